"""A person's flows on the map of Way Out West: place, bid and drop, buy, build, ride, settle, fight, retreat,
take; and what is refused says why."""

from __future__ import annotations

from tests.window.driver import Program, Tree

NAMES = ("Ana", "Boone", "Clem")
PEOPLE = "human:Ana,human:Boone,human:Clem"
PLACED = (
    "place abilene", "place abilene", "place kansas-city",
    "place abilene", "place deadwood", "place abilene",
    "place san-antonia", "place san-antonia", "place deadwood",
)  # fmt: skip
"""Ana has two cowboys in Abilene and one in San Antonia; Boone one each in Abilene, Deadwood and San Antonia;
Clem one each in Kansas City, Abilene and Deadwood."""
BIDS = ("bid 1", "drop", "drop")
"""Ana goes first for a dollar, then Clem, then Boone."""


# ---------------------------------------------------------------- eyes
def words(tree: Tree, id: str) -> str:
    return next((str(e["name"]) for e in tree["elements"] if e["id"] == id), "")


def has(tree: Tree, id: str) -> bool:
    return any(e["id"] == id for e in tree["elements"])


def moves(tree: Tree) -> bool:
    return any(e["moving"] for e in tree["elements"])


def asks(tree: Tree, seat: int) -> bool:
    """Does the table at rest ask the person on this seat?"""
    is_named = NAMES[seat] in words(tree, "text:prompt")
    return tree["state"] == "await-human" and tree["seat"] == seat and is_named and not moves(tree)


def turn_of(program: Program, seat: int) -> Tree:
    """The table when this person is asked."""
    return program.wait(lambda tree: asks(tree, seat))


def refused(program: Program, code: str) -> str:
    """Why something was refused, when everything is back in its place."""
    tree = program.wait(lambda now: now["code"] == code and not moves(now))
    reason = words(tree, "text:reason")
    assert reason, "it says why"
    return reason


def dollars(tree: Tree, seat: int) -> str:
    """What a seat has, as its board tells it."""
    return words(tree, f"seat:{seat}").split(": ")[1].split(",")[0]


def posters(tree: Tree, seat: int) -> str:
    return words(tree, f"seat:{seat}").split(", ")[-1]


# ---------------------------------------------------------------- sitting down
def sit(program: Program, seats: str = PEOPLE) -> None:
    program.start("play", "way-out-west", "--seats", seats, "--seed", "7")


def go_on(program: Program, *moves_made: tuple[int, str], **rules: int) -> None:
    """Take up a game in its first round of actions, after these moves."""
    made = [(-1, "roll 6 4 2"), *((i % 3, move) for i, move in enumerate(PLACED)), *enumerate(BIDS)]
    head = ['game = "way-out-west"', 'version = "0.1.0"', "seats = 3", "seed = 7"]
    head.append("players = [" + ", ".join(f'"human:{name}"' for name in NAMES) + "]")
    head += ['started = "2026-01-01T12:00:00+00:00"', "", "[rules]"]
    head += [f"{key} = {value}" for key, value in rules.items()]
    tables = [f'\n[[moves]]\nseat = {seat}\nmove = "{move}"' for seat, move in (*made, *moves_made)]
    folder = program.home / "records"
    folder.mkdir(parents=True)
    (folder / "left.toml").write_text("\n".join([*head, *tables, ""]), encoding="utf-8")
    program.start()
    program.click("button:continue")


# ---------------------------------------------------------------- set-up and bids
def test_three_people_place_cowboys_and_bid_for_the_turn_order(program: Program) -> None:
    sit(program)
    turn_of(program, 2)
    program.drag("supply:cowboys", "town:deadwood")
    tree = turn_of(program, 0)
    assert words(tree, "cowboy:deadwood:2") == "1 cowboy of Clem in Deadwood"
    program.click("box:hotel:0")
    assert refused(program, "wrong-phase") == "Now every player places cowboys, one at a time"
    program.click("town:abilene")
    tree = turn_of(program, 1)
    assert words(tree, "cowboy:abilene:0") == "1 cowboy of Ana in Abilene"
    assert words(tree, "supply:cowboys").endswith(": 9")
    program.drag("supply:cowboys", program.middle("text:round"))
    program.click("town:abilene")
    for seat in (2, 0, 1, 2, 0, 1):
        turn_of(program, seat)
        program.click("town:san-antonia" if seat else "town:abilene")

    tree = turn_of(program, 2)
    assert words(tree, "cowboy:abilene:0") == "3 cowboys of Ana in Abilene"
    assert words(tree, "cowboy:abilene:1") == "1 cowboy of Boone in Abilene"
    assert words(tree, "text:round") == "Round 1 of 12"
    assert words(tree, "button:done") == "Bid $1"
    program.click("button:more:bid")
    program.click("button:more:bid")
    program.wait(lambda now: words(now, "button:done") == "Bid $3")
    program.click("button:done")

    tree = turn_of(program, 0)
    assert words(tree, "bid:2") == "Clem, bids $3"
    program.drag("button:coin:5", "bid:0")
    program.wait(lambda now: words(now, "button:done") == "Bid $9")
    program.keys("minus", "Return")

    tree = turn_of(program, 1)
    assert words(tree, "button:drop") == "Drop out"
    program.click("button:drop")
    tree = turn_of(program, 2)
    assert words(tree, "bid:1") == "Boone, place 3 of the turn order"
    assert dollars(tree, 2) == "$20", "a bid is paid in the end"
    assert words(tree, "button:drop") == "Drop out, pay $3"
    program.click("button:drop")

    tree = turn_of(program, 0)
    assert words(tree, "bid:0") == "Ana, place 1 of the turn order"
    assert words(tree, "bid:2") == "Clem, place 2 of the turn order"
    assert [dollars(tree, seat) for seat in (0, 1, 2)] == ["$12", "$20", "$17"]


def test_the_others_place_and_bid_by_themselves(program: Program) -> None:
    sit(program, "human:Ana,greenhorn:Boone,greenhorn:Clem")
    for _cowboy in range(3):
        turn_of(program, 0)
        program.click("town:dodge-city")
    tree = program.wait(lambda now: asks(now, 0) and has(now, "button:drop"))
    assert words(tree, "cowboy:dodge-city:0") == "3 cowboys of Ana in Dodge City"
    posses = [e["name"] for e in tree["elements"] if e["id"].startswith("cowboy:")]
    for name in ("Boone", "Clem"):
        assert sum(int(posse.split()[0]) for posse in posses if f"of {name} in" in posse) == 3
    program.click("button:drop")
    program.wait(lambda now: asks(now, 0) and not has(now, "button:drop"))
    program.click("button:pass")
    tree = program.wait(lambda now: asks(now, 0) and not has(now, "button:drop"))
    used = {e["name"].split(": ")[1] for e in tree["elements"] if ": taken by " in e["name"]}
    assert used <= {"taken by Boone", "taken by Clem"}


# ---------------------------------------------------------------- actions
def test_the_first_token_is_a_ghost_and_the_second_pays(program: Program) -> None:
    go_on(program)
    turn_of(program, 0)
    program.drag("supply:cattle", "town:san-antonia")
    tree = program.wait_for("button:done")
    assert words(tree, "button:done") == "Pay $1"
    assert words(tree, "cattle:san-antonia:0") == "1 cow of Ana in San Antonia"
    assert dollars(tree, 0) == "$19", "nothing is paid yet"
    program.keys("Escape", "Escape")
    program.wait(lambda now: not has(now, "button:done") and not has(now, "cattle:san-antonia:0"))

    program.drag("box:cattle:0", "corral:san-antonia:2")
    program.wait_for("button:done")
    program.drag("supply:cattle", "town:san-antonia")
    tree = turn_of(program, 2)
    assert words(tree, "cattle:san-antonia:0") == "2 cattle of Ana in San Antonia"
    assert dollars(tree, 0) == "$17"
    assert words(tree, "box:cattle:0") == "Cattle: taken by Ana"

    program.click("supply:cowboys")
    program.click("town:kansas-city")
    tree = program.wait_for("button:done")
    assert dollars(tree, 2) == "$20"
    program.click("button:done")
    tree = turn_of(program, 1)
    assert words(tree, "cowboy:kansas-city:2") == "2 cowboys of Clem in Kansas City"
    assert dollars(tree, 2) == "$19"


def test_houses_riders_and_a_farmer_fill_the_round(program: Program) -> None:
    go_on(program)
    turn_of(program, 0)
    program.drag("box:hotel:0", "plot:abilene:3")
    tree = turn_of(program, 2)
    assert words(tree, "building:abilene:hotel") == "Hotel of Ana in Abilene"
    assert words(tree, "town:abilene").startswith("Abilene: size 1")
    assert dollars(tree, 0) == "$14"
    program.click("button:pass")

    turn_of(program, 1)
    program.drag("supply:farmer", "corral:deadwood:0")
    tree = turn_of(program, 0)
    assert words(tree, "farmer:deadwood") == "1 farmer in Deadwood"
    program.drag("cowboy:abilene:0", "town:kansas-city")
    program.wait(lambda now: words(now, "button:done") == "Ride, 1 cowboy")
    program.drag("cowboy:abilene:0", "town:dodge-city")
    program.wait(lambda now: words(now, "button:done") == "Ride, 2 cowboys")
    program.click("button:done")

    tree = turn_of(program, 2)
    assert not has(tree, "cowboy:abilene:0"), "both have left"
    assert words(tree, "cowboy:kansas-city:0") == "1 cowboy of Ana in Kansas City"
    assert words(tree, "cowboy:dodge-city:0") == "1 cowboy of Ana in Dodge City"
    program.click("cowboy:kansas-city:2")
    program.click("town:deadwood")
    program.wait(lambda now: words(now, "button:done") == "Ride, 1 cowboy")
    program.keys("Return")
    tree = turn_of(program, 1)
    assert words(tree, "cowboy:deadwood:2") == "2 cowboys of Clem in Deadwood"
    assert words(tree, "box:move-cowboys:1") == "Move cowboys: taken by Clem"
    program.click("button:pass")

    tree = turn_of(program, 0)
    assert words(tree, "text:round") == "Round 2 of 12"
    assert words(tree, "box:hotel:0") == "Hotel", "the notices are free again"
    assert has(tree, "button:drop"), "and the order is up for bids"


def test_what_is_refused_says_why_and_changes_nothing(program: Program) -> None:
    go_on(program, (0, "build jail abilene"), (2, "pass"))
    before = turn_of(program, 1)
    program.drag("supply:cattle", "town:abilene")
    assert "Abilene" in refused(program, "not-opened")
    program.drag("supply:cattle", "town:dodge-city")
    assert refused(program, "no-cowboy") == "You have no cowboy in Dodge City"
    program.click("box:jail:0")
    assert "taken until the round ends" in refused(program, "box-taken")
    tree = program.tree()
    assert asks(tree, 1)
    assert dollars(tree, 1) == "$20"
    assert [e["id"] for e in tree["elements"] if e["role"] == "token"] == [
        e["id"] for e in before["elements"] if e["role"] == "token"
    ]


def test_a_house_that_is_too_dear_says_what_it_costs(program: Program) -> None:
    go_on(program)
    turn_of(program, 0)
    program.click("box:train:0")
    assert refused(program, "no-money") == "That costs $20, and you have only $19"
    program.drag("box:hotel:0", "plot:deadwood:0")
    assert words(turn_of(program, 2), "building:deadwood:hotel") == "Hotel of Ana in Deadwood"


# ---------------------------------------------------------------- gunfights
def test_a_hotel_is_attacked_shot_for_left_and_taken(program: Program) -> None:
    go_on(program, (0, "build hotel abilene"), (2, "pass"))
    turn_of(program, 1)
    program.drag("cowboy:abilene:1", "building:abilene:hotel")
    tree = program.wait(lambda now: asks(now, 1) and has(now, "button:shoot"))
    assert "Boone wants a hotel of Ana, 1 against 2 guns" in words(tree, "text:fight")
    assert not has(tree, "town:abilene"), "the stage covers the map"
    program.click("button:shoot")

    tree = turn_of(program, 0)
    assert "Boone rolls 6: 1 hit Shot: 1 cowboy of Ana" in words(tree, "text:latest")
    assert words(tree, "supply:cowboys").endswith(": 7"), "he is back on her board"
    program.click("button:retreat")
    tree = program.wait_for("town:deadwood")
    assert [e["name"] for e in tree["elements"] if e["role"] == "town"] == [
        "retreat to San Antonia", "retreat to Kansas City", "retreat to Dodge City", "retreat to Deadwood"
    ]  # fmt: skip
    program.click("button:stand")
    program.wait(lambda now: not has(now, "town:deadwood"))
    program.click("button:retreat")
    program.click("town:deadwood")

    tree = program.wait(lambda now: asks(now, 1) and has(now, "button:take"))
    program.click("button:take")
    tree = turn_of(program, 0)
    assert words(tree, "building:abilene:hotel") == "Hotel of Boone in Abilene"
    assert words(tree, "cowboy:deadwood:0") == "1 cowboy of Ana in Deadwood"
    assert posters(tree, 1) == "1 wanted poster"
    assert words(tree, "box:gunfight:0") == "Gunfight: taken by Boone"


def test_riders_are_pulled_out_of_a_gunfight(program: Program) -> None:
    go_on(program, (0, "build hotel abilene"), (2, "gunfight abilene hotel 0"))
    program.wait(lambda now: asks(now, 2) and has(now, "button:shoot"))
    program.grip("cowboy:abilene:2")
    program.wait_for("town:deadwood")
    program.point("town:deadwood")
    program.release()
    tree = turn_of(program, 1)
    assert words(tree, "building:abilene:hotel") == "Hotel of Ana in Abilene"
    assert words(tree, "cowboy:deadwood:2") == "2 cowboys of Clem in Deadwood"
    assert posters(tree, 0) == "1 wanted poster", "who beats an attack off is wanted"


def test_the_owner_of_a_jail_sends_the_sheriff(program: Program) -> None:
    go_on(program, (0, "build hotel abilene"), (2, "build jail abilene"))
    turn_of(program, 1)
    program.click("cowboy:abilene:1")
    program.click("building:abilene:hotel")
    tree = program.wait(lambda now: asks(now, 2) and has(now, "button:join"))
    assert words(tree, "button:join") == "Join the defence"
    assert "1 against 2 guns" in words(tree, "text:fight")
    program.click("button:join")
    tree = program.wait(lambda now: asks(now, 1) and has(now, "button:shoot"))
    assert "1 against 3 guns" in words(tree, "text:fight")
    program.click("button:shoot")
    tree = program.wait(lambda now: asks(now, 0) and has(now, "button:shoot"))
    assert words(tree, "text:prompt").endswith("Boone has shot: now Ana answers.")
    assert "1 against 2 guns" in words(tree, "text:fight"), "one has fallen, the sheriff has not"
    program.click("button:shoot")
    tree = program.wait(lambda now: asks(now, 0) and not has(now, "text:fight"))
    assert "Ana has beaten the attack in Abilene off" in words(tree, "text:latest")
    assert not has(tree, "cowboy:abilene:1")
    assert posters(tree, 0) == "1 wanted poster"
    assert words(tree, "building:abilene:hotel") == "Hotel of Ana in Abilene"


def test_one_or_two_cattle_of_a_rival(program: Program) -> None:
    go_on(program, (0, "pass"), (2, "pass"), (1, "cattle san-antonia 2"))
    turn_of(program, 0)
    program.drag("cowboy:san-antonia:0", "cattle:san-antonia:1")
    program.wait_for("button:one")
    program.click("button:two")
    tree = program.wait(lambda now: asks(now, 1) and has(now, "button:shoot"))
    assert "Ana wants 2 cattle of Boone, 1 against 1" in words(tree, "text:fight")
    assert "both shoot at the same time" in words(tree, "text:prompt")
    program.click("button:retreat")
    program.click("town:deadwood")
    program.wait(lambda now: asks(now, 0) and has(now, "button:take"))
    program.click("button:take")
    tree = turn_of(program, 2)
    assert words(tree, "cattle:san-antonia:0") == "2 cattle of Ana in San Antonia"
    assert not has(tree, "cattle:san-antonia:1")


def test_the_only_poster_is_claimed_from_who_has_it(program: Program) -> None:
    warded_off = [(2, "gunfight abilene hotel 0"), (2, "retreat deadwood")]
    lost = [(1, "gunfight abilene hotel 0"), (1, "shoot"), (-1, "roll 6"), (0, "retreat deadwood")]
    go_on(program, (0, "build hotel abilene"), *warded_off, *lost, wanted=1)
    tree = program.wait(lambda now: asks(now, 1) and has(now, "button:remove"))
    assert [posters(tree, seat) for seat in (0, 1)] == ["1 wanted poster", "0 wanted posters"]
    program.click("button:remove")
    tree = program.wait(lambda now: asks(now, 1) and not has(now, "button:remove"))
    assert "Click the board of one who has a poster." in words(tree, "text:prompt")
    program.click("seat:2")
    assert refused(program, "no-poster") == "Clem has no wanted poster"
    program.click("seat:0")
    tree = program.wait(lambda now: asks(now, 0) and not has(now, "text:fight"))
    assert [posters(tree, seat) for seat in (0, 1)] == ["0 wanted posters", "1 wanted poster"]
    assert not has(tree, "building:abilene:hotel")
    assert words(tree, "town:abilene").startswith("Abilene: size 0")


def test_a_gunfight_is_called_off_before_the_first_shot(program: Program) -> None:
    go_on(program, (0, "build hotel abilene"), (2, "pass"))
    turn_of(program, 1)
    program.drag("cowboy:abilene:1", "building:abilene:hotel")
    program.wait(lambda now: asks(now, 1) and has(now, "button:shoot"))
    program.click("button:undo")
    tree = program.wait(lambda now: asks(now, 1) and not has(now, "text:fight"))
    assert words(tree, "building:abilene:hotel") == "Hotel of Ana in Abilene"
    assert words(tree, "box:gunfight:0") == "Gunfight"


def test_killed_in_a_gunfight_it_goes_on_there(program: Program) -> None:
    go_on(program, (0, "build hotel abilene"), (2, "pass"))
    turn_of(program, 1)
    program.drag("cowboy:abilene:1", "building:abilene:hotel")
    program.wait(lambda now: asks(now, 1) and has(now, "button:shoot"))
    program.click("button:shoot")
    before = turn_of(program, 0)
    program.kill()
    program.start()
    program.click("button:continue")
    tree = turn_of(program, 0)
    assert words(tree, "text:fight") == words(before, "text:fight")
    assert words(tree, "text:prompt") == words(before, "text:prompt")
    assert has(tree, "button:shoot")


# ---------------------------------------------------------------- the end
def test_the_last_pass_brings_income_and_the_results(program: Program) -> None:
    first = [(seat, "pass") for seat in (0, 2, 1)]
    second = [(0, "drop"), (2, "drop"), *[(seat, "pass") for seat in (1, 2, 0)] * 2]
    third = [(1, "drop"), (2, "drop"), *[(seat, "pass") for seat in (0, 2, 1, 0, 2)]]
    go_on(program, (0, "build hotel abilene"), *first[1:], *first, *second, *third, rounds=3)
    turn_of(program, 1)
    program.click("button:pass")
    tree = program.wait_state("game-over", scene="results:")
    assert words(tree, "text:winner") == "Boone and Clem win"
    assert words(tree, "text:ledger:0") == "Buildings, by the size of their towns: Ana 1, Boone 0, Clem 0"
    assert words(tree, "text:ledger:2") == "Towns controlled: Ana 1, Boone 0, Clem 0"
    assert words(tree, "text:ledger:6") == "Dollars left: Ana 16, Boone 20, Clem 20", (
        "two guests at the hotel"
    )

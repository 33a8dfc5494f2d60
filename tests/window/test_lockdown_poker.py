"""A person's flows at Lockdown Poker's table: lock, switch, draw, bet, raise, fold, go all in, play the
Sheriff out of turn, look at the seventh card in private; and the curtain between people."""

from __future__ import annotations

from tests.window.driver import Program, Tree

PEOPLE = "human:Ana,human:Kid"
NAMES = ("Ana", "Kid")
DOWN = 80
"""Pixels that a card is slid down to be locked."""


def words(tree: Tree, id: str) -> str:
    return next((str(e["name"]) for e in tree["elements"] if e["id"] == id), "")


def has(tree: Tree, id: str) -> bool:
    return any(e["id"] == id for e in tree["elements"])


def moves(tree: Tree) -> bool:
    return any(e["moving"] for e in tree["elements"])


def row(tree: Tree, seat: int) -> list[str]:
    """The open cards in front of a seat, from left to right, as ids."""
    return [e["id"] for e in tree["elements"] if e["id"].startswith(f"up:{seat}:")]


def across(id: str) -> str:
    """The same card in front of the other of two people."""
    kind, seat, card = id.split(":")
    return f"{kind}:{1 - int(seat)}:{card}"


def accepted(tree: Tree, id: str) -> list[str]:
    """What an element may be dropped on."""
    return next((list(e["accepts"]) for e in tree["elements"] if e["id"] == id), [])


def sit(program: Program, seats: str, seed: int, **rules: str | int) -> None:
    """Sit down at a table, with the house rules from a file if there are any."""
    command = ["play", "lockdown-poker", "--seats", seats, "--seed", str(seed)]
    if rules:
        file = program.folder / "house.toml"
        lines = [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
                 for key, value in rules.items()]  # fmt: skip
        file.write_text("\n".join(lines), encoding="utf-8")
        command += ["--rules", str(file)]
    program.start(*command)


def rest(program: Program) -> Tree:
    """The table when a person is asked and nothing moves any more."""
    return program.wait(lambda tree: tree["state"] == "await-human" and not moves(tree))


def refused(program: Program) -> Tree:
    """The table after a refusal, when everything is back in its place."""
    return program.wait(lambda tree: tree["code"] is not None and not moves(tree))


def lift(program: Program) -> Tree:
    """Through the curtain, behind which no card is seen, to the table of the person whom it calls."""
    tree = program.wait_state("curtain", scene="curtain:")
    assert [e for e in tree["elements"] if e["role"] not in ("text", "button")] == []
    called = words(tree, "text:curtain")
    program.click("button:ready")
    tree = rest(program)
    assert called.startswith(f"Pass the table to {NAMES[tree['seat']]}.")
    for card in (e for e in tree["elements"] if e["id"].startswith(("hole:", "seventh:"))):
        is_own_seventh = card["id"] == f"seventh:{tree['seat']}"
        assert card["name"].endswith("face down") != is_own_seventh
    return tree


def make_them_wait(program: Program) -> Tree:
    """The AI seats wait for a word; on a busy machine one of them may have moved before they were told."""
    for _turn in range(3):
        tree = program.wait_for("button:sheriff-mode")
        turn = words(tree, "text:prompt")
        program.click("button:sheriff-mode")
        tree = program.wait(lambda now: has(now, "button:continue") or words(now, "text:prompt") != turn)  # noqa: B023
        if has(tree, "button:continue"):
            return tree
    raise AssertionError("nobody waits")


def dead_cards(tree: Tree) -> int:
    """How many cards lie on the dead pile."""
    return int(words(tree, "dead").rpartition(" ")[2])


# ---------------------------------------------------------------- switching
def test_two_people_lock_switch_and_draw_through_the_curtain(program: Program) -> None:
    sit(program, PEOPLE, 3)
    tree = lift(program)
    me = tree["seat"]
    kept, open_card = row(tree, me)
    x, y = program.middle(kept)
    program.drag(kept, (x, y + DOWN))

    tree = lift(program)
    assert tree["seat"] == 1 - me
    assert words(tree, kept).endswith(f"of {NAMES[me]}, locked")
    assert words(tree, f"text:deed:{me}").startswith("locked the ")
    first, second = row(tree, 1 - me)
    home = program.middle(first)
    program.drag(first, kept)
    tree = refused(program)
    assert tree["code"] == "locked"
    assert f"Locked by {NAMES[me]}" in words(tree, "text:reason")
    assert program.middle(first) == home, "it came home"
    assert row(tree, me) == [kept, open_card]

    program.drag(second, open_card)
    tree = lift(program)
    assert "round 2 of 4" in words(tree, "text:round"), "both have had their turn"
    assert words(tree, across(second)).endswith(f"of {NAMES[me]}"), "what is given is not locked"
    assert words(tree, across(open_card)).endswith(f"of {NAMES[1 - me]}, locked"), "what is taken is"

    drawer = tree["seat"]
    before, lost = row(tree, drawer), row(tree, drawer)[0]
    assert words(tree, "dead") == "dead cards: 0"
    program.drag(lost, "deck")
    tree = lift(program)
    assert words(tree, "dead") == "dead cards: 1"
    after = row(tree, drawer)
    assert len(after) == len(before)
    assert after[1:] == before[1:]
    assert after[0] != lost
    assert words(tree, f"text:deed:{drawer}").startswith("drew the ")


# ---------------------------------------------------------------- chips
def to_the_betting(program: Program) -> Tree:
    """Both let the switching round pass; the table of who bets first."""
    for _seat in range(2):
        lift(program)
        program.click("button:stand")
    tree = lift(program)
    assert words(tree, "text:round").startswith("Betting, round 1 of 5")
    return tree


def test_a_bet_a_raise_and_a_fold(program: Program) -> None:
    sit(program, PEOPLE, 3, scoring="money")
    bettor = to_the_betting(program)["seat"]
    program.drag(f"chips:{bettor}", "pot")

    tree = lift(program)
    assert words(tree, f"chips:{bettor}").endswith("47, 2 bet")
    assert words(tree, f"text:deed:{bettor}") == "bet 2"
    assert words(tree, "button:call") == "Call 2"
    program.click("button:raise")

    tree = lift(program)
    assert tree["seat"] == bettor
    assert words(tree, f"text:deed:{1 - bettor}") == "raised to 4"
    program.click("button:fold")

    tree = program.wait(lambda now: now["state"] == "hand-over" and has(now, "button:deal"))
    assert words(tree, "text:winner") == f"{NAMES[1 - bettor]} wins 8"
    assert words(tree, f"text:showing:{bettor}") == "folded"
    assert words(tree, f"hole:{1 - bettor}").endswith("face down"), "the pot is taken unseen"
    assert words(tree, f"chips:{1 - bettor}").endswith(": 53")
    assert words(tree, f"chips:{bettor}").endswith(": 47")

    program.click("button:deal")
    tree = lift(program)
    assert words(tree, "pot") == "pot: 2 chips", "the next hand is dealt for an ante"


def test_without_a_limit_the_chips_say_how_much(program: Program) -> None:
    sit(program, PEOPLE, 3, scoring="money", limit="none")
    bettor = to_the_betting(program)["seat"]
    program.drag("button:chip:10", "pot")
    program.wait_for("button:bet:12")
    program.click("button:chip:5")
    program.wait_for("button:bet:17")
    program.drag(f"chips:{bettor}", "pot")

    tree = lift(program)
    assert words(tree, f"text:deed:{bettor}") == "bet 17"
    assert words(tree, "button:call") == "Call 17"
    program.click("button:all-in")
    program.click("button:raise:49")

    tree = lift(program)
    assert words(tree, f"text:deed:{1 - bettor}") == "all in: 49"
    assert words(tree, "button:call") == "Call 32"
    program.click("button:fold")
    tree = program.wait_state("hand-over")
    assert words(tree, f"chips:{bettor}").endswith(": 32")


# ---------------------------------------------------------------- the Sheriff
def test_the_sheriff_is_played_while_an_ai_seat_thinks(program: Program) -> None:
    sit(program, "human:Ana,greenhorn:Kid,greenhorn:Ruby,greenhorn:Doc", 195)
    tree = make_them_wait(program)
    assert tree["state"] == "await-ai", "the others wait for a word"
    prize = accepted(tree, "sheriff:0")[-1]
    assert not has(tree, "button:stand"), "it is not her turn"
    buried = dead_cards(tree)  # by who moved before they were told to wait
    program.drag("sheriff:0", prize)

    _up, seat, card = prize.split(":")
    tree = program.wait(lambda now: has(now, f"up:0:{card}") and now["state"] != "animating")
    assert words(tree, f"up:0:{card}").endswith("of Ana, locked")
    assert not has(tree, prize)
    assert len(row(tree, int(seat))) == 2, "who was robbed is dealt another card"
    assert dead_cards(tree) > buried, "he lies there, and what the others have drawn away since"
    assert not has(tree, "sheriff:0")
    tree = program.wait_for("button:stand")
    assert tree["state"] == "await-human", "her own turn comes all the same"
    assert words(tree, "text:deed:0") == "played the Sheriff"


def test_the_sheriff_is_played_in_another_persons_turn(program: Program) -> None:
    sit(program, PEOPLE, 53)
    tree = lift(program)
    assert tree["seat"] == 0
    kept, other = row(tree, 0)
    program.drag("sheriff:1", "up:1:3D")
    tree = refused(program)
    assert tree["code"] == "self"
    assert has(tree, "sheriff:1"), "nothing has happened"

    program.drag("sheriff:1", kept)
    tree = lift(program)
    assert words(tree, across(kept)).endswith("of Kid, locked")
    assert tree["seat"] == 0, "Ana's turn goes on"
    assert has(tree, "button:stand")
    assert len(row(tree, 0)) == 2
    assert row(tree, 0)[1] == other
    assert not has(tree, "sheriff:1")


def test_everybody_looks_in_private_and_the_sheriff_is_found_there(program: Program) -> None:
    sit(program, PEOPLE, 56, hands=1)
    tree = lift(program)
    while has(tree, "button:stand"):
        program.click("button:stand")
        tree = lift(program)
    assert tree["seat"] == 0
    assert words(tree, "text:prompt") == "Ana: this is your seventh card"
    assert words(tree, "seventh:0") == "the 8 of spades of Ana"
    program.click("button:ready")

    tree = lift(program)
    assert tree["seat"] == 1
    assert "hold the Sheriff" in words(tree, "text:prompt")
    assert {"hole:0", "seventh:0", "up:0:X2"} <= set(accepted(tree, "seventh:1"))
    program.drag("seventh:1", "up:0:X2")

    tree = program.wait_state("game-over", scene="results:")
    assert words(tree, "text:winner") == "Kid wins"
    assert "Sheriffs played: Ana 0, Kid 1" in [e["name"] for e in tree["elements"]]


def test_killed_in_a_private_look_it_comes_back_behind_a_curtain(program: Program) -> None:
    """Nobody sees another's seventh card by pulling the plug."""
    sit(program, PEOPLE, 56, hands=1)
    tree = lift(program)
    while has(tree, "button:stand"):
        program.click("button:stand")
        tree = lift(program)
    assert has(tree, "seventh:0")
    program.kill()
    program.start()
    program.click("button:continue")
    tree = lift(program)
    assert tree["seat"] == 0
    assert words(tree, "seventh:0") == "the 8 of spades of Ana"
    program.click("button:ready")
    tree = lift(program)
    assert words(tree, "seventh:1") == "the Sheriff of Kid"
    program.click("button:ready")
    program.wait_state("game-over", scene="results:")


def test_the_sheriff_button_asks_whose_and_shows_nothing_to_others(program: Program) -> None:
    sit(program, PEOPLE, 3)
    asked = lift(program)["seat"]
    program.click("button:sheriff")
    tree = program.wait_for("dialog:whose")
    assert "Whose Sheriff?" in words(tree, "dialog:whose")
    program.click(f"button:whose:{1 - asked}")
    tree = lift(program)
    assert tree["seat"] == 1 - asked
    assert not has(tree, "button:stand"), "it is still the other's turn"
    program.click("button:ready")
    tree = lift(program)
    assert tree["seat"] == asked
    assert has(tree, "button:stand")

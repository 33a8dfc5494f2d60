"""Wyoming Cowboy by brute force and in its details: guns, lists against refusals, draws, scoring, endings,
events."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from tabletop.core.cards import CARD_TEXT, RANKS, parse_cards
from tabletop.core.game import CHANCE, Feed, PositionError
from tabletop.core.options import RulesError, changed_rules, in_tables, make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy import events
from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, GUNS, ONE_DECK, deck, gun_of, is_gun
from tabletop.games.wyoming_cowboy.moves import DRAWS, Pull, Shoot, pass_of
from tabletop.games.wyoming_cowboy.scoring import LINES
from tabletop.games.wyoming_cowboy.state import State
from tests.unit.wyoming_setup import at, code, kinds, play, texts, turn


# -------------------------------------------------------------------- guns
def gun_by_hand(cards: tuple[int, ...]) -> str | None:
    """The gun that cards make, read off the rule page's table."""
    ranks = "".join(sorted(RANKS[card >> 2] for card in cards))
    one_suit = len({card & 3 for card in cards}) == 1
    named = {
        "22": ".22",
        "38": ".38",
        "357": ".357q" if one_suit else ".357",
        "45": ".45" if one_suit else None,
    }
    return named.get(ranks)


def test_every_gun_there_is_and_no_other() -> None:
    made = [
        gun_of(name, cards)
        for size in (1, 2, 3, 4)
        for cards in combinations_with_replacement(sorted(set(range(28))), size)
        if (name := gun_by_hand(cards)) is not None
    ]
    assert sorted(made) == sorted(GUNS)
    assert Counter(gun.name for gun in GUNS) == {".22": 10, ".38": 16, ".357": 60, ".357q": 4, ".45": 4}


def test_cards_make_a_gun_exactly_under_its_own_name() -> None:
    for gun in GUNS:
        for name in GUN_NAMES:
            assert is_gun(gun_of(name, gun.cards)) == (name == gun.name)


@pytest.mark.parametrize("seats", [3, 5])
def test_pulls_and_shots_listed_are_those_accepted(seats: int) -> None:
    """Over every gun there is, at every target there can be, from many dealt tables."""
    for seed in range(12):
        s = crowded(seats, seed)
        listed = set(GAME.legal(s, 0))
        tries: list[Any] = [Pull("gun", gun) for gun in GUNS]
        aims = [None, *GUNS, *range(44, 48), 40]
        for gun in GUNS:
            if any(gun == GUNS[other] for guns in s.guns for other in guns):
                tries += [Shoot("shoot", gun, target, aim) for target in range(seats + 1) for aim in aims]
        for move in tries:
            assert (GAME.why_not(s, 0, move) is None) == (move in listed), GAME.move_text(move)
        kinds_listed = Counter(move[0] for move in listed)
        assert sum(kinds_listed.values()) == len(GAME.legal(s, 0))


def crowded(seats: int, seed: int) -> State:
    """Seat 0 to act among many guns and protected cowboys, some of the guns fresh."""
    source = Stream(seed)
    cards = deck(1 if seats < 5 else 2)
    source.shuffle(cards)
    rows: list[list[str]] = []
    left = Counter(cards)
    for _ in range(seats):
        row = []
        for _ in range(3):
            gun = source.choice(GUNS)
            need = Counter(gun.cards)
            if all(left[card] >= count for card, count in need.items()):
                left.subtract(need)
                row.append(str(gun) + "*" * (source.below(4) == 0))
        rows.append(row)
    kings = [card for card in left.elements() if card >> 2 == 11][:3]
    left.subtract(kings)
    cowboys = ["" if i >= len(kings) else CARD_TEXT[kings[i]] for i in range(seats)]
    return at(
        {"phase": "action", "to_act": 0, "dealer": seats - 1, "guns": rows, "cowboys": cowboys}, seats=seats
    )


def test_passes_listed_are_those_accepted() -> None:
    s = at({"dealer": 0})
    play(s, "direction left")
    listed = {move[1] for move in GAME.legal(s, 1)}
    assert len(listed) == 35
    accepted = {
        cards
        for size in range(1, 5)
        for cards in combinations(s.hands[1], size)
        if GAME.why_not(s, 1, pass_of(cards)) is None
    }
    assert listed == accepted


# -------------------------------------------------------------------- draws
def test_draws_by_every_state_of_the_piles() -> None:
    """Against a plain count, for all small piles, with and without a 5, own cards, Jeff's rules."""
    for draw in range(3):
        for discard in range(4):
            for shot in range(3):
                for laid in range(min(discard, 2) + 1):
                    for five in (False, True):
                        for jeff in (False, True):
                            check_draws(draw, discard, shot, laid, five, jeff)


def check_draws(draw: int, discard: int, shot: int, laid: int, five: bool, jeff: bool) -> None:
    rules = make_rules(GAME.options, {"edition": "jeff" if jeff else "melissa"})
    s = GAME.new(3, rules)
    cards = list(range(20))
    s.phase, s.acting, s.turn, s.dealer = "draw", (0,), 0, 2
    s.draw = [cards.pop() for _ in range(draw)]
    s.discard = [cards.pop() for _ in range(discard)]
    s.shot = [cards.pop() for _ in range(shot)]
    s.laid, s.five, s.spent = laid, five, jeff
    pile = draw + max(0, discard - 1) + max(0, shot - 1)
    pile_after_top = draw + max(0, discard - 2) + max(0, shot - 1)
    top = discard > laid
    expected = {
        "pile": pile >= 1,
        "top": top and not jeff,
        "pile pile": five and pile >= 2 and not jeff,
        "pile top": five and top and pile_after_top >= 1 and not jeff,
    }
    listed = {move[1] for move in GAME.legal(s, 0)}
    assert listed == {sources for sources, can in expected.items() if can}, (draw, discard, shot, laid, five)
    for sources, can in expected.items():
        refusal = GAME.why_not(s, 0, DRAWS[sources])
        assert (refusal is None) == can
        if refusal is not None and "top" not in sources and five and not jeff:
            assert refusal.code == "nothing-to-draw"


def test_what_was_drawn_and_shuffled_is_where_it_should_be() -> None:
    """Many random games: a reshuffle leaves the two top cards, and the pile holds nothing else of it."""
    for seed in range(6):
        s = GAME.new(4, make_rules(GAME.options))
        source = Stream(seed)
        shuffles = chances = 0
        while GAME.over(s) != "game":
            actors = GAME.actors(s)
            if actors == (CHANCE,):
                move = GAME.chance(s, stream(seed, chances))
                chances += 1
                tops = (s.discard[-1:], s.shot[-1:])
                before = sorted((*s.discard, *s.shot))
                GAME.play(s, CHANCE, move)
                if move[0] == "shuffle":
                    shuffles += 1
                    assert sorted((*move[1], *tops[0], *tops[1])) == before
                    assert (s.discard[:1], s.shot) == tops
            elif actors:
                GAME.play(s, actors[0], source.choice(GAME.legal(s, actors[0])))
            else:
                GAME.play(s, CHANCE, GAME.next_hand(s))
        assert shuffles


# -------------------------------------------------------------------- forced chance
def test_forced_cards_are_drawn_by_victims_too() -> None:
    s = turn("8D", "KH 4S", "QC", guns=[[".38 3S 8H"], [], []])
    play(s, "shoot .38 3S8H at 1")
    feed = Feed([], parse_cards("2C"), [])
    move = GAME.parse_move("give KH")
    GAME.bring(s, 1, move, feed)
    GAME.play(s, 1, move)
    assert feed.cards == []
    assert s.hands[1] == parse_cards("2C 4S")


@pytest.mark.parametrize(
    ("rules", "aces", "move"),
    [({"victim_draws": False}, 4, "give KH"), ({}, 1, "give KH"), ({}, 4, "give 6H")],
)
def test_forced_cards_wait_where_nothing_is_drawn(rules: dict[str, Any], aces: int, move: str) -> None:
    s = turn("8D", "KH 6H", "QC", guns=[[".22 2S 2H"], [], []], aces=aces, rules=rules)
    play(s, "shoot .22 2S2H at 1")
    feed = Feed([], parse_cards("2C"), [])
    GAME.bring(s, 1, GAME.parse_move(move), feed)
    assert feed.cards == parse_cards("2C")


def test_a_card_that_is_not_there_cannot_be_forced() -> None:
    s = turn("8D 9D", "KH", "QC", phase="draw")
    with pytest.raises(PositionError) as error:
        GAME.bring(s, 0, GAME.parse_move("draw pile"), Feed([], parse_cards("KH"), []))
    assert error.value.key == "cards"
    s = turn("8D", "JH", "QC", guns=[[".38 3S 8H"], [], []])
    GAME.play(s, 0, GAME.parse_move("shoot .38 3S8H at 1"))
    with pytest.raises(PositionError) as error:
        GAME.forced_chance(s, Feed([], [], parse_cards("QC")), stream(1, 1))
    assert error.value.key == "wounds"


# -------------------------------------------------------------------- scoring
def points_by_hand(s: State, seat: int, credit: int) -> dict[str, int]:
    """The rule page's table once more, the long way round."""
    p = s.house.points
    ranks = Counter(RANKS[card >> 2] for card in s.hands[seat])
    sets = [ranks["Q"], ranks["J"]]
    out = {
        "tens": len(s.tens[seat]) * p.ten,
        "ending": p.ending * (seat == credit),
        "delay": p.delay * (ranks["T"] > 0 or ranks["2"] > 1),
        "couples": len(s.couples[seat]) * p.couple,
        "cowboys": len(s.cowboys[seat]) * p.cowboy,
        "kings": ranks["K"] * p.king,
        "queens_jacks": ranks["Q"] * p.queen + ranks["J"] * p.jack,
        "collections": sum(p.three for n in sets if n == 3) + sum(p.four for n in sets if n > 3),
        "sixes": ranks["6"] * p.six,
    }
    return {**out, "total": sum(out.values())}


def test_every_end_of_a_hand_counts_as_the_table_says() -> None:
    whys = Counter[str]()
    for seed in range(40):
        seats = 3 + seed % 4
        rules = random_rules(GAME.options, Stream(seed)) if seed % 2 else make_rules(GAME.options)
        s = GAME.new(seats, rules)
        source = Stream(seed)
        chances = 0
        while GAME.over(s) is None:
            actors = GAME.actors(s)
            seat = actors[source.below(len(actors))]
            move = (
                GAME.chance(s, stream(seed, chances))
                if seat == CHANCE
                else source.choice(GAME.legal(s, seat))
            )
            chances += seat == CHANCE
            log: list[Any] = []
            GAME.play(s, seat, move, log)
        end = next(event for event in log if isinstance(event, events.HandOver))
        whys[end.why] += 1
        assert (end.seat == CHANCE) == (end.why == "stall")
        assert end.seat in (CHANCE, s.turn)
        expected = [points_by_hand(s, i, end.seat) for i in range(seats)]
        assert [dict(zip(LINES, table, strict=True)) for table in end.tables] == expected
        assert list(end.scores) == GAME.scores(s) == [table["total"] for table in expected]
        assert GAME.position(s)["hand_scores"] == expected
    assert set(whys) == {"tens", "aces", "stall"}


@pytest.mark.parametrize(
    ("scores", "rules", "hand", "over"),
    [
        ([199, 0, 0], {}, 0, "hand"),
        ([200, 0, 0], {}, 0, "game"),
        ([200, 200, 0], {}, 0, "hand"),
        ([250, 200, 200], {}, 0, "game"),
        ([900, 0, 0], {"hand_limit": 2}, 0, "hand"),
        ([0, 0, 0], {"hand_limit": 2}, 1, "game"),
        ([5, 0, 0], {"target": 5}, 0, "game"),
    ],
)
def test_when_a_game_is_over(scores: list[int], rules: dict[str, Any], hand: int, over: str) -> None:
    s = at({"phase": "over", "hands": ["", "", ""], "scores": scores, "hand": hand}, rules)
    assert GAME.over(s) == over
    best = max(scores)
    assert GAME.winners(s) == ([i for i, n in enumerate(scores) if n == best] if over == "game" else [])


# -------------------------------------------------------------------- events
def test_a_turn_as_events() -> None:
    s = turn("KS QS 5D", "4H", "QC", discard="3D")
    log = play(s, "couple S", "discard 5D", "draw pile top")
    assert kinds(log) == ["couple-shown", "discarded", "took-top", "drew", "turn-began"]
    assert log[0] == events.CoupleShown(0, tuple(parse_cards("QS KS")))
    assert log[2] == events.TookTop(0, parse_cards("3D")[0])
    assert log[4] == events.TurnBegan(1, 1)


def test_shots_as_events() -> None:
    s = turn("8D", "KH 4S 6C", "9C", "", guns=[[".22 2S 2H", ".38 3S 8H", ".357 3D 5D 7S"], [], [], []])
    log = play(
        s, "shoot .22 2S2H at 1", "give 6C", "shoot .357 3D5D7S at 3", "shoot .38 3S8H at 1", "give KH"
    )
    asked = ["shot-at-hand", "answer-due"]
    assert kinds(log) == [*asked, "backfired", "shot-at-hand", "missed", *asked, "hit", "drew"]
    assert log[2] == events.Backfired(1, 0, parse_cards("6C")[0])
    assert log[4] == events.Missed(3, 0, True)
    assert log[7] == events.Hit(1, 0, 3, parse_cards("KH")[0])
    assert isinstance(log[8], events.Drew) and (log[8].seat, log[8].why) == (1, "hit")


def test_a_nine_as_events() -> None:
    s = turn("9S 4D 4C", "4H", "")
    log = play(s, "nine 9S left", "0: pass 4D 4C", "1: pass 4H")
    assert (
        kinds(log)
        == ["nine-laid", "pass-chosen", "pass-chosen", "cards-passed", "cards-passed", "nothing-drawn"][:5]
    )
    assert log[3:] == [
        events.CardsPassed(0, 1, tuple(parse_cards("4D 4C"))),
        events.CardsPassed(1, 2, tuple(parse_cards("4H"))),
    ]
    # nothing came to the passer: his empty hand skips the discard
    assert s.phase == "draw"


def test_why_a_victim_drew_survives_the_reshuffle() -> None:
    """The event after a reshuffle says what the draw was for, whatever lies on the shot pile."""
    for hand, answer, why in (("KH 4S", ["give KH"], "hit"), ("JH 4S", [], "wound")):
        named: dict[str, Any] = {"discard": "3C QD", "shot": "9S 9H", "draw": ""}
        used = set(parse_cards(f"8D 7C {hand} 3C QD 9S 9H 3S 8H"))
        rest = " ".join(CARD_TEXT[card] for card in ONE_DECK if card not in used)
        s = turn("8D 7C", hand, rest, guns=[[".38 3S 8H"], [], []], **named)
        log = play(s, "shoot .38 3S8H at 1", *answer)
        drew = next(event for event in log if isinstance(event, events.Drew))
        assert (drew.seat, drew.why) == (1, why)
        assert "shuffled" in kinds(log)
        assert s.phase == "discard"


# -------------------------------------------------------------------- house rules
def test_points_stand_in_a_table() -> None:
    rules = make_rules(GAME.options, {"points": {"ten": 1, "six": -7}, "target": 50})
    assert changed_rules(GAME.options, rules) == {"target": 50, "points.ten": 1, "points.six": -7}
    assert in_tables(changed_rules(GAME.options, rules)) == {"target": 50, "points": {"ten": 1, "six": -7}}


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"points": {"ten": 1001}}, "points.ten"),
        ({"points": {"ten": -1001}}, "points.ten"),
        ({"points": {"eleven": 1}}, "points.eleven"),
        ({"points": 5}, "points"),
        ({"stall_rounds": 0}, "stall_rounds"),
        ({"stall_rounds": 1001}, "stall_rounds"),
        ({"target": 0}, "target"),
        ({"target": 10001}, "target"),
        ({"hand_limit": -1}, "hand_limit"),
        ({"hand_limit": 1001}, "hand_limit"),
        ({"edition": "lefty"}, "edition"),
        ({"flesh_wound": 1}, "flesh_wound"),
        ({"decks": 2}, "decks"),
    ],
)
def test_bad_house_rules_are_named(given: dict[str, Any], name: str) -> None:
    with pytest.raises(RulesError) as error:
        make_rules(GAME.options, given)
    (problem,) = error.value.problems
    assert dict(problem.facts)["key"] == name


def test_drawn_house_rules_are_within_the_ranges() -> None:
    for seed in range(30):
        rules = random_rules(GAME.options, Stream(seed))
        nested = in_tables(rules.as_dict())
        assert make_rules(GAME.options, nested) == rules


# -------------------------------------------------------------------- two decks, seats
@pytest.mark.parametrize(("seats", "cards", "aces"), [(3, 48, 4), (4, 48, 4), (5, 96, 8), (6, 96, 8)])
def test_a_deal_by_seats(seats: int, cards: int, aces: int) -> None:
    s = GAME.new(seats, make_rules(GAME.options))
    for k in range(2):
        GAME.play(s, CHANCE, GAME.chance(s, stream(1, k)))
    assert [len(hand) for hand in s.hands] == [7] * seats
    assert len(GAME.cards(s)) == cards
    assert s.aces == aces
    assert GAME.actors(s) == (s.dealer,)


def test_the_table_makes_no_player_s_move() -> None:
    """Some phases have the name of the move that is due in them."""
    for phase, move in (("direction", "direction left"), ("discard", "discard 2S"), ("draw", "draw pile")):
        s = at({"phase": phase}) if phase == "direction" else turn("2S 3D", phase=phase)
        assert code(s, CHANCE, move) == "wrong-phase"


def test_the_deal_goes_round_to_the_right() -> None:
    s = at({"phase": "over", "dealer": 0, "hands": ["", "", "", ""]}, seats=4)
    dealers = []
    for _ in range(4):
        play(s, "-1: next-hand")
        dealers.append(s.dealer)
        s.phase, s.acting = "over", ()
    assert dealers == [3, 2, 1, 0]


def test_equal_guns_are_fired_one_after_the_other() -> None:
    s = turn("", "", "", "", "", guns=[[".38 3D 8D", ".38 3D 8D*"], [], [], [], []])
    assert texts(s) == ["nothing", *(f"shoot .38 3D8D at {n}" for n in range(1, 5))]
    play(s, "shoot .38 3D8D at 1")
    # the other one is fresh
    assert s.phase in ("draw", "discard")
    s = turn("", "", "", "", "", guns=[[".38 3D 8D", ".38 3D 8D"], [], [], [], []])
    play(s, "shoot .38 3D8D at 1")
    play(s, "shoot .38 3D8D at 1")
    assert s.phase == "draw"


def test_a_fresh_equal_gun_is_refused_as_fresh() -> None:
    s = turn("9C", "", "", "", "", guns=[[".38 3D 8D", ".38 3D 8D*", ".22 2S 2H"], [], [], [], []])
    play(s, "shoot .38 3D8D at 1")
    assert code(s, 0, "shoot .38 3D8D at 2") == "fresh-gun"


def test_a_taken_twin_keeps_its_owner_s_mark_where_it_belongs() -> None:
    """Two decks: of two equal guns of the victim, one fresh, the quick draw leaves one, and the taken one is
    fresh."""
    guns = [[".357q 3S 5S 7S"], [".38 3D 8D", ".38 3D 8D*"], [], [], []]
    s = turn("9C", "", "", "", "", guns=guns)
    play(s, "shoot .357q 3S5S7S at 1 gun .38 3D8D")
    assert GAME.position(s)["guns"][:2] == [[".38 3D 8D*", ".357q 3S 5S 7S"], [".38 3D 8D*"]]

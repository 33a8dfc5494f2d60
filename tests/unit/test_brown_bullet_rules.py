"""Brown Bullet by brute force and in its details: lists against refusals over every subset of a hand, what
every turn keeps true, events, memory, dealing."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.core.cards import HIDDEN, RANK_OF, parse_cards
from tabletop.core.events import Event, event_json
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games.brown_bullet import BROWN_BULLET as GAME
from tabletop.games.brown_bullet.deal import find_starter
from tabletop.games.brown_bullet.demand import demand_of, is_run, is_set
from tabletop.games.brown_bullet.events import (
    AnotherTurn,
    BulletFired,
    Cleared,
    Dealt,
    Drew,
    Flipped,
    Out,
    PickedUp,
)
from tabletop.games.brown_bullet.moves import SETS, play_of
from tabletop.games.brown_bullet.state import EMPTY, NO_CHAMBER, NO_RANK, State
from tests.unit.brown_bullet_setup import bare

PILES = ["", "2S", "4S", "5S", "8S", "9S", "TS", "JS", "AS", "9S 3S", "KS 3S 3H", "3S", "4S 5S 6S"]


def play(s: State, *moves: str) -> list[Event]:
    log: list[Event] = []
    for words in moves:
        move = GAME.parse_move(words)
        assert GAME.why_not(s, s.to_act, move) is None
        GAME.play(s, s.to_act, move, log)
    return log


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("must_include", [NO_RANK, 2, 6])
def test_lists_and_refusals_agree_on_every_subset_of_a_hand(pile: str, must_include: int) -> None:
    source = Stream(len(pile) * 7 + must_include)
    for round_ in range(8):
        cards = [*range(54)] * (1 + round_ % 2)
        source.shuffle(cards)
        s = bare("", pile)
        s.hands[0] = sorted(cards[:8])
        s.must_include = must_include
        listed = {tuple(RANK_OF[card] for card in move[1]) for move in GAME.legal(s, 0) if move[0] == "play"}
        accepted = set()
        for size in range(1, 9):
            for chosen in combinations(s.hands[0], size):
                if GAME.why_not(s, 0, play_of(chosen)) is None:
                    assert is_set(chosen) or is_run(chosen)
                    accepted.add(tuple(RANK_OF[card] for card in chosen))
        assert accepted == listed


def test_what_every_turn_keeps_true() -> None:
    for seed in range(60):
        source = Stream(seed)
        seats = 2 + seed % 5
        rules = random_rules(GAME.options, source)
        s = GAME.new(seats, rules)
        chances = 0
        while (actors := GAME.actors(s)) or GAME.over(s) == "hand":
            if not actors:
                seat, move = CHANCE, GAME.next_hand(s)
            elif actors == (CHANCE,):
                seat, move = CHANCE, GAME.chance(s, stream(seed, chances))
                chances += 1
            else:
                seat, move = actors[0], source.choice(GAME.legal(s, actors[0]))
            GAME.play(s, seat, move)
            assert s.demand == demand_of(s.pile)
            assert all(hand == sorted(hand) for hand in s.hands)
            if s.draw:
                assert all(len(hand) >= 3 for hand in s.hands)
                assert all(EMPTY not in chamber for chamber in s.chambers)
            for known, hand in zip(s.known, s.hands, strict=True):
                assert all(known.count(card) <= hand.count(card) for card in known)
            for mark in s.marks:
                assert s.chambers[mark.seat][mark.slot] == mark.card
    assert len(SETS) <= 1132


def test_an_extra_turn_is_told_after_the_draw() -> None:
    s = bare("5S 6S 7S", "4S")
    s.draw = parse_cards("KD QD")
    log = play(s, "play 5S")
    assert [event.kind for event in log] == ["played", "drew", "another-turn"]
    assert log[1] == Drew(0, 1, tuple(parse_cards("QD")))
    assert log[2] == AnotherTurn(0, "five")


def test_the_last_card_gives_no_extra_turn() -> None:
    s = bare("TS", "4S")
    s.chambers[0] = NO_CHAMBER
    log = play(s, "play TS")
    assert [event.kind for event in log] == ["played", "cleared", "out", "deal-over"]
    assert log[1] == Cleared(0, "ten", tuple(parse_cards("4S TS")))
    assert log[2] == Out(0, 1)


def test_a_flip_that_fails_is_told_whole() -> None:
    s = bare("", "KS")
    s.chambers[0] = (EMPTY, parse_cards("4S")[0], *NO_CHAMBER[2:])
    log = play(s, "flip 1")
    card = parse_cards("4S")[0]
    assert log == [Flipped(0, 1, False, card), PickedUp(0, tuple(parse_cards("KS 4S")))]


# -------------------------------------------------------------------- who may know what
def test_a_deal_shows_each_seat_its_own_hand_only() -> None:
    s = GAME.new(3, make_rules(GAME.options))
    log: list[Event] = []
    for k in range(2):
        GAME.play(s, CHANCE, GAME.chance(s, stream(5, k)), log)
    dealt = next(event for event in log if isinstance(event, Dealt))
    seen = GAME.redact(dealt, 1)
    assert isinstance(seen, Dealt)
    assert seen.hands == ((HIDDEN,) * 3, tuple(s.hands[1]), (HIDDEN,) * 3)
    assert event_json(GAME.redact(dealt, None))["hands"] == [["??"] * 3] * 3


def test_only_the_shooter_knows_the_two_cards() -> None:
    s = bare("4S 4H 5S 5H", "KS", bullet_at=5)
    log = play(s, "pickup", "bullet 1 0 4S")
    shot = next(event for event in log if isinstance(event, BulletFired))
    assert GAME.redact(shot, 0) == shot
    for other in (1, None):
        assert GAME.redact(shot, other) == BulletFired(0, 1, 0, HIDDEN, HIDDEN)
    assert GAME.position(GAME.view(s, 0))["marks"] == ["1 0 by 0 4S"]
    assert GAME.position(GAME.view(s, 1))["marks"] == ["1 0 by 0 ??"]
    assert GAME.position(GAME.view(s, 0))["chambers"][1].split()[0] == "??"


def test_the_shooter_s_worlds_hold_his_bullet() -> None:
    s = bare("4S 4H 5S 5H", "KS", bullet_at=5)
    play(s, "pickup", "bullet 1 0 4S")
    s.out = [
        card
        for card in range(54)
        if card not in (*s.hands[0], *s.hands[1], s.chambers[0][0], s.chambers[1][0])
    ]
    for k in range(20):
        assert GAME.determinize(GAME.view(s, 0), 0, Stream(k)).chambers[1][0] == parse_cards("4S")[0]


def test_a_pick_up_is_remembered_until_the_cards_leave() -> None:
    s = bare("4S 6S", "8D KD", "KS")
    play(s, "pickup")
    assert s.known == [tuple(parse_cards("8D KD")), ()]
    for k in range(20):
        world = GAME.determinize(GAME.view(s, 1), 1, Stream(k))
        assert set(parse_cards("8D KD")) <= set(world.hands[0])
    play(s, "play KS", "play KD")
    assert s.known == [tuple(parse_cards("8D")), ()]
    assert "known" not in GAME.position(s)


def test_a_bullet_makes_the_remembered_cards_unsure() -> None:
    s = bare("4S 6S 7S", "8D KD", bullet_at=5)
    play(s, "pickup", "bullet 1 0 8D")
    assert s.known == [(), ()]


def test_the_call_bars_lower_cards_from_the_worlds() -> None:
    """While the starter owes the rank, nobody holds a lower one, nobody before the starter that one, the
    starter does."""
    for seed in range(40):
        s = GAME.new(4, make_rules(GAME.options))
        for k in range(2):
            GAME.play(s, CHANCE, GAME.chance(s, stream(seed, k)))
        for seat in range(4):
            world = GAME.determinize(GAME.view(s, seat), seat, Stream(seed))
            assert find_starter(world.hands, world.dealer) == (s.to_act, s.must_include)


# -------------------------------------------------------------------- undo
@pytest.mark.parametrize(
    ("move", "draw", "undoable"),
    [("play 6S", "", True), ("play 6S", "KD", False), ("pickup", "", False), ("play 6S 6H 6D", "", True)],
)
def test_a_move_that_shows_a_card_is_not_undoable(move: str, draw: str, undoable: bool) -> None:
    s = bare("6S 6H 6D", "4S")
    s.draw = parse_cards(draw)
    if move == "pickup":
        s.hands[0] = []
        move = "flip 0"
    assert GAME.undoable(s, 0, GAME.parse_move(move)) is undoable


def test_the_move_that_ends_a_deal_is_not_undoable() -> None:
    s = bare("6S", "4S")
    s.chambers[0] = NO_CHAMBER
    assert not GAME.undoable(s, 0, GAME.parse_move("play 6S"))


# -------------------------------------------------------------------- texts of moves
def test_cards_of_a_play_are_written_in_canonical_order() -> None:
    assert GAME.move_text(GAME.parse_move("play X1 AC 2D TS 9H 9S")) == "play 2D 9S 9H TS AC X1"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "play",
        "play 7s",
        "play 7S,8S",
        "play XS",
        "play ??",
        "flip",
        "flip 6",
        "flip -1",
        "flip 1 2",
        "flip ²",
        "bullet 1 2",
        "bullet 1 6 4S",
        "bullet a 2 4S",
        "bullet 1 2 4S 5S",
        "hold on",
        "pickup 3",
        "next-hand 2",
        "deal",
    ],
)
def test_texts_that_are_no_moves(words: str) -> None:
    with pytest.raises(ValueError, match="no"):
        GAME.parse_move(words)


def test_every_card_is_dealt_from_the_top_to_the_dealer_s_left_first() -> None:
    s = GAME.new(2, make_rules(GAME.options))
    GAME.play(s, CHANCE, GAME.parse_move("dealer 0"))
    order = list(range(54))
    GAME.play(s, CHANCE, ("deal", tuple(order)))
    assert s.chambers == [tuple(range(6, 12)), tuple(range(6))]
    assert s.hands == [[15, 16, 17], [12, 13, 14]]
    assert s.draw == list(range(53, 17, -1))


def test_chance_accepts_only_what_can_be() -> None:
    s = GAME.new(2, make_rules(GAME.options))
    why_not = GAME.why_not(s, CHANCE, GAME.parse_move("dealer 2"))
    assert why_not is not None
    assert why_not.code == "bad-move"
    assert GAME.why_not(s, CHANCE, ("deal", tuple(range(54)))) is not None
    GAME.play(s, CHANCE, GAME.parse_move("dealer 0"))
    assert GAME.why_not(s, CHANCE, ("deal", (0, *range(53)))) is not None
    assert GAME.why_not(s, CHANCE, ("deal", tuple(range(54)))) is None

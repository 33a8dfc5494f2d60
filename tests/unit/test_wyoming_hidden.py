"""Who knows what in Wyoming Cowboy: views, events, what is remembered and forgotten, worlds, undo."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.cards import HIDDEN, cards_text, parse_card, parse_cards
from tabletop.core.events import Event, event_json
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy import events
from tabletop.games.wyoming_cowboy.guns import deck
from tabletop.games.wyoming_cowboy.state import NO_NOTE, NOBODY, Known, Note, State
from tests.unit.wyoming_setup import at, play, turn


def known(s: State, owner: int) -> list[tuple[str, int]]:
    return [(cards_text([item.card]), item.who) for item in s.known[owner]]


# -------------------------------------------------------------------- views and events
def test_a_view_shows_the_own_hand_and_the_table() -> None:
    s = turn("2S 3D", "KH", "QC", discard="5S", shot="JS", guns=[[], [".38 3S 8H"], []])
    view = GAME.view(s, 1)
    assert view.hands == [[HIDDEN] * 2, parse_cards("KH"), [HIDDEN]]
    assert view.draw == [HIDDEN] * len(s.draw)
    assert (view.discard, view.shot, view.guns, view.scores) == (s.discard, s.shot, s.guns, s.scores)
    assert GAME.view(s, None).hands == [[HIDDEN] * 2, [HIDDEN], [HIDDEN]]


def test_hands_lie_open_at_the_end() -> None:
    s = at({"phase": "over", "hands": ["2S", "KH", "QC"]})
    for seat in (None, 0, 1):
        assert GAME.view(s, seat).hands == s.hands
        assert set(GAME.view(s, seat).draw) == {HIDDEN}


def test_only_giver_and_receiver_see_a_pass() -> None:
    s = turn("9S 4D 4C", "4H 7D", "KC 2C")
    play(s, "nine 9S left", "0: pass 4D 4C")
    assert GAME.view(s, 0).passed[0] == tuple(parse_cards("4D 4C"))
    assert GAME.view(s, 1).passed == ((HIDDEN, HIDDEN), (), ())
    passed = next(
        event
        for event in play(s, "1: pass 4H 7D", "2: pass KC 2C")
        if isinstance(event, events.CardsPassed) and event.seat == 0
    )
    assert event_json(GAME.redact(passed, 0))["cards"] == ["4D", "4C"]
    assert GAME.redact(passed, 1) == passed
    for other in (2, None):
        assert event_json(GAME.redact(passed, other))["cards"] == ["??", "??"]


def test_only_the_drawer_sees_what_was_drawn() -> None:
    s = turn("8D 9C", "KH", "QC", phase="draw", discard="5S 9D", turn={"laid": 1})
    log = play(s, "draw pile")
    assert GAME.redact(log[0], 0) == log[0]
    assert event_json(GAME.redact(log[0], 1))["cards"] == ["??"]


def test_a_deal_shows_each_his_own() -> None:
    s = GAME.new(3, make_rules(GAME.options))
    GAME.play(s, CHANCE, GAME.parse_move("dealer 0"))
    log: list[Event] = []
    GAME.play(s, CHANCE, GAME.chance(s, stream(1, 1)), log)
    told = GAME.redact(log[0], 1)
    assert isinstance(told, events.Dealt)
    assert told.hands == ((HIDDEN,) * 7, tuple(s.hands[1]), (HIDDEN,) * 7)


# -------------------------------------------------------------------- known cards
def test_a_passer_knows_what_the_receiver_has() -> None:
    s = turn("9S 4D 4C", "4H 7D", "KC 2C")
    play(s, "nine 9S left", "0: pass 4D 4C", "1: pass 4H 7D", "2: pass KC 2C")
    assert known(s, 1) == [("4D", 0), ("4C", 0)]
    assert GAME.view(s, 2).known[1] == ()
    assert GAME.view(s, 0).known[1] == s.known[1]
    assert GAME.view(s, 1).known[1] == s.known[1]  # one knows who knows what of one's own hand


def test_what_all_have_seen_is_known_to_all_until_it_leaves() -> None:
    s = turn("KS QS 8D 7C", "4H", "QC", discard="3D")
    play(s, "couple S", "discard 8D", "draw top")
    assert known(s, 0) == [("QS", NOBODY), ("KS", NOBODY), ("3D", NOBODY)]
    assert GAME.view(s, None).known[0] == s.known[0]
    play(
        s, "nothing", "discard 4H", "draw top", "nothing", "discard QC", "draw pile", "nothing", "discard QS"
    )
    assert known(s, 0) == [("KS", NOBODY), ("3D", NOBODY)]


def test_after_a_pass_only_the_receiver_is_sure_of_what_stayed() -> None:
    s = turn("9S KS QS 8D", "4H 7D", "KC 2C")
    s.known[0] = (
        Known(parse_card("KS"), NOBODY),
        Known(parse_card("QS"), NOBODY),
        Known(parse_card("8D"), 2),
    )
    play(s, "nine 9S left", "0: pass QS 8D", "1: pass 4H 7D", "2: pass KC 2C")
    assert known(s, 0) == [("KS", 1), ("KC", 2), ("2C", 2)] or known(s, 0) == [
        ("KS", 1),
        ("2C", 2),
        ("KC", 2),
    ]


def test_a_couple_makes_private_knowledge_public() -> None:
    s = turn("KS QS 8D", "4H", "KC")
    s.known[0] = (Known(parse_card("KS"), 2),)
    play(s, "couple S")
    assert known(s, 0) == [("QS", NOBODY), ("KS", NOBODY)]


def test_a_6_handed_over_is_known_to_be_the_shooter_s() -> None:
    s = turn("8D", "6H 4S", "QC", guns=[[".22 2S 2H"], [], []])
    play(s, "shoot .22 2S2H at 1", "give 6H")
    assert known(s, 0) == [("6H", NOBODY)]


def test_of_two_equal_cards_one_leaves() -> None:
    """Two decks: everybody knows of one KS, seat 2 of another; one is discarded."""
    s = turn("KS KS 8D", "", "", "", "", phase="discard")
    king = parse_card("KS")
    s.known[0] = (Known(king, NOBODY), Known(king, 2))
    play(s, "discard KS")
    assert known(s, 0) == [("KS", 2)]


def test_two_who_each_know_of_one_king_are_both_unsure_when_a_king_goes() -> None:
    s = turn("KS KS 8D", "", "", "", "", phase="discard")
    king = parse_card("KS")
    s.known[0] = (Known(king, 1), Known(king, 2))
    play(s, "discard KS")
    assert known(s, 0) == []


# -------------------------------------------------------------------- what shots have told
def test_a_shot_that_finds_nothing_is_noted_and_lapses_card_by_card() -> None:
    s = turn("8D", "JH 4S 9D", "QC", guns=[[".38 3S 8H"], [], []], rules={"flesh_wound": False})
    play(s, "shoot .38 3S8H at 1")
    assert s.notes[1] == Note(0, -1)
    play(s, "discard 8D", "draw pile", "nothing", "discard JH")
    assert s.notes[1] == Note(0, -1)
    play(s, "draw pile")
    assert s.notes[1] == Note(1, -1)  # one card came unseen: at most one king
    s.acting, s.turn, s.phase = (1,), 1, "draw"
    play(s, "draw pile", "nothing", "discard QC")
    assert s.notes[1] == Note(2, -1)


def test_a_22_tells_of_6s_too() -> None:
    s = turn("8D", "JH 4S 9D", "QC", guns=[[".22 2S 2H"], [], []], rules={"flesh_wound": False})
    play(s, "shoot .22 2S2H at 1")
    assert s.notes[1] == Note(0, 0)


def test_after_a_flesh_wound_only_the_card_drawn_may_be_a_king() -> None:
    s = turn("8D", "JH 4S 9D", "QC", guns=[[".22 2S 2H"], [], []])
    play(s, "shoot .22 2S2H at 1")
    assert s.notes[1] == Note(1, 1)


def test_a_visible_king_counts_exactly() -> None:
    s = turn("8D 9D 7C", "KH", "QC", phase="draw", discard="KD 9C", turn={"laid": 1})
    s.notes[0] = Note(0, 0)
    play(s, "draw top")
    assert s.notes[0] == Note(1, 0)
    s.acting, s.turn, s.phase = (0,), 0, "discard"
    play(s, "discard KD")
    assert s.notes[0] == Note(0, 0)


def test_a_note_that_says_nothing_any_more_is_dropped() -> None:
    s = turn("8D", "KH", "QC", phase="draw")
    s.notes[0] = Note(0, -1)
    play(s, "draw pile")
    assert s.notes[0] == Note(1, -1)
    s.acting, s.turn, s.phase = (0,), 0, "draw"
    s.notes[0] = Note(2, -1)
    play(s, "draw pile")
    assert s.notes[0] == NO_NOTE


def test_what_is_remembered_is_always_true() -> None:
    """Random games with two decks and drawn rules: known cards are there, bounds hold, the pile is the last
    shuffle's."""
    notes = 0
    for seed in range(14):
        seats = 3 + seed % 4
        rules = random_rules(GAME.options, Stream(seed)) if seed % 2 else make_rules(GAME.options)
        s = GAME.new(seats, rules)
        source = Stream(seed)
        chances = 0
        while GAME.over(s) != "game":
            actors = GAME.actors(s)
            if actors == (CHANCE,):
                GAME.play(s, CHANCE, GAME.chance(s, stream(seed, chances)))
                chances += 1
            elif actors:
                seat = source.choice(actors)
                GAME.play(s, seat, source.choice(GAME.legal(s, seat)))
            else:
                GAME.play(s, CHANCE, GAME.next_hand(s))
            notes += check_memory(s)
    assert notes > 1000


def check_memory(s: State) -> int:
    """Asserts it; how many notes there are."""
    for owner, hand in enumerate(s.hands):
        have = Counter([*hand, *(s.passed[owner] if s.passed else ())])
        for viewer in range(len(s.hands)):
            seen = Counter(item.card for item in s.known[owner] if item.who in (NOBODY, viewer))
            assert not seen - have
        kings = sum(card >> 2 == 11 for card in have.elements())
        sixes = sum(card >> 2 == 4 for card in have.elements())
        note = s.notes[owner]
        assert note.kings == -1 or kings <= note.kings
        assert note.sixes == -1 or sixes <= note.sixes
    assert not s.pool or not Counter(s.draw) - Counter(s.pool)
    return sum(note != NO_NOTE for note in s.notes)


# -------------------------------------------------------------------- worlds
def test_worlds_keep_what_the_seat_knows() -> None:
    s = turn("9S 4D 4C", "4H 7D", "KC 2C")
    play(s, "nine 9S left", "0: pass 4D 4C", "1: pass 4H 7D", "2: pass KC 2C")
    for k in range(20):
        world = GAME.determinize(GAME.view(s, 0), 0, Stream(k))
        assert set(parse_cards("4D 4C")) <= set(world.hands[1])
        assert Counter(GAME.cards(world)) == Counter(deck(1))


def test_worlds_keep_what_shots_have_told() -> None:
    s = turn(
        "8D", "JH 4S 9D 7C 7D", "QC 3D 3C 9C 9H", guns=[[".22 2S 2H"], [], []], rules={"flesh_wound": False}
    )
    play(s, "shoot .22 2S2H at 1")
    seen = Counter[int]()
    for k in range(60):
        world = GAME.determinize(GAME.view(s, 0), 0, Stream(k))
        assert not [card for card in world.hands[1] if card >> 2 in (4, 11)]
        seen.update(card >> 2 for card in world.hands[2])
    assert seen[11] and seen[4]  # the other hand is not barred from anything


def test_worlds_hold_an_answer_for_the_victim() -> None:
    for gun, cards in ((".38 3S 8H", "KH JD 9D"), (".22 2S 2C", "6H JD 9D")):
        name, first, last = gun.split()
        s = turn("8D", cards, "QC", guns=[[gun], [], []])
        play(s, f"shoot {name} {first}{last} at 1")
        for k in range(30):
            world = GAME.determinize(GAME.view(s, 2), 2, Stream(k))
            assert GAME.legal(world, 1)


def test_the_draw_pile_of_a_world_came_from_the_last_shuffle() -> None:
    s = at({"phase": "action", "dealer": 2, "discard": "4D 4C 9D JC JD", "shot": "5D 2D"})
    s.draw.clear()
    play(s, "nothing")
    card = cards_text(s.hands[0][-1:])
    play(s, f"discard {card}", "draw pile")
    assert len(s.draw) == 5
    for k in range(20):
        world = GAME.determinize(GAME.view(s, 1), 1, Stream(k))
        assert not Counter(world.draw) - Counter(s.pool)


def test_worlds_hide_what_others_have_chosen_to_pass() -> None:
    s = at({"dealer": 0, "phase": "pass3", "turn": {"direction": "left"}})
    first = GAME.move_text(GAME.legal(s, 1)[0])
    play(s, f"1: {first}")
    chosen = {GAME.determinize(GAME.view(s, 0), 0, Stream(k)).passed[1] for k in range(30)}
    assert len(chosen) > 20
    assert all(len(cards) == 3 and list(cards) == sorted(cards) for cards in chosen)


# -------------------------------------------------------------------- undo
GUNS = [[".45 4H 5H", ".357q 3S 5S 7S"], [".38 3D 8D"], []]


@pytest.mark.parametrize(
    ("move", "undoable"),
    [
        ("nothing", True),
        ("couple S", False),
        ("nine 9S left", True),
        ("gun .22 2S 2H", True),
        ("shoot .45 4H5H at 1", False),
        ("shoot .45 4H5H at 2 cowboy KC", True),
        ("shoot .357q 3S5S7S at 1 gun .38 3D8D", True),
    ],
)
def test_an_action_that_tells_nothing_new_can_be_taken_back(move: str, undoable: bool) -> None:
    s = turn("KS QS 9S 2S 2H", "KH", "QC", guns=GUNS, cowboys=["", "", "KC"])
    assert GAME.undoable(s, 0, GAME.parse_move(move)) is undoable


@pytest.mark.parametrize(
    ("move", "undoable"), [("draw pile", False), ("draw top", True), ("draw pile top", False)]
)
def test_only_a_draw_that_all_can_see_can_be_taken_back(move: str, undoable: bool) -> None:
    s = turn("KS", "KH", "QC", phase="draw", discard="9D 5D", turn={"laid": 1, "five": True})
    assert GAME.undoable(s, 0, GAME.parse_move(move)) is undoable


def test_what_ends_a_hand_cannot_be_taken_back() -> None:
    tens = ["TS", "TH TD", "TC"]
    assert not GAME.undoable(turn("2S 2H 9D", "", "", tens=tens), 0, GAME.parse_move("gun .22 2S 2H"))
    guns = [[".22 2S 2H"], [], []]
    s = turn("TC 9D", "", "", tens=["TS", "TH TD", ""], guns=guns, phase="discard")
    assert not GAME.undoable(s, 0, GAME.parse_move("discard TC"))
    assert GAME.undoable(s, 0, GAME.parse_move("discard 9D"))
    s = turn("9D", "", "", phase="draw", discard="4D", turns=89)
    assert not GAME.undoable(s, 0, GAME.parse_move("draw top"))


def test_a_pass_can_be_changed_until_the_last_has_chosen() -> None:
    s = turn("9S 4D 4C", "4H 7D", "KC 2C")
    play(s, "nine 9S left")
    move = GAME.parse_move("pass 4D 4C")
    assert GAME.undoable(s, 0, move)
    play(s, "1: pass 4H 7D", "2: pass KC 2C")
    assert not GAME.undoable(s, 0, move)


def test_answers_and_chance_stand() -> None:
    s = turn("8D", "KH 6H", "QC", guns=[[".22 2S 2H"], [], []])
    play(s, "shoot .22 2S2H at 1")
    assert not GAME.undoable(s, 1, GAME.parse_move("give 6H"))
    assert not GAME.undoable(s, CHANCE, GAME.parse_move("wound KH"))

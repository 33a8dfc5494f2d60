"""What Wyoming Cowboy says: refusals with their facts, the log, prompts, meanings."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.cards import HIDDEN, parse_cards
from tabletop.core.words import PLAIN, Speaker, Text
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy import events
from tests.unit.wyoming_setup import at, play, turn

NAMED = Speaker(PLAIN.translate, PLAIN.translate_many, ("Ana", "Dusty Pete", "Cy"))


def say(sentence: Text | None) -> str:
    assert sentence is not None
    return NAMED.say(sentence)


def cards(names: str) -> tuple[int, ...]:
    return tuple(parse_cards(names))


LYING = {"guns": [[".38 3S 8H", ".45 4H 5H*"], [".22 2S 2H"], []], "cowboys": ["", "KD", ""]}
ACTION: dict[str, Any] = {"phase": "action", **LYING}
DISCARD: dict[str, Any] = {"phase": "discard"}
DRAW: dict[str, Any] = {"phase": "draw", "discard": "8C", "turn": {"laid": 1}}


@pytest.mark.parametrize(
    ("hand", "keys", "move", "code", "sentence"),
    [
        (
            "QS 9D",
            ACTION,
            "discard QS",
            "wrong-phase",
            "A turn starts with its action, or with none: then discard, then draw",
        ),
        ("QS 9D", DISCARD, "draw pile", "wrong-phase", "The action is over: discard a card"),
        ("QS 9D", DRAW, "nothing", "wrong-phase", "The discard is made: draw, nothing else may follow it"),
        ("QS 9D", DISCARD, "discard KS", "not-in-hand", "You do not hold the king of spades"),
        (
            "QS 9D",
            ACTION,
            "nine 9D across",
            "no-such-direction",
            "With 3 players nobody sits across: pass to the left or to the right",
        ),
        (
            "QS 9D",
            ACTION,
            "nine QS left",
            "not-a-nine",
            "Only a 9 makes everyone pass cards to the left, not the queen of spades",
        ),
        (
            "QS 9D",
            ACTION,
            "couple S",
            "not-a-couple",
            "A couple is king and queen of one suit: you do not hold the king of spades",
        ),
        (
            "QS KS",
            {**ACTION, "couples": ["S", "", ""]},
            "couple S",
            "already-shown",
            "You have shown your couple of spades: it counts once a hand",
        ),
        ("2D 3D", ACTION, "gun .22 2D 3D", "not-a-gun", "A .22 is two 2s"),
        ("3D 8D", ACTION, "gun .45 3D 8D", "not-a-gun", "A .45 is a 4 and a 5 of one suit"),
        (
            "QS",
            ACTION,
            "shoot .22 2S2H at 1",
            "not-your-gun",
            "No such gun lies before you: a .22 of the 2 of spades and the 2 of hearts",
        ),
        (
            "QS",
            ACTION,
            "shoot .45 4H5H at 1",
            "fresh-gun",
            "You have pulled or taken the .45 this turn: it can be fired from your next turn on",
        ),
        ("QS", ACTION, "shoot .38 3S8H at 0", "self", "You cannot shoot at yourself"),
        ("QS", ACTION, "shoot .38 3S8H at 5", "no-such-target", "Nobody sits there"),
        (
            "QS",
            ACTION,
            "shoot .38 3S8H at 2 cowboy KD",
            "no-such-target",
            "No such protected cowboy lies before Cy: the king of diamonds",
        ),
        (
            "QS",
            ACTION,
            "shoot .38 3S8H at 2 gun .22 2S2H",
            "no-such-target",
            "No such gun lies before Cy: a .22 of the 2 of spades and the 2 of hearts",
        ),
        (
            "QS",
            ACTION,
            "shoot .38 3S8H at 1 cowboy KD",
            "gun-cannot",
            "Only a .45 takes a protected cowboy, not a .38",
        ),
        (
            "QS",
            ACTION,
            "shoot .38 3S8H at 1 gun .22 2S2H",
            "gun-cannot",
            "Only a .357 quick draw takes a gun, not a .38",
        ),
        (
            "6S KS 4H 8D",
            DISCARD,
            "discard 6S",
            "six-held",
            "A 6 may not go: the 4 of hearts would score nothing",
        ),
        ("QS", DRAW, "draw pile pile", "wrong-count", "Two cards are drawn only after discarding a 5"),
        (
            "QS",
            {**DRAW, "discard": "", "turn": {}},
            "draw top",
            "nothing-to-draw",
            "The discard pile is empty",
        ),
        (
            "QS",
            DRAW,
            "draw top",
            "own-discard",
            "You laid the 8 of clubs this turn yourself, and under it there is no other card",
        ),
    ],
)
def test_refusals_say_the_facts(hand: str, keys: dict[str, Any], move: str, code: str, sentence: str) -> None:
    refusal = GAME.why_not(turn(hand, "KH 7D", "JC", **keys), 0, GAME.parse_move(move))
    assert refusal is not None
    assert (refusal.code, say(refusal.sentence)) == (code, sentence)


@pytest.mark.parametrize(
    ("hand", "gun", "give", "sentence"),
    [
        ("KH 6D 4S", ".38 3S 8H", "6D", "You were shot at and hold a king: give a king"),
        ("KH 6D 4S", ".22 2S 2H", "4S", "You were shot at: give a king, or a 6 for a backfire"),
        ("KH 7D 4S", ".22 2S 2H", "4S", "You were shot at with a .22 and hold a king and no 6: give a king"),
        (
            "JH 6D 4S",
            ".22 2S 2H",
            "4S",
            "You were shot at with a .22 and hold a 6 and no king: give a 6, it backfires",
        ),
    ],
)
def test_what_must_be_given(hand: str, gun: str, give: str, sentence: str) -> None:
    s = turn("8D", hand, "JC", guns=[[gun], [], []])
    name, first, last = gun.split()
    play(s, f"shoot {name} {first}{last} at 1")
    refusal = GAME.why_not(s, 1, GAME.parse_move(f"give {give}"))
    assert refusal is not None and refusal.code == "must-give"
    assert say(refusal.sentence) == sentence


def why(s: Any, seat: int, move: str) -> str:
    refusal = GAME.why_not(s, seat, GAME.parse_move(move))
    assert refusal is not None
    return say(refusal.sentence)


def test_whose_turn_it_is() -> None:
    s = turn("9S 4D 4C", "KH 7D 6C", "", guns=[[".38 3S 8H"], [], []])
    assert why(s, 1, "nothing") == "It is the turn of Ana"
    asked = GAME.clone(s)
    play(asked, "shoot .38 3S8H at 1")
    assert why(asked, 0, "holster") == "Dusty Pete has to answer the shot"
    play(s, "nine 9S left", "0: pass 4D 4C")
    assert why(s, 0, "pass 4D 4C") == "You have chosen your cards: Dusty Pete still chooses"
    assert why(s, 2, "pass 4D 4C") == "You have no card to pass"
    assert why(s, 1, "pass KH") == "Pass exactly 2 cards, not 1"
    assert why(at({"phase": "over", "hands": ["", "", ""]}), 0, "nothing") == "The hand is over"


def test_jeff_says_what_his_rules_are() -> None:
    s = turn(
        "QS",
        "",
        "",
        phase="draw",
        discard="9D 5C",
        turn={"laid": 1, "five": True, "spent": True},
        rules={"edition": "jeff"},
    )
    assert (
        why(s, 0, "draw top") == "By Jeff's rules taking the top discard is an action, and you have had yours"
    )
    assert (
        why(s, 0, "draw pile pile")
        == "By Jeff's rules drawing two for a 5 is an action, and you have had yours"
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.DealerChosen(-1, 1), "Dusty Pete deals first"),
        (events.Dealt(-1, 1, 0, 20, ((), ())), "Dusty Pete dealt seven cards to each for hand 1"),
        (events.DirectionNamed(1, "right"), "Dusty Pete has everyone pass three cards to the right"),
        (
            events.CardsPassed(0, 1, cards("2S 3D")),
            "Ana passed the 2 of spades and the 3 of diamonds to Dusty Pete",
        ),
        (events.CardsPassed(0, 1, (HIDDEN, HIDDEN)), "Ana passed 2 cards to Dusty Pete"),
        (events.CardsPassed(0, 1, (HIDDEN,)), "Ana passed 1 card to Dusty Pete"),
        (events.CoupleShown(0, cards("QH KH")), "Ana showed the couple of hearts"),
        (
            events.NineLaid(0, "across", *cards("9S")),
            "Ana laid the 9 of spades: everyone passes two cards across",
        ),
        (events.GunPulled(0, ".38", cards("3S 8H")), "Ana pulled a .38: the 3 of spades and the 8 of hearts"),
        (events.Discarded(0, False, *cards("8D")), "Ana discarded the 8 of diamonds"),
        (events.Discarded(0, True, *cards("TD")), "Ana laid the 10 of diamonds on the table"),
        (events.Drew(0, "turn", 5, cards("8D")), "Ana drew the 8 of diamonds"),
        (events.Drew(0, "turn", 5, (HIDDEN, HIDDEN)), "Ana drew 2 cards"),
        (events.TookTop(0, *cards("8D")), "Ana took the 8 of diamonds from the discard pile"),
        (events.NothingDrawn(0), "There was no card for Ana to draw"),
        (events.Shuffled(-1, 12), "The piles were shuffled: 12 cards to draw"),
        (events.ShotAtHand(0, 1, ".357q", cards("3S 5S 7S")), "Ana fired the .357 quick draw at Dusty Pete"),
        (events.Backfired(1, 0, *cards("6D")), "Backfire: Dusty Pete handed the 6 of diamonds to Ana"),
        (
            events.Hit(1, 0, 3, *cards("KD")),
            "Hit: Dusty Pete gave the king of diamonds to Ana, and 3 aces are left",
        ),
        (
            events.Hit(1, 0, 1, *cards("KD")),
            "Hit: Dusty Pete gave the king of diamonds to Ana, and 1 ace is left",
        ),
        (
            events.Hit(1, 0, 0, *cards("KD")),
            "Hit: Dusty Pete gave the king of diamonds to Ana, and no ace is left",
        ),
        (
            events.FleshWound(1, 0, *cards("4D")),
            "Flesh wound: Dusty Pete has no king and lost the 4 of diamonds",
        ),
        (events.Missed(1, 0, True), "A miss: Dusty Pete has no cards"),
        (events.Missed(1, 0, False), "A miss: Dusty Pete has no king"),
        (
            events.CowboyTaken(0, 1, cards("KD")[0], cards("4S 5S")),
            "Ana fired the .45 and took the king of diamonds with its ace from Dusty Pete",
        ),
        (
            events.GunTaken(0, 1, ".22", cards("2S 2H"), cards("3S 5S 7S")),
            "Ana was quicker on the draw and took the .22 from Dusty Pete",
        ),
        (events.Holstered(0), "Ana holstered the guns"),
        (
            events.HandOver(0, "tens", (), (), ()),
            "All the tens and a .22 lie on the table: Ana ends the hand",
        ),
        (events.HandOver(0, "aces", (), (), ()), "The last ace protects a cowboy: Ana ends the hand"),
        (
            events.HandOver(-1, "stall", (), (), ()),
            "The hand has gone on for too long and ends without credit",
        ),
        (events.GameOver(-1, (1,), (5, 205, 0)), "Dusty Pete wins the game with 205 points"),
        (events.GameOver(-1, (0, 1), (5, 5, 0)), "The game is shared by Ana and Dusty Pete"),
    ],
)
def test_the_log_says_who_did_what(event: Any, sentence: str) -> None:
    assert say(GAME.tell(event)) == sentence


@pytest.mark.parametrize("event", [events.TurnBegan(0, 3), events.NoAction(0), events.AnswerDue(1, 0)])
def test_what_needs_no_words(event: Any) -> None:
    assert GAME.tell(event) is None


@pytest.mark.parametrize(
    ("hand", "keys", "sentence"),
    [
        ("QS", {"phase": "action"}, "Ana: one action, or just discard"),
        ("", {"phase": "action"}, "Ana: your hand is empty; go on to the draw, or shoot"),
        ("QS", {"phase": "discard"}, "Ana: discard a card"),
        ("QS", {"phase": "draw"}, "Ana: draw from the draw pile"),
        ("QS", {"phase": "draw", "discard": "8C"}, "Ana: draw from the draw pile, or take the 8 of clubs"),
        (
            "QS",
            {"phase": "draw", "discard": "8C 5C", "turn": {"laid": 1, "five": True}},
            "Ana: draw one card or two for the 5; the 8 of clubs is on the discard pile",
        ),
        (
            "QS",
            {"phase": "draw", "discard": "5C", "turn": {"laid": 1, "five": True}},
            "Ana: draw one card or two from the draw pile",
        ),
        ("QS", {"phase": "shoot", "guns": [[".38 3S 8H"], [], []]}, "Ana: fire another gun, or holster"),
        (
            "QS 7C",
            {"phase": "pass2", "discard": "9S", "turn": {"seat": 2, "direction": "right"}},
            "Ana: choose 2 cards to pass to the right, to Cy",
        ),
    ],
)
def test_prompts(hand: str, keys: dict[str, Any], sentence: str) -> None:
    position = {"hands": [hand, "KH 7D", "JC"], "dealer": 2, **keys}
    if keys["phase"] != "pass2":
        position["to_act"] = 0
    s = at(position)
    assert say(GAME.prompt(GAME.view(s, 0), 0)) == sentence
    assert (GAME.prompt(GAME.view(s, 1), 1) is None) == (keys["phase"] != "pass2")


@pytest.mark.parametrize(
    ("hand", "gun", "sentence"),
    [
        ("KH 6D", ".38 3S 8H", "Dusty Pete: Ana shot you with the .38; give up a king"),
        (
            "KH 6D",
            ".22 2S 2H",
            "Dusty Pete: Ana shot you with the .22; give up a king, or a 6 for a backfire",
        ),
        ("JH 6D", ".22 2S 2H", "Dusty Pete: Ana shot you with the .22; it backfires, hand over a 6"),
    ],
)
def test_the_prompt_of_an_answer(hand: str, gun: str, sentence: str) -> None:
    s = turn("8D", hand, "JC", guns=[[gun], [], []])
    name, first, last = gun.split()
    play(s, f"shoot {name} {first}{last} at 1")
    assert say(GAME.prompt(GAME.view(s, 1), 1)) == sentence


def test_the_prompt_where_only_the_top_is_left() -> None:
    s = turn("QS", "", "", phase="draw", discard="8C")
    s.draw = []
    assert say(GAME.prompt(s, 0)) == "Ana: take the 8 of clubs from the discard pile"


def test_the_direction_is_asked_of_the_dealer() -> None:
    s = at({"dealer": 0})
    assert say(GAME.prompt(s, 0)) == "Ana: say which way everyone passes three cards"


@pytest.mark.parametrize(
    ("element", "part"),
    [
        ("hand:0:6S", "Not now: A 6 may not go: the 4 of hearts would score nothing"),
        ("hand:0:4H", "It may be discarded now"),
        ("hand:0:TS", "10 points once it lies before you"),
        ("pile:draw", "The draw pile: 3"),
        ("pile:discard", "The discard pile is empty."),
        ("pile:shot", "Nobody draws from it"),
        ("aces", "3 aces are left"),
        ("gun:0:.38:3S8H", "Ana's .38: shoots unprotected cowboys."),
        ("gun:0:.45:4D5D", "It cannot be fired before its owner's next turn"),
        ("gun:1:.22:2S2H", "Dusty Pete's .22"),
        ("cowboy:1:KD", "the king of diamonds, protected by an ace: 20 points for Dusty Pete"),
        ("tens:1", "Dusty Pete has laid the 10 of diamonds"),
        ("tens:2", "Tens that Cy discards lie here"),
        ("guns:2", "The guns of Cy lie here"),
        ("seat:1", "Dusty Pete: 1 in hand; 0 points, 30 sure in this hand."),
        ("button:nothing", "No action this turn"),
        ("button:across", "Everyone passes to the player across"),
    ],
)
def test_meanings(element: str, part: str) -> None:
    guns = [[".38 3S 8H", ".45 4D 5D*"], [".22 2S 2H"], []]
    keys: dict[str, Any] = {"guns": guns, "tens": ["", "TD", ""], "cowboys": ["", "KD", ""]}
    s = turn("6S 4H TS", "JH", "QC", phase="discard", **keys)
    assert part in say(GAME.meaning(GAME.view(s, 0), 0, element))


def test_a_seat_shows_what_shots_have_told() -> None:
    s = turn("8D", "JH 4S", "QC", guns=[[".22 2S 2H"], [], []], rules={"flesh_wound": False})
    play(s, "shoot .22 2S2H at 1")
    assert "2 in hand, no king and no 6;" in say(GAME.meaning(GAME.view(s, 2), 2, "seat:1"))
    assert "It has been fired this turn" in say(GAME.meaning(s, 0, "gun:0:.22:2S2H"))


@pytest.mark.parametrize(
    "element",
    [
        "hand:1:back:0",
        "hand:0:??",
        "hand:0:AS",
        "seat:9",
        "gun:0:.38:3D8D",
        "gun:0:.38",
        "cowboy:0:QS",
        "cowboy:0:x",
        "pile:out",
        "button:dance",
        "",
        "x:y",
    ],
)
def test_what_means_nothing(element: str) -> None:
    assert GAME.meaning(turn("8D", "JH", "QC"), 0, element) is None


# -------------------------------------------------------------------- texts of moves
@pytest.mark.parametrize(
    ("words", "canonical"),
    [
        ("pass KH 9D 2S", "pass 2S 9D KH"),
        ("gun .357q 7S 3S 5S", "gun .357q 3S 5S 7S"),
        ("gun .38 8H3S", "gun .38 3S 8H"),
        ("shoot .38 8H3S at 2", "shoot .38 3S8H at 2"),
        ("shoot .38 8H 3S at 2", "shoot .38 3S8H at 2"),
        ("shoot .45 5S4S at 2 cowboy KD", "shoot .45 4S5S at 2 cowboy KD"),
        ("shoot .357q 7S5S3S at 2 gun .38 8D3H", "shoot .357q 3S5S7S at 2 gun .38 3H8D"),
        ("draw top pile", "draw pile top"),
        ("nine 9S across", "nine 9S across"),
        ("couple S", "couple S"),
        ("dealer 2", "dealer 2"),
        ("wound 7S", "wound 7S"),
        ("shuffle KD 7S", "shuffle KD 7S"),
        ("next-hand", "next-hand"),
    ],
)
def test_canonical_texts(words: str, canonical: str) -> None:
    assert GAME.move_text(GAME.parse_move(words)) == canonical


@pytest.mark.parametrize(
    "words",
    [
        "",
        "nothing more",
        "couple s",
        "couple",
        "pass",
        "pass 7s",
        "pass XS",
        "nine 9S",
        "nine left",
        "nine 9S up",
        "gun",
        "gun .38",
        "gun 38 3S 8H",
        "gun .38 3S 8",
        "shoot",
        "shoot .38 3S8H",
        "shoot .38 3S8H at x",
        "shoot .38 3S8H at 1 horse KD",
        "shoot .38 3S8H at 1 cowboy",
        "shoot .38 at 1",
        "shoot at 1 .38 3S8H",
        "shoot .38 3S8H at 1 gun",
        "draw",
        "draw top top",
        "draw pile pile top",
        "discard",
        "give",
        "give KD KS",
        "direction",
        "direction up",
        "dealer -1",
        "dealer 100",
        "wound",
        "deal",
        "shuffle",
        "holster now",
    ],
)
def test_texts_that_are_no_moves(words: str) -> None:
    with pytest.raises(ValueError, match=r"no|needs|goes|one of"):
        GAME.parse_move(words)

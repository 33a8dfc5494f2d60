"""What Lockdown Poker says: refusals with their facts, the log, prompts, meanings."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.cards import HIDDEN, parse_cards
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN, Speaker, Text
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker import events
from tests.unit.lockdown_setup import BET, LAST, MONEY, SWITCH, setup

NAMED = Speaker(PLAIN.translate, PLAIN.translate_many, ("Ana", "Dusty Pete", "Eli"))


def say(sentence: Text | None) -> str:
    assert sentence is not None
    return NAMED.say(sentence)


def cards(names: str) -> tuple[int, ...]:
    return tuple(parse_cards(names))


@pytest.mark.parametrize(
    ("position", "rules", "move", "code", "sentence"),
    [
        (SWITCH, {}, "1: stand", "not-your-turn", "It is the turn of Ana"),
        (SWITCH, {}, "0: check", "wrong-phase", "Now cards are switched: switch, lock, draw or stand"),
        (SWITCH, {}, "0: switch QC 1 7D", "not-yours", "You do not show the queen of clubs"),
        (SWITCH, {}, "0: switch 3S 1 5D", "no-such-card", "Dusty Pete does not show the 5 of diamonds"),
        (SWITCH, {}, "0: switch 3S 0 KH", "self", "Switch with another player, not with yourself"),
        (SWITCH, {}, "0: switch 3S 5 KH", "no-such-card", "Nobody sits there"),
        (SWITCH, {}, "0: switch 3S 1 hole", "face-down", "A hole card lies face down: it is never switched"),
        (SWITCH, {}, "0: draw seventh", "face-down", "A seventh card lies face down: it is never switched"),
        (SWITCH, {}, "0: lock KH", "already-locked", "Locked already: the king of hearts"),
        (SWITCH, {}, "0: sheriff 1 QC", "no-sheriff", "Eli holds the Sheriff"),
        (SWITCH, {}, "2: sheriff 2 2C", "self", "The Sheriff captures a card of another player"),
        (SWITCH, {}, "2: sheriff 0 seventh", "no-such-card", "Ana has no seventh card"),
        (
            {**SWITCH, "up": ["KH 3S", "7D QC!", "2C 8S"]},
            {},
            "0: switch 3S 1 QC",
            "locked",
            "Locked by Dusty Pete: the queen of clubs",
        ),
        (
            {**SWITCH, "up": ["KH 3S", "7D X2!", "2C 8S"]},
            {},
            "0: switch 3S 1 X2",
            "locked",
            "Locked by Dusty Pete: the second deputy",
        ),
        (
            {**SWITCH, "up": ["KH 3S", "7D QC", "2C 8S"]},
            {},
            "0: sheriff 1 QC",
            "no-sheriff",
            "You do not hold the Sheriff, as far as you know",
        ),
        (
            {**SWITCH, "up": ["KH 3S", "7D QC", "2C 8S"], "dead": "XS"},
            {},
            "0: sheriff 1 QC",
            "no-sheriff",
            "The Sheriff is dead",
        ),
        (
            LAST,
            {},
            "1: stand",
            "wrong-phase",
            "Only the Sheriff may be played now, before the cards are turned up",
        ),
        (BET, MONEY, "0: lock 3S", "wrong-phase", "Now bets are made"),
        (BET, MONEY, "0: call", "bet-size", "There is nothing to call: check"),
        (BET, MONEY, "0: raise", "bet-size", "There is nothing to raise"),
        (BET, MONEY, "0: bet 5", "bad-move", "Bets are fixed here: they name no amount"),
        ({**BET, "bets": [0, 2, 2]}, MONEY, "0: check", "bet-size", "There is a bet of 2 to call"),
        ({**BET, "bets": [0, 2, 2]}, MONEY, "0: bet", "bet-size", "There is a bet already: call or raise it"),
        (
            {**BET, "bets": [0, 2, 8], "raises": 4},
            MONEY,
            "0: raise",
            "raise-cap",
            "One bet and 3 raises are all there are in a round",
        ),
        (
            {**BET, "bets": [0, 2, 2], "stacks": [9, 0, 0]},
            MONEY,
            "0: raise",
            "raise-cap",
            "Nobody else has chips left to answer",
        ),
        (
            {**BET, "bets": [0, 2, 2], "stacks": [2, 9, 9]},
            MONEY,
            "0: raise",
            "bet-size",
            "You have no chips beyond the call: call, or fold",
        ),
        (BET, {**MONEY, "limit": "pot"}, "0: bet 5", "bet-size", "The most that your bets may come to is 4"),
        (
            BET,
            {**MONEY, "limit": "none"},
            "0: bet 1",
            "bet-size",
            "The least that your bets may come to is 2",
        ),
        (BET, {**MONEY, "limit": "none"}, "0: bet", "bad-move", "Say what your bets of this round become"),
        (
            {**BET, "folded": [1]},
            MONEY,
            "2: sheriff 1 hole",
            "folded",
            "Dusty Pete has folded: those cards are dead",
        ),
        ({**BET, "folded": [2]}, MONEY, "2: sheriff 1 hole", "no-sheriff", "You have folded"),
    ],
)
def test_refusals_say_the_facts(
    position: dict[str, Any], rules: dict[str, Any], move: str, code: str, sentence: str
) -> None:
    seat, _, words = move.partition(": ")
    refusal = GAME.why_not(setup(position, rules), int(seat), GAME.parse_move(words))
    assert refusal is not None
    assert (refusal.code, say(refusal.sentence)) == (code, sentence)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "hold",
        "switch",
        "switch KH 1",
        "switch KH 1 QC 3S",
        "switch KH one QC",
        "switch KH -1 QC",
        "switch 10H 1 QC",
        "switch ?? 1 QC",
        "lock",
        "lock KH 3S",
        "lock K",
        "draw X4",
        "sheriff hole",
        "sheriff 1",
        "sheriff 1 KH!",
        "stand up",
        "bet -1",
        "bet 2.5",
        "raise 1000000000",
        "call 2",
        "check 0",
        "fold 1",
        "no sheriff",
        "deal",
        "deal KH 1S",
        "dealer",
        "dealer two",
        "next-hand 2",
    ],
)
def test_texts_that_are_no_move(words: str) -> None:
    with pytest.raises(ValueError, match=r"no move|no card|no number"):
        GAME.parse_move(words)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.DealerChosen(-1, 1), "Dusty Pete deals first"),
        (events.Anted(-1, (1, 1, 1), (49, 49, 49)), "The antes: 3 chips in the pot"),
        (
            events.Dealt(-1, 1, 4, (2, 0, 1), 47, ()),
            "Hand 4: Dusty Pete dealt one card down and two up to each",
        ),
        (events.CardDealt(-1, 5, (2, 0), 40, cards("2S 3S")), "One more card up to each: 5 now"),
        (events.CardDealt(-1, 7, (2, 0), 40, (HIDDEN, HIDDEN)), "The seventh card, face down"),
        (
            events.SwitchingBegins(0, 3, "highest", False, cards("KS KH")),
            "Ana shows the highest hand, pair of kings, and goes first",
        ),
        (
            events.SwitchingBegins(0, 3, "lowest", True, cards("2S 3H")),
            "Ana shows the lowest hand, high card, three, sits nearest the dealer's left and goes first",
        ),
        (
            events.SwitchingBegins(0, 3, "left", False, cards("2S 3H")),
            "Ana sits nearest the dealer's left and goes first",
        ),
        (
            events.Switched(0, 1, 0, 1, *cards("3S QC")),
            "Ana gave the 3 of spades to Dusty Pete for the queen of clubs, which is locked now",
        ),
        (
            events.Switched(0, 1, 0, 1, *cards("XS X1")),
            "Ana gave the Sheriff to Dusty Pete for the first deputy, which is locked now",
        ),
        (events.Locked(0, *cards("3S")), "Ana locked the 3 of spades"),
        (events.Drew(0, 1, 40, *cards("3S QC")), "Ana discarded the queen of clubs and drew the 3 of spades"),
        (events.Stood(1), "Dusty Pete stands"),
        (
            events.SheriffPlayed(0, "up", 1, 1, "up", 0, 40, *cards("3S QC")),
            "Ana plays the Sheriff and captures the 3 of spades of Dusty Pete",
        ),
        (
            events.SheriffPlayed(0, "up", 1, 1, "hole", 0, 40, *cards("3S QC")),
            "Ana plays the Sheriff and captures the hole card of Dusty Pete: the 3 of spades",
        ),
        (
            events.SheriffPlayed(0, "seventh", 0, 1, "hole", 0, 40, HIDDEN, HIDDEN),
            "Ana plays the Sheriff and captures the hole card of Dusty Pete",
        ),
        (
            events.SheriffPlayed(0, "seventh", 0, 1, "seventh", 0, 40, HIDDEN, HIDDEN),
            "Ana plays the Sheriff and captures the seventh card of Dusty Pete",
        ),
        (events.SheriffDeclined(0), "Ana lets the Sheriff be"),
        (
            events.BettingBegins(0, 3, 2, 3, False, cards("KS KH")),
            "Ana shows the highest hand, pair of kings, and bets first",
        ),
        (
            events.BettingBegins(0, 3, 2, 3, True, cards("KS KH")),
            "Ana shows the highest hand, pair of kings, sits nearest the dealer's left and bets first",
        ),
        (events.Checked(0), "Ana checks"),
        (events.Wagered(0, "bet", 2, 2, 47), "Ana bets 2"),
        (events.Wagered(0, "call", 2, 4, 47), "Ana calls 2"),
        (events.Wagered(0, "raise", 4, 6, 47), "Ana raises to 6"),
        (events.Wagered(0, "raise", 4, 6, 0), "Ana raises to 6 and is all-in"),
        (events.Wagered(0, "call", 1, 3, 0), "Ana calls with the last 1: all-in"),
        (events.Folded(0), "Ana folds"),
        (events.BetsGathered(-1, (2, 2, 0), 9), "The bets go into the pot: 9 in it now"),
        (events.TurnedUp(0, *cards("3S QC")), "Ana turns the cards up"),
        (
            events.HandShown(0, 1, 1 << 20 | 12 << 16 | 3 << 12, cards("KS X1 4D"), cards("KS KH 4D")),
            "Ana has pair of kings, a deputy as the second king",
        ),
        (events.Scored(-1, (1, 0, 0), (5, 0, 0), (6, 0, 0)), "The best hand scores 5 more: Ana"),
        (
            events.Scored(-1, (1, 1, 0), (5, 5, 0), (6, 6, 0)),
            "The best hands score 5 more each: Ana and Dusty Pete",
        ),
        (events.Scored(-1, (1, 1, 0), (0, 0, 0), (1, 1, 0)), "The hands are scored"),
        (events.PotWon(-1, 0, 9, (0, 1), (0,), (9,)), "Ana wins the pot: 9"),
        (events.PotWon(-1, 1, 9, (0, 1), (0,), (9,)), "Ana wins side pot 1: 9"),
        (events.PotWon(-1, 0, 9, (0, 1), (1, 0), (5, 4)), "Dusty Pete and Ana share the pot: 9"),
        (events.PotWon(-1, 2, 9, (0, 1), (1, 0), (5, 4)), "Dusty Pete and Ana share side pot 2: 9"),
        (events.PotWon(-1, 1, 9, (0,), (0,), (9,)), "Ana takes 9 that nobody else can win"),
        (events.PotTaken(0, 9), "All others have folded: Ana takes 9 chips unseen"),
        (events.Broke(2), "Eli has no chips left and is out of the game"),
        (events.HandOver(-1, 1, (0,), (6, 0, 0)), "Ana wins the hand"),
        (events.HandOver(-1, 1, (0, 2), (6, 0, 6)), "Ana and Eli share the hand"),
        (events.HandOver(-1, 1, (), (6, 0, 6)), "The hand is over"),
        (events.GameOver(-1, (1,), (6, 9, 6)), "Dusty Pete has won the game"),
        (events.GameOver(-1, (0, 1), (9, 9, 6)), "Ana and Dusty Pete share the game"),
    ],
)
def test_the_log_says_who_did_what(event: Any, sentence: str) -> None:
    assert say(GAME.tell(event)) == sentence


@pytest.mark.parametrize(
    ("position", "rules", "seat", "sentence"),
    [
        (SWITCH, {}, 0, "Ana: switch, lock, draw or stand"),
        (SWITCH, {}, 2, "Eli: you may play the Sheriff at any time"),
        (LAST, {}, 1, "Dusty Pete: last call for the Sheriff, then the cards are turned up"),
        (
            {**LAST, "hole": ["4C", "XS"], "seventh": ["QS", "9D"], "phase": "showdown"},
            {"hole_sheriff": "showdown"},
            1,
            "Dusty Pete: the Sheriff lay in your hole, capture a card or let it be",
        ),
        (BET, MONEY, 0, "Ana: check, or bet 2"),
        ({**BET, "bets": [0, 2, 2]}, MONEY, 0, "Ana: call 2, raise or fold"),
        ({**BET, "bets": [0, 2, 2], "stacks": [9, 0, 0]}, MONEY, 0, "Ana: call 2 or fold"),
        ({**BET, "bets": [0, 2, 2], "stacks": [1, 9, 9]}, MONEY, 0, "Ana: call with your last 1, or fold"),
    ],
)
def test_prompts(position: dict[str, Any], rules: dict[str, Any], seat: int, sentence: str) -> None:
    assert say(GAME.prompt(GAME.view(setup(position, rules), seat), seat)) == sentence


def test_nothing_is_asked_of_the_others() -> None:
    assert GAME.prompt(GAME.view(setup(SWITCH), 1), 1) is None


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("up:0:KH", "Locked: nobody can take it by a switch, you may still give it away."),
        ("up:0:3S", "Drag it onto another player's card, onto the deck, or down to lock it."),
        ("up:1:QC", "Drag one of your cards here to take it."),
        ("up:2:XS", "The Sheriff: part of no hand. Eli may capture any card with it."),
        ("hole:0", "Your hole card: nobody looks at it before the end, you neither."),
        ("hole:1", "The hole card of Dusty Pete: only the Sheriff can take it."),
        ("deck", "The deck: 34 cards may still be drawn. Drag a card of yours here to draw for it."),
        ("dead", "0 dead cards: out of the hand for good."),
        ("seat:1", "Dusty Pete shows high card, queen."),
        ("button:stand", "Do nothing in this turn."),
        ("button:lock", "Lock one of your cards: nobody can take it by a switch any more."),
    ],
)
def test_meanings(element: str, sentence: str) -> None:
    assert say(GAME.meaning(GAME.view(setup(SWITCH), 0), 0, element)) == sentence


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("pot", "The pot: 4 chips, 4 more are bet."),
        ("chips:0", "Ana has 49 chips."),
        ("button:call", "Put 2 chips in to stay in the hand."),
        ("button:raise", "Call and bet more: the others have to answer."),
        ("button:fold", "Give up this hand and what you have put in. Your cards are dead."),
        ("up:1:QC", "Dusty Pete has folded: this card is dead."),
        ("seat:1", "Dusty Pete has folded."),
        ("up:2:2C", "It lies open before Eli and is not locked."),
    ],
)
def test_meanings_for_chips(element: str, sentence: str) -> None:
    s = setup({**BET, "bets": [0, 2, 2], "folded": [1]}, MONEY)
    assert say(GAME.meaning(GAME.view(s, 0), 0, element)) == sentence


def test_meanings_of_the_last_cards() -> None:
    view = GAME.view(setup(LAST), 1)
    sheriff = "The Sheriff: drag it at any time onto a card of another player to capture it."
    assert say(GAME.meaning(view, 1, "seventh:1")) == say(GAME.meaning(view, 1, "sheriff:1")) == sheriff
    assert say(GAME.meaning(view, 1, "seventh:0")) == "The seventh card of Ana: only its owner has seen it."
    view = GAME.view(setup(LAST), 0)
    assert say(GAME.meaning(view, 0, "seventh:0")) == "The seventh card: the queen of spades."
    assert GAME.meaning(view, 0, "sheriff:1") is None


@pytest.mark.parametrize(
    "element", ["", "up", "up:0", "up:0:", "up:9:KH", "up:0:QC", "hole", "hole:x", "seat:7", "pot:1", "x:y:z"]
)
def test_what_is_not_there_means_nothing(element: str) -> None:
    assert GAME.meaning(GAME.view(setup(SWITCH), 0), 0, element) is None


def test_house_rules_have_their_sentences_and_defaults() -> None:
    rules = make_rules(GAME.options)
    assert (rules.scoring, rules.hands, rules.goal, rules.points, rules.best_bonus) == (
        "points",
        10,
        "hands",
        50,
        5,
    )
    assert rules.points_chart == tuple(range(11))
    assert make_rules(GAME.options, MONEY).hands == 20
    assert (rules.stack, rules.ante, rules.limit, rules.bet, rules.big_bet, rules.max_raises) == (
        50,
        1,
        "fixed",
        2,
        4,
        3,
    )
    assert (rules.first_turn, rules.hole_sheriff) == ("highest", "dead")
    assert not rules.natural_beats_wild
    assert not rules.double_ace_flush
    assert all(
        option.problem(random_rules(GAME.options, Stream(4))[option.key]) is None for option in GAME.options
    )


def test_a_deputy_is_called_wild() -> None:
    view = GAME.view(setup({**SWITCH, "up": ["KH! X1", "7D X2", "2C XS"]}), 0)
    words = "Wild: it stands for any card you want. Drag one of your cards here to take it."
    assert say(GAME.meaning(view, 0, "up:1:X2")) == words

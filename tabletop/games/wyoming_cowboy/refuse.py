"""Why a move may not be made in Wyoming Cowboy: the codes of the rule page, in its order, with a sentence
each.

Judges a move on its own, from the rules, and never looks it up in the list of legal moves: the tests hold one
against the other. Shots and answers are judged in refuse_shots.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import CHANCE, Move, Refusal
from tabletop.core.words import N_, CardFact, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.wyoming_cowboy import refuse_shots, scoring
from tabletop.games.wyoming_cowboy.drawing import to_shuffle
from tabletop.games.wyoming_cowboy.guns import KING, NINE, QUEEN, SIXES, Gun, deck, is_gun
from tabletop.games.wyoming_cowboy.moves import PILE, PILE_AND_TOP, TOP, TWO_OF_PILE
from tabletop.games.wyoming_cowboy.names import direction_name, made_of, suit_name
from tabletop.games.wyoming_cowboy.passing import directions, to_pass
from tabletop.games.wyoming_cowboy.state import State
from tabletop.games.wyoming_cowboy.supply import has_top, is_spent, reshuffled

_PHASES: Final = {
    "direction": ("direction",),
    "pass": ("pass3", "pass2"),
    "nothing": ("action",),
    "couple": ("action",),
    "nine": ("action",),
    "gun": ("action",),
    "shoot": ("action", "shoot"),
    "holster": ("shoot",),
    "give": ("answer",),
    "discard": ("discard",),
    "draw": ("draw",),
}
"""When each move of a seat can be made."""


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first code that applies, in the order of the rule page."""
    kind = move[0]
    if seat == CHANCE:
        return _why_not_table(s, move)
    if kind not in _PHASES:
        return Refusal("bad-move", text(N_("That is no move a player makes")))
    if seat not in s.acting:
        return Refusal("not-your-turn", _whose_turn(s, seat))
    if s.phase not in _PHASES[kind]:
        return Refusal("wrong-phase", _what_is_due(s))
    if kind == "shoot":
        return refuse_shots.why_not_shoot(s, seat, move[1], move[2], move[3])
    if kind == "give":
        return refuse_shots.why_not_give(s, seat, move[1])
    if kind == "draw":
        return _why_not_draw(s, move[1])
    return _why_not_cards(s, seat, move)


def _why_not_cards(s: State, seat: int, move: Move) -> Refusal | None:
    kind = move[0]
    if kind == "discard":
        return _why_not_discard(s, seat, move[1])
    if kind == "pass":
        return _why_not_pass(s, seat, move[1])
    if kind == "gun":
        return _why_not_gun(s, seat, move[1])
    if kind == "couple":
        return _why_not_couple(s, seat, move[1])
    if kind == "nine":
        return _why_not_nine(s, seat, move[1], move[2])
    return _why_not_direction(s, move[1]) if kind == "direction" else None


# -------------------------------------------------------------------- whose turn, and for what
def _whose_turn(s: State, seat: int) -> Text:
    if s.phase == "over":
        return text(N_("The hand is over"))
    if not s.acting or s.acting[0] == CHANCE:
        return text(N_("The cards are being dealt"))
    if s.passed and s.passed[seat : seat + 1] not in ((), ((),)):
        return plural(
            N_("You have chosen your cards: {who} still chooses"),
            N_("You have chosen your cards: {who} still choose"),
            len(s.acting),
            who=SeatsFact(s.acting),
        )
    if s.passed:
        return text(N_("You have no card to pass"))
    if s.phase == "answer":
        return text(N_("{who} has to answer the shot"), who=SeatFact(s.acting[0]))
    return text(N_("It is the turn of {who}"), who=SeatFact(s.acting[0]))


_DUE: Final = {
    "direction": N_("First say which way everyone passes three cards"),
    "pass3": N_("First choose three cards to pass"),
    "pass2": N_("First choose two cards to pass"),
    "action": N_("A turn starts with its action, or with none: then discard, then draw"),
    "shoot": N_("You are shooting: fire another gun, or holster"),
    "answer": N_("First answer the shot"),
    "discard": N_("The action is over: discard a card"),
    "draw": N_("The discard is made: draw, nothing else may follow it"),
}


def _what_is_due(s: State) -> Text:
    return text(_DUE[s.phase])


# -------------------------------------------------------------------- passes and actions
def not_held(s: State, seat: int, cards: Sequence[int]) -> Refusal | None:
    """The refusal of cards of which not all are in the hand."""
    hand = s.hands[seat]
    for card in cards:
        if cards.count(card) > hand.count(card):
            return Refusal("not-in-hand", text(N_("You do not hold {card}"), card=CardFact(card)))
    return None


def _why_not_direction(s: State, to: str) -> Refusal | None:
    if to in directions(s.house.seats):
        return None
    sentence = N_("With {count} players nobody sits across: pass to the left or to the right")
    return Refusal("no-such-direction", text(sentence, count=s.house.seats))


def _why_not_pass(s: State, seat: int, cards: Sequence[int]) -> Refusal | None:
    if refusal := not_held(s, seat, cards):
        return refusal
    asked = to_pass(s, seat)
    if len(cards) == asked:
        return None
    sentence = plural(
        N_("Pass exactly {count} card, not {given}"), N_("Pass exactly {count} cards, not {given}"), asked,
        given=len(cards),
    )  # fmt: skip
    return Refusal("wrong-count", sentence)


def _why_not_couple(s: State, seat: int, suit: int) -> Refusal | None:
    for card in (KING * 4 + suit, QUEEN * 4 + suit):
        if card not in s.hands[seat]:
            sentence = N_("A couple is king and queen of one suit: you do not hold {card}")
            return Refusal("not-a-couple", text(sentence, card=CardFact(card)))
    if suit in s.couples[seat] and not s.house.couple_repeats:
        sentence = N_("You have shown your couple of {suit}: it counts once a hand")
        return Refusal("already-shown", text(sentence, suit=suit_name(suit)))
    return None


def _why_not_nine(s: State, seat: int, card: int, to: str) -> Refusal | None:
    refusal = not_held(s, seat, (card,)) or _why_not_direction(s, to)
    if refusal is None and card >> 2 != NINE:
        sentence = N_("Only a 9 makes everyone pass cards {direction}, not {card}")
        direction = direction_name(to)
        return Refusal("not-a-nine", text(sentence, card=CardFact(card), direction=direction))
    return refusal


def _why_not_gun(s: State, seat: int, gun: Gun) -> Refusal | None:
    if refusal := not_held(s, seat, gun.cards):
        return refusal
    return None if is_gun(gun) else Refusal("not-a-gun", made_of(gun.name))


# -------------------------------------------------------------------- discard and draw
def _why_not_discard(s: State, seat: int, card: int) -> Refusal | None:
    if refusal := not_held(s, seat, (card,)):
        return refusal
    if card in SIXES:
        for other in s.hands[seat]:
            if other in s.house.holds_six:
                sentence = N_("A 6 may not go: {card} would score nothing")
                return Refusal("six-held", text(sentence, card=CardFact(other)))
    return None


def _why_not_draw(s: State, sources: str) -> Refusal | None:
    if sources in (TWO_OF_PILE, PILE_AND_TOP) and not s.five:
        return Refusal("wrong-count", text(N_("Two cards are drawn only after discarding a 5")))
    return _why_no_card(s, sources) or _why_not_top(s, sources)


def _why_no_card(s: State, sources: str) -> Refusal | None:
    """`nothing-to-draw`: a source that has not as many cards as it should give."""
    if sources in (TOP, PILE_AND_TOP) and not s.discard:
        return Refusal("nothing-to-draw", text(N_("The discard pile is empty")))
    # the top discard is taken first, so a reshuffle gives one card less
    pile = len(s.draw) + reshuffled(s, 1 if sources == PILE_AND_TOP and has_top(s) else 0)
    if sources != TOP and pile == 0:
        return Refusal("nothing-to-draw", text(N_("There is no card to draw, not even after a reshuffle")))
    if sources == TWO_OF_PILE and pile == 1:
        return Refusal("nothing-to-draw", text(N_("There is only one card to draw, even after a reshuffle")))
    return None


def _why_not_top(s: State, sources: str) -> Refusal | None:
    """`own-discard` and `action-spent`."""
    if sources in (TOP, PILE_AND_TOP) and not has_top(s):
        sentence = N_("You laid {card} this turn yourself, and under it there is no other card")
        return Refusal("own-discard", text(sentence, card=CardFact(s.discard[-1])))
    if sources != PILE and is_spent(s):
        if sources == TOP:
            sentence = N_("By Jeff's rules taking the top discard is an action, and you have had yours")
        else:
            sentence = N_("By Jeff's rules drawing two for a 5 is an action, and you have had yours")
        return Refusal("action-spent", text(sentence))
    return None


# -------------------------------------------------------------------- chance and the table
def _why_not_table(s: State, move: Move) -> Refusal | None:
    """Is this an outcome that chance, or the table, can have now?"""
    kind = move[0]
    if kind == "next-hand":
        fine, due = scoring.over(s) == "hand", s.phase == "over"
    else:
        # a phase of the players may have the name of their move: only chance's own kinds are the table's
        fine, due = True, s.phase == kind and kind not in _PHASES
    if not due:
        return Refusal("wrong-phase", text(N_("The table has nothing of that kind to do now")))
    if kind == "dealer":
        fine = 0 <= move[1] < s.house.seats
    elif kind == "deal":
        fine = sorted(move[1]) == deck(s.house.decks)
    elif kind == "wound":
        fine = move[1] in s.hands[s.victim]
    elif kind == "shuffle":
        fine = sorted(move[1]) == to_shuffle(s)
    return None if fine else Refusal("bad-move", text(N_("That is no outcome the cards can have")))

"""What is asked of a seat in Wyoming Cowboy, in one sentence."""

from __future__ import annotations

from tabletop.core.words import N_, CardFact, Fact, SeatFact, Text, plural, text
from tabletop.games.wyoming_cowboy.guns import GUNS, IS_22, KINGS, SIXES
from tabletop.games.wyoming_cowboy.moves import DRAWS, PILE, PILE_AND_TOP, TOP, TWO_OF_PILE
from tabletop.games.wyoming_cowboy.names import direction_name, gun_name
from tabletop.games.wyoming_cowboy.passing import offset_of, to_pass
from tabletop.games.wyoming_cowboy.state import State
from tabletop.games.wyoming_cowboy.supply import draws


def prompt(view: State, seat: int) -> Text | None:
    """What is asked of the seat now; None if it is not to act."""
    if seat not in view.acting:
        return None
    who = SeatFact(seat)
    if view.phase in ("pass3", "pass2"):
        return _pass(view, seat, who)
    if view.phase == "direction":
        return text(N_("{who}: say which way everyone passes three cards"), who=who)
    if view.phase == "action":
        if not view.hands[seat]:
            return text(N_("{who}: your hand is empty; go on to the draw, or shoot"), who=who)
        return text(N_("{who}: one action, or just discard"), who=who)
    if view.phase == "shoot":
        return text(N_("{who}: fire another gun, or holster"), who=who)
    if view.phase == "answer":
        return _answer(view, seat, who)
    if view.phase == "discard":
        return text(N_("{who}: discard a card"), who=who)
    return _draw(view, who)


def _pass(view: State, seat: int, who: SeatFact) -> Text:
    seats = view.house.seats
    receiver = SeatFact((seat + offset_of(view.direction, seats)) % seats)
    return plural(
        N_("{who}: choose {count} card to pass {direction}, to {receiver}"),
        N_("{who}: choose {count} cards to pass {direction}, to {receiver}"),
        to_pass(view, seat),
        who=who,
        receiver=receiver,
        direction=direction_name(view.direction),
    )


def _answer(view: State, seat: int, who: SeatFact) -> Text:
    hand = view.hands[seat]
    facts: dict[str, Fact] = {
        "who": who,
        "shooter": SeatFact(view.turn),
        "gun": gun_name(GUNS[view.gun].name),
    }
    if not IS_22[view.gun] or SIXES.isdisjoint(hand):
        return text(N_("{who}: {shooter} shot you with {gun}; give up a king"), **facts)
    if KINGS.isdisjoint(hand):
        return text(N_("{who}: {shooter} shot you with {gun}; it backfires, hand over a 6"), **facts)
    return text(N_("{who}: {shooter} shot you with {gun}; give up a king, or a 6 for a backfire"), **facts)


def _draw(view: State, who: SeatFact) -> Text:
    moves = draws(view)
    if DRAWS[TOP] not in moves:
        if DRAWS[TWO_OF_PILE] in moves:
            return text(N_("{who}: draw one card or two from the draw pile"), who=who)
        return text(N_("{who}: draw from the draw pile"), who=who)
    # a view knows the top discard: it is the uppermost that this seat did not lay there now
    card = CardFact(view.discard[-1 - view.laid])
    if DRAWS[PILE] not in moves:
        return text(N_("{who}: take {card} from the discard pile"), who=who, card=card)
    if DRAWS[PILE_AND_TOP] in moves or DRAWS[TWO_OF_PILE] in moves:
        sentence = N_("{who}: draw one card or two for the 5; {card} is on the discard pile")
        return text(sentence, who=who, card=card)
    return text(N_("{who}: draw from the draw pile, or take {card}"), who=who, card=card)

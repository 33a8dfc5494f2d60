"""What a thing on the table does in Wyoming Cowboy now: the sentence of a hover or of the narrator."""

from __future__ import annotations

from typing import Final

from tabletop.core.cards import parse_card
from tabletop.core.words import N_, CardFact, CardsFact, Fact, SeatFact, Text, plural, text
from tabletop.games.wyoming_cowboy.elements import seat_of
from tabletop.games.wyoming_cowboy.guns import (
    EIGHT,
    FIVE,
    FORTY_FIVE,
    FOUR,
    GUN_ID,
    JACK,
    KING,
    MAGNUM,
    NINE,
    QUEEN,
    QUICK_DRAW,
    SEVEN,
    SIX,
    TEN,
    THIRTY_EIGHT,
    THREE,
    TWENTY_TWO,
    TWO,
)
from tabletop.games.wyoming_cowboy.moves import DISCARDS
from tabletop.games.wyoming_cowboy.pick_shots import gun_of_id
from tabletop.games.wyoming_cowboy.refuse import why_not
from tabletop.games.wyoming_cowboy.scoring import sure_points
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import State

_CARDS: Final = {
    TWO: N_("2: two 2s are a .22. With all the tens out a .22 ends the hand."),
    THREE: N_("3: a part of the .38 (with an 8) and of the .357 (with a 5 and a 7)."),
    FOUR: N_("4: with the 5 of its suit a .45."),
    FIVE: N_("5: a part of the .357 and the .45. Discard it to draw two."),
    SIX: N_("6: {points} points in hand. A .22 fired at you may backfire with it."),
    SEVEN: N_("7: a part of the .357 (with a 3 and a 5)."),
    EIGHT: N_("8: with a 3 a .38."),
    NINE: N_("9: lay it to make everyone pass two cards."),
    TEN: N_("10: {points} points once it lies before you; in hand at the end it is delay of game."),
    JACK: N_("Jack: {points} points in hand, more from three on."),
    QUEEN: N_("Queen: {points} points in hand, more from three on; with its king a couple."),
    KING: N_("King, a cowboy: {points} points in hand, but a shot takes it; with its queen a couple."),
}
_GUNS: Final = {
    TWENTY_TWO: N_(
        "{name}'s .22: shoots unprotected cowboys, can backfire; ends the hand with all tens out."
    ),
    THIRTY_EIGHT: N_("{name}'s .38: shoots unprotected cowboys."),
    MAGNUM: N_("{name}'s .357: shoots unprotected cowboys."),
    QUICK_DRAW: N_("{name}'s .357 quick draw: shoots unprotected cowboys, or takes another player's gun."),
    FORTY_FIVE: N_("{name}'s .45: shoots unprotected cowboys, or takes a protected one."),
}
_BUTTONS: Final = {
    "nothing": N_("No action this turn: go on to the discard."),
    "holster": N_("Fire no more guns this turn: go on to the discard."),
    "left": N_("Everyone passes to the neighbour on the left."),
    "right": N_("Everyone passes to the neighbour on the right."),
    "across": N_("Everyone passes to the player across."),
}


def meaning(view: State, seat: int, element: str) -> Text | None:
    """What the thing with this element id does in this game now; None if there is nothing to say."""
    kind, *rest = element.split(":")
    if kind == "hand" and len(rest) == 2:
        return _of_card(view, seat, rest[0], rest[1].partition("#")[0])
    if kind == "pile" and len(rest) == 1:
        return _of_pile(view, rest[0])
    if kind == "button" and len(rest) == 1 and rest[0] in _BUTTONS:
        return text(_BUTTONS[rest[0]])
    if element == "aces":
        return plural(
            N_("{count} ace is left. The last one that protects a cowboy ends the hand."),
            N_("{count} aces are left. The last one that protects a cowboy ends the hand."),
            view.aces,
        )
    owner = seat_of(rest[0], view.house.seats) if rest else None
    if owner is None:
        return None
    if kind == "gun":
        return _of_gun(view, owner, element)
    if kind == "cowboy" and len(rest) == 2:
        return _of_cowboy(view, owner, rest[1].partition("#")[0])
    return _of_area(view, kind, owner)


# -------------------------------------------------------------------- cards and piles
def _power(view: State, card: int) -> Text | None:
    """What a card is good for; None for an ace."""
    points = view.house.points
    worth = {
        SIX: points.six,
        TEN: points.ten,
        JACK: points.jack,
        QUEEN: points.queen,
        KING: points.king,
    }
    rank = card >> 2
    if rank not in _CARDS:
        return None
    return text(_CARDS[rank], points=worth[rank]) if rank in worth else text(_CARDS[rank])


def _of_card(view: State, seat: int, owner: str, name: str) -> Text | None:
    try:
        card = parse_card(name)
    except ValueError:
        return None
    power = _power(view, card)
    if power is None or owner != str(seat) or seat not in view.acting or view.phase != "discard":
        return power
    refusal = why_not(view, seat, DISCARDS[card])
    if refusal is None:
        return text(N_("{power} It may be discarded now."), power=power)
    return text(N_("{power} Not now: {reason}."), power=power, reason=refusal.sentence)


def _of_pile(view: State, name: str) -> Text | None:
    if name == "draw":
        return plural(
            N_("The draw pile: {count} card. When it is used up the other piles are shuffled."),
            N_("The draw pile: {count} cards. When it is used up the other piles are shuffled."),
            len(view.draw),
        )
    if name == "discard":
        if not view.discard:
            return text(N_("The discard pile is empty."))
        return plural(
            N_("The discard pile: {count} card, {card} on top."),
            N_("The discard pile: {count} cards, {card} on top."),
            len(view.discard),
            card=CardFact(view.discard[-1]),
        )
    if name == "shot":
        if not view.shot:
            return text(N_("The shot pile is empty. Nobody draws from it."))
        return plural(
            N_("The shot pile: {count} card, {card} on top. Nobody draws from it."),
            N_("The shot pile: {count} cards, {card} on top. Nobody draws from it."),
            len(view.shot),
            card=CardFact(view.shot[-1]),
        )
    return None


# -------------------------------------------------------------------- what lies before a seat
def _of_gun(view: State, owner: int, element: str) -> Text | None:
    found = gun_of_id(element)
    if found is None or found[1] not in GUN_ID or GUN_ID[found[1]] not in view.guns[owner]:
        return None
    number = GUN_ID[found[1]]
    what = text(_GUNS[found[1].name], name=SeatFact(owner))
    if (owner, number) in view.fresh and number not in ready_guns(view, owner):
        return text(N_("{gun} It cannot be fired before its owner's next turn."), gun=what)
    if owner == view.turn and number not in ready_guns(view, owner):
        return text(N_("{gun} It has been fired this turn."), gun=what)
    return what


def _of_cowboy(view: State, owner: int, name: str) -> Text | None:
    try:
        card = parse_card(name)
    except ValueError:
        return None
    if card not in view.cowboys[owner]:
        return None
    sentence = N_("{card}, protected by an ace: {points} points for {who}. Only a .45 can take it.")
    return text(sentence, card=CardFact(card), points=view.house.points.cowboy, who=SeatFact(owner))


def _of_area(view: State, kind: str, owner: int) -> Text | None:
    who = SeatFact(owner)
    if kind == "tens":
        tens = view.tens[owner]
        if not tens:
            return text(N_("Tens that {who} discards lie here and count."), who=who)
        return text(N_("{who} has laid {tens}: nobody can take them."), who=who, tens=CardsFact(tens))
    if kind == "guns":
        return text(N_("The guns of {who} lie here. Each fires once a turn."), who=who)
    if kind == "seat":
        return _of_seat(view, owner, who)
    return None


def _of_seat(view: State, owner: int, who: SeatFact) -> Text:
    note, cards = view.notes[owner], len(view.hands[owner])
    facts: dict[str, Fact] = {
        "who": who,
        "cards": cards,
        "score": view.scores[owner],
        "sure": sure_points(view, owner),
    }
    if view.phase != "over" and cards and note.kings == note.sixes == 0:
        sentence = N_("{who}: {cards} in hand, no king and no 6; {score} points, {sure} sure in this hand.")
        return text(sentence, **facts)
    if view.phase != "over" and cards and note.kings == 0:
        return text(N_("{who}: {cards} in hand, no king; {score} points, {sure} sure in this hand."), **facts)
    return text(N_("{who}: {cards} in hand; {score} points, {sure} sure in this hand."), **facts)

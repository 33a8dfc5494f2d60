"""What a thing on the table does in this game, now: the sentence of a hover or of the narrator."""

from __future__ import annotations

from tabletop.core.cards import HIDDEN, RANK_OF, parse_card
from tabletop.core.words import N_, CardFact, SeatFact, Text, plural, text
from tabletop.games.brown_bullet.demand import ACE, FIVE, JOKER, NINE, TEN, THREE, TWO
from tabletop.games.brown_bullet.moves import Play
from tabletop.games.brown_bullet.names import a_rank, demand_text, rank_name
from tabletop.games.brown_bullet.refuse import why_not
from tabletop.games.brown_bullet.standing import chamber_cards
from tabletop.games.brown_bullet.state import EMPTY, State

_POWERS = {
    TWO: N_("2: goes on anything, and the next player may play anything."),
    THREE: N_("3: goes on anything and is invisible: the card beneath still has to be met."),
    FIVE: N_("5: its player takes another turn, on top of the 5."),
    NINE: N_("9: the next player must play 9 or lower."),
    TEN: N_("10: the pile goes out of play and its player takes another turn."),
}
_JOKER = N_("Joker: goes on anything; the pile goes out of play and the next player starts anew.")
_JOKER_AGAIN = N_("Joker: goes on anything; the pile goes out of play and its player takes another turn.")


def meaning(view: State, seat: int, element: str) -> Text | None:
    """What the thing with this element id does in this game now; None if there is nothing to say."""
    kind, *rest = element.split(":")
    if kind == "hand" and len(rest) == 2:
        return _of_card(view, seat, rest[0], rest[1].partition("#")[0])
    if kind == "hand" and len(rest) == 1 and rest[0] == str(seat):
        return text(N_("Your hand: drag the pile here to pick it up."))
    if kind == "pile" and len(rest) == 1:
        return _of_pile(view, rest[0])
    if kind == "chamber" and len(rest) == 2:
        return _of_slot(view, seat, rest[0], rest[1])
    if kind == "seat" and len(rest) == 1:
        return _of_seat(view, rest[0])
    if element == "button:pickup":
        return text(N_("Take the whole pile into your hand; the next player starts on an empty pile."))
    if element == "button:hold":
        return text(N_("Fire no Brown Bullet."))
    return None


def power(view: State, card: int) -> Text:
    """What a card does when it is played."""
    rank = RANK_OF[card]
    if rank == JOKER:
        return text(_JOKER_AGAIN if view.house.joker_extra_turn else _JOKER)
    if rank in _POWERS:
        return text(_POWERS[rank])
    if rank == ACE:
        return text(N_("On an ace only an ace goes, or a 2, a 3 or a joker."))
    sentence = N_("On {card} the next player must play {rank} or higher.")
    return text(sentence, card=a_rank(rank), rank=rank_name(rank))


def _of_card(view: State, seat: int, owner: str, name: str) -> Text | None:
    try:
        card = parse_card(name)
    except ValueError:
        return None
    if owner != str(seat) or seat != view.to_act:
        return power(view, card)
    if view.phase == "bullet":
        return text(N_("{power} Now: drag it onto a chamber to fire it there."), power=power(view, card))
    refusal = why_not(view, seat, Play("play", (card,)))
    if refusal is None:
        return text(N_("{power} It may be played now."), power=power(view, card))
    return text(N_("{power} Not now: {reason}."), power=power(view, card), reason=refusal.sentence)


def _of_pile(view: State, name: str) -> Text | None:
    if name == "draw":
        if not view.draw:
            return text(N_("The draw pile is used up."))
        return plural(
            N_("The draw pile: {count} card. Hands are filled to three from it."),
            N_("The draw pile: {count} cards. Hands are filled to three from it."),
            len(view.draw),
        )
    if name == "out":
        return plural(N_("Out of play: {count} card."), N_("Out of play: {count} cards."), len(view.out))
    if name != "discard":
        return None
    if not view.pile:
        return text(N_("The pile is empty: anything goes."))
    return plural(
        N_("The pile: {count} card, {card} on top. {demand}."),
        N_("The pile: {count} cards, {card} on top. {demand}."),
        len(view.pile),
        card=CardFact(view.pile[-1]),
        demand=demand_text(view.demand),
    )


def _of_slot(view: State, seat: int, owner: str, number: str) -> Text | None:
    if not owner.isdigit() or not number.isdigit() or int(owner) >= len(view.hands):
        return None
    target, slot = int(owner), int(number)
    if slot >= len(view.chambers[target]):
        return None
    if view.chambers[target][slot] == EMPTY:
        return text(N_("An empty chamber slot."))
    for mark in view.marks:
        if (mark.seat, mark.slot) == (target, slot):
            by = SeatFact(mark.by)
            if mark.card == HIDDEN:
                return text(N_("A Brown Bullet of {who} lies here: only {who} knows the card."), who=by)
            return text(N_("Your Brown Bullet lies here: {card}."), card=CardFact(mark.card))
    if target == seat:
        return text(N_("A card of your chamber: it is played blind, when your hand is empty."))
    return text(N_("A card of {who}'s chamber: nobody knows it."), who=SeatFact(target))


def _of_seat(view: State, number: str) -> Text | None:
    if not number.isdigit() or int(number) >= len(view.hands):
        return None
    seat = int(number)
    return text(
        N_("{who}: {hand} in the hand, {chamber} in the chamber."),
        who=SeatFact(seat),
        hand=len(view.hands[seat]),
        chamber=chamber_cards(view, seat),
    )

"""What a thing on the table does in this game, now: the sentence of a hover or of the narrator."""

from __future__ import annotations

from tabletop.core.cards import HIDDEN, parse_card
from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.lockdown_poker import betting
from tabletop.games.lockdown_poker.deck import DEPUTIES, NONE, SHERIFF
from tabletop.games.lockdown_poker.names import card_name, hand_name
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.games.lockdown_poker.state import State
from tabletop.games.lockdown_poker.switching import reserve

_BUTTONS = {
    "stand": N_("Do nothing in this turn."),
    "lock": N_("Lock one of your cards: nobody can take it by a switch any more."),
    "no-sheriff": N_("Let the Sheriff be: the cards are turned up."),
    "check": N_("Bet nothing; you stay in the hand."),
    "fold": N_("Give up this hand and what you have put in. Your cards are dead."),
}


def meaning(view: State, seat: int, element: str) -> Text | None:
    """What the thing with this element id does in this game now; None if there is nothing to say."""
    kind, *rest = element.split(":")
    if kind == "button" and rest:
        return _of_button(view, seat, rest[0])
    if kind == "deck" and not rest:
        return _of_deck(view)
    if kind == "dead" and not rest:
        return plural(
            N_("{count} dead card: out of the hand for good."),
            N_("{count} dead cards: out of the hand for good."),
            len(view.dead),
        )
    if kind == "pot" and not rest:
        return text(
            N_("The pot: {pot} chips, {bets} more are bet."), pot=betting.pot(view), bets=sum(view.bets)
        )
    if not rest or not rest[0].isdigit() or int(rest[0]) >= len(view.up):
        return None
    return _of_seat(view, seat, kind, int(rest[0]), rest[1:])


def _of_seat(view: State, seat: int, kind: str, owner: int, rest: list[str]) -> Text | None:
    if kind == "up" and len(rest) == 1:
        return _of_card(view, seat, owner, rest[0])
    if rest:
        return None
    if kind == "hole" and view.hole[owner] != NONE:
        return _of_hole(view, seat, owner)
    if kind == "seventh" and view.seventh[owner] != NONE:
        return _of_seventh(view, seat, owner)
    if kind == "chips" and view.house.money:
        return text(N_("{who} has {count} chips."), who=SeatFact(owner), count=view.stacks[owner])
    if kind == "sheriff":
        return _of_sheriff(view, seat, owner)
    if kind == "seat":
        return _of_player(view, owner)
    return None


def _of_card(view: State, seat: int, owner: int, name: str) -> Text | None:
    try:
        card = parse_card(name)
    except ValueError:
        return None
    if card not in view.up[owner]:
        return None
    if card == SHERIFF:
        return _of_sheriff(view, seat, owner)
    if view.folded >> owner & 1:
        return text(N_("{who} has folded: this card is dead."), who=SeatFact(owner))
    state = _state(view, seat, owner, card)
    if card in DEPUTIES:
        return text(N_("Wild: it stands for any card you want. {state}"), state=state)
    return state


def _state(view: State, seat: int, owner: int, card: int) -> Text:
    who = SeatFact(owner)
    if view.locked >> card & 1:
        if owner == seat:
            return text(N_("Locked: nobody can take it by a switch, you may still give it away."))
        return text(N_("Locked by {who}: it cannot be taken by a switch."), who=who)
    if view.phase == "switch" and view.to_act == seat:
        if owner == seat:
            return text(N_("Drag it onto another player's card, onto the deck, or down to lock it."))
        return text(N_("Drag one of your cards here to take it."))
    return text(N_("It lies open before {who} and is not locked."), who=who)


def _of_hole(view: State, seat: int, owner: int) -> Text:
    if view.hole[owner] != HIDDEN:
        return text(N_("The hole card: {card}."), card=card_name(view.hole[owner]))
    if owner == seat:
        return text(N_("Your hole card: nobody looks at it before the end, you neither."))
    return text(N_("The hole card of {who}: only the Sheriff can take it."), who=SeatFact(owner))


def _of_seventh(view: State, seat: int, owner: int) -> Text | None:
    card = view.seventh[owner]
    if card == SHERIFF and owner == seat:
        return _of_sheriff(view, seat, owner)
    if card != HIDDEN:
        return text(N_("The seventh card: {card}."), card=card_name(card))
    return text(N_("The seventh card of {who}: only its owner has seen it."), who=SeatFact(owner))


def _of_sheriff(view: State, seat: int, owner: int) -> Text | None:
    if may_play(view, owner) and owner == seat:
        return text(N_("The Sheriff: drag it at any time onto a card of another player to capture it."))
    if SHERIFF in view.up[owner]:
        return text(
            N_("The Sheriff: part of no hand. {who} may capture any card with it."), who=SeatFact(owner)
        )
    return None


def _of_deck(view: State) -> Text:
    count = len(view.deck) - reserve(view)
    if count <= 0:
        return plural(
            N_("The deck: {count} card, kept for the deals to come and the Sheriff."),
            N_("The deck: {count} cards, kept for the deals to come and the Sheriff."),
            len(view.deck),
        )
    return plural(
        N_("The deck: {count} card may still be drawn. Drag a card of yours here to draw for it."),
        N_("The deck: {count} cards may still be drawn. Drag a card of yours here to draw for it."),
        count,
    )


def _of_button(view: State, seat: int, word: str) -> Text | None:
    if word in _BUTTONS:
        return text(_BUTTONS[word])
    if not view.house.money or view.phase != "bet" or not 0 <= seat < len(view.up):
        return None
    if word == "call":
        count = min(betting.to_call(view, seat), view.stacks[seat])
        return text(N_("Put {count} chips in to stay in the hand."), count=count)
    if word == "bet":
        return text(N_("Bet: the others call, raise or fold."))
    if word == "raise":
        return text(N_("Call and bet more: the others have to answer."))
    return None


def _of_player(view: State, owner: int) -> Text | None:
    who = SeatFact(owner)
    if view.folded >> owner & 1:
        return text(N_("{who} has folded."), who=who)
    if not view.live >> owner & 1:
        return None
    hand = hand_name(view.up[owner], view.house.double_ace_flush)
    return text(N_("{who} shows {hand}."), who=who, hand=hand)

"""What is said at a table of Lockdown Poker: the log's sentences and the prompt. (Refusals: refuse.py,
refuse_bet.py; pieces: meaning.py; hands: names.py.)"""

from __future__ import annotations

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.words import N_, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.lockdown_poker import events
from tabletop.games.lockdown_poker.best_five import BestFive
from tabletop.games.lockdown_poker.betting import size, to_call
from tabletop.games.lockdown_poker.legal import legal
from tabletop.games.lockdown_poker.names import best_name, card_name, hand_name
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.games.lockdown_poker.state import State
from tabletop.games.lockdown_poker.words_bet import tell_bet

_FIRST = {
    "highest": N_("{who} shows the highest hand, {hand}, and goes first"),
    "lowest": N_("{who} shows the lowest hand, {hand}, and goes first"),
    "left": N_("{who} sits nearest the dealer's left and goes first"),
}
_FIRST_TIED = {
    "highest": N_("{who} shows the highest hand, {hand}, sits nearest the dealer's left and goes first"),
    "lowest": N_("{who} shows the lowest hand, {hand}, sits nearest the dealer's left and goes first"),
}
_SEEN_CAPTURE = {
    "up": N_("{who} plays the Sheriff and captures {card} of {target}"),
    "hole": N_("{who} plays the Sheriff and captures the hole card of {target}: {card}"),
    "seventh": N_("{who} plays the Sheriff and captures the seventh card of {target}: {card}"),
}
_UNSEEN_CAPTURE = {
    "up": _SEEN_CAPTURE["up"],
    "hole": N_("{who} plays the Sheriff and captures the hole card of {target}"),
    "seventh": N_("{who} plays the Sheriff and captures the seventh card of {target}"),
}


def tell(event: Event) -> Text | None:
    """The log's sentence for a (redacted) event."""
    who = SeatFact(event.seat)
    return _tell_deal(event, who) or _tell_turn(event, who) or _tell_end(event, who) or tell_bet(event, who)


def _tell_deal(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.DealerChosen():
            return text(N_("{who} deals first"), who=SeatFact(event.dealer))
        case events.Dealt():
            sentence = N_("Hand {hand}: {who} dealt one card down and two up to each")
            return text(sentence, hand=event.hand, who=SeatFact(event.dealer))
        case events.CardDealt(round=7):
            return text(N_("The seventh card, face down"))
        case events.CardDealt():
            return text(N_("One more card up to each: {count} now"), count=event.round)
        case events.SwitchingBegins(why="left"):
            return text(_FIRST["left"], who=who)
        case events.SwitchingBegins():
            sentence = (_FIRST_TIED if event.tied else _FIRST)[event.why]
            return text(sentence, who=who, hand=hand_name(event.cards))
        case _:
            return None


def _tell_turn(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.Switched():
            sentence = N_("{who} gave {given} to {target} for {taken}, which is locked now")
            given, taken = card_name(event.given), card_name(event.taken)
            return text(sentence, who=who, given=given, target=SeatFact(event.target), taken=taken)
        case events.Locked():
            return text(N_("{who} locked {card}"), who=who, card=card_name(event.card))
        case events.Drew():
            sentence = N_("{who} discarded {discard} and drew {card}")
            return text(sentence, who=who, discard=card_name(event.discard), card=card_name(event.card))
        case events.Stood():
            return text(N_("{who} stands"), who=who)
        case events.SheriffPlayed():
            return _tell_capture(event, who)
        case events.SheriffDeclined():
            return text(N_("{who} lets the Sheriff be"), who=who)
        case _:
            return None


def _tell_capture(event: events.SheriffPlayed, who: SeatFact) -> Text:
    target = SeatFact(event.target)
    if event.card == HIDDEN:
        return text(_UNSEEN_CAPTURE[event.what], who=who, target=target)
    return text(_SEEN_CAPTURE[event.what], who=who, target=target, card=card_name(event.card))


def _tell_end(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.TurnedUp():
            return text(N_("{who} turns the cards up"), who=who)
        case events.HandShown():
            hand = best_name(BestFive(event.worth, event.cards, event.stands_for))
            return text(N_("{who} has {hand}"), who=who, hand=hand)
        case events.HandOver():
            if not event.winners:
                return text(N_("The hand is over"))
            if len(event.winners) == 1:
                return text(N_("{who} wins the hand"), who=SeatFact(event.winners[0]))
            return text(N_("{seats} share the hand"), seats=SeatsFact(event.winners))
        case events.Scored():
            best = tuple(seat for seat, more in enumerate(event.bonus) if more)
            if not best:
                return text(N_("The hands are scored"))
            return plural(
                N_("The best hand scores {bonus} more: {seats}"),
                N_("The best hands score {bonus} more each: {seats}"),
                len(best),
                bonus=event.bonus[best[0]],
                seats=SeatsFact(best),
            )
        case events.GameOver():
            if len(event.winners) == 1:
                return text(N_("{who} has won the game"), who=SeatFact(event.winners[0]))
            return text(N_("{seats} share the game"), seats=SeatsFact(event.winners))
        case _:
            return None


# -------------------------------------------------------------------- the prompt
def prompt(view: State, seat: int) -> Text | None:
    """What is asked of the seat now, in one sentence; None if it may do nothing."""
    who = SeatFact(seat)
    if seat != view.to_act:
        if seat >= 0 and may_play(view, seat):
            return text(N_("{who}: you may play the Sheriff at any time"), who=who)
        return None
    if view.phase == "switch":
        if any(move[0] == "draw" for move in legal(view, seat)):
            return text(N_("{who}: switch, lock, draw or stand"), who=who)
        return text(N_("{who}: switch, lock or stand"), who=who)
    if view.phase == "bet":
        return _prompt_bet(view, seat, who)
    if view.phase == "sheriff":
        return text(N_("{who}: last call for the Sheriff, then the cards are turned up"), who=who)
    if view.phase == "showdown":
        return text(N_("{who}: the Sheriff lay in your hole, capture a card or let it be"), who=who)
    return None


def _prompt_bet(view: State, seat: int, who: SeatFact) -> Text:
    behind = min(to_call(view, seat), view.stacks[seat])
    kinds = {move[0] for move in legal(view, seat)}
    if "bet" in kinds:
        return text(N_("{who}: check, or bet {count}"), who=who, count=min(size(view), view.stacks[seat]))
    if "raise" in kinds:
        return text(N_("{who}: call {count}, raise or fold"), who=who, count=behind)
    if behind == view.stacks[seat]:
        return text(N_("{who}: call with your last {count}, or fold"), who=who, count=behind)
    if behind:
        return text(N_("{who}: call {count} or fold"), who=who, count=behind)
    return text(N_("{who}: check or fold"), who=who)

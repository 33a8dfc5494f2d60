"""What the log says of antes, bets and pots."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.core.words import N_, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.lockdown_poker import events
from tabletop.games.lockdown_poker.names import hand_name

_WAGERS = {
    "bet": N_("{who} bets {bet}"),
    "call": N_("{who} calls {chips}"),
    "raise": N_("{who} raises to {bet}"),
}
_ALL_IN = {
    "bet": N_("{who} bets {bet} and is all-in"),
    "call": N_("{who} calls with the last {chips}: all-in"),
    "raise": N_("{who} raises to {bet} and is all-in"),
}


def tell_bet(event: Event, who: SeatFact) -> Text | None:
    """The sentence of an event of the money; None for all others and for those that need no words."""
    match event:
        case events.Anted():
            return _tell_antes(event)
        case events.BettingBegins():
            sentence = N_("{who} shows the highest hand, {hand}, and bets first")
            if event.tied:
                sentence = N_(
                    "{who} shows the highest hand, {hand}, sits nearest the dealer's left and bets first"
                )
            return text(sentence, who=who, hand=hand_name(event.cards))
        case events.Checked():
            return text(N_("{who} checks"), who=who)
        case events.Wagered():
            sentence = (_WAGERS if event.stack else _ALL_IN)[event.deed]
            return text(sentence, who=who, bet=event.bet, chips=event.chips)
        case events.Folded():
            return text(N_("{who} folds"), who=who)
        case events.BetsGathered():
            return text(N_("The bets go into the pot: {pot} in it now"), pot=event.pot)
        case events.PotTaken():
            return plural(
                N_("All others have folded: {who} takes {count} chip unseen"),
                N_("All others have folded: {who} takes {count} chips unseen"),
                event.chips,
                who=who,
            )
        case events.PotWon():
            return _tell_pot(event)
        case events.Broke():
            return text(N_("{who} has no chips left and is out of the game"), who=who)
        case _:
            return None


def _tell_antes(event: events.Anted) -> Text:
    return plural(
        N_("The antes: {count} chip in the pot"),
        N_("The antes: {count} chips in the pot"),
        sum(event.amounts),
    )


def _tell_pot(event: events.PotWon) -> Text:
    if len(event.eligible) == 1:
        sentence = N_("{who} takes {chips} that nobody else can win")
        return text(sentence, who=SeatFact(event.winners[0]), chips=event.chips)
    if len(event.winners) == 1:
        main, side = N_("{who} wins the pot: {chips}"), N_("{who} wins side pot {number}: {chips}")
        sentence = side if event.pot else main
        return text(sentence, who=SeatFact(event.winners[0]), chips=event.chips, number=event.pot)
    main, side = N_("{seats} share the pot: {chips}"), N_("{seats} share side pot {number}: {chips}")
    sentence = side if event.pot else main
    return text(sentence, seats=SeatsFact(event.winners), chips=event.chips, number=event.pot)

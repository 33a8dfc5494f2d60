"""Why the marshal does what he does, one sentence a move."""

from __future__ import annotations

from tabletop.ai.policies.lockdown_poker import capture
from tabletop.ai.policies.lockdown_poker.betting import HOPELESS
from tabletop.ai.policies.lockdown_poker.estimates import best_hand_chances
from tabletop.core.game import Move
from tabletop.core.words import N_, CardFact, SeatFact, Text, text
from tabletop.games.lockdown_poker.deck import DEPUTIES, SHERIFF
from tabletop.games.lockdown_poker.state import State


def reason(view: State, seat: int, made: Move, chance: float) -> Text:
    """One sentence for any move. `chance`: of winning the game, 0..1 (for chips: the part of all chips)."""
    percent = round(100 * chance)
    match made[0]:
        case "switch":
            return _switch(made, percent)
        case "lock":
            sentence = N_("{card} matters most here: locked, nobody can take it.")
            return text(sentence, card=CardFact(made[1]))
        case "draw":
            sentence = N_("{card} helps least; an unseen card wins the game about {percent} times in 100.")
            return text(sentence, card=CardFact(made[1]), percent=percent)
        case "stand":
            return text(N_("Every change would make this hand worse."))
        case "sheriff":
            return capture.reason(made)
        case "no-sheriff":
            return text(N_("No capture makes this hand better than it is."))
    return _bet(view, seat, made)


def _switch(made: Move, percent: int) -> Text:
    player, taken = SeatFact(made[2]), made[3]
    if taken in DEPUTIES:
        return text(N_("A Deputy is wild: take it from {player} while it is not locked."), player=player)
    if taken == SHERIFF:
        return text(
            N_("The Sheriff captures a card before the hands are compared: nothing here is worth more.")
        )
    sentence = N_(
        "With {card}, and whatever {player} and the others then take, the game is won about {percent} times"
        " in 100."
    )
    return text(sentence, card=CardFact(taken), player=player, percent=percent)


def _bet(view: State, seat: int, made: Move) -> Text:
    chance = best_hand_chances(view, seat)[seat]
    percent = round(100 * chance)
    if made[0] == "bet" and chance * view.live.bit_count() < HOPELESS:
        return text(N_("A bluff: the chance to win is only {percent} in 100."), percent=percent)
    sentences = {
        "fold": N_("With a chance of {percent} in 100 every way to stay in loses chips."),
        "check": N_("With a chance of {percent} in 100 a bet would bring no more chips than a check."),
        "call": N_("With a chance of {percent} in 100 a call brings back more chips than it costs."),
    }
    more = N_("With a chance of {percent} in 100 more chips in the pot, or fewer who want it, are welcome.")
    return text(sentences.get(made[0], more), percent=percent)

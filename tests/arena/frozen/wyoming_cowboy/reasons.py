"""Why the cowhand does what he does in Wyoming Cowboy, in one sentence: what a hint says."""

from __future__ import annotations

from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.core.words import N_, CardFact, CardsFact, SeatFact, Text, text
from tabletop.games.wyoming_cowboy.guns import FIVE, JACK, SIX, TEN
from tabletop.games.wyoming_cowboy.moves import Shoot
from tests.arena.frozen.wyoming_cowboy.sight import Sight
from tests.arena.frozen.wyoming_cowboy.worth import makes_gun


def reason(sight: Sight, move: Move) -> Text:
    """One sentence for any move of a seat."""
    kind = move[0]
    if isinstance(move, Shoot):
        return _shot(sight, move)
    if kind == "discard":
        return _discard(sight, move[1])
    if kind == "pass":
        return text(N_("These help this hand least: {cards}."), cards=CardsFact(move[1]))
    if kind == "draw":
        return _draw(sight, str(move[1]))
    if kind == "give":
        return _give(move[1])
    return text(_PLAIN[kind])


_PLAIN = {
    "couple": N_("A couple counts from the moment it is shown, even if its king is shot away later."),
    "gun": N_("A gun on the table fires in every turn from the next on."),
    "nine": N_("Two cards that help nothing go for two unseen ones, and so does the 9."),
    "nothing": N_("No action gains anything now; the discard and the draw do more."),
    "holster": N_("No other shot is worth firing now."),
    "direction": N_("What is passed is what hurts, so it goes to whoever leads."),
}


def _shot(sight: Sight, move: Shoot) -> Text:
    target = SeatFact(move.target)
    if isinstance(move.aim, int):
        return text(N_("A .45 takes the cowboy from {player} without fail."), player=target)
    if move.aim is not None:
        return text(N_("A quick draw takes the gun from {player} without fail."), player=target)
    chance = round(100 * sight.odds.king(move.target))
    return text(N_("{player} holds a king with a chance of {chance} in 100."), player=target, chance=chance)


def _discard(sight: Sight, card: int) -> Text:
    rank = RANK_OF[card]
    tens = sum(len(laid) for laid in sight.view.tens) + 1
    if rank != TEN and any(RANK_OF[other] == TEN for other in sight.hand):
        if sight.ends_by_tens(tens, False):
            return text(N_("The 10 stays back: it would end the hand too soon."))
        if sight.gives_last_ten(tens):
            return text(N_("The 10 stays back: with a .22 out, whoever lays the last one ends the hand."))
    if rank == TEN:
        return text(N_("A 10 counts once it lies on the table, and costs points in the hand."))
    if rank == FIVE:
        return text(N_("Discarding a 5 lets two cards be drawn."))
    if rank == SIX:
        return text(N_("Now the 6 may go: every other card would score."))
    if rank >= JACK or makes_gun(card, sight.hand):
        return text(N_("{card}: this hand can spare it most."), card=CardFact(card))
    return text(N_("{card}: it scores nothing and makes no gun here."), card=CardFact(card))


def _draw(sight: Sight, sources: str) -> Text:
    if "top" in sources:
        top = sight.view.discard[-1 - sight.view.laid]
        return text(N_("{card}: it lies open, and this hand can use it."), card=CardFact(top))
    if sources == "pile pile":
        return text(N_("After a 5 two cards may be drawn."))
    if len(sight.view.discard) <= sight.view.laid:
        return text(N_("Only the draw pile has a card for this turn."))
    return text(N_("An unseen card is better than the one that lies open."))


def _give(card: int) -> Text:
    if RANK_OF[card] == SIX:
        return text(N_("The .22 backfires: a 6 goes to the shooter instead of a king."))
    return text(N_("{card}: the king that this hand can spare most."), card=CardFact(card))

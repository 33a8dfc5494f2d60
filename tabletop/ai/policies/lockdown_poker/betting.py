"""How the cowhand bets: by his chance against what the pot pays, with bluffs scaled to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policies.lockdown_poker.worlds import Worlds
from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text
from tabletop.games.lockdown_poker.betting import pot, size, to_call

EDGE: Final = 1.3
"""Bets for value from this many times a fair share of the pot on."""
STRONG: Final = 1.75
"""Raises from so many times on."""
HOPELESS: Final = 0.7
"""Only hands of less than so many times a fair share bluff: better ones may win where they are checked."""
BLUFF: Final = 0.1
"""How often a weak hand bets against one opponent; against more of them less often."""
CAUTION: Final = 0.9
"""A call needs this part of what the pot pays: cards still come."""

DOUBT: Final = 0.1
"""Less than this part above or below what a bet or a call needs, and leaving it is about as good."""


def choose(worlds: Worlds, legal: Sequence[Move], source: Stream) -> Move:
    """The bet, call or fold. Of other hands no more is known than the worlds tell."""
    view, seat = worlds.view, worlds.seat
    words: dict[str, list[Move]] = {}
    for move in legal:
        words.setdefault(move[0], []).append(move)
    chance, rivals = worlds.chance(), max(1, len(worlds.live) - 1)
    share = chance * (rivals + 1)
    raises = words.get("bet") or words.get("raise") or []
    # a bluff that costs all the chips is none: who sees it through ends the game for the bluffer
    dares = "bet" in words and view.stacks[seat] > size(view)
    if raises and _bets(share, "bet" in words, dares, rivals, source):
        return _size(raises, chance)
    if "check" in words:
        return words["check"][0]
    owed = min(to_call(view, seat), view.stacks[seat])
    paid = pot(view) + sum(view.bets)
    if "call" in words and chance >= CAUTION * owed / max(1, paid + owed):
        return words["call"][0]
    return words["fold"][0]


def _bets(share: float, first: bool, dares: bool, rivals: int, source: Stream) -> bool:
    """Bet, or raise? A bluff is only made first, by who dares, and seldom at a full table."""
    if share >= (EDGE if first else STRONG):
        return True
    return dares and share < HOPELESS and source.unit() < BLUFF / rivals


def alike(worlds: Worlds, legal: Sequence[Move], chosen: Move) -> tuple[Move, ...]:
    """The moves that are about as good as the chosen one: a bet where the chance to win is near what it asks
    for, a call or a fold where it is near the price."""
    view, seat = worlds.view, worlds.seat
    words = {move[0]: move for move in reversed(legal)}
    chance = worlds.chance()
    bet, asked = ("bet", EDGE) if "bet" in words else ("raise", STRONG)
    near = []
    if abs(chance * max(2, len(worlds.live)) - asked) < DOUBT * asked:
        near += [bet, "check" if "check" in words else "call"]
    owed = min(to_call(view, seat), view.stacks[seat])
    if owed:
        price = CAUTION * owed / (pot(view) + sum(view.bets) + owed)
        if abs(chance - price) < DOUBT * price:
            near += ["call", "fold"]
    if chosen[0] not in near:
        return ()
    return tuple(words[kind] for kind in near if kind in words and kind != chosen[0])


def _size(raises: Sequence[Move], chance: float) -> Move:
    """The least; where the limit is not fixed the pot with a strong hand, all the chips with a near certain
    one."""
    if len(raises) == 1:
        return raises[0]
    if chance > 0.9:
        return raises[-1]
    return raises[1] if chance > 0.6 and len(raises) > 2 else raises[0]


def reason(worlds: Worlds, move: Move) -> Text:
    """Why this bet, call or fold."""
    percent = round(100 * worlds.chance())
    if move[0] == "bet" and worlds.chance() * len(worlds.live) < HOPELESS:
        return text(N_("A bluff: the chance to win is only {percent} in 100."), percent=percent)
    sentences = {
        "fold": N_("The chance to win, {percent} in 100, is not worth the price."),
        "check": N_("Nothing has to be paid, and the chance to win is {percent} in 100."),
        "call": N_("The pot pays enough for a chance of {percent} in 100."),
    }
    sentence = sentences.get(move[0], N_("With a chance of {percent} in 100 the others should pay to go on."))
    return text(sentence, percent=percent)

"""The end of a hand: cards turned up, hands compared, points or pots.

Rule page "Points", "Money" and "Ranking". Owns what happens after the last decision of a hand; how the game
stands is said in standing.py.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.lockdown_poker import pots, sheriff, standing
from tabletop.games.lockdown_poker.best_five import best_five
from tabletop.games.lockdown_poker.deck import NONE
from tabletop.games.lockdown_poker.evaluator import deputies_needed, hand_class, worth
from tabletop.games.lockdown_poker.events import (
    Broke,
    GameOver,
    HandOver,
    HandShown,
    PotTaken,
    PotWon,
    Scored,
    TurnedUp,
)
from tabletop.games.lockdown_poker.state import NOBODY, State, from_left, seats_in


def cards_of(s: State, seat: int) -> list[int]:
    """All cards of a seat that lie there (a view has HIDDEN among them)."""
    return [card for card in (s.hole[seat], *s.up[seat], s.seventh[seat]) if card != NONE]


def turn_up(s: State, log: list[Event] | None) -> None:
    """All cards are turned up; with `hole_sheriff = "showdown"` a Sheriff in the hole comes first, else the
    hand is decided."""
    if log is not None:
        log.extend(TurnedUp(seat, s.hole[seat], s.seventh[seat]) for seat in from_left(s, s.live))
    owner = sheriff.hole_holder(s) if s.house.hole_sheriff == "showdown" else NOBODY
    if owner == NOBODY:
        decide(s, log)
    else:
        s.phase = "showdown"
        s.to_act = owner


def decide(s: State, log: list[Event] | None) -> None:
    """Compare the hands of all who are in, score or share out, and end the hand."""
    double_ace = s.house.double_ace_flush
    values = {seat: worth(cards_of(s, seat), double_ace) for seat in seats_in(s.live)}
    if log is not None:
        for seat in from_left(s, s.live):
            best = best_five(cards_of(s, seat), double_ace)
            log.append(HandShown(seat, hand_class(best.worth), best.worth, best.cards, best.stands_for))
    ranking = {seat: (value, -_needed(s, seat)) for seat, value in values.items()}
    if s.house.money:
        won = share_out(s, ranking, log)
    else:
        won = score(s, values, ranking, log)
    end_hand(s, won, log)


def _needed(s: State, seat: int) -> int:
    """Deputies that part equal hands, where the house rule lets them."""
    if not s.house.natural_beats_wild:
        return 0
    return deputies_needed(cards_of(s, seat), s.house.double_ace_flush)


def score(
    s: State, values: dict[int, int], ranking: dict[int, tuple[int, int]], log: list[Event] | None
) -> list[int]:
    """Points by the chart, and more for the best hand. Who had it."""
    top = max(ranking.values())
    best = [seat for seat, rank in ranking.items() if rank == top]
    chart = [s.house.points_chart[hand_class(value)] for value in values.values()]
    bonus = [s.house.best_bonus if seat in best else 0 for seat in values]
    s.points = [sum(three) for three in zip(s.points, chart, bonus, strict=True)]
    if log is not None:
        log.append(Scored(-1, tuple(chart), tuple(bonus), tuple(s.points)))
    return best


def share_out(s: State, ranking: dict[int, tuple[int, int]], log: list[Event] | None) -> list[int]:
    """Every pot goes to its best hand. Who won any chips."""
    won: set[int] = set()
    for number, pot in enumerate(pots.split(s.paid, s.live)):
        winners, shares = pots.winners_of(s, pot, ranking)
        for seat, chips in zip(winners, shares, strict=True):
            s.stacks[seat] += chips
        won.update(winners)
        if log is not None:
            log.append(PotWon(-1, number, pot.chips, pot.eligible, tuple(winners), tuple(shares)))
    return sorted(won)


def take_pot(s: State, log: list[Event] | None) -> None:
    """Only one is left: he takes the pot unseen. The bets of the round must have been gathered."""
    (seat,) = seats_in(s.live)
    chips = sum(s.paid)
    s.stacks[seat] += chips
    if log is not None:
        log.append(PotTaken(seat, chips))
    end_hand(s, [seat], log)


def end_hand(s: State, won: list[int], log: list[Event] | None) -> None:
    """Nothing of the hand is left to do; perhaps the game is over too."""
    dealt_in = s.live | s.folded
    s.phase = "over"
    s.to_act = NOBODY
    s.acted = 0
    s.raises = 0
    s.paid = [0] * len(s.paid)
    if log is None:
        return
    if s.house.money:
        log.extend(Broke(seat) for seat in seats_in(dealt_in) if s.stacks[seat] == 0)
    log.append(HandOver(-1, s.hand, tuple(won), tuple(standing.scores(s))))
    if standing.over(s) == "game":
        log.append(GameOver(-1, tuple(standing.winners(s)), tuple(standing.scores(s))))

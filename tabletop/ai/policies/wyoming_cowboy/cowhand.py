"""The cowhand: a sound player of Wyoming Cowboy.

He shows couples before anybody shoots at them, builds guns early and shoots with all of them at the likeliest
hands, lays his 10s in time, passes what hurts, keeps kings and pictures, ends the hand when it pays and puts
its end off when it pays others. What he knows of other hands is what a fair player remembers; it stands in
the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, near
from tabletop.ai.policies.wyoming_cowboy import reasons
from tabletop.ai.policies.wyoming_cowboy.sight import Sight
from tabletop.ai.policies.wyoming_cowboy.worth import SHOTS
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import Text
from tabletop.games.wyoming_cowboy.guns import GUN_ID, IS_22, KINGS, TEN
from tabletop.games.wyoming_cowboy.moves import Shoot
from tabletop.games.wyoming_cowboy.passing import offset_of

DRAWN: Final = 2.6
"""What an unseen card is worth on the average."""
TIE: Final = 0.4
"""Moves this close are as good as equal, and chance decides: else seat 0 would be shot at most."""

ALIKE: Final = 1.5
"""Points between moves that are about as good."""


class Cowhand:
    """See the module's text. All that he remembers stands in the view."""

    remembers = False

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        """The move he values most; see Policy.choose."""
        sight = Sight(view, seat)
        kind = legal[0][0]
        ways: dict[str, Callable[[Sight, Move], float]] = {
            "nothing": action,
            "shoot": action,
            "holster": action,
            "discard": discard,
            "pass": passing,
            "draw": draw,
            "give": answer,
            "direction": direction,
        }
        weigh = ways[kind]
        values = [weigh(sight, move) + TIE * source.unit() for move in legal]
        best = legal[values.index(max(values))]
        return Choice(best, why(sight, best), about_equal=near(legal, values, best, ALIKE))


def why(sight: Sight, move: Move) -> Text | None:
    """The sentence of a hint."""
    return reasons.reason(sight, move)


# -------------------------------------------------------------------- what a turn begins with
def action(sight: Sight, move: Move) -> float:
    """What an action gains against doing nothing."""
    kind = move[0]
    if kind == "couple":
        return sight.view.house.points.couple + 2.0
    if kind == "gun":
        return pull(sight, move)
    if isinstance(move, Shoot):
        return _round_of_shots(sight, move)
    if kind == "nine":
        return nine(sight, move)
    return 0.0


def _round_of_shots(sight: Sight, move: Shoot) -> float:
    """The shot, and that every other ready gun may be fired in the same turn; the best shot goes first."""
    value = sight.shot(move)
    if sight.view.phase == "shoot":
        return value
    others = len(sight.view.guns[sight.seat]) - 1
    return value + 0.8 * others * max(0.0, sight.moment.gun / max(1.0, sight.turns_left - 1))


def pull(sight: Sight, move: Move) -> float:
    """A gun on the table fires every turn from the next on; its cards are gone from the hand."""
    gun = move[1]
    rest = list(sight.hand)
    for card in gun.cards:
        rest.remove(card)
    fires = SHOTS[gun.name] * sight.moment.gun
    value = fires + sight.worth(rest) - sight.worth(sight.hand)
    if IS_22[GUN_ID[gun]]:
        tens = sum(len(laid) for laid in sight.view.tens)
        if sight.ends_by_tens(tens, True):
            value += sight.ending_worth(sight.gained_by_22())
    return value


def nine(sight: Sight, move: Move) -> float:
    """Two cards that hurt, or help least, for two unseen ones, and the 9 is gone."""
    rest = list(sight.hand)
    rest.remove(move[1])
    before = sight.worth(sight.hand)
    after = max(
        (sight.worth(_without(rest, (a, b))) for i, a in enumerate(rest) for b in rest[i + 1 :]),
        default=sight.worth(rest),
    )
    return after + 2 * DRAWN * 0.8 - before - 1.5 + 0.01 * _receiver_leads(sight, move[2])


def _receiver_leads(sight: Sight, to: str) -> float:
    view = sight.view
    receiver = (sight.seat + offset_of(to, view.house.seats)) % view.house.seats
    return float(view.scores[receiver])


# -------------------------------------------------------------------- cards that go and come
def _without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def discard(sight: Sight, move: Move) -> float:
    """What is left is worth; a 10 brings its points, a 5 a second card."""
    card: int = move[1]
    value = sight.worth(_without(sight.hand, (card,)))
    if RANK_OF[card] == TEN:
        value += sight.view.house.points.ten
        tens = sum(len(laid) for laid in sight.view.tens) + 1
        if sight.ends_by_tens(tens, False):
            value += sight.ending_worth(sight.gained_by_ten())
        elif sight.gives_last_ten(tens):
            value -= sight.last_ten_given()
    elif card >> 2 == 3:  # a 5 lets two be drawn
        value += 0.9 * DRAWN
    return value


def passing(sight: Sight, move: Move) -> float:
    """What is kept is worth; a 6 also hurts who gets it, a king or a gun helps him."""
    given = move[1]
    gift = sight.worth(given) * 0.3
    return sight.worth(_without(sight.hand, given)) - gift


def draw(sight: Sight, move: Move) -> float:
    """An unseen card against the one that lies open."""
    view, sources = sight.view, str(move[1]).split()
    value = 0.0
    hand = list(sight.hand)
    if "top" in sources:
        top = view.discard[-1 - view.laid]
        value += sight.worth([*hand, top]) - sight.worth(hand) - 0.4
    return value + DRAWN * sources.count("pile")


def answer(sight: Sight, move: Move) -> float:
    """Give up a 6 rather than a king, and of the kings the one that makes no couple."""
    return sight.worth(_without(sight.hand, (move[1],))) + (0 if move[1] in KINGS else 8.0)


def direction(sight: Sight, move: Move) -> float:
    """What one passes is bad: it goes to who leads."""
    return _receiver_leads(sight, move[1])

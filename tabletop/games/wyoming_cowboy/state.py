"""The state of a game of Wyoming Cowboy: everything that the rules remember, as ints and lists of ints.

Owns `State`, its copy and its JSON form. What the fields mean is said here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tabletop.core.game import CHANCE
from tabletop.core.options import Rules
from tabletop.games.wyoming_cowboy.guns import GUNS
from tabletop.games.wyoming_cowboy.options import House, house_of

NOBODY: Final = -1
"""A seat that is none; as `who` of a Known card: everybody knows it."""
NO_GUN: Final = -1
HAND: Final = 7
"""Cards dealt to a hand."""
NONE_ACT: Final[tuple[int, ...]] = ()
ALONE: Final = (*((seat,) for seat in range(6)), (CHANCE,))
"""ALONE[seat]: that seat alone acts; ALONE[CHANCE]: chance is due."""

Phase: TypeAlias = Literal[
    "dealer", "deal", "direction", "pass3", "action", "pass2", "shoot", "answer", "wound", "shuffle",
    "discard", "draw", "over",
]  # fmt: skip
"""Those of the rule page, and "dealer", "deal", "wound" and "shuffle" while chance has to say which cards."""


class Known(NamedTuple):
    """A card of somebody's hand that others know to be there: `who` = the one other seat that knows, or
    NOBODY where all do."""

    card: int
    who: int


class Note(NamedTuple):
    """What shots have told about a hand: at most `kings` of its cards are kings, at most `sixes` are 6s.

    0 right after a shot that found none; grows with each card that came into the hand unseen since. UNKNOWN
    where nothing is known, or so many came that it says no more.
    """

    kings: int
    sixes: int


UNKNOWN: Final = -1
NO_NOTE: Final = Note(UNKNOWN, UNKNOWN)

NOTHING_OWED: Final = (NOBODY, 0, "")

Table: TypeAlias = tuple[int, ...]
"""A seat's points at the end of a hand, by the lines of `scoring.LINES`."""


@dataclass(slots=True)
class State:
    """One position. In a view the same, with HIDDEN for each card that the seat may not see.

    Per seat: tuples where they change rarely, because a copy of the state shares those.
    """

    rules: Rules
    house: House
    phase: Phase
    acting: tuple[int, ...]
    """The seats that must act now; (CHANCE,) where chance is due, () when the hand is over."""
    dealer: int
    turn: int
    """Whose turn it is: that seat also while others pass, answer a shot, or chance is due. The dealer, or
    NOBODY, before the first turn."""
    hands: list[list[int]]
    """By seat, each sorted."""
    tens: list[tuple[int, ...]]
    """By seat, the 10s laid."""
    guns: list[tuple[int, ...]]
    """By seat, the guns pulled and taken, as sorted indices of guns.GUNS."""
    cowboys: list[tuple[int, ...]]
    """By seat, the protected kings."""
    couples: list[tuple[int, ...]]
    """By seat, the suits of the couples shown."""
    aces: int
    """Aces that protect nobody yet."""
    draw: list[int]
    """The draw pile, its top card last."""
    discard: list[int]
    """The discard pile, its bottom card first."""
    shot: list[int]
    """The shot pile, its bottom card first."""
    scores: tuple[int, ...]
    """Running totals, by seat."""
    hand_scores: tuple[Table, ...]
    """By seat, how this hand counted; () before its end."""
    turns: int
    """Turns finished in this hand."""
    hand: int
    """Hands finished before this one."""
    # the present turn
    direction: str
    """Where cards are passed, "" outside of passes."""
    passed: tuple[tuple[int, ...], ...]
    """By seat, the cards chosen to be passed; () outside of passes."""
    laid: int
    """How many cards on top of the discard pile the seat whose turn it is has laid there this turn."""
    five: bool
    """A 5 was discarded this turn."""
    spent: bool
    """This turn's action was other than nothing."""
    fired: tuple[int, ...]
    """Guns fired this turn, as they were."""
    fresh: tuple[tuple[int, int], ...]
    """(seat, gun) of guns pulled or taken this turn: they cannot be fired yet."""
    gun: int
    """The gun whose shot is being answered, or NO_GUN."""
    victim: int
    """Who is shot at while an answer or a flesh wound is due, or NOBODY."""
    owed: tuple[int, int, str]
    """(seat, number, why): the cards still to be drawn once the shuffle that is due is made."""
    # what attentive players remember; it has no key on the rule page
    known: list[tuple[Known, ...]]
    """By seat, the cards of that hand that others know to be there (while passes are chosen: or among those
    chosen)."""
    notes: list[Note]
    """By seat, what shots have told everybody about that hand."""
    pool: tuple[int, ...]
    """The cards of the last reshuffle: the draw pile holds no others. () before the first."""


def fresh(seats: int, rules: Rules) -> State:
    """A game before any chance: the first dealer is to be drawn."""
    house = house_of(rules, seats)
    return State(
        rules=rules,
        house=house,
        phase="dealer",
        acting=ALONE[CHANCE],
        dealer=NOBODY,
        turn=NOBODY,
        hands=[[] for _ in range(seats)],
        tens=[()] * seats,
        guns=[()] * seats,
        cowboys=[()] * seats,
        couples=[()] * seats,
        aces=house.tens,
        draw=[],
        discard=[],
        shot=[],
        scores=(0,) * seats,
        hand_scores=(),
        turns=0,
        hand=0,
        direction="",
        passed=(),
        laid=0,
        five=False,
        spent=False,
        fired=(),
        fresh=(),
        gun=NO_GUN,
        victim=NOBODY,
        owed=NOTHING_OWED,
        known=[()] * seats,
        notes=[NO_NOTE] * seats,
        pool=(),
    )


def clone(s: State) -> State:
    """An independent copy. Written out, in field order, because searches make thousands of them."""
    return State(
        s.rules,
        s.house,
        s.phase,
        s.acting,
        s.dealer,
        s.turn,
        [hand[:] for hand in s.hands],
        s.tens[:],
        s.guns[:],
        s.cowboys[:],
        s.couples[:],
        s.aces,
        s.draw[:],
        s.discard[:],
        s.shot[:],
        s.scores,
        s.hand_scores,
        s.turns,
        s.hand,
        s.direction,
        s.passed,
        s.laid,
        s.five,
        s.spent,
        s.fired,
        s.fresh,
        s.gun,
        s.victim,
        s.owed,
        s.known[:],
        s.notes[:],
        s.pool,
    )


def cards(s: State) -> list[int]:
    """All cards that are dealt, wherever they are (the aces lie aside and are a number)."""
    found = [*s.draw, *s.discard, *s.shot]
    for places in (s.hands, s.tens, s.cowboys, s.passed):
        found += [card for place in places for card in place]
    found += [card for guns in s.guns for gun in guns for card in GUNS[gun].cards]
    return found


_PLAIN: Final = (
    "phase", "dealer", "turn", "aces", "turns", "hand", "direction", "laid", "five", "spent", "gun", "victim",
)  # fmt: skip
_LISTS: Final = ("draw", "discard", "shot")
_TUPLES: Final = ("acting", "scores", "fired", "owed", "pool")
_LISTS_OF_TUPLES: Final = ("tens", "guns", "cowboys", "couples")
_TUPLES_OF_TUPLES: Final = ("hand_scores", "passed", "fresh")


def encode(s: State) -> dict[str, Any]:
    """The whole state (or view) as JSON-able data, memory included."""
    data: dict[str, Any] = {"rules": s.rules.as_dict()}
    data |= {key: getattr(s, key) for key in _PLAIN}
    data |= {key: list(getattr(s, key)) for key in (*_LISTS, *_TUPLES)}
    nested = ("hands", "notes", *_LISTS_OF_TUPLES, *_TUPLES_OF_TUPLES)
    data |= {key: [list(item) for item in getattr(s, key)] for key in nested}
    data["known"] = [[list(card) for card in known] for known in s.known]
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The reverse of `encode`. Trusts the data."""
    rules = Rules(data["rules"])
    values: dict[str, Any] = {key: data[key] for key in _PLAIN}
    values |= {key: list(data[key]) for key in _LISTS}
    values |= {key: tuple(data[key]) for key in _TUPLES}
    values |= {key: [tuple(item) for item in data[key]] for key in _LISTS_OF_TUPLES}
    values |= {key: tuple(tuple(item) for item in data[key]) for key in _TUPLES_OF_TUPLES}
    return State(
        rules=rules,
        house=house_of(rules, len(data["hands"])),
        hands=[list(hand) for hand in data["hands"]],
        known=[tuple(Known(*card) for card in known) for known in data["known"]],
        notes=[Note(*note) for note in data["notes"]],
        **values,
    )

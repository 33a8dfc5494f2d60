"""Who sits at a table: the plan of a seat, its text form ("human:Ana"), and names made fit for screen and
files."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tabletop.ai.player import LEVELS, level_problem
from tabletop.core.people import CAST, face_of

__all__ = [
    "HANDS",
    "HUMAN",
    "KINDS",
    "LEVELS",
    "NAME_LENGTH",
    "SeatPlan",
    "clean_name",
    "level_problem",
    "named",
    "parse_plan",
]

HUMAN: Final = "human"
KINDS: Final = (HUMAN, *LEVELS, "random")
"""Every kind of seat; `random` (a uniform mover) only where no person sits."""
NAME_LENGTH: Final = 24
"""The longest name, in code points: what a seat panel can show."""
HANDS: Final = tuple(person.names["en"] for person in CAST.values())
"""Names for AI seats that have none."""

_BIDI: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
_UNSHOWN: Final = frozenset({"Cc", "Cs", "Co", "Cn"})


def clean_name(words: str) -> str:
    """Any text as a name: composed, on one line, without control characters, lone surrogates or marks that
    turn the direction of what follows, at most NAME_LENGTH code points. "" where nothing is left."""
    shown = "".join(" " if c.isspace() else c for c in words if c.isspace() or _is_shown(c))
    name = unicodedata.normalize("NFC", " ".join(shown.split()))
    cut = name[:NAME_LENGTH]
    while cut and len(cut) < len(name) and unicodedata.combining(name[len(cut)]):
        cut = cut[:-1]  # a letter keeps all its accents or goes
    return cut.strip("\u200d ")


def _is_shown(c: str) -> bool:
    return c not in _BIDI and unicodedata.category(c) not in _UNSHOWN


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who sits on a seat: a person or an AI level, the name (cleaned), and the key of a portrait ("" =
    any)."""

    kind: str
    name: str = ""
    face: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"{self.kind!r} is no kind of seat: there are {', '.join(KINDS)}")
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    @property
    def words(self) -> str:
        """The text form: "human:Ana", "cowhand"."""
        return f"{self.kind}:{self.name}" if self.name else self.kind


def parse_plan(words: str) -> SeatPlan:
    """The plan of a text form. Raises ValueError with one plain line for an unknown kind."""
    kind, _, name = words.partition(":")
    return SeatPlan(kind.strip(), name)


def named(
    plans: Sequence[SeatPlan], person: str = "Player {number}", hands: Sequence[str] = HANDS
) -> tuple[SeatPlan, ...]:
    """The plans with a name on every seat: `person` for people and the first free of `hands` for AI seats,
    both in the reader's language.

    No given name is used twice by this; names that people chose stay as they are.
    """
    given = {face_of(plan.name) or plan.name for plan in plans}  # one of the town has a name in each language
    free = [name for name in hands if (face_of(name) or name) not in given]
    out: list[SeatPlan] = []
    for seat, plan in enumerate(plans):
        if not plan.name:
            fallback = f"{plan.kind} {seat + 1}"
            name = person.format(number=seat + 1) if plan.is_human else free.pop(0) if free else fallback
            plan = replace(plan, name=name)
        out.append(plan)
    return tuple(out)

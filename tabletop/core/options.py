"""House rules: one option list a game drives the set-up scene, the TOML reader and the rule book.

Owns `Option`, the immutable `Rules` made from a list of them, and the check of what a person wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text

Value: TypeAlias = "bool | int | str | tuple[int, ...]"


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. `values`: None for a bool, a range for an int, a tuple of words for a choice; with a
    `length`, a range for each of so many ints in a list.

    `default` is a value, or a function of the other values given so far (a default may depend on another
    option). `sentence` is what the set-up scene and the rule book say; `words` (same length as a choice's
    `values`) name the choices.
    """

    key: str
    default: Value | Callable[[Mapping[str, Value]], Value]
    sentence: str
    values: range | tuple[str, ...] | None = None
    words: tuple[str, ...] = ()
    drawn: range | None = None
    """What `random_rules` draws an int from, where the whole range would make games too long; None: the whole
    range."""
    length: int = 0
    """How many ints the value is a list of; 0: it is no list."""

    def default_for(self, given: Mapping[str, Value]) -> Value:
        """The default where `given` (earlier options of the list included) has been chosen."""
        return self.default(given) if callable(self.default) else self.default

    def problem(self, value: object) -> Text | None:
        """None if the value is of the option's type and range, else the sentence that says what would be."""
        if self.values is None:
            return None if isinstance(value, bool) else text(N_("{key} must be true or false"), key=self.key)
        if isinstance(self.values, range):
            low, high = self.values[0], self.values[-1]
            if self.length:
                if self._is_list(value):
                    return None
                sentence = N_("{key} must be a list of {count} whole numbers from {low} to {high}")
                return text(sentence, key=self.key, count=self.length, low=low, high=high)
            if isinstance(value, int) and not isinstance(value, bool) and value in self.values:
                return None
            return text(
                N_("{key} must be a whole number from {low} to {high}"), key=self.key, low=low, high=high
            )
        if isinstance(value, str) and value in self.values:
            return None
        return text(N_("{key} must be one of {words}"), key=self.key, words=", ".join(self.values))

    def _is_list(self, value: object) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) == self.length
            and all(type(item) is int and item in (self.values or ()) for item in value)
        )


class RulesError(ValueError):
    """House rules that cannot be: `problems` holds one sentence for each wrong key or value."""

    def __init__(self, problems: Sequence[Text]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


class Rules:
    """Immutable values of a game's options, read as attributes (`rules.bullet_at`). Equal and hashable by
    value."""

    __slots__ = ("_values",)
    _values: Mapping[str, Value]

    def __init__(self, values: Mapping[str, Value]) -> None:
        kept = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
        object.__setattr__(self, "_values", kept)

    def __getattr__(self, key: str) -> Any:
        try:
            return self._values[key]
        except KeyError:
            raise AttributeError(key) from None

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError("house rules do not change while a table plays")

    def __getitem__(self, key: str) -> Value:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        return f"Rules({dict(self._values)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (dict(self._values),))

    def as_dict(self) -> dict[str, Any]:
        """Every option with its value, in the list's order, as a file holds it (lists are lists)."""
        return {key: _plain(value) for key, value in self._values.items()}


def make_rules(options: Sequence[Option], given: Mapping[str, object] | None = None) -> Rules:
    """The rules with `given` in place of the defaults. Raises RulesError listing every unknown key and bad
    value."""
    given = given or {}
    known = {option.key for option in options}
    problems = [text(N_("there is no house rule called {key}"), key=key) for key in given if key not in known]
    values: dict[str, Value] = {}
    for option in options:
        value: object = given.get(option.key)
        if option.key not in given:
            value = option.default_for(values)
        elif (problem := option.problem(value)) is not None:
            problems.append(problem)
            value = option.default_for(values)  # later defaults may ask for it
        values[option.key] = value  # type: ignore[assignment]  # checked by problem()
    if problems:
        raise RulesError(problems)
    return Rules(values)


def _plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value


def changed_rules(options: Sequence[Option], rules: Rules) -> dict[str, Any]:
    """What differs from the defaults: what a record or a rules file has to name, as it holds it."""
    out: dict[str, Any] = {}
    seen: dict[str, Value] = {}
    for option in options:
        if rules[option.key] != option.default_for(seen):
            out[option.key] = _plain(rules[option.key])
        seen[option.key] = rules[option.key]
    return out


def random_rules(
    options: Sequence[Option], source: Stream, limits: Mapping[str, range] | None = None
) -> Rules:
    """House rules drawn uniformly, each option on its own; `limits` by key go before the option's own
    `drawn`."""
    values: dict[str, Value] = {}
    for option in options:
        if option.values is None:
            values[option.key] = source.below(2) == 1
        elif isinstance(option.values, range):
            drawn = list((limits or {}).get(option.key, option.drawn or option.values))
            values[option.key] = (
                tuple(source.choice(drawn) for _ in range(option.length))
                if option.length
                else source.choice(drawn)
            )
        else:
            values[option.key] = source.choice(option.values)
    return Rules(values)

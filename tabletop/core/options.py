"""House rules: one option list a game drives the set-up scene, the TOML reader and the rule book.

Owns `Option`, the immutable `Rules` made from a list of them, and the check of what a person wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, TypeAlias

from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text

Value: TypeAlias = "bool | int | str | tuple[int, ...]"


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. `values`: None for a bool, a range for an int, a tuple of words for a choice; with a
    `length`, a range for each of so many ints in a list. A key "boxes.cattle" stands in files as `cattle` of
    the table `boxes`.

    `default` is a value, or a function of the other values given so far (a default may depend on another
    option). `sentence` is what the set-up scene and the rule book say; `words` name the choices (one
    for each of `values`) or, with a `length`, the ints of the list.
    """

    key: str
    default: Value | Callable[[Mapping[str, Value]], Value]
    sentence: str
    values: range | tuple[str, ...] | None = None
    words: tuple[str, ...] = ()
    drawn: range | None = None
    """What `random_rules` draws an int (or each of a list) from, where the whole range would make games too
    long; None: the whole range."""
    length: int = 0
    """How many ints the value is a list of; 0: it is no list."""
    by_seats: range | None = None
    """For an int: seat counts for which a list, one number for each, may be given in place of one number."""
    offers: tuple[tuple[int, str], ...] = ()
    """Values of an int that have a name: (9, "short"). The set-up scene offers them by it."""

    def for_seats(self, value: Value, seats: int) -> Value:
        """What a value comes to at a table with so many seats: its number, where it is a list by seats."""
        if self.by_seats is not None and isinstance(value, tuple):
            return value[self.by_seats.index(seats)]
        return value

    def default_for(self, given: Mapping[str, Value]) -> Value:
        """The default where `given` (earlier options of the list included) has been chosen."""
        return self.default(given) if callable(self.default) else self.default

    def problem(self, value: object) -> Text | None:
        """None if the value is of the option's type and range, else the sentence that says what would be."""
        if self.values is None:
            return None if isinstance(value, bool) else text(N_("{key} must be true or false"), key=self.key)
        if isinstance(self.values, range):
            return self._number_problem(value, self.values)
        if isinstance(value, str) and value in self.values:
            return None
        return text(N_("{key} must be one of {words}"), key=self.key, words=", ".join(self.values))

    def _number_problem(self, value: object, allowed: range) -> Text | None:
        """Is it a number of the range, or the list that the option wants, or allows in a number's place?"""
        low, high = allowed[0], allowed[-1]
        count = self.length or len(self.by_seats or ())
        if count and isinstance(value, list | tuple):
            fine = len(value) == count and all(type(item) is int and item in allowed for item in value)
        else:
            fine = not self.length and type(value) is int and value in allowed
        if fine:
            return None
        if self.length:
            sentence = N_("{key} must be a list of {count} whole numbers from {low} to {high}")
            return text(sentence, key=self.key, count=count, low=low, high=high)
        if count:
            sentence = N_(
                "{key} must be a whole number from {low} to {high}, or a list of {count} such numbers"
            )
            return text(sentence, key=self.key, count=count, low=low, high=high)
        if allowed.step > 1:
            sentence = N_("{key} must be a multiple of {step} from {low} to {high}")
            return text(sentence, key=self.key, step=allowed.step, low=low, high=high)
        return text(N_("{key} must be a whole number from {low} to {high}"), key=self.key, low=low, high=high)


class RulesError(ValueError):
    """House rules that cannot be: `problems` holds one sentence for each wrong key or value."""

    def __init__(self, problems: Sequence[Text]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


class Rules:
    """Immutable values of a game's options, read as attributes (`rules.bullet_at`) or by key. Equal and
    hashable by value. A list is kept as a tuple."""

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
    known = {option.key for option in options}
    given = _flat(given or {}, known)
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


def _flat(given: Mapping[str, object], known: Set[str]) -> dict[str, object]:
    """The values of tables under the keys of their options: {"boxes": {"cattle": 3}} is "boxes.cattle"."""
    out: dict[str, object] = {}
    tables = {key.partition(".")[0] for key in known if "." in key}
    for key, value in given.items():
        if isinstance(value, Mapping) and key in tables:
            out |= {f"{key}.{name}": item for name, item in value.items()}
        else:
            out[key] = value
    return out


def in_tables(values: Mapping[str, Any]) -> dict[str, Any]:
    """Rules as files hold them: "boxes.cattle" is `cattle` in the table `boxes`; plain values come first."""
    out: dict[str, Any] = {key: value for key, value in values.items() if "." not in key}
    for key, value in values.items():
        table, dot, name = key.partition(".")
        if dot:
            out.setdefault(table, {})[name] = value
    return out


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

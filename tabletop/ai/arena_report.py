"""What an arena run adds up to, as data and as a table: shares, places, speeds, think times."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TextIO

PLAYING_CLOCK_MS: Final = 2000
"""A thought longer than this would have been cut short at a table."""
_Z: Final = 1.959963984540054
"""The normal quantile of a 95 % interval."""
_BAR: Final = 30


@dataclass(frozen=True, slots=True)
class Tally:
    """One game's outcome by chair. `seat_at[chair]` = the plan's seat there; `turns` = moves of seats."""

    seat_at: list[int]
    winners: list[int]
    places: list[int]
    scores: list[int]
    turns: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score, which stays within 0..1 and is honest for few games."""
    share = wins / games
    middle = share + _Z * _Z / (2 * games)
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(counts: Mapping[int, int], percent: float) -> int:
    """The smallest value that at least `percent` of all (value -> how often) do not exceed; 0 of nothing."""
    need = percent / 100 * sum(counts.values())
    seen = 0
    value = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= need:
            break
    return value


def report(
    labels: Sequence[str], tallies: Sequence[Tally], times: Sequence[Counter[int]], seconds: float
) -> dict[str, Any]:
    """The result's keys from "labels" on. `labels` and `times` (microseconds) go by seat of the plan."""
    moves = sum(tally.turns for tally in tallies)
    return {
        "labels": {label: _label(label, labels, tallies) for label in dict.fromkeys(labels)},
        "by_seat": _by_seat(len(labels), tallies),
        "moves_per_s": round(moves / seconds, 1),
        "games_per_s": round(len(tallies) / seconds, 2),
        "turns": _spread(Counter(tally.turns for tally in tallies)),
        "think_ms": {label: _think(label, labels, times) for label in dict.fromkeys(labels)},
    }


def _label(label: str, labels: Sequence[str], tallies: Sequence[Tally]) -> dict[str, Any]:
    wins: list[float] = []
    places: list[int] = []
    scores: list[int] = []
    for tally in tallies:
        chairs = [chair for chair, seat in enumerate(tally.seat_at) if labels[seat] == label]
        wins.append(sum(chair in tally.winners for chair in chairs) / len(tally.winners))
        places += [tally.places[chair] for chair in chairs]
        scores += [tally.scores[chair] for chair in chairs]
    games, won = len(tallies), math.fsum(wins)
    low, high = wilson(won, games)
    return {
        "played": games,
        "wins": round(won, 4),
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_place": round(sum(places) / len(places), 4),
        "mean_score": round(sum(scores) / len(scores), 4),
    }


def _by_seat(seats: int, tallies: Sequence[Tally]) -> list[float]:
    """The share of each chair of the table, whoever sat on it."""
    parts = [[(chair in tally.winners) / len(tally.winners) for tally in tallies] for chair in range(seats)]
    return [round(math.fsum(mine) / len(tallies), 4) for mine in parts]


def _spread(counts: Mapping[int, int]) -> dict[str, int]:
    return {"p50": percentile(counts, 50), "p95": percentile(counts, 95), "max": max(counts, default=0)}


def _think(label: str, labels: Sequence[str], times: Sequence[Counter[int]]) -> dict[str, float]:
    counts: Counter[int] = Counter()
    for seat, mine in enumerate(times):
        if labels[seat] == label:
            counts.update(mine)
    micros = _spread(counts)
    cut = sum(often for value, often in counts.items() if value > PLAYING_CLOCK_MS * 1000)
    return {key: round(value / 1000, 3) for key, value in micros.items()} | {"cut": cut}


def table(result: Mapping[str, Any]) -> str:
    """The result for a person at a terminal; the columns are named like the keys of the JSON."""
    think_keys = ("p50", "p95", "max", "cut")
    head = ["", "share", "low", "high", "wins", "mean_place", "mean_score"]
    rows = [[*head, *(f"think_ms {key}" for key in think_keys)]]
    for label, row in result["labels"].items():
        think = result["think_ms"][label]
        shares = [f"{row[key] * 100:.1f} %" for key in ("share", "low", "high")]
        rest = [f"{row['wins']:g}", f"{row['mean_place']:.2f}", f"{row['mean_score']:.2f}"]
        rows.append([label, *shares, *rest, *(f"{think[key]:g}" for key in think_keys)])
    turns = result["turns"]
    return "\n".join(
        [
            f"{result['game']}: {result['games']} games, seats {','.join(result['seats'])}",
            *_columns(rows),
            "by_seat " + " ".join(f"{share * 100:.1f} %" for share in result["by_seat"]),
            f"turns p50 {turns['p50']}, p95 {turns['p95']}, max {turns['max']}",
            f"moves_per_s {result['moves_per_s']:,.0f}, games_per_s {result['games_per_s']:,.1f}",
        ]
    )


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for first, *others in rows:
        numbers = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join([first.ljust(widths[0]), *numbers]).rstrip()


def progress_bar(stream: TextIO) -> Callable[[int, int], None] | None:
    """A bar that redraws itself; None where the stream is no terminal, so that files and pipes stay clean."""
    if not stream.isatty():
        return None

    def show(done: int, total: int) -> None:
        full = done * _BAR // total
        end = "\n" if done >= total else ""
        stream.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{total}{end}")
        stream.flush()

    return show

"""What the own cards could do now, in the few words of the paper labels under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletop.core.cards import RANK_OF, RANKS
from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy.guns import FIVE, KING, QUEEN, SIX, TEN
from tabletop.games.wyoming_cowboy.names import a_gun
from tabletop.session.catalogue import _, speaker
from tabletop.ui.geometry import Pose


class Label(NamedTuple):
    """Words under the card(s) in the middle of which x lies; `width` in units."""

    x: float
    words: str
    width: float


GAP = 10.0


def labels(
    view: Any,
    cards: Sequence[int],
    moves: Sequence[Move],
    poses: Sequence[Pose],
    measure: Callable[[str], float],
) -> list[Label]:
    """The labels for a hand (`cards`, at `poses`) with these legal moves, the weightiest first kept where two
    would overlap."""
    if view.phase == "action":
        wanted = _of_actions(view, cards, moves, poses)
    elif view.phase == "discard":
        wanted = _of_discards(view, cards, moves, poses)
    else:
        return []
    kept: list[Label] = []
    for x, words in wanted:
        width = measure(words) + 52
        label = Label(min(max(x, 430 + width / 2), 1504 - width / 2), words, width)
        if all(abs(label.x - other.x) >= (width + other.width) / 2 + GAP for other in kept):
            kept.append(label)
    return kept


def _x_of(cards: Sequence[int], poses: Sequence[Pose], wanted: Sequence[int]) -> tuple[float, bool]:
    """The middle of these cards, and whether they lie side by side; the first of them where they do not."""
    places: list[int] = []
    for card in wanted:
        places.append(next(i for i, each in enumerate(cards) if each == card and i not in places))
    beside = max(places) - min(places) == len(places) - 1
    used = places if beside else places[:1]
    return sum(poses[i].x for i in used) / len(used), beside


def _of_actions(
    view: Any, cards: Sequence[int], moves: Sequence[Move], poses: Sequence[Pose]
) -> list[tuple[float, str]]:
    say = speaker().say
    out: list[tuple[float, str]] = []
    nines: set[int] = set()
    for move in sorted(
        moves, key=lambda move: ("gun", "couple", "nine").index(move[0]) if move[0] in _ORDER else 9
    ):
        if move[0] == "gun":
            x, beside = _x_of(cards, poses, move[1].cards)
            gun = say(a_gun(move[1].name))
            ranks = " + ".join(_rank(card) for card in move[1].cards)
            words = _("makes {gun}") if beside else _("{cards}: {gun}")
            out.append((x, words.format(gun=gun, cards=ranks)))
        elif move[0] == "couple":
            pair = (QUEEN * 4 + move[1], KING * 4 + move[1])
            words = _("couple: {points}").format(points=f"{view.house.points.couple:+d}")
            out.append((_x_of(cards, poses, pair)[0], words))
        elif move[0] == "nine" and move[1] not in nines:
            nines.add(move[1])
            out.append((_x_of(cards, poses, (move[1],))[0], _("9: pass two")))
    return out


_ORDER = ("gun", "couple", "nine")


def _of_discards(
    view: Any, cards: Sequence[int], moves: Sequence[Move], poses: Sequence[Pose]
) -> list[tuple[float, str]]:
    may_go = {move[1] for move in moves if move[0] == "discard"}
    words = {
        TEN: _("10: {points}").format(points=f"{view.house.points.ten:+d}"),
        FIVE: _("5: draw two"),
        SIX: _("6: not yet"),
    }
    out = []
    for card, pose in zip(cards, poses, strict=True):
        rank = RANK_OF[card]
        if rank in words and (rank != SIX or card not in may_go):
            out.append((pose.x, words[rank]))
    return out


def _rank(card: int) -> str:
    name = RANKS[RANK_OF[card]]
    return "10" if name == "T" else name

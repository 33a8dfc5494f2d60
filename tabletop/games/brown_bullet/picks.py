"""From gestures to moves in Brown Bullet: which elements may be picked next, and what a path of picks means.

Paths: hand cards, then `pile:discard`, play them; `pile:discard` then `hand:S`, or `button:pickup`, take the
pile; one hand card, then `chamber:T:N`, fire a bullet; `button:hold`; `chamber:S:N` then `pile:discard` flip
a chamber card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.core.cards import RANK_OF, card_text
from tabletop.core.game import Move
from tabletop.games.brown_bullet.demand import ACE, FITS, SPAN
from tabletop.games.brown_bullet.moves import CHAMBER, FLIPS, HOLD, PICK_UP, Bullet, play_of
from tabletop.games.brown_bullet.refuse import why_not
from tabletop.games.brown_bullet.state import EMPTY, NO_RANK, State

PILE = "pile:discard"
PICK_UP_BUTTON = "button:pickup"
HOLD_BUTTON = "button:hold"


def card_ids(seat: int, hand: Sequence[int]) -> list[str]:
    """The element ids of a sorted hand: "hand:0:7S", the second equal card "hand:0:7S#2"."""
    ids = []
    for i, card in enumerate(hand):
        number = sum(1 for other in hand[max(0, i - 4) : i] if other == card) + 1
        ids.append(f"hand:{seat}:{card_text(card)}" + (f"#{number}" if number > 1 else ""))
    return ids


def picks(view: State, seat: int, picked: Sequence[str]) -> list[str]:
    """The ids that may be picked next on the way to a legal move; [] where the path is complete or leads
    nowhere."""
    if seat != view.to_act or view.phase not in ("play", "bullet"):
        return []
    hand = view.hands[seat]
    ids = card_ids(seat, hand)
    if view.phase == "bullet":
        return _picks_bullet(view, seat, picked, ids)
    if not hand:
        return _picks_flip(view, seat, picked)
    if not picked:
        pick_up = [PILE, PICK_UP_BUTTON] if why_not(view, seat, PICK_UP) is None else []
        return [*_growing(view, hand, ids, []), *pick_up]
    if list(picked) == [PILE]:
        return [f"hand:{seat}"] if why_not(view, seat, PICK_UP) is None else []
    if any(pick not in ids for pick in picked) or len(set(picked)) < len(picked):
        return []
    cards = [hand[ids.index(pick)] for pick in picked]
    done = [PILE] if why_not(view, seat, play_of(cards)) is None else []
    return [*_growing(view, hand, ids, picked), *done]


def _picks_bullet(view: State, seat: int, picked: Sequence[str], ids: list[str]) -> list[str]:
    if not picked:
        return [*ids, HOLD_BUTTON]
    if len(picked) == 1 and picked[0] in ids:
        others = (other for other in range(len(view.hands)) if other != seat)
        return [slot_id for other in others for slot_id in _slot_ids(view, other)]
    return []


def _picks_flip(view: State, seat: int, picked: Sequence[str]) -> list[str]:
    slots = _slot_ids(view, seat)
    if not picked:
        return slots
    return [PILE] if len(picked) == 1 and picked[0] in slots else []


def _slot_ids(view: State, seat: int) -> list[str]:
    return [f"chamber:{seat}:{slot}" for slot, card in enumerate(view.chambers[seat]) if card != EMPTY]


def _growing(view: State, hand: Sequence[int], ids: list[str], picked: Sequence[str]) -> list[str]:
    """The hand cards that, put to the picked ones, are still part of a set or a run that may be played."""
    chosen = [RANK_OF[hand[ids.index(pick)]] for pick in picked]
    held = {RANK_OF[card] for card in hand}
    good: dict[int, bool] = {}
    for rank in held:
        ranks = [*chosen, rank]
        good[rank] = _in_set(view, ranks) or _in_run(view, ranks, held)
    return [
        card_id
        for card, card_id in zip(hand, ids, strict=True)
        if card_id not in picked and good[RANK_OF[card]]
    ]


def _in_set(view: State, ranks: list[int]) -> bool:
    """Are the ranks all one that may be played as a set?"""
    rank = ranks[0]
    fits = FITS[view.demand][rank] and view.must_include in (NO_RANK, rank)
    return fits and all(other == rank for other in ranks)


def _in_run(view: State, ranks: list[int], held: set[int]) -> bool:
    """Is there a run of held ranks through all of these that may be played? One card each, so no rank
    twice."""
    least, most = min(ranks), max(ranks)
    if len(set(ranks)) < len(ranks) or least < 0 or most > ACE:
        return False
    if not all(rank in held for rank in range(least, most + 1)):
        return False
    # the longest run through them is the best chance: a shorter one holds no rank that it lacks
    low, high = SPAN[view.demand]
    start, end = least, most
    while start - 1 in held and start > low:
        start -= 1
    while end + 1 in held and end < high:
        end += 1
    fits = low <= start and end <= high and end - start >= 2
    return fits and (view.must_include == NO_RANK or start <= view.must_include <= end)


def move_of(view: State, seat: int, picked: Sequence[str]) -> Move | None:
    """The move that a path of picks means, legal or not; None where it means none (yet)."""
    if list(picked) == [PICK_UP_BUTTON] or list(picked) == [PILE, f"hand:{seat}"]:
        return PICK_UP
    if list(picked) == [HOLD_BUTTON]:
        return HOLD
    if len(picked) < 2:
        return None
    *sources, target = picked
    if target == PILE and len(sources) == 1 and (slot := _slot(sources[0])) is not None and slot[0] == seat:
        return FLIPS[slot[1]]
    hand = view.hands[seat]
    ids = card_ids(seat, hand)
    if any(pick not in ids for pick in sources) or len(set(sources)) < len(sources):
        return None
    cards = [hand[ids.index(pick)] for pick in sources]
    if target == PILE:
        return play_of(cards)
    if len(cards) == 1 and (slot := _slot(target)) is not None:
        return Bullet("bullet", slot[0], slot[1], cards[0])
    return None


def _slot(element: str) -> tuple[int, int] | None:
    """(seat, slot) of "chamber:S:N"."""
    kind, *numbers = element.split(":")
    if kind == "chamber" and len(numbers) == 2 and all(n.isascii() and n.isdigit() for n in numbers):
        seat, slot = int(numbers[0]), int(numbers[1])
        return (seat, slot) if slot < CHAMBER else None
    return None


def path_of(view: State, seat: int, move: Move) -> list[str]:
    """A path of picks that means this move of the seat."""
    kind = move[0]
    if kind == "pickup":
        return [PILE, f"hand:{seat}"]
    if kind == "hold":
        return [HOLD_BUTTON]
    if kind == "flip":
        return [f"chamber:{seat}:{move[1]}", PILE]
    hand = view.hands[seat]
    free = list(zip(hand, card_ids(seat, hand), strict=True))
    if kind == "bullet":
        return [next(_ids_of(free, (move[3],))), f"chamber:{move[1]}:{move[2]}"]
    return [*_ids_of(free, move[1]), PILE]


def _ids_of(free: list[tuple[int, str]], cards: Sequence[int]) -> Iterator[str]:
    """The ids of these cards, each element once."""
    for card in cards:
        i = next(i for i, (held, _) in enumerate(free) if held == card)
        yield free.pop(i)[1]

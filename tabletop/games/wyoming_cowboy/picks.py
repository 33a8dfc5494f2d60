"""From gestures to moves in Wyoming Cowboy: which elements may be picked next, what a path of picks means.

Paths, S the seat: `button:left|right|across`; the cards to pass, then `button:done`; `button:nothing`; a 9,
`pile:discard`, `button:left|..`; cards of a gun or a couple (one is enough), then `guns:S`, and where several
guns hold them `gun:S:.38:3S8H` for the one meant; a pulled gun, then `seat:T`, `cowboy:T:KD` or
`gun:T:.38:3S8H`; `button:holster`; an answer's card alone; a card, then `pile:discard` (a 10: `tens:S` too);
`pile:draw` or `pile:discard`, after a 5 followed by the second source or `button:done`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy import pick_shots
from tabletop.games.wyoming_cowboy.elements import DISCARD, DONE, DRAW, card_ids, with_twins
from tabletop.games.wyoming_cowboy.guns import KING, NINE, QUEEN, TEN
from tabletop.games.wyoming_cowboy.legal import legal
from tabletop.games.wyoming_cowboy.moves import (
    DIRECTIONS,
    DISCARDS,
    DRAWS,
    GIVES,
    HOLSTER,
    NOTHING,
    PILE,
    PILE_AND_TOP,
    TOP,
    TWO_OF_PILE,
    Couple,
    Direction,
    Nine,
    Pull,
    pass_of,
)
from tabletop.games.wyoming_cowboy.passing import to_pass
from tabletop.games.wyoming_cowboy.state import State

_BUTTONS = {"button:nothing": NOTHING, "button:holster": HOLSTER}
_WAYS = {f"button:{to}": to for to in DIRECTIONS}
_SOURCES = {DRAW: PILE, DISCARD: TOP}


def picks(view: State, seat: int, picked: Sequence[str]) -> list[str]:
    """The ids that may be picked next on the way to a legal move; [] where the path is complete or leads
    nowhere."""
    if seat not in view.acting:
        return []
    path = list(picked)
    if view.phase in ("pass3", "pass2"):
        return _picks_pass(view, seat, path)
    if view.phase == "draw":
        return _picks_draw(view, seat, path)
    moves = legal(view, seat)
    if view.phase == "action":
        return with_twins(view, _picks_action(view, seat, path, moves), path)
    if view.phase == "shoot":
        shots = pick_shots.picks(view, seat, path, moves)
        return with_twins(view, shots if path else [*shots, "button:holster"], path)
    path = [pick.partition("#")[0] for pick in path]
    ways = _next_of([path_of(view, seat, move) for move in moves], path) + _ten_on_pile(view, seat, path)
    return with_twins(view, ways, path)


def _next_of(paths: Sequence[Sequence[str]], path: Sequence[str]) -> list[str]:
    """What continues this path in any of the paths, each once."""
    n = len(path)
    return list(dict.fromkeys(p[n] for p in paths if len(p) > n and list(p[:n]) == list(path)))


def _ten_on_pile(view: State, seat: int, path: Sequence[str]) -> list[str]:
    """A 10 may be dropped on the discard pile too: it goes before its owner all the same."""
    if view.phase != "discard" or len(path) != 1:
        return []
    held = dict(zip(card_ids(seat, view.hands[seat]), view.hands[seat], strict=True))
    return [DISCARD] if held.get(path[0], -1) >> 2 == TEN else []


def _picks_pass(view: State, seat: int, path: list[str]) -> list[str]:
    """The cards one after the other, then done."""
    ids = card_ids(seat, view.hands[seat])
    if any(pick not in ids for pick in path) or len(set(path)) < len(path):
        return []
    left = to_pass(view, seat) - len(path)
    return [one for one in ids if one not in path] if left > 0 else [DONE] if left == 0 else []


def _picks_draw(view: State, seat: int, path: list[str]) -> list[str]:
    """The sources; after a 5 two of them, or one and done."""
    moves = legal(view, seat)
    two = DRAWS[PILE_AND_TOP] in moves
    if not path:
        # the top may be the first of two only
        return [one for one, source in _SOURCES.items() if DRAWS[source] in moves or (source == TOP and two)]
    if len(path) > 1 or path[0] not in _SOURCES:
        return []
    more = []
    if path[0] == DRAW and DRAWS[TWO_OF_PILE] in moves:
        more.append(DRAW)
    if two:
        more.append(DISCARD if path[0] == DRAW else DRAW)
    return [*more, DONE] if more else []


def _picks_action(view: State, seat: int, path: list[str], moves: list[Move]) -> list[str]:
    """Nothing, a 9, a gun or a couple out of the hand, or a shot."""
    if path and not path[0].startswith("hand:"):
        return pick_shots.picks(view, seat, path, moves)
    nines = [path_of(view, seat, move) for move in moves if move[0] == "nine"]
    if path and path[0].partition("#")[0] in [nine[0] for nine in nines]:
        return _next_of(nines, [path[0].partition("#")[0], *path[1:]])
    if not path:
        laid = dict.fromkeys(pick for sets in _laid_sets(view, seat, moves) for pick in sets)
        hand = [*dict.fromkeys([*_next_of(nines, path), *laid])]
        ids = card_ids(seat, view.hands[seat])
        return ["button:nothing", *sorted(hand, key=ids.index), *pick_shots.picks(view, seat, path, moves)]
    return _picks_laid(view, seat, path, moves)


def _laid_sets(view: State, seat: int, moves: Sequence[Move]) -> list[list[str]]:
    """The ids of the cards of each gun that can be pulled, then of each couple that can be shown."""
    return [_ids_of(view, seat, _cards_of(move)) for move in moves if move[0] in ("gun", "couple")]


def _cards_of(move: Move) -> tuple[int, ...]:
    return move[1].cards if move[0] == "gun" else (QUEEN * 4 + move[1], KING * 4 + move[1])


def _ids_of(view: State, seat: int, cards: Sequence[int]) -> list[str]:
    """The ids of these cards, each element once; of equal cards the first."""
    free = list(zip(view.hands[seat], card_ids(seat, view.hands[seat]), strict=True))
    ids = []
    for card in cards:
        i = next(i for i, (held, _) in enumerate(free) if held == card)
        ids.append(free.pop(i)[1])
    return ids


def _picks_laid(view: State, seat: int, path: list[str], moves: Sequence[Move]) -> list[str]:
    """More cards of a gun or couple, or one's own area; after it the gun that is meant, if need be."""
    area = f"guns:{seat}"
    cards = [pick for pick in path if pick.startswith("hand:")]
    fitting = _fitting(view, seat, cards, moves)
    if path == cards:
        ids = card_ids(seat, view.hands[seat])
        held = dict(zip(ids, view.hands[seat], strict=True))
        more = {card for move in fitting for card in _missing(move, [held[one] for one in cards])}
        grow = [one for one in ids if one not in path and held[one] in more]
        return [*grow, area] if fitting else []
    if path == [*cards, area] and len(fitting) > 1:
        return [f"gun:{seat}:{move[1].brief}" for move in fitting]
    return []


def _missing(move: Move, cards: Sequence[int]) -> list[int]:
    """The cards that a gun or couple still needs besides these."""
    left = list(_cards_of(move))
    for card in cards:
        left.remove(card)
    return left


def _fitting(view: State, seat: int, cards: Sequence[str], moves: Sequence[Move]) -> list[Move]:
    """The guns and couples among these moves that hold all the cards with these ids."""
    held = dict(zip(card_ids(seat, view.hands[seat]), view.hands[seat], strict=True))
    if any(one not in held for one in cards) or len(set(cards)) < len(cards):
        return []
    mine = [held[one] for one in cards]
    return [
        move
        for move in moves
        if move[0] in ("gun", "couple") and all(_cards_of(move).count(c) >= mine.count(c) for c in mine)
    ]


# -------------------------------------------------------------------- what a path means
def move_of(view: State, seat: int, picked: Sequence[str]) -> Move | None:
    """The move that a path of picks means, legal or not; None where it means none (yet)."""
    path = list(picked)
    if len(path) == 1 and path[0] in _BUTTONS:
        return _BUTTONS[path[0]]
    if len(path) == 1 and path[0] in _WAYS:
        return Direction("direction", _WAYS[path[0]])
    if path and path[0] in _SOURCES:
        return _draw_of(view, seat, path)
    if path and path[0].startswith("gun:"):
        return pick_shots.move_of(view, seat, path)
    held = dict(zip(card_ids(seat, view.hands[seat]), view.hands[seat], strict=True))
    cards = [held[pick] for pick in path if pick in held]
    if not cards or len(set(path[: len(cards)])) < len(cards) or path[0] not in held:
        return None
    return _move_of_cards(view, seat, cards, path[len(cards) :], path)


def _move_of_cards(view: State, seat: int, cards: list[int], rest: list[str], path: list[str]) -> Move | None:
    """The move of hand cards and what they are put on."""
    if rest == [DONE]:
        return pass_of(cards)
    if not rest and view.phase == "answer" and len(cards) == 1:
        return GIVES[cards[0]]
    if len(cards) == 1 and rest in ([DISCARD], [f"tens:{seat}"]):
        return None if view.phase == "action" and cards[0] >> 2 == NINE else DISCARDS[cards[0]]
    if len(cards) == 1 and len(rest) == 2 and rest[0] == DISCARD and rest[1] in _WAYS:
        return Nine("nine", cards[0], _WAYS[rest[1]])
    if rest[:1] == [f"guns:{seat}"] and len(rest) <= 2:
        return _laid_of(view, seat, cards, rest[1:], path)
    return None


def _laid_of(view: State, seat: int, cards: list[int], rest: list[str], path: list[str]) -> Move | None:
    """The gun or couple meant by cards laid in one's own area."""
    if rest:
        gun = pick_shots.gun_of_id(rest[0])
        return Pull("gun", gun[1]) if gun is not None and gun[0] == seat else None
    moves = legal(view, seat) if view.phase == "action" else []
    fitting = _fitting(view, seat, path[: len(cards)], moves)
    if fitting:
        return fitting[0] if len(fitting) == 1 else None
    kings = [card for card in cards if card >> 2 in (QUEEN, KING)]
    if kings:
        return Couple("couple", kings[0] & 3)
    return pick_shots.pull_of(cards)


def _draw_of(view: State, seat: int, path: list[str]) -> Move | None:
    """One source, or two in any order; the top cannot be taken twice."""
    sources = [_SOURCES[pick] for pick in path if pick in _SOURCES]
    rest = path[len(sources) :]
    if len(sources) > 2 or rest not in ([], [DONE]) or (rest and len(sources) == 2):
        return None
    return DRAWS.get(" ".join(sorted(sources)))


def path_of(view: State, seat: int, move: Move) -> list[str]:
    """A path of picks that means this move of the seat."""
    kind = move[0]
    if kind in ("nothing", "holster"):
        return [f"button:{kind}"]
    if kind == "direction":
        return [f"button:{move[1]}"]
    if kind == "pass":
        return [*_ids_of(view, seat, move[1]), DONE]
    if kind == "shoot":
        return pick_shots.path_of(seat, move)
    if kind == "draw":
        return _path_of_draw(view, seat, move)
    if kind in ("gun", "couple"):
        return _path_of_laid(view, seat, move)
    card = _ids_of(view, seat, (move[1],))
    if kind == "nine":
        return [*card, DISCARD, f"button:{move[2]}"]
    if kind == "give":
        return card
    return [*card, f"tens:{seat}" if move[1] >> 2 == TEN else DISCARD]


def _path_of_draw(view: State, seat: int, move: Move) -> list[str]:
    path = [DRAW if source == PILE else DISCARD for source in str(move[1]).split()]
    return [*path, DONE] if len(path) == 1 and DONE in picks(view, seat, path) else path


def _path_of_laid(view: State, seat: int, move: Move) -> list[str]:
    """All cards of the gun or couple, so that it is clear which is meant, unless another gun has them too."""
    path = [*_ids_of(view, seat, _cards_of(move)), f"guns:{seat}"]
    more = picks(view, seat, path)
    return [*path, f"gun:{seat}:{move[1].brief}"] if more else path


def straight_discard(view: State, seat: int, picked: Sequence[str]) -> list[Move] | None:
    """The two moves that a card means which is put on the discard pile (a 10: or before its owner) where the
    action is still due: nothing, then that discard. None for every other path. A 9 means this only where the
    path goes on with `button:nothing`."""
    path = list(picked)
    held = dict(zip(card_ids(seat, view.hands[seat]), view.hands[seat], strict=True))
    if view.phase != "action" or seat not in view.acting or not path or path[0] not in held:
        return None
    card = held[path[0]]
    ends = [[DISCARD, "button:nothing"]] if card >> 2 == NINE else [[DISCARD]]
    if card >> 2 == TEN:
        ends.append([f"tens:{seat}"])
    return [NOTHING, DISCARDS[card]] if path[1:] in ends else None

"""The moves of Wyoming Cowboy and their text forms (rule page "Notation").

Cards inside a move stand in canonical order: make a Pass with `pass_of` and a gun with `guns.gun_of`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tabletop.core.cards import EXTRA, HIDDEN, SUITS, card_text, cards_text, parse_card
from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, RANKS_OF_GUN, Gun, gun_of, joined

LEFT, RIGHT, ACROSS = "left", "right", "across"
DIRECTIONS: Final = (LEFT, RIGHT, ACROSS)


class Direction(NamedTuple):
    """The dealer names where the opening pass goes: "left", "right" or "across"."""

    kind: str
    to: str


class Pass(NamedTuple):
    """Cards handed on in secret, ascending: three at the opening, two after a 9."""

    kind: str
    cards: tuple[int, ...]


class Plain(NamedTuple):
    """A move without anything to say: `nothing`, `holster`, `next-hand`."""

    kind: str


class Couple(NamedTuple):
    """Show the king and queen of a suit (0-3, as in the cards)."""

    kind: str
    suit: int


class Nine(NamedTuple):
    """Lay a 9: everyone passes two cards that way."""

    kind: str
    card: int
    to: str


class Pull(NamedTuple):
    """Lay a gun on the table; the move's word is `gun`."""

    kind: str
    gun: Gun


class Shoot(NamedTuple):
    """Fire `gun` at the seat `target`. `aim`: None = at its hand, a card = a protected cowboy, a Gun = that
    gun."""

    kind: str
    gun: Gun
    target: int
    aim: int | Gun | None


class Give(NamedTuple):
    """The victim's answer: a king, or a 6 for a backfire."""

    kind: str
    card: int


class Discard(NamedTuple):
    """Discard a card; a 10 goes in front of its owner."""

    kind: str
    card: int


class Draw(NamedTuple):
    """Draw: `sources` is "pile", "top", and after a 5 also "pile pile" or "pile top"."""

    kind: str
    sources: str


class Dealer(NamedTuple):
    """Chance: who deals first."""

    kind: str
    seat: int


class Cards(NamedTuple):
    """Chance: `deal` (the shuffled deck) or `shuffle` (the new draw pile), the top card first."""

    kind: str
    cards: tuple[int, ...]


class Wound(NamedTuple):
    """Chance: the card that a flesh wound draws unseen from the victim's hand."""

    kind: str
    card: int


NOTHING: Final = Plain("nothing")
HOLSTER: Final = Plain("holster")
NEXT_HAND: Final = Plain("next-hand")
PILE, TOP, TWO_OF_PILE, PILE_AND_TOP = "pile", "top", "pile pile", "pile top"
DRAWS: Final = {sources: Draw("draw", sources) for sources in (PILE, TOP, TWO_OF_PILE, PILE_AND_TOP)}
DISCARDS: Final = tuple(Discard("discard", card) for card in (*range(EXTRA), HIDDEN))
GIVES: Final = tuple(Give("give", card) for card in (*range(EXTRA), HIDDEN))


def pass_of(cards: Iterable[int]) -> Pass:
    """The pass of any cards in any order, legal or not."""
    return Pass("pass", tuple(sorted(cards)))


# -------------------------------------------------------------------- writing
def move_text(move: Move) -> str:
    """The canonical text: "pass 2S 9D KH", "shoot .357q 3S5S7S at 2 gun .38 3H8D", "draw pile top"."""
    if isinstance(move, Shoot):
        return _shoot_text(move)
    words = [str(move[0])]
    for part in move[1:]:
        if isinstance(part, Gun | str):
            words.append(str(part))
        elif isinstance(part, tuple):
            words.append(cards_text(part))
        elif isinstance(move, Couple):
            words.append(SUITS[part])
        else:
            words.append(str(part) if isinstance(move, Dealer) else card_text(part))
    return " ".join(words)


def _shoot_text(move: Shoot) -> str:
    words = f"shoot {move.gun.name} {joined(move.gun.cards)} at {move.target}"
    if move.aim is None:
        return words
    if isinstance(move.aim, Gun):
        return f"{words} gun {move.aim.name} {joined(move.aim.cards)}"
    return f"{words} cowboy {card_text(move.aim)}"


# -------------------------------------------------------------------- reading
def parse_move(words: str) -> Move:
    """The reverse of `move_text`, cards in any order. Raises ValueError for a text that is no move."""
    kind, *rest = words.split() or [""]
    move = _parse_plain(kind, rest) or _parse_cards(kind, rest) or _parse_table(kind, rest)
    if move is None:
        raise ValueError(f"{words!r} is no move of Wyoming Cowboy")
    return move


def _parse_plain(kind: str, rest: list[str]) -> Move | None:
    """Moves that name no more than a word."""
    if not rest:
        return next((move for move in (NOTHING, HOLSTER, NEXT_HAND) if move.kind == kind), None)
    if kind == "direction" and len(rest) == 1:
        return Direction("direction", _direction(rest[0]))
    if kind == "couple" and len(rest) == 1 and rest[0] in SUITS and len(rest[0]) == 1:
        return Couple("couple", SUITS.index(rest[0]))
    if kind == "draw":
        return DRAWS.get(" ".join(sorted(rest)))
    return None


def _parse_cards(kind: str, rest: list[str]) -> Move | None:
    """Moves of a player that name cards."""
    if kind == "pass" and rest:
        return pass_of(_cards(rest))
    if kind == "nine" and len(rest) == 2:
        return Nine("nine", _card(rest[0]), _direction(rest[1]))
    if kind == "gun" and len(rest) >= 2:
        return Pull("gun", _gun(rest[0], rest[1:]))
    if kind == "shoot" and len(rest) >= 4:
        return _parse_shot(rest)
    if kind == "give" and len(rest) == 1:
        return GIVES[_card(rest[0])]
    if kind == "discard" and len(rest) == 1:
        return DISCARDS[_card(rest[0])]
    return None


def _parse_table(kind: str, rest: list[str]) -> Move | None:
    """Moves of chance."""
    if kind == "dealer" and len(rest) == 1:
        return Dealer("dealer", _seat(rest[0]))
    if kind in ("deal", "shuffle") and rest:
        return Cards(kind, tuple(_cards(rest)))
    if kind == "wound" and len(rest) == 1:
        return Wound("wound", _card(rest[0]))
    return None


def _parse_shot(rest: list[str]) -> Shoot:
    """`.38 3S8H at 2`, then nothing, `cowboy KD` or `gun .38 3H8D`."""
    if "at" not in rest[:-1]:
        raise ValueError("a shot needs a victim")
    at = rest.index("at")
    gun = _gun(rest[0], rest[1:at])
    target, aim = _seat(rest[at + 1]), rest[at + 2 :]
    if not aim:
        return Shoot("shoot", gun, target, None)
    if aim[0] == "cowboy" and len(aim) == 2:
        return Shoot("shoot", gun, target, _card(aim[1]))
    if aim[0] == "gun" and len(aim) >= 3:
        return Shoot("shoot", gun, target, _gun(aim[1], aim[2:]))
    raise ValueError("a shot goes at a player, a cowboy or a gun")


def _gun(name: str, words: Sequence[str]) -> Gun:
    """The gun of this name and these cards, written apart ("3S 8H") or together ("3S8H")."""
    run = "".join(words)
    if name not in RANKS_OF_GUN or not run or len(run) % 2:
        raise ValueError(f"a gun is one of {', '.join(GUN_NAMES)} and its cards")
    return gun_of(name, _cards([run[i : i + 2] for i in range(0, len(run), 2)]))


def _direction(word: str) -> str:
    if word not in DIRECTIONS:
        raise ValueError(f"{word!r} is no direction")
    return word


def _cards(names: Sequence[str]) -> list[int]:
    return [_card(name) for name in names]


def _card(name: str) -> int:
    """A card of the deck. The aces are readable: that nobody holds one is for the rules to say."""
    card = parse_card(name)
    if card >= EXTRA:
        raise ValueError(f"{name!r} is no card of this game")
    return card


def _seat(word: str) -> int:
    """Any seat number: that nobody sits there is for the rules to say."""
    if word.isascii() and word.isdigit() and len(word) <= 2:
        return int(word)
    raise ValueError(f"{word!r} is no seat")

"""The brass buttons of a Wyoming Cowboy decision: every action, every target and every choice in words.

A button is a path of picks, so that a click on brass, a drag and a walk with the keyboard mean the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.cards import SUITS, card_name_key, parse_card
from tabletop.core.game import Move
from tabletop.core.words import Text
from tabletop.games.wyoming_cowboy.elements import DISCARD, DRAW
from tabletop.games.wyoming_cowboy.guns import Gun
from tabletop.games.wyoming_cowboy.moves import PILE, PILE_AND_TOP, TOP, TWO_OF_PILE
from tabletop.games.wyoming_cowboy.names import a_gun, gun_name, suit_name
from tabletop.games.wyoming_cowboy.pick_shots import gun_of_id
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.session.catalogue import _, listed
from tabletop.ui.widgets import Button

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard


class Entry(NamedTuple):
    """One button: its id, words, icon, the path that it picks, and whether it is lit."""

    id: str
    words: str
    icon: str
    path: list[str]
    lit: bool = False
    opens: str = ""
    """A list of buttons that it opens instead: "pull", "fire"."""


def buttons(board: WyomingCowboyBoard) -> list[Button]:
    """The buttons for what is asked now."""
    if board.table.over == "hand" and not board.in_motion:
        above, box = layout.action_boxes(2)
        words = _("Show the count") if board.tally is not None and board.tally.folded else _("Show the table")
        return [
            Button("button:sheet", above.moved(0, -8), words, board.turn_sheet, "eye", 24),
            Button("button:deal", box.grown(0, 6), _("Next hand"), board.next_hand, "deal", 28, lit=True),
        ]
    if board.asked is None:
        return []
    entries = _entries(board)
    boxes = layout.action_boxes(len(entries))
    size = 24 if len(entries) <= 6 else 22
    return [
        Button(e.id, box, e.words, _press(board, e), e.icon, size, lit=e.lit)
        for e, box in zip(entries, boxes, strict=True)
    ]


def _press(board: WyomingCowboyBoard, entry: Entry) -> Callable[[], None]:
    def press() -> None:
        if entry.opens:
            board.open_list(entry.opens)
        else:
            board.take_path(entry.path)

    return press


# ---------------------------------------------------------------- which
def _entries(board: WyomingCowboyBoard) -> list[Entry]:
    picked, seat = board.picker.picked, board.asked
    assert seat is not None
    if picked:
        return _after(board, picked)
    moves = board.game.legal(board.view, seat)
    phase = board.view.phase
    if phase == "direction":
        return [_way(move[1], [f"button:{move[1]}"]) for move in moves]
    if phase == "draw":
        return _draws(moves)
    if phase in ("action", "shoot"):
        if board.opened_list:
            return [e for e in _guns(board, seat, moves) if e.id.startswith(f"button:{board.opened_list}:")]
        return _folded(_actions(board, seat, moves))
    return []


def _after(board: WyomingCowboyBoard, picked: list[str]) -> list[Entry]:
    """What the picks made so far still need: a way, a gun, a target, or only the last word."""
    nexts = board.picker.allowed(picked)
    if not nexts or "button:done" in nexts:
        done = board.picker.completed()
        return [Entry("button:done", board.marked_words(), "tick", done, True)] if done else []
    found = [
        _next(board, picked, id, nexts) for id in nexts if not id.startswith(("hand:", "pile:", "tens:"))
    ]
    entries = [entry for entry in found if entry is not None]
    if not entries and (whole := board.picker.completed()):
        return [Entry("button:done", board.marked_words(), "tick", whole, True)]
    return entries[: layout.ACTIONS_MOST + 2]


def _next(board: WyomingCowboyBoard, picked: list[str], id: str, nexts: Sequence[str]) -> Entry | None:
    kind, _colon, rest = id.partition(":")
    path = [*picked, id]
    if kind == "button" and rest in ("left", "right", "across"):
        return _way(rest, path)
    if id == "button:nothing":
        return Entry(id, _("Just discard it"), "no", path)
    if kind == "guns":
        return Entry("button:lay", board.laid_words(picked), "icon/tick", path, True)
    if kind == "gun" and (named := gun_of_id(id)) is not None:
        if named[0] == board.asked:
            mine = [own[1] for one in nexts if (own := gun_of_id(one)) is not None]
            words = _("Pull {gun}").format(gun=_gun_words(board, named[1], mine, a_gun(named[1].name)))
            return Entry(id, words, _icon(named[1].name), path)
        words = _("Take {gun} of {name}").format(
            gun=board.say(gun_name(named[1].name)), name=board.table.plans[named[0]].name
        )
        return Entry(f"button:at:{id}", words, _icon(named[1].name), path)
    if kind == "cowboy":
        owner, card = rest.split(":")
        words = _("{card} of {name}").format(
            card=_(card_name_key(parse_card(card.partition("#")[0]))), name=board.table.plans[int(owner)].name
        )
        return Entry(f"button:at:{id}", words, "star", path)
    if kind == "seat":
        words = _("Shoot at {name}").format(name=board.table.plans[int(rest)].name)
        return Entry(f"button:at:{id}", words, "bullet", path)
    return None


def _way(to: str, path: list[str]) -> Entry:
    words = {"left": _("To the left"), "right": _("To the right"), "across": _("Across")}
    return Entry(f"button:{to}", words[to], f"arrow/{to}", path)


def _draws(moves: list[Move]) -> list[Entry]:
    """The draws; after a 5 the choice stands here before any card is seen."""
    words = {
        PILE: (_("Draw from the pile"), "pile", [DRAW]),
        TOP: (_("Take the top discard"), "up", [DISCARD]),
        TWO_OF_PILE: (_("Draw two from the pile"), "pile", [DRAW, DRAW]),
        PILE_AND_TOP: (_("One from the pile, and the top"), "swap", [DRAW, DISCARD]),
    }
    two = any(move[1] in (TWO_OF_PILE, PILE_AND_TOP) for move in moves)
    out = []
    for move in moves:
        label, icon, path = words[move[1]]
        if two and len(path) == 1:
            path = [*path, "button:done"]
            label = _("Draw just one from the pile") if move[1] == PILE else label
        out.append(Entry("button:draw:" + str(move[1]).replace(" ", "-"), label, icon, path))
    return out


# ---------------------------------------------------------------- the actions of a turn
def _actions(board: WyomingCowboyBoard, seat: int, moves: list[Move]) -> list[Entry]:
    out = _guns(board, seat, moves)
    for move in moves:
        if move[0] == "couple":
            words = _("Show the couple of {suit}").format(suit=board.say(suit_name(move[1])))
            path = board.game.path_of(board.view, seat, move)
            out.append(Entry(f"button:couple:{SUITS[move[1]]}", words, "eye", path))
    nine = next((move for move in moves if move[0] == "nine"), None)
    if nine is not None:
        path = board.game.path_of(board.view, seat, nine)[:2]
        out.append(Entry("button:nine", _("Lay the 9: pass two"), "swap", path))
    if any(move[0] == "nothing" for move in moves):
        out.append(Entry("button:nothing", _("No action, go on"), "no", ["button:nothing"]))
    if any(move[0] == "holster" for move in moves):
        out.append(Entry("button:holster", _("Holster, go on"), "no", ["button:holster"]))
    return out


def _guns(board: WyomingCowboyBoard, seat: int, moves: list[Move]) -> list[Entry]:
    """A button for each gun to fire and each gun to pull; two of a kind are told apart by their cards."""
    fire = list(dict.fromkeys(move[1] for move in moves if move[0] == "shoot"))
    pull = [move[1] for move in moves if move[0] == "gun"]
    out = []
    for gun in fire:
        words = _("Fire {gun}").format(gun=_gun_words(board, gun, fire, gun_name(gun.name)))
        out.append(Entry(_id("fire", gun), words, _icon(gun.name), [f"gun:{seat}:{gun.brief}"], True))
    for gun in pull:
        words = _("Pull {gun}").format(gun=_gun_words(board, gun, pull, a_gun(gun.name)))
        path = board.game.path_of(board.view, seat, ("gun", gun))
        out.append(Entry(_id("pull", gun), words, _icon(gun.name), path))
    return out


def _id(what: str, gun: Gun) -> str:
    return f"button:{what}:{gun.brief}"


def _icon(name: str) -> str:
    return f"gun-{name.removeprefix('.')}"


def _gun_words(board: WyomingCowboyBoard, gun: Gun, others: Sequence[Gun], name: Text) -> str:
    """ "the .38", or "the .38 with the 8 of hearts" where others of its kind are there to be told apart."""
    twins = [other for other in others if other.name == gun.name]
    told = [card for card in gun.cards if not all(card in twin.cards for twin in twins)]
    if len(twins) < 2 or not told:
        return board.say(name)
    cards = listed([_(card_name_key(card)) for card in told])
    return _("{gun} with {cards}").format(gun=board.say(name), cards=cards)


def _folded(entries: list[Entry]) -> list[Entry]:
    """Too many buttons: the guns to pull, then the guns to fire, become one button that opens them."""
    for what, words in (("pull", _("Pull a gun ({count})")), ("fire", _("Fire a gun ({count})"))):
        mine = [e for e in entries if e.id.startswith(f"button:{what}:")]
        if len(entries) <= layout.ACTIONS_MOST or len(mine) < 2:
            continue
        words = words.format(count=len(mine))
        folder = Entry(f"button:{what}", words, "gun", [], what == "fire", opens=what)
        at = entries.index(mine[0])
        entries = [e for e in entries if e not in mine]
        entries.insert(at, folder)
    return entries

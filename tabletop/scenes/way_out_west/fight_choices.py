"""What a gunfight asks its people, as buttons on the stage: sheriff, shoot, retreat with its towns, loot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.games.way_out_west.odds import guns_of, hits, join, odds
from tabletop.games.way_out_west.state import SEATS_MOST, clone
from tabletop.games.way_out_west.towns import TOWN_IDS, town_name
from tabletop.scenes.way_out_west.places import split
from tabletop.scenes.way_out_west.tips import percent
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import INK, PAPER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Button, Widget, focus_ring

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard


def widgets(board: WayOutWestBoard) -> list[Widget]:
    """The buttons of the present question; none while nobody at the screen is asked."""
    if board.asked is None or board.view.fight is None:
        return []
    phase = board.view.phase
    if phase == "sheriff":
        return _sheriff(board)
    if phase == "shoot":
        return _towns(board) if is_leaving(board) else _shoot(board)
    if phase == "loot":
        return _loot(board)
    return []


def is_leaving(board: WayOutWestBoard) -> bool:
    """Has the one who is asked begun a retreat?"""
    path = board.picker.drag or board.picker.picked
    return bool(path) and (path[0] == "button:retreat" or path[0].startswith("cowboy:"))


def _say(board: WayOutWestBoard, id: str) -> Callable[[], None]:
    def press() -> None:
        board._pick(id)
        board.sync(board.view, glide=True)

    return press


def _button(
    board: WayOutWestBoard, place: int, id: str, label: str, sub: str, lit: bool, icon: str
) -> Button:
    able = id in board.picker.allowed([])
    return Button(
        id,
        board.places.fight.buttons[place],
        label,
        _say(board, id),
        icon,
        32,
        lit=lit and able,
        enabled=able,
        sub=sub,
    )


def _sheriff(board: WayOutWestBoard) -> list[Widget]:
    """With the sheriff, or without him: how the fight would stand."""
    view = board.view
    fight = view.fight
    assert fight is not None
    joined = clone(view)
    assert joined.fight is not None
    own = fight.attacker == board.asked
    join(joined, joined.fight, "attack" if own else "defence")
    label = _("Join the attack") if own else _("Join the defence")
    return [
        _button(board, 0, "button:join", label, _stands(guns_of(joined, joined.fight), own), True, "star"),
        _button(board, 1, "button:stay", _("Stay out"), _stands(guns_of(view, fight), own), False, "no"),
    ]


def _stands(guns: tuple[int, int], attack: bool) -> str:
    """ "3 against 2 guns: you win 71 %"."""
    chance = odds(*guns)
    own = chance.attack if attack else chance.defence
    words = _("attack {attack}, defence {defence}: {percent} for this side")
    return words.format(attack=guns[0], defence=guns[1], percent=percent(own))


def _shoot(board: WayOutWestBoard) -> list[Widget]:
    view = board.view
    fight = view.fight
    assert fight is not None
    guns = guns_of(view, fight)
    mine = guns[0] if board.asked == fight.attacker else guns[1]
    words = ngettext(
        "{count} die: {percent} to drop one", "{count} dice: {percent} to drop one or more", mine
    )
    chance = words.format(count=mine, percent=percent(1 - hits(mine)[0]))
    shoot = _button(board, 0, "button:shoot", _("Shoot"), chance, True, "gun")
    return [shoot, _button(board, 1, "button:retreat", _("Retreat"), _left_behind(board), False, "back")]


def _left_behind(board: WayOutWestBoard) -> str:
    fight = board.view.fight
    assert fight is not None and board.asked is not None
    riders = board.view.cowboys[fight.town * SEATS_MOST + board.asked]
    if riders > len(TOWN_IDS) - 1:
        return _("too many riders for the other towns")
    if board.asked == fight.attacker:
        return _("one rider a town; the fight is lost")
    if fight.sheriff == "defence" and fight.reserve:
        return _("sheriff and defender fight on")
    if fight.sheriff == "defence":
        return _("the sheriff fights on")
    return _("the defender fights on") if fight.reserve else _("one rider a town; the fight is lost")


def _loot(board: WayOutWestBoard) -> list[Widget]:
    return [
        _button(board, 0, "button:take", _("Take over"), _("your own piece stands there"), True, "hand"),
        _button(
            board, 1, "button:remove", _("Have it removed"), _("it goes back to its owner"), False, "bin"
        ),
    ]


# ---------------------------------------------------------------- the way out
@dataclass
class TownPlate(Widget):
    """A town that a retreating rider may go to."""

    board: WayOutWestBoard
    town: int
    box: Box

    @property
    def id(self) -> str:
        return f"town:{TOWN_IDS[self.town]}"

    def elements(self) -> list[Element]:
        path = self.board.path_now
        chosen = self.id in path
        able = self.id in self.board.picker.allowed(path)
        name = _("retreat to {town}").format(town=self.board.say(town_name(self.town)))
        return [Element(self.id, "town", name, self.box, able or chosen, selected=chosen)]

    def press(self, id: str) -> bool:
        if id != self.id:
            return False
        picked = self.board.picker.picked
        if self.id in picked and self.id not in self.board.picker.allowed(picked):
            picked.remove(self.id)
        else:
            self.board._pick(self.id)
        self.board.sync(self.board.view, glide=True)
        return True

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        board = self.board
        chosen = self.id in board.path_now
        over = hover == self.id or (board.drag is not None and board.drag.over == self.id)
        canvas.slice("brass/lit" if over or chosen else "brass/rest", self.box)
        canvas.centred(
            self.box.grown(-14, -8)._replace(h=self.box.h * 0.5), board.say(town_name(self.town)), 26, 800
        )
        seat = board.mover
        riders = board.view.cowboys[self.town * SEATS_MOST + seat] if seat >= 0 else 0
        words = (
            _("one rider goes here")
            if chosen
            else ngettext("{count} of yours there", "{count} of yours there", riders)
        )
        under = Box(self.box.x + 14, self.box.y + self.box.h * 0.55, self.box.w - 28, self.box.h * 0.36)
        canvas.centred(under, words.format(count=riders), 18, 500, INK)
        if focus == self.id:
            focus_ring(canvas, self.box)


@dataclass
class Line(Widget):
    """What the plates below it are for."""

    box: Box
    words: str

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.centred(self.box, self.words, 24, 700, PAPER_LIGHT)


def _towns(board: WayOutWestBoard) -> list[Widget]:
    """A plate for each other town, and the way back."""
    fight = board.view.fight
    assert fight is not None and board.asked is not None
    left, right = board.places.fight.buttons
    row = Box(left.x - 66, left.y + 26, right.right - left.x + 132, 70)
    others = [town for town in range(len(TOWN_IDS)) if town != fight.town]
    parts = split(row, len(others) + 1, 12)
    riders = board.view.cowboys[fight.town * SEATS_MOST + board.asked]
    words = ngettext("Where does your rider go?", "Where do your {count} riders go, one to a town?", riders)
    line = Line(Box(row.x, left.y - 12, row.w, 34), words.format(count=riders))
    out: list[Widget] = [line]
    out += [TownPlate(board, town, part) for town, part in zip(others, parts[:-1], strict=True)]

    def stay() -> None:
        board.picker.picked.clear()
        board.sync(board.view, glide=True)

    out.append(Button("button:stand", parts[-1], _("Stay"), stay, None, 26))
    return out

"""The title: a main street at dusk. Its buildings are the four games and the settings.

Element ids: `door:GAME` (role door), `button:continue`, `button:settings`, `button:quit`, `text:prompt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tabletop
from tabletop.scenes.fittings import Page, level_word
from tabletop.scenes.house import House
from tabletop.scenes.notices import NoticeSlip
from tabletop.session.catalogue import _, ngettext
from tabletop.session.store import RecordInfo
from tabletop.ui.canvas import INK, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.dialogs import Dialog
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Gesture
from tabletop.ui.tween import ease_out
from tabletop.ui.widgets import Button, Widget, Words, focus_ring

DOORS = ("brown-bullet", "wyoming-cowboy", "lockdown-poker", "way-out-west")
"""The buildings of the street, from the left."""
QUIT = Box(1690, 1000, 190, 60)
_TUMBLE_SECONDS = 3.2
_TUMBLE_FROM = -140.0


def game_title(key: str) -> str:
    """A game's name in the reader's language; a key that is no game's stays as it is."""
    titles = {
        "brown-bullet": _("Brown Bullet"),
        "wyoming-cowboy": _("Wyoming Cowboy"),
        "lockdown-poker": _("Lockdown Poker"),
        "way-out-west": _("Way Out West"),
    }
    return titles.get(key, key)


def _describe(key: str) -> str:
    """What the prompt says of a door."""
    sentences = {
        "brown-bullet": _("Empty your hand, then the chambers. 2 to 6 players."),
        "wyoming-cowboy": _("Guns, couples and cowboys. 3 to 6 players."),
        "lockdown-poker": _("Switch, lock, and fear the Sheriff. 2 to 6 players."),
        "way-out-west": _("Five towns to build and to fight for. 3 to 5 players."),
    }
    return sentences[key]


@dataclass
class Weed:
    """The tumbleweed: where it is and how far it has rolled."""

    x: float
    angle: float = 0.0


class Title(Page):
    """The street."""

    name = "title"

    def __init__(self, house: House) -> None:
        super().__init__(house.stage)
        self.house = house
        self.places: dict[str, Any] = self.stage.assets.places["title"]
        self.unfinished: RecordInfo | None = None
        x, y, w, h = self.places["tumbleweed"]
        self._rest = Box(x, y, w, h)
        self.weed = Weed(self._rest.cx)
        self._notice = NoticeSlip(house, Box(1180, 36, 700, 210), self.rebuild)

    # ---------------------------------------------------------------- life
    def enter(self) -> None:
        self.unfinished = self.house.store.unfinished()
        self._ask_about_damage()
        super().enter()
        if not self.stage.look.reduced_motion and self.stage.look.pace > 0:
            self.weed.x = _TUMBLE_FROM
            way = self._rest.cx - _TUMBLE_FROM
            self.weed.angle = -way / (self._rest.w / 2) * 57.3  # it rolls without slipping
            self.tweens.glide(self.weed, _TUMBLE_SECONDS, ease=ease_out, x=self._rest.cx, angle=0.0)

    def resume(self, result: Any) -> None:
        self.unfinished = self.house.store.unfinished()
        super().resume(result)

    def _ask_about_damage(self) -> None:
        """A saved game that is damaged is told once, and what can be read of it is offered."""
        new = next((one for one in self.house.store.damaged if one.path not in self.house.asked), None)
        if new is None:
            return
        self.house.asked.add(new.path)
        words = self.house.speak(new.notice)
        answers: list[tuple[str, str, str | None, Callable[[], None]]] = []
        if new.readable is not None:
            words = _("{problem}. The part before it can be played on.").format(problem=words.rstrip("."))
            answers.append(("button:rescue", _("Play on from there"), "play", lambda: self._rescue(new.path)))
        answers.append(("button:set-aside", _("Set it aside"), "bin", lambda: self._set_aside(new.path)))
        answers.append(("button:later", _("Later"), "back", lambda: None))
        self.stage.stack.push(Dialog(self.stage, _("A damaged game"), words, answers))

    def _rescue(self, path: Path) -> None:
        info = next((one for one in self.house.store.records() if one.path == path), None)
        if info is not None:
            self.house.continue_table(info)

    def _set_aside(self, path: Path) -> None:
        """It stays where it is, under a name that is not offered again."""
        self.house.store.abandon(path)
        self.rebuild()

    def skip(self) -> bool:
        """A click while the weed rolls means the door under it, so nothing is skipped."""
        self.tweens.finish()
        return False

    # ---------------------------------------------------------------- widgets
    def build(self) -> list[Widget]:
        widgets: list[Widget] = [
            Words("text:prompt", Box(*self.places["prompt"]), self.prompt),
            Button("button:quit", QUIT, _("Leave"), self._ask_quit, "quit", 24, name=_("Quit the program")),
        ]
        if self._notice.shown:
            widgets.append(self._notice)
        return widgets

    @property
    def prompt(self) -> str:
        """The one sentence at the foot of the street."""
        pointed = self.focus if self.stage.keyboard_used else self.hover
        if pointed and pointed.startswith("door:"):
            return _describe(pointed[5:])
        if self.unfinished is not None:
            return _("Choose a door, or Enter to continue")
        return _("Choose a door")

    def elements(self) -> list[Element]:
        elements = [self._door(key) for key in DOORS]
        x, y, w, h = self.places["doors"]["settings"]
        elements.append(Element("button:settings", "button", _("Settings"), Box(x, y, w, h)))
        if self.unfinished is not None:
            ax, ay, aw, ah = self.places["aboard"]
            words = " ".join([_("Continue") + ":", *self._table_words(self.unfinished)])
            elements.insert(0, Element("button:continue", "button", words, Box(ax, ay, aw, ah)))
            elements.append(elements.pop(0))  # the board stands in front of the saloon
        return elements + super().elements()

    def _door(self, key: str) -> Element:
        return Element(f"door:{key}", "door", game_title(key), Box(*self.places["doors"][key]))

    # ---------------------------------------------------------------- gestures
    def press(self, id: str, gesture: Gesture) -> None:
        if id.startswith("door:"):
            self.stage.audio.play("door")
            self.house.go_setup(id[5:])
        elif id == "button:settings":
            self.house.open_settings()
        elif id == "button:continue" and self.unfinished is not None:
            self.house.continue_table(self.unfinished)
        else:
            super().press(id, gesture)
            return
        self.rebuild()

    def hovered(self, id: str | None) -> None:
        self.rebuild()

    def key(self, key: str) -> bool:
        if key == "return" and self.unfinished is not None:
            self.house.continue_table(self.unfinished)
            return True
        if key == "m":
            self.house.toggle_mute()
            return True
        return False

    def back(self) -> None:
        if self._notice.shown:
            self._notice.dismiss()
            return
        self._ask_quit()

    def _ask_quit(self) -> None:
        stay = ("button:stay", _("Stay"), "back", lambda: None)
        leave = ("button:leave", _("Leave"), "quit", self.stage.quit)
        words = (
            _("Leave the town? An unfinished table waits for you.")
            if self.unfinished
            else _("Leave the town?")
        )
        self.stage.stack.push(Dialog(self.stage, _("Good night"), words, [leave, stay]))

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/title")
        for key in DOORS:
            self._draw_house(canvas, key)
        self._paint_sign(canvas, "settings", _("Settings"))
        self._paint_sign(canvas, "record-shelf", _("To let"))
        self._draw_weed(canvas)
        if self.unfinished is not None:
            self._draw_board(canvas, self.unfinished)
        self._draw_prompt(canvas)
        canvas.text(
            1670,
            1046,
            _("Version {number}").format(number=tabletop.__version__),
            18,
            500,
            "#c9a36b",
            "end",
            fixed=True,
        )
        self._draw_focus(canvas)
        self.draw_widgets(canvas)

    @property
    def lit(self) -> set[str]:
        """Whose lamps burn: the unfinished table's (else every house's), and the door one points at."""
        pointed = self.focus if self.stage.keyboard_used else self.hover
        burning = {self.unfinished.game} if self.unfinished is not None else set(DOORS)
        if pointed and pointed.startswith("door:"):
            burning.add(pointed[5:])
        return burning

    def _draw_house(self, canvas: Canvas, key: str) -> None:
        if key in self.lit:
            x, y, w, h = self.places["lit"][key]
            canvas.picture(f"title/lit/{key}", x + w / 2, y + h / 2, h)
        self._paint_sign(canvas, key, game_title(key))

    def _paint_sign(self, canvas: Canvas, key: str, words: str) -> None:
        """Letters on a sign board: one line where it is long, two on a squarer one."""
        x, y, w, h = self.places["signs"][key]
        size, ink = self.places["letters"][key]["size"], self.places["letters"][key]["ink"]
        inner = Box(x, y, w, h).grown(-20, -9) if h > 60 else Box(x, y, w, h).grown(-17, -6)
        lines = words.split(" ", 1) if w / h < 3 and " " in words else [words]
        step = inner.h / len(lines)
        for i, line in enumerate(lines):
            canvas.within(Box(inner.x, inner.y + i * step, inner.w, step), line, size, "rye", ink, "middle")

    def _draw_weed(self, canvas: Canvas) -> None:
        weed, rest = self.weed, self._rest
        if weed.x < -rest.w:
            return
        hop = abs((weed.angle % 120) - 60) / 60 * 10 if self.tweens.busy else 0.0
        canvas.picture("title/tumbleweed-shadow", weed.x + 60, rest.bottom - 4)
        canvas.picture("title/tumbleweed", weed.x, rest.cy - hop, rest.h, round(weed.angle / 6) * 6.0)

    def _table_words(self, info: RecordInfo) -> list[str]:
        """The unfinished table in two lines: which game and how far, and with whom."""
        people = [plan for plan in info.plans if plan.is_human]
        others = [plan for plan in info.plans if len(people) != 1 or not plan.is_human]
        names = [plan.name or level_word(plan.kind) for plan in others]
        first = _("{game}, move {number},").format(game=game_title(info.game), number=info.moves)
        return [first, _("with {names}").format(names=_name_list(names))]

    def _draw_board(self, canvas: Canvas, info: RecordInfo) -> None:
        x, y, w, h = self.places["aboard"]
        canvas.picture("title/aboard", x + w / 2, y + h / 2, h)
        inner = Box(x + 24, y + 14, w - 48, h - 28)
        canvas.within(inner._replace(h=46), _("Continue"), 42, "rye", OXBLOOD_DARK, "middle")
        for i, line in enumerate(self._table_words(info)):
            canvas.within(Box(inner.x, inner.y + 50 + i * 36, inner.w, 36), line, 26, 700, INK, "middle")

    def _draw_prompt(self, canvas: Canvas) -> None:
        x, y, w, h = self.places["prompt"]
        words = self.prompt
        most = (
            680.0 if self.unfinished is not None else 900.0
        )  # the board of the unfinished table stands beside it
        width = min(most, max(w, canvas.text_width(words, 26, 700) + 90))
        board = Box(x + w / 2 - width / 2, y - (h * 0.25 if canvas.text_scale > 1.4 else 0), width, h)
        canvas.slice("plank/sign", board)
        canvas.within(board.grown(-40, -4), words, 26, 700, PAPER_LIGHT, "middle")

    def _draw_focus(self, canvas: Canvas) -> None:
        if not self.stage.keyboard_used or self.focus is None:
            return
        if self.focus.startswith("door:"):
            focus_ring(canvas, Box(*self.places["signs"][self.focus[5:]]))
        elif self.focus == "button:settings":
            focus_ring(canvas, Box(*self.places["signs"]["settings"]))
        elif self.focus == "button:continue":
            focus_ring(canvas, Box(*self.places["aboard"]))


def _name_list(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    if len(names) > 2:
        more = len(names) - 1
        tail = ngettext("{count} other", "{count} others", more).format(count=more)
        return _("{first} and {last}").format(first=names[0], last=tail)
    return _("{first} and {last}").format(first=names[0], last=names[1])

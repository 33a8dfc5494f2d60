"""The settings: three posters, everything takes effect at once and is on disk at once.

Element ids: `option:speed:calm|brisk|instant`, `option:reduced_motion`, `option:mute`, `option:volume_cards`,
`option:volume_guns`, `option:volume_signals`, `option:text_size`, `option:language:auto|en|es`,
`option:screen:window|full`, `option:four_colour`, `option:card_back:red|blue`, `button:reset` (then
`button:undo-reset`), `button:back`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from tabletop.scenes.fittings import Head, Page, Poster
from tabletop.scenes.house import House
from tabletop.scenes.notices import NoticeSlip
from tabletop.scenes.settings_rows import Backs, Keys, Rows, Sample, StopLabels
from tabletop.session.catalogue import LANGUAGES, _
from tabletop.session.settings import Settings
from tabletop.ui.canvas import OXBLOOD_DARK, Canvas
from tabletop.ui.flow import Column, Label, Scroll
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Scene
from tabletop.ui.widgets import Belt, Button, Segments, Slider, Toggle, Widget

TABLE, READ, HANDS = Box(60, 160, 560, 780), Box(652, 160, 620, 780), Box(1304, 160, 556, 780)
TEXT_SIZES = (100, 125, 150, 175, 200)
_SAMPLE = 164.0
_KEPT = ("names", "window", "notes")
"""What "Reset everything" leaves alone: it is no choice of the reader's."""


@dataclass(slots=True)
class _Before:
    """The settings as they were before a reset."""

    values: dict[str, Any]


class SettingsScene(Page):
    """The settings over whatever scene is open."""

    name = "settings"

    def __init__(self, house: House) -> None:
        super().__init__(house.stage)
        self.house = house
        self._scroll = {name: Scroll() for name in ("table", "read", "hands")}
        self._before: _Before | None = None
        self._notice = NoticeSlip(house, Box(640, 620, 700, 240), self.rebuild)

    @property
    def settings(self) -> Settings:
        return self.house.settings

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        back = Button("button:back", Box(60, 966, 400, 78), self._back_words(), self.back, "back", 27)
        widgets: list[Widget] = [
            Head(Box(60, 36, 1800, 96), _("Settings"), _("Everything takes effect at once"))
        ]
        widgets += self._poster("table", TABLE, _("At the table"), self._lay_table)
        widgets += self._poster("read", READ, _("To read and see"), self._lay_reading, _SAMPLE)
        widgets.append(
            Sample(Box(READ.x + 30, READ.bottom - _SAMPLE - 16, READ.w - 60, _SAMPLE - 12), self.stage.look)
        )
        widgets += self._poster("hands", HANDS, _("Hands on"), self._lay_keys)
        widgets += [back, self._reset_button()]
        if self._notice.shown:
            widgets.append(self._notice)
        return widgets

    def _poster(
        self, name: str, box: Box, title: str, lay: Callable[[Rows], None], foot: float = 0.0
    ) -> list[Widget]:
        """A poster whose rows scroll where the reader's text is too large for it."""
        view = Box(box.x + 36, box.y + 92, box.w - 72, box.h - 92 - 26 - foot)
        scroll = self._scroll[name]
        for _round in range(2):  # the second time with a scroll that fits the height found
            column = Column(view, scroll)
            lay(Rows(column, self.measure()))
            viewport = column.done()
        self.scrolled(name, viewport, scroll)
        return [Poster(box, title), viewport, *self.scroll_buttons(name, box.right - 4, view.y, view.bottom)]

    def _lay_table(self, rows: Rows) -> None:
        s = self.settings
        rows.heading(_("Speed"), _("how fast cards and opponents move"))
        speeds = (("calm", _("Calm")), ("brisk", _("Brisk")), ("instant", _("Instant")))
        bar = rows.bar(50, 34)
        rows.add(Segments("option:speed", bar, speeds, s.speed, lambda v: self._set("speed", v), _("Speed")))
        self._toggle(rows, "reduced_motion", _("Reduced motion"), _("fades only, no shake, no flashes"))
        rows.plain(6)
        rows.line()
        self._toggle(rows, "mute", _("All silent"), _("M, anywhere"))
        rows.plain(8)
        self._belt(rows, "volume_cards", _("Cards"))
        self._belt(rows, "volume_guns", _("Guns"))
        self._belt(rows, "volume_signals", _("Signals"))

    def _toggle(self, rows: Rows, key: str, words: str, below: str) -> None:
        row = rows.row(words, below, 84)
        value = bool(getattr(self.settings, key))
        x, y, yes, no = row.right - 84, row.cy - 21, _("Yes"), _("No")
        rows.add(Toggle(f"option:{key}", x, y, value, lambda on: self._set(key, on), words, yes, no, row))

    def _belt(self, rows: Rows, key: str, words: str) -> None:
        value = int(getattr(self.settings, key))
        row = rows.plain(84)
        rows.add(Label(Box(row.x, row.y, 140, row.h), words, 24, 500))
        rows.add(
            Belt(f"option:{key}", row.x + 146, row.cy - 28, value, lambda n: self._set_volume(key, n), words)
        )
        rows.add(Label(Box(row.right - 36, row.y, 36, row.h), str(value), 25, 800, anchor="end"))

    def _lay_reading(self, rows: Rows) -> None:
        s = self.settings
        row = rows.row(_("Text size"), "", 140, least=34)
        percent = _("{number} %").format(number=s.text_size)
        rows.add(Label(Box(row.right - 140, row.y, 140, row.h), percent, 25, 800, OXBLOOD_DARK, "end"))
        bar = rows.bar(78, 12)
        rail = Box(bar.x + 26, bar.y + 10, bar.w - 60, 24)
        nearest = min(TEXT_SIZES, key=lambda stop: abs(stop - s.text_size))
        rows.add(
            Slider(
                "option:text_size",
                rail,
                TEXT_SIZES,
                nearest,
                lambda n: self._set("text_size", n),
                _("Text size"),
            )
        )
        rows.add(StopLabels(Box(rail.x, bar.y + 40, rail.w, 40), TEXT_SIZES))
        tongues = (("auto", _("Auto")), *LANGUAGES.items())
        self._choice(rows, "language", _("Language"), tongues, s.language, lambda v: self._set("language", v))
        screens = (("window", _("Window")), ("full", _("Full screen")))
        self._choice(
            rows, "screen", _("Screen"), screens, "full" if s.fullscreen else "window", self._set_screen
        )
        self._toggle(rows, "four_colour", _("Four-colour suits"), _("a colour for each suit"))
        row = rows.row(_("Card back"), "", 190, least=104)
        rows.add(
            Backs(row.right - 180, row.cy, s.card_back, lambda v: self._set("card_back", v), _("Card back"))
        )

    def _choice(
        self,
        rows: Rows,
        key: str,
        words: str,
        choices: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], None],
    ) -> None:
        width = 392.0
        row = rows.row(words, "", width, least=56)
        box = Box(row.right - width, row.cy - 25, width, 50)
        rows.add(Segments(f"option:{key}", box, choices, value, change, words, 22))

    def _lay_keys(self, rows: Rows) -> None:
        rows.add(Keys(rows))
        row = rows.plain(56)
        rows.add(
            Label(row, _("Every screen can be played with keys alone."), 20, anchor="middle", wraps=True)
        )

    def _reset_button(self) -> Button:
        box = Box(1460, 966, 400, 78)
        if self._before is not None:
            return Button("button:undo-reset", box, _("Undo the reset"), self._undo_reset, "undo", 27)
        return Button(
            "button:reset", box, _("Reset everything"), self._reset, "again", 27, enabled=self._changed
        )

    def _back_words(self) -> str:
        scenes = self.stage.stack.scenes
        below: Scene | None = (
            scenes[scenes.index(self) - 1] if self in scenes and scenes.index(self) > 0 else None
        )
        return _("Back to the street") if below is not None and below.name == "title" else _("Back")

    # ---------------------------------------------------------------- changing
    def _set(self, key: str, value: Any) -> None:
        setattr(self.settings, key, value)
        self._before = None
        self._keep()

    def _keep(self) -> None:
        """On disk and in force, in every open scene; and what went wrong with the disk is said here."""
        self.house.keep_settings()
        self.rebuild()

    def _set_volume(self, key: str, value: int) -> None:
        self._set(key, value)
        sounds = {"volume_cards": "card-play", "volume_guns": "shot", "volume_signals": "turn"}
        self.stage.audio.play(sounds[key])

    def _set_screen(self, value: str) -> None:
        self._set("fullscreen", value == "full")

    @property
    def _changed(self) -> bool:
        usual = Settings()
        return any(
            getattr(usual, f.name) != getattr(self.settings, f.name)
            for f in fields(Settings)
            if f.name not in _KEPT
        )

    def _reset(self) -> None:
        usual, before = Settings(), {}
        for one in fields(Settings):
            if one.name not in _KEPT:
                before[one.name] = getattr(self.settings, one.name)
                setattr(self.settings, one.name, getattr(usual, one.name))
        self._before = _Before(before)
        self._keep()

    def _undo_reset(self) -> None:
        assert self._before is not None
        for name, value in self._before.values.items():
            setattr(self.settings, name, value)
        self._before = None
        self._keep()

    # ---------------------------------------------------------------- the rest
    def back(self) -> None:
        if self._notice.shown:
            self._notice.dismiss()
            return
        self.stage.stack.pop()

    def key(self, key: str) -> bool:
        if key == "m":
            self.house.toggle_mute()
            return True
        return super().key(key)

    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/wall")
        self.draw_widgets(canvas)

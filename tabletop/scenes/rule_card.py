"""The rules on one page: a game's rule card and the house rules of this table, set into the open book.

At the usual text size everything stands on one spread; larger text runs on to more, turned like pages.
Element ids: `text:rules:N` (a section), `button:prev`, `button:next`, `button:back`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tabletop.core.options import Option, Rules, changed_rules
from tabletop.games import game
from tabletop.scenes.fittings import Page
from tabletop.scenes.house import House
from tabletop.scenes.title import game_title
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Button, Widget, Words

BOOK = Box(40, 60, 1840, 845)
LEFT = Box(104, 112, 786, 752)
RIGHT = Box(1030, 112, 786, 752)
_HEAD = 72.0
"""What the title takes from the first page."""
_GUTTER = 26.0
SIZES = (24, 23, 22, 21, 20, 19)
"""Type sizes that are tried until one spread is enough."""
CARDS = {"2": "card/2S", "3": "card/3H", "5": "card/5C", "9": "card/9S", "10": "card/TD", "Joker": "card/X1"}
"""A line that begins with such a word is shown with that card."""


@dataclass(frozen=True, slots=True)
class Line:
    """One piece of the flow: a heading, a sentence with its bullet or card, a house rule with its value."""

    words: str
    kind: str
    section: int
    picture: str = ""
    value: str = ""
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Set:
    """A line in its place on a page."""

    line: Line
    box: Box


def sections_of(key: str) -> Sequence[Any]:
    """The RULE_CARD of a game: named tuples (title, lines) of catalogue keys."""
    module = import_module(f"tabletop.games.{key.replace('-', '_')}.rule_card")
    return module.RULE_CARD


class RuleCard(Page):
    """The rule card over the scene that is open."""

    def __init__(self, house: House, key: str, rules: Rules) -> None:
        super().__init__(house.stage)
        self.house, self.key_of, self.rules = house, key, rules
        self.name = f"rules:{key}"
        self.spread = 0
        self._pages: list[list[Set]] = []
        self._size = SIZES[0]

    # ---------------------------------------------------------------- setting the type
    def _lines(self) -> Iterator[Line]:
        number = 0
        for number, section in enumerate(sections_of(self.key_of)):
            yield Line(_(section.title), "head", number)
            for sentence in section.lines:
                mark = sentence.split(":")[0]
                yield Line(_(sentence), "text", number, CARDS.get(mark, ""))
        options = game(self.key_of).options
        changed = changed_rules(options, self.rules)
        yield Line(_("The house rules of this table"), "head", number + 1)
        for option in options:
            value = self._value(option)
            yield Line(_(option.sentence), "rule", number + 1, "", value, option.key in changed)

    def _value(self, option: Option) -> str:
        value = self.rules[option.key]
        if option.values is None:
            return _("Yes") if value else _("No")
        if isinstance(value, tuple):
            return " ".join(str(number) for number in value)
        if isinstance(option.values, tuple) and isinstance(value, str):
            return _(option.words[option.values.index(value)])
        return str(value)

    def _height(self, canvas: Canvas, line: Line, size: float, width: float) -> float:
        unit = canvas.text_px(size) * 1.31 / canvas.frame.scale
        if line.kind == "head":
            return max(34.0, unit) + 14
        room = width - (self._card_w(size) + 16 if line.picture else 30) - (116 if line.kind == "rule" else 0)
        rows = len(canvas.lines(line.words, size, room, 500))
        height = rows * unit + 6
        return max(height, self._card_w(size) * 1.4 + 10) if line.picture else height

    @staticmethod
    def _card_w(size: float) -> float:
        return 2.1 * size

    def _flow(self, lines: Sequence[Line], size: float, first: int = 0) -> list[list[Set]]:
        """Lines set into pages from page `first` on; a heading never stands last on a page."""
        canvas, rows = self.measure(), list(self._rows(lines))
        pages: list[list[Set]] = [[]]
        page = self._page_box(first)
        y = page.y
        for i, row in enumerate(rows):
            height = self._row_height(canvas, row, size, page.w)
            head = row[0].kind == "head"
            follows = self._row_height(canvas, rows[i + 1], size, page.w) if head else 0.0
            gap = 8.0 if head and pages[-1] else 0.0
            if y + gap + height + follows > page.bottom and pages[-1]:
                pages.append([])
                page = self._page_box(first + len(pages) - 1)
                y, gap = page.y, 0.0
            each = (page.w - _GUTTER * (len(row) - 1)) / len(row)
            for k, line in enumerate(row):
                pages[-1].append(Set(line, Box(page.x + k * (each + _GUTTER), y + gap, each, height)))
            y += height + gap
        return pages

    def _rows(self, lines: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
        """Lines with a card stand two in a row as long as the text is not too large for that."""
        i = 0
        while i < len(lines):
            pair = lines[i : i + 2]
            if len(pair) == 2 and all(line.picture for line in pair) and self.stage.look.text_scale < 1.3:
                yield tuple(pair)
                i += 2
            else:
                yield (lines[i],)
                i += 1

    def _row_height(self, canvas: Canvas, row: Sequence[Line], size: float, width: float) -> float:
        each = (width - _GUTTER * (len(row) - 1)) / len(row)
        return max(self._height(canvas, line, size, each) for line in row)

    def _one_spread(self, lines: Sequence[Line], size: float) -> list[list[Set]] | None:
        """The cards and the house rules at the right, all else at the left; None if that is too much."""
        last = lines[-1].section
        shown = {line.section for line in lines if line.picture} | {last}
        left = [line for line in lines if line.section not in shown]
        right = [line for line in lines if line.section in shown]
        pages = [*self._flow(left, size), *self._flow(right, size, 1)] if left else self._flow(right, size)
        return pages if len(pages) <= 2 else None

    @staticmethod
    def _page_box(number: int) -> Box:
        page = LEFT if number % 2 == 0 else RIGHT
        return Box(page.x, page.y + _HEAD, page.w, page.h - _HEAD) if number == 0 else page

    def build(self) -> list[Widget]:
        lines = list(self._lines())
        tried = ((size, self._one_spread(lines, size)) for size in SIZES)
        found = next(((size, pages) for size, pages in tried if pages is not None), None)
        self._size, self._pages = found or (SIZES[2], self._flow(lines, SIZES[2]))
        self.spread = min(self.spread, self._spreads - 1)
        widgets: list[Widget] = [*self._words()]
        widgets.append(Button("button:back", Box(60, 972, 360, 78), _("Back"), self.back, "back", 27))
        if self._spreads > 1:
            prev = Button(
                "button:prev", Box(1316, 972, 260, 78), _("Before"), lambda: self._turn(-1), "prev", 27
            )
            then = Button(
                "button:next", Box(1600, 972, 260, 78), _("After"), lambda: self._turn(1), "next", 27
            )
            prev.enabled, then.enabled = self.spread > 0, self.spread < self._spreads - 1
            widgets += [prev, then]
        return widgets

    @property
    def _spreads(self) -> int:
        return (len(self._pages) + 1) // 2

    def _shown(self) -> list[Set]:
        return [one for page in self._pages[self.spread * 2 : self.spread * 2 + 2] for one in page]

    def _words(self) -> list[Words]:
        """Each section on this spread as one piece of text, for whoever reads the screen in words."""
        out: list[Words] = []
        for number in sorted({one.line.section for one in self._shown()}):
            parts = [one for one in self._shown() if one.line.section == number]
            said = [f"{one.line.words} {one.line.value}".strip() for one in parts]
            out.append(Words(f"text:rules:{number}", parts[0].box, " ".join(said)))
        return out

    # ---------------------------------------------------------------- gestures
    def _turn(self, step: int) -> None:
        wanted = max(0, min(self._spreads - 1, self.spread + step))
        if wanted != self.spread:
            self.spread = wanted
            self.stage.audio.play("card-deal")
            self.rebuild()

    def wheel(self, id: str | None, steps: int) -> None:
        self._turn(-1 if steps > 0 else 1)

    def key(self, key: str) -> bool:
        if key in ("page up", "page down"):
            self._turn(-1 if key == "page up" else 1)
            return True
        if key in ("f1", "return"):
            self.back()
            return True
        if key == "m":
            self.house.toggle_mute()
            return True
        return False

    def back(self) -> None:
        self.stage.stack.pop()

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/wall")
        canvas.picture("book/page", BOOK.cx, BOOK.cy, BOOK.h)
        if self.spread == 0:
            title = Box(LEFT.x, LEFT.y - 18, LEFT.w * 0.72, 66)
            canvas.within(title, game_title(self.key_of), 52, "rye", OXBLOOD_DARK)
            aside = Box(LEFT.x + LEFT.w * 0.72, LEFT.y - 2, LEFT.w * 0.28, 40)
            canvas.within(aside, _("the rules in short"), 21, "italic", "#5a3a22", "end", fixed=True)
            canvas.swell(LEFT.x, LEFT.y + 56, LEFT.right)
        for one in self._shown():
            self._draw_line(canvas, one)
        if self._spreads > 1:
            words = _("page {number} of {count}").format(number=self.spread + 1, count=self._spreads)
            canvas.within(Box(760, 972, 400, 78), words, 23, 700, PAPER_LIGHT, "middle")
        self.draw_widgets(canvas)

    def _draw_line(self, canvas: Canvas, one: Set) -> None:
        line, box, size = one.line, one.box, self._size
        if line.kind == "head":
            canvas.within(
                Box(box.x, box.y + 2, box.w, box.h - 6),
                line.words,
                33 * min(1.5, canvas.text_scale),
                "rye",
                OXBLOOD_DARK,
            )
            return
        if line.changed:
            canvas.slice("row/amber", Box(box.x - 8, box.y - 2, box.w + 16, box.h))
        left = box.x + 30
        if line.picture:
            width = self._card_w(size)
            left = box.x + width + 16
            shade = canvas.assets.size("shadow/card").h * width * 1.4 / 250
            canvas.picture("shadow/card", box.x + width / 2 + 1, box.cy + 2, shade)
            canvas.picture(line.picture, box.x + width / 2, box.cy, width * 1.4)
        else:
            canvas.picture(
                "icon/star", box.x + 12, box.y + canvas.text_px(size) * 0.65 / canvas.frame.scale, 14
            )
        kept = 116 if line.kind == "rule" else 0
        middle = bool(line.picture)
        words = Box(left, box.y, box.right - left - kept, box.h)
        canvas.paragraph(words, line.words, size, 500, INK, middle=middle)
        if line.value:
            unit = canvas.text_px(size) * 1.31 / canvas.frame.scale
            canvas.within(Box(box.right - 110, box.y, 110, unit), line.value, size, 800, OXBLOOD_DARK, "end")

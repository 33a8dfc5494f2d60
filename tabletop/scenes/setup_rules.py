"""The poster of the set-up scene: house rules, each with its sentence and a control, changed ones marked.

Owns `RuleSheet` (what has been chosen, and defaults that follow other choices) and how its rows are laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from tabletop.core.options import Option, Rules, Value, changed_rules, make_rules
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.flow import Column, Label, Plate, Rule, Scroll, Viewport
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Stepper, Toggle, Widget, focus_ring

Change: TypeAlias = Callable[[str, Value], None]

SIZE = 22
"""The sentences' type size."""
_LEAD = 1.31


@dataclass(slots=True)
class RuleSheet:
    """What a person has chosen. All else is the default, which may follow other choices."""

    options: tuple[Option, ...]
    chosen: dict[str, Value] = field(default_factory=dict)
    seats: int = 0
    """Chairs taken now: what a rule that differs by seats comes to is shown for so many."""

    @property
    def rules(self) -> Rules:
        """The rules as they stand."""
        return make_rules(self.options, self.chosen)

    def choose(self, key: str, value: Value) -> None:
        """Set one; setting the default is the same as not having chosen."""
        self.chosen[key] = value
        self.chosen = dict(changed_rules(self.options, self.rules))

    def reset(self) -> None:
        """By the book."""
        self.chosen.clear()

    @property
    def changed(self) -> bool:
        return bool(self.chosen)


@dataclass
class Cycle(Widget):
    """One of a few words on a brass plate, 150 x 42 units: pressing takes the next, left and right step."""

    id: str
    x: float
    y: float
    choices: tuple[tuple[str, str], ...]
    """(value, word) pairs."""
    value: str
    on_change: Callable[[str], None]
    name: str

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, 150, 44)

    def elements(self) -> list[Element]:
        return [Element(self.id, "option", f"{self.name}: {dict(self.choices)[self.value]}", self.box)]

    def _step(self, step: int) -> None:
        values = [value for value, _word in self.choices]
        self.on_change(values[(values.index(self.value) + step) % len(values)])

    def press(self, id: str) -> bool:
        if id == self.id:
            self._step(1)
        return id == self.id

    def adjust(self, id: str, step: int) -> bool:
        if id == self.id:
            self._step(step)
        return id == self.id

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice("brass/lit" if hover == self.id else "brass/rest", self.box)
        word, inner, px = dict(self.choices)[self.value], self.box.grown(-14, -4), canvas.frame.px
        if canvas.type.fitting(word, 800, px(22), px(inner.w)) >= px(16):
            canvas.within(inner, word, 22, 800, INK, "middle")
        else:  # too long for one line that can be read
            for i, line in enumerate(canvas.type.wrap(word, 800, px(19), px(inner.w))[:2]):
                canvas.within(Box(inner.x, self.y + i * 20, inner.w, 23), line, 19, 800, INK, "middle", True)
        if focus == self.id:
            focus_ring(canvas, self.box)


def control_width(option: Option) -> float:
    """How much room an option's control takes at the right."""
    return 84.0 if option.values is None else 150.0


GAPS = (20.0, 15.0, 10.0)
"""Air between two rules; tighter ones are tried before the poster has to scroll."""


def lay_sheet(view: Box, scroll: Scroll, canvas: Canvas, sheet: RuleSheet, change: Change) -> Viewport:
    """All house rules in a column, scrolled where even the tightest setting is too long."""

    def laid(gap: float) -> Column:
        column = Column(view, scroll)
        for option in sheet.options:
            lay_option(column, canvas, option, sheet, change, gap)
        return column

    gap = next((gap for gap in GAPS if laid(gap).used <= view.h), GAPS[0])
    scroll.measure(view.h, laid(gap).used)
    return laid(gap).done()


def lay_option(
    column: Column, canvas: Canvas, option: Option, sheet: RuleSheet, change: Change, gap: float
) -> None:
    """One row: the sentence, its control, a highlight and "changed" where it differs from the book."""
    sentence, rules = _(option.sentence), sheet.rules
    if option.length:
        _lay_list(column, canvas, option, sheet, change)
        return
    offered = dict(option.offers).get(_number(option.for_seats(rules[option.key], sheet.seats)))
    if offered is not None:
        sentence = f"{sentence} ({_(offered)})"
    changed = option.key in sheet.chosen
    width = control_width(option)
    text_w = column.box.w - width - 24
    lines = canvas.lines(sentence, SIZE, text_w)
    line_h = canvas.text_px(SIZE) * _LEAD / canvas.frame.scale
    note_h = 26.0 if changed else 0.0
    height = max(len(lines) * line_h, 44 + note_h) + gap
    row = column.take(height)
    if changed:
        column.add(Plate("row/amber", Box(row.x - 14, row.y + 2, row.w + 28, row.h - 4)))
    column.add(Label(Box(row.x, row.y, text_w, row.h), sentence, SIZE, wraps=True))
    left = row.right - width
    top = row.cy - (44 + note_h) / 2
    value = option.for_seats(rules[option.key], sheet.seats)
    column.add(_control(option, left, top, value, sentence, change))
    if changed:
        note = Box(row.right - 150, top + 46, 150 if width > 100 else 118 + 32, note_h)
        column.add(Label(note, _("changed"), 20, "italic", OXBLOOD_DARK, "middle" if width > 100 else "end"))
    if option is not sheet.options[-1]:
        column.add(Rule(Box(row.x, row.bottom - 1, row.w, 2)))


def _number(value: Value) -> int:
    return value if isinstance(value, int) else -1


def _lay_list(column: Column, canvas: Canvas, option: Option, sheet: RuleSheet, change: Change) -> None:
    """A rule that is a list of numbers: its sentence, then a line with a stepper for each of them."""
    assert isinstance(option.values, range)
    numbers = sheet.rules[option.key]
    assert isinstance(numbers, tuple)
    lines = canvas.lines(_(option.sentence), SIZE, column.box.w)
    head = column.take(len(lines) * canvas.text_px(SIZE) * _LEAD / canvas.frame.scale + 14)
    column.add(Label(head, _(option.sentence), SIZE, wraps=True))

    def replaced(i: int, number: int) -> None:
        change(option.key, (*numbers[:i], number, *numbers[i + 1 :]))

    for i, number in enumerate(numbers):
        row = column.take(50)
        name = _(option.words[i]) if i < len(option.words) else str(i + 1)
        column.add(Label(Box(row.x + 20, row.y, row.w - 190, row.h), name, SIZE))
        less, more = _("Less: {rule}").format(rule=name), _("More: {rule}").format(rule=name)
        step = Stepper(
            f"option:{option.key}.{i}",
            row.right - 150,
            row.cy - 21,
            number,
            option.values,
            lambda n, i=i: replaced(i, n),  # type: ignore[misc]
            name,
            less,
            more,
        )
        column.add(step)
    column.add(Rule(Box(column.box.x, column.take(8).y, column.box.w, 2)))


def _control(
    option: Option, x: float, y: float, value: Value, name: str, change: Callable[[str, Value], None]
) -> Widget:
    id, key = f"option:{option.key}", option.key
    if option.values is None:
        return Toggle(id, x, y, bool(value), lambda on: change(key, on), name, _("Yes"), _("No"))
    if isinstance(option.values, range):
        assert isinstance(value, int)
        step = _stride(value) if len(option.values) > 1000 else option.values.step
        less, more = _("Less: {rule}").format(rule=name), _("More: {rule}").format(rule=name)
        return Stepper(id, x, y, value, option.values, lambda n: change(key, n), name, less, more, step)
    words = tuple(zip(option.values, (_(word) for word in option.words), strict=True))
    return Cycle(id, x, y, words, str(value), lambda choice: change(key, choice), name)


def _stride(value: int) -> int:
    """A long range is walked in longer steps the further one is."""
    return 10 if value < 300 else 50 if value < 1000 else 500

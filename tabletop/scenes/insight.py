"""Ask what they knew: after a hand an AI seat tells, decision by decision, what it had seen, what it thought
of the others and what it weighed; and shows that it would do the same whatever was hidden from it.

Element ids: `text:who`, `text:chosen`, `text:seen`, `text:others`, `text:weighed`, `text:world`,
`button:previous`, `button:next`, `button:shuffle`, `button:back`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tabletop.core.words import Text
from tabletop.scenes.character import seat_word
from tabletop.scenes.fittings import Page, level_line, medallion
from tabletop.scenes.house import House
from tabletop.scenes.insight_rows import Row, Sheet, heights, lay_out
from tabletop.scenes.table_picture import Shown, TablePicture
from tabletop.session.catalogue import _, speaker
from tabletop.session.insights import Decision, Decisions, Inquiry
from tabletop.ui.canvas import AMBER_LIGHT, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.flow import Label, Rule, Scroll
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Button, Widget, Words

HEAD: Final = Box(44, 26, 1196, 88)
PICTURE: Final = Box(58, 138, 1168, 657)
PAPER: Final = Box(44, 818, 1196, 234)
SIDE: Final = Box(1272, 28, 608, 1024)
TICKETS: Final = (
    Box(SIDE.x, 28, SIDE.w, 286),
    Box(SIDE.x, 326, SIDE.w, 262),
    Box(SIDE.x, 600, SIDE.w, 268),
)
_GREEN: Final = "#2f5d3a"


class Plaque(Widget):
    """The head: who is asked, and of which level."""

    def __init__(self, page: InsightPage) -> None:
        self._page = page

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        page, b = self._page, HEAD
        plan = page.decision.plan
        canvas.slice("plank/head", b)
        medallion(canvas, page.faces[page.asked], b.x + 84, b.cy + 4, 52, page.asked, lit=True)
        strip = Box(b.right - 356, b.cy - 26, 326, 52)
        canvas.slice("strip/paper-small", strip)
        words = seat_word(plan.kind, plan.name)
        level_line(canvas, strip.grown(-28, -6), plan.kind, 25, words)
        canvas.within(Box(b.x + 164, b.y + 10, b.w - 536, b.h - 20), page.title, 50, "rye", AMBER_LIGHT)


class InsightPage(Page):
    """One AI seat's decisions of the hand that is over, the last one first. `faces` and `names` by seat."""

    def __init__(
        self, house: House, decisions: Decisions, seat: int, faces: Sequence[str], names: Sequence[str]
    ) -> None:
        super().__init__(house.stage)
        self.house, self.decisions, self.asked, self.faces = house, decisions, seat, faces
        self._names = names
        self.name = f"insight:{decisions.table.game.key}"
        self._all = decisions.of(seat)
        self._at = len(self._all) - 1
        self._inquiry = Inquiry(decisions)
        self._columns = {name: Scroll() for name in ("chosen", "world", "seen", "others", "weighed")}
        self._picture: TablePicture | None = None
        self._of: tuple[Any, ...] = ()
        """What the picture shows."""
        self._inquiry.ask(self.decision)

    # ---------------------------------------------------------------- what it is
    @property
    def state(self) -> str:
        return "await-ai" if self._inquiry.is_waiting else "menu"

    @property
    def waiting(self) -> bool:
        return self._inquiry.is_waiting

    @property
    def decision(self) -> Decision:
        """The decision that is told of."""
        return self._all[self._at]

    @property
    def title(self) -> str:
        return _("What {name} knew").format(name=self._names[self.asked])

    def leave(self) -> None:
        self._inquiry.close()

    def restyled(self) -> None:
        self._of = ()
        super().restyled()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._inquiry.poll():
            self.rebuild()

    def _say(self, what: Text) -> str:
        words = speaker(self._names).say(what)
        return words[:1].upper() + words[1:]

    # ---------------------------------------------------------------- what the buttons do
    def _turn(self, by: int) -> None:
        at = max(0, min(len(self._all) - 1, self._at + by))
        if at != self._at:
            self._at = at
            for scroll in self._columns.values():
                scroll.offset = 0.0
            self._inquiry.ask(self.decision)
            self.stage.audio.play("tick")
            self.rebuild()

    def _shuffle(self) -> None:
        self._columns["world"].offset = 0.0
        self._inquiry.shuffle()
        self.stage.audio.play("card-deal")
        self.rebuild()

    def back(self) -> None:
        self.stage.stack.pop()

    def key(self, key: str) -> bool:
        """Page up and page down turn to the decision before and after."""
        turns = {"page up": -1, "page down": 1, "home": -len(self._all), "end": len(self._all)}
        if key in turns:
            self._turn(turns[key])
            return True
        if key == "m":
            self.house.toggle_mute()
            return True
        return super().key(key)

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        self._scrolls.clear()
        kind = seat_word(self.decision.plan.kind, self.decision.plan.name)
        widgets: list[Widget] = [
            Plaque(self),
            Words("text:who", HEAD, f"{self.title}: {kind}. {self._which()}"),
            self._table(),
            *self._paper(),
        ]
        papers = (
            ("seen", _("What was seen"), list(self._seen())),
            ("others", _("What was thought of the others"), list(self._others())),
            ("weighed", _("What was weighed"), list(self._weighed())),
        )
        boxes = heights(self.measure(), TICKETS, [rows for _name, _title, rows in papers])
        for box, (name, title, rows) in zip(boxes, papers, strict=True):
            sheet = Sheet(box, title)
            widgets += [sheet, *self._rows(name, sheet.room, rows)]
        return [*widgets, *self._buttons()]

    def _table(self) -> TablePicture:
        decision, game = self.decision, self.decisions.table.game
        shuffled = self._inquiry.shuffled
        world = None if shuffled is None else shuffled.world
        if self._picture is None or self._of != (decision.number, id(world)):
            move = None if decision.answer.move is None else game.parse_move(decision.answer.move)
            plans = self.decisions.table.plans
            view = game.decode(decision.request.view)
            words = "" if world is None or self._is_open else _("One way it might have been")
            shown = Shown(game, plans, view, self.asked, move, world, words)
            self._picture, self._of = TablePicture(self.house, PICTURE, shown), (decision.number, id(world))
        return self._picture

    def _rows(self, name: str, room: Box, rows: Sequence[Row]) -> Iterator[Widget]:
        """A column of rows, its words for who reads the screen, and its arrows where it is long."""
        scroll = self._columns[name]
        yield Words(f"text:{name}", room, " ".join(_said(row) for row in rows))
        yield self.scrolled(name, lay_out(self.measure(), room, rows, scroll), scroll)
        yield from self.scroll_buttons(name, room.right + 30, room.y, room.bottom)

    def _buttons(self) -> Sequence[Widget]:
        s, y = SIDE, 984.0
        words = _("Ask again") if self._is_open else _("Shuffle what was hidden")
        box = Box(s.x, 884, s.w, 84)
        shuffle = Button("button:shuffle", box, words, self._shuffle, "again", 32, lit=True)
        shuffle.enabled = not self._inquiry.is_waiting and not self._inquiry.problem
        before = Button("button:previous", Box(s.x, y, 90, 68), "", lambda: self._turn(-1), "prev",
                        name=_("The decision before"))  # fmt: skip
        after = Button("button:next", Box(s.x + 288, y, 90, 68), "", lambda: self._turn(1), "next",
                       name=_("The decision after"))  # fmt: skip
        before.enabled, after.enabled = self._at > 0, self._at < len(self._all) - 1
        which = Label(Box(s.x + 96, y, 186, 68), self._which(), 23, 700, PAPER_LIGHT, "middle", wraps=True)
        back = Button("button:back", Box(s.x + 392, y, s.w - 392, 68), _("Back"), self.back, "back", 27)
        return shuffle, before, which, after, back

    @property
    def _is_open(self) -> bool:
        """A game in which nothing but the dice to come is hidden."""
        return not self.decisions.table.game.secrets

    # ---------------------------------------------------------------- the paper under the picture
    def _paper(self) -> list[Widget]:
        sheet = Sheet(PAPER)
        room, half = sheet.room, (sheet.room.w - 60) / 2
        left, right = room._replace(w=half), Box(room.x + half + 60, room.y, half, room.h)
        return [
            sheet,
            Rule(Box(room.x + half + 34, room.y + 6, 2, room.h - 12)),
            *self._rows("chosen", left, self._chosen()),
            *self._rows("world", right, self._world()),
        ]

    def _which(self) -> str:
        return _("Decision {number} of {count}").format(number=self._at + 1, count=len(self._all))

    def _chosen(self) -> list[Row]:
        told = self._inquiry.insight
        if told is None:
            return [Row(self._wait_words())]
        rows = [] if told.asked is None else [Row(self._say(told.asked), 21)]
        rows.append(Row(self._say(told.did), 26, 800))
        if told.why is not None:
            rows.append(Row(self._say(told.why), 21, "italic"))
        return rows

    def _wait_words(self) -> str:
        if self._inquiry.problem:
            return _("It cannot be recalled: {problem}").format(problem=self._inquiry.problem)
        return _("Thinking back...")

    def _world(self) -> list[Row]:
        """What shuffling is for; then the made-up world, and what was chosen in it."""
        shuffled, name = self._inquiry.shuffled, self._names[self.asked]
        if shuffled is None:
            if self._inquiry.insight is not None and self._inquiry.is_waiting:
                return [Row(_("Thinking it over again..."), 22)]
            words = _(
                "Did {name} peek? Shuffle all that was hidden and see: the choice has to stay the same."
            )
            if self._is_open:
                words = _(
                    "Did {name} foresee the dice? They are no part of what is asked: ask again and see."
                )
            return [Row(words.format(name=name), 22, "italic")]
        if shuffled.is_same:
            verdict = Row(_("Asked again, {name} chooses the same.").format(name=name), 23, 800, _GREEN,
                          ticked=True)  # fmt: skip
        else:
            words = _("Asked again, {name} chooses otherwise: {move}. That must not be.")
            move = "" if shuffled.did is None else self._say(shuffled.did)
            verdict = Row(words.format(name=name, move=move), 23, 800, OXBLOOD_DARK)
        if not shuffled.supposed:
            words = _("Nothing is hidden in this game, and the dice to come were no part of the question.")
            return [verdict, Row(words)]
        return [verdict, *(Row(self._say(sentence), 20) for sentence in shuffled.supposed)]

    # ---------------------------------------------------------------- the three papers
    def _seen(self) -> Iterator[Row]:
        told = self._inquiry.insight
        for sentence in () if told is None else told.seen:
            yield Row(self._say(sentence), 21)

    def _others(self) -> Iterator[Row]:
        told = self._inquiry.insight
        for one in () if told is None else told.estimates:
            yield Row(
                self._say(one.sentence), 21, face=self.faces[one.seat], seat=one.seat, chance=one.chance
            )

    def _weighed(self) -> Iterator[Row]:
        told = self._inquiry.insight
        if told is None:
            return
        for one in told.weighed:
            weight: Any = 800 if one.chosen else 500
            words = self._say(one.move)
            spoken = _("{move} (chosen)").format(move=words) if one.chosen else ""
            yield Row(words, 22, weight, chance=one.chance, ticked=one.chosen, spoken=spoken)
        if note := self._note(len(told.weighed), any(one.chance is not None for one in told.weighed)):
            yield Row(note, 20, "italic")

    def _note(self, moves: int, counted: bool) -> str:
        """What there is to say of how this level weighs."""
        if counted:
            return _("The numbers are chances of winning.")
        if self.decision.plan.kind == "marshal":
            return _("There was nothing to weigh: only one move was worth a thought.")
        if self.decision.plan.kind == "greenhorn":
            return _("A greenhorn plays by feel and counts no chances.")
        if moves > 1:
            return _("A cowhand goes by rules of thumb and counts no chances; these seemed about as good.")
        return _("A cowhand goes by rules of thumb and counts no chances; nothing else seemed as good.")

    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/wall")
        self.draw_widgets(canvas)


def _said(row: Row) -> str:
    """A row as it is read out."""
    words = row.spoken or row.words
    if row.chance is not None:
        words = f"{words} " + _("{percent} %").format(percent=round(100 * row.chance))
    return words if words.endswith((".", "!", "?")) else f"{words}."

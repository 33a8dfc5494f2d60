"""The chairs of the set-up table: who sits where, who may, and how a chair and its chooser look.

Owns the model (`Chairs`) and the widgets for one chair and for the chooser in the middle of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabletop.core.game import Game
from tabletop.core.people import face_of
from tabletop.scenes.cast import faces, name_of, newcomers
from tabletop.scenes.character import introduction, seat_word
from tabletop.scenes.fittings import STARS, level_line, level_word, medallion
from tabletop.session.catalogue import _, ngettext
from tabletop.session.ladder import SEATS, rung
from tabletop.session.plans import SeatPlan, clean_name
from tabletop.ui.canvas import AMBER, INK, OXBLOOD_DARK, PAPER, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.text import Weight, clean
from tabletop.ui.widgets import TextField, Widget, focus_ring

NOBODY = "nobody"
CHOICES = ("human", "greenhorn", "cowhand", "marshal", NOBODY)
"""What a chair may hold, in the chooser's order."""
CHOICE_IDS = {kind: f"button:{'person' if kind == 'human' else kind}" for kind in CHOICES}
NAME_LIMIT = 14
"""The longest name one can type: what a name strip shows without shrinking to crumbs."""


@dataclass(slots=True)
class Chair:
    """One chair. `typed`: what a person wrote; an AI seat goes by it, else by its `cast` portrait's name."""

    kind: str = NOBODY
    typed: str = ""
    cast: str = ""

    @property
    def taken(self) -> bool:
        return self.kind != NOBODY


@dataclass(slots=True)
class Chairs:
    """All chairs of a game's table; one deals with the game's least seats taken and no two of one name."""

    game: Game
    known_names: Sequence[str] = ()
    chairs: list[Chair] = field(default_factory=list)

    @classmethod
    def usual(cls, game: Game, known_names: Sequence[str]) -> Chairs:
        """One person and cowhands to the usual number."""
        chairs = cls(game, known_names, [Chair() for _seat in range(game.seats[-1])])
        for seat in range(game.usual):
            chairs.put(seat, "human" if seat == 0 else "cowhand")
        return chairs

    @classmethod
    def of_plans(cls, game: Game, known_names: Sequence[str], plans: Sequence[SeatPlan]) -> Chairs:
        """The chairs as a table had them."""
        chairs = cls(game, known_names, [Chair() for _seat in range(game.seats[-1])])
        for seat, plan in enumerate(plans):
            kind = "cowhand" if plan.kind == "random" else plan.kind
            cast = "" if plan.is_human else face_of(plan.name)
            chairs.chairs[seat] = Chair(kind, "" if cast else plan.name, cast)
        return chairs

    # ---------------------------------------------------------------- changing
    def put(self, seat: int, kind: str) -> None:
        """Let a person, an AI level or nobody take a chair; a level that changes keeps its name."""
        chair = self.chairs[seat]
        was, chair.kind = chair.kind, kind
        if kind == NOBODY:
            chair.cast, chair.typed = "", ""
        elif kind == "human" and was != "human":
            chair.cast, chair.typed = "", self._remembered()
        elif kind != "human" and was in (NOBODY, "human"):
            chair.cast, chair.typed = "", ""
            chair.cast = self._newcomer(seat)

    def call(self, seat: int, typed: str) -> None:
        """A person is called so; an AI seat that goes by this name lets another of the cast come in."""
        self.chairs[seat].typed = typed
        name = clean_name(typed).casefold()
        for other in self.taken:
            chair = self.chairs[other]
            if chair.cast and chair.kind != "human" and name_of(chair.cast).casefold() == name:
                chair.cast = self._newcomer(other, chair.cast)

    def _remembered(self) -> str:
        """A name that somebody used here before and that nobody uses now."""
        used = {chair.typed for chair in self.chairs}
        return next((name for name in self.known_names if name not in used), "")

    def _newcomer(self, seat: int, leaving: str = "") -> str:
        """Who of the cast comes in; Ana and the Kid are kept for people as long as others are free."""
        others = [
            self.face(other) for other in self.taken if other != seat and self.chairs[other].kind != "human"
        ]
        free = newcomers([*others, leaving])
        return next((face for face in free if face not in ("ana", "kid")), free[0])

    # ---------------------------------------------------------------- how it stands
    @property
    def taken(self) -> list[int]:
        """The chairs that play, in order."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.taken]

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def default_name(self, seat: int) -> str:
        """What a person is called who writes nothing."""
        return _("Player {number}").format(number=self.people.index(seat) + 1)

    def name(self, seat: int) -> str:
        """The name that will stand at the table."""
        chair = self.chairs[seat]
        if chair.kind == "human":
            return clean_name(chair.typed) or self.default_name(seat)
        return chair.typed or (name_of(chair.cast) if chair.cast else "")

    def face(self, seat: int) -> str:
        """The portrait of whoever sits there, the one that the table will show; "" for nobody."""
        taken = self.taken
        if seat not in taken:
            return ""
        return faces([(self.chairs[other].kind, self.name(other)) for other in taken])[taken.index(seat)]

    def problem(self) -> str:
        """Why one cannot deal yet, "" where one can."""
        least = self.game.seats[0]
        if len(self.taken) < least:
            return ngettext(
                "{count} chair must be taken at least.", "{count} chairs must be taken at least.", least
            ).format(count=least)
        names = [self.name(seat).casefold() for seat in self.taken]
        twice = next(
            (self.name(seat) for seat in self.taken if names.count(self.name(seat).casefold()) > 1), ""
        )
        if twice:
            return _("Two at this table are called {name}: give one of them another name.").format(name=twice)
        return ""

    def plans(self) -> tuple[SeatPlan, ...]:
        """Who plays, in order."""
        return tuple(SeatPlan(self.chairs[s].kind, self.name(s), self.face(s)) for s in self.taken)


# -------------------------------------------------------------------- widgets
class NameField(TextField):
    """A person's name on the paper strip of the chair: looks like writing, takes typing."""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        shown = self.value or self.placeholder
        here = focus == self.id
        b = self.box
        weight: Weight = 800 if self.value or not here else 500
        width = canvas.within(Box(b.x + 8, b.y, b.w - 16, b.h), shown, 28, weight, INK, "middle")
        if here:
            canvas.fill(Box(b.x, b.bottom - 2, b.w, 3), OXBLOOD_DARK)
            x = b.cx + width / 2 + 3 if self.value else b.cx - width / 2 - 6
            canvas.fill(Box(x, b.y + 4, 3, b.h - 8), INK)
        elif hover == self.id:
            canvas.fill(Box(b.x, b.bottom - 2, b.w, 2), INK, 0.5)


@dataclass
class ChairWidget(Widget):
    """Portrait and name strip of one chair; pressing it asks who takes it."""

    seat: int
    x: float
    y: float
    chairs: Chairs
    asked: bool
    on_press: Callable[[], None]
    on_name: Callable[[str], None]
    focused_field: bool = False

    _W = 270

    @property
    def chair(self) -> Chair:
        return self.chairs.chairs[self.seat]

    @property
    def box(self) -> Box:
        return Box(self.x - self._W / 2, self.y - 78, self._W, 78 + 148)

    @property
    def strip(self) -> Box:
        return Box(self.x - self._W / 2, self.y + 74, self._W, 74)

    def _field(self) -> NameField | None:
        if self.chair.kind != "human":
            return None
        s = self.strip
        box = Box(s.x + 26, s.y + 3, s.w - 52, 38)
        name = _("Name at chair {number}").format(number=self.seat + 1)
        hint = self.chairs.default_name(self.seat)
        return NameField(
            f"field:name:{self.seat}", box, self.chair.typed, self.on_name, name, NAME_LIMIT, 28, hint
        )

    def elements(self) -> list[Element]:
        name = _("Chair {number}: {who}").format(number=self.seat + 1, who=self._who())
        elements = [Element(f"seat:{self.seat}", "seat", name, self.box, selected=self.chair.taken)]
        field_ = self._field()
        return elements + (field_.elements() if field_ else [])

    def _who(self) -> str:
        if not self.chair.taken:
            return _("empty")
        return f"{self.chairs.name(self.seat)}, {self._standing()}"

    def _standing(self) -> str:
        return seat_word(self.chair.kind, self.chairs.name(self.seat))

    def press(self, id: str) -> bool:
        if id == f"seat:{self.seat}":
            self.on_press()
            return True
        return id == f"field:name:{self.seat}"

    def typed(self, id: str, words: str) -> bool:
        field_ = self._field()
        return field_ is not None and field_.typed(id, clean(words))

    def erased(self, id: str) -> bool:
        field_ = self._field()
        return field_ is not None and field_.erased(id)

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        chair, over = self.chair, hover == f"seat:{self.seat}"
        taken = self.chairs.taken
        brand = taken.index(self.seat) if chair.taken else None
        only_person = chair.kind == "human" and self.chairs.people == [self.seat]
        medallion(canvas, self.chairs.face(self.seat), self.x, self.y, 64, brand, lit=only_person)
        canvas.slice("strip/amber-tall" if self.asked or over else "strip/paper-tall", self.strip)
        self._draw_words(canvas, focus, only_person)
        if focus == f"seat:{self.seat}":
            focus_ring(canvas, self.strip)

    def _draw_words(self, canvas: Canvas, focus: str | None, only_person: bool) -> None:
        s = self.strip
        top, below = Box(s.x + 24, s.y + 3, s.w - 48, 38), Box(s.x + 24, s.y + 39, s.w - 48, 27)
        field_ = self._field()
        if field_ is not None:
            field_.draw(canvas, None, f"field:name:{self.seat}" if self.focused_field else focus)
            canvas.within(below, _("you") if only_person else _("a person"), 21, 500, INK, "middle")
        elif self.chair.taken:
            canvas.within(top, self.chairs.name(self.seat), 28, 800, INK, "middle")
            level_line(canvas, below, self.chair.kind, words=self._standing())
        else:
            canvas.within(top, _("Empty chair"), 28, 800, INK, "middle")
            canvas.within(below, _("press to fill"), 21, 500, INK, "middle")


@dataclass
class Invitation(Widget):
    """The words in the middle of the table: what to do, or who the AI seat is that one points at."""

    box: Box
    chairs: Chairs

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        words = self.introduced(focus or hover) or _("Press a chair to change who sits there.")
        canvas.paragraph(self.box, words, 24, "italic", PAPER, "middle", middle=True)

    def introduced(self, id: str | None) -> str:
        """Who the AI seat with this id is; "" for anybody and anything else."""
        if id is None or not id.startswith("seat:"):
            return ""
        seat = int(id.partition(":")[2])
        return introduction(self.chairs.chairs[seat].kind, self.chairs.name(seat))


@dataclass
class Chooser(Widget):
    """Who takes this chair? A paper in the middle of the table, always in the same place. A level says how
    often it has been measured to win, not how it feels."""

    game: str
    """The key of the game: the levels are measured in each."""
    chosen: str
    on_choose: Callable[[str], None]
    centre: tuple[float, float] = (626, 560)
    scale: float = 1.0

    @property
    def _row(self) -> float:
        return 41 * min(1.45, max(1.0, self.scale))

    @property
    def box(self) -> Box:
        grown = min(1.25, self.scale)
        return around(self.centre[0], self.centre[1] + 2, min(640, 532 * grown), 96 + 5 * self._row)

    def _rows(self) -> list[tuple[str, Box]]:
        b = self.box
        return [
            (kind, Box(b.x + 16, b.y + 50 + i * self._row, b.w - 32, self._row - 1))
            for i, kind in enumerate(CHOICES)
        ]

    def elements(self) -> list[Element]:
        title = f"{self._title()} {self._footing()}"
        out = [Element("dialog:chair", "dialog", title, self.box, pressable=False)]
        for kind, box in self._rows():
            name = f"{_choice_word(kind)}: {_choice_note(self.game, kind)}"
            out.append(Element(CHOICE_IDS[kind], "button", name, box, True, kind == self.chosen))
        return out

    def _title(self) -> str:
        return _("Who takes this chair?")

    def _footing(self) -> str:
        """What the figures are measured on."""
        return _("Measured at tables of {seats}; by luck alone one wins {percent} %.").format(
            seats=SEATS, percent=round(100 / SEATS)
        )

    def press(self, id: str) -> bool:
        for kind in CHOICES:
            if id == CHOICE_IDS[kind]:
                self.on_choose(kind)
                return True
        return False

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        canvas.slice("ticket/light", b)
        canvas.within(Box(b.x + 30, b.y + 10, b.w - 60, 40), self._title(), 26, 800, OXBLOOD_DARK, "middle")
        for kind, row in self._rows():
            if kind == self.chosen:
                canvas.fill(row, INK)
                canvas.fill(row.grown(-2.5), AMBER)
            elif hover == CHOICE_IDS[kind]:
                canvas.slice("row/amber", row)
            self._draw_row(canvas, kind, row)
            if focus == CHOICE_IDS[kind]:
                focus_ring(canvas, row.grown(-5))
        below = Box(b.x + 30, b.bottom - 43, b.w - 60, 30)
        canvas.within(below, self._footing(), 18, "italic", INK, "middle")

    def _draw_row(self, canvas: Canvas, kind: str, row: Box) -> None:
        left = Box(row.x + 18, row.y, row.w * 0.44, row.h)
        used = canvas.within(left, _choice_word(kind), 24, 800, INK)
        for i in range(STARS.get(kind, 0)):
            canvas.picture("mark/star", left.x + used + 16 + i * 20, row.cy, 20)
        start = left.x + used + 16 + STARS.get(kind, 0) * 20
        note = Box(start, row.y, row.right - 18 - start, row.h)
        canvas.within(note, _choice_note(self.game, kind), 20, 500, INK, "end")


def _choice_word(kind: str) -> str:
    return _("A person") if kind == "human" else level_word(kind)


def _choice_note(game: str, kind: str) -> str:
    """What is known of a kind of seat: of a level, how often it wins against the one below."""
    if kind == "human":
        return _("takes turns at this screen")
    if kind == NOBODY:
        return _("the chair stays empty")
    if (measured := rung(game, kind)) is None:
        return ""
    against = {
        "greenhorn": _("wins {percent} % against moves by lot"),
        "cowhand": _("wins {percent} % against 3 greenhorns"),
        "marshal": _("wins {percent} % against 3 cowhands"),
    }
    return against[kind].format(percent=round(100 * measured.share))

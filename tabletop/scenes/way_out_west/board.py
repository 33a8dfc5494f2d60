"""The Way Out West table as a scene: what can be touched, what glows, and what is said.

Elements stand in elements.py, prompt and buttons in asking.py, motion in motion.py, payday.py and
showdown.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tabletop.core.events import Event, event_json
from tabletop.core.game import Move
from tabletop.games.way_out_west import WAY_OUT_WEST, WayOutWest
from tabletop.games.way_out_west.chart import BOX_IDS, FARMER
from tabletop.games.way_out_west.events import FirstRolled, Robbed, Shot
from tabletop.games.way_out_west.scoring import controller, presence
from tabletop.scenes.board import Board, Step
from tabletop.scenes.fuse import under
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.way_out_west import asking, draw, elements, layout, places
from tabletop.scenes.way_out_west.deeds import deed
from tabletop.scenes.way_out_west.ending import outcome
from tabletop.scenes.way_out_west.hand import InHand
from tabletop.scenes.way_out_west.motion import Motion
from tabletop.scenes.way_out_west.patchwork import Patchwork
from tabletop.scenes.way_out_west.payday import Payday
from tabletop.scenes.way_out_west.picks import MapPicks
from tabletop.scenes.way_out_west.preview import Preview, preview, source_of
from tabletop.scenes.way_out_west.showdown import Showdown
from tabletop.scenes.way_out_west.shown import Shown, marks_of, shown_of
from tabletop.scenes.way_out_west.where import place_of
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag

ROLLS = (FirstRolled, Shot, Robbed)
STORY = 9
"""So many sentences of the log are kept in sight, where there is room."""


class WayOutWestBoard(MapPicks, Board):
    """One table of Way Out West."""

    game: WayOutWest

    def __init__(
        self,
        house: House,
        table: Table,
        seats: AiSeats,
        order: TableOrder,
        writer: RecordWriter | None = None,
    ) -> None:
        super().__init__(house, table, seats, order, writer)
        self.game = WAY_OUT_WEST
        self.places = places.read(house.stage.assets.places["map"])
        self.marks = marks_of(table.hand_events(0))
        self.shown: Shown = shown_of(self.view, self.marks)
        self.effects: list[Any] = []
        """Short-lived pictures and words over everything, in the order in which they came."""
        self.in_hand: InHand | None = None
        """The counter that follows the pointer."""
        self.motion = Motion(self)
        self.showdown = Showdown(self)
        self.payday = Payday(self)
        self.moving_train = False
        self.sliding: set[int] = set()
        """Seats whose disc of the turn order is on its way to another place."""
        self.latest = [self.say(line.text) for line in table.log(0)[-STORY:]]
        """What has just happened, oldest first, as far as it has been shown."""
        self._rolled = ""
        self.by_hand: int | None = None
        """The seat whose person has just put counters down by hand: they are there already."""
        self.prompt_words, self.sub_words = "", ""
        self.prompt_right = 0.0
        self.layer = Patchwork(self._ground)
        self._ahead: tuple[tuple[object, ...], Preview] = ((), Preview(self.shown))
        self.rebuild()

    def _ground(self, canvas: Canvas) -> None:
        draw.ground(self, canvas)

    # ---------------------------------------------------------------- what it shows
    @property
    def mover(self) -> int:
        """The seat whose counters the picks move; -2 while nobody is asked."""
        return -2 if self.asked is None else self.asked

    @property
    def preview(self) -> Preview:
        """The table with the picks carried out."""
        key = (self.mover, *self.picker.picked)
        if not self.picker.picked:
            return Preview(self.shown)
        if self._ahead[0] != key:
            self._ahead = (key, preview(self.shown, self.mover, self.picker.picked))
        return self._ahead[1]

    @property
    def acting(self) -> int | None:
        """The seat that is to act."""
        return self.view.to_act if self.view.to_act >= 0 else None

    def fuse_box(self, seat: int) -> Box | None:
        panel = self.places.seats[seat]
        return under(panel._replace(x=panel.x + 12, h=panel.h - 9))

    @property
    def lit_seats(self) -> set[int]:
        """The panels that are lit: who is asked, and whose posters may be taken."""
        if self.in_motion and self.payday.is_open:
            return set()
        lit = {self.acting} if self.acting is not None else set()
        if self.view.phase == "claim" and self.asked is not None:
            lit |= {int(id[5:]) for id in self.picker.allowed([]) if id.startswith("seat:")}
        return lit

    @property
    def prompt_seat(self) -> int | None:
        """Whose face is beside the prompt."""
        return None if self.payday.is_open else self.acting

    @property
    def turn(self) -> int | None:
        """Whose turn it is: in a gunfight the attacker's."""
        if self.view.fight is not None:
            return int(self.view.fight.attacker)
        return self.acting

    @property
    def lit_bid(self) -> int | None:
        """The seat whose bid is being made."""
        return self.acting if self.view.phase == "bid" else None

    def discs_left(self, seat: int) -> int:
        """How many actions a seat has still to take this round."""
        view = self.view
        if view.phase in ("first", "setup", "bid"):
            return 2
        if view.phase == "over" or self.turn is None or seat not in view.order:
            return 0
        done = view.half - 1 + (view.order.index(seat) < view.order.index(self.turn))
        return max(0, 2 - done - (1 if view.fight is not None and seat == self.turn else 0))

    def controller(self, shown: Shown, town: int) -> int:
        """Who controls a town, -1 for nobody."""
        return controller(cast(Any, shown), town)

    def is_contested(self, shown: Shown, town: int) -> bool:
        """Is there anything in the town that nobody controls it with?"""
        return any(presence(cast(Any, shown), town, seat) for seat in range(shown.seats))

    # ---------------------------------------------------------------- notices and supplies
    def _opens(self, box: int) -> bool:
        """May this box be used next?"""
        if self.asked is None or self.view.phase != "action":
            return False
        return any(id.startswith(f"box:{BOX_IDS[box]}:") for id in self.picker.allowed([]))

    def _source(self) -> int | None:
        """The box that the picks have begun with."""
        if not self.path_now:
            return None
        first = self.path_now[0].split(":")
        if first[0] == "box":
            return BOX_IDS.index(first[1])
        source = source_of(self.path_now[0])
        if source is not None and source[1] is None:
            return source[0]
        moves = {move[0] for move in self.moves_of(self.picker.picked)}
        return BOX_IDS.index(moves.pop()) if moves and moves <= {"move-cowboys", "move-cattle"} else None

    def box_state(self, box: int) -> str:
        """Which paper a notice is: "lit" (begun), "used", "off" (not to be had now) or "rest"."""
        used, there = len(self.shown.used[box]), self.view.house.boxes[box]
        if self.asked is not None and self._source() == box:
            return "lit"
        if used >= there:
            return "used"
        if self.asked is not None and self.view.phase == "action" and not self._opens(box):
            return "off"
        return "rest"

    def box_lit(self, box: int) -> bool:
        """Do its free holes glow?"""
        if any(id.startswith(f"box:{BOX_IDS[box]}:") for id in self.hint):
            return True
        return not self.path_now and self._opens(box)

    def too_dear(self, box: int) -> bool:
        """Has the one who is asked too little money for it?"""
        return self.asked is not None and self.view.money[self.asked] < self.view.house.prices[box]

    def supply_lights(self, seat: int) -> tuple[int, ...]:
        """The kinds of a seat's counters that are asked for, or in hand."""
        if self.asked != seat:
            return ()
        if self.view.phase == "setup" or self.hint:
            wanted = set(self.hint) | (set(self.picker.allowed([])) if self.view.phase == "setup" else set())
            return tuple(i for i in range(FARMER + 1) if f"supply:{BOX_IDS[i]}" in wanted)
        source = source_of(self.path_now[0]) if self.path_now else None
        return (source[0],) if source is not None and source[1] is None else ()

    def wanted(self) -> set[str]:
        """What may be picked next, or what a hint points at."""
        return {*self.picker.allowed(self.path_now), *self.hint} if self.asked is not None else set()

    # ---------------------------------------------------------------- words and tools
    def rebuild(self) -> None:
        """Prompt, buttons and tools, as the position now asks."""
        self.prompt_words, self.sub_words = asking.words(self)
        self.widgets, self.prompt_right = asking.widgets(self)

    def deed_words(self, event: Event) -> str:
        return deed(event)

    @property
    def explained_words(self) -> tuple[str, Box] | None:
        """What the thing under the pointer (or the focus) means, and where it is."""
        id = self.explained
        if id is None or self.drag is not None or self.in_motion:
            return None
        if self.path_now and id in self.picker.allowed(self.path_now):
            return None  # what is aimed at says by itself what would happen
        what = self.game.meaning(self.view, self.bottom, id)
        words = self.say(what) if what else ""
        if id.startswith(("box:", "supply:")) and (why := self.why_closed(id)):
            words = f"{words.rstrip('.')}. {why}" if words else why
        words = self.with_character(id, words)
        return (words, self.box_of(id)) if words else None

    # ---------------------------------------------------------------- pieces follow the view
    def sync(self, view: Any, glide: bool) -> None:
        """Show exactly what the view says; nothing of it is on its way."""
        if not hasattr(self, "places"):
            return
        self._tell_rolled()
        self.shown = shown_of(view, self.marks)
        self._ahead = ((), Preview(self.shown))
        if not self.tweens.busy:
            self.effects.clear()
            self.sliding.clear()
            self.moving_train = False
        self.showdown.sync(view)
        self.rebuild()
        self.redraw()

    def on_event(self, event: Event) -> None:
        self.marks.note(event_json(event))
        self._tell_rolled()
        what = self.game.tell(event)
        if what is not None and isinstance(event, ROLLS):
            self._rolled = self.say(what)
        elif what is not None:
            self.latest = [*self.latest, self.say(what)][-STORY:]
        self.motion.show(event)
        self.rebuild()

    def _tell_rolled(self) -> None:
        """What dice have shown is news when they have come to rest."""
        if self._rolled:
            self.latest = [*self.latest, self._rolled][-STORY:]
            self._rolled = ""

    def restyled(self) -> None:
        if hasattr(self, "places") and not self.in_motion:
            self.latest = [self.say(line.text) for line in self.table.log(0)[-STORY:]]
        super().restyled()

    def enter(self) -> None:
        super().enter()
        stage, frame = self.places.fight.stage, self.stage.frame  # loaded now, not when the first shots fall
        self.stage.assets.picture("bg/gunfight", frame.px(stage.w), frame.px(stage.h))

    def _begin(self, steps: dict[int | None, Step]) -> None:
        super()._begin(steps)
        if steps[self.eyes].undone:
            self.marks = marks_of(self.table.hand_events(0))
            self._rolled = ""
            self.latest = [self.say(line.text) for line in self.table.log(0)[-STORY:]]
            self.showdown.close()

    def _finish(self, step: Step) -> None:
        self.by_hand = None
        super()._finish(step)

    def _submit(self, *moves: Move, at: str = "") -> bool:
        self.by_hand = self.asked
        done = super()._submit(*moves, at=at)
        if not done:
            self.by_hand = None
        return done

    def on_over(self) -> None:
        self.motion.finish_game(self._results)

    def _results(self) -> None:
        from tabletop.scenes.results import Results

        self.stage.stack.replace(Results(self.house, outcome(self), self.seats.decisions))

    def stop_asking(self) -> None:
        self.in_hand = None
        super().stop_asking()
        if hasattr(self, "places"):
            self.rebuild()

    def open_forecast(self) -> None:
        """F: what income would pay and the game would score now."""
        from tabletop.scenes.way_out_west.forecast import ForecastPanel

        self.stage.stack.push(ForecastPanel(self))

    def key(self, key: str) -> bool:
        if key == "f":
            self.open_forecast()
            return True
        if self.asked is not None and self.view.phase == "bid" and key in ("+", "=", "-"):
            self.raise_by(-1 if key == "-" else 1)
            return True
        return super().key(key)

    # ---------------------------------------------------------------- elements and painting
    def elements(self) -> list[Element]:
        return [*elements.of_table(self), *super().elements()]

    def box_of(self, id: str) -> Box:
        return place_of(self, id) or super().box_of(id)

    def draw(self, canvas: Canvas) -> None:
        draw.table(self, canvas)

    def moves_of(self, path: list[str]) -> Sequence[Move]:
        move = self.picker.move_of(path)
        return () if move is None else (move,)

    def where(self, seat: int, kind: int) -> Box:
        """Where a counter of a seat's supply comes from."""
        return layout.supply_cell(self.places.seats[seat], kind)

    def drag_moved(self, drag: Drag) -> None:
        if self.in_hand is not None:
            self.in_hand.follow(drag)

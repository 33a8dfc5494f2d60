"""Gestures on the map: counters dragged or clicked to towns, bids by steps; all of it paths of picks.

Unlike cards, the same thing may be picked again (a second cattle for the same town), and a path that is
already a move may go on until `button:done`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.towns import TOWN_IDS
from tabletop.scenes.gestures import TableGestures
from tabletop.scenes.way_out_west.hand import InHand
from tabletop.scenes.way_out_west.preview import goal_of, source_of
from tabletop.ui.scene import Drag

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.shown import Shown

COIN = "button:coin:"


class MapPicks(TableGestures):
    """The person's side of the map."""

    shown: Shown
    in_hand: InHand | None

    def rebuild(self) -> None:
        """Prompt, buttons and tools, as the position and the picks now ask."""
        raise NotImplementedError

    # ---------------------------------------------------------------- picks
    def normal(self, id: str, path: list[str]) -> str:
        """What a click on this means: itself where it may be picked, else the town that it stands in."""
        allowed = self.picker.allowed(path)
        if id in allowed:
            return id
        kind, *rest = id.split(":")
        if kind in ("plot", "corral", "building", "cattle", "cowboy", "farmer") and rest:
            town = f"town:{rest[0]}"
            if town in allowed:
                return town
        return id

    def _take_kind(self, id: str) -> None:
        self._pick(id)

    def _pick(self, id: str) -> None:
        picker = self.picker
        path = picker.picked
        id = self.normal(id, path)
        if id in picker.allowed(path):
            self._take([*path, id], id)
        elif path and id == path[-1]:
            path.pop()
            self.stage.audio.play("tick")
        elif (start := self._start_of(id)) is not None:
            self._take(start, id)
        else:
            self._say_why_not(self._meant(path, id), id)

    def _start_of(self, id: str) -> list[str] | None:
        """A path that a click on this begins anew; the only counter that is asked for goes without saying."""
        first = self.picker.allowed([])
        if id in first:
            return [id]
        if self.view.phase != "setup":
            return None
        sources = [each for each in first if source_of(each) is not None]
        if len(sources) == 1:
            id = self.normal(id, sources)
            if id in self.picker.allowed(sources):
                return [*sources, id]
        return None

    def _take(self, path: list[str], at: str) -> None:
        """These are the picks now: a move if they cannot go on."""
        if self.picker.allowed(path):
            self.picker.picked[:] = path
            self.stage.audio.play("tick")
            return
        if self.moves_of(path):
            self.try_path(path, at)

    def finish_path(self) -> None:
        path = list(self.picker.picked)
        if self.asked is not None and self.view.phase == "bid":
            path = path or [f"bid:{self.asked}"]
        if path:
            self.try_path(path, path[-1])

    def _say_why_not(self, path: list[str], at: str) -> None:
        """A thing that cannot be picked: the rule that forbids it, or else what the thing is."""
        assert self.asked is not None
        for move in self.moves_of(path):
            refusal = self.table.why_not(self.asked, move)
            if refusal is not None:
                self.refuse(refusal.code, self.say(refusal.sentence), at)
                return
        self.explained = at

    def why_closed(self, id: str) -> str:
        """Why the one who is asked cannot use this box or counter now; "" where he can."""
        if self.asked is None or self.view.phase != "action" or id in self.picker.allowed([]):
            return ""
        for move in self.moves_of(self._meant([], id)):
            refusal = self.table.why_not(self.asked, move)
            if refusal is not None:
                return f"{self.say(refusal.sentence)}."
        return ""

    def _meant(self, path: list[str], id: str) -> list[str]:
        """The path that a click on something that cannot be picked would have been about."""
        if path and self.moves_of([*path, id]):
            return [*path, id]
        kind, *rest = id.split(":")
        seat, own = self.asked, self._own_town()
        if kind == "seat" and self.view.phase == "claim":
            return [id]
        if kind in ("supply", "box"):
            what = rest[0]
            if what == "move-cowboys":
                return [f"cowboy:{own}:{seat}", f"town:{self._other(own)}"]
            if what == "move-cattle":
                herd = next((t for i, t in enumerate(TOWN_IDS) if self.shown.herd(i, seat or 0)), own)
                return [f"cattle:{herd}:{seat}", f"town:{self._other(herd)}"]
            if what == "gunfight":
                return [f"cowboy:{own}:{seat}", f"farmer:{own}"]
            return [f"supply:{what}", f"town:{own}"]
        if kind == "cattle" and rest[1] == str(seat):
            return [id, f"town:{self._other(rest[0])}"]
        if kind in ("building", "farmer", "cattle"):
            path = [f"cowboy:{rest[0]}:{seat}", id]
            return path if not self.picker.allowed(path) else []
        return []

    def _own_town(self) -> str:
        """A town with cowboys of the one who is asked: what is refused there has another reason."""
        towns = [t for i, t in enumerate(TOWN_IDS) if self.shown.posse(i, self.asked or 0)]
        return towns[0] if towns else TOWN_IDS[0]

    @staticmethod
    def _other(town: str) -> str:
        return TOWN_IDS[0] if town != TOWN_IDS[0] else TOWN_IDS[1]

    # ---------------------------------------------------------------- bids
    @property
    def bid(self) -> int:
        """The bid that `button:done` would make: the least raise to begin with."""
        return max(self.view.bids) + max(1, len(self.picker.picked))

    def raise_by(self, dollars: int) -> None:
        """The bid goes up or down, as far as money and the least raise allow."""
        if self.asked is None or self.view.phase != "bid":
            return
        most = self.view.money[self.asked] - max(self.view.bids)
        steps = max(1, min(most, max(1, len(self.picker.picked)) + dollars))
        if most >= 1:
            self.picker.picked[:] = [f"bid:{self.asked}"] * steps
            self.stage.audio.play("chip")
            self.sync(self.view, glide=True)

    def wheel(self, id: str | None, steps: int) -> None:
        self.raise_by(1 if steps > 0 else -1)

    def adjust(self, id: str, step: int) -> bool:
        if self.asked is not None and id == f"bid:{self.asked}" and self.view.phase == "bid":
            self.raise_by(step)
            return True
        return super().adjust(id, step)

    def drop_out(self) -> None:
        """Leave the auction, whatever the stepper shows."""
        self.picker.picked.clear()
        self.try_path(["button:drop"], "button:drop")

    # ---------------------------------------------------------------- drags
    def _dragged(self, drag: Drag) -> list[str]:
        path = self.picker.picked
        return [*path, drag.id] if drag.id in self.picker.allowed(path) else [drag.id]

    def drag_started(self, drag: Drag) -> bool:
        if not super().drag_started(drag):
            return False
        source = source_of(drag.id)
        assert self.asked is not None
        if drag.id.startswith(COIN):
            self.in_hand = InHand(f"coin/{drag.id.removeprefix(COIN)}", drag.x, drag.y)
        else:
            self.in_hand = None if source is None else InHand.of(source[0], self.asked, drag)
        self.rebuild()  # riders in hand open the towns that they may retreat to
        self.redraw()
        return True

    def dropped(self, drag: Drag, target: str | None) -> None:
        path, self.picker.drag, self.in_hand = self.picker.drag, [], None
        target = target or self.under(drag)
        if self.asked is None or not path:
            return
        if drag.id.startswith(COIN):
            if drag.over is not None:
                self.raise_by(int(drag.id.removeprefix(COIN)))
        elif target is None or target == drag.id:
            self.stage.audio.play("card-deal")
        else:
            target = self.normal(target, path)
            if target in self.picker.allowed(path):
                self._take([*path, target], target)
            elif path[:-1] != self.picker.picked or not self._refused([*path, target], target):
                self._refused([path[-1], target], target)
        self.sync(self.view, glide=True)

    def _refused(self, path: list[str], at: str) -> bool:
        """Say why this drop is none; False where it means no move at all."""
        assert self.asked is not None
        for move in self.moves_of(path):
            refusal = self.table.why_not(self.asked, move)
            if refusal is not None:
                self.refuse(refusal.code, self.say(refusal.sentence), at)
                return True
        self.stage.audio.play("card-deal")
        return False

    def drag_lost(self) -> None:
        self.in_hand = None
        super().drag_lost()

    def under(self, drag: Drag) -> str | None:
        for element in reversed(self.elements()):
            if element.id in self.drop_places() and element.box.holds(drag.x, drag.y):
                return element.id
        return None

    def drop_places(self) -> set[str]:
        kinds = ("town:", "plot:", "corral:", "building:", "cattle:", "farmer:")
        return {element.id for element in self.elements() if element.id.startswith(kinds)}

    def aimed(self) -> str | None:
        """What would be picked next if the pointer (or the focus) were used now."""
        if self.asked is None or not self.path_now:
            return None
        if self.drag is not None:
            return self.drag.over
        at = self.hover or (self.focus if self.stage.keyboard_used else None)
        if at is None:
            return None
        at = self.normal(at, self.path_now)
        return at if at in self.picker.allowed(self.path_now) else None

    @property
    def path_now(self) -> list[str]:
        """The picks that are made, or that the piece in hand carries."""
        return self.picker.drag or self.picker.picked

    def aimed_town(self) -> int | None:
        """The town that is aimed at."""
        aimed = self.aimed()
        return None if aimed is None else goal_of(aimed)

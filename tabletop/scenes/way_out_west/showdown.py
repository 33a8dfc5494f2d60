"""The gunfight as a stage over the map: sides, guns, dice, casualties, and what its owner is asked.

Owns what stands on the stage between events. Painting is in showdown_draw.py, shots in volley.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tabletop.core.events import Event
from tabletop.core.words import Text
from tabletop.games.way_out_west import events as e
from tabletop.games.way_out_west.chart import BOX_IDS
from tabletop.games.way_out_west.names import gun_count
from tabletop.games.way_out_west.state import State
from tabletop.games.way_out_west.towns import TOWN_IDS, town_of
from tabletop.scenes.way_out_west import fight_choices, showdown_draw
from tabletop.scenes.way_out_west.sides import Figure, Side, line_up, picture, sides_of
from tabletop.scenes.way_out_west.volley import Volley
from tabletop.session.catalogue import _
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Widget

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard


@dataclass(frozen=True, slots=True)
class Cause:
    """What a fight is about."""

    town: int
    target: int
    owner: int
    number: int
    attacker: int


class Showdown:
    """The stage of one board; closed while nobody fights."""

    def __init__(self, board: WayOutWestBoard) -> None:
        self._board = board
        self.cause: Cause | None = None
        self.sides: tuple[Side, Side] = (Side(-1, 0), Side(-1, 0))
        self.figures: tuple[list[Figure], list[Figure]] = ([], [])
        self.bodies: list[Figure] = []
        self.rolls: dict[str, tuple[int, ...]] = {}
        """The dice of the last exchange by side, as far as it has been shot."""
        self.first = ""
        """Who shoots first in this exchange: "attack", "defence", "both", "" before any; or ROBBERY."""
        self.message = ""
        """What has just happened, in a sentence."""
        self.headline = ""
        """What is going on while nobody is asked, in a few words."""
        self.doors = 1.0
        """How far the stage is open, 0 to 1."""
        self.target_owner = -1
        """Whose colours the target wears now; -2 = it is gone."""
        self.volley = Volley(self, board)

    @property
    def is_open(self) -> bool:
        """Does somebody fight?"""
        return self.cause is not None

    def close(self) -> None:
        """The stage goes; the map is seen again."""
        if self.cause is None:
            return
        self.cause = None
        self.figures, self.bodies, self.rolls = ([], []), [], {}
        self.first = self.message = self.headline = ""
        self.doors = 1.0
        self._board.rebuild()
        self._board.redraw()

    def sync(self, view: State) -> None:
        """Stand exactly as the view says."""
        fight = view.fight
        if fight is None:
            self.close()
            return
        cause = Cause(fight.town, fight.target, fight.owner, fight.number, fight.attacker)
        fresh = self.cause != cause
        if fresh:
            self.close()
            self.cause = cause
            self.target_owner = fight.owner
        if fight.step:
            self.first = "both" if fight.step == "both" else self.first_side(fight.step, fight.shooter)
        if fresh or view.phase in ("sheriff", "shoot", "rob"):
            self.sides, self.headline = sides_of(view), ""
            self.arrange(glide=False)

    @staticmethod
    def first_side(step: str, shooter: str) -> str:
        """Who shot first, from whose shots are due."""
        if step == "first":
            return shooter
        return "defence" if shooter == "attack" else "attack"

    # ---------------------------------------------------------------- figures
    def arrange(self, glide: bool) -> None:
        """Every figure to its place in the line; who is new comes in from the side."""
        board = self._board
        for right in (False, True):
            side, old = self.sides[right], list(self.figures[right])
            roles = side.roles()
            spots = line_up(board.places.fight, len(roles), right)
            new: list[Figure] = []
            for i, (role, (x, y, h)) in enumerate(zip(roles, spots, strict=True)):
                name = picture(role, side, i, right)
                kept = next((f for f in old if f.role == role), None)
                if kept is None:
                    start = x if not glide else (x + 240 if right else x - 240)
                    kept = Figure(role, name, start, y, h, right, 0.0 if glide else 1.0)
                else:
                    old.remove(kept)
                if glide and not board.stage.look.reduced_motion:
                    board.tweens.glide(kept, 0.35, x=x, y=y, h=h, alpha=1.0)
                else:
                    kept.x, kept.y, kept.h, kept.alpha = x, y, h, 1.0
                new.append(kept)
            self.figures[right][:] = new

    # ---------------------------------------------------------------- events
    def show(self, event: Event) -> None:
        """Begin the motion of one event of a fight."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.FightBegan: self._began,
            e.SheriffJoined: self._joined,
            e.SheriffStayedOut: self._stayed_out,
            e.ExchangeBegan: self._exchange,
            e.Shot: self.volley.shot,
            e.Fell: self.volley.fell,
            e.Retreated: self._retreated,
            e.FightOver: self._over,
            e.Taken: self._taken,
            e.Removed: self._removed,
            e.Robbed: self._robbed,
            e.PosterTaken: self._poster,
        }
        handlers[type(event)](event)
        self._board.rebuild()

    def tell(self, event: Event, seconds: float = 1.1) -> None:
        """The log's sentence on the stage, for a moment."""
        what: Text | None = self._board.game.tell(event)
        self.message = self._board.say(what) if what is not None else ""
        self._board.motion.rest(seconds)

    def _began(self, event: e.FightBegan) -> None:
        board = self._board
        box = BOX_IDS.index("gunfight")
        board.shown.used[box].append(event.seat)
        board.shown.money[event.seat] -= board.view.house.prices[box]
        self.cause = Cause(
            town_of(event.town), BOX_IDS.index(event.target), event.owner, event.number, event.seat
        )
        self.target_owner = event.owner
        self.bodies, self.rolls, self.first = [], {}, ""
        cowboys = event.guns[1] - (1 if event.defender else 0)
        self.sides = (Side(event.seat, event.guns[0]), Side(event.owner, cowboys, -1, event.defender))
        self.figures = ([], [])
        self.headline = _("A gunfight!")
        board.stage.audio.play("gun-draw")
        if not board.stage.look.reduced_motion:
            self.doors = 0.0
            board.tweens.glide(self, 0.4, doors=1.0)
        self.arrange(glide=True)
        self.tell(event, 1.2)

    def _joined(self, event: e.SheriffJoined) -> None:
        attack, defence = self.sides
        if event.side == "attack":
            self.sides = (replace(attack, sheriff=event.seat), defence)
        else:
            joined = replace(defence, sheriff=event.seat)
            if joined.guns > event.guns[1]:
                joined = replace(joined, reserve="")  # his own sheriff stands in for the lone gun
            self.sides = (attack, joined)
        self._board.stage.audio.play("sheriff")
        self.arrange(glide=True)
        self.tell(event)

    def _stayed_out(self, event: e.SheriffStayedOut) -> None:
        self.tell(event, 0.8)

    def _exchange(self, event: e.ExchangeBegan) -> None:
        self.first, self.rolls, self.headline = event.first, {}, _("Who shoots first?")
        for body in self.bodies:
            self._board.tweens.glide(body, 0.4, alpha=0.0)
        self.bodies = []
        self.arrange(glide=True)
        self.tell(event, 0.9)

    def _retreated(self, event: e.Retreated) -> None:
        board = self._board
        right = event.side == "defence"
        side = self.sides[right]
        gone = [figure for figure in self.figures[right] if figure.role == "cowboy"]
        board.stage.audio.play("horse")
        for figure in gone:
            board.tweens.glide(figure, 0.7, alpha=0.0, x=figure.x + (380 if right else -380))
        self.figures[right][:] = [figure for figure in self.figures[right] if figure not in gone]
        self.bodies += gone
        kept = replace(side, cowboys=0, sheriff=-1 if not right else side.sheriff)
        self.sides = (self.sides[0], kept) if right else (kept, self.sides[1])
        shown, town = board.shown, town_of(event.town)
        shown.ride(town, event.seat, -len(event.towns))
        for name in event.towns:
            shown.ride(town_of(name), event.seat, 1)
        self.tell(event)

    def _over(self, event: e.FightOver) -> None:
        self.first, self.headline = "", _("The gunfight is over")
        self._board.stage.audio.play("gavel")
        self.tell(event, 1.3)

    def _taken(self, event: e.Taken) -> None:
        self._board.shown.taken(event)
        self.target_owner = event.seat if event.replaced else -2
        self.tell(event, 1.2)

    def _removed(self, event: e.Removed) -> None:
        self._board.shown.removed(event)
        self.target_owner = -2
        self._board.stage.audio.play("hit")
        self.tell(event, 1.2)

    def _robbed(self, event: e.Robbed) -> None:
        board = self._board
        board.stage.audio.play("dice")
        self.rolls, self.first, self.headline = {}, showdown_draw.ROBBERY, _("The bank is robbed")
        self.volley.tumble("attack", event.dice)

        def paid() -> None:
            board.shown.robbed(event)
            if event.bank_lost:
                self.target_owner = -2
            what = board.game.tell(event)
            self.message = board.say(what) if what else ""

        board.tweens.after(1.0, paid)
        board.motion.coins(event.amount, board.motion.purse(event.owner), board.motion.purse(event.seat), 1.0)
        board.motion.rest(2.6)

    def _poster(self, event: e.PosterTaken) -> None:
        board = self._board
        from tabletop.scenes.way_out_west import layout
        from tabletop.scenes.way_out_west.places import Square

        goal = layout.posters(board.places.seats[event.seat])
        pile = board.places.posters
        start = Square(pile.x + 6, pile.y, 66)
        if event.giver >= 0:
            x, y = layout.posters(board.places.seats[event.giver])
            start = Square(x - 17, y - 17, 34)
        board.motion.fly(
            "token/wanted",
            start,
            Square(goal[0] - 17, goal[1] - 17, 34),
            0.1,
            0.6,
            60,
            "card-deal",
            lambda: board.shown.poster(event),
        )
        self.tell(event, 1.3)

    # ---------------------------------------------------------------- words
    def why(self) -> str:
        """Who shoots first, and why."""
        if self.cause is None or self.first in ("", showdown_draw.ROBBERY):
            return self.message
        attack, defence = (side.guns for side in self.sides)
        guns = {"attack": self._board.say(gun_count(attack)), "defence": self._board.say(gun_count(defence))}
        if self._board.view.fight is not None and self._board.view.fight.step == "second":
            shooter = self._board.view.fight.shooter
            other = "defence" if shooter == "attack" else "attack"
            names = {"name": self.volley.side_name(other), "other": self.volley.side_name(shooter)}
            return _("{name} has shot: now {other} answers.").format(**names)
        if self.first == "both":
            return _("{guns} on each side: both shoot at the same time.").format(guns=guns["attack"])
        if self.first == "attack":
            return _("The attack has fewer guns, {attack} against {defence}: it shoots first.").format(**guns)
        return _("The defence has fewer guns, {defence} against {attack}: it shoots first.").format(**guns)

    # ---------------------------------------------------------------- elements, widgets, painting
    def widgets(self) -> list[Widget]:
        """What its owner is asked, as buttons on the stage."""
        return fight_choices.widgets(self._board) if self.is_open else []

    def elements(self) -> Iterator[Element]:
        """The stage in words, and the asked one's own riders, who may be pulled to a town to retreat."""
        board, cause = self._board, self.cause
        assert cause is not None
        stage = board.places.fight.stage
        head, what = showdown_draw.heading(board, cause)
        facts = {"attack": self.sides[0].guns, "defence": self.sides[1].guns}
        said = _("{head}: {what}, {attack} against {defence} guns").format(head=head, what=what, **facts)
        yield Element("text:fight", "text", said, stage, pressable=False)
        if self.message:
            yield Element("text:message", "text", self.message, board.places.fight.shelf, pressable=False)
        for right in (False, True):
            riders = [figure for figure in self.figures[right] if figure.role == "cowboy"]
            if riders:
                yield self._riders(riders, self.sides[right].seat, cause.town)

    def _riders(self, riders: list[Figure], seat: int, town: int) -> Element:
        board = self._board
        left = min(f.x - f.h * 0.3 for f in riders)
        right = max(f.x + f.h * 0.3 for f in riders)
        top, foot = min(f.y - f.h for f in riders), max(f.y for f in riders)
        id = f"cowboy:{TOWN_IDS[town]}:{seat}"
        able = board.asked == seat and id in board.picker.allowed(board.picker.picked)
        path = [*board.picker.picked, id] if able else [id]
        if board.drag is not None and board.drag.id == id:
            path = board.picker.drag
        accepts = board.picker.allowed(path) if board.asked == seat else ()
        name = _("riders of {name} in the gunfight").format(name=board.table.plans[seat].name)
        return Element(
            id,
            "token",
            name,
            Box(left, top, right - left, foot - top),
            enabled=able,
            accepts=accepts,
            draggable=able,
            explains=True,
        )

    def draw(self, canvas: Canvas) -> None:
        """The whole stage."""
        showdown_draw.stage(self._board, self, canvas)

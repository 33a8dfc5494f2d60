"""Motion on the map: counters that come and go, coins, discs, dice. Each event of the game is one method.

Counters start where they are and end where the layout puts them; what has landed is counted in `shown`. What
a person has just put down by hand is there already. Reduced motion fades instead of flying.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletop.core.events import Event
from tabletop.games.way_out_west import events as e
from tabletop.games.way_out_west.chart import (
    CATTLE,
    COWBOYS,
    FARMER,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
)
from tabletop.games.way_out_west.towns import town_name, town_of
from tabletop.scenes.way_out_west import draw_boards, layout
from tabletop.scenes.way_out_west.effects import Die, Train
from tabletop.scenes.way_out_west.flights import FLIGHT, Flights
from tabletop.scenes.way_out_west.names import token
from tabletop.scenes.way_out_west.places import Square
from tabletop.scenes.way_out_west.shown import kind_of
from tabletop.session.catalogue import _, listed, ngettext
from tabletop.ui.tween import ease_in_out, linear

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

FIGHT = (
    e.FightBegan,
    e.SheriffJoined,
    e.SheriffStayedOut,
    e.ExchangeBegan,
    e.Shot,
    e.Fell,
    e.Retreated,
    e.FightOver,
    e.Taken,
    e.Removed,
    e.Robbed,
    e.PosterTaken,
)
"""What happens on the gunfight's stage."""


class Motion(Flights):
    """Moves what one board shows."""

    def __init__(self, board: WayOutWestBoard) -> None:
        super().__init__(board)
        self._handlers: dict[type[Event], Callable[[Any], None]] = {
            e.FirstRolled: self._first_rolled,
            e.OrderSet: self._order_set,
            e.Placed: self._placed,
            e.RoundBegan: self._round_began,
            e.BidMade: self._bid_made,
            e.Dropped: self._dropped,
            e.AuctionWon: self._won,
            e.Passed: self._passed,
            e.CattleBought: self._cattle_bought,
            e.CowboysHired: self._cowboys_hired,
            e.Built: self._built,
            e.CowboysMoved: self._cowboys_moved,
            e.CattleMoved: self._cattle_moved,
            e.FarmerPlaced: self._farmer_placed,
            e.TownOpened: self._town_opened,
            e.StagecoachPaid: self._stagecoach,
            e.IncomeBegan: lambda event: board.payday.income(event, board.following(e.Earned)),
            e.Scored: lambda event: board.payday.scored([event, *board.following(e.Scored)]),
        }

    def show(self, event: Event) -> None:
        """Begin the motion of one event; those without one pass at once."""
        board = self._board
        if isinstance(event, FIGHT):
            board.showdown.show(event)
            return
        if not isinstance(event, e.TownOpened):
            board.showdown.close()
        if event.seat >= 0 and not isinstance(event, e.Passed):
            board.deeds.pop(event.seat, None)
        handler = self._handlers.get(type(event))
        if handler is not None:
            handler(event)

    # ---------------------------------------------------------------- set-up and auction
    def _first_rolled(self, event: e.FirstRolled) -> None:
        board = self._board
        self.sound("dice")
        dice = []
        for seat, number in zip(event.seats, event.dice, strict=True):
            panel = board.places.seats[seat]
            die = Die(number, panel.right + 52, panel.y + 100, 66, hop=60)
            die.angle = -8.0 + 5 * (seat % 4)
            dice.append(die)
            board.effects.append(die)
            board.tweens.glide(die, 0.9 + 0.08 * seat, ease=linear, spin=1.0)

        def gone() -> None:
            board.effects = [effect for effect in board.effects if effect not in dice]

        board.tweens.after(2.3, gone)

    def _order_set(self, event: e.OrderSet) -> None:
        def change() -> None:
            self._board.shown.order, self._board.shown.still_in = list(event.order), 0

        self._slide(change)
        self.sound("gavel")
        self.rest(0.35)

    def _placed(self, event: e.Placed) -> None:
        self._arrive(event.seat, COWBOYS, town_of(event.town), 1, "knock")

    def _round_began(self, event: e.RoundBegan) -> None:
        board = self._board
        board.deeds.clear()
        before = board.shown.round
        board.shown.new_round(event)
        if event.round == before:
            return
        self.sound("train")
        train = Train(*draw_boards.train_at(board, before), event.round)
        goal = draw_boards.train_at(board, event.round)
        board.effects.append(train)
        board.moving_train = True

        def arrived() -> None:
            board.moving_train = False
            if train in board.effects:
                board.effects.remove(train)

        board.tweens.glide(train, 0.9, ease=ease_in_out, on_end=arrived, x=goal[0], y=goal[1])

    def _slide(self, change: Callable[[], None]) -> None:
        """The turn order changes: discs whose place is another one now slide there."""
        board = self._board
        before = {seat: self._slot(seat) for seat in board.shown.order}
        change()
        for seat in board.shown.order:
            old, new = before.get(seat), self._slot(seat)
            if old is None or old == new:
                continue
            board.sliding.add(seat)
            start, goal = Square(old[0] - 26, old[1] - 26, 52), Square(new[0] - 26, new[1] - 26, 52)
            lies = partial(board.sliding.discard, seat)
            self.fly(f"order/{seat}", start, goal, 0.0, 0.45, 26, "", lies)

    def _slot(self, seat: int) -> tuple[float, float]:
        shown = self._board.shown
        return self._board.places.slots[shown.seats][shown.order.index(seat)]

    def _bid_made(self, event: e.BidMade) -> None:
        board = self._board

        def lies() -> None:
            board.shown.bids[event.seat] = event.amount

        x, y = self._slot(event.seat)
        more = event.amount - board.shown.bids[event.seat]
        self.coins(more, self.purse(event.seat), (x, y + 50), 0.0, lies)
        self.rest(0.5)

    def _dropped(self, event: e.Dropped) -> None:
        self._slide(lambda: self._board.shown.dropped(event))
        if event.paid:
            self.sound("pay")
            self.rise(f"−${event.paid}", *self.purse(event.seat))
        else:
            self.sound("pass")
        self.rest(0.55)

    def _won(self, event: e.AuctionWon) -> None:
        self._board.shown.won(event)
        self.sound("gavel")
        if event.paid:
            self.rise(f"−${event.paid}", *self.purse(event.seat))
        self.rest(0.6)

    def _passed(self, event: e.Passed) -> None:
        self.sound("pass")
        self.rest(0.5)

    # ---------------------------------------------------------------- actions
    def _disc(self, seat: int, box: int, paid: int) -> None:
        """The seat's disc goes to its box of the chart, its money with it."""
        board = self._board
        panel = board.places.seats[seat]
        used = board.shown.used[box]
        hole = layout.hole_of(board.places, box, board.view.house.boxes[box], len(used))
        x, y = layout.discs(panel)[0]

        def lies() -> None:
            board.shown.used[box].append(seat)

        self.fly(
            f"disc/action-{seat}",
            Square(x - 15, y - 15, 30),
            Square(hole.x - 18, hole.y - 19, 36),
            0.0,
            FLIGHT,
            30,
            "knock",
            lies,
        )
        if paid:
            board.shown.money[seat] -= paid
            self.coins(paid, self.purse(seat), (hole.x, hole.y + 20), 0.12)

    def _arrive(self, seat: int, kind: int, town: int, number: int, sound: str, delay: float = 0.0) -> None:
        """Counters of the supply come to a town."""
        board = self._board
        by_hand = board.by_hand == seat
        for i in range(number):
            board.shown.stock(seat, kind, -1)

            def stands() -> None:
                self._stands(seat, kind, town)

            if by_hand:
                stands()
                self.sound(sound)
                continue
            goal = layout.landing(board.places, board.shown, town, kind, seat)
            self.fly(token(kind, seat), self.cell(seat, kind), goal, delay + i * 0.16, 0.5, 90, sound, stands)
        self.rest(0.45 if by_hand else 0.9 + delay)

    def _stands(self, seat: int, kind: int, town: int) -> None:
        shown = self._board.shown
        if kind == COWBOYS:
            shown.ride(town, seat, 1)
        elif kind == CATTLE:
            shown.drive(town, seat, 1)
        elif kind == FARMER:
            shown.town_farmers[town] += 1
        else:
            taken = shown.buildings(town)
            shown.put_up(town, kind, seat, next(i for i in range(9) if i not in taken))

    def _cattle_bought(self, event: e.CattleBought) -> None:
        self._disc(event.seat, CATTLE, event.paid)
        self._arrive(event.seat, CATTLE, town_of(event.town), event.number, "cattle", 0.25)

    def _cowboys_hired(self, event: e.CowboysHired) -> None:
        self._disc(event.seat, COWBOYS, event.paid)
        self._arrive(event.seat, COWBOYS, town_of(event.town), event.number, "horse", 0.25)

    def _built(self, event: e.Built) -> None:
        kind, town = kind_of(event.building), town_of(event.town)
        self._disc(event.seat, kind, event.paid)
        sound = {"train": "train", "jail": "lock"}.get(event.building, "hammer")
        self._arrive(event.seat, kind, town, 1, sound, 0.25)

    def _farmer_placed(self, event: e.FarmerPlaced) -> None:
        self._disc(event.seat, FARMER, event.paid)
        self._arrive(event.seat, FARMER, town_of(event.town), 1, "knock", 0.25)

    def _cowboys_moved(self, event: e.CowboysMoved) -> None:
        self._disc(event.seat, MOVE_COWBOYS, event.paid)
        self._ride(event.seat, COWBOYS, [*zip(event.starts, event.ends, strict=True)], "horse")

    def _cattle_moved(self, event: e.CattleMoved) -> None:
        self._disc(event.seat, MOVE_CATTLE, event.paid)
        self._ride(event.seat, CATTLE, [(event.start, event.end)] * event.number, "cattle")

    def _ride(self, seat: int, kind: int, steps: list[tuple[str, str]], sound: str) -> None:
        """Counters go from town to town, one after the other."""
        board = self._board
        self.sound(sound)
        by_hand = board.by_hand == seat
        for i, (start, end) in enumerate(steps):
            a, b = town_of(start), town_of(end)
            leaves = layout.standing(board.places, board.shown, a, kind, seat)
            self._leaves(seat, kind, a)
            if by_hand:
                self._stands(seat, kind, b)
                continue

            def stands(town: int = b) -> None:
                self._stands(seat, kind, town)

            goal = layout.landing(board.places, board.shown, b, kind, seat)
            self.fly(token(kind, seat), leaves, goal, 0.25 + i * 0.14, 0.7, 40, "", stands)
        self.rest(0.5 if by_hand else 1.2 + 0.14 * len(steps))

    def _leaves(self, seat: int, kind: int, town: int) -> None:
        shown = self._board.shown
        if kind == COWBOYS:
            shown.ride(town, seat, -1)
        else:
            shown.drive(town, seat, -1)

    def _town_opened(self, event: e.TownOpened) -> None:
        board = self._board
        town = town_of(event.town)
        board.shown.opened |= 1 << town
        self.sound("cattle")
        if not board.showdown.is_open:
            self.banner(_("{town} opens for cattle").format(town=board.say(town_name(town))))

    def _stagecoach(self, event: e.StagecoachPaid) -> None:
        board = self._board
        town = town_of(event.town)
        coach = layout.standing(board.places, board.shown, town, STAGECOACH, event.seat)

        def paid() -> None:
            board.shown.money[event.seat] += event.amount

        self.rise(f"+${event.amount}", coach.box.cx, coach.box.y)
        self.coins(event.amount, (coach.box.cx, coach.box.cy), self.purse(event.seat), 0.3, paid)
        self.rest(0.7)

    # ---------------------------------------------------------------- the end
    def finish_game(self, then: Callable[[], None]) -> None:
        """The last beat: who has won, then the results."""
        board = self._board
        names = [board.table.plans[seat].name for seat in board.table.winners]
        people = [seat for seat in board.table.winners if seat in board.table.humans]
        self.sound("win" if people or not board.table.humans else "lose")
        words = ngettext("{names} wins!", "{names} win!", len(names))
        self.banner(words.format(names=listed(names)))
        board.tweens.after(2.0, then)

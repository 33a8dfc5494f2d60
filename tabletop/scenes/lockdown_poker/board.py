"""The Lockdown Poker table as a scene: what can be touched, what glows, and what is said. Elements stand in
elements.py, buttons in actions.py, the Sheriff out of turn in badge.py, motion in motion*.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.cards import parse_card
from tabletop.core.events import Event
from tabletop.games.lockdown_poker import LOCKDOWN_POKER, LockdownPoker
from tabletop.games.lockdown_poker.events import BettingBegins, SwitchingBegins
from tabletop.scenes.board import Step
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.fuse import under
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.lockdown_poker import actions, draw, elements, layout, words
from tabletop.scenes.lockdown_poker.bet_control import BetControl
from tabletop.scenes.lockdown_poker.deeds import deed
from tabletop.scenes.lockdown_poker.ending import outcome
from tabletop.scenes.lockdown_poker.motion import Motion
from tabletop.scenes.lockdown_poker.pieces import Pieces
from tabletop.scenes.lockdown_poker.private import PrivateTable
from tabletop.session.catalogue import _
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.canvas import Canvas
from tabletop.ui.dialogs import Dialog
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag, Gesture
from tabletop.ui.widgets import Widget

SLID = 44.0
"""Units that a card must be pulled down to be locked."""


class LockdownPokerBoard(PrivateTable):
    """One table of Lockdown Poker."""

    game: LockdownPoker
    pieces: Pieces
    motion: Motion
    extra_faces = MappingProxyType({"X1": "deputy1", "X2": "deputy2", "X3": "deputy3", "XS": "sheriff"})

    def __init__(self, house: House, table: Table, seats: AiSeats, order: TableOrder,
                 writer: RecordWriter | None = None) -> None:  # fmt: skip
        super().__init__(house, table, seats, order, writer)
        self.game = LOCKDOWN_POKER
        self.pieces = Pieces(self.deck, len(table.plans))
        self.motion = Motion(self)
        self.amount: int | None = None
        """What the dial says, while a bet is asked for; None: the least."""
        self.opening: SwitchingBegins | BettingBegins | None = None
        """Why who went first in this round."""
        self.showing: list[str] = [""] * len(table.plans)
        """The hand that each seat shows, in words; at the showdown its hand."""
        self.best = ""
        self.round_words = ""
        self.gains: list[int] = []
        """Points that each seat has made in the hand that is over."""
        self.winner_words: tuple[str, str] | None = None
        """Who has won the hand, and with what, while the sign hangs over the table."""
        self.story: list[str] = []
        """The last things that happened, in whole sentences, oldest first."""
        self.build_tools()

    # ---------------------------------------------------------------- what it shows
    @property
    def acting(self) -> Sequence[int]:
        """The seats that are to act, for the rays round their portraits."""
        if self.is_private or (self.shared and self.view.phase == "sheriff"):
            # who is to act at the last call holds the Sheriff: nobody is told
            return [self.looking.seat] if self.looking is not None else []
        return [self.view.to_act] if self.view.to_act >= 0 else []

    def fuse_box(self, seat: int) -> Box | None:
        if seat == self.bottom or seat not in self.acting or self.interrupter is not None:
            return None
        return under(self.pieces.spots[seat].plate)

    @property
    def money(self) -> bool:
        """Is it played for chips?"""
        return bool(self.view.house.money)

    def wanted(self) -> set[str]:
        """What may be picked next, or what a hint points at."""
        if self.person is None:
            return set()
        return {*self.picker.allowed(self.picker.drag or self.picker.picked), *self.hint}

    def chosen_card(self) -> int | None:
        """The own card that is picked, in a switching turn."""
        for id in self.picker.drag or self.picker.picked:
            if id.startswith(f"up:{self.asked}:"):
                return parse_card(id.rpartition(":")[2])
        return None

    @property
    def control(self) -> BetControl | None:
        """The dial, while there is one."""
        return next((w for w in self.widgets if isinstance(w, BetControl)), None)

    def portrait(self, seat: int) -> tuple[float, float, float]:
        spot = self.pieces.spots[seat]
        return *spot.medal, spot.radius

    # ---------------------------------------------------------------- words and tools
    def choices(self) -> Sequence[Widget]:
        return actions.widgets(self)

    def build_tools(self) -> None:
        a, b, c, d = layout.TOOLS
        asked = self.asked is not None
        self.widgets = [
            actions.ToolButton("button:undo", a, _("Undo"), self.undo, "undo", 22, enabled=self._may_undo()),
            actions.ToolButton("button:hint", b, _("Hint"), self.ask_hint, "hint", 22, enabled=asked),
            actions.ToolButton(
                "button:log", c, _("Log"), self.open_log, "log", 22, enabled=not self.is_private
            ),
            actions.ToolButton("button:menu", d, _("Menu"), self.open_menu, "menu", 22),
            *self.choices(),
        ]

    def refresh_words(self) -> None:
        self.prompt_words = words.prompt(self)
        self.round_words = words.round_words(self)
        self.showing = [words.showing(self, seat) for seat in range(self.pieces.seats)]
        self.best = words.best(self)
        self.build_tools()

    def deed_words(self, event: Event) -> str:
        return deed(event)

    def set_amount(self, amount: int) -> None:
        """The dial was turned."""
        self.amount = amount
        self.stage.audio.play("tick")
        self.refresh_words()
        self.redraw()

    # ---------------------------------------------------------------- pieces follow the view
    def sync(self, view: Any, glide: bool) -> None:
        """Every sprite to where the view wants it (`glide`: in motion), lit or dimmed as the picks allow."""
        self.pieces.bottom = self.bottom
        if self.drag is None and not (self.is_private and self._step is not None):
            self.pieces.take_over(view)
            self.pieces.restyle()
        self.pieces.name_cards()
        self.motion.arrange(glide)
        self.refresh_words()
        self.redraw()

    def on_event(self, event: Event) -> None:
        if isinstance(event, SwitchingBegins | BettingBegins):
            self.opening = event
            self.deeds = {event.seat: deed(event)}
        what = self.game.tell(event)
        if what is not None:
            self.story = [*self.story[-2:], self.say(what)]
        self.motion.show(event)
        self.call_looks(event)
        self.refresh_words()

    def on_over(self) -> None:
        self.motion.finish_game(self._results)

    def _results(self) -> None:
        from tabletop.scenes.results import Results

        self.stage.stack.replace(Results(self.house, outcome(self), self.seats.decisions))

    def next_hand(self) -> None:
        """Between two hands."""
        self.winner_words = None
        self.gains = []
        self.deeds.clear()
        self.table.next_hand()
        self.table.pump()

    def _begin(self, steps: dict[int | None, Step]) -> None:
        super()._begin(steps)
        if steps[self.eyes].undone:
            self.winner_words = None
            self.story.clear()

    def _look(self) -> None:
        self.story.clear()  # it may tell what only the last pair of eyes was to know
        super()._look()

    @property
    def state(self) -> str:
        return "await-human" if self.looking is not None and not self.tweens.busy else super().state

    def stop_asking(self) -> None:
        super().stop_asking()
        self.amount = None

    def _ask(self) -> bool:
        self.amount = None
        return super()._ask()

    def _collect_hint(self) -> None:
        super()._collect_hint()
        if self.hint and self.control is not None:
            word = self.hint[0].rpartition(":")[2]
            if word.isdigit():
                self.control.set(int(word))

    # ---------------------------------------------------------------- elements
    def elements(self) -> list[Element]:
        return [*elements.of_table(self), *super().elements()]

    # ---------------------------------------------------------------- gestures
    def press_path(self, path: Callable[[str], list[str]], at: str) -> Callable[[], None]:
        """What a button does with the chosen card; without one it says what is missing."""

        def press() -> None:
            chosen = [id for id in self.picker.picked if id.startswith(f"up:{self.asked}:")]
            if chosen:
                self.try_path(path(chosen[0]), at)
                self.sync(self.view, glide=True)
            else:
                self.refuse("bad-move", _("Choose one of your open cards first, then press this"), at)

        return press

    def fold(self) -> None:
        """Fold; where a check is free the person is asked first."""
        if self.asked is None:
            return
        if any(move[0] == "check" for move in self.game.legal(self.view, self.asked)):
            stay = ("button:no", _("Stay in"), "back", lambda: None)
            fold = ("button:yes", _("Fold"), "fold", self._fold_now)
            words = _("To check costs nothing, and you stay in the hand.")
            self.stage.stack.push(Dialog(self.stage, _("Fold all the same?"), words, [fold, stay]))
        else:
            self._fold_now()

    def _fold_now(self) -> None:
        if self.asked is not None:
            self.try_path(["button:fold"], "button:fold")

    def key(self, key: str) -> bool:
        """1, 2, 3 press the panel's buttons; + and - turn the dial."""
        buttons = [w for w in self.widgets if isinstance(w, actions.KeyButton)]
        if key.isdigit() and key != "0" and not self.in_motion:
            if int(key) <= len(buttons) and buttons[int(key) - 1].enabled:
                self.reason = None
                buttons[int(key) - 1].on_press()
            return True
        turn = {"+": 1, "=": 1, "[+]": 1, "-": -1, "[-]": -1, "page up": 5, "page down": -5}.get(key)
        if turn is not None and self.control is not None:
            self.control.set(self.control.amount + turn * self.control.step)
            return True
        return super().key(key)

    def wheel(self, id: str | None, steps: int) -> None:
        """Anywhere over the table: the dial."""
        if self.control is not None and not self.in_motion:
            self.control.set(self.control.amount + (1 if steps > 0 else -1) * self.control.step)

    def moves_of(self, path: list[str]) -> Sequence[Any]:
        if path == [f"chips:{self.asked}", "pot"] and self.control is not None and self.amount is not None:
            kind = "raise" if max(self.view.bets) else "bet"
            path = [f"button:{kind}:{self.control.amount}"]
        return super().moves_of(path)

    def refusal_path(self, id: str) -> list[str]:
        seat = self.asked
        kind, owner = id.split(":")[0], id.split(":")[1] if ":" in id else ""
        cards = self.view.up[seat] if seat is not None else ()
        own = f"up:{seat}:{elements.text_of(cards[0])}" if cards else ""
        if kind in ("hole", "seventh") and owner == str(seat):
            return [id, "button:lock"]
        if kind in ("up", "hole", "seventh", "deck") and owner != str(seat) and own:
            return [own, id]
        return [id, "button:lock"] if kind == "up" else [id]

    def same_kind(self, id: str) -> list[str]:
        return [id]

    def drop_places(self) -> set[str]:
        places = {"deck", "pot", "dead"}
        places |= {card.id for card in self.pieces.every() if card.id}
        return places

    def carried(self, drag: Drag, path: list[str]) -> list[Card]:
        card = self.pieces.find(drag.id)
        return [card] if card is not None else []

    def drag_started(self, drag: Drag) -> bool:
        if drag.id == "button:dial" or drag.id.startswith("button:chip:"):
            return self.control is not None and not self.in_motion
        return super().drag_started(drag)

    def drag_moved(self, drag: Drag) -> None:
        if drag.id == "button:dial" and self.control is not None:
            self.control.turn_to(drag.x, drag.y)
        else:
            super().drag_moved(drag)

    def dropped(self, drag: Drag, target: str | None) -> None:
        if drag.id == "button:dial":
            return
        if drag.id.startswith("button:chip:"):
            if not layout.PANEL.holds(drag.x, drag.y):
                self.press(drag.id, Gesture())
            return
        if target is None and self._slid_down(drag):
            target = "button:lock"
        super().dropped(drag, target)

    def _slid_down(self, drag: Drag) -> bool:
        """Was one of the own cards pulled down in its place?"""
        card = self.pieces.find(drag.id)
        if card is None or not drag.id.startswith(f"up:{self.asked}:") or self.view.phase != "switch":
            return False
        home = next(p for place, c in self.pieces.placed(self.bottom) if c is card
                    for p in [self.pieces.pose(self.bottom, place, card)])  # fmt: skip
        x, y = drag.x + drag.dx, drag.y + drag.dy
        return y - home.y > SLID and abs(x - home.x) < 110

    # ---------------------------------------------------------------- painting
    def draw(self, canvas: Canvas) -> None:
        draw.table(self, canvas)

    def box_of(self, id: str) -> Box:
        at = id if not id.startswith("button:draw") else "button:draw"
        return super().box_of(at)

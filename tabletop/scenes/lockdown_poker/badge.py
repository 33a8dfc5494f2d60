"""The Sheriff out of turn: whose badges lie on the table, what happens when one is taken up, and how long AI
seats leave a person the chance.

A badge is a way to `sheriff:S`; the game says what it may be dropped on.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tabletop.games.lockdown_poker.deck import SHERIFF
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.scenes.cards.table import CardTable
from tabletop.scenes.lockdown_poker.pieces import Pieces
from tabletop.scenes.picker import Picker
from tabletop.ui.scene import Drag, Gesture

WINDOW = 1.5
"""Seconds, at every speed, that an AI's turn leaves a person who holds the Sheriff."""
MODES = ("window", "ask", "never")
"""An AI's turn waits a moment for the Sheriff, waits until it is told to go on, or does not wait."""


class BadgeTable(CardTable):
    """The person's Sheriff at this table; the board adds all the rest."""

    pieces: Pieces
    sheriff_mode = "window"
    _passed = -1
    """The table's turn at which the person let the chance pass, in mode "ask"."""

    def enter(self) -> None:
        super().enter()
        self._shown_at = self.stage.now()

    # ---------------------------------------------------------------- whose
    def badges(self) -> list[int]:
        """The people whose Sheriff may be played now and may be seen here: face up, or the only person's."""
        if self.view is None or self.view.phase not in ("switch", "bet", "sheriff", "showdown"):
            return []
        people = self.table.humans
        if len(people) == 1 or self.view.phase == "showdown":  # then it lies open in the hole
            found = [seat for seat in people if may_play(self.view, seat)]
        else:
            found = [seat for seat in people if SHERIFF in self.view.up[seat] and may_play(self.view, seat)]
        return [seat for seat in found if any(card.card == SHERIFF for card in self.pieces.row(seat))]

    @property
    def badge_live(self) -> bool:
        """Does the table wait for anybody, so that a badge may be taken up?"""
        return not self.in_motion and self.table.over is None

    def aims(self, seat: int) -> Sequence[str]:
        """What that seat's Sheriff may be dropped on."""
        if seat == self.person:
            return self.picker.allowed([f"sheriff:{seat}"])
        aside = Picker(self.game)
        aside.begin(self.view, seat)
        return aside.allowed([f"sheriff:{seat}"])

    def _begun_by(self, id: str) -> int | None:
        """The person out of turn whose Sheriff this element is."""
        kind, _colon, rest = id.partition(":")
        owner = rest.partition(":")[0]
        if not owner.isdigit() or int(owner) == self.person or int(owner) not in self.table.humans:
            return None
        seat = int(owner)
        if kind == "sheriff":
            return seat if seat in self.badges() else None
        card = self.person is None and self.eyes == seat and id in (f"up:{seat}:XS", f"seventh:{seat}")
        return seat if card and may_play(self.view, seat) and self._is_sheriff(id, seat) else None

    def _is_sheriff(self, id: str, seat: int) -> bool:
        return not id.startswith("seventh:") or self.view.seventh[seat] == SHERIFF

    # ---------------------------------------------------------------- taking it up
    def take_badge(self, id: str) -> bool:
        """If this is the Sheriff of a person out of turn, let him aim; True if he does now."""
        seat = self._begun_by(id)
        if seat is None or not self.badge_live:
            return False
        self.interrupter = seat
        self.picker.begin(self.view, seat)
        self.reason = None
        return True

    def put_down(self) -> None:
        """The Sheriff goes back where it was; whoever was asked goes on."""
        if self.interrupter is None:
            return
        self.interrupter = None
        if self.asked is not None:
            self.picker.begin(self.view, self.asked)
        else:
            self.picker.end()
        self._shown_at = self.stage.now()
        self.sync(self.view, glide=True)

    def _put_down_if_empty(self) -> None:
        if self.interrupter is not None and not self.picker.picked and self.drag is None:
            self.put_down()

    def press(self, id: str, gesture: Gesture) -> None:
        self.take_badge(id)
        super().press(id, gesture)
        self._put_down_if_empty()

    def back(self) -> None:
        before = self.interrupter
        super().back()
        if before is not None:
            self._put_down_if_empty()

    @property
    def aimed_from(self) -> int | None:
        """The seat whose Sheriff is being aimed now: its badge or its card is in the hand or picked."""
        path = self.picker.drag or self.picker.picked
        if not path or self.person is None:
            return None
        is_own = path[0] == f"sheriff:{self.person}" or self._sheriff_card(path[0])
        return self.person if is_own else None

    def _sheriff_card(self, id: str) -> bool:
        """Is this the card of the person's Sheriff, out of the switching turn in which it is a card like
        any?"""
        if self.view.phase == "switch" and self.view.to_act == self.person:
            return False
        seat = self.person
        if self.view.phase == "showdown":
            return id == f"hole:{seat}"
        up, seventh = id == f"up:{seat}:XS", id == f"seventh:{seat}"
        return up or (seventh and self.view.seventh[seat] == SHERIFF)

    def drag_started(self, drag: Drag) -> bool:
        self.take_badge(drag.id)
        if super().drag_started(drag):
            self.motion.arrange(True)
            self.refresh_words()
            return True
        self._put_down_if_empty()
        return False

    def dropped(self, drag: Drag, target: str | None) -> None:
        super().dropped(drag, target)
        self._put_down_if_empty()

    def drag_lost(self) -> None:
        super().drag_lost()
        self._put_down_if_empty()

    # ---------------------------------------------------------------- how long others wait
    def _someone_could(self) -> bool:
        """Might a person here want to play a Sheriff? Nobody's hidden card makes a difference to the
        answer where several people look at the screen."""
        view = self.view
        if view.phase not in ("switch", "bet"):
            return False
        if self.badges():
            return True
        unseen = SHERIFF not in view.dead and not any(SHERIFF in row for row in view.up)
        return len(self.table.humans) > 1 and view.round == 7 and unseen

    @property
    def asks_on(self) -> bool:
        """In mode "ask": does an AI's turn wait to be told to go on?"""
        if self.sheriff_mode != "ask" or self.in_motion or self.asked is not None:
            return False
        return self._passed != self.table.turn and self.table.over is None and self._someone_could()

    def patience(self) -> float:
        if self.sheriff_mode == "never" or not self._someone_could():
            return super().patience()
        if self.sheriff_mode == "ask" and self._passed != self.table.turn:
            return math.inf
        return max(super().patience(), WINDOW if self.sheriff_mode == "window" else 0.0)

    def let_pass(self) -> None:
        """In mode "ask": not now."""
        self._passed = self.table.turn
        self._shown_at = -1e9
        self.refresh_words()
        self.redraw()

    @property
    def others_wait(self) -> bool:
        """Is this an AI's turn in which a person might play a Sheriff?"""
        return self.asked is None and not self.in_motion and self.table.over is None and self._someone_could()

    def turn_mode(self) -> None:
        """The next way of waiting for the Sheriff."""
        self.sheriff_mode = MODES[(MODES.index(self.sheriff_mode) + 1) % len(MODES)]
        self._shown_at = self.stage.now()
        self.refresh_words()
        self.redraw()

"""Several people at one screen: the private look at the seventh card, and the one Sheriff button.

Everybody looks, in seat order and behind the curtain, whoever holds the Sheriff, so that neither a pause nor
a curtain tells anything (rule page "The Sheriff").
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import ALL_CARDS
from tabletop.games.lockdown_poker.events import CardDealt, Dealt, TurnedUp
from tabletop.games.lockdown_poker.moves import NO_SHERIFF
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.games.lockdown_poker.state import seats_in
from tabletop.scenes.board import Lifted, Step
from tabletop.scenes.curtain import Curtain
from tabletop.scenes.lockdown_poker.badge import BadgeTable
from tabletop.scenes.lockdown_poker.pieces import Pieces
from tabletop.scenes.lockdown_poker.whose import Whose
from tabletop.session.catalogue import _
from tabletop.ui.geometry import Box


class Look(NamedTuple):
    """Somebody is to see his seventh card, or to play a Sheriff that he may hold there."""

    seat: int
    last_call: bool
    """Before the cards are turned up: who is ready lets the Sheriff be."""
    wanted: bool = False
    """Somebody has asked for it by the Sheriff button."""


class PrivateTable(BadgeTable):
    """The private moments of a table that people share; with one person there are none."""

    pieces: Pieces

    def __init__(self, *args: Any, **named: Any) -> None:
        self.looks: deque[Look] = deque()
        """Who is to look before the game goes on."""
        self.looking: Look | None = None
        """Who looks now, alone before the screen."""
        self._called: Look | None = None
        """For whom the curtain has fallen."""
        self._declined: set[int] = set()
        """Who has been ready at the last call."""
        self._last_called = False
        self._told: dict[int | None, Step] = {}
        super().__init__(*args, **named)

    # ---------------------------------------------------------------- when
    @property
    def shared(self) -> bool:
        """Do several people look at this screen?"""
        return len(self.table.humans) > 1

    @property
    def is_private(self) -> bool:
        """Does the game wait for a private look?"""
        return bool(self.looks) or self.looking is not None or self._called is not None

    def _begin(self, steps: dict[int | None, Step]) -> None:
        self._told = steps
        if self.shared and any(_is_seventh(event) for event in steps[None].events):
            self.eyes = None  # dealt face down before everybody, looked at one by one
            self.view = self._views[None]
        if any(isinstance(event, Dealt) for event in steps[None].events):
            self._declined.clear()
            self._last_called = False
        super()._begin(steps)

    def call_looks(self, event: object) -> None:
        """After this event has been shown: is it time for everybody to look?"""
        if not self.shared or not _is_seventh(event):
            return
        last = self.coming.phase != "bet"
        self._last_called = last
        self._line_up(last)

    def _line_up(self, last: bool) -> None:
        live = set(seats_in(self.coming.live))
        self.looks.extend(Look(seat, last) for seat in self.table.humans if seat in live)

    def _advance(self) -> bool:
        if self.looking is not None or self._called is not None:
            return False
        if self._is_last_call():
            self._last_called = True
            self._line_up(last=True)
        if not self.looks:
            return super()._advance()
        if self._step is not None and not self._events:
            self._finish(self._step)
        self.stop_asking()
        self._call(self.looks.popleft())
        return False

    def _is_last_call(self) -> bool:
        """For chips everybody looks once more before the cards are turned up."""
        if not self.shared or self._last_called:
            return False
        if self._events:
            return isinstance(self._events[0], TurnedUp)
        return not self._queued and self.coming.phase == "sheriff"

    def _next_actor(self) -> bool:
        seat = self.table.actors[0] if self.table.actors else -1
        if (
            self.shared
            and seat in self._declined
            and self.view.phase == "sheriff"
            and not self.table.is_ahead
        ):
            self.table.submit(seat, NO_SHERIFF)
            self.table.pump()
            return True
        return super()._next_actor()

    # ---------------------------------------------------------------- the look itself
    def _call(self, look: Look) -> None:
        """The curtain before a person who is to look; none where he is the one before the screen."""
        self._called = look
        if self.couch.last == look.seat and self.eyes == look.seat:
            self._lifted(look)
            return
        self.eyes = None
        self._hide_sevenths()
        words = _("It is time to look at the seventh card")
        if look.wanted:
            words = _("{name} wants a private look").format(name=self.table.names[look.seat])
        self.stage.stack.push(Curtain(self.house, self, look.seat, [words]))

    def _lifted(self, look: Look) -> None:
        """He is alone before the screen: his seventh card lies open."""
        self._called, self.looking = None, look
        self.couch = self.couch.sit(look.seat)
        self.eyes = self.bottom = look.seat
        self.pieces.bottom = look.seat
        if self._step is None:
            self.view = self._views[look.seat]
            self.sync(self.view, glide=False)
            return
        for sprite in self.pieces.seventh[look.seat]:
            self.pieces.deck.become(sprite, self._own_seventh(look.seat))
        self.sync(self.view, glide=False)

    def _own_seventh(self, seat: int) -> int:
        """The card of the step that is being shown, as its owner was told of it."""
        for event in self._told[seat].events:
            if isinstance(event, TurnedUp) and event.seat == seat:
                return event.seventh
            if isinstance(event, CardDealt) and _is_seventh(event) and seat in event.seats:
                return event.cards[event.seats.index(seat)]
        return HIDDEN

    def look_done(self) -> None:
        """ "Ready": his cards are put away, and the game goes on."""
        look = self.looking
        if look is None:
            return
        self.put_down()
        if look.last_call:
            self._declined.add(look.seat)
        self._end_look()

    def _end_look(self) -> None:
        self.looking = None
        self.eyes = None
        if self._step is None:
            self.view = self._views[None]
        else:
            self._hide_sevenths()
        self._shown_at = self.stage.now()
        self.sync(self.view, glide=False)

    def _hide_sevenths(self) -> None:
        for seat in range(self.pieces.seats):
            for sprite in self.pieces.seventh[seat]:
                self.pieces.deck.become(sprite, HIDDEN)
        self.motion.arrange(False)
        self.redraw()

    @property
    def explained_words(self) -> tuple[str, Box] | None:
        # what the table knows of the rest differs with who holds the Sheriff, so nothing is explained
        return None if self.is_private or self.explained in self.picker.picked else super().explained_words

    def open_log(self) -> None:
        if not self.is_private:  # what comes after the look stands in it already
            super().open_log()

    def resume(self, result: Any) -> None:
        called = self._called
        if isinstance(result, Lifted) and called is not None and called.seat == result.seat:
            self._lifted(called)
            self.stage.audio.play("turn")
            return
        super().resume(result)

    def _submit(self, *moves: Move, at: str = "") -> bool:
        done = super()._submit(*moves, at=at)
        if done and self.looking is not None:
            self.looks.clear()
            self._end_look()
        return done

    # ---------------------------------------------------------------- the one Sheriff button
    def ask_whose(self) -> None:
        """Whose Sheriff is it? Asked of all people alike; then the curtain."""
        names = self.table.names
        seats = [(seat, names[seat]) for seat in self.table.humans if self.view.live >> seat & 1]
        self.stage.stack.push(Whose(self.stage, seats, self.call_private))

    def call_private(self, seat: int) -> None:
        """This person wants to be alone with his cards."""
        self.put_down()
        if self.eyes == seat:
            return
        self.stop_asking()
        self._call(Look(seat, last_call=False, wanted=True))

    @property
    def may_aim(self) -> bool:
        """Does the person who looks hold the Sheriff, and may play it?"""
        return self.looking is not None and self._step is None and may_play(self.view, self.looking.seat)


def _is_seventh(event: object) -> bool:
    return isinstance(event, CardDealt) and event.round == ALL_CARDS

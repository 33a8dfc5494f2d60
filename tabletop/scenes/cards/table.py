"""The scene of any card table: own hand, piece in hand, lens, tools, painted layer. The games' boards add
their tables."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tabletop.core.cards import HIDDEN, RANK_OF, card_name_key
from tabletop.scenes.board import Board
from tabletop.scenes.cards.flights import Flights
from tabletop.scenes.cards.hand import FAN_MOST, Hand
from tabletop.scenes.cards.sprites import Card, Deck
from tabletop.scenes.house import House, TableOrder
from tabletop.session.catalogue import _
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag
from tabletop.ui.sprites import ASPECT
from tabletop.ui.widgets import Button, Widget

TOOLS = (Box(1522, 890, 172, 70), Box(1706, 890, 172, 70), Box(1522, 974, 172, 70), Box(1706, 974, 172, 70))
"""Undo, hint, log, menu: the same corner in every game."""


class CardPieces(Protocol):
    """What a card table's pieces must tell: the own hand, its layout, and every sprite."""

    opened: int | None
    """Index of the own card whose rank lies open in the lens."""

    @property
    def own(self) -> list[Card]:
        """The hand at the bottom of the screen, sorted."""

    def own_layout(self) -> Hand:
        """Where its cards belong, not lifted."""

    def every(self) -> list[Card]:
        """All card sprites."""


class CardTable(Board):
    """A table of cards. Subclasses set `pieces` and `motion`, and say what can be done with the own
    button."""

    pieces: CardPieces
    motion: Flights
    extra_faces: Mapping[str, str] = {}
    """Card text -> picture of its face, where the game's extra cards are not the usual ones."""

    def __init__(
        self,
        house: House,
        table: Table,
        seats: AiSeats,
        order: TableOrder,
        writer: RecordWriter | None = None,
    ) -> None:
        self.effects: list[Any] = []
        self.sign = ""
        self.prompt_words = ""
        self.dragged_sprites: list[Card] = []
        self.put_aside: Sequence[str] = ()
        """Own cards of a secret choice that is made and can still be changed: they stay raised."""
        self.new_cards: set[Card] = set()
        """Cards that came to the own hand since its last turn: tinted until the next."""
        self.base: Canvas | None = None
        """The painted layer under all that moves, and what it shows."""
        self.base_key: tuple[object, ...] = ()
        self.deck = Deck(house.stage.assets, house.stage.look, self.extra_faces)
        super().__init__(house, table, seats, order, writer)

    # ---------------------------------------------------------------- for the games' boards
    def choices(self) -> Sequence[Widget]:
        """The game's own buttons, as the position now asks."""
        return ()

    @abstractmethod
    def refresh_words(self) -> None:
        """Signs, prompt and tools, as the position now asks."""

    def carried(self, drag: Drag, path: list[str]) -> list[Card]:
        """The sprites that a drag takes along, the one under the pointer last."""
        ids = set(path)
        cards = [s for s in self.pieces.own if s.id in ids]
        return sorted(cards, key=lambda s: s.id == drag.id)

    def bright(self, picked: list[str]) -> set[str]:
        """The own cards that glow while these are picked: what the moment asks for."""
        return set(self.picker.allowed(picked))

    # ---------------------------------------------------------------- what it shows
    @property
    def is_dealing(self) -> bool:  # type: ignore[override]
        return self.motion.dealing

    @property
    def explained_words(self) -> tuple[str, Box] | None:
        """What the thing under the pointer (or the focus) means, and where it is."""
        id, picked = self.explained, self.picker.picked
        if id is None or self.drag is not None or self.in_motion:
            return None
        if picked and id in self.picker.allowed(picked):
            return None  # what is aimed at says by itself what would happen
        if words := self.asked_about(id):
            return words, self.box_of(id)
        what = self.game.meaning(self.view, self.bottom if self.eyes is None else self.eyes, id)
        words = self.with_character(id, self.say(what) if what else "")
        return (words, self.box_of(id)) if words else None

    def build_tools(self) -> None:
        """The four tools and the game's own buttons."""
        a, b, c, d = TOOLS
        self.widgets = [
            Button("button:undo", a, _("Undo"), self.undo, "undo", 25, enabled=self._may_undo()),
            Button("button:hint", b, _("Hint"), self.ask_hint, "hint", 25, enabled=self.asked is not None),
            Button("button:log", c, _("Log"), self.open_log, "log", 25),
            Button("button:menu", d, _("Menu"), self.open_menu, "menu", 25),
            *self.choices(),
        ]

    def _may_undo(self) -> bool:
        person = self.asked if self.asked is not None else self._last_person
        return person is not None and not self.in_motion and self.table.can_undo(person)

    def press_word(self, id: str) -> Any:
        """What a button does that is a whole path by itself."""
        return lambda: self.try_path([id], id)

    def can(self, id: str, picked: list[str]) -> bool:
        """May this be picked next, or instead of what is picked?"""
        return id in self.picker.allowed(picked) or id in self.picker.allowed([])

    # ---------------------------------------------------------------- the own hand
    def own_elements(self) -> list[Element]:
        """The cards of the hand at the bottom; those of somebody who is not asked cannot be touched."""
        picked = self.picker.picked
        mine = self.asked == self.bottom
        hand = self.pieces.own_layout()
        out = []
        for i, sprite in enumerate(self.pieces.own):
            hidden = sprite.card == HIDDEN
            base = next((path for path in (self.picker.drag, picked) if sprite.id in path), [sprite.id])
            element = Element(
                sprite.id,
                "card",
                _(card_name_key(sprite.card)),
                self._seen(i),
                enabled=(mine and not hidden and self.can(sprite.id, picked)) or sprite.id in picked,
                selected=sprite.id in picked,
                dragging=sprite in self.dragged_sprites,
                moving=sprite.flying or self.tweens.moves(sprite),
                accepts=self.picker.allowed(base) if mine else (),
                draggable=mine and not hidden,
                explains=not hidden,
                pressable=not hidden,
                hit=sprite.holds,
            )
            if hand.lens and i in hand.lens.poses:
                element.hit = lambda x, y, s=sprite, p=hand.poses[i]: s.holds(x, y) or p.holds(x, y, ASPECT)
            out.append(element)
        return out

    def _seen(self, index: int) -> Box:
        """What a card's right neighbour in the hand leaves free: the middle of it is where a pointer hits."""
        own, held = self.pieces.own, self.dragged_sprites
        box = own[index].box()
        if index + 1 == len(own) or own[index] in held or own[index + 1] in held or own[index + 1].flying:
            return box
        over = own[index + 1].box()
        beside = box.x < over.x < box.right and abs(over.y - box.y) < box.h / 2
        return box._replace(w=max(12.0, over.x - box.x)) if beside else box

    def same_kind(self, id: str) -> list[str]:
        sprite = next((s for s in self.pieces.own if s.id == id), None)
        if sprite is None:
            return [id]
        rank = RANK_OF[sprite.card]
        return [id, *(s.id for s in self.pieces.own if RANK_OF[s.card] == rank and s.id != id)]

    def hovered(self, id: str | None) -> None:
        super().hovered(id)
        self._open_lens(id)

    def _open_lens(self, id: str | None) -> None:
        own = self.pieces.own
        if len(own) <= FAN_MOST or self.drag is not None:
            opened = None if self.drag is None else self.pieces.opened
        else:
            opened = next((i for i, s in enumerate(own) if s.id == id), None)
            lens = self.pieces.own_layout().lens
            if opened is None and lens is not None and lens.box.grown(14, 40).holds(*self.stage.pointer()):
                opened = self.pieces.opened
        if opened != self.pieces.opened:
            self.pieces.opened = opened
            self.motion.arrange(True)
            self.refresh_words()

    def wheel(self, id: str | None, steps: int) -> None:
        """Over a rank of the hand: how many of it are marked."""
        if self.asked is None or id is None:
            return
        kind = [each for each in self.same_kind(id) if each.startswith("hand:")]
        marked = [each for each in kind if each in self.picker.picked]
        wanted = max(0, min(len(kind), len(marked) + (1 if steps > 0 else -1)))
        path: list[str] = []
        for each in sorted(kind, key=[s.id for s in self.pieces.own].index)[:wanted]:
            if each in self.picker.allowed(path):
                path.append(each)
        self.picker.picked[:] = path
        self.sync(self.view, glide=True)

    # ---------------------------------------------------------------- drags
    def drag_started(self, drag: Drag) -> bool:
        if not super().drag_started(drag):
            return False
        self.motion.take_in_hand(drag, self.picker.drag)
        self.refresh_words()
        return True

    def drag_moved(self, drag: Drag) -> None:
        self.motion.follow(drag)

    def dropped(self, drag: Drag, target: str | None) -> None:
        self.motion.let_go()
        super().dropped(drag, target)

    def drag_lost(self) -> None:
        self.motion.let_go()
        super().drag_lost()

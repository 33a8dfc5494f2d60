"""The Brown Bullet table as a scene: what can be touched, what glows, and what is said. Motion stands in
motion.py."""

from __future__ import annotations

from typing import Any

from tabletop.core.cards import HIDDEN, RANK_OF, card_name_key, parse_card
from tabletop.core.events import Event
from tabletop.games.brown_bullet.demand import demand_of
from tabletop.games.brown_bullet.moves import CHAMBER
from tabletop.games.brown_bullet.names import count_name, demand_text, rank_names
from tabletop.games.brown_bullet.state import EMPTY
from tabletop.scenes.brown_bullet import draw, layout
from tabletop.scenes.brown_bullet.deeds import deed
from tabletop.scenes.brown_bullet.ending import outcome
from tabletop.scenes.brown_bullet.motion import Motion
from tabletop.scenes.brown_bullet.pieces import Pieces
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.cards.table import CardTable
from tabletop.scenes.character import seat_word
from tabletop.scenes.fuse import under
from tabletop.scenes.house import House, TableOrder
from tabletop.session.catalogue import _, listed
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag
from tabletop.ui.sprites import ASPECT
from tabletop.ui.widgets import Button

PILE = "pile:discard"


class BrownBulletBoard(CardTable):
    """One table of Brown Bullet."""

    pieces: Pieces
    motion: Motion

    def __init__(
        self,
        house: House,
        table: Table,
        seats: AiSeats,
        order: TableOrder,
        writer: RecordWriter | None = None,
    ) -> None:
        super().__init__(house, table, seats, order, writer)
        self.pieces = Pieces(self.deck, len(table.plans))
        self.motion = Motion(self)
        self.build_tools()

    # ---------------------------------------------------------------- what it shows
    @property
    def acting(self) -> int | None:
        """The seat that is to act, for the rays round its portrait."""
        return self.view.to_act if self.view.to_act >= 0 else None

    def fuse_box(self, seat: int) -> Box | None:
        spot = self.pieces.spots.get(seat)
        if spot is None:
            return None
        deed = spot.deed
        return under(deed if self.deeds.get(seat) else spot.plate)

    @property
    def pile_glows(self) -> bool:
        """The burst round the pile: it can take what is marked or in hand, or be taken."""
        if self.asked is None:
            return False
        return PILE in self.picker.allowed(self.picker.drag or self.picker.picked) or PILE in self.hint

    def is_out(self, seat: int) -> bool:
        """Neither hand nor chamber left."""
        return (
            not self.pieces.hands[seat]
            and bool(self.pieces.chambers)
            and all(card == EMPTY for card in self.pieces.chambers[seat])
        )

    def wins_words(self, seat: int) -> str:
        """Deals won in a match; "" where one deal is the match."""
        if self.table.rules.match_wins == 1:
            return ""
        return _("wins: {won} of {needed}").format(
            won=self.view.wins[seat], needed=self.table.rules.match_wins
        )

    def is_target(self, seat: int) -> bool:
        """May a cartridge of this seat be picked next?"""
        wanted = self.picker.allowed(self.picker.drag or self.picker.picked)
        return any(id.startswith(f"chamber:{seat}:") for id in (*wanted, *self.hint))

    def aimed_slot(self, seat: int) -> int | None:
        """The cartridge under the piece in hand or the pointer, where it can be picked."""
        id = self.drag.over if self.drag else self.hover or self.focus
        wanted = self.picker.allowed(self.picker.drag or self.picker.picked)
        hinted = next((h for h in self.hint if h.startswith(f"chamber:{seat}:")), None)
        if id and id in wanted and id.startswith(f"chamber:{seat}:"):
            return int(id.rsplit(":", 1)[1])
        return int(hinted.rsplit(":", 1)[1]) if hinted else None

    def chamber_circle(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a cylinder: enlarged while it is a target."""
        x, y, r = self.pieces.chamber_centre(seat)
        return x, y, max(r, layout.TARGET_RADIUS) if self.is_target(seat) else r

    def prompt_box(self) -> Box:
        """The prompt strip; an open lens pushes it to the left, so that neither hides the other."""
        box = self.pieces.middle.prompt
        hand = self.pieces.own_layout()
        if hand.lens is None or not hand.lens.box.overlap(box):
            return box
        width = min(420.0, max(300.0, hand.lens.box.x - 30))
        left = max(16.0, hand.lens.box.x - width - 18)
        return Box(left, hand.lens.box.y + 24, width, box.h)

    def portrait(self, seat: int) -> tuple[float, float, float]:
        if seat == self.bottom:
            return *layout.OWN_MEDAL, layout.OWN_MEDAL_RADIUS
        return *self.pieces.spots[seat].medal, layout.MEDAL_RADIUS

    # ---------------------------------------------------------------- words and tools
    def choices(self) -> list[Button]:
        choice = self._choice()
        return [choice] if choice else []

    def _choice(self) -> Button | None:
        """The game's own button: what is marked, the pile, holding fire, the next deal."""
        if self.table.over == "hand" and not self.in_motion:
            return Button("button:deal", layout.CHOICE, _("Next deal"), self.next_deal, "deal", 28, lit=True)
        if self.asked is None:
            return None
        if self.picker.picked and self.picker.completed():
            return Button(
                "button:done", layout.CHOICE, self._marked_words(), self.finish_path, None, 28, lit=True
            )
        allowed = self.picker.allowed([])
        if "button:pickup" in allowed:
            only = not any(id.startswith("hand:") for id in allowed)
            return Button(
                "button:pickup",
                layout.CHOICE,
                _("Take the pile"),
                self.press_word("button:pickup"),
                "pile",
                28,
                lit=only,
            )
        if "button:hold" in allowed:
            return Button(
                "button:hold", layout.CHOICE, _("Hold fire"), self.press_word("button:hold"), "no", 28
            )
        return None

    def _marked_words(self) -> str:
        cards = [
            parse_card(id.split(":")[2].partition("#")[0])
            for id in self.picker.picked
            if id.startswith("hand:")
        ]
        if len(cards) == 1:
            return _("Play {card}").format(card=_(card_name_key(cards[0])))
        if cards and len({RANK_OF[card] for card in cards}) == 1:
            many = {
                "count": self.say(count_name(len(cards))),
                "cards": self.say(rank_names(RANK_OF[cards[0]])),
            }
            return _("Play {count} {cards}").format(**many)
        return _("Play the run") if cards else _("Turn it over")

    def next_deal(self) -> None:
        """Between the deals of a match."""
        self.table.next_hand()
        self.table.pump()

    def deed_words(self, event: Event) -> str:
        return deed(event)

    def refresh_words(self) -> None:
        """Sign, prompt and tools, as the position now asks."""
        self.sign = self.say(demand_text(demand_of([s.card for s in self.pieces.pile])))
        if self.view.phase == "bullet" and self.asked is not None:
            self.sign = _("Brown Bullet!")
        self.prompt_words = self._prompt()
        self.build_tools()

    def _prompt(self) -> str:
        if self.table.over is not None:
            names = [self.table.plans[seat].name for seat in self.deal_winners()]
            return _("{names} won this deal").format(names=listed(names)) if names else ""
        if self.asked is not None:
            what = self.game.prompt(self.view, self.asked)
            return self.say(what) if what else ""
        acting = self.acting
        if acting is None:
            return ""
        return _("{name} is to play").format(name=self.table.plans[acting].name)

    def deal_winners(self) -> list[int]:
        """Who is first in the deal that has just ended."""
        return [seat for seat, place in enumerate(self.table.places) if place == 1] if self.table.over else []

    # ---------------------------------------------------------------- pieces follow the view
    def sync(self, view: Any, glide: bool) -> None:
        """Every sprite to where the view wants it (`glide`: in motion), lit or dimmed as the picks allow."""
        pieces = self.pieces
        pieces.bottom = self.bottom
        holding = self.drag is not None
        if not holding:  # nothing is sorted anew under a hand that aims
            pieces.take_over(view)
            pieces.restyle()
        pieces.name_cards()
        self.motion.arrange(glide)
        self.refresh_words()
        self.redraw()

    def on_event(self, event: Event) -> None:
        self.motion.show(event)
        self.refresh_words()

    def on_over(self) -> None:
        self.motion.finish_game(lambda: self._results())

    def _results(self) -> None:
        from tabletop.scenes.results import Results

        self.stage.stack.replace(Results(self.house, outcome(self), self.seats.decisions))

    # ---------------------------------------------------------------- elements
    def elements(self) -> list[Element]:
        elements = [*self._table_elements()]
        for seat in self.pieces.spots:
            elements += self._seat_elements(seat)
        elements += self._chamber_elements()
        elements += self._hand_elements()
        elements += super().elements()
        return elements

    def _table_elements(self) -> list[Element]:
        mid, pieces = self.pieces.middle, self.pieces
        picked = self.picker.drag or self.picker.picked
        top = pieces.pile[-1].card if pieces.pile else HIDDEN
        name = _("discard pile, {count} cards").format(count=len(pieces.pile))
        if top != HIDDEN:
            name += ", " + _(card_name_key(top))
        taking = self.picker.allowed([PILE])
        moving = any(s.flying for s in pieces.pile)
        return [
            Element("text:prompt", "text", self.prompt_words, self.prompt_box(), pressable=False),
            Element("text:sign", "text", self.sign, mid.sign, pressable=False),
            *(
                [Element("text:reason", "text", self.reason[0], layout.REASON, pressable=False)]
                if self.reason
                else []
            ),
            *(
                [Element("text:hint", "text", self.hint_words, self.prompt_box(), pressable=False)]
                if self.hint_words
                else []
            ),
            Element(
                "pile:draw",
                "pile",
                _("draw pile, {count} cards").format(count=pieces.draw_left),
                mid.draw.box(ASPECT),
            ),
            Element(
                PILE,
                "pile",
                name,
                draw.area_of_pile(self),
                enabled=self.can(PILE, picked),
                moving=moving,
                accepts=taking,
                draggable=bool(taking),
                explains=True,
                hit=mid.pile.box(1.0).grown(20).holds,
            ),
            Element(
                f"hand:{self.bottom}",
                "slot",
                _("your hand"),
                layout.HAND_AREA,
                enabled=self.picker.drag == [PILE] or self.picker.picked == [PILE],
                pressable=self.picker.picked == [PILE],
            ),
        ]

    def _seat_elements(self, seat: int) -> list[Element]:
        spot, plan = self.pieces.spots[seat], self.table.plans[seat]
        x, y = spot.medal
        hand = self.pieces.hands[seat]
        name = _("{name}, {level}, {count} cards in hand").format(
            name=plan.name, level=seat_word(plan.kind, plan.name), count=len(hand)
        )
        box = Box(x - 68, y - 76, 136, 152)
        backs = [
            Element(
                f"hand:{seat}:back:{i}", "card", _("hidden card"), s.box(), pressable=False, moving=s.flying
            )
            for i, s in enumerate(hand[-5:])
        ]
        return [Element(f"seat:{seat}", "seat", name, box), *backs]

    def _chamber_elements(self) -> list[Element]:
        out = []
        picked = self.picker.drag or self.picker.picked
        marked = {(mark.seat, mark.slot): mark.card for mark in self.pieces.marks}
        for seat, chamber in enumerate(self.pieces.chambers):
            x, y, r = self.chamber_circle(seat)
            for slot, card in enumerate(chamber):
                id = f"chamber:{seat}:{slot}"
                words = {"name": self.table.plans[seat].name, "slot": slot + 1}
                if card == EMPTY:
                    name = _("{name}, chamber {slot}: empty").format(**words)
                elif (seat, slot) in marked:
                    known = marked[seat, slot]
                    name = _("{name}, chamber {slot}: hit by a bullet").format(**words)
                    name += f", {_(card_name_key(known))}" if known != HIDDEN else ""
                else:
                    name = _("{name}, chamber {slot}: face down").format(**words)
                able = self.can(id, picked)
                after = self.picker.allowed([id])
                out.append(
                    Element(
                        id,
                        "slot",
                        name,
                        layout.slot_box(x, y, r, slot),
                        enabled=able,
                        selected=id in picked,
                        accepts=after,
                        draggable=bool(after),
                        explains=card != EMPTY,
                    )
                )
        return out

    def _hand_elements(self) -> list[Element]:
        seat = self.bottom
        x, y = layout.OWN_MEDAL
        plan = self.table.plans[seat]
        out = [Element(f"seat:{seat}", "seat", plan.name, Box(x - 76, y - 84, 152, 168))]
        return [*out, *self.own_elements()]

    # ---------------------------------------------------------------- gestures
    def drop_places(self) -> set[str]:
        slots = (f"chamber:{seat}:{slot}" for seat in range(self.pieces.seats) for slot in range(CHAMBER))
        return {PILE, f"hand:{self.bottom}", *slots}

    def refusal_path(self, id: str) -> list[str]:
        if id.startswith("hand:") and id.count(":") == 2:
            return [id, PILE]
        if id == PILE:
            return ["button:pickup"]
        if id.startswith(f"chamber:{self.bottom}:"):
            return [id, PILE]
        return [id]

    def carried(self, drag: Drag, path: list[str]) -> list[Card]:
        if drag.id == PILE:
            return self.pieces.pile[-6:]
        if drag.id.startswith("chamber:"):
            seat, slot = (int(n) for n in drag.id.split(":")[1:])
            return [self.deck.make(HIDDEN, self.pieces.slot_pose(seat, slot))]
        return super().carried(drag, path)

    # ---------------------------------------------------------------- painting
    def draw(self, canvas: Canvas) -> None:
        draw.table(self, canvas)

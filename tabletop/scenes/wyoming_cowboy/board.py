"""The Wyoming Cowboy table as a scene: what can be touched, what glows, and what is said. Elements stand in
elements.py, buttons in actions.py, motion in motion.py and shots.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.cards import card_name_key, parse_card
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Move
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY, WyomingCowboy
from tabletop.games.wyoming_cowboy.elements import DISCARD, DRAW
from tabletop.games.wyoming_cowboy.events import NoAction
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import UNKNOWN
from tabletop.scenes.board import REST, THINK, Step
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.cards.table import CardTable
from tabletop.scenes.fuse import under
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.wyoming_cowboy import actions, draw, elements, layout
from tabletop.scenes.wyoming_cowboy.deeds import deed
from tabletop.scenes.wyoming_cowboy.ending import outcome
from tabletop.scenes.wyoming_cowboy.labels import Label, labels
from tabletop.scenes.wyoming_cowboy.motion import Motion
from tabletop.scenes.wyoming_cowboy.picker import StraightPicker
from tabletop.scenes.wyoming_cowboy.pieces import Pieces
from tabletop.scenes.wyoming_cowboy.tally import Tally
from tabletop.session.catalogue import _, ngettext
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Drag
from tabletop.ui.widgets import Button

STEPS = ("action", "discard", "draw")
"""The steps of a turn, as the signpost shows them."""


class WyomingCowboyBoard(CardTable):
    """One table of Wyoming Cowboy."""

    game: WyomingCowboy
    pieces: Pieces
    motion: Motion
    picker: StraightPicker

    def __init__(self, house: House, table: Table, seats: AiSeats, order: TableOrder,
                 writer: RecordWriter | None = None) -> None:  # fmt: skip
        super().__init__(house, table, seats, order, writer)
        self.game = WYOMING_COWBOY
        self.picker = StraightPicker(self.game)
        self.pieces = Pieces(self.deck, len(table.plans))
        self.motion = Motion(self)
        self.opened_list = ""
        """Which list of guns lies open instead of the actions: "pull", "fire" or none."""
        self.tally: Tally | None = None
        """The count at the end of a hand, while it lies on the table."""
        self.labels: list[Label] = []
        self.build_tools()

    # ---------------------------------------------------------------- what it shows
    @property
    def acting(self) -> Sequence[int]:
        """The seats that are to act, for the rays round their portraits."""
        return [seat for seat in self.view.acting if seat != CHANCE and not self.table.has_chosen(seat)]

    def fuse_box(self, seat: int) -> Box | None:
        return None if seat == self.bottom else under(self.pieces.spots[seat].plate)

    @property
    def step(self) -> int | None:
        """Which step of a turn is in hand: 0 action, 1 discard, 2 draw; None between turns."""
        phase = self.view.phase
        if phase in ("action", "pass2", "shoot", "answer", "wound"):
            return 0
        return STEPS.index(phase) if phase in STEPS else None

    @property
    def laid_aside(self) -> int:
        """How many cards on the discard pile the player has laid there himself, while he may take the one
        beneath."""
        return self.view.laid if self.view.phase == "draw" and len(self.view.discard) > self.view.laid else 0

    def wanted(self) -> set[str]:
        """What may be picked next, or what a hint points at."""
        return {*self.picker.allowed(self.picker.drag or self.picker.picked), *self.hint}

    def glows(self, id: str) -> bool:
        """Is this a place that can take what is picked or in hand, or a source that can be drawn from?"""
        return self.asked is not None and id in self.wanted()

    def can_fire(self, seat: int, gun: int) -> bool:
        """Is the gun ready in its owner's present or next turn?"""
        if seat == self.view.turn:
            return gun in ready_guns(self.view, seat)
        return (seat, gun) not in self.view.fresh

    def is_new(self, seat: int, gun: int) -> bool:
        """Pulled or taken this turn: it can be fired from the next turn on."""
        return (seat, gun) in self.view.fresh

    def note_words(self, seat: int) -> str:
        """What shots have told everybody about that hand."""
        note, said = self.view.notes[seat], []
        if note.kings == 0:
            said.append(_("no king"))
        elif note.kings != UNKNOWN:
            said.append(
                ngettext("{count} king at most", "{count} kings at most", note.kings).format(count=note.kings)
            )
        if note.sixes == 0:
            said.append(_("no 6"))
        elif note.sixes != UNKNOWN:
            said.append(
                ngettext("{count} 6 at most", "{count} 6s at most", note.sixes).format(count=note.sixes)
            )
        return " · ".join(said)

    def sure(self, seat: int) -> int:
        """The points of this hand that everybody can see."""
        return self.game.sure_points(self.view, seat)

    def portrait(self, seat: int) -> tuple[float, float, float]:
        lies = self.tally is not None and not self.tally.folded
        return self.tally.portrait(seat) if lies and self.tally else self.pieces.medal(seat)

    def bright(self, picked: list[str]) -> set[str]:
        if self.view.phase == "action" and not picked:
            return set(self.picker.of_the_game(picked))
        return super().bright(picked)

    # ---------------------------------------------------------------- words and tools
    def choices(self) -> list[Button]:
        return actions.buttons(self)

    def refresh_words(self) -> None:
        self.prompt_words = self._prompt()
        self.labels = self._labels()
        self.build_tools()

    def _prompt(self) -> str:
        if self.tally is not None:
            return _("The hand is over: what everybody has is counted")
        if self.asked is not None:
            what = self.game.prompt(self.view, self.asked)
            return self._more_words() or (self.say(what) if what else "")
        names = [self.table.plans[seat].name for seat in self.acting]
        if not names:
            return ""
        if self.view.phase in ("pass3", "pass2"):
            return _("{names} still to choose").format(names=_(", ").join(names))
        if self.view.phase == "answer":
            return _("{name} has to answer the shot").format(name=names[0])
        return _("{name} is to play").format(name=names[0])

    @property
    def prompt_box(self) -> Box:
        """The prompt strip, wider for long words."""
        words = self.stage.canvas(None).text_width(self.prompt_words, 30, 800)
        width = min(layout.PROMPT_MOST, max(layout.PROMPT.w, words + 110))
        return around(layout.PROMPT.cx, layout.PROMPT.cy, width, layout.PROMPT.h)

    def _more_words(self) -> str:
        """What a path that is begun still needs, in words; "" where the prompt of the game says it all."""
        picked = self.picker.picked
        if self.view.phase not in ("action", "shoot") or not picked:
            return ""
        name = self.table.plans[self.asked or 0].name
        if picked[0].startswith("gun:"):
            return _("{name}: whom or what do you shoot at?").format(name=name)
        if picked[-1] == DISCARD:
            return _("{name}: which way do the cards go?").format(name=name)
        if picked[-1] == f"guns:{self.asked}":
            return _("{name}: which gun do you mean?").format(name=name)
        return ""

    def _labels(self) -> list[Label]:
        if self.asked is None or self.drag is not None or self.asked != self.bottom:
            return []
        cards = [sprite.card for sprite in self.pieces.own]
        hand = self.pieces.own_layout()
        if cards != self.view.hands[self.asked] or hand.lift < 40:  # in a row there is no room
            return []
        canvas = self.stage.canvas(None)
        moves = self.game.legal(self.view, self.asked)
        return labels(self.view, cards, moves, hand.poses, lambda words: canvas.text_width(words, 22, 700))

    def marked_words(self) -> str:
        """What the picks mean, on the button that makes it so."""
        cards = self._picked_cards()
        phase = self.view.phase
        if phase in ("pass3", "pass2"):
            return _("Pass these cards") if len(cards) > 1 else _("Pass this card")
        if self.picker.picked == [DRAW]:
            return _("Draw just one from the pile")
        if self.picker.picked == [DISCARD]:
            return _("Take the top discard")
        if cards and phase in ("action", "discard"):
            return _("Discard {card}").format(card=_(card_name_key(cards[-1])))
        return _("Go on")

    def laid_words(self, picked: list[str]) -> str:
        """What laying the picked cards into the own area means."""
        move = self.picker.move_of([*picked, f"guns:{self.asked}"])
        if move is not None and move[0] == "couple":
            return _("Show the couple")
        if move is not None and move[0] == "gun":
            return _("Pull the gun")
        return _("Pull a gun with it")

    def _picked_cards(self) -> list[int]:
        ids = [id for id in self.picker.picked if id.startswith("hand:")]
        return [parse_card(id.split(":")[2].partition("#")[0]) for id in ids]

    def deed_words(self, event: Event) -> str:
        return deed(event)

    # ---------------------------------------------------------------- pieces follow the view
    def sync(self, view: Any, glide: bool) -> None:
        """Every sprite to where the view wants it (`glide`: in motion), lit or dimmed as the picks allow."""
        self.pieces.bottom = self.bottom
        if self.drag is None:  # nothing is sorted anew under a hand that aims
            self.pieces.take_over(view)
            self.pieces.restyle()
        self.pieces.name_cards()
        if view.phase == "over" and self.tally is None and view.hand_scores:
            self.tally = Tally(self, view.hand_scores, view.scores)
        elif view.phase != "over":
            self.tally = None
        self.motion.arrange(glide)
        self.refresh_words()
        self.redraw()

    def on_event(self, event: Event) -> None:
        self.motion.show(event)
        self.refresh_words()

    def on_over(self) -> None:
        self.motion.finish_game(self._results)

    def _results(self) -> None:
        from tabletop.scenes.results import Results

        self.stage.stack.replace(Results(self.house, outcome(self), self.seats.decisions))

    def next_hand(self) -> None:
        """Between two hands."""
        self.table.next_hand()
        self.table.pump()

    def turn_sheet(self) -> None:
        """Put the count away, or lay it down again."""
        if self.tally is not None:
            self.tally.folded = not self.tally.folded
            self.sync(self.view, glide=True)

    def patience(self) -> float:
        """A turn has three steps: only its first takes thought."""
        return {"discard": 0.3, "draw": 0.15}.get(self.view.phase, THINK) * self.stage.look.pace

    def rest_time(self, step: Step) -> float:
        return 0.02 if all(isinstance(event, NoAction) for event in step.events) else REST

    def needs_nobody(self, seat: int) -> bool:
        return self.view.phase == "answer" and len(self.table.legal(seat)) == 1

    def _begin(self, steps: dict[int | None, Step]) -> None:
        super()._begin(steps)
        step = steps[self.eyes]
        if step.events or step.undone:
            self.put_aside = ()

    def _ask(self) -> bool:
        self.motion.shots.close()  # the question now stands in the prompt
        return super()._ask()

    def stop_asking(self) -> None:
        super().stop_asking()
        self.opened_list = ""

    # ---------------------------------------------------------------- elements
    def elements(self) -> list[Element]:
        return [*elements.of_table(self), *self.own_elements(), *super().elements()]

    # ---------------------------------------------------------------- gestures
    def moves_of(self, path: list[str]) -> Sequence[Move]:
        return self.picker.straight(path) or super().moves_of(path)

    def take_path(self, path: list[str]) -> None:
        """A button's picks: the move they mean, or as far as they go."""
        self.opened_list = ""
        if self.picker.allowed(path) and not self.moves_of(path):
            self.picker.picked[:] = path
            self.stage.audio.play("tick")
        else:
            self.try_path(path, path[0])
        self.sync(self.view, glide=True)

    def key(self, key: str) -> bool:
        """1, 2, 3 ... press the buttons of the present choice, from the top."""
        if key.isdigit() and key != "0" and not self.in_motion:
            own = actions.buttons(self)
            if int(key) <= len(own) and own[int(key) - 1].enabled:
                self.reason = None
                own[int(key) - 1].on_press()
            return True
        return super().key(key)

    def open_list(self, which: str) -> None:
        """Too many guns for one column of buttons: show those to pull, or those to fire."""
        self.opened_list = which
        self.stage.audio.play("tick")
        self.sync(self.view, glide=True)

    def back(self) -> None:
        if self.opened_list and not self.picker.picked:
            self.opened_list = ""
            self.sync(self.view, glide=True)
        else:
            super().back()

    def _submit(self, *moves: Move, at: str = "") -> bool:
        seat, picked = self.asked, tuple(id for id in self.picker.picked if id.startswith("hand:"))
        done = super()._submit(*moves, at=at)
        if done and seat is not None and self.table.has_chosen(seat):
            self.put_aside = picked
        return done

    def drop_places(self) -> set[str]:
        places = {DISCARD, f"guns:{self.bottom}", f"tens:{self.bottom}", f"hand:{self.bottom}"}
        for seat in self.pieces.spots:
            places.add(f"seat:{seat}")
            places |= set(elements.targets_before(self, seat))
        return places

    def dropped(self, drag: Drag, target: str | None) -> None:
        onto = target or self.under(drag)
        path = self.picker.drag
        if self.asked is not None and path and onto is not None and self._means_a_pick(drag.id, onto):
            self.picker.drag = []
            self.motion.let_go()
            if not (drag.id in self.picker.picked and self.view.phase in ("pass3", "pass2")):
                self._pick(drag.id)
            self.sync(self.view, glide=True)
            return
        super().dropped(drag, target)

    def _means_a_pick(self, id: str, onto: str) -> bool:
        """Drags that are another way of picking one thing: a card drawn into the hand, a king handed over, a
        card for the neighbour."""
        return onto in elements.also_accepts(self, id)

    def refusal_path(self, id: str) -> list[str]:
        if id.startswith("hand:") and id.count(":") == 2:
            return [id] if self.view.phase == "answer" else [id, DISCARD]
        if id.startswith("gun:") and not id.startswith(f"gun:{self.bottom}:"):
            return [id]
        if id.startswith(f"gun:{self.bottom}:"):
            return [id, f"seat:{(self.bottom + 1) % self.pieces.seats}"]
        return [id]

    def _take_kind(self, id: str) -> None:
        if id == DRAW:  # two quick clicks on the draw pile are two cards of it, where two may be drawn
            self._pick(id)
        else:
            super()._take_kind(id)

    def same_kind(self, id: str) -> list[str]:
        return [id]

    def carried(self, drag: Drag, path: list[str]) -> list[Card]:
        if drag.id.startswith("gun:"):
            return elements.gun_sprites(self, drag.id)
        if drag.id == DRAW:
            return [self.deck.make(-1, self.pieces.draw_top())]
        if drag.id == DISCARD:
            top = self.pieces.discard[-1 - self.view.laid :]
            return top[:1]
        return super().carried(drag, path)

    # ---------------------------------------------------------------- painting
    def draw(self, canvas: Canvas) -> None:
        draw.table(self, canvas)

"""The results of a table: a ledger of what each seat did, who won, and what to do next.

Element ids: `seat:S` (whoever can be asked), `text:winner`, `text:ledger:N` (a row), `text:note`,
`text:statistics`, `button:rematch`, `button:change-seats`, `button:back`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tabletop.core.game import CHANCE, Game
from tabletop.core.options import Rules
from tabletop.core.rng import stream
from tabletop.core.words import Text
from tabletop.games import game
from tabletop.scenes.fittings import Page
from tabletop.scenes.hindsight import seat_of, seats_to_ask
from tabletop.scenes.house import House, TableOrder, new_seed
from tabletop.scenes.insight import InsightPage
from tabletop.scenes.notices import NoticeSlip
from tabletop.scenes.results_curve import Curve
from tabletop.scenes.results_ledger import Ledger, Winners, name_list
from tabletop.scenes.title import game_title
from tabletop.session.catalogue import _, ngettext, speaker
from tabletop.session.insights import Decisions
from tabletop.session.statistics import load_statistics
from tabletop.ui.canvas import OXBLOOD_DARK, Canvas
from tabletop.ui.flow import Label, Plate
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Gesture
from tabletop.ui.widgets import Button, Segments, Widget, Words

LEDGER = Box(60, 44, 1276, 1000)
SIDE = Box(1372, 44, 488, 1000)
STORY = Box(SIDE.x, 474, SIDE.w, 286)
"""The paper under the winner."""
_TRIES = 400
"""So many seeds are drawn until one has the dealer that the rematch wants."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished table as the page shows it. Values stand in seat order.

    `rows`: what the ledger counts, a label and one number a seat; `scores`: the game's own; `took_back`: free
    take-backs were used, so nothing was counted as won; `stopped`: the deal was ended by the stalemate rule.
    """

    game: str
    players: tuple[tuple[str, str], ...]
    """(kind, name) of each seat."""
    faces: tuple[str, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    seed: int
    rows: tuple[tuple[Text, tuple[int, ...]], ...]
    took_back: bool
    order: TableOrder
    stopped: bool = False
    curve: tuple[tuple[int, ...], ...] = ()
    """The running totals after each hand, by seat; () where a game is not counted hand by hand."""
    dice: bool = False
    """A game of dice, which deals no cards."""
    in_chips: bool = False
    """The scores are chips, not points."""

    @property
    def names(self) -> list[str]:
        return [name for _kind, name in self.players]


def first_dealer(rules_of: Game, seats: int, rules: Rules, seed: int) -> str:
    """The text of the first chance move of a seed: "dealer 2" in games that draw a dealer."""
    state = rules_of.new(seats, rules)
    if rules_of.actors(state) != (CHANCE,):
        return ""
    return rules_of.move_text(rules_of.chance(state, stream(seed, 0)))


def rematch(order: TableOrder) -> TableOrder:
    """The same seats and rules with a new seed, under which the deal has moved one seat on."""
    rules_of, seats = game(order.game), len(order.plans)
    word, _space, dealer = first_dealer(rules_of, seats, order.rules, order.seed).partition(" ")
    seed = new_seed()
    if word == "dealer" and dealer.isdigit():
        wanted = f"dealer {(int(dealer) + 1) % seats}"
        for _try in range(_TRIES):
            if first_dealer(rules_of, seats, order.rules, seed) == wanted:
                break
            seed = new_seed()
    return replace(order, seed=seed, record=None)


class Results(Page):
    """The page after a game."""

    def __init__(self, house: House, outcome: Outcome, decisions: Decisions | None = None) -> None:
        """`decisions`: what the AI seats decided in the last hand, if they can be asked."""
        super().__init__(house.stage)
        self.house, self.outcome, self.decisions = house, outcome, decisions
        self.name = f"results:{outcome.game}"
        self.statistics = load_statistics(house.home)
        self._shown = "curve"
        self._notice = NoticeSlip(house, Box(360, 380, 760, 240), self.rebuild)

    @property
    def state(self) -> str:
        return "game-over"

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        out = self.outcome
        say = speaker(out.names).say
        rows = tuple((say(label), values) for label, values in out.rows)
        title = game_title(out.game)
        widgets: list[Widget] = [
            Ledger(LEDGER, title, self._below(), out, rows, self._note(), self._askable),
            Words("text:winner", Box(SIDE.x, 336, SIDE.w, 112), self._winner_words()),
            Winners(SIDE, out, self._winner_words(), self._winner_below()),
        ]
        widgets += self._story()
        widgets += self._buttons()
        if self._notice.shown:
            widgets.append(self._notice)
        return widgets

    def _story(self) -> list[Widget]:
        """The paper under the winner: how it went hand by hand, or how people have done so far."""
        if not self.outcome.curve:
            return self._statistics(STORY)
        tabs = Segments(
            "option:story",
            STORY._replace(h=50),
            [("curve", _("Hand by hand")), ("tally", _("So far"))],
            self._shown,
            self._show,
            _("What the paper shows"),
        )
        paper = Box(STORY.x, STORY.y + 58, STORY.w, STORY.h - 58)
        if self._shown == "tally":
            return [*self._statistics(paper), tabs]
        rules = self.outcome.order.rules.as_dict()
        target = 0 if rules.get("hand_limit") else int(rules.get("target", 0))
        curve = Curve(paper.grown(-16, -12), self.outcome.names, self.outcome.curve, target)
        return [Plate("ticket/light", paper), curve, tabs]

    @property
    def _askable(self) -> Sequence[int]:
        """The AI seats that have something to tell of the last hand."""
        return seats_to_ask(self.decisions)

    def press(self, id: str, gesture: Gesture) -> None:
        """On a portrait: ask what that seat knew."""
        seat = seat_of(id)
        if seat is None or self.decisions is None or seat not in self._askable:
            super().press(id, gesture)
            return
        names = self.outcome.names
        page = InsightPage(self.house, self.decisions, seat, self.outcome.faces, names)
        self.stage.stack.push(page)

    def _show(self, which: str) -> None:
        self._shown = which
        self.rebuild()

    def _below(self) -> str:
        if self.outcome.curve:
            hands = len(self.outcome.curve)
            return ngettext("{count} hand, line by line", "{count} hands, line by line", hands).format(
                count=hands
            )
        if self.outcome.order.rules.as_dict().get("match_wins", 1) != 1:
            return _("The last deal, line by line")
        if self.outcome.dice:
            return _("The points, line by line")
        return _("The deal, line by line")

    def _winner_words(self) -> str:
        names = [self.outcome.names[seat] for seat in self.outcome.winners]
        sentence = ngettext("{names} wins", "{names} win", len(names))
        return sentence.format(names=name_list(names))

    def _winner_below(self) -> str:
        if self.outcome.took_back:
            return _("with free take-backs: not counted as won")
        if self.outcome.stopped:
            return _("the deal was stopped without progress")
        if self.outcome.curve:
            points, hands = max(self.outcome.scores), len(self.outcome.curve)
            words = ngettext("{points} points, in {count} hand", "{points} points, in {count} hands", hands)
            if self.outcome.in_chips:
                words = ngettext("{points} chips, in {count} hand", "{points} chips, in {count} hands", hands)
            return words.format(points=points, count=hands)
        number = len(self.outcome.players)
        return ngettext("at a table of {count}", "at a table of {count}", number).format(count=number)

    def _note(self) -> list[str]:
        """The ledger's foot: how the end came about, and the seed."""
        notes = []
        if self.outcome.stopped:
            notes.append(
                _("The deal was stopped: too many turns without progress. Fewest chamber cards win.")
            )
        if self.outcome.took_back:
            notes.append(_("Free take-backs were used: the game counts as played, not as won."))
        if self._askable:
            notes.append(_("A portrait with a question mark can be asked what it knew in this hand."))
        same = _("Seed {number}: the same seed, seats and rules deal the same cards.")
        if self.outcome.dice:
            same = _("Seed {number}: the same seed, seats and rules bring the same dice.")
        notes.append(same.format(number=self.outcome.seed))
        return notes

    def _statistics(self, box: Box) -> list[Widget]:
        title = _("{game} so far").format(game=game_title(self.outcome.game))
        widgets: list[Widget] = [
            Plate("ticket/light", box),
            Label(Box(box.x + 30, box.y + 16, box.w - 60, 42), title, 25, 800, OXBLOOD_DARK),
        ]
        people = list(dict.fromkeys(name for kind, name in self.outcome.players if kind == "human"))
        lines = (
            self._of_one(people[0]) if len(people) == 1 else [(name, self._of_many(name)) for name in people]
        )
        step = min(62.0, (box.h - 84) / max(1, len(lines)))
        for i, (left, right) in enumerate(lines):
            row = Box(box.x + 30, box.y + 66 + i * step, box.w - 60, step)
            words, value = Box(row.x, row.y, 330, step), Box(row.x + 340, row.y, row.w - 340, step)
            if len(people) > 1:
                words, value = row._replace(w=170.0), Box(row.x + 180, row.y, row.w - 180, step)
            widgets.append(Label(words, left, 24, 700 if len(people) > 1 else 500))
            widgets.append(
                Label(
                    value, right, 23 if len(people) > 1 else 28, 500 if len(people) > 1 else 800, anchor="end"
                )
            )
        if not lines:
            widgets.append(Label(box.grown(-40, -70), _("No person played."), 24, "italic", anchor="middle"))
        said = "; ".join(f"{left}: {right}" for left, right in lines) or _("No person played.")
        widgets.append(Words("text:statistics", box, f"{', '.join([title, *people])}. {said}"))
        return widgets

    def _of_one(self, name: str) -> list[tuple[str, str]]:
        """A lone person's tally, a line a figure."""
        tally = self.statistics.tally(name, self.outcome.game)
        lines = [
            (_("Games played by {name}").format(name=name), tally.played),
            (_("Won"), tally.won),
            (_("Won in a row, now"), tally.streak),
            (_("Won in a row, at best"), tally.best_streak),
        ]
        return [(words, str(number)) for words, number in lines]

    def _of_many(self, name: str) -> str:
        """One person's tally among others', in a few words."""
        tally = self.statistics.tally(name, self.outcome.game)
        played = ngettext("{count} game", "{count} games", tally.played).format(count=tally.played)
        words = _("{games}, {won} won").format(games=played, won=tally.won)
        if tally.best_streak > 1:
            words = _("{words}, {streak} in a row").format(words=words, streak=tally.best_streak)
        return words

    def _buttons(self) -> Sequence[Widget]:
        s = SIDE
        again = Button(
            "button:rematch", Box(s.x, 790, s.w, 100), _("Rematch"), self._rematch, "again", 40, lit=True
        )
        seats, back = Box(s.x, 912, s.w, 60), Box(s.x, 986, s.w, 58)
        return (
            again,
            Button("button:change-seats", seats, _("Change seats"), self._change_seats, "chair", 24),
            Button("button:back", back, _("Back to the street"), self.back, "back", 24),
        )

    # ---------------------------------------------------------------- ways out
    def _rematch(self) -> None:
        self.house.go_table(rematch(self.outcome.order))

    def _change_seats(self) -> None:
        self.house.go_setup(self.outcome.game, self.outcome.order)

    def back(self) -> None:
        if self._notice.shown:
            self._notice.dismiss()
            return
        self.house.go_title()

    def key(self, key: str) -> bool:
        if key == "m":
            self.house.toggle_mute()
            return True
        if key == "f1":
            self.house.open_rule_card(self.outcome.game, self.outcome.order.rules)
            return True
        return super().key(key)

    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/wall")
        self.draw_widgets(canvas)

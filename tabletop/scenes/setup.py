"""The set-up of a game: who sits down, which house rules, and Deal.

Element ids: `seat:S` a chair (opens the chooser); in the chooser `button:person`, `button:greenhorn`,
`button:cowhand`, `button:marshal`, `button:nobody`; `field:name:S` a name; `option:KEY` a house rule;
`option:undo` free take-backs; `option:seed` the seed, `button:new-seed` another one; `button:book` rules by
the book; `button:rules` the rule card; `button:deal`, `button:back`; `text:prompt`, `text:reason`;
`button:up:rules`, `button:down:rules` scroll.
"""

from __future__ import annotations

from tabletop.core.options import Value
from tabletop.games import game
from tabletop.scenes.fittings import Head, Page, Poster, Reason
from tabletop.scenes.house import House, TableOrder, new_seed
from tabletop.scenes.notices import NoticeSlip
from tabletop.scenes.setup_rules import RuleSheet, lay_sheet
from tabletop.scenes.setup_seats import CHOICE_IDS, Chairs, ChairWidget, Chooser, Invitation
from tabletop.scenes.title import game_title
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import Canvas
from tabletop.ui.flow import Label, Plate, Scroll
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Gesture
from tabletop.ui.widgets import Button, TextField, Toggle, Widget, Words

CENTRE = (626.0, 560.0)
PLACES = ((626, 800), (214, 690), (214, 400), (626, 262), (1040, 400), (1040, 690))
"""Chair 1 at the bottom, then clockwise."""
POSTER = Box(1230, 40, 630, 850)
SEED_DIGITS = 9


class SeedField(TextField):
    """A whole number."""

    def typed(self, id: str, words: str) -> bool:
        return super().typed(id, "".join(c for c in words if c in "0123456789"))


class Setup(Page):
    """The set-up scene of one game, as for a first table or as it was for `order`."""

    def __init__(self, house: House, key: str, order: TableOrder | None = None) -> None:
        super().__init__(house.stage)
        self.house = house
        self.game = game(key)
        self.name = f"setup:{key}"
        self.sheet = RuleSheet(tuple(self.game.options))
        names = house.settings.names
        if order is None:
            self.chairs = Chairs.usual(self.game, names)
        else:
            self.chairs = Chairs.of_plans(self.game, names, order.plans)
            for option, value in order.rules.as_dict().items():
                self.sheet.choose(option, value)
        self.free_undo = order.free_undo if order is not None else False
        self.seed = str(new_seed())
        self.asked: int | None = None
        """The chair that is being asked about."""
        self.reason = ""
        self._scroll = Scroll()
        self._notice = NoticeSlip(house, Box(420, 150, 760, 240), self.rebuild)

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        count, most = len(self.chairs.taken), self.game.seats[-1]
        taken = ngettext("{count} of {most} chairs taken", "{count} of {most} chairs taken", count)
        words = taken.format(count=count, most=most)
        head = Box(60, 40, 1130, 104)
        widgets: list[Widget] = [
            Head(head, game_title(self.game.key), _("Who sits down?"), words),
            Words("text:prompt", Box(head.x + 640, head.y, 490, head.h), f"{_('Who sits down?')} {words}"),
        ]
        widgets += [self._chair(seat) for seat in range(most)]
        widgets += self._poster()
        widgets += self._foot()
        widgets += self._middle()
        if self._notice.shown:
            widgets.append(self._notice)
        return widgets

    def _chair(self, seat: int) -> ChairWidget:
        x, y = PLACES[seat]

        def named(name: str) -> None:
            self.chairs.call(seat, name)
            self.reason = ""
            self.rebuild()

        typing = self.focus == f"field:name:{seat}"
        return ChairWidget(
            seat, x, y, self.chairs, self.asked == seat, lambda: self._ask(seat), named, typing
        )

    def _middle(self) -> list[Widget]:
        if self.asked is not None:
            chosen = self.chairs.chairs[self.asked].kind
            return [Chooser(self.game.key, chosen, self._choose, CENTRE, self.stage.look.text_scale)]
        box = around(*CENTRE, 500, 150)
        if self.reason:
            return [Reason(box, self.reason)]
        return [Invitation(box.grown(-40, -10), self.chairs)]

    def _poster(self) -> list[Widget]:
        p = POSTER
        view = Box(p.x + 38, p.y + 100, p.w - 76, p.h - 100 - 98)
        self.sheet.seats = max(self.game.seats[0], len(self.chairs.taken))
        sheet = lay_sheet(view, self._scroll, self.measure(), self.sheet, self._change)
        viewport = self.scrolled("rules", sheet, self._scroll)
        half = (p.w - 80 - 22) / 2
        left = Box(p.x + 40, p.bottom - 84, half, 60)
        right = left.moved(half + 22, 0)
        book = Button(
            "button:book", left, _("By the book"), self._by_the_book, None, 24, enabled=self.sheet.changed
        )
        rules = Button("button:rules", right, _("All the rules"), self._open_rules, "log", 24)
        arrows = self.scroll_buttons("rules", p.right - 4, view.y, view.bottom)
        return [Poster(p, _("House rules"), 50), viewport, *arrows, book, rules]

    def _foot(self) -> list[Widget]:
        paper = Box(438, 962, 760, 82)
        undo, seed = Box(paper.x + 28, paper.y, 212, paper.h), Box(paper.x + 386, paper.y, 84, paper.h)
        field_box = Box(paper.x + 476, paper.y + 15, 176, 52)
        words, free = _("Free take-backs"), self.free_undo and self._may_free
        toggle = Toggle(
            "option:undo",
            undo.right + 10,
            paper.cy - 21,
            free,
            self._set_undo,
            words,
            _("Yes"),
            _("No"),
            enabled=self._may_free,
        )
        digits = SeedField(
            "option:seed", field_box, self.seed, self._set_seed, _("Seed"), SEED_DIGITS, 25, "0"
        )
        dice = Box(field_box.right + 10, paper.y + 15, 64, 52)
        back, deal = Box(60, 962, 356, 82), Box(POSTER.x, 916, POSTER.w, 128)
        return [
            Plate("ticket/paper-small", paper),
            Label(undo, words, 23, 700),
            toggle,
            Label(seed, _("Seed"), 23, 700),
            digits,
            Button("button:new-seed", dice, "", self._another_seed, "again", name=_("Another seed")),
            Button("button:back", back, _("Back to the street"), self.back, "back", 27),
            Button("button:deal", deal, _("Deal"), self._deal, "deal", 56, lit=True, fixed=True),
        ]

    # ---------------------------------------------------------------- chairs
    def _ask(self, seat: int) -> None:
        self.reason = ""
        self.asked = None if self.asked == seat else seat
        self.rebuild()
        if self.asked is not None and self.stage.keyboard_used:
            chosen = self.chairs.chairs[seat].kind
            self.focus = CHOICE_IDS[chosen]

    def _choose(self, kind: str) -> None:
        assert self.asked is not None
        seat, self.asked = self.asked, None
        self.chairs.put(seat, kind)
        self.stage.audio.play("button")
        if self.stage.keyboard_used:
            self.focus = f"seat:{seat}"
        self.rebuild()

    # ---------------------------------------------------------------- rules, seed, take-backs
    def _change(self, key: str, value: Value) -> None:
        self.sheet.choose(key, value)
        self.rebuild()

    def _by_the_book(self) -> None:
        self.sheet.reset()
        self.rebuild()

    def _open_rules(self) -> None:
        self.house.open_rule_card(self.game.key, self.sheet.rules)

    @property
    def _may_free(self) -> bool:
        return len(self.chairs.people) == 1

    def _set_undo(self, on: bool) -> None:
        if on and not self._may_free:
            self.reason = _(
                "Free take-backs are for one person among AI seats: between people only a fair undo is fair."
            )
            self.asked = None
            on = False
        self.free_undo = on
        self.rebuild()

    def _set_seed(self, digits: str) -> None:
        self.seed = digits
        self.rebuild()

    def _another_seed(self) -> None:
        self.seed = str(new_seed())
        self.rebuild()

    # ---------------------------------------------------------------- ways out
    def order(self) -> TableOrder:
        """The table as it stands now."""
        return TableOrder(
            game=self.game.key,
            plans=self.chairs.plans(),
            rules=self.sheet.rules,
            seed=int(self.seed or "0"),
            free_undo=self.free_undo and self._may_free,
        )

    def _deal(self) -> None:
        self.reason = self.chairs.problem()
        if self.reason:
            self.asked = None
            self.stage.audio.play("refuse")
            self.rebuild()
            return
        for seat in reversed(self.chairs.people):
            if self.chairs.chairs[seat].typed.strip():
                self.house.settings.remember_name(self.chairs.name(seat))
        self.house.keep_settings()
        self.house.go_table(self.order())

    def back(self) -> None:
        if self.asked is not None:
            self.focus = f"seat:{self.asked}" if self.stage.keyboard_used else None
            self.asked = None
            self.rebuild()
        elif self._notice.shown:
            self._notice.dismiss()
        else:
            self.house.go_title()

    # ---------------------------------------------------------------- gestures
    def press(self, id: str, gesture: Gesture) -> None:
        if id.startswith("field:name:") and gesture.keyboard:
            self.focus = f"seat:{id.rsplit(':', 1)[1]}"  # Enter ends the writing
        super().press(id, gesture)
        self.rebuild()

    def clicked_nothing(self) -> None:
        if self.asked is not None or self.reason:
            self.asked, self.reason = None, ""
            self.rebuild()

    def hovered(self, id: str | None) -> None:
        super().hovered(id)
        self.rebuild()

    def key(self, key: str) -> bool:
        if key == "f1":
            self._open_rules()
            return True
        if key == "m":
            self.house.toggle_mute()
            return True
        return super().key(key)

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/setup")
        self.draw_widgets(canvas)

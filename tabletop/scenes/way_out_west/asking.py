"""What is asked at the table of Way Out West: the prompt's two lines, its buttons, the tools."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import BUILDINGS, CATTLE, COWBOYS, FARMER
from tabletop.games.way_out_west.names import a_counter
from tabletop.scenes.way_out_west import auction
from tabletop.scenes.way_out_west.preview import source_of
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Button, Widget, focus_ring

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard


# ---------------------------------------------------------------- words
def words(board: WayOutWestBoard) -> tuple[str, str]:
    """The prompt's sentence, and the line under it."""
    if board.payday.is_open:
        return board.payday.words()
    if board.asked is None:
        if board.showdown.is_open:
            return _waiting(board), board.showdown.why()
        return _waiting(board), board.latest[-1] if board.latest else ""
    if board.hint_words:
        return _asked(board), _("A cowhand would: {reason}").format(reason=board.hint_words)
    return _asked(board), _below(board)


def _waiting(board: WayOutWestBoard) -> str:
    acting = board.acting
    if board.table.over is not None:
        return _("The game is over")
    if board.showdown.is_open and board.in_motion and board.showdown.headline:
        return board.showdown.headline
    if acting is None:
        if board.showdown.is_open:
            return board.showdown.headline or board.showdown.message
        return _("The dice say who begins") if board.view.phase == "first" else ""
    name = board.table.plans[acting].name
    if board.view.phase == "bid":
        return _("{name} thinks about a bid").format(name=name)
    if board.view.phase == "setup":
        return _("{name} places a cowboy").format(name=name)
    if board.view.fight is not None:
        return _("{name} decides").format(name=name)
    return _("{name} is to act").format(name=name)


def _asked(board: WayOutWestBoard) -> str:
    assert board.asked is not None
    picked = board.picker.picked
    name = board.table.plans[board.asked].name
    source = source_of(picked[-1]) if picked else None
    if board.view.phase == "action" and source is not None:
        kind, town = source
        if town is None and kind == FARMER:
            return _("{name}, where does your farmer go?").format(name=name)
        if town is None:
            return _("{name}, where do you want {counter}?").format(
                name=name, counter=board.say(a_counter(kind))
            )
        if kind == COWBOYS:
            return _("{name}, where does the cowboy ride?").format(name=name)
        return _("{name}, where do the cattle go?").format(name=name)
    if board.view.phase == "action" and picked and picked[-1].startswith("cattle:"):
        return _("{name}, one or two of these cattle?").format(name=name)
    what = board.game.prompt(board.view, board.asked)
    return board.say(what) if what else ""


def _below(board: WayOutWestBoard) -> str:
    """What to do, in a line; while picks are made, what they cost and what may follow."""
    phase, picked = board.view.phase, board.picker.picked
    if phase == "setup":
        return _("Drag a cowboy from your board to a town, or click the town.")
    if phase == "bid":
        return _("All bids are paid, also by those who drop out.")
    if phase == "shoot":
        return board.showdown.why()
    if phase == "claim":
        return _("Click the board of one who has a poster.")
    if phase != "action":
        return ""
    if not picked:
        return _("Drag a piece from the notices or your board to a town, or one of your pieces on the map.")
    return _picking(board)


def _picking(board: WayOutWestBoard) -> str:
    picked = board.picker.picked
    source = source_of(picked[-1])
    if source is not None and source[1] is None:
        price = board.view.house.prices[source[0]]
        if source[0] == FARMER:
            return _("A town with a free corral: cattle beside him earn and score one less.")
        if source[0] in BUILDINGS:
            return _("A lit town. It costs {price}.").format(price=f"${price}")
        return _("A lit town. Each costs {price}.").format(price=f"${price}")
    if source is not None and source[0] == COWBOYS:
        return _("Another town: he rides. A rival's building or cattle, or a farmer, here: a gunfight.")
    if source is not None:
        return _("An open town with a cowboy of yours and a free corral.")
    if "button:done" not in board.picker.allowed(picked):
        return ""
    first = source_of(picked[0]) if not picked[0].startswith("box:move") else source_of(picked[1])
    if first is None:
        return ""
    if first[1] is None:
        cost = board.preview.cost * board.view.house.prices[first[0]]
        return _("One more of them to the same town, or pay {price}.").format(price=f"${cost}")
    if first[0] == CATTLE:
        return _("One more of them the same way, or it is done.")
    return _("More cowboys may ride, each once, or it is done.")


# ---------------------------------------------------------------- buttons
def widgets(board: WayOutWestBoard) -> tuple[list[Widget], float]:
    """Everything that can be pressed, and where the prompt's words end."""
    buttons, right = _prompt_buttons(board)
    out: list[Widget] = [*_tools(board), *buttons]
    if board.view.phase == "bid" and board.asked is not None:
        out += auction.widgets(board)
    out += board.showdown.widgets()
    return out, right


@dataclass
class TallButton(Button):
    """A button with its icon over its label."""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        style = "off" if not self.enabled else "lit" if self.lit or hover == self.id else "rest"
        canvas.slice(f"brass/{style}", self.box)
        inner = self.box.grown(-9, -8)
        alpha = 1.0 if self.enabled else 0.5
        canvas.picture(f"icon/{self.icon}", inner.cx, inner.y + inner.h * 0.3, inner.h * 0.5, alpha=alpha)
        words = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.42)
        canvas.centred(words, self.label, self.size, 800, INK if self.enabled else "#4a3a22")
        if focus == self.id:
            focus_ring(canvas, self.box)


def _tools(board: WayOutWestBoard) -> list[Widget]:
    a, b, c = board.places.tools
    d, e, f = board.places.pages
    person = board.asked if board.asked is not None else board._last_person
    may_undo = person is not None and not board.in_motion and board.table.can_undo(person)
    house, game = board.house, board.game

    canvas = board.stage.canvas(None)
    size = min(
        canvas.fitted_size(a.grown(-14, -6), word, 22, 800) for word in (_("Undo"), _("Rules"), _("Menu"))
    )
    size /= canvas.text_scale  # one size for the whole row

    def tool(id: str, box: Box, label: str, do: Callable[[], None], icon: str, able: bool = True) -> Button:
        has_room = canvas.text_width(label, 22, 800) + 44 <= box.w - 24
        return Button(id, box, label, do, icon if has_room else None, size, enabled=able)

    return [
        tool("button:undo", a, _("Undo"), board.undo, "undo", may_undo),
        tool(
            "button:rules", b, _("Rules"), lambda: house.open_rule_card(game.key, board.table.rules), "book"
        ),
        tool("button:menu", c, _("Menu"), board.open_menu, "menu"),
        TallButton("button:log", d, _("Log"), board.open_log, "log", 23),
        TallButton("button:hint", e, _("Hint"), board.ask_hint, "hint", 23, enabled=board.asked is not None),
        TallButton("button:forecast", f, _("Forecast"), board.open_forecast, "eye", 23),
    ]


def _prompt_buttons(board: WayOutWestBoard) -> tuple[list[Widget], float]:
    """From the right: done, what else may be said, another choice."""
    made: list[tuple[str, str, Callable[[], None], bool]] = []
    if board.payday.is_open:
        made.append(("button:skip", _("Skip"), lambda: void(board.skip()), False))
    elif board.asked is not None and board.view.phase == "action":
        made = _action_buttons(board)
    box = board.places.prompt
    right, out = box.right - 12, []
    canvas = board.stage.canvas(None)
    for id, label, do, lit in made:
        wide = min(250.0, canvas.text_width(label, 23, 800) + 48)
        right -= wide
        out.append(Button(id, Box(right, box.y + 14, wide, 50), label, do, None, 23, lit=lit))
        right -= 12
    return list(out), right


def _action_buttons(board: WayOutWestBoard) -> list[tuple[str, str, Callable[[], None], bool]]:
    allowed, picked = board.picker.allowed(board.picker.picked), board.picker.picked
    made: list[tuple[str, str, Callable[[], None], bool]] = []
    if "button:done" in allowed:
        made.append(("button:done", _done_words(board), board.finish_path, True))
    for id, label in (("button:two", _("Two")), ("button:one", _("One"))):
        if id in allowed:
            made.append((id, label, _pick(board, id), id == "button:two"))
    if picked:
        made.append(("button:other", _("Other action"), lambda: start_anew(board), False))
    elif "button:pass" in allowed:
        made.append(
            ("button:pass", _("Pass"), lambda: void(board.try_path(["button:pass"], "button:pass")), False)
        )
    return made


def _pick(board: WayOutWestBoard, id: str) -> Callable[[], None]:
    def pick() -> None:
        board._pick(id)
        board.sync(board.view, glide=True)

    return pick


def _done_words(board: WayOutWestBoard) -> str:
    moves = board.moves_of(board.picker.picked)
    kind = moves[0][0] if moves else ""
    if kind in ("cattle", "cowboys"):
        box = CATTLE if kind == "cattle" else COWBOYS
        return _("Pay {price}").format(price=f"${board.preview.cost * board.view.house.prices[box]}")
    if kind == "move-cowboys":
        number = len(moves[0][1])
        return ngettext("Ride, {count} cowboy", "Ride, {count} cowboys", number).format(count=number)
    return _("Done")


def start_anew(board: WayOutWestBoard) -> None:
    """Forget the picks that are made."""
    board.picker.picked.clear()
    board.sync(board.view, glide=True)


def void(_result: object) -> None:
    """For a button whose deed tells more than a button wants to know."""

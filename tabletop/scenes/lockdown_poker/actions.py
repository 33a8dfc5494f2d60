"""The panel's own buttons: what may be done now, side by side, in words. Each is a path of picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.games.lockdown_poker import betting
from tabletop.scenes.lockdown_poker import layout
from tabletop.scenes.lockdown_poker.bet_control import BetControl, Jump
from tabletop.scenes.lockdown_poker.deeds import card_words
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


class KeyButton(Button):
    """A brass button with the number of its key, and perhaps what it costs under its word."""

    key_cap = ""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        """As a button; the label makes room for the key."""
        label, self.label = self.label, ""
        sub, self.sub = self.sub, ""
        icon, self.icon = self.icon, None
        super().draw(canvas, hover, focus)
        self.label, self.sub, self.icon = label, sub, icon
        ink = INK if self.enabled else "#4a3a22"
        inner = self.box.grown(-14, -8)
        line = inner._replace(h=inner.h * 0.56) if sub else inner
        cap = around(inner.x + 19, line.cy, 36, 36)
        canvas.slice("key/cap", cap)
        canvas.centred(cap.grown(-7, -5), self.key_cap, 21, 800, INK, fixed=True)
        room = Box(cap.right + 6, line.y, inner.right - cap.right - 8, line.h)
        canvas.centred(room, label, self.size, 800, ink)
        if sub:
            under = Box(inner.x + 2, inner.y + inner.h * 0.55, inner.w - 4, inner.h * 0.42)
            canvas.paragraph(under, sub, 20, 500, ink, "middle", middle=True, lead=1.1)


class ToolButton(Button):
    """A brass button with its picture above its word, so that four fit in a row in any language."""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        """As a button, its label lower."""
        label, icon = self.label, self.icon
        self.label, self.icon = "", None
        super().draw(canvas, hover, focus)
        self.label, self.icon = label, icon
        ink = INK if self.enabled else "#4a3a22"
        box = self.box
        alpha = 1.0 if self.enabled else 0.5
        canvas.picture(f"icon/{icon}", box.cx, box.y + box.h * 0.34, 32, alpha=alpha)
        canvas.centred(Box(box.x + 10, box.y + box.h * 0.55, box.w - 20, box.h * 0.36), label, 22, 800, ink)


def widgets(board: LockdownPokerBoard) -> list[Widget]:
    """The panel's buttons for what is asked now."""
    out = _private(board) if board.shared else []
    return [*out, *_panel(board)]


def _private(board: LockdownPokerBoard) -> list[Widget]:
    """At a shared screen: the one Sheriff button, live whenever the table waits for anybody."""
    if board.table.over is not None or board.looking is not None:
        return []
    able = not board.in_motion and not board.is_private and board.view.phase in ("switch", "bet")
    words = _("Sheriff...")
    return [Button("button:sheriff", layout.WHOSE, words, board.ask_whose, "star", 22, enabled=able)]


def _panel(board: LockdownPokerBoard) -> list[Widget]:
    if board.looking is not None:
        words = _("Ready: put my cards away")
        return _keyed(board, [("button:ready", words, "", board.look_done, True, board.interrupter is None)])
    if board.table.over == "hand" and not board.in_motion:
        box = Box(layout.PANEL.x + 18, layout.PANEL.y + 178, layout.PANEL.w - 36, 112)
        return [Button("button:deal", box, _("Next hand"), board.next_hand, "deal", 38, lit=True)]
    if board.interrupter is not None:
        return _keyed(board, [("button:put-back", _("Put it back"), "", board.put_down, True, False)])
    if board.asked is None:
        return _waiting(board) if board.others_wait else []
    phase = board.view.phase
    if phase == "switch":
        return _switching(board)
    if phase == "bet":
        return _betting(board)
    press = board.press_word("button:no-sheriff")
    return _keyed(board, [("button:no-sheriff", _("Let the Sheriff be"), "", press, True, False)])


_Entry = tuple[str, str, str, Callable[[], object], bool, bool]
"""Id, words, what it costs, what it does, enabled, lit."""


def _keyed(board: LockdownPokerBoard, entries: list[_Entry]) -> list[Widget]:
    tall = any(entry[2] for entry in entries)
    out: list[Widget] = []
    for i, (entry, box) in enumerate(zip(entries, layout.choice_boxes(len(entries), tall), strict=True)):
        id, words, sub, press, enabled, lit = entry
        lit = id in board.hint if board.hint else lit
        button = KeyButton(id, box, words, press, None, 27, lit, enabled, sub=sub)  # type: ignore[arg-type]
        button.key_cap = str(i + 1)
        out.append(button)
    return out


# ---------------------------------------------------------------- an AI's turn
def _waiting(board: LockdownPokerBoard) -> list[Widget]:
    """How long the others wait for a Sheriff, and in mode "ask" the word that they may go on."""
    told = {"window": _("a moment"), "ask": _("for your word"), "never": _("not at all")}
    mode = told[board.sheriff_mode]
    words = _("The others wait")
    entries: list[_Entry] = [("button:sheriff-mode", words, mode, board.turn_mode, True, False)]
    if board.asks_on:
        more = _("without the Sheriff")
        entries.insert(0, ("button:continue", _("Go on"), more, board.let_pass, True, True))
    return _keyed(board, entries)


# ---------------------------------------------------------------- switching
def _switching(board: LockdownPokerBoard) -> list[Widget]:
    chosen = board.chosen_card()
    lock = board.press_path(lambda card: [card, "button:lock"], "button:lock")
    draw = board.press_path(lambda card: [card, "deck"], "button:draw")
    name = card_words(chosen) if chosen is not None else _("the card")
    lost = _("{card} is lost").format(card=name)
    return _keyed(
        board,
        [
            ("button:lock", _("Lock"), _("nobody takes it"), lock, True, False),
            ("button:draw", _("Draw"), lost, draw, True, False),
            ("button:stand", _("Stand"), _("do nothing"), board.press_word("button:stand"), True, False),
        ],
    )


# ---------------------------------------------------------------- betting
def _betting(board: LockdownPokerBoard) -> list[Widget]:
    view, seat = board.view, board.asked
    assert seat is not None
    moves = {move[0] for move in board.game.legal(view, seat)}
    behind = min(betting.to_call(view, seat), view.stacks[seat])
    control = _control(board) if view.house.limit != "fixed" and moves & {"bet", "raise"} else None
    entries: list[_Entry] = [("button:fold", _("Fold"), "", board.fold, True, False)]
    if "check" in moves:
        entries.append(("button:check", _("Check"), "", board.press_word("button:check"), True, True))
    else:
        words = _("Call {count}").format(count=behind)
        entries.append(("button:call", words, "", board.press_word("button:call"), True, True))
    kind = "raise" if max(view.bets) else "bet"
    amount = control.amount if control else max(view.bets) + betting.size(view)
    amount = min(amount, view.bets[seat] + view.stacks[seat])
    words = _("Raise to {count}") if kind == "raise" else _("Bet {count}")
    id = f"button:{kind}:{amount}" if view.house.limit != "fixed" else f"button:{kind}"
    able = bool(moves & {"bet", "raise"})
    entries.append((id, words.format(count=amount), "", board.press_word(id), able, False))
    out = _keyed(board, entries)
    return [control, *out] if control else out


def _control(board: LockdownPokerBoard) -> BetControl:
    view, seat = board.view, board.asked
    assert seat is not None
    least, most = betting.span(view, seat)
    whole = max(least, min(most, betting.pot_bet(view, seat)))
    highest = max(view.bets)
    half = max(least, min(most, highest + (betting.pot_bet(view, seat) - highest) // 2))
    jumps = [Jump("button:least", _("least"), least)]
    if view.house.limit == "pot":
        jumps += [Jump("button:half-pot", _("half pot"), half), Jump("button:pot", _("pot"), most)]
    elif whole < most:
        jumps += [Jump("button:pot", _("pot"), whole), Jump("button:all-in", _("all in"), most)]
    else:
        jumps += [Jump("button:half-pot", _("half pot"), half), Jump("button:all-in", _("all in"), most)]
    title = _("Raise to") if highest else _("Bet")
    amount = least if board.amount is None else max(least, min(most, board.amount))
    return BetControl(title, least, most, amount, tuple(jumps), board.set_amount)

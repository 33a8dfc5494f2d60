"""Painting the panel at the right: the walnut board and what is said over its buttons. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.lockdown_poker import betting
from tabletop.scenes.lockdown_poker import layout
from tabletop.session.catalogue import _
from tabletop.ui.canvas import PAPER, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


def panel(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """The board, and over its buttons what they are about; with a dial the dial has that room."""
    canvas.slice("panel/walnut", layout.PANEL)
    if board.control is not None and board.interrupter is None:
        return
    title, more, card = _speech(board)
    if not title:
        _story(board, canvas)
        return
    box = layout.SPEECH
    if card:
        canvas.picture("shadow/card", box.x + 46, box.cy + 6, 118, -4)
        canvas.picture("glow/card", box.x + 44, box.cy, 118, -4)
        canvas.picture(card, box.x + 44, box.cy, 118, -4)
        box = Box(box.x + 108, box.y, box.w - 108, box.h)
    upper = box._replace(h=box.h * (0.56 if more else 1.0))
    canvas.paragraph(upper, title, 27, 800, PAPER_LIGHT, middle=True, lead=1.2)
    if more:
        lower = Box(box.x, upper.bottom + 4, box.w, box.bottom - upper.bottom - 4)
        canvas.paragraph(lower, more, 22, 500, PAPER, middle=True, lead=1.2)


def key(board: LockdownPokerBoard) -> object:
    """All that the panel shows: equal keys, equal panels."""
    if board.control is not None and board.interrupter is None:
        return None
    said = _speech(board)
    return said if said[0] else (tuple(board.story), board.others_wait)


def _story(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """What happened last, the newest at the foot and in bold, as much as there is room for."""
    box = layout.STORY if not board.others_wait else layout.SPEECH
    foot = box.bottom
    for i, sentence in enumerate(reversed(board.story)):
        size, weight = (26, 800) if i == 0 else (22, 500)
        lines = canvas.lines(sentence, size, box.w, 800 if i == 0 else 500)
        height = min(len(lines) * size * 1.25 * canvas.text_scale, box.h)
        if foot - height < box.y - 1:
            break
        room = Box(box.x, foot - height, box.w, height)
        canvas.paragraph(room, sentence, size, weight, PAPER_LIGHT if i == 0 else PAPER, lead=1.22)  # type: ignore[arg-type]
        foot -= height + 14


def _speech(board: LockdownPokerBoard) -> tuple[str, str, str]:
    """(in bold, below it, picture of a card)."""
    view = board.view
    if board.interrupter is not None or board.aimed_from is not None:
        more = _("It comes to the Sheriff's place. The robbed player is dealt a new one.")
        return _("Take any card of another player"), more, "card/sheriff"
    if board.looking is not None:
        title = _("Only you look now.")
        if board.may_aim:
            return title, _("Drag the Sheriff onto a card of another player, or be ready without it."), ""
        return title, _("You do not hold the Sheriff, as far as you know."), ""
    if board.table.over is not None and not board.in_motion:
        return (*_standing(board), "")
    if board.asked is None:
        return _waiting(board)
    if view.phase == "switch":
        return _switching(board)
    if view.phase == "bet":
        return _betting(board)
    more = _("Play the Sheriff now, or let him be: then all cards are turned up.")
    return _("The last call"), more, "card/sheriff"


def _standing(board: LockdownPokerBoard) -> tuple[str, str]:
    """How far the game is between two hands, and what the last word of this one was."""
    house, hand = board.view.house, board.view.hand
    if board.money or house.goal == "hands":
        title = _("Hand {number} of {hands} is over").format(number=hand, hands=house.hands)
    else:
        title = _("Hand {number} is over, {points} points win").format(number=hand, points=house.points)
    if board.gains:
        made = zip(board.table.names, board.gains, strict=True)
        return title, " · ".join(f"{name} +{points}" for name, points in made)
    return title, board.story[-1] if board.story else ""


def _waiting(board: LockdownPokerBoard) -> tuple[str, str, str]:
    if board.asks_on:
        return _("Play the Sheriff now?"), _("Drag the badge onto a card, or let the others go on."), ""
    if board.others_wait and board.badges() and not board.story:
        return _("Your Sheriff may take a card at any time: drag the badge."), "", ""
    return "", "", ""


def _switching(board: LockdownPokerBoard) -> tuple[str, str, str]:
    card = board.chosen_card()
    if card is None:
        if board.picker.picked:
            return _("Click the card that you give for it."), _("What you take is locked at once."), ""
        title = _("Choose one of your open cards: it is switched, locked or lost.")
        return title, _("Or click a card that you want to take."), ""
    name = board.say(board.game.card_name(card))
    title = _("Drag {card} onto a card that glows, or click it.").format(card=name)
    return title, _("What you take is locked at once."), board.deck.face_of(card)


def _betting(board: LockdownPokerBoard) -> tuple[str, str, str]:
    view, seat = board.view, board.asked
    assert seat is not None
    size = betting.size(view)
    whole = betting.pot(view) + sum(view.bets)
    behind = min(betting.to_call(view, seat), view.stacks[seat])
    if behind:
        title = _("{count} to call, {pot} to win").format(count=behind, pot=whole)
    else:
        title = _("Nothing to call, {pot} in the pot").format(pot=whole)
    if view.house.limit != "fixed":
        return title, "", ""
    left = view.house.max_raises - max(0, view.raises - 1)
    if betting.is_capped(view):
        return title, _("Bets and raises of {size}. No more raises in this round.").format(size=size), ""
    words = _("Bets and raises of {size}. Raises left: {left}").format(size=size, left=max(0, left))
    return title, words, ""

"""Painting the middle of the Lockdown Poker table: deck, dead cards, pot, ribbons, the winner's sign. Changes
nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.scenes import plates
from tabletop.scenes.lockdown_poker import chips, layout
from tabletop.scenes.lockdown_poker.draw_seats import in_lines, lies_still
from tabletop.scenes.lockdown_poker.motion_chips import draw_stacks
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard

DEAD_SHOWN = 6


def middle(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Deck, dead cards, and for chips the pot."""
    if board.winner_words is not None:  # the sign hangs there
        return
    _deck(board, canvas)
    _dead(board, canvas)
    if board.money:
        _pot(board, canvas)


def _deck(board: LockdownPokerBoard, canvas: Canvas) -> None:
    pieces, pile = board.pieces, board.pieces.middle.deck
    depth = layout.deck_depth(pieces.deck_left)
    if not depth:
        canvas.picture("slot/card", pile.x, pile.y, pile.h)
    for i in range(depth):
        pose = layout.deck_pose(pile, i)
        if i == 0:
            canvas.picture("shadow/card", pose.x + 4, pose.y + 8, pose.h)
        if i == depth - 1 and "deck" in board.wanted() and _aiming(board):
            canvas.picture("glow/card", pose.x, pose.y, pose.h)
        canvas.posed(pieces.deck.back, pose)
    words = _("deck {count}").format(count=pieces.deck_left)
    plates.label(canvas, pile.x - 4, layout.under(pile), words, 21, max_w=122)


def _aiming(board: LockdownPokerBoard) -> bool:
    return bool(board.picker.picked or board.picker.drag or board.hint)


def _dead(board: LockdownPokerBoard, canvas: Canvas) -> None:
    pieces, pile = board.pieces, board.pieces.middle.dead
    if not pieces.dead:
        canvas.picture("slot/card", pile.x, pile.y, pile.h, alpha=0.8)
    for sprite in pieces.dead[-DEAD_SHOWN:]:
        if lies_still(board, sprite):
            sprite.draw(canvas)
    words = _("dead {count}").format(count=len(pieces.dead))
    plates.label(canvas, pile.x, layout.under(board.pieces.middle.deck), words, 21, max_w=122)


def _pot(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """The chips in their ring, main pot and side pots apart, and the sum on a sign."""
    pieces, mid = board.pieces, board.pieces.middle
    x, y = mid.pot
    lit = "pot" in board.wanted() and _aiming(board)
    if lit:
        canvas.picture("pot/glow", x, y, 200)
    canvas.picture("pot/ring", x, y, 118)
    count = len(pieces.pots)
    room = 196 / max(1, count)
    for i, amount in enumerate(pieces.pots):
        piles = chips.stacks(amount)[: 3 if count == 1 else 2]
        w = 46.0 if count == 1 else 38.0
        cx = x + (i - (count - 1) / 2) * room
        draw_stacks(canvas, piles, cx - chips.width(piles, w) / 2, y + 20, w)
    canvas.slice("plank/sign", mid.sign)
    words = _("Pot {chips}").format(chips=sum(pieces.pots))
    canvas.centred(mid.sign.grown(-18, -6), words, 38, "rye", AMBER_LIGHT)
    if count > 1:
        told = _("main {main} · side {sides}").format(
            main=pieces.pots[0], sides=" + ".join(map(str, pieces.pots[1:]))
        )
    elif sum(pieces.bets):
        told = _("{sum} with the bets").format(sum=sum(pieces.pots) + sum(pieces.bets))
    else:
        return
    canvas.within(Box(mid.sign.right + 14, mid.sign.cy - 18, 190, 36), told, 21, 700, PAPER_LIGHT)


# ---------------------------------------------------------------- ribbons and signs
def ribbons(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Which round it is and who went first; one's own best hand."""
    if board.round_words and not board.hint_words:  # a hint takes its place
        width = min(640.0, canvas.text_width(board.round_words, 20, 700) + 70)
        box = around(layout.PROMPT.cx, layout.ROUND_Y + 12, width, 40)
        canvas.slice("strip/ink-small", box)
        canvas.centred(box.grown(-30, -5), board.round_words, 20, 700, AMBER_LIGHT)
    if not board.best:
        return
    shown = board.pieces.shown.get(board.bottom)
    canvas.slice("strip/amber" if board.bottom not in board.pieces.folded else "strip/paper", layout.BEST)
    inner = layout.BEST.grown(-34, -5)
    long = canvas.text_width(board.best, 26, 800) > inner.w
    in_lines(canvas, inner, board.best, 23 if long else 26, 800, long)
    if shown is not None and shown.place:
        canvas.picture(f"disc/order-{shown.place}", *layout.OWN_DISC, 58)


def badge_label(canvas: Canvas, mine: bool) -> None:
    """Under the badge: what to do with it."""
    x, y = layout.BADGE_LABEL
    plates.label(canvas, x, y, _("Sheriff: drag onto a card"), 20, "strip/amber-small", 304)


def sign(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Who has won the hand, and with what."""
    if board.winner_words is None:
        return
    title, hand = board.winner_words
    box = layout.SIGN
    canvas.picture("pot/glow", box.cx, box.cy, 300)
    canvas.slice("plank/sign", box)
    upper = box.grown(-36, -14)
    if hand:
        upper = upper._replace(h=upper.h * 0.58)
        lower = Box(upper.x, upper.bottom - 2, upper.w, box.bottom - upper.bottom - 8)
        long = canvas.text_width(hand, 24, 700) > lower.w
        in_lines(canvas, lower, hand, 20 if long else 24, 700, long, PAPER_LIGHT)
    canvas.centred(upper, title, 54, "rye", AMBER_LIGHT)


def chips_in_hand(board: LockdownPokerBoard, canvas: Canvas, x: float, y: float) -> None:
    """The chips that a drag pushes forward: the call, or what the dial says."""
    from tabletop.games.lockdown_poker import betting

    view, seat = board.view, board.asked
    if seat is None:
        return
    amount = min(betting.to_call(view, seat) or betting.size(view), view.stacks[seat])
    if board.control is not None and board.amount is not None:
        amount = board.control.amount - view.bets[seat]
    piles = chips.stacks(amount, small=True)
    draw_stacks(canvas, piles, x - chips.width(piles, 42) / 2, y + 16, 42)

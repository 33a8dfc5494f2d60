"""What the Lockdown Poker table says: the prompt, the round, the hands shown, one's own best hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tabletop.core.cards import HIDDEN, parse_card
from tabletop.core.words import Text
from tabletop.games.lockdown_poker.deck import HOLE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.events import BettingBegins, SwitchingBegins
from tabletop.games.lockdown_poker.names import best_name, hand_name
from tabletop.games.lockdown_poker.state import State
from tabletop.session.catalogue import _

if TYPE_CHECKING:
    from tabletop.scenes.cards.sprites import Card
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


@lru_cache(4096)
def _named(cards: tuple[int, ...], double_ace: bool) -> Text:
    return hand_name(cards, double_ace)


def _said_hand(board: LockdownPokerBoard, hand: Text) -> str:
    """A hand in words; what its Deputies stand for is parted by a semicolon, where a line may break."""
    facts = dict(hand.facts)
    plain, deputies = facts.get("hand"), facts.get("deputies")
    if isinstance(plain, Text) and isinstance(deputies, Text):
        return f"{board.say(plain)}; {board.say(deputies)}"
    return board.say(hand)


def prompt(board: LockdownPokerBoard) -> str:
    """What is asked now, in one sentence."""
    names = board.table.names
    aimed = board.aimed_from if board.interrupter is None else board.interrupter
    if aimed is not None:
        return _("{name}: drop the Sheriff on the card you want").format(name=names[aimed])
    if board.looking is not None:
        name = names[board.looking.seat]
        if board.may_aim:
            return _("{name}: you hold the Sheriff, and may play it now").format(name=name)
        return _("{name}: this is your seventh card").format(name=name)
    if board.table.over is not None and not board.in_motion:
        if board.pieces.shown:
            return _("All cards are up: the best five count")
        return _("The hand is over")
    if board.asked is not None:
        return _aimed(board) or _said(board)
    if _is_showdown(board):
        return _("All cards are turned up")
    if not board.acting or board.table.over is not None:
        return ""
    return _("{name} is to play").format(name=names[board.acting[0]])


def _said(board: LockdownPokerBoard) -> str:
    assert board.asked is not None
    what = board.game.prompt(board.view, board.asked)
    return board.say(what) if what else ""


def _aimed(board: LockdownPokerBoard) -> str:
    """What a picked card may be dropped on."""
    picked, seat = board.picker.drag or board.picker.picked, board.asked
    if board.view.phase != "switch" or len(picked) != 1 or seat is None:
        return ""
    card = board.chosen_card()
    if card is not None:
        words = _("Onto which card does {card} go?")
        return words.format(card=board.say(board.game.card_name(card)))
    return _("Which of your cards do you give for it?")


def round_words(board: LockdownPokerBoard) -> str:
    """Which round it is, and who went first in it."""
    if _is_showdown(board):
        return _("The showdown")
    if board.is_private:
        return _("The seventh card")
    opening = board.opening
    if opening is not None and (board.in_motion or _opens(opening, board.view)):
        words = _round(isinstance(opening, SwitchingBegins), opening.round)
        return f"{words} · {_why(board, opening)}"
    phase = board.view.phase
    if phase in ("switch", "bet"):
        return _round(phase == "switch", board.view.round)
    if phase == "sheriff":
        return _("The last call")
    return ""


def _is_showdown(board: LockdownPokerBoard) -> bool:
    """Has a hole card been turned up, other than in a picture of what it might have been?"""
    goes_on = not board.in_motion and board.view.phase in ("switch", "bet", "sheriff")
    return not goes_on and any(card.card != HIDDEN for row in board.pieces.hole for card in row)


def _opens(opening: SwitchingBegins | BettingBegins, view: State) -> bool:
    """Is it this round that the event began?"""
    phase = "switch" if isinstance(opening, SwitchingBegins) else "bet"
    return (phase, opening.round) == (view.phase, view.round)


def _round(switching: bool, cards: int) -> str:
    if switching:
        return _("Switching, round {number} of 4").format(number=cards - 2)
    return _("Betting, round {number} of 5").format(number=cards - 2)


def _why(board: LockdownPokerBoard, opening: SwitchingBegins | BettingBegins) -> str:
    name = board.table.names[opening.seat]
    why = opening.why if isinstance(opening, SwitchingBegins) else "highest"
    if opening.tied and why == "highest":
        return _("{name} first: highest hand, nearest the dealer's left").format(name=name)
    if opening.tied and why == "lowest":
        return _("{name} first: lowest hand, nearest the dealer's left").format(name=name)
    sentences = {
        "highest": _("{name} first: highest hand showing"),
        "lowest": _("{name} first: lowest hand showing"),
        "left": _("{name} first: at the dealer's left"),
    }
    return sentences[why].format(name=name)


def opening_words(board: LockdownPokerBoard) -> str:
    """The whole sentence of why somebody went first; "" where it is not known."""
    what = board.game.tell(board.opening) if board.opening is not None else None
    return board.say(what) if what else ""


def showing(board: LockdownPokerBoard, seat: int) -> str:
    """The hand that a seat shows; at the showdown its best five."""
    pieces = board.pieces
    if seat in pieces.folded:
        return _("folded")
    shown = pieces.shown.get(seat)
    if shown is not None:
        return _said_hand(board, best_name(shown.best))
    cards = tuple(c.card for c in pieces.up[seat] if c.card not in (HIDDEN, SHERIFF) and not _comes(board, c))
    if not cards:
        return _("out of the game") if board.money and not board.view.live >> seat & 1 else ""
    return _said_hand(board, _named(cards, board.view.house.double_ace_flush))


def _comes(board: LockdownPokerBoard, card: Card) -> bool:
    """Is the card still on its way from the deck?"""
    return card.flying and board.is_dealing


def best(board: LockdownPokerBoard) -> str:
    """One's own best hand, of the cards that one knows."""
    seat, pieces = board.bottom, board.pieces
    hand = showing(board, seat)
    if not hand or seat in pieces.folded or not pieces.row(seat):
        return hand
    if seat in pieces.shown:
        return _("Your hand: {hand}").format(hand=hand)
    row = [card for card in (*pieces.up[seat], *pieces.seventh[seat]) if not _comes(board, card)]
    known = [card.card for card in row if card.card not in (HIDDEN, SHERIFF)]
    if not known:
        return ""
    hand = _said_hand(board, _named(tuple(known), board.view.house.double_ace_flush))
    return _("Your best hand: {hand}").format(hand=hand)


# ---------------------------------------------------------------- what a drop would mean
def offer(board: LockdownPokerBoard, start: str, at: str) -> str:
    """What would happen if what is in the hand were dropped there; "" where the place says it itself."""
    owner = at.split(":")[1] if at.startswith(("up:", "hole:", "seventh:")) else ""
    name = board.table.names[int(owner)] if owner else ""
    if board.aimed_from is not None and owner:
        facts = {"card": _card_at(board, at), "name": name}
        if at.startswith("up:"):
            return _("Take {card} of {name}, who is dealt a new card, face up.").format(**facts)
        return _("Take {card} of {name}, who is dealt a new card, face down.").format(**facts)
    if board.view.phase != "switch" or board.asked is None:
        return ""
    given, taken = (start, at) if start.startswith(f"up:{board.asked}:") else (at, start)
    if at == "deck" or start == "deck":
        return _("{card} dies, and a new card comes for it.").format(card=_card_at(board, given).capitalize())
    if not given.startswith("up:") or not taken.startswith("up:"):
        return ""
    name = board.table.names[int(taken.split(":")[1])]
    words = _("You take {taken}, locked. {name} gets {given}, not locked.")
    return words.format(taken=_card_at(board, taken), given=_card_at(board, given), name=name)


def _card_at(board: LockdownPokerBoard, id: str) -> str:
    kind, *rest = id.split(":")
    if kind == "up":
        return board.say(board.game.card_name(parse_card(rest[1])))
    return board.say(board.game.card_name(HOLE if kind == "hole" else SEVENTH))

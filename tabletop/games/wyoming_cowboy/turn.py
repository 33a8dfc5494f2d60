"""The course of a turn of Wyoming Cowboy: action, discard, draw, and how one leads to the next.

Rule page "A turn" 1, 2, 4, "Discarding" and "The end of a hand". Trusts the moves. Passes are in passing.py,
shots in shooting.py, draws in drawing.py.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy import memory, scoring
from tabletop.games.wyoming_cowboy.events import (
    CoupleShown,
    Discarded,
    GameOver,
    GunPulled,
    HandOver,
    NoAction,
    NothingDrawn,
    TurnBegan,
)
from tabletop.games.wyoming_cowboy.guns import FIVE, GUN_ID, IS_22, KING, LAST_22, QUEEN, TEN, Gun
from tabletop.games.wyoming_cowboy.state import ALONE, NO_GUN, NO_NOTE, NOBODY, NONE_ACT, State
from tabletop.games.wyoming_cowboy.supply import draws


# -------------------------------------------------------------------- from turn to turn
def begin_turn(s: State, seat: int, log: list[Event] | None) -> None:
    """It is this seat's turn, and nothing has happened in it yet."""
    s.turn = seat
    s.phase = "action"
    s.acting = ALONE[seat]
    s.laid = 0
    s.five = False
    s.spent = False
    s.fired = ()
    s.fresh = ()
    if log is not None:
        log.append(TurnBegan(seat, s.turns))


def end_turn(s: State, log: list[Event] | None) -> None:
    """The turn is over: the next one's, clockwise, unless the hand has gone on for too long."""
    s.turns += 1
    if s.turns >= s.house.last_turn:
        end_hand(s, NOBODY, "stall", log)
        return
    seat = s.turn + 1
    begin_turn(s, 0 if seat == s.house.seats else seat, log)


def to_discard(s: State, log: list[Event] | None) -> None:
    """The action is over. An empty hand skips the discard."""
    s.acting = ALONE[s.turn]
    if s.hands[s.turn]:
        s.phase = "discard"
    else:
        to_draw(s, log)


def to_draw(s: State, log: list[Event] | None) -> None:
    """The discard is over. Where no card can be drawn the draw is skipped."""
    if s.draw or draws(s):
        s.phase = "draw"
        return
    if log is not None:
        log.append(NothingDrawn(s.turn))
    end_turn(s, log)


# -------------------------------------------------------------------- actions
def do_nothing(s: State, seat: int, log: list[Event] | None) -> None:
    """No action."""
    if log is not None:
        log.append(NoAction(seat))
    if s.hands[seat]:
        s.phase = "discard"
    else:
        to_draw(s, log)


def show_couple(s: State, seat: int, suit: int, log: list[Event] | None) -> None:
    """King and queen of a suit are shown; they count from now on, whatever becomes of them."""
    s.spent = True
    s.couples[seat] = tuple(sorted((*s.couples[seat], suit)))
    cards = (QUEEN * 4 + suit, KING * 4 + suit)
    memory.shown(s, seat, cards)
    if log is not None:
        log.append(CoupleShown(seat, cards))
    s.phase = "discard"


def pull_gun(s: State, seat: int, gun: Gun, log: list[Event] | None) -> None:
    """The gun lies on the table; it cannot be fired before the owner's next turn."""
    s.spent = True
    number = GUN_ID[gun]
    hand = s.hands[seat]
    for card in gun.cards:
        hand.remove(card)
        if s.known[seat] or s.notes[seat] != NO_NOTE:
            memory.left(s, seat, card)
    s.guns[seat] = tuple(sorted((*s.guns[seat], number)))
    s.fresh += ((seat, number),)
    if log is not None:
        log.append(GunPulled(seat, gun.name, gun.cards))
    if IS_22[number] and tens_and_22(s):
        end_hand(s, seat, "tens", log)
    else:
        to_discard(s, log)


# -------------------------------------------------------------------- the discard
def discard(s: State, seat: int, card: int, log: list[Event] | None) -> None:
    """A card goes onto the discard pile; a 10 stays in front of its owner."""
    s.hands[seat].remove(card)
    if s.known[seat] or s.notes[seat] != NO_NOTE:
        memory.left(s, seat, card)
    rank = card >> 2
    if rank == TEN:
        s.tens[seat] = tuple(sorted((*s.tens[seat], card)))
        if log is not None:
            log.append(Discarded(seat, True, card))
        if tens_and_22(s):
            end_hand(s, seat, "tens", log)
            return
    else:
        s.discard.append(card)
        s.laid += 1
        if rank == FIVE:
            s.five = True
        if log is not None:
            log.append(Discarded(seat, False, card))
    if s.draw:
        s.phase = "draw"
    else:
        to_draw(s, log)


# -------------------------------------------------------------------- the end of a hand
def tens_and_22(s: State) -> bool:
    """Do all the tens and a .22 lie on the table? That ends the hand."""
    if sum(map(len, s.tens)) < s.house.tens:
        return False
    return any(guns and guns[0] <= LAST_22 for guns in s.guns)


def end_hand(s: State, credit: int, why: str, log: list[Event] | None) -> None:
    """All lay down their hands and count; `credit` has ended it (NOBODY: a stall). `why`: "tens", "aces",
    "stall"."""
    s.phase = "over"
    s.acting = NONE_ACT
    s.gun, s.victim = NO_GUN, NOBODY
    s.laid, s.five, s.spent, s.fired, s.fresh = 0, False, False, (), ()
    s.hand_scores = tuple([scoring.table_of(s, seat, credit) for seat in range(s.house.seats)])
    s.scores = tuple([old + table[-1] for old, table in zip(s.scores, s.hand_scores, strict=True)])
    # the hands lie open: there is nothing to remember about them
    s.known = [()] * s.house.seats
    s.notes = [NO_NOTE] * s.house.seats
    if log is not None:
        log.append(HandOver(credit, why, s.hand_scores, s.scores, tuple(tuple(hand) for hand in s.hands)))
        if scoring.over(s) == "game":
            log.append(GameOver(NOBODY, tuple(scoring.winners(s)), s.scores))

"""Why a move may not be made in Lockdown Poker: the codes of the rule page, in its order, with a sentence
each.

The order: the hand is over; a `sheriff` move by its own conditions; whose turn it is; the phase; then the
move's parts from left to right. Judges a move on its own, from the rules, and never looks it up in the list
of legal moves: the tests hold one against the other. A refusal tells nothing that the seat cannot see.
(Betting: refuse_bet.py.)
"""

from __future__ import annotations

from tabletop.core.game import CHANCE, Move, Refusal
from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.lockdown_poker import standing
from tabletop.games.lockdown_poker.deck import DECK, HOLE, NONE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.names import card_name
from tabletop.games.lockdown_poker.refuse_bet import why_not_bet
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.games.lockdown_poker.state import State
from tabletop.games.lockdown_poker.switching import reserve

_SWITCHING = ("switch", "lock", "draw", "stand")
_BETTING = ("check", "bet", "call", "raise", "fold")
_AMOUNTS = ("bet", "raise")


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first code that applies, in the order of the rule page."""
    kind = move[0]
    if seat == CHANCE:
        return _why_not_table(s, move)
    if not _is_readable(s, move):
        return Refusal("bad-move", _bad_move(s, move))
    if s.phase in ("over", "dealer", "deal"):
        over, dealing = N_("The hand is over"), N_("The cards are not dealt yet")
        return Refusal("wrong-phase", text(over if s.phase == "over" else dealing))
    if kind == "sheriff":
        return _why_not_sheriff(s, seat, move[1], move[2])
    if seat != s.to_act:
        return Refusal("not-your-turn", text(N_("It is the turn of {who}"), who=SeatFact(s.to_act)))
    if not _is_of_phase(s, kind):
        return Refusal("wrong-phase", _wrong_phase(s))
    if kind == "switch":
        return _why_not_switch(s, seat, move[1], move[2], move[3])
    if kind == "lock":
        return _why_not_lock(s, seat, move[1])
    if kind == "draw":
        return _why_not_draw(s, seat, move[1])
    return why_not_bet(s, seat, move) if kind in _BETTING else None


def _is_readable(s: State, move: Move) -> bool:
    """Is it a move that a player makes at this table? A bet names its amount exactly where the limit is not
    fixed."""
    kind = move[0]
    if kind in _AMOUNTS and s.house.money:
        return (len(move) > 1) == (s.house.limit != "fixed")
    return kind in _SWITCHING or kind in _BETTING or kind in ("sheriff", "no-sheriff")


def _bad_move(s: State, move: Move) -> Text:
    if move[0] not in _AMOUNTS:
        return text(N_("That is no move a player makes"))
    if s.house.limit == "fixed":
        return text(N_("Bets are fixed here: they name no amount"))
    return text(N_("Say what your bets of this round become"))


def _is_of_phase(s: State, kind: str) -> bool:
    if s.phase == "switch":
        return kind in _SWITCHING
    return kind in _BETTING if s.phase == "bet" else kind == "no-sheriff"


def _wrong_phase(s: State) -> Text:
    if s.phase == "switch":
        return text(N_("Now cards are switched: switch, lock, draw or stand"))
    if s.phase == "bet":
        return text(N_("Now bets are made"))
    if s.phase == "sheriff":
        return text(N_("Only the Sheriff may be played now, before the cards are turned up"))
    return text(N_("Only the Sheriff from the hole may be played now"))


# -------------------------------------------------------------------- the Sheriff, in turn or out of it
def _why_not_sheriff(s: State, seat: int, target: int, what: int) -> Refusal | None:
    if not may_play(s, seat):
        return Refusal("no-sheriff", _no_sheriff(s, seat))
    if target == seat:
        return Refusal("self", text(N_("The Sheriff captures a card of another player")))
    refusal = _why_not_seat(s, target)
    if refusal is not None:
        return refusal
    if what in (HOLE, SEVENTH):
        if (s.hole if what == HOLE else s.seventh)[target] != NONE:
            return None
        return Refusal("no-such-card", _lacks(target, what))
    return None if what in s.up[target] else Refusal("no-such-card", _lacks(target, what))


def _no_sheriff(s: State, seat: int) -> Text:
    if SHERIFF in s.dead:
        return text(N_("The Sheriff is dead"))
    for other, cards in enumerate(s.up):
        if SHERIFF in cards and other != seat:
            return text(N_("{who} holds the Sheriff"), who=SeatFact(other))
    if s.folded >> seat & 1:
        return text(N_("You have folded"))
    return text(N_("You do not hold the Sheriff, as far as you know"))


def _why_not_seat(s: State, target: int) -> Refusal | None:
    """Is anybody there whose card could be taken?"""
    if not 0 <= target < len(s.up):
        return Refusal("no-such-card", text(N_("Nobody sits there")))
    if s.folded >> target & 1:
        return Refusal("folded", text(N_("{who} has folded: those cards are dead"), who=SeatFact(target)))
    if not s.live >> target & 1:
        return Refusal("no-such-card", text(N_("{who} is out of the game"), who=SeatFact(target)))
    return None


def _lacks(target: int, what: int) -> Text:
    who = SeatFact(target)
    if what == SEVENTH:
        return text(N_("{who} has no seventh card"), who=who)
    if what == HOLE:
        return text(N_("{who} has no hole card"), who=who)
    return text(N_("{who} does not show {card}"), card=card_name(what), who=who)


# -------------------------------------------------------------------- a switching turn
def _why_not_mine(s: State, seat: int, card: int) -> Refusal | None:
    """Is it one of the seat's own face-up cards?"""
    if card in (HOLE, SEVENTH):
        return _face_down(card)
    if card in s.up[seat]:
        return None
    return Refusal("not-yours", text(N_("You do not show {card}"), card=card_name(card)))


def _face_down(card: int) -> Refusal:
    if card == HOLE:
        return Refusal("face-down", text(N_("A hole card lies face down: it is never switched")))
    return Refusal("face-down", text(N_("A seventh card lies face down: it is never switched")))


def _why_not_switch(s: State, seat: int, mine: int, target: int, theirs: int) -> Refusal | None:
    refusal = _why_not_mine(s, seat, mine)
    if refusal is not None:
        return refusal
    if target == seat:
        return Refusal("self", text(N_("Switch with another player, not with yourself")))
    refusal = _why_not_seat(s, target)
    if refusal is not None:
        return refusal
    if theirs in (HOLE, SEVENTH):
        return _face_down(theirs)
    if theirs not in s.up[target]:
        return Refusal("no-such-card", _lacks(target, theirs))
    if s.locked >> theirs & 1:
        sentence = N_("Locked by {who}: {card}")
        return Refusal("locked", text(sentence, card=card_name(theirs), who=SeatFact(target)))
    return None


def _why_not_lock(s: State, seat: int, card: int) -> Refusal | None:
    refusal = _why_not_mine(s, seat, card)
    if refusal is None and s.locked >> card & 1:
        return Refusal("already-locked", text(N_("Locked already: {card}"), card=card_name(card)))
    return refusal


def _why_not_draw(s: State, seat: int, discard: int) -> Refusal | None:
    refusal = _why_not_mine(s, seat, discard)
    if refusal is None and len(s.deck) <= reserve(s):
        sentence = plural(
            N_("The last {count} card of the deck is kept for the deals to come and the Sheriff"),
            N_("The last {count} cards of the deck are kept for the deals to come and the Sheriff"),
            len(s.deck),
        )
        return Refusal("deck-reserved", sentence)
    return refusal


# -------------------------------------------------------------------- chance and the table
def _why_not_table(s: State, move: Move) -> Refusal | None:
    """Is this an outcome that chance, or the table, can have now?"""
    kind = move[0]
    if kind == "dealer" and s.phase == "dealer":
        fine = 0 <= move[1] < len(s.up)
    elif kind == "deal" and s.phase == "deal":
        fine = sorted(move[1]) == list(DECK)
    elif kind == "next-hand" and s.phase == "over":
        fine = standing.over(s) == "hand"
    else:
        return Refusal("wrong-phase", text(N_("The table has nothing of that kind to do now")))
    return None if fine else Refusal("bad-move", text(N_("That is no outcome the cards can have")))

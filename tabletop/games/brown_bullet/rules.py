"""The course of a turn of Brown Bullet: what a move does. Trusts the move; `legal.py` and `refuse.py` say
which may be made.

Rule page "A turn" 3-8 and "End". Everything happens in place; events are only made where a log is given.
"""

from __future__ import annotations

from bisect import insort

from tabletop.core.cards import RANK_OF
from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.brown_bullet import deal, standing
from tabletop.games.brown_bullet.demand import ANYTHING, FITS, FIVE, JOKER, TEN, THREE
from tabletop.games.brown_bullet.events import (
    AnotherTurn,
    BulletDue,
    BulletFired,
    Cleared,
    DealOver,
    Drew,
    Flipped,
    Held,
    MatchOver,
    Out,
    PickedUp,
    Played,
)
from tabletop.games.brown_bullet.state import EMPTY, HAND, NO_CHAMBER, NO_RANK, NOBODY, Mark, State

ROW = 4
"""Cards of one rank in a row that make a Dead Man's Draw."""


def play(s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
    """Make any move, of a seat, of chance or of the table, and go on to the next decision."""
    kind = move[0]
    if kind == "play":
        play_cards(s, seat, move[1], log)
    elif kind == "pickup":
        pick_up(s, seat, log)
    elif kind == "flip":
        flip(s, seat, move[1], log)
    elif kind == "bullet":
        fire(s, seat, move[1], move[2], move[3], log)
    elif kind == "hold":
        hold(s, seat, log)
    elif kind == "deal":
        deal.deal_out(s, move[1], log)
    elif kind == "dealer":
        deal.choose_dealer(s, move[1], log)
    else:
        deal.gather(s)


# -------------------------------------------------------------------- the four things a turn can be
def play_cards(s: State, seat: int, cards: tuple[int, ...], log: list[Event] | None) -> None:
    """Cards go from the hand onto the pile (rule 1), then their power (3), the draw (5) and the end of the
    turn."""
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    if s.known[seat]:
        forget_known(s, seat, cards)
    if log is not None:
        form = "card" if len(cards) == 1 else "set" if RANK_OF[cards[0]] == RANK_OF[cards[-1]] else "run"
        log.append(Played(seat, form, cards))
    s.pile += cards
    s.must_include = NO_RANK
    again = land(s, seat, RANK_OF[cards[-1]], log)
    cleared = not s.pile
    if s.draw and len(hand) < HAND:
        fill(s, seat, log)
        s.quiet = 0
    else:
        s.quiet = 0 if cleared else s.quiet + 1
    end_turn(s, seat, again, log)


def pick_up(s: State, seat: int, log: list[Event] | None) -> None:
    """The whole pile goes into the hand (rule 6); a bullet may follow."""
    s.quiet += 1
    s.must_include = NO_RANK
    take_pile(s, seat, log)
    bullet_or_end(s, seat, log)


def flip(s: State, seat: int, slot: int, log: list[Event] | None) -> None:
    """A chamber card is turned over (rule 8): played with its power if it fits, else taken with the whole
    pile."""
    card = s.chambers[seat][slot]
    set_slot(s, seat, slot, EMPTY)
    forget_mark(s, seat, slot)
    s.quiet = 0
    rank = RANK_OF[card]
    fits = FITS[s.demand][rank]
    if log is not None:
        log.append(Flipped(seat, slot, fits, card))
    s.pile.append(card)
    if fits:
        end_turn(s, seat, land(s, seat, rank, log), log)
    else:
        take_pile(s, seat, log)
        bullet_or_end(s, seat, log)


def fire(s: State, seat: int, target: int, slot: int, card: int, log: list[Event] | None) -> None:
    """The Brown Bullet (rule 7): a hand card against a chamber card of another seat. The shooter knows what
    lies there."""
    hand = s.hands[seat]
    taken = s.chambers[target][slot]
    hand.remove(card)
    insort(hand, taken)
    set_slot(s, target, slot, card)
    forget_mark(s, target, slot)
    s.marks = tuple(sorted((*s.marks, Mark(target, slot, seat, card))))
    # any card may be the one that went, so the others are no longer sure of any of them
    s.known[seat] = ()
    if log is not None:
        log.append(BulletFired(seat, target, slot, card, taken))
    end_turn(s, seat, "", log)


def hold(s: State, seat: int, log: list[Event] | None) -> None:
    """No bullet."""
    if log is not None:
        log.append(Held(seat))
    end_turn(s, seat, "", log)


# -------------------------------------------------------------------- what cards do when they land on the
# pile
def land(s: State, seat: int, rank: int, log: list[Event] | None) -> str:
    """The power of what now lies on top, of this rank (rules 3 and 4). What gives its player another turn, or
    ""."""
    if rank == JOKER:
        why = "joker"
    elif rank == TEN:
        why = "ten"
    elif is_row(s.pile, rank):
        why = "dead-mans-draw"
    else:
        if rank != THREE:
            s.demand = rank
        return "five" if rank == FIVE else ""
    if log is not None:
        log.append(Cleared(seat, why, tuple(s.pile)))
    s.out += s.pile
    s.pile = []
    s.demand = ANYTHING
    return why if rank != JOKER or s.house.joker_extra_turn else ""


def is_row(pile: list[int], rank: int) -> bool:
    """Are the last four cards of the pile, whose top has this rank, of one rank? Who played them does not
    matter."""
    return (
        len(pile) >= ROW
        and RANK_OF[pile[-2]] == rank
        and RANK_OF[pile[-3]] == rank
        and RANK_OF[pile[-ROW]] == rank
    )


def fill(s: State, seat: int, log: list[Event] | None) -> None:
    """Draw until the hand holds three, while the draw pile lasts (rule 5)."""
    hand, draw = s.hands[seat], s.draw
    drawn = draw[len(hand) - HAND :]
    del draw[len(hand) - HAND :]
    for card in drawn:
        insort(hand, card)
    if log is not None:
        log.append(Drew(seat, len(draw), tuple(reversed(drawn))))


def take_pile(s: State, seat: int, log: list[Event] | None) -> None:
    """The pile goes into the hand, for all to see; the next player starts on an empty pile."""
    if log is not None:
        log.append(PickedUp(seat, tuple(s.pile)))
    hand = s.hands[seat]
    hand += s.pile
    hand.sort()
    s.known[seat] += tuple(s.pile)
    s.pile = []
    s.demand = ANYTHING


def forget_known(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """Cards have left the hand: of those that everybody knew to be there, these are gone."""
    known = list(s.known[seat])
    for card in cards:
        if card in known:
            known.remove(card)
    s.known[seat] = tuple(known)


def set_slot(s: State, seat: int, slot: int, card: int) -> None:
    """Put a card, or EMPTY, into a chamber slot."""
    chamber = s.chambers[seat]
    s.chambers[seat] = (*chamber[:slot], card, *chamber[slot + 1 :])


def forget_mark(s: State, seat: int, slot: int) -> None:
    """Nothing is known of this slot any more: it was flipped or hit again."""
    if s.marks:
        s.marks = tuple(mark for mark in s.marks if mark.seat != seat or mark.slot != slot)


# -------------------------------------------------------------------- how a turn ends
def bullet_or_end(s: State, seat: int, log: list[Event] | None) -> None:
    """After a pick-up: a bullet is due with enough cards in hand and a chamber card anywhere else, else the
    turn ends."""
    if len(s.hands[seat]) >= s.house.bullet_at and has_target(s, seat):
        s.phase = "bullet"
        if log is not None:
            log.append(BulletDue(seat, len(s.hands[seat])))
    else:
        end_turn(s, seat, "", log)


def has_target(s: State, seat: int) -> bool:
    """Does any other seat have a chamber card?"""
    return any(chamber != NO_CHAMBER for other, chamber in enumerate(s.chambers) if other != seat)


def end_turn(s: State, seat: int, again: str, log: list[Event] | None) -> None:
    """Who is out (rule page "End"), whether the deal is over, and whose turn it is; `again` = why the
    player's own."""
    s.phase = "play"
    if not s.hands[seat] and s.chambers[seat] == NO_CHAMBER:
        again = ""  # an extra turn lapses with its player's last card
        s.gone.append(seat)
        if log is not None:
            log.append(Out(seat, len(s.gone)))
        if not s.house.play_on or len(s.gone) == len(s.hands) - 1:
            end_deal(s, False, log)
            return
    if s.quiet >= s.house.stalemate_turns:
        end_deal(s, True, log)
    elif again:
        if log is not None:
            log.append(AnotherTurn(seat, again))
    else:
        seats = len(s.hands)
        seat = seat + 1 if seat + 1 < seats else 0
        if s.gone:
            while seat in s.gone:
                seat = (seat + 1) % seats
        s.to_act = seat


def end_deal(s: State, stalemate: bool, log: list[Event] | None) -> None:
    """The deal is over; in a match its winners have won one more."""
    s.phase = "over"
    s.to_act = NOBODY
    winners = standing.deal_winners(s)
    if s.house.match_wins > 1:
        for seat in winners:
            s.wins[seat] += 1
    if log is None:
        return
    places = tuple(standing.deal_places(s))
    log.append(DealOver(-1, tuple(winners), tuple(standing.scores(s)), places, stalemate))
    if s.house.match_wins > 1 and standing.over(s) == "game":
        log.append(MatchOver(-1, tuple(standing.winners(s)), tuple(s.wins)))

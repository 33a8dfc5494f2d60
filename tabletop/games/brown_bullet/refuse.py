"""Why a move may not be made in Brown Bullet: the codes of the rule page, in its order, with a sentence each.

Judges a move on its own, from the rules, and never looks it up in the list of legal moves: the tests hold one
against the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.cards import RANK_OF
from tabletop.core.game import CHANCE, Move, Refusal
from tabletop.core.words import N_, CardFact, SeatFact, Text, plural, text
from tabletop.games.brown_bullet import standing
from tabletop.games.brown_bullet.demand import ACE, FITS, NINE, deck, is_run, is_set
from tabletop.games.brown_bullet.moves import CHAMBER
from tabletop.games.brown_bullet.names import a_rank, deciding_card, rank_name
from tabletop.games.brown_bullet.state import EMPTY, NO_CHAMBER, NO_RANK, State

_TURNS = ("play", "pickup", "flip")
_SHOTS = ("bullet", "hold")


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first code that applies, in the order of the rule page."""
    kind = move[0]
    if seat == CHANCE:
        return _why_not_table(s, move)
    if kind not in _TURNS and kind not in _SHOTS:
        return Refusal("bad-move", text(N_("That is no move a player makes")))
    if (kind in _TURNS and s.phase != "play") or (kind in _SHOTS and s.phase != "bullet"):
        return Refusal("wrong-phase", _wrong_phase(s))
    if seat != s.to_act:
        return Refusal("not-your-turn", text(N_("It is the turn of {who}"), who=SeatFact(s.to_act)))
    if kind == "play":
        return _why_not_play(s, seat, move[1])
    if kind == "pickup":
        return _why_not_pick_up(s, seat)
    if kind == "flip":
        return _why_not_flip(s, seat, move[1])
    if kind == "bullet":
        return _why_not_bullet(s, seat, move[1], move[2], move[3])
    return None


def _wrong_phase(s: State) -> Text:
    if s.phase == "bullet":
        return text(N_("First fire the Brown Bullet, or hold it"))
    if s.phase == "play":
        sentence = N_(
            "A Brown Bullet comes only after a pick-up that leaves {count} or more cards in the hand"
        )
        return text(sentence, count=s.house.bullet_at)
    return text(N_("The deal is over")) if s.phase == "over" else text(N_("The cards are not dealt yet"))


def _why_not_play(s: State, seat: int, cards: Sequence[int]) -> Refusal | None:
    hand = s.hands[seat]
    for card in cards:
        if cards.count(card) > hand.count(card):
            return Refusal("not-in-hand", text(N_("You do not hold {card}"), card=CardFact(card)))
    if not cards or not (is_set(cards) or is_run(cards)):
        return Refusal("not-a-set-or-run", _no_set_or_run(cards))
    refusal = _why_not_on_pile(s, cards)
    if (
        refusal is None
        and s.must_include != NO_RANK
        and all(RANK_OF[card] != s.must_include for card in cards)
    ):
        sentence = N_("The first play must include {rank}: that is what was called")
        return Refusal("must-include", text(sentence, rank=a_rank(s.must_include)))
    return refusal


def _no_set_or_run(cards: Sequence[int]) -> Text:
    if len(cards) == 2 and RANK_OF[cards[1]] == RANK_OF[cards[0]] + 1 <= ACE:
        return text(N_("A run needs three cards or more"))
    return text(N_("Cards played together must be of one rank, or a run of three or more"))


def _why_not_on_pile(s: State, cards: Sequence[int]) -> Refusal | None:
    """Does a set or run satisfy the demand? A run by its highest card after a 9, else by its lowest (rule
    2)."""
    run = is_run(cards)
    low, high = RANK_OF[cards[0]], RANK_OF[cards[-1]]
    if not run and FITS[s.demand][low]:
        return None
    if s.demand == NINE:
        if high <= NINE:
            return None
        return Refusal(
            "too-high", text(N_("Needs 9 or lower: {card} was played"), card=deciding_card(s.pile))
        )
    if low >= s.demand:
        return None
    rank, card = rank_name(s.demand), deciding_card(s.pile)
    if s.demand == ACE:
        return Refusal("too-low", text(N_("Needs an ace: {card} was played"), card=card))
    if run:
        sentence = N_("Needs {rank} or higher, and the run starts with {low}: {card} was played")
        return Refusal("too-low", text(sentence, low=a_rank(low), rank=rank, card=card))
    return Refusal("too-low", text(N_("Needs {rank} or higher: {card} was played"), rank=rank, card=card))


def _why_not_pick_up(s: State, seat: int) -> Refusal | None:
    if not s.hands[seat]:
        return Refusal("must-play", text(N_("Your hand is empty: turn over a chamber card")))
    playable = [card for card in s.hands[seat] if _card_goes(s, seat, card)]
    if not playable or (s.house.voluntary_pickup and s.pile):
        return None
    return Refusal(
        "must-play", text(N_("You must play while you can: {card} would go"), card=CardFact(playable[0]))
    )


def _card_goes(s: State, seat: int, card: int) -> bool:
    """May this card be played alone? (Where a set or run may be played, one of its cards may be played alone,
    too.)"""
    return _why_not_play(s, seat, (card,)) is None


def _why_not_flip(s: State, seat: int, slot: int) -> Refusal | None:
    hand = s.hands[seat]
    if hand:
        sentence = plural(
            N_("Play your hand first: {count} card is left in it"),
            N_("Play your hand first: {count} cards are left in it"),
            len(hand),
        )
        return Refusal("hand-first", sentence)
    return _why_not_slot(s, seat, slot)


def _why_not_bullet(s: State, seat: int, target: int, slot: int, card: int) -> Refusal | None:
    if card not in s.hands[seat]:
        return Refusal("not-in-hand", text(N_("You do not hold {card}"), card=CardFact(card)))
    if target == seat:
        return Refusal("no-target", text(N_("A Brown Bullet goes into another player's chamber")))
    if not 0 <= target < len(s.hands):
        return Refusal("no-target", text(N_("Nobody sits there")))
    if s.chambers[target] == NO_CHAMBER:
        return Refusal("no-target", text(N_("{who} has no chamber cards left"), who=SeatFact(target)))
    return _why_not_slot(s, target, slot)


def _why_not_slot(s: State, seat: int, slot: int) -> Refusal | None:
    if 0 <= slot < CHAMBER and s.chambers[seat][slot] != EMPTY:
        return None
    return Refusal("empty-slot", text(N_("That chamber slot is empty")))


def _why_not_table(s: State, move: Move) -> Refusal | None:
    """Is this an outcome that chance, or the table, can have now?"""
    kind = move[0]
    if kind == "dealer" and s.phase == "dealer":
        fine = 0 <= move[1] < len(s.hands)
    elif kind == "deal" and s.phase == "deal":
        fine = sorted(move[1]) == deck(s.house.decks)
    elif kind == "next-hand" and s.phase == "over":
        fine = standing.over(s) == "hand"
    else:
        return Refusal("wrong-phase", text(N_("The table has nothing of that kind to do now")))
    return None if fine else Refusal("bad-move", text(N_("That is no outcome the cards can have")))

"""What is said at a table of Brown Bullet: the log's sentences and the prompt. (Refusals: refuse.py; pieces:
meaning.py.)"""

from __future__ import annotations

from tabletop.core.cards import HIDDEN, RANK_OF, RANKS
from tabletop.core.events import Event
from tabletop.core.words import N_, CardFact, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.brown_bullet import events
from tabletop.games.brown_bullet.demand import ACE, ANYTHING, NINE
from tabletop.games.brown_bullet.legal import plays
from tabletop.games.brown_bullet.names import a_rank, count_name, rank_name, rank_names
from tabletop.games.brown_bullet.state import NO_RANK, State

_WHY_CLEARED = {
    "ten": N_("The 10 takes the pile out of play"),
    "joker": N_("The joker takes the pile out of play"),
    "dead-mans-draw": N_("Dead Man's Draw: four of a kind take the pile out of play"),
}
_WHY_AGAIN = {
    "five": N_("{who} takes another turn for the 5"),
    "ten": N_("{who} takes another turn for the 10"),
    "joker": N_("{who} takes another turn for the joker"),
    "dead-mans-draw": N_("{who} takes another turn for the Dead Man's Draw"),
}


def tell(event: Event) -> Text | None:
    """The log's sentence for a (redacted) event."""
    who = SeatFact(event.seat)
    match event:
        case events.DealerChosen():
            return text(N_("{who} deals first"), who=SeatFact(event.dealer))
        case events.Dealt():
            return text(
                N_("{who} dealt six chamber cards and three hand cards to each"), who=SeatFact(event.dealer)
            )
        case events.Called(rank=""):
            return text(N_("Nobody holds a card from 4 to ace: {who} starts"), who=who)
        case events.Called():
            return text(
                N_("{who} holds the lowest card, {rank}, and starts"),
                who=who,
                rank=a_rank(RANKS.index(event.rank)),
            )
        case events.Played():
            return _tell_played(event, who)
        case events.Drew():
            return _tell_drew(event, who)
        case events.Cleared():
            return text(_WHY_CLEARED[event.why])
        case events.AnotherTurn():
            return text(_WHY_AGAIN[event.why], who=who)
        case events.PickedUp():
            return plural(
                N_("{who} picked up the pile: {count} card"),
                N_("{who} picked up the pile: {count} cards"),
                len(event.cards),
                who=who,
            )
        case events.BulletDue():
            return plural(
                N_("{who} holds {count} card and may fire a Brown Bullet"),
                N_("{who} holds {count} cards and may fire a Brown Bullet"),
                event.hand,
                who=who,
            )
        case _:
            return _tell_chamber_or_end(event, who)


def _tell_played(event: events.Played, who: SeatFact) -> Text:
    first, last = CardFact(event.cards[0]), CardFact(event.cards[-1])
    if event.form == "card":
        return text(N_("{who} played {card}"), who=who, card=first)
    if event.form == "run":
        return text(N_("{who} played a run from {first} to {last}"), who=who, first=first, last=last)
    ranks = rank_names(RANK_OF[event.cards[0]])
    return text(
        N_("{who} played {number} {ranks}"), who=who, number=count_name(len(event.cards)), ranks=ranks
    )


def _tell_drew(event: events.Drew, who: SeatFact) -> Text:
    return plural(N_("{who} drew {count} card"), N_("{who} drew {count} cards"), len(event.cards), who=who)


def _tell_chamber_or_end(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.BulletFired():
            target, slot = SeatFact(event.target), event.slot + 1
            if event.given == HIDDEN:
                return text(
                    N_("{who} fired a Brown Bullet into slot {slot} of {target}"),
                    who=who,
                    target=target,
                    slot=slot,
                )
            sentence = N_("{who} fired {given} into slot {slot} of {target} and took {taken}")
            given, taken = CardFact(event.given), CardFact(event.taken)
            return text(sentence, who=who, target=target, slot=slot, given=given, taken=taken)
        case events.Held():
            return text(N_("{who} held the Brown Bullet"), who=who)
        case events.Flipped():
            fits = N_("{who} turned over {card} in slot {slot}: it fits")
            fails = N_("{who} turned over {card} in slot {slot}: it does not fit")
            sentence = fits if event.fits else fails
            return text(sentence, who=who, card=CardFact(event.card), slot=event.slot + 1)
        case events.Out(place=1):
            return text(N_("{who} is the first to be out of cards"), who=who)
        case events.Out():
            return text(N_("{who} is out of cards, in place {place}"), who=who, place=event.place)
        case events.DealOver():
            return _tell_deal_over(event)
        case events.MatchOver():
            return _tell_winners(
                event.winners, N_("{who} has won the match"), N_("The match is shared by {seats}")
            )
        case _:
            return None


def _tell_deal_over(event: events.DealOver) -> Text:
    if event.stalemate:
        one = N_("The deal is stopped, nothing moves any more: {who} has the fewest cards and wins it")
        many = N_("The deal is stopped, nothing moves any more: {seats} share it")
        return _tell_winners(event.winners, one, many)
    return _tell_winners(event.winners, N_("{who} wins the deal"), N_("{seats} share the deal"))


def _tell_winners(winners: tuple[int, ...], one: str, many: str) -> Text:
    if len(winners) == 1:
        return text(one, who=SeatFact(winners[0]))
    return text(many, seats=SeatsFact(winners))


def prompt(view: State, seat: int) -> Text | None:
    """What is asked of the seat now, in one sentence; None if it is not to act."""
    if seat != view.to_act:
        return None
    who = SeatFact(seat)
    if view.phase == "bullet":
        return text(N_("{who}: fire a Brown Bullet at a chamber, or hold it"), who=who)
    if not view.hands[seat]:
        return _prompt_flip(view, who)
    if plays(view.hands[seat], view.demand, view.must_include) == []:
        return text(N_("{who}: nothing in your hand goes, pick up the pile"), who=who)
    if view.must_include != NO_RANK:
        return text(
            N_("{who}: start with a play that includes {rank}"), who=who, rank=a_rank(view.must_include)
        )
    if view.demand == ANYTHING:
        return text(N_("{who}: play anything"), who=who)
    if view.demand == NINE:
        return text(N_("{who}: play 9 or lower"), who=who)
    if view.demand == ACE:
        return text(N_("{who}: play an ace"), who=who)
    return text(N_("{who}: play {rank} or higher"), who=who, rank=rank_name(view.demand))


def _prompt_flip(view: State, who: SeatFact) -> Text:
    if view.demand == ANYTHING:
        return text(N_("{who}: turn over a chamber card; anything goes"), who=who)
    if view.demand == NINE:
        return text(N_("{who}: turn over a chamber card; it needs to be 9 or lower"), who=who)
    if view.demand == ACE:
        return text(N_("{who}: turn over a chamber card; it needs to be an ace"), who=who)
    sentence = N_("{who}: turn over a chamber card; it needs to be {rank} or higher")
    return text(sentence, who=who, rank=rank_name(view.demand))

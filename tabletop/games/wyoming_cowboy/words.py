"""What is said at a table of Wyoming Cowboy: the log's sentences. (The prompt: prompts.py; refusals:
refuse.py; pieces: meaning.py.)"""

from __future__ import annotations

from typing import Final

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.words import N_, CardFact, CardsFact, Fact, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.wyoming_cowboy import events
from tabletop.games.wyoming_cowboy.names import a_gun, direction_name, gun_name, suit_name

_WHY_OVER: Final = {
    "tens": N_("All the tens and a .22 lie on the table: {who} ends the hand"),
    "aces": N_("The last ace protects a cowboy: {who} ends the hand"),
}


def tell(event: Event) -> Text | None:
    """The log's sentence for a (redacted) event; None for those that need no words."""
    who = SeatFact(event.seat)
    match event:
        case events.DealerChosen():
            return text(N_("{who} deals first"), who=SeatFact(event.dealer))
        case events.Dealt():
            return text(
                N_("{who} dealt seven cards to each for hand {number}"),
                who=SeatFact(event.dealer),
                number=event.hand + 1,
            )
        case events.DirectionNamed():
            sentence = N_("{who} has everyone pass three cards {direction}")
            return text(sentence, who=who, direction=direction_name(event.direction))
        case events.PassChosen():
            return text(N_("{who} has chosen what to pass"), who=who)
        case events.CardsPassed():
            return _tell_passed(event, who)
        case (
            events.ShotAtHand() | events.AnswerDue() | events.Backfired() | events.Hit() | events.FleshWound()
            | events.Missed() | events.CowboyTaken() | events.GunTaken() | events.Holstered()
        ):  # fmt: skip
            return _tell_shot(event, who)
        case events.HandOver() | events.GameOver():
            return _tell_end(event)
        case _:
            return _tell_turn(event, who)


def _tell_passed(event: events.CardsPassed, who: SeatFact) -> Text:
    receiver = SeatFact(event.receiver)
    if HIDDEN not in event.cards:
        sentence = N_("{who} passed {cards} to {receiver}")
        return text(sentence, who=who, cards=CardsFact(event.cards), receiver=receiver)
    return plural(
        N_("{who} passed {count} card to {receiver}"),
        N_("{who} passed {count} cards to {receiver}"),
        len(event.cards),
        who=who,
        receiver=receiver,
    )


def _tell_turn(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.CoupleShown():
            return text(N_("{who} showed the couple of {suit}"), who=who, suit=suit_name(event.cards[0] & 3))
        case events.NineLaid():
            sentence = N_("{who} laid {card}: everyone passes two cards {direction}")
            card, direction = CardFact(event.card), direction_name(event.direction)
            return text(sentence, who=who, card=card, direction=direction)
        case events.GunPulled():
            sentence = N_("{who} pulled {gun}: {cards}")
            return text(sentence, who=who, gun=a_gun(event.gun), cards=CardsFact(event.cards))
        case events.Discarded():
            sentence = N_("{who} laid {card} on the table") if event.kept else N_("{who} discarded {card}")
            return text(sentence, who=who, card=CardFact(event.card))
        case events.TookTop():
            return text(N_("{who} took {card} from the discard pile"), who=who, card=CardFact(event.card))
        case events.Drew():
            return _tell_drew(event, who)
        case events.NothingDrawn():
            return text(N_("There was no card for {who} to draw"), who=who)
        case events.Shuffled():
            return plural(
                N_("The piles were shuffled: {count} card to draw"),
                N_("The piles were shuffled: {count} cards to draw"),
                event.draw,
            )
        case _:
            return None


def _tell_drew(event: events.Drew, who: SeatFact) -> Text:
    if HIDDEN not in event.cards:
        return text(N_("{who} drew {cards}"), who=who, cards=CardsFact(event.cards))
    return plural(N_("{who} drew {count} card"), N_("{who} drew {count} cards"), len(event.cards), who=who)


def _tell_shot(event: Event, who: SeatFact) -> Text | None:
    match event:
        case events.ShotAtHand():
            target, gun = SeatFact(event.target), gun_name(event.gun)
            return text(N_("{who} fired {gun} at {target}"), who=who, gun=gun, target=target)
        case events.Backfired():
            sentence = N_("Backfire: {who} handed {card} to {shooter}")
            return text(sentence, who=who, card=CardFact(event.card), shooter=SeatFact(event.shooter))
        case events.Hit():
            return _tell_hit(event, who)
        case events.FleshWound():
            sentence = N_("Flesh wound: {who} has no king and lost {card}")
            return text(sentence, who=who, card=CardFact(event.card))
        case events.Missed(empty=True):
            return text(N_("A miss: {who} has no cards"), who=who)
        case events.Missed():
            return text(N_("A miss: {who} has no king"), who=who)
        case events.CowboyTaken():
            sentence = N_("{who} fired the .45 and took {card} with its ace from {target}")
            return text(sentence, who=who, card=CardFact(event.card), target=SeatFact(event.target))
        case events.GunTaken():
            sentence = N_("{who} was quicker on the draw and took {gun} from {target}")
            return text(sentence, who=who, gun=gun_name(event.gun), target=SeatFact(event.target))
        case events.Holstered():
            return text(N_("{who} holstered the guns"), who=who)
        case _:
            return None


def _tell_hit(event: events.Hit, who: SeatFact) -> Text:
    facts: dict[str, Fact] = {"who": who, "card": CardFact(event.card), "shooter": SeatFact(event.shooter)}
    if event.aces == 0:
        return text(N_("Hit: {who} gave {card} to {shooter}, and no ace is left"), **facts)
    return plural(
        N_("Hit: {who} gave {card} to {shooter}, and {count} ace is left"),
        N_("Hit: {who} gave {card} to {shooter}, and {count} aces are left"),
        event.aces,
        **facts,
    )


def _tell_end(event: Event) -> Text | None:
    if isinstance(event, events.HandOver):
        if event.why in _WHY_OVER:
            return text(_WHY_OVER[event.why], who=SeatFact(event.seat))
        return text(N_("The hand has gone on for too long and ends without credit"))
    if isinstance(event, events.GameOver):
        if len(event.winners) == 1:
            points = event.scores[event.winners[0]]
            sentence = N_("{who} wins the game with {points} points")
            return text(sentence, who=SeatFact(event.winners[0]), points=points)
        return text(N_("The game is shared by {seats}"), seats=SeatsFact(event.winners))
    return None

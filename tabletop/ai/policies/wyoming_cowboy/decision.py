"""How a marshal of Wyoming Cowboy values a move: he sees his own turn through and asks the forecast.

What a move brings that hangs on hidden cards is valued in made-up worlds; a shot at a hand in each of its
outcomes, weighed by how likely they are. What hangs on nothing hidden is valued once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from tabletop.ai.policies.wyoming_cowboy.forecast import Forecast, chances_after, forecast
from tabletop.core.game import CHANCE, Move
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy import deal, hidden, rules
from tabletop.games.wyoming_cowboy.guns import GUN_ID, IS_22, KING, SIX
from tabletop.games.wyoming_cowboy.legal import discards
from tabletop.games.wyoming_cowboy.moves import HOLSTER, Direction, Discard, Draw, Give, Nine, Pass, Shoot
from tabletop.games.wyoming_cowboy.passing import to_pass
from tabletop.games.wyoming_cowboy.state import State, clone

Chances = Sequence[float]
"""By seat, of winning the game."""

ENDS: Final = 12
"""Worlds in which the end of a hand is counted: what others hold then is hidden."""
PASSABLE: Final = 8
"""Of a big hand only so many cards, those it spares most, are thought of for a pass."""


class Decision:
    """One decision of `seat`, which has this view. `luck`: for the worlds in which a hand ends."""

    def __init__(self, view: State, seat: int, luck: Stream) -> None:
        self.view, self.seat = view, seat
        self._luck = luck
        self._ends: list[State] = []
        self._valued: dict[Move, Chances] = {}
        self._discards: dict[tuple[int, ...], Move] = {}
        self._foreseen: Forecast | None = None
        self._waiting: list[int] = []

    @property
    def foreseen(self) -> Forecast:
        """What the seat may expect as things stand."""
        if self._foreseen is None:
            self._foreseen = forecast(self.view, self.seat)
        return self._foreseen

    # ---------------------------------------------------------------- worlds
    def world(self, source: Stream) -> State:
        """A full state that fits the view. From one to the next another card comes up on the draw pile, until
        each has been there."""
        state = hidden.determinize(self.view, self.seat, source)
        pile = state.draw
        if pile:
            if not any(card in pile for card in self._waiting):
                hands = [hand for other, hand in enumerate(state.hands) if other != self.seat]
                self._waiting = [card for place in (pile, *hands) for card in place]
                source.shuffle(self._waiting)
            card = next(card for card in self._waiting if card in pile)
            self._waiting.remove(card)
            pile.append(pile.pop(pile.index(card)))
        return state

    # ---------------------------------------------------------------- moves
    def value(self, move: Move, world: Callable[[], State], luck: Stream) -> Chances:
        """Each seat's chance of winning after this move of the seat, in this world if it hangs on one."""
        if isinstance(move, Shoot) and move.aim is None:
            return self._shot(world(), move, luck)
        if isinstance(move, Draw | Give | Shoot):
            return self._played(world(), move, luck)
        found = self._valued.get(move)
        if found is None:
            found = self._valued[move] = self._open(move)
        return found

    def _open(self, move: Move) -> Chances:
        """A move that hangs on nothing hidden but, where it ends the hand, on what others hold."""
        if isinstance(move, Pass):
            return passed(self.view, self.seat, move.cards).chances
        state = clone(self.view)
        rules.play(state, self.seat, move)
        if state.phase == "over":
            return self._ended([move])
        if isinstance(move, Direction | Nine) and self.seat in state.acting:
            choices = [passed(state, self.seat, cards).chances for cards in passes(state, self.seat)]
            return max(choices, key=lambda chances: chances[self.seat])
        if state.phase == "discard" and not isinstance(move, Discard):
            return self._discarded(state, [move])
        return forecast(state, self.seat).chances

    def _discarded(self, state: State, so_far: Sequence[Move]) -> Chances:
        """The best discard after these moves of the turn."""
        best: Chances = ()
        for move in discards(state, self.seat):
            after = clone(state)
            rules.play(after, self.seat, move)
            if after.phase == "over":
                chances = self._ended([*so_far, move])
            else:
                chances = forecast(after, self.seat).chances
            if not best or chances[self.seat] > best[self.seat]:
                best = chances
                self._discards[tuple(state.hands[self.seat])] = move
        return best

    def _ended(self, moves: Sequence[Move]) -> Chances:
        """The chances where these moves end the hand: the mean over what others may hold."""
        while len(self._ends) < ENDS:
            self._ends.append(hidden.determinize(self.view, self.seat, self._luck))
        sums = [0.0] * len(self.view.hands)
        for world in self._ends:
            state = clone(world)
            for move in moves:
                rules.play(state, self.seat, move)
            sums = [total + chance for total, chance in zip(sums, chances_after(state), strict=True)]
        return [total / ENDS for total in sums]

    # ---------------------------------------------------------------- in a world
    def _played(self, world: State, move: Move, luck: Stream) -> Chances:
        state = clone(world)
        rules.play(state, self.seat, move)
        return self.settled(state, luck)

    def settled(self, state: State, luck: Stream) -> Chances:
        """What the turn brings when the shot is answered, chance has spoken and the seat has discarded."""
        while state.phase in ("answer", "wound", "shuffle"):
            actor = state.acting[0]
            if actor == CHANCE:
                rules.play(state, CHANCE, deal.chance(state, luck))
            else:
                rules.play(state, actor, _answer(state, actor))
        if state.turn == self.seat and state.phase == "shoot":
            rules.play(state, self.seat, HOLSTER)
        if state.turn == self.seat and state.phase == "discard":
            hand = tuple(state.hands[self.seat])
            if hand not in self._discards:
                self._discards[hand] = self._spared(state)
            rules.play(state, self.seat, self._discards[hand])
        return chances_after(state) if state.phase == "over" else forecast(state, self.seat).chances

    def _spared(self, state: State) -> Move:
        """The discard that the hand spares most."""

        def chance(move: Move) -> float:
            after = clone(state)
            rules.play(after, self.seat, move)
            chances = chances_after(after) if after.phase == "over" else forecast(after, self.seat).chances
            return chances[self.seat]

        return max(discards(state, self.seat), key=chance)

    def _shot(self, world: State, move: Shoot, luck: Stream) -> Chances:
        """A shot at a hand: each outcome weighed by how likely it is."""
        king = self.foreseen.kings[move.target]
        outcomes = [(king, {KING: True}), (1 - king, {KING: False})]
        if IS_22[GUN_ID[move.gun]]:
            six = self.foreseen.sixes[move.target]
            outcomes = [(weight * (1 - six), {SIX: False, **held}) for weight, held in outcomes]
            outcomes.append((six, {SIX: True}))
        sums, whole = [0.0] * len(world.hands), 0.0
        for weight, held in outcomes:
            state = clone(world)
            if weight > 0 and all(_arrange(state, self.view, move.target, *one) for one in held.items()):
                chances = self._played(state, move, luck)
                sums = [total + weight * chance for total, chance in zip(sums, chances, strict=True)]
                whole += weight
        return [total / whole for total in sums] if whole else self._played(world, move, luck)


def passed(s: State, seat: int, cards: Sequence[int]) -> Forecast:
    """What the seat may expect once it has chosen these cards to pass, before it sees what it gets."""
    state = clone(s)
    for card in cards:
        state.hands[seat].remove(card)
    state.passed = (*state.passed[:seat], tuple(cards), *state.passed[seat + 1 :])
    return forecast(state, seat)


def passes(s: State, seat: int) -> list[tuple[int, ...]]:
    """The choices of cards to pass that are worth a thought: of a big hand only of the cards that it spares
    most."""
    hand, count = s.hands[seat], to_pass(s, seat)
    if len(hand) > PASSABLE:
        hand = sorted(sorted(hand, key=lambda card: -passed(s, seat, (card,)).chances[seat])[:PASSABLE])
    return list(dict.fromkeys(combinations(hand, count)))


def _answer(s: State, victim: int) -> Move:
    """What a victim gives: a 6 if he may, else the king that makes no couple."""
    hand = s.hands[victim]
    if IS_22[s.gun] and (six := next((card for card in hand if card >> 2 == SIX), None)) is not None:
        return Give("give", six)
    kings = [card for card in hand if card >> 2 == KING]
    return Give("give", min(kings, key=lambda card: card - 4 in hand))


def _arrange(s: State, view: State, victim: int, rank: int, held: bool) -> bool:
    """Have the victim's hand hold a card of this rank, or none, by exchanging hidden cards; False where the
    others' hidden cards do not allow it."""
    hand, told = s.hands[victim], [item.card for item in view.known[victim]]
    mine = [card for card in hand if card >> 2 == rank]
    if bool(mine) == held:
        return True
    if not held:
        return not any(card in told for card in mine) and all(
            _exchange(hand, card, s.draw, _is_plain) for card in mine
        )
    spare = next((card for card in hand if card not in told and _is_plain(card)), None)
    if spare is None:
        return False
    hands = [s.hands[other] for other in range(len(s.hands)) if other not in (victim, s.turn)]
    return any(_exchange(hand, spare, place, lambda card: card >> 2 == rank) for place in (s.draw, *hands))


def _is_plain(card: int) -> bool:
    """Neither a king nor a 6: no answer to a shot."""
    return card >> 2 not in (SIX, KING)


def _exchange(hand: list[int], card: int, place: list[int], wanted: Callable[[int], bool]) -> bool:
    """Put the card of the hand into this place for one that is wanted, if there is one."""
    for i, other in enumerate(place):
        if wanted(other):
            hand.remove(card)
            hand.append(other)
            hand.sort()
            place[i] = card
            return True
    return False

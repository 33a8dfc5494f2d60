"""Tin Cans: a toy game with everything the first real one lacks, for tests of what is built on the protocol.

Twelve cards (2, 3, 4 of each suit), three a seat, two hands. First everybody passes a card to the left, in
secret and at the same time. Then each seat has one turn: roll the die for points, or steal a card blind from
somebody. Whoever holds the 2 of spades may whistle when it is somebody else's turn (or his own): the card
goes out and that turn is lost. A hand scores the ranks held. Highest wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar

from tabletop.core.cards import HIDDEN, RANK_OF, card_text, cards_text, parse_card, parse_cards
from tabletop.core.events import Event, card_field, cards_field
from tabletop.core.game import CHANCE, Feed, Game, Move, Over, PositionError, Refusal
from tabletop.core.options import Option, Rules
from tabletop.core.rng import Stream
from tabletop.core.words import CardFact, SeatFact, Text, text

DECK = list(range(12))
WHISTLE = 0
NONE = -2
"""No card passed yet."""
PHASES = ("pass", "turn", "over")
KEYS = ("hands", "stock", "out", "passed", "phase", "to_act", "left", "hand", "points")


@dataclass(slots=True)
class Cans:
    """`left` turns are left in this hand; `target` is being robbed; `passed` by seat, NONE before the
    choice."""

    rules: Rules
    hands: list[list[int]]
    stock: list[int]
    out: list[int]
    passed: list[int]
    points: list[int]
    phase: str = "deal"
    turn: int = 0
    target: int = NONE
    left: int = 0
    hand: int = 0


@dataclass(frozen=True, slots=True)
class Passed(Event):
    kind: ClassVar[str] = "passed"
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Got(Event):
    """`seat` got these cards from `giver` (-1: the deck)."""

    kind: ClassVar[str] = "got"
    giver: int
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    kind: ClassVar[str] = "rolled"
    die: int


@dataclass(frozen=True, slots=True)
class Whistled(Event):
    kind: ClassVar[str] = "whistled"


class TinCans(Game[Cans]):
    key = "tin-cans"
    title = "Tin Cans"
    seats = range(2, 5)
    usual = 3
    options = (Option("sides", 6, "Sides of the die.", range(2, 13)),)
    position_keys = KEYS
    unordered: Mapping[str, str] = MappingProxyType({"hands": "words", "out": "words", "stock": "words"})

    def new(self, seats: int, rules: Rules) -> Cans:
        return Cans(rules, [[] for _ in range(seats)], [], [], [NONE] * seats, [0] * seats)

    # ---------------------------------------------------------------- who may do what
    def actors(self, s: Cans) -> tuple[int, ...]:
        if s.phase == "over":
            return ()
        if s.phase == "pass":
            return tuple(seat for seat, card in enumerate(s.passed) if card == NONE)
        return (s.turn,) if s.phase == "turn" else (CHANCE,)

    def interrupts(self, s: Cans) -> tuple[int, ...]:
        if s.phase != "turn":
            return ()
        return tuple(seat for seat, hand in enumerate(s.hands) if WHISTLE in hand and seat != s.turn)

    def legal(self, s: Cans, seat: int) -> list[Move]:
        if s.phase == "pass" and seat in self.actors(s):
            return [("pass", card) for card in s.hands[seat]]
        moves: list[Move] = []
        if s.phase == "turn":
            if seat == s.turn:
                moves.append(("roll",))
                moves += [("steal", t) for t, hand in enumerate(s.hands) if t != seat and hand]
            if seat != CHANCE and WHISTLE in s.hands[seat]:
                moves.append(("whistle",))
        return moves

    def why_not(self, s: Cans, seat: int, move: Move) -> Refusal | None:
        kind = move[0]
        phases = {"pass": "pass", "roll": "turn", "steal": "turn", "whistle": "turn"}
        outcomes = {"deal": "deal", "dice": "roll", "take": "blind", "next-hand": "over"}
        if kind not in (outcomes if seat == CHANCE else phases):
            return _no("bad-move")
        if s.phase != (outcomes if seat == CHANCE else phases)[kind]:
            return _no("wrong-phase")
        if seat == CHANCE:
            return None if self._can_be(s, move) else _no("bad-move")
        if kind != "whistle" and seat not in self.actors(s):
            return _no("not-your-turn")
        if (kind == "pass" and move[1] not in s.hands[seat]) or (
            kind == "whistle" and WHISTLE not in s.hands[seat]
        ):
            return _no("not-in-hand")
        if kind == "steal" and (move[1] == seat or not 0 <= move[1] < len(s.hands) or not s.hands[move[1]]):
            return _no("no-target")
        return None

    def _can_be(self, s: Cans, move: Move) -> bool:
        if move[0] == "deal":
            return sorted(move[1]) == DECK
        if move[0] == "dice":
            return bool(1 <= move[1] <= s.rules.sides)
        return self.over(s) == "hand" if move[0] == "next-hand" else move[1] in s.hands[s.target]

    # ---------------------------------------------------------------- what moves do
    def play(self, s: Cans, seat: int, move: Move, log: list[Event] | None = None) -> None:
        events = [] if log is None else log
        match move:
            case ("deal", cards):
                s.hands = [sorted(cards[i * 3 : i * 3 + 3]) for i in range(len(s.hands))]
                s.stock, s.out, s.phase = sorted(cards[len(s.hands) * 3 :]), [], "pass"
                events += [Got(i, -1, tuple(hand)) for i, hand in enumerate(s.hands)]
            case ("pass", card):
                s.hands[seat].remove(card)
                s.passed[seat] = card
                events.append(Passed(seat, card))
                if NONE not in s.passed:
                    self._exchange(s, events)
            case ("roll",):
                s.phase = "roll"
            case ("steal", target):
                s.phase, s.target = "blind", target
            case ("whistle",):
                s.hands[seat].remove(WHISTLE)
                s.out.append(WHISTLE)
                events.append(Whistled(seat))
                self._next_turn(s)
            case ("dice", die):
                s.points[s.turn] += die
                events.append(Rolled(s.turn, die))
                self._next_turn(s)
            case ("take", card):
                s.hands[s.target].remove(card)
                s.hands[s.turn] = sorted([*s.hands[s.turn], card])
                events.append(Got(s.turn, s.target, (card,)))
                self._next_turn(s)
            case _:
                s.hand, s.phase = s.hand + 1, "deal"

    def _exchange(self, s: Cans, events: list[Event]) -> None:
        seats = len(s.hands)
        for giver, card in enumerate(s.passed):
            taker = (giver + 1) % seats
            s.hands[taker] = sorted([*s.hands[taker], card])
            events.append(Got(taker, giver, (card,)))
        s.passed = [NONE] * seats
        s.phase, s.turn, s.left = "turn", s.hand % seats, seats

    def _next_turn(self, s: Cans) -> None:
        s.target = NONE
        s.turn = (s.turn + 1) % len(s.hands)
        s.left -= 1
        s.phase = "turn" if s.left else "over"
        if not s.left:
            s.points = [
                p + sum(map(RANK_OF.__getitem__, hand)) for p, hand in zip(s.points, s.hands, strict=True)
            ]

    def chance(self, s: Cans, source: Stream) -> Move:
        return self.forced_chance(s, Feed([], [], []), source)

    def forced_chance(self, s: Cans, feed: Feed, source: Stream) -> Move:
        if s.phase == "roll":
            die = feed.dice.pop(0) if feed.dice else source.below(s.rules.sides) + 1
            if not 1 <= die <= s.rules.sides:
                raise PositionError("dice", f"the die has no {die}")
            return ("dice", die)
        if s.phase == "blind":
            card = feed.wounds.pop(0) if feed.wounds else source.choice(s.hands[s.target])
            if card not in s.hands[s.target]:
                raise PositionError("wounds", f"{card_text(card)} is not in that hand")
            return ("take", card)
        cards = DECK[:]
        source.shuffle(cards)
        return ("deal", tuple(cards))

    # ---------------------------------------------------------------- how it stands
    def over(self, s: Cans) -> Over:
        if s.phase != "over":
            return None
        return "hand" if s.hand == 0 else "game"

    def next_hand(self, s: Cans) -> Move:
        return ("next-hand",)

    def scores(self, s: Cans) -> list[int]:
        return list(s.points)

    def places(self, s: Cans) -> list[int]:
        return [1 + sum(other > mine for other in s.points) for mine in s.points]

    def winners(self, s: Cans) -> list[int]:
        return (
            [seat for seat, place in enumerate(self.places(s)) if place == 1]
            if self.over(s) == "game"
            else []
        )

    # ---------------------------------------------------------------- who sees what
    def clone(self, s: Cans) -> Cans:
        return replace(
            s,
            hands=[h[:] for h in s.hands],
            stock=s.stock[:],
            out=s.out[:],
            passed=s.passed[:],
            points=s.points[:],
        )

    def view(self, s: Cans, seat: int | None) -> Cans:
        v = self.clone(s)
        v.hands = [h if i == seat else [HIDDEN] * len(h) for i, h in enumerate(v.hands)]
        v.stock = [HIDDEN] * len(v.stock)
        v.passed = [c if i == seat or c == NONE else HIDDEN for i, c in enumerate(v.passed)]
        return v

    def redact(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Passed) and event.seat != seat:
            return replace(event, card=HIDDEN)
        if isinstance(event, Got) and seat not in (
            event.seat,
            event.giver if event.giver >= 0 else event.seat,
        ):
            return replace(event, cards=(HIDDEN,) * len(event.cards))
        return event

    def determinize(self, view: Cans, seat: int, source: Stream) -> Cans:
        s = self.clone(view)
        seen = [*s.hands[seat], *s.out, *s.passed]
        unseen = [card for card in DECK if card not in seen]
        source.shuffle(unseen)
        s.hands = [h if i == seat else sorted(unseen.pop() for _ in h) for i, h in enumerate(s.hands)]
        s.passed = [unseen.pop() if card == HIDDEN else card for card in s.passed]
        s.stock = sorted(unseen)
        return s

    def undoable(self, s: Cans, seat: int, move: Move) -> bool:
        return move[0] == "pass" and len(self.actors(s)) > 1

    # ---------------------------------------------------------------- picks
    def picks(self, view: Cans, seat: int, picked: Sequence[str]) -> list[str]:
        paths = [self.path_of(view, seat, move) for move in self.legal(view, seat)]
        n = len(picked)
        return list(dict.fromkeys(path[n] for path in paths if len(path) > n and path[:n] == list(picked)))

    def move_of(self, view: Cans, seat: int, picked: Sequence[str]) -> Move | None:
        match [pick.split(":") for pick in picked]:
            case [["button", "roll" | "whistle" as word]]:
                return (word,)
            case [["seat", target]]:
                return ("steal", int(target))
            case [["hand", owner, card], ["hand", taker]] if owner == str(seat) != taker and card != "back":
                return ("pass", parse_card(card))
        return None

    def path_of(self, view: Cans, seat: int, move: Move) -> list[str]:
        if move[0] == "pass":
            return [f"hand:{seat}:{card_text(move[1])}", f"hand:{(seat + 1) % len(view.hands)}"]
        return [f"seat:{move[1]}"] if move[0] == "steal" else [f"button:{move[0]}"]

    # ---------------------------------------------------------------- words
    def tell(self, event: Event) -> Text | None:
        who = SeatFact(event.seat)
        match event:
            case Passed():
                return text("{who} passed {card}", who=who, card=CardFact(event.card))
            case Got():
                return text("{who} got cards", who=who)
            case Rolled():
                return text("{who} rolled {die}", who=who, die=event.die)
        return text("{who} whistled", who=who)

    def prompt(self, view: Cans, seat: int) -> Text | None:
        return text("{who}: choose", who=SeatFact(seat)) if self.legal(view, seat) else None

    def meaning(self, view: Cans, seat: int, element: str) -> Text | None:
        return text("Roll the die") if element == "button:roll" else None

    # ---------------------------------------------------------------- text and data
    def encode(self, s: Cans) -> dict[str, Any]:
        return {**asdict(replace(s, rules=Rules({}))), "rules": s.rules.as_dict()}

    def decode(self, data: Mapping[str, Any]) -> Cans:
        return Cans(**{**deepcopy(dict(data)), "rules": Rules(data["rules"])})

    def move_text(self, move: Move) -> str:
        if move[0] == "deal":
            return f"deal {cards_text(move[1])}"
        return f"{move[0]} {card_text(move[1])}" if move[0] in ("pass", "take") else " ".join(map(str, move))

    def parse_move(self, words: str) -> Move:
        match words.split():
            case ["pass" | "take" as kind, card]:
                return (kind, parse_card(card))
            case ["roll" | "whistle" | "next-hand" as kind]:
                return (kind,)
            case ["steal" | "dice" as kind, number] if number.isdecimal():
                return (kind, int(number))
            case ["deal", *cards] if cards:
                return ("deal", tuple(parse_cards(" ".join(cards))))
        raise ValueError(f"{words!r} is no move of Tin Cans")

    def position(self, s: Cans) -> dict[str, Any]:
        data: dict[str, Any] = {"hands": [cards_text(h) for h in s.hands], "stock": cards_text(s.stock)}
        data |= {"out": cards_text(s.out), "passed": ["" if c == NONE else card_text(c) for c in s.passed]}
        data |= {"phase": s.phase, "to_act": list(self.actors(s)), "left": s.left, "hand": s.hand}
        return {**data, "points": list(s.points)}

    def from_position(self, data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> Cans:
        if unknown := [key for key in data if key not in KEYS]:
            raise PositionError(unknown[0], "no such key")
        if data.get("phase", "pass") not in PHASES:
            raise PositionError("phase", f"one of {PHASES}")
        if "hands" not in data:
            raise PositionError("hands", "is missing")
        s = self.new(seats, rules)
        s.hands = [sorted(parse_cards(words)) for words in data["hands"]]
        s.stock, s.out = parse_cards(data.get("stock", "")), parse_cards(data.get("out", ""))
        s.passed = [parse_card(word) if word else NONE for word in data.get("passed", [""] * seats)]
        s.phase, s.points = data.get("phase", "pass"), list(data.get("points", s.points))
        s.hand, s.left = data.get("hand", 0), data.get("left", seats if s.phase == "turn" else 0)
        s.turn = data.get("to_act", [0])[0] if s.phase == "turn" else s.hand % seats
        return s


def _no(code: str) -> Refusal:
    return Refusal(code, text("No: {code}", code=code))


TIN_CANS = TinCans()

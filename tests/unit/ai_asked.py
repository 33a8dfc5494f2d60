"""What every AI seat owes, whatever the game: checks of single decisions out of whole games.

Owns `asked`, which plays a game and shows each question put to a seat and its answer, and the checks that the
tests of several games' players share.
"""

from __future__ import annotations

import json
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.ai.player import Budget, Choice, Request, policy_for, seat_source, think
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.options import Rules
from tabletop.core.rng import Stream, stream
from tabletop.core.words import PLAIN, CardFact, CardsFact, Fact, SeatFact, SeatsFact, Text
from tabletop.session import catalogue

NAMES = ("Ana", "Bo", "Cruz", "Dot", "Eli", "Flo")


@dataclass(frozen=True)
class Asked:
    """One question and its answer. `state` is the true one, before the answer is played: look at it before
    the next question is taken. `number` counts the questions of this game, `must` = the seat is to act, else
    it may interrupt."""

    state: Any
    seat: int
    level: str
    view: Any
    legal: Sequence[Move]
    choice: Choice
    must: bool
    number: int


def asked(game: Game[Any], levels: Sequence[str], rules: Rules, seed: int) -> Iterator[Asked]:
    """Every question of a game whose chairs are given these levels, in order."""
    state = game.new(len(levels), rules)
    number = chances = 0
    while True:
        actors = game.actors(state)
        if not actors:
            if game.over(state) != "hand":
                return
            game.play(state, CHANCE, game.next_hand(state))
        elif actors[0] == CHANCE:
            game.play(state, CHANCE, game.chance(state, stream(seed, chances)))
            chances += 1
        else:
            able = [seat for seat in game.interrupts(state) if seat not in actors]
            for seat in (*able, actors[0]):
                question = ask(game, levels[seat], state, seat, seed + number, number)
                number += 1
                yield question
                if question.choice.move is not None:
                    game.play(state, seat, question.choice.move)
                    break


def ask(game: Game[Any], level: str, state: Any, seat: int, seed: int = 0, number: int = 0) -> Asked:
    """What a player of this level answers in a position, by the chance of this seed."""
    view = game.view(state, seat)
    legal = game.legal(view, seat)
    choice = policy_for(game.key, level).choose(game, view, seat, legal, seat_source(seed, seat), Budget())
    return Asked(state, seat, level, view, legal, choice, seat in game.actors(state), number)


# --------------------------------------------------------------------- checks
def check_legal(game: Game[Any], one: Asked) -> None:
    """A legal move, or no move where none is needed; and what was handed over is as it was."""
    move = one.choice.move
    assert one.legal, "asked, though there is nothing to choose"
    assert one.legal == game.legal(one.state, one.seat)
    assert one.view == game.view(one.state, one.seat)
    if move is None:
        assert not one.must
    else:
        assert move in one.legal
        assert game.why_not(one.state, one.seat, move) is None
        assert game.parse_move(game.move_text(move)) == move


def check_reason(reason: Text | None) -> str:
    """A whole sentence in each language, that holds each of its facts; in English."""
    assert reason is not None
    fields = {name for _, name, _, _ in string.Formatter().parse(reason.one) if name}
    assert fields == {key for key, _ in reason.facts}
    english = PLAIN.say(reason)
    try:
        assert catalogue.set_language("es") == "es"
        speaker = catalogue.speaker(NAMES)
        spanish = speaker.say(reason)
        assert spanish != english
        for _, fact in reason.facts:
            assert said(fact) in spanish
    finally:
        catalogue.set_language("en")
    for sentence in (english, spanish):
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "??" not in sentence
    return english


def said(fact: Fact) -> str:
    """How a fact stands in a Spanish sentence; "" for one that has words of its own."""
    match fact:
        case SeatFact(seat):
            return NAMES[seat]
        case SeatsFact(seats):
            return NAMES[seats[0]]
        case CardFact(card) | CardsFact((card, *_)):
            return catalogue.speaker(NAMES).say(Text("{card}", (("card", CardFact(card)),)))
        case int():
            return str(fact)
    return ""


def request_of(game: Game[Any], one: Asked, state: Any) -> Request:
    """What a worker would be handed for this seat if `state` were the true one."""
    view = game.view(state, one.seat)
    legal = [game.move_text(move) for move in game.legal(view, one.seat)]
    return Request(game.key, one.level, game.encode(view), one.seat, [], legal, one.number)


def check_blind(game: Game[Any], one: Asked) -> bool:
    """In another world that looks the same to the seat, the request and the choice are the same; is it
    really another?"""
    world = game.determinize(one.view, one.seat, Stream(one.number))
    first, second = (request_of(game, one, state) for state in (one.state, world))
    assert first == second
    assert json.loads(json.dumps(first.view)) == first.view
    assert think(game, first) == think(game, second)
    again = ask(game, one.level, world, one.seat, one.number, one.number)
    assert again.choice == think(game, first)
    return bool(world != one.state)

"""What AI seats tell of their decisions: nothing that they could not know, in whole sentences, in both
languages; and a choice that a clock has cut is made again as it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tabletop.ai.insight import Insight, confided, deed, insight, supposed
from tabletop.ai.player import Answer, Request, answer_of, think
from tabletop.ai.policies.tellers import TELLERS
from tabletop.core.cards import CARD_NAME_KEYS, HIDDEN, card_name_key
from tabletop.core.game import Game
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN, Text
from tabletop.games import GAMES
from tabletop.games import game as game_of
from tabletop.games.brown_bullet.state import Mark
from tabletop.games.way_out_west.moves import Retreat
from tabletop.session import catalogue
from tests.unit.ai_asked import NAMES, Asked, asked, request_of
from tests.unit.brown_bullet_setup import bare
from tests.unit.lockdown_setup import captured_seventh

each = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
LEVELS = ("cowhand", "greenhorn", "cowhand", "greenhorn")


def decisions(game: Game[Any], seed: int, most: int, step: int = 1) -> Iterator[Asked]:
    """Some decisions of a game of four, under house rules of this seed (0: the usual ones)."""
    rules = random_rules(game.options, Stream(seed)) if seed else make_rules(game.options)
    made = (one for one in asked(game, LEVELS, rules, seed) if one.choice.move is not None)
    return islice(made, 0, most * step, step)


def told(game: Game[Any], one: Asked, state: Any) -> Insight:
    """What the seat tells if `state` is the true one."""
    return insight(game, request_of(game, one, state), answer_of(game, one.choice, 0.0))


def sentences(one: Insight) -> list[Text]:
    """All that it says."""
    asked_or_why = [words for words in (one.asked, one.why) if words is not None]
    estimates = [estimate.sentence for estimate in one.estimates]
    return [*asked_or_why, one.did, *one.seen, *estimates, *(each.move for each in one.weighed)]


@each
def test_it_is_told_alike_in_worlds_that_differ_only_in_what_is_hidden(game: Game[Any]) -> None:
    differed = 0
    for seed in range(2):
        for number, one in enumerate(decisions(game, seed, 30, step=3)):
            world = game.determinize(one.view, one.seat, Stream(number))
            assert told(game, one, one.state) == told(game, one, world)
            differed += world != one.state
    assert differed > 20 or not game.secrets


@each
def test_all_that_is_said_is_whole_and_has_its_spanish(game: Game[Any]) -> None:
    for seed in range(3):
        for one in decisions(game, seed, 60, step=2):
            what = told(game, one, one.state)
            world = game.determinize(one.view, one.seat, Stream(seed))
            moves = [deed(game, one.view, move) for move in one.legal[:40]]
            said = [*sentences(what), *supposed(game, one.view, world, one.seat), *moves]
            english = [PLAIN.say(words) for words in said]
            try:
                catalogue.set_language("es")
                spanish = [catalogue.speaker(NAMES).say(words) for words in said]
            finally:
                catalogue.set_language("en")
            for first, second in zip(english, spanish, strict=True):
                assert first
                assert first != second
                assert not any(mark in first + second for mark in ("{", "}", "??"))
            assert all(PLAIN.say(words).endswith(".") for words in what.seen)


@each
def test_estimates_are_of_others_and_are_chances(game: Game[Any]) -> None:
    some = 0
    for one in decisions(game, 0, 80):
        what = told(game, one, one.state)
        assert all(estimate.seat != one.seat for estimate in what.estimates)
        chances = [estimate.chance for estimate in what.estimates if estimate.chance is not None]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        some += len(what.estimates)
        assert len(what.weighed) <= 3
        assert [weighing.chosen for weighing in what.weighed].count(True) == 1
    assert some > 80


@each
def test_a_searching_level_tells_how_it_held_the_others_to_stand(game: Game[Any]) -> None:
    """Chances of winning, which leave its own: the same in worlds that differ only in what is hidden."""
    for number, one in enumerate(decisions(game, 0, 5, step=9)):
        others = [seat for seat in range(len(LEVELS)) if seat != one.seat]
        told_of = []
        for state in (one.state, game.determinize(one.view, one.seat, Stream(number))):
            request = replace(request_of(game, one, state), level="marshal", seed=number)
            told_of.append(insight(game, request, answer_of(game, one.choice, 0.0)))
        assert told_of[0] == told_of[1]
        wins = [each for each in told_of[0].estimates if PLAIN.say(each.sentence).endswith("would win.")]
        assert [each.seat for each in wins] == others
        assert 0.0 <= sum(each.chance or 0.0 for each in wins) <= 1.001


def test_cards_that_are_supposed_are_exactly_the_hidden_ones() -> None:
    game = game_of("brown-bullet")
    for number, one in enumerate(decisions(game, 0, 30)):
        world = game.determinize(one.view, one.seat, Stream(number))
        said = " ".join(PLAIN.say(words) for words in supposed(game, one.view, world, one.seat))
        others = [card for seat, hand in enumerate(world.hands) if seat != one.seat for card in hand]
        assert sum(said.count(name) for name in CARD_NAME_KEYS) == len(others)
        assert all(card_name_key(card) in said for card in others)


def test_a_bullet_in_the_own_chamber_is_told_with_whose_chamber_it_was() -> None:
    view = bare("5C")
    view.marks = (Mark(0, 2, 1, HIDDEN),)
    said = [PLAIN.say(words) for words in TELLERS["brown-bullet"].seen(view, 0)]
    assert "player 2 had fired into slot 3 of player 1." in said


def test_two_ways_to_retreat_are_told_apart() -> None:
    game = game_of("way-out-west")
    found = 0
    for one in decisions(game, 0, 4000):
        away = [move for move in one.legal if isinstance(move, Retreat)]
        found += len(away) > 1
        assert len({PLAIN.say(deed(game, one.view, move)) for move in away}) == len(away)
    assert found


def test_what_is_no_more_is_not_counted_as_none() -> None:
    for key in ("lockdown-poker", "way-out-west", "wyoming-cowboy"):
        made = list(decisions(game_of(key), 0, 4000))
        said = [PLAIN.say(words) for one in made[-40:] for words in TELLERS[key].seen(one.view, one.seat)]
        assert said
        assert not [words for words in said if words.startswith("0 ")]


def test_a_seventh_card_that_was_captured_is_confided() -> None:
    game = game_of("lockdown-poker")
    state = captured_seventh()
    assert [confided(game, game.view(state, seat), seat) for seat in range(3)] == [(), (0,), ()]
    assert "the seventh card" in " ".join(
        PLAIN.say(words) for words in supposed(game, game.view(state, 2), state, 2)
    )


def test_of_the_moves_weighed_three_are_told_the_chosen_one_among_them() -> None:
    game = game_of("brown-bullet")
    one = next(one for one in decisions(game, 0, 400) if len(one.legal) > 5)
    texts = [game.move_text(move) for move in one.legal]
    weighed = tuple((move, 0.5 - 0.05 * i, 10) for i, move in enumerate(texts))
    request = request_of(game, one, one.state)
    for chosen in (texts[0], texts[4]):
        told_of = insight(game, request, Answer(chosen, None, 1.0, weighed, 60)).weighed
        assert [weighing.chosen for weighing in told_of].count(True) == 1
        assert len(told_of) == 3
        assert told_of[0].chance == 0.5
        mine = next(weighing for weighing in told_of if weighing.chosen)
        assert mine.chance == weighed[texts.index(chosen)][1]


# ---------------------------------------------------------------- made again
def cut_short(game: Game[Any], request: Request, after: int) -> Answer:
    """The answer of a thought that is told to hurry after so many looks at the clock."""
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return looks > after

    return answer_of(game, think(game, request, stop), 0.0)


@each
def test_a_choice_that_was_cut_short_is_made_again_as_it_was(game: Game[Any]) -> None:
    searched = 0
    for number, one in enumerate(decisions(game, 0, 6, step=5)):
        request = replace(request_of(game, one, one.state), level="marshal", seed=number)
        for after in (3, 17):
            first = cut_short(game, request, after)
            again = think(game, replace(request, cut=first.iterations))
            assert answer_of(game, again, 0.0) == replace(first, think_ms=0.0)
            searched += first.iterations > 0
    assert searched > 0

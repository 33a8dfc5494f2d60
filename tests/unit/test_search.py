"""The search behind the marshal, on a game whose best moves are known: of a row of stones two players take
one to three by turns, and whoever takes the last one wins (leave a multiple of four)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tabletop.ai.guide import Guide, PolicyGuide, next_actor, shares
from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Budget
from tabletop.ai.policies import Uniform
from tabletop.ai.search import search
from tabletop.core.options import make_rules
from tabletop.core.rng import Stream, stream
from tests.toy.tin_cans import TIN_CANS


class Stones:
    """Only what the search asks of a game. A state is [stones left, who is to act]."""

    key = "stones"
    clones = 0

    def clone(self, s: list[int]) -> list[int]:
        return s[:]

    def play(self, s: list[int], seat: int, move: tuple[str, int], log: Any = None) -> None:
        s[0] -= move[1]
        s[1] = 1 - seat

    def actors(self, s: list[int]) -> tuple[int, ...]:
        return (s[1],) if s[0] else ()

    def legal(self, s: list[int], seat: int) -> list[tuple[str, int]]:
        return [("take", count) for count in range(1, 1 + min(3, s[0]))]

    def determinize(self, view: list[int], seat: int, source: Stream) -> list[int]:
        return view[:]


class Lot(Guide[Any]):
    """All moves are options, and lots are drawn to the end."""

    iterations = 600
    tried: ClassVar[list[tuple[int, Any]]] = []

    def options(self, game, view, seat, legal, events):
        return [*legal]

    def finish(self, game, state, seat, source):
        while (actor := next_actor(game, state, source)) is not None:
            game.play(state, actor, source.choice(game.legal(state, actor)))
        return [1.0, 0.0] if state[1] == 1 else [0.0, 1.0]


class Deep(Lot):
    iterations = 6000
    least = 400  # a young tree knows nothing yet: nobody is dropped for what it says
    depth = 12


GAME: Any = Stones()


def weigh(guide, stones, budget=None, options=None, seed=1, keep=1):
    view = [stones, 0]
    options = GAME.legal(view, 0) if options is None else options
    return search(GAME, view, 0, options, guide, Stream(seed), budget or Budget(), (), keep)


@pytest.mark.parametrize("stones", [2, 3, 5, 6, 7])
def test_the_search_finds_the_winning_move(stones):
    best = weigh(Lot(), stones).weighed[0]
    assert best.move == ("take", stones % 4)
    assert best.chance > 0.5


@pytest.mark.parametrize("stones", [9, 10, 11, 13])
def test_the_tree_sees_the_answers_that_lots_do_not_find(stones):
    """Each answer the other makes is his best one, so a wrong move is seen to lose."""
    found = weigh(Deep(), stones, keep=2)
    assert found.weighed[0].move == ("take", stones % 4)


def test_equal_arguments_give_an_equal_answer_and_another_seed_other_playouts():
    assert weigh(Lot(), 6) == weigh(Lot(), 6)
    assert weigh(Lot(), 6).weighed != weigh(Lot(), 6, seed=2).weighed


def test_the_budget_is_kept_and_what_is_clearly_worse_costs_less():
    found = weigh(Lot(), 6, Budget(90), keep=2)
    assert found.iterations == sum(one.playouts for one in found.weighed) == 90
    counts = [one.playouts for one in found.weighed]
    assert counts[0] == max(counts) > min(counts) >= Lot.least
    chances = [one.chance for one in found.weighed]
    assert chances == sorted(chances, reverse=True)


def test_called_to_hurry_it_answers_with_the_best_so_far():
    assert weigh(Lot(), 6, Budget(stop=lambda: True)).weighed[0].move == ("take", 1)
    asked = iter([False] * 100 + [True] * 100)
    found = weigh(Lot(), 6, Budget(stop=lambda: next(asked)), keep=2)
    assert found.iterations == 100
    assert found.weighed[0].move == ("take", 2)


def test_the_clock_ends_a_thought():
    assert weigh(Lot(), 6, Budget(10**9, millis=0), keep=2).iterations < 50


def test_cut_short_it_answers_the_same_as_the_clock_made_it():
    """A thought that a clock ended after so many playouts can be had again without a clock."""
    asked = iter([False] * 37 + [True] * 9)
    hurried = weigh(Lot(), 6, Budget(stop=lambda: next(asked)))
    assert weigh(Lot(), 6, Budget(cut=hurried.iterations)) == hurried


def test_a_game_with_more_moves_than_the_budget_can_tell_apart_tries_the_first_ones():
    options = [("take", 1 + number % 3) for number in range(300)]
    found = weigh(Lot(), 50, Budget(160), options)
    assert len(found.weighed) == 160 // (2 * Lot.least)
    assert all(one.playouts >= 1 for one in found.weighed)


def test_every_option_is_tried_in_the_same_worlds():
    worlds: list[Any] = []

    class Noting(Lot):
        def sampler(self, game, view, seat, events):
            def sample(source):
                worlds.append(source.unit())
                return [*view, len(worlds)]

            return sample

        def finish(self, game, state, seat, source):
            seen.setdefault(state[2], []).append(source.unit())
            return [0.5, 0.5]

    seen: dict[int, list[float]] = {}
    weigh(Noting(), 6, Budget(90))
    assert len(worlds) == 30
    for luck in seen.values():
        assert len(luck) == 3
        assert len(set(luck)) == 1, "the luck is the same for each of the options"


def test_letting_a_chance_pass_is_an_option():
    """A seat that may act out of turn: here it is better not to."""
    found = search(GAME, [4, 1], 0, [("take", 1), None], Deep(), Stream(1), Budget(2000))
    assert found.weighed[0].move is None


def test_the_first_option_stands_where_nothing_is_clearly_better():
    class Even(Lot):
        def finish(self, game, state, seat, source):
            value = source.unit()
            return [value, 1 - value]

    class Bold(Even):
        caution = 0.0

    firsts = [weigh(Even(), 9, Budget(48), seed=seed).weighed[0].move for seed in range(20)]
    assert set(firsts) == {("take", 1)}
    assert weigh(Bold(), 9, Budget(48)).weighed


def test_a_share_of_the_win():
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_any_game_has_a_marshal_out_of_a_weaker_level():
    """The toy has a secret pass, dice, blind picks and an interrupt: the search needs the protocol alone."""
    marshal = Marshal(PolicyGuide(Uniform()))
    state, source = TIN_CANS.new(3, make_rules(TIN_CANS.options)), Stream(4)
    chances = decisions = waited = 0
    while TIN_CANS.over(state) != "game":
        if TIN_CANS.over(state) == "hand":
            TIN_CANS.play(state, -1, TIN_CANS.next_hand(state))
            continue
        actors = TIN_CANS.actors(state)
        if actors[0] == -1:
            TIN_CANS.play(state, -1, TIN_CANS.chance(state, stream(9, chances)))
            chances += 1
            continue
        for seat in (*[s for s in TIN_CANS.interrupts(state) if s not in actors], actors[0]):
            view = TIN_CANS.view(state, seat)
            legal: Sequence[Any] = TIN_CANS.legal(view, seat)
            choice = marshal.choose(TIN_CANS, view, seat, legal, source, Budget(24))
            decisions += 1
            if choice.move is None:
                assert seat not in actors
                waited += 1
                continue
            assert choice.move in legal
            TIN_CANS.play(state, seat, choice.move)
            break
    assert decisions > 10

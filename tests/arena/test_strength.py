"""The levels stand in their order: fixed small arenas in which each clearly beats the one below."""

from pathlib import Path

import pytest

from tabletop.ai.arena import ArenaPlan, run_arena
from tabletop.games import game

GAME = game("brown-bullet")
REFERENCE = f"{Path(__file__).with_name('reference.py')}:LowestSet"
FROZEN = f"{Path(__file__).parent / 'frozen' / 'cowhands.py'}:BrownBullet"
"""The cowhand as it was when the marshal came."""


def share_of(hero: str, rival: str, games: int, seats: int = 4, seed: int = 2024) -> float:
    """The share of games that one hero wins against rivals; fair is one in `seats`."""
    plan = ArenaPlan(GAME, (hero, *[rival] * (seats - 1)), games=games, seed=seed, rotate=True)
    labels = run_arena(plan)["labels"]
    return float(labels[hero]["share"])


# each bound lies some three standard errors below what thousands of games have shown: changed chance does not
# fail it, a level that has got weaker by a sixth does
@pytest.mark.parametrize(
    ("hero", "rival", "games", "least"),
    [
        ("cowhand", "random", 240, 0.51),
        ("cowhand", "greenhorn", 240, 0.45),
        ("cowhand", REFERENCE, 240, 0.25),
        ("greenhorn", "random", 480, 0.25),
        (REFERENCE, "greenhorn", 240, 0.30),
    ],
    ids=lambda value: Path(value.rpartition(":")[0]).name or value if isinstance(value, str) else "",
)
def test_each_level_beats_the_one_below(hero, rival, games, least):
    assert share_of(hero, rival, games) >= least


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_cowhand_is_better_at_every_table(seats):
    fair = 1 / seats
    assert share_of("cowhand", "random", 20 * seats, seats) > fair * 1.25
    assert share_of("cowhand", "greenhorn", 20 * seats, seats) > fair


def test_a_marshal_is_better_than_the_cowhand_that_he_was_made_against():
    """Two seats, where little is luck; the other games and tables stand in the ladder, which takes longer."""
    assert share_of("marshal", FROZEN, 16, seats=2) >= 0.65

"""Golden playthroughs: two whole games of each kind in plain text, to be read and compared.

Regenerate after a wanted change of rules or words, and read the difference: `python -m
tests.conformance.golden`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.core.cards import card_text
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Game
from tabletop.core.words import PLAIN
from tests.conformance.walks import ALL_GAMES, Plan, able, walk

FOLDER = Path(__file__).parent / "golden"
PLANS = {
    "defaults": Plan(seed=20, seats_at=2, rules_seed=0),
    "house-rules": Plan(seed=21, seats_at=1, rules_seed=308),
}
FILES = [(game, name, FOLDER / f"{game.key}-{name}.txt") for game in ALL_GAMES for name in PLANS]


def playthrough(game: Game[Any], plan: Plan) -> str:
    """The whole game as text: rules, each move with how many there were to choose from, what is told, the
    end."""
    return "\n".join(_lines(game, plan)) + "\n"


def _lines(game: Game[Any], plan: Plan) -> Iterator[str]:
    yield f"{game.title}, {plan.seats(game)} seats"
    yield from (f"  {key} = {value}" for key, value in plan.rules(game).as_dict().items())
    log: list[Event] = []
    told = 0
    state = None
    for step in walk(game, plan, log):
        yield from _sentences(game, log[told:])
        told = len(log)
        state = step.state
        choice = sum(len(game.legal(state, seat)) for seat in able(game, state))
        who = "table" if step.seat == CHANCE else f"seat {step.seat}"
        yield f"{who}: {game.move_text(step.move)}" + (f"  (of {choice})" if choice else "")
    yield from _sentences(game, log[told:])
    yield from (f"{key} = {value!r}" for key, value in game.position(state).items())
    yield f"winners = {game.winners(state)}, scores = {game.scores(state)}, places = {game.places(state)}"


def _sentences(game: Game[Any], events: list[Event]) -> Iterator[str]:
    for event in events:
        sentence = game.tell(event)
        drawn = " ".join(card_text(card) for card in getattr(event, "cards", ()))
        yield f"    {PLAIN.say(sentence) if sentence else event.kind}" + (f" [{drawn}]" if drawn else "")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, name, path in FILES:
        path.write_text(playthrough(game, PLANS[name]), encoding="utf-8")
        print(path.name)

"""One picture of one scene, drawn without a display: what reviews, golden pictures and the README are made
of."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tabletop.ai.player import Budget, Request, answer_of, policy_for, seat_source, think
from tabletop.app.cli import UserError
from tabletop.app.reading import find_game, read_scenario, table_plans
from tabletop.app.window_app import WindowOptions, open_window
from tabletop.core.game import Game
from tabletop.core.options import make_rules
from tabletop.core.people import temper_of
from tabletop.core.rng import Stream
from tabletop.core.scenario import ScenarioError, prepare
from tabletop.games import GAMES
from tabletop.scenes.board import Board
from tabletop.scenes.cast import names
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.tables import BOARDS
from tabletop.session.catalogue import _
from tabletop.session.plans import named
from tabletop.session.seats import AiSeats
from tabletop.session.settings import Settings
from tabletop.session.store import Store
from tabletop.session.table import SeatPlan, Table
from tabletop.session.tomlio import TomlError
from tabletop.ui.audio import Silence
from tabletop.ui.window import Window

SEED = 7
"""The deal of a picture that no scenario asks for."""


class Clock:
    """Time that stands still unless told to go on: a picture is the same on every machine."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Studio:
    """A hidden window with a house in a folder of its own; time passes only by `wait`."""

    def __init__(
        self, size: tuple[int, int], folder: Path, locale: str | None = None, **choices: Any
    ) -> None:
        settings = Settings(language=locale or "en", **choices)
        self.clock = Clock()
        self.window: Window = open_window(WindowOptions(size=size), settings, Silence(), hidden=True)
        self.window.stage.now = self.clock
        self.house = House(self.window.stage, settings, Store(folder), folder)
        self.house.apply_settings()

    def wait(self, frames: int) -> None:
        """Let sixtieths of a second pass."""
        for _frame in range(frames):
            self.clock.now += 1 / 60
            self.window.step((), 1 / 60)

    def rest(self) -> None:
        """Until nothing moves any more (at most a minute)."""
        for _frame in range(3600):
            self.wait(1)
            stack = self.window.stage.stack
            if not stack.pending and not any(scene.busy for scene in stack.visible()):
                top = stack.top
                if not isinstance(top, Board) or top.state not in ("animating", "dealing"):
                    return

    def save(self, path: str) -> None:
        """Write the picture. Raises UserError where that fails."""
        import pygame

        self.window.stage.stack.top.redraw()
        self.window.step((), 0)
        try:
            pygame.image.save(self.window.surface, path)
        except (pygame.error, OSError) as error:
            raise UserError(f"{path}: {error}") from None


def shot(
    scene: str,
    size: tuple[int, int],
    out: str,
    scenario: str | None = None,
    seats: Sequence[str] | None = None,
    locale: str | None = None,
    frame: int | None = None,
) -> int:
    """Draw one picture: `frame` sixtieths of a second after the last move, at rest without it. Returns 0."""
    kind, _colon, key = scene.partition(":")
    with TemporaryDirectory() as folder:
        studio = Studio(size, Path(folder), locale)
        _open(studio, kind, key, scenario, seats)
        if frame is None:
            studio.rest()
        else:
            studio.wait(max(1, frame))
        studio.save(out)
        studio.window.close()
    return 0


def _open(studio: Studio, kind: str, key: str, scenario: str | None, seats: Sequence[str] | None) -> None:
    house = studio.house
    if kind in ("title", "settings") and not key:
        house.go_title()
        if kind == "settings":
            studio.wait(2)
            house.open_settings()
        return
    if kind in ("shelf", "learn"):
        raise UserError(_("the scene {scene} is not built yet").format(scene=kind))
    if kind not in ("setup", "rules", "table", "results", "curtain", "insight"):
        raise UserError(_("there is no scene called {scene}").format(scene=kind))
    game = find_game(key)
    if kind == "setup":
        house.go_setup(key)
    elif kind == "rules":
        house.go_title()
        studio.wait(2)
        house.open_rule_card(key)
    else:
        _open_table(studio, kind, game, scenario, seats)


def _open_table(
    studio: Studio, kind: str, game: Game[Any], scenario: str | None, seats: Sequence[str] | None
) -> None:
    if kind == "curtain" and not seats and scenario is None:
        seats = ["human:Ana", "human:Kid", "human"]
    table, last = _table(game, scenario, seats, kind)
    order = TableOrder(game.key, table.plans, table.rules, table.seed)
    board = BOARDS[game.key](studio.house, table, AiSeats(table), order)
    studio.house.stage.stack.replace(board)
    studio.wait(2)
    if last is not None:
        studio.rest()
        table.submit(*last)
        table.pump()
    if kind == "insight":
        _ask_after(studio, board)
    elif kind == "results":
        _finish(studio, table)
    elif kind == "curtain":
        studio.rest()
        _until_curtain(studio, table, plays=scenario is None)


def _until_curtain(studio: Studio, table: Table, plays: bool) -> None:
    """Wait for a curtain. `plays`: who is asked before one falls plays as a cowhand would, for the deal may
    begin with the person whom the screen belongs to already.
    """
    stack, sources = studio.window.stage.stack, _sources(table)
    for _second in range(60 if table.game.secrets else 0):
        if stack.top.state == "curtain":
            return
        if plays and stack.top.state == "await-human":
            _play_one(table, sources)
        studio.wait(60)
    raise UserError(_("no curtain falls in this position"))


def _ask_after(studio: Studio, board: Board) -> None:
    """Let every seat play the hand to its end, people as cowhands; then ask the first AI seat what it
    knew."""
    table, decisions = board.table, board.seats.decisions
    while table.over is None:
        request = _request(table, table.actors[0])
        answer = answer_of(table.game, think(table.game, request), 0.0)
        if not table.plans[request.seat].is_human:
            decisions.note(request, answer)
        table.submit(request.seat, table.game.parse_move(str(answer.move)))
    seats = decisions.seats()
    if not seats:
        raise UserError(_("no AI seat has anything to tell"))
    board.ask_after(seats[0])
    studio.wait(2)
    began = time.monotonic()
    while studio.window.stage.stack.top.waiting:  # a process of its own answers
        if time.monotonic() - began > 60:
            raise UserError(_("no AI seat has anything to tell"))
        time.sleep(0.01)
        studio.wait(1)


def _request(table: Table, seat: int) -> Request:
    """What a seat is asked now; a person's is answered by a cowhand."""
    game, plan = table.game, table.plans[seat]
    return Request(
        game_key=game.key,
        level="cowhand" if plan.is_human else plan.kind,
        view=game.encode(table.view(seat)),
        seat=seat,
        events=table.hand_events(seat),
        legal=[game.move_text(move) for move in table.legal(seat)],
        seed=table.entry_count,
        temper="" if plan.is_human else temper_of(plan.name),
    )


def _finish(studio: Studio, table: Table) -> None:
    """Let cowhands play the game to its end, at once."""
    sources = _sources(table)
    while table.over != "game":
        if table.over == "hand":
            table.next_hand()
        else:
            _play_one(table, sources)
    studio.house.stage.look.pace = 0.0
    for _frame in range(600):
        studio.wait(1)
        if studio.window.stage.stack.named().name.startswith("results"):
            return


def _sources(table: Table) -> list[Stream]:
    """Where the players who are played for in a picture get their chance from, one a seat."""
    return [seat_source(table.seed, seat) for seat in range(len(table.plans))]


def _play_one(table: Table, sources: Sequence[Stream]) -> None:
    """Submit what a cowhand would do in the place of the first seat to act."""
    seat = table.actors[0]
    policy = policy_for(table.game.key, "cowhand")
    choice = policy.choose(table.game, table.view(seat), seat, table.legal(seat), sources[seat], Budget())
    assert choice.move is not None
    table.submit(seat, choice.move)


def _table(
    game: Game[Any], scenario: str | None, seats: Sequence[str] | None, kind: str
) -> tuple[Table, Any]:
    if scenario is None:
        fresh = named(table_plans(game, seats), _("Player {number}"), names())
        return Table(game, make_rules(game.options), fresh, SEED), None
    try:
        of_file, state, seed, last = prepare(read_scenario(scenario), {g.key: g for g in GAMES})
    except (TomlError, ScenarioError) as error:
        raise UserError(str(error) if isinstance(error, TomlError) else f"{scenario}: {error}") from None
    if of_file is not game:
        raise UserError(_("{file} is a position of {game}").format(file=scenario, game=of_file.key))
    count = len(game.scores(state))
    others = "human" if kind == "curtain" else "cowhand"
    words = list(seats) if seats else ["human:Ana", *[others] * (count - 1)]
    plans: Sequence[SeatPlan] = table_plans(game, words)
    if len(plans) != count:
        raise UserError(_("{file} has {count} seats").format(file=scenario, count=count))
    if not seats and kind == "table":
        plans = _person_where_asked(game, state, last, plans)
    return Table.at_position(game, named(plans, _("Player {number}"), names()), state, seed), last


def _person_where_asked(
    game: Game[Any], state: Any, last: Any, plans: Sequence[SeatPlan]
) -> Sequence[SeatPlan]:
    """The one person sits where the next decision is, so that the picture shows a hand to be played."""
    state = game.clone(state)
    if last is not None:
        game.play(state, *last)
    actors = [seat for seat in game.actors(state) if seat >= 0]
    seat = actors[0] if actors else 0
    return [plans[0] if i == seat else replace(plans[-1], name="") for i in range(len(plans))]

"""What each move of Wyoming Cowboy does: which module plays which. Trusts the move; `legal.py` and
`refuse.py` say which may be made."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy import deal, drawing, passing, shooting, turn
from tabletop.games.wyoming_cowboy.state import State


def play(s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
    """Make any move, of a seat, of chance or of the table, and go on to the next decision."""
    kind = move[0]
    if kind == "draw":
        drawing.draw(s, seat, move[1], log)
    elif kind == "discard":
        turn.discard(s, seat, move[1], log)
    elif kind == "pass":
        passing.pass_cards(s, seat, move[1], log)
    elif kind == "nothing":
        turn.do_nothing(s, seat, log)
    elif kind == "shoot":
        shooting.shoot(s, seat, move, log)  # type: ignore[arg-type]  # the kind says which move it is
    elif kind == "give":
        shooting.give(s, seat, move[1], log)
    elif kind == "wound":
        shooting.wound(s, move[1], log)
    else:
        play_rare(s, seat, move, log)


def play_rare(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The moves that come seldom."""
    kind = move[0]
    if kind == "nine":
        passing.lay_nine(s, seat, move[1], move[2], log)
    elif kind == "gun":
        turn.pull_gun(s, seat, move[1], log)
    elif kind == "couple":
        turn.show_couple(s, seat, move[1], log)
    elif kind == "holster":
        shooting.holster(s, seat, log)
    elif kind == "shuffle":
        drawing.shuffle(s, move[1], log)
    elif kind == "direction":
        passing.name_direction(s, seat, move[1], log)
    elif kind == "deal":
        deal.deal_out(s, move[1], log)
    elif kind == "dealer":
        deal.choose_dealer(s, move[1], log)
    else:
        deal.next_hand(s)

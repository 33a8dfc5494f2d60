"""Which scene shows which game, and how a table is opened: new, from a record, or from a prepared
position."""

from __future__ import annotations

from typing import Any

from tabletop.core.options import make_rules
from tabletop.games import game
from tabletop.scenes.board import Board
from tabletop.scenes.brown_bullet.board import BrownBulletBoard
from tabletop.scenes.cast import names
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard
from tabletop.scenes.way_out_west.board import WayOutWestBoard
from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard
from tabletop.session.catalogue import _
from tabletop.session.plans import named
from tabletop.session.seats import AiSeats
from tabletop.session.store import DamagedRecord, RecordInfo, RecordInUse
from tabletop.session.table import Table, record_head

BOARDS: dict[str, type[Board]] = {
    "brown-bullet": BrownBulletBoard,
    "way-out-west": WayOutWestBoard,
    "wyoming-cowboy": WyomingCowboyBoard,
    "lockdown-poker": LockdownPokerBoard,
}
"""Game -> its table scene; one line a game."""


def open_new_table(house: House, order: TableOrder) -> Board:
    """A fresh table in the window; its record begins at once."""
    rules_of = game(order.game)
    plans = named(order.plans, _("Player {number}"), names())
    writer = house.store.new_record(
        record_head(rules_of, order.rules, plans, order.seed, order.free_undo), order.record
    )
    table = Table(rules_of, order.rules, plans, order.seed, writer, order.free_undo)
    return _show(house, table, order, writer)


def reopen_table(house: House, info: RecordInfo) -> Board | None:
    """The table of an unfinished record, as it was after its last move; a damaged one goes on from its
    readable part."""
    try:
        record, writer, note = house.store.resume_record(info.path)
    except DamagedRecord as damaged:
        house.notices.append(house.speak(damaged.notice))
        if damaged.readable is None:
            return None
        record, writer = house.store.rescue(damaged)
        note = None
    except RecordInUse as error:
        house.notices.append(house.speak(error.notice))
        return None
    except OSError as error:
        house.notices.append(str(error))
        return None
    if note is not None:
        house.notices.append(house.speak(note))
    rules_of = game(record.game)
    table = Table.resume(record, rules_of, writer)
    order = TableOrder(
        record.game, table.plans, make_rules(rules_of.options, record.rules), record.seed, record.free_undo
    )
    return _show(house, table, order, writer)


def _show(house: House, table: Table, order: TableOrder, writer: Any) -> Board:
    board = BOARDS[order.game](house, table, AiSeats(table), order, writer)
    house.stage.stack.replace(board)
    return board

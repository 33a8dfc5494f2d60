"""Everything on the table of Way Out West that can be pointed at, by its id and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import BOX_IDS, BOXES, COUNTERS, FARMER
from tabletop.games.way_out_west.names import box_name, cattle_count, cowboy_count
from tabletop.games.way_out_west.towns import TOWN_IDS, TOWNS, town_name
from tabletop.scenes.character import seat_word
from tabletop.scenes.way_out_west import draw_seats, layout
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.focus import Element, Role
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard


def of_table(board: WayOutWestBoard) -> Iterator[Element]:
    """All of it, bottom to top; under a gunfight's stage the map cannot be touched."""
    yield from _words(board)
    for seat in range(board.shown.seats):
        yield _seat(board, seat)
    yield from _supply(board)
    yield from _boxes(board)
    yield from _order(board)
    if board.showdown.is_open:
        yield from board.showdown.elements()
        return
    if board.payday.is_open:
        yield from board.payday.elements()
    for town in TOWNS:
        yield from _town(board, town)


def _words(board: WayOutWestBoard) -> Iterator[Element]:
    places = board.places
    said = " ".join(part for part in (board.prompt_words, board.sub_words) if part)
    yield Element("text:prompt", "text", said, places.prompt, pressable=False)
    if board.reason:
        yield Element("text:reason", "text", board.reason[0], board.reason[1], pressable=False)
    if board.hint_words:
        yield Element("text:hint", "text", board.hint_words, places.prompt, pressable=False)
    paper = draw_seats.latest_paper(board)
    if paper is not None:
        yield Element("text:latest", "text", " ".join(board.latest[-3:]), paper, pressable=False)
    words = _("Round {round} of {rounds}").format(round=board.shown.round, rounds=board.view.house.rounds)
    yield Element("text:round", "text", words, places.rounds, pressable=False)


def _touch(
    board: WayOutWestBoard, id: str, role: Role, name: str, box: Box, pulls: bool = False, hit: object = None
) -> Element:
    """An element that takes part in picks; what it cannot do it explains. `pulls`: it can be dragged."""
    path, asked = board.picker.picked, board.asked is not None
    meant = board.normal(id, board.path_now) if asked else id
    now = board.picker.allowed(board.path_now) if asked else ()
    able = asked and (meant in now or id in board.picker.allowed([]) or board._start_of(id) is not None)
    base = [*path, id] if id in board.picker.allowed(path) else [id]
    dragged = board.drag is not None and board.drag.id == id
    if dragged:
        base = board.picker.drag
    accepts = board.picker.allowed(base) if asked and pulls else ()
    return Element(
        id,
        role,
        name,
        box,
        enabled=able,
        selected=id in board.path_now,
        dragging=dragged,
        accepts=accepts,
        draggable=pulls and asked,
        explains=True,
        hit=hit,
    )


# ---------------------------------------------------------------- round the map
def _seat(board: WayOutWestBoard, seat: int) -> Element:
    plan, shown = board.table.plans[seat], board.shown
    name = _("{name}, {level}: {money}, {posters}").format(
        name=plan.name,
        level=seat_word(plan.kind, plan.name),
        money=f"${shown.money[seat]}",
        posters=ngettext("{count} wanted poster", "{count} wanted posters", shown.wanted[seat]).format(
            count=shown.wanted[seat]
        ),
    )
    box = board.places.seats[seat]
    return _touch(board, f"seat:{seat}", "seat", name, box)


def _supply(board: WayOutWestBoard) -> Iterator[Element]:
    seat = board.asked if board.asked is not None else board.bottom
    panel = board.places.seats[seat]
    for kind in (*range(COUNTERS), FARMER):
        name = _("your supply of {counter}: {count}").format(
            counter=board.say(box_name(kind)), count=board.preview.shown.left(seat, kind)
        )
        yield _touch(
            board, f"supply:{BOX_IDS[kind]}", "token", name, layout.supply_cell(panel, kind), pulls=True
        )


def _boxes(board: WayOutWestBoard) -> Iterator[Element]:
    for box in BOXES:
        number = board.view.house.boxes[box]
        used = board.shown.used[box]
        notice = board.places.notices[BOX_IDS[box]]
        for i, hole in enumerate(layout.holes(notice, number, board.places.hole)):
            name = board.say(box_name(box))
            if i < len(used):
                owner = board.table.plans[used[i]].name if used[i] >= 0 else ""
                name = (
                    _("{box}: taken by {name}").format(box=name, name=owner)
                    if owner
                    else _("{box}: taken").format(box=name)
                )
            yield _touch(
                board,
                f"box:{BOX_IDS[box]}:{i}",
                "slot",
                name,
                hole.area,
                pulls=box < COUNTERS or box == FARMER,
            )


def _order(board: WayOutWestBoard) -> Iterator[Element]:
    shown = board.shown
    desk = board.view.phase == "bid" and board.asked is not None
    for place, seat in enumerate(shown.order):
        if desk and seat == board.asked and f"bid:{seat}" in board.picker.allowed([]):
            continue  # that bid lies on the desk
        x, y = board.places.slots[shown.seats][place]
        facts = {"name": board.table.plans[seat].name, "place": place + 1, "amount": f"${shown.bids[seat]}"}
        if place < shown.still_in:
            name = _("{name}, bids {amount}").format(**facts)
        else:
            name = _("{name}, place {place} of the turn order").format(**facts)
        yield Element(
            f"bid:{seat}", "token", name, Box(x - 32, y - 32, 64, 104), enabled=False, explains=True
        )


# ---------------------------------------------------------------- towns
def _town(board: WayOutWestBoard, town: int) -> Iterator[Element]:
    place, shown, id = board.places.towns[town], board.preview.shown, TOWN_IDS[town]
    name = board.say(town_name(town))
    size = shown.size(town)
    words = _("{town}: size {size}").format(town=name, size=size)
    if not shown.is_open(town):
        words = _("{town}: size {size}, closed for cattle").format(town=name, size=size)
    yield _touch(board, f"town:{id}", "town", words, place.whole)
    standing = shown.buildings(town)
    for i in range(len(place.plots)):
        plot = _("plot {number} of {town}").format(number=i + 1, town=name)
        yield _touch(board, f"plot:{id}:{i}", "slot", plot, place.plot_area(i))
    for plot_no, (kind, owner) in sorted(standing.items()):
        words = _("{building} of {name} in {town}").format(
            building=board.say(box_name(kind)), name=board.table.plans[owner].name, town=name
        )
        yield _touch(board, f"building:{id}:{BOX_IDS[kind]}", "token", words, place.plot_area(plot_no))
    for i in range(len(place.cattle)):
        pen = _("corral {number} of {town}").format(number=i + 1, town=name)
        yield _touch(board, f"corral:{id}:{i}", "slot", pen, place.corral(i))
    yield from _pieces(board, town, name)


def _pieces(board: WayOutWestBoard, town: int, name: str) -> Iterator[Element]:
    """Herds, farmers and posses; the own ones can be pulled."""
    place, shown, id = board.places.towns[town], board.preview.shown, TOWN_IDS[town]
    for seat in range(shown.seats):
        mine = seat == board.mover
        run = layout.pen_range(shown, town, seat)
        if run:
            words = _("{cattle} of {name} in {town}").format(
                cattle=board.say(cattle_count(len(run))), name=board.table.plans[seat].name, town=name
            )
            yield _touch(board, f"cattle:{id}:{seat}", "token", words, layout.pens(place, run), pulls=mine)
    run = layout.pen_range(shown, town, -1)
    if run:
        words = ngettext("{count} farmer in {town}", "{count} farmers in {town}", len(run))
        box = layout.pens(place, run)
        yield _touch(board, f"farmer:{id}", "token", words.format(count=len(run), town=name), box)
    for posse in layout.posses_of(place, shown, town):
        words = _("{cowboys} of {name} in {town}").format(
            cowboys=board.say(cowboy_count(posse.number)), name=board.table.plans[posse.seat].name, town=name
        )
        mine = posse.seat == board.mover
        yield _touch(board, f"cowboy:{id}:{posse.seat}", "token", words, posse.box, pulls=mine)

"""Where things stand on the map of Way Out West: nothing leaves its place or hides what must be read."""

from __future__ import annotations

import json
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from tabletop.app.paths import resource
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west.chart import BOX_IDS, CATTLE, COUNTERS, COWBOYS, FARMER
from tabletop.games.way_out_west.towns import CORRALS, SPACES, TOWN_IDS, TOWNS
from tabletop.scenes.way_out_west import layout, places, preview, sides
from tabletop.scenes.way_out_west.shown import Marks, shown_of
from tabletop.ui.geometry import Box
from tests.ui.west_pilot import position

SCREEN = Box(0, 0, 1920, 1080)
PLACES = places.read(json.loads(resource("art", "atlas", "places.json").read_text(encoding="utf-8"))["map"])


def inside(inner: Box, outer: Box, slack: float = 0.5) -> bool:
    big = outer.grown(slack)
    return big.x <= inner.x and big.y <= inner.y and inner.right <= big.right and inner.bottom <= big.bottom


def town(**keys: Any) -> dict[str, Any]:
    return {"cowboys": [0] * 5, "cattle": [0] * 5, "buildings": [], "farmers": 0, "opened": True, **keys}


class TestPlaces:
    def test_every_town_has_room_for_what_the_rules_allow(self) -> None:
        for i, place in enumerate(PLACES.towns):
            assert len(place.plots) == SPACES[i] and len(place.cattle) == CORRALS[i]
            for square in (*place.buildings, *place.cattle, place.riders):
                assert inside(square.box, place.whole.grown(8))

    def test_towns_do_not_touch_each_other_nor_leave_the_map(self) -> None:
        for place in PLACES.towns:
            assert inside(place.ground, PLACES.map)
        for one, other in combinations(PLACES.towns, 2):
            assert not one.ground.overlap(other.ground)

    def test_boards_do_not_overlap(self) -> None:
        boards = [*PLACES.seats, PLACES.prompt, PLACES.map, PLACES.board, PLACES.order, PLACES.rounds,
                  *PLACES.tools, *PLACES.pages]  # fmt: skip
        for one, other in combinations(boards, 2):
            assert not one.overlap(other), (one, other)
        assert all(inside(board, SCREEN) for board in boards)

    @pytest.mark.parametrize("rounds", [3, 9, 12, 30, 60])
    def test_stops_of_any_length_stay_on_the_rails(self, rounds: int) -> None:
        stops = PLACES.stops(rounds)
        assert len(stops) == rounds
        assert all(PLACES.rounds.x < x < PLACES.rounds.right for x, _ in stops)


class TestHoles:
    @pytest.mark.parametrize("box", BOX_IDS)
    def test_holes_stay_on_their_paper_and_apart(self, box: str) -> None:
        for number in range(10):
            self.check(PLACES.notices[box], number)

    def check(self, notice: places.NoticePlace, number: int) -> None:
        found = layout.holes(notice, number, PLACES.hole)
        assert len(found) == number
        for hole in found:
            assert inside(Box(hole.x - hole.r, hole.y - hole.r, 2 * hole.r, 2 * hole.r), notice.rect, 2)
            assert inside(hole.area, notice.rect)
        for one, other in combinations(found, 2):
            assert abs(one.x - other.x) + abs(one.y - other.y) >= one.r * 1.9
            assert not one.area.overlap(other.area) > 1e-6

    def test_every_hole_has_a_part_of_the_paper(self) -> None:
        for box in BOX_IDS:
            notice = PLACES.notices[box]
            areas = [hole.area for hole in layout.holes(notice, 3, PLACES.hole)]
            assert sum(area.w * area.h for area in areas) == pytest.approx(notice.rect.w * notice.rect.h)


class TestPosses:
    @pytest.mark.parametrize("place", PLACES.towns, ids=TOWN_IDS)
    def test_posses_stand_in_the_street_one_beside_the_other(self, place: places.TownPlace) -> None:
        for numbers in product((0, 1, 2, 9), repeat=5):
            found = layout.posses(place, list(enumerate(numbers)))
            assert [posse.seat for posse in found] == [seat for seat, n in enumerate(numbers) if n]
            assert all(inside(posse.box, place.ground, 4) for posse in found), numbers
            lefts = [posse.riders[0].x for posse in found]
            assert all(b - a >= 30 for a, b in pairwise(lefts)), numbers

    def test_a_number_is_told_where_there_are_several(self) -> None:
        (alone,) = layout.posses(PLACES.towns[0], [(2, 1)])
        (many,) = layout.posses(PLACES.towns[0], [(2, 7)])
        assert len(alone.riders) == 1 and len(many.riders) == 3
        assert many.box.holds(*many.badge) or many.badge[0] <= many.box.right + 0.5


class TestHerds:
    def state(self) -> Any:
        rows = {name: town() for name in TOWN_IDS}
        rows["san-antonia"] = town(cowboys=[1, 1, 0, 0, 0], cattle=[2, 0, 1, 0, 0], farmers=1)
        rows["abilene"] = town(cattle=[0, 0, 0, 0, 0], buildings=["hotel 3", "bank 1"])
        return position(5, towns=rows, phase="action", to_act=0, order=[0, 1, 2, 3, 4])

    def test_herds_stand_by_seat_and_farmers_last(self) -> None:
        shown = shown_of(self.state(), Marks())
        assert layout.herd(shown, 0) == [0, 0, 2, -1]
        assert layout.pen_range(shown, 0, 2) == range(2, 3)
        assert layout.pen_range(shown, 0, 4) == range(0)
        assert layout.standing(PLACES, shown, 0, CATTLE, 0) == PLACES.towns[0].cattle[1]
        assert layout.standing(PLACES, shown, 0, FARMER, -1) == PLACES.towns[0].farmer_at(3)

    def test_what_lands_stands_where_it_will_be_found(self) -> None:
        shown = shown_of(self.state(), Marks())
        goal = layout.landing(PLACES, shown, 0, COWBOYS, 1)
        shown.ride(0, 1, 1)
        assert layout.standing(PLACES, shown, 0, COWBOYS, 1) == goal
        plot = layout.landing(PLACES, shown, 2, 2, 0)
        assert plot == PLACES.towns[2].buildings[2]

    def test_picks_are_shown_as_ghosts_and_change_nothing(self) -> None:
        view = self.state()
        shown = shown_of(view, Marks())
        path = ["supply:cattle", "town:san-antonia", "box:cattle:1", "corral:san-antonia:3"]
        ahead = preview.preview(shown, 0, path)
        assert ahead.cost == 2 and ahead.ghosts[CATTLE, 0] == 2
        assert ahead.shown.herd(0, 0) == 4 and shown == shown_of(view, Marks())
        rides = preview.preview(shown, 1, ["cowboy:san-antonia:1", "town:deadwood"])
        assert rides.shown.posse(0, 1) == 0 and rides.shown.posse(4, 1) == 1 and rides.cost == 0
        built = preview.preview(shown, 0, ["box:store:0", "plot:abilene:3"])
        assert built.shown.buildings(2)[2] == (3, 0) and built.built == {(3, 2)}


class TestSides:
    @pytest.mark.parametrize("number", range(1, 13))
    def test_a_line_up_keeps_to_its_half_of_the_stage(self, number: int) -> None:
        stage = PLACES.fight.stage
        for right in (False, True):
            spots = sides.line_up(PLACES.fight, number, right)
            assert len(spots) == number
            for x, y, high in spots:
                assert (x > stage.cx) is right
                assert stage.y < y - high and y <= PLACES.fight.ground

    def test_roles_stand_rear_first_and_guns_are_counted(self) -> None:
        side = sides.Side(2, 3, sheriff=1, reserve="built-in")
        assert side.roles() == ["built-in", "sheriff", "cowboy", "cowboy", "cowboy"] and side.guns == 5
        left = side.without(2, True, False)
        assert left.roles() == ["built-in", "cowboy"] and left.guns == 2


def test_cutting_boxes_out_leaves_the_rest() -> None:
    whole = Box(0, 0, 100, 80)
    cuts = [Box(10, 10, 30, 20), Box(60, 50, 80, 80)]
    left = layout.without(whole, cuts)
    assert sum(box.w * box.h for box in left) == pytest.approx(100 * 80 - 30 * 20 - 40 * 30)
    assert all(not box.overlap(cut) for box in left for cut in cuts)
    assert all(not one.overlap(other) for one, other in combinations(left, 2))


def test_every_counter_has_a_cell_of_the_panel() -> None:
    panel = PLACES.seats[0]
    cells = [layout.supply_cell(panel, kind) for kind in (*range(COUNTERS), FARMER)]
    assert all(inside(cell, panel) for cell in cells)
    assert all(not one.overlap(other) for one, other in combinations(cells, 2))
    assert len(TOWNS) == len(PLACES.towns) and GAME.seats == range(3, 6)

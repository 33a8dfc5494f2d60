"""Where things lie on the Wyoming Cowboy table: nothing leaves its place, nothing hides what must be read."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from tabletop.scenes.wyoming_cowboy import layout, trays
from tabletop.scenes.wyoming_cowboy.trays import GunPlan, Load, Plan
from tabletop.ui.geometry import Box, Pose
from tabletop.ui.sprites import ASPECT

SEATS = (3, 4, 5, 6)
SCREEN = Box(0, 0, 1920, 1080)
LOADS = [
    Load(hand, guns, tens, cowboys)
    for hand, guns, tens, cowboys in product(
        (0, 3, 9), ((), (2,), (3, 2), (2, 2, 3, 2)), (0, 2, 4), (0, 1, 3)
    )
]


def inside(inner: Box, outer: Box, slack: float = 0.5) -> bool:
    big = outer.grown(slack)
    return big.x <= inner.x and big.y <= inner.y and inner.right <= big.right and inner.bottom <= big.bottom


def cards_of(plan: Plan) -> list[Pose]:
    return [
        *(pose for gun in plan.guns for pose in gun.cards),
        *plan.tens,
        *(pose for pair in plan.cowboys for pose in pair),
    ]


def of_all(seats: int, load: Load) -> list[tuple[layout.Spot, Plan]]:
    return [(spot, trays.of_spot(spot, load)) for spot in layout.spots(seats, 0).values()]


class TestTrays:
    @pytest.mark.parametrize("seats", SEATS)
    def test_what_lies_in_a_tray_stays_in_it(self, seats: int) -> None:
        for load, plan in ((each, plan) for each in LOADS for _spot, plan in of_all(seats, each)):
            sides = Box(plan.box.x, plan.box.y, plan.box.w, plan.box.h).grown(4, 14)
            for pose in cards_of(plan):
                assert inside(pose.box(ASPECT), sides), (load, pose, plan.box)
            for gun in plan.guns:
                assert inside(gun.plate, sides), (load, gun)

    def test_so_it_does_in_the_own_tray(self) -> None:
        for plan in (trays.own(Load(-1, *load[1:4])) for load in LOADS):
            assert plan.box.w <= layout.OWN_TRAY_MOST
            for pose in cards_of(plan):
                assert inside(pose.box(ASPECT), plan.box.grown(4, 14))

    @pytest.mark.parametrize("seats", SEATS)
    def test_plates_of_guns_never_lie_over_each_other(self, seats: int) -> None:
        for load, plan in ((each, plan) for each in LOADS for _spot, plan in of_all(seats, each)):
            plates: list[GunPlan] = plan.guns
            for one, other in combinations(plates, 2):
                assert one.plate.overlap(other.plate) <= 0.12 * one.plate.w * one.plate.h, load

    @pytest.mark.parametrize("seats", SEATS)
    def test_usual_trays_keep_names_of_guns_readable(self, seats: int) -> None:
        for _spot, plan in of_all(seats, Load(7, (2, 3), 1, 1)):
            for gun in plan.guns:
                assert trays.name_size(gun.plate) <= 0.82 * gun.plate.h, "nothing is smaller than 18 units"

    def test_a_hand_that_is_shown_has_a_row_of_its_own(self) -> None:
        spot = layout.spots(4, 0)[1]
        plan = trays.of_spot(spot, Load(-1, (2,), 1, 1, shown=9))
        assert len(plan.hand) == 9
        assert all(pose.y > plan.box.bottom for pose in plan.hand)


class TestPlaces:
    @pytest.mark.parametrize("seats", SEATS)
    def test_seats_piles_and_the_own_area_keep_apart(self, seats: int) -> None:
        middle = layout.middle(seats)
        boxes = {f"{seat} tray": spot.tray for seat, spot in layout.spots(seats, 0).items()}
        boxes |= {f"{seat} plate": spot.plate for seat, spot in layout.spots(seats, 0).items()}
        boxes |= {name: getattr(middle, name).box(ASPECT) for name in ("draw", "discard", "shot")}
        for name in ("aces", "tens"):
            row = layout.row(getattr(middle, name), 8 if seats > 4 else 4, layout.ACE_STEP)
            left, right = row[0].box(ASPECT), row[-1].box(ASPECT)
            boxes[name] = Box(left.x, left.y, right.right - left.x, left.h)
            width = layout.tracker_room(seats)
            boxes[f"{name} label"] = Box(row[0].x, layout.label_y(row[0]) - 22, 0, 44)._replace(
                x=getattr(middle, name).x - width / 2, w=width
            )
        boxes |= {"own tray": layout.OWN_TRAY, "prompt": layout.PROMPT, "post": layout.POST}
        boxes |= {f"step {i}": box for i, box in enumerate(layout.STEPS)}
        for (a, one), (b, other) in combinations(boxes.items(), 2):
            if not ("post" in (a, b) and "step" in a + b):
                assert one.overlap(other) <= 0, (a, b)
            assert inside(one, SCREEN), a

    @pytest.mark.parametrize("seats", SEATS)
    def test_everybody_else_has_a_place_clockwise(self, seats: int) -> None:
        for bottom in range(seats):
            assert list(layout.spots(seats, bottom)) == [(bottom + k) % seats for k in range(1, seats)]

    def test_buttons_stand_above_the_tools_and_do_not_touch(self) -> None:
        for count in range(1, layout.ACTIONS_MOST + 3):
            boxes = layout.action_boxes(count)
            assert len(boxes) == count
            assert all(one.bottom < other.y for one, other in pairwise(boxes))
            assert boxes[-1].bottom <= 890
            assert min(box.h for box in boxes) >= 30

    @pytest.mark.parametrize("count", [1, 3, 7, 8, 12, 18])
    def test_the_own_hand_leaves_plate_and_buttons_free(self, count: int) -> None:
        poses = layout.hand(list(range(count))).poses
        assert min(pose.box(ASPECT).x for pose in poses) > layout.OWN_PLATE.right - 10
        assert max(pose.box(ASPECT).right for pose in poses) < 1522

    def test_own_discards_are_moved_aside_in_the_draw_step(self) -> None:
        pile = layout.middle(4).discard
        poses = layout.discard_poses(pile, 3, 1)
        assert poses[:2] == [layout.thrown(pile, 0), layout.thrown(pile, 1)]
        assert poses[2].x > pile.x + 30

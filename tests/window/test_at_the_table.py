"""A person at the table in a real window: drag, refusal, resize in mid-drag, curtain, full screen, idle."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from tests.window.driver import Program, Tree, cards

ONE = "human:Ana,cowhand,cowhand"


def ready(program: Program) -> Tree:
    return program.wait_state("await-human")


def drawn_since(frame: int) -> Callable[[Tree], bool]:
    """Is there a frame after that one?"""
    return lambda tree: tree["frame"] > frame


def test_a_card_dragged_to_the_pile_plays_it(program: Program) -> None:
    program.play(ONE, 7)
    mine = cards(ready(program), 0, playable=True)
    program.drag(mine[0], "pile:discard")
    text = mine[0].rsplit(":", 1)[1]
    record = next((program.home / "records").iterdir())
    program.wait(lambda tree: f'move = "play {text}"' in record.read_text(encoding="utf-8"))
    assert ready(program)["code"] is None


def turn_with(program: Program, playable: bool) -> Tree:
    """Play until the hand holds a card that goes (or one that does not) beside one that does."""
    for _turn in range(30):
        tree = ready(program)
        if cards(tree, 0, playable) and cards(tree, 0, True):
            return tree
        before = tree["frame"]
        if cards(tree, 0, True):
            program.drag(cards(tree, 0, True)[0], "pile:discard")
        elif any(e["id"] == "button:hold" for e in tree["elements"]):
            program.click("button:hold")
        else:
            program.click("button:pickup")
        program.wait(drawn_since(before))
    raise AssertionError("no such turn came")


def test_an_illegal_card_comes_home_with_its_reason(program: Program) -> None:
    program.play(ONE, 7)
    tree = turn_with(program, playable=False)
    card = cards(tree, 0, playable=False)[0]
    home = program.middle(card)
    program.drag(card, "pile:discard")
    tree = program.wait(
        lambda tree: tree["code"] is not None and not any(e["moving"] for e in tree["elements"])
    )
    assert tree["code"] in ("too-low", "too-high", "must-include")
    reason = program.element("text:reason")["name"]
    assert reason.startswith(("Needs ", "The first play must include"))
    assert program.middle(card) == home
    assert not program.element(card)["dragging"]


def test_resizing_in_mid_drag_keeps_the_card_under_the_pointer(program: Program) -> None:
    program.play(ONE, 7)
    card = cards(ready(program), 0, playable=True)[0]
    program.grip(card)
    program.point((500, 330))
    program.wait(lambda tree: any(e["dragging"] for e in tree["elements"]))
    for size in ((960, 540), (1400, 900), (1100, 700)):
        program.resize(*size)
        program.point((500, 331))
        program.wait(lambda tree: any(e["dragging"] and holds(e["rect"], 500, 331) for e in tree["elements"]))
        assert holds(program.element(card)["rect"], 500, 331)
    program.point("pile:discard")
    program.release()
    record = next((program.home / "records").iterdir())
    text = card.rsplit(":", 1)[1]
    program.wait(lambda tree: f'move = "play {text}"' in record.read_text(encoding="utf-8"))


def holds(rect: list[int], x: int, y: int) -> bool:
    return rect[0] <= x < rect[0] + rect[2] and rect[1] <= y < rect[1] + rect[3]


def test_two_people_pass_the_curtain(program: Program) -> None:
    """Never is a card of one on screen while the other is to look; the curtain names who is to come."""
    program.play("human:Ana,human:Zoë", 7)
    names = {0: "Ana", 1: "Zoë"}
    seen: list[int] = []
    for _turn in range(6):
        tree = program.wait_state("curtain", "await-human", "hand-over", "game-over")
        if tree["state"] == "curtain":
            assert not [e for e in tree["elements"] if e["id"].startswith("hand:")]
            words = program.element("text:curtain")["name"]
            program.click("button:ready")
            tree = ready(program)
            assert names[tree["seat"]] in words
        seat = tree["seat"]
        seen.append(seat)
        other = [i for i in program.ids(f"hand:{1 - seat}:") if ":back:" not in i]
        assert other == []
        mine = cards(tree, seat, playable=True)
        if mine:
            program.drag(mine[0], "pile:discard")
        else:
            program.click("button:pickup")
        program.wait(drawn_since(tree["frame"] + 1))
    assert set(seen) == {0, 1}


def test_f11_fills_the_screen_and_comes_back(program: Program) -> None:
    program.play(ONE, 7)
    program.point((640, 300))
    program.keys("F11")
    program.wait(lambda tree: tree["size"] == [1600, 1000])
    program.keys("F11")
    program.wait(lambda tree: tree["size"] == [1280, 720])
    card = cards(ready(program), 0, playable=True)[0]
    program.drag(card, "pile:discard")
    program.wait(lambda tree: card not in [e["id"] for e in tree["elements"]])


def test_an_idle_table_draws_nothing_and_sleeps(program: Program) -> None:
    program.play(ONE, 7, speed="1")
    program.click((640, 20))
    ready(program)
    time.sleep(2.0)
    frame, used, since = program.tree()["frame"], cpu_seconds(program.process.pid), time.monotonic()
    time.sleep(4.0)
    busy = (cpu_seconds(program.process.pid) - used) / (time.monotonic() - since)
    assert program.tree()["frame"] == frame
    assert busy < 0.01, f"{busy:.2%} of a core"


def cpu_seconds(pid: int) -> float:
    """What the process, its threads and its children have used of the processor, to the nanosecond."""
    total = 0.0
    for process in (pid, *children_of(pid)):
        for thread in Path(f"/proc/{process}/task").iterdir():
            total += int((thread / "schedstat").read_text().split()[0]) / 1e9
    return total


def children_of(pid: int) -> list[int]:
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                parent = int(Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found += [int(entry), *children_of(int(entry))]
    return found

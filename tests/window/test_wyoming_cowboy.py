"""A person's flows at Wyoming Cowboy's table: pass three, pull, shoot, answer, discard, draw from both piles,
and the curtain between people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.window.driver import Program, Tree

PEOPLE = "human:Ana,human:Kid,human:Mei Lin"


def words(tree: Tree, id: str) -> str:
    return next((str(e["name"]) for e in tree["elements"] if e["id"] == id), "")


def own(tree: Tree) -> list[dict[str, Any]]:
    """The open cards of the seat that looks."""
    mine = f"hand:{tree['seat']}:"
    return [e for e in tree["elements"] if e["id"].startswith(mine) and ":back:" not in e["id"]]


def open_cards(tree: Tree) -> set[str]:
    """Ids of all hand cards that show their faces."""
    ids = {e["id"] for e in tree["elements"] if e["id"].startswith("hand:")}
    return {id for id in ids if id.count(":") == 2 and ":back:" not in id}


def lift(program: Program) -> Tree:
    """The screen of the next person who must act, through the curtain if one hangs."""
    tree = program.wait_state("await-human", "curtain", "hand-over")
    if tree["state"] == "curtain":
        assert open_cards(tree) == set(), "behind the curtain is nothing"
        program.click("button:ready")
        tree = program.wait_state("await-human")
    seat = tree["seat"]
    assert all(id.startswith(f"hand:{seat}:") for id in open_cards(tree)), "only one's own cards are seen"
    return tree


def step(program: Program, tree: Tree) -> str:
    """Do what is asked, by the gesture a person would use; what it was."""
    ids = {e["id"] for e in tree["elements"]}
    step_words, seat = words(tree, "text:step"), tree["seat"]
    if "button:left" in ids:
        program.click("button:left")
        return "direction"
    if "choose" in words(tree, "text:prompt"):
        return _choose(program, tree)
    if "action" in step_words:
        return _act(program, tree)
    card = next((e for e in own(tree) if {"pile:discard", f"tens:{seat}"} & set(e["accepts"])), None)
    if card is not None:
        program.drag(card["id"], card["accepts"][0])
        return "discard"
    return _draw(program, tree)


def is_selected(card: str) -> Callable[[Tree], bool]:
    return lambda tree: any(e["id"] == card and e["selected"] for e in tree["elements"])


def is_another_step(before: Tree) -> Callable[[Tree], bool]:
    """Has the person's move been taken: another seat, prompt or hand, or nobody's turn at all?"""

    def step_of(tree: Tree) -> tuple[int, str, int]:
        return tree["seat"], words(tree, "text:prompt"), len(own(tree))

    return lambda tree: tree["state"] in ("curtain", "hand-over") or step_of(tree) != step_of(before)


def _choose(program: Program, tree: Tree) -> str:
    count = 3 if "3 cards" in words(tree, "text:prompt") else 2
    for card in own(tree)[:count]:
        program.click(card["id"])
        program.wait(is_selected(card["id"]))
    program.click("button:done")
    return "pass"


def _act(program: Program, tree: Tree) -> str:
    seat = tree["seat"]
    shot = next((e for e in tree["elements"] if e["id"].startswith(f"gun:{seat}:") and e["accepts"]), None)
    if shot is not None:
        program.drag(shot["id"], next(id for id in shot["accepts"] if id.startswith("seat:")))
        return "shoot"
    gun = next((e for e in own(tree) if f"guns:{seat}" in e["accepts"]), None)
    if gun is not None and any(e["id"].startswith("button:pull") for e in tree["elements"]):
        program.drag(gun["id"], f"guns:{seat}")
        later = program.wait(lambda t: not any(e["id"].startswith("button:pull") for e in t["elements"]))
        chooser = [e for e in later["elements"] if e["role"] == "button" and e["id"].startswith("gun:")]
        if chooser:
            program.click(chooser[0]["id"])
        return "pull"
    give = next((e for e in own(tree) if e["enabled"] and not e["accepts"]), None)
    if give is not None and "shot you" in words(tree, "text:prompt"):
        program.click(give["id"])
        return "answer"
    program.click("button:holster" if "button:holster" in program.ids("button:") else "button:nothing")
    return "no action"


def _draw(program: Program, tree: Tree) -> str:
    top = next(e for e in tree["elements"] if e["id"] == "pile:discard")
    if top["enabled"] and tree["seat"] % 2:
        program.drag("pile:discard", f"hand:{tree['seat']}")
        done = "draw top"
    else:
        program.click("pile:draw")
        done = "draw"
    if "5" in words(tree, "text:prompt") and "two" in words(tree, "text:prompt"):
        program.click("button:done")
    return done


def test_three_people_play_through_the_curtain(program: Program) -> None:
    program.start("play", "wyoming-cowboy", "--seats", PEOPLE, "--seed", "7")
    done: set[str] = set()
    for _move in range(60):
        tree = lift(program)
        if tree["state"] == "hand-over":
            break
        done.add(step(program, tree))
        program.wait(is_another_step(tree))
        if {"direction", "pass", "pull", "shoot", "discard", "draw"} <= done:
            break
    assert {"direction", "pass", "pull", "shoot", "discard", "draw"} <= done

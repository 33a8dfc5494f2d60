"""Asking an AI seat what it knew, in a real window: a short game is played, a portrait is clicked, the hidden
cards are shuffled, and the choice is the same."""

from __future__ import annotations

from tests.window.driver import Program, Tree
from tests.window.test_from_street_to_result import by_mouse, changed, focus


def words(tree: Tree, id: str) -> str:
    """What an element says; "" where it is not on screen."""
    return next((str(e["name"]) for e in tree["elements"] if e["id"] == id), "")


def played_out(program: Program) -> None:
    """Ana plays until the results are on screen."""
    for _turn in range(150):
        tree = program.wait_state("await-human", "game-over", "menu")
        if tree["scene"].startswith("results"):
            return
        if tree["state"] == "await-human":
            by_mouse(program, tree)
            changed(program, tree)
    raise AssertionError("the game never ends")


def answered(program: Program, said: str) -> Tree:
    """Until the worker has answered and the paper says so."""
    return program.wait(lambda tree: said in words(tree, "text:world") and tree["state"] == "menu", 60)


def test_a_portrait_is_asked_and_what_it_could_not_see_is_shuffled(program: Program) -> None:
    program.play("human:Ana,cowhand:Miss Ruby", 54)
    played_out(program)
    assert "seat:0" not in program.ids(), "a person is not asked"
    program.click("seat:1")
    program.wait_scene("insight:brown-bullet")
    tree = answered(program, "Did Miss Ruby peek?")
    assert words(tree, "text:who").startswith("What Miss Ruby knew")
    assert words(tree, "text:seen")
    assert "Ana could play" in words(tree, "text:others")
    last = words(tree, "text:chosen")
    program.click("button:previous")
    program.wait(lambda tree: words(tree, "text:chosen") not in ("", last, "Thinking back..."))
    answered(program, "Did Miss Ruby peek?")
    program.click("button:shuffle")
    answered(program, "Asked again, Miss Ruby chooses the same.")
    program.point((640, 4))  # a bare screen has no window manager: keys go where the pointer is
    program.keys("Escape")
    program.wait_scene("results:brown-bullet")
    program.click("button:back")
    program.wait_scene("title")


def test_by_keys_alone(program: Program) -> None:
    program.play("human:Ana,greenhorn:Doc Abel", 54)
    played_out(program)
    program.point((640, 4))
    focus(program, "seat:1")
    program.keys("Return")
    program.wait_scene("insight:brown-bullet")
    answered(program, "Did Doc Abel peek?")
    program.keys("Return")
    answered(program, "Asked again, Doc Abel chooses the same.")
    program.keys("Escape")
    program.wait_scene("results:brown-bullet")

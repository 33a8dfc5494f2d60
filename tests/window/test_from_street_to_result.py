"""From the street to the result in a real window: by mouse alone, by keyboard alone; names with accents."""

from __future__ import annotations

import time

from tests.window.driver import Program, Tree, cards

MINE = 0


def test_by_mouse_from_the_street_over_the_set_up_to_a_card_on_the_pile(program: Program) -> None:
    program.start()
    program.wait_scene("title")
    program.click("door:brown-bullet")
    program.wait_scene("setup:brown-bullet")
    program.click("button:deal")
    tree = program.wait_state("await-human", scene="table:")
    if not cards(tree, MINE, playable=True):
        program.click("button:pickup")
        return
    card = cards(tree, MINE, playable=True)[0]
    program.drag(card, "pile:discard")
    program.wait(lambda tree: card not in [e["id"] for e in tree["elements"]])


def name_in(tree: Tree, id: str) -> str:
    return next((str(element["name"]) for element in tree["elements"] if element["id"] == id), "")


def test_accented_names_are_typed_and_sit_at_the_table(program: Program) -> None:
    program.start()
    program.click("door:brown-bullet")
    program.wait_scene("setup:brown-bullet")
    field = program.element("field:name:0")
    program.click("field:name:0")
    program.wait(lambda tree: any(e["id"] == "field:name:0" and e["focused"] for e in tree["elements"]))
    for patience in (4.0, 4.0, 20.0):  # an accent takes a key of a keyboard that other windows here share
        program.keys(*["BackSpace"] * 24)
        program.type("Z", "o", "eacute", "space", "ntilde", "odiaeresis")
        if program.comes(lambda tree: "Zoé ñö" in name_in(tree, field["id"]), patience):
            break
    program.click("button:deal")
    tree = program.wait_state("await-human", scene="table:")
    assert any(e["id"] == "seat:0" and "Zoé ñö" in e["name"] for e in tree["elements"])
    record = next((program.home / "records").iterdir())
    assert 'human:Zoé ñö"' in record.read_text(encoding="utf-8")


def test_a_whole_game_by_mouse_alone(program: Program) -> None:
    program.play("human:Ana,greenhorn", 54)
    gestures: set[str] = set()
    for _turn in range(150):
        tree = program.wait_state("await-human", "game-over", "menu")
        if tree["scene"].startswith("results"):
            break
        if tree["state"] == "await-human":
            gestures.add(by_mouse(program, tree))
            changed(program, tree)
    assert program.wait_scene("results:brown-bullet")
    assert {"play", "pickup"} <= gestures
    program.click("button:back")
    program.wait_scene("title")
    assert "button:continue" not in program.ids(), "a finished game is not offered again"


def by_mouse(program: Program, tree: Tree) -> str:
    """One move with the pointer; what it was."""
    elements = {e["id"]: e for e in tree["elements"]}
    mine = cards(tree, MINE, playable=True)
    if mine:
        program.drag(mine[0], "pile:discard")
        return "play"
    if "button:hold" in elements:
        card = cards(tree, MINE, playable=False)[0]
        program.drag(card, elements[card]["accepts"][0])
        return "bullet"
    if "button:pickup" in elements:
        program.drag("pile:discard", "hand:0")
        return "pickup"
    cartridge = next(id for id, e in elements.items() if id.startswith("chamber:0:") and e["accepts"])
    program.drag(cartridge, "pile:discard")
    return "flip"


def changed(program: Program, before: Tree) -> None:
    """Until the cards lie otherwise than before the move."""
    program.wait(lambda tree: tree["scene"] != before["scene"] or lying(tree) != lying(before))


def lying(tree: Tree) -> list[tuple[str, str]]:
    """Every card, pile and cartridge with its name."""
    return [
        (e["id"], e["name"]) for e in tree["elements"] if e["id"].startswith(("hand:", "pile:", "chamber:"))
    ]


def test_by_keyboard_from_the_street_over_the_set_up_to_the_table(program: Program) -> None:
    program.start()
    program.point((640, 4))  # a bare screen has no window manager: keys go where the pointer is
    focus(program, "door:brown-bullet")
    program.keys("Return")
    program.wait_scene("setup:brown-bullet")
    focus(program, "option:seed")
    program.keys(*["BackSpace"] * 9, "8")
    for seat in (2, 3):
        focus(program, f"seat:{seat}")
        program.keys("Return")
        focus(program, "button:nobody")
        program.keys("Return")
        program.wait(lambda tree: "button:nobody" not in [e["id"] for e in tree["elements"]])
    focus(program, "button:deal")
    program.keys("Return")
    tree = program.wait_state("await-human", scene="table:")
    assert {e["id"] for e in tree["elements"] if e["role"] == "seat"} == {"seat:0", "seat:1"}
    by_keyboard(program, tree)
    changed(program, tree)


def test_a_whole_game_by_keyboard_alone(program: Program) -> None:
    program.play("human:Ana,greenhorn", 0)
    program.point((640, 4))  # a bare screen has no window manager: keys go where the pointer is
    for _turn in range(150):
        tree = program.wait_state("await-human", "game-over", "menu")
        if tree["scene"].startswith("results"):
            break
        if tree["state"] == "await-human":
            by_keyboard(program, tree)
            changed(program, tree)
    assert program.wait_scene("results:brown-bullet")
    program.keys("Escape")
    program.wait(lambda tree: tree["scene"] != "results:brown-bullet")


def by_keyboard(program: Program, tree: Tree) -> None:
    """One move without the pointer: focus, Enter, focus, Enter."""
    elements = {e["id"]: e for e in tree["elements"]}
    mine = cards(tree, MINE, playable=True)
    if mine:
        focus(program, mine[0])
        program.keys("Return")
        focus(program, "button:done")
    elif "button:hold" in elements:
        focus(program, "button:hold")
    elif "button:pickup" in elements:
        focus(program, "button:pickup")
    else:
        focus(program, next(id for id, e in elements.items() if id.startswith("chamber:0:") and e["accepts"]))
        program.keys("Return")
        focus(program, "pile:discard")
    program.keys("Return")


def focus(program: Program, id: str) -> None:
    """Walk with Tab or Shift+Tab, the shorter way round, until the element has the focus."""
    for _try in range(12):
        tree = program.wait_for(id)
        ring, here = [e["id"] for e in tree["elements"] if is_focusable(e)], focused(tree)
        if here == id:
            return
        forward = (ring.index(id) - ring.index(here)) % len(ring) if here in ring else ring.index(id) + 1
        back = len(ring) - forward + (here not in ring)
        program.keys(*(["Tab"] * forward if forward <= back else ["shift+Tab"] * back))
        time.sleep(0.08)  # the inspect file is written at most 20 times a second
    raise AssertionError(f"Tab never comes to {id}")


def is_focusable(element: Tree) -> bool:
    """What Tab stops at, as far as the inspect file tells."""
    id, role = element["id"], element["role"]
    hidden = role == "text" or ":back:" in id or id == "hand:0"
    return not hidden and (element["enabled"] or role not in ("button", "toggle", "option"))


def focused(tree: Tree) -> str | None:
    """The id of the element that has the focus."""
    return next((e["id"] for e in tree["elements"] if e["focused"]), None)

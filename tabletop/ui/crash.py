"""The last thing a window shows when the program itself has failed: one sentence, drawn with as little as
possible."""

from __future__ import annotations

import pygame

from tabletop.ui.geometry import around
from tabletop.ui.window import Window


def show_crash(window: Window, title: str, line: str, farewell: str) -> None:
    """Draw the sentence and wait for a key, a click or the close button."""
    canvas = window.stage.canvas(window.surface)
    window.surface.fill((36, 21, 13))
    box = around(960, 520, 1300, 520)
    canvas.slice("ticket/light", box)
    canvas.text(960, box.y + 110, title, 60, "rye", "#7c2a23", "middle")
    canvas.paragraph(
        box.grown(-70, -60)._replace(y=box.y + 150, h=240), line, 26, anchor="middle", middle=True
    )
    canvas.text(960, box.bottom - 60, farewell, 26, 800, anchor="middle", max_w=1160)
    pygame.display.flip()
    pygame.event.clear()
    while pygame.event.wait().type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.QUIT):
        pass

"""Light and dusk that are baked over a whole screen."""

from art.kit.sheet import LAMP, VIGNETTE, WARM
from art.kit.strokes import clear, oval


def vignette() -> str:
    return oval(960, 500, 1360, 860, VIGNETTE)


def lamp(x: float, y: float, rx: float, ry: float, strength: float = 1) -> str:
    return oval(x, y, rx, ry, LAMP, clear(strength) if strength != 1 else "")


def warmth(x: float, y: float, rx: float, ry: float, strength: float = 1) -> str:
    """Lamp light from afar, without a hot middle: for walls and cloth."""
    return oval(x, y, rx, ry, WARM, clear(strength) if strength != 1 else "")

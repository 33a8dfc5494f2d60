"""The tokens: nine outlines on a square of 64, filled with the owner's colour and marked with his brand."""

from collections.abc import Callable

from art.kit.inks import INK, OX, SEATS
from art.kit.strokes import circ, g, pth, stroke
from art.picture import Picture
from art.west.hand import CREAM, EARTH, FINE, KRAFT, SKIN, brand, cut, drawn, mark, ring

SIDE = 96.0  # the size that they are drawn at for the program
UNIT = 64.0
PAD = (12.0, 18.0, 12.0, 6.0)
PAGE = "west-tokens"


def cowboy(c: str) -> str:
    o = cut("M24 44L16 60L26 61L32 50L38 61L48 60L40 44Z") + cut(
        "M22 27L42 27L57 51Q45 56 32 56Q19 56 7 51Z", c
    )
    o += pth("M42 27L57 51Q51 53.5 45 54.7L38 27Z", FINE)
    o += cut("M24 17L24 23Q25 31 32 31Q39 31 40 23L40 17Z", SKIN) + pth(
        "M25 25Q32 21.5 39 25Q32 29 25 25Z", INK
    )
    hat = (
        "M3 17Q2 12 8 13L19 14Q20 3 25 2Q29 2 32 4Q35 2 39 2Q44 3 45 14L56 13Q62 12 61 17Q48"
        " 23 32 22Q16 23 3 17Z"
    )
    return o + cut(hat, c) + pth("M19 11.5Q32 15 45 11.5L45.6 16Q32 19.5 18.4 16Z", INK)


def cattle(c: str) -> str:
    body = (
        "M21 22Q38 17 56 21Q61 23 60 31L58 40L59 56L51 56L49 44Q42 47 33 45L33 56L25 56L23"
        " 42Q19 40 17 36L12 40"
        "Q5 42 3 37L9 24Z"
    )
    horns = "M8 21Q-4 22 -3 9M16 21Q29 22 28 8"
    o = mark("M59 25Q63 33 60 46", 4) + cut(body, c)
    o += pth("M58 40L59 56L51 56L49 44ZM33 45L33 56L25 56L23.5 43Z", INK)
    o += mark(horns, 8.4) + mark(horns, 3.4, CREAM)
    o += cut("M4 21L20 21L16 38Q9 43 4 38Z", c) + circ(8.5, 27, 2, INK)
    return o + pth("M4 35L15.5 35L14 39Q9 42 4.5 38Z", INK)


def farmer(_: str = "") -> str:
    o = cut("M23 46L22 61L30 61L32 52L34 61L42 61L41 46Z")
    o += cut("M20 30L44 30Q50 32 52 40L46 46L43 42L43 54L21 54L21 42L16 46L11 40Q13 32 20 30Z", "#8c9a66")
    o += mark("M25 30L25 40L22.5 40L22.5 53L41.5 53L41.5 40L39 40L39 30", 2.4)
    o += cut("M23 18L23 25L32 39L41 25L41 18Z", CREAM) + pth("M24 18L40 18L40 24Q32 21 24 24Z", SKIN)
    hat = "M6 19Q6 15 12 15L20 15Q20 4 32 4Q44 4 44 15L52 15Q58 15 58 19Q45 22 32 22Q19 22 6 19Z"
    o += cut(hat, "#e8d59a") + mark("M20.5 11.5L43.5 11.5", 3.4)
    fork = "M55 62L55 24"
    return o + mark(fork, 4.4) + mark("M48.5 8L48.5 19Q48.5 25 55 25Q61.5 25 61.5 19L61.5 8M55 8L55 25", 3.6)


def jail(c: str) -> str:
    o = cut("M6 26L58 26L58 60L6 60Z", c) + pth("M6 26L15 26L15 60L6 60Z", FINE)
    o += cut("M2 18L10 18L10 13L18 13L18 18L46 18L46 13L54 13L54 18L62 18L62 28L2 28Z")
    o += cut("M32 1L35 8.5L43 9L37 14L39 22L32 17.6L25 22L27 14L21 9L29 8.5Z", CREAM, 2.6)
    return (
        o + pth("M9.5 33L32.5 33L32.5 55L9.5 55Z", INK) + mark("M15 34L15 54M21 34L21 54M27 34L27 54", 3, c)
    )


def store(c: str) -> str:
    o = cut("M8 26L56 26L56 60L8 60Z", c) + cut("M14 27L14 13L20 13L20 4L44 4L44 13L50 13L50 27Z", c)
    o += pth("M26 45L38 45L38 60L26 60Z", INK) + pth(
        "M13 46L21 46L21 54L13 54ZM43 46L51 46L51 54L43 54Z", INK
    )
    o += cut("M9 29L55 29L62 42L2 42Z", CREAM)
    return o + pth("M9 29L18.2 29L14 42L2 42ZM27.4 29L36.6 29L38 42L26 42ZM45.8 29L55 29L62 42L50 42Z", INK)


def hotel(c: str) -> str:
    o = cut("M12 17L52 17L52 61L12 61Z", c) + pth("M12 17L18 17L18 61L12 61Z", FINE)
    o += cut("M16 1L48 1L56 15L56 19L8 19L8 15Z") + cut(
        "M17 -7L23 -7L23 2L17 2ZM41 -7L47 -7L47 2L41 2Z", c, 2.6
    )
    o += cut("M27 4L37 4L37 13L27 13Z", c, 2)
    o += pth(
        "M14.5 23L21 23L21 35L14.5 35ZM43 23L49.5 23L49.5 35L43 35ZM15 47L22.5 47L22.5 61L15 61Z"
        "M41.5 47L49 47L49 61L41.5 61ZM27 47L37 47L37 61L27 61Z",
        INK,
    )
    return o + cut("M2 38L62 38L62 44L2 44Z", CREAM, 2.6) + mark("M6 44L6 61M58 44L58 61", 4.4)


def _wheel(x: float, y: float, r: float, w: float) -> str:
    k = r * 0.7
    spokes = f"M{x} {y - r + 1}V{y + r - 1}M{x - r + 1} {y}H{x + r - 1}"
    spokes += f"M{x - k} {y - k}L{x + k} {y + k}M{x + k} {y - k}L{x - k} {y + k}"
    return ring(x, y, r, CREAM, INK, w) + mark(spokes, 2.2) + circ(x, y, r * 0.3, INK)


def stagecoach(c: str) -> str:
    o = mark("M44 31L61 31L62 25", 4.5) + cut("M10 14L46 14L50 25L48 44Q30 52 10 44L7 25Z", c)
    o += cut("M6 14Q6 9 12 9L46 9Q51 9 50 15L6 15Z") + cut(
        "M14 8L14 2L24 2L24 8M27 8L27 4L40 4L40 8", EARTH, 2.6
    )
    o += pth("M10.5 19L18 19L18 27L10.5 27ZM39 19L46 19L47.5 27L39 27Z", INK)
    return o + _wheel(15, 50, 11.5, 4) + _wheel(46, 52, 9.5, 4)


def bank(c: str) -> str:
    o = pth("M7 30L57 30L57 54L7 54Z", INK)
    o += pth(
        "M9 31L17 31L17 53L9 53ZM22 31L28 31L28 53L22 53ZM36 31L42 31L42 53L36 53ZM47 31L55 31L55 53L47 53Z",
        c,
    )
    o += cut("M32 -5L63 24L63 31L1 31L1 24Z", c) + pth("M1 26L63 26L63 31L1 31Z", INK)
    return o + cut("M3 53L61 53L63 61L1 61Z", c) + pth("M45 53L61 53L63 61L45 61Z", FINE)


def train(c: str) -> str:
    o = cut("M12 12L7 1L24 1L19 12L19 20L12 20Z") + cut("M24 20Q24 12 29 12Q34 12 34 20Z", CREAM, 2.6)
    o += cut("M6 20L40 20L40 46L6 46Z", c) + pth("M6 20Q3 20 3 26L3 40Q3 46 6 46L11 46L11 20Z", INK)
    o += cut("M38 8L62 8L62 46L38 46Z", c) + cut("M34 4L64 4L64 11L34 11Z", INK, 2)
    o += cut("M2 44L62 44L62 51L8 51Z") + cut("M9 44L-3 61L12 61Z", INK, 2)
    o += (
        ring(19, 54, 6.5, CREAM, INK, 3.4)
        + ring(34, 54, 6.5, CREAM, INK, 3.4)
        + ring(52, 51.5, 9, CREAM, INK, 3.8)
    )
    return o + mark("M19 54L52 53", 3)


KINDS: dict[str, tuple[Callable[[str], str], tuple[float, float, float]]] = {  # outline; brand's x, y, side
    "cowboy": (cowboy, (32, 42, 19)),
    "cattle": (cattle, (42, 32, 20)),
    "jail": (jail, (45.5, 44, 21)),
    "store": (store, (32, 16.5, 18)),
    "hotel": (hotel, (32, 28.5, 17)),
    "stagecoach": (stagecoach, (28.5, 32, 19)),
    "bank": (bank, (32, 15.5, 17)),
    "train": (train, (50, 27.5, 19)),
}
SHORT = {"stagecoach": "coach"}


def token(kind: str, seat: int) -> str:
    """A seat's token on the square of 64."""
    outline, (x, y, side) = KINDS[kind]
    return outline(SEATS[seat]) + brand(seat, x, y, side)


def wanted() -> str:
    """A poster on the square of 64: a hatted head and lines that stand for the words."""
    o = cut("M8 3L56 5L55 60L9 61Z", "#f4e3b8") + pth("M14 10L50 11L50 19L14 18Z", OX)
    o += pth("M22 36Q22 30 27 30L28 24Q32 22 36 24L37 30Q42 30 42 36L48 37L16 37Z", INK)
    o += pth("M25 38L39 38L38 46L26 46Z", INK) + mark("M16 52L48 52", 4)
    return o + circ(32, 5, 3.6, INK)


def arrow(colour: str) -> str:
    return cut("M2 24L38 24L38 10L62 32L38 54L38 40L2 40Z", colour, 4)


def cactus() -> str:
    d = (
        "M26 62L26 40L16 40Q8 40 8 31L8 24Q8 20 12 20Q16 20 16 24L16 31L26 31L26 10Q26 3 32"
        " 3Q38 3 38 10L38 37L47 37"
        "L47 27Q47 23 51 23Q55 23 55 27L55 37Q55 46 47 46L38 46L38 62Z"
    )
    dots = stroke("M34 8L34 60M12 24L12 33", INK, 2.4, ' stroke-dasharray="5 4"')
    return cut(d, "#6f7f50") + dots


def pine() -> str:
    d = "M32 0L42 18L38 18L49 35L43 35L56 54L8 54L21 35L15 35L26 18L22 18Z"
    shade = pth("M32 0L42 18L38 18L49 35L43 35L56 54L36 54Z", INK, ' opacity=".5"')
    return pth("M29 50L35 50L35 63L29 63Z", INK) + cut(d, "#55694a") + shade


def lock(colour: str) -> str:
    o = mark("M20 30L20 20Q20 8 32 8Q44 8 44 20L44 30", 7) + cut("M12 28L52 28L52 58L12 58Z", colour)
    return o + circ(32, 40, 5, INK) + mark("M32 40L32 51", 5)


def house(colour: str) -> str:
    return pth("M8 30L32 8L56 30L50 30L50 56L14 56L14 30Z", colour)


def at(body: str, x: float, y: float, side: float, more: str = "") -> str:
    """A drawing on the square of 64, laid into the square of `side` at (x, y)."""
    return g(body, f"translate({x:.1f} {y:.1f}) scale({side / UNIT:.4f}){more}")


def _picture(body: str) -> Picture:
    return drawn(at(body, 0, 0, SIDE), SIDE, SIDE, PAGE, PAD)


def pictures() -> dict[str, Picture]:
    out = {"token/farmer": _picture(farmer()), "token/wanted": _picture(wanted())}
    for kind, (outline, _) in KINDS.items():
        name = SHORT.get(kind, kind)
        out[f"token/{name}-plain"] = _picture(outline(KRAFT))
        for seat in range(len(SEATS)):
            out[f"token/{name}-{seat}"] = _picture(token(kind, seat))
    return out

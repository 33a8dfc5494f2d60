"""Icons of Way Out West in one ink, on a square of 32 about (0, 0); what is won: a bag, a poster, a bid."""

from art.kit.icons import HOLES, SIDE
from art.kit.inks import AMBER, BRASS, BRASS_D, INK, OX, PARCH_L, SHADE, WALNUT_L
from art.kit.sheet import sprite
from art.kit.strokes import bez, circ, clear, g, hatch, leaf, moved, pth, rect
from art.picture import Picture
from art.west.hand import cut, deckle, drawn, mark

PAGE = "west-pieces"
SHAPES = {
    "forecast": (
        "M-15.5 7.5L-3.6 -1.2L1.4 5.6L-10.6 14.4ZM-1.6 -2.8L8.4 -10L14 -2.4L3.6 4.6Z"
        "M9.8 -11L12.4 -13L16 -8.2L15 -4ZM-15 -13H-9V-10.6H-15ZM-13.2 -15H-10.8V-8.6H-13.2Z"
    ),
    "gavel": (
        "M-15 11H5V15H-15ZM-8.4 -6.8L-1.2 -14L6.2 -6.6L-1 .6ZM-12.2 -4.2L-9.8 -6.6L-1.2 2L-3.6 4.4Z"
        "M-2.2 -14.2L.2 -16.6L8.8 -8L6.4 -5.6ZM5 -4L15.8 6.8L12.8 9.8L2 -1Z"
    ),
    "dice": (
        "M-14 -10A4 4 0 0 1 -10 -14H10A4 4 0 0 1 14 -10V10A4 4 0 0 1 10 14H-10A4 4 0 0 1 -14 10Z"
        "M-7 -9.6A2.6 2.6 0 1 0 -7 -4.4A2.6 2.6 0 1 0 -7 -9.6ZM7 -9.6A2.6 2.6 0 1 0 7"
        " -4.4A2.6 2.6 0 1 0 7 -9.6Z"
        "M0 -2.6A2.6 2.6 0 1 0 0 2.6A2.6 2.6 0 1 0 0 -2.6ZM-7 4.4A2.6 2.6 0 1 0 -7 9.6A2.6 2.6 0 1 0 -7 4.4Z"
        "M7 4.4A2.6 2.6 0 1 0 7 9.6A2.6 2.6 0 1 0 7 4.4Z"
    ),
    "retreat": "M-15.6 1L-4 -9.6V-4H6C12 -4 15.4 0 15.4 6V13H8.6V7C8.6 5.4 7.6 4.6 6 4.6H-4V11.6Z",
    "rider": (
        "M-15 -6.6C-15 -9 -13 -9.6 -10 -8.8L-6.2 -8C-6 -14 -4 -15.6 0 -14C4 -15.6 6 -14 6.2 -8L10 -8.8"
        "C13 -9.6 15 -9 15 -6.6C8 -3.2 -8 -3.2 -15 -6.6ZM-4 -2.4C-4 1.8 4 1.8 4 -2.4ZM-4 1L-12.6 12.4"
        "C-6 15.6 6 15.6 12.6 12.4L4 1C2 2.8 -2 2.8 -4 1Z"
    ),
    "steer": (
        "M-15.6 -13C-16 -6 -12 -4 -8 -4.6L-5 -2.6H5L8 -4.6C12 -4 16 -6 15.6 -13C13.6 -9.6 11 -8.6 7 -8.8"
        "C3 -10 -3 -10 -7 -8.8C-11 -8.6 -13.6 -9.6 -15.6 -13ZM-6.6 -.6H6.6L4.6 9C4 14.6 -4 14.6 -4.6 9Z"
    ),
    "poster": (
        "M-11 -15.4L11 -14.6L12 15L-12 15.4ZM-7.6 -11.6V-8H7.6V-11.6ZM-3.4 -1.6L-7.4 -.6V1H7.4V-.6L3.4 -1.6"
        "L2.6 -4.6C1 -5.6 -1 -5.6 -2.6 -4.6ZM-4 2.4L-3 6H3L4 2.4ZM-7 9H7V11.4H-7Z"
    ),
    "dollar": (
        "M0 -15A15 15 0 1 0 0 15A15 15 0 1 0 0 -15ZM-1.6 -11H1.6V-8.6C4 -8.2 5.6 -7 6.4 -5L3.4 -3.6"
        "C2.8 -5 1.6 -5.6 0 -5.6C-2 -5.6 -3 -4.8 -3 -3.6C-3 -2.2 -1.8 -1.8 1 -1.2C4.8 -.4 6.6 1.2 6.6 4"
        "C6.6 6.4 4.8 8.2 1.6 8.6V11H-1.6V8.6C-4.6 8.2 -6.4 6.6 -7 4L-3.8 3C-3.4 4.8 -2 5.6 0 5.6"
        "C2.2 5.6 3.4 4.9 3.4 3.6C3.4 2.4 2.4 2 -.4 1.4C-4.2 .6 -6.2 -.8 -6.2 -3.6C-6.2 -6.2"
        " -4.4 -8.2 -1.6 -8.6Z"
    ),
}


def money_bag() -> str:
    """A sack of coins, 84 x 92."""
    body = "M30 26C8 40 2 66 8 80C14 92 70 92 76 80C82 66 76 40 54 26Z"
    o = moved(pth(body, SHADE, clear(0.45)), 3, 6) + cut(body, "#c9a76a", 4)
    o += pth(
        hatch(bez((76, 50), (80, 66), (74, 82)), bez((58, 52), (60, 68), (54, 82)), 8, 5), INK, clear(0.8)
    )
    o += cut("M28 26L20 8Q32 14 42 6Q52 14 64 8L56 26Z", "#d9bb80", 4) + cut("M26 22H58V30H26Z", OX, 3)
    sign = "M51 50Q47 44 40 45Q32 47 34 53Q36 57 42 58Q50 59 50 66Q48 72 41 72Q35 71 32 67M42 39V78"
    return o + mark(sign, 5)


def poster_sheet() -> str:
    """A wanted poster of 220 x 290: bands for words above and below, a ring for a portrait of radius 68."""
    o = moved(pth(deckle(0, 0, 220, 290, 5, 3, 24), SHADE, clear(0.5)), 5, 9)
    o += cut(deckle(0, 0, 220, 290, 5, 3, 24), "#f0dcab", 3)
    stain = "".join(
        leaf((x, y), (x + w, y + 2), 2) for x, y, w in ((18, 62, 60), (140, 240, 58), (24, 272, 90))
    )
    o += (
        pth(stain, BRASS_D, clear(0.4))
        + rect(16, 16, 188, 44, OX, 2)
        + rect(20, 20, 180, 36, "none", 1, f' stroke="{PARCH_L}" stroke-width="1.6"')
    )
    o += circ(110, 142, 72, INK) + circ(110, 142, 69, WALNUT_L) + circ(110, 142, 66, "#d9b983")
    o += mark("M20 230H200M20 274H200", 2.4, OX)
    return o + "".join(circ(x, y, 5, INK) + circ(x - 1, y - 1, 2, AMBER) for x in (10, 210) for y in (9, 281))


def gavel() -> str:
    """The auctioneer's hammer on its block, 120 x 96."""
    o = cut("M14 76H86V90H14Z", WALNUT_L, 4) + cut("M24 66H76V78H24Z", "#7d5233", 4)
    head = cut("M-34 -17H34V17H-34Z", "#7d5233", 4) + cut("M-34 -20H-22V20H-34ZM22 -20H34V20H22Z", BRASS, 4)
    head += pth(hatch(bez((-20, 15), (20, 15)), bez((-20, 3), (20, 3)), 6, 5), INK, clear(0.8))
    handle = cut("M-5 17H5L7 76Q0 82 -7 76Z", WALNUT_L, 4)
    return o + g(handle + head, "translate(48 34) rotate(-58)")


def pictures() -> dict[str, Picture]:
    out = {
        "bag/money": drawn(money_bag(), 84, 92, PAGE, (3, 3, 6, 8)),
        "poster/sheet": drawn(poster_sheet(), 220, 290, PAGE, (6, 6, 10, 14)),
        "auction/gavel": drawn(gavel(), 120, 96, PAGE, (6, 12, 6, 6)),
    }
    for page, ink in (("icon", INK), ("icon-light", PARCH_L)):
        for name, d in SHAPES.items():
            glyph = moved(pth(d, ink, HOLES), SIDE / 2, SIDE / 2, 1.42)
            out[f"{page}/{name}"] = sprite(glyph, SIDE, SIDE, PAGE)
    return out

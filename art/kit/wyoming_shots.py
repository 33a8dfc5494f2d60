"""How a shot ends, as four woodcuts of 420 x 300, and the small things that fly on the way."""

import math

from art.deck import backs
from art.deck.props import fist
from art.kit import hats
from art.kit.effects import puff
from art.kit.faces import MALE, coat, eyes, neck, nose, shade_left
from art.kit.inks import (
    AMBER,
    AMBER_D,
    AMBER_L,
    BLUE,
    BLUE_D,
    BRASS,
    BRASS_L,
    INK,
    OX,
    OX_D,
    OX_L,
    PARCH,
    PARCH_L,
    SAGE,
    SAGE_D,
    SHADE,
    STEEL,
    STEEL_D,
    WALNUT,
    WALNUT_L,
    WALNUT_LL,
)
from art.kit.plates import ticket_outline
from art.kit.sheet import clip, clipped, sprite
from art.kit.strokes import (
    Point,
    bez,
    circ,
    clear,
    g,
    gouge,
    hatch,
    leaf,
    moved,
    outlined,
    poly,
    pth,
    rect,
    ring,
    rnd,
    stroke,
)
from art.picture import Picture

SIZE = (420.0, 300.0)
RIM = 14.0


def print_of(name: str, ground: str, rays: str, heart: Point, body: str) -> Picture:
    """A print on bitten paper: the scene `body` before rays that leave from `heart`."""
    w, h = SIZE
    outer, inner = ticket_outline(w, h, 0, 16), ticket_outline(w, h, RIM, 16)
    o = moved(pth(outer, SHADE, clear(0.5)), 4, 8) + pth(outer, PARCH, outlined(INK, 3))
    light = pth(ring(44, *heart, (360, 330), (84, 74), (66, 58), 34), rays)
    scene = rect(0, 0, w, h, ground) + light + body
    o += clip(name, inner) + g(scene, "", clipped(name)) + stroke(inner, INK, 5)
    return sprite(o, w, h, "cowboy", (6, 6, 12, 16))


def bullet_in_flight(length: float = 120) -> str:
    """A slug that flies right, its nose at (0, 0), the torn air behind it."""
    trail = gouge((-26, 0), (-26 - length, 0), 10) + gouge((-26, -7), (-20 - length * 0.6, -9), 4)
    trail += gouge((-26, 7), (-20 - length * 0.7, 9), 4)
    slug = "M0 0C-6 -7 -14 -8.5 -28 -8.5V8.5C-14 8.5 -6 7 0 0Z"
    o = stroke(trail, INK, 5, ' stroke-linejoin="round"') + pth(trail, PARCH_L)
    return (
        o + pth(slug, INK, outlined(INK, 5)) + pth(slug, BRASS) + pth(leaf((-26, -4), (-6, -3), 2), BRASS_L)
    )


def hole(r: float = 14, torn: str = PARCH_L) -> str:
    """A bullet hole with its torn rim."""
    rim = "".join(
        gouge((r * 0.9 * math.cos(a), r * 0.9 * math.sin(a)), (q * math.cos(a), q * math.sin(a)), r * 0.5)
        for a, q in ((k * math.pi / 5 + 0.2, r * (1.9 if k % 2 else 1.5)) for k in range(10))
    )
    return pth(rim, torn) + circ(0, 0, r, torn) + circ(0, 0, r * 0.72, INK)


def burst(r: float, n: int, colours: tuple[str, str, str], seed: float) -> str:
    """An explosion of three inks round (0, 0)."""
    o = ""
    for step, (ink, far) in enumerate(zip(colours, (1.0, 0.76, 0.5), strict=True)):
        chance = rnd(seed + step)
        points = []
        for i in range(2 * n):
            a = math.pi * i / n
            q = r * far * (chance.uniform(0.84, 1.1) if i % 2 else chance.uniform(0.5, 0.62))
            points.append((q * math.cos(a), q * math.sin(a)))
        o += pth(poly(points), ink, outlined(INK, 4) if not step else "")
    return o


def splinters(reach: float, spread: float, n: int, w: float, seed: float) -> str:
    """Chips that fly right from (0, 0)."""
    chance = rnd(seed)
    d = ""
    for _ in range(n):
        a, q = chance.uniform(-spread, spread), reach * chance.uniform(0.35, 1)
        tip = (q * math.cos(a), q * math.sin(a))
        d += leaf((tip[0] * 0.7, tip[1] * 0.7), tip, w * chance.uniform(0.5, 1))
    return d


def open_hand(skin: str = PARCH) -> str:
    """A raised open hand about (0, 0), its palm forward, its wrist at (0, 44)."""
    fingers = "M-15 2L-22 -26M-5 -4L-8 -38M6 -4L7 -37M15 2L21 -27M-15 18L-32 4"
    palm = "M-19 -2C-8 -10 10 -10 19 -2C20 16 14 32 11 46H-11C-14 32 -20 16 -19 -2Z"
    cap = ' stroke-linecap="round"'
    o = stroke(fingers, INK, 15, cap) + pth(palm, INK, outlined(INK, 7)) + stroke(fingers, skin, 8.6, cap)
    return o + pth(palm, skin) + pth(hatch(bez((18, 6), (10, 42)), bez((6, 8), (2, 40)), 5, 3.4, 2), INK)


def _bareheaded() -> str:
    """A cowboy who has just lost his hat, on the square of 200."""
    hair = (
        "M63 100C58 66 66 38 82 34C96 24 126 28 134 44C142 60 142 84 137 100C134 88 132 80 126 72"
        "C112 76 84 74 74 72C68 80 66 90 63 100Z"
    )
    whiskers = (
        "M100 125C88 121 75 127 67 140C63 147 55 148 50 142C51 155 64 159 74 151C83 143 92 138 100 136"
        "C108 138 117 143 126 151C136 159 149 155 150 142C145 148 137 147 133 140C125 127 112 121 100 125Z"
    )
    o = coat(WALNUT, AMBER) + neck() + pth(MALE, PARCH) + shade_left() + eyes(stern=-5) + nose()
    o += pth(hair, INK) + pth(
        hatch(bez((134, 70), (128, 44), (104, 34)), bez((116, 70), (112, 54), (98, 46)), 8, 3.4), AMBER
    )
    return (
        o
        + pth(whiskers, INK)
        + pth(
            hatch(bez((104, 130), (124, 136), (146, 147)), bez((104, 135), (122, 143), (142, 150)), 8, 2),
            PARCH,
        )
    )


def _sleeve(side: int) -> str:
    """An arm raised beside the head; `side` is -1 or 1."""
    d = "M0 132C6 96 10 70 12 30H46C50 74 44 116 30 150Z"
    cut = hatch(bez((46, 40), (46, 80), (36, 130)), bez((30, 44), (30, 84), (22, 120)), 8, 4, 6)
    o = pth(d, WALNUT, outlined(INK, 5)) + pth(cut, AMBER) + rect(8, 22, 42, 16, AMBER_D, 3, outlined(INK, 4))
    return g(o, f"scale({side} 1)")


def hit() -> Picture:
    """The hat is shot off, the hands go up."""
    man = moved(_sleeve(-1), 116, 158) + moved(_sleeve(1), 252, 158)
    man += moved(open_hand(), 87, 146, 1.05) + moved(open_hand(), 281, 146, 1.05)
    man += moved(_bareheaded(), 82, 98, 1.02)
    hat = hats.stetson(INK, AMBER_L, OX_L)
    rim = hat.replace("<path", f'<path stroke="{PARCH_L}" stroke-width="9" stroke-linejoin="round"')
    o = moved(man, 6, 0) + g(rim + hat, "translate(116 34) rotate(-12) scale(0.86)")
    o += moved(hole(9), 208, 52)
    o += moved(pth(splinters(140, 0.5, 13, 6, 4), AMBER_L), 236, 50) + moved(bullet_in_flight(90), 366, 44)
    return print_of("hit", OX, OX_D, (184, 176), o)


def flesh_wound() -> Picture:
    """A card of the hand, its back to us, with its corner shot away."""
    body = "M-82 -122H30L18 -98L44 -104L34 -78L66 -80L56 -58L82 -54V122H-82Z"
    card = backs.red()
    inner = card[card.index(">") + 1 : card.rindex("</svg>")]
    face = g(inner, "translate(-85 -119) scale(0.2361)")
    o = g(pth(body, SHADE, clear(0.5)), "translate(5 9)") + pth(body, PARCH_L, outlined(INK, 5))
    o += clip("torn", body) + g(face, "", clipped("torn")) + stroke(body, INK, 4, ' stroke-linejoin="round"')
    tear = "M30 -122L18 -98L44 -104L34 -78L66 -80L56 -58L82 -54"
    o += stroke(tear, PARCH_L, 6, ' stroke-linejoin="round" transform="translate(-3 4)"')
    chips = "".join(
        g(
            pth("M-9 -6L7 -9L10 4L-4 9Z", ink, outlined(INK, 2.6)),
            f"translate({x} {y}) rotate({a}) scale({k})",
        )
        for x, y, a, k, ink in (
            (78, -106, 20, 1.5, OX),
            (104, -84, 70, 1.1, PARCH_L),
            (112, -118, 130, 1.2, OX),
            (140, -98, 40, 0.8, PARCH_L),
            (98, -128, 10, 0.7, PARCH_L),
        )
    )
    fan = g(_plain_back(), "translate(-64 14) rotate(-22)") + g(_plain_back(), "translate(-34 6) rotate(-11)")
    scene = moved(fan + g(o + chips, "rotate(4)"), 196, 168)
    scene += g(bullet_in_flight(170), "translate(398 52) rotate(-7)")
    scene += moved(pth(splinters(96, 0.9, 12, 5, 9), AMBER_L), 262, 74)
    return print_of("flesh", BLUE, BLUE_D, (230, 110), scene)


def _plain_back() -> str:
    """The edge that a fanned card shows of its back."""
    o = rect(-82, -122, 164, 244, PARCH_L, 8, outlined(INK, 5)) + rect(-75, -115, 150, 230, OX, 5)
    return o + rect(-69, -109, 138, 218, "none", 3, outlined(PARCH_L, 2.4))


def _cactus() -> str:
    """A saguaro that wears a hat, its foot at (0, 0), 190 high."""
    d = (
        "M-22 0V-50H-42C-66 -50 -74 -64 -74 -82V-104C-74 -122 -48 -122 -48 -104V-84C-48 -78 -46 -76 -40 -76"
        "H-22V-128C-22 -160 22 -160 22 -128V-62H38C44 -62 46 -64 46 -70V-96C46 -114 72 -114 72 -96V-66"
        "C72 -46 62 -36 42 -36H22V0Z"
    )
    ribs = "".join(leaf((x, -134 + abs(x)), (x, -6), 2.2) for x in (-10, 2, 13))
    ribs += leaf((-61, -108), (-61, -72), 2) + leaf((59, -100), (59, -60), 2)
    thorns = "".join(
        gouge((x, y), (x + 9, y - 4), 2.4) for x, y in ((22, -116), (22, -92), (72, -80), (22, -18))
    )
    o = (
        pth(d, PARCH_L, outlined(PARCH_L, 10))
        + pth(d, SAGE_D, outlined(INK, 5))
        + pth(ribs, INK)
        + pth(thorns, INK)
    )
    return o + pth(hatch(bez((-20, -120), (-20, -4)), bez((-8, -116), (-6, -4)), 12, 5, 3), SAGE)


def _boulder() -> str:
    d = "M-70 0L-62 -42L-30 -66L10 -70L44 -48L60 -18L66 0Z"
    cut = hatch(bez((-60, -36), (-66, 0)), bez((-34, -44), (-44, -2)), 6, 6, 2)
    return (
        pth(d, "#a98a5c", outlined(INK, 5))
        + pth("M-30 -66L10 -70L44 -48L10 -42Z", "#d2b27c", outlined(INK, 3))
        + pth(cut, INK)
    )


def miss() -> Picture:
    """The cactus keeps its hat; the bullet sings off a stone."""
    ground = pth(
        "M0 300V232C90 220 180 240 260 230C330 222 380 232 420 226V300Z", "#c9a567", outlined(INK, 4)
    )
    ground += pth(
        "".join(
            leaf((x, y), (x + w, y + 2), 3)
            for x, y, w in ((30, 258, 90), (180, 274, 120), (300, 250, 60), (60, 284, 70))
        ),
        WALNUT_LL,
    )
    sun = circ(104, 222, 84, "#e9b25a") + circ(104, 222, 68, AMBER_L)
    hat = hats.stetson(INK, AMBER_L, OX_L)
    hatted = _cactus() + g(hat, "translate(-60 -196) scale(0.6)")
    o = sun + ground + moved(_boulder(), 336, 266) + moved(hatted, 104, 272, 0.74)
    o += moved(burst(30, 9, (OX_L, AMBER, "#fff3cf"), 3), 306, 206)
    bent = gouge((306, 200), (400, 60), 9) + gouge((312, 208), (412, 104), 4)
    come = gouge((294, 196), (14, 50), 10) + gouge((290, 204), (190, 160), 4)
    o += stroke(bent + come, INK, 5, ' stroke-linejoin="round"') + pth(bent + come, PARCH_L)
    o += g(bullet_in_flight(10), "translate(398 60) rotate(-56)")
    return print_of("miss", SAGE, "#93a06e", (104, 222), o)


def _peeled() -> str:
    """A derringer whose barrels have opened like a flower, muzzle to the right, grip down at (0, 60)."""
    petals = (
        "M40 -16C70 -22 84 -40 86 -66C74 -58 52 -46 36 -26Z",
        "M44 -8C78 -10 104 -22 122 -46C104 -46 70 -36 42 -20Z",
        "M44 4C80 8 108 22 118 44C98 42 66 30 40 14Z",
        "M38 12C62 22 72 40 70 62C58 52 42 36 32 18Z",
    )
    frame = "M-34 -26C-20 -32 8 -34 46 -30V20H20C0 26 -20 26 -34 18Z"
    grip = (
        "M-34 -26C-24 -6 -20 16 -26 40C-30 68 -40 92 -64 92C-84 92 -90 76 -82 62C-68 40 -60 20 -58"
        " -4C-56 -18 -46 -24 -34 -26Z"
    )
    hammer = "M-30 -26L-52 -50L-40 -58L-12 -32Z"
    trigger = "M-6 22C2 34 0 44 -6 50L4 52C12 42 12 32 8 22Z"
    o = "".join(pth(d, PARCH_L, outlined(PARCH_L, 11)) for d in (*petals, frame, grip, hammer, trigger))
    o += "".join(pth(d, STEEL, outlined(INK, 5)) for d in petals) + pth(grip, WALNUT_L, outlined(INK, 5))
    o += (
        pth(hammer, STEEL, outlined(INK, 5))
        + pth(trigger, BRASS, outlined(INK, 5))
        + pth(frame, STEEL_D, outlined(INK, 5))
    )
    o += pth(hatch(bez((40, -4), (-24, -2)), bez((40, 16), (-26, 14)), 9, 5, 3), INK)
    return (
        o
        + pth(hatch(bez((-24, 20), (-40, 76)), bez((-44, 20), (-60, 70)), 7, 5, 4), INK)
        + pth(leaf((-22, -24), (38, -26), 3), "#e9eeea")
    )


def backfire() -> Picture:
    """The barrel opens in the shooter's own hand."""
    smoke = moved(
        puff(
            ((70, 96, 44), (118, 66, 54), (168, 104, 42), (112, 118, 46), (48, 70, 26)),
            "#6b5545",
            "#4b382b",
            INK,
        ),
        176,
        -34,
        1.25,
    )
    smoke += moved(
        puff(((60, 90, 30), (96, 66, 34), (130, 96, 28)), "#6b5545", "#4b382b", INK), 298, 160, 0.95
    )
    fire = moved(burst(116, 12, (OX_L, AMBER, "#fff3cf"), 6), 236, 142)
    chips = "".join(
        g(pth("M-8 -4L6 -8L10 5L-6 8Z", STEEL, outlined(INK, 3)), f"translate({x} {y}) rotate({a})")
        for x, y, a in (
            (150, 44, 20),
            (330, 60, 70),
            (352, 142, 10),
            (196, 252, 50),
            (306, 236, 120),
            (122, 110, 80),
        )
    )
    gun = g(_peeled(), "translate(196 150) rotate(-6) scale(1.22)")
    hand = g(fist(0, 0, "#c9a06a", 150), "translate(138 176) rotate(22) scale(0.84)")
    return print_of("backfire", AMBER, AMBER_D, (236, 142), smoke + fire + chips + gun + hand)


def aim(ink: str, halo: str) -> str:
    """Sights laid on somebody, centre (0, 0), 150 across."""
    ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
    hairs = "".join(gouge((86 * c, 86 * s), (46 * c, 46 * s), 12) for c, s in ways)
    dash = ' stroke-dasharray="21 9"'
    o = circ(0, 0, 62, "none", f' stroke="{halo}" stroke-width="12"' + clear(0.55))
    o += stroke(hairs, INK, 5, ' stroke-linejoin="round"') + circ(
        0, 0, 62, "none", f' stroke="{INK}" stroke-width="10"'
    )
    return o + circ(0, 0, 62, "none", f' stroke="{ink}" stroke-width="5.4"{dash}') + pth(hairs, ink)


def pictures() -> dict[str, Picture]:
    return {
        "shot/backfire": backfire(),
        "shot/hit": hit(),
        "shot/flesh-wound": flesh_wound(),
        "shot/miss": miss(),
        "shot/aim": sprite(moved(aim("#e2553d", SHADE), 92, 92), 184, 184, "cowboy"),
        "shot/aim-live": sprite(moved(aim(AMBER_L, "#ffdf94"), 92, 92), 184, 184, "cowboy"),
        "shot/bullet": sprite(moved(bullet_in_flight(110), 146, 16), 150, 32, "cowboy", (4, 4, 4, 4)),
        "shot/hole": sprite(moved(hole(20), 40, 40), 80, 80, "cowboy"),
        "shot/burst": sprite(moved(burst(88, 12, (OX_L, AMBER, "#fff3cf"), 6), 100, 100), 200, 200, "cowboy"),
    }

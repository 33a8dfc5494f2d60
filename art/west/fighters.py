"""Who stands in a gunfight, and who has fallen: riders in two stances, sheriff, guard, townsman, farmer.

A figure is cut on a sheet of 230 x 262, looking right, the middle of its feet at (92, 258). The one who looks
left is turned round without turning the brand. Evening light rims them all, so that the dark street does not
swallow dark coats.
"""

import re
from collections.abc import Callable

from art.kit.inks import AMBER, BRASS, BRASS_L, DARK_SEATS, INK, OX, PARCH, PARCH_L, SEATS, WALNUT_L
from art.kit.strokes import circ, g, oval, pth, star, stroke
from art.picture import Picture
from art.west.hand import COARSE, CREAM, ROUND, brand, cut, drawn, mark

SHEET = (230.0, 262.0)
FEET = 92.0
LYING = (250.0, 92.0)
PAGE = "west-fighters"
PAD = (20.0, 12.0, 20.0, 8.0)
FLESH = "#e2b582"
IRON, IRON_D = "#e8e0cc", "#bdb39d"
MUZZLE = (236.0, 74.0)


SHADOW = oval(FEET, SHEET[1] - 5, 92, 11, INK, ' opacity=".5"')
STITCHES = ' stroke-dasharray="3 9"'
RIM = "#f2bd62"


def rimmed(body: str) -> str:
    """The figure before a copy of itself in one light ink, every line of it broader by 5."""
    wide = re.sub(r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{float(m.group(1)) + 5:g}"', body)
    light = re.sub(r'(fill|stroke)="(?!none)[^"]*"', rf'\1="{RIM}"', wide)
    return light + body


def _legs(ink: str = INK, seam: str = PARCH) -> str:
    d = "M72 140L40 236L20 248L20 258L64 258L66 244L94 168L116 244L116 258L164 258L164 249L142 240L118 140Z"
    return cut(d, ink, 5) + stroke("M60 178L46 226M128 176L142 226", seam, 4, STITCHES)


def _jacket(c: str) -> str:
    """A short fringed jacket."""
    o = cut("M66 66Q90 56 112 66L142 150Q120 166 90 166Q58 166 36 150Z", c, 5)
    o += pth("M66 66L36 150Q46 158 58 162L78 64Z", COARSE) + mark("M40 140Q90 160 138 140", 4)
    fringe = "M46 156l-3 10M60 161l-2 11M75 164l-1 11M90 165l0 11M105 164l1 11M120 161l3 10M133 156l4 9"
    return o + mark(fringe, 4.4)


def _revolver(c: str) -> str:
    """An arm held straight out with its gun."""
    o = cut("M102 78L160 84L160 106L104 110Z", c, 5) + pth("M106 98L160 100L160 106L104 110Z", COARSE)
    o += cut("M170 68L236 68L236 80L206 80L203 92L186 92L180 116L164 112L172 86Z", IRON, 4.4)
    o += cut("M184 66L206 66L206 84L184 84Z", IRON_D, 3.6) + mark("M191 66L191 84M199 66L199 84", 2.6)
    o += cut("M172 86L180 92L176 114L164 112Z", OX, 3.6)
    return o + cut("M158 86L174 84Q182 92 178 100L160 106Z", FLESH, 4)


def _rifle(c: str) -> str:
    """Both arms on a long gun at the shoulder."""
    o = cut("M78 84L124 84L132 98L92 116Q80 112 78 98Z", WALNUT_L, 4.4)
    o += cut("M120 78L228 78L228 86L120 88Z", IRON, 4) + cut("M120 86L196 86L192 96L124 98Z", WALNUT_L, 4)
    o += cut("M112 74L138 76L138 92L112 94Z", IRON_D, 3.6) + mark("M118 96Q124 108 134 98", 3.4)
    o += cut("M96 84L150 102L146 120L92 112Z", c, 5) + pth("M96 104L148 112L146 120L92 112Z", COARSE)
    return o + cut("M146 96Q164 86 170 96Q172 106 158 112L146 114Z", FLESH, 4)


def _head() -> str:
    o = cut("M70 32L71 56Q77 70 92 70Q106 68 107 54L115 50L108 40L108 30Z", FLESH, 4)
    return o + pth("M70 30L109 30L108 42L70 44Z", INK)


def _moustache() -> str:
    o = pth("M86 55Q98 49 114 57Q104 64 94 60Q90 62 84 60Z", INK)
    return o + pth("M70 44L80 44L84 68Q74 64 71 56Z", COARSE)


def _mask() -> str:
    o = cut("M71 50L116 50Q112 70 96 84Q78 76 71 62Z", OX, 5)
    dots = "M82 58h.1M96 58h.1M89 67h.1M102 66h.1M95 75h.1"
    return o + mark(dots, 5, PARCH)


def _creased(c: str) -> str:
    """A hat with a dented crown."""
    d = (
        "M34 34Q32 24 44 26L66 27Q66 4 78 2Q88 3 92 8Q98 2 106 3Q116 8 114 26Q126 22 138 18Q150 16 146 28"
        "Q122 40 90 39Q56 44 34 34Z"
    )
    o = cut(d, c, 5) + pth("M66 22Q90 28 114.6 20L114 29Q90 36 65 30Z", INK)
    return o + pth("M96 7Q104 4 110 10L112 20L98 22Z", COARSE)


def _domed(c: str) -> str:
    o = cut(
        "M30 36Q28 29 40 29L64 29Q62 2 90 2Q118 2 116 29L140 29Q152 29 150 36Q120 42 90 42Q58 42 30 36Z", c, 5
    )
    return o + pth("M64 22L116 22L116 30L64 30Z", INK) + pth("M100 5Q114 8 113 20L100 20Z", COARSE)


def rider(c: str) -> str:
    """First stance: upright, neckerchief, moustache."""
    scarf = cut("M66 62Q90 76 110 62L112 72L92 92L68 74Z", PARCH_L, 4)
    return _legs() + _jacket(c) + _revolver(c) + scarf + _head() + _moustache() + _creased(c)


def masked(c: str) -> str:
    """Second stance: the arm lower, a bandana over the face, a domed hat."""
    return (
        _legs()
        + _jacket(c)
        + g(_revolver(c), "translate(4 10) rotate(4 104 94)")
        + _head()
        + _mask()
        + _domed(c)
    )


def sheriff(c: str) -> str:
    """A long coat and a tin star."""
    o = _legs() + cut(
        "M64 66Q90 56 114 66L124 140L152 220L122 226L100 160L94 160L66 228L28 216L54 146Z", c, 5
    )
    o += pth("M64 66L54 146L28 216L46 222L70 150L76 64Z", COARSE) + mark("M94 74L97 158", 5) + _revolver(c)
    o += cut("M70 62Q90 74 110 62L106 76L92 82L74 76Z", OX, 4) + _head() + _moustache()
    return o + _creased(c)


def guard(c: str) -> str:
    """Built in: a bank's or a railway's man with a cap, buttons and a rifle."""
    o = _legs() + cut("M64 66Q90 56 114 66L130 176Q92 190 52 176Z", c, 5)
    o += pth("M64 66L52 176Q62 181 72 183L78 64Z", COARSE) + mark("M96 72L98 182", 4)
    o += "".join(
        circ(x, y, 4.6, BRASS_L, f' stroke="{INK}" stroke-width="2.4"')
        for y in (130, 150, 170)
        for x in (86, 108)
    )
    o += cut("M54 142H130V152H53Z", INK, 3) + cut("M86 139H104V155H86Z", BRASS, 3) + _rifle(c) + _head()
    o += pth("M84 54Q98 50 114 56Q112 66 102 62Q92 66 84 60Z", INK) + pth(
        "M70 44L80 44L84 68Q74 64 71 56Z", COARSE
    )
    cap = cut("M64 30Q60 6 86 6L104 4Q116 6 114 30Z", c, 5) + pth("M63 20H115V30H63Z", INK)
    return o + cap + cut("M98 30L132 34Q130 42 112 40L98 38Z", INK, 4) + circ(96, 17, 5, BRASS_L)


def townsman(c: str) -> str:
    """The default gun: shirt sleeves, apron, bowler, grandfather's rifle."""
    o = _legs(WALNUT_L, WALNUT_L) + cut("M66 66Q90 56 112 66L126 150Q92 160 54 150Z", c, 5)
    o += cut("M76 70L104 70L108 110L128 206Q92 218 52 206L74 110Z", CREAM, 5) + mark(
        "M70 140Q92 146 112 140", 3
    )
    o += pth("M74 112L52 206Q60 210 70 212L82 110Z", COARSE) + _rifle(c) + _head()
    o += pth("M90 54Q100 50 113 56L111 60Q100 58 90 60Z", INK) + pth(
        "M70 44L80 44L84 68Q74 64 71 56Z", COARSE
    )
    bowler = cut("M48 36Q46 28 56 28L66 28Q64 4 90 4Q116 4 114 28L124 28Q134 28 132 36Q90 44 48 36Z", INK, 5)
    return o + bowler + pth("M66 22Q90 28 114 22L114 28Q90 34 66 28Z", c)


def farmer() -> str:
    """Nobody's man: straw hat, white beard, dungarees."""
    c = "#8c9a66"
    o = _legs("#3f5a66", "#22404e") + cut("M66 66Q90 56 112 66L124 150Q92 160 56 150Z", c, 5)
    o += cut("M72 96L108 96L122 160Q92 170 56 160Z", "#3f5a66", 5) + mark("M74 96L70 68M106 96L108 68", 5)
    o += pth("M72 98L56 160Q64 164 74 165L80 96Z", COARSE) + _rifle(c) + _head()
    o += cut("M74 52Q92 60 112 50Q116 84 98 104Q80 92 74 52Z", CREAM, 4) + mark(
        "M96 64L98 92M88 66L92 84", 2.6
    )
    straw = cut(
        "M22 36Q22 28 38 28L64 28Q64 2 90 2Q116 2 114 28L142 26Q158 26 156 34Q124 44 90 42Q56 46 22 36Z",
        "#e8d59a",
        5,
    )
    weave = mark("M66 20Q90 26 114 19M70 12Q90 16 110 11M40 34Q90 42 140 33", 2.6, "#a98d4e")
    return o + straw + weave + mark("M65 25Q90 31 115 24", 5, OX)


def hat(c: str) -> str:
    """A hat in the dust, 124 x 60."""
    d = (
        "M2 44Q-2 30 14 34L34 38Q36 8 50 4Q60 4 64 10Q72 2 80 6Q92 10 90 36L110 30Q124 28"
        " 120 42Q96 54 62 54Q24 56 2 44Z"
    )
    return cut(d, c, 5) + pth("M34 30Q62 40 90.4 28L90 38Q62 48 34 40Z", INK)


def fallen(c: str, coat: str = "") -> str:
    """One who lies on his back, head left, his hat over his face; 250 x 92."""
    boots = "".join(
        cut(
            f"M{x} {82 - up}L{x + 3} {52 - up}Q{x + 8} {44 - up} {x + 15} {42 - up}L{x + 17} {20 - up}"
            f"Q{x + 27} {15 - up} {x + 32} {24 - up}L{x + 32} {82 - up}Z",
            fill,
            4.4,
        )
        + stroke(f"M{x + 26} {26 - up}L{x + 26} {78 - up}", INK, 2.6)
        + pth(star(x + 4, 76 - up, 8), BRASS, f' stroke="{INK}" stroke-width="2"')
        for x, up, fill in ((206, 3, "#4a2e1d"), (188, 0, WALNUT_L))
    )
    legs = cut("M146 46Q176 46 206 58L206 82L140 82Z", INK, 5)
    seam = stroke("M152 60L196 68", PARCH, 4, STITCHES)
    body = cut("M56 82Q58 40 104 36Q146 36 164 56L170 82Z", c, 5) + pth("M56 82Q57 62 70 50L80 82Z", COARSE)
    arm = cut("M92 58Q82 78 54 86L44 80Q66 70 72 52Z", c, 5) + cut(
        "M46 78L34 80Q26 86 34 90L52 88Z", FLESH, 4
    )
    head = circ(42, 62, 19, FLESH, f' stroke="{INK}" stroke-width="4"')
    cover = g(hat(c), "translate(2 14) rotate(14) scale(.66)")
    figure = rimmed(legs + boots + seam + body + coat + head + cover + arm)
    return oval(128, 84, 118, 8, INK, ' opacity=".5"') + figure


def fallen_farmer() -> str:
    dungarees = cut("M96 82Q96 52 118 44Q150 44 166 58L170 82Z", "#3f5a66", 5)
    beard = cut("M44 58Q66 56 78 72Q62 84 44 78Z", CREAM, 4)
    return fallen("#8c9a66", dungarees + beard)


STANDING: dict[str, tuple[Callable[[str], str], tuple[float, float, float], str]] = {
    # figure, its brand's x, y and side when it looks right, which ways it looks
    "cowboy-1": (rider, (86, 122, 40), "both"),
    "cowboy-2": (masked, (86, 122, 40), "both"),
    "sheriff": (sheriff, (72, 146, 26), "both"),
    "defender": (guard, (72, 116, 26), "left"),
    "default": (townsman, (90, 184, 28), "left"),
}


def standing(name: str, seat: int, left: bool) -> str:
    """A figure with its shadow on a sheet of 230 x 262."""
    draw, (x, y, side), _ = STANDING[name]
    w = SHEET[0]
    body = SHADOW + rimmed(draw(SEATS[seat]))
    if left:
        body, x = g(body, f"translate({w} 0) scale(-1 1)"), w - x
    if name == "sheriff":
        sx = w - 78 if left else 78
        body += pth(star(sx, 104, 21), AMBER, f' stroke="{INK}" stroke-width="3.4"{ROUND}')
    if name == "default":  # on the cream apron every brand is ink
        return body + _dark_brand(seat, x, y, side)
    return body + brand(seat, x, y, side)


def _dark_brand(seat: int, x: float, y: float, side: float) -> str:
    o = brand(seat, x, y, side)
    return o.replace(f'stroke="{PARCH_L}"', f'stroke="{INK}"') if seat in DARK_SEATS else o


def lying(seat: int, law: bool, left: bool) -> str:
    w = LYING[0]
    x = 118.0
    body = fallen(SEATS[seat])
    if left:
        body, x = g(body, f"translate({w} 0) scale(-1 1)"), w - x
    if law:
        sx = x + (-26 if left else 26)
        return (
            body
            + pth(star(sx, 58, 15), AMBER, f' stroke="{INK}" stroke-width="3"{ROUND}')
            + brand(seat, x, 62, 24)
        )
    return body + brand(seat, x, 62, 28)


def _name(stem: str, seat: int, left: bool, both: bool) -> str:
    kind, _, stance = stem.partition("-")
    middle = f"{kind}-{seat}" + (f"-{stance}" if stance else "")
    return f"fighter/{middle}" + ("-left" if left and both else "")


def pictures() -> dict[str, Picture]:
    out = {}
    turned = f"translate({SHEET[0]} 0) scale(-1 1)"
    out["fighter/farmer"] = drawn(g(SHADOW + rimmed(farmer()), turned), *SHEET, PAGE, PAD)
    back = f"translate({LYING[0]} 0) scale(-1 1)"
    out["fallen/farmer"] = drawn(g(fallen_farmer(), back), *LYING, PAGE, PAD)
    for seat in range(len(SEATS)):
        for stem, (_, _, ways) in STANDING.items():
            for left in (False, True) if ways == "both" else (True,):
                picture = drawn(standing(stem, seat, left), *SHEET, PAGE, PAD)
                out[_name(stem, seat, left, ways == "both")] = picture
        for left in (False, True):
            end = "-left" if left else ""
            out[f"fallen/cowboy-{seat}{end}"] = drawn(lying(seat, False, left), *LYING, PAGE, PAD)
            out[f"fallen/sheriff-{seat}{end}"] = drawn(lying(seat, True, left), *LYING, PAGE, PAD)
        out[f"fallen/hat-{seat}"] = drawn(
            hat(SEATS[seat]) + brand(seat, 62, 20, 17), 124, 60, PAGE, (4, 4, 4, 4)
        )
    return out

"""More people, for tables that want other faces: the same hand, the same square of 200."""

from art.kit import hats
from art.kit.faces import (
    FEMALE,
    MALE,
    bandana,
    brim_shadow,
    coat,
    eyes,
    mouth_f,
    mouth_m,
    neck,
    nose,
    shade_left,
)
from art.kit.inks import (
    AMBER,
    AMBER_D,
    BLUE,
    BLUE_D,
    BLUE_L,
    BONE,
    INK,
    OX,
    OX_D,
    OX_L,
    PARCH,
    PARCH_D,
    PARCH_L,
    SAGE,
    SAGE_D,
    WALNUT_L,
)
from art.kit.people import bust_on
from art.kit.strokes import bez, circ, hatch, leaf, outlined, pth, stroke


def josiah() -> str:
    """A top hand: horseshoe moustache, pale hat, red neckerchief."""
    c, skin = INK, "#b9834f"
    b = (
        coat(SAGE_D, c)
        + neck(skin=skin)
        + pth(MALE, skin)
        + shade_left()
        + brim_shadow()
        + eyes(skin="#f0d6a4")
        + nose()
    )
    b += pth(
        (
            "M99 124C90 122 80 127 78 136L77 154L84 156L86 138C91 133 96 132 100 132C104 132 109 133 "
            "114 138L116 156L123 154L122 136C120 127 109 122 99 124Z"
        ),
        c,
    )
    b += pth(
        hatch(bez((112, 128), (119, 134), (121, 150)), bez((108, 131), (115, 140), (117, 152)), 5, 2), skin
    )
    b += pth(leaf((92, 140), (110, 139), 2.6, 1.2), c) + pth(leaf((96, 149), (106, 149), 1.8, 1), c)
    b += bandana(OX) + hats.stetson(PARCH_D, c, c)
    return bust_on(BLUE, BLUE_D, b)


def mei() -> str:
    """Keeps the store: smooth hair in a knot with a ribbon, a high collar."""
    c = INK
    behind = pth("M64 66C50 96 56 138 68 152L86 150L80 84L120 84L114 150L132 152C144 138 150 96 136 66Z", c)
    knot = circ(102, 27, 20, c) + pth(
        hatch(bez((119, 20), (116, 36), (104, 42)), bez((106, 16), (106, 28), (100, 34)), 7, 3), BLUE_L
    )
    knot += pth("M80 40C92 48 112 48 124 40L126 47C112 55 92 55 78 47Z", AMBER) + pth(
        "M122 42L146 34L142 46L150 56L124 50Z", AMBER
    )
    knot += pth(leaf((126, 45), (142, 40), 2) + leaf((126, 48), (142, 52), 2), AMBER_D)
    front = pth(
        (
            "M62 104C56 60 68 42 100 42C132 42 144 60 138 104C136 92 128 80 104 69C100 78 84 84 76 88"
            "C69 92 65 96 62 104Z"
        ),
        c,
    )
    front += pth(
        hatch(bez((137, 88), (134, 62), (112, 48)), bez((126, 82), (120, 66), (106, 56)), 10, 3.4), BLUE_L
    )
    b = (
        behind
        + neck()
        + pth(FEMALE, PARCH)
        + shade_left("f")
        + eyes(fem=True)
        + nose(fem=True)
        + mouth_f(OX_L)
    )
    b += pth("M10 200C16 178 52 170 78 158L100 178L122 158C148 170 184 178 190 200Z", BLUE_D)
    b += pth("M76 148L100 170L124 148L128 162L100 184L72 162Z", BLUE, outlined(c, 2)) + stroke(
        "M100 180C112 181 122 187 130 200", AMBER, 3.4
    )
    b += pth(hatch(bez((150, 172), (174, 180), (188, 200)), bez((132, 186), (148, 190), (162, 202)), 8, 4), c)
    return bust_on(OX_L, OX, knot + b + front + circ(131, 122, 3.4, AMBER))


def hattie() -> str:
    """Has buried two husbands and most of her debts: grey hair put up, spectacles, a bow."""
    c = INK
    hair = (
        "M60 98C46 66 62 40 82 38C78 20 92 8 108 10C126 12 132 26 126 38C142 44 150 66 140 98"
        "C138 86 130 74 124 72C112 66 88 66 76 74C68 80 64 86 60 98Z"
    )
    b = (
        coat(c, PARCH)
        + neck()
        + pth(FEMALE, PARCH)
        + shade_left("f")
        + eyes(fem=True)
        + nose(fem=True)
        + mouth_f()
    )
    b += circ(84, 99, 12, "none", f' stroke="{AMBER}" stroke-width="3"') + circ(
        117, 99, 12, "none", f' stroke="{c}" stroke-width="3"'
    )
    b += stroke("M96 97Q100 94 105 97", c, 3) + pth(leaf((109, 116), (117, 125), 2, 2), c)
    b += pth(hair, BONE, outlined(c, 2.6)) + pth(
        hatch(bez((62, 92), (56, 62), (82, 42)), bez((76, 76), (78, 60), (96, 46)), 12, 5), c
    )
    b += pth(hatch(bez((138, 88), (142, 60), (122, 42)), bez((128, 74), (128, 60), (112, 50)), 8, 2.6), c)
    b += pth(hatch(bez((84, 32), (86, 14), (104, 13)), bez((96, 34), (96, 24), (106, 22)), 7, 4), c) + stroke(
        "M82 38C96 48 114 48 126 38", c, 3
    )
    bow = (
        "M100 164C84 148 66 152 62 168C66 182 86 178 100 166C114 178 134 182 138 168C134 152 116 148 100 164Z"
    )
    b += (
        pth("M97 168L84 200H94L100 178L106 200H116L103 168Z", OX)
        + pth(bow, OX, outlined(c, 2.4))
        + circ(100, 166, 6, OX_D)
    )
    return bust_on(SAGE, SAGE_D, b)


def padre() -> str:
    """Plays for the roof of his church: broad hat, white collar, long jaw."""
    c = INK
    b = (
        coat(c, PARCH_D)
        + neck()
        + pth("M80 158L100 172L120 158L121 170L100 186L79 170Z", PARCH_L, outlined(c, 1.6))
    )
    b += (
        pth("M100 186L112 178L108 200H92L88 178Z", c)
        + pth(MALE, PARCH)
        + shade_left()
        + brim_shadow(y=77)
        + eyes(stern=-1)
        + nose()
    )
    b += pth("M133 84L134 118C130 122 127 120 126 112L126 92Z", BONE) + pth(
        hatch(bez((133, 90), (134, 116)), bez((126, 94), (127, 116)), 6, 2.4), c
    )
    b += (
        mouth_m()
        + pth(leaf((118, 120), (112, 140), 2.2, -3), c)
        + pth(leaf((94, 152), (106, 152), 2, -1.4), c)
    )
    b += hats.flat(c, SAGE, WALNUT_L)
    return bust_on(PARCH_D, "#a8895a", b)


TOWNSFOLK = {"josiah": josiah, "mei": mei, "hattie": hattie, "padre": padre}

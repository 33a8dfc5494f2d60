"""The people: a bust each on a square of 200, its disc of radius 92 at (100, 100)."""

from art.kit import hats
from art.kit.faces import (
    FEMALE,
    MALE,
    bandana,
    brim_shadow,
    coat,
    disc,
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
    SAGE,
    SAGE_D,
    WALNUT,
    WALNUT_L,
)
from art.kit.sheet import clip, clipped
from art.kit.strokes import bez, circ, g, hatch, leaf, pth, star, stroke

BUST = "M-20 -30H220V100H192A92 92 0 0 1 8 100H-20Z"  # hats may leave the disc, coats may not


def bust_on(ground: str, rays: str, figure: str) -> str:
    """The figure before its rayed disc; the disc's lower edge lies over the coat."""
    edge = stroke("M8 100A92 92 0 0 0 192 100", INK, 7)
    return disc(ground, rays) + clip("bust", BUST) + g(figure, "", clipped("bust")) + edge


def marshal() -> str:
    c = INK
    b = coat(c, AMBER) + neck() + pth(MALE, PARCH) + shade_left() + brim_shadow() + eyes(stern=2) + nose()
    b += pth(
        (
            "M100 125C88 121 75 127 67 140C63 147 55 148 50 142C51 155 64 159 74 151C83 143 92 138 "
            "100 136C108 138 117 143 126 151C136 159 149 155 150 142C145 148 137 147 133 140C125 127 "
            "112 121 100 125Z"
        ),
        c,
    )
    b += pth(
        hatch(
            bez((106, 127), (120, 128), (130, 142), (144, 150)),
            bez((110, 134), (118, 138), (126, 146), (136, 152)),
            7,
            2.2,
        ),
        PARCH,
    )
    b += pth(leaf((93, 144), (109, 144), 2.4, 1), c) + hats.stetson(c, AMBER, AMBER_D)
    b += pth(star(133, 177, 14), AMBER) + circ(133, 177, 3.4, c)
    return bust_on(BLUE, BLUE_D, b)


def ana() -> str:
    c = INK
    hair = pth("M64 66C52 92 54 128 62 150L80 160L82 96L118 96L122 150C140 146 148 110 136 66Z", c)
    braid = "".join(
        pth(
            (
                f"M{132 + i * 1.5} {140 + i * 13}"
                f"C{150 + i} {136 + i * 13} {154 + i} {150 + i * 13} {141 + i} {157 + i * 13}"
                f"C{128 + i} {154 + i * 13} {124 + i} {146 + i * 13} {132 + i * 1.5} {140 + i * 13}Z"
            ),
            c,
        )
        + pth(leaf((136 + i, 144 + i * 13), (149 + i, 150 + i * 13), 2.2, -2), AMBER)
        for i in range(4)
    )
    b = (
        coat(OX, c)
        + hair
        + neck()
        + pth(FEMALE, PARCH)
        + shade_left("f")
        + brim_shadow(y=76)
        + eyes(fem=True)
        + nose(fem=True)
        + mouth_f()
    )
    b += pth(
        hatch(
            bez((126, 92), (132, 110), (130, 130), (124, 144)),
            bez((134, 92), (142, 110), (140, 130), (132, 146)),
            8,
            2.4,
        ),
        AMBER,
    )
    b += bandana(AMBER) + braid + hats.flat(c, PARCH, OX)
    return bust_on(SAGE, SAGE_D, b)


def doc() -> str:
    c = INK
    b = (
        coat(c, SAGE)
        + neck()
        + pth("M86 160L100 172L114 160L118 176L100 170L82 176Z", OX)
        + circ(100, 168, 4, OX)
        + pth(MALE, PARCH)
        + shade_left()
        + brim_shadow(y=74)
        + eyes()
        + nose()
    )
    b += (
        circ(84, 101, 13, "none", f' stroke="{AMBER}" stroke-width="3.4"')
        + circ(117, 101, 13, "none", f' stroke="{c}" stroke-width="3.4"')
        + stroke("M97 99Q100.5 96 104 99", c, 3)
    )
    b += pth("M111 94L120 92L109 108Z", "#fff3d2", ' opacity=".75"')
    b += pth("M84 130C92 124 108 124 117 130C110 133 104 131 100.5 131C96 131 90 133 84 130Z", c) + pth(
        "M88 141C92 138 109 138 113 141C116 156 106 170 100 174C94 170 85 156 88 141Z", c
    )
    b += pth(
        hatch(bez((106, 142), (110, 154), (106, 164)), bez((102, 146), (104, 156), (101, 168)), 4, 2.2), PARCH
    ) + hats.bowler(c, SAGE, OX)
    return bust_on(AMBER, AMBER_D, b)


def _ruby_hair() -> str:
    hair = pth(
        (
            "M58 96C46 60 66 34 88 34C88 14 120 8 130 26C142 26 150 42 142 54C152 66 148 92 140 104"
            "C140 118 150 120 146 134C138 138 130 130 132 116L128 78C112 70 88 70 72 82L70 116C72 "
            "132 62 140 54 134C50 120 60 116 58 96Z"
        ),
        OX_D,
    )
    return (
        hair
        + pth(hatch(bez((142, 60), (148, 78), (142, 98)), bez((128, 66), (132, 80), (132, 96)), 7, 3.6), OX_L)
        + pth(hatch(bez((128, 28), (118, 18), (96, 22)), bez((120, 40), (112, 32), (100, 34)), 7, 4), OX_L)
        + pth(hatch(bez((134, 40), (110, 42), (84, 44)), bez((130, 60), (110, 58), (90, 60)), 8, 4), OX_L)
    )


def ruby() -> str:
    c = INK
    b = pth("M20 200C30 176 66 170 82 158L100 176L118 158C134 170 170 176 180 200Z", PARCH) + pth(
        "M82 158L100 176L118 158L120 164C134 174 160 178 172 200L28 200C40 180 70 174 80 164Z", PARCH
    )
    b += pth(
        (
            "M8 200C14 186 30 180 46 182C60 190 78 196 100 196C122 196 140 190 154 182C170 180 186 "
            "186 192 200Z"
        ),
        BLUE_D,
    ) + pth(hatch(bez((64, 172), (72, 180), (84, 188)), bez((84, 170), (90, 176), (96, 184)), 6, 3.2), c)
    b += (
        neck()
        + pth("M80 150C92 158 108 158 120 150L120 160C108 167 92 167 80 160Z", c)
        + circ(100, 166, 4.6, AMBER)
        + pth(FEMALE, PARCH)
        + shade_left("f")
        + eyes(fem=True)
        + nose(fem=True)
        + mouth_f(OX_L)
    )
    b += _ruby_hair() + circ(131, 124, 4, AMBER) + circ(69, 124, 4, AMBER) + circ(112, 124, 1.7, c)
    b += (
        pth("M120 34C128 6 152 -8 170 0C176 14 156 32 132 44Z", AMBER)
        + pth(
            hatch(bez((124, 38), (140, 12), (160, 2)), bez((140, 38), (158, 22), (170, 8)), 8, 3, bow=1),
            AMBER_D,
        )
        + stroke("M120 46C132 26 150 10 166 4", c, 2.4)
    )
    return bust_on(BLUE_L, BLUE, b)


def dusty() -> str:
    c = INK
    b = coat(SAGE_D, c) + pth(MALE, PARCH) + shade_left() + brim_shadow(y=76) + eyes(stern=-2) + nose()
    beard = (
        "M64 106C62 128 58 150 66 168C72 186 88 196 100 200C112 196 128 186 134 168C142 150 138 "
        "128 136 106C132 120 126 126 118 126C110 120 104 122 100 126C96 122 90 120 82 126C74 126 "
        "68 120 64 106Z"
    )
    b += pth(beard, BONE) + pth(
        (
            "M64 106C62 128 58 150 66 168C72 186 88 196 100 200C88 184 80 164 79 146C78 136 78 130 "
            "78 125C72 124 67 116 64 106Z"
        ),
        c,
    )
    b += pth(
        hatch(
            bez((79, 130), (80, 156), (88, 180), (99, 198)),
            bez((96, 142), (98, 160), (102, 176), (106, 192)),
            11,
            4,
            seed=2,
        ),
        c,
    )
    b += pth(leaf((90, 137), (112, 136), 4, 3), c)
    b += pth(leaf((122, 134), (112, 176), 2.6, -3), c) + pth(leaf((112, 148), (106, 182), 2.2, -2), c)
    b += hats.slouch(WALNUT, AMBER, SAGE)
    return bust_on(PARCH_D, AMBER_D, b)


def jack() -> str:
    c = INK
    b = coat(c, OX_L) + neck() + pth(MALE, PARCH) + shade_left() + brim_shadow(y=79) + eyes(stern=3)
    b += pth(
        (
            "M64 110C80 104 92 112 99 111C108 112 120 104 136 110C138 130 128 150 118 164L101 186L82 "
            "166C70 150 62 130 64 110Z"
        ),
        OX,
    ) + pth("M64 110C80 104 90 111 96 112C86 124 84 150 94 178L82 166C70 150 62 130 64 110Z", OX_D)
    b += pth(
        hatch(
            bez((90, 116), (86, 136), (88, 156), (98, 180)),
            bez((106, 116), (100, 136), (102, 156), (106, 174)),
            10,
            3.6,
        ),
        OX_D,
    ) + "".join(
        circ(x, y, 2.7, PARCH)
        for x, y in ((112, 122), (124, 118), (118, 134), (108, 146), (128, 130), (116, 152))
    )
    b += hats.flat(c, OX_L, WALNUT)
    return bust_on(AMBER, OX_L, b)


def ramon() -> str:
    c = INK
    b = (
        coat(c, AMBER)
        + neck()
        + pth("M80 156L100 170L120 156L112 190L100 200L88 190Z", BONE)
        + pth("M88 160L100 168L112 160L108 176L100 170L92 176Z", OX)
        + pth(MALE, "#d9b583")
        + shade_left()
        + brim_shadow(y=78)
        + eyes(skin="#f0d6a4")
        + nose()
    )
    b += (
        pth(
            (
                "M100 127C92 124 82 128 74 133C84 132 92 133 100 132C108 133 117 132 127 133C119 128 108 "
                "124 100 127Z"
            ),
            c,
        )
        + mouth_m()
        + pth("M97 148C99 146 103 146 105 148C105 155 102 160 101 162C99 160 97 155 97 148Z", c)
    )
    b += hats.sombrero(WALNUT, AMBER, OX)
    return bust_on(OX_L, OX, b)


def kid() -> str:
    c = INK
    b = (
        pth("M14 70C40 36 160 36 186 70C172 92 28 92 14 70Z", WALNUT_L)
        + pth("M60 56C60 22 70 8 100 8C130 8 140 22 140 56Z", WALNUT_L)
        + pth(
            hatch(
                bez((138, 48), (136, 26), (122, 14), (106, 11)),
                bez((116, 48), (116, 32), (110, 26), (100, 22)),
                10,
                4,
            ),
            AMBER,
        )
        + pth("M60 44C80 52 120 52 140 44L140 54C120 62 80 62 60 54Z", OX)
    )
    b += pth(hatch(bez((182, 68), (166, 50), (150, 46)), bez((160, 70), (150, 60), (140, 56)), 8, 3.4), AMBER)
    b += (
        coat(BLUE_D, BLUE_L)
        + neck()
        + pth(MALE, PARCH)
        + shade_left()
        + eyes(stern=-2)
        + nose()
        + pth(leaf((87, 135), (118, 132), 4, 4), c)
    )
    b += pth(
        (
            "M64 104C58 76 70 58 100 58C130 58 142 76 136 104C134 92 130 84 126 80C118 88 108 82 104 "
            "90C96 82 90 90 84 84C76 88 68 92 64 104Z"
        ),
        AMBER_D,
    ) + pth(hatch(bez((74, 68), (100, 54), (128, 68)), bez((72, 84), (98, 76), (128, 80)), 12, 3.6), c)
    b += "".join(
        circ(x, y, 1.5, c) for x, y in ((112, 113), (119, 111), (125, 114), (116, 118), (122, 119))
    ) + bandana(BLUE)
    return bust_on(SAGE, SAGE_D, b)


PEOPLE = {
    "marshal": marshal,
    "ana": ana,
    "doc": doc,
    "ruby": ruby,
    "dusty": dusty,
    "jack": jack,
    "ramon": ramon,
    "kid": kid,
}

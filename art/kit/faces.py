"""Faces and busts: the parts that every person is put together from, on a square of 200."""

from art.kit.inks import INK, OX, PARCH
from art.kit.strokes import bez, circ, hatch, leaf, pth, ring

MALE = "M67 74L67 112C67 132 80 153 100 155C120 153 133 132 133 112L133 74Z"
FEMALE = "M70 70C67 100 71 122 82 138C90 149 95 152 100 152C105 152 110 149 118 138C129 122 133 100 130 70Z"


def disc(ground: str, rays: str) -> str:
    """The round ground, cut with rays from its rim towards the head."""
    return circ(100, 100, 92, ground) + pth(ring(44, 100, 100, (90, 90), (44, 44), (44, 44), 6.5), rays)


def shade_left(jaw: str = "m", c: str = INK) -> str:
    """ink mass on the left of the face that dissolves in gouges towards the lamp"""
    if jaw == "m":
        m = "M66 74L66 112C66 132 80 155 100 156C90 149 84 136 82 122C80 106 80 92 81 74Z"
        dark = bez((80.5, 80), (79.5, 104), (82, 128), (95, 152))
        light = bez((97, 84), (92, 104), (98, 134), (113, 150))
    else:
        m = "M69 68C66 100 70 122 81 138C89 149 95 153 100 153C91 144 84 132 81 116C79 100 79 86 82 68Z"
        dark = bez((81, 82), (78, 104), (82, 126), (94, 147))
        light = bez((94, 84), (89, 104), (94, 130), (109, 146))
    return pth(m, c) + pth(hatch(dark, light, 15, 3.4, seed=4), c)


def eyes(c: str = INK, fem: bool = False, stern: float = 0, skin: str = PARCH) -> str:
    o = ""
    # lamp side
    if fem:
        o += pth(
            (
                "M104 99C109 92.5 120 92 127 97L130 94L127.5 100C124 103 112 104.5 107 102.5C111 101 111 "
                "99.5 104 99Z"
            ),
            c,
        )
        o += pth("M110 99.5C113 97 118 96.8 121.5 98.6C118 101 113 101.2 110 99.5Z", skin) + circ(
            116.5, 98.9, 2.3, c
        )
        o += pth(leaf((106, 89), (131, 89), 4.2, -5), c)
        o += pth("M73 99C77 94 87 93.5 95 98C90 101.5 80 102 73 99Z", skin) + circ(84.5, 97.9, 2.5, c)
    else:
        o += pth(
            (
                f"M104 {93 + stern}C112 {87} 124 {86} 132 {90 - stern}L129 {94 - stern}C120 92 112 93 "
                f"106 {97 + stern}Z"
            ),
            c,
        )
        o += (
            pth("M106 103C111 96.5 122 96 128 101C123 105.5 112 106 106 103Z", c)
            + pth("M111 101.8C114 99 119 98.8 122 100.6C119 102.8 114 103.2 111 101.8Z", skin)
            + circ(117, 101, 2, c)
        )
        o += pth("M72 102C77 97 88 97 95 102C89 105.5 78 105.5 72 102Z", skin) + circ(85, 101.4, 2.6, c)
    return o


def nose(c: str = INK, fem: bool = False) -> str:
    if fem:
        return pth(
            (
                "M98 96C97 106 95 114 95.5 118C97 121 103 121 106 118C102 118.5 99.5 117 99.8 113C100 "
                "107 100 101 98 96Z"
            ),
            c,
        )
    return pth(
        (
            "M98 94C97 106 91 114 90.5 120C93 126 105 126 111 120.5C104 121.5 99.5 119.5 99.5 115"
            "C99.8 107 100.5 101 98 94Z"
        ),
        c,
    )


def mouth_f(c: str = OX) -> str:
    return pth(
        (
            "M90 131C94 128.2 98 128 100 129.4C102 128 107 128.2 112 131C107 132.2 103 131.6 100 132"
            "C97 131.6 94 132.2 90 131Z"
        ),
        c,
    ) + pth("M92.5 132.6C97 133.6 104 133.6 109 132.6C106 137 96 137 92.5 132.6Z", c)


def mouth_m(c: str = INK) -> str:
    return pth(leaf((88, 138), (115, 136), 2.6, 1.5), c) + pth(leaf((95, 145), (108, 144), 2, 1), c)


def coat(col: str = INK, hi: str = PARCH, seed: float = 2) -> str:
    o = pth("M2 200C8 172 46 166 80 156L100 170L120 156C154 166 192 172 198 200Z", col)
    o += pth(
        hatch(
            bez((150, 166), (176, 172), (192, 180), (198, 200)),
            bez((134, 186), (150, 190), (160, 196), (164, 206)),
            9,
            4.4,
            seed=seed,
        ),
        hi,
    )
    return o


def neck(c: str = INK, skin: str = PARCH) -> str:
    return pth("M82 140L80 160L100 176L120 160L118 140Z", skin) + pth(
        "M82 138L80 160L92 170C90 158 98 152 118 146L118 138Z", c
    )


def bandana(col: str, c: str = INK) -> str:
    return (
        pth(
            (
                "M70 152C82 164 118 164 130 152C134 160 130 168 122 172L104 196C101 200 98 200 95 196L78 "
                "172C70 168 66 160 70 152Z"
            ),
            col,
        )
        + pth(
            hatch(
                bez((72, 156), (80, 172), (90, 184), (98, 198)),
                bez((88, 160), (94, 172), (100, 182), (102, 192)),
                8,
                3.6,
            ),
            c,
        )
        + "".join(circ(x, y, 2.1, PARCH) for x, y in ((106, 170), (116, 166), (102, 182), (111, 178)))
    )


def brim_shadow(c: str = INK, y: float = 78) -> str:
    return pth(f"M66 66L66 {y + 8}C80 {y + 2} 116 {y} 134 {y + 6}L134 66Z", c) + pth(
        hatch(
            bez((84, y + 3), (110, y), (133, y + 4)),
            bez((84, y + 14), (110, y + 8), (133, y + 12)),
            11,
            3.2,
            seed=8,
        ),
        c,
    )

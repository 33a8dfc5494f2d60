"""Silhouettes that stand for a game: a revolver, a steer."""

from art.kit.strokes import bez, hatch, leaf, pth


def revolver(fill: str, hi: str = "") -> str:
    """120 wide, 70 high, from (0, 0), muzzle to the right; cut with `hi` if given."""
    parts = (
        "M54 10H118V20H54ZM109 10l3 -5h5v5ZM56 21H98V26H56Z",
        "M33 7H54A4 4 0 0 1 58 11V28A4 4 0 0 1 54 32H33A4 4 0 0 1 29 28V11A4 4 0 0 1 33 7Z",
        (
            "M14 12C20 6 26 8 32 8L60 10L60 33L40 36L30 36C26 40 26 46 22 58C20 67 16 71 8 71C1 71 "
            "-3 66 0 60C6 50 12 40 12 30C10 24 10 18 14 12Z"
        ),
        "M14 14L3 4L9 1L21 9Z",
        "M47 34C49 39 47 42 44 44L43 41C45 39 45 37 43 34Z",
    )
    o = "".join(pth(d, fill) for d in parts)
    o += pth("M34 34C34 53 58 53 60 32L55 33C53 46 41 47 39 35Z", fill, ' fill-rule="evenodd"')
    if hi:
        cuts = leaf((33, 13), (55, 13), 2.2) + leaf((33, 20), (55, 20), 2.2) + leaf((33, 27), (55, 27), 2.2)
        cuts += leaf((60, 13), (116, 13), 1.6)
        o += pth(
            cuts + hatch(bez((12, 62), (20, 46), (26, 38)), bez((4, 60), (11, 44), (16, 34)), 6, 2.6), hi
        )
    return o


def steer(fill: str) -> str:
    """A longhorn in profile, about 150 wide, centre (0, 0)."""
    return pth(
        (
            "M-64 -14C-66 -2 -66 10 -70 16L-66 18C-62 12 -60 4 -58 -4L-52 6V34H-44L-40 10H16L20 34H28"
            "L32 8C40 4 44 -2 46 -10L58 -2C66 2 72 -2 70 -8L62 -20C66 -24 72 -30 74 -38C68 -32 62 "
            "-30 56 -28L50 -30C46 -34 36 -36 30 -38C34 -30 38 -26 42 -24L34 -22C10 -28 -30 -26 -50 "
            "-24C-58 -24 -62 -20 -64 -14Z"
        ),
        fill,
    )

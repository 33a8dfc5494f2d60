"""Round the map: the notice board of actions, the tracks of order and rounds, the seats' panels."""

from art.kit.inks import (
    AMBER,
    AMBER_L,
    BRASS,
    BRASS_D,
    DARK_SEATS,
    INK,
    OX,
    PARCH,
    PARCH_L,
    SEATS,
    SHADE,
    WALNUT_D,
)
from art.kit.strokes import circ, clear, g, leaf, line, pth, rect, rnd
from art.picture import Picture
from art.west import tokens
from art.west.hand import KRAFT, WOOD, WOOD_D, WOOD_L, box, cut, drawn, lamplight, mark, ring, sliced
from art.west.places import BOARD, ORDER, ROUNDS
from art.west.places import SEATS as PANEL

PAGE = "west-pieces"
HOLE = 17.0


def board(w: float, h: float, seed: float) -> str:
    """Weathered boards in a frame."""
    chance = rnd(seed)
    o = rect(4, 7, w, h, "#0d0603", 8, clear(0.5)) + box(0, 0, w, h, WOOD, 8, INK, 5)
    dark = light = ""
    for i, y in enumerate(range(0, int(h), 48)):
        if i % 2:
            o += rect(4, y, w - 8, min(48, h - y - 4), "#634024")
        if y:
            o += rect(4, y - 1.5, w - 8, 3, WOOD_D, 0, clear(0.8))
        for _ in range(max(2, int(w / 130))):
            x, at, long = chance.uniform(10, w - 90), y + chance.uniform(8, 40), chance.uniform(50, 150)
            grain = leaf(
                (x, at), (min(x + long, w - 10), at + chance.uniform(-2, 2)), chance.uniform(1.2, 2.4)
            )
            if at < h - 8:
                dark, light = (dark + grain, light) if chance.random() < 0.65 else (dark, light + grain)
    o += pth(dark, WOOD_D, clear(0.5)) + pth(light, "#83583a", clear(0.8))
    return o + box(5, 5, w - 10, h - 10, "none", 5, WOOD_L, 4)


def paper(state: str) -> str:
    """A notice, 180 x 121, with its tack in the middle of the top."""
    w, h = 180.0, 121.0
    fill = {"rest": PARCH, "lit": "#fff1c9", "used": "#c4a873", "off": "#a58d62"}[state]
    o = lamplight(0, 0, w, h, 4, 12, "#ffc23c", 0.25) if state == "lit" else ""
    o += rect(3, 5, w, h, "#0d0603", 3, clear(0.5))
    o += box(0, 0, w, h, fill, 3, AMBER if state == "lit" else "#6d4f2a", 4 if state == "lit" else 2)
    return o + pth(f"M{w - 16} {h - 1}L{w - 1} {h - 16}V{h - 1}Z", "#6d4f2a", clear(0.35))


def tack() -> str:
    """What a notice hangs on, about (0, 0)."""
    return (
        circ(1, 2.4, 6, "#0d0603", clear(0.5))
        + ring(0, 0, 5.4, OX, INK, 1.8)
        + circ(-1.6, -1.6, 1.6, "#d98a72")
    )


def hole(lit: bool) -> str:
    """A hole for a disc, radius 17 about (0, 0)."""
    r = HOLE
    o = circ(0, 0, r + 3, BRASS_D)
    if lit:
        o = circ(0, 0, r + 9, "#ffb52e", clear(0.35)) + circ(0, 0, r + 6, INK) + circ(0, 0, r + 5, "#ffb52e")
    lip = f"M{-r * 0.8} {-r * 0.35}A{r} {r} 0 0 1 {r * 0.8} {-r * 0.35}"
    return o + circ(0, 0, r, "#1b0f08") + mark(lip, 4, "#000")


def cross() -> str:
    """Struck through: what cannot be paid, 40 x 40 about (0, 0)."""
    return mark("M-16 14L16 -14", 8) + mark("M-16 14L16 -14", 4.6, "#c2432f")


def ride_out() -> str:
    """A rider and where he goes, 84 x 64."""
    return tokens.at(tokens.cowboy(KRAFT), 0, 8, 50) + tokens.at(tokens.arrow(OX), 46, 18, 34)


def drive() -> str:
    """A steer and where it goes, 90 x 64."""
    return tokens.at(tokens.cattle(KRAFT), 4, 4, 54) + tokens.at(tokens.arrow(OX), 58, 22, 30)


def long_revolver(colour: str) -> str:
    """The gunfight's sign, 96 x 60."""
    o = cut(
        "M20 14L92 14L92 24L56 24L52 34L34 34L30 30L24 52L8 52Q4 48 8 42L14 24L12 16Q15 10 20 14Z", colour
    )
    o += cut("M30 12L54 12L54 27L30 27Z", colour) + mark("M36 12L36 27M42 12L42 27M48 12L48 27", 2.4)
    return o + mark("M14 12L8 6", 5) + mark("M34 33Q36 42 45 34", 3)


def posters() -> str:
    """A pile of wanted posters, 80 x 82."""
    o = "".join(tokens.at(tokens.wanted(), 10 - k * 5 + 5, 12 - k * 4, 64) for k in (2, 1))
    return tokens.at(tokens.wanted(), 15, 2, 62) + o + tokens.at(tokens.wanted(), 4, 14, 66)


def order_track() -> str:
    """A board with the rail that the order's discs lie on."""
    w, h = ORDER[2:]
    return board(w, h, 12) + rect(20, 68, w - 40, 12, WOOD_D, 5) + rect(22, 71, w - 44, 3, "#6d4b30", 1.5)


def round_track() -> str:
    """A board with a railway from end to end; stops and paydays are laid on it."""
    w, h = ROUNDS[2:]
    o = board(w, h, 13)
    left, right, y = 132.0, w - 39.0, 64.0
    sleepers = int((right - left) / 17)
    o += "".join(rect(left + 4 + k * 17, y - 9, 8, 21, WOOD_D, 1) for k in range(sleepers))
    for up in (-6, 5):
        o += box(left, y + up, right - left, 5, "#c9b28a", 2, INK, 1.4)
    return o


def stop(done: bool) -> str:
    """A stop of the railway for its number, radius 17 about (0, 0)."""
    o = ring(0, 0, 17, "#a68a58" if done else PARCH, INK, 3)
    return o + (mark("M-12 11L12 -11", 6) + mark("M-12 11L12 -11", 3.4, OX) if done else "")


def payday(done: bool) -> str:
    """The plate over a stop with income, 110 x 36, on its post; a coin at its left."""
    o = rect(46, 34, 8, 14, INK) + rect(2, 4, 110, 36, SHADE, 6, clear(0.4))
    o += box(0, 0, 110, 36, "#9c7c42" if done else AMBER, 6, INK, 2.6) + box(
        3.6, 3.6, 102.8, 28.8, "none", 4, BRASS_D, 1.2
    )
    coin = ring(18, 18, 12, "#b89a58" if done else AMBER_L, INK, 2.4)
    return (
        o
        + coin
        + mark(
            "M21.6 14Q19.6 12 17.4 12.4Q14.4 13 15 15.4Q15.6 17.4 18 18Q21.4 18.6 21 21Q20.4"
            " 23.8 17.4 23.6Q15.4 23.2 14.4 21.8M18 10.4V25.6",
            1.8,
        )
    )


def round_marker() -> str:
    """A locomotive that runs to the right, 68 x 68, with a white light for the round's number."""
    return g(tokens.at(tokens.train(AMBER), 0, 0, 68), "translate(68 0) scale(-1 1)") + ring(
        38, 33, 14, PARCH_L, INK, 2.4
    )


def seat_panel(lit: bool) -> str:
    """A player's board, 298 x 203."""
    w, h = PANEL[2:]
    o = lamplight(0, 0, w, h, 10, 16, "#ffc23c", 0.2) if lit else ""
    o += rect(4, 7, w, h, "#0d0603", 10, clear(0.5))
    o += box(0, 0, w, h, "#f6e2ae" if lit else "#4a2e1d", 10, AMBER if lit else INK, 5 if lit else 4)
    return o if lit else o + box(5, 5, w - 10, h - 10, "none", 7, "#7a5433", 2)


def seat_bar(seat: int) -> str:
    """The stripe of a seat's colour at the edge of its panel, 10 wide."""
    return box(0, 0, 10, 60, SEATS[seat], 4, PARCH if seat in DARK_SEATS else INK, 1.6)


def supply(lit: bool) -> str:
    """Where a player's pieces left are counted, 264 x 74."""
    return box(0, 0, 264, 74, "#e2c88f" if lit else "#c9ab74", 6, INK, 2.4)


def prompt() -> str:
    """The board over the map with what is asked."""
    w, h = 400.0, 78.0
    o = lamplight(0, 0, w, h, 12, 8, "#ffc23c", 0.07) + box(0, 0, w, h, WALNUT_D, 12, BRASS, 3)
    return o + line(6, 6, w - 12, h - 12, "#6a4526", 2, 8)


def side_plate(seat: int) -> str:
    """One side of a gunfight, 350 x 104, its frame in the seat's colour."""
    rim = PARCH if seat in DARK_SEATS else INK
    o = rect(3, 6, 350, 104, "#0d0603", 10, clear(0.6)) + rect(-4.5, -4.5, 359, 113, rim, 13)
    return o + box(0, 0, 350, 104, "#23140b", 10, SEATS[seat], 5) + line(7, 7, 336, 90, "#6a4526", 2, 6)


def guns() -> str:
    """A card for the number of guns, 56 x 76."""
    return box(0, 0, 56, 76, PARCH_L, 8, INK, 3) + line(4, 4, 48, 68, BRASS_D, 1.4, 5)


def heading(w: float) -> str:
    """The ribbon over a gunfight, its middle w x 84; the tails reach 34 further."""
    o = ""
    for flip in ("", f"translate({w} 0) scale(-1 1)"):
        o += g(cut("M-34 18L24 12L24 76L-34 82L-14 50Z", OX, 4), flip)
    return o + cut(f"M0 0H{w}V84H0Z", PARCH_L, 4) + mark(f"M10 9H{w - 10}M10 75H{w - 10}", 2.4, OX)


def pictures() -> dict[str, Picture]:
    soft, small = (2, 2, 7, 11), (2, 2, 5, 8)
    out = {
        "board/actions": sliced(board(BOARD[2], BOARD[3], 11), BOARD[2], BOARD[3], (16,) * 4, (4, 4, 8, 12)),
        "track/order": drawn(order_track(), *ORDER[2:], PAGE, (4, 4, 8, 12)),
        "track/rounds": drawn(round_track(), *ROUNDS[2:], PAGE, (4, 4, 8, 12)),
        "notice/tack": drawn(g(tack(), "translate(8 8)"), 16, 18, PAGE),
        "notice/cross": drawn(g(cross(), "translate(20 20)"), 40, 40, PAGE),
        "notice/ride": drawn(ride_out(), 84, 64, PAGE, (2, 2, 2, 2)),
        "notice/drive": drawn(drive(), 90, 64, PAGE, (4, 6, 4, 2)),
        "notice/gunfight": drawn(g(long_revolver(KRAFT), "scale(1.0833)"), 104, 65, PAGE, (2, 2, 2, 2)),
        "notice/posters": drawn(posters(), 80, 82, PAGE, (2, 4, 2, 4)),
        "hole/empty": drawn(g(hole(False), "translate(20 20)"), 40, 40, PAGE),
        "hole/lit": drawn(g(hole(True), "translate(26 26)"), 52, 52, PAGE),
        "round/marker": drawn(round_marker(), 68, 68, PAGE, (4, 2, 6, 2)),
        "prompt/board": sliced(prompt(), 400, 78, (20,) * 4, (12,) * 4),
        "fight/guns": sliced(guns(), 56, 76, (12,) * 4, (2, 2, 2, 2)),
        "fight/heading": sliced(heading(420), 420, 84, (40, 20, 40, 20), (38, 4, 38, 4)),
        "seat/pointer": drawn(cut("M0 0L16 24L0 48Z", AMBER), 16, 48, PAGE, (2, 3, 3, 3)),
    }
    for state in ("rest", "lit", "used", "off"):
        pad = (16, 16, 16, 18) if state == "lit" else small
        out[f"notice/{state}"] = sliced(paper(state), 180, 121, (20,) * 4, pad)
    for name, done in (("rest", False), ("done", True)):
        out[f"round/stop-{name}"] = drawn(g(stop(done), "translate(19 19)"), 38, 38, PAGE)
        out[f"round/payday-{name}"] = sliced(payday(done), 110, 48, (56, 20, 12, 20), (2, 2, 4, 2))
    for name, lit in (("rest", False), ("lit", True)):
        pad = (20, 20, 20, 22) if lit else soft
        out[f"seat/{name}"] = sliced(seat_panel(lit), *PANEL[2:], (18,) * 4, pad)
        out[f"seat/supply-{name}"] = sliced(supply(lit), 264, 74, (12,) * 4, (2, 2, 2, 2))
    for seat in range(len(SEATS)):
        out[f"seat/bar-{seat}"] = sliced(
            box(0, 0, 10, 60, SEATS[seat], 4, INK, 2), 10, 60, (0, 8, 0, 8), (1, 1, 1, 1)
        )
        out[f"fight/side-{seat}"] = sliced(side_plate(seat), 350, 104, (20,) * 4, (6, 6, 8, 12))
    return out

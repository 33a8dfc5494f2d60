"""Seams of the two-headed cards: what parts a figure from its reflection tells its rank.

Each is drawn along x, centred on (0, 0), long enough to cross the window.
"""

from .inks import AMBER, INK, LEATHER, LIGHT, RED
from .marks import G, P, block, circ, ell, facets, gouge, pale, solid
from .suits import suit


def bandolier(leather: str = LEATHER, metal: str = AMBER) -> str:
    """Kings: a belt of cartridges and its buckle. Cartridges turn with the half they are in."""
    o = solid("M-420,-38H420V38H-420Z") + P("M-420,-28H420V28H-420Z", leather)
    for x in range(-378, 379, 42):
        if abs(x) < 80:
            continue
        shell = f"M{x - 12},20V-12Q{x - 11},-30 {x},-34Q{x + 11},-30 {x + 12},-12V20Z"
        one = block(shell, metal, 6) + solid(f"M{x - 14},-2H{x + 14}V13H{x - 14}Z")
        o += G(one, f"rotate(180 {x} 0)") if x > 0 else one
    o += block(ell(0, 0, 78, 58), metal, 8) + block(ell(0, 0, 62, 43), "none", 4)
    return o + facets(0, 0, 39, 13, 4, 0, INK, INK) + facets(0, 0, 26, 11, 4, 45, INK, INK)


def sash(colour: str = RED, trim: str = LIGHT) -> str:
    """Queens: a lace-edged sash with a rosette."""
    lace = "M-420,-30" + "q12,-22 24,0" * 35 + "V30" + "q-12,22 -24,0" * 35 + "Z"
    o = block(lace, trim, 5) + block("M-420,-27H420V27H-420Z", colour, 6)
    o += P("".join(circ(x, 0, 5.5) for x in range(-396, 420, 36) if abs(x) > 70), trim)
    petal = "M0,0C-34,-20 -28,-64 0,-66C28,-64 34,-20 0,0Z"
    for i in range(8):
        o += G(block(petal, colour if i % 2 else trim, 6), f"rotate({i * 45})")
    vein = solid(gouge((0, -28), (0, -56), 4))
    o += "".join(G(vein, f"rotate({i * 45})") for i in range(8))
    return o + block(circ(0, 0, 20), AMBER, 6) + solid(circ(0, 0, 7))


def lariat(s: str, colour: str = AMBER) -> str:
    """Jacks: a twisted rope, tied round the sign of the house (a suit)."""
    o = solid("M-420,-34H420V34H-420Z") + P("M-420,-25H420V25H-420Z", colour)
    for x in range(-420, 430, 30):
        o += P(f"M{x - 24},30C{x - 4},24 {x - 2},-20 {x + 24},-30", "none", INK, 8)
        o += pale(gouge((x - 2, 18), (x + 20, -14), 2.4, -4))
    o += solid(circ(0, 0, 60)) + P(circ(0, 0, 52), colour)
    o += f'<circle r="43" fill="none" stroke="{INK}" stroke-width="18" stroke-dasharray="5 11.88"/>'
    return o + block(circ(0, 0, 34), LIGHT, 6) + suit(s, 0, 0, 56, fill=INK, detail=False)


def serape(ground: str = RED, dots: str = AMBER) -> str:
    """Jokers: a strip of woven blanket with a compass rose."""
    o = solid("M-420,-42H420V42H-420Z") + P("M-420,-32H420V32H-420Z", ground)
    zigzag = "M-440,0" + "".join(f"L{-440 + 22 * i},{18 if i % 2 else -18}" for i in range(41))
    o += P(zigzag, "none", LIGHT, 9)
    lozenge = "l7,9l-7,9l-7,-9Z"
    o += P("".join(f"M{44 * i - 440},-26{lozenge}M{44 * i - 418},8{lozenge}" for i in range(20)), dots)
    o += solid(circ(0, 0, 62)) + P(circ(0, 0, 53), dots)
    return o + facets(0, 0, 48, 19, 8, -90, LIGHT, INK)

"""The title: a main street at dusk whose houses are the games, and the sprites that come alive on it."""

from art.kit.inks import INK, PARCH_L, WALNUT, WALNUT_L, WALNUT_LL
from art.kit.plates import plank_body, ticket_body
from art.kit.sheet import GLOW, document, sprite
from art.kit.strokes import clear, gouge, moved, oval, pth, rect
from art.picture import Picture
from art.scenes import houses
from art.scenes.carpentry import lantern
from art.scenes.dusk import mesas, road, sky
from art.scenes.lettering import title_lettering
from art.scenes.lights import lamp, vignette
from art.scenes.places import LANTERNS, LIT
from art.scenes.tumbleweed import tumbleweed

OPENINGS = {
    "brown-bullet": houses.saloon_openings,
    "wyoming-cowboy": houses.gunsmith_openings,
    "lockdown-poker": houses.jail_openings,
    "way-out-west": houses.depot_openings,
}


def boardwalks() -> str:
    y = houses.FRONT
    o = ""
    for left, right, west in ((-10, 622, True), (1298, 1930, False)):
        a, b = (0, 26) if west else (26, 0)
        o += pth(f"M{left} {y - 2}H{right}L{right + b} {y + 26}V{y + 44}H{left - a}V{y + 26}Z", INK)
        a, b = (0, 22) if west else (22, 0)
        o += pth(f"M{left} {y + 3}H{right}L{right + b} {y + 24}H{left - a}Z", "#7a4f30")
        planks = (gouge((left + i * 42 + 10, y + 23), (left + i * 42 + 22, y + 4), 4) for i in range(15))
        o += pth("".join(planks), INK)
    return o


def scene() -> str:
    """The street with nobody home: signs without words, no lamp lit."""
    o = (
        sky()
        + mesas()
        + rect(0, 704, 1920, 376, "#432718")
        + road()
        + houses.gunsmith()
        + houses.jail()
        + houses.saloon()
        + houses.depot()
    )
    o += (
        "".join(draw(False) for draw in OPENINGS.values()) + houses.smithy() + houses.gazette() + boardwalks()
    )
    o += "".join(lantern(*where, lit=False) for where in LANTERNS.values())
    o += pth("M0 902H660C560 960 300 1000 0 1010Z", "#1b0e08", clear(0.5))
    o += pth("M1920 902H1270C1370 960 1640 1000 1920 1010Z", "#1b0e08", clear(0.5))
    return o + vignette() + title_lettering()


def _shine(game: str) -> str:
    """The light that a house throws on its own front and step."""
    x, _, w, h = LIT[game]
    deep = game in ("brown-bullet", "way-out-west")
    step = (houses.FRONT if deep else houses.REAR) + (22 if deep else 8)
    o = lamp(LANTERNS[game][0], LANTERNS[game][1] + 20, w * 0.48, h * 0.46, 0.6)
    return o + oval(x + w / 2, step, w * 0.44, 48 if deep else 26, GLOW, clear(0.6))


def lit(game: str) -> Picture:
    """What changes when a house's lamp is lit, laid over the street at its place."""
    x, y, w, h = LIT[game]
    body = OPENINGS[game](True) + _shine(game) + lantern(*LANTERNS[game], lit=True)
    return Picture(document(body, w, h, x, y), w, h, "street")


def notice_board() -> str:
    """The board on the boardwalk for a table that waits to be continued; its paper is 410 x 150."""
    w, h = 410, 150
    o = oval(w / 2, h + 20, 262, 22, "#1b0e08", clear(0.6)) + oval(w / 2, 80, 300, 140, GLOW, clear(0.45))
    o += pth(
        (
            f"M14 {h - 6}L2 {h + 30}H20L34 {h - 6}ZM{w - 14} {h - 6}L{w - 2} {h + 30}H{w - 20}"
            f"L{w - 34} {h - 6}Z"
        ),
        INK,
    )
    o += moved(plank_body(w + 20, h + 20, WALNUT_L, WALNUT_LL, WALNUT, 4), -10, -10)
    return o + moved(ticket_body(w - 8, h - 8, PARCH_L, 10), 4, 4)


def pictures() -> dict[str, Picture]:
    out = {f"title/lit/{game}": lit(game) for game in OPENINGS}
    for name, on in (("on", True), ("off", False)):
        out[f"title/lantern-{name}"] = sprite(lantern(120, 120, 1, on), 240, 240, "street")
    out["title/aboard"] = sprite(notice_board(), 410, 150, "street", (96, 62, 96, 44))
    out["title/tumbleweed"] = sprite(moved(tumbleweed(), 86, 86), 172, 172, "street")
    shade = oval(100, 20, 98, 16, "#1b0e08", clear(0.4)) + oval(100, 20, 70, 11, "#1b0e08", clear(0.4))
    out["title/tumbleweed-shadow"] = sprite(shade, 200, 40, "street")
    return out

"""What a drawn picture is: the one record that the sources hand to the atlas builder."""

from dataclasses import dataclass

Insets = tuple[float, float, float, float]


@dataclass(frozen=True)
class Picture:
    """One picture in design units (a unit is one pixel of a 1920x1080 screen).

    `svg` is a whole SVG document whose viewBox spans `w` x `h`. `page` names the atlas page it is packed on.
    `slice` holds nine-slice insets (left, top, right, bottom): the corners keep their size when the picture
    is stretched. `pad` is how far shadow, glow or overhang reach beyond the thing itself on each side: to lay
    the thing into a rectangle, draw the picture into that rectangle grown by `pad`. `slice` counts from the
    picture's own edge, pad included. An `opaque` picture is a background: it gets a file of its own.
    """

    svg: str
    w: float
    h: float
    page: str
    slice: Insets | None = None
    pad: Insets = (0, 0, 0, 0)
    opaque: bool = False

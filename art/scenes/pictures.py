"""Every background by its name in the atlas."""

from art.kit.sheet import background
from art.picture import Picture
from art.scenes import curtain, street, table, wall


def pictures() -> dict[str, Picture]:
    return {
        "bg/title": background(street.scene()),
        "bg/table": background(table.scene()),
        "bg/poker": background(table.scene(table.SQUARE)),
        "bg/wall": background(wall.scene()),
        "bg/setup": background(wall.scene_setup()),
        "bg/curtain": background(curtain.scene()),
        **street.pictures(),
    }

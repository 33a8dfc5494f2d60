"""Every background by its name in the atlas."""

from art.kit.sheet import background
from art.picture import Picture
from art.scenes import curtain, table, wall


def pictures() -> dict[str, Picture]:
    return {
        "bg/table": background(table.scene()),
        "bg/wall": background(wall.scene()),
        "bg/setup": background(wall.scene_setup()),
        "bg/curtain": background(curtain.scene()),
    }

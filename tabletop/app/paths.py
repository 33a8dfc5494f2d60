"""Where files lie: the program's own (pictures, fonts, sounds) and the user's (records, settings, log).

Pictures and sounds stand at the top of a checkout, in `tabletop/_data` of an installed wheel and in the same
folder of the packaged program; `resource` is the one place that knows.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

NAME: Final = "Tumbleweed Tabletop"
HOME_VARIABLE: Final = "TUMBLEWEED_HOME"

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def is_frozen() -> bool:
    """True in the packaged program."""
    return bool(getattr(sys, "frozen", False))


def resource_root() -> Path:
    """The folder that holds `art` and `sounds`. Never written to."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent)) / "tabletop" / "_data"
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """A file or folder that comes with the program: resource("art", "fonts"). Need not exist."""
    return resource_root().joinpath(*parts)


def home() -> Path:
    """The user's folder: TUMBLEWEED_HOME, or the system's place for user data. Need not exist yet."""
    named = os.environ.get(HOME_VARIABLE, "")
    if named:
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path  # takes 10 ms that --help need not spend

    return user_data_path(NAME, appauthor=False)

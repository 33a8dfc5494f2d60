"""Package: python3 build/package.py makes the program that needs no Python, and an archive of it.

The folder build/out/tumbleweed-tabletop holds the program; beside it lies a .tar.gz (.zip on Windows and
macOS). The program is asked for its own --selfcheck before it is packed. Made for the system it runs on: a
package for Windows is made on Windows. Tried on Linux; Windows and macOS are untried.
"""

import os
import platform
import shutil
import subprocess
import sys

from play import ROOT, Refused, ready, run  # type: ignore[import-not-found]  # a script beside this one

OUT = os.path.join(ROOT, "build", "out")
WORK = os.path.join(ROOT, "build", "work")
FOLDER = os.path.join(OUT, "tumbleweed-tabletop")
MENU = """#!/bin/sh
# Puts Tumbleweed Tabletop into this user's menu; run it again after moving the folder.
set -e
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
mkdir -p "$menu"
cat > "$menu/tumbleweed-tabletop.desktop" <<END
[Desktop Entry]
Type=Application
Name=Tumbleweed Tabletop
Comment=Western card and board games for one table
Comment[es]=Juegos del Oeste para una mesa
Exec="$here/tumbleweed"
Icon=$here/tumbleweed.png
Categories=Game;CardGame;BoardGame;
Terminal=false
END
echo "$menu/tumbleweed-tabletop.desktop"
"""


def version():
    with open(os.path.join(ROOT, "tabletop", "__init__.py"), encoding="utf-8") as file:
        return file.read().split('__version__ = "')[1].split('"')[0]


def program():
    """The packaged program that writes to a terminal."""
    if sys.platform == "darwin":
        return os.path.join(OUT, "Tumbleweed Tabletop.app", "Contents", "MacOS", "tumbleweed")
    return os.path.join(FOLDER, "tumbleweed.exe" if os.name == "nt" else "tumbleweed")


def build(python):
    """Run PyInstaller. Raises Refused where it fails; its own words are on the screen by then."""
    command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", WORK, "--distpath", OUT, os.path.join(ROOT, "installer.spec")]
    if subprocess.call(command, cwd=ROOT) != 0:
        raise Refused("PyInstaller has failed")


def add_menu_entry():
    """What a Linux desktop needs beside the program: its icon, and a script that makes the menu entry."""
    icons = os.path.join(ROOT, "build", "icons")
    pictures = sorted(name for name in os.listdir(icons) if name.endswith(".png"))
    if pictures:
        largest = max(pictures, key=lambda name: os.path.getsize(os.path.join(icons, name)))
        shutil.copyfile(os.path.join(icons, largest), os.path.join(FOLDER, "tumbleweed.png"))
    script = os.path.join(FOLDER, "add-to-menu.sh")
    with open(script, "w", encoding="utf-8", newline="\n") as file:
        file.write(MENU)
    os.chmod(script, 0o755)


def pack():
    """The archive's path."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    name = "tumbleweed-tabletop-%s-%s-%s" % (version(), system, platform.machine().lower())
    what = "Tumbleweed Tabletop.app" if sys.platform == "darwin" else os.path.basename(FOLDER)
    form = "gztar" if system == "linux" else "zip"
    return shutil.make_archive(os.path.join(OUT, name), form, OUT, what)


def size_of(folder):
    """Bytes of all files below."""
    return sum(
        os.lstat(os.path.join(place, name)).st_size for place, _, names in os.walk(folder) for name in names
    )


def package(words):
    if words:
        raise Refused("package.py takes no arguments")
    build(ready(["package"]))
    if subprocess.call([program(), "--selfcheck"]) != 0:
        raise Refused("the packaged program does not pass its own --selfcheck")
    if sys.platform.startswith("linux"):
        add_menu_entry()
    archive = pack()
    whole = "%s (%.1f MiB)" % (os.path.relpath(FOLDER, ROOT), size_of(FOLDER) / 2.0**20)
    print(
        "%s, packed: %s (%.1f MiB)"
        % (whole, os.path.relpath(archive, ROOT), os.path.getsize(archive) / 2.0**20)
    )
    return 0


if __name__ == "__main__":
    run(package, sys.argv[1:])

"""Test: python3 build/test.py [what pytest takes]

Makes or refreshes .venv like play.py, then runs ruff, mypy and pytest; pytest comes last, so that its summary
is what one sees. Without words all tests run, a file at a time on each core. Where Xvfb is found the window
tests get a screen of their own and leave yours alone.
"""

import os
import shutil
import subprocess
import sys

from play import ROOT, ready, run  # type: ignore[import-not-found]  # a script beside this one

EXTRAS = ("test", "package")
ALL_CORES = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
SCREEN = "3840x2160x24"
"""Large enough for the largest window that the tests open."""


class Screen:
    """An X screen in memory for as long as the tests run; none where there is no Xvfb."""

    def __init__(self):
        self._server = None

    def __enter__(self):
        env = dict(os.environ)
        program = shutil.which("Xvfb")
        if program is None or sys.platform == "win32":
            return env
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            print("Xvfb does not start: window tests are left out", flush=True)
            return env
        env["DISPLAY"] = ":" + number
        env.pop("WAYLAND_DISPLAY", None)
        return env

    def __exit__(self, *_error):
        if self._server is not None:
            self._server.terminate()
            self._server.wait()


def check(words):
    python = ready(EXTRAS)
    os.chdir(ROOT)
    codes = []
    for name, tool in (("ruff", ["ruff", "check", "."]), ("mypy", ["mypy"])):
        print("== %s" % name, flush=True)
        codes.append(subprocess.call([python, "-m", *tool]))
    print("== pytest", flush=True)
    with Screen() as env:
        codes.append(subprocess.call([python, "-m", "pytest", *(words or ALL_CORES)], env=env))
    return next((code for code in codes if code), 0)


if __name__ == "__main__":
    run(check, sys.argv[1:])

"""Play: python3 build/play.py [what the command tumbleweed takes]

Makes or refreshes .venv beside this checkout, installs what the game needs, and starts it. Standard library
only, and written so that an old Python can still read it and say that it is too old. The other scripts here
take `ready` and `Refused` from this file.
"""

import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys

LEAST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "installed.json")
PIP_LOG = os.path.join(VENV, "pip.log")
COMMANDS = {"play", "replay", "scenario", "arena", "shot", "bench"}
NO_WINDOW = {"--headless", "--selfcheck", "--version", "--help", "-h"}


class Refused(Exception):
    """What keeps a script from its work and a person can put right: one line, exit code 2."""


# ---------------------------------------------------------------- the environment
def ready(extras=()):
    """The path of .venv's Python, with the project and these extras of pyproject.toml installed in it."""
    python = venv_python()
    if not works(python):
        make_venv()
    if not works(python):
        raise Refused("the environment in %s does not start: delete that folder and try again" % VENV)
    extras = sorted(extras)
    mark = fingerprint(python)
    known = read_stamp()
    if known.get("mark") == mark and set(extras) <= set(known.get("extras", ())):
        return python
    if known.get("mark") == mark:
        extras = sorted(set(extras) | set(known["extras"]))
    install(python, extras)
    with open(STAMP, "w") as file:
        json.dump({"mark": mark, "extras": extras}, file)
    return python


def venv_python():
    """Where .venv has its Python on this system."""
    place = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return os.path.join(VENV, *place)


def works(python):
    """True if that Python starts and is new enough: an upgrade of the system may have taken it away."""
    code = "import sys; sys.exit(sys.version_info < %r)" % (LEAST,)
    return run_silent([python, "-c", code]) == 0


def run_silent(command):
    """The exit code of a command whose output nobody needs; 1 if there is no such program."""
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return 1


def interpreter():
    """A Python that is new enough: this one, else one that the system has beside it."""
    if sys.version_info >= LEAST:
        return sys.executable
    for minor in range(13, LEAST[1] - 1, -1):
        found = shutil.which("python3.%d" % minor)
        if found and works(found):
            return found
    wanted = "%d.%d" % LEAST
    raise Refused("this is Python %d.%d; Python %s or newer is needed" % ((*sys.version_info[:2], wanted)))


def make_venv():
    """Make .venv anew. Raises Refused where Python came without the parts or the folder is read-only."""
    python = interpreter()
    if run_silent([python, "-c", "import venv, ensurepip"]) != 0:
        raise Refused("this Python has no venv module: install it (Debian, Ubuntu: apt install python3-venv)")
    is_ours = os.path.exists(os.path.join(VENV, "pyvenv.cfg"))
    if os.path.isdir(VENV) and os.listdir(VENV) and not is_ours:
        raise Refused("%s is in the way: it is no Python environment" % VENV)
    print("Making the environment .venv ...", flush=True)
    made = subprocess.run(
        [python, "-m", "venv", "--clear", VENV], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if made.returncode != 0:
        lines = made.stdout.decode(errors="replace").split("\n")
        why = next((line.strip() for line in reversed(lines) if line.strip()), "no reason given")
        raise Refused("the environment %s cannot be made: %s" % (VENV, why))


def fingerprint(python):
    """Changes when what is to be installed does: the project file, the place of the checkout, the Python."""
    version = subprocess.check_output([python, "-c", "import sys; print(sys.version)"])
    digest = hashlib.sha256(version + ROOT.encode("utf-8", "surrogateescape"))
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        digest.update(file.read())
    return digest.hexdigest()


def read_stamp():
    try:
        with open(STAMP) as file:
            known = json.load(file)
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


def install(python, extras):
    """pip install the checkout, editable. Raises Refused with pip's own reason in one line."""
    print("Installing what is needed (once, a minute or so) ...", flush=True)
    what = "%s[%s]" % (ROOT, ",".join(extras)) if extras else ROOT
    command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "-e", what]
    with open(PIP_LOG, "wb") as log:
        code = subprocess.call(command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    if code == 0:
        point_back()
        return
    with open(PIP_LOG, errors="replace") as log:
        lines = log.read().splitlines()
    errors = [line for line in lines if line.startswith("ERROR")] or ["no reason given"]
    offline = any(
        word in line for line in lines for word in ("NewConnectionError", "ConnectTimeout", "Name or service")
    )
    why = "there is no network, or it does not reach the package index" if offline else errors[-1]
    raise Refused("pip could not install what is needed: %s (all it said: %s)" % (why, PIP_LOG))


def point_back():
    """Let .venv name this checkout by a relative path.

    Python reads that line in the locale's encoding: where the locale is not installed and the checkout lies
    in a folder with an accent, it could not even start.
    """
    for place in ("lib/*/site-packages", "Lib/site-packages"):
        for path in glob.glob(os.path.join(glob.escape(VENV), place, "_tumbleweed_tabletop.pth")):
            with open(path, "w", encoding="ascii") as file:
                file.write(os.path.relpath(ROOT, os.path.dirname(path)) + "\n")


# ---------------------------------------------------------------- the game
def opens_window(words):
    """True if these words of the command line open a window."""
    command = next((word for word in words if word in COMMANDS), None)
    return not NO_WINDOW & set(words) and command in (None, "play", "replay")


def has_display():
    """False on a system that draws through X or Wayland and has neither."""
    if sys.platform in ("win32", "darwin", "cygwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def play(words):
    if opens_window(words) and not has_display():
        raise Refused("there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set")
    python = ready()
    return subprocess.call([python, "-m", "tabletop", *words])


def run(work, words):
    """Exit with the code of work(words), or after the one line of what keeps it from working."""
    try:
        sys.exit(work(words))
    except Refused as refusal:
        print("%s: %s" % (os.path.basename(sys.argv[0]), refusal), file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print("%s: %s" % (os.path.basename(sys.argv[0]), error), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    run(play, sys.argv[1:])

"""The words in the reader's language: which language is in force, and the look-ups for everything above.

Owns the choice of language (the settings' or the system's) and the compiled catalogues in `tabletop/locale`.
Only the standard library's gettext is used at run time; `build/messages.py` makes the catalogues. English is
the language of the source, so it needs no catalogue and can never be missing.
"""

from __future__ import annotations

import gettext
import locale
import os
import plistlib
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tabletop.core.words import Speaker

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "es": "Español"}
"""Every language there is, by code, with its own name for itself."""
AUTO: Final = "auto"
"""The setting that follows the system."""
DOMAIN: Final = "tumbleweed"
LOCALE_DIR: Final = Path(__file__).resolve().parent.parent / "locale"
"""Lies inside the package, so that a checkout, a wheel and the packaged program all find it here."""

_ENGLISH: Final = gettext.NullTranslations()


class _Current:
    """The language in force. One a process: a program has one reader of its labels at a time."""

    code = "en"
    words: gettext.NullTranslations = _ENGLISH


def set_language(code: str) -> str:
    """Put "en", "es" or "auto" (the system's) in force and return the code that now is.

    An unknown code is English.
    """
    wanted = system_language() if code == AUTO else code
    if wanted not in LANGUAGES:
        wanted = "en"
    _Current.words = _ENGLISH if wanted == "en" else _load(wanted)
    _Current.code = wanted
    return wanted


def language() -> str:
    """The code in force."""
    return _Current.code


def _(sentence: str) -> str:
    """The sentence in the language in force; itself where the catalogue lacks it."""
    # gettext keeps the catalogue's head under the empty key
    return _Current.words.gettext(sentence) if sentence else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The form of a plural sentence that `count` asks for, in the language in force."""
    return _Current.words.ngettext(one, many, count)


def speaker(names: Sequence[str] = ()) -> Speaker:
    """A speaker of the language in force, now and after a change; `names` are those of the seats."""
    return Speaker(_, ngettext, names)


def listed(names: Sequence[str]) -> str:
    """Names in a row as the language in force writes them: "Ana, Ramón and Ruby"."""
    return speaker().listed(names)


def _load(code: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE_DIR, [code], fallback=True)


# ---------------------------------------------------------------- what the system speaks
def system_language(environ: Mapping[str, str] | None = None, platform: str = sys.platform) -> str:
    """The first language that the system's user prefers and that there is; English where none is known.

    Reads names only and never calls `setlocale`, so that a decimal comma or a Turkish i stays out of the
    program.
    """
    names = _preferred(os.environ if environ is None else environ, platform)
    return next((code for code in map(_code, names) if code in LANGUAGES), "en")


def _code(name: str) -> str:
    """ "es" of "es_MX.UTF-8", "es-419" or "ES"."""
    return re.split(r"[-_.@]", name.strip(), maxsplit=1)[0].lower()


def _preferred(environ: Mapping[str, str], platform: str) -> list[str]:
    """Locale names, the most wanted first."""
    named = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(key, ""))), "")
    if named:
        # as gettext has it: LANGUAGE is a list of wishes, but a plain C locale means no translation at all
        wishes = [] if _code(named) in ("c", "posix") else environ.get("LANGUAGE", "").split(":")
        return [*(wish for wish in wishes if wish), named]
    if platform == "win32":
        return _windows_names()
    if platform == "darwin":
        return _mac_names(Path.home() / "Library/Preferences/.GlobalPreferences.plist")
    return [wish for wish in environ.get("LANGUAGE", "").split(":") if wish]


def _windows_names() -> list[str]:
    import ctypes

    try:
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    except (AttributeError, OSError):
        return []
    name = locale.windows_locale.get(number)
    return [] if name is None else [name]


def _mac_names(preferences: Path) -> list[str]:
    """A program started from the Finder gets no LANG: the user's list stands in the global preferences."""
    try:
        listed = plistlib.loads(preferences.read_bytes()).get("AppleLanguages", [])
    except (OSError, plistlib.InvalidFileException, ValueError, AttributeError):
        return []
    return [name for name in listed if isinstance(name, str)] if isinstance(listed, list) else []

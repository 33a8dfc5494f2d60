"""The catalogues: nothing missing, nothing stale, every translation can be filled; the system's language is
found.
"""

from __future__ import annotations

import importlib.util
import plistlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tabletop.core.cards import CARD_NAME_KEYS, parse_card
from tabletop.core.words import N_, CardFact, SeatFact, text
from tabletop.session import catalogue

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def messages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("messages_script", ROOT / "build" / "messages.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def _english_after():
    yield
    catalogue.set_language("en")


def test_catalogues_are_complete_and_up_to_date(messages):
    assert messages.problems() == []


def test_every_card_has_a_spanish_name_with_its_article():
    catalogue.set_language("es")
    names = [catalogue._(key) for key in CARD_NAME_KEYS]
    assert len(set(names)) == len(CARD_NAME_KEYS)
    assert all(name.split()[0] in ("el", "la", "una") for name in names)


def test_a_sentence_follows_the_language_in_force():
    speaker = catalogue.speaker(["Ana"])
    sentence = text(N_("{first} and {last}"), first=SeatFact(0), last=CardFact(parse_card("9S")))
    assert speaker.say(sentence) == "Ana and the 9 of spades"
    assert catalogue.set_language("es") == "es"
    assert speaker.say(sentence) == "Ana y el 9 de picas"


def test_what_the_catalogue_lacks_stays_english():
    catalogue.set_language("es")
    assert catalogue._("no such sentence") == "no such sentence"
    assert catalogue._("") == ""
    assert catalogue.ngettext("no such card", "no such cards", 2) == "no such cards"
    assert catalogue.set_language("tlh") == "en"


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "ES"}, "es"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LC_ALL": "tr_TR.UTF-8"}, "en"),
        ({"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr:es:en"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_MX.UTF-8", "LANGUAGE": "es"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "es_AR", "LANG": "en_US"}, "es"),
        ({"LANGUAGE": "es"}, "es"),
        ({"LANG": "est_EE"}, "en"),
    ],
)
def test_the_system_language_is_read_from_names(environ, expected):
    assert catalogue.system_language(environ, "linux") == expected


def test_on_a_mac_the_users_list_counts(tmp_path):
    preferences = tmp_path / "global.plist"
    preferences.write_bytes(plistlib.dumps({"AppleLanguages": ["fr-FR", "es-419"]}, fmt=plistlib.FMT_BINARY))
    assert catalogue._mac_names(preferences) == ["fr-FR", "es-419"]
    preferences.write_bytes(b"no plist")
    assert catalogue._mac_names(preferences) == []
    assert catalogue._mac_names(tmp_path / "none") == []


@pytest.mark.parametrize("name", ["tr_TR.UTF-8", "C", "es_MX.UTF-8", "xx_unknown"])
def test_any_locale_starts_and_leaves_numbers_alone(name):
    code = (
        "from tabletop.session import catalogue as c\n"
        "print(c.set_language('auto'), '{:.1f}'.format(1.5), 'I'.lower())"
    )
    out = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=ROOT,
        env={"LC_ALL": name, "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert out.stdout.split() == ["es" if name.startswith("es") else "en", "1.5", "i"]


def test_the_collector_sees_every_mark(messages, tmp_path):
    package = tmp_path / "tabletop"
    package.mkdir()
    (package / "sample.py").write_text(
        "a = _('alpha')\n"
        "b = text(N_('beta {x}'), x=text('gamma'))\n"
        "c = plural(N_('one {count}'), N_('many {count}'), n, who=N_('delta'))\n"
        "d = ngettext('mouse', 'mice', n)\n"
        "e = _('mo' 'use') + _(name)\n"
        "f = _(f'bad {name}')\n"
        "g = plural(ONE, MANY, n)\n",
        encoding="utf-8",
    )
    found = messages.collect(package)
    own = {key for key in found.keys if key not in CARD_NAME_KEYS}
    assert own == {"alpha", "beta {x}", "gamma", ("one {count}", "many {count}"), "delta", ("mouse", "mice")}
    assert [line.split(":")[1] for line in found.problems] == ["6", "7"]


def test_a_translation_that_lost_a_place_is_found(messages):
    catalog = messages.new_catalog("es")
    catalog.add("Needs {rank}", string="Hace falta {rango}")
    catalog.add(("{count} card", "{count} cards"), string=("una carta", "{count} cartas"))
    catalog.add("{a} {b}", string="{a} {b")
    lines = [line for message in messages.messages(catalog) for line in messages.misfits(message)]
    assert len(lines) == 2
    assert "'rank'" in lines[0]
    assert "'{a} {b}'" in lines[1]

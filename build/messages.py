"""Keep the catalogues: collect what the source marks, merge it into each language's .po, compile the .mo.

    python build/messages.py            write what has changed
    python build/messages.py --check    write nothing; exit 1 and say what is stale, missing or does not fit

Marks: `_("...")`, `N_("...")`, `text("...")`, `ngettext("one", "many", n)` and `plural(N_("one"), N_("many"),
n)`; card names, which are no literals, are listed by `tabletop.core.cards`. Needs Babel (the `test` extra).
Files are compared by what they say, not by their bytes or times: another release of Babel may lay them out
differently.
"""

from __future__ import annotations

import argparse
import ast
import gettext
import io
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletop.core.cards import CARD_NAME_KEYS  # noqa: E402  (the checkout's own, whatever is installed)

PACKAGE = ROOT / "tabletop"
LOCALE = PACKAGE / "locale"
DOMAIN = "tumbleweed"
POT = LOCALE / f"{DOMAIN}.pot"
LANGUAGES = ("es",)
PLURAL_FORMS = "nplurals=2; plural=(n != 1);"
"""Of English and of every language so far."""
ONE = {"_", "N_", "text"}
MANY = {"ngettext", "plural"}

Key = str | tuple[str, str]


# ---------------------------------------------------------------- what the source says
@dataclass
class Found:
    """What the source marks: each key with the files that use it, and the marks that nobody can collect."""

    keys: dict[Key, set[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, key: Key, place: str) -> None:
        self.keys.setdefault(key, set()).add(place)


def collect(package: Path = PACKAGE) -> Found:
    """Every marked string of the package."""
    found = Found()
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package.parent).as_posix()
        _scan(ast.parse(path.read_text(encoding="utf-8"), place), place, found)
    for key in CARD_NAME_KEYS:
        found.add(key, "tabletop/core/cards.py")
    for one in {key[0] for key in found.keys if isinstance(key, tuple)}:
        found.keys.pop(one, None)  # one entry serves both look-ups
    return found


def _scan(node: ast.AST, place: str, found: Found) -> None:
    children = ast.iter_child_nodes(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        name = node.func.id
        if name in MANY and len(node.args) >= 3:
            one, many = (_literal(argument) for argument in node.args[:2])
            if one is None or many is None:
                # the two forms are one entry: marked apart, gettext would never find them together
                found.problems.append(f"{place}:{node.lineno}: {name}() needs its two sentences in place")
            else:
                found.add((one, many), place)
                children = iter([*node.args[2:], *node.keywords])
        elif name in ONE and node.args:
            _mark(node.args[0], f"{place}:{node.lineno}: {name}()", place, found)
    for child in children:
        _scan(child, place, found)


def _mark(argument: ast.expr, where: str, place: str, found: Found) -> None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        if argument.value:
            found.add(argument.value, place)
    elif isinstance(argument, (ast.JoinedStr, ast.BinOp)):
        # a name is a key marked elsewhere; a sentence put together here is one that no catalogue can hold
        found.problems.append(f"{where} needs one literal string")


def _literal(node: ast.expr) -> str | None:
    """The string of "..." or N_("...")."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "N_" and node.args:
        node = node.args[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


# ---------------------------------------------------------------- catalogues and files
def new_catalog(language: str | None) -> Catalog:
    catalog = Catalog(locale=language, project="Tumbleweed Tabletop", charset="utf-8", fuzzy=False)
    catalog.mime_headers = [("Plural-Forms", PLURAL_FORMS)]
    return catalog


def template(found: Found) -> Catalog:
    """The .pot: keys by file and then by letter, places without line numbers, so that only words make it
    change.
    """
    catalog = new_catalog(None)
    ordered = sorted(
        found.keys, key=lambda key: (min(found.keys[key]), key if isinstance(key, str) else key[0])
    )
    for key in ordered:
        places = [(place, 0) for place in sorted(found.keys[key])]
        catalog.add(key, string=("", "") if isinstance(key, tuple) else "", locations=places)
    return catalog


def merged(language: str, source: Catalog) -> Catalog:
    """The language's catalogue: the template's keys with the translations that stand in its .po."""
    old = read(po_path(language), language)
    out = new_catalog(language)
    for message in messages(source):
        known = old.get(sources(message)[0])
        fits = known is not None and known.pluralizable == message.pluralizable
        said = known.string if known and fits else message.string
        out.add(message.id, string=said, locations=message.locations)
    return out


def po_path(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(language: str) -> Path:
    return po_path(language).with_suffix(".mo")


def read(path: Path, language: str | None) -> Catalog:
    """The catalogue in a .po or .pot, an empty one if there is none."""
    if not path.exists():
        return new_catalog(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def po_bytes(catalog: Catalog) -> bytes:
    """The text form, without dates and tool names."""
    body = io.BytesIO()
    write_po(body, catalog, width=110, omit_header=True, include_lineno=False)
    head = ["Project-Id-Version: Tumbleweed Tabletop"]
    head += [f"Language: {catalog.locale}"] if catalog.locale is not None else []
    head += [f"Plural-Forms: {PLURAL_FORMS}", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8"]
    head += ["Content-Transfer-Encoding: 8bit"]
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in head), "", ""]
    return "\n".join(lines).encode() + body.getvalue()


def mo_bytes(catalog: Catalog) -> bytes:
    body = io.BytesIO()
    write_mo(body, catalog)
    return body.getvalue()


# ---------------------------------------------------------------- what a message says
def messages(catalog: Catalog) -> list[Message]:
    """All but the head."""
    return [message for message in catalog if message.id]


def sources(message: Message) -> tuple[str, ...]:
    """The English sentence, or the two of a plural."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def forms(message: Message) -> tuple[str, ...]:
    """The translation, or one a plural form; "" where it is missing."""
    return (message.string or "",) if isinstance(message.string, str | None) else tuple(message.string)


def words(catalog: Catalog) -> dict[tuple[str, ...], tuple[tuple[str, ...], tuple[str, ...]]]:
    """What a text file says: translations and places by key."""
    return {
        sources(message): (forms(message), tuple(sorted({place for place, _ in message.locations})))
        for message in messages(catalog)
    }


def spoken(compiled: bytes) -> dict[object, str]:
    """What gettext reads from a compiled file, by key; its head apart."""
    entries: dict[object, str] = vars(gettext.GNUTranslations(io.BytesIO(compiled)))["_catalog"]
    return {key: value for key, value in entries.items() if key}


# ---------------------------------------------------------------- what can be wrong
def names_in(pattern: str) -> set[str]:
    """The {named} places of a sentence. Raises ValueError for braces that do not pair."""
    return {name for _, name, _, _ in string.Formatter().parse(pattern) if name is not None}


def misfits(message: Message) -> Iterator[str]:
    """What keeps a translation from being filled with the facts of its sentence."""
    wanted = set().union(*(names_in(source) for source in sources(message)))
    # the form for one may leave the number out
    optional = {"count"} if message.pluralizable else set()
    for form in forms(message):
        try:
            got = names_in(form)
        except ValueError as error:
            yield f"{sources(message)[0]!r}: {error} in {form!r}"
            continue
        if got - wanted or wanted - got - optional:
            yield f"{sources(message)[0]!r}: the places {sorted(wanted)} became {sorted(got)}"


def language_problems(language: str, source: Catalog) -> Iterator[str]:
    catalog = merged(language, source)
    if words(read(po_path(language), language)) != words(catalog):
        yield f"{language}: the .po is stale: run python build/messages.py"
    if not mo_path(language).exists() or spoken(mo_path(language).read_bytes()) != spoken(mo_bytes(catalog)):
        yield f"{language}: the .mo is stale: run python build/messages.py"
    for message in messages(catalog):
        if all(forms(message)):
            yield from (f"{language}: {line}" for line in misfits(message))
        else:
            yield f"{language}: no translation of {sources(message)[0]!r}"


def problems() -> list[str]:
    """One line for each thing that is stale, missing or does not fit."""
    found = collect()
    source = template(found)
    out = list(found.problems)
    if words(read(POT, None)) != words(source):
        out.append("the .pot is stale: run python build/messages.py")
    for language in LANGUAGES:
        out += language_problems(language, source)
    return out


def write() -> None:
    """Bring the .pot, each .po and each .mo up to date; a file that says the same already stays as it is."""
    source = template(collect())
    if words(read(POT, None)) != words(source):
        POT.parent.mkdir(exist_ok=True)
        POT.write_bytes(po_bytes(source))
    for language in LANGUAGES:
        po, mo, catalog = po_path(language), mo_path(language), merged(language, source)
        po.parent.mkdir(parents=True, exist_ok=True)
        if not po.exists() or words(read(po, language)) != words(catalog):
            po.write_bytes(po_bytes(catalog))
        if not mo.exists() or spoken(mo.read_bytes()) != spoken(mo_bytes(catalog)):
            mo.write_bytes(mo_bytes(catalog))


def main() -> int:
    parser = argparse.ArgumentParser(description="Collect, merge and compile the catalogues.")
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if anything is amiss")
    if not parser.parse_args().check:
        write()
    lines = problems()
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())

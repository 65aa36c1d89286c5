"""Machine files that come with chainline: their names, aliases and shared costs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ...codegen.cache import cached_bytes, content_key
from ...errors import UsageError
from ...files.toml_schema import Table, tables_of
from ...lazy import pattern
from ...records import record

_MACHINES = Path(__file__).with_name("machines")
_FORMAT = "tables of TOML 1"


def available_machines() -> list[str]:
    """Return the keys of the shipped machines, sorted."""
    return sorted(file.stem for file in _MACHINES.iterdir() if file.suffix == ".toml")


def shipped_text(key: str) -> str:
    """Return the text of a shipped machine file."""
    return (_MACHINES / f"{key}.toml").read_text(encoding="utf-8")


def shipped_tables(key: str) -> dict[str, Any]:
    """Return the tables of a shipped machine file.

    They are kept as JSON, by what the file says: TOML takes ten times as long to read.
    """
    text = shipped_text(key)
    made = content_key(_FORMAT, text)
    kept = cached_bytes(made, ".json", lambda: json.dumps(tables_of(text, f"{key}.toml")).encode())
    tables: dict[str, Any] = json.loads(kept)
    return tables


COSTS_OF = "costs_of"
"""Key of a file whose instructions cost what those of another cost."""
_COSTS, _SOURCES = ("instructions", "forms"), "sources"


def with_shared_costs(
    tables: dict[str, Any], file: str, text: str, seen: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the tables of a machine file, with costs from the shipped file that it names.

    What a file says itself goes before. A form of its own that the other file has, too, is tried where that
    one has it, others are tried first. Sources that the costs cite come along.

    Parameters
    ----------
    tables : dict
        Of the file.
    file : str
        Its name, for messages.
    text : str
        What it says.
    seen : tuple of str
        Keys of the files that take their costs from this one.

    Raises
    ------
    UsageError
        If no shipped file has that key, or files take their costs from each other.

    Examples
    --------
    >>> tables = with_shared_costs({"costs_of": "clx"}, "mine.toml", "")
    >>> tables["instructions"]["fma"]["latency_cycles"]
    4
    """
    if COSTS_OF not in tables:
        return tables
    top = Table(tables, file, "", text)
    named = top.text(COSTS_OF)
    if named not in (known := available_machines()):
        raise top.error(COSTS_OF, f"found {named!r}", f"choose one of {', '.join(known)}")
    if named in seen:
        raise top.error(COSTS_OF, f"found {named!r}", "which has its costs from this file; name another")
    theirs = with_shared_costs(shipped_tables(named), f"{named}.toml", shipped_text(named), (*seen, named))
    merged = {name: _merged(tables, theirs, name, file, text) for name in (*_COSTS, _SOURCES)}
    return {key: value for key, value in tables.items() if key != COSTS_OF} | merged


def _merged(
    tables: dict[str, Any], theirs: dict[str, Any], name: str, file: str, text: str
) -> dict[str, Any]:
    own: dict[str, Any] = tables.get(name, {})
    Table(own, file, name, text)  # which says so where it is none
    others: dict[str, Any] = theirs.get(name, {})
    first = {key: value for key, value in own.items() if key not in others}
    return first | {key: own.get(key, value) for key, value in others.items()}


_LEAST_SAID = 3
"""Letters of a name that may stand for several machines, such as `zen`."""
_LONGEST = 200
"""Characters of a name that is looked for."""
_IGNORED = pattern(
    r"\(r\)|\(tm\)|@.*|(?<!\d)\d{1,4}-core\b|\b(?:intel|amd|arm|aws|amazon|nvidia|fujitsu|marvell|cavium|processor|cpu)\b"
)
_PUNCTUATION = pattern(r"[^a-z0-9+?*]")


@record
class Near:
    """Processors that have no file, and the reason why one is the nearest."""

    names: tuple[str, ...]
    reason: str


@record
class Naming:
    """Names that belong to a machine file.

    Attributes
    ----------
    key : str
        Of the file.
    title : str
    names : tuple of str
        Those that stand for it, its key left out.
    near : tuple of Near
        Those of which it is the nearest.
    """

    key: str
    title: str
    names: tuple[str, ...]
    near: tuple[Near, ...]


def read_names(top: Table) -> tuple[tuple[str, ...], tuple[Near, ...]]:
    """Return the further names that a machine file lists, and the processors that it is near."""
    names = top.texts("names") if top.has("names") else ()
    return names, tuple(_near(table) for table in top.tables("near")) if top.has("near") else ()


def _near(table: Table) -> Near:
    near = Near(table.texts("names"), table.text("reason"))
    table.close()
    return near


@lru_cache(2048)
def plain_name(name: str) -> str:
    """Return a name without what spellings differ in.

    Examples
    --------
    >>> plain_name("Intel(R) Xeon(R) Platinum 8480+ @ 2.0GHz"), plain_name("Neoverse V1")
    ('xeonplatinum8480+', 'neoversev1')
    """
    return _PUNCTUATION.sub("", _IGNORED.sub(" ", name.lower()))


@cache
def shipped_names() -> tuple[Naming, ...]:
    """Return the names of every shipped machine, in the order of their keys."""
    return tuple(_naming(key, shipped_tables(key)) for key in available_machines())


def _naming(key: str, tables: dict[str, Any]) -> Naming:
    top = Table(tables, f"{key}.toml", "")
    names, near = read_names(top)
    by_spelling = {plain_name(key): key}
    for name in (*top.texts("llvm_cpus"), *names):
        by_spelling.setdefault(plain_name(name), name)
    return Naming(key, top.text("title"), tuple(by_spelling.values())[1:], near)


def shipped_key(name: str) -> str:
    """Return the key of the shipped machine that a name stands for.

    Raises
    ------
    UsageError
        If none has that name: with the nearest one and why, with those that may be meant, or with all.

    Examples
    --------
    >>> shipped_key("Sapphire Rapids"), shipped_key("znver4"), shipped_key("AMD EPYC 7763 64-Core Processor")
    ('spr', 'zen4', 'zen3')
    >>> shipped_key("znver6")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: unknown machine 'znver6'; no file describes it; give zen5 (AMD EPYC 9655 \
(Zen 5, Turin)), the nearest: the core before it
    """
    plain = plain_name(name[:_LONGEST])
    if plain in (keys := {plain_name(key): key for key in available_machines()}):
        return keys[plain]
    known = shipped_names()
    for each in known:
        if _stands_for(plain, each.names):
            return each.key
    raise UsageError(f"unknown machine '{name}'; {_advice(plain, known)}")


def _stands_for(plain: str, names: tuple[str, ...]) -> bool:
    return bool(plain) and any(fnmatchcase(plain, plain_name(known)) for known in names)


def _advice(plain: str, known: tuple[Naming, ...]) -> str:
    """Return advice for a name that stands for no machine."""
    if plain in ("host", "native", "localhost", "local", "self"):
        return "this processor is called host"
    for each in known:
        for near in each.near:
            if _stands_for(plain, near.names):
                return _nearest(each, near.reason)
    meant = [each for each in known if len(plain) >= _LEAST_SAID and _mentions(each, plain)]
    if meant:
        listed = ", ".join(f"{each.key} ({each.title})" for each in meant)
        return f"it may stand for {listed}; choose one" if len(meant) > 1 else f"did you mean {listed}?"
    if mistyped := _mistyped(plain, known):
        return f"did you mean {mistyped}"
    return f"choose one of {', '.join(available_machines())} or give a path that ends in .toml"


def _nearest(naming: Naming, reason: str) -> str:
    return f"no file describes it; give {naming.key} ({naming.title}), the nearest: {reason}"


def _mentions(naming: Naming, plain: str) -> bool:
    return any(plain in plain_name(text) for text in (naming.key, naming.title, *naming.names))


def _mistyped(plain: str, known: tuple[Naming, ...]) -> str:
    """Return the name that was nearly typed, and the machine that it stands for; "" where there is none."""
    from difflib import get_close_matches  # noqa: PLC0415 - most names are right

    spelled = {
        plain_name(name): (name, each, near.reason if near else "")
        for each in known
        for name, near in _spellings(each)
        if "?" not in name and "*" not in name
    }
    if not (close := get_close_matches(plain, spelled, n=1, cutoff=0.75)):
        return ""
    name, each, reason = spelled[close[0]]
    if reason:
        return f"{name}? {_nearest(each, reason)}"
    return f"{name} ({each.title})?" if name == each.key else f"{name}, which is {each.key} ({each.title})?"


def _spellings(naming: Naming) -> Iterator[tuple[str, Near | None]]:
    """Yield every name that belongs to a machine, last its own, which goes before."""
    yield from ((name, near) for near in naming.near for name in near.names)
    yield from ((name, None) for name in (*naming.names, naming.key))

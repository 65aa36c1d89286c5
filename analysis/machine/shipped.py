"""The machine files that come with chainline, and costs that one file takes from another of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...files.checked_table import Table, tables_of

COSTS_OF = "costs_of"
"""Key of a file whose instructions cost what those of another cost: processors with the same core."""
_MACHINES = Path(__file__).with_name("machines")
_COSTS, _SOURCES = ("instructions", "forms"), "sources"


def available_machines() -> list[str]:
    """Return the keys of the shipped machines, sorted."""
    return sorted(file.stem for file in _MACHINES.iterdir() if file.suffix == ".toml")


def shipped_text(key: str) -> str:
    """Return the text of a shipped machine file."""
    return (_MACHINES / f"{key}.toml").read_text(encoding="utf-8")


def with_shared_costs(tables: dict[str, Any], file: str, text: str) -> dict[str, Any]:
    """Return the tables of a machine file, with costs from the shipped file that it names.

    What a file says itself goes before: its forms are tried first. Sources that the costs cite come along.

    Raises
    ------
    UsageError
        If no shipped file has that key, or it takes its costs from yet another one.

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
    theirs = tables_of(shipped_text(named), named)
    if COSTS_OF in theirs:
        raise top.error(
            COSTS_OF, f"found {named!r}", f"which has its costs from {theirs[COSTS_OF]}; name that"
        )
    merged = {name: _merged(tables, theirs, name, file, text) for name in (*_COSTS, _SOURCES)}
    return {key: value for key, value in tables.items() if key != COSTS_OF} | merged


def _merged(
    tables: dict[str, Any], theirs: dict[str, Any], name: str, file: str, text: str
) -> dict[str, Any]:
    own: dict[str, Any] = tables.get(name, {})
    Table(own, file, name, text)  # which says so where it is none
    return own | {key: value for key, value in theirs.get(name, {}).items() if key not in own}

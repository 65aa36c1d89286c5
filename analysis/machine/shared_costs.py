"""Costs that one machine file takes from another: processors with the same core."""

from __future__ import annotations

from typing import Any

from ...files.checked_table import Table
from .shipped import available_machines, shipped_tables

COSTS_OF = "costs_of"
"""Key of a file whose instructions cost what those of another cost."""
_COSTS, _SOURCES = ("instructions", "forms"), "sources"


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
    theirs = shipped_tables(named)
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

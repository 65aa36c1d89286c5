"""Merging of data sets by the identity of their rows; each row records its origin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from .reading import with_drift
from .row import Row

_BESIDE = frozenset({"drift", "drifted", "merged_from"})
"""Columns that say how a row stands among others, not what was measured."""
_COMPARED = tuple(field.name for field in fields(Row) if field.name not in _BESIDE)


@dataclass(frozen=True, slots=True)
class Part:
    """A data set that is merged: its name, and its rows."""

    name: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two rows that measure the same thing on the same processor, and differ.

    Attributes
    ----------
    first, second : Row
        Of two data sets; `merged_from` names them.
    columns : tuple of str
        Columns that differ.
    """

    first: Row
    second: Row
    columns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Merged:
    """Outcome of merging data sets.

    Attributes
    ----------
    rows : list of Row
        Each identity once.
    same : dict of str to int
        By data set, rows that were in an earlier one and are the same.
    conflicts : list of Conflict
    """

    rows: list[Row]
    same: dict[str, int]
    conflicts: list[Conflict]


def merged(parts: Sequence[Part], *, newest: bool = False) -> Merged:
    """Return the rows of several data sets, each once.

    A row with a time goes before one with a problem. Drift is taken anew, against the references of all.

    Parameters
    ----------
    parts : sequence of Part
    newest : bool
        Of two rows that differ keep that measured last: there are no conflicts then.

    Notes
    -----
    A row is identified by what was measured (kernel, compiler and its version, flags, widths, threads,
    elements) and on which processor: `Row.key`. Nodes of one processor have rows of the same identity.
    """
    by_key: dict[str, Row] = {}
    same = {part.name: 0 for part in parts}
    conflicts: list[Conflict] = []
    for part in parts:
        for found in part.rows:
            row = found if found.merged_from else replace(found, merged_from=part.name)
            known = by_key.get(row.key)
            if known is None or (known.problem and not row.problem):
                by_key[row.key] = row
            elif row.problem or not (columns := _differing(known, row)):
                same[part.name] += 1
            elif newest:
                by_key[row.key] = max(known, row, key=lambda each: each.date)
            else:
                conflicts.append(Conflict(known, row, columns))
    return Merged(with_drift(list(by_key.values())), same, conflicts)


def _differing(one: Row, other: Row) -> tuple[str, ...]:
    return tuple(name for name in _COMPARED if getattr(one, name) != getattr(other, name))

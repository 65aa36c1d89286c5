"""Rows of a data set and its journal together, each once, with drift; as records or as a table."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from .journal import read_journal
from .row import COLUMNS, Row

if TYPE_CHECKING:
    import pandas as pd

DRIFT_LIMIT = 0.05
"""Share by which the reference kernel may be slower than its median before a row is flagged."""


def read_dataset(path: str | Path) -> pd.DataFrame:
    """Return a data set as a table, rows of a running campaign included.

    Raises
    ------
    UsageError
        If there is no data set, or it cannot be read: says what and where.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import, only for reading

    rows = load_rows(Path(path))
    return pd.DataFrame({c.name: [getattr(row, c.name) for row in rows] for c in COLUMNS})


def load_rows(path: Path) -> list[Row]:
    """Return the rows of a data set and of its journal, each once."""
    from .parquet import read_rows  # noqa: PLC0415 - an optional part: only who reads a data set needs it

    journal = read_journal(path)
    stored = read_rows(path) if path.exists() or not journal else []
    return merge(stored, journal)


def merge(*parts: Sequence[Row]) -> list[Row]:
    """Return all rows, each key once, a measured one before one with a problem, drift set.

    A crash between writing the data set and removing the journal leaves rows in both.
    """
    by_key: dict[str, Row] = {}
    for part in parts:
        for row in part:
            known = by_key.get(row.key)
            if known is None or (known.problem and not row.problem):
                by_key[row.key] = row
    return with_drift(list(by_key.values()))


def with_drift(rows: Sequence[Row]) -> list[Row]:
    """Return the rows with `drift` taken against the median of the same reference."""
    groups: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for row in rows:
        if row.reference_seconds is not None:
            groups[row.cpu, row.residence, row.threads].append(row.reference_seconds)
    medians = {group: statistics.median(values) for group, values in groups.items()}
    return [_drifted(row, medians.get((row.cpu, row.residence, row.threads))) for row in rows]


def _drifted(row: Row, usual: float | None) -> Row:
    if row.reference_seconds is None or usual is None:
        return row
    drift = row.reference_seconds / usual - 1
    return replace(row, drift=drift, drifted=drift > DRIFT_LIMIT)

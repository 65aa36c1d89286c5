"""Rows of a data set and of its journal, which survives a killed process, as records or a table."""

from __future__ import annotations

import os
import stat
import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ....errors import UsageError
from ....files.durable_log import DurableLog, checked_line, pieces, value_of
from ....files.untrusted import read_bytes
from ....records import replace
from .row import COLUMNS, Row, row_from

if TYPE_CHECKING:
    import pandas as pd


def journal_path(data: Path) -> Path:
    """Return the path of the journal of a data set, beside the target of a link."""
    data = data.resolve()
    return data.with_name(data.name + ".journal")


def append_rows(data: Path, rows: Sequence[Row]) -> None:
    """Append rows to the journal of a data set, on disk when this returns.

    Raises
    ------
    UsageError
        If they cannot be written; the journal then holds what it held before.
    """
    path = journal_path(data)
    try:
        with DurableLog(path) as log:
            if not log.size and data.exists():  # what nobody may read in the one, nobody may in the other
                os.fchmod(log.descriptor, stat.S_IMODE(data.stat().st_mode))
            log.append(b"".join(checked_line(row.as_dict()) for row in rows))
    except OSError as error:
        raise UsageError(
            f"{path}: cannot append: {error.strerror}; all rows before are kept, make room and run again"
        ) from None


def read_journal(data: Path) -> list[Row]:
    """Return the rows in the journal of a data set, without a torn last line.

    Raises
    ------
    UsageError
        If a line before the last is corrupt.
    """
    path = journal_path(data)
    if not path.is_file():
        return []
    lines = read_bytes(path).split(b"\n")
    rows = [_parse(line) for line in lines[:-1]]
    if rows and rows[-1] is None and not lines[-1]:
        del rows[-1]
    for number, row in enumerate(rows, 1):
        if row is None:
            raise UsageError(
                f"{path}, line {number}: corrupt; the other lines are intact, remove this one and run again"
            )
    return cast("list[Row]", rows)


def drop_torn_line(data: Path) -> None:
    """Cut a last line that a crash left incomplete, so that appending starts on a new one."""
    path = journal_path(data)
    if not path.is_file():
        return
    with DurableLog(path) as log:
        log.cut_torn_line()
        end = before = 0
        last = b""
        for piece in pieces(log.descriptor, path):
            for line in piece.split(b"\n")[:-1]:
                before, end, last = end, end + len(line) + 1, line
        if end and _parse(last) is None:
            log.keep(before)


def remove_journal(data: Path) -> None:
    """Remove the journal, whose rows have reached the data set."""
    journal_path(data).unlink(missing_ok=True)


def _parse(line: bytes) -> Row | None:
    value = value_of(line)
    try:
        return None if value is None else row_from(value)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


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

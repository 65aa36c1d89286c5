"""A data set of measurements that grows: one parquet file, a journal beside it, one writer.

with DataSet.open(Path("rows.parquet")) as data:      # locks, recovers what a crash left
    data.append(rows)                                 # durable when it returns

`merged` joins data sets by the identity of their rows; each row records its origin.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from types import TracebackType

from ....errors import UsageError, argument
from ....files.durable_log import open_locked
from ....records import record, replace
from .reading import append_rows, drop_torn_line, load_rows, merge, read_journal, remove_journal, with_drift
from .row import MEASURED, Row, row_from

_BESIDE = frozenset({"drift", "drifted", "merged_from"})
"""Columns that say how a row stands among others, not what was measured."""
_COMPARED = tuple(field.name for field in fields(Row) if field.name not in _BESIDE)


@record
class Part:
    """A data set that is merged: its name, and its rows."""

    name: str
    rows: Sequence[Row]


@record
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


@record
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


class DataSet:
    """A data set open for appending by this process alone."""

    def __init__(self, path: Path, lock: int, rows: list[Row]) -> None:
        self.path = path
        self._lock = lock
        self._rows = rows

    @classmethod
    def open(cls, path: Path, cpu: str | None = None) -> DataSet:
        """Lock a data set, new or old, and add the rows that an interrupted run left.

        Parameters
        ----------
        path : Path
            The parquet file.
        cpu : str, optional
            Refuse a data set that holds measurements of other processors.

        Raises
        ------
        UsageError
            If it cannot be written or read, another process appends to it, or it was measured
            on another processor.
        """
        from .parquet import write_rows  # noqa: PLC0415 - an optional part

        lock = _lock(path)
        try:
            drop_torn_line(path)
            rows = load_rows(path) if path.exists() or read_journal(path) else []
            _refuse_other_cpu(path, rows, cpu)
            write_rows(path, rows)  # shows at once whether it can be written
            remove_journal(path)
        except BaseException:
            os.close(lock)
            raise
        return cls(path, lock, rows)

    @property
    def rows(self) -> list[Row]:
        """Every row so far."""
        return list(self._rows)

    def append(self, rows: Sequence[Row]) -> None:
        """Append rows; they are on disk when this returns. UsageError if no file could hold them."""
        _require_readable(self.path, rows)
        append_rows(self.path, rows)
        again = {row.key for row in rows}
        self._rows = [row for row in self._rows if not (row.problem and row.key in again)] + list(rows)

    def close(self) -> None:
        """Bring the journal into the parquet file and unlock.

        The rows on the disk count: an interrupt may have come between writing a row there and adding it to
        the rows of this process.
        """
        from .parquet import write_rows  # noqa: PLC0415 - an optional part

        try:
            drop_torn_line(self.path)
            self._rows = load_rows(self.path)
            write_rows(self.path, self._rows)
            remove_journal(self.path)
        finally:
            os.close(self._lock)

    def __enter__(self) -> DataSet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def require_parquet() -> None:
    """Load the library that writes data sets, so that its absence is reported before rows are made.

    Raises
    ------
    ModuleNotFoundError
        If it is not installed: an optional part.
    """
    from . import parquet  # noqa: F401, PLC0415 - an optional part


def salvage(path: Path) -> tuple[int, int]:
    """Keep the readable rows of a damaged data set; the damaged file stays beside it.

    Returns
    -------
    kept, lost_groups : int
        Rows kept, and row groups that could not be read.

    Raises
    ------
    UsageError
        If an older damaged file is in the way, or a file cannot be read or written.
    """
    from .parquet import readable_rows, write_rows  # noqa: PLC0415 - an optional part

    lock = _lock(path)
    try:
        rows, lost = readable_rows(path)
        if lost:
            backup = path.with_name(path.name + ".damaged")
            if backup.exists():
                raise UsageError(f"{backup}: already there; move it away first")
            os.link(path, backup)
        write_rows(path, merge(rows))
    except OSError as error:
        raise UsageError(f"{path}: cannot be salvaged: {error.strerror}; check permissions") from None
    finally:
        os.close(lock)
    return len(rows), lost


def _lock(path: Path) -> int:
    """Return a descriptor that holds the lock; the system drops it when the process ends."""
    if path.is_dir():
        raise UsageError(f"{path}: is a folder; give the name of a .parquet file")
    place = path.resolve()
    return open_locked(place.with_name(f".{place.name}.lock"), path)


def _require_readable(path: Path, rows: Sequence[Row]) -> None:
    """Refuse rows that are no rows when they are read again, or do not fit into the file."""
    from .parquet import rows_table  # noqa: PLC0415 - an optional part

    try:
        for row in rows:
            row_from(row.as_dict())
    except ValueError as error:
        raise UsageError(f"{path}: a row that no data set can hold: {error}; correct it") from None
    rows_table(path, rows)


def _refuse_other_cpu(path: Path, rows: Sequence[Row], cpu: str | None) -> None:
    others = {row.cpu for row in rows if row.origin == MEASURED} - {cpu}
    if cpu and others:
        raise UsageError(
            f"{path}: holds measurements of {min(others)}, this is {cpu}; give another "
            f"{argument('output')}, or {argument('mixed', True)} to keep both in one data set"
        )

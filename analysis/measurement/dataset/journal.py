"""Journal beside a data set: rows appended one by one, durable even if the process is killed.

A parquet file cannot grow in place, so new rows go to `NAME.journal`, a line of JSON with its
checksum each, synchronised to disk before the next is measured. A line torn by a crash is the
last one and is dropped: its row had not been reported as kept.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from ....errors import UsageError
from ....files.checked_lines import checked_line, value_of
from ....files.given import read_bytes
from ....files.output import sync_folder
from .row import Row, row_from


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
    text = b"".join(checked_line(row.as_dict()) for row in rows)
    try:
        with path.open("ab") as stream:
            before = stream.tell()
            if not before and data.exists():  # what nobody may read in the one, nobody may in the other
                os.fchmod(stream.fileno(), stat.S_IMODE(data.stat().st_mode))
            try:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
                if not before:
                    sync_folder(path.parent)  # the name of a new file
            except OSError:
                os.truncate(path, before)
                raise
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
    rows = []
    lines = read_bytes(path).split(b"\n")
    whole, torn = lines[:-1], lines[-1]
    for number, line in enumerate(whole, 1):
        row = _parse(line)
        if row is None and not (number == len(whole) and not torn):
            raise UsageError(
                f"{path}, line {number}: corrupt; the other lines are intact, remove this one and run again"
            )
        if row is not None:
            rows.append(row)
    return rows


def drop_torn_line(data: Path) -> None:
    """Cut a last line that a crash left incomplete, so that appending starts on a new one."""
    path = journal_path(data)
    if not path.is_file():
        return
    content = read_bytes(path)
    whole = content[: content.rfind(b"\n") + 1]
    lines = whole.splitlines(keepends=True)
    if lines and _parse(lines[-1].rstrip(b"\n")) is None:
        whole = b"".join(lines[:-1])
    if whole != content:
        os.truncate(path, len(whole))


def remove_journal(data: Path) -> None:
    """Remove the journal, whose rows have reached the data set."""
    journal_path(data).unlink(missing_ok=True)


def _parse(line: bytes) -> Row | None:
    value = value_of(line)
    try:
        return None if value is None else row_from(value)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None

"""CSV files that grow line by line: durable when a line is appended, readable after any crash."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import UsageError


def append_lines(path: Path, columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
    """Add lines to a file and see that they are on the disk; a new file gets a header first.

    Parameters
    ----------
    path : Path
    columns : sequence of str
    rows : sequence of mapping
        From column to value; None is written as nothing.

    Raises
    ------
    UsageError
        If the file cannot be written.
    """
    try:
        known, cut = _last_line(path)
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, columns, lineterminator="\n")
            if cut:
                file.write("\n")
            if not known:
                writer.writeheader()
            for row in rows:
                writer.writerow({name: "" if row[name] is None else row[name] for name in columns})
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}; choose another -o") from None


def _last_line(path: Path) -> tuple[bool, bool]:
    """Tell whether a file holds anything, and whether its last line was cut off by the end of a run."""
    if not path.exists() or not path.stat().st_size:
        return False, False
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return True, file.read(1) != b"\n"


def read_lines(path: Path, columns: Sequence[str], what: str) -> Iterator[dict[str, str]]:
    """Yield the lines of a file, none if there is no file; lines that were cut off are left out.

    Parameters
    ----------
    what : str
        What the file should be, for the message.

    Raises
    ------
    UsageError
        If the file cannot be read or has other columns.
    """
    if not path.exists():
        return
    try:
        with path.open(newline="", encoding="utf-8") as file:
            reader = csv.DictReader(file)
            if tuple(reader.fieldnames or ()) != tuple(columns):
                raise UsageError(f"{path}: is no {what}; choose another -o")
            yield from (row for row in reader if None not in row.values())
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}; choose another -o") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path}: is no {what}; choose another -o") from None

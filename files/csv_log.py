"""CSV files that grow line by line: durable when a line is appended, readable after any crash.

with CsvLog.open(Path("trials.csv"), COLUMNS, "table of trials") as log:   # locks, cuts a torn last line
    log.append([row])                                                       # durable when it returns

No value holds the end of a line, so that a line that a crash tore is the last one, or stands alone.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, islice
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from ..errors import UsageError, argument
from .durable_log import DurableLog, pieces
from .untrusted import LARGEST_BYTES

T = TypeVar("T")


class CsvLog:
    """A file open for appending by this process alone, until it is closed or dropped.

    Attributes
    ----------
    path : Path
    rows : list of dict of str to str
        Every whole line so far.
    """

    def __init__(self, log: DurableLog, columns: Sequence[str], what: str) -> None:
        self._log, self._columns = log, tuple(columns)
        self.path = log.path
        self.rows: list[dict[str, str]] = []
        self._ends = [len(_line(columns).encode())]  # of header and rows in the file, in bytes
        self._read(what)

    @classmethod
    def open(cls, path: Path, columns: Sequence[str], what: str) -> Self:
        """Lock a file, new or old; a last line that a crash tore is cut off.

        Parameters
        ----------
        columns : sequence of str
        what : str
            Expected kind of file, for the message.

        Raises
        ------
        UsageError
            If it cannot be read and written, has other columns, or another process appends to it.
        """
        log = DurableLog(path)
        try:
            return cls(log, columns, what)
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            log.close()
            why = f"cannot be read: {error.strerror}" if isinstance(error, OSError) else f"is no {what}"
            raise UsageError(f"{path}: {why}; choose another {argument('output')}") from None
        except BaseException:
            log.close()
            raise

    def _read(self, what: str) -> None:
        """Take in the whole lines; those that an older version left torn have fewer cells."""
        log, header = self._log, _line(self._columns).encode()
        if log.size > LARGEST_BYTES:
            raise UsageError(
                f"{log.path}: is larger than {LARGEST_BYTES >> 20} MiB; choose another {argument('output')}"
            )
        if not header.startswith(os.pread(log.descriptor, len(header), 0)):
            raise UsageError(f"{log.path}: is no {what}; choose another {argument('output')}")
        end = 0
        for piece in pieces(log.descriptor, log.path):
            for line in piece.split(b"\n")[:-1]:
                end += len(line) + 1
                cells = next(csv.reader([line.decode()]), []) if end > len(header) else []
                if len(cells) == len(self._columns):
                    self.rows.append(dict(zip(self._columns, cells, strict=True)))
                    self._ends.append(end)
        log.keep(end)

    def parsed(self, parse: Callable[[Mapping[str, str]], T]) -> list[T]:
        """Return the parsed value of each line.

        Raises
        ------
        UsageError
            If `parse` raises ValueError.
        """
        try:
            return [parse(row) for row in self.rows]
        except ValueError as error:
            raise UsageError(
                f"{self.path}: is damaged: {error}; choose another {argument('output')}"
            ) from None

    def append(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Append lines; they are on the disk when this returns.

        Parameters
        ----------
        rows : sequence of mapping
            From column to value; None is written as nothing.

        Raises
        ------
        UsageError
            If they cannot be written; the file then holds what it held before.
        """
        texts = [{name: _text(row[name]) for name in self._columns} for row in rows]
        lines = [_line(text.values()).encode() for text in texts]
        before = self._log.size
        header = b"" if before else _line(self._columns).encode()
        try:
            self._log.append(header + b"".join(lines))
        except OSError as error:
            raise UsageError(
                f"{self.path}: cannot be written: {error.strerror}; all lines before are kept, make room and "
                "run again"
            ) from None
        self.rows.extend(texts)
        self._ends.extend(islice(accumulate(map(len, lines), initial=before + len(header)), 1, None))

    def keep(self, number: int) -> None:
        """Keep the first so many whole lines; a block behind them, torn by a crash, is cut off.

        Raises
        ------
        UsageError
            If it cannot be cut.
        """
        if number == len(self.rows):
            return
        try:
            self._log.keep(self._ends[number])
        except OSError as error:
            raise UsageError(
                f"{self.path}: cannot be written: {error.strerror}; choose another {argument('output')}"
            ) from None
        del self.rows[number:], self._ends[number + 1 :]

    def close(self) -> None:
        """Unlock the file; one that nothing was written to is removed."""
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _line(cells: Any) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerow(cells)
    return stream.getvalue()


def _text(value: Any) -> str:
    return "" if value is None else " ".join(str(value).splitlines())

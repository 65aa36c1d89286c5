"""CSV files that grow line by line: durable when a line is appended, readable after any crash.

with CsvLog.open(Path("trials.csv"), COLUMNS, "table of trials") as log:   # locks, cuts a torn last line
    log.append([row])                                                       # durable when it returns

No value holds the end of a line, so that a line that a crash tore is the last one, or stands alone.
"""

from __future__ import annotations

import csv
import io
import os
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, islice
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from ..errors import UsageError
from .locked import open_locked
from .output import sync_folder
from .untrusted import LARGEST_BYTES

T = TypeVar("T")
_AT_ONCE = 1 << 20


class CsvLog:
    """A file open for appending by this process alone, until it is closed or dropped.

    Attributes
    ----------
    path : Path
    rows : list of dict of str to str
        Every whole line so far.
    """

    def __init__(
        self, path: Path, columns: Sequence[str], descriptor: int, lines: Iterable[tuple[dict[str, str], int]]
    ) -> None:
        self.path = path
        self._columns, self._descriptor = tuple(columns), descriptor
        self._release = weakref.finalize(self, os.close, descriptor)
        self.rows: list[dict[str, str]] = []
        self._ends: list[int] = []  # of each row in the file, in bytes
        for row, end in lines:
            self.rows.append(row)
            self._ends.append(end)

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
        descriptor = open_locked(path)
        try:
            content = _content(descriptor)
            if len(content) > LARGEST_BYTES:
                raise UsageError(f"{path}: is larger than {LARGEST_BYTES >> 20} MiB; choose another -o")
            header = _line(columns).encode()
            whole = content[: content.rfind(b"\n") + 1]
            if not (whole or header).startswith(header) or not (whole or header.startswith(content)):
                raise UsageError(f"{path}: is no {what}; choose another -o")
            lines = list(_lines(whole, columns))
            if whole != content:
                os.ftruncate(descriptor, len(whole))
        except OSError as error:
            os.close(descriptor)
            raise UsageError(f"{path}: cannot be read: {error.strerror}; choose another -o") from None
        except (UnicodeDecodeError, csv.Error):
            os.close(descriptor)
            raise UsageError(f"{path}: is no {what}; choose another -o") from None
        except BaseException:
            os.close(descriptor)
            raise
        return cls(path, columns, descriptor, lines)

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
            raise UsageError(f"{self.path}: is damaged: {error}; choose another -o") from None

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
        before = os.fstat(self._descriptor).st_size
        header = b"" if before else _line(self._columns).encode()
        content = header + b"".join(lines)
        try:
            try:
                _write(self._descriptor, content)
                os.fsync(self._descriptor)
                if not before:
                    sync_folder(self.path.resolve().parent)  # the name of a new file
            except OSError:
                os.ftruncate(self._descriptor, before)
                raise
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
        end = self._ends[number - 1] if number else len(_line(self._columns).encode())
        try:
            os.ftruncate(self._descriptor, end)
            os.fsync(self._descriptor)
        except OSError as error:
            raise UsageError(f"{self.path}: cannot be written: {error.strerror}; choose another -o") from None
        del self.rows[number:], self._ends[number:]

    def close(self) -> None:
        """Unlock the file; one that nothing was written to is removed."""
        try:
            if not os.fstat(self._descriptor).st_size and self.path.is_file():
                self.path.unlink(missing_ok=True)
        finally:
            self._release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _content(descriptor: int) -> bytes:
    parts: list[bytes] = []
    while (part := os.read(descriptor, _AT_ONCE)) and len(parts) * _AT_ONCE <= LARGEST_BYTES:
        parts.append(part)
    return b"".join(parts)


def _lines(content: bytes, columns: Sequence[str]) -> Iterator[tuple[dict[str, str], int]]:
    """Yield the lines with a value for each column, and where they end; one that a crash tore has fewer."""
    end = 0
    for number, line in enumerate(content.split(b"\n")):
        end += len(line) + 1
        cells = next(csv.reader([line.decode()]), []) if number else []
        if len(cells) == len(columns):
            yield dict(zip(columns, cells, strict=True)), end


def _line(cells: Any) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerow(cells)
    return stream.getvalue()


def _text(value: Any) -> str:
    return "" if value is None else " ".join(str(value).splitlines())


def _write(descriptor: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(descriptor, left) :]

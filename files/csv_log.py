"""CSV files that grow line by line: durable when a line is appended, readable after any crash.

with CsvLog.open(Path("trials.csv"), COLUMNS, "table of trials") as log:   # locks, cuts a torn last line
    log.append([row])                                                       # durable when it returns

No value holds the end of a line, so that a line that a crash tore is the last one, or stands alone.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from ..errors import UsageError
from .locked import open_locked

T = TypeVar("T")
_AT_ONCE = 1 << 20


class CsvLog:
    """A file open for appending by this process alone.

    Attributes
    ----------
    path : Path
    rows : list of dict of str to str
        Every whole line so far.
    """

    def __init__(
        self, path: Path, columns: Sequence[str], descriptor: int, rows: list[dict[str, str]]
    ) -> None:
        self.path, self.rows = path, rows
        self._columns, self._descriptor = tuple(columns), descriptor

    @classmethod
    def open(cls, path: Path, columns: Sequence[str], what: str) -> Self:
        """Lock a file, new or old; a last line that a crash tore is cut off.

        Parameters
        ----------
        columns : sequence of str
        what : str
            What the file should be, for the message.

        Raises
        ------
        UsageError
            If it cannot be read and written, has other columns, or another process appends to it.
        """
        descriptor = open_locked(path)
        try:
            content = _content(descriptor)
            header = _line(columns).encode()
            whole = content[: content.rfind(b"\n") + 1]
            if not (whole or header).startswith(header) or not (whole or header.startswith(content)):
                raise UsageError(f"{path}: is no {what}; choose another -o")
            rows = list(_rows(whole.decode(), columns))
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
        return cls(path, columns, descriptor, rows)

    def parsed(self, parse: Callable[[Mapping[str, str]], T]) -> list[T]:
        """Return what each line means; UsageError where `parse` raises ValueError."""
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
        lines = "".join(_line(text.values()) for text in texts)
        before = os.fstat(self._descriptor).st_size
        content = (lines if before else _line(self._columns) + lines).encode()
        try:
            try:
                _write(self._descriptor, content)
                os.fsync(self._descriptor)
            except OSError:
                os.ftruncate(self._descriptor, before)
                raise
        except OSError as error:
            raise UsageError(
                f"{self.path}: cannot be written: {error.strerror}; all lines before are kept, make room and "
                "run again"
            ) from None
        self.rows.extend(texts)

    def close(self) -> None:
        """Unlock the file; one that nothing was written to is removed."""
        try:
            if not os.fstat(self._descriptor).st_size and self.path.is_file():
                self.path.unlink(missing_ok=True)
        finally:
            os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _content(descriptor: int) -> bytes:
    return b"".join(iter(lambda: os.read(descriptor, _AT_ONCE), b""))


def _rows(text: str, columns: Sequence[str]) -> Iterator[dict[str, str]]:
    """Yield the lines that have a value for each column; one that a crash tore has fewer."""
    for line in text.split("\n")[1:]:
        cells = next(csv.reader([line]), [])
        if len(cells) == len(columns):
            yield dict(zip(columns, cells, strict=True))


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

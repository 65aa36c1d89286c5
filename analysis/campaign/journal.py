"""What a node finished of a request: a journal that grows line by line, durable, whatever ends the node.

    rows/CHUNK.part      while a node is at it: a line for the node, then one for each finished block
    rows/CHUNK.journal   the same, renamed when the node has come to its end

A node that is ended leaves the first: what it finished counts, what was torn is dropped.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from ...errors import RunError
from ...files.checked_lines import checked_line, value_of
from ...files.locked import open_locked
from ...files.output import sync_folder

GROWING, WHOLE = ".part", ".journal"
_SYNC_S = 0.2
"""Blocks that end within this time are on the disk together: a disk takes milliseconds for each wish."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a block.

    Attributes
    ----------
    number : int
    identity : str
        See `Block`.
    rows : sequence of mapping
        What it found, as JSON has it; empty where there is a problem.
    node : str
        Name of the node that did it.
    seconds : float
        What it took.
    problem : str or None
        Why there are no rows, in a line.
    """

    number: int
    identity: str
    rows: Sequence[Mapping[str, Any]]
    node: str
    seconds: float
    problem: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as a line of a journal."""
        return {
            "number": self.number,
            "block": self.identity,
            "rows": list(self.rows),
            "node": self.node,
            "seconds": round(self.seconds, 4),
            "problem": self.problem,
        }


class ChunkJournal:
    """The journal of a request, open for appending by this process alone.

    Attributes
    ----------
    done : set of str
        Identities of the blocks that it holds, without a problem.
    """

    def __init__(self, folder: Path, chunk: str) -> None:
        self._whole = folder / f"{chunk}{WHOLE}"
        self._path = folder / f"{chunk}{GROWING}"
        self._descriptor = open_locked(self._path)
        self._synced = time.monotonic()
        try:
            content = read_all(self._path)
            whole = content[: content.rfind(b"\n") + 1]
            os.ftruncate(self._descriptor, len(whole))
            self._named = False
            self.done = {o.identity for o in outcomes_of(whole) if not o.problem}
        except OSError as error:
            os.close(self._descriptor)
            raise RunError(f"{self._path}: cannot be written: {error.strerror}; make room") from None

    def append(self, value: Mapping[str, Any]) -> None:
        """Append a line; it outlasts this process at once, and the node a moment later.

        Raises
        ------
        RunError
            If it cannot be written.
        """
        try:
            line = memoryview(checked_line(value))
            while line:
                line = line[os.write(self._descriptor, line) :]
            if time.monotonic() > self._synced + _SYNC_S:
                os.fsync(self._descriptor)
                if not self._named:
                    sync_folder(self._path.parent)  # the name of a new file
                    self._named = True
                self._synced = time.monotonic()
        except OSError as error:
            raise RunError(f"{self._path}: cannot be written: {error.strerror}; make room") from None

    def finish(self) -> bytes:
        """Put the journal on the disk under its last name, and return what it holds."""
        os.fsync(self._descriptor)
        self._path.rename(self._whole)
        sync_folder(self._whole.parent)
        return read_all(self._whole)

    def __enter__(self) -> ChunkJournal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._descriptor)


def read_all(path: Path, offset: int = 0) -> bytes:
    """Return what a file holds from an offset on; nothing where it is not there."""
    try:
        with path.open("rb") as stream:
            stream.seek(offset)
            return stream.read()
    except FileNotFoundError:
        return b""


def outcomes_of(content: bytes) -> Iterator[Outcome]:
    """Yield the outcomes in the whole lines of a journal; others are passed over."""
    for value in values_of(content):
        if (outcome := _outcome(value)) is not None:
            yield outcome


def values_of(content: bytes) -> Iterator[dict[str, Any]]:
    """Yield what the whole lines of a journal hold."""
    for line in content.split(b"\n")[:-1]:
        value = value_of(line)
        if isinstance(value, dict):
            yield value


def _outcome(value: Mapping[str, Any]) -> Outcome | None:
    number, rows, problem = value.get("number"), value.get("rows"), value.get("problem")
    if type(number) is not int or not isinstance(rows, list) or not all(isinstance(r, dict) for r in rows):
        return None
    seconds = value.get("seconds")
    return Outcome(
        number,
        str(value.get("block")),
        rows,
        str(value.get("node")),
        float(seconds) if isinstance(seconds, int | float) else 0.0,
        None if problem is None else str(problem),
    )

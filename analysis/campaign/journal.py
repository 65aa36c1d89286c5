"""Journal of the blocks that a node has finished: it grows line by line and survives any end of the node.

    rows/CHUNK.part      while a node is at it: a line for the node, then one for each finished block
    rows/CHUNK.journal   the same, renamed when the node has come to its end

A node that is killed leaves the first: finished blocks count, a torn line is dropped. Each line is signed,
see `authentication`; lines of somebody else are passed over like torn ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from ...errors import RunError
from ...files import durable_log
from ...files.atomic_write import sync_folder
from ...files.durable_log import DurableLog
from ...files.private import open_private
from ...files.untrusted import is_number
from ...records import record
from .authentication import CampaignKey
from .block import IDENTITY, LONGEST_LINE

GROWING, WHOLE = ".part", ".journal"
_JOURNAL = "journal"
_MOST_ROWS = 500_000
"""Of a block, as of a data set."""
_LONGEST_NODE, _LONGEST_PROBLEM = 256, 4096
_SYNC_S = 0.2
"""Blocks that end within this time are on the disk together: a disk takes milliseconds for each wish."""


@record
class Outcome:
    """Result of a block: its rows, or the problem that prevented them.

    Attributes
    ----------
    number : int
    identity : str
        See `Block`.
    rows : sequence of mapping
        Rows found, as JSON has them; empty where there is a problem.
    node : str
        Name of the node that did it.
    seconds : float
        Time that the block took.
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

    def __init__(self, folder: Path, chunk: str, key: CampaignKey) -> None:
        self._whole = folder / f"{chunk}{WHOLE}"
        self._path = folder / f"{chunk}{GROWING}"
        self._key = key
        self._log = DurableLog(self._path, private=True)
        self.done: set[str] = set()
        try:
            self._log.cut_torn_line()
            for piece in pieces(self._path):
                self.done |= {o.identity for o in outcomes_of(piece, key) if not o.problem}
        except OSError as error:
            self._log.close()
            raise self._unwritten(error) from None
        except BaseException:
            self._log.close()
            raise

    def _unwritten(self, error: OSError) -> RunError:
        return RunError(f"{self._path}: cannot be written: {error.strerror}; make room")

    def append(self, value: Mapping[str, Any]) -> None:
        """Append a line; it outlasts this process at once, and the node a moment later.

        Raises
        ------
        RunError
            If it cannot be written.
        """
        try:
            self._log.append(self._key.line(_JOURNAL, value), _SYNC_S)
        except OSError as error:
            raise self._unwritten(error) from None

    def finish(self) -> Path:
        """Put the journal on the disk under its last name, and return that."""
        self._log.sync()
        self._path.rename(self._whole)
        sync_folder(self._whole.parent)
        return self._whole

    def __enter__(self) -> ChunkJournal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._log.close()


def pieces(path: Path, offset: int = 0) -> Iterator[bytes]:
    """Yield whole lines of a journal from an offset on, some at a time; nothing where it is not there.

    Raises
    ------
    UsageError
        If it is not this user's alone, or has a line that no block makes.
    """
    try:
        descriptor = open_private(path)
    except FileNotFoundError:
        return
    try:
        yield from durable_log.pieces(descriptor, path, offset, LONGEST_LINE)
    finally:
        os.close(descriptor)


def outcomes_of(content: bytes, key: CampaignKey, refused: list[str] | None = None) -> Iterator[Outcome]:
    """Yield the outcomes in the whole lines of a journal; others are passed over.

    Parameters
    ----------
    content : bytes
    key : CampaignKey
        Checks the signatures of lines.
    refused : list of str, optional
        Receives the reasons of refused requests, each before the outcome that follows it.
    """
    for value in values_of(content, key):
        if (outcome := _outcome(value)) is not None:
            yield outcome
        elif refused is not None and isinstance(why := value.get("refused"), str):
            refused.append(why[:_LONGEST_PROBLEM])


def values_of(content: bytes, key: CampaignKey, purpose: str = _JOURNAL) -> Iterator[dict[str, Any]]:
    """Yield the values in the whole lines of a journal that are signed for a purpose.

    Parameters
    ----------
    content : bytes
    key : CampaignKey
        Checks the signatures of lines.
    purpose : str
    """
    for line in content.split(b"\n")[:-1]:
        value = key.value_of(purpose, line)
        if isinstance(value, dict):
            yield value


def _outcome(value: Mapping[str, Any]) -> Outcome | None:
    number, rows, problem = value.get("number"), value.get("rows"), value.get("problem")
    identity, node, seconds = value.get("block"), value.get("node"), value.get("seconds")
    if type(number) is not int or number < 0 or not is_number(seconds):
        return None
    if not isinstance(identity, str) or not IDENTITY.fullmatch(identity) or not isinstance(node, str):
        return None
    if not isinstance(rows, list) or len(rows) > _MOST_ROWS or not all(isinstance(r, dict) for r in rows):
        return None
    if not isinstance(problem, str | None):
        return None
    told = None if problem is None else problem[:_LONGEST_PROBLEM]
    return Outcome(number, identity, rows, node[:_LONGEST_NODE], float(seconds), told)  # type: ignore[arg-type]

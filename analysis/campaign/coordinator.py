"""On the front end: blocks are handed out in requests, and what came of each is taken in once.

An outcome counts when it is in a journal, wherever its request ended: a request whose job was killed is
asked for again without the blocks that it had finished. A block that two jobs did is taken once.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from ...codegen.process import Future, wait_for_any
from ...errors import ChainlineError, RunError, UsageError, first_line, one_line
from ...files.atomic_write import replace_entry
from ...records import field, record
from .executors.jobs import JobLost
from .folder import CHUNK, CampaignFolder
from .journal import GROWING, WHOLE, Outcome, outcomes_of, pieces

ATTEMPTS = 3
"""Times that a block which fails is tried."""
LOSSES = 8
"""Times that the job which is at a block may be lost before the block is given up."""
_WAIT_S, _LOOK_S = 0.5, 2.0
_JOURNAL = re.compile(rf"{CHUNK.pattern}({re.escape(GROWING)}|{re.escape(WHOLE)})", re.ASCII)

Entry: TypeAlias = Callable[[str], str]
"""Works off a request, as JSON, in the process that it is called in; returns a journal that is not shared."""


class Submits(Protocol):
    """Part of `concurrent.futures.Executor` that a campaign needs."""

    def submit(self, fn: Entry, /, *args: str) -> Future[str]:
        """Have a request worked off."""
        ...


@record
class Handing:
    """Number of blocks in a request, and of requests at a time.

    Attributes
    ----------
    blocks : int
        Blocks of a request.
    requests : int
        Requests at a time.
    """

    blocks: int
    requests: int


@record
class Progress:
    """Progress of a campaign: counts of blocks done, in all and given up; running requests; nodes seen."""

    done: int
    total: int
    failed: int
    running: int
    nodes: int
    per_second: float
    note: str = ""

    @property
    def left_s(self) -> float | None:
        """Seconds that the rest will take at the rate of this run; None where there is none yet."""
        return (self.total - self.done) / self.per_second if self.per_second else None


@record(frozen=False)
class _Tally:
    """State of each block, one byte each; failures by block; refusals since the last finished block."""

    done: bytearray
    n_done: int = 0
    attempts: Counter[int] = field(default_factory=Counter)
    losses: Counter[int] = field(default_factory=Counter)
    given_up: dict[int, str] = field(default_factory=dict)
    nodes: set[str] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)


def run_campaign(
    folder: CampaignFolder,
    executor: Submits,
    entry: Entry,
    handing: Handing,
    take: Callable[[Outcome], None],
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> dict[int, str]:
    """Have every block of a campaign done, and take what came of each once.

    Parameters
    ----------
    folder : CampaignFolder
        Held by this process.
    executor : object with `submit`
        As `concurrent.futures` has it. One with `adopt` goes on with requests of an earlier front end.
    entry : callable
        Function that the executor calls with each request.
    handing : Handing
    take : callable
        Takes in an outcome. After a restart it receives earlier outcomes again and must recognise them.
    on_progress : callable

    Returns
    -------
    dict of int to str
        Why blocks were given up, by their numbers.
    """
    return _Run(folder, executor, entry, handing, take, on_progress).run()


def collect(folder: CampaignFolder, take: Callable[[Outcome], None]) -> int:
    """Take in what nodes have finished so far, each block once; return how many blocks that is."""
    tally = _Tally(bytearray(len(folder.blocks)))
    for path in journals(folder.rows):
        for piece in pieces(path):
            _take_in(folder, tally, piece, take)
    return tally.n_done


def journals(rows: Path) -> list[Path]:
    """Return the journals of a campaign, whole or growing, in the order of their requests.

    Raises
    ------
    UsageError
        If the folder cannot be read.
    """
    try:
        with os.scandir(rows) as entries:
            names = [entry.name for entry in entries if _JOURNAL.fullmatch(entry.name)]
    except OSError as error:
        raise UsageError(f"{rows}: cannot be read: {error.strerror}; remove the campaign") from None
    return [rows / name for name in sorted(names)]


def _take_in(
    folder: CampaignFolder, tally: _Tally, content: bytes, take: Callable[[Outcome], None]
) -> dict[int, str]:
    """Take in the outcomes of a journal that are new; return the problems of those that failed."""
    problems: dict[int, str] = {}
    for outcome in outcomes_of(content, folder.key, tally.refused):
        number = outcome.number
        if not folder.has(outcome):
            continue
        tally.nodes.add(outcome.node)
        if outcome.problem is not None:
            problems[number] = outcome.problem
        elif not tally.done[number]:
            take(outcome)
            tally.done[number] = 1
            tally.n_done += 1
            tally.refused.clear()
            tally.given_up.pop(number, None)
    return {number: problem for number, problem in problems.items() if not tally.done[number]}


class _Run:
    """One run of a front end."""

    def __init__(
        self,
        folder: CampaignFolder,
        executor: Submits,
        entry: Entry,
        handing: Handing,
        take: Callable[[Outcome], None],
        on_progress: Callable[[Progress], None],
    ) -> None:
        self._folder, self._executor, self._entry, self._handing = folder, executor, entry, handing
        self._take, self._on_progress = take, on_progress
        self._tally = _Tally(bytearray(len(folder.blocks)))
        self._running: dict[Future[str], tuple[str, tuple[int, ...]]] = {}
        self._read: dict[str, int] = {}
        self._n_chunks, self._begin, self._looked = 0, time.monotonic(), 0.0
        self._before = 0

    def run(self) -> dict[int, str]:
        """Do the blocks that are left."""
        for path in journals(self._folder.rows):
            for piece in pieces(path):
                _take_in(self._folder, self._tally, piece, self._take)
            self._n_chunks = max(self._n_chunks, _number_of(path.name))
        self._tally.refused.clear()  # of an earlier run, whose mistake may be mended
        self._before, self._begin = self._tally.n_done, time.monotonic()
        asked = self._adopted()
        left = (number for number, done in enumerate(self._tally.done) if not done and number not in asked)
        again: deque[int] = deque()
        try:
            while self._hand_out(left, again) or self._running:
                self._tell()
                for future in wait_for_any(self._running, _WAIT_S):
                    again.extend(self._ended(future))
                self._look()
        except BaseException:
            for future in self._running:
                future.cancel()
            raise
        self._tell()
        return dict(self._tally.given_up)

    def _adopted(self) -> set[int]:
        """Go on with the requests of an earlier front end that nodes are still at; return their blocks."""
        adopt = getattr(self._executor, "adopt", None)
        for chunk, numbers, future in adopt() if adopt else ():
            self._running[future] = (chunk, numbers)
            self._n_chunks = max(self._n_chunks, _number_of(chunk))
        return {number for _, numbers in self._running.values() for number in numbers}

    def _hand_out(self, left: Iterable[int], again: deque[int]) -> bool:
        """Hand out requests while there is room for them; tell whether any is running."""
        while len(self._running) < self._handing.requests:
            numbers = tuple(self._next(iter(left), again))
            if not numbers:
                break
            self._n_chunks += 1
            chunk = f"{self._n_chunks:07d}"
            text = json.dumps(self._folder.request(chunk, numbers))
            self._running[self._executor.submit(self._entry, text)] = (chunk, numbers)
        return bool(self._running)

    def _next(self, left: Iterable[int], again: deque[int]) -> Iterable[int]:
        """Yield the blocks of the next request: those that were lost first."""
        for _ in range(self._handing.blocks):
            number = again.popleft() if again else next(iter(left), None)
            if number is None:
                return
            if not self._tally.done[number]:
                yield number

    def _ended(self, future: Future[str]) -> Iterable[int]:
        """Take in a request that has ended; return its blocks that are to be asked for again."""
        chunk, numbers = self._running.pop(future)
        error = future.exception() if not future.cancelled() else JobLost("cancelled")
        if error is None and (content := future.result()):
            # from a node that does not see this folder: kept here before it counts
            replace_entry(self._folder.rows / f"{chunk}{WHOLE}", content.encode())
        if isinstance(error, ChainlineError) and not isinstance(error, JobLost):
            raise error
        problems = self._read_chunk(chunk)
        if len(self._tally.refused) >= LOSSES:
            raise RunError(
                f"{len(self._tally.refused)} requests refused, one after the other: {self._tally.refused[-1]}"
            )
        missing = [number for number in numbers if not self._tally.done[number]]
        for number, problem in problems.items():
            self._note_failure(number, self._tally.attempts, ATTEMPTS, problem)
        unseen = [number for number in missing if number not in problems]
        if unseen and (error is not None or len(missing) == len(numbers)):  # it was at the first of them
            how = self._why_undone() if error is None else first_line(error)
            why = one_line(f"its job was lost {LOSSES} times: {how}")
            self._note_failure(unseen[0], self._tally.losses, LOSSES, why)
        return [number for number in missing if number not in self._tally.given_up]

    def _why_undone(self) -> str:
        return self._tally.refused[-1] if self._tally.refused else "it ended before its first block"

    def _note_failure(self, number: int, counted: Counter[int], most: int, why: str) -> None:
        counted[number] += 1
        if counted[number] >= most:
            self._tally.given_up[number] = why

    def _read_chunk(self, chunk: str) -> dict[int, str]:
        """Take in what is new in the journal of a request, whichever name it has by now."""
        offset = self._read.pop(chunk, 0)
        problems: dict[int, str] = {}
        for ending in (WHOLE, GROWING):
            begin = offset
            for piece in pieces(self._folder.rows / f"{chunk}{ending}", offset):
                problems |= _take_in(self._folder, self._tally, piece, self._take)
                offset += len(piece)
            if offset > begin:
                break
        self._read[chunk] = offset
        return {number: problem for number, problem in problems.items() if not self._tally.done[number]}

    def _look(self) -> None:
        """Now and then take in what requests have finished so far, and forget those that ended."""
        if time.monotonic() < self._looked + _LOOK_S:
            return
        chunks = {chunk for chunk, _ in self._running.values()}
        self._read = {chunk: offset for chunk, offset in self._read.items() if chunk in chunks}
        for chunk in chunks:
            for number, problem in self._read_chunk(chunk).items():
                self._note_failure(number, self._tally.attempts, ATTEMPTS, problem)
        self._looked = time.monotonic()

    def _tell(self) -> None:
        tally, spent = self._tally, time.monotonic() - self._begin
        note: Any = getattr(self._executor, "note", "")
        self._on_progress(
            Progress(
                done=tally.n_done,
                total=len(tally.done),
                failed=len(tally.given_up),
                running=len(self._running),
                nodes=len(tally.nodes),
                per_second=(tally.n_done - self._before) / spent if spent > 0 else 0.0,
                note=str(note),
            )
        )


def _number_of(name: str) -> int:
    """Return the number in the name of a request, or of its journal; 0 where there is none."""
    stem = name.partition(".")[0]
    return int(stem) if stem.isdigit() else 0

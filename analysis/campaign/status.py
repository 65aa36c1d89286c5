"""Progress of a campaign, read from its folder alone: no scheduler is asked."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from ...files.private import open_private
from ...records import record
from .coordinator import journals
from .folder import LOGS, CampaignFolder
from .journal import outcomes_of, pieces

_RECENT_S = 600.0
_LONGEST_LOG_LINE = 1 << 16


@record
class CampaignStatus:
    """Progress of a campaign.

    Attributes
    ----------
    kind, executor, output : str
    blocks, done : int
        Number of blocks in all, and of those that nodes have finished.
    twice : int
        Repeated outcomes of blocks, from jobs that were thought lost.
    failed : dict of int to str
        Last problem of each block that is not done.
    nodes : dict of str to int
        Blocks finished by each node.
    block_seconds : float or None
        Mean time of a block on its node.
    per_second : float
        Blocks finished per second over the last ten minutes of work.
    last : str or None
        Time when a node last wrote, UTC, ISO 8601.
    """

    path: str
    kind: str
    executor: str
    output: str
    blocks: int
    done: int
    twice: int
    failed: dict[int, str]
    nodes: dict[str, int]
    block_seconds: float | None
    per_second: float
    last: str | None

    @property
    def left_s(self) -> float | None:
        """Seconds that the rest takes at that rate; None where nothing is known."""
        return (self.blocks - self.done) / self.per_second if self.per_second else None


def campaign_status(folder: CampaignFolder) -> CampaignStatus:
    """Return the progress of a campaign."""
    done = bytearray(len(folder.blocks))
    nodes: Counter[str] = Counter()
    failed: dict[int, str] = {}
    twice, spent_s = 0, 0.0
    written: list[tuple[float, int]] = []
    for path in journals(folder.rows):
        before = sum(nodes.values())
        for outcome in (each for piece in pieces(path) for each in outcomes_of(piece, folder.key)):
            if not folder.has(outcome):
                continue
            if outcome.problem is not None:
                failed[outcome.number] = outcome.problem
            elif done[outcome.number]:
                twice += 1
            else:
                done[outcome.number] = 1
                nodes[outcome.node] += 1
                spent_s += outcome.seconds
        if path.exists():
            written.append((path.stat().st_mtime, sum(nodes.values()) - before))
    n_done = sum(done)
    last = max((when for when, _ in written), default=None)
    return CampaignStatus(
        path=str(folder.path),
        kind=folder.manifest.kind,
        executor=folder.manifest.executor,
        output=folder.manifest.output,
        blocks=len(done),
        done=n_done,
        twice=twice,
        failed={number: why for number, why in sorted(failed.items()) if not done[number]},
        nodes=dict(sorted(nodes.items())),
        block_seconds=spent_s / n_done if n_done else None,
        per_second=_rate(written),
        last=None if last is None else datetime.fromtimestamp(last, UTC).isoformat(timespec="seconds"),
    )


def _rate(written: list[tuple[float, int]]) -> float:
    """Return blocks per second over the last ten minutes in which requests ended."""
    end = max((when for when, _ in written), default=0.0)
    recent = [(when, n) for when, n in written if when > end - _RECENT_S]
    begin = min((when for when, _ in recent), default=0.0)
    return sum(n for when, n in recent if when > begin) / (end - begin) if end > begin else 0.0


def log_of_block(folder: CampaignFolder, number: int) -> Iterator[str]:
    """Yield the log lines of a block, of every request that it was in."""
    begins = re.compile(rf"^\S+ block {number} ")
    for path in sorted((folder.path / LOGS).glob("*.log")):
        inside = False
        head = ""
        for line in _lines(path):
            if " on " in line and not inside:
                head = line
            if re.match(r"^\S+ block \d+ ", line):
                inside = bool(begins.match(line))
                if inside and head:
                    yield head
                    head = ""
            if inside:
                yield line


def _lines(path: Path) -> Iterator[str]:
    with os.fdopen(open_private(path), errors="replace") as stream:
        while line := stream.readline(_LONGEST_LOG_LINE):
            yield line.rstrip("\n")

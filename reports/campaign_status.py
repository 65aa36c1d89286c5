"""Progress of a campaign, as JSON and as text.

rows.parquet.campaign: 412 of 913 blocks done, by slurm
  node01  210 blocks
  node02  202 blocks
  1.9 s a block, 1.02 blocks a second, 8 min left; last written 2026-11-26T10:20:00+00:00
  1 failed: block 17: gfortran: internal compiler error
"""

from __future__ import annotations

from typing import Any

from ..analysis.campaign.coordinator import Progress
from ..analysis.campaign.status import CampaignStatus
from .layout import Line
from .outputs.campaigns import CampaignOutput, FailedBlock, NodeBlocks

_SHOWN = 10


def campaign_status_to_json(status: CampaignStatus) -> dict[str, Any]:
    """Return the status as plain values."""
    return CampaignOutput.of(
        status,
        failed=[FailedBlock(block=number, problem=why) for number, why in status.failed.items()],
        nodes=[NodeBlocks(node=node, blocks=n) for node, n in status.nodes.items()],
    ).to_json()


def campaign_status_lines(status: CampaignStatus) -> list[Line]:
    """Return the status for people."""
    lines: list[Line] = [
        f"{status.path}: {status.done} of {status.blocks} blocks done, by {status.executor}",
        *(f"  {node}  {n} blocks" for node, n in list(status.nodes.items())[:_SHOWN]),
    ]
    if len(status.nodes) > _SHOWN:
        lines.append(f"  ... {len(status.nodes) - _SHOWN} more nodes")
    if status.last is not None:
        mean = "" if status.block_seconds is None else f"{status.block_seconds:.2g} s a block, "
        lines.append(f"  {mean}{_pace(status.per_second, status.left_s)}; last written {status.last}")
    if status.twice:
        lines.append(f"  {status.twice} outcomes of blocks that had one: taken once")
    for number, why in list(status.failed.items())[:_SHOWN]:
        lines.append(f"  block {number} failed: {why}")
    if len(status.failed) > _SHOWN:
        lines.append(f"  ... {len(status.failed) - _SHOWN} more failed")
    return lines


def progress_text(progress: Progress) -> str:
    """Return the progress of a run, in a few words.

    Examples
    --------
    >>> progress_text(Progress(100, 400, 0, 8, 2, 2.0))
    '8 requests out, 2 nodes, 2 blocks a second, 2 min left'
    """
    failed = f", {progress.failed} failed" if progress.failed else ""
    note = f"; {progress.note}" if progress.note else ""
    pace = _pace(progress.per_second, progress.left_s)
    return f"{progress.running} requests out, {progress.nodes} nodes, {pace}{failed}{note}"


def _pace(per_second: float, left_s: float | None) -> str:
    left = "time left unknown" if left_s is None else f"{_duration(left_s)} left"
    return f"{per_second:.2g} blocks a second, {left}"


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"

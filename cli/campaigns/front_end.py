"""The front end of a campaign: its folder held, its executor made, how far it is shown."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ...analysis.campaign.coordinator import Progress, run_campaign
from ...analysis.campaign.executors.named import make_executor
from ...analysis.campaign.executors.options import ClusterOptions
from ...analysis.campaign.folder import CampaignFolder
from ...analysis.campaign.journal import Outcome
from ...reports.campaign_status import progress_text
from ..messages import say
from ..progress_bar import progress_bar
from .node import run_chunk

_SAID_S = 60.0


def run_blocks(
    folder: CampaignFolder,
    executor_name: str,
    options: ClusterOptions,
    take: Callable[[Outcome], None],
    *,
    measures: bool = False,
    workers: int | None = None,
) -> dict[int, str]:
    """Run the blocks of a campaign that this process holds; return the reasons of blocks given up.

    Jobs of a scheduler go on when this front end ends early; the next one takes in their outcomes.

    Parameters
    ----------
    folder : CampaignFolder
    executor_name, options, measures, workers
        See `make_executor`.
    take : callable
        Takes in an outcome.

    Returns
    -------
    dict of int to str
        Reasons by the numbers of blocks.
    """
    executor, handing = make_executor(
        executor_name, folder, run_chunk, options, measures=measures, workers=workers
    )
    finished = False
    try:
        with progress_bar("{n_fmt}/{total_fmt} blocks {bar:20} {desc}", keep=True) as show:
            found = run_campaign(folder, executor, run_chunk, handing, take, _teller(show))
        finished = True
        return found
    finally:
        _shut_down(executor, finished)


def _teller(show: Callable[[str, float, float | None], None]) -> Callable[[Progress], None]:
    """Return a function that shows progress: a bar on a terminal, a line now and then elsewhere."""
    said = [time.monotonic()]

    def tell(progress: Progress) -> None:
        show(progress_text(progress), progress.done, progress.total)
        if time.monotonic() > said[0] + _SAID_S:
            said[0] = time.monotonic()
            say(f"{progress.done} of {progress.total} blocks, {progress_text(progress)}")

    return tell


def _shut_down(executor: Any, finished: bool) -> None:
    if (end := getattr(executor, "shutdown", None)) is None:
        return
    adopting = hasattr(executor, "adopt")  # jobs that are not done are left to the next front end
    end(wait=finished, cancel_futures=not finished and not adopting)

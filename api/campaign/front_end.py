"""Front end of a campaign: work done by an executor, of which the command line and Python speak alike.

spread = chosen_spread(executor, cluster, output=output)
if spread is not None:
    spread("benchmark", setting, missing, take)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...analysis.campaign.coordinator import run_campaign
from ...analysis.campaign.executors.named import LOCAL, make_executor, require_executor, require_parts
from ...analysis.campaign.executors.options import ClusterOptions, read_cluster_options
from ...analysis.campaign.folder import CampaignFolder
from ...analysis.campaign.journal import Outcome
from ...analysis.campaign.submit import Front, Spread, Take, campaign_place, spread
from ...errors import UsageError, argument
from ...reports.campaign import progress_text
from ..listener import listener, warn
from .node import run_chunk

PathLike = str | os.PathLike[str]


def cluster_options(executor: str, cluster: PathLike | None) -> ClusterOptions:
    """Return the options for requesting nodes.

    Parameters
    ----------
    executor : str
        Name of the executor.
    cluster : path or None
        File of the options.

    Raises
    ------
    UsageError
        If no executor has the name, or the file is wrong or belongs to no cluster.
    """
    require_executor(executor)
    require_parts(executor)
    if cluster is None:
        return ClusterOptions()
    if executor == LOCAL:
        raise UsageError(
            f"{argument('cluster')}: needs {argument('executor', 'slurm')}, pjm, dask or your own; name one"
        )
    return read_cluster_options(Path(cluster))


def chosen_spread(
    executor: str,
    cluster: PathLike | None = None,
    campaign: PathLike | None = None,
    output: PathLike | None = None,
) -> Spread | None:
    """Return a function that has work done by an executor; None for this machine.

    Parameters
    ----------
    executor : str
        Name of the executor.
    cluster : path, optional
        File of its options.
    campaign : path, optional
        Folder of the campaign; by default beside the output.
    output : path, optional
        File that the rows go to.

    Raises
    ------
    UsageError
        If there is no such executor, its options are wrong, or nothing says where the campaign lies.
    """
    options = cluster_options(executor, cluster)
    if executor == LOCAL:
        return None
    if campaign is None and output is None:
        raise UsageError(
            f"{argument('executor', executor)}: say by "
            f"{argument('campaign', 'FOLDER')} where its blocks are kept"
        )
    file = Path(output or "")
    place = campaign_place(file) if campaign is None else Path(campaign).absolute()
    front = Front(place, file, executor, options.to_json(), listener().typed)

    def run(folder: CampaignFolder, take: Take, *, measures: bool = False) -> Mapping[int, str]:
        return run_blocks(folder, executor, options, take, measures=measures)

    return partial(spread, front, run)


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
        with listener().counting("blocks") as show:
            found = run_campaign(
                folder,
                executor,
                run_chunk,
                handing,
                take,
                lambda progress: show(progress.done, progress.total, progress_text(progress)),
            )
        finished = True
        return found
    finally:
        _shut_down(executor, finished)


def tell_slow_node(node: str, share: float) -> None:
    """Warn of a node on which the reference is slower than on the median node, by that share."""
    warn(f"{node}: the reference kernel is {share:.0%} slower there than on the median node")


def _shut_down(executor: Any, finished: bool) -> None:
    if (end := getattr(executor, "shutdown", None)) is None:
        return
    adopting = hasattr(executor, "adopt")  # jobs that are not done are left to the next front end
    end(wait=finished, cancel_futures=not finished and not adopting)

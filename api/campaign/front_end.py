"""Both ends of a campaign: work that an executor does, of which commands speak, and its entry on a node.

spread = chosen_spread(executor, cluster, output=output)
if spread is not None:
    spread("benchmark", setting, missing, take)
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from ...analysis.campaign.coordinator import run_campaign
from ...analysis.campaign.executors.named import LOCAL, make_executor, require_executor, require_parts
from ...analysis.campaign.executors.options import ClusterOptions, read_cluster_options
from ...analysis.campaign.folder import CampaignFolder, Manifest
from ...analysis.campaign.journal import Outcome
from ...analysis.campaign.runner import SetUp, read_request, run_request, trusted_request
from ...analysis.campaign.submit import Front, Spread, Take, campaign_place, spread
from ...errors import UsageError, argument
from ...files.untrusted import is_number
from ...reports.campaign_status import progress_text
from ..listener import listener, warn

KINDS: Mapping[str, str] = {
    "echo": "chainline.analysis.campaign.runner:set_up_noop",
    "node": "chainline.analysis.campaign.measuring.node_machine:set_up",
    "measure": "chainline.analysis.campaign.measuring.block:set_up",
    "observe kernels": "chainline.models.kernels.learned.observation:set_up",
    "processor": "chainline.analysis.campaign.measuring.routines:set_up_processor",
    "benchmark": "chainline.analysis.campaign.measuring.routines:set_up",
    "evaluate learned": "chainline.models.kernels.learned.cross_validation.study:set_up",
    "fit auto, whole": "chainline.models.empirical.fitting.automatic.blocks:set_up_whole",
    "fit auto": "chainline.models.empirical.fitting.automatic.blocks:set_up_parts",
    "study case-study": "chainline.models.empirical.acquisition.case_study:set_up",
    "study learning-curve": "chainline.models.empirical.evaluation.curves.draws:set_up",
    "study models": "chainline.models.empirical.evaluation.studies.run:set_up",
    "study strategies": "chainline.models.empirical.acquisition.synthetic:set_up",
    "train": "chainline.models.kernels.learned.stored.scores:set_up",
}
"""Function that sets up the blocks of each kind."""
TAKERS: Mapping[str, str] = {
    "measure": "chainline.analysis.campaign.measuring.start:into_data_set",
}
"""Function that takes in the outcomes of a kind, of those that need no command for it."""


def set_up_of(kind: str) -> SetUp:
    """Return the function that makes a node ready for blocks, parts of a campaign's work, of a kind.

    Raises
    ------
    UsageError
        If there is no kind of that name.
    """
    if kind not in KINDS:
        raise UsageError(f"a campaign of {kind!r:.40}, which this chainline does not know; install it anew")
    return _load(KINDS[kind])


@contextmanager
def taker_of(manifest: Manifest) -> Iterator[Callable[[Outcome], None]]:
    """Yield a function that takes in the outcomes of a campaign.

    Raises
    ------
    UsageError
        If only the command that began the campaign can take them in.
    """
    if manifest.kind not in TAKERS:
        raise UsageError(
            f"a campaign of {manifest.kind}: its own command takes in its rows; run again: {manifest.command}"
        )
    with _load(TAKERS[manifest.kind])(manifest) as take:
        yield take


def _load(place: str) -> Callable[..., Any]:
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


_STARTED = time.time()
_MARGIN_S = 20.0
"""Margin before the end of a job, in which pending writes reach the disk."""
_ENDS = ("SLURM_JOB_END_TIME", "PJM_JOB_END_TIME")


def run_chunk(text: str | bytes) -> str:
    """Work off a request; return its journal, or nothing where the folder of the campaign has it.

    Raises
    ------
    ChainlineError
        If it is no request of a campaign of this user, or cannot be set up or kept here.
    """
    request = trusted_request(text, "request")
    deadline_s = _deadline_s(os.environ, request.options.get("time_minutes"))
    return run_request(request, set_up_of(request.kind), deadline_s).decode()


def run_block(path: Path) -> str:
    """Work off the request in a file, as `run_chunk` does."""
    return run_chunk(read_request(path))


def _deadline_s(environment: Mapping[str, str], minutes: Any) -> float | None:
    """Return the end of this job less a margin, in the seconds of `time.time`; None outside of a job.

    Examples
    --------
    >>> _deadline_s({"SLURM_JOB_ID": "7", "SLURM_JOB_END_TIME": "1000"}, 60)
    980.0
    >>> _deadline_s({}, 60)
    """
    if not any(name in environment for name in ("SLURM_JOB_ID", "PJM_JOBID")):
        return None
    for name in _ENDS:
        if environment.get(name, "").isdigit():
            return int(environment[name]) - _MARGIN_S
    if is_number(minutes):
        return _STARTED + 60 * float(minutes) - _MARGIN_S
    return None


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

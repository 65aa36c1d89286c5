"""Entry point that an executor calls on a node: kinds of blocks by name, JSON in, a durable journal out."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from ...analysis.campaign.folder import Manifest
from ...analysis.campaign.journal import Outcome
from ...analysis.campaign.runner import SetUp, read_request, run_request, trusted_request
from ...errors import UsageError
from ...files.untrusted import is_number

KINDS: Mapping[str, str] = {
    "echo": "chainline.analysis.campaign.noop_block:set_up",
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
    "study strategies": "chainline.models.empirical.acquisition.synthetic.tournament:set_up",
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

"""Entry point that an executor calls on a node: JSON in, a durable journal out."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import Any

from ...analysis.campaign.runner import run_request, trusted_request
from ...files.untrusted import is_number
from .kinds import set_up_of

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

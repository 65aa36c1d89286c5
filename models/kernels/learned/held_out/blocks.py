"""Learners and divisions as blocks of a campaign: what a node predicts of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from threadpoolctl import threadpool_limits

from .....analysis.campaign.runner import Place, Rows, Work
from .frames import frame_from_json, frame_to_json
from .study import jobs_of, predicted_job


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what learns from a part of the table and predicts the rest: a learner, a division."""
    jobs = jobs_of(frame_from_json(setting["table"]), tuple(map(int, setting["budgets"])))

    def work(parameters: Mapping[str, Any]) -> Rows:
        number = int(parameters["job"])
        with threadpool_limits(limits=1, user_api="openmp"):  # sums in the order that they have here
            return [{"job": number, **frame_to_json(predicted_job(jobs[number]))}]

    return work

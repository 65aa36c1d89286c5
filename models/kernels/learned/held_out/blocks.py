"""Learners and divisions as blocks of a campaign: predictions of a table by the nodes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....analysis.campaign.gathered import in_place
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.tables import frame_from_json, frame_to_json
from .study import jobs_of, predicted_job


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: train one learner on one division of the table and predict the rest."""
    jobs = jobs_of(frame_from_json(setting["table"]), tuple(map(int, setting["budgets"])))

    def predicted(parameters: Mapping[str, Any]) -> dict[str, Any]:
        return frame_to_json(predicted_job(jobs[int(parameters["job"])]))

    return in_place(predicted)

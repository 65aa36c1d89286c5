"""Held-out orders or machines as blocks of a campaign: predictions by the nodes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....analysis.campaign.gathered import in_place
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.tables import frame_from_json, frame_to_json
from ..held_out.elsewhere import of_division
from .machine_scores import machines_compared
from .trained import orders_compared


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: train on all but one order or one machine, and predict that one."""
    table, asked = frame_from_json(setting["table"]), setting["asked"]
    if asked["machines"]:
        comparison = machines_compared(table)
    else:
        comparison = orders_compared(table, str(asked["origin"]), float(asked["coverage"]))

    def predicted(parameters: Mapping[str, Any]) -> dict[str, Any]:
        return frame_to_json(of_division(table, comparison, int(parameters["division"])))

    return in_place(predicted)

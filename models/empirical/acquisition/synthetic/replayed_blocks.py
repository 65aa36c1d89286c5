"""Functions replayed as blocks of a campaign: the request to a node as JSON, and its work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from .....analysis.campaign.runner import Place, Rows, Work
from .....errors import UsageError, first_line
from ...estimators.pmnf.fit import Statistic
from ..strategies import Tuning
from .noise import Noise
from .random_pool import Scenario, replay_on_function

REPLAYED = "study strategies"
"""Name of these blocks."""


def scenario_to_json(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON.

    Examples
    --------
    >>> scenario_from_json(scenario_to_json(Scenario(2, 0.01))) == Scenario(2, 0.01)
    True
    """
    return {**asdict(scenario), "budgets": list(scenario.budgets)}


def scenario_from_json(found: Mapping[str, Any]) -> Scenario:
    """Return the scenario of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        typed = {
            "noise": Noise(found["noise"]),
            "statistic": Statistic(found["statistic"]),
            "budgets": tuple(map(float, found["budgets"])),
            "tuning": Tuning(**found["tuning"]),
        }
        return Scenario(**{**found, **typed})
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"the campaign holds no scenario: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: replay every strategy on the function of a block."""
    scenario = scenario_from_json(setting["scenario"])
    strategies = tuple(map(str, setting["strategies"]))

    def work(parameters: Mapping[str, Any]) -> Rows:
        return [
            asdict(outcome)
            for outcome in replay_on_function(int(parameters["function"]), strategies, scenario)
        ]

    return work

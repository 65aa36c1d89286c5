"""Kernels replayed as blocks of a campaign: the request to a node as JSON, and its work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from ....analysis.campaign.gathered import in_place
from ....analysis.campaign.runner import Place, Work
from ....errors import UsageError, first_line
from ..estimators.pmnf.fit import Statistic
from .replay import Outcome, Pool, replay
from .strategies import Tuning

CASES = "study case-study"
"""Name of these blocks."""
_ARRAYS = ("points", "values", "weights", "target")


def pool_to_json(pool: Pool) -> dict[str, Any]:
    """Return a pool as JSON; numbers are preserved exactly."""
    arrays = {name: getattr(pool, name).tolist() for name in _ARRAYS}
    texts = {"parameters": list(pool.parameters), "statistic": pool.statistic.value}
    return {"number": pool.number, "truth": pool.truth, **arrays, **texts}


def pool_from_json(found: Mapping[str, Any]) -> Pool:
    """Return the pool of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        arrays = {name: np.array(found[name], np.float64) for name in _ARRAYS}
        parameters = tuple(map(str, found["parameters"]))
        whole, truth = int(found["number"]), float(found["truth"])
        return Pool(
            number=whole,
            parameters=parameters,
            truth=truth,
            statistic=Statistic(found["statistic"]),
            **arrays,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"a block of the campaign holds no kernel: {first_line(error)}; start the campaign again"
        ) from None


def replay_to_json(strategies: Sequence[str], budgets: Sequence[float], tuning: Tuning) -> dict[str, Any]:
    """Return the setting of a replay as JSON, the same for every pool.

    Parameters
    ----------
    strategies : sequence of str
    budgets : sequence of float
        Shares of the cost of everything.
    tuning : Tuning
        Of the strategies.
    """
    return {"strategies": list(strategies), "budgets": list(budgets), "tuning": asdict(tuning)}


def outcomes_from_json(found: Sequence[Mapping[str, Any]]) -> list[Outcome]:
    """Return the outcomes that a node reports.

    Raises
    ------
    UsageError
        If a field is missing or unknown.
    """
    try:
        return [Outcome(**outcome) for outcome in found]
    except TypeError as error:
        raise UsageError(
            f"the answer of a node holds no outcomes: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: replay every strategy on the pool of a block."""
    strategies, budgets = tuple(map(str, setting["strategies"])), tuple(map(float, setting["budgets"]))
    tuning = Tuning(**setting["tuning"])

    def replayed(parameters: Mapping[str, Any]) -> list[dict[str, Any]]:
        return [
            asdict(outcome)
            for outcome in replay(pool_from_json(parameters["pool"]), strategies, budgets, tuning)
        ]

    return in_place(replayed)

"""Divisions predicted here, or on other machines, one after the other or side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .....analysis.campaign.front import Spread
from .....analysis.campaign.gathered import gathered
from .....analysis.campaign.tables import frame_from_json, frame_to_json
from .....codegen.process import with_one_thread
from ..learners import Learner
from .divisions import Division
from .predictions import held_out

if TYPE_CHECKING:
    import pandas as pd

SCORED = "train"
"""Name of the blocks of a campaign that are divisions."""


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Learners, and divisions whose held-out rows they predict.

    Attributes
    ----------
    divisions : sequence of Division
    learners : mapping of str to callable
    asked : mapping
        Request from which a node rebuilds them, as JSON.
    """

    divisions: Sequence[Division]
    learners: Mapping[str, Learner]
    asked: Mapping[str, Any]


def predicted(table: pd.DataFrame, comparison: Comparison, spread: Spread | None) -> pd.DataFrame:
    """Return the predictions of every learner for the held-out rows of every division, as `held_out` does.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    comparison : Comparison
        Divisions and learners.
    spread : callable or None
        Runs the divisions on other machines; None runs them here, one after the other.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    places = range(len(comparison.divisions))
    if spread is None:
        return pd.concat([of_division(table, comparison, place) for place in places], ignore_index=True)
    setting = {"table": frame_to_json(table), "asked": dict(comparison.asked)}
    found = gathered(spread, SCORED, setting, [{"division": place} for place in places])
    return pd.concat(map(frame_from_json, found), ignore_index=True)


def of_division(table: pd.DataFrame, comparison: Comparison, place: int) -> pd.DataFrame:
    """Return the predictions of every learner for the held-out rows of one division.

    Parameters
    ----------
    table : pandas.DataFrame
        Samples.
    comparison : Comparison
        Divisions and learners.
    place : int
        Position of the division in `comparison.divisions`.
    """
    division = comparison.divisions[place]
    return with_one_thread(lambda only: held_out(table, [only], comparison.learners), division)

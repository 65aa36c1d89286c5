"""Error against the number of rows that were learned from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..samples import GFLOPS
from .predictions import PREDICTED

if TYPE_CHECKING:
    import pandas as pd

BUDGET = "budget"
"""Name of the divisions that a learning curve is made of."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Error of a learner that learned from so many rows.

    Attributes
    ----------
    rows : int
        Learned from.
    repeats : int
        Random choices of these rows.
    mape, lowest, highest : float
        Mean, least and largest MAPE of the repeats, fractions; NaN where nothing was predicted.
    """

    learner: str
    rows: int
    repeats: int
    mape: float
    lowest: float
    highest: float


def learning_curve(found: pd.DataFrame) -> tuple[CurvePoint, ...]:
    """Return the points of each learner by the number of rows, from the result of `held_out`.

    Only divisions named "budget" count; without any the curve is empty.
    """
    budget = found[found["division"] == BUDGET]
    error = (budget[PREDICTED] / budget[GFLOPS] - 1).abs()
    rows = budget["part"].astype(int)
    repeats = error.groupby([budget["learner"], rows, budget["repeat"]], sort=False).mean()
    found_by = repeats.groupby(level=[0, 1], sort=False)
    return tuple(
        CurvePoint(
            str(learner), int(n_rows), len(mapes), *map(float, (mapes.mean(), mapes.min(), mapes.max()))
        )
        for (learner, n_rows), mapes in sorted(found_by, key=lambda entry: entry[0][1])
    )

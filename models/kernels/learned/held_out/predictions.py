"""Predictions of each learner for the held-out rows of each division."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import pandas as pd

from ..learners import Learner, Predicted
from ..samples import GFLOPS, IDENTITY
from .divisions import Division

PREDICTED, LOW, HIGH = "predicted_gflops", "low_gflops", "high_gflops"


def held_out(
    table: pd.DataFrame, divisions: Iterable[Division], learners: Mapping[str, Learner]
) -> pd.DataFrame:
    """Return the predictions of every learner for the rows that each division holds out.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.

    Returns
    -------
    pandas.DataFrame
        One row for each division, learner and held-out sample: `IDENTITY`, `gflops`,
        `predicted_gflops`, `low_gflops` and `high_gflops` (NaN without an interval), `division`,
        `part`, `repeat`, `learner`, and `row`, the position in `table`.
    """
    found = [
        _predictions(table, division, name, learner(table.iloc[division.train], table.iloc[division.test]))
        for division in divisions
        for name, learner in learners.items()
    ]
    return pd.concat(found, ignore_index=True)


def _predictions(table: pd.DataFrame, division: Division, learner: str, found: Predicted) -> pd.DataFrame:
    rows = table.iloc[division.test][[*IDENTITY, GFLOPS]].copy()
    rows[PREDICTED] = found.gflops
    rows[LOW] = np.nan if found.low is None else found.low
    rows[HIGH] = np.nan if found.high is None else found.high
    rows["division"], rows["part"], rows["learner"] = division.name, division.part, learner
    rows["repeat"], rows["row"] = division.repeat, division.test
    return rows

"""Samples, learners and divisions -> what each learner predicts of rows that it has not seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import pandas as pd

from .divisions import Division
from .learners import Learner
from .samples import GFLOPS, IDENTITY

if TYPE_CHECKING:
    from .columns import Floats

PREDICTED = "predicted_gflops"


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
        `predicted_gflops`, `division`, `part`, `learner`, and `row`, the position in `table`.
    """
    found = [
        _predictions(table, division, name, learner(table.iloc[division.train], table.iloc[division.test]))
        for division in divisions
        for name, learner in learners.items()
    ]
    return pd.concat(found, ignore_index=True)


def _predictions(table: pd.DataFrame, division: Division, learner: str, speeds: Floats) -> pd.DataFrame:
    rows = table.iloc[division.test][[*IDENTITY, GFLOPS]].copy()
    rows[PREDICTED] = speeds
    rows["division"], rows["part"], rows["learner"] = division.name, division.part, learner
    rows["row"] = division.test
    return rows

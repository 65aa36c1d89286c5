"""What a class of models predicts of configurations that it has not seen: every fifth in turn held out."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from ..data.table_file import Measurements
from .answers import answers
from .store.stored_model import StoredModel

FOLDS = 5


def held_out_times(
    fit: Callable[[Measurements], StoredModel], measurements: Measurements, seed: int
) -> Floats | None:
    """Return the time of each configuration as predicted by a model fitted without it, (n,).

    Parameters
    ----------
    fit : callable
        Returns a model that has learned from measurements.
    measurements : Measurements
        With times. What was measured more than once is held out together.
    seed : int
        Of the choice of parts.

    Returns
    -------
    ndarray of float, or None
        NaN where the model of a part has learned too little to answer; None of fewer different configurations
        than `FOLDS`.
    """
    assert measurements.times is not None
    frame = measurements.features
    groups = frame.groupby(list(frame.columns), dropna=False, sort=False).ngroup().to_numpy()
    n_groups = int(groups.max()) + 1
    if n_groups < FOLDS:
        return None
    part_of = np.random.default_rng(seed).permutation(np.arange(n_groups) % FOLDS)[groups]
    predicted = np.full(len(frame), np.nan)
    for part in range(FOLDS):
        out = part_of == part
        kept = Measurements(_rows(frame, ~out), measurements.times[~out], ())
        try:
            predicted[out] = answers(fit(kept), _rows(frame, out))
        except (UsageError, ValueError):  # too few rows are left, or one has a value that no other has
            continue
    return predicted


def _rows(frame: pd.DataFrame, chosen: Floats) -> pd.DataFrame:
    return frame[chosen].reset_index(drop=True)

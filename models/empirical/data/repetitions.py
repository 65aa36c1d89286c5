"""Noise of times: scatter over the runs of one configuration."""

from __future__ import annotations

import numpy as np

from .table_file import Measurements


def repetition_noise(measurements: Measurements) -> float | None:
    """Return the pooled standard deviation of the logarithms of times of equal rows; None if all rows differ.

        sigma^2 = sum_g sum_(i in g) (log t_i - mean_g log t)^2 / sum_g (n_g - 1)

    Examples
    --------
    >>> import pandas as pd
    >>> twice = Measurements(pd.DataFrame({"n": [1, 1, 2]}), np.array([1.0, np.exp(0.2), 5.0]), ())
    >>> round(repetition_noise(twice), 4)
    0.1414
    """
    assert measurements.times is not None
    frame = measurements.features
    groups = frame.groupby(list(frame.columns), dropna=False, sort=False).ngroup().to_numpy()
    logarithms = np.log(measurements.times)
    counts = np.bincount(groups)
    freedom = int((counts - 1).sum())
    if not freedom:
        return None
    means = np.bincount(groups, logarithms) / counts
    return float(np.sqrt(((logarithms - means[groups]) ** 2).sum() / freedom))

"""Warning about configurations that were measured more than once with very different times."""

from __future__ import annotations

import pandas as pd

from ....arrays import Floats

_FAR = 2.0
"""Times of one configuration that differ by this factor contradict each other: noise is seldom as large."""


def contradiction(features: pd.DataFrame, times: Floats) -> str | None:
    """Return a warning about configurations whose times contradict each other; None where there are none.

    Parameters
    ----------
    features : DataFrame, (n, n_features)
    times : ndarray of float, (n,)

    Examples
    --------
    >>> import numpy as np
    >>> found = contradiction(pd.DataFrame({"n": [1, 2, 2]}), np.array([1.0, 2.0, 9.0]))
    >>> print(found.partition("; ")[0])
    1 configuration was measured more than once with times that differ by up to 4.5 times, at n=2
    """
    if not features.shape[1] or not features.duplicated().any():
        return None
    groups = features.assign(**{"": times}).groupby(list(features.columns), sort=False, dropna=False)[""]
    ratio = groups.max() / groups.min()
    far = ratio[ratio > _FAR]
    if far.empty:
        return None
    worst = far.idxmax()
    values = worst if isinstance(worst, tuple) else (worst,)
    at = ", ".join(f"{name}={value}" for name, value in zip(features.columns, values, strict=True))
    were = "configuration was" if len(far) == 1 else "configurations were"
    return (
        f"{len(far)} {were} measured more than once with times that differ by up to {far.max():.3g} times, "
        f"at {at}; is a parameter missing?"
    )

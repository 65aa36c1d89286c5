"""Differences between measurements of the same code: an error that no model can go below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .....arrays import Floats
from ..samples import GFLOPS

if TYPE_CHECKING:
    import pandas as pd


SAME = ("code", "compiler", "machine", "residence", "n_elements", "vector_bits", "threads")
"""Rows that agree in these were measured on the same instructions under the same conditions."""


def noise_errors(table: pd.DataFrame) -> Floats:
    """Return the error of predicting each row's GFLOPS by the mean of its siblings.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`; `SAME` and `gflops` are read.

    Returns
    -------
    ndarray, (n_rows,)
        ``|mean of siblings - gflops| / gflops``, a fraction; NaN for a row without siblings.

    Notes
    -----
    Siblings are the other rows that agree in `SAME`: splits that compile to the same code, or
    repeats. The mean of m siblings has noise of its own, so that this is sqrt(1 + 1/m) times, on
    average, what a model would show that knew the true speed.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({name: "one" for name in SAME}, index=range(3))
    >>> table["code"], table["gflops"] = ["a", "a", "b"], [50.0, 40.0, 10.0]
    >>> np.round(noise_errors(table), 3).tolist()
    [0.2, 0.25, nan]
    """
    speeds = table[GFLOPS]
    groups = speeds.groupby([table[name] for name in SAME])
    siblings = groups.transform("size") - 1
    others = (groups.transform("sum") - speeds) / siblings.where(siblings > 0)
    return (others / speeds - 1).abs().to_numpy(np.float64)

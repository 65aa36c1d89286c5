"""Selection of rows, and random states of estimators, for repeated fits."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd

Rows: TypeAlias = npt.NDArray[np.intp]


def with_seed(model: Any, seed: int) -> Any:
    """Return an estimator after setting its random states, and those of the estimators in it."""
    names = (name for name in model.get_params() if name.split("__")[-1] == "random_state")
    return model.set_params(**dict.fromkeys(names, seed))


def rows_at(columns: Any, places: Rows) -> Any:
    """Return the rows of a DataFrame or array at some positions, regardless of its index."""
    return columns.iloc[places] if isinstance(columns, pd.DataFrame) else columns[places]

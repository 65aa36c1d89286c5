"""Columns of numbers that an analytical model needs."""

from __future__ import annotations

import numpy as np
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError


def columns(model: str, names: tuple[str, ...], X: pd.DataFrame) -> tuple[Floats, ...]:
    """Return columns of a table, each (n,).

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    names : tuple of str
    X : DataFrame, (n, n_columns)

    Raises
    ------
    UsageError
        If columns are missing, or one holds no numbers.
    """
    if missing := [name for name in names if name not in X.columns]:
        raise UsageError(
            f"the analytical model {model!r} needs columns {', '.join(names)}; "
            f"the data has no {', '.join(missing)}"
        )
    return tuple(column(model, name, X) for name in names)


def column(model: str, name: str, X: pd.DataFrame) -> Floats:
    """Return one column of a table, (n,).

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    name : str
    X : DataFrame, (n, n_columns)

    Raises
    ------
    UsageError
        If the column holds no numbers.
    """
    try:
        return np.asarray(X[name].to_numpy(), np.float64)
    except (TypeError, ValueError):
        raise UsageError(f"the analytical model {model!r}: column {name} must be numbers") from None

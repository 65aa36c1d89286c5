"""Fitted models in the place of an analytical one: they predict from their own columns, without a new fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....errors import UsageError


@dataclass(frozen=True, slots=True)
class FittedAnalytical:
    """Model that was fitted to other measurements, such as those of another machine.

    Attributes
    ----------
    name : str
        For messages.
    features : tuple of str
        Columns that it predicts from.
    estimator : Any
        Fitted. It is no parameter of a scikit-learn estimator here, so copies of that keep it fitted.

    Examples
    --------
    >>> from sklearn.linear_model import LinearRegression
    >>> rows = pd.DataFrame({"m": [1.0, 2.0], "threads": [1, 2]})
    >>> other = LinearRegression().fit(rows[["m"]], [3.0, 6.0])
    >>> FittedAnalytical("other.model", ("m",), other).predict(rows).round(6).tolist()
    [3.0, 6.0]
    """

    name: str
    features: tuple[str, ...]
    estimator: Any

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the time of each configuration, (n,).

        Raises
        ------
        UsageError
            If a column is missing.
        """
        if missing := [name for name in self.features if name not in X.columns]:
            raise UsageError(
                f"the analytical model {self.name!r} needs columns {', '.join(self.features)}; "
                f"the data has no {', '.join(missing)}"
            )
        return np.asarray(self.estimator.predict(X[list(self.features)]), np.float64)

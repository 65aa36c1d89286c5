"""Several models as one: a weighed sum of the logarithms of what they predict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats


@dataclass(frozen=True, slots=True, eq=False)
class LogBlend:
    """The weighed geometric mean of fitted models, or their product where all weights are one.

        log t(x) = sum_k w_k log t_k(x)

    Attributes
    ----------
    members : tuple of fitted estimators
    weights : tuple of float

    Raises
    ------
    ValueError
        If there is not a weight for each.

    Examples
    --------
    >>> from sklearn.dummy import DummyRegressor
    >>> two, eight = (DummyRegressor().fit([[0]], [time]) for time in (2.0, 8.0))
    >>> LogBlend((two, eight), (0.5, 0.5)).predict(pd.DataFrame({"n": [1]})).tolist()
    [4.0]
    """

    members: tuple[Any, ...]
    weights: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.members or len(self.members) != len(self.weights):
            raise ValueError("not a weight for each member of a blend")

    def predict(self, rows: pd.DataFrame) -> Floats:
        """Return the time of each row, (n,): zero where a member has no time."""
        total = np.zeros(len(rows))
        for member, weight in zip(self.members, self.weights, strict=True):
            said = np.asarray(member.predict(rows), np.float64)
            with np.errstate(divide="ignore", invalid="ignore"):
                total += weight * np.where(said > 0, np.log(said), -np.inf)
        with np.errstate(over="ignore"):
            return np.asarray(np.exp(total))

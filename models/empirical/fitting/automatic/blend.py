"""Several models as one: a weighted sum of the logarithms of their predictions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats


@dataclass(frozen=True, slots=True, eq=False)
class LogBlend:
    """The weighed geometric mean of fitted models, or their product where all weights are one.

        log t(x) = sum_k w_k log t_k(x)

    A mean is that of the members that have an answer to a row, their weights made to sum to one: a sum of
    influences that falls below zero somewhere does not silence the others.

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
        """Return the time of each row, (n,): zero where a factor, or every member of a mean, has none."""
        return blended(np.column_stack([member.predict(rows) for member in self.members]), self.weights)


def blended(times: Floats, weights: Sequence[float]) -> Floats:
    """Return the times of a blend from those of its members, (n, n_members) -> (n,); see `LogBlend`.

    Examples
    --------
    >>> blended(np.array([[2.0, 8.0], [-1.0, 8.0]]), (0.5, 0.5)).round(9).tolist()
    [4.0, 8.0]
    >>> blended(np.array([[2.0, 1.5], [-1.0, 1.5]]), (1.0, 1.0)).round(9).tolist()
    [3.0, 0.0]
    """
    said, share = np.asarray(times, np.float64), np.asarray(weights, np.float64)
    answered = np.isfinite(said) & (said > 0)
    total = np.log(np.where(answered, said, 1.0)) @ share
    given = answered @ share
    if np.isclose(share.sum(), 1):
        total = total / np.where(given > 0, given, 1.0)
        silent = np.asarray(given <= 0)
    else:
        silent = np.asarray(~answered.all(axis=1))
    with np.errstate(over="ignore"):
        return np.asarray(np.where(silent, 0.0, np.exp(total)))

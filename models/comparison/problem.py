"""What a comparison is about: the configurations that are learned from and those that are predicted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd

from ..empirical.parameter_space import ParameterSpace
from ..fitted.fitting import CPRS


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """Measured configurations, to learn from and to be tested on.

    Attributes
    ----------
    train, test : DataFrame
        Parameters as columns.
    train_times, test_times : ndarray of float
    space : ParameterSpace
    beyond : tuple of str
        Parameters that are extrapolated; empty for interpolation.
    """

    train: pd.DataFrame
    train_times: npt.NDArray[np.float64]
    test: pd.DataFrame
    test_times: npt.NDArray[np.float64]
    space: ParameterSpace
    beyond: tuple[str, ...] = ()

    def drawn(self, n: int, below: float | None, seed: int) -> tuple[pd.DataFrame, npt.NDArray[np.float64]]:
        """Return configurations to learn from, drawn at random.

        Parameters
        ----------
        n : int
            How many; all there are if fewer.
        below : float or None
            Only those whose `beyond` parameters lie below it.
        """
        rows = np.arange(len(self.train))
        for name in self.beyond if below is not None else ():
            rows = rows[self.train[name].to_numpy()[rows] < below]
        rows = np.random.default_rng(seed).permutation(rows)[:n]
        return self.train.iloc[rows].reset_index(drop=True), self.train_times[rows]

    def parameters_of(self, model: str) -> dict[str, Any]:
        """Return what a class of models is told beside its setting."""
        return {"extrapolated": list(self.beyond)} if model in CPRS and self.beyond else {}

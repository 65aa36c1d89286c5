"""Scaling laws in the performance model normal form, as an estimator."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from ...data.experiments.series import Series
from ...formulas.formula import TermChoice
from .fit import Search, Statistic, fit_series


class PMNFRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """A sum of products of ``x^i log2(x)^j``, such as ``4 + 0.2 p^(1/2) n log2(n)``.

    Rows that are equal are repetitions. The term of each parameter is found along the longest line of
    points that differ in it alone; sums of products of these are compared on all points.

    Parameters
    ----------
    powers : mapping of str or float to sequence of int, or None
        Exponents of ``log2 x`` for each exponent of ``x`` that is tried, such as
        ``{"1/2": [0, 1], "2": [0]}``; those of Extra-P by default.
    logarithms : bool
        False tries no terms with a logarithm.
    negative : bool or None
        True tries falling terms as well, None where the times fall.
    n_terms : int
        Largest number of terms, with one parameter.
    segmented : bool
        With one parameter and nine points, whether two regimes are tried.
    statistic : {"mean", "median", "min"}
        Statistic of the repetitions of a point.

    Attributes
    ----------
    model_ : FittedFormula
        The formula, its SMAPE and other scores.
    segments_ : Segments or None
        Two regimes, if they are much better.
    n_features_in_ : int

    References
    ----------
    A. Calotoiu et al.: Using automated performance modeling to find scalability bugs in complex codes,
    SC'13; Fast multi-parameter performance modeling, CLUSTER 2016. Ritter et al., Eq. 1.

    Examples
    --------
    >>> import numpy as np
    >>> p = np.array([[2.0], [4.0], [8.0], [16.0], [32.0]])
    >>> model = PMNFRegressor().fit(p, 3 + 0.5 * p[:, 0] ** 1.5)
    >>> model.formula
    '3 + 0.5 x0^(3/2)'
    >>> float(model.predict([[64.0]])[0].round(6))
    259.0
    """

    def __init__(
        self,
        *,
        powers: Mapping[str, Sequence[int]] | None = None,
        logarithms: bool = True,
        negative: bool | None = None,
        n_terms: int = 1,
        segmented: bool = False,
        statistic: str = "mean",
    ) -> None:
        self.powers = powers
        self.logarithms = logarithms
        self.negative = negative
        self.n_terms = n_terms
        self.segmented = segmented
        self.statistic = statistic

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measurements.

        Parameters
        ----------
        X : DataFrame or array-like of float, (n_measurements, n_parameters)
        y : array-like of float, (n_measurements,)

        Raises
        ------
        ValueError
            If a value is missing or a parameter of the model out of its range.
        """
        choice = TermChoice(self.powers, self.logarithms, self.negative)
        search = Search(choice, Statistic(self.statistic), self.n_terms, self.segmented)
        samples, target = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        measured: dict[tuple[float, ...], list[float]] = defaultdict(list)
        for point, value in zip(samples.tolist(), target.tolist(), strict=True):
            measured[tuple(point)].append(value)
        names = getattr(self, "feature_names_in_", [f"x{j}" for j in range(samples.shape[1])])
        repetitions = tuple(np.array(values) for values in measured.values())
        points = np.array(list(measured), np.float64)
        self.series_ = Series("", "", tuple(map(str, names)), points, repetitions)
        (found,) = fit_series([self.series_], search)
        self.model_, self.segments_ = found.model, found.segments
        return self

    def predict(self, X: Any) -> Floats:
        """Return the value at each configuration, (n_configurations,)."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        found = self.segments_ or self.model_.formula
        with np.errstate(divide="ignore", invalid="ignore"):
            return found.values(samples)

    @property
    def formula(self) -> str:
        """The model as a person reads it."""
        check_is_fitted(self)
        return self.segments_.text() if self.segments_ else self.model_.formula.text()

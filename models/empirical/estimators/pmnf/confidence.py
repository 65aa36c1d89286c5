"""How sure a model is of its numbers: intervals by the bootstrap, its terms held."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from ...data.experiments.series import Series
from ...formulas.formula import Formula, product_values

_DRAWS = 1000


@dataclass(frozen=True, slots=True, eq=False)
class Intervals:
    """Percentile intervals of a formula.

    Attributes
    ----------
    level : float
        Share of the draws inside.
    constant : (float, float)
    coefficients : tuple of (float, float)
    draws : ndarray of float, (n_draws, 1 + n_products)
        Constant and coefficients of each draw.
    formula : Formula
    """

    level: float
    constant: tuple[float, float]
    coefficients: tuple[tuple[float, float], ...]
    draws: Floats
    formula: Formula

    def at(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the lower and upper end of the value at each of some points, (n,) both."""
        low, high = np.quantile(self.draws @ _design(self.formula, points).T, _ends(self.level), axis=0)
        return low, high


def bootstrap(series: Series, formula: Formula, level: float = 0.95, seed: int = 0) -> Intervals:
    """Return intervals of the numbers in a formula.

    Where every point has repetitions these are drawn anew, with replacement; where not, what the formula
    leaves unexplained, scaled by what a fit takes up of it.

    Parameters
    ----------
    series : Series
        What it was fitted to.
    formula : Formula
    level : float
        Between 0 and 1.
    seed : int

    Raises
    ------
    ValueError
        If the level is not between 0 and 1.
    """
    if not 0 < level < 1:
        raise ValueError(f"level {level} must be between 0 and 1")
    random = np.random.default_rng(seed)
    design = _design(formula, series.points)
    lengths = np.sqrt((design**2).sum(axis=0))
    inverse = np.linalg.pinv(design / lengths, rcond=1e-13) / lengths[:, None]
    draws = _drawn(series, formula, design, random) @ inverse.T
    ends = np.quantile(draws, _ends(level), axis=0).T.tolist()
    constant, *coefficients = ((low, high) for low, high in ends)
    return Intervals(level, constant, tuple(coefficients), draws, formula)


def _drawn(series: Series, formula: Formula, design: Floats, random: np.random.Generator) -> Floats:
    """Return values as they might have been measured, (n_draws, n)."""
    if min(map(len, series.repetitions)) > 1:
        columns = [random.choice(each, (_DRAWS, len(each))).mean(axis=1) for each in series.repetitions]
        return np.column_stack(columns)
    values = np.array([each.mean() for each in series.repetitions])
    predicted = formula.values(series.points)
    n, k = design.shape
    left = (values - predicted) * np.sqrt(n / max(1, n - k))
    return predicted + random.choice(left - left.mean(), (_DRAWS, n))


def _design(formula: Formula, points: Floats) -> Floats:
    return np.column_stack([np.ones(len(points)), *(product_values(p, points) for p in formula.products)])


def _ends(level: float) -> tuple[float, float]:
    return (1 - level) / 2, (1 + level) / 2

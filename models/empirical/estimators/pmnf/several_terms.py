"""Models of one parameter with several terms, by leave-one-out cross-validation of all sums of terms.

The error of a sum at a point left out follows from the fit to all points, ``error / (1 - leverage)``, so each
sum is solved once, for all kernels together.

`best_segments` fits piecewise models: one sum below a change point of the parameter, another one above it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from .....arrays import Floats
from .....records import record
from ...formulas.formula import Formula, Term, sympy_name, usable
from .model_families import Scores, scores_of
from .one_parameter import FEWEST_POINTS, LEAST_CONTRIBUTION, best_terms
from .several_parameters import FittedFormula, fitted

_CHUNK = 1 << 22


def best_sums(
    x: Floats,
    values: Floats,
    terms: Sequence[Term],
    most: int,
    parameters: tuple[str, ...],
    falling: Sequence[Term] = (),
) -> list[FittedFormula]:
    """Return the best model of each kernel with so many terms at most.

    One more term is taken where it foretells points left out with a lower SMAPE.

    Parameters
    ----------
    x : ndarray of float, (n,)
        Values of the parameter, each once.
    values : ndarray of float, (n_kernels, n)
    terms : sequence of Term
    most : int
        Terms beside the constant.
    parameters : tuple of str
        The name of the one.
    falling : sequence of Term
        Tried besides, alone, where values fall.
    """
    single = best_terms(x, values, terms, falling)
    models = []
    for kernel, chosen in enumerate(single.chosen):
        products = (((0, single.terms[chosen]),),) if chosen >= 0 else ()
        numbers = (float(single.coefficient[kernel]),) if chosen >= 0 else ()
        formula = Formula(parameters, float(single.constant[kernel]), numbers, products)
        models.append(fitted(formula, single.scores, kernel))
    allowed = tuple(
        term
        for term, fits in zip(terms, usable(terms, x), strict=True)
        if fits and np.isfinite(term.values(x) ** 2).all()
    )
    for number in range(2, min(most, len(x) - 3) + 1):
        sums = list(combinations(allowed, number))
        size = max(1, _CHUNK // (len(values) * len(x) * (number + 1)))
        for start in range(0, len(sums), size):
            _improve(models, x, values, sums[start : start + size], parameters)
    return models


def _improve(
    models: list[FittedFormula],
    x: Floats,
    values: Floats,
    sums: Sequence[tuple[Term, ...]],
    parameters: tuple[str, ...],
) -> None:
    """Put the best of some sums in the place of each model that it beats."""
    columns = np.stack([np.stack([np.ones_like(x), *(term.values(x) for term in s)], axis=1) for s in sums])
    lengths = np.sqrt((columns**2).sum(axis=1))
    inverse = np.linalg.pinv(columns / lengths[:, None, :], rcond=1e-13) / lengths[:, :, None]
    coefficients = np.einsum("skn,vn->vsk", inverse, values)
    predicted = np.einsum("snk,vsk->vsn", columns, coefficients)
    leverage = np.einsum("snk,skn->sn", columns, inverse)
    with np.errstate(divide="ignore", invalid="ignore"):
        left_out = values[:, None, :] + (predicted - values[:, None, :]) / (1 - leverage)
        parts = np.abs(coefficients[:, :, None, 1:] * columns[None, :, :, 1:] / values[:, None, :, None])
    scores: Scores = scores_of(left_out, values[:, None, :], len(sums[0]))
    small = (parts.max(axis=2) < LEAST_CONTRIBUTION).any(axis=2)
    smape = np.where(scores.finite() & ~small & (leverage < 1 - 1e-9).all(axis=1), scores.smape, np.inf)
    best = smape.argmin(axis=1)
    for kernel, number in enumerate(best):
        if smape[kernel, number] < models[kernel].smape:
            constant, *numbers = coefficients[kernel, number].tolist()
            products = tuple(((0, term),) for term in sums[number])
            formula = Formula(parameters, constant, tuple(numbers), products)
            at = scores.at(np.array([kernel]), np.array([number]))
            models[kernel] = fitted(formula, at, 0)


_PAYS = 0.2
"""Share of the error of one model that two must stay below: they have twice the numbers to fit, and the best
of many change points. With 12 points and 5 % noise real changes came to a tenth, smooth laws seldom below
a half, and ``x^2``, whose constant no fit without weights can tell beside its large values, to a third."""
_EXACT = 1e-6
"""Error, in per cent, that nothing is left to gain from."""


@record
class Segments:
    """Models on both sides of a change point.

    Attributes
    ----------
    below, above : FittedFormula
    change : (float, float)
        The last value of the lower and the first of the upper regime; the same where both share a point.
    smape : float
        Of points left out, over both.
    """

    below: FittedFormula
    above: FittedFormula
    change: tuple[float, float]
    smape: float

    @property
    def middle(self) -> float:
        """Midpoint of `change`, the boundary between the lower and the upper regime."""
        return sum(self.change) / 2

    def text(self, digits: int = 4) -> str:
        """Return it as a person reads it."""
        name = self.below.formula.parameters[0]
        low, high = (f"{x:g}" for x in self.change)
        below, above = (each.formula.text(digits) for each in (self.below, self.above))
        return f"{below} for {name} <= {low}; {above} for {name} >= {high}"

    def sympy(self) -> str:
        """Return an expression that `sympy.sympify` takes for the same function, see `Formula.sympy`."""
        below, above = (each.formula for each in (self.below, self.above))
        name = sympy_name(below.parameters[0])
        return f"Piecewise(({below.sympy()}, {name} <= {self.middle!r}), ({above.sympy()}, True))"

    def values(self, points: Floats) -> Floats:
        """Return the value at each of some points, (n, 1) -> (n,); between the regimes, of the nearer."""
        lower = points[:, 0] <= self.middle
        return np.where(lower, self.below.formula.values(points), self.above.formula.values(points))


def best_segments(
    x: Floats,
    values: Floats,
    terms: Sequence[Term],
    whole: Sequence[FittedFormula],
    parameters: tuple[str, ...],
    falling: Sequence[Term] = (),
) -> list[Segments | None]:
    """Return two regimes for each kernel that is much better modelled by two, None for others.

    Every change point is tried that leaves five points on both sides, one of them perhaps shared.

    Parameters
    ----------
    x : ndarray of float, (n,)
    values : ndarray of float, (n_kernels, n)
    terms : sequence of Term
    whole : sequence of FittedFormula
        The model of all points, of each kernel.
    parameters : tuple of str
    falling : sequence of Term
        See `best_sums`.
    """
    order = np.argsort(x)
    x, values = x[order], values[:, order]
    best: list[Segments | None] = [None] * len(values)
    for last, first in _changes(len(x)):
        below = best_sums(x[: last + 1], values[:, : last + 1], terms, 1, parameters, falling)
        above = best_sums(x[first:], values[:, first:], terms, 1, parameters, falling)
        n_below, n_above = last + 1, len(x) - first
        for kernel, (low, high) in enumerate(zip(below, above, strict=True)):
            smape = (n_below * low.smape + n_above * high.smape) / (n_below + n_above)
            known = best[kernel]
            if whole[kernel].smape < _EXACT:
                continue
            if smape < (_PAYS * whole[kernel].smape if known is None else known.smape):
                best[kernel] = Segments(low, high, (float(x[last]), float(x[first])), smape)
    return best


def _changes(n: int) -> Iterator[tuple[int, int]]:
    """Yield the last point of the lower and the first of the upper regime: neighbours, then one shared."""
    for last in range(FEWEST_POINTS - 1, n - FEWEST_POINTS):
        yield last, last + 1
    for shared in range(FEWEST_POINTS - 1, n - FEWEST_POINTS + 1):
        yield shared, shared

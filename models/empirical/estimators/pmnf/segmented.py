"""Two regimes along one parameter, with a change point between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from ...formulas.formula import sympy_name
from ...formulas.terms import Term
from .one_parameter import FEWEST_POINTS
from .several_parameters import FittedFormula
from .several_terms import best_sums

_PAYS = 0.2
"""Share of the error of one model that two must stay below: they have twice the numbers to fit, and the best
of many change points. With 12 points and 5 % noise real changes came to a tenth, smooth laws seldom below
a half, and ``x^2``, whose constant no fit without weights can tell beside its large values, to a third."""
_EXACT = 1e-6
"""Error, in per cent, that nothing is left to gain from."""


@dataclass(frozen=True, slots=True)
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

"""Random scaling laws in the performance model normal form, and the points of their measurements.

As the published evaluation has them (Ritter et al., Section IV-A; github.com/extra-p/extrap-gpr, commit
015c5f8, function_generator.py): a term of each parameter, all added or all multiplied; coefficients, and
exponents of the parameter and of its logarithm, are drawn each by itself, so that more than half of the terms
are none that Extra-P or `PMNFRegressor` tries; every parameter matters at both ends of what is measured. The
point that is predicted lies one step beyond.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from .....arrays import Floats
from ...formulas.formula import Formula, Product
from ...formulas.terms import LOGARITHMS_OF, Term

VALUES: tuple[tuple[float, ...], ...] = (
    (4, 8, 16, 32, 64, 128),
    (10, 20, 30, 40, 50, 60),
    (1000, 2000, 3000, 4000, 5000, 6000),
    (10, 12, 14, 16, 18, 20),
)
"""Values of each parameter, the last to be predicted; the first parameter is the number of processes."""
POWERS = tuple(Fraction(power) for power in LOGARITHMS_OF)
LOGARITHMS = (0, 1, 2)
_LARGEST_COEFFICIENT = 1000.0
_LEAST_SHARE = 0.01
"""Of a term added, in the function; of the growth by 1 of a parameter whose term is multiplied, likewise."""
_NAMES = "pxyz"


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """A function, where it can be measured, and where it is predicted.

    Attributes
    ----------
    formula : Formula
    points : ndarray of float, (n, n_parameters)
        All combinations of the measured values.
    target : ndarray of float, (n_parameters,)
    """

    formula: Formula
    points: Floats
    target: Floats


def random_problem(n_parameters: int, random: np.random.Generator) -> Problem:
    """Return a random function of two to four parameters, all of which matter."""
    points, target = space(n_parameters)
    draw, matter = (_sum, _terms_matter) if random.integers(2) else (_product, _parameters_matter)
    while True:
        formula = draw(n_parameters, random)
        if matter(formula, points[[0, -1]]):
            return Problem(formula, points, target)


def space(n_parameters: int, values: Sequence[Sequence[float]] = VALUES) -> tuple[Floats, Floats]:
    """Return all points that can be measured, (n, n_parameters), and the one beyond, (n_parameters,)."""
    axes = [np.array(each[:-1], np.float64) for each in values[:n_parameters]]
    points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, n_parameters)
    return points, np.array([each[-1] for each in values[:n_parameters]], np.float64)


def _sum(n: int, random: np.random.Generator) -> Formula:
    constant, *coefficients = random.uniform(0, _LARGEST_COEFFICIENT, 1 + n).tolist()
    products: tuple[Product, ...] = tuple(((i, _term(random)),) for i in range(n))
    return Formula(tuple(_NAMES[:n]), constant, tuple(coefficients), products)


def _product(n: int, random: np.random.Generator) -> Formula:
    constant, *coefficients = random.uniform(0, _LARGEST_COEFFICIENT, 1 + n).tolist()
    product: Product = tuple((i, _term(random)) for i in range(n))
    return Formula(tuple(_NAMES[:n]), constant, (float(np.prod(coefficients)),), (product,))


def _term(random: np.random.Generator) -> Term:
    return Term(POWERS[random.integers(len(POWERS))], int(random.choice(LOGARITHMS)))


def _terms_matter(formula: Formula, ends: Floats) -> bool:
    """Tell whether each term of a sum is at least a hundredth of it, at the first and the last point."""
    total = formula.values(ends)
    parts = zip(formula.coefficients, formula.products, strict=True)
    shares = [Formula(formula.parameters, 0.0, (c,), (p,)).values(ends) / total for c, p in parts]
    return bool((np.array(shares) >= _LEAST_SHARE).all())


def _parameters_matter(formula: Formula, ends: Floats) -> bool:
    """Tell whether the function grows by a hundredth at least with each parameter by 1, at both ends.

    With more than two parameters one of them need not: the third is in the thousands.
    """
    share = 1 - formula.constant / formula.values(ends)
    growth = np.stack(
        [
            share * (float(t.power) + t.logarithm / np.log(ends[:, i])) / ends[:, i]
            for i, t in formula.products[0]
        ]
    )
    n = len(growth)
    return bool(((growth >= _LEAST_SHARE).sum(axis=0) >= (n if n == 2 else n - 1)).all())

"""Random scaling laws in the performance model normal form, and the points they are measured at.

After Eq. 1 and Section IV-A of Ritter et al.: every parameter matters, its exponents are Extra-P's and differ
from product to product, products are added at random, and the point that is foretold lies one step beyond
the measured values. A search that gives each parameter one term cannot find all of these functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..pmnf.families import combinations_of
from ..pmnf.formula import Formula, product_values
from ..pmnf.terms import Floats, TermChoice

VALUES: tuple[tuple[float, ...], ...] = (
    (32, 64, 128, 256, 512, 1024),
    (2, 4, 6, 8, 10, 12),
    (1000, 2000, 3000, 4000, 5000, 6000),
    (10, 20, 30, 40, 50, 60),
)
"""Values of each parameter, the last to be foretold; the first parameter is the number of processes."""
_NAMES = "pxyz"
_LARGEST_SHARE = 1000.0
"""Ratio of the largest to the smallest part of a function, in the middle of the measured points."""


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """A function, where it can be measured, and where it is foretold.

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
    """Return a random function of two to four parameters.

    Its parts, the constant among them, are of sizes drawn log-uniformly over three decades where
    the function is measured, so that none is beyond notice by its exponents alone.
    """
    terms = TermChoice().terms()
    points, target = space(n_parameters)
    sums = combinations_of(n_parameters)
    products = tuple(
        tuple((i, terms[random.integers(len(terms))]) for i in sorted(part))
        for part in sums[random.integers(len(sums))]
    )
    sizes = np.exp(random.uniform(0, np.log(_LARGEST_SHARE), 1 + len(products)))
    middles = [float(np.exp(np.log(product_values(product, points)).mean())) for product in products]
    coefficients = tuple(float(size / middle) for size, middle in zip(sizes[1:], middles, strict=True))
    return Problem(
        Formula(tuple(_NAMES[:n_parameters]), float(sizes[0]), coefficients, products), points, target
    )


def space(n_parameters: int, values: Sequence[Sequence[float]] = VALUES) -> tuple[Floats, Floats]:
    """Return all points that can be measured, (n, n_parameters), and the one beyond, (n_parameters,)."""
    axes = [np.array(each[:-1], np.float64) for each in values[:n_parameters]]
    points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, n_parameters)
    return points, np.array([each[-1] for each in values[:n_parameters]], np.float64)

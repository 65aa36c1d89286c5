"""Models of one parameter with several terms, by leave-one-out cross-validation of all sums of terms.

The error of a sum at a point left out follows from the fit to all points, ``error / (1 - leverage)``, so each
sum is solved once, for all kernels together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from .....arrays import Floats
from ...formulas.formula import Formula
from ...formulas.terms import Term, usable
from .one_parameter import LEAST_CONTRIBUTION, best_terms
from .scores import Scores, scores_of
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

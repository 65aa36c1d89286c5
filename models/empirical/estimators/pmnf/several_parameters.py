"""Models of several parameters: the best sum of products of the terms that single lines show.

For many kernels at once; least squares of all sums of a kind are one batch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from ...formulas.formula import Formula
from ...formulas.terms import Term, usable
from .families import Sum, combinations_of, simplicity
from .lines import longest_line
from .one_parameter import LEAST_CONTRIBUTION, SingleModels, best_terms, without_rounding
from .scores import Scores, scores_of

_CHUNK = 1 << 22
_CUT_OFF = 1e-13
"""Singular values below this share of the largest count as zero, once columns have length 1."""
_SAME = 1e-9
"""Difference of SMAPE, in per cent, that is rounding: on a cross ``a + b`` and ``a + ab`` say the same."""
_MOST_OTHERS = 4


@dataclass(frozen=True, slots=True)
class FittedFormula:
    """A formula and how well it fits what it was learned from.

    Attributes
    ----------
    formula : Formula
    smape : float
        In per cent; with one parameter, of points left out.
    rss : float
    adjusted_r2 : float
    relative_error : float
        See `Scores`.
    others : tuple of Formula
        That fit as well, so that only further points can decide: the four of the fewest products.
    """

    formula: Formula
    smape: float
    rss: float
    adjusted_r2: float
    relative_error: float
    others: tuple[Formula, ...] = ()


def fitted(formula: Formula, scores: Scores, number: int, others: tuple[Formula, ...] = ()) -> FittedFormula:
    """Return a formula with its row of scores."""
    at = (scores.smape, scores.rss, scores.adjusted_r2, scores.relative_error)
    smape, rss, adjusted_r2, relative_error = (float(each[number]) for each in at)
    return FittedFormula(formula, smape, rss, adjusted_r2, relative_error, others)


def best_models(
    points: Floats,
    values: Floats,
    terms: Sequence[Term],
    parameters: tuple[str, ...],
    falling: Sequence[Term] = (),
) -> list[FittedFormula]:
    """Return the best model of each kernel.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Each once.
    values : ndarray of float, (n_kernels, n)
    terms : sequence of Term
        Of one parameter.
    parameters : tuple of str
    falling : sequence of Term
        Tried besides of a parameter along which values fall.
    """
    singles = []
    for parameter in range(len(parameters)):
        line = longest_line(points, parameter)
        column = points[:, parameter]  # at points beside the line, too
        tried, besides = (
            [term for term, fits in zip(some, usable(some, column), strict=True) if fits]
            for some in (terms, falling)
        )
        singles.append(best_terms(line.x, values @ line.weights.T, tried, besides))
    matters = np.column_stack([models.chosen >= 0 for models in singles])
    models: dict[int, FittedFormula] = {}
    for pattern in sorted(set(map(tuple, matters.tolist()))):
        active = [number for number, matter in enumerate(pattern) if matter]
        rows = np.flatnonzero((matters == pattern).all(axis=1))
        size = max(1, _CHUNK // (len(points) * len(combinations_of(len(active))) * (len(active) + 1)))
        for kernels in np.array_split(rows, -(-len(rows) // size)):
            parts = [(number, singles[number].of(kernels)) for number in active]
            found = _alike(points, values[kernels], parts, parameters)
            models.update(zip(kernels.tolist(), found, strict=True))
    return [models[kernel] for kernel in range(len(values))]


def _alike(
    points: Floats,
    values: Floats,
    parts: Sequence[tuple[int, SingleModels]],
    parameters: tuple[str, ...],
) -> Iterator[FittedFormula]:
    """Yield the best models of kernels that the same parameters matter to, each with its own terms."""
    n_kernels = len(values)
    columns = np.ones((len(parts), *values.shape))
    for place, (number, models) in enumerate(parts):
        every = np.stack([term.values(points[:, number]) for term in models.terms])
        columns[place] = every[models.chosen]
    sums = combinations_of(len(parts))
    coefficients, scores, valid = _all_sums(columns, values, sums)
    if len(parts) == 1:
        coefficients, scores = _line_or_all(columns, values, parts[0][1], coefficients, scores)
        valid = np.ones_like(scores.smape, bool)
    valid[:, 0] = True  # the product of all is what others are compared with
    smape = np.where(valid, scores.smape, np.inf)
    tied = smape <= smape.min(axis=1, keepdims=True) + _SAME
    order = simplicity(sums) if len(parts) > 1 else range(smape.shape[1])
    best = np.where(tied, np.array(order), len(order)).argmin(axis=1)
    chosen = scores.at(np.arange(n_kernels), best)
    for kernel in range(n_kernels):
        # of a single parameter there is but one sum, by the line and by all points
        also = np.flatnonzero(tied[kernel]).tolist() if len(parts) > 1 else []
        also = sorted(also, key=lambda number: (len(sums[number]), order[number]))
        numbers = [int(best[kernel]), *(number for number in also if number != best[kernel])]
        of_kernel = [(place, models.terms[models.chosen[kernel]]) for place, models in parts]
        law, *others = (
            _formula(of_kernel, sums[min(number, len(sums) - 1)], coefficients[kernel, number], parameters)
            for number in numbers[: 1 + _MOST_OTHERS]
        )
        yield fitted(law, chosen, kernel, tuple(others))


def _formula(
    terms: Sequence[tuple[int, Term]], products: Sum, coefficients: Floats, parameters: tuple[str, ...]
) -> Formula:
    constant, *numbers = coefficients[: len(products) + 1].tolist()
    factors = tuple(tuple(terms[i] for i in sorted(product)) for product in products)
    return Formula(parameters, constant, tuple(numbers), factors)


def _all_sums(
    columns: Floats, values: Floats, sums: Sequence[Sum]
) -> tuple[Floats, Scores, npt.NDArray[np.bool_]]:
    """Return coefficients, the constant first, scores, and whether every product contributes.

    Parameters
    ----------
    columns : ndarray of float, (n_terms, n_kernels, n)
    values : ndarray of float, (n_kernels, n)
    sums : sequence of Sum
    """
    n_kernels, n = values.shape
    most = max(map(len, sums))
    coefficients = np.zeros((n_kernels, len(sums), most + 1))
    predicted = np.empty((n_kernels, len(sums), n))
    valid = np.ones((n_kernels, len(sums)), bool)
    products = {p: _product(columns[sorted(p)]) for p in {p for each in sums for p in each}}
    for number, each in enumerate(sums):
        design = np.stack([np.ones_like(values), *(products[p] for p in each)], axis=2)
        solved = _least_squares(design, values)
        solved[:, 0] = without_rounding(solved[:, 0], values)
        coefficients[:, number, : len(each) + 1] = solved
        shares = design[:, :, 1:] * solved[:, None, 1:]
        predicted[:, number] = solved[:, :1] + shares.sum(axis=2)
        with np.errstate(divide="ignore", invalid="ignore"):
            most_of = np.abs(shares / values[:, :, None]).max(axis=1)
        valid[:, number] = (solved[:, 1:] != 0).all(axis=1) & ~(most_of < LEAST_CONTRIBUTION).any(axis=1)
    factors = np.array([sum(map(len, each)) for each in sums])
    scores = scores_of(predicted, values[:, None, :], factors)
    return coefficients, scores, valid & scores.finite()


def _product(columns: Floats) -> Floats:
    """Return the product of terms of each kernel, (n_kernels, n); 0, a share of nothing, beyond floats."""
    found = columns.prod(axis=0)
    return np.asarray(np.where(np.isfinite(found).all(axis=1, keepdims=True), found, 0.0))


def _least_squares(design: Floats, values: Floats) -> Floats:
    """Return the coefficients of many systems, (m, n, k) and (m, n) -> (m, k)."""
    _, exponents = np.frexp(np.abs(design).max(axis=1))  # squares of large numbers are none
    scaled = np.ldexp(design, -exponents[:, None, :])
    lengths = np.sqrt((scaled**2).sum(axis=1))
    lengths = np.where(lengths > 0, lengths, 1.0)
    inverse = np.linalg.pinv(scaled / lengths[:, None, :], rcond=_CUT_OFF)
    return np.asarray(np.ldexp(np.einsum("mkn,mn->mk", inverse, values) / lengths, -exponents))


def _line_or_all(
    columns: Floats, values: Floats, models: SingleModels, coefficients: Floats, scores: Scores
) -> tuple[Floats, Scores]:
    """Return, for a single term, what the line alone says beside what all points say."""
    of_line = np.stack([models.constant, models.coefficient], axis=1)[:, None, :]
    predicted = of_line[:, :, 0] + of_line[:, :, 1] * columns[0]
    line = scores_of(predicted[:, None, :], values[:, None, :], 1)
    return np.concatenate([of_line, coefficients], axis=1), Scores.joined([line, scores], axis=1)

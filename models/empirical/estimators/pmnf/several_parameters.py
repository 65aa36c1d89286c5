"""Models of several parameters: the best sum of products of the terms that single lines show.

Candidates are the sums of products of those terms. All are solved by least squares, those of many kernels in
one batch.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record, replace
from ...formulas.formula import Formula, Product, Term, product_values, values_of
from .model_families import Scores, Sum, combinations_of, longest_line, scores_of, simplicity
from .one_parameter import (
    LEAST_CONTRIBUTION,
    Along,
    SingleModels,
    best_terms_of,
    usable_terms,
    without_rounding,
)

_CUT_OFF = 1e-13
"""Singular values below this share of the largest count as zero, once columns have length 1."""

_NEAR = 20.0
"""SMAPE, in per cent, of the other points up to which a law may say that some take less than nothing."""
_TINY = np.finfo(float).tiny


def all_sums(
    columns: Floats, values: Floats, sums: Sequence[Sum]
) -> tuple[Floats, Scores, npt.NDArray[np.bool_]]:
    """Return coefficients, the constant first, scores, and whether every product contributes.

    Parameters
    ----------
    columns : ndarray of float, (n_terms, n_kernels, n)
    values : ndarray of float, (n_kernels, n)
    sums : sequence of Sum

    Notes
    -----
    Coefficients are those of least squares. Where no sum is a law of a kernel so (`_usable`), they are those
    of the least squares of relative errors none of which is negative: what it costs is a sum of parts.
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
        valid[:, number] &= _usable(predicted[:, number], values)
    for kernel in np.flatnonzero(~valid.any(axis=1)):
        ones = np.ones_like(values[kernel])
        for number, each in enumerate(sums):
            design = np.column_stack([ones, *(products[p][kernel] for p in each)])
            found = _parts_above_zero(design, values[kernel])
            coefficients[kernel, number, : len(found)] = found
            predicted[kernel, number] = design @ found
            valid[kernel, number] = (found[1:] > 0).all()
    factors = np.array([sum(map(len, each)) for each in sums])
    scores = scores_of(predicted, values[:, None, :], factors)
    return coefficients, scores, valid & scores.finite()


def _usable(predicted: Floats, values: Floats) -> npt.NDArray[np.bool_]:
    """Tell of which kernels, (m,), a sum is a law of times: above zero, or near the rest, (m, n) both.

    Least squares of times over several decades hold the large ones alone: where their noise is more than the
    small ones take, a sum may say that these take less than nothing. In the error that sums are chosen by
    such a point counts no more than one that is far off. What is below zero itself is no time: any sum is.
    """
    size = np.abs(values) + np.abs(predicted)
    negative = (predicted <= 0) & (values > 0)
    with np.errstate(invalid="ignore", over="ignore"):
        off = np.where(negative | (size == 0), 0.0, np.abs(predicted - values) / np.maximum(size, _TINY))
    of_rest = 200.0 * off.sum(axis=1) / np.maximum(1, (~negative).sum(axis=1))
    return np.asarray((values < 0).any(axis=1) | ~negative.any(axis=1) | (of_rest <= _NEAR))


def _parts_above_zero(design: Floats, values: Floats) -> Floats:
    """Return coefficients none of which is negative, (k,), with the least squares of relative errors.

    The most negative coefficient is left out until none is negative. `scipy.optimize` takes longer
    than twenty laws.
    """
    some = values > 0
    scaled = design[some] / values[some, None]
    found, kept = np.zeros(design.shape[1]), np.arange(design.shape[1])
    while len(kept):
        solved = _least_squares(scaled[None, :, kept], np.ones((1, len(scaled))))[0]
        if (solved >= 0).all():
            found[kept] = solved
            break
        kept = np.delete(kept, (solved * scaled[:, kept].mean(axis=0)).argmin())
    return found


def of_relative_errors(formula: Formula, points: Floats, times: Floats) -> Formula:
    """Return a formula with the coefficients of the least squares of relative errors.

    Noise of a run is a share of its time: by least squares of times over decades the noise of the longest
    decides the constant, and with it all short ones.

    Parameters
    ----------
    formula : Formula
    points : ndarray of float, (n, n_parameters)
    times : ndarray of float, (n,)
        Above zero; with others the formula stays as it is.

    Examples
    --------
    >>> line = Formula(("n",), 9.0, (9.0,), (((0, Term(1, 0)),),))
    >>> found = of_relative_errors(line, np.array([[1.0], [2.0], [4.0]]), np.array([3.0, 5.0, 9.0]))
    >>> round(found.constant, 6), round(found.coefficients[0], 6)
    (1.0, 2.0)
    """
    design = np.column_stack([np.ones(len(times)), *(product_values(p, points) for p in formula.products)])
    if not (times > 0).all() or not np.isfinite(design).all():
        return formula
    scaled = design / times[:, None]
    solved = _least_squares(scaled[None], np.ones((1, len(times))))[0]
    if (design @ solved <= 0).any():  # no time
        solved = _parts_above_zero(design, times)
    constant, *coefficients = solved.tolist()
    return replace(formula, constant=constant, coefficients=tuple(coefficients))


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


_CHUNK = 1 << 22
_SAME = 1e-9
"""Difference of SMAPE, in per cent, that is rounding: on a cross ``a + b`` and ``a + ab`` say the same."""
_MOST_OTHERS = 4
_ROUNDING = 1e-9
"""Share of the largest value below which a negative part is rounding."""


@record
class FittedFormula:
    """Formula with the errors of its fit.

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
        Formulas that fit as well, so that only further points can decide: four at most, the simplest.
    """

    formula: Formula
    smape: float
    rss: float
    adjusted_r2: float
    relative_error: float
    others: tuple[Formula, ...] = ()


def fitted(formula: Formula, scores: Scores, number: int, others: tuple[Formula, ...] = ()) -> FittedFormula:
    """Return a formula with its scores.

    Parameters
    ----------
    formula : Formula
    scores : Scores
        Scores of many formulas.
    number : int
        Index of the formula in `scores`.
    others : tuple of Formula
        See `FittedFormula`.
    """
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
    return best_models_of([(points, values)], terms, parameters, falling)[0]


def best_models_of(
    samples: Sequence[tuple[Floats, Floats]],
    terms: Sequence[Term],
    parameters: tuple[str, ...],
    falling: Sequence[Term] = (),
) -> list[list[FittedFormula]]:
    """Return the best model of each kernel of many samples, as `best_models` does.

    Parts of a sample, of which each leaves others out, take not much longer than one of them.

    Parameters
    ----------
    samples : sequence of (ndarray, ndarray)
        Points and values of each.
    terms, parameters, falling
        As of `best_models`.
    """
    singles = _singles(samples, terms, len(parameters), falling)
    pooled: dict[tuple[int, tuple[int, ...]], list[tuple[int, int]]] = defaultdict(list)
    for sample, (points, _) in enumerate(samples):
        matters = np.column_stack([models.chosen >= 0 for models in singles[sample]])
        for kernel, pattern in enumerate(matters.tolist()):
            active = tuple(number for number, matter in enumerate(pattern) if matter)
            pooled[len(points), active].append((sample, kernel))
    models: dict[tuple[int, int], FittedFormula] = {}
    for (n, active), places in pooled.items():
        size = max(1, _CHUNK // (n * len(combinations_of(len(active))) * (len(active) + 1)))
        for first in range(0, len(places), size):
            some = places[first : first + size]
            models.update(
                zip(some, _alike(_design_of(samples, singles, active, some), parameters), strict=True)
            )
    return [[models[sample, row] for row in range(len(of[1]))] for sample, of in enumerate(samples)]


def _singles(
    samples: Sequence[tuple[Floats, Floats]],
    terms: Sequence[Term],
    n_parameters: int,
    falling: Sequence[Term],
) -> list[list[SingleModels]]:
    """Return the models of each parameter alone, by sample and parameter."""
    lines = []
    for points, values in samples:
        for parameter in range(n_parameters):
            line, column = longest_line(points, parameter), points[:, parameter]
            # at points beside the line, too
            tried, besides = usable_terms(terms, column), usable_terms(falling, column)
            lines.append(Along(line.x, line.means(values), tried, besides))
    found = iter(best_terms_of(lines))
    return [list(islice(found, n_parameters)) for _ in samples]


@record(eq=False)
class _Kernels:
    """Kernels that the same parameters matter to, each with its own terms.

    Attributes
    ----------
    terms : list of tuple of (int, Term)
        Of each kernel: numbers of the parameters, and their terms.
    columns : ndarray of float, (n_terms, n_kernels, n)
        The terms at the points.
    values : ndarray of float, (n_kernels, n)
    line : ndarray of float, (n_kernels, 2)
        Constant and coefficient that the line of a parameter says, where it is the only one.
    """

    terms: list[Product]
    columns: Floats
    values: Floats
    line: Floats


def _design_of(
    samples: Sequence[tuple[Floats, Floats]],
    singles: Sequence[Sequence[SingleModels]],
    active: Sequence[int],
    places: Sequence[tuple[int, int]],
) -> _Kernels:
    """Return some kernels, as pairs of their sample and row, in order."""
    terms: list[Product] = []
    columns, values, lines = [], [], []
    for sample, pairs in groupby(places, key=itemgetter(0)):
        rows = np.array([row for _, row in pairs])
        points, measured = samples[sample]
        parts = [singles[sample][number].of(rows) for number in active]
        values.append(measured[rows])
        columns.append(np.ones((len(active), *values[-1].shape)))
        for place, (number, models) in enumerate(zip(active, parts, strict=True)):
            chosen, of_kernel = np.unique(models.chosen, return_inverse=True)
            every = values_of([models.terms[each] for each in chosen], points[:, number])
            columns[-1][place] = every[of_kernel]
        named = (
            [(number, models.terms[each]) for each in models.chosen]
            for number, models in zip(active, parts, strict=True)
        )
        terms += zip(*named, strict=True) if active else [()] * len(rows)
        if len(active) == 1:
            lines.append(np.stack([parts[0].constant, parts[0].coefficient], axis=1))
    line = np.concatenate(lines) if lines else np.empty((0, 2))
    return _Kernels(terms, np.concatenate(columns, axis=1), np.concatenate(values), line)


def _alike(kernels: _Kernels, parameters: tuple[str, ...]) -> Iterator[FittedFormula]:
    """Yield the best models of kernels."""
    n_kernels, n_terms = len(kernels.values), len(kernels.columns)
    sums = combinations_of(n_terms)
    coefficients, scores, valid = all_sums(kernels.columns, kernels.values, sums)
    if n_terms == 1:
        coefficients, scores = _line_or_all(kernels, coefficients, scores)
        valid = np.ones_like(scores.smape, bool)
    valid[:, 0] = True  # the product of all is what others are compared with
    smape = np.where(valid, scores.smape, np.inf)
    tied = smape <= smape.min(axis=1, keepdims=True) + _SAME
    order = simplicity(sums) if n_terms > 1 else range(smape.shape[1])
    rank = np.array(order)
    if n_terms > 1:  # of equals, none that takes anything away: times are sums of what takes time
        rank = rank + smape.shape[1] * _take_away(kernels, coefficients, sums)
    best = np.where(tied, rank, 2 * smape.shape[1]).argmin(axis=1)
    chosen = scores.at(np.arange(n_kernels), best)
    several = tied.sum(axis=1) > 1
    for kernel, first in enumerate(best.tolist()):
        # of a single parameter there is but one sum, by the line and by all points
        also = np.flatnonzero(tied[kernel]).tolist() if n_terms > 1 and several[kernel] else []
        also = sorted(also, key=lambda number: (len(sums[number]), order[number]))
        numbers = [first, *(number for number in also if number != first)]
        law, *others = (
            _formula(
                kernels.terms[kernel],
                sums[min(number, len(sums) - 1)],
                coefficients[kernel, number],
                parameters,
            )
            for number in numbers[: 1 + _MOST_OTHERS]
        )
        yield fitted(law, chosen, kernel, tuple(others))


def _take_away(kernels: _Kernels, coefficients: Floats, sums: Sequence[Sum]) -> npt.NDArray[np.bool_]:
    """Tell which sums have a constant or a coefficient below zero, (n_kernels, n_sums)."""
    found = np.zeros((len(kernels.values), len(sums)), bool)
    sizes = np.abs(kernels.columns).max(axis=2)
    least = -_ROUNDING * np.abs(kernels.values).max(axis=1)
    for number, each in enumerate(sums):
        shares = [np.ones(len(found)), *(sizes[sorted(product)].prod(axis=0) for product in each)]
        for place, share in enumerate(shares):
            found[:, number] |= coefficients[:, number, place] * share < least
    return found


def _formula(terms: Product, products: Sum, coefficients: Floats, parameters: tuple[str, ...]) -> Formula:
    constant, *numbers = coefficients[: len(products) + 1].tolist()
    factors = tuple(tuple(terms[i] for i in sorted(product)) for product in products)
    return Formula(parameters, constant, tuple(numbers), factors)


def _line_or_all(kernels: _Kernels, coefficients: Floats, scores: Scores) -> tuple[Floats, Scores]:
    """Return, for a single term, what the line alone says beside what all points say."""
    of_line = kernels.line[:, None, :]
    predicted = of_line[:, :, 0] + of_line[:, :, 1] * kernels.columns[0]
    line = scores_of(predicted[:, None, :], kernels.values[:, None, :], 1)
    return np.concatenate([of_line, coefficients], axis=1), Scores.joined([line, scores], axis=1)

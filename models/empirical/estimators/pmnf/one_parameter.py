"""The best term of one parameter for many kernels at once, by leave-one-out cross-validation.

All terms, folds and kernels are solved as one batch of straight lines ``y = c_0 + c_1 t(x)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record
from ...formulas.formula import Term, usable, values_of
from .model_families import Scores, concordance, scores_of

FEWEST_POINTS = 5
LEAST_CONTRIBUTION = 5e-4
"""A term that is nowhere a larger share of the value is dropped; and a constant that is a smaller share of
the least value counts as zero."""
_ROUNDING = 1e-14
_FALLS = -0.8
"""Rank correlation from which on values fall: of five, one pair may be the wrong way round."""
_CHUNK = 1 << 22
"""Numbers of a batch at most, so that a thousand kernels do not fill the memory."""
_ARRAYS = 8
"""Numbers that are kept at once of each point and term."""
_FEW = 32
"""Points up to which each fold is summed anew."""


@record(eq=False)
class SingleModels:
    """Models of one parameter, a row for each kernel.

    Attributes
    ----------
    terms : tuple of Term
        Terms that were tried.
    chosen : ndarray of int, (n_kernels,)
        Index of the best term; -1 for a constant.
    constant, coefficient : ndarray of float, (n_kernels,)
    scores : Scores
        Scores of points left out one by one; of all points for a constant.
    """

    terms: tuple[Term, ...]
    chosen: npt.NDArray[np.int64]
    constant: Floats
    coefficient: Floats
    scores: Scores

    def of(self, kernels: npt.NDArray[np.int64]) -> SingleModels:
        """Return those of some kernels."""
        scores = self.scores.at(kernels)
        return SingleModels(
            self.terms, self.chosen[kernels], self.constant[kernels], self.coefficient[kernels], scores
        )


@record(eq=False)
class Along:
    """Measurements along a parameter, and the terms that are tried.

    Attributes
    ----------
    x : ndarray of float, (n,)
        Values of the parameter, each once.
    values : ndarray of float, (n_kernels, n)
        Values measured at `x`.
    terms : tuple of Term
        Terms that can describe values at `x`.
    falling : tuple of Term
        Further terms, tried where the values fall along the parameter.
    """

    x: Floats
    values: Floats
    terms: tuple[Term, ...]
    falling: tuple[Term, ...] = ()


def best_terms(
    x: Floats, values: Floats, terms: Sequence[Term], falling: Sequence[Term] = ()
) -> SingleModels:
    """Return the best model of each kernel with one term at most.

    A term replaces the constant where it predicts points left out with a lower SMAPE.

    Parameters
    ----------
    x, values, falling
        See `Along`.
    terms : sequence of Term
        Terms to try; ones that cannot describe values at `x` are left out.
    """
    return best_terms_of([Along(x, values, usable_terms(terms, x), usable_terms(falling, x))])[0]


def best_terms_of(lines: Sequence[Along]) -> list[SingleModels]:
    """Return the best models of many lines, as `best_terms` does: those of one length are one batch."""
    found: dict[int, SingleModels] = {}
    for numbers in _alike(lines):
        terms, n = lines[numbers[0]].terms, len(lines[numbers[0]].x)
        size = max(1, _CHUNK // max(1, len(terms) * n * max(_ARRAYS, min(n, _FEW))))
        for some in (numbers[first : first + size] for first in range(0, len(numbers), size)):
            x = np.stack([lines[number].x for number in some])
            values = np.stack([lines[number].values for number in some])
            asked = any(lines[number].falling for number in some)
            falls = _falls(x, values) if asked else np.zeros(values.shape[:2], bool)
            for row, (number, models) in enumerate(zip(some, _best_of(x, values, terms), strict=True)):
                fallen = np.flatnonzero(falls[row])
                falling = len(fallen) and lines[number].falling
                found[number] = _also_falling(lines[number], models, fallen) if falling else models
    return [found[number] for number in range(len(lines))]


def _alike(lines: Sequence[Along]) -> list[list[int]]:
    """Return the numbers of lines with as many values and the same terms: compared, as hashes take longer."""
    batches: list[list[int]] = []
    for number, line in enumerate(lines):
        for batch in batches:
            other = lines[batch[0]]
            if line.values.shape == other.values.shape and line.terms == other.terms:
                batch.append(number)
                break
        else:
            batches.append([number])
    return batches


def _also_falling(line: Along, models: SingleModels, fallen: npt.NDArray[np.int64]) -> SingleModels:
    """Return the best models where terms that fall are tried besides, of kernels whose values do."""
    (others,) = _best_of(line.x[None], line.values[None, fallen], line.falling)
    better = (others.chosen >= 0) & (others.scores.smape < models.scores.smape[fallen])
    places, taken = fallen[better], others.of(np.flatnonzero(better))
    for mine, other in (
        (models.chosen, taken.chosen + len(line.terms)),
        (models.constant, taken.constant),
        (models.coefficient, taken.coefficient),
    ):
        mine[places] = other
    every = Scores.joined([models.scores, taken.scores])
    row = np.arange(len(line.values))
    row[places] = len(line.values) + np.arange(len(places))
    terms = (*line.terms, *line.falling)
    return SingleModels(terms, models.chosen, models.constant, models.coefficient, every.at(row))


def usable_terms(terms: Sequence[Term], x: Floats) -> tuple[Term, ...]:
    """Return the terms that can describe measurements at some values of a parameter."""
    fits = usable(terms, x)
    return tuple(terms) if fits.all() else tuple(term for term, fit in zip(terms, fits, strict=True) if fit)


def _falls(x: Floats, values: Floats) -> npt.NDArray[np.bool_]:
    """Return True where a kernel falls along the parameter, by rank correlation, (n_lines, n_kernels)."""
    n = x.shape[1]
    ordered = np.take_along_axis(values, np.argsort(x)[:, None, :], axis=2)
    pairs = n * (n - 1) // 2
    return np.asarray((concordance(ordered) <= _FALLS * pairs) & (pairs > 0))


def _best_of(x: Floats, values: Floats, terms: tuple[Term, ...]) -> list[SingleModels]:
    """Return the models of each line, (n_lines, n) and (n_lines, n_kernels, n)."""
    size = max(1, _CHUNK // max(1, len(terms) * x.size * _ARRAYS))
    columns = values_of(terms, x) if terms else np.empty((len(x), 0, x.shape[1]))
    n_kernels = values.shape[1]
    parts = [_best(columns, values[:, start : start + size]) for start in range(0, n_kernels, size)]
    chosen, constant, coefficient = (
        np.concatenate(each, axis=1) for each in zip(*(part[:3] for part in parts), strict=True)
    )
    scores = Scores.joined([part[3] for part in parts], axis=1)
    return [
        SingleModels(terms, chosen[line], constant[line], coefficient[line], scores.at(np.array(line)))
        for line in range(len(x))
    ]


def _best(columns: Floats, values: Floats) -> tuple[npt.NDArray[np.int64], Floats, Floats, Scores]:
    """Return the index of the best term, -1 for none, with constant, coefficient and scores.

    Each has the shape (n_lines, n_kernels).

    Parameters
    ----------
    columns : ndarray of float, (n_lines, n_terms, n)
    values : ndarray of float, (n_lines, n_kernels, n)
    """
    level = values.mean(axis=2)
    constant = scores_of(np.broadcast_to(level[:, :, None], values.shape), values, 0)
    if not columns.shape[1] or columns.shape[2] < 3:
        return np.full(level.shape, -1), level, np.zeros(level.shape), constant
    offsets, slopes = _lines(columns, values)
    left_out = scores_of(_left_out(columns, values), values[:, :, None, :], 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        shares = np.abs(slopes[..., None] * columns[:, None] / values[:, :, None, :]).max(axis=3)
    valid = left_out.finite() & (slopes != 0) & ~(shares < LEAST_CONTRIBUTION)
    smape = np.where(valid, left_out.smape, np.inf)
    best = smape.argmin(axis=2)
    lines, kernels = np.indices(best.shape, sparse=True)
    better = (smape[lines, kernels, best] < constant.smape) & (constant.rss > 0)
    offset = np.where(better, offsets[lines, kernels, best], level)
    slope = np.where(better, slopes[lines, kernels, best], 0.0)
    scores = constant.replaced(better, left_out.at(lines, kernels, best))
    return np.where(better, best, -1), offset, slope, scores


def _lines(columns: Floats, values: Floats) -> tuple[Floats, Floats]:
    """Return ``c_0`` and ``c_1`` of each kernel and term, (n_lines, n_kernels, n_terms) both."""
    middle, level = columns.mean(axis=2), values.mean(axis=2)
    centred = columns - middle[:, :, None]
    squares = (centred**2).sum(axis=2)
    with np.errstate(divide="ignore", invalid="ignore"):
        slopes = (values - level[:, :, None]) @ centred.transpose(0, 2, 1) / squares[:, None]
    return without_rounding(level[:, :, None] - slopes * middle[:, None], values), slopes


def without_rounding(constants: Floats, values: Floats) -> Floats:
    """Return constants, 0 those that are nothing but rounding beside the values, (n_kernels, ...) both."""
    largest = np.abs(values).max(axis=-1)
    largest = largest.reshape(*largest.shape, *[1] * (constants.ndim - largest.ndim))
    return np.asarray(np.where(np.abs(constants) < _ROUNDING * largest, 0.0, constants))


def _left_out(columns: Floats, values: Floats) -> Floats:
    """Return the value of each fit at the point left out of it, (n_lines, n_kernels, n_terms, n)."""
    of_fold = _refitted if columns.shape[2] <= _FEW else _downdated
    middle, squares, level, products = of_fold(columns, values)
    with np.errstate(divide="ignore", invalid="ignore"):
        slopes = products / squares
    offsets = level - slopes * middle
    with np.errstate(divide="ignore", invalid="ignore"):
        least = _least_of_others(values)[:, :, None, :]
        share = np.where(least == 0, np.abs(offsets), np.abs(offsets / least))
    return np.asarray(np.where(share < LEAST_CONTRIBUTION, 0.0, offsets) + slopes * columns[:, None])


_Sums: TypeAlias = tuple[Floats, Floats, Floats, Floats]
"""Mean and sum of squares of each term, mean of the values, and sum of products of both, about the means and
without each point: arrays that broadcast to (n_lines, n_kernels, n_terms, n)."""


def _refitted(columns: Floats, values: Floats) -> _Sums:
    """Return the sums of each fold from its points, in O(n^2) memory: the least work for a few points."""
    n_lines, n_terms, n = columns.shape
    others = 1.0 - np.eye(n)
    middle, level = columns @ others / (n - 1), values @ others / (n - 1)
    centred = (columns[:, :, None, :] - middle[..., None]) * others
    squares = (centred**2).sum(axis=3)
    with np.errstate(invalid="ignore"):
        products = values @ centred.reshape(n_lines, n_terms * n, n).transpose(0, 2, 1)
    return middle[:, None], squares[:, None], level[:, :, None], products.reshape(n_lines, -1, n_terms, n)


def _downdated(columns: Floats, values: Floats) -> _Sums:
    """Return the sums of each fold from running sums, in O(n) memory.

    Notes
    -----
    The sums of the points before and behind the one left out are joined without a difference of large
    numbers, so that a point that outweighs all others costs no digit:

        S = S_a + S_b + n_a n_b / (n_a + n_b) (m_a - m_b)^2

    References
    ----------
    T. F. Chan, G. H. Golub, R. J. LeVeque: Updating formulae and a pairwise algorithm for computing sample
    variances, Stanford STAN-CS-79-773, 1979.
    """
    of_columns, of_values = columns[:, None], values[:, :, None, :]
    with np.errstate(invalid="ignore", over="ignore"):
        middle, squares = _others(of_columns, of_columns)
        level, products = _others(of_values, of_columns)
    return middle, squares, level, products


def _others(first: Floats, second: Floats) -> tuple[Floats, Floats]:
    """Return the mean of `first` and the sum of products about the means, both without each point, (..., n).

    Parameters
    ----------
    first, second : ndarray of float, (..., n), of shapes that broadcast
    """
    n = first.shape[-1]
    before = np.arange(n, dtype=np.float64)
    behind = before[::-1]
    mean, other_mean, product = _running(first, second)
    mean_behind, other_behind, product_behind = (
        each[..., ::-1] for each in _running(first[..., ::-1], second[..., ::-1])
    )
    apart = (mean - mean_behind) * (other_mean - other_behind)
    joint = before * behind / (n - 1)
    of_all = (before * mean + behind * mean_behind) / (n - 1)
    return of_all, product + product_behind + joint * apart


def _running(first: Floats, second: Floats) -> tuple[Floats, Floats, Floats]:
    """Return means of both, and the sum of products about them, of the points before each, (..., n)."""
    count = np.arange(1.0, first.shape[-1])
    mean, other = (np.cumsum(each[..., :-1], axis=-1) / count for each in (first, second))
    steps = (first[..., 1:-1] - mean[..., :-1]) * (second[..., 1:-1] - other[..., :-1])
    product = np.cumsum(count[:-1] / count[1:] * steps, axis=-1)
    return _from_zero(mean, 1), _from_zero(other, 1), _from_zero(product, 2)


def _from_zero(values: Floats, zeros: int) -> Floats:
    return np.concatenate([np.zeros((*values.shape[:-1], zeros)), values], axis=-1)


def _least_of_others(values: Floats) -> Floats:
    """Return the least of the values without each, (..., n)."""
    least, second = np.moveaxis(np.partition(values, 1, axis=-1)[..., :2], -1, 0)
    alone = (values == least[..., None]) & (least < second)[..., None]
    return np.asarray(np.where(alone, second[..., None], least[..., None]))

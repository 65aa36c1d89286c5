"""The best term of one parameter for many kernels at once, by leave-one-out cross-validation.

All terms, folds and kernels are solved as one batch of straight lines ``y = c_0 + c_1 t(x)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from ...formulas.terms import Term, usable
from .scores import Scores, scores_of

FEWEST_POINTS = 5
LEAST_CONTRIBUTION = 5e-4
"""A term that is nowhere a larger share of the value is dropped; and a constant that is a smaller share of
the least value counts as zero."""
_ROUNDING = 1e-14
_FALLS = -0.8
"""Rank correlation from which on values fall: of five, one pair may be the wrong way round."""
_CHUNK = 1 << 22
"""Numbers of a batch at most, so that a thousand kernels do not fill the memory."""


@dataclass(frozen=True, slots=True, eq=False)
class SingleModels:
    """Models of one parameter, a row for each kernel.

    Attributes
    ----------
    terms : tuple of Term
        Those that were tried.
    chosen : ndarray of int, (n_kernels,)
        Which of them; -1 for a constant.
    constant, coefficient : ndarray of float, (n_kernels,)
    scores : Scores
        Of points left out one by one; of all points for a constant.
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


def best_terms(
    x: Floats, values: Floats, terms: Sequence[Term], falling: Sequence[Term] = ()
) -> SingleModels:
    """Return the best model of each kernel with one term at most.

    A constant is best until a term foretells points left out with a lower SMAPE.

    Parameters
    ----------
    x : ndarray of float, (n,)
        Values of the parameter, each once.
    values : ndarray of float, (n_kernels, n)
        Measured there.
    terms : sequence of Term
    falling : sequence of Term
        Tried besides where the values fall along the parameter.
    """
    rising = _usable(terms, x)
    models = _best_of(x, values, rising)
    fallen = np.flatnonzero(_falls(x, values)) if falling else np.array([], int)
    if not len(fallen):
        return models
    besides = _usable(falling, x)
    others = _best_of(x, values[fallen], besides)
    better = (others.chosen >= 0) & (others.scores.smape < models.scores.smape[fallen])
    places, taken = fallen[better], others.of(np.flatnonzero(better))
    for mine, other in (
        (models.chosen, taken.chosen + len(rising)),
        (models.constant, taken.constant),
        (models.coefficient, taken.coefficient),
    ):
        mine[places] = other
    every = Scores.joined([models.scores, taken.scores])
    row = np.arange(len(values))
    row[places] = len(values) + np.arange(len(places))
    scores = every.at(row)
    return SingleModels((*rising, *besides), models.chosen, models.constant, models.coefficient, scores)


def _usable(terms: Sequence[Term], x: Floats) -> tuple[Term, ...]:
    return tuple(term for term, fits in zip(terms, usable(terms, x), strict=True) if fits)


def _falls(x: Floats, values: Floats) -> npt.NDArray[np.bool_]:
    """Tell which kernels fall along the parameter, by Kendall's rank correlation, (n_kernels,)."""
    ordered = values[:, np.argsort(x)]
    first, second = np.triu_indices(len(x), 1)
    signs = np.sign(ordered[:, second] - ordered[:, first])
    return np.asarray(signs.sum(axis=1) <= _FALLS * len(first)) if len(first) else np.zeros(len(values), bool)


def _best_of(x: Floats, values: Floats, terms: tuple[Term, ...]) -> SingleModels:
    size = max(1, _CHUNK // max(1, len(terms) * len(x) * 4))
    parts = [_best(x, values[start : start + size], terms) for start in range(0, len(values), size)]
    return SingleModels(
        terms,
        np.concatenate([part.chosen for part in parts]),
        np.concatenate([part.constant for part in parts]),
        np.concatenate([part.coefficient for part in parts]),
        Scores.joined([part.scores for part in parts]),
    )


def _best(x: Floats, values: Floats, terms: tuple[Term, ...]) -> SingleModels:
    n_kernels = len(values)
    level = values.mean(axis=1)
    constant = scores_of(np.broadcast_to(level[:, None], values.shape), values, 0)
    if not terms or len(x) < 3:
        nothing = np.full(n_kernels, -1)
        return SingleModels(terms, nothing, level, np.zeros(n_kernels), constant)
    columns = np.stack([term.values(x) for term in terms])
    offsets, slopes = _lines(columns, values)
    left_out = scores_of(_left_out(columns, values), values[:, None, :], 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        shares = np.abs(slopes[:, :, None] * columns / values[:, None, :]).max(axis=2)
    valid = left_out.finite() & (slopes != 0) & ~(shares < LEAST_CONTRIBUTION)
    smape = np.where(valid, left_out.smape, np.inf)
    best = smape.argmin(axis=1)
    kernels = np.arange(n_kernels)
    better = (smape[kernels, best] < constant.smape) & (constant.rss > 0)
    chosen = np.where(better, best, -1)
    offset = np.where(better, offsets[kernels, best], level)
    slope = np.where(better, slopes[kernels, best], 0.0)
    return SingleModels(terms, chosen, offset, slope, constant.replaced(better, left_out.at(kernels, best)))


def _lines(columns: Floats, values: Floats) -> tuple[Floats, Floats]:
    """Return ``c_0`` and ``c_1`` of each kernel and term, (n_kernels, n_terms) both."""
    middle, level = columns.mean(axis=1), values.mean(axis=1)
    centred = columns - middle[:, None]
    squares = (centred**2).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        slopes = (values - level[:, None]) @ centred.T / squares
    return without_rounding(level[:, None] - slopes * middle, values), slopes


def without_rounding(constants: Floats, values: Floats) -> Floats:
    """Return constants, 0 those that are nothing but rounding beside the values, (n_kernels, ...) both."""
    largest = np.abs(values).max(axis=1).reshape(-1, *[1] * (constants.ndim - 1))
    return np.asarray(np.where(np.abs(constants) < _ROUNDING * largest, 0.0, constants))


def _left_out(columns: Floats, values: Floats) -> Floats:
    """Return what each line says of the point that it did not see, (n_kernels, n_terms, n)."""
    n = columns.shape[1]
    others = 1.0 - np.eye(n)
    middle, level = columns @ others / (n - 1), values @ others / (n - 1)  # of the points of each fold
    centred = (columns[:, None, :] - middle[:, :, None]) * others
    squares = (centred**2).sum(axis=2)
    with np.errstate(divide="ignore", invalid="ignore"):
        slopes = np.einsum("tfn,kn->ktf", centred, values, optimize=True) / squares
    offsets = level[:, None, :] - slopes * middle
    least = np.where(others[None] > 0, values[:, None, :], np.inf).min(axis=2)[:, None, :]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.where(least == 0, np.abs(offsets), np.abs(offsets / least))
    return np.asarray(np.where(share < LEAST_CONTRIBUTION, 0.0, offsets) + slopes * columns)

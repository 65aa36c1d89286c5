"""Choice of one candidate or a blend by predictions of held-out rows, judged on rows that did not decide it.

The mean absolute logarithm of a blend, ``mean_i |y_i - sum_k w_k l_ik|`` with weights that are not negative
and sum to one, is made small by least squares, reweighed as the errors are large. Weights of few rows follow
their noise, so they are found without each fifth of the rows, and their mean is taken; half of a weight is
``e_k^-5`` of the candidate's own error ``e_k``, which a candidate with others alike does not lose. Every
choice, of one candidate or of weights, is made again without each fifth of the rows and judged there (nested
cross-validation).

The blend is taken where neither is clearly better: the candidate that was best on these rows is so partly by
chance, and the errors of several cancel in part.

References
----------
L. Breiman: Stacked regressions, Machine Learning 24, 1996; Bagging predictors, Machine Learning 24, 1996.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.optimize import nnls

from .....arrays import Floats
from .....records import record

MOST_MEMBERS = 4
_LEAST_WEIGHT = 0.05
_LOSS = 1.1
"""A blend is taken where its error is at most so many times that of one candidate."""
_ROUNDS, _SMALL, _HEAVY = 12, 1e-4, 1e4
_PARTS = 5
_SHARPNESS = 5


@record(eq=False)
class Choice:
    """Choice of one candidate or a blend.

    Attributes
    ----------
    weights : ndarray of float, (n_candidates,)
        Weight 1 of one candidate, or several weights that sum to one.
    predicted : ndarray of float, (n,)
        Logarithms of times, predicted by choices that were made without the row.
    single, blended : float
        Mean absolute error of one candidate and of a blend, each chosen without the rows it is judged on.
    """

    weights: Floats
    predicted: Floats
    single: float
    blended: float

    @property
    def several(self) -> bool:
        """True where candidates are blended."""
        return bool((self.weights > 0).sum() > 1)


def choose(logarithms: Floats, measured: Floats, groups: npt.NDArray[np.int_]) -> Choice:
    """Return the candidate, or the blend of candidates, that predicts held-out rows best.

    Parameters
    ----------
    logarithms : ndarray of float, (n, n_candidates)
        Logarithms of times predicted by candidates fitted without the row; not finite where there is none.
    measured : ndarray of float, (n,)
        Logarithms of times.
    groups : ndarray of int, (n,)
        Rows of one group are judged together: those that were held out together, or of one configuration.
    """
    part_of = groups % _PARTS
    one, many = np.empty(len(measured)), np.empty(len(measured))
    for part in range(_PARTS):
        out = part_of == part
        if not out.any():
            continue
        inside = ~out if (~out).any() else out
        best = best_single(logarithms[inside], measured[inside])
        weights = mixed_weights(logarithms[inside], measured[inside], part_of[inside])
        one[out] = logarithms[out, best]
        many[out] = _blended(logarithms[out], weights)
    single, blended = (_mean_error(said, measured) for said in (one, many))
    if blended <= _LOSS * single:
        return Choice(mixed_weights(logarithms, measured, part_of), many, single, blended)
    weights = np.zeros(logarithms.shape[1])
    weights[best_single(logarithms, measured)] = 1.0
    return Choice(weights, one, single, blended)


def best_single(logarithms: Floats, measured: Floats) -> int:
    """Return the column of the candidate with the least mean absolute error, the first one of equals.

    Parameters
    ----------
    logarithms : ndarray of float, (n, n_candidates)
        Logarithms of the times that each candidate predicts.
    measured : ndarray of float, (n,)
        Logarithms of the measured times.
    """
    return int(np.argmin([_mean_error(column, measured) for column in logarithms.T]))


def mixed_weights(logarithms: Floats, measured: Floats, part_of: npt.NDArray[np.int_]) -> Floats:
    """Return the mean of `steady_weights` and of weights by the errors of candidates, (n_candidates,).

    Parameters
    ----------
    logarithms, measured, part_of
        As of `steady_weights`.

    Examples
    --------
    >>> said = np.column_stack([np.arange(10.0), np.arange(10.0) + 2])
    >>> mixed_weights(said, np.arange(10.0) + 0.5, np.arange(10) % 5).round(3).tolist()
    [0.873, 0.127]
    """
    errors = np.array([_mean_error(column, measured) for column in logarithms.T])
    steady = steady_weights(logarithms, measured, part_of)
    if not 0 < errors.min() < np.inf:
        return steady
    shares = (errors.min() / errors) ** _SHARPNESS
    return _of_few(0.5 * steady + 0.5 * shares / shares.sum(), MOST_MEMBERS + 2)


def steady_weights(logarithms: Floats, measured: Floats, part_of: npt.NDArray[np.int_]) -> Floats:
    """Return the mean of the weights of blends that are found without each part, (n_candidates,).

    Parameters
    ----------
    logarithms, measured
        As of `choose`.
    part_of : ndarray of int, (n,)
        The part of each row, from 0 to 4.

    Examples
    --------
    >>> said = np.column_stack([np.arange(10.0), np.arange(10.0) + 2])
    >>> steady_weights(said, np.arange(10.0) + 0.5, np.arange(10) % 5).round(3).tolist()
    [0.75, 0.25]
    """
    answered = np.where(np.isfinite(logarithms).all(axis=0), logarithms, np.nan)
    kept = [part_of != part for part in range(_PARTS)]
    found = [blend_weights(answered[some], measured[some]) for some in kept if some.any()]
    return _of_few(np.mean(found, axis=0), MOST_MEMBERS)


def _of_few(weights: Floats, number: int) -> Floats:
    """Return weights of so many candidates at most, those with the largest, which sum to one."""
    few = np.zeros(len(weights))
    most = np.argsort(-weights, kind="stable")[:number]
    most = most[weights[most] >= min(_LEAST_WEIGHT, weights.max())]
    few[most] = weights[most]
    return np.asarray(few / few.sum())


def blend_weights(logarithms: Floats, measured: Floats) -> Floats:
    """Return the weights of a blend of at most `MOST_MEMBERS` candidates, (n_candidates,).

    Weights are not negative and sum to one; they minimise the mean absolute error of the blended logarithms.

    Parameters
    ----------
    logarithms : ndarray of float, (n, n_candidates)
        Logarithms of the predictions of held-out rows; a column with a value that is not finite has weight 0.
    measured : ndarray of float, (n,)
        Logarithms of the measured values.

    Examples
    --------
    >>> said = np.array([[0.0, 2.0], [1.0, 3.0], [2.0, 4.0]])
    >>> blend_weights(said, np.array([0.5, 1.5, 2.5])).round(3).tolist()
    [0.75, 0.25]
    """
    usable = np.flatnonzero(np.isfinite(logarithms).all(axis=0))
    found = np.zeros(logarithms.shape[1])
    if not len(usable):
        found[best_single(logarithms, measured)] = 1.0
        return found
    for _ in range(2):  # once among all, and again among those that matter
        weights = _simplex_weights(logarithms[:, usable], measured)
        kept = np.argsort(-weights, kind="stable")[:MOST_MEMBERS]
        usable = usable[np.sort(kept[weights[kept] >= min(_LEAST_WEIGHT, weights.max())])]
    weights = _simplex_weights(logarithms[:, usable], measured)
    found[usable] = weights
    return found


def _simplex_weights(columns: Floats, measured: Floats) -> Floats:
    scale = np.ones(len(measured))
    weights = np.full(columns.shape[1], 1 / columns.shape[1])
    for _ in range(_ROUNDS):
        sums = _HEAVY * float(np.sqrt(scale).max())
        left = np.vstack([columns * np.sqrt(scale)[:, None], np.full(columns.shape[1], sums)])
        right = np.append(measured * np.sqrt(scale), sums)
        found = nnls(left, right)[0]
        if found.sum() <= 0:
            break
        weights = found / found.sum()
        scale = 1 / np.maximum(np.abs(measured - columns @ weights), _SMALL)
    return weights


def _blended(logarithms: Floats, weights: Floats) -> Floats:
    members = weights > 0
    return np.asarray(logarithms[:, members] @ weights[members])


def _mean_error(said: Floats, measured: Floats) -> float:
    return float(np.abs(said - measured).mean()) if np.isfinite(said).all() else np.inf

"""Least squares of all sums of products of given terms, for many kernels at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .families import Sum
from .one_parameter import LEAST_CONTRIBUTION, without_rounding
from .scores import Scores, scores_of

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

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


def all_sums(
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

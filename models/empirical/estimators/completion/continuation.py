"""Extrapolation beyond the measured range as published: the factor of a parameter along a spline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .axis import Axis
from .cells import Cells
from .curves import Curve, CurveShape, fit_curve
from .factors import Factors, filled
from .positive import complete_positive, positive_guess
from .tensor import Settings

_SWEEPS_A_HEIGHT = 10


@dataclass(frozen=True, slots=True, eq=False)
class Continuation:
    """Rank-1 form ``u^ sigma v^T`` of a factor matrix: a curve multiplied by a row.

    Attributes
    ----------
    curve : Curve
        Of ``u^``.
    row : ndarray of float, (rank,)
        ``sigma v^``.
    share : float
        Share of the squares of the factor in the rank-1 form.
    """

    curve: Curve
    row: Floats
    share: float

    def rows(self, values: Floats) -> Floats:
        """Return the rows of the factor at some values of the parameter, (n, rank)."""
        return np.exp(self.curve.logarithms(values))[:, None] * self.row


@dataclass(frozen=True, slots=True, eq=False)
class ExtendedTensor:
    """Tensor of times with positive factors, some of which continue beyond the range.

    Attributes
    ----------
    axes : tuple of Axis
    factors : Factors
        Factors of the times divided by `scale`.
    scale : float
        Geometric mean of the observed times.
    continuations : mapping of int to Continuation
        By mode.
    errors : ndarray of float, (n_sweeps,)
        Root mean square error of the observed logarithms after each sweep.
    """

    axes: tuple[Axis, ...]
    factors: Factors
    scale: float
    continuations: Mapping[int, Continuation]
    errors: Floats


def extend(
    axes: tuple[Axis, ...],
    cells: Cells,
    rank: int,
    modes: Sequence[int],
    settings: Settings,
    random_state: np.random.RandomState,
) -> ExtendedTensor:
    """Return the tensor of observed cells with positive factors, some of which are continued.

    Parameters
    ----------
    axes : tuple of Axis
    cells : Cells
    rank : int
    modes : sequence of int
        Numerical parameters with predictions beyond their range.
    settings : Settings
    random_state : RandomState

    References
    ----------
    Hutter and Solomonik, Section 5.3.
    """
    scale = float(np.exp(np.log(cells.mean).mean()))
    start = positive_guess(cells.shape, rank, 1.0, random_state)
    sweeps = min(settings.max_sweeps, _SWEEPS_A_HEIGHT)
    times = cells.mean / scale
    found = complete_positive(cells.index, times, start, settings.regularization, sweeps, settings.tolerance)
    seen = [np.unique(cells.index[:, mode]) for mode in range(len(axes))]
    continuations = {
        mode: continue_factor(axes[mode].values[seen[mode]], found.factors.matrix(mode)[seen[mode]])
        for mode in modes
    }
    return ExtendedTensor(axes, filled(found.factors, axes, seen), scale, continuations, found.errors)


def continue_factor(values: Floats, matrix: Floats) -> Continuation:
    """Return the curve of a positive factor matrix.

    Parameters
    ----------
    values : ndarray of float, (n_cells,)
        Values that represent its cells.
    matrix : ndarray of float, (n_cells, rank)

    Notes
    -----
    The first singular vectors of a positive matrix are positive (Perron and Frobenius), up to a sign
    that both share.
    """
    left, strengths, right = np.linalg.svd(matrix, full_matrices=False)
    vector, row = np.abs(left[:, 0]), strengths[0] * np.abs(right[0])
    share = float(strengths[0] ** 2 / np.sum(strengths**2))
    return Continuation(fit_curve(CurveShape.SPLINE, values, np.log(vector)), row, share)


def predict_beyond(tensor: ExtendedTensor, configurations: Floats) -> Floats:
    """Return the time of each configuration, (n,).

    A parameter that lies beyond its range follows its curve if it has one, and stays at the border
    if not; the others are interpolated.
    """
    result = np.full((len(configurations), tensor.factors.rank), tensor.scale)
    for mode, axis in enumerate(tensor.axes):
        values = configurations[:, mode]
        rows = _interpolated(axis, tensor.factors.matrix(mode), axis.clipped(values))
        if mode in tensor.continuations:
            beyond = axis.beyond(values) != 0
            if beyond.any():
                rows[beyond] = tensor.continuations[mode].rows(values[beyond])
        result *= rows
    return np.asarray(result.sum(axis=1))


def _interpolated(axis: Axis, matrix: Floats, values: Floats) -> Floats:
    """Return positive rows between two cells: on a line or, where that falls to zero, on a power law."""
    cells, share = axis.neighbours(values)
    if not axis.interpolated:
        return matrix[cells].copy()
    lower, upper, share = matrix[cells], matrix[cells + 1], share[:, None]
    linear = lower + share * (upper - lower)
    return np.where(linear > 0, linear, lower * (upper / lower) ** share)

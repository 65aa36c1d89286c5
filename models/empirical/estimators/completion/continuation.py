"""Extrapolation beyond the measured range as published: the factor of a parameter along a spline.

`fit_curve` fits a curve of the times along one parameter, through its cells and beyond them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

import numpy as np
from scipy.optimize import nnls

from .....arrays import Floats
from .....records import record
from ..splines.regressor import MARSRegressor
from .axis import Axis, Cells, Factors, filled
from .positive_factors import complete_positive, positive_guess
from .tensor import Settings

_END_CELLS = 3
"""Least number of cells under the last piece of a spline, which is extrapolated beyond the range. The default
of MARS, seven and more, is meant for single noisy samples; cells are means, perhaps six in all."""
_FEWEST_CELLS, _POINTS = 4, 5
"""MARS fits no line to fewer cells; it takes that many points on the lines between them instead."""


class CurveShape(StrEnum):
    """Form of a curve: a spline of logarithms, or a constant plus a multiple of x or of 1 / x."""

    SPLINE = "spline"
    LINEAR = "linear"
    INVERSE = "inverse"


class Curve(Protocol):
    """Curve of the times along one parameter, up to a factor."""

    @property
    def first(self) -> float:
        """Value of the parameter that represents its first cell."""

    @property
    def last(self) -> float:
        """Value of the parameter that represents its last cell."""

    def logarithms(self, values: Floats) -> Floats:
        """Return the logarithm of the time at some values of the parameter, (n,)."""


@record(eq=False)
class SplineCurve:
    """Spline by MARS from ``log x``, or from ``x`` where the range is not positive, to the logarithm.

    References
    ----------
    Hutter and Solomonik, Section 5.3.
    """

    spline: MARSRegressor
    logarithmic: bool
    first: float
    last: float

    def logarithms(self, values: Floats) -> Floats:
        """Return the logarithm of the time at some values of the parameter, (n,)."""
        places = np.log(values) if self.logarithmic else values
        return np.asarray(self.spline.predict(places[:, None]))


@record(eq=False)
class SumCurve:
    """Sum ``constant + share (x / last)^exponent`` of a constant part and a part that scales with x.

    Exponent 1 describes work beside an overhead, exponent -1 parallel work beside a serial part (Amdahl).
    """

    constant: float
    share: float
    exponent: int
    first: float
    last: float

    def logarithms(self, values: Floats) -> Floats:
        """Return the logarithm of the time at some values of the parameter, (n,)."""
        return np.asarray(np.log(self.constant + self.share * (values / self.last) ** self.exponent))


def fit_curve(form: CurveShape, values: Floats, logarithms: Floats) -> Curve:
    """Return the curve through the cells of a parameter.

    Parameters
    ----------
    form : CurveShape
        A sum needs positive `values`.
    values : ndarray of float, (n_cells,)
        Values that represent its cells, rising.
    logarithms : ndarray of float, (n_cells,)
        Logarithms of times, up to a constant.

    Notes
    -----
    The parts of a sum minimise the squared relative errors, and are not negative.
    """
    ends = float(values[0]), float(values[-1])
    if form is CurveShape.SPLINE:
        return _spline(values, logarithms, ends)
    exponent = 1 if form is CurveShape.LINEAR else -1
    times = np.exp(logarithms - logarithms.max())
    parts = np.column_stack([np.ones(len(values)), (values / ends[1]) ** exponent])
    constant, share = nnls(parts / times[:, None], np.ones(len(values)))[0]
    return SumCurve(float(constant), float(share), exponent, *ends)


def _spline(values: Floats, logarithms: Floats, ends: tuple[float, float]) -> SplineCurve:
    logarithmic = bool(values.min() > 0)
    places = np.log(values) if logarithmic else values
    if len(places) < _FEWEST_CELLS:
        between = np.linspace(places[0], places[-1], _POINTS)
        places, logarithms = between, np.interp(between, places, logarithms)
    spline = MARSRegressor(max_degree=1, end_span=_END_CELLS).fit(places[:, None], logarithms)
    return SplineCurve(spline, logarithmic, *ends)


_SWEEPS_A_HEIGHT = 10


@record(eq=False)
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


@record(eq=False)
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

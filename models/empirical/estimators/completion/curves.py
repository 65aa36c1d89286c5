"""Curves of the times along one parameter, through its cells and beyond them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import numpy as np
from scipy.optimize import nnls

from .....arrays import Floats
from ..splines.regressor import MARSRegressor

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


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, eq=False)
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

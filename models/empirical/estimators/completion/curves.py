"""How times rise or fall along one parameter: through the cells, and on beyond them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import numpy as np
from scipy.optimize import nnls

from .....arrays import Floats
from ..splines.regressor import MARSRegressor

_END_CELLS = 3
"""Cells that the last piece of a spline, which goes on beyond the range, rests on at least. What MARS takes
for itself, seven and more, is meant for single noisy samples; cells are means, perhaps six in all."""
_FEWEST_CELLS, _POINTS = 4, 5
"""MARS takes no line from fewer cells; it is given so many points on the line through them instead."""


class CurveShape(StrEnum):
    """What a curve is: a spline of logarithms, or what does not grow plus what goes with x or 1 / x."""

    SPLINE = "spline"
    LINEAR = "linear"
    INVERSE = "inverse"


class Curve(Protocol):
    """How times rise or fall along one parameter, up to a factor."""

    @property
    def first(self) -> float:
        """Value of the parameter that its first cell stands for."""

    @property
    def last(self) -> float:
        """Value of the parameter that its last cell stands for."""

    def logarithms(self, values: Floats) -> Floats:
        """Return the logarithm at some values of the parameter, (n,)."""


@dataclass(frozen=True, slots=True, eq=False)
class SplineCurve:
    """A spline by MARS from ``log x``, or from ``x`` where the range is not positive, to the logarithm.

    References
    ----------
    Hutter and Solomonik, Section 5.3.
    """

    spline: MARSRegressor
    logarithmic: bool
    first: float
    last: float

    def logarithms(self, values: Floats) -> Floats:
        places = np.log(values) if self.logarithmic else values
        return np.asarray(self.spline.predict(places[:, None]))


@dataclass(frozen=True, slots=True, eq=False)
class SumCurve:
    """``constant + share (x / last)^exponent``: what every run costs, and what goes with the parameter.

    With exponent 1 work beside an overhead, with -1 work shared out beside what is not (Amdahl).
    """

    constant: float
    share: float
    exponent: int
    first: float
    last: float

    def logarithms(self, values: Floats) -> Floats:
        return np.asarray(np.log(self.constant + self.share * (values / self.last) ** self.exponent))


def fit_curve(form: CurveShape, values: Floats, logarithms: Floats) -> Curve:
    """Return the curve through the cells of a parameter.

    Parameters
    ----------
    form : CurveShape
        A sum needs positive `values`.
    values : ndarray of float, (n_cells,)
        What its cells stand for, rising.
    logarithms : ndarray of float, (n_cells,)
        Of times, up to a constant.

    Notes
    -----
    A sum has the parts, none negative, with the least squared relative errors.
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

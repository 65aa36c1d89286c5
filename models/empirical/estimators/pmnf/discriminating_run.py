"""Choice of the run that tells apart laws which fit the measurements equally well."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import numpy as np

from .....arrays import Floats
from ...formulas.formula import Formula

_MOST_POINTS = 20_000
_CLEAR = 0.2
"""Share of the value that laws must differ by, so that noise does not hide it."""


def deciding_point(
    laws: Sequence[Formula], measured: Floats, possible: Floats | None = None
) -> Floats | None:
    """Return the point at which a run would tell the first law from all others, (n_parameters,).

    Among the possible points at which every other law is off by a fifth at least, it is the one with the
    least expected time. If there is none, it is the one where the nearest law is furthest off.

    Parameters
    ----------
    laws : sequence of Formula
        Laws that agree at every point measured.
    measured : ndarray of float, (n, n_parameters)
    possible : ndarray of float, (n_possible, n_parameters), optional
        Points that can be measured; by default all combinations of the values of `measured`.

    Returns
    -------
    ndarray of float, or None
        None where every point has been measured, or none tells the laws apart.

    Examples
    --------
    >>> from fractions import Fraction
    >>> from chainline.models.empirical.formulas.formula import Term
    >>> p, n = ((number, Term(Fraction(1), 0)) for number in (0, 1))
    >>> added = Formula(("p", "n"), 1.0, (1.0, 1.0), ((p,), (n,)))
    >>> multiplied = Formula(("p", "n"), 2.0, (1.0,), ((p, n),))
    >>> deciding_point([added, multiplied], np.array([[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]])).tolist()
    [2.0, 2.0]
    """
    known = set(map(tuple, measured.tolist()))
    every = _combinations(measured) if possible is None else map(tuple, possible.tolist())
    points = np.array([point for point in every if point not in known], np.float64)
    if len(laws) < 2 or not len(points):
        return None
    first, *others = (law.values(points) for law in laws)
    with np.errstate(all="ignore"):
        size = np.maximum(np.abs(first), np.finfo(float).tiny)
        apart = np.min([np.abs(each - first) / size for each in others], axis=0)
    apart = np.where(np.isfinite(apart), apart, 0.0)
    if apart.max() <= 0:
        return None
    clear = apart >= min(_CLEAR, apart.max())
    found: Floats = points[np.where(clear, first, np.inf).argmin()]
    return found


def _combinations(measured: Floats) -> list[tuple[float, ...]]:
    """Return combinations of the values of each parameter; of many parameters those of least and most."""
    axes = [np.unique(column).tolist() for column in measured.T]
    if math.prod(map(len, axes)) > _MOST_POINTS:
        axes = [sorted({axis[0], axis[-1]}) for axis in axes]
    return list(product(*axes))

"""Semantic comparison: differences between the values of two formulas over a space."""

from __future__ import annotations

import numpy as np

from ....arrays import Floats
from ....errors import UsageError
from ....records import record
from ..expressions import shortened
from .formula import Formula
from .space_points import Grid, used_parameters


@record
class Distances:
    """Distances of the Minkowski family of order 1, 2 and 3."""

    manhattan: float
    euclidean: float
    minkowski_3: float


@record
class SemanticComparison:
    """Measures over the values ``a`` of the first and ``e`` of the second formula at n points.

    Attributes
    ----------
    n : int
        Number of points.
    error_rate : float or None
        Mean of ``|a - e| / |a|`` where a is not zero; None if a is zero everywhere.
    n_error_rate : int
        Number of points where a is not zero.
    cosine_similarity : float or None
        ``sum a e / (|a| |e|)``; None where one formula is zero at every point.
    jaccard_similarity : float or None
        ``sum min(a, e) / sum max(a, e)``, in [0, 1] for values that are not negative; None for 0 / 0.
    chebyshev_distance : float
        Largest ``|a - e|``.
    averaged : Distances
        As in the source: the means of ``|a - e|^p``, without a root.
    standard : Distances
        ``(sum |a - e|^p)^(1/p)``, which grow with the number of points.
    """

    n: int
    error_rate: float | None
    n_error_rate: int
    cosine_similarity: float | None
    jaccard_similarity: float | None
    chebyshev_distance: float
    averaged: Distances
    standard: Distances


def compare_values(first: Floats, second: Floats) -> SemanticComparison:
    r"""Return the differences between two vectors of values.

    Parameters
    ----------
    first : ndarray of float, (n,)
        Finite, of the reference: the error rate is relative to these.
    second : ndarray of float, (n,)

    Notes
    -----
    Section 2.3.3 defines the Minkowski distance of order p as :math:`(\sum_i |a_i - e_i|^p)^{1/p}`, but
    what Table 4.1 and Chapter 5 print are means without the root: of times below 1 s, "Euclidean"
    distances are below "Manhattan" ones, of times above it the other way, and far larger. Both are given.

    For the example of Section 4.2 (x of 1 to 100, y of 0 to 50 in steps of 2) the Chebyshev distance is
    that of Table 4.1, 5200, where x = 100 and y = 0. The other figures of the table do not follow from
    the grid that is stated, neither in this form nor with the formulas exchanged (in parentheses what the
    table has): error rate 102.3 %, exchanged 34.2 % (36.1 %), cosine 92.0 % (87.8 %), Jaccard 70.3 %
    (65.9 %), averaged distances 942 (1244), 1.79e6 (4.22e6) and 4.89e9 (1.82e10).

    References
    ----------
    C. Kaltenecker: Comparison of analytical and empirical performance models, a case study on multigrid
    systems. Master's thesis, Passau, 2016, Sections 2.3 and 4.2.

    Examples
    --------
    >>> found = compare_values(np.array([1.0, 2.0]), np.array([1.0, 5.0]))
    >>> found.error_rate, found.jaccard_similarity, found.chebyshev_distance
    (0.75, 0.5, 3.0)
    >>> found.averaged
    Distances(manhattan=1.5, euclidean=4.5, minkowski_3=13.5)
    >>> found.standard.euclidean
    3.0
    """
    difference = np.abs(first - second)
    nonzero = first != 0
    least, most = np.minimum(first, second).sum(), np.maximum(first, second).sum()
    return SemanticComparison(
        n=len(first),
        error_rate=float((difference[nonzero] / np.abs(first[nonzero])).mean()) if nonzero.any() else None,
        n_error_rate=int(nonzero.sum()),
        cosine_similarity=_cosine(first, second),
        jaccard_similarity=float(least / most) if most else None,
        chebyshev_distance=float(difference.max()),
        averaged=Distances(*(float((difference**order).mean()) for order in (1, 2, 3))),
        standard=Distances(*(_minkowski(difference, order) for order in (1, 2, 3))),
    )


def formula_values(formula: Formula, grid: Grid, what: str) -> Floats:
    """Return the value of a formula at each point of a grid, (n,).

    Parameters
    ----------
    formula : Formula
    grid : Grid
    what : str
        Description of the formula, for messages.

    Raises
    ------
    UsageError
        If a value is too large or not finite, as of a logarithm at zero (the message names the point), or
        the grid lacks a parameter of the formula.
    """
    for name in used_parameters(formula):
        if name not in grid.parameters:
            raise UsageError(f"{what} has the parameter {shortened(name)!r}, for which there are no values")
    with np.errstate(all="ignore"):
        found = formula.values(grid.columns(formula.parameters))
    # differences are cubed: a value whose cube overflows is as useless as one that is not finite
    lost = ~(np.abs(found) < np.cbrt(np.finfo(np.float64).max) / 2 / len(found))
    if lost.any():
        point = grid.points[int(np.argmax(lost))]
        where = ", ".join(f"{name} = {x:g}" for name, x in zip(grid.parameters, point, strict=True))
        value = "too large a value" if np.isfinite(found[lost][0]) else "no finite value"
        raise UsageError(f"{what} has {value} at {where or 'all'}; change the ranges of the space")
    return found


def _cosine(first: Floats, second: Floats) -> float | None:
    sizes = float(np.linalg.norm(first)), float(np.linalg.norm(second))
    if not all(sizes):
        return None
    # divided before they are multiplied, which could leave the range of numbers
    return float(np.clip(np.dot(first / sizes[0], second / sizes[1]), -1, 1))


def _minkowski(difference: Floats, order: int) -> float:
    largest = float(difference.max())
    if not largest:
        return 0.0
    return largest * float(((difference / largest) ** order).sum() ** (1 / order))

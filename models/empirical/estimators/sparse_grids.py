"""Regression on spatially adaptive sparse grids (SGR), as a scikit-learn estimator.

grid of points -> matrix of their hat functions -> regularised least squares -> refinement by surplus.

A point of level ``l`` and odd index ``i`` lies at ``i / 2**l``; it has two children in each dimension, half a
step to either side. A point of several dimensions has a level and an index in each.

References
----------
D. Pflüger: Spatially Adaptive Sparse Grids for High-Dimensional Problems, 2010.
J. Garcke: Sparse grids in a nutshell, 2012.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Self

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array, hstack
from scipy.sparse.linalg import LinearOperator, cg
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from ....arrays import Floats, Integers
from ....records import record


@record(eq=False)
class SparseGrid:
    """Points of a hierarchy, each with all its ancestors.

    Attributes
    ----------
    levels, indices : ndarray of int, (n_points, n_dimensions)
    """

    levels: Integers
    indices: Integers

    def __len__(self) -> int:
        return len(self.levels)


def regular_size(n_dimensions: int, level: int) -> int:
    """Return the number of points of a regular sparse grid, without making it.

    Examples
    --------
    >>> regular_size(2, 3), regular_size(1, 5)
    (17, 31)
    """
    sizes = [1] + [0] * (level - 1)  # points whose levels, less one each, add up to so much
    for _ in range(n_dimensions):
        sizes = [sum(2**step * sizes[total - step] for step in range(total + 1)) for total in range(level)]
    return sum(sizes)


def regular_grid(n_dimensions: int, level: int) -> SparseGrid:
    """Return the points whose levels add up to at most ``level + n_dimensions - 1``.

    Parameters
    ----------
    n_dimensions : int
    level : int
        1 for a single point in the middle.

    References
    ----------
    Garcke, Section 3.
    """
    rows = [
        (levels, index)
        for levels in _level_vectors(n_dimensions, level - 1)
        for index in product(*(range(1, 2**one, 2) for one in levels))
    ]
    return SparseGrid(
        np.array([levels for levels, _ in rows], np.int64), np.array([index for _, index in rows], np.int64)
    )


def _level_vectors(n_dimensions: int, rest: int) -> Iterator[tuple[int, ...]]:
    if n_dimensions == 0:
        yield ()
        return
    for step in range(rest + 1):
        for others in _level_vectors(n_dimensions - 1, rest - step):
            yield (step + 1, *others)


def refine(grid: SparseGrid, surpluses: Floats, n_points: int) -> SparseGrid:
    """Return a grid with the children of the points whose surpluses are largest, and their ancestors.

    Parameters
    ----------
    grid : SparseGrid
    surpluses : ndarray of float, (n_points_of_grid,)
    n_points : int
        Number of points whose children are added; points with all children do not count.

    References
    ----------
    Pflüger 2010, Section 3.2 (surplus-based refinement).
    """
    known = {row.tobytes() for row in np.hstack([grid.levels, grid.indices])}
    added: dict[tuple[int, ...], None] = {}
    refined = 0
    for place in np.argsort(-np.abs(surpluses), kind="stable"):
        missing = [
            key for key in _children(grid.levels[place], grid.indices[place]) if _bytes(key) not in known
        ]
        if not missing:
            continue
        for key in missing:
            _with_ancestors(key, known, added)
        refined += 1
        if refined == n_points:
            break
    if not added:
        return grid
    rows = np.array(list(added), np.int64)
    half = grid.levels.shape[1]
    return SparseGrid(
        np.concatenate([grid.levels, rows[:, :half]]), np.concatenate([grid.indices, rows[:, half:]])
    )


def _bytes(key: tuple[int, ...]) -> bytes:
    return np.array(key, np.int64).tobytes()


def _children(levels: Integers, indices: Integers) -> Iterator[tuple[int, ...]]:
    """Yield levels, then indices, of the children of a point."""
    point, half = [*levels.tolist(), *indices.tolist()], len(levels)
    for dimension in range(half):
        for side in (-1, 1):
            child = point.copy()
            child[dimension] += 1
            child[half + dimension] = 2 * child[half + dimension] + side
            yield tuple(child)


def _with_ancestors(key: tuple[int, ...], known: set[bytes], added: dict[tuple[int, ...], None]) -> None:
    """Add a point and, in each dimension, its missing ancestors."""
    written = _bytes(key)
    if written in known:
        return
    known.add(written)
    half = len(key) // 2
    for dimension in range(half):
        level, index = key[dimension], key[half + dimension]
        if level > 1:
            parent = list(key)
            parent[dimension] = level - 1
            parent[half + dimension] = index // 2 if index // 2 % 2 else index // 2 + 1
            _with_ancestors(tuple(parent), known, added)
    added[key] = None


_MOST_AT_ONCE = 1 << 20
"""Largest number of values that are computed at once: samples times level vectors times dimensions."""


def hats(level: Integers, index: Integers, x: Floats) -> Floats:
    """Return the values of basis functions of one dimension, elementwise, (n,).

    Parameters
    ----------
    level, index : ndarray of int, (n,)
        Level and index of each point.
    x : ndarray of float, (n,)
        Coordinates in ``[0, 1]``; beyond, the outermost functions continue as straight lines.

    Notes
    -----
    The modified basis is 1 on level 1. On other levels it is a hat of width ``2 / 2**level``, and at the two
    ends a line that falls from 2 at the border to 0, so that no points are needed on the border.

    References
    ----------
    Pflüger 2010, Eq. 2.16.
    """
    scaled = np.ldexp(x, level.astype(np.int32))
    first, last = index == 1, index == 2**level - 1
    result = np.maximum(0.0, 1 - np.abs(scaled - index))
    result = np.where(first, np.maximum(0.0, 2 - scaled), result)
    result = np.where(last, np.maximum(0.0, scaled - index + 1), result)
    return np.where(level == 1, 1.0, result)


def basis_matrix(grid: SparseGrid, X: Floats) -> csr_array:
    """Return the basis function of each point at each sample, (n_samples, n_points), sparse.

    Parameters
    ----------
    grid : SparseGrid
    X : ndarray of float, (n_samples, n_dimensions)
        In ``[0, 1]``.

    Notes
    -----
    A sample lies in the support of at most one of all points with the same levels. Level vectors with equal
    numbers of dimensions beyond level 1 are processed together.
    """
    numbers: dict[bytes, int] = {}  # of levels; to sort rows of many dimensions takes far longer
    which = np.array([numbers.setdefault(row.tobytes(), len(numbers)) for row in grid.levels])
    order = np.argsort(which, kind="stable")
    members = np.split(order, np.cumsum(np.bincount(which))[:-1])
    levels = grid.levels[[points[0] for points in members]]
    beyond = (levels > 1).sum(axis=1)
    parts = []
    for n_active in np.unique(beyond):
        alike = np.flatnonzero(beyond == n_active)
        at_once = max(1, _MOST_AT_ONCE // max(1, len(X) * int(n_active)))
        for start in range(0, len(alike), at_once):
            some = alike[start : start + at_once]
            parts.append(_entries(levels[some], [members[number] for number in some], grid.indices, X))
    sample, point, value = (np.concatenate(each) for each in zip(*parts, strict=True))
    return csr_array((value, (sample, point)), shape=(len(X), len(grid)))


def _entries(
    levels: Integers, members: Sequence[Integers], indices: Integers, X: Floats
) -> tuple[Integers, Integers, Floats]:
    """Return samples, points and values for level vectors with equal numbers of dimensions beyond level 1."""
    n_active = int((levels[0] > 1).sum())
    active = np.argsort(levels == 1, axis=1, kind="stable")[:, :n_active]
    depth = np.take_along_axis(levels, active, axis=1).astype(np.int32)
    shifts = np.cumsum(depth - 1, axis=1, dtype=np.int64) - (depth - 1)
    inside = np.clip(X, 0, 1).T[active].swapaxes(1, 2)
    odd = 2 * np.floor(np.ldexp(inside, depth[:, None] - 1)).astype(np.int64) + 1
    odd = np.minimum(odd, 2 ** depth[:, None] - 1)
    wanted = _codes(odd, shifts[:, None])
    rows, columns, places = [], [], []
    for number, points in enumerate(members):
        present = _codes(indices[points][:, active[number]], shifts[number])
        sample, point = _matches(wanted[number], present)
        rows.append(sample)
        columns.append(points[point])
        places.append(np.full(len(sample), number))
    sample, place = np.concatenate(rows), np.concatenate(places)
    value = np.ones(len(sample))
    for each in range(n_active):
        value *= hats(depth[place, each], odd[place, sample, each], X[sample, active[place, each]])
    return sample, np.concatenate(columns), value


def _codes(indices: Integers, shifts: Integers) -> Integers:
    """Return a code for each row of odd indices, unique within a level vector: each takes depth - 1 bits."""
    return np.asarray(((indices >> 1) << shifts).sum(axis=-1, dtype=np.int64))


def _matches(wanted: Integers, present: Integers) -> tuple[Integers, Integers]:
    """Return the positions in `wanted` of codes that occur in `present`, and their positions there."""
    order = np.argsort(present)
    ordered = present[order]
    place = np.minimum(np.searchsorted(ordered, wanted), len(ordered) - 1)
    sample = np.flatnonzero(ordered[place] == wanted)
    return sample, order[place[sample]]


class SparseGridRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Piecewise linear function on a sparse grid that is refined where it bends.

    On the range of the samples, scaled to the unit cube, it minimises

        1 / n sum_i (f(x_i) - y_i)^2 + regularization sum_p a_p^2,    f = sum_p a_p phi_p,

    over the surpluses ``a_p`` of the points of the grid, by conjugate gradients. Then the children of the
    points with the largest surpluses are added, and the surpluses are computed again, `refinements` times.

    Parameters
    ----------
    level : int
        Level of the initial regular grid.
    refinements : int
        Rounds of refinement.
    refined_points : int
        Number of points that are refined each time.
    regularization : float
        Penalty on squared surpluses.
    max_iter : int
        Largest number of iterations of conjugate gradients.
    tol : float
        Iterations end when the residual is smaller than this share of the right-hand side.
    max_points : int
        Largest number of points: a larger regular grid is refused, and refinement ends there.

    Attributes
    ----------
    grid_ : SparseGrid
    coef_ : ndarray of float, (n_points,)
        Surpluses.
    low_, width_ : ndarray of float, (n_features,)
        Lower end and width of the range that is scaled to the unit cube.
    n_iter_ : int
        Iterations of conjugate gradients, all refinements together.
    n_features_in_ : int

    References
    ----------
    D. Pflüger: Spatially Adaptive Sparse Grids for High-Dimensional Problems, 2010, Chapters 3 and 4.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.linspace(0, 1, 101)[:, None]
    >>> model = SparseGridRegressor(level=2, regularization=1e-9).fit(x, np.abs(x[:, 0] - 0.5))
    >>> np.round(model.predict([[0.0], [0.5], [0.9]]), 2).tolist()
    [0.5, 0.0, 0.4]
    """

    def __init__(
        self,
        *,
        level: int = 3,
        refinements: int = 0,
        refined_points: int = 8,
        regularization: float = 1e-5,
        max_iter: int = 1000,
        tol: float = 1e-4,
        max_points: int = 100_000,
    ) -> None:
        self.level = level
        self.refinements = refinements
        self.refined_points = refined_points
        self.regularization = regularization
        self.max_iter = max_iter
        self.tol = tol
        self.max_points = max_points

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Learn from samples.

        Parameters
        ----------
        X : array-like of float, (n_samples, n_features)
        y : array-like of float, (n_samples,)

        Raises
        ------
        ValueError
            If the regular grid would have more than `max_points`, or the level is not positive.
        """
        samples, target = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        n_dimensions = samples.shape[1]
        if self.level < 1:
            raise ValueError(f"level {self.level} must be at least 1")
        if (size := regular_size(n_dimensions, self.level)) > self.max_points:
            raise ValueError(
                f"level {self.level} in {n_dimensions} dimensions has {size} points; "
                f"at most {self.max_points}"
            )
        self.low_ = samples.min(axis=0)
        width = np.ptp(samples, axis=0)
        self.width_ = np.where(width > 0, width, 1.0)
        scaled = self._scaled(samples)
        grid = regular_grid(n_dimensions, self.level)
        self.n_iter_ = 0
        basis = basis_matrix(grid, scaled)
        surpluses = self._solved(basis, target, np.zeros(len(grid)))
        for _ in range(self.refinements):
            larger = refine(grid, surpluses, self.refined_points)
            if len(larger) == len(grid) or len(larger) > self.max_points:
                break
            added = SparseGrid(larger.levels[len(grid) :], larger.indices[len(grid) :])
            basis = csr_array(hstack([basis, basis_matrix(added, scaled)], format="csr"))
            start = np.concatenate([surpluses, np.zeros(len(added))])
            grid, surpluses = larger, self._solved(basis, target, start)
        self.grid_, self.coef_ = grid, surpluses
        return self

    def predict(self, X: npt.ArrayLike) -> Floats:
        """Return the value of each sample, (n_samples,); beyond the range, the line at its border."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        return np.asarray(basis_matrix(self.grid_, self._scaled(samples)) @ self.coef_)

    def _scaled(self, X: Floats) -> Floats:
        return np.asarray((X - self.low_) / self.width_)

    def _solved(self, basis: csr_array, y: Floats, start: Floats) -> Floats:
        """Return the surpluses that solve ``(B^T B / n + regularization I) a = B^T y / n``."""
        transposed = basis.T.tocsr()
        n = len(y)

        def product(vector: Floats) -> Floats:
            return np.asarray(transposed @ (basis @ vector) / n + self.regularization * vector)

        operator = LinearOperator((len(start), len(start)), matvec=product, dtype=np.float64)
        right = transposed @ y / n

        def count(_: Floats) -> None:
            self.n_iter_ += 1

        found, _ = cg(operator, right, x0=start, rtol=self.tol, maxiter=self.max_iter, callback=count)
        return np.asarray(found)

"""Regression on spatially adaptive sparse grids as a scikit-learn estimator."""

from __future__ import annotations

from typing import Self

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array, hstack
from scipy.sparse.linalg import LinearOperator, cg
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from .grid import SparseGrid, basis_matrix, refine, regular_grid, regular_size


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
    refined_points : int
        Number of points that are refined each time.
    regularization : float
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

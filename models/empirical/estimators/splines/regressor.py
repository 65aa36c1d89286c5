"""Multivariate adaptive regression splines as a scikit-learn estimator."""

from __future__ import annotations

from typing import Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from ..one_thread import on_one_thread
from .hinges import Hinge, Term, design
from .passes import Growth, generalised_cross_validation, grow, prune


class MARSRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Sum of products of hinges, with knots where the data bend.

        f(x) = a_0 + sum_m a_m prod_k max(0, s_km (x_v(km) - t_km))

    Beyond the data a hinge continues as a straight line.

    Parameters
    ----------
    max_terms : int
        Largest number of terms of the forward pass, the constant included.
    max_degree : int
        Largest number of hinges in a product: 1 for a sum of functions of single variables.
    penalty : float or None
        Cost of a knot in generalised cross-validation; 3 by default, 2 where `max_degree` is 1.
    min_span, end_span : int or None
        Least numbers of values between two knots, and beyond the outermost knots; by default so many
        that a run of noise is unlikely to be fitted.
    threshold : float
        The forward pass ends when the remaining share of the variance, or the share that a pair of terms
        removes, is smaller than this.

    Attributes
    ----------
    terms_ : tuple of Term
        Terms of the model, the constant first.
    coef_ : ndarray of float, (n_terms,)
    gcv_ : float
        Generalised cross-validation of the fit, in the squared unit of `y`.
    n_features_in_ : int

    References
    ----------
    J. H. Friedman: Multivariate adaptive regression splines, Annals of Statistics 19 (1991), 1-67.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.linspace(0, 10, 200)[:, None]
    >>> model = MARSRegressor(max_degree=1, min_span=1).fit(x, np.abs(x[:, 0] - 4))
    >>> np.round(model.predict([[0.0], [4.0], [20.0]]), 1).tolist()
    [4.0, 0.0, 16.0]
    """

    def __init__(
        self,
        *,
        max_terms: int = 41,
        max_degree: int = 2,
        penalty: float | None = None,
        min_span: int | None = None,
        end_span: int | None = None,
        threshold: float = 1e-4,
    ) -> None:
        self.max_terms = max_terms
        self.max_degree = max_degree
        self.penalty = penalty
        self.min_span = min_span
        self.end_span = end_span
        self.threshold = threshold

    @on_one_thread
    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Learn from samples.

        Parameters
        ----------
        X : array-like of float, (n_samples, n_features)
        y : array-like of float, (n_samples,)

        Raises
        ------
        ValueError
            If a parameter of the model is out of its range.
        """
        if self.max_terms < 1 or self.max_degree < 1:
            raise ValueError(f"max_terms {self.max_terms} and max_degree {self.max_degree} must be positive")
        samples, target = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        # knots are sought where columns have mean 0 and deviation 1, so that sums of them keep their digits
        middle, scale = samples.mean(axis=0), samples.std(axis=0)
        scale = np.where(scale > 0, scale, 1.0)
        growth = Growth(self.max_terms, self.max_degree, self.min_span, self.end_span, self.threshold)
        scaled = (samples - middle) / scale
        terms = grow(scaled, target, growth)
        columns = design(terms, scaled)
        level, size = target.mean(), target.std() or 1.0
        penalty = self.penalty if self.penalty is not None else (2.0 if self.max_degree == 1 else 3.0)
        kept = prune(columns, (target - level) / size, penalty)
        self.terms_ = tuple(_unscaled(terms[number], middle, scale) for number in kept)
        columns = design(self.terms_, samples)
        self.coef_ = np.linalg.lstsq(columns, target, rcond=None)[0]
        squares = float(np.sum((target - columns @ self.coef_) ** 2))
        self.gcv_ = generalised_cross_validation(squares, len(target), len(kept), penalty)
        return self

    def predict(self, X: npt.ArrayLike) -> Floats:
        """Return the value of each sample, (n_samples,)."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        return np.asarray(design(self.terms_, samples) @ self.coef_)


def _unscaled(term: Term, middle: Floats, scale: Floats) -> Term:
    """Return a term of scaled variables as one of the variables themselves, up to a factor."""
    hinges = (Hinge(h.variable, h.knot * scale[h.variable] + middle[h.variable], h.sign) for h in term.hinges)
    return Term(tuple(hinges))

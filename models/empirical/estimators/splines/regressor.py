"""Multivariate adaptive regression splines: forward and backward pass, and the estimator of scikit-learn."""

from __future__ import annotations

from math import log, log2
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from .....records import record
from ..long_fits import on_one_thread
from .hinges import Hinge, Hinges, Spans, Term, design, first_of_largest

_ALPHA = 0.05  # chance that a run of noise between two knots is fitted, Friedman's Section 3.8
_INDEPENDENT = 1e-10
"""Least share of the square of a vector outside the basis with which it counts as new."""


@record
class Growth:
    """Settings of the forward pass; see `MARSRegressor`."""

    max_terms: int
    max_degree: int
    min_span: int | None
    end_span: int | None
    threshold: float


@record
class _Pair:
    """Best pair of hinges of one parent and variable, with its gain and its knot.

    The knot is None for a line, where no knot gains anything or there are too few values for one.
    """

    gain: float
    parent: int
    variable: int
    knot: float | None

    def hinges(self) -> list[Hinge]:
        """Return the hinges by which the parent is multiplied."""
        if self.knot is None:
            return [Hinge(self.variable, 0.0, 0)]
        return [Hinge(self.variable, self.knot, sign) for sign in (1, -1)]


def grow(X: Floats, y: Floats, growth: Growth) -> list[Term]:
    """Return the terms of the forward pass, the constant first.

    Parameters
    ----------
    X : ndarray of float, (n, n_variables)
    y : ndarray of float, (n,)
    growth : Growth

    Notes
    -----
    A step takes ``O(n n_variables M^2)`` operations for ``M`` terms: with an orthonormal basis of the terms,
    the gains of all knots of a variable follow from cumulative sums over the sorted values (Friedman's
    Section 3.9 updates normal equations instead). ``O(n n_variables M)`` numbers are kept.
    """
    n, columns = len(X), np.ascontiguousarray(X.T)
    orders = np.argsort(-columns, axis=1, kind="stable")
    terms, parents = [Term()], [_Parent(0, Term(), np.ones(n), columns, orders, growth)]
    basis = np.empty((growth.max_terms + 1, n))
    basis[0], size = 1 / np.sqrt(n), 1
    left = y - y.mean()
    total = float(left @ left)
    while size + 1 < growth.max_terms and left @ left > growth.threshold * total:
        pairs = [pair for parent in parents for pair in parent.pairs(basis[:size], left)]
        if not pairs:
            break
        best = pairs[first_of_largest(np.array([pair.gain for pair in pairs]))]
        if best.gain <= growth.threshold * total:
            break
        for hinge in best.hinges():
            term = terms[best.parent].times(hinge)
            column = term.values(X)
            (added,) = _orthogonal(basis[:size], column[None])
            if not added.any():
                continue
            if term.degree < min(growth.max_degree, len(columns)):
                parents.append(_Parent(len(terms), term, column, columns, orders, growth))
            terms.append(term)
            basis[size] = added
            size += 1
            left = left - added * (added @ left)
    return terms


class _Parent:
    """Term that may be multiplied by hinges of the variables that it lacks."""

    def __init__(
        self, number: int, term: Term, values: Floats, columns: Floats, orders: Any, growth: Growth
    ) -> None:
        self._number, self._values, self._columns = number, values, columns
        self._variables = [variable for variable in range(len(columns)) if variable not in term.variables]
        self._hinges = Hinges(columns[self._variables], orders[self._variables], values)
        self._spans = _spans(growth, len(columns), int(np.count_nonzero(values)))

    def pairs(self, basis: Floats, left: Floats) -> list[_Pair]:
        """Return, for each variable, the pair of hinges with the least squared error."""
        straight = _orthogonal(basis, self._values * self._columns[self._variables])
        bent = self._hinges.best(basis, left, straight, self._spans)
        return [
            _Pair(float(along) ** 2 + gain, self._number, variable, knot if gain > 0.0 else None)
            for variable, along, (gain, knot) in zip(self._variables, straight @ left, bent, strict=True)
        ]


def _orthogonal(basis: Floats, vectors: Floats) -> Floats:
    """Return the component of each vector outside an orthonormal basis, scaled to length one.

    A vector that is not independent of the basis becomes zero.

    Parameters
    ----------
    basis : ndarray of float, (size, n)
    vectors : ndarray of float, (n_vectors, n)

    Returns
    -------
    ndarray of float, (n_vectors, n)
    """
    rest = vectors - (vectors @ basis.T) @ basis
    rest -= (rest @ basis.T) @ basis
    square = np.einsum("ij,ij->i", rest, rest)
    new = square > _INDEPENDENT * np.einsum("ij,ij->i", vectors, vectors)
    rest *= (new / np.sqrt(np.where(new, square, 1.0)))[:, None]
    return rest


def _spans(growth: Growth, n_variables: int, n_active: int) -> Spans:
    """Return the least numbers of values between two knots and at the ends (Section 3.8)."""
    between = -log2(-log(1 - _ALPHA) / (n_variables * max(n_active, 1))) / 2.5
    ends = 3 - log2(_ALPHA / n_variables)
    min_span = max(1, int(between)) if growth.min_span is None else growth.min_span
    end_span = max(1, int(ends)) if growth.end_span is None else growth.end_span
    return Spans(min_span, end_span)


_RIDGE = 1e-12
"""Share of the diagonal that is added to normal equations, whose columns may be nearly dependent."""


def generalised_cross_validation(squares: float, n: int, n_terms: int, penalty: float) -> float:
    """Return the generalised cross-validation of a model; infinity where ``C`` is not less than n.

        GCV = (RSS / n) / (1 - C / n)^2,    C = n_terms + penalty (n_terms - 1) / 2

    Parameters
    ----------
    squares : float
        Squared error ``RSS``.
    n : int
        Number of samples.
    n_terms : int
        Number of terms, the constant included.
    penalty : float
        Cost of a knot.

    References
    ----------
    Friedman 1991, Eqs 30 and 32: each pair of terms has a knot, which costs `penalty`.
    """
    cost = n_terms + penalty * (n_terms - 1) / 2
    return squares / n / (1 - cost / n) ** 2 if cost < n else np.inf


def prune(columns: Floats, y: Floats, penalty: float) -> list[int]:
    """Return the indices of the columns that remain, rising, the first one (the constant) among them.

    From all columns down to the constant, the column with the least increase of the squared error is removed
    each time. Of these subsets the one with the least generalised cross-validation is returned.

    Parameters
    ----------
    columns : ndarray of float, (n, n_terms)
        Values of the terms.
    y : ndarray of float, (n,)
    penalty : float
    """
    n = len(y)
    kept = list(range(columns.shape[1]))
    gram, right = columns.T @ columns, columns.T @ y
    power = float(y @ y)
    best, best_score = kept, np.inf
    while True:
        system = gram[np.ix_(kept, kept)]
        inverse = np.linalg.inv(system + np.diag(_RIDGE * np.diag(system)))
        solution = inverse @ right[kept]
        squares = max(power - float(solution @ right[kept]), 0.0)
        score = generalised_cross_validation(squares, n, len(kept), penalty)
        if score <= best_score:
            best, best_score = list(kept), score
        if len(kept) == 1:
            return best
        increase = solution[1:] ** 2 / np.diag(inverse)[1:]
        del kept[1 + first_of_largest(-increase)]


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

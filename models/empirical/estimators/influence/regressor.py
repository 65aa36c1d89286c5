"""Performance-influence models as a scikit-learn estimator.

Terms are chosen by `selection`; `fitted_formula` computes their coefficients, for numbers of any magnitude.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from .....records import replace
from ...formulas.formula import Formula, Product, Term, product_values
from .candidates import FUNCTIONS, LIMITS, Candidates, needs_positive, product_text, terms_of
from .selection import Penalty, Stop, select


def scaled_target(target: Floats, relative: bool) -> tuple[Floats, int]:
    """Return values divided by a power of two, and its exponent, so that sums of squares do not overflow.

    Parameters
    ----------
    target : ndarray of float, (n,)
        Positive if relative.
    relative : bool
        True to scale values to at least 0.5, so that their reciprocals are at most 2; otherwise they are
        scaled to at most 1.

    Raises
    ------
    ValueError
        If the range of the values is too wide.

    Examples
    --------
    >>> scaled, exponent = scaled_target(np.array([3.0, 6.0]), True)
    >>> scaled.tolist(), exponent
    ([0.75, 1.5], 2)
    """
    near = target.min() if relative else np.abs(target).max()
    exponent = int(np.frexp(near)[1])
    with np.errstate(over="ignore"):
        scaled = np.ldexp(target, -exponent)
    if not np.isfinite(scaled).all():
        raise ValueError(
            f"values from {target.min():g} to {target.max():g} are too far from each other; leave out rows"
        )
    return scaled, exponent


def unscaled_loss(loss: float, exponent: int) -> float:
    """Return the mean squared error of values of which there is that of `scaled_target`."""
    with np.errstate(over="ignore"):
        return float(np.ldexp(loss, 2 * exponent))


def fitted_formula(
    products: tuple[Product, ...],
    names: tuple[str, ...],
    samples: Floats,
    scaled: Floats,
    weights: Floats,
    exponent: int,
) -> Formula:
    """Return the sum of terms with their coefficients by weighted least squares.

    Parameters
    ----------
    products : tuple of Product
    names : tuple of str
        Of the options.
    samples : ndarray of float, (n, n_options)
    scaled : ndarray of float, (n,)
        Values divided by ``2^exponent``.
    weights : ndarray of float, (n,)
    exponent : int

    Raises
    ------
    ValueError
        If a coefficient is too large or too small for a number.
    """
    columns = [np.ones(len(samples)), *(product_values(product, samples) for product in products)]
    weighted = np.column_stack(columns) * weights[:, None]
    shifts = np.frexp(np.abs(weighted).max(axis=0))[1]
    weighted = np.ldexp(weighted, -shifts)
    # columns of length one: `lstsq` takes what is small beside the others for nothing
    lengths = np.linalg.norm(weighted, axis=0)
    solution = np.linalg.lstsq(weighted / lengths, scaled * weights, rcond=None)[0] / lengths + 0.0  # no -0
    with np.errstate(over="ignore"):
        found = np.ldexp(solution, exponent - shifts)
    lost = ~np.isfinite(found) | ((found == 0) & (solution != 0))
    if lost.any():
        place = int(lost.argmax())
        of_what = product_text(products[place - 1], names) if place else "the constant"
        raise ValueError(
            f"the coefficient of {of_what} is too large or too small for a number; give its options or the "
            "times in other units"
        )
    constant, *coefficients = found.tolist()
    return Formula(names, constant, tuple(coefficients), products)


class InfluenceRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Readable sum of a few influences of options and their interactions.

        Pi(c) = beta_0 + sum_k beta_k prod_(o in O_k) f_ko(c(o)),
        minimising sum_i ((t_i - Pi(c_i)) / t_i)^2          relative
                or sum_i (t_i - Pi(c_i))^2                  not relative

    with ``f_ko`` a function of each option ``o`` of term ``k``, or a product of some. Terms are added as long
    as each lowers the error by more than chance, and removed or exchanged where others make them
    unnecessary.

    Parameters
    ----------
    max_terms : int
        Largest number of terms, without the constant.
    max_degree : int
        Largest number of functions in a product, of several options or of one.
    functions : sequence of str, number or Term
        Functions of a numeric option: "linear", "quadratic", "root", "logarithm", "linearithmic"
        (``x log2(x)``), any exponent such as ``3``, ``"3/2"`` or ``-1``, a term that is written out, such as
        ``"x^2 log x"``, or any
        `chainline.models.empirical.formulas.formula.Term`. Options with two values, such as 0 and 1, are
        linear. Only options that are positive everywhere have roots, logarithms and divisions.
    margin : float
        Least share by which a term must lower the loss, to be added and, with `backward`, to stay.
    threshold : float
        The selection ends where the root mean square error, divided by the root mean square of ``t``, is no
        larger; with `relative`, where the root mean square relative error is.
    max_rounds : int
        Largest number of additions, removals and exchanges.
    backward : bool
        True where terms may be removed, and exchanged for candidates.
    look_ahead : int
        Number of candidates with the largest gains whose interactions become candidates where no change
        helps, as if they were in the model; up to three times in a row. With 0, as published, only terms
        of the model have interactions: an interaction of options that hardly matter alone is then out of
        reach.
    penalty : {"ebic", "bic", "aicc", "none"}
        Cost of a term beside `margin`, see `Penalty`. "ebic" accounts for the number of candidates and
        selects the true terms; "bic" and "aicc" select more terms, which predict better where the true
        influence is no such sum.
    relative : bool
        True where squared relative errors are minimised; values must then be positive.

    Attributes
    ----------
    formula_ : Formula
    terms_ : tuple of Product
        Terms without their coefficients: pairs of the number of a column and a `Term`, in the order of
        `formula_`.
    history_ : tuple of Round
        Added and removed terms of each round, and the loss after it.
    n_features_in_ : int
    feature_names_in_ : ndarray of str, (n_features_in_,)
        Where columns have names.

    Notes
    -----
    Settings as published, with a fixed margin and without removals:
    ``backward=False, look_ahead=0, penalty="none",
    margin=0.01, functions=["linear", "quadratic", "root", "logarithm"]``. There an option occurs at most once
    in a product; here it may occur repeatedly.

    References
    ----------
    Thesis, Section 2.2.1 and Algorithm 1; see `chainline.models.empirical.estimators.influence`.

    Examples
    --------
    >>> import itertools
    >>> X = pd.DataFrame(itertools.product([8, 16, 32, 64], [1, 2, 4], [0, 1]), columns=["n", "p", "simd"])
    >>> t = 5 + 0.5 * X["n"] * np.log2(X["p"]) - 3 * X["simd"]
    >>> model = InfluenceRegressor().fit(X, t)
    >>> model.formula
    '5 + 0.5 n log2(p) - 3 simd'
    """

    def __init__(  # noqa: PLR0913 - scikit-learn: one argument for each parameter
        self,
        *,
        max_terms: int = 100,
        max_degree: int = 3,
        functions: Sequence[str | float | Fraction | Term] = tuple(FUNCTIONS),
        margin: float = 0.0,
        threshold: float = 1e-6,
        max_rounds: int = 300,
        backward: bool = True,
        look_ahead: int = 20,
        penalty: str = "ebic",
        relative: bool = True,
    ) -> None:
        self.max_terms = max_terms
        self.max_degree = max_degree
        self.functions = functions
        self.margin = margin
        self.threshold = threshold
        self.max_rounds = max_rounds
        self.backward = backward
        self.look_ahead = look_ahead
        self.penalty = penalty
        self.relative = relative

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations.

        Parameters
        ----------
        X : DataFrame or array-like of float, (n_configurations, n_options)
            Numbers; choices are options that are 0 or 1.
        y : array-like of float, (n_configurations,)
            Times, positive where errors are relative.

        Raises
        ------
        ValueError
            If a value is missing or a text, a time is not positive with `relative`, a parameter of the model
            is out of its range, there is no memory for the candidates, or numbers are so large or small that
            an influence is not finite.
        """
        stop, functions = self._stop(), terms_of(self.functions)
        _refuse_text(X)
        samples, target = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        _require_positive(target, self.relative)
        scaled, exponent = scaled_target(target, self.relative)
        weights = 1 / scaled if self.relative else np.ones(len(scaled))
        found = select(Candidates(samples, functions, self.max_degree), scaled, weights, stop)
        names = getattr(self, "feature_names_in_", [f"x{j}" for j in range(samples.shape[1])])
        self.formula_ = fitted_formula(
            found.products, tuple(map(str, names)), samples, scaled, weights, exponent
        )
        of_loss = 0 if self.relative else exponent
        self.terms_ = found.products
        self.history_ = tuple(replace(each, loss=unscaled_loss(each.loss, of_loss)) for each in found.rounds)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the value at each configuration, (n_configurations,), in the unit of `y`.

        Raises
        ------
        ValueError
            If columns differ from those of the fit, a value is missing, or a term is not defined or not
            finite at a value.
        """
        check_is_fitted(self)
        _refuse_text(X)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        self._refuse_undefined(samples)
        with np.errstate(over="ignore", invalid="ignore"):
            values = self.formula_.values(samples)
        if not np.isfinite(values).all():
            row = int(np.argmin(np.isfinite(values)))
            raise ValueError(f"the model has no finite value in row {row}: its options are too large there")
        return values

    @property
    def formula(self) -> str:
        """Text of the model."""
        check_is_fitted(self)
        return self.formula_.text()

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = bool(self.relative)
        return tags

    def _stop(self) -> Stop:
        for name, limit in LIMITS.items():
            if not limit.holds(value := getattr(self, name)):
                raise ValueError(f"{name} is {value!r}; give {limit.text()}")
        if self.penalty not in list(Penalty):
            raise ValueError(f"penalty {self.penalty!r} is none of {', '.join(Penalty)}")
        return Stop(
            max_terms=self.max_terms,
            max_rounds=self.max_rounds,
            margin=self.margin,
            threshold=self.threshold,
            penalty=Penalty(self.penalty),
            backward=self.backward,
            look_ahead=self.look_ahead,
        )

    def _refuse_undefined(self, samples: Floats) -> None:
        """Refuse values at which a term is not defined."""
        for option, term in {factor for product in self.terms_ for factor in product}:
            column, name = samples[:, option], self.formula_.parameters[option]
            if needs_positive(term) and column.min() <= 0:
                row = int(np.argmax(column <= 0))
                raise ValueError(
                    f"{name} is {column[row]:g} in row {row}, but the model has a root or logarithm of it, "
                    f"or divides by it: it must be positive"
                )


def _require_positive(target: Floats, relative: bool) -> None:
    if relative and target.min() <= 0:
        row = int(np.argmax(target <= 0))
        raise ValueError(
            f"relative errors need positive values, found {target[row]:g} in row {row}; or set relative=False"
        )


def _refuse_text(X: Any) -> None:
    """Refuse columns of text by name."""
    if not isinstance(X, pd.DataFrame):
        return
    for name, column in X.items():
        numeric = pd.api.types.is_numeric_dtype(column.dtype)
        if not numeric and any(isinstance(value, str) for value in column):
            raise ValueError(
                f"column {name!r} holds text; make each of its choices an option that is 0 or 1, as "
                f"pandas.get_dummies does"
            )

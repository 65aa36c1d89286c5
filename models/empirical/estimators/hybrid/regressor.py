"""Coupling of an analytical model and a learner, as a scikit-learn estimator.

dt   decision tree      rf   random forest      et   extremely randomised trees

Learners are these trees of the paper, or any regressor. The prediction is a weighted mean of the analytical
and the learned one of the same times:

none      the learned prediction alone
mean      the arithmetic mean of the times, as published
a number  share of the analytical prediction; the rest is that of the learned one
learned   share with the least squared error of held-out predictions
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from numbers import Real
from types import MappingProxyType
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.ensemble import ExtraTreesRegressor, RandomForestRegressor
from sklearn.model_selection import KFold, cross_val_predict
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeRegressor
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from .analytical import analytical_times

LEARNERS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {"dt": DecisionTreeRegressor, "rf": RandomForestRegressor, "et": ExtraTreesRegressor}
)
"""Learners of Ibeid et al., Section V, with the default hyper-parameters of scikit-learn, as the paper names
none."""
BEST_LEARNER = "et"
"""The best of the three in Fig. 5, and the one of the hybrid model."""


def make_learner(learner: Any, *, standardize: bool, seed: int) -> Any:
    """Return an unfitted learner.

    Parameters
    ----------
    learner : str, estimator or None
        A name of `LEARNERS`; a regressor, which is copied; None for `BEST_LEARNER`.
    standardize : bool
        True where its inputs are scaled to mean zero and variance one.
    seed : int
        Seed of a learner given by name; a regressor keeps its own.

    Returns
    -------
    Pipeline or estimator
        A pipeline with the steps "scale" and "model" if inputs are standardised.

    Raises
    ------
    ValueError
        If there is no learner of that name.

    References
    ----------
    Ibeid et al., Section V (inputs of zero mean and unit variance).

    Examples
    --------
    >>> make_learner("dt", standardize=False, seed=3)
    DecisionTreeRegressor(random_state=3)
    """
    if learner is None or isinstance(learner, str):
        name = BEST_LEARNER if learner is None else learner
        if name not in LEARNERS:
            raise ValueError(f"no learner {name!r}; choose from {', '.join(LEARNERS)} or give a regressor")
        model = LEARNERS[name](random_state=seed)
    else:
        model = clone(learner)
    return Pipeline([("scale", StandardScaler()), ("model", model)]) if standardize else model


MEAN, LEARNED = "mean", "learned"
_FOLDS = 5


def check_aggregation(aggregation: Any) -> None:
    """Check that `aggregation` is one of those above.

    Raises
    ------
    ValueError
        If it is another text or object, or a number outside 0 to 1.
    """
    if aggregation is None or (isinstance(aggregation, str) and aggregation in (MEAN, LEARNED)):
        return
    number = isinstance(aggregation, Real) and not isinstance(aggregation, bool | np.bool_)
    if not (number and 0 <= aggregation <= 1):
        raise ValueError(f"aggregation {aggregation!r} must be None, 'mean', 'learned' or between 0 and 1")


def aggregated(analytical: Floats, learned: Floats, weight: float) -> Floats:
    """Return the weighted mean of two predictions, (n,).

    Parameters
    ----------
    analytical, learned : ndarray of float, (n,)
    weight : float
        Weight of the analytical prediction, 0 to 1.

    Examples
    --------
    >>> aggregated(np.array([4.0]), np.array([8.0]), 0.25)
    array([7.])
    """
    return weight * analytical + (1 - weight) * learned


def best_weight(analytical: Floats, learned: Floats, target: Floats) -> float:
    """Return the weight of the analytical prediction at which the squared error is least.

        w = argmin_{0 <= w <= 1}  sum_i (w a_i + (1 - w) s_i - y_i)^2
          = clip( sum_i (a_i - s_i) (y_i - s_i) / sum_i (a_i - s_i)^2,  0, 1 )

    The weight is 0 where both predictions are equal: it then has no effect.

    Parameters
    ----------
    analytical, learned, target : ndarray of float, (n,)
        ``a``, ``s`` and ``y``: logarithms of times, or times divided by measured ones, for relative errors.

    Examples
    --------
    >>> best_weight(np.array([1.0, 2.0]), np.array([3.0, 4.0]), np.array([1.5, 2.5]))
    0.75
    """
    apart = analytical - learned
    # divided first: times of nanoseconds may have squares that vanish
    size = np.abs(apart).max()
    if size == 0:
        return 0.0
    apart, left = apart / size, (target - learned) / size
    return float(np.clip(apart @ left / (apart @ apart), 0.0, 1.0))


def held_out_predictions(learner: Any, features: Floats, target: Floats, seed: int) -> Floats:
    """Return held-out predictions of a learner, (n,), by cross-validation with five folds.

    Parameters
    ----------
    learner : estimator
        Copied, not fitted.
    features : ndarray of float, (n, n_features)
    target : ndarray of float, (n,)
    seed : int
        Seed of the folds, of which there are n if n is less than five.

    Raises
    ------
    ValueError
        If there are fewer than two rows.
    """
    n = len(target)
    if n < 2:
        raise ValueError(f"aggregation 'learned' is cross-validated and needs two rows, found n_samples={n}")
    folds = KFold(min(_FOLDS, n), shuffle=True, random_state=seed)
    return np.asarray(cross_val_predict(clone(learner), features, target, cv=folds), np.float64)


class HybridRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Execution times learned from parameters and from the prediction of an analytical model.

    With the analytical model ``a`` and the learner ``f``, the learned prediction is

        s(x) = f(x, a(x))                                        stacking
        s(x) = a(x) f(x, a(x))                                   stacking, ratio
        t(x) = w a(x) + (1 - w) s(x)                             aggregation

    and with logarithms ``log s(x) = f(x, log a(x))``, or ``log a(x) + f(x, log a(x))``, and
    ``log t(x) = w log a(x) + (1 - w) log s(x)``. As published: ``ratio=False, log=False,
    aggregation="mean"``.

    Parameters
    ----------
    analytical : callable, fitted estimator or None
        Function of the columns of `X`, in a DataFrame where `X` is one, that returns times,
        (n_configurations,). It is never fitted. None for pure learning: `stacking`, `ratio` and
        `aggregation` then have no effect. Give a fitted estimator as `sklearn.frozen.FrozenEstimator`:
        cross-validation copies estimators with all their parts, and only frozen ones stay fitted.
    learner : str, estimator or None
        "dt", "rf", "et" (see `LEARNERS`), or any regressor, which is copied; "et" by default.
    stacking : bool
        True where the analytical prediction is an input of the learner; otherwise it is used only by
        `ratio` and `aggregation`.
    ratio : bool
        True where the learner learns the ratio measured / predicted instead of the time: a formula that is
        off by the same factor everywhere needs a single row. Predicted times must be positive.
    aggregation : None, "mean", "learned" or float
        None predicts the learned time; "mean" the arithmetic mean of it and the analytical one, with
        logarithms too; a number from 0 to 1 is the analytical share ``w``; "learned" the share with the
        least squared error in cross-validation of the learner. Shares are of times, or of logarithms
        if these are fitted; the errors are relative ones, or those of logarithms.
    log : bool
        True where logarithms of times are fitted. Measured and analytical times must then be positive;
        measured times must also be positive if a share is learned.
    standardize : bool
        True where the inputs of the learner are scaled to mean zero and variance one.
    random_state : int, RandomState or None
        Randomness of a learner given by name, and of folds; a regressor keeps its own.

    Attributes
    ----------
    learner_ : Pipeline or estimator
        Fitted learner. Its inputs are the columns of `X`, followed by the analytical prediction with
        `stacking`. With `standardize` it is a pipeline with the steps "scale" and "model".
    weight_ : float
        Share ``w`` of the analytical prediction: 0 without aggregation, 0.5 for "mean".
    n_features_in_ : int
        Columns of `X`.
    feature_names_in_ : ndarray of str, (n_features_in_,)
        Where columns have names.

    Notes
    -----
    A share is learned from held-out predictions of the learner, but from plain predictions of the
    analytical model. If that was fitted to the same rows, its error looks too small, and its share is too
    large.

    References
    ----------
    H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Section V
    (learners), Section VI (stacking and aggregation).

    Examples
    --------
    >>> import numpy as np
    >>> from sklearn.linear_model import LinearRegression
    >>> n = np.array([[8.0], [16.0], [32.0], [64.0]])
    >>> flops = lambda X: 2e-9 * X[:, 0] ** 3
    >>> model = HybridRegressor(flops, LinearRegression()).fit(n, 3 * flops(n))
    >>> round(float(model.predict([[512.0]])[0] / flops(np.array([[512.0]]))[0]), 6)
    3.0

    An estimator that was fitted on another machine, and must not be fitted again:

    >>> from sklearn.frozen import FrozenEstimator
    >>> from sklearn.model_selection import cross_val_score
    >>> other = LinearRegression().fit(n, n[:, 0])
    >>> model = HybridRegressor(FrozenEstimator(other), LinearRegression(), log=False)
    >>> cross_val_score(model, n, 2 * n[:, 0], cv=2).round(3).tolist()
    [1.0, 1.0]
    """

    def __init__(
        self,
        analytical: Any = None,
        learner: Any = None,
        *,
        stacking: bool = True,
        ratio: bool = True,
        aggregation: str | float | None = None,
        log: bool = True,
        standardize: bool = True,
        random_state: int | np.random.RandomState | None = None,
    ) -> None:
        self.analytical = analytical
        self.learner = learner
        self.stacking = stacking
        self.ratio = ratio
        self.aggregation = aggregation
        self.log = log
        self.standardize = standardize
        self.random_state = random_state

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations.

        Parameters
        ----------
        X : DataFrame or array-like of float, (n_configurations, n_parameters)
            Parameters, all of them numbers.
        y : array-like of float, (n_configurations,)
            Execution times, in the unit of the analytical model where predictions are aggregated.

        Raises
        ------
        ValueError
            If a value is missing, `aggregation` or `learner` is none of the choices, an analytical
            prediction is not finite, a time is not positive where it must be (see `log` and `ratio`), or a
            share is learned from fewer than two configurations.
        NotFittedError
            If the analytical model is an estimator that is not fitted.
        """
        check_aggregation(self.aggregation)
        samples, times = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        target = self._scaled(_checked_times(times, positive=self._positive()))
        guess = self._analytical(X, samples)
        features = self._features(samples, guess)
        learned_target = self._learned(target, guess)
        seed = int(check_random_state(self.random_state).randint(2**31 - 1))
        learner = make_learner(self.learner, standardize=self.standardize, seed=seed)
        self.weight_ = 0.0
        if guess is not None:
            self.weight_ = self._weight(learner, features, guess, target, seed)
        self.learner_ = learner.fit(features, learned_target)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,), in the unit of `y`.

        Raises
        ------
        ValueError
            If columns differ from those of the fit, a value is missing, or an analytical prediction is not
            finite or, with logarithms or `ratio`, not positive.
        """
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        guess = self._analytical(X, samples)
        learned = np.asarray(self.learner_.predict(self._features(samples, guess)), np.float64)
        learned = self._predicted(learned, guess)
        if guess is None or self.weight_ == 0:
            return self._times(learned)
        if self.aggregation == MEAN:
            return aggregated(self._times(guess), self._times(learned), self.weight_)
        return self._times(aggregated(guess, learned, self.weight_))

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = self._positive()
        return tags

    def _positive(self) -> bool:
        return bool(self.log) or self._learns_weight()

    def _learns_weight(self) -> bool:
        return (
            self.analytical is not None and isinstance(self.aggregation, str) and self.aggregation == LEARNED
        )

    def _analytical(self, X: Any, samples: Floats) -> Floats | None:
        """Return the analytical prediction on the fitted scale, (n,); None if it is not used."""
        if self.analytical is None or not (self.stacking or self.ratio or self.aggregation is not None):
            return None
        columns = X if isinstance(X, pd.DataFrame) else samples
        return self._scaled(analytical_times(self.analytical, columns, positive=self.log or self.ratio))

    def _learned(self, target: Floats, guess: Floats | None) -> Floats:
        """Return the target of the learner: with `ratio` the target relative to the analytical prediction."""
        if guess is None or not self.ratio:
            return target
        return np.asarray(target - guess if self.log else target / guess)

    def _predicted(self, learned: Floats, guess: Floats | None) -> Floats:
        """Return the predicted target from the prediction of the learner; the inverse of `_learned`."""
        if guess is None or not self.ratio:
            return learned
        return np.asarray(learned + guess if self.log else learned * guess)

    def _features(self, samples: Floats, guess: Floats | None) -> Floats:
        return samples if guess is None or not self.stacking else np.column_stack([samples, guess])

    def _weight(self, learner: Any, features: Floats, guess: Floats, target: Floats, seed: int) -> float:
        if not self._learns_weight():
            return 0.5 if self.aggregation == MEAN else float(self.aggregation or 0.0)
        held_out = held_out_predictions(learner, features, self._learned(target, guess), seed)
        learned = self._predicted(held_out, guess)
        # the longest runs would dominate squared seconds, and so the share
        unit = np.ones_like(target) if self.log else target
        return best_weight(guess / unit, learned / unit, target / unit)

    def _scaled(self, times: Floats) -> Floats:
        return np.log(times) if self.log else times

    def _times(self, scaled: Floats) -> Floats:
        return np.exp(scaled) if self.log else scaled


def _checked_times(y: npt.ArrayLike, *, positive: bool) -> Floats:
    times = np.asarray(y, np.float64)
    if positive and times.min() <= 0:
        row = int((times <= 0).argmax())
        where = "where logarithms or a share are learned"
        raise ValueError(f"times must be positive {where}, found {times[row]:g} in row {row}")
    return times

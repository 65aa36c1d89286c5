"""Importance of the features of boosted trees: gain, permutation and SHAP.

    feature             gain  permutation   SHAP
    split_count        0.411       0.0312  0.0289
    np                 0.187       0.0105  0.0121

Gain tells what the trees split by, permutation what a prediction of unseen rows loses, SHAP how far a feature
moves predictions. The latter two have the unit of what the trees predict: the chain ratio, or the logarithm
of the ratio of measured to simulated cycles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ....arrays import Floats
from ....records import record

if TYPE_CHECKING:
    from xgboost import XGBRegressor

_REPEATS = 10
"""Times that the values of a feature are shuffled; the mean counts."""


@record
class FeatureImportance:
    """Importance of one feature.

    Attributes
    ----------
    feature : str
    gain : float
        Mean gain of the splits by the feature; 1 is the sum over all features.
    permutation : float or None
        Rise of the mean absolute error on rows held out when the values of the feature are shuffled; negative
        where chance made the error fall, None where no rows could be held out.
    shap : float
        Mean absolute SHAP value over the rows learned from.
    """

    feature: str
    gain: float
    permutation: float | None
    shap: float


class HeldOut(NamedTuple):
    """Rows that trees have not seen: the trees, features (n_rows, n_features) and targets (n_rows,)."""

    trees: XGBRegressor
    X: Floats
    y: Floats


def importance_of(
    trees: XGBRegressor, names: Sequence[str], X: Floats, held_out: HeldOut | None, seed: int = 0
) -> tuple[FeatureImportance, ...]:
    """Return the importance of each feature, in the order of the columns.

    Parameters
    ----------
    trees : XGBRegressor
        Fitted; gain and SHAP values are of them.
    names : sequence of str, (n_features,)
        Of the columns of `X`.
    X : ndarray, (n_samples, n_features)
        Rows that the trees learned from.
    held_out : HeldOut or None
        For the importance by permutation.
    seed : int
        Of the permutations.

    References
    ----------
    Ren et al. 2026, Section 4.2. L. Breiman: Random forests, Machine Learning 45, 2001 (permutation).
    S. M. Lundberg, S.-I. Lee: A unified approach to interpreting model predictions, NIPS 2017 (SHAP).

    Examples
    --------
    >>> from xgboost import XGBRegressor
    >>> X = np.column_stack([np.arange(40) % 2, np.arange(40) // 2 % 2]).astype(float)
    >>> trees = XGBRegressor(n_estimators=20).fit(X, X[:, 0])
    >>> first, second = importance_of(trees, ("told", "noise"), X, HeldOut(trees, X, X[:, 0]))
    >>> first.feature, round(first.gain, 2), round(first.shap, 1), first.permutation > 0.3, second.shap
    ('told', 1.0, 0.5, True, 0.0)
    """
    shuffled: list[float] | list[None] = [None] * len(names)
    if held_out is not None:
        from sklearn.inspection import permutation_importance  # noqa: PLC0415 - who reads what was stored needs none

        found = permutation_importance(
            held_out.trees,
            held_out.X,
            held_out.y,
            scoring="neg_mean_absolute_error",
            n_repeats=_REPEATS,
            random_state=seed,
        )
        shuffled = found.importances_mean.tolist()
    columns = zip(
        names, gains(trees, len(names)), shuffled, np.abs(shap_values(trees, X)).mean(0), strict=True
    )
    return tuple(
        FeatureImportance(name, float(gain), permuted, float(shap)) for name, gain, permuted, shap in columns
    )


def gains(trees: XGBRegressor, n_features: int) -> Floats:
    """Return the mean gain of the splits by each feature over the sum of all, (n_features,).

    Zeros where the trees do not split at all.
    """
    found = np.zeros(n_features)
    for name, gain in trees.get_booster().get_score(importance_type="gain").items():
        found[int(name.removeprefix("f"))] = gain
    return found / (found.sum() or 1.0)


def shap_values(trees: XGBRegressor, X: Floats) -> Floats:
    """Return the SHAP value of each feature for each row, (n_samples, n_features).

    The values of a row and the mean prediction sum to its prediction.
    """
    from xgboost import DMatrix  # noqa: PLC0415 - see above

    return np.asarray(trees.get_booster().predict(DMatrix(X), pred_contribs=True), np.float64)[:, :-1]

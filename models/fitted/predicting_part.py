"""What of a fitted estimator predictions need; the rest is not stored."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from sklearn.compose import TransformedTargetRegressor
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.neighbors import KNeighborsRegressor
from sklearn.neural_network import MLPRegressor

from ..completion.regressor import CPRegressor

_IN_THEIR_PLACE: tuple[tuple[type, Mapping[str, Any]], ...] = (
    (CPRegressor, {"observed_": None}),
    # moments of the gradients, twice as many as weights, and how training went
    (MLPRegressor, {"_optimizer": None, "_random_state": None, "loss_curve_": []}),
    # a factor of the covariance, for deviations alone
    (GaussianProcessRegressor, {"L_": None}),
    # the search tree is a compiled object that would read whatever a forged file tells it to
    (KNeighborsRegressor, {"_tree": None, "_fit_method": "brute"}),
)


def predicting_part(estimator: Any) -> Any:
    """Return an estimator without what only learning further, or deviations, need: the most of some."""
    if isinstance(estimator, TransformedTargetRegressor):
        learner = copy(estimator.regressor_)
        learner.steps = [*learner.steps[:-1], (learner.steps[-1][0], predicting_part(learner.steps[-1][1]))]
        estimator = copy(estimator)
        estimator.regressor_ = learner
        return estimator
    for kind, values in _IN_THEIR_PLACE:
        if isinstance(estimator, kind):
            estimator = copy(estimator)
            for name, value in values.items():
                setattr(estimator, name, value)
    return estimator

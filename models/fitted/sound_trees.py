"""Stored decision trees, before they are used: compiled code follows their numbers without looking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from sklearn.compose import TransformedTargetRegressor
from sklearn.frozen import FrozenEstimator
from sklearn.pipeline import Pipeline

from ..hybrid.analytical_regressors import AnalyticalRegressor, FittedRegressor
from ..hybrid.chosen import ChosenRegressor
from ..hybrid.fitted_analytical import FittedAnalytical
from ..hybrid.learned_influence import InfluenceRatioRegressor, LearnedInfluence
from ..hybrid.regressor import HybridRegressor

_WITHIN: tuple[tuple[type, tuple[str, ...]], ...] = (
    (TransformedTargetRegressor, ("regressor_",)),
    (HybridRegressor, ("learner_", "analytical")),
    (FittedAnalytical, ("estimator",)),
    (LearnedInfluence, ("influence_",)),
    # those below are in no file of ours, but a forged one may name them
    (InfluenceRatioRegressor, ("hybrid_",)),
    (FittedRegressor, ("hybrid_", "analytical_")),
    (AnalyticalRegressor, ("analytical",)),
    (ChosenRegressor, ("estimator_",)),
    (FrozenEstimator, ("estimator",)),
)
"""Where estimators hold those that predict for them."""


def has_sound_trees(estimator: Any) -> bool:
    """Tell whether every tree in an estimator leads from its root to leaves, by columns that there are."""
    if not all(has_sound_trees(inner) for inner in _estimators_within(estimator)):
        return False
    ensemble = np.asarray(getattr(estimator, "estimators_", []), dtype=object).ravel()
    # an ensemble looks at the columns that it is given, and its trees do not
    return all(_sound(part.tree_, estimator.n_features_in_) for part in (*ensemble, *_itself(estimator)))


def _estimators_within(estimator: Any) -> Iterator[Any]:
    if isinstance(estimator, Pipeline):
        yield from (step for _, step in estimator.steps)
    for kind, names in _WITHIN:
        if isinstance(estimator, kind):
            yield from (getattr(estimator, name, None) for name in names)


def _itself(estimator: Any) -> tuple[Any, ...]:
    return (estimator,) if hasattr(estimator, "tree_") else ()


def _sound(tree: Any, n_columns: int) -> bool:
    left, right, nodes = tree.children_left, tree.children_right, np.arange(tree.node_count)
    if not len(nodes) == len(left) == len(right) == len(tree.feature) == len(tree.value) > 0:
        return False
    inner = left != -1
    children = np.stack([left[inner], right[inner]])
    forward = (children > nodes[inner]) & (children < len(nodes))  # so that no walk ever turns back
    column = tree.feature[inner]
    return bool(
        forward.all() and ((column >= 0) & (column < n_columns)).all() and (right[~inner] == -1).all()
    )

"""Stored decision trees, before they are used: compiled code follows their numbers without looking."""

from __future__ import annotations

from typing import Any

import numpy as np
from sklearn.compose import TransformedTargetRegressor
from sklearn.pipeline import Pipeline


def has_sound_trees(estimator: Any) -> bool:
    """Tell whether every tree in an estimator leads from its root to leaves, by columns that there are."""
    if isinstance(estimator, TransformedTargetRegressor):
        estimator = estimator.regressor_
    if isinstance(estimator, Pipeline):
        estimator = estimator.steps[-1][1]
    ensemble = np.asarray(getattr(estimator, "estimators_", []), dtype=object).ravel()
    return all(_sound(tree.tree_, estimator.n_features_in_) for tree in ensemble)


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

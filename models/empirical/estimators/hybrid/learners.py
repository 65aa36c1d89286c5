"""Learners: the trees of the paper by name, or any regressor, with or without standardised inputs.

dt   decision tree      rf   random forest      et   extremely randomised trees
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sklearn.base import clone
from sklearn.ensemble import ExtraTreesRegressor, RandomForestRegressor
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeRegressor

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

"""Empirical performance models: the time of any program, learned from a table of its runs.

data (tables, parameters, options, repeated measurements) -> designs (choice of configurations to measure) and
formulas (parsing, comparison) -> analytical (models with few constants) -> estimators (scikit-learn
regressors) -> fitting (models by name, stored without code) -> evaluation (studies and learning curves) and
acquisition (choice of the next run).
"""

from typing import Any

_HOMES = {
    "CPRegressor": "estimators.completion.regressor",
    "HybridRegressor": "estimators.hybrid.regressor",
    "InfluenceRegressor": "estimators.influence.regressor",
    "MARSRegressor": "estimators.splines.regressor",
    "PMNFRegressor": "estimators.pmnf.regressor",
    "SparseGridRegressor": "estimators.sparse_grids",
}
"""Module of each estimator; `__init__.pyi` declares the same for type checkers."""

__all__ = [*_HOMES]  # noqa: PLE0604 - all texts


def __getattr__(name: str) -> Any:
    """Return an estimator, loaded when it is first used (PEP 562): scikit-learn takes seconds."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

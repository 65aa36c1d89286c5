"""A performance-influence model from measurements, by the settings of the command line."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from ...errors import UsageError
from ..influence.regressor import InfluenceRegressor
from .table_file import Measurements

INFLUENCE = "influence"
INFLUENCE_SETTINGS = tuple(inspect.signature(InfluenceRegressor).parameters)
_TRUTHS = {"yes": True, "no": False}


def fit_influence(measurements: Measurements, settings: Mapping[str, Any]) -> InfluenceRegressor:
    """Return an influence model that has learned from measurements.

    Parameters
    ----------
    measurements : Measurements
        With times; numbers alone, options that are on or off as 0 and 1.
    settings : mapping
        Of `INFLUENCE_SETTINGS`, as `chainline fit --set` gives them: truths as yes or no, `functions` one or
        a list.

    Raises
    ------
    UsageError
        If there is no such setting, a truth is neither yes nor no, a number is none, or no column has two
        values.
    ValueError
        See `InfluenceRegressor.fit`.
    """
    influence = influence_of(settings)
    assert measurements.times is not None, "a target is required"
    require_differences(measurements)
    return influence.fit(measurements.features, measurements.times)


def influence_of(settings: Mapping[str, Any]) -> InfluenceRegressor:
    """Return an influence model that has learned nothing yet; settings and errors as of `fit_influence`.

    Examples
    --------
    >>> influence_of({"penalty": "bic", "backward": "no", "functions": "root"})
    InfluenceRegressor(backward=False, functions=['root'], penalty='bic')
    """
    for name in settings:
        if name not in INFLUENCE_SETTINGS:
            known = ", ".join(INFLUENCE_SETTINGS)
            raise UsageError(f"--set {name}: {INFLUENCE} has no such parameter; choose from {known}")
    return InfluenceRegressor(**{name: _argument(name, value) for name, value in settings.items()})


def require_differences(measurements: Measurements) -> None:
    """Raise a UsageError if no column has two values."""
    if len(one_valued(measurements)) == measurements.features.shape[1]:
        raise UsageError("every column has one value; influences are of options that differ between rows")


def one_valued(measurements: Measurements) -> tuple[str, ...]:
    """Return the columns of options that are the same in all rows: nothing can be learned of them.

    Examples
    --------
    >>> import pandas as pd
    >>> one_valued(Measurements(pd.DataFrame({"n": [1, 2], "p": [4, 4]}), None, ()))
    ('p',)
    """
    return tuple(str(name) for name, column in measurements.features.items() if column.nunique() == 1)


def _argument(name: str, value: Any) -> Any:
    default = inspect.signature(InfluenceRegressor).parameters[name].default
    if isinstance(default, bool):
        if value not in _TRUTHS:
            raise UsageError(f"--set {name}={value}: give yes or no")
        return _TRUTHS[value]
    if isinstance(default, int | float) and not isinstance(value, (int, type(default))):
        kind = "whole number" if isinstance(default, int) else "number"
        raise UsageError(f"--set {name}={value}: give a {kind}")
    if isinstance(default, tuple) and not isinstance(value, list):
        return [value]
    return value

"""A performance-influence model from measurements, by the settings of the command line."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, TypeAlias

from ....errors import UsageError
from ..data.table_file import Measurements
from ..estimators.influence.candidates import LIMITS, terms_of
from ..estimators.influence.categorical import ChoiceInfluenceRegressor, choices_of
from ..estimators.influence.regressor import InfluenceRegressor
from ..estimators.influence.selection import Penalty

INFLUENCE = "influence"
INFLUENCE_SETTINGS = tuple(inspect.signature(InfluenceRegressor).parameters)
_TRUE_OR_NOT = ("backward", "relative")
_TRUTHS = {"yes": True, "no": False}


Influence: TypeAlias = InfluenceRegressor | ChoiceInfluenceRegressor


def fit_influence(measurements: Measurements, settings: Mapping[str, Any]) -> Influence:
    """Return an influence model that has learned from measurements.

    Parameters
    ----------
    measurements : Measurements
        With times; numbers, options that are on or off as 0 and 1, and texts, of which each is such one.
    settings : mapping
        Of `INFLUENCE_SETTINGS`, as `chainline fit --set` gives them: truths as yes or no, `functions` one or
        a list.

    Raises
    ------
    UsageError
        If there is no such setting, a truth is neither yes nor no, a number is none or out of its range, a
        function or a penalty is unknown, or no column has two values.
    ValueError
        See `InfluenceRegressor.fit`.
    """
    influence = influence_of(settings)
    assert measurements.times is not None, "a target is required"
    require_differences(measurements)
    frame = measurements.features
    if any(map(choices_of, (frame[name] for name in frame))):
        return ChoiceInfluenceRegressor(influence).fit(frame, measurements.times)
    return influence.fit(frame, measurements.times)


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


def one_value_warnings(measurements: Measurements) -> list[str]:
    """Return a warning that names the options with a single value; an empty list if there is none."""
    alike = one_valued(measurements)
    return [f"one value of {', '.join(alike)}: no influence of it can be learned"] if alike else []


def _argument(name: str, value: Any) -> Any:
    """Return the estimator's argument for a setting; a UsageError repeats the setting as it was given."""
    given = f"--set {name}={','.join(map(str, value)) if isinstance(value, list) else value}"
    if name in _TRUE_OR_NOT:
        if not isinstance(value, str) or value not in _TRUTHS:
            raise UsageError(f"{given}: give yes or no")
        return _TRUTHS[value]
    if name in LIMITS and not LIMITS[name].holds(value):
        raise UsageError(f"{given}: give {LIMITS[name].text()}")
    if name == "penalty" and value not in list(Penalty):
        raise UsageError(f"{given}: choose from {', '.join(Penalty)}")
    if name == "functions":
        return _functions(given, value if isinstance(value, list) else [value])
    return value


def _functions(given: str, functions: list[Any]) -> list[Any]:
    try:
        terms_of(functions)
    except ValueError as error:
        raise UsageError(f"{given}: {error}") from None
    return functions

"""Hybrid models and performance-influence models from measurements, by the settings of the command line."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import pandas as pd

from ....errors import UsageError, argument, setting
from ....records import record, replace
from ..analytical.named import Constants, constants_of, fitted_model, has_constants
from ..data.table_file import Measurements
from ..estimators.hybrid.analytical import FittedAnalytical
from ..estimators.hybrid.learned_influence import InfluenceRatioRegressor
from ..estimators.hybrid.regressor import (
    BEST_LEARNER,
    LEARNED,
    LEARNERS,
    MEAN,
    HybridRegressor,
    check_aggregation,
)
from ..estimators.influence.candidates import LIMITS, terms_of
from ..estimators.influence.regressor import InfluenceRegressor
from ..estimators.influence.selection import Penalty
from ..estimators.influence.tables import ChoiceInfluenceRegressor, choices_of
from ..metrics import mape
from .registry import HYBRID
from .stored import as_stored

MACHINE, FITTED, GIVEN = "machine", "fitted", "given"
"""Origin of the constants of the analytical model: the machine file, untuned; a fit; or, for models of
`analytical.named.COUNTED`, the user."""
HYBRID_SETTINGS = ("learner", "stacking", "ratio", "aggregation", "log", "standardize", "constants")
_TRUTH_WORDS = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


@record
class AnalyticalErrors:
    """Mean absolute errors of an analytical model alone on the rows that a hybrid learns from.

    Attributes
    ----------
    mape : float or None
        As it is given: of `stencil` and `fmm` untuned. A fraction of the time (1 is 100 %). None where
        constants are not given.
    fitted_mape : float or None
        With constants that are fitted to those rows; None where there are none to fit, or too few rows.
    known, fitted : SerialMachine, mapping of str to float, or None
        The constants before and after.
    """

    mape: float | None
    fitted_mape: float | None = None
    known: Constants | None = None
    fitted: Constants | None = None


@record
class FittedHybrid:
    """Hybrid model, and the errors of its analytical part alone.

    Attributes
    ----------
    estimator : HybridRegressor
    analytical : str
        Name or file of the analytical model.
    machine : str or None
        Key of the machine that the analytical model describes, if any.
    constants : {"machine", "fitted", "given"} or None
        Origin of the constants; None where there are none.
    errors : AnalyticalErrors
    """

    estimator: HybridRegressor
    analytical: str
    machine: str | None
    constants: str | None
    errors: AnalyticalErrors


def fit_hybrid(
    measurements: Measurements, settings: Mapping[str, Any], seed: int, analytical: Any
) -> HybridRegressor:
    """Return a hybrid model that has learned from measurements.

    Parameters
    ----------
    measurements : Measurements
        With times, in the unit of the analytical model; numbers alone.
    settings : mapping
        Of `HYBRID_SETTINGS`, as the settings of `fit` give them: learner (et, rf or dt), stacking, ratio,
        log and standardize (yes or no), aggregation (none, mean, learned or the share of the analytical
        prediction), constants (machine or fitted). By default those of `HybridRegressor`, and untuned.
    seed : int
        Of what is random.
    analytical : object with predict
        From a data frame of the features to times; copied with the model, never fitted but for its
        constants.

    Raises
    ------
    UsageError
        If a setting is none of these, a column holds texts, or the analytical model has no constants
        that are to be fitted.
    ValueError
        See `HybridRegressor.fit`.
    """
    frame, times = measurements.features, measurements.times
    assert times is not None
    arguments, constants = hybrid_settings(settings)
    require_numbers(frame)
    if constants == FITTED:
        if not has_constants(analytical):
            raise UsageError(f"{setting('constants', FITTED)}: the analytical model has no constants to fit")
        analytical = fitted_model(analytical, frame, times)
    if isinstance(analytical, FittedAnalytical):
        # asked as it will be stored: ties between neighbours are broken otherwise there
        analytical = replace(analytical, estimator=as_stored(analytical.estimator))
    return HybridRegressor(analytical, random_state=seed, **arguments).fit(frame, times)


def require_numbers(frame: pd.DataFrame) -> None:
    """Raise a UsageError if a column holds texts."""
    if texts := [name for name in frame.columns if not pd.api.types.is_numeric_dtype(frame[name])]:
        raise UsageError(
            f"column {str(texts[0])!r} holds texts, and hybrid models take numbers; "
            f"leave it out of {argument('features')} or write numbers"
        )


def hybrid_settings(settings: Mapping[str, Any], beside: Sequence[str] = ()) -> tuple[dict[str, Any], str]:
    """Return the arguments of `HybridRegressor`, and whose constants the analytical model has.

    Parameters
    ----------
    settings : mapping
        See `fit_hybrid`.
    beside : sequence of str
        Names that are settings as well, but not of these: for messages.

    Raises
    ------
    UsageError
        If there is no such setting, a value is out of its range, or the analytical prediction is used
        for nothing.

    Examples
    --------
    >>> hybrid_settings({"learner": "rf", "aggregation": "none", "log": "no", "constants": "fitted"})
    ({'learner': 'rf', 'aggregation': None, 'log': False}, 'fitted')
    """
    chosen: dict[str, Any] = {"learner": BEST_LEARNER}
    constants = MACHINE
    for name, value in settings.items():
        if name not in HYBRID_SETTINGS:
            raise UsageError(
                f"{setting(name)}: {HYBRID} has no such parameter; choose from "
                f"{', '.join((*HYBRID_SETTINGS, *beside))}"
            )
        if name == "learner":
            chosen[name] = _one_of(name, value, tuple(LEARNERS))
        elif name == "constants":
            constants = _one_of(name, value, (MACHINE, FITTED))
        elif name == "aggregation":
            chosen[name] = _aggregation(value)
        else:
            chosen[name] = _truth(name, value)
    used = chosen.get("stacking", True) or chosen.get("ratio", True)
    if not used and chosen.get("aggregation") in (None, 0):
        raise UsageError(
            f"{setting('stacking', 'no')} {setting('ratio', 'no')}: the analytical model is then used in the "
            f"aggregation alone; give {setting('aggregation', MEAN)}, learned or a share"
        )
    return chosen, constants


def analytical_errors(analytical: Any, measurements: Measurements) -> AnalyticalErrors:
    """Return the errors of an analytical model alone, untuned and with constants fitted to the same rows."""
    frame, times = measurements.features, measurements.times
    assert times is not None
    if not has_constants(analytical):
        return AnalyticalErrors(mape(times, analytical.predict(frame)))
    known = constants_of(analytical)
    error = None if known is None else mape(times, analytical.predict(frame))
    if len(times) < 2:
        return AnalyticalErrors(error, known=known)
    fitted = fitted_model(analytical, frame, times)
    return AnalyticalErrors(error, mape(times, fitted.predict(frame)), known, constants_of(fitted))


def _one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    if value not in choices:
        raise UsageError(f"{setting(name, value)}: choose from {', '.join(choices)}")
    return str(value)


def _truth(name: str, value: Any) -> bool:
    if str(value).lower() not in _TRUTH_WORDS:
        raise UsageError(f"{setting(name, value)}: give yes or no")
    return _TRUTH_WORDS[str(value).lower()]


def _aggregation(value: Any) -> str | float | None:
    aggregation = None if value is None or str(value).lower() == "none" else value
    try:
        check_aggregation(aggregation)
    except ValueError:
        raise UsageError(
            f"{setting('aggregation', value)}: give none, {MEAN}, {LEARNED} or a number from 0 to 1"
        ) from None
    return aggregation


INFLUENCE = "influence"
INFLUENCE_SETTINGS = tuple(inspect.signature(InfluenceRegressor).parameters)
_TRUE_OR_NOT = ("backward", "relative")
_YES_OR_NO = {"yes": True, "no": False}


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
            raise UsageError(f"{setting(name)}: {INFLUENCE} has no such parameter; choose from {known}")
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
    given = setting(name, value)
    if name in _TRUE_OR_NOT:
        if not isinstance(value, str) or value not in _YES_OR_NO:
            raise UsageError(f"{given}: give yes or no")
        return _YES_OR_NO[value]
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


_CONSTANTS = "constants"
_OF_HYBRID = tuple(name for name in HYBRID_SETTINGS if name != _CONSTANTS)


def fit_influence_ratio(
    measurements: Measurements, settings: Mapping[str, Any], seed: int
) -> HybridRegressor:
    """Return the hybrid model inside an `InfluenceRatioRegressor` that has learned from measurements.

    Parameters
    ----------
    measurements : Measurements
        With times; numbers alone, options that are on or off as 0 and 1.
    settings : mapping
        Settings of `fit_hybrid` except constants, and of `fit_influence`; no name is in both.
    seed : int
        Seed of random choices; the influence model has none.

    Returns
    -------
    HybridRegressor
        Its `analytical` is the `LearnedInfluence`, fitted. It predicts by itself what the whole does.

    Raises
    ------
    UsageError
        If a setting is none of these, a column holds texts, or no column has two values.
    ValueError
        See `InfluenceRatioRegressor.fit`.

    Notes
    -----
    The influence model has seen the rows, so the setting aggregation=learned gives it too large a share; see
    `HybridRegressor`.

    Examples
    --------
    >>> import numpy as np
    >>> import pandas as pd
    >>> rows = pd.DataFrame({"n": [1.0, 2.0, 4.0, 8.0, 16.0]})
    >>> known = Measurements(rows, np.array([5.0, 6.0, 7.0, 8.0, 9.0]), ())
    >>> fit_influence_ratio(known, {"learner": "dt", "penalty": "bic"}, 0).analytical.influence_.formula
    '5 + 1 log2(n)'
    """
    _require_known(settings)
    of_influence = {name: value for name, value in settings.items() if name in INFLUENCE_SETTINGS}
    of_hybrid = {name: value for name, value in settings.items() if name not in INFLUENCE_SETTINGS}
    arguments, _ = hybrid_settings(of_hybrid)
    influence = influence_of(of_influence)
    assert measurements.times is not None, "a target is required"
    require_numbers(measurements.features)
    require_differences(measurements)
    whole = InfluenceRatioRegressor(HybridRegressor(random_state=seed, **arguments), influence)
    hybrid: HybridRegressor = whole.fit(measurements.features, measurements.times).hybrid_
    return hybrid


def _require_known(settings: Mapping[str, Any]) -> None:
    """Raise a UsageError if a setting is neither of the trees nor of the influence model."""
    if _CONSTANTS in settings:
        raise UsageError(
            f"{setting(_CONSTANTS, settings[_CONSTANTS])}: an influence model has no constants of a machine; "
            "all of it is learned: leave it out"
        )
    known = (*_OF_HYBRID, *INFLUENCE_SETTINGS)
    for name in settings:
        if name not in known:
            raise UsageError(
                f"{setting(name)}: {HYBRID} with {argument('analytical', INFLUENCE)} has no such parameter; "
                f"choose from {', '.join(known)}"
            )

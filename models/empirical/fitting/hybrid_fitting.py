"""A hybrid model from measurements, and how good its analytical part is on its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pandas as pd

from ....errors import UsageError
from ..analytical.calibration import Constants, constants_of, fitted_model, has_constants
from ..data.table_file import Measurements
from ..estimators.hybrid.analytical import FittedAnalytical
from ..estimators.hybrid.learners import BEST_LEARNER, LEARNERS
from ..estimators.hybrid.regressor import LEARNED, MEAN, HybridRegressor, check_aggregation
from ..metrics import mape
from .model_file import as_stored

HYBRID = "hybrid"
MACHINE, FITTED, GIVEN = "machine", "fitted", "given"
"""Origin of the constants of the analytical model: the machine file, untuned; a fit; or, for models of
`analytical.named.COUNTED`, the user."""
HYBRID_SETTINGS = ("learner", "stacking", "ratio", "aggregation", "log", "standardize", "constants")
_TRUTHS = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
        Of `HYBRID_SETTINGS`, as `chainline fit --set` gives them: learner (et, rf or dt), stacking, ratio,
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
            raise UsageError("--set constants=fitted: the analytical model has no constants to fit")
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
            "leave it out of --features or write numbers"
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
                f"--set {name}: {HYBRID} has no such parameter; choose from "
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
            "--set stacking=no --set ratio=no: the analytical model is then used in the aggregation alone; "
            "give --set aggregation=mean, learned or a share"
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
        raise UsageError(f"--set {name}={value}: choose from {', '.join(choices)}")
    return str(value)


def _truth(name: str, value: Any) -> bool:
    if str(value).lower() not in _TRUTHS:
        raise UsageError(f"--set {name}={value}: give yes or no")
    return _TRUTHS[str(value).lower()]


def _aggregation(value: Any) -> str | float | None:
    aggregation = None if value is None or str(value).lower() == "none" else value
    try:
        check_aggregation(aggregation)
    except ValueError:
        raise UsageError(
            f"--set aggregation={value}: give none, {MEAN}, {LEARNED} or a number from 0 to 1"
        ) from None
    return aggregation

"""A hybrid model of measurements and of an influence model of them, by the settings of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....errors import UsageError, argument, setting
from ..data.table_file import Measurements
from ..estimators.hybrid.learned_influence import InfluenceRatioRegressor
from ..estimators.hybrid.regressor import HybridRegressor
from .hybrid_fitting import HYBRID, HYBRID_SETTINGS, hybrid_settings, require_numbers
from .influence_fitting import INFLUENCE, INFLUENCE_SETTINGS, influence_of, require_differences

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

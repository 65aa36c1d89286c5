"""From measurements to a fitted model, by the name of its class."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Mapping
from typing import Any

from sklearn.exceptions import ConvergenceWarning

from ....errors import UsageError
from ..data.parameter_space import ParameterSpace, infer_space
from ..data.table_file import Measurements
from ..data.training_range import learned_ranges
from ..estimators.completion.regressor import CPRegressor
from ..estimators.gaussian_process.regressor import MOST_ROWS
from .baselines import ANISOTROPIC, COMPETITORS, make_model
from .hybrid_fitting import HYBRID, fit_hybrid
from .influence_fitting import INFLUENCE, fit_influence
from .influence_ratio_fitting import fit_influence_ratio
from .store.stored_model import StoredModel

CPR, CPR_OF_CELLS = "cpr", "cpr-cells"
"""Tensor completion, and as it was published: fitted to the mean times of cells."""
_GP = "gp"
CPRS = (CPR, CPR_OF_CELLS)
MODEL_NAMES = (*CPRS, *COMPETITORS)
"""Of models that are compared with each other; `HYBRID` needs an analytical model beside."""


def fit_model(
    name: str,
    measurements: Measurements,
    target: str,
    space: ParameterSpace | None,
    settings: Mapping[str, Any],
    seed: int,
    analytical: Any = None,
) -> StoredModel:
    """Return a model that has learned from measurements.

    Parameters
    ----------
    name : str
        One of `MODEL_NAMES`, `INFLUENCE` or `HYBRID`.
    measurements : Measurements
        With times.
    target : str
        Name of the times.
    space : ParameterSpace or None
        None to infer it; hybrid and influence models have none.
    settings : mapping
        Parameters of the model; a competitor takes its defaults for those left out.
    seed : int
        Seed of random choices.
    analytical : object with predict, `INFLUENCE` or None
        Analytical part of a hybrid model, see `fit_hybrid`. `INFLUENCE` learns an influence model from the
        same measurements, see `fit_influence_ratio`. None for all other models.

    Raises
    ------
    UsageError
        If the model has no such parameter, a value is out of its range, or the measurements do not fit
        the space.
    """
    if (name == HYBRID) != (analytical is not None):
        raise UsageError(f"{name}: an analytical model is for {HYBRID}, which cannot be without")
    if name in (HYBRID, INFLUENCE):
        if space is not None:
            raise UsageError(f"--space: {name} models take parameters as they are; leave it out")
        return _without_space(name, measurements, target, settings, seed, analytical)
    frame, times = measurements.features, measurements.times
    assert times is not None
    known = _known(name)
    for parameter in settings:
        if parameter not in known:
            raise UsageError(
                f"--set {parameter}: {name} has no such parameter; choose from {', '.join(known)}"
            )
    if name == _GP and settings.get("kernel", ANISOTROPIC) != ANISOTROPIC and len(frame) > MOST_ROWS:
        raise UsageError(
            f"--set kernel={settings['kernel']}: learns from {MOST_ROWS} rows at most, and there are "
            f"{len(frame)}; leave it out, or give fewer rows"
        )
    try:
        space = space or infer_space(frame)
        with warnings.catch_warnings():  # held-out rows tell how far off it is, settled or not
            warnings.simplefilter("ignore", ConvergenceWarning)
            estimator = _estimator(name, space, settings, seed).fit(frame, times)
    except (ValueError, TypeError) as error:
        raise UsageError(f"{name}: {error}") from None
    try:
        estimator.predict(frame[:1])
    except (ValueError, TypeError) as error:  # such as more neighbours than rows
        raise UsageError(
            f"{name}: has learned too little to answer: {error}; give more configurations than {len(frame)}, "
            "or smaller parameters by --set"
        ) from None
    return _stored(name, estimator, measurements, target)


def as_chosen(stored: StoredModel, settings: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the settings that give a model of the same size at once: what was chosen need not be again."""
    if not isinstance(stored.estimator, CPRegressor):
        return settings
    size, starts = stored.estimator.size_, stored.estimator.starts_
    chosen = {"cells": list(size.cells), "rank": size.rank, "regularization": size.regularization}
    return {**settings, **chosen, "starts": starts}


def _without_space(
    name: str,
    measurements: Measurements,
    target: str,
    settings: Mapping[str, Any],
    seed: int,
    analytical: Any,
) -> StoredModel:
    try:
        if name == INFLUENCE:
            estimator: Any = fit_influence(measurements, settings)
        elif isinstance(analytical, str) and analytical == INFLUENCE:
            estimator = fit_influence_ratio(measurements, settings, seed)
        else:
            estimator = fit_hybrid(measurements, settings, seed, analytical)
    except UsageError:
        raise
    except (ValueError, TypeError) as error:
        raise UsageError(f"{name}: {error}") from None
    return _stored(name, estimator, measurements, target)


def _stored(name: str, estimator: Any, measurements: Measurements, target: str) -> StoredModel:
    frame = measurements.features
    features = tuple(map(str, frame.columns))
    return StoredModel(name, estimator, features, target, len(frame), learned_ranges(frame))


def _known(name: str) -> tuple[str, ...]:
    if name not in CPRS:
        return tuple(dict.fromkeys((*COMPETITORS[name].ranges, *COMPETITORS[name].usual)))
    parameters = inspect.signature(CPRegressor).parameters
    decided = {"space", "random_state"} | ({"observations"} if name == CPR_OF_CELLS else set())
    return tuple(parameter for parameter in parameters if parameter not in decided)


def _estimator(name: str, space: ParameterSpace, settings: Mapping[str, Any], seed: int) -> Any:
    if name in CPRS:
        decided: dict[str, Any] = {"observations": "cells"} if name == CPR_OF_CELLS else {}
        return CPRegressor(space, random_state=seed, **settings, **decided)
    competitor = COMPETITORS[name]
    return make_model(competitor, space, **competitor.setting(settings))

"""From measurements to a fitted model, by the name of its class: columns, analytical part, fit."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pandas as pd
from sklearn.compose import TransformedTargetRegressor
from sklearn.exceptions import ConvergenceWarning

from ....analysis.machine.record import Machine
from ....errors import UsageError, argument, setting
from ....records import record, replace
from ..analytical.multigrid.expanded import positive_constants
from ..analytical.named import ANALYTICAL, COUNTED, make_analytical
from ..data.parameter_space import ParameterSpace, infer_space
from ..data.table_file import Measurements
from ..estimators.completion.regressor import CPRegressor
from ..estimators.gaussian_process import MOST_ROWS, GaussianProcess
from ..estimators.hybrid.analytical import FittedAnalytical
from .baselines import ADDITIVE, ANISOTROPIC, COMPETITORS, LOGARITHMS, MODEL, SHIFTED, make_model
from .column_scales import likely_logarithms
from .hybrid_fitting import (
    FITTED,
    GIVEN,
    INFLUENCE,
    fit_hybrid,
    fit_influence,
    fit_influence_ratio,
    hybrid_settings,
    one_valued,
)
from .prediction_intervals import learned_ranges
from .registry import HYBRID
from .store.document import StoredModel
from .stored import file_of, stored_model

MOST_CHOICES = 1000
"""Different texts that a column may hold: a name for each row tells nothing of another."""
MOST_BYTES = 1 << 30
"""Of a table with a column for each choice."""
_COPIES_OF_TERMS = 64
"""Numbers that an influence model keeps of each choice of a row: products with other options among them."""
AUTO, GP = "auto", "gp"
_OF_NUMBERS = (HYBRID,)
"""Models that take no texts; all others have a place for each choice."""
_TELLING = (HYBRID, INFLUENCE)
"""Models that say themselves what nothing can be learned of."""


def suited(model: str, measurements: Measurements, *, chosen: bool) -> Measurements:
    """Return measurements without the texts that a model cannot take; warnings name what is of no use.

    Parameters
    ----------
    model : str
        Name of its class.
    measurements : Measurements
        With times.
    chosen : bool
        Whether the user named the columns: those are all kept, for the model to refuse.

    Raises
    ------
    UsageError
        If nothing is left, or a column of texts has more choices than models have room for.

    Examples
    --------
    >>> import numpy as np
    >>> frame = pd.DataFrame({"n": [1, 2], "solver": ["amg", "pcg"]})
    >>> found = suited(HYBRID, Measurements(frame, np.ones(2), ()), chosen=False)
    >>> list(found.features), found.warnings
    (['n'], ("hybrid models take numbers alone: column 'solver' holds texts and is left out",))
    """
    frame, warnings = measurements.features, list(measurements.warnings)
    texts = [name for name in frame.columns if not pd.api.types.is_numeric_dtype(frame[name])]
    if texts and model in _OF_NUMBERS and not chosen:
        named = f"column {texts[0]!r} holds" if len(texts) == 1 else f"columns {', '.join(texts)} hold"
        left_out = "is left out" if len(texts) == 1 else "are left out"
        line = f"{model} models take numbers alone: {named} texts"
        if len(texts) == frame.shape[1]:
            raise UsageError(f"{line}, and there are no others; write numbers")
        warnings.append(f"{line} and {left_out}")
        frame = frame.drop(columns=texts)
    _require_few_choices(model, frame)
    if (some := _rows_learned_from(model, len(frame))) is not None:
        warnings.append(some)
    found = replace(measurements, features=frame, warnings=tuple(warnings))
    if model not in _TELLING and len(frame) > 1 and (alike := one_valued(found)):
        line = f"one value of {', '.join(alike)} in all rows: nothing can be learned of it"
        return replace(found, warnings=(*found.warnings, line))
    return found


def columns_of(frame: pd.DataFrame) -> int:
    """Return the number of columns of a model that takes one for each choice.

    Examples
    --------
    >>> columns_of(pd.DataFrame({"n": [1, 2, 3], "solver": ["amg", "pcg", "amg"]}))
    3
    """
    return sum(
        1 if pd.api.types.is_numeric_dtype(column) else column.nunique() for _, column in frame.items()
    )


def _require_few_choices(model: str, frame: pd.DataFrame) -> None:
    """Raise a UsageError that names the column of texts with the most choices where these are too many."""
    counts = {
        str(name): column.nunique()
        for name, column in frame.items()
        if not pd.api.types.is_numeric_dtype(column)
    }
    if not counts:
        return
    name = max(counts, key=counts.__getitem__)
    one_each = model == AUTO or (model in COMPETITORS and not COMPETITORS[model].codes)
    copies = _COPIES_OF_TERMS if model == INFLUENCE else int(one_each)
    needed = 8 * copies * len(frame) * columns_of(frame)
    if counts[name] <= MOST_CHOICES and needed <= MOST_BYTES:
        return
    others = [str(other) for other in frame.columns if str(other) != name]
    left_out = f"leave it out by `{argument('features', others)}`" if others else "add other parameters"
    many = counts[name] > MOST_CHOICES
    most = f"more than {MOST_CHOICES}" if many else f"which would take {needed / 2**30:.3g} GiB"
    raise UsageError(
        f"column {name!r} holds {counts[name]} different texts in {len(frame)} rows, {most}: {left_out}"
    )


def _rows_learned_from(model: str, n_rows: int) -> str | None:
    """Return a warning where a class learns from some of the rows alone; None elsewhere."""
    if model != GP or n_rows <= MOST_ROWS:
        return None
    return (
        f"{GP} learns from {MOST_ROWS} of {n_rows} rows, drawn at random: its memory grows with their square"
    )


CPR, CPR_OF_CELLS = "cpr", "cpr-cells"
"""Tensor completion, and as it was published: fitted to the mean times of cells."""
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
            raise UsageError(f"{argument('space')}: {name} models take parameters as they are; leave it out")
        return _without_space(name, measurements, target, settings, seed, analytical)
    frame, times = measurements.features, measurements.times
    assert times is not None
    known = _known(name)
    for parameter in settings:
        if parameter not in known:
            raise UsageError(
                f"{setting(parameter)}: {name} has no such parameter; choose from {', '.join(known)}"
            )
    own = settings.get("kernel", ANISOTROPIC) in (ANISOTROPIC, ADDITIVE)
    if name == GP and not own and len(frame) > MOST_ROWS:
        raise UsageError(
            f"{setting('kernel', settings['kernel'])}: learns from {MOST_ROWS} rows at most, and there are "
            f"{len(frame)}; leave it out, or give fewer rows"
        )
    try:
        space = space or infer_space(frame)
        if name == GP and own and settings.get("logarithms") is None:
            kernel = str(settings.get("kernel", ANISOTROPIC))
            settings = {**settings, "logarithms": likely_logarithms(space, frame, times, kernel)}
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
            f"or smaller parameters by {setting()}"
        ) from None
    return _stored(name, estimator, measurements, target)


def as_chosen(stored: StoredModel, settings: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the settings that give a model of the same size at once: what was chosen need not be again."""
    if (process := process_of(stored.estimator)) is not None:
        begin = process.logarithms_.tolist()
        return {**settings, "begin": begin, "logarithms": list(logarithms_of(stored.estimator))}
    if not isinstance(stored.estimator, CPRegressor):
        return settings
    size, starts = stored.estimator.size_, stored.estimator.starts_
    chosen = {"cells": list(size.cells), "rank": size.rank, "regularization": size.regularization}
    return {**settings, **chosen, "starts": starts}


def logarithms_of(estimator: TransformedTargetRegressor) -> tuple[str, ...]:
    """Return the names of the columns whose logarithms an estimator of times learns from."""
    groups = {group: names for group, _, names in estimator.regressor_["columns"].transformers}
    return (*groups.get(LOGARITHMS, ()), *groups.get(SHIFTED, ()))


def process_of(estimator: Any) -> GaussianProcess | None:
    """Return the Gaussian process with a length scale for each parameter in an estimator of times."""
    if not isinstance(estimator, TransformedTargetRegressor):
        return None
    found = estimator.regressor_[MODEL]
    return found if isinstance(found, GaussianProcess) and hasattr(found, "logarithms_") else None


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


@record(eq=False)
class AnalyticalPart:
    """Analytical model inside a hybrid model.

    Attributes
    ----------
    model : object with predict, or `INFLUENCE`
        `INFLUENCE` is learned from the same measurements first.
    settings : mapping
        Settings of the hybrid model; given constants are in `model` instead.
    constants : {"machine", "fitted", "given"} or None
        Origin of its constants; None where it has none.
    machine : str or None
        Key of the machine that it describes, if any.
    """

    model: Any
    settings: Mapping[str, Any]
    constants: str | None = None
    machine: str | None = None


def analytical_part(
    name: str,
    settings: Mapping[str, Any],
    table: pd.DataFrame,
    machine_of: Callable[[], Machine],
) -> AnalyticalPart:
    """Return the analytical part that a name or a file stands for.

    Parameters
    ----------
    name : str
        A name of `ANALYTICAL`, `INFLUENCE`, or a file of `chainline fit`.
    settings : mapping
        Settings of the hybrid model, with constants in seconds for models of `COUNTED`.
    table : DataFrame
        Configurations that it will predict.
    machine_of : callable
        Returns the machine whose constants named models have; called for those alone.

    Raises
    ------
    UsageError
        If there is no such model or file, or a constant is missing or not valid.
    """
    if name == INFLUENCE:
        return AnalyticalPart(name, settings)
    if name in COUNTED:
        given, settings, constants = _counted_constants(name, settings)
        return AnalyticalPart(make_analytical(name, None, table, given), settings, constants)
    _, constants = hybrid_settings(settings)
    if name in ANALYTICAL:
        machine = machine_of()
        return AnalyticalPart(make_analytical(name, machine, table), settings, constants, machine.key)
    stored = stored_model(name)
    return AnalyticalPart(FittedAnalytical(name, stored.features, stored.estimator), settings, constants)


def require_analytical(name: str, *, machine_given: bool) -> None:
    """Raise a UsageError if an analytical model is neither a name nor a file, or has no machine."""
    if name in ANALYTICAL and name not in COUNTED:
        return
    if name != INFLUENCE and name not in COUNTED and not Path(file_of(name)).is_file():
        raise UsageError(
            f"{argument('analytical', name)}: no such model or file; give "
            f"{', '.join((*ANALYTICAL, INFLUENCE))}, "
            "or a file of `chainline fit`"
        )
    if not machine_given:
        return
    option = argument("machine")
    if name == INFLUENCE:
        raise UsageError(f"{option}: an influence model has no constants of a machine; leave it out")
    if name in COUNTED:
        raise UsageError(f"{option}: constants of {name} are in no machine file; leave it out")
    raise UsageError(f"{option}: {name} is a fitted model and has no constants of a machine; leave it out")


def _counted_constants(
    name: str, settings: Mapping[str, Any]
) -> tuple[Mapping[str, float] | None, Mapping[str, Any], str]:
    """Return constants of a model of `COUNTED`, settings of the hybrid one, and whose constants they are."""
    names = COUNTED[name].constant_names
    given = {key: value for key, value in settings.items() if key in names}
    others = {key: value for key, value in settings.items() if key not in names}
    fitted = hybrid_settings(others, names)[1] == FITTED
    if "constants" in others and not fitted:
        raise UsageError(
            f"{setting('constants', others['constants'])}: no machine file has those of {name}; "
            f"give {', '.join(names)} by {setting()}, or {setting('constants', FITTED)}"
        )
    if not given and fitted:
        return None, others, FITTED
    if not given:
        raise UsageError(
            f"{name} has no value of {', '.join(names)}; give each as in {setting(names[0], '1e-6')}, in "
            f"seconds, or {setting('constants', FITTED)}"
        )
    return positive_constants(name, names, given), others, FITTED if fitted else GIVEN

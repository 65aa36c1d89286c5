"""Fits of each kind of model of the cost of programs, from a table of its runs: what `fit` does."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from threadpoolctl import threadpool_limits

from ..errors import UsageError, argument
from ..models.empirical.analytical.named import ANALYTICAL
from ..models.empirical.data.parameter_space import ParameterSpace, read_space
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.estimators.hybrid.analytical import FittedAnalytical
from ..models.empirical.estimators.long_fits import listening
from ..models.empirical.fitting.automatic.fit import Trying, fit_automatically
from ..models.empirical.fitting.baselines import with_expected_times
from ..models.empirical.fitting.cross_validation import Validated, fit_validated
from ..models.empirical.fitting.fitting import AnalyticalPart, analytical_part, require_analytical, suited
from ..models.empirical.fitting.hybrid_fitting import (
    INFLUENCE,
    FittedHybrid,
    analytical_errors,
    hybrid_settings,
    one_value_warnings,
)
from ..models.empirical.fitting.registry import AUTO, HYBRID
from ..records import record
from .fitted_model import FittedModel
from .listener import listener, warn
from .request.values import TABLE
from .tables import training_of

if TYPE_CHECKING:
    from ..analysis.machine.record import Machine
    from .machines import MachineLike


@record
class Table:
    """Rows to learn from, and what is asked of their columns; see `fit`."""

    table: Any
    target: str | None
    features: Sequence[str] | None
    options: str | os.PathLike[str] | None
    space: str | os.PathLike[str] | ParameterSpace | None
    timeouts: float | None = None

    @property
    def name(self) -> str:
        """Name of the table in messages."""
        return os.fspath(self.table) if isinstance(self.table, str | os.PathLike) else TABLE

    def read(self, model: str) -> tuple[Measurements, ParameterSpace | None]:
        """Return the measurements that a class of models can learn from, and their space where one is given.

        Raises
        ------
        UsageError
            If the table, a column or the space is wrong.
        """
        space = read_space(os.fspath(self.space)) if isinstance(self.space, str | os.PathLike) else self.space
        features = None if self.features is None else list(self.features)
        if space is not None:
            features = features if features is not None else list(space.names)
            if missing := [name for name in features if name not in space.names]:
                where = (
                    os.fspath(self.space) if isinstance(self.space, str | os.PathLike) else argument("space")
                )
                raise UsageError(f"{where}: no parameter {missing[0]!r}; it has {', '.join(space.names)}")
            space = space.chosen(features)
        rows = training_of(self.table, self.target, features, self.options, self.timeouts)
        if self.timeouts is not None:
            rows = with_expected_times(rows, self.timeouts)
        return suited(model, rows, chosen=features is not None), space


_FEW_ROWS = 1500
"""Rows up to which all classes that are tried take some seconds together."""
_USUAL_S = 30.0


def fitted_automatically(
    table: Table,
    time_s: float | None,
    blocks: int | None,
    seed: int,
    executor: str,
    cluster: Any,
    campaign: Any,
) -> FittedModel:
    """Return the best class of models for a table, or a blend of several.

    Parameters
    ----------
    table : Table
    time_s : float or None
        Seconds after which no further class is tried; None for 30 of large tables, and for no limit
        where classes are counted or other machines fit them.
    blocks, seed, executor, cluster, campaign
        See `fit`.

    Raises
    ------
    UsageError
        If a time is given for other machines.
    """
    from .campaign.front_end import chosen_spread  # noqa: PLC0415 - of this one alone

    spread = chosen_spread(executor, cluster, campaign)
    if spread is not None and time_s is not None:
        raise UsageError(
            f"{argument('time')}: is of one machine; with {argument('executor')} give "
            f"{argument('blocks')}, or "
            "leave it out"
        )
    measurements, space = table.read(AUTO)
    for line in measurements.warnings:
        warn(line)
    if time_s is None and blocks is None and spread is None and len(measurements.features) > _FEW_ROWS:
        time_s = _USUAL_S
    with listener().bar("fitting") as tell:
        found = fit_automatically(
            measurements,
            measurements.target,
            space,
            seed,
            time.monotonic,
            Trying(time_s, blocks, spread),
            lambda what, n, total: tell(what, n / total if total else 0.0),
        )
    best = found.validated
    return FittedModel(best.stored, measurements, None, best.held_out, automatic=found)


def fitted_class(model: str, table: Table, settings: Mapping[str, Any], seed: int) -> FittedModel:
    """Return a model of one class that learns from rows alone.

    Parameters
    ----------
    model : str
        Name of the class.
    table, settings, seed
        See `fitted_automatically` and `fit`.
    """
    measurements, space = table.read(model)
    for line in measurements.warnings:
        warn(line)
    with threadpool_limits(
        limits=1
    ):  # the matrices of a table are small: many threads took ten times as long
        found = _validated(model, measurements, space, settings, seed)
    if model == INFLUENCE:
        _warn_of_one_value(table, measurements)
    return FittedModel(found.stored, measurements, None, found.held_out)


def fitted_hybrid(
    table: Table,
    analytical: Any,
    machine: MachineLike | None,
    settings: Mapping[str, Any],
    seed: int,
    *,
    calibrate: bool,
) -> FittedModel:
    """Return a model that learns from rows and an analytical model of them.

    Parameters
    ----------
    table, analytical, machine, settings, seed, calibrate
        See `fit`.

    Raises
    ------
    UsageError
        If there is no analytical part, or a space of parameters is given.
    """
    if table.space is not None:
        raise UsageError(f"{argument('space')}: a hybrid model takes parameters as they are; leave it out")
    if analytical is None:
        known = ", ".join((*ANALYTICAL, INFLUENCE))
        raise UsageError(
            f"fit {argument('model', HYBRID)}: give {argument('analytical')}, one of {known}, or a "
            "fitted model"
        )
    if isinstance(analytical, str | os.PathLike):
        require_analytical(os.fspath(analytical), machine_given=machine is not None)
    elif machine is not None:
        raise UsageError(f"{argument('machine')}: is of analytical models with a name; leave it out")
    measurements, _ = table.read(HYBRID)
    name, part = _analytical(analytical, machine, settings, measurements, calibrate=calibrate)
    for line in measurements.warnings:
        warn(line)
    found = _validated(HYBRID, measurements, None, part.settings, seed, part.model)
    learned = part.model
    if name == INFLUENCE:
        _warn_of_one_value(table, measurements)
        learned = found.stored.estimator.analytical
    errors = analytical_errors(learned, measurements)
    shown = FittedHybrid(found.stored.estimator, name, part.machine, part.constants, errors)
    return FittedModel(found.stored, measurements, None, found.held_out, shown)


def _analytical(
    given: Any,
    machine: MachineLike | None,
    settings: Mapping[str, Any],
    measurements: Measurements,
    *,
    calibrate: bool,
) -> tuple[str, AnalyticalPart]:
    """Return the name of the analytical part of a hybrid model, and the part."""
    if isinstance(given, str | os.PathLike):
        name = os.fspath(given)

        def record() -> Machine:
            from .machines import machine as machine_of  # noqa: PLC0415 - loads LLVM, for few of them

            # a machine that was calibrated elsewhere need not be a target to compile for: nothing is compiled
            return machine_of(machine, calibrate=calibrate).record

        return name, analytical_part(name, settings, measurements.features, record)
    constants = hybrid_settings(settings)[1]
    if isinstance(given, FittedModel):
        name = given.stored.model
        given = FittedAnalytical(name, given.features, given.estimator)
        return name, AnalyticalPart(given, settings, constants)
    return type(given).__name__, AnalyticalPart(given, settings, constants)


def _validated(
    model: str,
    measurements: Measurements,
    space: ParameterSpace | None,
    settings: Mapping[str, Any],
    seed: int,
    analytical: Any = None,
) -> Validated:
    listener().stage(
        f"fitting {model} to {len(measurements.features)} rows, and to parts of them", quiet=True
    )
    with listening(listener().step):
        found = fit_validated(model, measurements, measurements.target, space, settings, seed, analytical)
    listener().done()
    return found


def _warn_of_one_value(table: Table, measurements: Measurements) -> None:
    for line in one_value_warnings(measurements):
        warn(f"{table.name}: {line}")

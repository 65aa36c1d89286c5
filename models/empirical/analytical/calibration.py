"""Fit of the constants of a model to few measured times of an application.

A machine file gives peaks and bandwidths, of which a program reaches a share. This share is learned: all
constants get factors that are fitted to the times together. Constants that no file has are fitted without
starting values (`counted`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....arrays import Floats
from .linear_cost import CountedModel, fitted_constants, fitted_factors, measured_times, typical_starts
from .predictors import MultipoleModel, StencilModel
from .serial_machine import SerialMachine

AnyModel = TypeVar("AnyModel", bound=StencilModel | MultipoleModel | CountedModel)
Constants: TypeAlias = SerialMachine | Mapping[str, float]
"""Constants of a machine, or seconds by name."""


def has_constants(analytical: Any) -> bool:
    """Tell whether an analytical model has constants that can be fitted."""
    return isinstance(analytical, StencilModel | MultipoleModel | CountedModel)


def constants_of(model: StencilModel | MultipoleModel | CountedModel) -> Constants | None:
    """Return the constants of a model; None if they are neither given nor fitted."""
    if not isinstance(model, CountedModel):
        return model.machine
    if model.constants is None:
        return None
    return dict(zip(model.constant_names, model.constants, strict=True))


def fitted_machine(model: StencilModel | MultipoleModel, X: pd.DataFrame, y: npt.ArrayLike) -> SerialMachine:
    """Return a machine whose constants fit measured times; sizes of caches and lines stay.

    Parameters
    ----------
    model : StencilModel or MultipoleModel
        Its constants are the start of the search.
    X : DataFrame, (n, n_columns)
        Measured configurations, at least two; see `predict` of the model.
    y : array-like of float, (n,)
        Their times in seconds, positive.

    Raises
    ------
    UsageError
        If there are fewer than two rows or another number of times, a time is not finite and positive, or
        the model cannot predict a row.

    Notes
    -----
    With ``t(x; c)`` the time that the model predicts from constants ``c`` (seconds per byte of each
    cache and of memory, and of an operation), and ``c0`` those of the model, factors of ``c0`` minimise the
    objective of `fitted_factors`, which is robust against single rows. A constant on which no row depends
    stays that of the machine file. Two or three rows move constants only a part of the way if these are off
    ten times or more. The search starts from each of `typical_starts` and is deterministic.

    The constants include all that the model leaves out: those of a program on several cores are of all cores
    together. They are no measurement of the machine.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.models.empirical.analytical.named import make_analytical
    >>> model = make_analytical("fmm", load_machine("zen4"))
    >>> rows = pd.DataFrame({"N": [4096, 8192], "q": [64, 256], "k": [2, 4]})
    >>> found = fitted_machine(model, rows, 3 * model.predict(rows))
    >>> round(found.flop_seconds_per_byte / model.machine.flop_seconds_per_byte)
    3
    """
    times = measured_times(X, y)

    def predicted(logarithms: Floats) -> Floats:
        return replace(model, machine=_scaled(model.machine, np.exp(logarithms))).predict(X)

    starts = typical_starts(predicted, times, len(model.machine.names) + 1)
    return _scaled(model.machine, fitted_factors(predicted, times, starts))


def fitted_model(model: AnyModel, X: pd.DataFrame, y: npt.ArrayLike) -> AnyModel:
    """Return a model with constants from `fitted_machine`, or from `fitted_constants`.

    Parameters
    ----------
    model : StencilModel, MultipoleModel or CountedModel
    X : DataFrame, (n, n_columns)
    y : array-like of float, (n,)
        As of `fitted_machine`.

    Raises
    ------
    UsageError
        As of `fitted_machine` or `fitted_constants`.
    """
    if isinstance(model, CountedModel):
        return replace(model, constants=fitted_constants(model, X, y))
    return replace(model, machine=fitted_machine(model, X, y))


def _scaled(machine: SerialMachine, factors: Floats) -> SerialMachine:
    """Return a machine with the constants of caches, memory and operations multiplied by factors."""
    *of_caches, memory, operations = factors.tolist()
    caches = tuple(
        replace(cache, seconds_per_byte=cache.seconds_per_byte * factor)
        for cache, factor in zip(machine.caches, of_caches, strict=True)
    )
    return replace(
        machine,
        caches=caches,
        memory_seconds_per_byte=machine.memory_seconds_per_byte * memory,
        flop_seconds_per_byte=machine.flop_seconds_per_byte * operations,
    )

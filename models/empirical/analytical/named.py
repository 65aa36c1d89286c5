"""Analytical models of applications by their names on the command line, and the fit of their constants.

A machine file gives peaks and bandwidths, of which a program reaches a share. This share is learned: all
constants get factors that are fitted to few measured times together. Constants that no file has are fitted
without starting values (`linear_cost`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....analysis.machine.record import Machine
from ....arrays import Floats
from ....errors import UsageError
from ....records import replace
from .compiled_code import PairCodeModel, StencilCodeModel, pair_code_model, stencil_code_model
from .linear_cost import CountedModel, fitted_constants, fitted_factors, measured_times, typical_starts
from .machines import SerialMachine, serial_machine
from .predictors import AmgModel, MultipoleModel, SmgModel, StencilModel

ApplicationModel: TypeAlias = StencilModel | MultipoleModel | StencilCodeModel | PairCodeModel | CountedModel
_UNROLL = "unroll"


def _stencil_code(machine: Machine, table: pd.DataFrame) -> StencilCodeModel:
    return stencil_code_model(machine, set(map(int, table[_UNROLL])) if _UNROLL in table else {0})


OF_MACHINES: Mapping[str, Callable[[Machine, pd.DataFrame], ApplicationModel]] = MappingProxyType(
    {
        "stencil": lambda machine, table: StencilModel(serial_machine(machine)),
        "fmm": lambda machine, table: MultipoleModel(serial_machine(machine)),
        "p2p": lambda machine, table: MultipoleModel(serial_machine(machine), "p2p"),
        "m2l": lambda machine, table: MultipoleModel(serial_machine(machine), "m2l"),
        "stencil-code": _stencil_code,
        "p2p-code": lambda machine, table: pair_code_model(machine),
    }
)
"""Functions of a machine and of the table to predict, whose column unroll the code of a stencil needs."""

COUNTED: Mapping[str, CountedModel] = MappingProxyType(
    {model.name: model for model in (*(SmgModel(dimensions=d) for d in (1, 2, 3)), AmgModel())}
)
"""Models whose constants are in no machine file, without them."""

ANALYTICAL = (*OF_MACHINES, *COUNTED)


def make_analytical(
    name: str,
    machine: Machine | None,
    table: pd.DataFrame | None = None,
    constants: Mapping[str, float] | None = None,
) -> ApplicationModel:
    """Return an analytical model by its name.

    Parameters
    ----------
    name : str
        Name in `ANALYTICAL`.
    machine : Machine or None
        Machine of the constants of models in `OF_MACHINES`; others need none.
    table : DataFrame or None
        Table to predict.
    constants : mapping of str to float, or None
        Constants of models in `COUNTED`, by name; None to fit them.

    Raises
    ------
    UsageError
        If there is no such model, the machine lacks a constant, or a model from code has no gcc or a machine
        of another instruction set than this one.
    """
    if name in COUNTED:
        model = COUNTED[name]
        if constants is None:
            return model
        return replace(model, constants=tuple(constants[each] for each in model.constant_names))
    if name not in OF_MACHINES:
        raise UsageError(f"no analytical model {name!r}; choose from {', '.join(ANALYTICAL)}")
    if machine is None:
        raise UsageError(f"the analytical model {name!r} needs a machine")
    return OF_MACHINES[name](machine, pd.DataFrame() if table is None else table)


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

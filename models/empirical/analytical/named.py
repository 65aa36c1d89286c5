"""Analytical models of applications, by their names on the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

import pandas as pd

from ....analysis.machine.record import Machine
from ....errors import UsageError
from .assembly_route import PairCodeModel, StencilCodeModel, pair_code_model, stencil_code_model
from .linear_cost import CountedModel
from .multigrid_predictors import AmgModel, SmgModel
from .predictors import MultipoleModel, StencilModel
from .serial_machine import serial_machine

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

"""Every analytical model of an application, by the name that the command line takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

import pandas as pd

from ...analysis.machine_record import Machine
from ...errors import UsageError
from .assembly_route import PairCodeModel, StencilCodeModel, pair_code_model, stencil_code_model
from .predictors import MultipoleModel, StencilModel
from .serial_machine import serial_machine

ApplicationModel: TypeAlias = StencilModel | MultipoleModel | StencilCodeModel | PairCodeModel
_UNROLL = "unroll"


def _stencil_code(machine: Machine, table: pd.DataFrame) -> StencilCodeModel:
    return stencil_code_model(machine, set(map(int, table[_UNROLL])) if _UNROLL in table else {0})


ANALYTICAL: Mapping[str, Callable[[Machine, pd.DataFrame], ApplicationModel]] = MappingProxyType(
    {
        "stencil": lambda machine, table: StencilModel(serial_machine(machine)),
        "fmm": lambda machine, table: MultipoleModel(serial_machine(machine)),
        "p2p": lambda machine, table: MultipoleModel(serial_machine(machine), "p2p"),
        "m2l": lambda machine, table: MultipoleModel(serial_machine(machine), "m2l"),
        "stencil-code": _stencil_code,
        "p2p-code": lambda machine, table: pair_code_model(machine),
    }
)
"""From a machine, and the table that will be asked for: of a stencil's code, its column unroll."""


def make_analytical(name: str, machine: Machine, table: pd.DataFrame | None = None) -> ApplicationModel:
    """Return an analytical model by its name, with the constants of a machine file.

    Raises
    ------
    UsageError
        If there is no such model, the machine lacks a constant, or, of a model from code, there is no gcc
        or the machine is of another instruction set than this one.
    """
    if name not in ANALYTICAL:
        raise UsageError(f"no analytical model {name!r}; choose from {', '.join(ANALYTICAL)}")
    return ANALYTICAL[name](machine, pd.DataFrame() if table is None else table)

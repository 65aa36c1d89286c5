"""Formulas of applications that predict the times of the rows of a table.

stencil          columns I, J, K and, where blocked, bi, bj, bk
fmm, p2p, m2l    columns N, q, k

Columns of numbers that an analytical model needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from .blocked_grid import blocked_grids
from .particles import multipole_times
from .serial_machine import SerialMachine
from .stencil import stencil_times


def columns(model: str, names: tuple[str, ...], X: pd.DataFrame) -> tuple[Floats, ...]:
    """Return columns of a table, each (n,).

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    names : tuple of str
    X : DataFrame, (n, n_columns)

    Raises
    ------
    UsageError
        If columns are missing, or one holds no numbers.
    """
    if missing := [name for name in names if name not in X.columns]:
        raise UsageError(
            f"the analytical model {model!r} needs columns {', '.join(names)}; "
            f"the data has no {', '.join(missing)}"
        )
    return tuple(column(model, name, X) for name in names)


def column(model: str, name: str, X: pd.DataFrame) -> Floats:
    """Return one column of a table, (n,).

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    name : str
    X : DataFrame, (n, n_columns)

    Raises
    ------
    UsageError
        If the column holds no numbers.
    """
    try:
        return np.asarray(X[name].to_numpy(), np.float64)
    except (TypeError, ValueError):
        raise UsageError(f"the analytical model {model!r}: column {name} must be numbers") from None


@dataclass(frozen=True, slots=True)
class StencilModel:
    """Model of a sweep of a stencil over a three-dimensional grid, see `stencil_times`.

    Attributes
    ----------
    machine : SerialMachine
    order : int
        Points that the stencil reaches to each side.
    write_allocate : bool
        True where caches keep written lines, too.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.models.empirical.analytical.serial_machine import serial_machine
    >>> model = StencilModel(serial_machine(load_machine("zen4")))
    >>> cubes = pd.DataFrame({"I": [64, 256], "J": [64, 256], "K": [64, 256], "threads": [1, 8]})
    >>> (model.predict(cubes) * 1e6).round(1).tolist()
    [257.5, 16798.4]
    """

    machine: SerialMachine
    order: int = 1
    write_allocate: bool = True

    name: ClassVar[str] = "stencil"
    required: ClassVar[tuple[str, ...]] = ("I", "J", "K")
    optional: ClassVar[tuple[str, ...]] = ("bi", "bj", "bk")

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the seconds of one sweep of each configuration, (n,).

        Parameters
        ----------
        X : DataFrame, (n, n_columns)
            The grid in I, J and K, without ghost points; blocks in bi, bj and bk, 0 where an axis is
            not blocked, as if the column is missing. The model is serial and knows nothing of other
            columns, such as threads and unroll, which it leaves alone.

        Raises
        ------
        UsageError
            If a column is missing, is not of numbers, or has one that is not whole or too small.
        """
        points = columns(self.name, self.required, X)
        blocks = [column(self.name, axis, X) if axis in X.columns else None for axis in self.optional]
        grids = blocked_grids(points, blocks, self.order)
        return stencil_times(grids, self.machine, write_allocate=self.write_allocate).seconds


@dataclass(frozen=True, slots=True)
class MultipoleModel:
    """Model of the two most expensive phases of a fast multipole method, or one, see `multipole_times`.

    Attributes
    ----------
    machine : SerialMachine
    phases : {"fmm", "p2p", "m2l"}
        Both, or one.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.models.empirical.analytical.serial_machine import serial_machine
    >>> model = MultipoleModel(serial_machine(load_machine("zen4")))
    >>> (model.predict(pd.DataFrame({"N": [4096], "q": [64], "k": [4]})) * 1e3).round(3).tolist()
    [1.475]
    """

    machine: SerialMachine
    phases: str = "fmm"

    required: ClassVar[tuple[str, ...]] = ("N", "q", "k")

    @property
    def name(self) -> str:
        """Name on the command line."""
        return self.phases

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the seconds of each configuration, (n,).

        Parameters
        ----------
        X : DataFrame, (n, n_columns)
            Particles N, those of a leaf cell q, and the order of expansion k. The model is serial and
            leaves other columns, such as threads, alone.

        Raises
        ------
        UsageError
            If a column is missing, is not of numbers, or has one that is too small.
        """
        particles, per_leaf, order = columns(self.name, self.required, X)
        times = multipole_times(particles, per_leaf, order, self.machine)
        return {"fmm": times.seconds, "p2p": times.p2p.seconds, "m2l": times.m2l.seconds}[self.phases]

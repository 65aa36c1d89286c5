"""Formulas of applications that predict the times of the rows of a table, from columns of numbers.

stencil                   columns I, J, K and, where blocked, bi, bj, bk
fmm, p2p, m2l             columns N, q, k
smg-1d, smg-2d, smg-3d    columns px, py, pz as many as dimensions, and nx
amg                       columns nx, ny, nz, smoother, presweeps, postsweeps, cycle
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pandas as pd

from ....analysis.measurement.routines.multigrid import amg_routine, solve_nonzeros, solve_visits
from ....arrays import Floats
from ....errors import UsageError
from ....records import record
from .linear_cost import CountedModel
from .machines import SerialMachine
from .multigrid.expanded import SMG_CONSTANTS
from .multigrid.solvers import smg_counts
from .particles import multipole_times
from .stencil import blocked_grids, stencil_times


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


@record
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
    >>> from chainline.models.empirical.analytical.machines import serial_machine
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


@record
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
    >>> from chainline.models.empirical.analytical.machines import serial_machine
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


_AXES = "xyz"
AMG_CONSTANTS = ("seconds_per_nonzero", "seconds_per_visit")
"""Seconds for each nonzero that is processed, and for each visit of a level (calls of pyamg from Python)."""
_MOST = 2**53
"""Largest whole number that a float represents exactly; cubes of larger ones overflow."""


@record(kw_only=True)
class SmgModel(CountedModel):
    """Relaxation in SMG2000, see `smg_times`: one process sends nothing.

    Attributes
    ----------
    dimensions : {1, 2, 3}

    Examples
    --------
    >>> model = SmgModel(dimensions=2, constants=(1e-5, 5e-8, 1e-9))
    >>> runs = pd.DataFrame({"px": [1, 4], "py": [1, 4], "nx": 1024})
    >>> (model.predict(runs) * 1e3).round(3).tolist()
    [20.972, 32.127]
    """

    dimensions: int

    constant_names: ClassVar[tuple[str, ...]] = SMG_CONSTANTS

    @property
    def name(self) -> str:
        """Name on the command line."""
        return f"smg-{self.dimensions}d"

    def counts(self, X: pd.DataFrame) -> Floats:
        """Return messages, doubles that are sent and operations of one process, (n, 3).

        Parameters
        ----------
        X : DataFrame, (n, n_columns)
            Processes along each axis in px, py and pz, points along each axis in each process in nx. Of an
            axis that the model has, ny and nz may be there and must be nx. Of one that it lacks, there is
            one process, and points are 1 or nx. Other columns are left alone.

        Raises
        ------
        UsageError
            If a column is missing, is not of numbers, or has one that is not whole or too small, or columns
            do not fit the model.
        """
        axes = _AXES[: self.dimensions]
        names = (*(f"p{axis}" for axis in axes), "nx")
        *processes, size = found = columns(self.name, names, X)
        for name, values in zip(names, found, strict=True):
            _require_whole(self.name, name, values, least=1)
        self._require_same_points(X, size)
        self._require_no_other_processes(X)
        done = smg_counts([size] * self.dimensions, processes)
        several = done.processes > 1
        return np.column_stack([done.messages * several, done.doubles * several, done.flops])

    def _require_same_points(self, X: pd.DataFrame, size: Floats) -> None:
        for name in ("ny", "nz"):
            values = column(self.name, name, X) if name in X.columns else size
            lacked = _AXES.index(name[1]) >= self.dimensions
            wrong = (values != size) & ~(lacked & (values == 1))
            if wrong.any():
                row = int(wrong.argmax())
                raise UsageError(
                    f"the analytical model {self.name!r} needs nx = ny = nz; row {row + 1} has nx = "
                    f"{size[row]:g}, {name} = {values[row]:g}"
                )

    def _require_no_other_processes(self, X: pd.DataFrame) -> None:
        for axis in _AXES[self.dimensions :]:
            values = column(self.name, f"p{axis}", X) if f"p{axis}" in X.columns else np.ones(1)
            if (wrong := values[values != 1]).size:
                raise UsageError(
                    f"the analytical model {self.name!r} has no axis {axis}, but p{axis} is {wrong[0]:g}; "
                    f"take smg-{_AXES.index(axis) + 1}d"
                )


@record(kw_only=True)
class AmgModel(CountedModel):
    """Five cycles as `chainline benchmark amg` times them: nonzeros, and visits of levels.

    Matrices of the levels are set up once for each grid, by pyamg. Small grids, and W cycles, which visit
    small levels often, spend more in calls from Python than in nonzeros.

    Examples
    --------
    >>> AmgModel(constants=(1e-9, 2e-5)).name
    'amg'
    """

    constant_names: ClassVar[tuple[str, ...]] = AMG_CONSTANTS

    @property
    def name(self) -> str:
        """Name on the command line."""
        return "amg"

    def counts(self, X: pd.DataFrame) -> Floats:
        """Return the nonzeros that a solution touches and the levels that it visits, (n, 2).

        Parameters
        ----------
        X : DataFrame, (n, n_columns)
            The parameters of `amg_routine`; other columns are left alone.

        Raises
        ------
        UsageError
            If pyamg is not installed, a column is missing or not of numbers, or a configuration is none.
        """
        routine = amg_routine()
        values = columns(self.name, routine.parameters, X)
        for name, numbers in zip(routine.parameters, values, strict=True):
            _require_whole(self.name, name, numbers, least=0)
        found = []
        for row in np.column_stack(values).astype(int).tolist():
            try:
                configuration = routine.normalise(tuple(row))
            except ValueError as error:
                raise UsageError(f"the analytical model {self.name!r}: {error}") from None
            if configuration is None:
                raise UsageError(f"the analytical model {self.name!r}: no sweep before or after; give one")
            found.append((solve_nonzeros(configuration), solve_visits(configuration)))
        return np.array(found, np.float64).reshape(-1, 2)


def _require_whole(model: str, name: str, values: Floats, least: int) -> None:
    wrong = values[~((values >= least) & (values == np.round(values)) & (values <= _MOST))]
    if wrong.size:
        to = f" to {_MOST:.2g}" if wrong[0] > _MOST else ""
        raise UsageError(
            f"the analytical model {model!r}: {name}: found {wrong[0]:g}; give whole numbers from {least}{to}"
        )

"""Poisson's equation in a box, solved by MPI processes: hypre's multigrid solvers SMG and BoomerAMG."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ....codegen.applications.hypre import (
    OVERSUBSCRIBED_PER_CORE,
    HypreProcesses,
    hypre_driver,
    mpi_cores,
    require_processes,
)
from ....records import field, record
from .hypre_counts import (
    CYCLES,
    SMOOTHERS,
    amg_operations,
    boomeramg_request,
    level_counts,
    levels_of,
    smg_operations,
)
from .routine import OVERSUBSCRIBED, Call, Configuration, Routine, half_of_memory

_BOX = ("px", "py", "pz", "nx", "ny", "nz")
_DEFAULT_BOX = (1, 1, 1, 32, 32, 32)
_LEAST_POINTS, _MOST_SWEEPS = 3, 4
_CYCLE_NAMES = ("V", "W")
_BYTES_PER_POINT = 700
"""Measured: 450 to 560 of cubes and squares of 2^18 points and a line of 10^6, by either solver."""


def smg_routine(oversubscribed: bool = False, cores: int | None = None) -> Routine:
    """Return SMG, for grids in one to three dimensions; seconds are those of one V cycle.

    Operations are those that the analytical model counts, see `smg_operations`.

    Raises
    ------
    UsageError
        If hypre or MPI is not installed.
    """
    return _routine(
        "smg",
        "a V cycle of hypre's SMG, Poisson on nx x ny x nz points in each of px x py x pz processes",
        ("presweeps", "postsweeps"),
        (1, 1),
        (oversubscribed, cores),
        _check_smg,
        smg_operations,
    )


def boomeramg_routine(oversubscribed: bool = False, cores: int | None = None) -> Routine:
    """Return BoomerAMG, with hypre's defaults for its levels; seconds are those of one cycle.

    Operations are two of each nonzero that a cycle touches, counted on the levels that hypre has set up.

    Raises
    ------
    UsageError
        If hypre or MPI is not installed.
    """
    return _routine(
        "boomeramg",
        "a cycle of hypre's BoomerAMG, Poisson on nx x ny x nz points in each of px x py x pz processes",
        ("smoother", "sweeps", "cycle"),
        (3, 1, 0),
        (oversubscribed, cores),
        _check_boomeramg,
        lambda configuration: amg_operations(level_counts(configuration, oversubscribed), *configuration[6:]),
    )


def _routine(
    name: str,
    title: str,
    own: tuple[str, ...],
    own_defaults: Configuration,
    room: tuple[bool, int | None],
    check: Callable[[Configuration], None],
    operations: Callable[[Configuration], float],
) -> Routine:
    hypre_driver()
    oversubscribed, cores = room
    sets = _ProcessSets(oversubscribed)

    def prepare(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
        seed = int(rng.integers(2**31))
        return [_Solution(name, configuration, seed, sets) for configuration in configurations]

    def normalise(configuration: Configuration) -> Configuration | None:
        check(configuration)
        return _in_box(configuration, oversubscribed, cores)

    return Routine(
        name=name,
        title=title,
        parameters=(*_BOX, *own),
        prepare=prepare,
        operations=operations,
        reference=(*_DEFAULT_BOX, *own_defaults),
        library=sets.library,
        defaults=(*_DEFAULT_BOX, *own_defaults),
        normalise=normalise,
        passes=CYCLES,
        processes_per_core=OVERSUBSCRIBED_PER_CORE if oversubscribed else 1,
        share=lambda configuration: _points(configuration) / _most_points(),
    )


@record
class _ProcessSets:
    """Sets of processes, one for each number of them, started when first needed."""

    oversubscribed: bool
    started: dict[int, HypreProcesses] = field(default_factory=dict)

    def of(self, processes: int) -> HypreProcesses:
        if processes not in self.started:
            self.started[processes] = HypreProcesses(processes, self.oversubscribed)
        return self.started[processes]

    def library(self) -> str:
        """Return versions, cores, and whether processes share them."""
        cores = mpi_cores()
        number = f"{cores} core{'s' if cores > 1 else ''}"
        return f"{self.of(1).versions}, {number}{OVERSUBSCRIBED if self.oversubscribed else ''}"


@record(frozen=False)
class _Solution:
    """Solutions of one configuration by a set of processes, set up when first asked for."""

    name: str
    configuration: Configuration
    seed: int
    sets: _ProcessSets
    index: int | None = None

    def seconds(self, n: int) -> float:
        return float(self._processes().request(f"time {self.index} {n}")["seconds"])

    def operations(self) -> float:
        if self.name == "smg":
            return smg_operations(self.configuration)
        processes = self._processes()
        assert self.index is not None
        return amg_operations(levels_of(processes, self.index), *self.configuration[6:])

    def _processes(self) -> HypreProcesses:
        processes = self.sets.of(int(np.prod(self.configuration[:3])))
        if self.index is None:
            smg = " ".join(map(str, ("smg", *self.configuration, CYCLES, self.seed)))
            request = smg if self.name == "smg" else boomeramg_request(self.configuration, self.seed)
            self.index = processes.request(request)["index"]
        return processes


def _in_box(configuration: Configuration, oversubscribed: bool, cores: int | None) -> Configuration | None:
    """Return a configuration that fits the machine, None if it has points along z but none along y."""
    processes, points = configuration[:3], configuration[3:6]
    if min(processes) < 1:
        raise ValueError("px, py, pz: give 1 or more")
    require_processes(int(np.prod(processes)), oversubscribed, cores)
    axes = list(zip("xyz", processes, points, strict=True))
    for axis, p, n in axes:
        flat = axis != "x" and p == n == 1
        if n < _LEAST_POINTS and not flat:
            leave_out = "" if axis == "x" else f", or 1 with p{axis}=1 to leave the axis out"
            raise ValueError(f"n{axis} {n}: give {_LEAST_POINTS} or more{leave_out}")
    if _points(configuration) > _most_points():
        raise ValueError(
            f"{' x '.join(map(str, points))} points in {int(np.prod(processes))} processes: "
            f"give {_most_points():.0f} or fewer in all, for half of the memory"
        )
    return None if points[1] == 1 < points[2] else configuration


def _check_smg(configuration: Configuration) -> None:
    # hypre takes no presweep for one
    for name, sweeps, least in zip(("presweeps", "postsweeps"), configuration[6:], (1, 0), strict=True):
        _check_sweeps(name, sweeps, least)


def _check_boomeramg(configuration: Configuration) -> None:
    smoother, sweeps, cycle = configuration[6:]
    if smoother not in SMOOTHERS:
        known = ", ".join(f"{number} {kind.title}" for number, kind in SMOOTHERS.items())
        raise ValueError(f"smoother {smoother}: give {known}")
    _check_sweeps("sweeps", sweeps, 1)
    if not 0 <= cycle < len(_CYCLE_NAMES):
        titles = ", ".join(f"{number} {name}" for number, name in enumerate(_CYCLE_NAMES))
        raise ValueError(f"cycle {cycle}: give {titles}")


def _check_sweeps(name: str, sweeps: int, least: int) -> None:
    if not least <= sweeps <= _MOST_SWEEPS:
        raise ValueError(f"{name} {sweeps}: give {least} to {_MOST_SWEEPS}")


def _points(configuration: Configuration) -> float:
    return float(np.prod(np.array(configuration[:6], float)))


def _most_points() -> float:
    """Return the number of points that fit half of the memory."""
    return half_of_memory() / _BYTES_PER_POINT

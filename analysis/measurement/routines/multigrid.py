"""Classical algebraic multigrid for Poisson's equation in a box, as pyamg solves it and sets it up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ....errors import UsageError
from ....records import record
from .routine import Call, Configuration, Routine

CYCLES = 5
"""Cycles that a solution is given, whatever its residual is: time does not depend on convergence."""
CYCLE_NAMES = ("V", "W", "F")
_MOST_POINTS, _LEAST_POINTS = 125_000, 3
_MOST_SWEEPS = 4
_STRENGTH_PERCENT = 25
_GRID = (32, 32, 32)


@record
class Smoother:
    """Smoother of pyamg with compiled loops: name, options, and passes over a matrix in a sweep."""

    title: str
    name: str
    options: Mapping[str, Any]
    passes: int = 1


SMOOTHERS = (
    # pyamg would scale the weight by what it estimates from random numbers
    Smoother("Jacobi", "jacobi", {"omega": 2 / 3, "withrho": False}),
    Smoother("Gauss-Seidel", "gauss_seidel", {"sweep": "forward"}),
    Smoother("SOR", "sor", {"omega": 1.2, "sweep": "forward"}),
    Smoother("symmetric Gauss-Seidel", "gauss_seidel", {"sweep": "symmetric"}, passes=2),
)
"""By their numbers."""


@record
class LevelSize:
    """Rows and nonzeros of the matrix of a level, and nonzeros of the transfers to the next level and back.

    Attributes
    ----------
    galerkin : int
        Multiplications in the matrix of the next level, (R A) P.
    """

    rows: int
    nonzeros: int
    transfers: int
    galerkin: int


def amg_routine() -> Routine:
    """Return the solve phase: five cycles from zero for a random right-hand side, and their residuals.

    Raises
    ------
    UsageError
        If pyamg is not installed.
    """
    _pyamg()
    return Routine(
        name="amg",
        title=f"{CYCLES} cycles of classical algebraic multigrid, 7-point Poisson on nx x ny x nz points",
        parameters=("nx", "ny", "nz", "smoother", "presweeps", "postsweeps", "cycle"),
        prepare=_prepare_cycles,
        operations=lambda configuration: 2.0 * solve_nonzeros(configuration),
        reference=(*_GRID, 1, 1, 1, 0),
        library=_library,
        defaults=(*_GRID, 1, 1, 1, 0),
        normalise=_with_sweeps,
    )


def amg_setup_routine() -> Routine:
    """Return the setup phase: levels by strength of connection, in percent of a row's largest entry.

    Operations are those of the matrices of the coarser levels alone; which points are kept and how values are
    interpolated is hardly arithmetic.

    Raises
    ------
    UsageError
        If pyamg is not installed.
    """
    _pyamg()
    return Routine(
        name="amg-setup",
        title="setup of classical algebraic multigrid, 7-point Poisson on nx x ny x nz points",
        parameters=("nx", "ny", "nz", "strength"),
        prepare=_prepare_setup,
        operations=lambda configuration: 2.0 * sum(level.galerkin for level in level_sizes(*configuration)),
        reference=(*_GRID, _STRENGTH_PERCENT),
        library=_library,
        defaults=(*_GRID, _STRENGTH_PERCENT),
        normalise=_with_strength,
    )


@cache
def level_sizes(nx: int, ny: int, nz: int, strength: int = _STRENGTH_PERCENT) -> tuple[LevelSize, ...]:
    """Return the size of each level, finest first.

    Parameters
    ----------
    nx, ny, nz : int
        Points along each axis.
    strength : int
        Strength threshold in per cent.
    """
    *finer, coarsest = _hierarchy(_poisson(nx, ny, nz), strength).levels
    found = [
        LevelSize(
            rows=level.A.shape[0],
            nonzeros=level.A.nnz,
            transfers=level.R.nnz + level.P.nnz,
            galerkin=_products(level.R, level.A) + _products(level.R @ level.A, level.P),
        )
        for level in finer
    ]
    return (*found, LevelSize(coarsest.A.shape[0], coarsest.A.nnz, 0, 0))


def cycle_nonzeros(levels: Sequence[LevelSize], passes: int, cycle: int) -> int:
    """Return the number of nonzeros that a cycle touches.

    Parameters
    ----------
    levels : sequence of LevelSize
        Finest first.
    passes : int
        Of smoothers over the matrix of a level, before and after the coarser ones together.
    cycle : int
        Place in `CYCLE_NAMES`.

    Notes
    -----
    At each visit of a level but the coarsest a cycle touches the matrix in every pass and once for the
    residual, and both transfers. On the coarsest, of n rows, pyamg multiplies by a dense inverse, n^2
    nonzeros, once each visit of the level before.

    Examples
    --------
    >>> levels = [LevelSize(8, 20, 12, 0), LevelSize(4, 10, 6, 0), LevelSize(3, 7, 0, 0)]
    >>> [cycle_nonzeros(levels, 2, cycle) for cycle in (0, 1, 2)]
    [117, 162, 162]
    """
    *finer, coarsest = levels
    visits = level_visits(len(finer), cycle)
    touched = sum(
        n * ((passes + 1) * level.nonzeros + level.transfers) for n, level in zip(visits, finer, strict=True)
    )
    return touched + visits[-1] * coarsest.rows**2


def level_visits(finer: int, cycle: int) -> list[int]:
    """Return the number of visits of a cycle to each level but the coarsest, finest first.

    Level l, 0 the finest, is visited once by a V cycle, 2^l times by a W cycle, and l + 1 times by an F
    cycle, which is an F and then a V cycle of the next level.
    """
    return [(1, 2**place, place + 1)[cycle] for place in range(finer)]


def solve_visits(configuration: Configuration) -> int:
    """Return the number of level visits of a solution, the coarsest level left out."""
    levels = level_sizes(*configuration[:3])
    return CYCLES * sum(level_visits(len(levels) - 1, configuration[6]))


def solve_nonzeros(configuration: Configuration) -> int:
    """Return the nonzeros that a solution touches: its cycles, a residual before them and after each."""
    smoother, presweeps, postsweeps, cycle = configuration[3:]
    levels = level_sizes(*configuration[:3])
    passes = SMOOTHERS[smoother].passes * (presweeps + postsweeps)
    return CYCLES * cycle_nonzeros(levels, passes, cycle) + (CYCLES + 1) * levels[0].nonzeros


def _products(left: Any, right: Any) -> int:
    """Return the number of multiplications in the product of two sparse matrices."""
    return int(np.diff(right.indptr)[left.indices].sum())


def _with_sweeps(configuration: Configuration) -> Configuration | None:
    """Return a configuration with all values in their ranges, None without any sweep."""
    _check_grid(configuration)
    smoother, presweeps, postsweeps, cycle = configuration[3:]
    if not 0 <= smoother < len(SMOOTHERS):
        raise ValueError(f"smoother {smoother}: give {_numbered([known.title for known in SMOOTHERS])}")
    for name, sweeps in (("presweeps", presweeps), ("postsweeps", postsweeps)):
        if not 0 <= sweeps <= _MOST_SWEEPS:
            raise ValueError(f"{name} {sweeps}: give 0 to {_MOST_SWEEPS}")
    if not 0 <= cycle < len(CYCLE_NAMES):
        raise ValueError(f"cycle {cycle}: give {_numbered(CYCLE_NAMES)}")
    return configuration if presweeps + postsweeps else None


def _numbered(titles: Sequence[str]) -> str:
    return ", ".join(f"{number} {title}" for number, title in enumerate(titles))


def _with_strength(configuration: Configuration) -> Configuration:
    _check_grid(configuration)
    if not 0 <= configuration[3] <= 100:
        raise ValueError(f"strength {configuration[3]}: give 0 to 100 percent")
    return configuration


def _check_grid(configuration: Configuration) -> None:
    """Refuse grids of one level, and those of which a block of others alike would not fit memory."""
    nx, ny, nz = configuration[:3]
    if min(nx, ny, nz) < _LEAST_POINTS or nx * ny * nz > _MOST_POINTS:
        raise ValueError(
            f"{nx} x {ny} x {nz} points: give {_LEAST_POINTS} or more each, {_MOST_POINTS} or fewer in all"
        )


def _prepare_cycles(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
    grids = dict.fromkeys(configuration[:3] for configuration in configurations)
    problems = {
        grid: (_hierarchy(_poisson(*grid), _STRENGTH_PERCENT), rng.standard_normal(int(np.prod(grid))))
        for grid in grids
    }
    return [_cycles(configuration, *problems[configuration[:3]]) for configuration in configurations]


def _prepare_setup(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
    matrices = {grid: _poisson(*grid) for grid in {configuration[:3] for configuration in configurations}}
    return [_setup(matrices[configuration[:3]], configuration[3]) for configuration in configurations]


def _cycles(configuration: Configuration, hierarchy: Any, right: npt.NDArray[np.float64]) -> Call:
    smoother, presweeps, postsweeps, cycle = configuration[3:]
    known = SMOOTHERS[smoother]
    # levels know their smoothers: each configuration has its own, which share the matrices
    solver = copy(hierarchy)
    solver.levels = [copy(level) for level in hierarchy.levels]
    before, after = (
        (known.name, {**known.options, "iterations": sweeps}) for sweeps in (presweeps, postsweeps)
    )
    _pyamg().relaxation.smoothing.change_smoothers(solver, before, after)
    # no residual is less than nothing, so that no cycle is left out
    return lambda: solver.solve(right, tol=0.0, maxiter=CYCLES, cycle=CYCLE_NAMES[cycle])


def _setup(matrix: Any, strength: int) -> Call:
    return lambda: _hierarchy(matrix, strength)


def _hierarchy(matrix: Any, strength: int) -> Any:
    return _pyamg().ruge_stuben_solver(matrix, strength=("classical", {"theta": strength / 100}))


def _poisson(nx: int, ny: int, nz: int) -> Any:
    """Return the matrix of a box, neighbours along x next to each other."""
    return _pyamg().gallery.poisson((nz, ny, nx), format="csr")


def _library() -> str:
    return f"pyamg {_pyamg().__version__}"


def _pyamg() -> Any:
    try:
        import pyamg  # noqa: PLC0415 - optional, and half a second that other routines do not need
    except ImportError:
        raise UsageError("pyamg is not installed: pip install 'chainline[multigrid]'") from None
    return pyamg

"""Every routine that can be timed, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from .array_routines import GEMM, QR, multipole_routine, stencil_routine
from .hypre import boomeramg_routine, smg_routine
from .multigrid import amg_routine, amg_setup_routine
from .routine import Routine

MATRIX_ROUTINES: Mapping[str, Routine] = MappingProxyType({routine.name: routine for routine in (GEMM, QR)})
"""Of libraries that are always there."""
MULTIGRID: Mapping[str, Callable[[], Routine]] = MappingProxyType(
    {"amg": amg_routine, "amg-setup": amg_setup_routine}
)
"""Of a library that may not be."""
PARALLEL: Mapping[str, Callable[[bool, int | None], Routine]] = MappingProxyType(
    {"smg": smg_routine, "boomeramg": boomeramg_routine}
)
"""Of a library that may not be, over MPI processes; from whether there may be more of them than cores, and
how many cores there are where it is not this machine."""
APPLICATIONS: Mapping[str, Callable[[str], Routine]] = MappingProxyType(
    {
        "stencil": stencil_routine,
        "p2p": lambda compiler: multipole_routine("p2p", compiler),
        "m2l": lambda compiler: multipole_routine("m2l", compiler),
        "fmm": lambda compiler: multipole_routine("fmm", compiler),
    }
)
"""Generated and compiled here, from the compiler."""


def routine_names() -> tuple[str, ...]:
    """Return the names that `find_routine` knows."""
    return (*MATRIX_ROUTINES, *MULTIGRID, *PARALLEL, *APPLICATIONS)


def find_routine(
    name: str, compiler: str | None, oversubscribed: bool = False, cores: int | None = None
) -> Routine:
    """Return the routine of a name.

    Parameters
    ----------
    name : str
    compiler : str or None
        Of an application, gcc by default.
    oversubscribed : bool
        True to allow a parallel one more processes than cores.
    cores : int or None
        Cores of another machine that times a parallel one.

    Raises
    ------
    UsageError
        If its library is not installed.
    """
    if name in APPLICATIONS:
        return APPLICATIONS[name](compiler or "gcc")
    if name in PARALLEL:
        return PARALLEL[name](oversubscribed, cores)
    if name in MULTIGRID:
        return MULTIGRID[name]()
    return MATRIX_ROUTINES[name]

"""Phases of a fast multipole method for the potential 1/r: rendered, loaded, bound to particles.

P2P and M2L are what is measured. P2M and L2P make expansions of every level straight from the particles
and back, so that P2P and M2L can be run on real expansions and checked against a direct sum.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from math import comb

import numpy as np

from ...arrays import Floats
from ...errors import UsageError
from ...records import record
from ...version import __version__
from ..render import template
from .octree import Level, Particles, expansion_levels
from .program import Program, load_program

ORDERS = range(2, 13)
"""Orders of expansion that there are kernels of, those of the paper."""

MultiIndex = tuple[int, int, int]


@record
class _Derivative:
    """Recurrence of a derivative: terms of order one less (axis, factor, place), two less (factor, place)."""

    at: int
    degree: int
    once: tuple[tuple[str, int, int], ...]
    twice: tuple[tuple[int, int], ...]


@record(eq=False)
class BoundPhase:
    """A phase with its arguments bound once; calling it runs the phase, and nothing else.

    Attributes
    ----------
    calls : tuple of callable
        Of compiled functions, one after the other.
    inputs : tuple of ndarray
        Arrays that they read, kept alive.
    results : tuple of ndarray
        Arrays that they overwrite.
    """

    calls: tuple[Callable[[], None], ...]
    inputs: tuple[Floats, ...]
    results: tuple[Floats, ...]

    def __call__(self) -> None:
        """Run the phase."""
        for call in self.calls:
            call()


@record(eq=False)
class LoadedMultipole:
    """Kernels of one order of expansion, loaded.

    Attributes
    ----------
    order : int
        k.
    library : ctypes.CDLL
        The compiled program.
    """

    order: int
    library: ctypes.CDLL

    def bind_p2p(self, particles: Particles, threads: int = 1) -> BoundPhase:
        """Return P2P of particles; its result is their potential by neighbouring leaves, (N,).

        Raises
        ------
        UsageError
            If `threads` is less than 1.
        """
        potential = np.zeros_like(particles.charge)
        inputs = (*particles.places, particles.charge)
        call = self._bound("p2p", *particles.dims, particles.per_leaf, _checked(threads), *inputs, potential)
        return BoundPhase((call,), inputs, (potential,))

    def bind_m2l(self, particles: Particles, threads: int = 1) -> BoundPhase:
        """Return M2L of particles; its results are local expansions, (cells, terms) of each level.

        Levels are those of `expansion_levels`; without any it does nothing. Multipole expansions are made
        here, outside of the phase.

        Raises
        ------
        UsageError
            If `threads` is less than 1.
        """
        _checked(threads)  # also where there is no level
        phases = [
            self.bind_level(level, self.multipoles(particles, level), threads)
            for level in expansion_levels(particles.dims)
        ]
        return BoundPhase(
            tuple(call for phase in phases for call in phase.calls),
            tuple(array for phase in phases for array in phase.inputs),
            tuple(array for phase in phases for array in phase.results),
        )

    def bind_level(self, level: Level, multipoles: Floats, threads: int = 1) -> BoundPhase:
        """Return M2L of one level.

        Parameters
        ----------
        level : Level
        multipoles : ndarray, (cells, terms)
            Multipole expansions of the level.
        threads : int

        Raises
        ------
        UsageError
            If the expansions have another shape, or as `bind_m2l`.
        """
        given = np.ascontiguousarray(multipoles, dtype=np.float64)
        expected = (level.cells, expansion_terms(self.order))
        if given.shape != expected:
            raise UsageError(f"multipole expansions of shape {given.shape}; give {expected}")
        local = np.zeros_like(given)
        call = self._bound("m2l", *level.dims, float(level.side), _checked(threads), given, local)
        return BoundPhase((call,), (given,), (local,))

    def multipoles(self, particles: Particles, level: Level) -> Floats:
        """Return the multipole expansions of a level's cells by P2M, (cells, terms)."""
        result = np.zeros((level.cells, expansion_terms(self.order)))
        self._bound("p2m", *_cells(particles, level), *particles.places, particles.charge, result)()
        return result

    def potentials(self, particles: Particles, threads: int = 1) -> Floats:
        """Return the potential at every particle, (N,): P2P, and L2P of M2L of P2M."""
        near, far = self.bind_p2p(particles, threads), self.bind_m2l(particles, threads)
        near()
        far()
        potential = near.results[0]
        for level, local in zip(expansion_levels(particles.dims), far.results, strict=True):
            self._bound("l2p", *_cells(particles, level), *particles.places, local, potential)()
        return potential

    def _bound(self, phase: str, *arguments: int | float | Floats) -> Callable[[], None]:
        function = getattr(self.library, f"{_prefix(self.order)}{phase}")
        function.restype = None
        return partial(function, *map(_passed, arguments))


def render_multipole(order: int) -> Program:
    """Return the C source of the phases for one order of expansion.

    Parameters
    ----------
    order : int
        k, of `ORDERS`: expansions have total degrees 0 to k - 1.

    Raises
    ------
    UsageError
        If there are no kernels of that order.

    Notes
    -----
    With R the distance of two centres, M2L is

        L_a = sum over b, |a| + |b| < k, of D^(a+b) (1/R) M_b

    Derivatives ``d_n = D^n (1/R)`` come from lower ones, straight-line code of one statement each::

        |R|^2 |n| d_n + (2|n| - 1) sum_i n_i R_i d_(n - e_i) + (|n| - 1) sum_i n_i (n_i - 1) d_(n - 2 e_i) = 0

    Factorials are taken in: the paper states it for ``d_n / n!``.

    References
    ----------
    Duan and Krasny, "An adaptive treecode for computing nonbonded potential energy in classical molecular
    systems", J. Comput. Chem. 22 (2001) 184-195.
    Ibeid et al., Section II-B (phases).
    """
    prefix = _prefix(order)
    text = template("multipole.c.j2").render(
        order=order,
        terms=expansion_terms(order),
        prefix=prefix,
        offsets=_offsets(order),
        recurrence=_recurrence(order),
        version=__version__,
    )
    return Program(prefix.rstrip("_"), text)


def load_multipole(order: int, compiler: str = "gcc") -> LoadedMultipole:
    """Return the kernels of one order of expansion, compiled and loaded.

    Raises
    ------
    UsageError
        If there are no kernels of that order, or the compiler is not installed.
    RunError
        If it rejects the program.
    """
    return LoadedMultipole(order, load_program(render_multipole(order), compiler))


def expansion_terms(order: int) -> int:
    """Return the number of coefficients of an expansion of order k, ``k (k + 1) (k + 2) / 6``."""
    return comb(order + 2, 3)


def m2l_products(order: int) -> int:
    """Return the number of products of a derivative and a coefficient that M2L sums for a pair of cells.

    As many as pairs of multi-indices with total degree below k: ``(k + 5)! / (6! (k - 1)!)``, which grows
    as the paper's ``k**6``, and is far below it.

    Examples
    --------
    >>> m2l_products(4), 4**6
    (84, 4096)
    """
    return comb(order + 5, 6)


def multi_indices(order: int) -> list[MultiIndex]:
    """Return the exponents of x, y and z of each coefficient, as they lie in memory: z fastest.

    Examples
    --------
    >>> multi_indices(2)
    [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0)]
    """
    return [(x, y, z) for x in range(order) for y in range(order - x) for z in range(order - x - y)]


def _prefix(order: int) -> str:
    if order not in ORDERS:
        raise UsageError(f"order of expansion {order}; give {ORDERS[0]} to {ORDERS[-1]}")
    return f"fmm_k{order}_"


def _offsets(order: int) -> list[list[int]]:
    place = {index: at for at, index in enumerate(multi_indices(order))}
    return [[place.get((x, y, 0), 0) for y in range(order)] for x in range(order)]


def _recurrence(order: int) -> list[_Derivative]:
    place = {index: at for at, index in enumerate(multi_indices(order))}

    def lower(index: MultiIndex, axis: int, by: int) -> int:
        x, y, z = (n - by * (i == axis) for i, n in enumerate(index))
        return place[x, y, z]

    return [
        _Derivative(
            at,
            sum(index),
            tuple(
                (name, n, lower(index, i, 1))
                for i, (name, n) in enumerate(zip("xyz", index, strict=True))
                if n
            ),
            tuple((n * (n - 1), lower(index, i, 2)) for i, n in enumerate(index) if n > 1),
        )
        for index, at in place.items()
        if at
    ]


def _checked(threads: int) -> int:
    if threads < 1:
        raise UsageError(f"{threads} threads; give 1 or more")
    return threads


def _cells(particles: Particles, level: Level) -> tuple[int | float, ...]:
    return *particles.dims, particles.per_leaf, level.halvings, float(level.side)


def _passed(argument: int | float | Floats) -> ctypes.c_int64 | ctypes.c_double | ctypes.c_void_p:
    if isinstance(argument, np.ndarray):
        # an address alone: whoever binds keeps the array
        return ctypes.c_void_p(argument.ctypes.data)
    return ctypes.c_double(argument) if isinstance(argument, float) else ctypes.c_int64(argument)

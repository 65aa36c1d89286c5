"""Time of the two most expensive phases of a fast multipole method on one core.

P2P sums over all pairs of particles in neighbouring leaf cells; M2L turns the multipole expansions of
cells farther away into local ones. Particles lie nearly uniformly, in a full tree of eight-fold branches.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError
from ....records import record
from .machines import SerialMachine

NEIGHBOURS = 26
"""Cells around an interior leaf; with itself, 27 act on its particles (Eq. 8)."""
WELL_SEPARATED = 189
"""Cells of which an interior cell receives expansions: ``6**3 - 3**3`` (Eq. 9)."""


@record(eq=False)
class Phase:
    """One phase of n configurations, each (n,).

    Attributes
    ----------
    flops : ndarray of float
        Operations, as the paper counts them.
    elements : ndarray of float
        Elements from memory: the dominant terms, without constant factors.
    most_misses : ndarray of float
        Upper bound of the lines from memory.
    flop_seconds, memory_seconds : ndarray of float
        Times of operations and of elements.
    """

    flops: Floats
    elements: Floats
    most_misses: Floats
    flop_seconds: Floats
    memory_seconds: Floats

    @property
    def seconds(self) -> Floats:
        """Time of the longer of arithmetic and transfers, which overlap, (n,) (Eq. 2)."""
        return np.maximum(self.flop_seconds, self.memory_seconds)


@record
class MultipoleTimes:
    """Both phases of n configurations."""

    p2p: Phase
    m2l: Phase

    @property
    def seconds(self) -> Floats:
        """Time of both phases in sequence, (n,)."""
        return np.asarray(self.p2p.seconds + self.m2l.seconds)


def multipole_times(
    particles: npt.ArrayLike,
    per_leaf: npt.ArrayLike,
    order: npt.ArrayLike,
    machine: SerialMachine,
    word_bytes: npt.ArrayLike = 8,
) -> MultipoleTimes:
    """Return the time in seconds of each configuration of a fast multipole method.

    Parameters
    ----------
    particles : array-like of float, () or (n,)
        N, at least `per_leaf`.
    per_leaf : array-like of float, () or (n,)
        Particles of a leaf cell, q, 1 or more.
    order : array-like of float, () or (n,)
        Order of expansion, k, 1 or more.
    machine : SerialMachine
        See `serial_machine`.
    word_bytes : array-like of float, () or (n,)
        Of an element.

    Raises
    ------
    UsageError
        If lengths differ, or a number is not finite or too small.

    Notes
    -----
    With Z and L the elements of the outermost cache and of a line, ``f = k**6`` operations of an
    expansion in Cartesian series, ``b_t = b_s = N / q`` cells, and b seconds per element::

        flops     P2P  27 q N                                   (Eq. 8)
                  M2L  189 f N / q                              (Eq. 9)
        misses    P2P  8 N / L + 26 (N / q) / L + (N / q) / (Z / (4 q))**(1/3)                  (Eq. 11)
                  M2L  (b_t + b_s) f / L + 189 b_t / L + b_t / (Z / f)**(1/3)                   (Eq. 13)
        elements  P2P  N + N L / (Z**(1/3) q**(2/3))            (Eq. 12)
                  M2L  f N / q + k**2 N L / (q Z**(1/3))        (Eq. 14)

    Seconds are t_c times flops and b times elements. A miss brings L elements: Eqs. 12 and 14 are then
    Eqs. 11 and 13 without constant factors and without lists of neighbours. Eq. 13 writes f both of the
    order and of p, which the paper does not define; Eq. 14 follows if p is the order. That moving an
    expansion costs as many elements as operations on it, and not its k**3 terms, is the paper's choice.

    The model is serial: the number of threads is no parameter (Section VII-A).

    References
    ----------
    Ibeid et al., Section IV-B.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.models.empirical.analytical.machines import serial_machine
    >>> times = multipole_times(4096, [16, 256], 4, serial_machine(load_machine("clx")))
    >>> (times.p2p.flops.tolist(), times.m2l.flops.tolist())
    ([1769472.0, 28311552.0], [198180864.0, 12386304.0])
    """
    N, q, k, word = _columns(particles, per_leaf, order, word_bytes)
    line, cells, root = machine.line_bytes / word, N / q, np.cbrt(machine.caches[-1].size_bytes / word)
    p2p_misses = (8 * N + NEIGHBOURS * cells) / line + cells * np.cbrt(4 * q) / root
    m2l_misses = (2 * k**6 + WELL_SEPARATED) * cells / line + cells * k**2 / root
    p2p_elements = N + N * line / (root * np.cbrt(q) ** 2)
    m2l_elements = k**6 * cells + k**2 * cells * line / root
    return MultipoleTimes(
        _phase((NEIGHBOURS + 1) * q * N, p2p_elements, p2p_misses, machine, word),
        _phase(WELL_SEPARATED * k**6 * cells, m2l_elements, m2l_misses, machine, word),
    )


def _phase(flops: Floats, elements: Floats, misses: Floats, machine: SerialMachine, word: Floats) -> Phase:
    flop_seconds = flops * word * machine.flop_seconds_per_byte
    return Phase(flops, elements, misses, flop_seconds, elements * word * machine.memory_seconds_per_byte)


def _columns(
    particles: npt.ArrayLike, per_leaf: npt.ArrayLike, order: npt.ArrayLike, word_bytes: npt.ArrayLike
) -> tuple[Floats, ...]:
    given = {"particles": particles, "per_leaf": per_leaf, "order": order, "word_bytes": word_bytes}
    columns = [np.atleast_1d(np.asarray(values, dtype=float)) for values in given.values()]
    for name, column in zip(given, columns, strict=True):
        wrong = column[~(np.isfinite(column) & (column >= 1))]
        if len(wrong):
            raise UsageError(f"{name}: found {wrong[0]:g}; give finite numbers, 1 or more")
    try:
        N, q, k, word = np.broadcast_arrays(*columns)
    except ValueError:
        lengths = ", ".join(f"{len(column)} of {name}" for name, column in zip(given, columns, strict=True))
        raise UsageError(f"{lengths}; give as many of each, or one") from None
    if np.any(q > N):
        raise UsageError("per_leaf: more than there are particles; give at most as many")
    return N, q, k, word

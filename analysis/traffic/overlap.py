"""Overlap hypotheses of the ECM model: how long transfers take that partly overlap.

A hypothesis takes the cycles per element of loads and stores between registers and L1, and the
transfers over the boundaries from L1 outwards, the last one with memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...records import record


@record
class Transfer:
    """Cycles per element to move data over one boundary.

    Attributes
    ----------
    level : str
        Outer side of the boundary: "L2", "L3", "memory".
    load_cycles, store_cycles : float
        Towards the core, and away from it.
    """

    level: str
    load_cycles: float
    store_cycles: float

    @property
    def cycles(self) -> float:
        """One after the other."""
        return self.load_cycles + self.store_cycles

    @property
    def duplex_cycles(self) -> float:
        """Both at the same time."""
        return max(self.load_cycles, self.store_cycles)


def a64fx(load: float, store: float, transfers: Sequence[Transfer]) -> float:
    """Return the cycles of transfers on A64FX.

    Parameters
    ----------
    load, store : float
        `T_L1LD` and `T_L1ST`, cycles between registers and L1.
    transfers : sequence of Transfer
        Cycles across each further boundary, memory last.

    Notes
    -----
    ``f = max(T_L1LD + max(T_L1ST, T_L2), T_Mem)``, `T_L2` reads and write-backs one after the
    other.

    References
    ----------
    C. Alappat et al.: ECM modeling and performance tuning of SpMV and lattice QCD on A64FX,
    Concurrency Computat. Pract. Exper. 34, e6512, 2022; Ren et al. 2026, Eq. B.4.

    Examples
    --------
    The triad a = b + c d from L2, for one vector of 64 bytes: three loads and one store, the
    line of a fetched before it is written. Measured by kerncraft (A64FX.yml): 61.4 GB/s at
    1.8 GHz, which is 7.5 cycles for the 256 bytes.

    >>> a64fx(1.5, 1.0, [Transfer("L2", 4 * 64 / 64, 64 / 32), Transfer("memory", 0, 0)])
    7.5
    """
    *inner, memory = transfers
    return max(load + max(store, sum(t.cycles for t in inner)), memory.cycles)


def cascade_lake(load: float, store: float, transfers: Sequence[Transfer]) -> float:
    """Return the cycles of transfers on Intel server cores: no two levels overlap.

    Parameters
    ----------
    load, store : float
        `T_L1LD` and `T_L1ST`, cycles between registers and L1.
    transfers : sequence of Transfer
        Cycles across each further boundary, memory last.

    Notes
    -----
    ``f = max(T_L1LD, T_L1ST) + T_L2 + max(T_L3RD, T_L3WR) + T_Mem``

    References
    ----------
    RRZE-HPC/ECM-Model, ecm_generator/machine_model/casclakesp2.config (Cascade Lake) and
    icx36_nps2_avx512.config (Ice Lake); Ren et al. 2026, Eq. B.5.

    Examples
    --------
    >>> cascade_lake(2, 1, [Transfer("L2", 3, 1), Transfer("L3", 8, 4), Transfer("memory", 9, 3)])
    26
    """
    *caches, memory = transfers
    near, middle = caches[:1], caches[1:]
    return (
        max(load, store) + sum(t.cycles for t in near) + sum(t.duplex_cycles for t in middle) + memory.cycles
    )


def zen(load: float, store: float, transfers: Sequence[Transfer]) -> float:
    """Return the cycles of transfers on AMD Zen 2 and later: all levels overlap.

    Parameters
    ----------
    load, store : float
        `T_L1LD` and `T_L1ST`, cycles between registers and L1.
    transfers : sequence of Transfer
        Cycles across each further boundary, memory last.

    Notes
    -----
    ``f = max(T_L1LD, T_L1ST, T_L2RD, T_L2WR, T_L3RD, T_L3WR, T_MemRD + T_MemWR)``. On Zen 1
    transfers beyond L2 did not overlap (RRZE-HPC/ECM-Model, Zen_EPYC-7451).

    References
    ----------
    RRZE-HPC/ECM-Model, ecm_generator/machine_model/rome1.config (Zen 2) and
    milan1/nps4/avx/milan1_nps4.config (Zen 3).

    Examples
    --------
    >>> zen(2, 1, [Transfer("L2", 3, 1), Transfer("L3", 8, 4), Transfer("memory", 9, 3)])
    12
    """
    *caches, memory = transfers
    return max(load, store, *(t.duplex_cycles for t in caches), memory.cycles)


HYPOTHESES: dict[str, Callable[[float, float, Sequence[Transfer]], float]] = {
    "a64fx": a64fx,
    "cascade-lake": cascade_lake,
    "zen": zen,
}

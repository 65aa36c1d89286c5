"""The Execution-Cache-Memory model: in-core cycles and transfers, overlapped by a hypothesis.

    T = max(T_OL, f(T_L1LD, T_L1ST, transfers))                                   (B.3)

in cycles per element of one core. `f` is the overlap hypothesis that the machine file names;
transfers are bytes over bandwidth, boundary by boundary.

References
----------
J. Hofmann, J. Eitzinger, D. Fey: Execution-Cache-Memory performance model: introduction and
validation, arXiv 1509.03118, 2015. Ren et al. 2026, Appendix B.2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ....analysis.incore.contributions import Contributions
from ....analysis.incore.kernel import InCore
from ....analysis.machine.load import Machine
from ....analysis.machine.record import MEMORY, Memory
from ....analysis.traffic import LevelTraffic
from ....analysis.traffic.overlap import HYPOTHESES, Transfer
from ....codegen.variant import Variant
from ....errors import UsageError
from ....records import record, replace
from .conditions import Conditions, chain_bounds


@record
class Ecm:
    """The contributions to one kernel's time, in cycles per element of one core.

    Attributes
    ----------
    hypothesis : str
        Overlap of the contributions.
    overlapping_cycles : float
        `T_OL`: what overlaps with all transfers; `bound` is what sets it.
    load_cycles, store_cycles : float
        `T_L1LD`, `T_L1ST`.
    transfers : tuple of Transfer
        From the boundary of L1 outwards; the last is with memory.
    transfer_cycles : float
        `f` of the transfers.
    shared_cycles : float
        Least cycles for the memory traffic of all active cores over the bandwidth that they share.
    cores : int
        Active cores.
    gflops : float
        Per core, Eq. B.6.
    saturation_cores : int or None
        Cores at which the bandwidth that they share is exhausted, that of their domain or of the
        socket; None without memory traffic.
    source : str
        Source of the in-core part.
    """

    hypothesis: str
    overlapping_cycles: float
    bound: str
    load_cycles: float
    store_cycles: float
    transfers: tuple[Transfer, ...]
    transfer_cycles: float
    shared_cycles: float
    cores: int
    gflops: float
    saturation_cores: int | None
    source: str

    @property
    def cycles(self) -> float:
        """`T_ECM` of one core, or its time under the bandwidth that the cores share, where that is larger."""
        return max(self.overlapping_cycles, self.transfer_cycles, self.shared_cycles)

    @property
    def limit(self) -> str:
        """Name of the limiting contribution."""
        if self.shared_cycles > max(self.overlapping_cycles, self.transfer_cycles):
            return "socket bandwidth"
        if self.overlapping_cycles >= self.transfer_cycles:
            return self.bound
        parts = {"L1 transfers": max(self.load_cycles, self.store_cycles)}
        parts |= {f"{t.level} transfers": t.cycles for t in self.transfers}
        return max(parts, key=lambda name: parts[name])


def transfer_times(
    traffic: Sequence[LevelTraffic], machine: Machine, frequency_ghz: float
) -> tuple[Transfer, ...]:
    """Return the cycles per element of each boundary, traffic over the machine's bandwidth.

    Parameters
    ----------
    traffic : sequence of LevelTraffic, length len(machine.caches)
        From L1's outer boundary to memory.
    machine : Machine
        The machine.
    frequency_ghz : float
        Clock that turns seconds into cycles.
    """
    bytes_per_cycle = machine.memory.core_bytes_per_second / (frequency_ghz * 1e9)
    rates = [(cache.load_bytes_per_cycle, cache.store_bytes_per_cycle) for cache in machine.caches[1:]]
    rates.append((bytes_per_cycle, bytes_per_cycle))
    return tuple(
        Transfer(t.level, t.load_bytes / read, t.store_bytes / write)
        for t, (read, write) in zip(traffic, rates, strict=True)
    )


def overlapping_contributions(incore: InCore, machine: Machine) -> Contributions:
    """Return the in-core contributions of our own analysis, chains included in `T_OL`."""
    ports = incore.contributions
    bounds = {ports.bound: ports.overlapping_cycles, **chain_bounds(incore, machine)}
    bound, cycles = max(bounds.items(), key=lambda item: item[1])
    return replace(ports, overlapping_cycles=cycles, bound=bound)


def ecm(
    variant: Variant,
    core: Contributions,
    traffic: Sequence[LevelTraffic],
    machine: Machine,
    conditions: Conditions,
) -> Ecm:
    """Return the ECM model of a kernel.

    Parameters
    ----------
    variant : Variant
        The kernel.
    core : Contributions
        In-core part: `overlapping_contributions` or `mca_contributions`.
    traffic : sequence of LevelTraffic
        Bytes per element over each boundary.
    machine : Machine
        The machine.
    conditions : Conditions
        Clock, working set and active cores.

    Raises
    ------
    UsageError
        If the machine names a hypothesis that does not exist.

    Notes
    -----
    ``P(n) = min(n P(1), P_shared(n))``, of the cores' memory domain and of the socket: caches,
    shared ones too, are taken to scale with cores.
    """
    name = machine.overlap.hypothesis
    if name not in HYPOTHESES:
        raise UsageError(f"machine {machine.key}: overlap {name!r} is unknown; use {', '.join(HYPOTHESES)}")
    transfers = transfer_times(traffic, machine, conditions.frequency_ghz)
    moving = HYPOTHESES[name](core.load_cycles, core.store_cycles, transfers)
    alone = max(core.overlapping_cycles, moving)
    moved = _memory_bytes(traffic)
    cycles_per_second = conditions.frequency_ghz * 1e9
    shared = moved / machine.memory.shared_bytes_per_second(conditions.cores) * cycles_per_second
    return Ecm(
        hypothesis=name,
        overlapping_cycles=core.overlapping_cycles,
        bound=core.bound,
        load_cycles=core.load_cycles,
        store_cycles=core.store_cycles,
        transfers=transfers,
        transfer_cycles=moving,
        shared_cycles=shared,
        cores=conditions.cores,
        gflops=variant.nominal_flops / max(alone, shared) * conditions.frequency_ghz,
        saturation_cores=_saturation(moved, alone / cycles_per_second, machine.memory) if moved else None,
        source=core.source,
    )


def _memory_bytes(traffic: Sequence[LevelTraffic]) -> float:
    """Return the bytes of one element that are read from memory or written to it."""
    memory = next((t for t in traffic if t.level == MEMORY), None)
    return memory.load_bytes + memory.store_bytes if memory else 0.0


def _saturation(moved_bytes: float, alone_s: float, memory: Memory) -> int:
    """Return the least number of cores that exhaust the bandwidth which they share.

    Within a domain if they are few enough, else over the whole socket.
    """
    if memory.domain_cores:
        within = math.ceil(alone_s * memory.domain_bytes_per_second / moved_bytes)
        if within <= memory.domain_cores:
            return within
    return math.ceil(alone_s * memory.socket_bytes_per_second / moved_bytes)

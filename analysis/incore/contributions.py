"""In-core contributions of the ECM model, which overlap with transfers (`T_OL`) or do not (`T_nOL`).

The execution ports are those of the machine file. A micro-op of a load or a store counts as
transfer between registers and L1, except where it takes a floating-point pipe (the data of an
A64FX store goes through FLA, a gather assembles its result): that part keeps arithmetic from
executing and overlaps with transfers as arithmetic does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

from ...records import record
from ..machine.record import Machine
from .operations import OperationClass
from .throughput import port_pressure
from .vocabulary import DISPATCH, PORTS

LOADS = frozenset({"load", "integer_load", "gather"})
STORES = frozenset({"store", "integer_store", "scatter"})
_ARITHMETIC = ("fma", "multiply", "add")


@record
class Contributions:
    """Cycles per element that a kernel takes in the core, its data in registers and L1.

    Attributes
    ----------
    overlapping_cycles : float
        `T_OL` of ports and dispatch: everything but loads and stores.
    load_cycles, store_cycles : float
        `T_L1LD` and `T_L1ST`: pressure of the load and store micro-ops on their ports.
    bound : str
        Limit that sets `overlapping_cycles`.
    source : str
        Source of the figures: "own analysis", or tool, version and scheduling model.
    """

    overlapping_cycles: float
    load_cycles: float
    store_cycles: float
    bound: str
    source: str


def port_contributions(counts: Mapping[OperationClass, float], machine: Machine) -> Contributions:
    """Return the contributions of an instruction mix by the ports of a machine.

    Parameters
    ----------
    counts : mapping of OperationClass to float
        Executions per element, as `micro_op_counts` gives them.

    Notes
    -----
    Dispatch counts all micro-ops, loads and stores too.

    References
    ----------
    J. Hofmann, J. Eitzinger, D. Fey: Execution-Cache-Memory performance model: introduction
    and validation, arXiv 1509.03118, 2015.
    """
    arithmetic = frozenset(
        port
        for name in _ARITHMETIC
        for use in machine.operation(name, machine.vector_bits).uses
        for port in use.ports
    )
    work = _work(counts, machine, lambda name, ports: name not in LOADS | STORES or ports <= arithmetic)
    loads = _work(counts, machine, lambda name, ports: name in LOADS and not ports <= arithmetic)
    stores = _work(counts, machine, lambda name, ports: name in STORES and not ports <= arithmetic)
    ports = port_pressure(work)[0]
    slots = sum(
        0.0 if key.fused else count * machine.operation(key.name, key.bits).micro_ops
        for key, count in counts.items()
    )
    dispatch = slots / machine.core.dispatch_width
    return Contributions(
        overlapping_cycles=max(ports, dispatch),
        load_cycles=port_pressure(loads)[0],
        store_cycles=port_pressure(stores)[0],
        bound=PORTS if ports >= dispatch else DISPATCH,
        source="own analysis",
    )


def accessed_bytes(counts: Mapping[OperationClass, float]) -> tuple[float, float]:
    """Return the bytes that instructions load and store, wherever the data are.

    Examples
    --------
    >>> accessed_bytes({OperationClass("load", 512): 2.0, OperationClass("store", 64): 1.0})
    (128.0, 8.0)
    """
    loaded = sum(count * key.bits / 8 for key, count in counts.items() if key.kind in LOADS)
    stored = sum(count * key.bits / 8 for key, count in counts.items() if key.kind in STORES)
    return loaded, stored


def _work(
    counts: Mapping[OperationClass, float], machine: Machine, wanted: Callable[[str, frozenset[str]], bool]
) -> dict[frozenset[str], float]:
    """Return the port cycles of the wanted micro-ops by the set of ports that may do them."""
    work: dict[frozenset[str], float] = defaultdict(float)
    for key, count in counts.items():
        for use in machine.operation(key.name, key.bits).uses:
            ports = frozenset(use.ports)
            if wanted(key.kind, ports):
                work[ports] += count * use.cycles
    return work

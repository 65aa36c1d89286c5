"""Names of in-core bounds, of dispatch stalls and of in-core tools: one vocabulary for analysis and reports.

`ThroughputBound.bound` says beside the names of bounds which ports bind, after what fills them: "load ports".

A stall is what the next micro-op in program order waits for: room in a buffer, a decoded instruction, or an
entry of a reservation station. Later, an instruction waits for operands or for an execution port.
"""

from __future__ import annotations

from enum import StrEnum

from ..machine.record import Core


class InCoreTool(StrEnum):
    """Source of the in-core part of the ECM model: chainline's own analysis, or llvm-mca from PATH."""

    OWN = "own"
    LLVM_MCA = "llvm-mca"


PORTS = "execution ports"
FETCH, DISPATCH, RETIRE = "fetch width", "dispatch width", "retire width"
SWITCHES = "switches of encodings"
"""Where older and newer encodings of vector instructions alternate over upper halves in use."""
CARRIED, CRITICAL_PATH = "loop-carried dependency", "critical path"
FMA_CHAIN = "FMA chain"
"""In each window the longest chain of FMA, one window after the other."""
PAIR_CHAIN = "multiply-add chain"
"""The same of multiply-add pairs, in code without FMA."""
ACCUMULATION = "accumulation chain"
"""The same of FMA and of the adds that join the parts of a split: it contains the chain of FMA alone."""

PRECEDENCE = (SWITCHES, PORTS, DISPATCH, RETIRE, FETCH, CARRIED, CRITICAL_PATH, FMA_CHAIN, ACCUMULATION)
"""Order of bounds with equal cycles, of which the first is named: bounds of any window come before others."""
WINDOWED_BOUNDS = frozenset({FMA_CHAIN, ACCUMULATION})
THROUGHPUT_BOUNDS = frozenset({SWITCHES, PORTS, FETCH, DISPATCH, RETIRE})
WIDTHS = frozenset({FETCH, DISPATCH, RETIRE})
"""Bounds of widths that all instructions share."""


class Stall(StrEnum):
    """Reason for which an instruction waits; the first seven are buffers, rows of `RING` in this order."""

    REORDER_BUFFER = "reorder buffer"
    VECTOR_REGISTERS = "vector registers"
    INTEGER_REGISTERS = "integer registers"
    MASK_REGISTERS = "mask registers"
    WIDE_REGISTERS = "wide registers"
    LOAD_QUEUE = "load queue"
    STORE_QUEUE = "store queue"
    DECODERS = "decoders"
    SCHEDULER = "scheduler"
    OPERANDS = "operands"
    PORT = "port"
    NONE = "none"


BUFFERS = (
    *(Stall.REORDER_BUFFER, Stall.VECTOR_REGISTERS, Stall.INTEGER_REGISTERS, Stall.MASK_REGISTERS),
    *(Stall.WIDE_REGISTERS, Stall.LOAD_QUEUE, Stall.STORE_QUEUE),
)
"""Buffers that are filled and emptied in program order."""


def dispatch_stalls(core: Core) -> list[str]:
    """Return the names of dispatch stalls, by the numbers of the compiled simulation.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> dispatch_stalls(load_machine("a64fx").core)[6:9]
    ['store queue', 'decoders', 'scheduler RSE0']
    """
    entry = _latest[0] if _latest else None
    if entry is None or entry[0] is not core:
        schedulers = [f"{Stall.SCHEDULER} {scheduler.name}" for scheduler in core.schedulers]
        entry = core, [*map(str, BUFFERS), str(Stall.DECODERS), *schedulers]
        _latest[:] = [entry]
    return entry[1][:]


_latest: list[tuple[Core, list[str]]] = []


def is_scheduler_stall(name: str) -> bool:
    """Tell whether a name of `dispatch_stalls` is that of a reservation station."""
    return name.startswith(f"{Stall.SCHEDULER} ")

"""Assembly of a kernel -> what it does per element, and what bounds it inside the core."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..asm.execute import execute
from ..asm.execution import Execution, instruction_stream
from ..asm.instruction import Function, Kind, Listing
from ..asm.lanes import useful_lanes
from ..asm.listing import parse
from ..asm.windows import windowed_latency, windowed_ratio
from ..codegen.assembly import Assembly
from ..errors import RunError
from .machine import Machine
from .throughput import ThroughputBound, micro_op_counts, throughput_bound

_ARGUMENTS = {"x86-64": ("rdi", "rsi", "rdx", "rcx", "r8", "r9"), "aarch64": tuple(f"x{n}" for n in range(8))}
# apart by more than any buffer, so that run-time overlap checks of compilers succeed
_FIRST_ARRAY, _ARRAY_DISTANCE = 0x1000_0000, 0x0100_0000


@dataclass(frozen=True, slots=True)
class InCore:
    """A kernel inside the core; every count is per element, in steady state.

    Attributes
    ----------
    instructions, fma, multiplies, adds : float
        Instructions executed, of any width.
    flops : int
        Floating-point operations in active lanes, padding included.
    window : int
        Instructions in a window: the scheduler capacity of the machine.
    windowed_ratio : float
        Mean over windows of the longest FMA chain over the FMA in the window.
    chain_per_window, fma_per_window : float
        Mean of the longest chain, and FMA, in a window.
    longest_chain : int
        Longest FMA chain in any window.
    accumulation_cycles : float
        Latency of the slowest path of FMA and adds, summed over windows: the adds that join
        the parts of a split chain them as FMA do.
    throughput : ThroughputBound
        Least cycles by execution ports and dispatch.
    unknown : int
        Instructions of the file that the parser does not know.
    """

    instructions: float
    fma: float
    multiplies: float
    adds: float
    flops: int
    window: int
    windowed_ratio: float
    chain_per_window: float
    fma_per_window: float
    longest_chain: int
    accumulation_cycles: float
    throughput: ThroughputBound
    unknown: int


@dataclass(frozen=True, slots=True)
class Work:
    """Floating-point work of one element as counted from assembly.

    Attributes
    ----------
    flops : int
        Operations in active lanes.
    useful_flops : int
        Those whose result is stored.
    """

    flops: int
    useful_flops: int

    @property
    def padding_flops(self) -> int:
        """Operations in lanes whose result is never stored."""
        return self.flops - self.useful_flops


def kernel_execution(assembly: Assembly, n_elements: int) -> Execution:
    """Return the executed path of a kernel for a number of elements.

    Raises
    ------
    RunError
        If the kernel's function is not in the assembly, or has instructions that are unknown.
    """
    listing = parse(assembly.text, assembly.target.isa)
    function = _kernel_function(listing, assembly)
    if listing.unknown:
        first = listing.unknown[0]
        raise RunError(
            f"{assembly.variant.symbol} ({assembly.provenance.compiler}), assembly line {first.line}: "
            f"unknown instruction '{first.text}'; {len(listing.unknown)} in all"
        )
    names = _ARGUMENTS[listing.isa]
    values = [n_elements, *(_FIRST_ARRAY + number * _ARRAY_DISTANCE for number in range(len(names) - 1))]
    arguments = dict(zip(names, values, strict=True))
    return execute(listing, function, arguments, assembly.target.scalable_bits)


def _kernel_function(listing: Listing, assembly: Assembly) -> Function:
    for function in listing.functions:
        if function.name == assembly.variant.symbol:
            return function
    raise RunError(f"{assembly.variant.symbol}: no such function in the assembly")


def count_work(assembly: Assembly) -> Work:
    """Return the floating-point work per element, for the conservation check.

    The demanded-lanes analysis runs only when more was executed than the kernel needs.
    """
    execution = kernel_execution(assembly, 1)
    flops = execution.flops
    if flops == assembly.variant.flops:
        return Work(flops, flops)
    return Work(flops, useful_lanes(execution).useful_flops)


def analyse(assembly: Assembly, machine: Machine) -> InCore:
    """Return what a kernel does per element and what bounds it in the core of a machine.

    The second of two elements is what is counted: the first carries the prologue.
    """
    one, two = kernel_execution(assembly, 1), kernel_execution(assembly, 2)
    counts = two.counts - one.counts
    kinds = _by_kind(two.listing, counts)
    stream, window = instruction_stream(two), machine.core.scheduler_entries
    windows = windowed_ratio(two.listing, stream, window)
    instructions = two.listing.instructions
    return InCore(
        instructions=float(counts.sum()),
        fma=kinds.get(Kind.FMA, 0.0),
        multiplies=kinds.get(Kind.MULTIPLY, 0.0),
        adds=kinds.get(Kind.ADD, 0.0),
        flops=one.flops,
        window=windows.window,
        windowed_ratio=windows.ratio or 0.0,
        chain_per_window=windows.mean_chain,
        fma_per_window=windows.n_fma / windows.n_windows if windows.n_windows else 0.0,
        longest_chain=windows.max_chain,
        accumulation_cycles=windowed_latency(two.listing, stream, window, _accumulation(machine)) / 2,
        throughput=throughput_bound(micro_op_counts(instructions, counts.tolist(), machine), machine),
        unknown=len(two.listing.unknown),
    )


def _accumulation(machine: Machine) -> dict[Kind, float]:
    """Return the latency of the operations that add to a running sum.

    A multiply is none: at the head of a chain it waits for nothing but loads.
    """
    return {
        kind: machine.operation(kind, machine.vector_bits).accumulate_latency_cycles
        for kind in (Kind.FMA, Kind.ADD)
    }


def _by_kind(listing: Listing, counts: npt.NDArray[np.int64]) -> dict[Kind, float]:
    totals: dict[Kind, float] = {}
    for position in np.flatnonzero(counts):
        kind = listing.instructions[position].kind
        totals[kind] = totals.get(kind, 0.0) + float(counts[position])
    return totals

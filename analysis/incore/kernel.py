"""Assembly of a kernel -> its work per element, bounds inside the core, FMA chains of its loops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ...asm.chains import FmaChains
from ...asm.control_flow import control_flow
from ...asm.execute import execute_each
from ...asm.execution import Execution, instruction_stream
from ...asm.lanes.padding import useful_lanes
from ...asm.listing import parse
from ...asm.listing_record import Function, Listing
from ...asm.windows import windowed_latency, windowed_ratio
from ...codegen.assembly import Assembly
from ...errors import RunError
from ...isa.instruction import Kind
from ...records import record
from ..machine.instruction_costs import SCALAR_BITS
from ..machine.load import Machine
from .contributions import Contributions, accessed_bytes, port_contributions
from .operations import OperationClass
from .regions.body import Body, bodies_of
from .regions.chains import body_chains
from .throughput import ThroughputBound, micro_op_counts, throughput_bound

_ARITHMETIC = frozenset({Kind.FMA.value, Kind.MULTIPLY.value, Kind.ADD.value, Kind.DIVIDE.value})
# apart by more than any buffer: overlap checks that compilers add at run time must pass
_FIRST_ARRAY, _ARRAY_DISTANCE = 0x1000_0000, 0x0100_0000


@record
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
        Mean over windows of the longest FMA chain over the FMA in the window; of multiply-add
        pairs in code that has no FMA.
    chain_per_window, fma_per_window : float
        Mean of the longest chain, and FMA, in a window.
    longest_chain : int
        Longest FMA chain in any window.
    links_in_turn : float
        FMA that wait for one another, or pairs: the longest chain of each window, summed over windows.
    accumulation_cycles : float
        Latency of the slowest path of FMA and adds, summed over windows: the adds that join
        the parts of a split chain them as FMA do.
    throughput : ThroughputBound
        Least cycles by execution ports and dispatch.
    contributions : Contributions
        The same cut into what overlaps with transfers and what does not, for the ECM model.
    load_bytes, store_bytes : float
        Bytes that the instructions load and store, spills and repeated accesses included.
    mix : mapping of Kind to float
        Instructions by what they do; `fma`, `multiplies` and `adds` are among them.
    arithmetic_bits : int
        Width of the widest arithmetic executed, 64 for scalar; the clock may depend on it.
    link : Kind
        Kind of the links of chains: FMA, or the adds of multiply-add pairs.
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
    links_in_turn: float
    accumulation_cycles: float
    throughput: ThroughputBound
    contributions: Contributions
    load_bytes: float
    store_bytes: float
    mix: Mapping[Kind, float]
    arithmetic_bits: int = SCALAR_BITS
    link: Kind = Kind.FMA

    @property
    def has_pairs(self) -> bool:
        """True where multiply-add pairs, counted by their adds, stand for FMA."""
        return self.link is Kind.ADD

    @property
    def links(self) -> float:
        """FMA executed, or multiply-add pairs."""
        return self.adds if self.has_pairs else self.fma


@record
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


@record
class KernelCode:
    """The parsed assembly of one kernel, ready to be executed."""

    listing: Listing
    function: Function
    scalable_bits: int

    def execute(self, n_elements: int) -> Execution:
        """Return the executed path of one call for a number of elements."""
        return self.execute_each((n_elements,))[0]

    def execute_each(self, n_elements: Sequence[int]) -> list[Execution]:
        """Return the executed path of a call for each of some numbers of elements."""
        names = self.listing.instruction_set.convention.arguments
        arrays = [_FIRST_ARRAY + number * _ARRAY_DISTANCE for number in range(len(names) - 1)]
        calls = [dict(zip(names, [n, *arrays], strict=True)) for n in n_elements]
        return execute_each(self.listing, self.function, calls, self.scalable_bits)


@lru_cache(maxsize=1)  # several analyses of one kernel follow each other
def read_kernel(assembly: Assembly) -> KernelCode:
    """Return the code of a kernel.

    Raises
    ------
    RunError
        If the kernel's function is not in the assembly, or an instruction is unknown.
    """
    variant, listing = assembly.variant, parse(assembly.text, assembly.target.isa)
    if listing.unknown:
        first = listing.unknown[0]
        raise RunError(
            f"{variant.symbol} ({assembly.provenance.compiler}), assembly line {first.line}: "
            f"unknown instruction '{first.text}'; {len(listing.unknown)} in all"
        )
    for function in listing.functions:
        if function.name == variant.symbol:
            return KernelCode(listing, function, assembly.target.scalable_bits)
    raise RunError(f"{variant.symbol}: no such function in the assembly")


def count_work(assembly: Assembly) -> Work:
    """Return the floating-point work per element, for the conservation check.

    The analysis of lanes (`asm.lanes`) runs only when more was executed than the kernel needs.
    """
    execution = read_kernel(assembly).execute(1)
    flops = execution.flops
    if flops == assembly.variant.flops:
        return Work(flops, flops)
    return Work(flops, useful_lanes(execution).useful_flops)


def analyse(assembly: Assembly, machine: Machine, n_elements: int | None = None) -> InCore:
    """Return the work of a kernel per element and its bounds in the core of a machine.

    Parameters
    ----------
    assembly : Assembly
        The kernel.
    machine : Machine
        Its core.
    n_elements : int, optional
        The second `n_elements` of twice as many are what is counted: the first carry the prologue.
        Compilers that take several small elements at once need many. By default 1, or what the
        schedule walks over together.
    """
    schedule = assembly.variant.schedule
    n_elements = n_elements or (schedule.elements if schedule else 1)
    code = read_kernel(assembly)
    one, two = code.execute_each((n_elements, 2 * n_elements))
    counts = (np.asarray(two.counts) - np.asarray(one.counts)) / n_elements
    kinds = _by_kind(code.listing, counts)
    operations = micro_op_counts(code.listing.instructions, counts.tolist(), machine)
    stream, window = np.asarray(instruction_stream(two)), machine.core.scheduler_entries
    # a pair is counted by its add, which is what the next one waits for
    link = Kind.FMA if kinds.get(Kind.FMA) or not kinds.get(Kind.MULTIPLY) else Kind.ADD
    windows = windowed_ratio(code.listing, stream, window, link)
    load_bytes, store_bytes = accessed_bytes(operations)
    return InCore(
        instructions=float(counts.sum()),
        fma=kinds.get(Kind.FMA, 0.0),
        multiplies=kinds.get(Kind.MULTIPLY, 0.0),
        adds=kinds.get(Kind.ADD, 0.0),
        flops=round(one.flops / n_elements),
        window=windows.window,
        windowed_ratio=windows.ratio or 0.0,
        chain_per_window=windows.mean_chain,
        fma_per_window=windows.n_fma / windows.n_windows if windows.n_windows else 0.0,
        longest_chain=windows.max_chain,
        links_in_turn=windows.chained / (2 * n_elements),
        accumulation_cycles=windowed_latency(code.listing, stream, window, _accumulation(machine))
        / (2 * n_elements),
        throughput=throughput_bound(operations, machine),
        contributions=port_contributions(operations, machine),
        load_bytes=load_bytes,
        store_bytes=store_bytes,
        mix=kinds,
        arithmetic_bits=_arithmetic_bits(operations),
        link=link,
    )


def _accumulation(machine: Machine) -> dict[Kind, float]:
    """Return the latency of the operations that add to a running sum.

    A multiply is none: at the head of a chain it waits for nothing but loads.
    """
    return {
        kind: machine.operation(kind, machine.vector_bits).accumulate_latency_cycles
        for kind in (Kind.FMA, Kind.ADD)
    }


def _arithmetic_bits(operations: Mapping[OperationClass, float]) -> int:
    return max((key.bits for key in operations if key.kind in _ARITHMETIC), default=SCALAR_BITS)


def _by_kind(listing: Listing, counts: npt.NDArray[np.float64]) -> dict[Kind, float]:
    totals: dict[Kind, float] = {}
    for position in np.flatnonzero(counts):
        kind = listing.instructions[position].kind
        totals[kind] = totals.get(kind, 0.0) + float(counts[position])
    return totals


@record
class LoopChains:
    """FMA chains of the body of one loop.

    Attributes
    ----------
    label : str
        Label of the loop; the name of the function where it has none.
    first_line, last_line : int
        Range of lines in the assembly text.
    instructions : int
        Instructions of one iteration.
    chains : FmaChains
        `N_s`, `l_n` and the chain ratio, Eq. 1.
    longest_chain_lines : tuple of int
        Lines in the assembly text of the FMA on the longest chain.
    """

    label: str
    first_line: int
    last_line: int
    instructions: int
    chains: FmaChains
    longest_chain_lines: tuple[int, ...]


def loop_chains(code: KernelCode) -> tuple[LoopChains, ...]:
    """Return the FMA chains of each loop of a kernel, in program order, inner loops apart.

    Parameters
    ----------
    code : KernelCode
        From `read_kernel`.
    """
    return tuple(_chains(body) for body in _bodies(code))


def _bodies(code: KernelCode) -> Iterator[Body]:
    yield from bodies_of(code.listing, control_flow(code.listing, code.function), ())


def _chains(body: Body) -> LoopChains:
    found = body_chains(body)
    path = found.paths[0] if found.longest else ()
    return LoopChains(
        label=body.label,
        first_line=body.first_line,
        last_line=body.last_line,
        instructions=len(body.instructions),
        chains=found,
        longest_chain_lines=tuple(body.instructions[position].line for position in path),
    )

"""A tensor kernel in the simulated core, called again and again with data in L1; its accesses."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Set

import numpy as np
import numpy.typing as npt

from ....asm.control_flow import basic_blocks
from ....asm.pointer_provenance import is_frame_fixed
from ....asm.trace import Trace, address_slice, trace_call
from ....codegen.assembly import Assembly
from ....codegen.kernel import STACK_OFFSETS, array_layout
from ....codegen.variant import Variant
from ....isa.instruction import Instruction
from ....records import record, replace
from ...machine.record import Machine
from ...machine.residence import resident_elements
from ..contributions import Contributions
from ..kernel import InCore, KernelCode, read_kernel
from ..vocabulary import Stall
from .simulate import Simulation, simulate_calls
from .store_forwarding import BLOCKED, FORWARDED, match_stores


@record
class AccessCounts:
    """Memory accesses of one call, counted by the cause that makes them slow.

    Attributes
    ----------
    loads, stores : int
        Accesses; an instruction that loads and stores counts in both.
    crossing : int
        Accesses that cross a cache line.
    masked_stores : int
        Stores under a mask, full or not.
    partial_stores : int
        Those of them that leave out lanes.
    forwarded_loads : int
        Loads that the store queue hands all bytes of one store of the same call.
    blocked_loads : int
        Loads that wait until a store has written to L1: they need bytes of several stores, or of
        a store and the cache, or of a masked store that the core does not hand over.
    stack : int
        Accesses to the frame: spills, reloads, saved registers.
    unknown : int
        Accesses whose address depends on data, such as those of a gather.
    """

    loads: int
    stores: int
    crossing: int
    masked_stores: int
    partial_stores: int
    forwarded_loads: int
    blocked_loads: int
    stack: int
    unknown: int


def access_counts(
    trace: Trace,
    line_bytes: int,
    stack_from: int,
    forwards_masked_stores: bool = True,
    masks_hide_lanes: bool = True,
    forwards_partial_stores: bool = True,
) -> AccessCounts:
    """Return the counts of the memory accesses of a call.

    Parameters
    ----------
    trace : Trace
        Executed stream, with the address of every access.
    line_bytes : int
        Cache line.
    stack_from : int
        Lowest address that counts as stack.
    forwards_masked_stores : bool
        Whether the core hands over what was stored under a mask.
    masks_hide_lanes : bool
        Whether masked lanes do not count when loads are compared with stores.
    forwards_partial_stores : bool
        Whether the core hands over what was stored under a mask that leaves out lanes.

    Examples
    --------
    `ret` loads, too: its address.

    >>> from ....asm.listing import parse
    >>> from ....asm.trace import trace_call
    >>> listing = parse("f: vmovsd %xmm0, 60(%rdi)\\n vmovsd 60(%rdi), %xmm1\\n ret", "x86-64")
    >>> trace = trace_call(listing, listing.functions[0], {"rdi": 4096})
    >>> counts = access_counts(trace, 64, 1 << 40)
    >>> counts.loads, counts.stores, counts.crossing, counts.forwarded_loads
    (2, 1, 2, 1)
    """
    stores, masked = _flags(trace)
    addresses, n_bytes, width_bytes = map(np.asarray, (trace.addresses, trace.n_bytes, trace.width_bytes))
    known, partial = addresses >= 0, masked & (n_bytes < width_bytes)
    compared = trace.n_bytes if masks_hide_lanes else trace.width_bytes
    source, relation = map(np.asarray, match_stores(trace.addresses, compared, array("b", stores.tobytes())))
    held = relation == BLOCKED
    if not forwards_masked_stores:
        held |= (relation == FORWARDED) & masked[stores][source]
    if not forwards_partial_stores:
        held |= (relation == FORWARDED) & partial[stores][source]
    crossing = known & (addresses % line_bytes + width_bytes > line_bytes)
    return AccessCounts(
        loads=int((~stores).sum()),
        stores=int(stores.sum()),
        crossing=int(crossing.sum()),
        masked_stores=int((stores & masked).sum()),
        partial_stores=int((stores & partial).sum()),
        forwarded_loads=int(((relation == FORWARDED) & ~held).sum()),
        blocked_loads=int(held.sum()),
        stack=int((addresses >= stack_from).sum()),
        unknown=int((~known).sum()),
    )


def _flags(trace: Trace) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return two flags for each access of a trace: store, and masked."""
    table = [_access_flags(instruction) for instruction in trace.listing.instructions]
    lengths = np.array([len(rows) for rows in table], dtype=np.int64)
    flat = np.array([row for rows in table for row in rows], dtype=np.bool_).reshape(-1, 2)
    first = np.cumsum(lengths) - lengths
    stream = np.asarray(trace.stream)
    counts = lengths[stream]
    begins = np.repeat(first[stream] - (np.cumsum(counts) - counts), counts)
    rows = flat[begins + np.arange(len(begins))]
    return rows[:, 0], rows[:, 1]


def _access_flags(instruction: Instruction) -> list[tuple[bool, bool]]:
    masked = instruction.mask is not None
    return [(False, masked)] * len(instruction.loads) + [(True, masked)] * len(instruction.stores)


_ARRAYS, _STACK = 0x1000_0000, 0x7FFF_FFF0_0000
_LARGEST_FRAME = 1 << 24
_MOST_OPERATIONS = 1 << 18  # of a call: many small elements differ from one another in nothing
_BUSY = 0.85  # share of the simulated cycles from which on the ports alone explain them


@record
class KernelCall:
    """One call of a kernel: its executed stream with addresses, and its number of elements."""

    trace: Trace
    n_elements: int


def simulated_elements(variant: Variant, n_elements: int) -> int:
    """Return the number of elements of a call that are simulated: at least two, if it has them.

    Examples
    --------
    >>> simulated_elements(Variant(1, (2,)), 10**6), simulated_elements(Variant(15, (16,)), 1)
    (2730, 1)
    """
    return min(n_elements, max(2, _MOST_OPERATIONS // variant.nominal_flops))


def kernel_call(assembly: Assembly, machine: Machine, n_elements: int | None = None) -> KernelCall:
    """Return the call of a kernel that a measurement repeats.

    Parameters
    ----------
    assembly : Assembly
        The kernel.
    machine : Machine
        Its L1 says how many elements a call takes.
    n_elements : int, optional
        Elements of a call; by default as many as L1 holds.

    Raises
    ------
    RunError
        If the kernel's path cannot be followed.

    Notes
    -----
    Arrays lie where `make_workspace` puts them, and the stack where the fewest accesses cross
    cache lines, as a measurement takes the fastest of `STACK_OFFSETS`.
    """
    variant = assembly.variant
    elements = n_elements or resident_elements(variant, machine.caches, machine.caches[0].name)
    elements = simulated_elements(variant, elements)
    line_bytes = machine.caches[0].line_bytes
    return KernelCall(_best_placed(read_kernel(assembly), assembly, elements, line_bytes), elements)


def simulate_kernel(assembly: Assembly, machine: Machine, n_elements: int | None = None) -> Simulation:
    """Return the cycles per element of a kernel on the simulated core, and its stalls.

    Parameters
    ----------
    assembly, machine, n_elements
        As `kernel_call`; everything is found in L1.

    Raises
    ------
    RunError
        If the kernel's path cannot be followed.
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    return simulate_kernel_call(kernel_call(assembly, machine, n_elements), machine)


def simulate_kernel_call(call: KernelCall, machine: Machine) -> Simulation:
    """Return the cycles per element of a call that is made again and again, and its stalls."""
    found = simulate_calls(call.trace, machine)
    return Simulation(found.cycles_per_iteration / call.n_elements, found.stalls)


def kernel_accesses(call: KernelCall, machine: Machine) -> AccessCounts:
    """Return the counts of the memory accesses of a call."""
    core, line_bytes = machine.core, machine.caches[0].line_bytes
    stack_from = _STACK - _LARGEST_FRAME
    masks = core.forwards_masked_stores, core.masks_hide_lanes, core.forwards_partial_stores
    return access_counts(call.trace, line_bytes, stack_from, *masks)


def simulated_contributions(simulation: Simulation, incore: InCore) -> Contributions:
    """Return the in-core contributions of the ECM model with the simulated cycles as `T_OL`.

    What the simulation waits for is inside: ports, chains, buffers, stores handed over. So are loads and
    stores, of which an analysis of the code alone counts too many where a pass does several elements.
    """
    waits, ports = simulation.bottleneck, incore.throughput
    most = simulation.cycles_per_iteration
    # a buffer that is full because the ports are busy says less than the ports do
    busy = waits == Stall.NONE or ports.cycles > _BUSY * most
    bound = ports.bound if busy else f"full {waits}"
    return Contributions(
        overlapping_cycles=most,
        load_cycles=min(most, incore.contributions.load_cycles),
        store_cycles=min(most, incore.contributions.store_cycles),
        bound=bound,
        source="simulation",
    )


def _best_placed(code: KernelCode, assembly: Assembly, n_elements: int, line_bytes: int) -> Trace:
    """Return the call whose stack address makes the fewest accesses cross a line, of equal ones the first."""
    blocks = basic_blocks(code.listing, code.function)
    stepped = address_slice(code.listing.instructions, blocks, code.scalable_bits)
    found: list[tuple[int, int, Trace]] = []
    moves: bool | None = None
    for number, offset in enumerate(STACK_OFFSETS):
        if moves:
            trace = _moved(found[0][2], offset - STACK_OFFSETS[0])
        else:
            trace = _trace(code, assembly, n_elements, offset, stepped)
        found.append((_stack_crossings(trace, line_bytes), number, trace))
        if found[-1][0] == 0:
            break
        if moves is None:
            moves = is_frame_fixed(code.listing.instructions, blocks, code.scalable_bits)
    return min(found)[2]


def _moved(trace: Trace, n_bytes: int) -> Trace:
    """Return a call as it is with its frame elsewhere."""
    addresses = np.asarray(trace.addresses)
    moved = addresses + n_bytes * (addresses >= _STACK - _LARGEST_FRAME)
    return replace(trace, addresses=array("q", moved.tobytes()))


def _trace(
    code: KernelCode, assembly: Assembly, n_elements: int, stack_offset: int, stepped: Set[int] | None = None
) -> Trace:
    isa = code.listing.instruction_set
    stack = _STACK + stack_offset - isa.convention.return_address_bytes
    arguments = {**_arguments(assembly, n_elements), isa.registers.stack_pointer: stack}
    bits = code.scalable_bits
    return trace_call(code.listing, code.function, arguments, bits, stepped=stepped)


def _arguments(assembly: Assembly, n_elements: int) -> Mapping[str, int]:
    layout = array_layout(assembly.variant, n_elements)
    offsets = (*layout.operators, layout.q, layout.tmp)
    names = assembly.target.instruction_set.convention.arguments
    return dict(zip(names, [n_elements, *(_ARRAYS + offset for offset in offsets)], strict=False))


def _stack_crossings(trace: Trace, line_bytes: int) -> int:
    """Return the number of stack accesses that cross a cache line."""
    addresses = np.asarray(trace.addresses)
    crossing = addresses % line_bytes + np.asarray(trace.width_bytes) > line_bytes
    return int((crossing & (addresses >= _STACK - _LARGEST_FRAME)).sum())

"""Out-of-order simulation: cycles of an instruction stream in steady state, and dispatch stalls by cause.

The inner loop is C (`native/core.c`) and runs on tables of the listing and of the core.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Mapping, Sequence, Set

from ....asm.listing_record import Listing
from ....asm.trace import PAGE_BYTES, UNKNOWN_ADDRESS, Trace, trace_body
from ....asm.trace_cache import TraceCache
from ....isa.instruction import Instruction, Kind
from ....records import record, replace
from ...machine.record import Machine
from ..vocabulary import BUFFERS, Stall, dispatch_stalls
from .core_tables import CoreState, give_back, new_core
from .data_flow import Role
from .front_end import front_end_cycles
from .micro_ops import MicroOps, micro_op_tables
from .store_forwarding import block_aliases, lookalike_stores, match_stores, pair_stack_accesses
from .tables import ACCESS, EVENT, STORE, VALUE, Column, Table, address, call, filled, zeros

_NONE_YET: tuple[int, ...] = (0,) * 64  # kinds of stations.h, and ports of ports.h
_NO_SETS: tuple[int, ...] = (0,) * 33  # as many as MOST_SETS of ports.h, their sizes, and how many


def run_core(
    tables: MicroOps,
    stream: array[int],
    accesses: Table,
    decoding: array[float],
    state: CoreState,
    events: Table | None = None,
) -> tuple[array[int], array[int]]:
    """Return the cycle in which each instruction of a stream retires, and the cycles of dispatch stalls.

    Parameters
    ----------
    tables : MicroOps
        Tables of the listing's instructions; fractions of cycles that are owed are written.
    stream : array of int32, (n_executed,)
        Instructions in the order executed.
    accesses : table of `ACCESS`, (n_accesses,)
        Their memory accesses in that order.
    decoding : array of float64, (n_executed,)
        Cycles that the decoders take for each, see `decode_cycles`.
    state : CoreState
        An empty core, which is used up.
    events : table of `EVENT`, (`count_micro_ops`,), optional
        Table for the events of each micro-op.

    Returns
    -------
    retired : array of int64, (n_executed,)
        Cycles.
    stalls : array of int64, (8 + n_stations,)
        Cycles in which dispatch waited, by buffer, for the decoders, and by station.
    """
    values = (VALUE * tables.n_registers)()
    stores = (STORE * count_micro_ops(tables, stream, Role.STORE))()
    retired, stalls = zeros(len(stream)), zeros(len(BUFFERS) + 1 + len(state.stations))
    # `simulation` of core.c, field by field
    fields: tuple[int | Column | Table | tuple[int, ...], ...] = (
        *(tables.instructions, tables.ops, tables.reads, tables.writes),
        *(stream, len(stream), accesses, decoding),
        state.core,
        *(state.rings, state.free_at, len(state.free_at) // len(state.rings)),
        *(state.stations, state.waiting, len(state.waiting) // len(state.stations)),
        *(state.passed, len(state.passed) // len(state.stations)),
        _NONE_YET,
        *(state.calendar, state.turns, tables.uses),
        *(state.bound, state.n_bound, state.booked, len(state.bound) // len(state.n_bound), 0, 0, 0),
        *(len(state.n_bound), -1, _NONE_YET, _NONE_YET, _NO_SETS),
        *(state.writer, state.recent, len(state.recent)),
        *(state.translations, len(state.translations)),
        *(values, stores, retired, stalls),
        0 if events is None else events,
    )
    words = array("q")
    for field in fields:
        if isinstance(field, tuple):
            words.extend(field)
        else:
            words.append(field if isinstance(field, int) else address(field))
    call("run_core", words)
    give_back(state)
    return retired, stalls


_ANY = -1


def count_micro_ops(tables: MicroOps, stream: array[int], role: Role | None = None) -> int:
    """Return the number of micro-ops that a stream executes: all, or those of one role.

    Parameters
    ----------
    tables : MicroOps
        Micro-ops of the instructions.
    stream : array of int32, (n_executed,)
        Instructions in the order executed.
    role : Role, optional
        All roles by default.
    """
    wanted = _ANY if role is None else int(role)
    return call("count_ops", tables.instructions, tables.ops, stream, len(stream), wanted)


_NEGLIGIBLE = 0.05  # share of the cycles below which a stall is no bottleneck
_LEAST_INSTRUCTIONS, _LEAST_REPETITIONS = 6000, 4
_LEAST_CALLED = 4000
_COPIES_BEHIND = 16  # those that are counted: code goes on where they end


@record
class Simulation:
    """A simulated stream in steady state.

    Attributes
    ----------
    cycles_per_iteration : float
        Cycles of one repetition: of a loop body, or of a call.
    stalls : mapping of str to float
        Share of the cycles in which dispatch waited, by the names of `dispatch_stalls`; in
        the rest it dispatched, or had nothing to dispatch.
    """

    cycles_per_iteration: float
    stalls: Mapping[str, float]

    @property
    def bottleneck(self) -> str:
        """The stall with the largest share of the cycles; "none" where dispatch rarely waited."""
        name, share = max(self.stalls.items(), key=lambda item: item[1], default=("", 0.0))
        return name if share > _NEGLIGIBLE else str(Stall.NONE)


def simulate_calls(
    trace: Trace, machine: Machine, calls: int = 0, warm_up: int = 0, cache: TraceCache | None = None
) -> Simulation:
    """Return the cycles of one call when the same call is made again and again.

    Parameters
    ----------
    trace : Trace
        One call, with addresses.
    machine : Machine
        The machine.
    calls, warm_up : int
        Calls that are measured, and those that come before; by default two and one, and more of short calls:
        which of their operations meet changes from one to the next.
    cache : TraceCache, optional
        Of the listing.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    calls = calls or max(2, -(-_LEAST_CALLED // len(trace.stream)))
    warm_up = warm_up or -(-calls // 4)
    total = calls + warm_up
    retired, stalls = _run(trace, machine, cache, times=total)
    first = retired[warm_up * len(trace.stream) - 1] if warm_up else 0
    return Simulation(float(retired[-1] - first) / calls, _shares(stalls, retired, machine))


@record
class Harness:
    """Circumstances in which a measurement like those of BHive runs copies of a body.

    Attributes
    ----------
    value : int
        Number that registers and memory hold, `one_value` of `trace_body`; all pages are one physical page.
    copies : int
        Of the body: its cycles are those of as many more behind these, over their number.
    code_address : int
        Address of the first copy.
    """

    value: int
    copies: int
    code_address: int = 0


def simulate_body(
    instructions: Sequence[Instruction],
    machine: Machine,
    loop: bool,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
    *,
    straight_line: bool = False,
    harness: Harness | None = None,
) -> Simulation:
    """Return the cycles of one iteration of a loop, or of straight code run once.

    Parameters
    ----------
    instructions : sequence of Instruction
        The body. Registers that it reads before it writes them are taken to point to arrays that
        do not overlap, and masks to be full.
    machine : Machine
        The machine.
    loop : bool
        Whether it is repeated.
    stepped, cache : set of int and TraceCache, optional
        As of `trace_body`.
    straight_line : bool
        Whether the repetitions lie one behind the other in memory, so many that no cache of micro-ops
        holds them, and no branch leads back.
    harness : Harness, optional
        Circumstances of a measurement to repeat; by default the steady state, of arrays that do not overlap.
    """

    def simulated() -> Simulation:
        traced = traced_body(instructions, machine.isa, machine.scalable_bits, loop, stepped, cache, harness)
        return simulate_traced(replace(traced, straight_line=straight_line), machine, cache)

    if len(instructions) > _MOST_KEPT:
        return simulated()
    known = _simulated_on(machine)
    key = loop, straight_line, harness, tuple(map(_what_is_simulated, instructions))
    if (found := known.get(key)) is None:
        found = known[key] = simulated()
    return found


_MOST_KEPT = 1 << 9
"""Instructions of the largest body whose simulation is kept."""
_MOST_BODIES = 1 << 13
_kept: list[tuple[Machine, dict[Hashable, Simulation]]] = []


def _simulated_on(machine: Machine) -> dict[Hashable, Simulation]:
    """Return the simulations of bodies on a machine, the one that was asked for last."""
    if not _kept or _kept[0][0] is not machine or len(_kept[0][1]) > _MOST_BODIES:
        _kept[:] = [(machine, {})]
    return _kept[0][1]


def _what_is_simulated(one: Instruction) -> Hashable:
    """Return the key of an instruction in the simulation of a body; the target of a branch is left out."""
    operands = () if one.kind is Kind.BRANCH else one.operands
    # prefixes, and how many bytes fill up, stand in the text alone
    encoding = one.text if one.kind is Kind.NOP else (one.prefix, one.text.partition(" ")[0])
    known = one.mnemonic, operands, one.kind, one.reads, one.writes, one.loads, one.stores
    return (*known, one.element_bits, one.vector_bits, one.mask, one.fusion, one.vector_length, encoding)


@record
class TracedBody:
    """The instructions that repetitions of a body execute; the same on every core.

    Attributes
    ----------
    trace : Trace
        Stream and addresses.
    repetitions : int
        Of the body.
    straight_line : bool
        Whether they lie one behind the other in memory.
    harness : Harness or None
        Circumstances of a measurement.
    """

    trace: Trace
    repetitions: int
    straight_line: bool = False
    harness: Harness | None = None


def traced_body(
    instructions: Sequence[Instruction],
    isa: str,
    scalable_bits: int,
    loop: bool = True,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
    harness: Harness | None = None,
) -> TracedBody:
    """Return a body as it is executed, for `simulate_traced`; see `simulate_body`.

    Parameters
    ----------
    instructions : sequence of Instruction
        The instructions, in program order.
    isa : str
        Instruction set.
    scalable_bits : int
        Length of a scalable vector.
    loop : bool
        Whether the body is repeated.
    stepped, cache : set of int and TraceCache, optional
        As of `trace_body`.
    harness : Harness, optional
        As of `simulate_body`.
    """
    listing = Listing(isa, tuple(instructions), {}, ())
    copies, value = (0, None) if harness is None else (harness.copies, harness.value)
    many = max(_LEAST_REPETITIONS, -(-_LEAST_INSTRUCTIONS // max(len(instructions), 1)))
    many = 2 * copies + _COPIES_BEHIND if copies else many
    repetitions = many if loop else 1
    trace = trace_body(listing, scalable_bits, repetitions, stepped, cache, value)
    return TracedBody(trace, repetitions, harness=harness)


def simulate_traced(body: TracedBody, machine: Machine, cache: TraceCache | None = None) -> Simulation:
    """Return the cycles of one iteration, as `simulate_body` does; a trace serves many machines.

    Parameters
    ----------
    body : TracedBody
        The body, as `traced_body` returns it.
    machine : Machine
        The machine to simulate.
    cache : TraceCache, optional
        As of `trace_body`.
    """
    return _measured(body, *_run_body(body, machine, cache), machine)


@record
class RecordedRun:
    """A simulated body with all that happened: `retired` by executed instruction, `events` by micro-op.

    Attributes
    ----------
    simulation : Simulation
        As `simulate_traced` returns it.
    retired : array of int64, (n_executed,)
        Cycle in which each instruction retires.
    micro_ops : MicroOps
        Of the body.
    events : table of `EVENT`, (n_micro_ops,)
        In the order executed.
    """

    simulation: Simulation
    retired: array[int]
    micro_ops: MicroOps
    events: Table


def record_traced(body: TracedBody, machine: Machine) -> RecordedRun:
    """Return the simulation of `simulate_traced` with the events of each micro-op."""
    tables = micro_op_tables(body.trace.listing.instructions, machine)
    events = (EVENT * count_micro_ops(tables, body.trace.stream))()
    retired, stalls = _run_body(body, machine, events=events)
    return RecordedRun(_measured(body, retired, stalls, machine), retired, tables, events)


def _measured(body: TracedBody, retired: array[int], stalls: array[int], machine: Machine) -> Simulation:
    copies = body.harness.copies if body.harness else 0
    middle, end = (copies, 2 * copies) if copies else (body.repetitions // 2, body.repetitions)
    n_instructions = len(body.trace.listing.instructions)
    before = retired[middle * n_instructions - 1] if middle else 0
    cycles = float(retired[end * n_instructions - 1] - before) / (end - middle)
    return Simulation(cycles, _shares(stalls, retired, machine))


_TOLD_APART = 2  # calls: what a later one loads was stored where the second found it


def _run_body(
    body: TracedBody, machine: Machine, cache: TraceCache | None = None, events: Table | None = None
) -> tuple[array[int], array[int]]:
    return _run(body.trace, machine, cache, events, body.straight_line, body.harness)


def _run(
    trace: Trace,
    machine: Machine,
    cache: TraceCache | None = None,
    events: Table | None = None,
    straight_line: bool = False,
    harness: Harness | None = None,
    times: int = 1,
) -> tuple[array[int], array[int]]:
    """Return the result of `run_core` for a trace that is executed `times` times, one after the other."""
    code, stream = trace.listing.instructions, trace.stream * times
    tables = micro_op_tables(code if cache is None else cache.shaped(code), machine)
    accesses = _access_rows(trace, tables, machine, times, harness)
    begin = 0 if harness is None else harness.code_address
    decoding = front_end_cycles(code, stream, tables, machine, straight_line, begin)
    return run_core(tables, stream, accesses, decoding, new_core(machine), events)


def _access_rows(
    trace: Trace, tables: MicroOps, machine: Machine, times: int = 1, harness: Harness | None = None
) -> Table:
    """Return the table of `ACCESS` of a trace that is executed `times` times."""
    code, core, apart = trace.listing.instructions, machine.core, min(times, _TOLD_APART)
    is_store = _store_flags(tables, trace)
    compared = trace.n_bytes if core.masks_hide_lanes else trace.width_bytes
    addresses, pages = (trace.addresses, None) if harness is None else _one_page(trace.addresses)
    stores, relation = match_stores(addresses, compared, is_store, apart)
    stream, flags = trace.stream * apart, is_store * apart
    if pages is not None:
        block_aliases(pages * apart, flags, stores, relation)
    by_name = core.renames_memory and core.renames_by_name
    lookalikes = lookalike_stores(code, stream, flags, core.store_prediction_bits, by_name=by_name)
    if core.renames_memory and core.stack_engine:
        pair_stack_accesses(code, stream, flags, stores, lookalikes)
    n = len(is_store)
    rows = (ACCESS * (n * times))()
    pages = filled(_NO_PAGE, n) if pages is None else pages
    columns = addresses, trace.n_bytes, trace.width_bytes, stores, relation, lookalikes, pages
    call("fill_accesses", *columns, n, sum(is_store), times, rows)
    return rows


_NO_PAGE = -1


def _one_page(addresses: array[int]) -> tuple[array[int], array[int]]:
    """Return physical addresses where all pages are the same one, and the pages; -1 where unknown."""
    known = [(UNKNOWN_ADDRESS if a == UNKNOWN_ADDRESS else a % PAGE_BYTES) for a in addresses]
    return array("q", known), array("q", [_NO_PAGE if a < 0 else a // PAGE_BYTES for a in addresses])


def _store_flags(tables: MicroOps, trace: Trace) -> array[int]:
    """Return a flag for each access of a stream: 1 for a store."""
    flags = array("b", bytes(len(trace.addresses)))
    call("flag_stores", tables.instructions, tables.ops, trace.stream, len(trace.stream), flags)
    return flags


def _shares(stalls: array[int], retired: array[int], machine: Machine) -> dict[str, float]:
    elapsed = float(retired[-1]) if len(retired) else 1.0
    named = zip(dispatch_stalls(machine.core), stalls, strict=True)
    return {name: float(n) / max(elapsed, 1.0) for name, n in named if n}

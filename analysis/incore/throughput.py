"""Throughput bound: least cycles for an instruction mix by execution ports and dispatch, if nothing waits.

Micro-ops that the core may send to any of several ports spread over them as a linear program
would spread them. Its optimum has a closed form, because a set of ports U must do all the
work that no other port can:

    T = max over U of  (port cycles of micro-ops whose ports all lie in U) / |U|

(Hall's condition with weights, as in PMEvo's bottleneck simulation). Only unions of
the port sets that occur need to be tried.

Switches between legacy SSE and VEX encodings, which cost cycles on some cores, are found here too.

References
----------
A. Abel, J. Reineke: uops.info, ASPLOS 2019. F. Ritter, S. Hack: PMEvo, PLDI 2020 (bottleneck
simulation of port mappings).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from ...isa.instruction import Instruction, RegisterKind
from ...records import record, replace
from ..machine.record import Machine, OnceForMachine
from .operations import OperationClass, operations_of
from .vocabulary import DISPATCH


def port_pressure(work: Mapping[frozenset[str], float]) -> tuple[float, frozenset[str]]:
    """Return the least cycles for `work`, and the ports that bind.

    Parameters
    ----------
    work : mapping of frozenset of str to float
        Port cycles by the set of ports that may do them.

    Returns
    -------
    cycles : float
        Optimum of the linear program that spreads the work.
    ports : frozenset of str
        The smallest binding set; empty when there is no work.

    Examples
    --------
    >>> fma, shuffle = frozenset({"p0", "p5"}), frozenset({"p5"})
    >>> port_pressure({fma: 2, shuffle: 2})
    (2.0, frozenset({'p5'}))
    >>> cycles, ports = port_pressure({fma: 4, shuffle: 2}); cycles, sorted(ports)
    (3.0, ['p0', 'p5'])
    """
    return _pressure(tuple(work), tuple(work.values()))


@lru_cache(maxsize=1 << 12)  # of whole bodies there are mostly whole and small numbers
def _pressure(sets: tuple[frozenset[str], ...], work: tuple[float, ...]) -> tuple[float, frozenset[str]]:
    best, binding = 0.0, frozenset[str]()
    total = sum(work)
    known = _parts_of_unions(sets, tuple([amount > 0 for amount in work]))
    amounts = (*work, 0.0, 0.0)
    for union, n_ports, parts in known:
        if total <= best * n_ports:  # those to come have as many ports or more
            break
        cycles = sum(parts(amounts)) / n_ports
        if cycles > best:
            best, binding = cycles, union
    return best, binding


@lru_cache(maxsize=1 << 12)  # bodies use the same few sets
def _parts_of_unions(
    sets: tuple[frozenset[str], ...], is_used: tuple[bool, ...]
) -> list[tuple[frozenset[str], int, Callable[[Sequence[float]], tuple[float, ...]]]]:
    """Return every union of the sets in use, fewest ports first, and what takes the amounts of its sets.

    Two amounts of 0 are behind those of the sets, so that it takes several.
    """
    unions = _unions(frozenset(ports for ports, used in zip(sets, is_used, strict=True) if used))
    nothing = len(sets), len(sets) + 1
    return [
        (union, len(union), itemgetter(*[n for n, ports in enumerate(sets) if ports <= union], *nothing))
        for union in unions
    ]


def _unions(sets: frozenset[frozenset[str]]) -> list[frozenset[str]]:
    """Return every union of some of the sets, fewest ports first."""
    unions: set[frozenset[str]] = set()
    for ports in sets:
        unions |= {ports} | {ports | union for union in unions}
    return sorted(unions, key=lambda union: (len(union), sorted(union)))


_PIPES = {
    "fma": "FMA pipes",
    "fma_by_element": "FMA pipes",
    "multiply": "multiply pipes",
    "multiply_by_element": "multiply pipes",
    "add": "add pipes",
    "divide": "divider",
    "load": "load ports",
    "integer_load": "load ports",
    "gather": "load ports",
    "store": "store ports",
    "integer_store": "store ports",
    "indexed_store": "store ports",
    "indexed_integer_store": "store ports",
    "update_integer_store": "store ports",
    "scatter": "store ports",
    "shuffle": "shuffle ports",
    "broadcast": "shuffle ports",
    "mask": "mask ports",
    "integer": "integer ports",
    "integer_multiply": "integer ports",
    "integer_divide": "integer ports",
    "branch": "branch ports",
    "arithmetic_and_branch": "branch ports",
}
_ROUNDING = 1e-9


@record
class ThroughputBound:
    """Least cycles for a mix of operations, and the limit that sets them.

    Attributes
    ----------
    cycles : float
        The larger of port pressure and dispatch.
    port_cycles, dispatch_cycles : float
        Each of the two.
    bound : str
        "FMA pipes", "load ports", "dispatch width", ...: after what fills the binding ports most.
    ports : tuple of str
        The binding ports; empty when dispatch binds.
    contributions : tuple of (OperationClass, float)
        Cycles of the bound that each class accounts for, largest first; they sum to `cycles`.
    """

    cycles: float
    port_cycles: float
    dispatch_cycles: float
    bound: str
    ports: tuple[str, ...]
    contributions: tuple[tuple[OperationClass, float], ...]


def micro_op_counts(
    instructions: Sequence[Instruction], executions: Sequence[float], machine: Machine
) -> dict[OperationClass, float]:
    """Return the number of executions of each operation, memory operands included.

    Parameters
    ----------
    instructions : sequence of Instruction, length n
        The instructions.
    executions : sequence of float, length n
        Executions of each.
    machine : Machine
        The machine, which sets classes and widths.
    """
    counts: dict[OperationClass, float] = defaultdict(float)
    for instruction, times in zip(instructions, executions, strict=True):
        if times:
            for operation in operations_of(instruction, machine):
                counts[operation] += times
    return dict(counts)


def throughput_bound(counts: Mapping[OperationClass, float], machine: Machine) -> ThroughputBound:
    """Return the least cycles in which the machine can execute a mix of operations.

    Parameters
    ----------
    counts : mapping of OperationClass to float
        Executions, as `micro_op_counts` gives them.
    machine : Machine
        The machine.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.

    Notes
    -----
    A lower bound: latencies, full buffers and cache misses come on top, and where a 512-bit
    operation on Intel's p0 also blocks p1, that is not counted.
    """
    by_ports = port_bound(counts, machine)
    slots = {key: count * dispatch_slots(key, machine) for key, count in counts.items()}
    dispatch_cycles = sum(slots.values()) / machine.core.dispatch_width
    if dispatch_cycles <= by_ports.cycles:
        return replace(by_ports, dispatch_cycles=dispatch_cycles)
    shares = {key: slots[key] / machine.core.dispatch_width for key in counts}
    return ThroughputBound(
        dispatch_cycles, by_ports.cycles, dispatch_cycles, DISPATCH, (), _largest_first(shares)
    )


def port_bound(
    counts: Mapping[OperationClass, float], machine: Machine, *, on_average: bool = True
) -> ThroughputBound:
    """Return the least cycles by execution ports alone, as if dispatch had no limit.

    Parameters
    ----------
    counts : mapping of OperationClass to float
        Executions of each operation.
    machine : Machine
        The machine.
    on_average : bool
        Whether port uses of less than a cycle count: averages over much code, which are no lower bounds.
    """
    uses = {key: _uses_of(key, machine, on_average) for key in counts}
    least, binding = _least_cycles(counts, uses)
    return _bound_of(least, binding, counts, uses, machine)


def port_cycles(counts: Mapping[OperationClass, float], machine: Machine) -> float:
    """Return the cycles of `port_bound` alone, port uses of less than a cycle counted."""
    return _least_cycles(counts, {key: _uses_of(key, machine, on_average=True) for key in counts})[0]


def _least_cycles(
    counts: Mapping[OperationClass, float], uses: Mapping[OperationClass, _Uses]
) -> tuple[float, frozenset[str]]:
    work: dict[frozenset[str], float] = defaultdict(float)
    for key, count in counts.items():
        for ports, cycles in uses[key]:
            work[ports] += count * cycles
    return port_pressure(work)


def ports_as_busy(
    counts: Mapping[OperationClass, float], machine: Machine, found: ThroughputBound
) -> tuple[ThroughputBound, ...]:
    """Return the bounds of other ports, as busy as those that `port_bound` names, with other operations.

    Parameters
    ----------
    counts : mapping of OperationClass to float
        Executions of each operation.
    machine : Machine
        The machine.
    found : ThroughputBound
        Result of `port_bound` for the same mix, not `on_average`.
    """
    uses = {key: _uses_of(key, machine, on_average=False) for key in counts}
    busy, seen, others = frozenset(found.ports), _classes(found), list[ThroughputBound]()
    while found.cycles:
        left: dict[frozenset[str], float] = defaultdict(float)
        for key, count in counts.items():
            for ports, turns in uses[key]:
                if not busy.issuperset(ports):
                    left[ports - busy] += count * turns
        cycles, binding = port_pressure(left)
        if cycles < found.cycles * (1 - _ROUNDING):
            break
        other = _bound_of(found.cycles, binding, counts, uses, machine)
        if not _classes(other) <= seen:  # else further ports that the same operations use
            others.append(other)
        busy, seen = busy | binding, seen | _classes(other)
    return tuple(others)


def _classes(found: ThroughputBound) -> frozenset[OperationClass]:
    return frozenset(key for key, _ in found.contributions)


def _bound_of(
    cycles: float,
    binding: frozenset[str],
    counts: Mapping[OperationClass, float],
    uses: Mapping[OperationClass, _Uses],
    machine: Machine,
) -> ThroughputBound:
    shares = {
        key: count * sum([cycles for ports, cycles in uses[key] if ports <= binding]) / (len(binding) or 1)
        for key, count in counts.items()
    }
    contributions = _largest_first(shares)
    ports = tuple(port for port in machine.core.ports if port in binding)
    return ThroughputBound(cycles, cycles, 0.0, _bound_name(contributions), ports, contributions)


def dispatch_slots(operation: OperationClass, machine: Machine) -> float:
    """Return the dispatch slots that an operation takes; none of its own where it is fused."""
    return 0.0 if operation.fused else machine.operation(operation.name, operation.bits).micro_ops


def reciprocal_throughput(machine: Machine, name: str, bits: int) -> float:
    """Return the cycles a core needs for each of many independent operations of one class.

    Parameters
    ----------
    machine : Machine
        The machine.
    name : str
        Class of the operation.
    bits : int
        Width of its operands.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> reciprocal_throughput(load_machine("a64fx"), "fma", 512)
    0.5
    """
    return throughput_bound({OperationClass(name, bits): 1.0}, machine).cycles


_Uses = tuple[tuple[frozenset[str], float], ...]
"""Ports that may do a part of an operation, and cycles of one of them."""
_kept_uses: OnceForMachine[dict[tuple[str, int, bool], _Uses]] = OnceForMachine(lambda machine: {})


def _uses_of(key: OperationClass, machine: Machine, on_average: bool) -> _Uses:
    """Return the uses of an operation, found once on a machine: see `port_bound`."""
    known, named = _kept_uses(machine), (key.name, key.bits, on_average)
    if (found := known.get(named)) is None:
        uses = machine.operation(key.name, key.bits).uses
        counted = [use for use in uses if on_average or use.cycles >= 1.0]
        found = known[named] = tuple([(frozenset(use.ports), use.cycles) for use in counted])
    return found


def _largest_first(shares: Mapping[OperationClass, float]) -> tuple[tuple[OperationClass, float], ...]:
    return tuple(sorted(((k, s) for k, s in shares.items() if s > 0), key=lambda item: (-item[1], item[0])))


def _bound_name(contributions: Sequence[tuple[OperationClass, float]]) -> str:
    totals: dict[str, float] = defaultdict(float)
    for key, share in contributions:
        totals[_PIPES.get(key.kind, "vector pipes")] += share
    return max(totals, key=lambda name: totals[name]) if totals else "nothing"


_KEPT_BITS = 128
"""Bits of a vector register that older encodings write; what is above is the upper half."""


def encoding_switches(code: Sequence[Instruction], machine: Machine) -> tuple[int, ...]:
    """Return the positions of a repeated body before which a core switches between encodings.

    Notes
    -----
    A core that keeps the upper halves of registers apart while older encodings run saves them where such code
    begins and restores them where it ends, unless `vzeroupper` has cleared them. Registers that only the
    newest encodings name have no such halves.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> text = "vpaddd %ymm3, %ymm4, %ymm5; paddd %xmm6, %xmm0"
    >>> bodies = [parse(text + more, "x86-64").instructions for more in ("", "; vzeroupper")]
    >>> [encoding_switches(body, load_machine("spr")) for body in bodies]
    [(0, 1), (1,)]
    """
    registers = machine.instruction_set.registers
    if not (machine.core.encoding_switch_cycles and registers.clearing_prefix):
        return ()
    dirty, newest, found = False, True, list[int]()
    for turn in (1, 2):
        for position, instruction in enumerate(code):
            if instruction.mnemonic in registers.clears_upper:
                dirty = False
                continue
            vectors = [r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR]
            if not vectors:
                continue
            new = instruction.mnemonic.startswith(registers.clearing_prefix)
            if dirty and new is not newest and turn > 1:
                found.append(position)
            newest = new
            low = registers.vectors[: registers.narrow_vector_registers]
            dirty = dirty or any(r.bits > _KEPT_BITS and r.root in low for r in vectors)
    return tuple(found)

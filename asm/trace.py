"""The executed stream of one call with the address of every memory access.

A core forwards stored data to loads, waits where it cannot, and takes two turns for an access
that crosses a cache line: to simulate that, addresses are needed as well as the path. They are
found by stepping the instructions that addresses depend on, beside those that steer the path.

Addresses are noted in the state of the registers right before an access; accesses between which no
register changes are noted together, from their bases, indices and displacements.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any

from ..isa.instruction import FLOPS_PER_LANE, Instruction, Kind, RegisterKind
from ..isa.registry import FILES
from ..isa.state import MASK64, State, compile_address
from ..records import record
from .control_flow import Block, basic_blocks
from .control_slice import control_slice, steering_roots
from .execute import STEP_LIMIT, entry_state, follow
from .execution import block_positions
from .listing_record import Function, Listing
from .pointer_provenance import Locations
from .trace_cache import OtherAccess, Prepared, Row, is_plain

__all__ = [
    "UNKNOWN_ADDRESS",
    "Trace",
    "address_slice",
    "trace_body",
    "trace_call",
]


UNKNOWN_ADDRESS = -1
"""Address of an access that depends on data, such as each element of a gather."""

Probe = Callable[[State], Any]


class Probes:
    """Makes the steps of one trace.

    Parameters
    ----------
    prepared : Prepared
        Parts of the accesses.
    accesses : list of int
        List for the address, bytes, and bytes with all lanes active, of each access.
    """

    def __init__(self, prepared: Prepared, accesses: list[int]) -> None:
        self._prepared, self._accesses = prepared, accesses
        self._rows: list[Row] = []
        self._steps: list[Probe] = []

    def note(self, instruction: Instruction) -> None:
        """Add the accesses of an instruction, which come before its effects: a write-back is one."""
        if not (instruction.loads or instruction.stores):
            return
        for one in self._prepared.accesses(instruction):
            if isinstance(one, OtherAccess):
                self.add(_probe(instruction, one, self._prepared.scalable_bits, self._accesses))
            else:
                self._rows.append(one)

    def add(self, step: Probe) -> None:
        """Add another step."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
            self._rows = []
        self._steps.append(step)

    def take(self) -> tuple[Probe, ...]:
        """Return the steps since the last call, in order."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
        found, self._rows, self._steps = tuple(self._steps), [], []
        return found


def _together(rows: list[Row], accesses: list[int]) -> Probe:
    """Return a step that takes note of accesses one after the other."""
    extend = accesses.extend

    def note(state: State) -> None:
        get = state.registers.get
        for base, displacement, index, scale, n_bytes, mask, bits_a_lane, n_lanes in rows:
            address = get(base)
            if index is not None and address is not None:
                moved = get(index)
                address = None if moved is None else address + moved * scale
            address = UNKNOWN_ADDRESS if address is None else (address + displacement) & MASK64
            if mask is None or (value := get(mask)) is None:
                extend((address, n_bytes, n_bytes))
            else:
                lanes = min(-(-value.bit_length() // bits_a_lane), n_lanes)
                extend((address, lanes * n_bytes // n_lanes, n_bytes))

    return note


def _probe(instruction: Instruction, access: OtherAccess, scalable_bits: int, accesses: list[int]) -> Probe:
    memory, (n_bytes, bits_a_lane, n_lanes) = access
    extend = accesses.extend
    if not is_plain(memory):
        return lambda state: extend((UNKNOWN_ADDRESS, n_bytes, n_bytes))
    address_of = compile_address(instruction, memory, scalable_bits)
    mask = None if memory.broadcast else instruction.mask

    def note(state: State) -> None:
        address = address_of(state)
        value = None if mask is None else state.registers.get(mask)
        lanes = n_lanes if value is None else min(-(-value.bit_length() // bits_a_lane), n_lanes)
        extend((UNKNOWN_ADDRESS if address is None else address, lanes * n_bytes // n_lanes, n_bytes))

    return note


# apart by more than a body moves through, and not by a power of two
_FIRST_ARRAY, _ARRAY_DISTANCE = 0x1000_0000, 0x0101_0440


@record
class Trace:
    """One executed call.

    Attributes
    ----------
    listing : Listing
        The executed code.
    scalable_bits : int
        SVE vector length in bits, 0 where vectors are not scalable.
    stream : array of int32, (n_executed,)
        Positions in `listing.instructions` in the order executed.
    addresses : array of int64, (n_accesses,)
        Byte address of each memory operand in the order executed, an instruction's loads before
        its stores; `UNKNOWN_ADDRESS` where it depends on data.
    n_bytes : array of int64, (n_accesses,)
        Bytes from the address on that the access reads or writes: masked lanes at its end are
        left out, and a fully masked one has 0.
    width_bytes : array of int64, (n_accesses,)
        The same with all lanes active.
    """

    listing: Listing
    scalable_bits: int
    stream: array[int]
    addresses: array[int]
    n_bytes: array[int]
    width_bytes: array[int]


def trace_call(
    listing: Listing,
    function: Function,
    arguments: Mapping[str, int],
    scalable_bits: int = 0,
    step_limit: int = STEP_LIMIT,
    memory: Mapping[int, bytes] | None = None,
    stepped: Set[int] | None = None,
    prepared: Prepared | None = None,
) -> Trace:
    """Return the stream and the addresses of one call.

    Parameters
    ----------
    arguments : mapping of str to int
        Values of argument registers by root; an address computed from one that is missing is
        `UNKNOWN_ADDRESS`.
    memory : mapping of int to bytes, optional
        Contents of memory, by address: branches and addresses that depend on it are then known.
    stepped : set of int, optional
        From `address_slice`, where it is known already.
    prepared : Prepared, optional
        For who traces more of this code.

    Raises
    ------
    UndeterminedPath, StepLimitReached
        As `execute`.

    Examples
    --------
    >>> from .listing import parse
    >>> listing = parse("f: vmovsd 8(%rdi), %xmm0\\n vmovsd %xmm0, (%rsi,%rdi)\\n ret", "x86-64")
    >>> trace = trace_call(listing, listing.functions[0], {"rdi": 4096, "rsi": 64})
    >>> trace.addresses.tolist()[:2], trace.n_bytes.tolist()[:2]
    ([4104, 4160], [8, 8])
    """
    code, blocks = listing.instructions, basic_blocks(listing, function)
    if stepped is None:
        stepped = address_slice(code, blocks, scalable_bits)
    loading = any(code[p].loads for p in stepped)
    state = entry_state(listing, arguments, scalable_bits, loading, memory)
    accesses: list[int] = []

    prepared = Prepared(listing.isa, scalable_bits) if prepared is None else prepared
    probes = Probes(prepared, accesses)
    compiled = []
    for block in blocks:
        for position in range(block.start, block.stop):
            probes.note(code[position])
            if position in stepped:
                probes.add(prepared.step(code[position]))
        compiled.append(probes.take())
    path = follow(listing, blocks, compiled, state, step_limit)
    return Trace(listing, scalable_bits, block_positions(blocks, path), *_columns(accesses))


def address_slice(
    code: Sequence[Instruction],
    blocks: Sequence[Block],
    scalable_bits: int,
    locations: Locations | None = None,
) -> frozenset[int]:
    """Return the positions of the instructions that the path and the addresses of a function depend on.

    Parameters
    ----------
    locations : mapping, optional
        As of `control_slice`.
    """
    return control_slice(code, blocks, scalable_bits, _observed, locations)


def trace_body(
    listing: Listing,
    scalable_bits: int,
    repetitions: int,
    stepped: Set[int] | None = None,
    prepared: Prepared | None = None,
) -> Trace:
    """Return the stream of straight code that is repeated, as if its arrays did not overlap.

    Parameters
    ----------
    listing : Listing
        The body; what its branches do is left out.
    repetitions : int
        Iterations.
    stepped : set of int, optional
        Positions of all instructions that addresses depend on, where they are known: what is stepped
        beside them does no harm.
    prepared : Prepared, optional
        Decoded forms of the function that the body is part of, to share with its other bodies.

    Notes
    -----
    General registers start with addresses far apart, masks and predicates full. What is loaded
    is unknown, and so is an address computed from it.

    Examples
    --------
    >>> from .listing import parse
    >>> trace = trace_body(parse("vmovsd (%rdi), %xmm0; addq $8, %rdi", "x86-64"), 0, 3)
    >>> [address - trace.addresses[0] for address in trace.addresses]
    [0, 8, 16]
    """
    code = listing.instructions
    accesses: list[int] = []
    state = State(scalable_bits, dict(_entry_values(code, scalable_bits)))
    if stepped is None:
        whole = Block(0, 0, len(code), taken=0 if repetitions > 1 else None)
        stepped = control_slice(code, (whole,), scalable_bits, _addressed)
    prepared = Prepared(listing.isa, scalable_bits) if prepared is None else prepared
    probes = Probes(prepared, accesses)
    for position, instruction in enumerate(code):
        probes.note(instruction)
        if position in stepped and instruction.kind not in FLOPS_PER_LANE:
            probes.add(prepared.step(instruction))
    steps = probes.take()
    for _ in range(repetitions):
        for step in steps:
            step(state)
    stream = array("i", range(len(code))) * repetitions
    return Trace(listing, scalable_bits, stream, *_columns(accesses))


def _columns(accesses: Sequence[int]) -> Iterator[array[int]]:
    """Yield addresses, bytes and widths; addresses of the upper half of memory are negative."""
    try:
        table = array("q", accesses)
    except OverflowError:
        # a register that is subtracted: a made-up one leads there, and so may a missing argument
        table = array("q", [n - (1 << 64) if n >> 63 > 0 else n for n in accesses])
    return (table[column::3] for column in range(3))


def _entry_values(code: Sequence[Instruction], scalable_bits: int) -> Iterator[tuple[str, int]]:
    """Return a value for each general register and mask of a body: addresses, and all lanes."""
    accesses = [memory for i in code if i.loads or i.stores for memory in i.loads + i.stores]
    addressing = [register for m in accesses for register in (m.base, m.index)]
    general = RegisterKind.INTEGER
    roots = dict.fromkeys([r.root for r in addressing if r is not None and r.kind is general])
    reads = dict.fromkeys([i.reads for i in code])
    roots |= dict.fromkeys(root for several in reads for root in several if FILES.get(root) is general)
    for number, root in enumerate(roots):
        yield root, _FIRST_ARRAY + number * _ARRAY_DISTANCE
    for root in {i.mask for i in code if i.mask is not None}:
        yield root, (1 << (scalable_bits // 8 or 64)) - 1


def _observed(instruction: Instruction) -> tuple[str, ...]:
    """Return the values to know before an instruction: the path, addresses and masks of accesses."""
    if not (instruction.loads or instruction.stores):
        return steering_roots(instruction)
    if instruction.kind is Kind.BRANCH or instruction.kind in FLOPS_PER_LANE:
        return steering_roots(instruction) + _addressed(instruction)
    return _addressed(instruction)


def _addressed(instruction: Instruction) -> tuple[str, ...]:
    """Return the values to know before an instruction to tell its memory accesses."""
    if not (instruction.loads or instruction.stores):
        return ()
    roots: tuple[str, ...] = () if instruction.mask is None else (instruction.mask,)
    for memory in instruction.loads + instruction.stores:
        base, index = memory.base, memory.index
        if base is not None and base.kind is RegisterKind.INTEGER:
            roots = (base.root, *roots)
        if index is not None and index.kind is RegisterKind.INTEGER:
            roots = (index.root, *roots)
    return roots

"""The executed stream of one call with the address of every memory access.

A core forwards stored data to loads, waits where it cannot, and takes two turns for an access
that crosses a cache line: to simulate that, addresses are needed as well as the path. They are
found by stepping the instructions that addresses depend on, beside those that steer the path.

Addresses are computed after the call has been followed, see `trace_cache.AccessLog`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence, Set

from ..isa.instruction import FLOPS_PER_LANE, Instruction, Kind, RegisterKind
from ..isa.registry import FILES, FRAME_POINTERS, STACK_POINTERS
from ..isa.state import State
from ..records import record
from .control_flow import Block, basic_blocks
from .control_slice import control_slice, steering_roots
from .execute import STEP_LIMIT, entry_state, follow
from .execution import block_positions
from .induction_variables import constant_step
from .listing_record import Function, Listing
from .pointer_provenance import Locations
from .trace_cache import UNKNOWN_ADDRESS, AccessLog, TraceCache

__all__ = [
    "PAGE_BYTES",
    "UNKNOWN_ADDRESS",
    "Trace",
    "address_slice",
    "trace_body",
    "trace_call",
]

PAGE_BYTES = 4096
_WORD_BYTES, _MOST_BYTES = 4, 8
_FIRST_LOADED, _LOADED_DISTANCE, _LOADED_BITS = 0x2000_0000, 0x4440, 16
_NOT_WRITTEN = -1


class _PointersInMemory(State):
    """A state in which each word of memory holds a number of its own until something is stored there.

    So the same place gives the same pointer or index each time, and different ones lead to different lines.
    Of bytes and half words nothing is known: there are too few of them to be all different.
    """

    __slots__ = ()
    _least_bytes = _WORD_BYTES

    def _filled_with(self, address: int, n_bytes: int) -> int:
        """Return the initial content of memory at an address."""
        return _word_at(address, n_bytes)

    def load(self, address: int | None, n_bytes: int) -> int | None:
        if address is None or n_bytes > _MOST_BYTES:
            return None
        if not self.memory:
            return self._filled_with(address, n_bytes) if n_bytes >= self._least_bytes else None
        places = range(address, address + n_bytes)
        known = [self.memory.get(place, _NOT_WRITTEN) for place in places]
        if None in known or (n_bytes < self._least_bytes and _NOT_WRITTEN in known):
            return None
        if known.count(_NOT_WRITTEN) == n_bytes:
            return self._filled_with(address, n_bytes)
        found = [
            self._filled_with(place, 1) if byte == _NOT_WRITTEN else byte
            for place, byte in zip(places, known, strict=True)
        ]
        return sum(byte << 8 * number for number, byte in enumerate(found) if byte)

    def store(self, address: int | None, n_bytes: int, value: int | None) -> None:
        if address is not None and value is None:
            self.memory.update(dict.fromkeys(range(address, address + n_bytes)))
        else:
            State.store(self, address, n_bytes, value)


class _OneValueInMemory(_PointersInMemory):
    """A state of one page that is all of memory; its words hold one number until something is stored."""

    __slots__ = ("value",)
    _least_bytes = 1
    value: int

    def load(self, address: int | None, n_bytes: int) -> int | None:
        return super().load(None if address is None else address % PAGE_BYTES, n_bytes)

    def store(self, address: int | None, n_bytes: int, value: int | None) -> None:
        super().store(None if address is None else address % PAGE_BYTES, n_bytes, value)

    def _filled_with(self, address: int, n_bytes: int) -> int:
        twice = self.value | self.value << 8 * _MOST_BYTES
        return twice >> 8 * (address % _MOST_BYTES) & (1 << 8 * n_bytes) - 1


def _word_at(address: int, n_bytes: int) -> int:
    """Return the bytes at an address of the words that memory holds; positive numbers of 32 bits each."""
    word, offset = divmod(address, _WORD_BYTES)
    number = (word * 0x9E3779B1 & 0xFFFF_FFFF) >> (32 - _LOADED_BITS)
    value = _FIRST_LOADED + number * _LOADED_DISTANCE
    if offset + n_bytes > _WORD_BYTES:
        more = offset + n_bytes - _WORD_BYTES
        value |= _word_at(_WORD_BYTES * (word + 1), more) << 8 * _WORD_BYTES
    return value >> 8 * offset & (1 << 8 * n_bytes) - 1


# apart by more than a body moves through, and not by a power of two
_FIRST_ARRAY, _ARRAY_DISTANCE = 0x1000_0000, 0x0101_0440
_FIRST_SYMBOL = 0x6000_0000_0000
_BELOW_STACK = 16  # of the frame pointer, in the harness of BHive


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
    cache: TraceCache | None = None,
) -> Trace:
    """Return the stream and the addresses of one call.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    function : Function
        The function.
    arguments : mapping of str to int
        Values of argument registers by root; an address computed from one that is missing is
        `UNKNOWN_ADDRESS`.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.
    step_limit : int
        Instructions after which the call is given up.
    memory : mapping of int to bytes, optional
        Contents of memory, by address: branches and addresses that depend on it are then known.
    stepped : set of int, optional
        From `address_slice`, where it is known already.
    cache : TraceCache, optional
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

    cache = TraceCache(listing.isa, scalable_bits) if cache is None else cache
    log = AccessLog(cache)
    compiled = []
    for block in blocks:
        for position in range(block.start, block.stop):
            log.note(code[position])
            if position in stepped:
                log.add(cache.step(code[position]))
        compiled.append(log.take())
    path = follow(listing, blocks, compiled, state, step_limit)
    return Trace(listing, scalable_bits, block_positions(blocks, path), *log.columns(path))


def address_slice(
    code: Sequence[Instruction],
    blocks: Sequence[Block],
    scalable_bits: int,
    locations: Locations | None = None,
) -> frozenset[int]:
    """Return the positions of the instructions that the path and the addresses of a function depend on.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in program order.
    blocks : sequence of Block
        Basic blocks of the function.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.
    locations : mapping, optional
        As of `control_slice`.
    """
    return control_slice(code, blocks, scalable_bits, _observed, locations)


def trace_body(
    listing: Listing,
    scalable_bits: int,
    repetitions: int,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
    one_value: int | None = None,
) -> Trace:
    """Return the stream of straight code that is repeated, as if its arrays did not overlap.

    Parameters
    ----------
    listing : Listing
        The body; what its branches do is left out.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.
    repetitions : int
        Iterations.
    stepped : set of int, optional
        Positions of all instructions that addresses depend on, where they are known: what is stepped
        beside them does no harm.
    cache : TraceCache, optional
        Decoded forms of the function that the body is part of, to share with its other bodies.
    one_value : int, optional
        Number that all general registers hold at first, and each word of the one physical page that all
        pages are, as in measurements of BHive. Stack and frame begin in the middle of the page of that
        address.

    Notes
    -----
    General registers start with addresses far apart, masks and predicates full, and memory holds such
    addresses, each place one of its own: a pointer that is loaded again is the same unless its place was
    stored to. Vectors that are loaded are unknown.

    Examples
    --------
    >>> from .listing import parse
    >>> trace = trace_body(parse("vmovsd (%rdi), %xmm0; addq $8, %rdi", "x86-64"), 0, 3)
    >>> [address - trace.addresses[0] for address in trace.addresses]
    [0, 8, 16]
    """
    code = listing.instructions
    state = _entry_state(code, scalable_bits, one_value)
    state.symbols = _symbols_of(code)
    if one_value is not None:  # where another segment begins in its page is not known
        state.symbols = {name: at for name, at in state.symbols.items() if not name.startswith("%")}
    if stepped is None:
        whole = Block(0, 0, len(code), taken=0 if repetitions > 1 else None)
        stepped = control_slice(code, (whole,), scalable_bits, _addressed)
    cache = TraceCache(listing.isa, scalable_bits) if cache is None else cache
    log = AccessLog(cache)
    for position, instruction in enumerate(code):
        log.note(instruction)
        if position in stepped and instruction.kind not in FLOPS_PER_LANE:
            log.add(cache.step(instruction))
    steps = log.take()
    stream = array("i", range(len(code))) * repetitions
    advances = _advances(code, stepped, scalable_bits, log.roots)
    for turn in range(repetitions):
        for step in steps:
            step(state)
        if turn == 0 and advances is not None and (found := log.repeated(advances, repetitions)):
            return Trace(listing, scalable_bits, stream, *found)
    return Trace(listing, scalable_bits, stream, *log.columns([0] * repetitions))


def _entry_state(code: Sequence[Instruction], scalable_bits: int, one_value: int | None) -> State:
    """Return the registers and the memory before a body, as `trace_body` describes them."""
    values: dict[str, int | None] = dict(_entry_values(code, scalable_bits))
    if one_value is None:
        return _PointersInMemory(scalable_bits, values)
    general = [root for root in values if FILES.get(root) is RegisterKind.INTEGER]
    values.update(dict.fromkeys(general, one_value))
    middle = one_value - one_value % PAGE_BYTES + PAGE_BYTES // 2
    for root in FRAME_POINTERS.intersection(general):
        values[root] = middle if root in STACK_POINTERS else middle - _BELOW_STACK
    state = _OneValueInMemory(scalable_bits, values)
    state.value = one_value
    return state


def _advances(
    code: Sequence[Instruction], stepped: Set[int], scalable_bits: int, roots: Set[str] | None
) -> dict[str, int] | None:
    """Return the amounts by which registers advance in each turn; None where one changes in another way.

    Parameters
    ----------
    code : sequence of Instruction
        Straight code that is repeated.
    stepped : set of int
        Positions of the instructions that have an effect.
    scalable_bits : int
        Length of a scalable vector.
    roots : set of str or None
        Registers in question; None where others matter as well.
    """
    if roots is None:
        return None
    found: dict[str, int] = {}
    for position in stepped:
        instruction = code[position]
        if instruction.kind in FLOPS_PER_LANE or roots.isdisjoint(instruction.writes):
            continue
        step = constant_step(instruction, scalable_bits)
        if step is None or step[0] != step[1] or any(r in roots for r in instruction.writes if r != step[0]):
            return None
        found[step[0]] = found.get(step[0], 0) + step[2]
    return found


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


def _symbols_of(code: Sequence[Instruction]) -> dict[str, int]:
    """Return an address for each symbol that a body accesses."""
    accesses = [memory for i in code if i.loads or i.stores for memory in i.loads + i.stores]
    names = dict.fromkeys([memory.symbol for memory in accesses if memory.symbol is not None])
    return {name: _FIRST_SYMBOL + number * _ARRAY_DISTANCE for number, name in enumerate(names)}


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

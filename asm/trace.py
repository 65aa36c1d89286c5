"""The executed stream of one call with the address of every memory access.

A core forwards stored data to loads, waits where it cannot, and takes two turns for an access
that crosses a cache line: to simulate that, addresses are needed as well as the path. They are
found by stepping the instructions that addresses depend on, beside those that steer the path.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence

from ..records import record
from .address import access_bytes, compile_address
from .blocks import basic_blocks
from .entry import entry_state
from .execute import STEP_LIMIT, compile_step, follow
from .execution import block_positions
from .instruction import FLOPS_PER_LANE, Function, Instruction, Listing, Memory
from .registers import Register, RegisterKind
from .slicing import control_slice, steering_roots
from .state import State

UNKNOWN_ADDRESS = -1
"""Address of an access that depends on data, such as each element of a gather."""

# apart by more than a body moves through, and not by a power of two
_FIRST_ARRAY, _ARRAY_DISTANCE = 0x1000_0000, 0x0101_0440
_Probe = Callable[[State], object]


@record
class Trace:
    """One executed call.

    Attributes
    ----------
    listing : Listing
        What was executed.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
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
) -> Trace:
    """Return the stream and the addresses of one call.

    Parameters
    ----------
    arguments : mapping of str to int
        Values of argument registers by root; an address computed from one that is missing is
        `UNKNOWN_ADDRESS`.
    memory : mapping of int to bytes, optional
        What lies in memory, by address: branches and addresses that depend on it are then known.

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
    stepped = control_slice(code, blocks, scalable_bits, _observed)
    loading = any(code[p].loads for p in stepped)
    state = entry_state(listing, arguments, scalable_bits, loading, memory)
    accesses: list[int] = []

    def steps(position: int) -> list[_Probe]:
        # An access is noted first: a write-back changes the address only after it.
        found = _probes(code[position], scalable_bits, accesses)
        if position in stepped:
            found.append(compile_step(listing, code[position], scalable_bits))
        return found

    compiled = [
        tuple(step for position in range(block.start, block.stop) for step in steps(position))
        for block in blocks
    ]
    path = follow(listing, blocks, compiled, state, step_limit)
    return Trace(listing, scalable_bits, block_positions(blocks, path), *_columns(accesses))


def trace_body(listing: Listing, scalable_bits: int, repetitions: int) -> Trace:
    """Return the stream of straight code that is repeated, as if its arrays did not overlap.

    Parameters
    ----------
    listing : Listing
        The body; what its branches do is left out.
    repetitions : int
        Iterations.

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
    steps: list[_Probe] = []
    for instruction in code:
        steps += _probes(instruction, scalable_bits, accesses)
        if instruction.kind not in FLOPS_PER_LANE:
            steps.append(compile_step(listing, instruction, scalable_bits))
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
    addressing = [r for i in code for m in i.loads + i.stores for r in _addressing(m)]
    roots = dict.fromkeys([r.root for r in addressing])
    roots |= dict.fromkeys(root for i in code for root in i.reads if root[0] in "rxs")
    for number, root in enumerate(roots):
        yield root, _FIRST_ARRAY + number * _ARRAY_DISTANCE
    for root in {i.mask for i in code if i.mask is not None}:
        yield root, (1 << (scalable_bits // 8 or 64)) - 1


def _observed(instruction: Instruction) -> Sequence[str]:
    """Return what must be known before an instruction: the path, addresses and masks of accesses."""
    accesses = instruction.loads + instruction.stores
    roots = [*steering_roots(instruction)]
    roots += [r.root for memory in accesses for r in _addressing(memory)]
    if accesses and instruction.mask is not None:
        roots.append(instruction.mask)
    return roots


def _addressing(memory: Memory) -> list[Register]:
    pair = (memory.base, memory.index)
    return [r for r in pair if r is not None and r.kind is RegisterKind.INTEGER]


def _probes(instruction: Instruction, scalable_bits: int, accesses: list[int]) -> list[_Probe]:
    return [
        _probe(instruction, memory, scalable_bits, accesses)
        for memory in instruction.loads + instruction.stores
    ]


def _probe(instruction: Instruction, memory: Memory, scalable_bits: int, accesses: list[int]) -> _Probe:
    n_bytes = access_bytes(instruction, memory, scalable_bits)
    address_of = compile_address(instruction, memory, scalable_bits)
    extend = accesses.extend
    if any(r is not None and r.kind is not RegisterKind.INTEGER for r in (memory.base, memory.index)):
        return lambda state: extend((UNKNOWN_ADDRESS, n_bytes, n_bytes))
    mask = instruction.mask
    if mask is None or memory.broadcast:

        def note(state: State) -> None:
            address = address_of(state)
            extend((UNKNOWN_ADDRESS if address is None else address, n_bytes, n_bytes))

        return note
    bits_a_lane, n_lanes = _lanes(instruction, memory, scalable_bits)

    def note_masked(state: State) -> None:
        address, value = address_of(state), state.registers.get(mask)
        lanes = n_lanes if value is None else min(-(-value.bit_length() // bits_a_lane), n_lanes)
        extend((UNKNOWN_ADDRESS if address is None else address, lanes * n_bytes // n_lanes, n_bytes))

    return note_masked


def _lanes(instruction: Instruction, memory: Memory, scalable_bits: int) -> tuple[int, int]:
    """Return the mask bits of a lane, and the lanes that a masked access has."""
    if instruction.mask is not None and instruction.mask[0] == "p":  # a bit a byte of the vector
        moved = instruction.operands[0]
        register = moved[0] if isinstance(moved, tuple) else moved
        element = (register.element_bits if isinstance(register, Register) else 0) or 64
        return element // 8, scalable_bits // element
    double = instruction.mnemonic.endswith(("pd", "q", "64", "sd"))
    single = instruction.mnemonic.endswith(("ps", "d", "32", "ss"))
    element = 64 if double or not single else 32
    # a mask register has a bit a lane; a vector that masks (`vmaskmovpd`) has it in the sign
    bits_a_lane = element if (instruction.mask or "").startswith("zmm") else 1
    return bits_a_lane, memory.bits // element

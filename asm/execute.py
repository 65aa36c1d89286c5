"""Execution of a function's integer skeleton: its path, executions, and masks.

Only the control slice (`slicing`) is stepped, block by block with closures that the
instruction set compiles once. The result is exact for code whose branches and masks depend on
the arguments alone, as those of dense linear algebra do; a branch on data raises
`UndeterminedPath`.

`entry_state` gives the state at the entry of a function: arguments, stack, and the listing's constants.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from itertools import repeat
from typing import Any

from ..errors import RunError
from ..isa.instruction import CARRY, FLAGS, FLOPS_PER_LANE, Instruction, Kind
from ..isa.instruction_form import shape_of
from ..isa.registry import instruction_set
from ..isa.state import Constants, Flags, State, access_bytes, compile_address
from .control_flow import Block, basic_blocks
from .control_slice import control_slice
from .counted_loops import CountedLoop, counted_loop
from .execution import Execution
from .listing_record import Function, Listing
from .pointer_provenance import Locations

_FIRST_SYMBOL = 0x2000_0000_0000  # far from the stack and from any argument a caller would choose
_SYMBOL_ALIGNMENT = 256


def entry_state(
    listing: Listing,
    arguments: Mapping[str, int],
    scalable_bits: int,
    constants: bool,
    memory: Mapping[int, bytes] | None = None,
) -> State:
    """Return the state at the entry of a function.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    arguments : mapping of str to int
        Values of argument registers by root.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.
    constants : bool
        Whether to lay the listing's data into memory, which takes time and not every path needs.
    memory : mapping of int to bytes, optional
        Further contents of memory, by address.
    """
    symbols = _symbol_addresses(listing)
    state = listing.instruction_set.semantics.initial_state(arguments, scalable_bits, symbols)
    if constants:
        # one within another holds the same
        blocks = dict[int, bytes]()
        stop = 0
        for name in sorted(symbols, key=lambda name: (symbols[name], -len(listing.data[name]))):
            address, content = symbols[name], listing.data[name]
            if address >= stop and content:
                blocks[address] = content
                stop = address + len(content)
        state.constants = Constants(blocks.items())
        for address, content in (memory or {}).items():
            state.write_bytes(address, content)
    return state


def _symbol_addresses(listing: Listing) -> dict[str, int]:
    """Return an address for each label of the data.

    gcc addresses constants relative to anchors, on both sides of them: an anchor within the
    largest block of data keeps its place there.
    """
    symbols: dict[str, int] = {}
    address, largest = _FIRST_SYMBOL, b""
    for name, content in sorted(listing.data.items(), key=lambda item: -len(item[1])):
        if largest.endswith(content):
            symbols[name] = _FIRST_SYMBOL + len(largest) - len(content)
            continue
        largest = largest or content
        symbols[name] = address
        address += len(content) + _SYMBOL_ALIGNMENT
        address -= address % _SYMBOL_ALIGNMENT
    return symbols


STEP_LIMIT = 50_000_000
"""Instructions after which an execution is given up: a minute of a real kernel is not traced."""

Step = Callable[[State], Any]


class Unfollowed(RunError):
    """A call could not be followed to its end; `steps` says how many instructions it was followed."""

    steps: int = 0


class UndeterminedPath(Unfollowed):
    """A branch or a mask depends on a value that the arguments do not determine."""


class StepLimitReached(Unfollowed):
    """The execution did not return within the step limit."""


def execute(
    listing: Listing,
    function: Function,
    arguments: Mapping[str, int],
    scalable_bits: int = 0,
    step_limit: int = STEP_LIMIT,
    locations: Locations | None = None,
    memory: Mapping[int, bytes] | None = None,
) -> Execution:
    """Return the path of one call.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    function : Function
        The function.
    arguments : mapping of str to int
        Values of argument registers by root: `{"rdi": 1, "rsi": 0x10000}`.
    scalable_bits : int
        SVE vector length in bits.
    step_limit : int
        Instructions (stepped or not) after which `StepLimitReached` is raised.
    locations : mapping, optional
        As of `control_slice`.
    memory : mapping of int to bytes, optional
        Contents of memory, by address.

    Raises
    ------
    UndeterminedPath
        If a branch or a mask depends on an unknown value.
    StepLimitReached
        If the function does not return in time.

    Examples
    --------
    >>> from .listing import parse
    >>> listing = parse("f: xorl %eax, %eax\\n.L2: incq %rax\\n cmpq %rdi, %rax\\n jne .L2\\n ret", "x86-64")
    >>> execution = execute(listing, listing.functions[0], {"rdi": 5})
    >>> execution.counts.tolist(), execution.instructions
    ([1, 5, 5, 5, 1], 17)
    """
    several = [arguments]
    return execute_each(listing, function, several, scalable_bits, step_limit, locations, memory)[0]


def execute_each(
    listing: Listing,
    function: Function,
    calls: Sequence[Mapping[str, int]],
    scalable_bits: int = 0,
    step_limit: int = STEP_LIMIT,
    locations: Locations | None = None,
    memory: Mapping[int, bytes] | None = None,
) -> list[Execution]:
    """Return the path of each of several calls, as `execute` does; what decides it is found once.

    Parameters
    ----------
    calls : sequence of mapping of str to int
        Values of argument registers by root.
    listing, function, scalable_bits, step_limit, locations, memory
        As of `execute`.
    """
    blocks = basic_blocks(listing, function)
    needed = control_slice(listing.instructions, blocks, scalable_bits, locations=locations)
    loading = any(listing.instructions[position].loads for position in needed)
    made = {p: compile_step(listing.isa, listing.instructions[p], scalable_bits) for p in needed}
    found = []
    for arguments in calls:
        masks = _Masks(listing, scalable_bits)
        state = entry_state(listing, arguments, scalable_bits, loading, memory)
        steps = [_compile(listing, block, made, masks) for block in blocks]
        loops = _counted_loops(listing, blocks, steps, needed, scalable_bits)
        trace = array("i", follow(listing, blocks, steps, state, step_limit, loops))
        counts = _instruction_counts(listing, blocks, trace)
        try:
            lanes = _active_lanes(listing, blocks, counts, masks)
        except Unfollowed as error:
            error.steps = sum(counts)
            raise
        found.append(
            Execution(listing, function, dict(arguments), blocks, scalable_bits, trace, counts, lanes)
        )
    return found


def _counted_loops(
    listing: Listing,
    blocks: Sequence[Block],
    steps: Sequence[Sequence[Step]],
    needed: Collection[int],
    scalable_bits: int,
) -> dict[int, CountedLoop]:
    """Return the blocks that are counted loops; not those whose masks are logged."""
    found = {}
    for block, own in zip(blocks, steps, strict=True):
        if len(own) == sum(block.start <= position < block.stop for position in needed):
            loop = counted_loop(listing.instructions, block, needed, scalable_bits)
            if loop is not None:
                found[block.index] = loop
    return found


def compile_step(isa: str, instruction: Instruction, scalable_bits: int) -> Step:
    """Return the effect of an instruction; what is not modelled makes its results unknown.

    Parameters
    ----------
    isa : str
        Instruction set.
    instruction : Instruction
        The instruction.
    scalable_bits : int
        SVE vector length.
    """
    return instruction_set(isa).semantics.compile_step(instruction) or _forget(instruction, scalable_bits)


def _forget(instruction: Instruction, scalable_bits: int) -> Step:
    writes = instruction.writes
    sets_flags = not {FLAGS, CARRY}.isdisjoint(writes)
    stores = [
        (
            compile_address(instruction, memory, scalable_bits),
            access_bytes(instruction, memory, scalable_bits),
        )
        for memory in instruction.stores
    ]

    def step(state: State) -> None:
        for address, n_bytes in stores:
            state.store(address(state), n_bytes, None)
        for root in writes:
            state.write(root, None)
        if sets_flags:
            state.flags = Flags()

    return step


class _Masks:
    """Log of the values that governing masks take, one list for each stretch of constant mask."""

    def __init__(self, listing: Listing, scalable_bits: int) -> None:
        self.listing = listing
        self.scalable_bits = scalable_bits
        self.logs: dict[int, list[int | None]] = {}  # instruction -> values, shared within a stretch
        self._totals: dict[tuple[int, Hashable], int] = {}  # by log and shape

    def probe(self, root: str) -> tuple[Step, list[int | None]]:
        log: list[int | None] = []
        append = log.append
        return lambda state: append(state.registers.get(root)), log

    def total(self, position: int) -> int:
        """Return the active lanes of an instruction over all its executions."""
        instruction, log = self.listing.instructions[position], self.logs[position]
        key = id(log), shape_of(instruction).key
        if (total := self._totals.get(key)) is None:
            total = self._totals[key] = self._total(instruction, log)
        return total

    def _total(self, instruction: Instruction, log: Sequence[int | None]) -> int:
        active = self.listing.instruction_set.semantics.active_lanes(instruction)
        total = 0
        for value, times in Counter(log).items():
            state = State(self.scalable_bits, {instruction.governor or "": value})
            lanes = active(state)
            if lanes is None:
                raise undetermined(instruction, "the mask")
            total += lanes * times
        return total


def _compile(listing: Listing, block: Block, needed: Mapping[int, Step], masks: _Masks) -> tuple[Step, ...]:
    steps: list[Step] = []
    current: dict[str, list[int | None]] = {}
    for position in range(block.start, block.stop):
        instruction = listing.instructions[position]
        governor = instruction.governor
        if governor is not None and instruction.kind in FLOPS_PER_LANE:
            if governor not in current:
                step, current[governor] = masks.probe(governor)
                steps.append(step)
            masks.logs[position] = current[governor]
        if position in needed:
            steps.append(needed[position])
            for root in instruction.writes:
                current.pop(root, None)
    return tuple(steps)


def follow(
    listing: Listing,
    blocks: Sequence[Block],
    steps: Sequence[tuple[Step, ...]],
    state: State,
    step_limit: int,
    loops: Mapping[int, CountedLoop] | None = None,
) -> list[int]:
    """Run the steps of each block from block 0 to the end of the function; return the blocks.

    Parameters
    ----------
    listing : Listing
        The code.
    blocks : sequence of Block
        Blocks of the function.
    steps : sequence of tuple of Step
        Effects of the instructions of each block.
    state : State
        State at the start, which the steps change.
    step_limit : int
        Largest number of instructions.
    loops : mapping of int to CountedLoop, optional
        Blocks whose iterations may be skipped; none by default, as where steps record what they compute.

    Raises
    ------
    StepLimitReached
        If the function does not end within the limit.
    """
    lengths = [block.stop - block.start for block in blocks]
    exits = [_compile_exit(listing, block) for block in blocks]
    trace: list[int] = []
    remaining = step_limit
    number: int | None = 0
    try:
        while number is not None:
            remaining -= lengths[number]
            if remaining < 0:
                line = listing.instructions[blocks[number].start].line
                raise StepLimitReached(
                    f"line {line}: no return after {step_limit} instructions; "
                    "give smaller arguments or a higher step limit"
                )
            trace.append(number)
            for step in steps[number]:
                step(state)
            goal = exits[number]
            after = goal(state) if callable(goal) else goal
            if after == number and loops is not None and number in loops:
                n = loops[number].skip(state, remaining // lengths[number])
                remaining -= n * lengths[number]
                trace.extend(repeat(number, n))
            number = after
    except Unfollowed as error:
        error.steps = step_limit - remaining
        raise
    return trace


def _compile_exit(listing: Listing, block: Block) -> int | Callable[[State], int | None] | None:
    """Return the block that follows, or a function that decides it; None ends the execution."""
    last = listing.instructions[block.stop - 1]
    if last.kind is not Kind.BRANCH:
        return block.fallthrough
    if last.target is None:
        return lambda state: _raise(undetermined(last, "the target"))
    if not last.conditional:
        return block.taken
    condition = listing.instruction_set.semantics.compile_condition(last)
    taken, fallthrough = block.taken, block.fallthrough

    def decide(state: State) -> int | None:
        outcome = condition(state)
        if outcome is None:
            raise undetermined(last, "the branch")
        return taken if outcome else fallthrough

    return decide


def undetermined(instruction: Instruction, what: str) -> UndeterminedPath:
    """Return the error for an unknown value that decides the path."""
    return UndeterminedPath(
        f"line {instruction.line}: {what} of '{instruction.text}' depends on a value "
        "that the arguments do not determine; give the missing argument registers"
    )


def _raise(error: UndeterminedPath) -> int | None:
    raise error


def _instruction_counts(listing: Listing, blocks: Sequence[Block], trace: array[int]) -> array[int]:
    counts = array("q", bytes(8 * len(listing.instructions)))
    for number, times in Counter(trace).items():
        block = blocks[number]
        counts[block.start : block.stop] = array("q", (times,)) * (block.stop - block.start)
    return counts


def _active_lanes(listing: Listing, blocks: Sequence[Block], counts: array[int], masks: _Masks) -> array[int]:
    lanes = array("q", bytes(8 * len(counts)))
    for block in blocks:
        for position in range(block.start, block.stop):
            instruction = listing.instructions[position]
            if instruction.kind in FLOPS_PER_LANE and counts[position]:
                lanes[position] = (
                    counts[position] * instruction.lanes(masks.scalable_bits)
                    if instruction.governor is None
                    else masks.total(position)
                )
    return lanes

"""Control slice of a function: the instructions, and the arguments, that decide its path."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from ..isa.instruction import FLOPS_PER_LANE, Instruction, Kind
from ..isa.instruction_form import shape_of
from ..isa.registry import FRAME_POINTERS, instruction_set
from .control_flow import Block
from .pointer_provenance import Locations, memory_locations, overlapping_any

_MOST_ROUNDS = 50
"""Values that go from slot to slot in turn: after so many every store is kept, which is safe."""


_Effect = tuple[int, int, int, int]
"""Position of an instruction; registers that it reads, writes, and demands to be live before it, as bits."""


Observe = Callable[[Instruction], tuple[str, ...]]


def steering_roots(instruction: Instruction) -> tuple[str, ...]:
    """Return the registers that decide the path at an instruction: conditions and masks."""
    if instruction.kind is Kind.BRANCH and instruction.conditional:
        return instruction.reads
    if instruction.governor is not None and instruction.kind in FLOPS_PER_LANE:
        return (instruction.governor,)
    return ()


def control_slice(
    code: Sequence[Instruction],
    blocks: Sequence[Block],
    scalable_bits: int = 0,
    observe: Observe = steering_roots,
    locations: Locations | None = None,
) -> frozenset[int]:
    """Return the positions of instructions that branches or masks depend on, branches excluded.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in program order.
    blocks : sequence of Block
        Basic blocks of the function.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.
    observe : callable
        Gives the registers whose values are wanted right before an instruction.
    locations : mapping, optional
        Result of `memory_locations` for the code, where it is known already.

    Examples
    --------
    >>> from .listing import parse
    >>> from .control_flow import basic_blocks
    >>> text = "f: vmulpd %zmm1, %zmm2, %zmm3\\n addq $8, %rax\\n cmpq %rdi, %rax\\n jne f\\n ret"
    >>> listing = parse(text, "x86-64")
    >>> sorted(control_slice(listing.instructions, basic_blocks(listing, listing.functions[0])))
    [1, 2]
    """
    entry = _latest[0] if _latest else None
    if entry is None or entry[0] is not code or entry[1:4] != (blocks, scalable_bits, observe):
        entry = code, blocks, scalable_bits, observe, _sliced(code, blocks, scalable_bits, observe, locations)
        _latest[:] = [entry]
    return entry[4]


_latest: list[tuple[Sequence[Instruction], Sequence[Block], int, Observe, frozenset[int]]] = []
"""The latest slice: the path of a function, and its arguments, are asked for one after the other."""


def _sliced(
    code: Sequence[Instruction],
    blocks: Sequence[Block],
    scalable_bits: int,
    observe: Observe,
    locations: Locations | None,
) -> frozenset[int]:
    effects = _effects(code, blocks, observe)
    if not any(demanded for block in effects for _, _, _, demanded in block):
        return frozenset()
    needed = _live_writers(effects, blocks, frozenset())
    kept: frozenset[int] = frozenset()
    stores = [p for block in blocks for p in range(block.start, block.stop) if code[p].stores]
    for left in reversed(range(_MOST_ROUNDS)):
        if not any(code[position].loads for position in needed):
            break
        locations = memory_locations(code, blocks, scalable_bits) if locations is None else locations
        hit = overlapping_any(
            place for position in needed if code[position].loads for place in locations.get(position, ())
        )
        more = frozenset(p for p in stores if not left or any(map(hit, locations.get(p, ()))))
        if more <= kept:
            break
        kept |= more
        needed = _live_writers(effects, blocks, kept)
    return needed


def _effects(code: Sequence[Instruction], blocks: Sequence[Block], observe: Observe) -> list[list[_Effect]]:
    bits = _Bits()
    silent = set[Hashable]()  # shapes of which nothing is observed
    found: list[list[_Effect]] = []
    for block in blocks:
        effects: list[_Effect] = []
        for position, one in enumerate(code[block.start : block.stop], block.start):
            key, demanded = (one.known_shape or shape_of(one)).key, 0
            if key not in silent:
                if observed := observe(one):
                    demanded = bits[observed]
                else:
                    silent.add(key)
            # a floating-point result is unknown whatever its operands are: nothing feeds it
            reads = 0 if one.kind in FLOPS_PER_LANE else bits[one.reads]
            effects.append((position, reads, bits[one.writes], demanded))
        found.append(effects)
    return found


class _Bits(dict[tuple[str, ...], int]):
    """Sets of registers as bits: many instructions name the same."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def __missing__(self, roots: tuple[str, ...]) -> int:
        result = 0
        for root in roots:
            result |= 1 << self._numbers.setdefault(root, len(self._numbers))
        self[roots] = result
        return result


def _live_writers(
    effects: list[list[_Effect]], blocks: Sequence[Block], kept: frozenset[int]
) -> frozenset[int]:
    """Return the writers of live registers, and the instructions of `kept`, by a fixpoint."""
    needed = set(kept)
    live_in = [0] * len(blocks)
    waiting = dict.fromkeys(reversed(range(len(blocks))))
    predecessors: list[list[int]] = [[] for _ in blocks]
    for block in blocks:
        for successor in block.successors:
            predecessors[successor].append(block.index)
    while waiting:
        number = next(iter(waiting))
        del waiting[number]
        live = 0
        for successor in blocks[number].successors:
            live |= live_in[successor]
        live = _scan(effects[number], live, kept, needed.add)
        if live != live_in[number]:
            live_in[number] = live
            waiting.update(dict.fromkeys(predecessors[number]))
    return frozenset(needed)


def _scan(block: list[_Effect], live: int, kept: frozenset[int], need: Callable[[int], None]) -> int:
    for position, reads, writes, demanded in reversed(block):
        if writes & live:
            need(position)
            live = (live & ~writes) | reads
        elif position in kept:
            live |= reads
        live |= demanded
    return live


def wanted_arguments(
    code: Sequence[Instruction], blocks: Sequence[Block], isa: str, scalable_bits: int = 0
) -> tuple[str, ...]:
    """Return the integer argument registers whose values branches depend on, in their order.

    Empty where branches depend on data as well, which no argument tells.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions of the listing.
    blocks : sequence of Block
        Blocks of the function.
    isa : str
        Instruction set.
    scalable_bits : int
        SVE vector length.

    Examples
    --------
    >>> from .control_flow import basic_blocks
    >>> from .listing import parse
    >>> text = "f:; xorl %eax, %eax; .L2: vaddsd (%rdi), %xmm0, %xmm0; incq %rax; cmpq %rdx, %rax"
    >>> text += "; jne .L2; ret"
    >>> listing = parse(text.replace("; ", chr(10)), "x86-64")
    >>> blocks = basic_blocks(listing, listing.functions[0])
    >>> wanted_arguments(listing.instructions, blocks, "x86-64")
    ('rdx',)
    """
    needed = control_slice(code, blocks, scalable_bits)
    if any(_loads_data(code[position]) for position in needed):
        return ()
    steps = [
        [
            (set(code[p].reads), set(code[p].writes))
            for p in range(block.start, block.stop)
            if _steers(code, p, needed)
        ]
        for block in blocks
    ]
    entering: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for block in reversed(blocks):
            live = set().union(*(entering[successor] for successor in block.successors))
            for reads, writes in reversed(steps[block.index]):
                live = (live - writes) | reads
            changed |= live != entering[block.index]
            entering[block.index] = live
    return tuple(
        root for root in instruction_set(isa).convention.arguments if entering and root in entering[0]
    )


def _loads_data(instruction: Instruction) -> bool:
    """Tell whether an instruction loads from elsewhere than its frame or constants of the file."""
    return any(
        memory.base is not None and memory.base.root not in FRAME_POINTERS and memory.symbol is None
        for memory in instruction.loads
    )


def _steers(code: Sequence[Instruction], position: int, needed: frozenset[int]) -> bool:
    if code[position].kind is Kind.CALL:
        return False  # it reads whatever may be an argument
    return position in needed or (code[position].kind is Kind.BRANCH and code[position].conditional)

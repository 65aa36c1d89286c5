"""Where memory operands point: stack frame, constants or arrays, as far as the code shows it.

Compilers keep counters and pointers in stack slots between loops. To know which stores may
feed a load of such a slot, each access is given a `Location`: its region, and within one
value of the stack or frame pointer its range of bytes. Arrays that a caller passes do not
overlap the callee's frame; an address computed from the stack pointer may point anywhere in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .address import access_bytes
from .flow import Block
from .instruction import Instruction, Memory

STACK_POINTERS = frozenset({"rsp", "sp"})
FRAME_POINTERS = frozenset({"rsp", "rbp", "sp", "x29"})

STACK, CONSTANT, ARRAY = "stack", "constant", "array"
_SAVED_POINTER = "[frame]"  # stands for "the frame may hold an address of the frame"


@dataclass(frozen=True, slots=True)
class Location:
    """What is known of one access.

    Attributes
    ----------
    region : str
        `STACK`, `CONSTANT` (a symbol of the listing) or `ARRAY` (anything else).
    base : tuple of (str, int) or None
        Stack or frame pointer and the position of the instruction that set its value; None
        where the address is computed.
    low, high : int
        Range of bytes relative to `base`.
    """

    region: str
    base: tuple[str, int] | None = None
    low: int = 0
    high: int = 0


def may_overlap(store: Location, load: Location) -> bool:
    """Return whether a store may write bytes that the load reads.

    Examples
    --------
    >>> slot = Location(STACK, ("rsp", 0), 8, 16)
    >>> may_overlap(Location(STACK, ("rsp", 0), 16, 24), slot), may_overlap(Location(STACK), slot)
    (False, True)
    """
    if store.region != load.region or load.region == CONSTANT:
        return False
    if store.base is None or store.base != load.base:
        return True
    return store.low < load.high and load.low < store.high


def memory_locations(
    code: Sequence[Instruction], blocks: Sequence[Block], scalable_bits: int
) -> dict[int, tuple[Location, ...]]:
    """Return the locations of each instruction's loads and stores by its position."""
    entry = (frozenset(STACK_POINTERS), tuple((root, -1) for root in sorted(FRAME_POINTERS)))
    before: dict[int, tuple[frozenset[str], tuple[tuple[str, int], ...]]] = {0: entry}
    waiting = [0]
    locations: dict[int, tuple[Location, ...]] = {}
    while waiting:
        number = waiting.pop()
        pointers, versions = set(before[number][0]), dict(before[number][1])
        for position in range(blocks[number].start, blocks[number].stop):
            instruction = code[position]
            accesses = instruction.loads + instruction.stores
            if accesses:
                locations[position] = tuple(
                    _locate(memory, access_bytes(instruction, memory, scalable_bits), pointers, versions)
                    for memory in accesses
                )
            _advance(instruction, position, pointers, versions)
        for successor in blocks[number].successors:
            merged = _merge(before.get(successor), pointers, versions, successor)
            if merged != before.get(successor):
                before[successor] = merged
                waiting.append(successor)
    return locations


def _locate(memory: Memory, n_bytes: int, pointers: set[str], versions: dict[str, int]) -> Location:
    base = memory.base.root if memory.base else None
    index = memory.index.root if memory.index else None
    if memory.symbol is not None and base not in pointers:
        return Location(CONSTANT)
    if base not in pointers and index not in pointers:
        return Location(ARRAY)
    if base not in versions or base not in pointers or index is not None:
        return Location(STACK)
    low = 0 if memory.post_index else memory.displacement
    low *= n_bytes if memory.vl_scaled else 1
    return Location(STACK, (base, versions[base]), low, low + n_bytes)


def _advance(
    instruction: Instruction, position: int, pointers: set[str], versions: dict[str, int]
) -> None:
    """Update which registers may hold an address in the frame, and the frame pointers' versions."""
    accesses = instruction.loads + instruction.stores
    addressing = {register.root for memory in accesses for register in (memory.base, memory.index) if register}
    derived = any(root in pointers for root in instruction.reads if root not in addressing)
    if instruction.stores and derived:
        pointers.add(_SAVED_POINTER)
    derived |= bool(instruction.loads) and _SAVED_POINTER in pointers
    for root in instruction.writes:
        if root in versions:
            versions[root] = position
        if derived or root in STACK_POINTERS:
            pointers.add(root)
        elif root not in addressing:
            pointers.discard(root)


def _merge(
    known: tuple[frozenset[str], tuple[tuple[str, int], ...]] | None,
    pointers: set[str],
    versions: dict[str, int],
    block: int,
) -> tuple[frozenset[str], tuple[tuple[str, int], ...]]:
    if known is None:
        return frozenset(pointers), tuple(versions.items())
    # Two values of a pointer that meet make a third one, named after the block.
    met = tuple(
        (root, version if version == versions[root] else -2 - block) for root, version in known[1]
    )
    return known[0] | pointers, met

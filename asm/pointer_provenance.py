"""Pointer provenance of memory operands: stack frame, constants or arrays, as far as the code shows it.

Compilers keep counters and pointers in stack slots between loops. To know which stores may
feed a load of such a slot, a forward pass gives registers that hold an address of the frame
their offset in it, and each access a `Location`. Arrays that a caller passes do not overlap
the callee's frame; an address that is computed in another way may point anywhere in it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from ..isa.instruction import Instruction, Memory
from ..isa.registry import STACK_POINTERS
from ..isa.state import access_bytes
from .control_flow import Block
from .induction_variables import constant_step

STACK, CONSTANT, ARRAY = "stack", "constant", "array"

Origin = tuple[str, int]  # a stack pointer and the position that set it; (name, -1) at entry
Pointer = tuple[Origin, int] | None  # origin and offset in bytes; None: somewhere in the frame
Pointers = dict[str, Pointer]  # by register; one that is absent holds no address of the frame

_SAVED = "[frame]"  # entry that says: the frame may hold an address of the frame


class Location(NamedTuple):
    """Provenance of one memory access.

    Attributes
    ----------
    region : str
        `STACK`, `CONSTANT` (a symbol of the listing) or `ARRAY` (anything else).
    origin : tuple of (str, int) or None
        The value of the stack pointer that `low` and `high` count from; None where unknown.
    low, high : int
        Range of bytes.
    """

    region: str
    origin: Origin | None = None
    low: int = 0
    high: int = 0


Locations = Mapping[int, tuple[Location, ...]]
"""Locations of the loads and stores of instructions, by their positions."""

_CONSTANT, _ARRAY = Location(CONSTANT), Location(ARRAY)


def overlapping_any(loads: Iterable[Location]) -> Callable[[Location], bool]:
    """Tell whether a store may write bytes that one of many loads reads, without looking at each.

    Examples
    --------
    >>> slots = [Location(STACK, ("rsp", -1), low, low + 8) for low in (0, 8, 32)]
    >>> hit = overlapping_any(slots)
    >>> [hit(Location(STACK, ("rsp", -1), low, low + 8)) for low in (12, 16, 28)]
    [True, False, True]
    """
    by_region: dict[str, dict[Origin | None, list[tuple[int, int]]]] = {}
    for load in loads:
        by_region.setdefault(load.region, {}).setdefault(load.origin, []).append((load.low, load.high))
    merged = {region: {o: _union(r) for o, r in found.items()} for region, found in by_region.items()}

    def hit(store: Location) -> bool:
        found = merged.get(store.region)
        if found is None or store.region == CONSTANT:
            return False
        if store.origin is None or set(found) != {store.origin}:
            return True
        lows, highs = found[store.origin]
        place = bisect_left(lows, store.high) - 1  # the last that begins before the store ends
        return place >= 0 and store.low < highs[place]

    return hit


def _union(ranges: Iterable[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return begins and ends of the ranges that others make up together, in order."""
    lows: list[int] = []
    highs: list[int] = []
    for low, high in sorted(ranges):
        if highs and low <= highs[-1]:
            highs[-1] = max(highs[-1], high)
        else:
            lows.append(low)
            highs.append(high)
    return lows, highs


def memory_locations(
    code: Sequence[Instruction], blocks: Sequence[Block], scalable_bits: int
) -> dict[int, tuple[Location, ...]]:
    """Return the locations of each instruction's loads and stores by its position.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions of the listing.
    blocks : sequence of Block
        Blocks of the function.
    scalable_bits : int
        SVE vector length.
    """
    before: dict[int, Pointers] = {0: {root: ((root, -1), 0) for root in STACK_POINTERS}}
    waiting = [0]
    locations: dict[int, tuple[Location, ...]] = {}
    while waiting:
        number = waiting.pop()
        pointers = dict(before[number])
        known = pointers.keys()  # as they change
        for position in range(blocks[number].start, blocks[number].stop):
            instruction = code[position]
            if accesses := instruction.loads + instruction.stores:
                places = [_locate(instruction, memory, pointers, scalable_bits) for memory in accesses]
                locations[position] = tuple(places)
            reads, writes = instruction.reads, instruction.writes
            # most neither read, make nor overwrite an address of the frame
            elsewhere = known.isdisjoint(reads) and known.isdisjoint(writes)
            elsewhere = elsewhere and STACK_POINTERS.isdisjoint(writes)
            if not elsewhere or (instruction.loads and _SAVED in pointers):
                _advance(instruction, position, pointers, scalable_bits)
        for successor in blocks[number].successors:
            merged = _merge(before.get(successor), pointers, successor)
            if merged != before.get(successor):
                before[successor] = merged
                waiting.append(successor)
    return locations


def is_frame_fixed(
    code: Sequence[Instruction],
    blocks: Sequence[Block],
    scalable_bits: int,
    locations: Locations | None = None,
) -> bool:
    """Tell whether all accesses to the frame lie at constant distances from the stack pointer at the entry.

    They then move with it. A frame that is aligned, or whose size depends on an argument, is not fixed.

    Parameters
    ----------
    code, blocks, scalable_bits
        As of `memory_locations`.
    locations : mapping, optional
        Its result, where it is known already.
    """
    if locations is None:
        locations = memory_locations(code, blocks, scalable_bits)
    origins = {place.origin for found in locations.values() for place in found if place.region == STACK}
    return origins <= {(root, -1) for root in STACK_POINTERS}


def _locate(instruction: Instruction, memory: Memory, pointers: Pointers, scalable_bits: int) -> Location:
    base = None if memory.base is None else memory.base.root
    index = None if memory.index is None else memory.index.root
    if memory.symbol is not None and base not in pointers:
        return _CONSTANT
    if base not in pointers and index not in pointers:
        return _ARRAY
    pointer = pointers.get(base or "")
    if pointer is None or index is not None:
        return Location(STACK)
    low, n_bytes = pointer[1], access_bytes(instruction, memory, scalable_bits)
    if not memory.post_index:
        low += memory.displacement * (n_bytes if memory.vl_scaled else 1)
    return Location(STACK, pointer[0], low, low + n_bytes)


def _advance(instruction: Instruction, position: int, pointers: Pointers, scalable_bits: int) -> None:
    """Update which registers hold an address of the frame."""
    accesses = instruction.loads + instruction.stores
    addressing = {r.root for memory in accesses for r in (memory.base, memory.index) if r}
    derived = any(root in pointers for root in instruction.reads if root not in addressing)
    if instruction.stores and derived:
        pointers[_SAVED] = None
    derived |= bool(instruction.loads) and _SAVED in pointers
    moved = _moved(instruction, pointers, scalable_bits)
    for root in instruction.writes:
        if root in moved:
            pointers[root] = moved[root]
        elif root in STACK_POINTERS:
            pointers[root] = ((root, position), 0)
        elif derived or (root in addressing and root in pointers):
            pointers[root] = None
        else:
            pointers.pop(root, None)


def _moved(instruction: Instruction, pointers: Pointers, scalable_bits: int) -> Pointers:
    """Return the pointers that an instruction makes by adding a constant to another."""
    for memory in instruction.loads + instruction.stores:
        if (memory.pre_index or memory.post_index) and memory.base is not None:
            return _shifted(memory.base.root, memory.base.root, memory.displacement, pointers)
    step = constant_step(instruction, scalable_bits)
    return {} if step is None else _shifted(*step, pointers)


def _shifted(target: str, source: str, offset: int, pointers: Pointers) -> Pointers:
    pointer = pointers.get(source)
    return {} if pointer is None else {target: (pointer[0], pointer[1] + offset)}


def _merge(known: Pointers | None, pointers: Pointers, block: int) -> Pointers:
    """Return the facts that hold on both ways into a block."""
    if known is None:
        return dict(pointers)
    merged: Pointers = {}
    for root in known.keys() | pointers.keys():
        if root in known and root in pointers and known[root] == pointers[root]:
            merged[root] = known[root]
        elif root in STACK_POINTERS:
            merged[root] = ((root, -2 - block), 0)
        else:
            merged[root] = None
    return merged

"""Vector registers that are live at the same time, and spills, per body.

Splitting an inner product into several accumulators shortens dependency chains and keeps more values live: it
trades latency for registers and, where these run out, for spills to the stack.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ....asm.control_flow import ControlFlow
from ....asm.listing_record import Listing
from ....asm.pointer_provenance import STACK, Location, Locations, Origin
from ....isa.instruction import Instruction
from ....lazy import pattern
from ....records import record

_VECTOR = pattern(r"(?:zmm|z)(\d+)")
_NOTHING: frozenset[int] = frozenset()
_SAVES = ("push", "pop", "call", "ret")


@record
class RegisterUse:
    """Registers and stack slots of one body, per iteration.

    Attributes
    ----------
    live_vector_registers : int
        Most vector registers that hold a value still to be read, at one point.
    spill_stores, spill_reloads : int
        Stores to slots of the stack frame at a constant offset, and loads of slots that the
        function has stored; push and pop are not counted.
    """

    live_vector_registers: int
    spill_stores: int
    spill_reloads: int


@record
class FunctionRegisters:
    """Live vector registers and stack slots of a function, by position in the listing.

    Attributes
    ----------
    live : dict of int to int
        Vector registers live before the instruction.
    stores, reloads : frozenset of int
        Positions of spills.
    """

    live: dict[int, int]
    stores: frozenset[int]
    reloads: frozenset[int]

    def used_by(self, positions: Sequence[int]) -> RegisterUse:
        """Return the use of the instructions at some positions."""
        here = set(positions)
        return RegisterUse(
            live_vector_registers=max((self.live.get(position, 0) for position in here), default=0),
            spill_stores=len(here & self.stores),
            spill_reloads=len(here & self.reloads),
        )


def function_registers(listing: Listing, flow: ControlFlow, locations: Locations) -> FunctionRegisters:
    """Return the live registers and the spills of a function.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    flow : ControlFlow
        Control flow of the function.
    locations : mapping
        Result of `memory_locations` for the function.

    Notes
    -----
    Liveness is the usual backward analysis over basic blocks; a call is not taken to keep or
    clobber registers, and nothing is live after a return, the result register excepted.
    """
    stores, reloads = _spills(listing, locations)
    return FunctionRegisters(_live(listing.instructions, flow), stores, reloads)


def _live(code: Sequence[Instruction], flow: ControlFlow) -> dict[int, int]:
    masks = [
        [
            (block.stop - n, _MASKS[one.reads], ~_MASKS[one.writes])
            for n, one in enumerate(reversed(code[block.start : block.stop]), 1)
        ]
        for block in flow.blocks
    ]
    entering = [0] * len(flow.blocks)
    goes_back = any(successor <= block.index for block in flow.blocks for successor in block.successors)
    followed = {successor for block in flow.blocks for successor in block.successors}
    changed = True
    while changed:
        changed = False
        for block in reversed(flow.blocks):
            if block.index not in followed:  # nobody asks what is live before it
                continue
            live = _leaving(flow, entering, block.index)
            for _, read, kept in masks[block.index]:
                live = live & kept | read
            changed |= goes_back and live != entering[block.index]
            entering[block.index] = live
    most: dict[int, int] = {}
    for block in flow.blocks:
        live = _leaving(flow, entering, block.index)
        for position, read, kept in masks[block.index]:
            live = live & kept | read
            most[position] = live.bit_count()
    return most


def _leaving(flow: ControlFlow, entering: Sequence[int], number: int) -> int:
    successors = flow.blocks[number].successors
    live = 0 if successors else 1  # register 0 holds the result of a function
    for successor in successors:
        live |= entering[successor]
    return live


class _Masks(dict[tuple[str, ...], int]):
    """Vector registers among some roots, as bits: thousands of instructions name the same."""

    def __missing__(self, roots: tuple[str, ...]) -> int:
        mask = 0
        for root in roots:
            mask |= _bit(root)
        if len(self) < _MOST_MASKS:
            self[roots] = mask
        return mask


_MOST_MASKS = 1 << 16
_MASKS = _Masks()


@lru_cache(maxsize=1 << 10)
def _bit(root: str) -> int:
    match = _VECTOR.fullmatch(root)
    return 0 if match is None else 1 << int(match[1])


def _spills(listing: Listing, locations: Locations) -> tuple[frozenset[int], frozenset[int]]:
    code = listing.instructions
    stores: dict[int, tuple[Location, ...]] = {}
    loads: dict[int, tuple[Location, ...]] = {}
    for position, places in locations.items():
        if not any(_slot(place) for place in places):
            continue
        instruction = code[position]
        if instruction.mnemonic.startswith(_SAVES):
            continue
        count = len(instruction.loads)
        if read := tuple(place for place in places[:count] if _slot(place)):
            loads[position] = read
        if written := tuple(place for place in places[count:] if _slot(place)):
            stores[position] = written
    words: dict[Origin | None, set[int]] = {}
    for places in stores.values():
        for place in places:
            words.setdefault(place.origin, set()).update(_words(place))
    reloads = {
        position
        for position, places in loads.items()
        if any(not words.get(place.origin, _NOTHING).isdisjoint(_words(place)) for place in places)
    }
    return frozenset(stores), frozenset(reloads)


def _words(place: Location) -> range:
    """Return the words of four bytes that an access touches."""
    return range(place.low // 4, (place.high - 1) // 4 + 1)


def _slot(place: Location) -> bool:
    return place.region == STACK and place.origin is not None

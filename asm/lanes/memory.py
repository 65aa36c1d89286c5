"""Stores, and loads of several registers, on the values of `state`."""

from __future__ import annotations

import re
from collections.abc import Callable

from ...isa.address import compile_address
from ...isa.instruction import Instruction, Kind, Memory
from ...isa.registers import Register
from ...isa.registry import VECTORS
from ...isa.state import State
from .state import LaneState
from .values import ZERO

Step = Callable[[State], None]

_PAIRS = frozenset({"ldp", "ldnp", "stp", "stnp"})
_PLAIN_MOVES = frozenset({"ldr", "ldur", "fmov", "movq", "vmovq", "movl", "vmovd"})
_STRUCTURES = re.compile(r"(?:ld|st)([234])[bhwdq]?")


def compile_store(lanes: LaneState, instruction: Instruction) -> Step:
    """Return the effect of a store: on the frame it keeps values, elsewhere they are results."""
    memory = instruction.stores[0]
    address_of = compile_address(instruction, memory, lanes.scalable_bits)
    addressing = {r.root for r in (memory.base, memory.index) if r is not None}
    if not any(root in VECTORS for root in set(instruction.reads) - addressing - {instruction.mask}):
        return _overwrite(lanes, memory, address_of)
    sources = _stored(lanes, instruction)
    mask = lanes.mask(instruction)
    scattered = instruction.kind is Kind.SCATTER

    def step(state: State) -> None:
        address = None if scattered else address_of(state)
        enabled = mask(state)
        values = [
            (offset, lanes.register(root)[granule])
            for n, offset, root, granule in sources
            if enabled is None or n in enabled
        ]
        target = lanes.arrays if address is None else lanes.memory(address)
        if address is None:
            target.clear()  # whatever it overwrites has a new, unknown value
        else:
            target.update((address + offset, value) for offset, value in values)
        if target is lanes.arrays:
            lanes.results.update(value for _, value in values)

    return step


def _stored(lanes: LaneState, instruction: Instruction) -> list[tuple[int, int, str, int]]:
    """Return (granule for the mask, byte offset, root, granule of it) of each granule stored."""
    layout = lanes.isa.lanes.stored(instruction)
    if layout is None:
        return [
            (n, offset, register.root, max(register.lane_index, 0) * lanes.per_element(register) + n)
            for register, offsets in register_offsets(lanes, instruction)
            for n, offset in enumerate(offsets)
        ]
    source = next(operand for operand in instruction.operands if isinstance(operand, Register))
    return [
        (n, n * lanes.granule_bytes, source.root, max(granule, 0))
        for n, (_, granule) in enumerate(lanes.granules(layout))
    ]


def register_offsets(lanes: LaneState, instruction: Instruction) -> list[tuple[Register, list[int]]]:
    """Return the byte offset of each granule of each register of an AArch64 load or store."""
    first = instruction.operands[0]
    n_registers = len(first) if isinstance(first, tuple) else 2 if instruction.mnemonic in _PAIRS else 1
    named = first if isinstance(first, tuple) else instruction.operands[:n_registers]
    registers = [operand for operand in named if isinstance(operand, Register)]
    interleaved = _STRUCTURES.fullmatch(instruction.mnemonic) is not None
    result = []
    for number, register in enumerate(registers):
        per = lanes.per_element(register)
        count = per if register.lane_index >= 0 else lanes.count(register)
        if interleaved:
            granules = [(n // per * n_registers + number) * per + n % per for n in range(count)]
        else:
            granules = [number * count + n for n in range(count)]
        result.append((register, [granule * lanes.granule_bytes for granule in granules]))
    return result


def _overwrite(lanes: LaneState, memory: Memory, address_of: Callable[[State], int | None]) -> Step:
    """Return the effect of a store of other data than vectors."""
    size = lanes.granule_bytes
    offsets = range(0, max(memory.bits // 8, size), size)

    def step(state: State) -> None:
        address = address_of(state)
        if address is None:
            lanes.arrays.clear()
            return
        address -= address % size
        lanes.memory(address).update((address + offset, lanes.table.fresh()) for offset in offsets)

    return step


def compile_load_several(lanes: LaneState, instruction: Instruction) -> Step:
    """Return the effect of a load of two to four registers (`ldp`, `ld4d`)."""
    address_of = compile_address(instruction, instruction.loads[0], lanes.scalable_bits)
    targets = register_offsets(lanes, instruction)
    mask = lanes.mask(instruction)

    def step(state: State) -> None:
        address, enabled = address_of(state), mask(state)
        for register, offsets in targets:
            values = lanes.fetch(address, offsets)
            if enabled is not None:
                values = [value if n in enabled else ZERO for n, value in enumerate(values)]
            lanes.registers[register.root] = values + [ZERO] * (lanes.n_granules - len(values))

    return step


def compile_general(lanes: LaneState, instruction: Instruction, passing: frozenset[str]) -> Step | None:
    """Return the effect on general registers: compilers spill and broadcast doubles through them.

    A value that goes from a vector to a general register or the flags counts as a result, since
    any use may follow. Only the registers in `passing` are followed further.

    Parameters
    ----------
    lanes : LaneState
        State of the lanes.
    instruction : Instruction
        The instruction.
    passing : frozenset of str
        General registers that pass values on.
    """
    leaving = [root for root in instruction.reads if root in VECTORS and instruction.kind is not Kind.MASK]
    roots = [root for root in instruction.writes if root in passing]
    if not leaving and not roots:
        return None
    value_of = _passed(lanes, instruction) if roots else None
    destinations = [o.root for o in instruction.operands if isinstance(o, Register) and o.root in roots]

    def step(state: State) -> None:
        for root in leaving:
            lanes.results.update(lanes.register(root))
        value = value_of(state) if value_of else None
        for root in roots:
            lanes.general.pop(root, None)
        if value is not None:
            lanes.general[destinations[0]] = value

    return step


def _passed(lanes: LaneState, instruction: Instruction) -> Callable[[State], int] | None:
    """Return a function that gives the value which a plain load or move puts in a general register."""
    if instruction.mnemonic not in _PLAIN_MOVES:
        return None
    if instruction.loads:
        memory = instruction.loads[0]
        if memory.bits != lanes.granule_bits:
            return None
        address_of = compile_address(instruction, memory, lanes.scalable_bits)
        return lambda state: lanes.fetch(address_of(state), (0,))[0]
    source = next((root for root in instruction.reads if root in VECTORS), None)
    return None if source is None else lambda state: lanes.register(source)[0]

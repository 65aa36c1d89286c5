"""Lane semantics of one instruction, compiled to a function of the state.

Every lane of a register or of memory holds the number of a symbolic value. A floating-point operation makes
a new value in each active lane; moves and permutations carry values to other lanes (the part `lanes` of the
instruction set); stores and loads carry them through memory (`state`). An instruction that is not understood
makes values that depend on every lane of every source: work may be counted that is not needed, never the
reverse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ...isa.instruction import (
    FLOPS_PER_LANE,
    Condition,
    Immediate,
    Instruction,
    Kind,
    Memory,
    Register,
    RegisterKind,
)
from ...isa.instruction_set import InstructionSet
from ...isa.registry import VECTORS
from ...isa.state import State, compile_address
from .state import MIXED, ZERO, ZEROED, Key, LaneState

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
    """Return the byte offset from the address of each granule of each register of a load or store.

    A granule is as wide as the narrowest floating-point element of the function.
    """
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


_HORIZONTAL = re.compile(r"v?ph?(add|sub)|v?h(add|sub)p|f?addp|fadda|v?addsub|fc(mla|add)|.*cvt|fm(ax|in).*p")
_OR = re.compile(r"orr|v?p?or(p[sd]|[dq])?\b")
_VERTICAL = -3  # operand of a granule that depends on the same granule of every source


def compile_lanes(
    lanes: LaneState, instruction: Instruction, position: int, passing: frozenset[str]
) -> Step | None:
    """Return the effect of an instruction on lanes, None if it has none.

    Parameters
    ----------
    lanes : LaneState
        State of the lanes.
    instruction : Instruction
        The instruction.
    passing : frozenset of str
        General registers that pass values to vectors, see `passing_roots`.
    position : int
        Name under which floating-point operations are counted.
    """
    vectors = [root for root in instruction.writes if root in VECTORS]
    if instruction.stores:
        return compile_store(lanes, instruction)
    if not vectors:
        return compile_general(lanes, instruction, passing)
    if instruction.kind in FLOPS_PER_LANE:
        return _compile_arithmetic(lanes, instruction, vectors[0], position)
    if len(vectors) > 1:
        return compile_load_several(lanes, instruction)
    return _compile_move(lanes, instruction, vectors[0])


def passing_roots(code: Iterable[Instruction]) -> frozenset[str]:
    """Return the general registers that are operands of instructions which write vectors."""
    return frozenset(
        operand.root
        for instruction in code
        if any(root in VECTORS for root in instruction.writes)
        for operand in instruction.operands
        if isinstance(operand, Register) and operand.kind is RegisterKind.INTEGER
    )


def _compile_arithmetic(lanes: LaneState, instruction: Instruction, target: str, position: int) -> Step:
    per = max(instruction.element_bits // lanes.granule_bits, 1)
    count = instruction.lanes(lanes.scalable_bits) * per
    name, order, commutes = operation(instruction, lanes.isa)
    sources = [lanes.source(instruction, p, count) for p in order]
    mask, kept = lanes.mask(instruction), lanes.kept(instruction, target)
    upper, end = lanes.isa.lanes.upper_source(instruction), 128 // lanes.granule_bits
    horizontal = _HORIZONTAL.match(instruction.mnemonic) is not None
    make, join, split = lanes.table.operation, lanes.table.join, lanes.table.split

    def step(state: State) -> None:
        given = [source(state) for source in sources]
        enabled = mask(state)
        result = list(kept())
        if upper is not None:
            result[per:end] = lanes.register(upper)[per:end]
        starts = range(0, count, per)
        operands: list[tuple[int, ...]]
        if horizontal:
            operands = [tuple(value for values in given for value in values[:count])] * len(starts)
        elif per == 1:  # the common case, and most of the time of an analysis
            operands = list(zip(*given, strict=False))
        else:
            operands = [tuple(join(values[n : n + per]) for values in given) for n in starts]
        for start, lane in zip(starts, operands, strict=False):
            if enabled is not None and start not in enabled:
                continue
            key: Key
            if horizontal:
                key = (f"{name} {start}", *lane)
            elif commutes and lane[0] > lane[1]:
                key = (name, lane[1], lane[0], *lane[2:])
            else:
                key = (name, *lane)
            number = make(key, position)
            result[start : start + per] = split(number, per)
        lanes.registers[target] = result

    return step


def operation(instruction: Instruction, isa: InstructionSet) -> tuple[str, list[int], bool]:
    """Return the name of an operation, its operands in canonical order, and if the first two commute.

    Different spellings of one operation have one name, so that equal work is recognised.

    Examples
    --------
    >>> from ...isa.registry import instruction_set
    >>> isa = instruction_set("x86-64")
    >>> operation(isa.decoder.decode("vfmadd132pd %ymm1, %ymm2, %ymm3", 1, "att"), isa)
    ('fmadd 64', [2, 0, 1], True)
    """
    if instruction.kind is Kind.FMA:
        stem, order = isa.lanes.fused(instruction)
        return f"{stem} {instruction.element_bits}", order, True
    operands = instruction.operands
    order = isa.lanes.sources(instruction)
    constants = [str(operands[p]) for p in order if isinstance(operands[p], Immediate)]
    order = [p for p in order if not isinstance(operands[p], Immediate)]
    stem = _stem(instruction)
    commutes = stem in {"multiply", "add", "fnmul"} and len(order) == 2
    return " ".join([stem, str(instruction.element_bits), *constants]), order, commutes


def _stem(instruction: Instruction) -> str:
    if instruction.kind is Kind.ADD:
        return "subtract" if "sub" in instruction.mnemonic else "add"
    if instruction.kind is Kind.MULTIPLY and instruction.mnemonic != "fnmul":
        return "multiply"
    return instruction.mnemonic


def _is_mask(operand: object) -> bool:
    return isinstance(operand, Register) and operand.kind is RegisterKind.MASK


def _compile_move(lanes: LaneState, instruction: Instruction, target: str) -> Step:
    """Return the effect of moves, broadcasts, permutations, and all other operations that are not counted."""
    index = lanes.isa.lanes.index_root(instruction)
    count = lanes.count(_destination(instruction, target, lanes.isa))
    positions = _source_positions(instruction, lanes.isa)
    sources = {p: lanes.source(instruction, p, count) for p in positions}
    inputs = _inputs(instruction, positions, lanes.isa)
    constants = [str(o) for o in instruction.operands if isinstance(o, Immediate | Condition)]
    name = " ".join([instruction.mnemonic, *constants])
    mask, kept = lanes.mask(instruction), lanes.kept(instruction, target)
    arrangements: dict[int | None, list[tuple[int, int]]] = {}

    def step(state: State) -> None:
        selector = state.registers.get(index) if index else None
        if selector not in arrangements:
            arrangements[selector] = _arrangement(lanes, instruction, selector, count)
        given = {p: source(state) for p, source in sources.items()}
        enabled, result = mask(state), list(kept())
        for n, (operand, granule) in enumerate(arrangements[selector]):
            if enabled is not None and n not in enabled:
                continue
            if operand >= 0:
                values = given[operand]
                result[n] = values[granule] if granule < len(values) else ZERO
            elif operand == ZEROED:
                result[n] = ZERO
            elif operand == _VERTICAL:
                result[n] = _vertical(lanes, name, [given[p][n] for p in inputs if n < len(given[p])], n)
            else:
                every = [value for p in inputs for value in given[p][:count]]
                result[n] = lanes.table.value((f"{name} {n}", *every))
        lanes.registers[target] = result

    return step


def _arrangement(
    lanes: LaneState, instruction: Instruction, selector: int | None, count: int
) -> list[tuple[int, int]]:
    """Return the source of each granule, (operand, granule)."""
    layout = lanes.isa.lanes.layout(instruction, selector, lanes.scalable_bits)
    if layout is not None:
        return lanes.granules(layout)[: lanes.n_granules]
    vertical = instruction.kind in (Kind.FP_OTHER, Kind.VECTOR_INTEGER)
    vertical = vertical and not _HORIZONTAL.match(instruction.mnemonic)
    return [(_VERTICAL if vertical else MIXED, n) for n in range(count)]


def _vertical(lanes: LaneState, name: str, operands: list[int], granule: int) -> int:
    """Return the value that an operation which is not counted makes of one lane of its sources."""
    if not operands:
        return ZERO if "xor" in name else lanes.table.value((f"{name} {granule}",))
    if len(operands) == 2 and ZERO in operands and _OR.match(name):
        return max(operands)  # how gcc joins two table look-ups
    return lanes.table.value((name, *operands))


def _source_positions(instruction: Instruction, isa: InstructionSet) -> list[int]:
    """Return the operands whose values an instruction takes; none for a zero idiom."""
    destination = 0 if isa.destination_first else len(instruction.operands) - 1
    taken = []
    for position, operand in enumerate(instruction.operands):
        first = operand[0] if isinstance(operand, tuple) else operand
        if isinstance(first, Memory):
            taken.append(position)
        elif not isinstance(first, Register) or _is_mask(first) or first.root not in instruction.reads:
            continue
        elif position != destination or not instruction.mask:
            # Under a mask the old destination gives the disabled lanes only, see `LaneState.kept`.
            taken.append(position)
    return taken


def _inputs(instruction: Instruction, positions: list[int], isa: InstructionSet) -> list[int]:
    """Leave out the destination where it is read only because it is named as a source, too."""
    destination = 0 if isa.destination_first else len(instruction.operands) - 1
    roots = [o.root for o in instruction.operands if isinstance(o, Register)]
    target = instruction.operands[destination]
    named_twice = isinstance(target, Register) and roots.count(target.root) > 1
    return [p for p in positions if not (named_twice and p == destination)]


def _destination(instruction: Instruction, target: str, isa: InstructionSet) -> Register:
    operands = [o[0] if isinstance(o, tuple) else o for o in instruction.operands]
    ordered = iter(operands) if isa.destination_first else reversed(operands)
    return next(o for o in ordered if isinstance(o, Register) and o.root == target)

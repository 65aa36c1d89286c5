"""Effects of AArch64 loads and stores: the bytes they move and the write-back of the base.

Every load and store has a step, so that a base register that it updates stays known; what
cannot be followed (interleaved structures, first-fault loads) moves unknown bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..instruction import Instruction, Kind, Memory, Register, RegisterKind
from ..state import MASK64, State
from .form import memory_element_bits, replicated_bits
from .operand_access import Step, Value, register_value, signed
from .vector_values import element_starts

Transfer = Callable[[State, int | None], None]
_EXTENDED = {"sxtw": 32, "uxtw": 32}


def memory_step(instruction: Instruction) -> Step | None:
    """Return the effect of a load or store, None for other instructions."""
    accesses = instruction.loads or instruction.stores
    if not accesses:
        return None
    memory = accesses[0]
    transfer = _transfer(instruction, memory)
    if instruction.kind in {Kind.GATHER, Kind.SCATTER}:
        return lambda state: transfer(state, None)
    address = effective_address(instruction, memory)
    if not (memory.pre_index or memory.post_index):
        return lambda state: transfer(state, address(state))
    assert memory.base is not None
    root, advance = memory.base.root, _advance(memory)

    def with_write_back(state: State) -> None:
        start = address(state)
        transfer(state, start)
        step = advance(state)
        state.registers[root] = None if start is None or step is None else start + step & MASK64

    return with_write_back


def _advance(memory: Memory) -> Value:
    if memory.pre_index:
        return lambda state: 0
    if memory.index is not None:
        return register_value(memory.index)
    displacement = memory.displacement
    return lambda state: displacement


def effective_address(instruction: Instruction, memory: Memory) -> Value:
    """Return the address that a scalar base, index and displacement make."""
    base = register_value(memory.base) if memory.base else None
    index = register_value(memory.index) if memory.index and not memory.post_index else None
    scale, symbol = memory.scale, memory.symbol
    extend_bits = _EXTENDED.get(memory.index_extend, 64)
    is_signed = memory.index_extend.startswith("s")
    displacement = _displacement(instruction, memory)

    def address(state: State) -> int | None:
        total = displacement(state)
        if symbol is not None:
            known = state.symbols.get(symbol)
            if known is None:
                return None
            # `:lo12:` beside a page address; a literal has no base
            total = known + total & 0xFFF if base else known + total
        if base is not None:
            value = base(state)
            if value is None:
                return None
            total += value
        if index is not None:
            value = index(state)
            if value is None:
                return None
            total += (signed(value, extend_bits) if is_signed else value & ((1 << extend_bits) - 1)) * scale
        return total & MASK64

    return address


def _displacement(instruction: Instruction, memory: Memory) -> Callable[[State], int]:
    displacement = 0 if memory.post_index else memory.displacement
    if not memory.vl_scaled:
        return lambda state: displacement
    factor, divisor = _full_access(instruction)
    return lambda state: displacement * factor * state.scalable_bits // divisor


def _full_access(instruction: Instruction) -> tuple[int, int]:
    """Return the fraction of the vector length in bits that is the bytes of one full access."""
    first = instruction.operands[0]
    if isinstance(first, Register):
        return 1, 64 if first.kind is RegisterKind.MASK else 8
    assert isinstance(first, tuple)
    element = first[0].element_bits
    stored = memory_element_bits(instruction.mnemonic) or element
    return stored * len(first), 8 * element


def _transfer(instruction: Instruction, memory: Memory) -> Transfer:
    first = instruction.operands[0]
    if isinstance(first, tuple):
        return _list_transfer(instruction, memory, first)
    registers = [r for r in instruction.operands if isinstance(r, Register)]
    assert isinstance(first, Register)
    if first.bits == 0:  # z or p as a whole
        unit = 64 if first.kind is RegisterKind.MASK else 8
        move = _load_whole if instruction.loads else _store_whole
        return move(first, lambda state: state.scalable_bits // unit)
    n_bytes = memory.bits // 8 // len(registers)
    if instruction.stores:
        return _in_turn([_store_whole(r, lambda state: n_bytes) for r in registers], n_bytes)
    sign_bits = 8 * n_bytes if memory_is_signed(instruction.mnemonic) else 0
    return _in_turn([_load_scalar(r, n_bytes, sign_bits) for r in registers], n_bytes)


def memory_is_signed(mnemonic: str) -> bool:
    """Tell whether a load extends the sign: `ldrsw`, `ldpsw`, `ld1sb`."""
    return mnemonic[-2:] in {"sb", "sh", "sw"}


def _in_turn(moves: Sequence[Transfer], n_bytes: int) -> Transfer:
    if len(moves) == 1:
        return moves[0]

    def transfer(state: State, address: int | None) -> None:
        for number, move in enumerate(moves):
            move(state, None if address is None else address + number * n_bytes)

    return transfer


def _load_scalar(register: Register, n_bytes: int, sign_bits: int) -> Transfer:
    root, mask = register.root, (1 << register.bits) - 1

    def load(state: State, address: int | None) -> None:
        value = state.load(address, n_bytes)
        if value is not None and sign_bits:
            value = signed(value, sign_bits) & mask
        state.registers[root] = value

    def skip(state: State, address: int | None) -> None:
        """A load into the zero register."""

    return skip if root == "xzr" else load


def _load_whole(register: Register, n_bytes: Callable[[State], int]) -> Transfer:
    root = register.root

    def load(state: State, address: int | None) -> None:
        state.registers[root] = state.load(address, n_bytes(state))

    return load


def _store_whole(register: Register, n_bytes: Callable[[State], int]) -> Transfer:
    value = register_value(register)
    return lambda state, address: state.store(address, n_bytes(state), value(state))


def _list_transfer(instruction: Instruction, memory: Memory, registers: tuple[Register, ...]) -> Transfer:
    mnemonic = instruction.mnemonic
    if registers[0].lane_index >= 0 and len(registers) == 1:
        return _lane_transfer(instruction, registers[0])
    if registers[0].lane_index >= 0 or instruction.kind in {Kind.GATHER, Kind.SCATTER}:
        return _unknown(instruction, memory)
    if mnemonic.startswith(("ldff", "ldnf")):
        return _unknown(instruction, memory)
    if instruction.mask is not None and replicated_bits(mnemonic):
        return _load_replicated(instruction, registers[0])
    if instruction.mask is not None and len(registers) == 1:
        return (_load_elements if instruction.loads else _store_elements)(instruction, registers[0])
    if mnemonic in {"ld1", "st1"}:
        n_bytes = registers[0].bits // 8
        move = _load_whole if instruction.loads else _store_whole
        return _in_turn([move(r, lambda state: n_bytes) for r in registers], n_bytes)
    return _unknown(instruction, memory)


def _unknown(instruction: Instruction, memory: Memory) -> Transfer:
    """Return a transfer of unknown bytes, over all that an access with every lane active moves."""
    base = memory.base.root if memory.base else None
    written = tuple(root for root in instruction.writes if root != base or not instruction.loads)
    first = instruction.operands[0]
    count = len(first) if isinstance(first, tuple) else 1

    def transfer(state: State, address: int | None) -> None:
        if instruction.stores:
            state.store(address, (memory.bits or count * state.scalable_bits) // 8, None)
            return
        for root in written:
            state.registers[root] = None

    return transfer


def _lane_transfer(instruction: Instruction, register: Register) -> Transfer:
    root, element, shift = register.root, register.element_bits, register.lane_index * register.element_bits
    field, low_quadword = (1 << element) - 1, (1 << 128) - 1

    def load(state: State, address: int | None) -> None:
        old, value = state.registers.get(root), state.load(address, element // 8)
        if old is None or value is None:
            state.registers[root] = None
        else:
            state.registers[root] = old & low_quadword & ~(field << shift) | value << shift

    def store(state: State, address: int | None) -> None:
        value = state.registers.get(root)
        state.store(address, element // 8, None if value is None else value >> shift & field)

    return load if instruction.loads else store


def _load_replicated(instruction: Instruction, register: Register) -> Transfer:
    """Return `ld1rd` or `ld1rqd`: one block of memory in every segment, inactive lanes zero."""
    mask_root, root, element = instruction.mask or "", register.root, register.element_bits
    block = replicated_bits(instruction.mnemonic)
    stored = memory_element_bits(instruction.mnemonic)
    segments = block != stored
    period = block if segments else element  # a single element may be extended
    sign = stored if memory_is_signed(instruction.mnemonic) else 0

    def load(state: State, address: int | None) -> None:
        governing, value = state.registers.get(mask_root), state.load(address, block // 8)
        if governing is None or value is None:
            state.registers[root] = None
            return
        if sign:
            value = signed(value, sign) & ((1 << element) - 1)
        if segments:  # the predicate of the first block governs every copy
            value &= _active_bits(governing, block, element)
        whole = sum(value << at for at in range(0, state.scalable_bits, period))
        if not segments:
            whole &= _active_bits(governing, state.scalable_bits, element)
        state.registers[root] = whole

    return load


def _active_bits(governing: int, scalable_bits: int, element_bits: int) -> int:
    starts = governing & element_starts(scalable_bits, element_bits)
    field = (1 << element_bits) - 1
    return sum(field << 8 * byte for byte in range(scalable_bits // 8) if starts >> byte & 1)


def _load_elements(instruction: Instruction, register: Register) -> Transfer:
    mask_root, root, element = instruction.mask or "", register.root, register.element_bits
    n_bytes = memory_element_bits(instruction.mnemonic) // 8
    is_signed, field = memory_is_signed(instruction.mnemonic), (1 << register.element_bits) - 1

    def load(state: State, address: int | None) -> None:
        governing = state.registers.get(mask_root)
        state.registers[root] = None
        if governing is None or address is None:
            return
        whole = 0
        for lane in range(state.scalable_bits // element):
            if governing >> lane * (element // 8) & 1:
                value = state.load(address + lane * n_bytes, n_bytes)
                if value is None:
                    return
                extended = signed(value, 8 * n_bytes) & field if is_signed else value
                whole |= extended << lane * element
        state.registers[root] = whole

    return load


def _store_elements(instruction: Instruction, register: Register) -> Transfer:
    mask_root, root, element = instruction.mask or "", register.root, register.element_bits
    n_bytes = memory_element_bits(instruction.mnemonic) // 8

    def store(state: State, address: int | None) -> None:
        if address is None:
            return
        governing, vector = state.registers.get(mask_root), state.registers.get(root)
        for lane in range(state.scalable_bits // element):
            if governing is None:
                state.store(address + lane * n_bytes, n_bytes, None)
            elif governing >> lane * (element // 8) & 1:
                value = None if vector is None else vector >> lane * element
                state.store(address + lane * n_bytes, n_bytes, value)

    return store

"""Changes of a loop's accesses: misaligned, in halves, element by element, or without masks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....asm.dialect import ATT, X86_64
from .....asm.instruction_set import decoder
from .....isa.instruction import DecodeError, Instruction, Kind, Memory
from .....isa.registers import Register, RegisterKind
from .....records import replace
from .stepped import with_memory
from .variant import Variant

OFFSET_BYTES = 16
"""Distance of an array from a cache line that `malloc` may leave."""
_NARROW_BITS = 128
_NOT_ARRAYS = ("rsp", "rbp", "sp", "rip")


def misaligned(code: Sequence[Instruction]) -> Variant | None:
    """Return an iteration whose arrays begin `OFFSET_BYTES` behind a line; None without wide accesses.

    Examples
    --------
    >>> from .....asm.listing import parse
    >>> misaligned(parse("vmovupd (%rdi), %ymm0", "x86-64").instructions).code[0].loads[0].displacement
    16
    """
    made = tuple(with_memory(instruction, _off) for instruction in code)
    return Variant(made) if made != tuple(code) else None


def _off(memory: Memory) -> Memory:
    wide = memory.bits == 0 or memory.bits > _NARROW_BITS
    of_array = memory.base is not None and memory.base.root not in _NOT_ARRAYS and not memory.broadcast
    if not (wide and of_array) or memory.vl_scaled or memory.pre_index or memory.post_index:
        return memory
    return replace(memory, displacement=memory.displacement + OFFSET_BYTES)


def across_anyway(code: Sequence[Instruction]) -> bool:
    """Tell whether wide accesses to one array begin at places of which only some can be aligned.

    Examples
    --------
    A stencil loads three neighbours: of each three vectors two are not aligned, wherever the array begins.

    >>> from .....asm.listing import parse
    >>> row = "vmovupd (%rdi,%rax), %zmm0; vaddpd 8(%rdi,%rax), %zmm0, %zmm0; vmovupd %zmm0, (%rsi,%rax)"
    >>> across_anyway(parse(row, "x86-64").instructions)
    True
    """
    places: dict[tuple[object, ...], int] = {}
    for memory in (memory for instruction in code for memory in instruction.loads + instruction.stores):
        if _off(memory) == memory or not memory.bits:
            continue
        roots = [None if register is None else register.root for register in (memory.base, memory.index)]
        place = memory.displacement % (memory.bits // 8)
        if places.setdefault((*roots, memory.scale, memory.symbol), place) != place:
            return True
    return False


def unmasked(code: Sequence[Instruction]) -> Variant | None:
    """Return an iteration of x86-64 on whole vectors; None where no mask governs anything."""
    if not any(instruction.mask for instruction in code):
        return None
    return Variant(tuple(map(_whole, code)))


def _whole(instruction: Instruction) -> Instruction:
    if instruction.mask is None or instruction.kind in (Kind.GATHER, Kind.SCATTER):
        return instruction
    written = set() if instruction.zeroing or instruction.stores else set(instruction.writes)
    sources = {r.root for r in instruction.register_operands} - written
    accumulates = instruction.kind is Kind.FMA
    kept = tuple(
        root
        for root in instruction.reads
        if root != instruction.mask and (accumulates or root in sources or root not in written)
    )
    return replace(instruction, mask=None, zeroing=False, reads=kept)


def in_halves(code: Sequence[Instruction]) -> Variant | None:
    """Return an iteration whose loads of 256 bits are two of 128; None without such loads on x86-64."""
    made: list[Instruction] = []
    found = False
    for instruction in code:
        halves = list(_halves(instruction))
        found = found or bool(halves)
        made += halves or [instruction]
    return Variant(tuple(made)) if found else None


def _halves(instruction: Instruction) -> Iterator[Instruction]:
    operands = instruction.operands
    if instruction.kind is not Kind.LOAD or len(operands) != 2 or instruction.mask:
        return
    memory, target = operands
    if not (isinstance(memory, Memory) and isinstance(target, Register) and target.bits == 2 * _NARROW_BITS):
        return
    number = target.root.removeprefix("zmm")
    upper = replace(memory, displacement=memory.displacement + _NARROW_BITS // 8)
    for text, place in (
        (f"vmovups (%rax), %xmm{number}", memory),
        (f"vinsertf128 $1, (%rax), %ymm{number}, %ymm{number}", upper),
    ):
        yield _placed(text, instruction.line, place)


def one_by_one(code: Sequence[Instruction], machine_registers: int) -> Variant | None:
    """Return an iteration whose gathers are loads of single elements; None without gathers of 4 doubles.

    Parameters
    ----------
    machine_registers : int
        Vector registers that there are: some must be free.
    """
    used = {root for instruction in code for root in (*instruction.reads, *instruction.writes)}
    vectors = [n for n in range(machine_registers) if f"zmm{n}" not in used]
    integers = [name for name in ("r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15") if name not in used]
    made: list[Instruction] = []
    found = False
    for instruction in code:
        if instruction.kind is not Kind.GATHER:
            made.append(instruction)
            continue
        loads = _elements(instruction, vectors, integers)
        if loads is None:
            return None
        made += loads
        found = True
    return Variant(tuple(made)) if found else None


def fresh_gathers(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Return an iteration whose gathers do not wait for the old values of their lanes."""
    return tuple(
        replace(one, reads=tuple(root for root in one.reads if root not in one.writes or root == one.mask))
        if one.kind is Kind.GATHER
        else one
        for one in code
    )


def _elements(
    instruction: Instruction, vectors: Sequence[int], integers: Sequence[str]
) -> list[Instruction] | None:
    """Return the loads that a gather of four doubles is made of."""
    memory = next((o for o in instruction.operands if isinstance(o, Memory)), None)
    target, name = instruction.operands[-1], instruction.mnemonic
    if memory is None or memory.index is None or name not in ("vgatherqpd", "vgatherdpd"):
        return None
    if not isinstance(target, Register) or target.bits != 2 * _NARROW_BITS:
        return None
    if len(vectors) < 2 or len(integers) < 2:
        return None
    index, to = memory.index.root.removeprefix("zmm"), target.root.removeprefix("zmm")
    high, other = vectors[:2]
    one, two = integers[:2]
    texts: list[tuple[str, str]] = []
    wide = name == "vgatherqpd"
    if wide:
        texts.append((f"vextracti128 $1, %ymm{index}, %xmm{high}", ""))
    for part, (source, half) in enumerate(((index, to), (str(high) if wide else index, str(other)))):
        if wide:
            texts += [(f"vmovq %xmm{source}, %{one}", ""), (f"vpextrq $1, %xmm{source}, %{two}", "")]
        else:
            texts += [(f"vpextrd ${2 * part + n}, %xmm{index}, %{r}d", "") for n, r in ((0, one), (1, two))]
        texts += [
            (f"vmovsd (%rax), %xmm{half}", one),
            (f"vmovhpd (%rax), %xmm{half}, %xmm{half}", two),
        ]
    texts.append((f"vinsertf128 $1, %xmm{other}, %ymm{to}, %ymm{to}", ""))
    try:
        return [
            _element(text, instruction.line, memory, by)
            if by
            else decoder(X86_64)(text, instruction.line, ATT)
            for text, by in texts
        ]
    except DecodeError:
        return None


def _element(text: str, line: int, memory: Memory, index: str) -> Instruction:
    register = Register(index, index, RegisterKind.INTEGER, 64)
    return _placed(text, line, replace(memory, index=register, bits=64))


def _placed(text: str, line: int, place: Memory) -> Instruction:
    """Return an instruction that was written with (%rax) at the place that is meant."""
    written = decoder(X86_64)(text, line, ATT)
    read = {register.root for register in (place.base, place.index) if register is not None}
    own = [root for root in written.reads if root != "rax"]
    changed = with_memory(written, lambda memory: replace(place, bits=memory.bits))
    return replace(changed, reads=tuple(dict.fromkeys((*own, *sorted(read)))))

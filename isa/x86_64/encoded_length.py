"""Encoded length of x86-64 instructions in bytes, as assemblers choose it: the shortest encoding.

    [ 66, F2, F3, F0 ] [ REX | VEX | EVEX ] opcode [ ModRM [ SIB ] [ displacement ] ] [ immediate ]

A core that decodes code anew reads it in aligned parts of 16 or 32 bytes, so that lengths matter. A branch
to a label is taken for a short one, and a symbol for an address of 32 bits. The operands of a listing do not
tell some encodings apart, such as a longer displacement than necessary.

References
----------
Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, chapter 2 (instruction format).
"""

from __future__ import annotations

from ...lazy import pattern
from ...records import record, replace
from ..instruction import Immediate, Instruction, Kind, Memory, Register, RegisterKind
from .decode import may_join

__all__ = ["EncodedLength", "encoded_length", "may_join", "needs_first_decoder"]


@record
class EncodedLength:
    """Length of an instruction.

    Attributes
    ----------
    n_bytes : int
        All bytes.
    opcode_at : int
        Bytes before the opcode: the prefixes.
    changes_length : bool
        A prefix of the operand size changes the length of the immediate operand.
    """

    n_bytes: int
    opcode_at: int
    changes_length: bool


_NO_OPERANDS = {
    **dict.fromkeys(("ret", "leave", "cltd", "cwtl", "nop", "hlt", "clc", "stc", "cmc", "cld", "std"), 1),
    **dict.fromkeys(("pushfq", "popfq", "sahf", "lahf", "int3"), 1),
    **dict.fromkeys(("cltq", "cqto", "cbtw", "cwtd", "cpuid", "rdtsc", "pause", "syscall", "emms", "ud2"), 2),
    **dict.fromkeys(("mfence", "lfence", "sfence", "rdtscp", "vzeroupper", "vzeroall", "xgetbv"), 3),
    **dict.fromkeys(("endbr64",), 4),
}
_PREFIXES = pattern(r"(?:(?:lock|rep\w*|bnd|notrack|data16|cs|xacquire|xrelease)\s+)*")
_STRING = pattern(r"(movs|stos|lods|scas|cmps)[bwlq]")
_TWO_BYTE_INTEGER = pattern(
    r"movz\w+|movs[bw][wlq]|cmov\w+|set\w+|bt[src]?[wlq]?|sh[lr]d[wlq]?|bs[fr][wlq]?|tzcnt[wlq]|lzcnt[wlq]"
    r"|popcnt[wlq]|bswap[lq]?|xadd[bwlq]|cmpxchg\w*|prefetch\w*|movnti[lq]?|rdrand\w*|nop[wlq]|ud[01]"
)
_THREE_BYTE_INTEGER = pattern(r"movbe[wlq]|crc32[bwlq]|adcx[lq]|adox[lq]")
_PREFIXED_INTEGER = pattern(r"tzcnt[wlq]|lzcnt[wlq]|popcnt[wlq]|crc32[bwlq]|adcx[lq]|adox[lq]")
_BMI = pattern(
    r"andn[lq]?|bextr[lq]?|bls\w+|bzhi[lq]?|pdep[lq]?|pext[lq]?|mulx[lq]?|rorx[lq]?|s[ah][lr]x[lq]?"
)
_GROUP_ONE = pattern(r"(add|or|adc|sbb|and|sub|xor|cmp)[bwlq]")
_SHIFT = pattern(r"(ro[lr]|rc[lr]|sh[lr]|sa[lr])[bwlq]")
_DEFAULT_64 = frozenset(("pushq", "popq", "call", "jmp", "ret", "leave"))
_MAP_3A = pattern(
    r"v?(palignr|p(ins|ext)r[bdq]|blendp[sd]|pblend(w|d)|round[ps][sd]|dpp[sd]|mpsadbw|insertps|extractps"
    r"|pcmp[ei]str[im]|aeskeygenassist|pclmul\w+|perm2[fi]128|(insert|extract)[fi]\d+(x\d)?|permilp[sd]i"
    r"|cvtps2ph|blendvp[sd]|pblendvb|pternlog[dq]|align[dq]|range\w+|reduce\w+|fixupimm\w+|shuf[fi]\d+x\d)"
)
_MAP_0F38 = pattern(
    r"v?(pshufb|ph(add|sub)\w+|pmaddubsw|psign[bwd]|pmulhrsw|pabs[bwdq]|pmov[sz]x\w+|pmuldq|pcmp(eq|gt)q|movntdqa"
    r"|packusdw|p(min|max)(sb|sd|uw|ud|sq|uq)|pmulld|pmullq|phminposuw|ptest|testp[sd]|aes(enc|dec)\w*|aesimc"
    r"|broadcast\w+|pbroadcast\w+|perm(ps|pd|d|q|b|w|i2\w+|t2\w+|ilp[sd])|fn?m(add|sub)\w+|maskmov\w+|pmaskmov\w+"
    r"|ps[lr][la]v[dq]|p?gather\w+|p?scatter\w+|cvtph2ps|sha\w+|gf2p8mulb|pdp\w+|blendmp[sd]|pconflict[dq])"
)
_COMPARISON = pattern(r"v?cmp(eq|neq|n?lt|n?le|n?gt|n?ge|un?ord|ord|true|false)(_[os]?u?[qs]+)?[ps][sd]")
"""Comparisons whose predicate, a constant of a byte, is in their names."""
_UNPREFIXED_VECTOR = pattern(
    r"(?!h(?:add|sub)ps|addsubps|cvt(?:t?pd2|pd2))\w*ps|movmskps|cvtdq2ps|movhlps|movlhps|ucomiss|comiss|movntps|sha\w+"
)
_RM_FIRST = frozenset((Kind.STORE,))
_BYTE_NEEDS_REX = frozenset(("spl", "bpl", "sil", "dil"))
_SHORT_DISPLACEMENT = range(-128, 128)


def encoded_length(instruction: Instruction) -> EncodedLength:
    """Return the length of an instruction.

    Examples
    --------
    >>> from ...asm.listing import parse
    >>> text = "addq $8, %rdi; cmpw $1000, %ax; vaddpd 32(%rax,%r8), %ymm1, %ymm2; ret"
    >>> [encoded_length(one).n_bytes for one in parse(text, "x86-64").instructions]
    [4, 4, 7, 1]
    """
    name, operands = instruction.mnemonic, instruction.operands
    bare = name.rpartition(" ")[2]
    prefixes = _PREFIXES.match(instruction.text)
    n_prefixes = (len(prefixes[0].split()) if prefixes else 0) + (name != bare)
    if not operands and bare in _NO_OPERANDS:
        return EncodedLength(_NO_OPERANDS[bare] + n_prefixes, n_prefixes, False)
    if _STRING.fullmatch(bare) and not any(isinstance(one, Register) and one.bits > 64 for one in operands):
        wide = bare[-1] in "qw"
        return EncodedLength(1 + n_prefixes + wide, n_prefixes + wide, False)
    registers = [one for one in operands if isinstance(one, Register)]
    memory = next((one for one in operands if isinstance(one, Memory)), None)
    immediate = next((one for one in operands if isinstance(one, Immediate)), None)
    if instruction.kind in (Kind.BRANCH, Kind.CALL) and memory is None and not registers:
        return EncodedLength(5 if instruction.kind is Kind.CALL else 2, 0, False)
    if any(one.kind is RegisterKind.X87 for one in registers) or (name[:1] == "f" and not registers):
        return EncodedLength(2 + _beyond_modrm(memory, 0), 0, False)
    if instruction.kind is Kind.NOP and memory is not None and bare.startswith("nop"):
        return _of_padding(instruction.text, memory)
    if bare in ("ldmxcsr", "stmxcsr", "fxsave", "fxrstor", "clflush", "clflushopt", "fstcw"):
        return EncodedLength(3 + _beyond_modrm(memory, 0), 0, False)
    vectors = [one for one in registers if one.kind in (RegisterKind.VECTOR, RegisterKind.MASK)]
    if _BMI.fullmatch(bare):
        # bit manipulation has the long form of VEX, but for and-not of registers in map 0F38 as well
        return EncodedLength(5 + _beyond_modrm(memory, 0) + (immediate is not None), 3, False)
    if vectors or bare.startswith("v"):
        return _of_vectors(instruction, registers, memory, immediate)
    return _of_integers(instruction, n_prefixes, registers, memory, immediate)


def needs_first_decoder(instruction: Instruction) -> bool:
    """Tell whether the first decoder alone takes an instruction, although it is one micro-op: opcode 5C."""
    if instruction.mnemonic != "popq" or not instruction.operands:
        return False
    (operand,) = instruction.operands
    return isinstance(operand, Register) and operand.root in ("rsp", "r12")


def _of_padding(text: str, memory: Memory) -> EncodedLength:
    """Return the length of an operation without effect that fills up; with a displacement, the long one."""
    word, *rest = text.partition("nop")
    before = ("w" in rest[1][:1]) + len(word.split()) + text.count("%cs:")
    if memory.index is not None:
        return EncodedLength(before + 5 + 3 * (before > 1), before, False)
    displaced = "(" in text and text.split("(", maxsplit=1)[0].rsplit(maxsplit=1)[-1] not in ("nopl", "nopw")
    return EncodedLength(before + 3 + 4 * displaced, before, False)


def _of_integers(
    instruction: Instruction,
    n_prefixes: int,
    registers: list[Register],
    memory: Memory | None,
    immediate: Immediate | None,
) -> EncodedLength:
    bare = instruction.mnemonic.rpartition(" ")[2]
    bits = _operand_bits(bare, registers, memory)
    sized = n_prefixes + (bits == 16) + (_PREFIXED_INTEGER.fullmatch(bare) is not None)
    rex = (bits == 64 and bare not in _DEFAULT_64) or _needs_rex(registers, memory)
    opcode = 3 if _THREE_BYTE_INTEGER.fullmatch(bare) else 2 if _TWO_BYTE_INTEGER.fullmatch(bare) else 1
    n_operands = len(registers) + (memory is not None)
    if bare.startswith("imul") and n_operands == 2 and immediate is None:
        opcode = 2
    modrm, constant = 1, 0
    if immediate is not None:
        modrm, constant = _immediate_bytes(bare, bits, registers, memory, immediate)
    elif memory is None and _in_opcode(bare, registers):
        modrm = 0
    before = sized + rex
    n_bytes = before + opcode + modrm + constant + (_beyond_modrm(memory, 0) if modrm else 0)
    return EncodedLength(n_bytes, before, bits == 16 and constant == 2)


def _in_opcode(bare: str, registers: list[Register]) -> bool:
    """Tell whether the opcode holds the register: push, pop, bswap, and exchanges with rax."""
    if bare in ("pushq", "popq", "pushw", "popw") or bare.startswith("bswap"):
        return True
    return bare.startswith("xchg") and any(one.root == "rax" and one.bits > 8 for one in registers)


def _immediate_bytes(
    bare: str, bits: int, registers: list[Register], memory: Memory | None, immediate: Immediate
) -> tuple[int, int]:
    """Return the bytes of ModRM and of the immediate operand."""
    small = immediate.symbol is None and _signed(immediate.value, bits) in _SHORT_DISPLACEMENT
    whole = {8: 1, 16: 2}.get(bits, 4)
    to_rax = (
        memory is None and len(registers) == 1 and registers[0].root == "rax" and registers[0].name != "ah"
    )
    if _SHIFT.fullmatch(bare):
        return 1, int(immediate.value != 1)
    if bare.startswith(("shld", "shrd", "bt", "rorx")):
        return 1, 1
    if _GROUP_ONE.fullmatch(bare):
        if bits == 8:
            return int(not to_rax), 1
        return (1, 1) if small else (int(not to_rax), whole)
    if bare.startswith("test"):
        return int(not to_rax), whole
    if bare.startswith("mov"):
        if bare.startswith("movabs") or (
            bits == 64 and memory is None and not -(1 << 31) <= immediate.value < 1 << 31
        ):
            return 0, 8
        return int(memory is not None or bits == 64), whole
    return int(not bare.startswith("push")), 1 if small else whole


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _operand_bits(bare: str, registers: list[Register], memory: Memory | None) -> int:
    """Return the width of an integer operation: that of its result, else of its operands."""
    if bare.startswith(("cmpxchg16b",)):
        return 64
    if bare.startswith("set"):
        return 8
    if bare.startswith(("movz", "movs", "crc32")) and registers:
        return max(one.bits for one in registers)
    if _SHIFT.fullmatch(bare) or bare.startswith(("shld", "shrd")):
        return {"b": 8, "w": 16, "l": 32, "q": 64}.get(bare[-1], registers[-1].bits if registers else 32)
    if registers:
        return max(one.bits for one in registers)
    if bare[-1:] in "bwlq":
        return {"b": 8, "w": 16, "l": 32, "q": 64}[bare[-1]]
    return memory.bits if memory is not None and memory.bits in (8, 16, 32, 64) else 32


def _is_extended(register: Register | None) -> bool:
    """Tell whether a register is among those that the first encoding had no place for."""
    if register is None:
        return False
    root = register.root
    if register.kind is RegisterKind.VECTOR:
        return int(root[3:]) % 16 > 7
    return len(root) > 1 and root[0] == "r" and root[1].isdigit()


def _needs_rex(registers: list[Register], memory: Memory | None) -> bool:
    named = [*registers] if memory is None else [*registers, memory.base, memory.index]
    return any(_is_extended(one) for one in named) or any(one.name in _BYTE_NEEDS_REX for one in registers)


def _beyond_modrm(memory: Memory | None, compressed: int) -> int:
    """Return the bytes of SIB and displacement; `compressed` is the unit of those of EVEX, 0 for none."""
    if memory is None:
        return 0
    base, index, moved = memory.base, memory.index, memory.displacement
    if memory.symbol is not None and memory.symbol[:1] == "%":  # a prefix of the segment
        name = memory.symbol.partition(":")[2] or None
        return 1 + _beyond_modrm(replace(memory, symbol=name), compressed)
    if base is not None and base.root == "rip":
        return 4
    if base is None:
        return 5
    if base.bits == 32:  # a prefix of the address size
        return 1 + _beyond_modrm(replace(memory, base=replace(base, bits=64)), compressed)
    sib = index is not None or base.root in ("rsp", "r12")
    if memory.symbol is not None:
        return sib + 4
    if moved == 0 and base.root not in ("rbp", "r13"):
        return int(sib)
    if compressed:
        return sib + (1 if moved % compressed == 0 and moved // compressed in _SHORT_DISPLACEMENT else 4)
    return sib + (1 if moved in _SHORT_DISPLACEMENT else 4)


def _of_vectors(
    instruction: Instruction, registers: list[Register], memory: Memory | None, immediate: Immediate | None
) -> EncodedLength:
    name = instruction.mnemonic
    map_38, map_3a = _MAP_0F38.fullmatch(name) is not None, _MAP_3A.fullmatch(name) is not None
    if name in ("pextrw", "vpextrw") and memory is not None:
        map_3a = True
    implied = _COMPARISON.fullmatch(name) is not None or (name.startswith("v") and "blendv" in name)
    constant = int(immediate is not None or implied)
    masks = [one for one in registers if one.kind is RegisterKind.MASK]
    if name.startswith("k") and masks:
        wide = name[-1] in "dq" and not name.startswith("kmov")
        return EncodedLength(4 + wide + constant + _beyond_modrm(memory, 0), 2, False)
    vectors = [one for one in registers if one.kind is RegisterKind.VECTOR]
    if name.startswith("v"):
        evex = bool(masks or instruction.mask) or (memory is not None and memory.broadcast)
        evex |= any(one.bits == 512 or int(one.root[3:]) > 15 for one in vectors)
        if evex:
            unit = max(memory.bits // 8, 1) if memory is not None else 0
            return EncodedLength(6 + constant + _beyond_modrm(memory, unit), 4, False)
        # B and X extend what ModRM addresses, which is the source, or the target of a store
        addressed = registers[0] if memory is None else None
        long = map_38 or map_3a or _is_extended(addressed)
        if (
            memory is None
            and len(registers) == 2
            and not _is_extended(registers[1])
            and name.startswith("vmov")
        ):
            long = map_38 or map_3a  # a move has a form for either direction
        if memory is not None:
            long |= _is_extended(memory.base) or _is_extended(memory.index)
        general = [one for one in registers if one.kind is RegisterKind.INTEGER]
        long |= bool(general) and (any(one.bits == 64 for one in general) and "movmsk" not in name)
        before = 3 if long else 2
        return EncodedLength(before + 2 + constant + _beyond_modrm(memory, 0), before, False)
    prefixed = _UNPREFIXED_VECTOR.fullmatch(name) is None
    general = [one for one in registers if one.kind is RegisterKind.INTEGER]
    rex = _needs_rex(registers, memory) or (
        any(one.bits == 64 for one in general)
        and "movmsk" not in name
        and "pextr" not in name
        and name != "pinsrw"
    )
    rex |= name in ("pinsrq", "pextrq") or (name.startswith("cvtsi2s") and name.endswith("q"))
    if name == "movq" and not general:
        rex = _needs_rex(registers, memory)
    before = int(prefixed) + int(rex)
    return EncodedLength(
        before + (3 if map_38 or map_3a else 2) + 1 + constant + _beyond_modrm(memory, 0), before, False
    )

"""Rules for the mnemonics of x86-64 that work on integers, flags, the stack and control flow.

Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2 (operands, flags
affected), and the System V ABI for what a call preserves.
"""

from __future__ import annotations

from ..instruction import Kind, Memory
from ..registers import Register, RegisterKind
from .form import Rule, rule

CONDITION = "o|no|b|c|nae|ae|nb|nc|e|z|ne|nz|be|na|a|nbe|s|ns|p|pe|np|po|l|nge|ge|nl|le|ng|g|nle"
"""Alternatives of a condition code, as a pattern."""

_SIZE = "(?P<size>[bwlq])?"
_RSP = Register("rsp", "rsp", RegisterKind.INTEGER, 64)
_RBP = Register("rbp", "rbp", RegisterKind.INTEGER, 64)
_RSI = Register("rsi", "rsi", RegisterKind.INTEGER, 64)
_RDI = Register("rdi", "rdi", RegisterKind.INTEGER, 64)
_TOP = Memory(_RSP, bits=64)
_PUSHED = Memory(_RSP, displacement=-8, bits=64)

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
"""Integer argument registers of the System V ABI, in order."""

CALL_CLOBBERED = (
    *("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"),
    *(f"zmm{number}" for number in range(32)),
    *(f"k{number}" for number in range(8)),
)
"""Registers that a System V callee need not preserve, flags aside."""

_CALL_READS = " ".join(("rsp", *ARGUMENTS, *(f"zmm{number}" for number in range(8))))

_ARITHMETIC = (
    rule(f"(add|or|and){_SIZE}", Kind.INTEGER, "rm", flags="w"),
    rule(f"(sub|xor){_SIZE}", Kind.INTEGER, "rm", flags="w", independent=True),
    rule(f"(adc|sbb|adcx|adox){_SIZE}", Kind.INTEGER, "rm", flags="rw"),
    rule(f"(cmp|test){_SIZE}", Kind.INTEGER, "rr", flags="w"),
    rule(f"neg{_SIZE}", Kind.INTEGER, "m", flags="w"),
    rule(f"not{_SIZE}", Kind.INTEGER, "m"),
    rule(f"(inc|dec){_SIZE}", Kind.INTEGER, "m", flags="rw"),  # the carry survives
    rule(f"(sal|shl|sar|shr){_SIZE}", Kind.INTEGER, "m rm", "count", flags="w"),
    rule(f"(shld|shrd){_SIZE}", Kind.INTEGER, "rrm", "count", flags="w"),
    rule(f"(rol|ror|rcl|rcr){_SIZE}", Kind.INTEGER, "m rm", flags="rw"),  # zero and sign survive
    rule(f"bt{_SIZE}", Kind.INTEGER, "rr", flags="rw"),  # zero survives
    rule(f"bt[src]{_SIZE}", Kind.INTEGER, "rm", flags="rw"),
    rule(f"(mul|imul){_SIZE}", Kind.INTEGER_MULTIPLY, "r", "wide", reads="rax", writes="rax", flags="w"),
    rule(f"imul{_SIZE}", Kind.INTEGER_MULTIPLY, "rm rrw", flags="w"),
    rule(f"mulx{_SIZE}", Kind.INTEGER_MULTIPLY, "rww", reads="rdx"),
    rule(f"i?div{_SIZE}", Kind.INTEGER_DIVIDE, "r", "wide divide", reads="rax", writes="rax", flags="w"),
    rule(f"(popcnt|lzcnt|tzcnt|blsr|blsi|blsmsk){_SIZE}", Kind.INTEGER, "rw", flags="w"),
    rule(f"(bsf|bsr){_SIZE}", Kind.INTEGER, "rm", flags="w"),  # a zero source leaves the destination
    rule(f"(andn|bextr|bzhi){_SIZE}", Kind.INTEGER, "rrw", flags="w"),
    rule(f"(shlx|sarx|shrx|rorx|pdep|pext){_SIZE}", Kind.INTEGER, "rrw"),
    rule(f"bswap{_SIZE}", Kind.INTEGER, "m"),
    rule("(cltq|cdqe|cwtl|cwde|cbtw|cbw)", Kind.INTEGER, "-", reads="rax", writes="rax"),
    rule("(cqto|cqo|cltd|cdq)", Kind.INTEGER, "-", reads="rax", writes="rdx"),
    rule("stc|clc|cmc", Kind.INTEGER, "-", flags="rw"),
)

_TRANSFERS = (
    rule(f"(mov|movabs|movbe){_SIZE}", None, "rw"),
    rule(f"movnti{_SIZE}", None, "rW"),
    rule("mov[sz]b[wlq]?", None, "rw", memory_bits=8),
    rule("mov[sz]w[lq]", None, "rw", memory_bits=16),
    rule("movslq|movsxd", None, "rw", memory_bits=32),
    rule(f"lea{_SIZE}", Kind.INTEGER, "aw"),
    rule(f"cmov({CONDITION}){_SIZE}", Kind.INTEGER, "rm", flags="r"),
    rule(f"set({CONDITION})", Kind.INTEGER, "w", flags="r", memory_bits=8),
    rule(f"xchg{_SIZE}", Kind.INTEGER, "mm"),
    rule(f"xadd{_SIZE}", Kind.INTEGER, "mm", flags="w"),
    rule(f"cmpxchg{_SIZE}", Kind.INTEGER, "rm", reads="rax", writes="rax", flags="w"),
    rule("pushq?", Kind.STORE, "r", reads="rsp", writes="rsp", stores=[_PUSHED], memory_bits=64),
    rule("popq?", Kind.LOAD, "w", reads="rsp", writes="rsp", loads=[_TOP], memory_bits=64),
    rule("leaveq?", Kind.LOAD, "-", reads="rbp", writes="rbp rsp", loads=[Memory(_RBP, bits=64)]),
    rule("v?ldmxcsr", Kind.INTEGER, "R", memory_bits=32),
    rule("v?stmxcsr", Kind.INTEGER, "W", memory_bits=32),
    rule("rdtsc", Kind.INTEGER, "-", writes="rax rdx"),
    rule("rdtscp", Kind.INTEGER, "-", writes="rax rdx rcx"),
    rule("cpuid", Kind.INTEGER, "-", reads="rax rcx", writes="rax rbx rcx rdx"),
)


def _string_rules(letter: str, bits: int) -> tuple[Rule, Rule]:
    """Operands may be spelled out; an access is one element, for `rep` counts at run time."""
    source, destination = Memory(_RSI, bits=bits), Memory(_RDI, bits=bits)
    fill = rule(f"stos{letter}", Kind.STORE, "- xx", reads="rax rdi", writes="rdi", stores=[destination])
    both = "rsi rdi"
    copy = rule(
        f"movs{letter}", Kind.STORE, "- xx", reads=both, writes=both, loads=[source], stores=[destination]
    )
    return fill, copy


_STRINGS = (*_string_rules("b", 8), *_string_rules("w", 16), *_string_rules("l", 32), *_string_rules("q", 64))

_CONTROL = (
    rule("jmpq?", Kind.BRANCH, "r", memory_bits=64),
    rule(f"j({CONDITION})", Kind.BRANCH, "r", "conditional", flags="r"),
    rule("j[er]?cxz", Kind.BRANCH, "r", "conditional", reads="rcx"),
    rule("loop", Kind.BRANCH, "r", "conditional", reads="rcx", writes="rcx"),
    rule(
        "callq?",
        *(Kind.CALL, "r"),
        reads=_CALL_READS,
        writes=" ".join(("rsp", *CALL_CLOBBERED)),
        stores=[_PUSHED],
        flags="w",
        memory_bits=64,
    ),
    rule("retq?", Kind.RETURN, "- r", reads="rsp", writes="rsp", loads=[_TOP]),
    rule("ud2|hlt|int3", Kind.RETURN, "-"),
    rule("nop[wlq]?", Kind.NOP, "- x"),
    rule("endbr64|pause|[lms]fence|vzeroupper|cld", Kind.NOP, "-"),
    rule("prefetch(t0|t1|t2|nta|w|wt1)", Kind.NOP, "a"),
)

INTEGER_RULES = (*_ARITHMETIC, *_TRANSFERS, *_STRINGS, *_CONTROL)

"""Rules for the mnemonics of x86-64 that work on integers, flags, the stack and control flow.

Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2 (operands, flags
affected), and the System V ABI for what a call preserves.
"""

from __future__ import annotations

from ..instruction import Kind, Memory
from ..registers import Register, RegisterKind
from . import INSTRUCTION_SET
from .form import Rule, rule

CONDITION = "o|no|b|c|nae|ae|nb|nc|e|z|ne|nz|be|na|a|nbe|s|ns|p|pe|np|po|l|nge|ge|nl|le|ng|g|nle"
"""Alternatives of a condition code, as a pattern."""

_CONVENTION = INSTRUCTION_SET.convention
_SIZE = "(?P<size>[bwlq])?"
_RSP = Register("rsp", "rsp", RegisterKind.INTEGER, 64)
_RBP = Register("rbp", "rbp", RegisterKind.INTEGER, 64)
_RSI = Register("rsi", "rsi", RegisterKind.INTEGER, 64)
_RDI = Register("rdi", "rdi", RegisterKind.INTEGER, 64)
_TOP = Memory(_RSP, bits=64)
_PUSHED = Memory(_RSP, displacement=-8, bits=64)
_TOP_16 = Memory(_RSP, bits=16)
_PUSHED_16 = Memory(_RSP, displacement=-2, bits=16)

_CALL_READS = " ".join(("rsp", *_CONVENTION.arguments, *_CONVENTION.vector_arguments))

_SYSTEM_CALL_READS = "rax rdi rsi rdx r10 r8 r9"

_ARITHMETIC = (
    rule(f"(add|or|and){_SIZE}", Kind.INTEGER, "rm", flags="w"),
    rule(f"(sub|xor){_SIZE}", Kind.INTEGER, "rm", flags="w", independent=True),
    rule(f"(adc|sbb){_SIZE}", Kind.INTEGER, "rm", flags="cw"),
    rule(f"adcx{_SIZE}", Kind.INTEGER, "rm", flags="cC"),
    rule(f"adox{_SIZE}", Kind.INTEGER, "rm", flags="rw"),
    rule(f"(cmp|test){_SIZE}", Kind.INTEGER, "rr", flags="w"),
    rule(f"neg{_SIZE}", Kind.INTEGER, "m", flags="w"),
    rule(f"not{_SIZE}", Kind.INTEGER, "m"),
    rule(f"(inc|dec){_SIZE}", Kind.INTEGER, "m", flags="f"),
    rule(f"(sal|shl|sar|shr){_SIZE}", Kind.INTEGER, "m rm", "count", flags="w"),
    rule(f"(shld|shrd){_SIZE}", Kind.INTEGER, "rrm", "count", flags="w"),
    rule(f"(rol|ror){_SIZE}", Kind.INTEGER, "m rm", flags="C"),  # zero and sign survive; overflow is not kept
    rule(f"(rcl|rcr){_SIZE}", Kind.INTEGER, "m rm", flags="rw"),
    rule(f"bt{_SIZE}", Kind.INTEGER, "rr", flags="C"),
    rule(f"bt[src]{_SIZE}", Kind.INTEGER, "rm", flags="C"),
    rule(f"(mul|imul){_SIZE}", Kind.INTEGER_MULTIPLY, "r", "wide", reads="rax", writes="rax", flags="w"),
    rule(f"imul{_SIZE}", Kind.INTEGER_MULTIPLY, "rm rrw", flags="w"),
    rule(f"mulx{_SIZE}", Kind.INTEGER_MULTIPLY, "rww", reads="rdx"),
    rule(f"i?div{_SIZE}", Kind.INTEGER_DIVIDE, "r", "wide divide", reads="rax", writes="rax", flags="w"),
    rule(f"(popcnt|lzcnt|tzcnt|blsr|blsi|blsmsk){_SIZE}", Kind.INTEGER, "rw", flags="w"),
    rule(f"(bsf|bsr){_SIZE}", Kind.INTEGER, "rm", flags="w"),  # a zero source leaves the destination
    rule(f"(andn|bextr|bzhi){_SIZE}", Kind.INTEGER, "rrw", flags="w"),
    rule(f"(shlx|sarx|shrx|rorx|pdep|pext){_SIZE}", Kind.INTEGER, "rrw"),
    rule(f"bswap{_SIZE}", Kind.INTEGER, "m"),
    rule("cltq|cwtl|cbtw", Kind.INTEGER, "-", reads="rax", writes="rax"),
    rule("cqto|cltd", Kind.INTEGER, "-", reads="rax", writes="rdx"),
    rule("cwtd", Kind.INTEGER, "-", reads="rax rdx", writes="rdx"),
    rule(f"crc32{_SIZE}", Kind.INTEGER, "rm"),
    rule(f"(rdrand|rdseed){_SIZE}", Kind.INTEGER, "w", flags="w"),
    rule("lahf", Kind.INTEGER, "-", reads="rax", writes="rax", flags="r"),
    rule("sahf", Kind.INTEGER, "-", reads="rax", flags="rw"),
    rule("stc|clc", Kind.INTEGER, "-", flags="C"),
    rule("cmc", Kind.INTEGER, "-", flags="cC"),
)

_PAIRS = "rax rdx rbx rcx"  # expected and new value, upper halves in rdx and rcx
_TRANSFERS = (
    rule(f"(mov|movabs|movbe){_SIZE}", None, "rw"),
    rule(f"movnti{_SIZE}", None, "rW"),
    rule("mov[sz]b[wlq]?", None, "rw", memory_bits=8),
    rule("mov[sz]w[lq]", None, "rw", memory_bits=16),
    rule("movslq", None, "rw", memory_bits=32),
    rule(f"lea{_SIZE}", Kind.INTEGER, "aw"),
    rule(f"cmov({CONDITION})", Kind.INTEGER, "rm", flags="r"),
    rule(f"set({CONDITION})", Kind.INTEGER, "w", flags="r", memory_bits=8),
    rule(f"xchg{_SIZE}", Kind.INTEGER, "mm"),
    rule(f"xadd{_SIZE}", Kind.INTEGER, "mm", flags="w"),
    rule(f"cmpxchg{_SIZE}", Kind.INTEGER, "rm", reads="rax", writes="rax", flags="w"),
    rule("pushq", Kind.STORE, "r", reads="rsp", writes="rsp", stores=[_PUSHED], memory_bits=64),
    rule("popq", Kind.LOAD, "w", reads="rsp", writes="rsp", loads=[_TOP], memory_bits=64),
    rule("pushw", Kind.STORE, "r", reads="rsp", writes="rsp", stores=[_PUSHED_16], memory_bits=16),
    rule("popw", Kind.LOAD, "w", reads="rsp", writes="rsp", loads=[_TOP_16], memory_bits=16),
    rule("pushfq", Kind.STORE, "-", reads="rsp", writes="rsp", stores=[_PUSHED], flags="r"),
    rule("popfq", Kind.LOAD, "-", reads="rsp", writes="rsp", loads=[_TOP], flags="w"),
    rule("leave", Kind.LOAD, "-", reads="rbp", writes="rbp rsp", loads=[Memory(_RBP, bits=64)]),
    rule("cmpxchg16b", Kind.INTEGER, "m", memory_bits=128, reads=_PAIRS, writes="rax rdx", flags="rw"),
    rule("cmpxchg8b", Kind.INTEGER, "m", memory_bits=64, reads=_PAIRS, writes="rax rdx", flags="rw"),
    rule(f"cmp({CONDITION})xadd", Kind.INTEGER, "rmm", flags="w"),
    rule("v?ldmxcsr", Kind.INTEGER, "R", memory_bits=32),
    rule("v?stmxcsr", Kind.INTEGER, "W", memory_bits=32),
    rule("rdtsc", Kind.INTEGER, "-", writes="rax rdx"),
    rule("rdtscp", Kind.INTEGER, "-", writes="rax rdx rcx"),
    rule("rdpid", Kind.INTEGER, "w"),
    rule("xgetbv", Kind.INTEGER, "-", reads="rcx", writes="rax rdx"),
    rule("cpuid", Kind.INTEGER, "-", reads="rax rcx", writes="rax rbx rcx rdx"),
)


def _string_rules(letter: str, bits: int) -> tuple[Rule, ...]:
    """Operands may be spelled out; an access is one element, for `rep` counts at run time."""
    source, destination = Memory(_RSI, bits=bits), Memory(_RDI, bits=bits)
    both = "rsi rdi"
    fill = rule(
        *(f"stos{letter}", Kind.STORE, "- xx", "string"),
        *("rax rdi", "rdi"),
        stores=[destination],
    )
    copy = rule(
        *(f"movs{letter}", Kind.STORE, "- xx", "string"),
        *(both, both),
        loads=[source],
        stores=[destination],
    )
    fetch = rule(f"lods{letter}", Kind.LOAD, "- xx", "string", "rsi rax", "rsi rax", loads=[source])
    scan = rule(
        *(f"scas{letter}", Kind.LOAD, "- xx", "string"),
        *("rax rdi flags carry", "rdi"),
        loads=[destination],
        flags="w",
    )
    compare = rule(
        *(f"cmps{letter}", Kind.LOAD, "- xx", "string"),
        *(f"{both} flags carry", both),
        loads=[source, destination],
        flags="w",
    )
    return fill, copy, fetch, scan, compare


_STRINGS = tuple(
    form
    for letter, bits in (("b", 8), ("w", 16), ("l", 32), ("q", 64))
    for form in _string_rules(letter, bits)
)

_CONTROL = (
    rule("jmp", Kind.BRANCH, "r", memory_bits=64),
    rule(f"j({CONDITION})", Kind.BRANCH, "r", "conditional", flags="r"),
    rule("j[er]?cxz", Kind.BRANCH, "r", "conditional", reads="rcx"),
    rule("loop(n?[ez])", Kind.BRANCH, "r", "conditional", reads="rcx", writes="rcx", flags="r"),
    rule("loop", Kind.BRANCH, "r", "conditional", reads="rcx", writes="rcx"),
    rule(
        "call",
        *(Kind.CALL, "r"),
        reads=_CALL_READS,
        writes=" ".join(("rsp", *_CONVENTION.clobbered)),
        stores=[_PUSHED],
        flags="w",
        memory_bits=64,
    ),
    rule("ret", Kind.RETURN, "- r", reads="rsp", writes="rsp", loads=[_TOP]),
    rule("ud2|hlt|int3", Kind.RETURN, "-"),
    rule(f"nop{_SIZE}", Kind.NOP, "- x"),
    rule("endbr64|pause|[lms]fence|vzeroupper|cld", Kind.NOP, "-"),
    rule("prefetch(t0|t1|t2|nta|w|wt1)?|clflush(opt)?|clwb|cldemote", Kind.NOP, "a"),
    rule("syscall", Kind.CALL, "-", reads=_SYSTEM_CALL_READS, writes="rax rcx r11"),
)

INTEGER_RULES = (*_ARITHMETIC, *_TRANSFERS, *_STRINGS, *_CONTROL)

"""Assembly that times a block of x86-64 code in a process of its own, and the instructions that are refused.

The code is flat: `analysis.measurement.block` maps it at some address, a context of 64-bit words, a signal
stack and a few pages of memory behind it, and jumps to its beginning. It gives up all other memory of the
process, then all system calls but those of its own handler of faults, and runs

    repeat:  chain of adds, loop over u copies of the block, loop over 2 u copies, chain of adds

Each loop begins with the same registers and the same memory, and leaves its ticks of the time-stamp counter
in the context. A fault on an address that is not mapped maps one of the few pages there; every other signal
ends the process, with its number, address and place in the context.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..instruction import Instruction, Kind
from ..microbenchmark import TimedContext

SYSTEM_CALLS = {"architecture": 0xC000003E, "mmap": 9, "return": 15, "exit": 231}
"""Numbers that the filter of system calls compares."""
SIGACTION, SIGALTSTACK, RESTORER = 13, 131, 0x04000000
CHAIN_ADDS = 64
MAP_FLAGS = 0x10_8001
"""Shared, on nothing that is mapped, and present at once."""

_NO_CALLS = frozenset(
    (
        *(
            "syscall",
            "sysenter",
            "sysexit",
            "sysret",
            "sysexitq",
            "sysretq",
            "sysretl",
            "int",
            "int1",
            "int3",
        ),
        *("into", "hlt", "cli", "sti", "in", "inb", "inw", "inl", "out", "outb", "outw", "outl"),
        *("insb", "insw", "insl", "insd", "outsb", "outsw", "outsl", "outsd", "lgdt", "lidt", "lldt", "ltr"),
        *("lmsw", "clts", "invd", "wbinvd", "wbnoinvd", "invlpg", "invpcid", "invlpga", "rdmsr", "wrmsr"),
        *("rdpmc", "rsm", "swapgs", "vmcall", "vmmcall", "vmlaunch", "vmresume", "vmxon", "vmxoff", "vmrun"),
        *("monitor", "mwait", "monitorx", "mwaitx", "xsetbv", "iret", "iretq", "iretl", "iretd", "ljmp"),
        *("ljmpq", "ljmpl", "lcall", "lcallq", "lcalll", "lret", "lretq", "retf", "ud0", "ud1", "ud2"),
        *("getsec", "encls", "enclu", "enclv", "clac", "stac", "pconfig", "tdcall", "seamcall", "lkgs"),
        *("wrfsbase", "wrgsbase", "wrpkru", "senduipi", "uiret", "wrssq", "wrssd", "rstorssp", "xrstors"),
    )
)
_SYSTEM_REGISTER = re.compile(r"(?<![\w.$])%?(?:[cd]r\d+|tr\d)\b")
_SEGMENT_WRITTEN = re.compile(r",\s*%[defg]s$|,\s*%ss$|^\w+\s+[defgs]s,")
_PREFIXES = frozenset({"lock", "rep", "repe", "repz", "repne", "repnz", "notrack", "bnd", "data16"})
_WORDS = re.compile(r"[\w\s$%(),.*+\-{}\[\]:@<>/|!&#~^]*", re.ASCII)
FREE_COUNTER = "r15"
"""Register that benchmarks of single forms leave to the loop."""
_FREE = ("r15", "r14", "r13", "r12", "r11", "r10", "r9", "r8")
_FIRST_VALUE, _APART = 0x1234_0000, 0x1_01C0
"""Values of registers: addresses that 32 bits hold, aligned to 64 bytes, each on a page of its own."""
_REGISTERS = (
    *("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp"),
    *(f"r{number}" for number in range(8, 16)),
)


def refusal(instruction: Instruction) -> str:
    """Return why an instruction is not run, "" if it may be.

    Examples
    --------
    >>> from ..registry import instruction_set
    >>> decode = instruction_set("x86-64").decoder.decode
    >>> [refusal(decode(text, 1, "att")) for text in ("hlt", "call f", "addq $8, %rax")]
    ['is a system instruction', 'is a call', '']
    """
    words = [word for word in instruction.text.lower().split() if word not in _PREFIXES]
    name = words[0] if words else ""
    system = name in _NO_CALLS or _SYSTEM_REGISTER.search(instruction.text.lower()) is not None
    if system or _SEGMENT_WRITTEN.search(instruction.text.lower()) is not None:
        return "is a system instruction"
    if instruction.kind is Kind.CALL:
        return "is a call"
    if instruction.kind is Kind.RETURN:
        return "is a return"
    if instruction.kind is Kind.BRANCH and instruction.target is None:
        return "is a jump to a place in a register"
    if name[:1] == "." or _WORDS.fullmatch(instruction.text) is None:
        return "is more than an instruction"
    return ""


def copies(block: Sequence[Instruction], number: int, first: int) -> list[str]:
    """Return the lines of copies of a block; its branches go to the instruction behind them.

    Parameters
    ----------
    block : sequence of Instruction
        The block.
    number : int
        Copies.
    first : int
        Number of the first label.
    """
    lines = []
    for _ in range(number):
        for instruction in block:
            if instruction.kind is Kind.BRANCH:
                words = instruction.text.split()
                head = words[: 2 if words[0].lower() in _PREFIXES else 1]
                lines += [f"{' '.join(head)} .Lbehind{first}", f".Lbehind{first}:"]
                first += 1
            else:
                lines.append(instruction.text)
    return lines


def free_register(block: Sequence[Instruction]) -> str:
    """Return a register that a block does not use, for the counter of the loop; "" where it uses all."""
    used = {root for instruction in block for root in (*instruction.reads, *instruction.writes)}
    text = " ".join(instruction.text for instruction in block).lower()
    return next((name for name in _FREE if name not in used and name not in text), "")


def program(
    bodies: Sequence[Sequence[str]],
    syntax: str,
    counter: str,
    features: Mapping[str, bool],
    context: TimedContext,
) -> str:
    """Return the assembly of the whole, in AT&T syntax but for the blocks.

    Parameters
    ----------
    bodies : sequence of sequence of str
        Lines of u and of 2 u copies of the block.
    syntax : str
        Of these.
    counter : str
        Register that they leave alone, "" for none.
    features : mapping of str to bool
        LLVM's, of this host.
    context : TimedContext
        Offsets from the beginning of the code.
    """
    word = {name: f".Lcontext+{8 * place}(%rip)" for place, name in enumerate(context.words)}
    runs = [
        line
        for number, body in enumerate(bodies)
        for line in (
            "call .Lfill",
            *_run(number, body, syntax, counter, features, word),
        )
    ]
    lines = [
        ".text",
        ".p2align 12",
        ".Lbegin:",
        f".set .Lcontext, .Lbegin+{context.context}",
        f".set .Lstack, .Lbegin+{context.stack}",
        *_alone(word),
        ".Lrepeat:",
        f"decq {word['repeats']}",
        "js .Ldone",
        "call .Lfill",
        "call .Lchain",
        *runs,
        "call .Lchain",
        "jmp .Lrepeat",
        ".globl chainline_services",
        "chainline_services:",
        ".Ldone:",
        f"movq $1, {word['state']}",
        ".Lexit:",
        f"movl ${SYSTEM_CALLS['exit']}, %eax",
        "xorl %edi, %edi",
        "syscall",
        *_services(word),
    ]
    return "\n".join(lines) + "\n"


def _alone(word: Mapping[str, str]) -> list[str]:
    """Give up all other memory of the process, and its system calls."""
    unmapped = [
        line
        for number in (1, 2)
        for line in (
            f"movq {word[f'start{number}']}, %rdi",
            f"movq {word[f'length{number}']}, %rsi",
            "movl $11, %eax",
            "syscall",
        )
    ]
    return [
        # glibc's area of restartable sequences, which the kernel would go on writing to
        f"movq {word['rseq_bytes']}, %rsi",
        "testq %rsi, %rsi",
        "je .Lno_rseq",
        "movq %fs:0, %rdi",
        f"addq {word['rseq_offset']}, %rdi",
        "movl $1, %edx",
        "movl $0x53053053, %r10d",
        "movl $334, %eax",
        "syscall",
        ".Lno_rseq:",
        *unmapped,
        "leaq .Lstack(%rip), %rsp",
        "movl $157, %eax",
        "movl $22, %edi",
        "movl $2, %esi",
        f"leaq {word['filter']}, %rdx",
        "xorl %r10d, %r10d",
        "xorl %r8d, %r8d",
        "syscall",
        "testq %rax, %rax",
        "je .Lrepeat",
        f"movq $3, {word['state']}",
        "jmp .Lexit",
    ]


def _run(
    number: int,
    body: Sequence[str],
    syntax: str,
    counter: str,
    features: Mapping[str, bool],
    word: Mapping[str, str],
) -> list[str]:
    """Return one timed loop."""
    values = [
        f"movabsq ${_FIRST_VALUE + place * _APART:#x}, %{name}" for place, name in enumerate(_REGISTERS)
    ]
    back = f"decq %{counter}" if counter else f"subq $1, {word['counter']}"
    return [
        f"movq {word['iterations']}, %rax",
        f"movq %rax, {word['counter']}",
        f"movq %rsp, {word['stack_pointer']}",
        "fninit",
        f"ldmxcsr {word['mxcsr']}",
        *_vectors(" ".join(body).lower(), features, word["fill"]),
        *_ticks(),
        f"movq %rax, {word['begin']}",
        *values,
        *([f"movq {word['iterations']}, %{counter}"] if counter else []),
        "cld",
        "lfence",
        ".p2align 6",
        f".Lloop{number}:",
        ".intel_syntax noprefix" if syntax == "intel" else ".att_syntax",
        *body,
        ".att_syntax",
        back,
        f"jne .Lloop{number}",
        *_ticks(),
        f"movq {word['stack_pointer']}, %rsp",
        f"subq {word['begin']}, %rax",
        "cld",
        "call .Lkeep",
    ]


def _ticks() -> list[str]:
    return ["lfence", "rdtsc", "lfence", "shlq $32, %rdx", "orq %rdx, %rax"]


def _vectors(text: str, features: Mapping[str, bool], fill: str) -> list[str]:
    """Fill the vector registers that a block may use; the upper halves of others stay clean."""
    lines = []
    if features.get("avx"):
        lines.append("vzeroall")
    if features.get("avx512f"):
        move = "kmovq %rax" if features.get("avx512bw") else "kmovw %eax"
        lines += ["movq $-1, %rax", *(f"{move}, %k{number}" for number in range(8))]
    if features.get("avx512f") and "zmm" in text:
        return [*lines, *(f"vpbroadcastq {fill}, %zmm{number}" for number in range(32))]
    if features.get("avx2") and "ymm" in text:
        wide = 32 if features.get("avx512vl") else 16
        return [*lines, *(f"vpbroadcastq {fill}, %ymm{number}" for number in range(wide))]
    return [
        *lines,
        *(line for n in range(16) for line in (f"movq {fill}, %xmm{n}", f"punpcklqdq %xmm{n}, %xmm{n}")),
    ]


def _services(word: Mapping[str, str]) -> list[str]:
    """Return the functions that fill memory, keep a time and time a chain, and the handler of signals."""
    return [
        ".Lfill:",
        f"movq {word['home']}, %rdi",
        f"movq {word['home_words']}, %rcx",
        f"movq {word['fill']}, %rax",
        ".Lfill_next:",
        "movq %rax, (%rdi)",
        "addq $8, %rdi",
        "decq %rcx",
        "jne .Lfill_next",
        "ret",
        ".globl chainline_counter",
        "chainline_counter:",
        *_ticks(),
        "ret",
        ".Lkeep:",
        f"movq {word['next_sample']}, %rdi",
        "movq %rax, (%rdi)",
        f"addq $8, {word['next_sample']}",
        "ret",
        ".Lchain:",
        "xorl %r8d, %r8d",
        "movl $1, %esi",
        f"movq {word['chain_rounds']}, %rcx",
        *_ticks(),
        "movq %rax, %r9",
        ".p2align 6",
        ".Lchain_next:",
        *["addq %rsi, %r8"] * CHAIN_ADDS,
        "decq %rcx",
        "jne .Lchain_next",
        *_ticks(),
        "subq %r9, %rax",
        "jmp .Lkeep",
        # a signal: its number in edi, siginfo at rsi, the registers at rdx
        ".globl chainline_handler",
        "chainline_handler:",
        "cmpl $11, %edi",
        "jne .Lfault",
        "cmpl $1, 8(%rsi)",  # not mapped; else not permitted, or no address at all
        "jne .Lfault",
        f"movq {word['pages']}, %r9",
        f"cmpq {word['most_pages']}, %r9",
        "jae .Ltoo_many",
        "movq %rdi, %r12",
        "movq %rsi, %r13",
        "movq %rdx, %r14",
        "movq 16(%rsi), %rdi",
        "andq $-4096, %rdi",
        "movq %rdi, %rbx",
        "cmpq $0x10000, %rbx",  # which a privileged user may map, and nobody uses
        "jb .Lunmappable",
        f"incq {word['pages']}",
        "shlq $12, %r9",
        f"andq {word['page_mask']}, %r9",
        f"movq {word['file']}, %r8",
        "movl $4096, %esi",
        "movl $3, %edx",
        f"movl ${MAP_FLAGS:#x}, %r10d",
        f"movl ${SYSTEM_CALLS['mmap']}, %eax",
        "syscall",
        "cmpq %rbx, %rax",
        "jne .Lunmappable",
        "ret",
        ".globl chainline_restorer",
        "chainline_restorer:",
        f"movl ${SYSTEM_CALLS['return']}, %eax",
        "syscall",
        ".Lunmappable:",
        "movq %r12, %rdi",
        "movq %r13, %rsi",
        "movq %r14, %rdx",
        ".Lfault:",
        f"movq $2, {word['state']}",
        "jmp .Ltell",
        ".Ltoo_many:",
        f"movq $4, {word['state']}",
        ".Ltell:",
        "movslq %edi, %rdi",
        f"movq %rdi, {word['signal']}",
        "movq 16(%rsi), %rax",
        f"movq %rax, {word['address']}",
        "movq 168(%rdx), %rax",
        f"movq %rax, {word['place']}",
        "jmp .Lexit",
        ".p2align 6",
        ".globl chainline_end",
        "chainline_end:",
    ]

"""x86-64: SSE to AVX-512, in AT&T and Intel syntax (System V ABI)."""

import re

from ...lazy import pattern
from ..instruction_form import DISPLACED_BASES
from ..instruction_set import CallingConvention, Dialect, Induction, InstructionSet, RegisterFile, Toolchain

ATT, INTEL = "att", "intel"
"""Syntaxes."""

_VECTORS = tuple(f"zmm{number}" for number in range(32))
_MASKS = tuple(f"k{number}" for number in range(8))
_REGISTER = r"(?:[re]?(?:[a-d]x|[sd]i|[sb]p)|[a-d][lh]|r\d+[dwb]?|[xyz]mm\d+|k[0-7])\b"
_ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")

INSTRUCTION_SET = InstructionSet(
    name="x86-64",
    title="x86-64",
    folder="x86_64",
    registers=RegisterFile(
        general=(
            *("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp"),
            *(f"r{number}" for number in range(8, 16)),
        ),
        vectors=_VECTORS,
        masks=_MASKS,
        others=(
            *(f"r{number}" for number in range(16, 32)),
            *(f"st({number})" for number in range(8)),
            "rip",
        ),
        vector_bits=512,
        narrow_vector_registers=16,
        stack_pointer="rsp",
        frame_pointer="rbp",
        program_counter="rip",
        displaced_bases=DISPLACED_BASES,
        clearing_prefix="v",
        clears_upper=("vzeroupper", "vzeroall"),
    ),
    convention=CallingConvention(
        arguments=_ARGUMENTS,
        vector_arguments=_VECTORS[:8],
        clobbered=(
            *("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11"),
            *_VECTORS,
            *_MASKS,
            *(f"mm{number}" for number in range(8)),
            *(f"st({number})" for number in range(8)),
        ),
        return_address_bytes=8,
        calls=("call", "callq"),
        call_loop=(
            "movsd (%rbx,%r12,8), %xmm0",
            "call exp",
            "movsd %xmm0, (%rbp,%r12,8)",
            "incq %r12",
            "cmpq %r12, %r13",
            "jne .L1",
        ),
        vector_functions=True,
    ),
    induction=Induction(
        add=("addq", "addl"),
        subtract=("subq", "subl"),
        copy=("movq",),
        load_address=("leaq",),
        ones={"incq": 1, "decq": -1, "incl": 1, "decl": -1},
        compare=("cmpq", "cmpl", "testq", "testl"),
        stack={"push": -8, "pop": 8, "call": 0, "ret": 0},
    ),
    dialect=Dialect(
        syntaxes=(ATT, INTEL),
        clue=(
            r"%[er]?[a-ds][xip]\b|%r\d|%[xyz]mm\d|\b[xyz]mm\d|\b[er](?:[a-d]x|[sd]i|[sb]p)\b"
            r"|\belf64-x86-64\b"
        ),
        comment="#",
        line_comment="",
        plain_line=pattern(r"\s+[a-z][^\"#/:;]*"),
        word_bytes=2,
        align_is_power=False,
        encodings=(
            (b"\x90", "nop"),
            (b"\x66\x90", "nop"),
            (b"\xf3\xc3", "ret"),
            (b"\xc3", "ret"),
            (b"\xf3\x90", "pause"),
            (b"\xf3\x0f\x1e\xfa", "endbr64"),
        ),
        nop_beginnings=(b"\x0f\x1f", b"\x66\x0f\x1f"),
        prefix_bytes=b"\x26\x2e\x36\x3e\x64\x65\x66\x67\xf2\xf3\x48",
        syntax_clue=pattern(
            r"^[ \t]*\.(?P<directive>intel|att)_syntax\b"
            rf"|^(?![^\S\n]*\.[\w.$]*(?![\w.$:]))[^#\"\n]*?(?:(?P<att>%{_REGISTER})|(?P<intel>(?<![\w.$@%]){_REGISTER}))",
            re.MULTILINE,
        ),
    ),
    toolchain=Toolchain(
        system_names=("x86_64", "amd64"),
        llvm="x86_64",
        osaca="x86",
        processor_flag="-march",
        elf_machine=62,
    ),
    scalable_extension="",
    load_store=False,
    zero_idioms=True,
    destination_first=False,
)

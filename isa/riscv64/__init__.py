"""RISC-V: RV64GC with the vector extension (LP64D)."""

from ...lazy import pattern
from ..instruction import VECTOR_LENGTH
from ..instruction_set import CallingConvention, Dialect, Induction, InstructionSet, RegisterFile, Toolchain
from .registers import CALL_CLOBBERED, FLOATING, GENERAL, VECTORS, ZERO

GAS = "gas"
"""Syntax."""

_FIRST_WORDS = r"addiw?|lui|auipc|lla?|li|mv|bnez|beqz|bgtz|bltu|bgeu|fs[dw]|fl[dw]|vset\w+|vl[e1-8]\w+\.v"
_SUFFIXED = r"f\w+\.[sd](?:\.\w+)?"

INSTRUCTION_SET = InstructionSet(
    name="riscv64",
    title="RISC-V",
    folder="riscv64",
    registers=RegisterFile(
        general=tuple(root for root in GENERAL if root != ZERO),
        vectors=(*VECTORS, *FLOATING),
        masks=(VECTOR_LENGTH,),
        stack_pointer="sp",
        frame_pointer="s0",
        zero=ZERO,
    ),
    convention=CallingConvention(
        arguments=tuple(f"a{number}" for number in range(8)),
        vector_arguments=tuple(f"fa{number}" for number in range(8)),
        clobbered=CALL_CLOBBERED,
        return_address_bytes=0,
        calls=("call", "jal", "jalr", "ecall"),
        call_loop=(
            "fld fa0,0(s0)",
            "call exp",
            "fsd fa0,0(s1)",
            "addi s0,s0,8",
            "addi s1,s1,8",
            "bne s0,s2,.L1",
        ),
    ),
    induction=Induction(add=("addi", "add"), subtract=(), copy=("mv",)),
    dialect=Dialect(
        syntaxes=(GAS,),
        clue=(
            r"\.attribute\s+(?:\d|arch|unaligned)|\.option\s+(?:pic|nopic|arch|norvc|push)|\belf64-littleriscv\b"
            rf"|(?:^|[\s:;])(?:{_FIRST_WORDS}|{_SUFFIXED})\s+(?:a[0-7]|[ft]?[ast]\d+|s[0-9]+|sp|v\d+|zero)\s*,"
        ),
        comment="#",
        line_comment="",
        plain_line=pattern(r"\s+[a-z][^\"#/:;]*"),
        word_bytes=4,
        align_is_power=True,
    ),
    toolchain=Toolchain(
        system_names=("riscv64",),
        llvm="riscv64",
        osaca="",
        processor_flag="-mcpu",
        elf_machine=243,
        abi="lp64d",
        modelled_cores=((2, "sifive-x280"), (64, "sifive-p670")),  # those with vectors that LLVM 19 has
    ),
    scalable_extension="V",
    load_store=True,
    zero_idioms=False,
    destination_first=True,
    missing=frozenset(
        {
            "lanes",
            "forms",
            "vectorisation",
            "benchmarks",
            "timing",
            "timed_block",
            "form_benchmarks",
            "encoded_length",
        }
    ),
)

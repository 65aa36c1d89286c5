"""AArch64: A64 with NEON and SVE (AAPCS64)."""

from ...lazy import pattern
from ..instruction import FLAGS
from ..instruction_set import CallingConvention, Dialect, Induction, InstructionSet, RegisterFile, Toolchain

GAS = "gas"
"""Syntax."""

_VECTORS = tuple(f"z{number}" for number in range(32))
_MASKS = tuple(f"p{number}" for number in range(16))

INSTRUCTION_SET = InstructionSet(
    name="aarch64",
    title="AArch64",
    folder="aarch64",
    registers=RegisterFile(
        general=(*(f"x{number}" for number in range(31)), "sp"),
        vectors=_VECTORS,
        masks=_MASKS,
        stack_pointer="sp",
        frame_pointer="x29",
        zero="xzr",
    ),
    convention=CallingConvention(
        arguments=tuple(f"x{number}" for number in range(8)),  # AAPCS64, section 6.8
        vector_arguments=_VECTORS[:8],
        clobbered=(  # sections 6.1.1 to 6.1.3
            *(f"x{number}" for number in (*range(19), 30)),
            *_VECTORS,  # of z8 to z15 only the low 64 bits survive a call
            *_MASKS,
            FLAGS,
        ),
        return_address_bytes=0,
        calls=("bl", "blr"),
        call_loop=(
            "ldr d0, [x19, x20, lsl 3]",
            "bl exp",
            "str d0, [x21, x20, lsl 3]",
            "add x20, x20, 1",
            "cmp x20, x22",
            "b.ne .L1",
        ),
    ),
    induction=Induction(
        add=("add", "adds"),
        subtract=("sub", "subs"),
        copy=("mov",),
        elements={"incb": 1, "inch": 2, "incw": 4, "incd": 8, "decb": -1, "dech": -2, "decw": -4, "decd": -8},
        vectors=("addvl",),
        compare=("cmp",),
    ),
    dialect=Dialect(
        syntaxes=(GAS,),
        clue=(
            r"\.arch\s+arm|[\s,\[{](?:[xw](?:[12]?\d|30|zr)|[vzp]\d+[./]\w+|[dsq]\d+|sp)[\s,\]!}]"
            r"|\belf64-littleaarch64\b"
        ),
        comment="//",
        line_comment="#",  # elsewhere it marks an immediate
        plain_line=pattern(r"\s+[a-z][^\"/:;]*(?:/[mz][^\"/:;]*)*"),
        word_bytes=4,
        align_is_power=True,
        encodings=((b"\x1f\x20\x03\xd5", "nop"),),
        mach_o_comment=";",
        capitals=pattern(r"[\s,\[{](?:[XW](?:[12]?\d|30|ZR)|[VZ]\d+\.\d*[BHSD]|[DSQ]\d+)[\s,\]}]"),
    ),
    toolchain=Toolchain(
        system_names=("aarch64", "arm64"),
        llvm="aarch64",
        osaca="aarch64",
        processor_flag="-mcpu",
        elf_machine=183,
    ),
    scalable_extension="SVE",
    load_store=True,
    zero_idioms=False,
    destination_first=True,
    missing=frozenset({"timed_block", "form_benchmarks", "encoded_length"}),
)

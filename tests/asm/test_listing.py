"""Listing: labels, functions, data, comments and what is unknown."""

import time

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.isa.registry import detect_isa
from hypothesis import given
from hypothesis import strategies as st

X86 = """
\t.file\t"a # b.c"
\t.section\t.rodata.cst32,"aM",@progbits,32
\t.p2align\t5, 0x0                          # -- Begin function kernel
.LCPI0_0:
\t.quad\t0                               # 0x0
\t.quad\t-1
.LCPI0_1:
\t.byte\t1, 2
\t.zero\t2
\t.text
\t.globl\tkernel                          # -- Begin function kernel
\t.type\tkernel,@function
kernel:                                 # @kernel
\t.cfi_startproc
# %bb.0:
\ttestq\t%rdi, %rdi
\tjle\t.LBB0_3
.LBB0_1: .Ltmp0:                                # =>This Inner Loop Header: Depth=1
\tvmovupd\t(%rsi,%rax), %ymm0 {%k1} {z}
\tmadeup\t%ymm0, %ymm1
\tincq\t%rax
\tjne\t.LBB0_1
.LBB0_3:
\tretq
.Lfunc_end0:
\t.size\tkernel, .Lfunc_end0-kernel
\t.globl\thelper
helper:
\tretq
\t.section\t".note.GNU-stack","",@progbits
"""

AARCH64 = """
\t.arch armv8.2-a+crc+sve
\t.text
\t.align\t2
\t.global\tkernel
\t.type\tkernel, %function
kernel:
.LFB0:
\tadrp\tx6, .LANCHOR0   // the table
\tadd\tx6, x6, :lo12:.LANCHOR0
\tmov\tx0, #4
1:
\tsubs\tx0, x0, #1
\tb.ne\t1b
\tcbz\tx0, 1f
1:\tret
\t.size\tkernel, .-kernel
\t.section\t.rodata
\t.align\t4
\t.set\t.LANCHOR0,. + 0
.LC0:
\t.xword\t9
\t.word\t7
\t.hword\t258
.LC1:
\t.double\t1.5
\t.set\t.LC2,.LC1+4
\t.ascii\t"a\\n"
"""


def test_x86_listing():
    listing = parse(X86, "x86-64")
    assert [i.mnemonic for i in listing.instructions] == [
        "testq", "jle", "vmovupd", "incq", "jne", "ret", "ret",
    ]  # fmt: skip
    assert listing.instructions[0].line == X86.splitlines().index("\ttestq\t%rdi, %rdi") + 1
    assert {name: listing.labels[name] for name in (".LBB0_1", ".Ltmp0", ".LBB0_3")} == {
        ".LBB0_1": 2, ".Ltmp0": 2, ".LBB0_3": 5,
    }  # fmt: skip
    assert [(f.name, f.start, f.stop) for f in listing.functions] == [("kernel", 0, 6), ("helper", 6, 7)]
    assert [(u.text) for u in listing.unknown] == ["madeup %ymm0, %ymm1"]
    assert listing.data[".LCPI0_0"] == bytes(8) + b"\xff" * 8
    assert listing.data[".LCPI0_1"] == b"\1\2\0\0"


def test_aarch64_listing():
    listing = parse(AARCH64, "aarch64")
    assert [i.mnemonic for i in listing.instructions] == ["adrp", "add", "mov", "subs", "b.ne", "cbz", "ret"]
    assert [(f.name, f.start, f.stop) for f in listing.functions] == [("kernel", 0, 7)]
    assert listing.data[".LC0"] == (9).to_bytes(8, "little") + b"\7\0\0\0\2\1"
    assert listing.data[".LC1"][:8] == b"\0\0\0\0\0\0\xf8\x3f"
    assert listing.data[".LC2"] == b"\0\0\xf8\x3fa\n"
    assert listing.data[".LANCHOR0"].startswith(listing.data[".LC0"])


def test_numeric_labels_bind_to_the_nearest_definition():
    listing = parse(AARCH64, "aarch64")
    backward, forward = (i for i in listing.instructions if i.target)
    assert listing.labels[backward.target] == 3
    assert listing.labels[forward.target] == 6


def test_size_ends_a_function():
    listing = parse(".globl f\nf: nop\n ret\n.size f, .-f\n.Lpad: nop\n.globl g\ng: ret\n", "x86-64")
    assert [(f.name, f.start, f.stop) for f in listing.functions] == [("f", 0, 2), ("g", 3, 4)]


def test_literal_pool_between_the_instructions():
    listing = parse("f:\n ret\n.LCPI0:\n .quad 5\ng: ret\n", "x86-64")
    assert listing.data[".LCPI0"] == b"\5" + bytes(7)


def test_fragment_without_symbols_is_one_function():
    listing = parse("addq $1, %rax\nsubq $1, %rcx", "x86-64")
    assert [(f.start, f.stop) for f in listing.functions] == [(0, 2)]


def test_comments_only_where_they_are_comments():
    listing = parse('.ident "C# // 1"\n# whole line\n/* block */ add x0, x0, #4 // tail', "aarch64")
    assert [i.text for i in listing.instructions] == ["add x0, x0, #4"]


@pytest.mark.parametrize("text", ["", "\n\n", ".text\n.globl f\n", "# only a comment\n"])
def test_text_without_an_instruction_is_refused(text):
    with pytest.raises(UsageError, match="no x86-64 instruction"):
        parse(text, "x86-64")


def test_only_unknown_instructions_name_the_first():
    with pytest.raises(UsageError, match="line 2: frobnicate"):
        parse("\nfrobnicate %rax\n", "x86-64")


@pytest.mark.parametrize(
    ("text", "isa"),
    [
        ('.file "x1.c"\n vmovupd (%r8,%rax), %zmm0', "x86-64"),
        (" vfmadd231pd zmm0, zmm1, zmm2", "x86-64"),
        ("\tldr\tx0, [sp, 8]", "aarch64"),
        ("\tfmla\tz0.d, p0/m, z1.d, z2.d", "aarch64"),
        ("\tsubs w3, w3, #1", "aarch64"),
    ],
)
def test_detect_isa(text, isa):
    assert detect_isa(text) == isa


def test_detect_isa_without_a_clue():
    with pytest.raises(UsageError, match="cannot tell"):
        detect_isa("nop\nret\n")


LINES = ["\taddq\t$8, %rax", ".L{n}:", "", "\t.p2align\t4", "# note", ".L{n}: incq %rcx"]


@given(st.lists(st.sampled_from(LINES)))
def test_labels_point_to_the_instruction_that_follows(lines):
    """Whatever stands between, a label's index is the number of instructions before it."""
    text = ["f:", *(line.format(n=n) for n, line in enumerate(lines)), "\tretq"]
    listing = parse("\n".join(text), "x86-64")
    assert len(listing.instructions) == sum("addq" in line or "incq" in line for line in text) + 1
    for n, line in enumerate(lines):
        if line.startswith(".L"):
            before = sum("addq" in other or "incq" in other for other in lines[:n])
            assert listing.labels[f".L{n}"] == before


def test_escapes_of_strings():
    text = 'f: nop\n.section .rodata\na: .ascii "\\n\\12\\x41\\x0042\\\\\\"é", "z"\n.globl b\nb: .asciz ""\n'
    data = parse(text, "x86-64").data
    assert data["a"] == b'\n\nAB\\"\xc3\xa9z'
    assert data["b"] == b"\0"


@pytest.mark.parametrize(
    "text",
    [
        "\tret\n\t" + "mov a, " * 100_000,
        "\tret\n" + "".join(f".L{n}: .byte 1\n" for n in range(20_000)),
        "\tret\n" + "/**/" * 20_000,
        "\tret\n\tmov %rax, " + "(" * 200_000,
    ],
)
def test_time_grows_with_the_text(text):
    start = time.perf_counter()
    parse(text, "x86-64")
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize(
    ("isa", "line"),
    [
        ("aarch64", "mov x" + "9" * 5000 + ", #1"),
        ("aarch64", "mov x0, #" + "9" * 5000),
        ("aarch64", "ldr x0, [x1, x2, lsl #99999999]"),
        ("aarch64", "st1 {v0.2d-v1.2d-v2.2d}, [x0]"),
        ("aarch64", "st1 {x0-sp}, [x0]"),
        ("aarch64", "adr x0, f+0" + "9" * 30),
        ("x86-64", "movq $" + "9" * 5000 + ", %rax"),
        ("x86-64", "movq $089, %rax"),
        ("x86-64", "vaddpd (%rax){1to" + "9" * 5000 + "}, %zmm0, %zmm1"),
        ("x86-64", "vaddpd %zmm0, %zmm1, %zmm" + "9" * 5000),
    ],
)
def test_what_no_instruction_may_hold_is_unknown(isa, line):
    """Each of these once ended in an exception that no caller expects."""
    listing = parse(f"\tret\n\t{line}\n", isa)
    assert [unknown.line for unknown in listing.unknown] == [2]

"""Expressions of assemblers and the names that a text gives to values and registers."""

import pytest
from chainline.asm.expressions import folded, integer
from chainline.asm.listing import parse


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("8*4", 32),
        ("-(1<<4)+0x10", 0),
        ("~0", -1),
        ("-7/2", -3),
        ("-7 % 2", -1),
        ("010", 8),
        ("1<<63", -(1 << 63)),
        ("0xffffffffffffffff", -1),
        ("(1<<2)+1", 5),
    ],
)
def test_values(text: str, value: int) -> None:
    assert integer(text) == value


@pytest.mark.parametrize(
    "text",
    ["1<<2+1", "6&3+1", "1/0", "1%0", "1<<64", "1<<-1", "a", "1 2", "", "()", "(1", "1)", "09", "1.5", "1b"],
)
def test_texts_without_a_value(text: str) -> None:
    assert integer(text) is None


@pytest.mark.parametrize(
    "text", ["(" * 500 + "1" + ")" * 500, "1" * 3000, "-" * 1500 + "1", "1+" * 5000 + "1"]
)
def test_huge_expressions_have_no_value(text: str) -> None:
    assert integer(text) is None


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("movq -8*2(%rsp,%rax,8), %rcx", "movq -16(%rsp,%rax,8), %rcx"),
        ("movq (%rdi), %rax", "movq (%rdi), %rax"),
        ("movq table+8*2(%rip), %rax", "movq table+16(%rip), %rax"),
        ("subq $(1<<3), %rax", "subq $8, %rax"),
        ("mov rax, [rsi+rax*8-(4*2)]", "mov rax, [rsi+rax*8-8]"),
        ("mov rax, [8*rax+rsi+4*2-2]", "mov rax, [8*rax+rsi+6]"),
        ("ldr q0, [x1, #16*2]", "ldr q0, [x1, #32]"),
        ("ld1d {z0.d}, p0/z, [x0, x1, lsl #3]", "ld1d {z0.d}, p0/z, [x0, x1, lsl #3]"),
        ("fmla v0.2d, v1.2d, v2.d[1]", "fmla v0.2d, v1.2d, v2.d[1]"),
        ("jne 1b", "jne 1b"),
        ("fmov d0, #1.5", "fmov d0, #1.5"),
    ],
)
def test_arithmetic_of_operands(text: str, done: str) -> None:
    assert folded(text) == done


def test_names_of_values() -> None:
    text = ".set STEP, 4*8\n.equ OFF, STEP/2\nN = OFF+1\nf: vmovupd OFF+8*2(%rsi), %ymm0\n addq $STEP, %rax\n"
    listing = parse(f"{text} movl $N, %ecx\n ret\n", "x86-64")
    assert [i.text for i in listing.instructions] == [
        "vmovupd 32(%rsi), %ymm0",
        "addq $32, %rax",
        "movl $17, %ecx",
        "ret",
    ]
    assert not listing.unknown


def test_names_of_registers() -> None:
    text = "acc .req v0\nleft .req x2\n.L1: fmla acc.2d, v1.2d, v2.2d\n subs left, left, #2*2\n b.gt .L1\n"
    listing = parse(text + ".unreq acc\n fadd acc.2d, v1.2d, v1.2d\n ret\n", "aarch64")
    assert [i.text for i in listing.instructions] == [
        "fmla v0.2d, v1.2d, v2.2d",
        "subs x2, x2, #4",
        "b.gt .L1",
        "ret",
    ]
    assert [u.text for u in listing.unknown] == ["fadd acc.2d, v1.2d, v1.2d"]


def test_a_name_stands_for_a_register_of_x86() -> None:
    assert (
        parse(".set ptr, %rdi\n movq (ptr), %rax\n ret\n", "x86-64").instructions[0].text
        == "movq (%rdi), %rax"
    )


def test_names_of_distances_are_left_to_the_linker() -> None:
    listing = parse(".set .L4, .L3-.L2\n.L2: nop\n.L3: jmp .L2\n.L4: ret\n", "x86-64")
    assert not listing.unknown

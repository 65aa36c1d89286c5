"""Instructions that a text writes as numbers are read or reported, constants between functions are not."""

import pytest
from chainline.asm.listing import parse


def read(text: str, isa: str = "x86-64") -> tuple[list[str], list[int]]:
    listing = parse(text, isa)
    return [i.text for i in listing.instructions], [u.line for u in listing.unknown]


@pytest.mark.parametrize(
    ("isa", "text", "lines"),
    [
        ("x86-64", ".L1:\n .byte 0x66,0x0f,0x38,0xdc,0xd1\n decl %eax\n jnz .L1\n ret\n", [2]),
        ("x86-64", ".L1:\n decl %eax\n .byte 0xc4\n .byte 0xe2,0x71\n .long 5\n jnz .L1\n ret\n", [3, 4, 5]),
        ("x86-64", " .type f,@function\nf:\n .quad 0x12345678\n ret\n", [3]),
        ("aarch64", ".L1:\n .inst 0x4e20cc20\n .long 0x65a0002e\n subs x0, x0, #1\n b.ne .L1\n", [2, 3]),
        ("aarch64", ".L1:\n subs x0, x0, #1\n .word 0x4e20cc20\n b.ne .L1\n ret\n", [3]),
    ],
)
def test_numbers_that_run(isa: str, text: str, lines: list[int]) -> None:
    assert read(text, isa)[1] == lines


@pytest.mark.parametrize(
    ("bytes_", "text"),
    [
        ("0xf3,0xc3", "ret"),
        ("0x66,0x90", "nop"),
        ("0xf3,0x0f,0x1e,0xfa", "endbr64"),
        ("0x0f,0x1f,0x40,0", "nop"),
    ],
)
def test_bytes_that_cost_the_same_everywhere(bytes_: str, text: str) -> None:
    assert read(f"f: incl %eax\n .byte {bytes_}\n ret\n") == (["incl %eax", text, "ret"], [])


@pytest.mark.parametrize(
    "text",
    [
        "f: ret\n.LC0:\n .long 1, 2\ng: ret\n",
        "f: jmp *.L4(,%rax,8)\n.L4:\n .quad .L5\n .quad 7\n.L5: ret\n",
        "f: call abort\n.LC0:\n .quad 1\ng: ret\n",
        "f: .byte 0x66\n leaq x@tlsgd(%rip), %rdi\n .value 0x6666\n call __tls_get_addr\n ret\n",
        ".L1: jnz .L1\n.LC0:\n .double 1\n .long 1\n",
        "f: ret\n .byte 0x0f,0x0b\ng: ret\n",
    ],
)
def test_constants_are_no_code(text: str) -> None:
    assert read(text)[1] == []


def test_many_numbers_are_data() -> None:
    assert read("f: nop\n .byte " + "1," * 5000 + "1\n ret\n")[1] == []

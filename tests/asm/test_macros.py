"""Macros that nobody expanded are reported, never read as code."""

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError


def unknown(text: str, isa: str = "x86-64") -> list[tuple[int, str]]:
    return [(u.line, u.text) for u in parse(text, isa).unknown]


def test_a_definition_is_no_code_and_a_call_is_unknown() -> None:
    text = ".macro twice reg\n addq \\reg, \\reg\n .rept 2\n nop\n .endr\n.endm\nf: twice %rax\n ret\n"
    assert unknown(text) == [(7, "twice %rax")]
    assert [i.text for i in parse(text, "x86-64").instructions] == ["ret"]


@pytest.mark.parametrize("head", [".rept 4", ".irp r, %rax, %rbx", ".irpc c, 012"])
def test_repeated_blocks_are_reported(head: str) -> None:
    assert unknown(f"f:\n {head}\n addq $1, %rax\n .endr\n ret\n") == [(2, head)]


def test_a_macro_named_like_an_instruction() -> None:
    assert unknown(".macro add a, b\n nop\n.endm\n add x0, x1\n ret\n", "aarch64") == [(4, "add x0, x1")]


def test_names_left_to_the_preprocessor() -> None:
    text = "#define STEP 8\n#define LOAD(x) movq x, %rax\nf: addq $STEP, %rax\n LOAD(%rdi)\n ret\n#endif\n"
    assert [line for line, _ in unknown(text)] == [1, 2, 3, 4, 6]


def test_comments_of_compilers_are_not_taken_for_it() -> None:
    assert unknown('#APP\n# if the loop ends\n# 1 "f.c"\n#NO_APP\n ret\n') == []


@pytest.mark.parametrize("text", [" nop\n.macro m\n nop\n", " nop\n nop /* never\n closed"])
def test_what_does_not_end(text: str) -> None:
    with pytest.raises(UsageError, match=r"line 2: .*truncated"):
        parse(text, "x86-64")


def test_comments_over_several_lines() -> None:
    listing = parse("/* one\n ret\n two */ nop /* a */ # /* b\n ret\n", "x86-64")
    assert [(i.line, i.text) for i in listing.instructions] == [(3, "nop"), (4, "ret")]


def test_statements_of_one_line_and_prefixes() -> None:
    listing = parse(" rep; movsq; lock; addl $1, (%rdi)\n lock\n incl (%rdi); nop\n", "x86-64")
    assert [i.mnemonic for i in listing.instructions] == ["movsq", "addl", "incl", "nop"]
    assert "rcx" in listing.instructions[0].writes

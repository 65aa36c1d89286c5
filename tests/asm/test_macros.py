"""Macros, repeated blocks, conditions and names of assemblers; what cannot be expanded is reported."""

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError


def unknown(text: str, isa: str = "x86-64") -> list[tuple[int, str]]:
    return [(u.line, u.text) for u in parse(text, isa).unknown]


def texts(text: str, isa: str = "x86-64") -> list[str]:
    return [i.text for i in parse(text, isa).instructions]


def test_a_definition_is_no_code_and_a_call_is_its_lines() -> None:
    text = ".macro twice reg, by=8\n addq $\\by, \\reg\n .rept 2\n nop\n .endr\n.endm\nf: twice %rax\n ret\n"
    assert texts(text) == ["addq $8, %rax", "nop", "nop", "ret"]
    assert unknown(text) == []


@pytest.mark.parametrize(
    ("head", "line", "read"),
    [
        (".rept 2*(1+1)", "addq $1, %rax", ["addq $1, %rax"] * 4),
        (".irp r, %rax, %rbx", "addq $1, \\r", ["addq $1, %rax", "addq $1, %rbx"]),
        (".irpc c, 01", "incl \\c\\()0(%rdi)", ["incl 00(%rdi)", "incl 10(%rdi)"]),
        (".rept 0", "nop", []),
    ],
)
def test_repeated_blocks(head: str, line: str, read: list[str]) -> None:
    assert texts(f"f:\n {head}\n {line}\n .endr\n ret\n") == [*read, "ret"]


def test_counters_and_conditions_of_blocks() -> None:
    text = (
        ".set i, 0\n.rept 3\n .if i == 1\n nop\n .else\n addq $i, %rax\n .endif\n .set i, i+1\n.endr\n ret\n"
    )
    assert texts(text) == ["addq $0, %rax", "nop", "addq $2, %rax", "ret"]


def test_arguments_by_name_in_strings_and_the_rest() -> None:
    text = ".macro m a, b:req, more:vararg\n addq \\b, \\a\n .ifnb \\more\n \\more\n .endif\n.endm\n"
    assert texts(f'{text} m b=%rbx, a=%rax\n m "8(%rdi)", %rcx\n m %rcx, %rdx, addq %rsi, %rdi\n ret\n') == [
        "addq %rbx, %rax",
        "addq %rcx, 8(%rdi)",
        "addq %rdx, %rcx",
        "addq %rsi, %rdi",
        "ret",
    ]


def test_labels_by_the_number_of_the_call() -> None:
    text = ".macro wait\n.L\\@: decq %rax\n jnz .L\\@\n.endm\nf: wait\n wait\n ret\n"
    assert sorted(parse(text, "x86-64").labels) == [".L1", ".L2", "f"]


def test_the_lines_of_a_macro_are_where_it_is_called() -> None:
    text = ".macro m\n nop\n nop\n.endm\nf:\n m\n ret\n"
    assert [i.line for i in parse(text, "x86-64").instructions] == [6, 6, 7]


def test_a_macro_named_like_an_instruction() -> None:
    assert texts(".macro add a, b\n nop\n.endm\n add x0, x1\n ret\n", "aarch64") == ["nop", "ret"]


def test_a_macro_is_left() -> None:
    text = ".macro m a\n nop\n .if \\a\n .exitm\n .endif\n cld\n.endm\n m 1\n m 0\n ret\n"
    assert texts(text) == ["nop", "nop", "cld", "ret"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".macro m a\n nop\n.endm\n m 1, 2\n ret\n", [(4, "m 1, 2")]),
        (".rept count\n nop\n.endr\n ret\n", [(1, ".rept count")]),
        (".if there - here\n nop\n.else\n cld\n.endif\n ret\n", [(1, ".if there - here")]),
        (".macro m 1&2\n nop\n.endm\n m\n ret\n", [(4, "m")]),
    ],
)
def test_what_cannot_be_told_is_reported(text: str, found: list[tuple[int, str]]) -> None:
    assert unknown(text) == found


@pytest.mark.parametrize(
    "text",
    [
        " ret\n.rept 1000000000\n nop\n.endr\n",
        " ret\n.rept 100000\n.rept 100000\n.endr\n.endr\n",
        ".macro m\n m\n.endm\n m\n ret\n",
        ".macro m\n m\n m\n.endm\n m\n ret\n",
        "".join(f".macro m{n}\n m{n + 1}\n m{n + 1}\n.endm\n" for n in range(30))
        + ".macro m30\n nop\n.endm\n m0\n",
    ],
)
def test_endless_macros_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match=r"line .*objdump -d"):
        parse(text, "x86-64")


def test_growing_arguments_end() -> None:
    text = ".macro m a, b\n m \\a\\b, \\b\\a\n.endm\n m xx, yy\n ret\n"
    assert len(unknown(text)) == 1


def test_macros_of_the_preprocessor() -> None:
    text = """#define STEP 8
#define LOAD(from, to) vmovupd from, %ymm##to
#define TWICE(n) \\
	LOAD((%rsi,%rax), n) ; \\
	LOAD(STEP*4(%rsi,%rax), 1##n)
f:	TWICE(2)
	addq $STEP, %rax
#undef STEP
	addq $8*2, %rbx
	ret
"""
    assert texts(text) == [
        "vmovupd (%rsi,%rax), %ymm2",
        "vmovupd 32(%rsi,%rax), %ymm12",
        "addq $8, %rax",
        "addq $16, %rbx",
        "ret",
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("#ifdef A\n#define N 1\n#else\n#define N 2\n#endif\n addq $N, %rax\n ret\n", [1, 3, 5, 6]),
        ("#define LOAD(x) movq x, %rax\n LOAD(%rdi, %rsi)\n LOAD\n ret\n", [2, 3]),
        ("#define A B B\n#define B C C\n#define C A A\n A\n ret\n", [4]),
        ("#define A(x) A(x) A(x)\n A(A(A(A(nop))))\n ret\n", [2]),
        ("#define A nop \\\n addq $8, %rax\n", []),
    ],
)
def test_macros_of_the_preprocessor_that_are_not_told(text: str, lines: list[int]) -> None:
    assert [line for line, _ in unknown(text + " ret\n")] == lines


def test_a_name_that_conditions_define_once_has_its_value() -> None:
    assert "addq $4, %rax" in texts("#ifndef N\n#define N 4\n#endif\n addq $N, %rax\n ret\n")


def test_comments_of_compilers_are_not_taken_for_it() -> None:
    assert unknown('#APP\n# if the loop ends\n# 1 "f.c"\n#NO_APP\n ret\n') == []


@pytest.mark.parametrize(
    "text", [" nop\n.macro m\n nop\n", " nop\n.if 0\n ret\n", " nop\n nop /* never\n closed"]
)
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

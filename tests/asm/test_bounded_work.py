"""Assembly made to be slow: work grows as its length does, or the limit is named."""

import sys

import pytest
from chainline.analysis.bodies import file as analysis_of_files
from chainline.analysis.bodies.file import analyse_file
from chainline.analysis.machine import load_machine
from chainline.asm.flow import control_flow
from chainline.asm.listing import parse
from chainline.asm.loops import MOST_NESTED
from chainline.errors import UsageError

FMA = "vfmadd231pd %zmm0, %zmm1, %zmm2"
BODY = ["addq $1, %rbx"]


def _nested(n):
    outer = [line for i in range(n) for line in (f"movq $2, {8 * i}(%rsp)", f".L{i}:")]
    ends = [line for i in reversed(range(n)) for line in (f"decq {8 * i}(%rsp)", f"jne .L{i}")]
    return [*outer, FMA, *ends]


def _overlapping(n):
    """Each block goes back to the one before, so that every loop holds all that follow."""
    return [line for i in range(n) for line in (f".L{i}:", *BODY, f"je .L{max(i - 1, 0)}")]


def _one_after_the_other(n):
    return [line for i in range(n) for line in (f".L{i}:", FMA, "decq %rcx", f"jne .L{i}")]


def _diamonds(n):
    return ["testq %rax, %rax", *(s for i in range(n) for s in (f"je .L{i}", *BODY, f".L{i}:")), "nop"]


def _one_label(n):
    return [".Lb:", *(line for _ in range(n) for line in (*BODY, "je .Lb"))]


def _across(n):
    """Jumps to everywhere, into the midst of loops too."""
    return [
        line for i in range(n) for line in (f".L{i}:", *BODY, f"je .L{i * 7 % n}", f"jc .L{(i * 13 + 5) % n}")
    ]


def _listing(lines):
    return parse("\n".join(["f:", *lines, "ret", ""]), "x86-64")


def _calls(function, *arguments):
    """Return how many functions, ours or Python's, a call calls: work that no other load disturbs."""
    number = 0

    def count(_frame, event, _argument):
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        function(*arguments)
    finally:
        sys.setprofile(before)
    return number


@pytest.mark.parametrize("made", [_one_after_the_other, _diamonds, _one_label, _across])
def test_four_times_as_many_blocks_take_no_sixteenfold_work(made):
    few, many = (_listing(made(n)) for n in (200, 800))
    control_flow(few, few.functions[0])  # compiles what networkx does once
    work = [_calls(control_flow, listing, listing.functions[0]) for listing in (few, many)]
    assert work[1] < 6 * work[0]


@pytest.mark.parametrize("made", [_nested, _overlapping])
def test_loops_nested_too_deep_are_refused(made):
    listing = _listing(made(3000))
    with pytest.raises(UsageError, match=f"line [0-9]+: lies in more than {MOST_NESTED} loops"):
        control_flow(listing, listing.functions[0])


@pytest.mark.parametrize("made", [_nested, _overlapping])
def test_loops_nested_as_deep_as_any_kernel_are_read(made):
    listing = _listing(made(40))
    assert max(loop.depth for loop in control_flow(listing, listing.functions[0]).loops) in (39, 40)


def test_functions_without_an_end_share_their_steps(monkeypatch):
    monkeypatch.setattr(analysis_of_files, "STEP_LIMIT", 1000)
    monkeypatch.setattr(analysis_of_files, "STEPS_OF_A_FILE", 2500)
    ends = "xorl %eax, %eax\n.L{0}b: incq %rax\n cmpq $3, %rax\n jne .L{0}b\n ret"
    endless = "xorl %eax, %eax\n.L{0}: incq %rax\n cmpq $9999999, %rax\n jne .L{0}\n ret"
    kinds = [endless, ends, endless, endless, endless, ends]
    text = "\n".join(
        f".type f{n},@function\nf{n}: {kind.format(n)}\n.size f{n}, .-f{n}" for n, kind in enumerate(kinds)
    )
    found = analyse_file(parse(text, "x86-64"), load_machine("zen5"), arguments={}, simulate=False)
    said = [function.executed.reason or function.executed.instructions for function in found.functions]
    assert said[1] == 11
    assert ["no return after 1000" in str(one) for one in said] == [True, False, True, False, False, False]
    assert "no return after" in said[3]  # within what was left
    for one in said[4:]:
        assert "the functions before it take 2500 instructions; choose it by its name" in one

"""Assembly made to be slow: work grows as its length does, or the limit is named."""

import sys

import pytest
from chainline.analysis.incore.regions import file as analysis_of_files
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.control_flow import MOST_NESTED, basic_blocks, control_flow
from chainline.asm.control_slice import control_slice
from chainline.asm.listing import parse
from chainline.asm.pointer_provenance import ARRAY, CONSTANT, STACK, Location, overlapping_any
from chainline.errors import UsageError
from hypothesis import given
from hypothesis import strategies as st

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


@pytest.mark.exhaustive
@pytest.mark.parametrize("made", [_nested, _overlapping])
def test_loops_nested_too_deep_are_refused(made):
    listing = _listing(made(3000))
    with pytest.raises(UsageError, match=f"line [0-9]+: lies in more than {MOST_NESTED} loops"):
        control_flow(listing, listing.functions[0])


@pytest.mark.parametrize("made", [_nested, _overlapping])
def test_loops_nested_as_deep_as_any_kernel_are_read(made):
    listing = _listing(made(40))
    assert max(loop.depth for loop in control_flow(listing, listing.functions[0]).loops) in (39, 40)


def _slot_to_slot(n):
    """A value that the branch waits for, handed from slot to slot."""
    moves = [
        f"movq {8 * (n - i)}(%rsp), %rax\n movq %rax, {8 * (n - i) + 8}(%rsp)" for i in reversed(range(n))
    ]
    return [*moves, f"cmpq $3, {8 * n + 8}(%rsp)", "jne .Lout", "nop", ".Lout: nop"]


def _slots(n):
    stores = [f"movq %rcx, {8 * i}(%rsp)" for i in range(n)]
    return [*stores, *(f"addq {8 * i}(%rsp), %rax" for i in range(n)), "je .Lout", "nop", ".Lout: nop"]


@pytest.mark.parametrize("made", [_slot_to_slot, _slots])
def test_what_a_branch_waits_for_is_found_in_linear_time(made):
    listings = [_listing(made(n)) for n in (200, 800)]
    blocks = [basic_blocks(listing, listing.functions[0]) for listing in listings]
    work = [
        _calls(control_slice, listing.instructions, found)
        for listing, found in zip(listings, blocks, strict=True)
    ]
    assert work[1] < 6 * work[0]
    kept = control_slice(listings[0].instructions, blocks[0])
    assert sum(bool(listings[0].instructions[position].stores) for position in kept) == 200


@given(st.data())
def test_stores_overlap_any_of_many_loads_where_they_overlap_one(data):
    location = st.builds(
        lambda region, origin, low, size: Location(region, origin, low, low + size),
        st.sampled_from([STACK, CONSTANT, ARRAY]),
        st.sampled_from([None, ("rsp", -1), ("rsp", 4)]),
        st.integers(0, 40),
        st.sampled_from([1, 4, 8]),
    )
    loads, store = data.draw(st.lists(location, max_size=6)), data.draw(location)
    assert overlapping_any(loads)(store) == any(_overlap(store, load) for load in loads)


def _overlap(store, load):
    if store.region != load.region or store.region == CONSTANT:
        return False
    if store.origin is None or store.origin != load.origin:
        return True
    return store.low < load.high and load.low < store.high


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

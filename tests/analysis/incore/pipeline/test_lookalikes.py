"""Loads that look like a store: the same address registers, displacements equal in their low bits."""

from array import array

import pytest
from chainline.analysis.incore.pipeline.store_forwarding import NO_ALIAS, lookalike_stores
from chainline.asm.listing import parse

ANOTHER = "vmovupd %ymm0, 64(%rdi)"


def lookalikes(text, bits=10, times=1):
    """Return for each load of straight code the number of its lookalike; `NO_STORE` for none."""
    code = parse(text.replace(";", "\n"), "x86-64").instructions
    stream = array("i", range(len(code))) * times
    is_store = [flag for i in code for flag in (*(False for _ in i.loads), *(True for _ in i.stores))]
    flags = array("b", is_store) * times
    found = lookalike_stores(code, stream, flags, bits)
    assert {store for store, flag in zip(found, flags, strict=True) if flag} <= {NO_ALIAS}
    return [store for store, flag in zip(found, flags, strict=True) if not flag]


@pytest.mark.parametrize("displacement", [64, 64 + 1024, 64 - 1024, 64 + 5 * 1024])
def test_displacements_are_compared_by_their_low_bits(displacement):
    assert lookalikes(f"{ANOTHER}; vmovupd {displacement}(%rdi), %ymm1") == [0]


@pytest.mark.parametrize("displacement", [0, 72, 64 + 512, 64 + 1032, -64])
def test_other_displacements_are_told_apart(displacement):
    assert lookalikes(f"{ANOTHER}; vmovupd {displacement}(%rdi), %ymm1") == [NO_ALIAS]


def test_so_many_bits_as_are_asked_for():
    text = f"{ANOTHER}; vmovupd 576(%rdi), %ymm1"
    assert lookalikes(text, bits=9) == [0]
    assert lookalikes(text, bits=10) == [NO_ALIAS]


def test_no_bits_take_no_load_for_another():
    assert lookalikes(f"{ANOTHER}; vmovupd 64(%rdi), %ymm1", bits=0) == [NO_ALIAS]


@pytest.mark.parametrize(
    "address", ["64(%rsi)", "64(%rdi,%rax,8)", "64(%rax)", "64(%rsi,%rdi)"], ids=lambda text: text
)
def test_other_registers_are_told_apart(address):
    assert lookalikes(f"{ANOTHER}; vmovupd {address}, %ymm1") == [NO_ALIAS]


@pytest.mark.parametrize(
    ("between", "found"),
    [
        ("addq $64, %rdi", NO_ALIAS),
        ("leaq 8(%rdi), %rdi", NO_ALIAS),
        ("movl %eax, %edi", NO_ALIAS),
        ("movq (%rdi), %rdi", NO_ALIAS),
        ("addq $64, %rsi", 0),
        ("cmpq $64, %rdi", 0),
    ],
)
def test_a_register_written_since_ends_the_likeness(between, found):
    assert lookalikes(f"{ANOTHER}; {between}; vmovupd 64(%rdi), %ymm1")[-1] == found


def test_a_register_written_before_the_store_does_not():
    assert lookalikes(f"addq $64, %rdi; {ANOTHER}; vmovupd 64(%rdi), %ymm1") == [0]


INDEXED = "vmovupd %ymm0, 64(%rdi,%rax,8)"


def test_an_index_register_counts_too():
    assert lookalikes(f"{INDEXED}; vmovupd 1088(%rdi,%rax,8), %ymm1") == [0]
    assert lookalikes(f"{INDEXED}; incq %rax; vmovupd 64(%rdi,%rax,8), %ymm1") == [NO_ALIAS]
    assert lookalikes(f"{INDEXED}; vmovupd 64(%rdi,%rax,4), %ymm1") == [NO_ALIAS]
    assert lookalikes(f"{INDEXED}; vmovupd 64(%rdi,%rcx,8), %ymm1") == [NO_ALIAS]


def test_the_latest_of_several_stores_is_taken():
    text = f"{ANOTHER}; vmovupd %ymm0, 1088(%rdi); vmovupd %ymm0, 32(%rdi); vmovupd 64(%rdi), %ymm1"
    assert lookalikes(text) == [1]


def test_a_store_after_the_load_is_one_of_the_round_before():
    text = f"vmovupd 1088(%rdi), %ymm1; {ANOTHER}"
    assert lookalikes(text, times=3) == [NO_ALIAS, 0, 1]


def test_pointers_that_move_every_round_are_like_nothing_of_the_round_before():
    text = f"vmovupd 1088(%rdi), %ymm1; {ANOTHER}; addq $64, %rdi"
    assert lookalikes(text, times=3) == [NO_ALIAS] * 3


def test_the_load_of_an_instruction_that_stores_too_comes_before_its_store():
    text = "addq %rax, 64(%rdi)"
    assert lookalikes(text, times=3) == [NO_ALIAS, 0, 1]


def test_code_without_accesses():
    assert lookalikes("vaddpd %ymm0, %ymm1, %ymm2; nop") == []


def test_a_store_that_moves_its_own_register_is_left_behind():
    assert lookalikes("pushq %rax; movq -8(%rsp), %rbx") == [NO_ALIAS]

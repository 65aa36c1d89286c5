"""True dependencies: through registers, masks, moving pointers, and around a loop."""

from itertools import chain

import pytest
from chainline.asm.dependencies import MASK, MEMORY, dependencies
from chainline.asm.induction_variables import address_updates, constant_step
from chainline.asm.listing import parse
from hypothesis import given, settings
from hypothesis import strategies as st


def found(text, isa="x86-64", loop=False):
    return dependencies(parse(text, isa).instructions, loop)


def through_memory(text, isa="x86-64", loop=False):
    return {(d.writer, d.reader, d.distance) for d in found(text, isa, loop) if d.kind == MEMORY}


def test_store_and_load_around_an_increment():
    text = "vmovsd %xmm0, 8(%rax); addq $8, %rax; vmovsd (%rax), %xmm1; vmovsd 8(%rax), %xmm2"
    assert through_memory(text) == {(0, 2, 0)}


def test_store_and_load_around_a_push():
    assert through_memory("movq %rax, 8(%rsp); pushq %rbx; movq 16(%rsp), %rcx") == {(0, 2, 0)}


def test_push_and_pop():
    assert through_memory("pushq %rax; popq %rbx") == {(0, 1, 0)}


def test_copied_pointer_is_the_same_place():
    assert through_memory("movq %rdi, %rax; vmovsd %xmm0, (%rax); vmovsd (%rdi), %xmm1") == {(1, 2, 0)}


def test_loaded_pointer_may_be_anywhere():
    assert through_memory("vmovsd %xmm0, (%rdi); movq (%rsi), %rdi; vmovsd (%rdi), %xmm1") == set()


def test_element_of_the_iteration_before():
    text = "vaddsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 8(%rax); addq $8, %rax"
    assert through_memory(text, loop=True) == {(1, 0, 1)}


def test_element_of_two_iterations_before():
    text = "ldr d0, [x0]; fadd d0, d0, d1; str d0, [x0, #16]; add x0, x0, #8"
    assert through_memory(text, "aarch64", loop=True) == {(2, 0, 2)}


def test_element_through_an_index_register():
    text = "vmovsd (%rdi,%rax,8), %xmm0; vmovsd %xmm0, 8(%rdi,%rax,8); incq %rax"
    assert through_memory(text, loop=True) == {(1, 0, 1)}


def test_pointer_that_steps_away_carries_nothing():
    text = "vmovsd (%rax), %xmm0; vmovsd %xmm0, -8(%rax); addq $8, %rax"
    assert through_memory(text, loop=True) == set()


def test_scalable_pointer():
    text = "ld1d {z0.d}, p0/z, [x0]; st1d {z0.d}, p0, [x0, #1, mul vl]; addvl x0, x0, #1"
    assert through_memory(text, "aarch64", loop=True) == {(1, 0, 1)}


def test_load_of_two_stores_is_of_neither_whole():
    text = "vmovsd %xmm0, (%rsp); vmovsd %xmm1, 8(%rsp); vmovupd (%rsp), %xmm2; vmovsd 8(%rsp), %xmm3"
    memory = {(d.writer, d.reader, d.whole) for d in found(text) if d.kind == MEMORY}
    assert memory == {(0, 2, False), (1, 2, False), (1, 3, True)}


def test_post_index_is_a_step_beside_the_load():
    stepped = {(d.writer, d.reader, d.stepped) for d in found("ldr d0, [x1], #8; ldr d2, [x1]", "aarch64")}
    assert stepped == {(0, 1, True)}


def test_mask_and_predicate_edges_are_marked():
    assert [d.kind for d in found("kmovb %eax, %k1; vaddpd %zmm0, %zmm1, %zmm2{%k1}{z}")] == [MASK]
    text = "ptrue p0.d; fadd z0.d, p0/m, z0.d, z1.d"
    assert [d.kind for d in found(text, "aarch64")] == [MASK]


@pytest.mark.parametrize(
    ("text", "isa", "step"),
    [
        ("addq $8, %rax", "x86-64", ("rax", "rax", 8)),
        ("decq %rcx", "x86-64", ("rcx", "rcx", -1)),
        ("leaq -16(%rsi), %rdi", "x86-64", ("rdi", "rsi", -16)),
        ("leaq (%rsi,%rdx), %rdi", "x86-64", None),
        ("movq %rax, %rbx", "x86-64", ("rbx", "rax", 0)),
        ("movl $4, %eax", "x86-64", None),
        ("imulq $8, %rax, %rbx", "x86-64", None),
        ("pushq %rbp", "x86-64", ("rsp", "rsp", -8)),
        ("sub x2, x1, #16", "aarch64", ("x2", "x1", -16)),
        ("subs x2, x2, #1", "aarch64", ("x2", "x2", -1)),
        ("add x2, x1, x3", "aarch64", None),
        ("addvl x0, x1, #2", "aarch64", ("x0", "x1", 128)),
        ("incd x0", "aarch64", ("x0", "x0", 8)),
        ("ldr d0, [x1], #8", "aarch64", ("x1", "x1", 8)),
        ("str d0, [x1, #16]!", "aarch64", ("x1", "x1", 16)),
    ],
)
def test_constant_steps(text, isa, step):
    assert constant_step(parse(text, isa).instructions[0], 512) == step


def test_address_updates():
    assert address_updates(parse("popq %rbx", "x86-64").instructions[0]) == ("rsp",)
    assert address_updates(parse("ldr d0, [x1, #8]", "aarch64").instructions[0]) == ()


_POINTERS, _VALUES = ("%rax", "%rdi"), ("%xmm0", "%xmm1", "%xmm2")
_PLACES = st.builds("{}({})".format, st.sampled_from([-8, 0, 8, 16]), st.sampled_from(_POINTERS))
_LINES = st.one_of(
    st.builds("vmovsd {}, {}".format, _PLACES, st.sampled_from(_VALUES)),
    st.builds("vmovsd {}, {}".format, st.sampled_from(_VALUES), _PLACES),
    st.builds("vaddsd {}, {}, {}".format, *[st.sampled_from(_VALUES)] * 3),
    st.builds("addq ${}, {}".format, st.sampled_from([-8, 8, 16]), st.sampled_from(_POINTERS)),
)


@pytest.mark.exhaustive
@settings(max_examples=150, deadline=None)
@given(st.lists(_LINES, min_size=1, max_size=9))
def test_a_loop_is_its_unrolled_body(lines):
    """What a late turn of an unrolled loop reads is what the loop says, iterations apart."""
    turns, n = 9, len(lines)
    body = "; ".join(lines)
    carried = {(d.writer, d.reader, d.place, d.distance) for d in found(body, loop=True)}
    unrolled = found("; ".join([body] * turns))
    late = {
        (d.writer % n, d.reader % n, d.place, turns - 1 - d.writer // n)
        for d in unrolled
        if d.reader // n == turns - 1
    }
    assert carried == late


@pytest.mark.exhaustive
def test_many_stores_take_time_in_proportion():
    """Every load looks at the stores of its own bytes, not at all of them."""
    lines = chain.from_iterable(
        (f"vmovsd %xmm0, {8 * n}(%rsp)", f"vmovsd {8 * n}(%rsp), %xmm1") for n in range(4000)
    )
    assert len(through_memory("\n".join(lines))) == 4000

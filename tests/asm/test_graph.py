"""Dependency edges of short hand-checked sequences."""

from chainline.asm.dependencies import Dependency
from chainline.asm.graph import dependency_graph, graph_of
from chainline.asm.listing import parse


def edges(text, isa="x86-64", loop=False):
    graph = dependency_graph(parse(text, isa).instructions, loop=loop)
    return {(u, v): (kind, graph.edges[u, v]["distance"]) for u, v, kind in graph.edges(data="kind")}


def test_only_the_last_writer_counts():
    assert edges("vmovupd (%rax), %ymm0; vmovupd 32(%rax), %ymm0; vaddpd %ymm0, %ymm0, %ymm1") == {
        (1, 2): ("register", 0)
    }


def test_flags_edge_is_marked():
    assert edges("cmpq %rax, %rbx; jne .L") == {(0, 1): ("flags", 0)}


def test_register_outranks_flags():
    assert edges("subs x0, x0, #1; csel x1, x0, x2, ne", "aarch64") == {(0, 1): ("register", 0)}


def test_views_of_one_register():
    assert edges("fmul v0.2d, v1.2d, v2.2d; fadd d3, d0, d4", "aarch64") == {(0, 1): ("register", 0)}


def test_loop_carried_accumulator_and_counter():
    text = "vfmadd231pd %ymm0, %ymm1, %ymm2; incq %rax"
    assert edges(text, loop=True) == {(0, 0): ("register", 1), (1, 1): ("register", 1)}
    assert edges(text) == {}


def test_value_overwritten_before_its_use_is_not_carried():
    assert edges("vmovupd (%rax), %ymm0; vaddpd %ymm0, %ymm1, %ymm0", loop=True) == {(0, 1): ("register", 0)}


def test_spill_and_reload():
    text = "vmovapd %ymm0, 32(%rsp); vmovapd %ymm1, 64(%rsp); vaddpd 32(%rsp), %ymm2, %ymm3"
    assert edges(text) == {(0, 2): ("memory", 0)}


def test_partial_overlap_is_an_edge():
    assert edges("vmovapd %ymm0, (%rsp); vmovsd 24(%rsp), %xmm1") == {(0, 1): ("memory", 0)}


def test_moved_pointer_is_another_place():
    assert edges("vmovapd %ymm0, (%rax); addq $32, %rax; vmovapd (%rax), %ymm1") == {(1, 2): ("register", 0)}


def test_accumulator_in_memory_is_carried():
    text = "vmovsd (%rdx), %xmm0; vaddsd %xmm0, %xmm1, %xmm0; vmovsd %xmm0, (%rdx)"
    assert edges(text, loop=True)[(2, 0)] == ("memory", 1)
    moving = text + "; addq $8, %rdx"
    assert (2, 0) not in edges(moving, loop=True)
    overwritten = "vmovsd %xmm3, (%rdx); " + text
    assert edges(overwritten, loop=True)[(0, 1)] == ("memory", 0)
    assert (3, 1) not in edges(overwritten, loop=True)


def test_pair_spill_on_aarch64():
    text = "stp q0, q1, [sp, #32]; ldr q2, [sp, #48]; ldr q3, [sp, #64]"
    assert edges(text, "aarch64") == {(0, 1): ("memory", 0)}


def test_scalable_spill():
    text = "str z0, [sp, #1, mul vl]; ldr z1, [sp, #1, mul vl]; ldr z2, [sp, #2, mul vl]"
    assert edges(text, "aarch64") == {(0, 1): ("memory", 0)}


def test_of_several_dependencies_the_nearest_then_the_strongest_names_the_edge():
    text = "addq $8, %rdx; movq %rdx, 8(%rdx); movq %rax, %rcx"
    code = parse(text, "x86-64").instructions
    found = [
        Dependency(0, 1, "memory", "", 2),
        Dependency(0, 1, "flags", "flags", 0),
        Dependency(0, 1, "register", "rdx", 0),
        Dependency(0, 1, "register", "rdx", 1),
    ]
    edge = graph_of(code, found).edges[0, 1]
    assert (edge["kind"], edge["distance"]) == ("register", 0)
    assert edge["dependencies"] == tuple(found)

"""Basic blocks and natural loops of hand-checked functions."""

from chainline.asm.control_flow import control_flow, loop_instructions
from chainline.asm.listing import parse

NEST = """
kernel:
    testq %rdi, %rdi
    jle .Lend
    xorl %eax, %eax
.Louter:
    xorl %ecx, %ecx
.Linner:
    vfmadd231pd %ymm0, %ymm1, %ymm2
    incq %rcx
    cmpq $4, %rcx
    jne .Linner
    incq %rax
    cmpq %rdi, %rax
    jne .Louter
    ret
.Lend:
    ret
"""


def flow_of(text, isa="x86-64"):
    listing = parse(text, isa)
    return listing, control_flow(listing, listing.functions[0])


def test_blocks_and_edges_of_a_nest():
    _, flow = flow_of(NEST)
    assert [b.start for b in flow.blocks] == [0, 2, 3, 4, 8, 11, 12]
    assert [b.stop for b in flow.blocks] == [2, 3, 4, 8, 11, 12, 13]
    assert [b.successors for b in flow.blocks] == [(6, 1), (2,), (3,), (3, 4), (2, 5), (), ()]


def test_loops_of_a_nest():
    listing, flow = flow_of(NEST)
    outer, inner = flow.loops
    assert (outer.label, outer.depth, outer.blocks, outer.own_blocks) == (".Louter", 1, {2, 3, 4}, (2, 4))
    assert (inner.label, inner.depth, inner.blocks, inner.latches) == (".Linner", 2, {3}, (3,))
    lines = NEST.splitlines()
    assert lines[inner.first_line - 1].split()[0] == "vfmadd231pd"
    assert lines[outer.last_line - 1].split() == ["jne", ".Louter"]
    assert [i.mnemonic for i in loop_instructions(listing, flow, outer)] == ["xorl", "incq", "cmpq", "jne"]


def test_two_latches_are_one_loop_and_dead_code_is_none():
    text = "f:\n.La: cmpq $1, %rax\n je .La\n incq %rcx\n jmp .La\n ret\n.Ldead: jmp .Ldead\n"
    _, flow = flow_of(text)
    assert [(loop.label, loop.latches) for loop in flow.loops] == [(".La", (0, 1))]


def test_branch_out_of_the_function_leaves_it():
    _, flow = flow_of(".globl f\nf: testq %rdi, %rdi\n jne g\n jmp g\n.globl g\ng: ret\n")
    assert [b.successors for b in flow.blocks] == [(1,), ()]


def test_entry_block_may_head_a_loop():
    _, flow = flow_of("f:\n subs x0, x0, #1\n b.ne f\n ret\n", "aarch64")
    assert [(loop.header, loop.depth) for loop in flow.loops] == [(0, 1)]

"""Closed form of counted loops, held against stepping them."""

import random
from array import array

import pytest
from chainline.asm.control_flow import basic_blocks
from chainline.asm.control_slice import control_slice
from chainline.asm.counted_loops import counted_loop
from chainline.asm.execute import (
    StepLimitReached,
    UndeterminedPath,
    _compile,
    _Masks,
    compile_step,
    entry_state,
    execute,
    follow,
)
from chainline.asm.listing import parse

LIMIT = 3_000
X86_CONDITIONS = ["e", "ne", "l", "le", "g", "ge", "b", "be", "a", "ae", "s", "ns", "o", "no"]
AARCH64_CONDITIONS = ["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs", "mi", "pl", "vs", "vc"]
RISCV_CONDITIONS = ["beq", "bne", "blt", "bge", "bltu", "bgeu"]


def _x86(draw):
    wide = draw.random() < 0.6
    size, names = ("q", ("%rax", "%rcx", "%rdi", "%rsi")) if wide else ("l", ("%eax", "%ecx", "%edi", "%esi"))
    steps = []
    for name in draw.sample(names[:2], draw.choice((1, 2))):
        amount = draw.choice((1, 2, 3, 8, 24, 1 << 20, 1 << 30))
        steps.append(
            draw.choice(
                (
                    f"add{size} ${amount}, {name}",
                    f"sub{size} ${amount}, {name}",
                    f"inc{size} {name}",
                    f"dec{size} {name}",
                )
            )
        )
    compare = draw.choice(
        (
            f"cmp{size} {names[2]}, {names[0]}",
            f"cmp{size} {names[1]}, {names[0]}",
            f"cmp{size} ${draw.choice((0, 1, 100, -100, 1 << 30))}, {names[0]}",
            f"test{size} {names[0]}, {names[0]}",
            "",
        )
    )
    if compare and draw.random() < 0.3:
        steps.insert(0, compare)
        compare = ""
    body = "\n".join([*steps, compare])
    return (
        "x86-64",
        f"f:\n.L1:\n{body}\n\tj{draw.choice(X86_CONDITIONS)} .L1\n\tret",
        ("rax", "rcx", "rdi", "rsi"),
    )


def _aarch64(draw):
    kind = draw.choice("xxw")
    names = [f"{kind}{number}" for number in range(4)]
    steps = [
        f"{draw.choice(('add', 'sub'))} {name}, {name}, #{draw.choice((1, 2, 8, 24, 4095))}"
        for name in draw.sample(names[:2], draw.choice((1, 2)))
    ]
    end = draw.choice(
        (
            f"cmp {names[0]}, {names[2]}\nb.{draw.choice(AARCH64_CONDITIONS)} .L1",
            f"subs {names[1]}, {names[1]}, #{draw.choice((1, 3))}\nb.{draw.choice(AARCH64_CONDITIONS)} .L1",
            f"cbnz {names[0]}, .L1",
            f"cbz {names[0]}, .L1",
            f"tbz {names[0]}, #{draw.choice((0, 3, 31))}, .L1",
        )
    )
    return "aarch64", "f:\n.L1:\n" + "\n".join([*steps, end, "ret"]), ("x0", "x1", "x2", "x3")


def _riscv(draw):
    steps = [
        f"addi {name}, {name}, {draw.choice((-8, -1, 1, 8, 24))}" for name in draw.sample(("a0", "a1"), 1)
    ]
    end = draw.choice(
        (f"{draw.choice(RISCV_CONDITIONS)} a0, a2, .L1", "bnez a0, .L1", "blez a0, .L1", "bgtz a1, .L1")
    )
    return "riscv64", "f:\n.L1:\n" + "\n".join([*steps, end, "ret"]), ("a0", "a1", "a2", "a3")


def _value(draw):
    near = draw.choice((0, 0, 0, 1 << 31, 1 << 32, 1 << 63, 1 << 64))
    return (near + draw.choice((0, 1, -1, 7, -8, 800, -800, 1 << 20, -(1 << 20)))) % (1 << 64)


def _stepped(text, isa, arguments):
    """Return the path after stepping every iteration, or the error that ends it."""
    listing = parse(text, isa)
    blocks = basic_blocks(listing, listing.functions[0])
    needed = control_slice(listing.instructions, blocks)
    state = entry_state(listing, arguments, 0, False)
    made = {p: compile_step(listing.isa, listing.instructions[p], 0) for p in needed}
    steps = [_compile(listing, block, made, _Masks(listing, 0)) for block in blocks]
    try:
        return follow(listing, blocks, steps, state, LIMIT)
    except (StepLimitReached, UndeterminedPath) as error:
        return type(error)


@pytest.mark.parametrize("make", [_x86, _aarch64, _riscv])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_equal_to_stepping(make, seed):
    draw, skipped = random.Random(f"{make.__name__}{seed}"), 0
    for _ in range(3334 if seed else 150):
        isa, text, roots = make(draw)
        arguments = {root: _value(draw) for root in roots}
        listing = parse(text, isa)
        try:
            found = list(execute(listing, listing.functions[0], arguments, step_limit=LIMIT).trace)
        except (StepLimitReached, UndeterminedPath) as error:
            found = type(error)
        assert found == _stepped(text, isa, arguments), (text, arguments)
        blocks = basic_blocks(listing, listing.functions[0])
        needed = control_slice(listing.instructions, blocks)
        skipped += counted_loop(listing.instructions, blocks[0], needed, 0) is not None
    assert skipped > 60


def test_counts_of_a_long_loop():
    listing = parse("f:\n.L1: subq $1, %rdi\n jne .L1\n ret", "x86-64")
    execution = execute(listing, listing.functions[0], {"rdi": 20_000_000})
    assert execution.counts == array("q", (20_000_000, 20_000_000, 1))


def test_branch_on_flags_of_two_instructions_is_stepped():
    listing = parse("f:\n.L1: cmpq $5, %rax\n decq %rcx\n jbe .L1\n ret", "x86-64")
    blocks = basic_blocks(listing, listing.functions[0])
    assert counted_loop(listing.instructions, blocks[0], {0, 1}, 0) is None


def test_partial_registers_are_stepped():
    listing = parse("f:\n.L1: addq $1, %rax\n cmpb $5, %al\n jne .L1\n ret", "x86-64")
    blocks = basic_blocks(listing, listing.functions[0])
    assert counted_loop(listing.instructions, blocks[0], {0, 1}, 0) is None

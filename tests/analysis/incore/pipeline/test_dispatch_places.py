"""Slots of a cycle of dispatch of which there are few for accesses, integers and branches."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa.x86_64.pipeline_loops import spread

ZEN3 = load_machine("zen3")
N, NOPS, WIDTH = 24, 180, 6
STORES = ["vmovupd %xmm15, 64(%rsi)"] * N
KINDS = {
    "access_slots": STORES,
    "integer_slots": [f"leaq {n}(%rsi), %rax" for n in range(N)],
    "branch_slots": ["jo 9f\n9:"] * N,
}


def cycles(lines, **keys):
    none = dict.fromkeys(KINDS, 0)
    machine = replace(ZEN3, core=replace(ZEN3.core, **none | keys))
    listing = parse("\n".join(lines), "x86-64")
    return simulate_body(listing.instructions, machine, True).cycles_per_iteration


@pytest.mark.parametrize("slots", [2, 3, 4])
@pytest.mark.parametrize("key", KINDS)
def test_a_run_passes_by_its_own_slots(key, slots):
    """A run takes its number by its slots, and nops the width; its first and last cycle have room for nops.

    Where no limit is, all take the width.
    """
    run = [*KINDS[key], *["nop"] * NOPS]
    assert cycles(run) == pytest.approx((N + NOPS) / WIDTH, rel=0.01)
    least = N / slots + (NOPS - 2 * (WIDTH - slots)) / WIDTH
    assert least - 0.01 <= cycles(run, **{key: slots}) <= N / slots + NOPS / WIDTH


SELECT, SHIFT, SET = "cmovcq %rdi, %r8", "rorxq $3, %rdi, %r9", "setc %r10b"
PRODUCT, SUM, BRANCH, SCAN = "imulq $3, %rdi, %r11", "leaq 1(%rdi), %rcx", "jo 9f\n9:", "tzcntq %rdi, %rdx"


@pytest.mark.parametrize(
    ("group", "slots"),
    [
        ([SELECT], 2),
        ([SET], 2),
        ([SHIFT], 2),
        ([PRODUCT], 2),
        ([SUM], 4),
        ([SCAN], 2),
        ([SELECT, SHIFT], 4),
        ([SELECT, SUM], 4),
        ([SELECT, SELECT, SUM], 3),
        ([BRANCH, SELECT], 2),
        ([BRANCH, SHIFT], 4),
    ],
)
def test_schedulers_take_one_each(group, slots):
    """Of four, two take what is for their ports alone; each has one in a cycle, of several micro-ops all."""
    run = [*group * (N // len(group)), *["nop"] * NOPS]
    found = cycles(run, integer_slots=4)
    micro_ops = N * (2 if group == [SCAN] else 1)
    room = (
        WIDTH - slots * micro_ops / N
    ) / WIDTH  # that nops find in the first and the last cycle of the run
    assert N / slots + NOPS / WIDTH - 2 * room - 0.01 <= found <= N / slots + NOPS / WIDTH + 0.01


@pytest.mark.parametrize(("one", "expected"), [(SUM, 1.0), (SHIFT, 1.0), (SCAN, 0.5)])
def test_two_micro_ops_are_dispatched_together(one, expected):
    """One of two micro-ops and one of one: another of two does not find room for both."""
    pairs = N if one != SCAN else N // 2
    found = cycles([SCAN, one] * pairs, integer_slots=4)
    assert found == pytest.approx(N * expected, rel=0.05)


@pytest.mark.parametrize("key", KINDS)
def test_what_is_spread_is_not_limited(key):
    lines = spread(KINDS[key], ["nop"] * NOPS)
    assert cycles(lines, **dict.fromkeys(KINDS, 3)) == pytest.approx((N + NOPS) / WIDTH, rel=0.01)


@pytest.mark.parametrize(("nops", "lost"), [(20, 0), (30, 2)])
def test_slots_behind_a_full_place_are_lost(nops, lost):
    """Four stores of three a cycle: where runs come to begin decides whether slots stay empty.

    24 slots come round to three nops before the stores, 34 to one.
    """
    found = cycles([*STORES[:4], *["nop"] * nops], access_slots=3)
    assert found == pytest.approx((4 + nops + lost) / WIDTH, rel=0.01)


def test_an_address_that_is_read_and_written_takes_one_place():
    lines = [f"addq $1, {64 + 8 * (n % 8)}(%rsi)" for n in range(N)]
    assert cycles([*lines, *["nop"] * NOPS], access_slots=3) < N / 3 + NOPS / WIDTH + 1


@pytest.mark.parametrize("turns", [0, 1])
def test_a_load_from_within_a_store_takes_further_turns(turns):
    """Eight loads of what was just stored, two a cycle, each with its turns; none where it begins with it."""
    ports = len(ZEN3.operation("load", 256).uses[0].ports)
    for behind in (0, 8):
        lines = []
        for group in range(4):
            lines += [f"vmovupd %ymm15, {64 * group}(%rsi)"]
            lines += [f"vmovsd {64 * group + behind}(%rsi), %xmm{n}" for n in range(8)]
        expected = 4 * 8 * (1 + (turns if behind else 0)) / ports
        found = cycles(lines, inner_forward_turns=turns, alternates_loads=False, repeats_early_loads=False)
        assert found == pytest.approx(expected, rel=0.02)

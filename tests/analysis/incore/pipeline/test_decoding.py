"""Decoding of what no micro-op cache holds, against closed forms, and Skylake as measured by BHive."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SKL, SPR = load_machine("skl"), load_machine("spr")


def cycles(lines, machine=SKL, **keys):
    """Return the cycles of a copy in a straight line."""
    changed = replace(machine, core=replace(machine.core, **keys)) if keys else machine
    code = parse("\n".join(lines), "x86-64").instructions
    return simulate_body(code, changed, loop=True, straight_line=True).cycles_per_iteration


def movs(n):
    """Return instructions of five bytes."""
    return [f"movl ${1000 + k}, %eax" for k in range(n)]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # 16 bytes are predecoded in a cycle
        (["movabsq $0x1122334455667788, %rax", "movq %rax, %rbx", "leaq (%rcx), %rdx"], 1.0),
        # eight of two bytes in 16: five in a cycle, then the other three
        (["movl %esi, %ebx", "movl %ecx, %edx"] * 4, 2.0),
        # one of two micro-ops begins a cycle of decoding, which has three of one; the fourth has another
        (["vcvtsi2sdq %rax, %xmm1, %xmm0", *["movl %ecx, %edx"] * 4], 2.0),
    ],
)
def test_a_stage_is_the_limit(lines, expected):
    assert cycles(lines, dispatch_width=8, renames_memory=False) == pytest.approx(expected, rel=0.02)


def test_parts_of_code_take_a_cycle_each():
    """Five bytes each: 16 instructions in five parts."""
    assert cycles(movs(16)) == pytest.approx(5, rel=0.01)
    assert cycles(movs(16), predecode_bytes=32, predecode_width=8) == pytest.approx(4, rel=0.02)  # dispatch


@pytest.mark.parametrize(("immediate", "measured"), [(0x35A, 3.25), (0x5A, 0.25)])
def test_a_prefix_that_changes_the_length_stalls(immediate, measured):
    """BHive's block of one comparison of 16 bits on Skylake: 3.20 to 3.25 cycles."""
    assert cycles([f"cmpw ${immediate}, %ax"]) == pytest.approx(measured, abs=0.02)


def test_neutral_values_decode_at_no_cost():
    keys = {"predecode_bytes": 0, "decode_rate": 0.0}
    assert cycles(movs(16), **keys) == pytest.approx(4, rel=0.01)
    assert cycles(movs(16), predecode_bytes=0, decode_rate=2.0) == pytest.approx(8, rel=0.01)


def test_a_comparison_is_decoded_with_what_follows():
    """It may be joined with a branch, which is the first instruction of the next part."""
    lines = ["movabsq $0x1122334455667788, %rax", "movl $5, %ebx", "nop"]  # 16 bytes
    assert cycles(lines) == pytest.approx(1, rel=0.01)


def test_parts_of_32_bytes_have_eight_instructions():
    """Measured with an Emerald Rapids: four instructions of 18 bytes 0.69 cycles, six of 37 bytes 1.16."""
    few = ["movq %rax, %rcx", "movl $1, %edx", "movl $20, %esi", "movl $7932592, %edi"]
    assert cycles(few, SPR) == pytest.approx(4 / 6, rel=0.02)
    many = ["movl %eax, %ecx", "movl %esi, %edi"] * 8  # 16 in one part
    assert cycles(many, SPR) == pytest.approx(16 / 6, rel=0.25)
    assert cycles(many, SPR, decoders=2) == pytest.approx(8, rel=0.02)


def test_code_beyond_the_instruction_cache_is_read_more_slowly():
    """Measured with an Emerald Rapids: copies of 115 bytes 6.85 cycles, in a loop 4.24."""
    missed = 0.6 + 0.4 * (300 * 115 / 32768 - 1)  # of the lines, at 13.5 bytes a cycle; one of 32 bytes else
    assert cycles(movs(23), SPR) == pytest.approx(115 * (missed / 13.5 + (1 - missed) / 32), rel=0.02)
    assert cycles(movs(44), SPR) == pytest.approx(220 / 13.5, rel=0.02)  # twice as large: all are missed
    assert cycles(movs(16), SPR) == pytest.approx(16 / 5, rel=0.03)  # ports


def test_a_loop_larger_than_the_cache_is_decoded():
    code = parse("\n".join([*movs(2000), "jmp .L1"]), "x86-64").instructions
    found = simulate_body(code, SKL, loop=True).cycles_per_iteration
    assert found == pytest.approx(2000 * 5 / 16, rel=0.02)
    fits = parse("\n".join([*movs(1000), "jmp .L1"]), "x86-64").instructions
    assert simulate_body(fits, SKL, loop=True).cycles_per_iteration == pytest.approx(250, rel=0.02)


@pytest.mark.parametrize(
    ("lines", "measured"),
    [
        (
            ["movq %rbx, %rdx", "movabsq $0x7ffffffffffffffe, %rax", "subq %r12, %rdx", "cmpq %rax, %rdx"],
            0.75,
        ),
        (["movq -976(%rbp), %rax", "movq -640(%rbp), %rdi", "addq $16, %rax", "cmpq %rax, %rdi"], 0.75),
        (["movl $7, %esi", "addq $4, %rax", "movw %si, -4(%rax)", "cmpq $6387330, %rax"], 0.69),
    ],
)
def test_what_may_be_joined_with_a_branch_is_not_decoded_last(lines, measured):
    """Blocks as timed on an Emerald Rapids: of two such side by side one is the sixth every third cycle."""
    assert cycles(lines, SPR) == pytest.approx(measured, rel=0.05)
    at_once = cycles(lines, SPR, last_decoder_joins=True)
    assert at_once == pytest.approx(4 / 6, rel=0.02)
    # 16 instructions in three cycles
    side_by_side = measured == 0.75
    assert cycles(lines, SPR) == pytest.approx(4 * 3 / 16 if side_by_side else at_once, rel=0.02)

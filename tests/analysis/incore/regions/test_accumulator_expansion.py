"""More sums, tried on the loop's own instructions."""

import pytest
from chainline.analysis.incore.regions.accumulator_expansion import expanded_accumulators, wanted_accumulators
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

from .reading import loop_of

ZEN5 = load_machine("zen5")
SUM = "vmovupd (%rdi,%rax,8), %zmm1; vfmadd231pd (%rsi,%rax,8), %zmm1, %zmm0; addq $8, %rax"


def simulated(body):
    text = f"f:\n.L1:\n{body}\ncmpq %rdx, %rax\njb .L1\nret".replace("; ", "\n")
    (function,) = analyse_file(parse(text, "x86-64"), ZEN5, arguments={}).functions
    return function.bodies[0]


def test_what_is_promised_is_simulated():
    analysis = simulated(SUM)
    (remedy,) = remedies(analysis, ZEN5)
    assert remedy.simulated and remedy.times_faster == pytest.approx(4, rel=0.1)
    assert remedy.change.startswith("4 sums in place of each")


def test_what_is_not_simulated_is_not_tried():
    analysis = loop_of(SUM, machine=ZEN5)
    assert analysis.gain_of_sums is None
    assert [remedy.simulated for remedy in remedies(analysis, ZEN5)] == [False]


@pytest.mark.parametrize("body", ["vmulpd %zmm0, %zmm1, %zmm2; addq $8, %rax", "vdivsd %xmm1, %xmm0, %xmm0"])
def test_where_no_sum_is_waited_for(body):
    analysis = simulated(body)
    assert (wanted_accumulators(analysis), analysis.gain_of_sums) == (1, None)


def test_copies_keep_their_sums_apart_and_nothing_else():
    code = parse(SUM.replace("; ", "\n"), "x86-64").instructions
    made = expanded_accumulators(code, 3, ZEN5)
    sums = [instruction.writes[0] for instruction in made if "fma" in instruction.mnemonic]
    assert len(made) == 9 and len(set(sums)) == 3 and "zmm1" not in sums
    assert [i.reads for i in made if i.mnemonic == "addq"] == 3 * [code[2].reads]


def test_registers_may_not_suffice():
    code = parse("\n".join(f"vaddpd (%rdi), %zmm{n}, %zmm{n}" for n in range(20)), "x86-64").instructions
    assert expanded_accumulators(code, 2, ZEN5) is None

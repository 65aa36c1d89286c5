"""What changes win, by the simulation, and which remedies that makes."""

from itertools import product

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.transforms.induction_rewrite import Trial
from chainline.analysis.incore.transforms.what_if import BITS, COPIES, OFFSET, what_if_code
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3, ICX = load_machine("zen3"), load_machine("icx")
SCALE = "movsd (%rdi,%rax,8), %xmm1; mulsd %xmm0, %xmm1; movsd %xmm1, (%rsi,%rax,8); incq %rax"
COUNT = "movq (%rdi), %rax; addq $8, %rdi; andl $1, %eax; addq %rax, %rcx; cmpq %rdi, %rdx; jne .L1"


def analysed(body, machine=ZEN3, simulate=True):
    text = f"f:\n.L1:\n{body}".replace("; ", "\n")
    if "jne .L1" not in text:
        text += "\ncmpq %rdx, %rax\njne .L1"
    (function,) = analyse_file(
        parse(text + "\nret", "x86-64"), machine, arguments={}, simulate=simulate
    ).functions
    return function.bodies[0]


def test_wider_vectors_are_tried_on_the_instructions_themselves():
    analysis = analysed(SCALE)
    (remedy, *_) = remedies(analysis, ZEN3)
    assert remedy.change.startswith("vectorise") and remedy.simulated
    # one store a cycle, of 8 bytes or of 32
    assert remedy.times_faster == pytest.approx(4, rel=0.1) == analysis.gains[Trial.WIDER]


def test_what_is_not_simulated_is_promised_from_widths_alone():
    (remedy, *_) = remedies(analysed(SCALE, simulate=False), ZEN3)
    assert (remedy.times_faster, remedy.simulated) == (4, False)


def test_512_bits_win_less_where_ports_close():
    triad = "vmovupd (%rdi,%rax), %ymm0; vfmadd213pd (%rsi,%rax), %ymm1, %ymm0; vmovupd %ymm0, (%rdx,%rax)"
    analysis = analysed(f"{triad}; addq $32, %rax; cmpq %rax, %rcx; jne .L1", ICX)
    (remedy, *_) = remedies(analysis, ICX)
    assert "-mprefer-vector-width=512" in remedy.change and remedy.simulated
    assert 1.5 < remedy.times_faster <= 2.1


def test_unrolling_is_told_where_it_wins():
    analysis = analysed(COUNT, ICX)
    wider, remedy = remedies(analysis, ICX)
    assert wider.change.startswith("vectorise")
    assert "-funroll-loops" in remedy.change and remedy.simulated and remedy.times_faster > 1.2
    assert remedy.trial is Trial.UNROLLED


def test_a_gather_is_told_without_a_number_where_the_simulation_is_not_sure():
    body = "vmovdqu (%rax), %ymm4; vmovapd %ymm2, %ymm3; addq $32, %rax; "
    body += "vgatherqpd %ymm3, (%rcx,%ymm4,8), %ymm0; vaddpd %ymm0, %ymm1, %ymm1; cmpq %rax, %rdx; jne .L1"
    found = remedies(analysed(body), ZEN3)
    (gather,) = [remedy for remedy in found if "gathers" in remedy.change]
    assert gather.times_faster is None and not gather.simulated


def test_every_place_of_the_sliders_is_simulated():
    analysis = analysed(SCALE)
    tried = what_if_code(analysis, ZEN3)
    assert [change.name for change in tried.changes] == [BITS, COPIES, OFFSET]
    cycles = dict(zip(product(*(change.values for change in tried.changes)), tried.cycles, strict=True))
    assert cycles[64, 1, 0] == pytest.approx(analysis.simulated.cycles)
    assert cycles[256, 1, 0] == pytest.approx(1 / 4, rel=0.1)
    assert all(cycles[64, copies, 16] == cycles[64, copies, 0] for copies in tried.changes[1].values)


def test_alignment_is_told_where_loads_are_what_is_waited_for():
    loads = "; ".join(f"vmovupd (%{base},%rax), %ymm{n}" for n, base in enumerate(("rdi", "rsi", "rdx"), 1))
    body = f"{loads}; vaddpd %ymm1, %ymm2, %ymm2; vaddpd %ymm3, %ymm2, %ymm2; vmovupd %ymm2, (%r8,%rax)"
    analysis = analysed(f"{body}; addq $32, %rax; cmpq %rax, %rcx; jne .L1")
    (aligned,) = [r for r in remedies(analysis, ZEN3) if "multiples of 64 bytes" in r.change]
    gain = analysis.gains[Trial.ALIGNED]
    assert aligned.simulated and aligned.times_faster is None and 1.2 <= gain <= 2
    cycles = what_if_code(analysis, ZEN3)
    assert [change.name for change in cycles.changes] == [COPIES, OFFSET]
    assert cycles.cycles[1] / cycles.cycles[0] == pytest.approx(gain)


def test_nothing_is_offered_where_nothing_can_be_changed():
    assert what_if_code(analysed(SCALE, simulate=False), ZEN3) is None
    assert what_if_code(analysed("vpermpd $1, %ymm0, %ymm0; jmp .L1; jne .L1"), ZEN3) is None

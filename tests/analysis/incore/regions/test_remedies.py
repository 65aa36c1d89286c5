"""Remedies that a compiler can follow, and none where none is known."""

import pytest
from chainline.analysis.incore.regions.explanation import reason
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.regions.verdict import ChainKind, chain_kind
from chainline.analysis.incore.regions.work_per_iteration import width_speedup, widths_of
from chainline.analysis.incore.transforms.loop_changes import straddles_lines
from chainline.analysis.machine.load import load_machine

from .reading import loop_of

ZEN4, A64FX = load_machine("zen4"), load_machine("a64fx")
DOT = "vmovsd (%rdi,%rax,8), %xmm1; vfmadd231sd (%rsi,%rax,8), %xmm1, %xmm0; incq %rax"


def test_a_scalar_sum_needs_leave_to_reorder():
    (first, *_) = remedies(loop_of(DOT), ZEN4)
    assert "-ffast-math" in first.change and "omp simd reduction" in first.change
    assert first.times_faster == pytest.approx(8)
    assert "a sum is kept in order" in reason(loop_of(DOT), ZEN4)
    assert "scalar arithmetic on a machine of 512 bits" in reason(loop_of(DOT), ZEN4)


@pytest.mark.parametrize(("vectors", "times"), [(1, 6.0), (2, 6.0), (5, None)])
def test_a_sum_in_order_beside_wide_vectors_wins_their_lanes(vectors, times):
    """Timed on an Emerald Rapids: 4.5 to 8.3 times (one vector), 2.4 (five, which are shuffled first)."""
    adds = "vaddsd %xmm2, %xmm0, %xmm0; " + "vunpckhpd %xmm2, %xmm2, %xmm3; vaddsd %xmm3, %xmm0, %xmm0; " * 7
    lines = "".join(f"vmulpd {64 * n}(%rdi,%rax), %zmm1, %zmm2; {adds}" for n in range(vectors))
    (first, *_) = remedies(loop_of(f"{lines}addq ${64 * vectors}, %rax"), load_machine("spr"))
    assert "-ffast-math" in first.change
    assert first.times_faster == (times and pytest.approx(times))


def test_a_sum_of_vectors_needs_more_sums():
    analysis = loop_of("vfmadd231pd (%rsi,%rax), %zmm1, %zmm0; addq $64, %rax")
    (first,) = remedies(analysis, ZEN4)
    assert "sums in place of each" in first.change and first.times_faster > 2


def test_lanes_added_in_order():
    analysis = loop_of("ld1d {z1.d}, p0/z, [x0]; fadda d0, p0, d0, z1.d; add x0, x0, #64", "aarch64")
    (first, *_) = remedies(analysis, A64FX)
    assert "-ffast-math" in first.change


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (DOT, ChainKind.SUM),
        ("vfmadd213sd (%rsi,%rax,8), %xmm1, %xmm0; incq %rax", ChainKind.RECURRENCE),
        ("vdivsd %xmm0, %xmm1, %xmm0", ChainKind.RECURRENCE),
        ("vmovsd (%rsi,%rax,8), %xmm1; vmaxsd %xmm0, %xmm1, %xmm0; incq %rax", ChainKind.EXTREME),
        ("vminsd %xmm0, %xmm1, %xmm0; vsqrtsd %xmm0, %xmm0, %xmm0", ChainKind.RECURRENCE),
        ("movq (%rax), %rax", ChainKind.POINTER),
        ("vaddsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 8(%rax); addq $8, %rax", ChainKind.MEMORY),
        ("incq %rax", ChainKind.COUNTER),
    ],
)
def test_what_is_waited_for(body, kind):
    assert chain_kind(loop_of(body)) is kind


def test_a_recurrence_is_no_sum():
    changes = [each.change for each in remedies(loop_of("vfmadd213sd %xmm2, %xmm1, %xmm0"), ZEN4)]
    assert not any("-ffast-math" in change or "sums" in change for change in changes)


def test_narrow_vectors_are_told():
    body = "; ".join(f"vmulpd %ymm0, %ymm1, %ymm{n}" for n in range(2, 10))
    zen5 = load_machine("zen5")
    (first, *_) = remedies(loop_of(body, machine=zen5), zen5)
    assert "-mprefer-vector-width=512" in first.change and first.times_faster == 2


def test_wider_vectors_that_take_twice_as_long_are_not():
    """Zen 4 passes 512 bits in two halves."""
    body = "; ".join(f"vmulpd %ymm0, %ymm1, %ymm{n}" for n in range(2, 10))
    assert not any("-mprefer-vector-width" in each.change for each in remedies(loop_of(body), ZEN4))


def test_vectors_win_no_more_than_a_divider_lets_them():
    """Golden Cove divides one number in 4 cycles, eight in 16."""
    spr = load_machine("spr")
    body = "vdivsd (%rsi,%rax,8), %xmm5, %xmm0; vmovsd %xmm0, (%rdi,%rax,8); incq %rax"
    (first, *_) = remedies(loop_of(body, machine=spr), spr)
    assert first.change.startswith("vectorise") and first.times_faster == pytest.approx(2)


def test_what_some_neighbours_cross_anyway_is_not_to_be_aligned():
    row = "vmovupd (%rcx,%rax), %zmm0; vaddpd 8(%rcx,%rax), %zmm0, %zmm0; vmovupd %zmm0, (%r10,%rax)"
    same = row.replace("8(%rcx", "64(%rcx")
    for text, alike in ((row, False), (same, True)):
        code = loop_of(f"{text}; addq $64, %rax").body.instructions
        assert straddles_lines(code) is not alike


PREDICATED = "ld1d z2.d, p0/z, [x0, x3, lsl 3]; add x3, x3, x4; fadda d0, p0, d0, z2.d; whilelo p0.d, x3, x2"


def test_an_index_that_a_predicate_counts_from_steps_by_a_vector():
    """By gcc 12 and -ffast-math it becomes a sum of vectors: 9 cycles in place of 72."""
    analysis = loop_of(PREDICATED, "aarch64")
    (first, *_) = remedies(analysis, A64FX)
    assert analysis.elements == 8 and first.times_faster == pytest.approx(8)
    other = loop_of(PREDICATED.replace("add x3, x3, x4", "add x3, x3, x4; add x4, x4, x5"), "aarch64")
    assert other.elements is None


def test_full_vectors_are_not():
    body = "; ".join(f"vmulpd %zmm0, %zmm1, %zmm{n}" for n in range(2, 10))
    assert remedies(loop_of(body), ZEN4) == ()


def test_what_is_called_comes_first():
    found = remedies(loop_of("vmovsd (%rbx), %xmm0; addq $8, %rbx; call exp"), ZEN4)
    assert ["functions of vectors" in each.change for each in found] == [True]
    found = remedies(loop_of("call solve; addq $8, %rbx"), ZEN4)
    assert ["inline" in each.change for each in found] == [True]


GATHERED = "movslq (%rsi), %rax; vaddsd (%rdi,%rax,8), %xmm0, %xmm0; addq $4, %rsi"


def test_no_figure_where_data_do_not_lie_in_a_row():
    (first, *_) = remedies(loop_of(GATHERED), ZEN4)
    assert "-ffast-math" in first.change and first.times_faster is None


def test_an_early_exit_keeps_a_loop_scalar():
    body = "vmulsd (%rdi), %xmm1, %xmm2; ucomisd %xmm2, %xmm1; ja .L9; vmovsd %xmm2, (%rdi); addq $8, %rdi"
    early = loop_of("; ".join([body, *(f"vmulsd %xmm1, %xmm1, %xmm{n}" for n in range(3, 9))]))
    changes = [each.change for each in remedies(early, ZEN4)]
    assert any(change.startswith("one way out alone") for change in changes)
    assert not any(change.startswith("vectorise") for change in changes)
    same = loop_of("; ".join(["addq $8, %rdi", *(f"vmulsd (%rdi), %xmm1, %xmm{n}" for n in range(3, 9))]))
    assert any(each.change.startswith("vectorise") for each in remedies(same, ZEN4))


def test_an_integer_recurrence_is_no_counter():
    assert chain_kind(loop_of("leaq 1(%rax,%rax,2), %rax")) is ChainKind.RECURRENCE


def test_what_is_loaded_again_to_be_shuffled_asks_for_another_layout():
    zen3 = load_machine("zen3")
    shuffles = "; ".join(f"vpermilpd $5, {n}(%rdx), %ymm{n // 32}" for n in (0, 32, 64))
    body = loop_of(f"{shuffles}; vmovupd 96(%rdx), %ymm4; addq $128, %rdx; cmpq %rdx, %rcx", machine=zen3)
    assert body.bottleneck.bottleneck.startswith("load")
    assert any("structure of arrays" in remedy.change for remedy in remedies(body, zen3))


ROOTS = "vmovss (%rsi,%rax), %xmm0; vsqrtss %xmm0, %xmm0, %xmm1; vdivss %xmm3, %xmm1, %xmm1; addq $4, %rax"


@pytest.mark.parametrize(("key", "times"), [("zen3", 8), ("spr", 6 / 11 * 8)])
def test_a_divider_may_take_longer_for_all_lanes_than_for_one(key, times):
    """Measured without the guard: 8.0 times on Zen 3, 4.4 on an Emerald Rapids (256 bits by gcc)."""
    machine = load_machine(key)
    analysis = loop_of(ROOTS, machine=machine)
    widths = widths_of(analysis, machine)
    assert (widths.bits, widths.usual_bits) == (32, 256)
    assert width_speedup(analysis, machine, widths) == pytest.approx(times)


def test_what_keeps_the_largest_can_keep_several():
    body = "vmovsd (%rsi,%rax,8), %xmm1; vmaxsd %xmm0, %xmm1, %xmm0; incq %rax"
    spr = load_machine("spr")
    (first, *_) = remedies(loop_of(body, machine=spr), spr)
    assert "several elements at once" in first.change

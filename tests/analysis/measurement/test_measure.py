import dataclasses

import numpy as np
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.residence import residence, resident_elements, working_set_bytes
from chainline.analysis.measurement.measure import Plan, measure
from chainline.analysis.measurement.timer import Timer, host_frequency_ghz
from chainline.codegen.assembly import Binary
from chainline.codegen.kernel import STACK_OFFSETS, load, make_workspace
from chainline.codegen.render import Source, render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import DType, Mode, Variant
from chainline.errors import UsageError

QUICK = Plan(rounds=3, sample_s=50e-6, silence_s=20)


def _binary(variant: Variant, old: str = "", new: str = "") -> Binary:
    text = render(variant).text
    assert old in text
    return EmbeddedLLVM().build(Source(variant, text.replace(old, new)), host_target())


def _body(variant: Variant, instruction: str) -> Binary:
    """A kernel of the right name that does something else."""
    head = render(variant).text.split("entry:")[0]
    tail = "\nattributes #0 = { nounwind }\n"
    return EmbeddedLLVM().build(Source(variant, f"{head}entry:\n{instruction}\n}}{tail}"), host_target())


@pytest.mark.measures
def test_measurements_are_consistent():
    variants = [Variant(3, split) for split in ((4,), (2, 2))]
    results = measure([_binary(variant) for variant in variants], [4, 4], QUICK)
    for variant, result in zip(variants, results, strict=True):
        assert result.variant == variant
        assert result.problem is None
        assert result.repetitions == 3
        assert result.spread >= 0
        assert result.gflops == pytest.approx(variant.nominal_flops / result.seconds * 1e-9)
        assert result.cycles == pytest.approx(result.seconds * result.frequency_ghz * 1e9)
        # no core retires more than 64 double-precision operations a cycle
        assert variant.flops / 64 < result.cycles


def test_checking_alone_times_nothing():
    (result,) = measure([_binary(Variant(2, (3,), Mode.X, dtype=DType.FLOAT32))], [1], Plan(rounds=0))
    assert result.problem is None
    assert result.error <= result.tolerance
    assert result.seconds is None


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_crash_a_hang_and_a_wrong_result_cost_one_kernel_each():
    good, wrong, crash, hang = (Variant(1, (2,), mode) for mode in (Mode.X, Mode.Y, Mode.Z, Mode.ELEMENT))
    binaries = [
        _body(crash, "store i64 1, ptr null\nret void"),
        _binary(good),
        _body(hang, 'br label %on\non:\ncall void asm sideeffect "", ""()\nbr label %on'),
        _binary(wrong, "fmul contract", "fsub contract"),
    ]
    results = measure(binaries, [1] * 4, dataclasses.replace(QUICK, silence_s=6.0))
    # LLVM turns a store to null into a trap; either signal ends the process
    assert results[0].problem.startswith("killed by SIG")
    assert results[1].problem is None
    assert results[1].gflops > 0
    assert "hangs" in results[2].problem
    assert "relative error" in results[3].problem


def test_a_missing_file_is_a_problem_of_its_kernel(tmp_path):
    good = _binary(Variant(1, (2,)))
    gone = dataclasses.replace(good, path=tmp_path / "gone.o")
    results = measure([gone, good], [1, 1], Plan(rounds=0))
    assert results[0].problem
    assert results[1].problem is None


CACHES = load_machine("zen5").caches


def test_resident_elements_fill_half_of_a_cache():
    variant = Variant(7, (8,))
    assert resident_elements(variant, CACHES) == 2
    assert resident_elements(Variant(15, (16,)), CACHES) == 1
    for level, cache in zip(("L1", "L2", "L3"), CACHES, strict=True):
        count = resident_elements(variant, CACHES, level)
        full = cache.size_bytes / 2
        assert working_set_bytes(variant, count) <= full < working_set_bytes(variant, count + 1)
        assert residence(variant, count, CACHES) == level


def test_working_sets_are_those_of_the_design():
    # two buffers and three operators: 59 KB at order 14, 72 KB at order 15
    assert working_set_bytes(Variant(14, (15,)), 1) == 16 * 15**3 + 24 * 15**2 == 59400
    assert working_set_bytes(Variant(15, (16,)), 1) == 71680
    assert residence(Variant(15, (16,)), 1, CACHES) == "L2"


def test_a_working_set_in_memory_is_several_outermost_caches():
    variant = Variant(7, (8,))
    count = resident_elements(variant, CACHES, "memory")
    assert working_set_bytes(variant, count) >= 4 * CACHES[-1].size_bytes
    assert residence(variant, count, CACHES) == "memory"


def test_an_unknown_level_names_the_choices():
    with pytest.raises(UsageError, match="L1, L2, L3, memory"):
        resident_elements(Variant(7, (8,)), CACHES, "L9")


@pytest.mark.measures
def test_the_clock_is_plausible_and_steady():
    timer = Timer()
    readings = [timer.frequency_ghz() for _ in range(20)]
    assert all(0.5 < reading < 8 for reading in readings)
    assert sorted(readings)[10] == pytest.approx(host_frequency_ghz(), rel=0.3)


def test_the_stack_of_a_kernel_is_where_it_is_asked_to_be():
    """A kernel that stores its stack pointer: at entry it is 8 below the offset on x86-64."""
    variant = Variant(1, (2,))
    read = "mov $0, sp" if host_target().isa == "aarch64" else "movq %rsp, $0"
    body = f'%sp = call i64 asm sideeffect "{read}", "=r"()\nstore i64 %sp, ptr %q.all\nret void'
    kernel = load(_body(variant, body))
    timer, work = Timer(), make_workspace(variant, 1)
    timer.seconds(kernel, work, 1, 0)
    base = int(work.q.view(np.int64).flat[0])
    for offset in STACK_OFFSETS:
        timer.seconds(kernel, work, 1, offset)
        moved = int(work.q.view(np.int64).flat[0])
        assert (base - moved) % 64 == offset
    assert base % 64 in {0, 56}

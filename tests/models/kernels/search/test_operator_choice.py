"""The kernel of an operator that is chosen by timing or simulating."""

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target, host_target
from chainline.codegen.vector.kernel_choice import ranked_kernels
from chainline.codegen.vector.operator import Matrix
from chainline.codegen.vector.registry import interpolation
from chainline.models.kernels.search.operator_choice import SimulatingJudge, TimingJudge, choose_operator

OPERATOR = interpolation([Matrix(f"b{axis}", 4, 4) for axis in "xyz"])
AVX2 = find_target("x86-64-v3")


class LikesTheFourth:
    """Takes all steps to be alike, and the fourth kernel of those that it is asked of to be fastest."""

    def __call__(self, step, operator, lanes, tiles):
        return [50.0] * len(tiles)

    def cycles(self, kernels):
        return [(90.0 - 7 * (n == 3)) * kernel.block for n, kernel in enumerate(kernels)]


class LikesNone(LikesTheFourth):
    """Takes all kernels to be alike, too."""

    def cycles(self, kernels):
        return [90.0 * kernel.block for kernel in kernels]


def test_whole_kernels_decide():
    alike = ranked_kernels(OPERATOR, 256, 16, judge=LikesNone())
    likes = ranked_kernels(OPERATOR, 256, 16, judge=LikesTheFourth())
    assert len(alike) > 4
    assert likes == [alike[3], *alike[:3], *alike[4:]]


def test_the_kernel_that_is_timed_fastest_is_chosen(monkeypatch):
    monkeypatch.setattr(TimingJudge, "__call__", LikesTheFourth.__call__)
    monkeypatch.setattr(TimingJudge, "cycles", LikesTheFourth.cycles)
    target = host_target()
    width = min(target.vector_bits, 512)
    kernels = ranked_kernels(OPERATOR, width, target.vector_registers, judge=TimingJudge("llvm"))
    chosen = choose_operator(OPERATOR, load_machine("zen4"), target, "llvm", 2.0, timed=True)
    assert chosen.kernel == kernels[0]
    assert chosen.cycles == 90.0


@pytest.mark.exhaustive
def test_two_points_wait_for_no_halves():
    # steps of 256 bits are fastest alone, but one reads at once what another stored by halves
    machine = load_machine("zen3")
    judge = SimulatingJudge(machine, AVX2, "llvm")
    operator = interpolation([Matrix(f"b{axis}", 2, 2) for axis in "xyz"])
    kernels = ranked_kernels(operator, (128, 256), 16, judge=judge, elements=1)
    whole = judge.cycles(kernels)
    assert whole[0] == min(whole) < max(whole) / 2

"""The kernel of an operator that is chosen by timing or simulating."""

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target, host_target
from chainline.codegen.vector.kernel_choice import ranked_kernels
from chainline.codegen.vector.operator import Layout, Matrix
from chainline.codegen.vector.registry import interpolation
from chainline.models.kernels.search.operator_choice import MeasuredCost, SimulatedCost, choose_operator

OPERATOR = interpolation([Matrix(f"b{axis}", 4, 4) for axis in "xyz"])
AVX2 = find_target("x86-64-v3")


class LikesTheFourth:
    """Takes all steps to be alike, and the fourth kernel of those that it is asked of to be fastest."""

    resolution, caches = 0.0, ()

    def __call__(self, step, operator, lanes, tiles):
        return [50.0] * len(tiles)

    def cycles(self, kernels):
        return [(90.0 - 7 * (n == 3)) * kernel.block for n, kernel in enumerate(kernels)]

    def vector_results(self, kernels):
        return [1.0] * len(kernels)


class Remembers(LikesTheFourth):
    """Keeps the kernels that it is asked of."""

    def cycles(self, kernels):
        self.asked = list(kernels)
        return super().cycles(kernels)


class LikesNone(LikesTheFourth):
    """Takes all kernels to be alike, too."""

    def cycles(self, kernels):
        return [90.0 * kernel.block for kernel in kernels]


def test_whole_kernels_decide():
    alike = ranked_kernels(OPERATOR, 256, 16, cost_model=LikesNone())
    likes_the_fourth = Remembers()
    likes = ranked_kernels(OPERATOR, 256, 16, cost_model=likes_the_fourth)
    assert len(alike) > 4
    asked = likes_the_fourth.asked
    assert likes == [asked[3], *asked[:3], *asked[4:], *alike[len(asked) :]]
    assert set(alike[: len(asked)]) == set(asked)


def test_of_kernels_that_a_judge_cannot_tell_apart_the_estimate_decides():
    class Unsure(LikesTheFourth):
        resolution = 0.1

    kernels = ranked_kernels(OPERATOR, 256, 16, cost_model=Unsure())
    alike = ranked_kernels(OPERATOR, 256, 16, cost_model=LikesNone())
    assert kernels[:8] == alike[:8]


def test_of_kernels_of_equal_cycles_that_with_the_fewest_vector_results_is_taken():
    class Counts(LikesNone):
        resolution = 0.1

        def vector_results(self, kernels):
            return [kernel.block * (9.0 - 2 * (kernel.tiles[0].vectors == 2)) for kernel in kernels]

    assert {tile.vectors for tile in ranked_kernels(OPERATOR, 256, 16, cost_model=Counts())[0].tiles} == {2}


def test_a_judge_that_knows_no_cache_prefers_what_its_machine_holds():
    large = interpolation(
        [Matrix(f"b{axis}", 7, 7) for axis in "xyz"], layout=Layout.INTERLACED, interlaced=8
    )
    cost_model = SimulatedCost(load_machine("spr"), find_target("sapphirerapids"), "llvm")
    assert [level.size_bytes for level in cost_model.caches] == [48 << 10, 2 << 20]
    assert ranked_kernels(large, 512, 32, cost_model=cost_model)[0].plan.entries == 2 * 7**3


def test_the_kernel_that_is_timed_fastest_is_chosen(monkeypatch):
    monkeypatch.setattr(MeasuredCost, "__call__", LikesTheFourth.__call__)
    monkeypatch.setattr(MeasuredCost, "cycles", LikesTheFourth.cycles)
    target = host_target()
    width = min(target.vector_bits, 512)
    kernels = ranked_kernels(OPERATOR, width, target.vector_registers, cost_model=MeasuredCost("llvm"))
    chosen = choose_operator(OPERATOR, load_machine("zen3"), target, "llvm", 2.0, timed=True)
    assert chosen.kernel == kernels[0]
    assert chosen.cycles == 90.0


@pytest.mark.exhaustive
def test_two_points_wait_for_no_halves():
    # steps of 256 bits are fastest alone, but one reads at once what another stored by halves
    machine = load_machine("zen3")
    cost_model = SimulatedCost(machine, AVX2, "llvm")
    operator = interpolation([Matrix(f"b{axis}", 2, 2) for axis in "xyz"])
    kernels = ranked_kernels(operator, (128, 256), 16, cost_model=cost_model, elements=1)
    whole = cost_model.cycles(kernels)
    assert whole[0] == min(whole) < max(whole) / 2

"""Peers and kernels in explicit vectors are checked and timed with all others, round by round."""

import dataclasses

import pytest
from chainline.analysis.measurement.measure import Plan, measure
from chainline.codegen.compilers import GemmLibrary
from chainline.codegen.peers.baselines import einsum_binary, find_library
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.errors import UsageError

QUICK = Plan(rounds=3, sample_s=50e-6, silence_s=20)


def _own(*texts):
    schedules = [parse_schedule(text) if text else None for text in texts]
    variants = [Variant(3, (4,), schedule=schedule) for schedule in schedules]
    return [EmbeddedLLVM().build(render(variant), host_target()) for variant in variants]


@pytest.mark.exhaustive
@pytest.mark.measures
def test_samples_are_seconds_per_element_one_a_round():
    binaries = [*_own("", "128 mask z/u2 x y", "128 mask x y z"), einsum_binary(Variant(3, (4,)))]
    results = measure(binaries, [1, 5, 5, 5], QUICK)
    for result in results:
        assert result.problem is None
        assert len(result.samples) == result.repetitions == 3
        assert min(result.samples) == pytest.approx(result.seconds)
    # a call of an interpreter takes a microsecond at the very least, and dozens of times a kernel's
    # time: a loaded machine may stretch either, but not the shortest of the one below that of the other
    assert results[-1].seconds * 5 > max(1e-6, results[0].seconds)


def test_operators_that_are_not_transposed_as_said_fail_the_check():
    try:
        good = find_library(GemmLibrary.LIBXSMM).build(Variant(3, (4,)))
    except UsageError as error:
        pytest.skip(str(error))
    wrong = dataclasses.replace(good, transposed=(Mode.X,))
    results = measure([good, wrong, *_own("128 mask x y z")], [1, 1, 1], QUICK)
    assert [result.problem is None for result in results] == [True, False, True]
    assert "relative error" in results[1].problem
    assert len(results[0].samples) == len(results[2].samples) == 3

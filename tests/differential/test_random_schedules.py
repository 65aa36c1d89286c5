"""Kernels in explicit vectors, drawn at random from the whole space, against numpy.

Two of each order, in both types and all modes by turns; `--exhaustive` draws 60, `--every-kernel` 2,010.
"""

from itertools import cycle

import pytest
from chainline.analysis.measurement.measure import Plan, measure
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.target import find_target, host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, DType, Mode
from chainline.codegen.vector.schedule_space import NoScheduleError, schedule_space
from chainline.isa.registry import host_isa

from ..tier import sized, standing

PER_ORDER = sized(1, 4, 134)
KINDS = [
    *[(Mode.ELEMENT, dtype) for dtype in DType],
    *[(mode, dtype) for mode in (Mode.X, Mode.Y, Mode.Z) for dtype in DType],
]


def _drawn(order, target):
    shares = [PER_ORDER // 2, PER_ORDER - PER_ORDER // 2]
    modes = cycle([KINDS[2 + (order + turn) % 6] for turn in range(6)])
    chosen = schedule_space(order, target).sample(shares[0], seed=order)
    for number in range(shares[1]):
        mode, dtype = next(modes) if number % 2 else KINDS[1]
        chosen += schedule_space(order, target, mode, dtype).sample(1, seed=number)
    return chosen


def _build(variant):
    return find_toolchain("llvm", host_target()).build(render(variant), host_target())


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "order", standing(range(MIN_ORDER, MAX_ORDER + 1), for_all=lambda order: order in (2, 4, 7, 12))
)
def test_random_schedules_match_numpy(order):
    try:
        variants = _drawn(order, host_target())
    except NoScheduleError as error:
        pytest.skip(str(error))
    binaries = list(map_processes(_build, variants, chunk=2))
    results = measure(binaries, [3] * len(binaries), Plan(rounds=0))
    failed = [f"{r.variant.symbol}: {r.problem}" for r in results if r.problem]
    assert not failed


@pytest.mark.exhaustive
@pytest.mark.skipif(host_isa() != "x86-64", reason="AVX2 code runs on x86-64 alone")
@pytest.mark.parametrize("order", [1, 4, 8, 12])
def test_schedules_for_sixteen_registers_match_numpy(order):
    target = find_target("haswell")
    variants = schedule_space(order, target).sample(2, seed=order)
    binaries = [find_toolchain("llvm", target).build(render(variant), target) for variant in variants]
    assert not [r.problem for r in measure(binaries, [3] * len(binaries), Plan(rounds=0)) if r.problem]

"""Conservation of work: what the assembly executes is what the mathematics needs.

For every variant the floating-point operations counted from the assembly, lanes whose result
is never stored left out, equal `3 Np^3 (2 Np - 1)` exactly. What is executed beyond is padding,
and only lanes of vectors that Np does not fill may be padding.

Three splits of some orders stand for all. `--exhaustive` checks all orders, of 7 to 9 a third of the
splits and of higher ones a ninth; `--every-kernel` every split, with all compilers for this machine
and with three for A64FX.
"""

import functools
import math

import pytest
from chainline.analysis.incore.kernel import count_work
from chainline.codegen.compilers import compiler_language
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Mode, Variant
from chainline.errors import UsageError

from ..tier import sized, spread, standing

ALL_ORDERS = range(MIN_ORDER, MAX_ORDER + 1)
HIGH_ORDER, HIGHEST_ORDERS, STRIDE = 7, 10, 3
FURTHER = sized((1, 4, 7, 8), (1, 4, 7, 8), ALL_ORDERS)
# of a vector filled, of one filled in part, and of both
STANDING = {"llvm": (1, 2, 7, 8), "gcc": (4,), "gfortran": (1,), "clang": (4,)}
LONG = [
    ("neoverse-v2", 8),
    ("haswell", 8),
    ("host", 8),
]  # as others, with more instructions
CASES = [
    *[(compiler, "host", order) for compiler in ("llvm", "gcc", "gfortran") for order in ALL_ORDERS],
    *[("llvm", "a64fx", order) for order in ALL_ORDERS],
    *[("llvm", name, order) for name in ("cascadelake", "haswell", "neoverse-v2") for order in (2, 5, 8)],
    *[(compiler, "a64fx", order) for compiler in ("gcc", "gfortran") for order in FURTHER],
    *[("clang", "a64fx", order) for order in (1, 4, 7, 8)],
    *[("clang", "host", order) for order in FURTHER],
]
# gcc takes eight elements at once here, one a lane, and computes again what it could have kept:
# work beyond what the kernel needs, which rounding up to full vectors does not bound
ACROSS_ELEMENTS = {("gcc", "a64fx", 2)}


def _assemble(compiler, name, variant):
    target = find_target(name)
    return find_toolchain(compiler, target).assemble(render(variant), target)


def _chosen(order):
    splits = list(partitions(order + 1))
    steps = (order >= HIGH_ORDER) + (order >= HIGHEST_ORDERS)
    return sized(spread(splits, 2), splits[:: STRIDE**steps], splits)


@pytest.mark.parametrize(
    ("compiler", "name", "order"),
    standing(CASES, for_all=lambda case: case[2] in STANDING[case[0]] and case[1:] not in LONG),
)
def test_work_is_conserved(compiler, name, order):
    try:
        find_toolchain(compiler, find_target(name))
    except UsageError as error:
        pytest.skip(str(error))
    n = order + 1
    variants = [Variant(order, split, language=compiler_language(compiler)) for split in _chosen(order)]
    assembled = list(map_processes(functools.partial(_assemble, compiler, name), variants, chunk=4))
    distinct = {assembly.code_digest: assembly for assembly in assembled}  # same code, same work
    works = list(map_processes(count_work, list(distinct.values()), chunk=2))
    expected = 3 * n**3 * (2 * n - 1)
    lanes = find_target(name).vector_bits // 64
    most = expected * (-(-n // lanes) * lanes) / n
    if (compiler, name, order) in ACROSS_ELEMENTS:
        most = math.inf
    wrong = {
        assembly.variant.split_text: work
        for assembly, work in zip(distinct.values(), works, strict=True)
        if work.useful_flops != expected or not expected <= work.flops <= most
    }
    assert not wrong


@pytest.mark.parametrize("mode", [Mode.X, Mode.Y, Mode.Z])
@pytest.mark.parametrize("name", ["host", "a64fx"])
def test_work_of_single_modes_is_conserved(name, mode):
    for order in sized((2, 8), (1, 2, 4, 7, 8, 10)):
        variant = Variant(order, (order, 1), mode)
        assert count_work(_assemble("llvm", name, variant)).useful_flops == (order + 1) ** 3 * (2 * order + 1)

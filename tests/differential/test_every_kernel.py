"""Every split of every order, compiled and run on this machine, against numpy.

Splits as element kernels, and as one in turn of mode x, y, z and float32. Three of each order stand for
all. `--exhaustive` takes, with the embedded compiler, all of orders up to 9 and a third of those beyond,
and with gcc and gfortran, which take most of the time, a third from order 7 and a ninth from order 10;
`--every-kernel` all 913, in every mode and type, with every compiler.
"""

import functools
from itertools import product

import pytest
from chainline.analysis.measurement.measure import Plan, measure
from chainline.codegen.compilers import compiler_language
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, DType, Mode, Variant
from chainline.errors import UsageError

from ..tier import sized, spread, standing

ORDERS = range(MIN_ORDER, MAX_ORDER + 1)
FURTHER = [
    (Mode.X, DType.FLOAT64),
    (Mode.Y, DType.FLOAT64),
    (Mode.Z, DType.FLOAT64),
    (Mode.ELEMENT, DType.FLOAT32),
]


HIGH_ORDER, HIGHEST_ORDERS, STRIDE = 7, 10, 3
STANDING = {"llvm": (1, 3, 6, 12), "gcc": (1, 6), "gfortran": (1, 6)}


def _splits(compiler, order):
    steps = (order >= HIGHEST_ORDERS) + (order >= HIGH_ORDER and compiler != "llvm")
    splits = list(partitions(order + 1))
    return sized(spread(splits, 2), splits[:: STRIDE**steps], splits)


def _kinds(number):
    """What to check of a split: the element kernel in float64, and one of the others in turn."""
    one = FURTHER[number % len(FURTHER)]
    return [(Mode.ELEMENT, DType.FLOAT64), *sized([one], [one], FURTHER)]


def _build(compiler, variant):
    return find_toolchain(compiler, host_target()).build(render(variant), host_target())


@pytest.mark.parametrize(
    ("compiler", "order"),
    standing(
        product(("llvm", "gcc", "gfortran"), ORDERS),
        for_all=lambda case: case[1] in STANDING[case[0]],
    ),
)
def test_every_split_matches_numpy(compiler, order):
    try:
        find_toolchain(compiler, host_target())
    except UsageError as error:
        pytest.skip(str(error))
    variants = [
        Variant(order, split, mode, compiler_language(compiler), dtype)
        for number, split in enumerate(_splits(compiler, order))
        for mode, dtype in _kinds(number)
    ]
    binaries = list(map_processes(functools.partial(_build, compiler), variants, chunk=8))
    results = measure(binaries, [2] * len(binaries), Plan(rounds=0))
    failures = [f"{result.variant.symbol}: {result.problem}" for result in results if result.problem]
    assert not failures
    assert all(result.error <= result.tolerance for result in results)

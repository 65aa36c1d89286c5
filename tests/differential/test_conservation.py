"""Conservation of work: what the assembly executes is what the mathematics needs.

For every variant the floating-point operations counted from the assembly, lanes whose result
is never stored left out, equal `3 Np^3 (2 Np - 1)` exactly. What is executed beyond is padding,
and only lanes of vectors that Np does not fill may be padding.
"""

import functools

import pytest
from chainline.analysis.incore import count_work
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import compiler_language, find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Mode, Variant
from chainline.errors import UsageError

CASES = [
    ("llvm", "host"),
    ("llvm", "a64fx"),
    ("llvm", "cascadelake"),
    ("gcc", "host"),
    ("gfortran", "host"),
    ("gcc", "a64fx"),
]


def _count(compiler, name, variant):
    target = find_target(name)
    return count_work(find_toolchain(compiler, target).assemble(render(variant), target))


def _required(compiler, name):
    try:
        find_toolchain(compiler, find_target(name))
    except UsageError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("order", range(MIN_ORDER, MAX_ORDER + 1))
@pytest.mark.parametrize(("compiler", "name"), CASES)
def test_work_is_conserved(compiler, name, order):
    _required(compiler, name)
    n = order + 1
    variants = [Variant(order, split, language=compiler_language(compiler)) for split in partitions(n)]
    works = list(map_processes(functools.partial(_count, compiler, name), variants, chunk=4))
    expected = 3 * n**3 * (2 * n - 1)
    wrong = {v.split_text: w for v, w in zip(variants, works, strict=True) if w.useful_flops != expected}
    assert not wrong
    assert all(work.flops >= work.useful_flops for work in works)


@pytest.mark.parametrize("mode", [Mode.X, Mode.Y, Mode.Z])
@pytest.mark.parametrize("name", ["host", "a64fx"])
def test_work_of_single_modes_is_conserved(name, mode):
    for order in (1, 2, 4, 7, 8, 10):
        variant = Variant(order, (order, 1), mode)
        assert _count("llvm", name, variant).useful_flops == (order + 1) ** 3 * (2 * order + 1)

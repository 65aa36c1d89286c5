"""Bounds in cycles from sums over windows: the chain of FMA never exceeds what contains it.

The splits of all orders by the embedded compiler on every shipped machine, as kernels and as the bodies
that `analyze` reads in them: some that spread over the orders stand for all, more of them by `--exhaustive`;
`--every-kernel` takes all 913, which lasts an hour.
"""

import functools

import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.vocabulary import ACCUMULATION, FMA_CHAIN
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Variant
from chainline.models.kernels.predictions.conditions import chain_bounds, mean_ratio_cycles

from ..tier import sized, spread, standing

ALL = [(order, split) for order in range(MIN_ORDER, MAX_ORDER + 1) for split in partitions(order + 1)]

TELLING = [(7, (8,)), (7, (6, 2)), (8, (9,))]
"""Of these a bound made from the mean of ratios is too large, as kernels and as bodies."""

SMALL = [case for case in ALL if case[0] <= 8]
"""Those of higher orders say the same of more instructions."""


def _assemble(machine, case):
    target = find_target(machine.target)
    return find_toolchain("llvm", target).assemble(render(Variant(*case)), target)


def _of_kernel(key, case):
    """Return the bounds of the chain of FMA and of the accumulation chain that contains it."""
    machine = load_machine(key)
    bounds = chain_bounds(analyse(_assemble(machine, case), machine), machine)
    return [(bounds[FMA_CHAIN], bounds[ACCUMULATION])] if FMA_CHAIN in bounds else []


def _of_bodies(key, case):
    """Return the same of each body that has adds beside FMA."""
    machine = load_machine(key)
    listing = parse(_assemble(machine, case).text, machine.isa)
    functions = analyse_file(listing, machine, arguments={}, simulate=False).functions
    bodies = [{b.name: b.cycles for b in body.bounds} for f in functions for body in f.bodies]
    return [(bounds[FMA_CHAIN], bounds[ACCUMULATION]) for bounds in bodies if ACCUMULATION in bounds]


def test_there_are_913_splits():
    assert len(ALL) == 913


# a processor for each kind of vectors, and those with large windows
@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "key",
    standing(
        ["a64fx", "clx", "cortex-a72", "gnr", "neoverse-v1", "x86-64-v2", "zen3", "zen5"],
        for_all={"a64fx", "gnr", "x86-64-v2", "zen5"}.__contains__,
    ),
)
@pytest.mark.parametrize(("bounds", "share"), [(_of_kernel, 2), (_of_bodies, 2)])
def test_the_fma_chain_is_part_of_the_accumulation_chain(key, bounds, share):
    telling = TELLING if key != "x86-64-v2" else TELLING[:1]  # scalar code is long, and has no FMA
    cases = sized([*spread(SMALL, share), *telling], [*spread(ALL, 4 * share), *TELLING], ALL)
    found = list(map_processes(functools.partial(bounds, key), cases, chunk=4))
    pairs = [(case, *pair) for case, of_case in zip(cases, found, strict=True) for pair in of_case]
    assert [found for found in pairs if found[1] > found[2]] == []
    assert any(fma > 0 for _, fma, _ in pairs) == (key != "x86-64-v2")  # which has none


def test_order_7_unsplit_on_zen5():
    """A mean of ratios weighs windows of few FMA as much as full ones: 4 % above the accumulation chain."""
    machine = load_machine("zen5")
    incore = analyse(_assemble(machine, (7, (8,))), machine)
    bounds = chain_bounds(incore, machine)
    # nothing but FMA is accumulated there, so that the two are one
    assert bounds[FMA_CHAIN] == bounds[ACCUMULATION] == incore.links_in_turn * 4 == 826
    assert mean_ratio_cycles(incore, machine) == pytest.approx(862, abs=1)

"""What a kernel asks of a core over what the core has."""

from dataclasses import replace

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.models.kernels.learned.features import CORE_FEATURES, core_features
from chainline.models.kernels.learned.observation import observe

ZEN5 = load_machine("zen5")


@pytest.fixture(scope="module")
def seen():
    target = find_target("znver5")
    return observe(find_toolchain("llvm", target).assemble(render(Variant(3, (4,))), target), ZEN5)


def _with_core(**changes):
    return replace(ZEN5, core=replace(ZEN5.core, **changes))


def test_every_feature_is_computed(seen):
    found = core_features(seen, ZEN5, seen.simulated_cycles)
    assert list(found) == [feature.name for feature in CORE_FEATURES]


def test_no_port_has_more_turns_than_cycles(seen):
    found = core_features(seen, ZEN5, seen.simulated_cycles)
    assert all(0 <= found[name] <= 1.001 for name in found if name.endswith("_turns"))
    # a full vector of four FMA, 3 x 64 / 8 of each, two a cycle
    assert found["fma_turns"] == pytest.approx(
        (seen.fma + seen.multiplies + seen.adds) / 2 / seen.simulated_cycles
    )


def test_a_larger_window_holds_more_of_an_element(seen):
    cycles = seen.simulated_cycles
    here = core_features(seen, ZEN5, cycles)
    twice = core_features(seen, _with_core(reorder_buffer=2 * ZEN5.core.reorder_buffer), cycles)
    assert twice["elements_in_window"] == pytest.approx(here["elements_in_window"] + 1)
    assert {name for name in here if twice[name] != here[name]} == {"elements_in_window"}


def test_registers_that_nobody_has_counted_are_missing(seen):
    found = core_features(seen, _with_core(physical_vector_registers=0), seen.simulated_cycles)
    assert found["chains_in_registers"] != found["chains_in_registers"]


def test_every_shipped_machine_has_them(seen):
    for key in ("a64fx", "clx", "gnr", "neoverse-v1", "zen3"):
        assert len(core_features(seen, load_machine(key), seen.simulated_cycles)) == len(CORE_FEATURES)

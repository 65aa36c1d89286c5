"""Code whose one pass does several elements, of which an analysis of the code alone counts too much."""

import shutil

import pytest
from chainline.analysis.incore.pipeline.kernel import kernel_call, simulate_kernel
from chainline.analysis.incore.vocabulary import InCoreTool
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Mode, Variant
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.predictions.predict import analyse_for

ELEMENTS_A_PASS = 4  # of three points, as gcc vectorises them for 256 bits


def test_loads_and_stores_are_no_more_than_the_simulation_has_them():
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    machine = load_machine("zen3")
    target = find_target("znver3")
    variant = Variant(2, (3,), Mode.X, language=Language.C)
    assembly = find_toolchain("gcc", target).assemble(render(variant), target)
    found = analyse_for(assembly, machine, (Model.SIMULATION,), InCoreTool.OWN)
    simulated, plain = found.simulated, found.incore.contributions
    assert simulated is not None
    assert plain.store_cycles > 2 * simulated.overlapping_cycles  # those of four elements
    assert max(simulated.load_cycles, simulated.store_cycles) <= simulated.overlapping_cycles
    n_elements = kernel_call(assembly, machine).n_elements
    whole = simulate_kernel(assembly, machine, n_elements // ELEMENTS_A_PASS * ELEMENTS_A_PASS)
    assert simulated.overlapping_cycles == pytest.approx(whole.cycles_per_iteration, rel=0.1)

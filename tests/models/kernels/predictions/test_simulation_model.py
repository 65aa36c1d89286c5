"""The simulation as a model of `best` and `evaluate`: the ECM model around a simulated core."""

import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.vocabulary import InCoreTool
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Variant
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.predictions.predict import Analysed, analyse_for, predict

ZEN5 = load_machine("zen5")
VARIANT = Variant(7, (4, 4))


@pytest.fixture(scope="module")
def assembly():
    return EmbeddedLLVM().assemble(render(VARIANT), find_target("znver5"))


@pytest.fixture(scope="module")
def analysed(assembly):
    return analyse_for(assembly, ZEN5, {Model.SIMULATION, Model.CHAIN}, InCoreTool.OWN)


def test_it_is_no_faster_than_the_ports(analysed):
    found = predict(VARIANT, analysed, ZEN5, Model.SIMULATION, Conditions(4.0))
    assert found.cycles >= analysed.incore.throughput.cycles
    assert "simulation" in found.reason


def test_transfers_come_on_top_in_memory(analysed):
    near = predict(VARIANT, analysed, ZEN5, Model.SIMULATION, Conditions(4.0, 2, "L1"))
    far = predict(VARIANT, analysed, ZEN5, Model.SIMULATION, Conditions(4.0, 100_000, "memory"))
    assert far.cycles > near.cycles


def test_nothing_is_simulated_that_was_not_asked_for(assembly):
    assert analyse_for(assembly, ZEN5, {Model.CHAIN, Model.ECM}, InCoreTool.OWN).simulated is None


def test_a_missing_simulation_is_a_mistake_of_the_caller(assembly):
    bare = Analysed("", analyse(assembly, ZEN5), None, None)
    with pytest.raises(ValueError, match="simulation"):
        predict(VARIANT, bare, ZEN5, Model.SIMULATION, Conditions(4.0))

"""The simulation as a model of `best` and `evaluate`: the ECM model around a simulated core."""

import subprocess
import sys

import pytest
from chainline.analysis.host.host_machine import target_of
from chainline.analysis.incore.kernel import analyse, loop_chains, read_kernel
from chainline.analysis.incore.pipeline.kernel import simulate_kernel, simulated_contributions
from chainline.analysis.incore.vocabulary import InCoreTool
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.models.kernels.predictions import predict as predict_module
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.predictions.predict import ANALYSIS_SOURCES, Analysed, analyse_for, predict
from chainline.models.kernels.search import task as task_module
from chainline.models.kernels.search.task import SearchTask
from chainline.records import replace

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


@pytest.mark.parametrize("name", ["zen5", "a64fx"])
def test_a_kept_analysis_is_the_one_that_was_made(name, empty_cache, monkeypatch):
    machine = load_machine(name)
    assembly = EmbeddedLLVM().assemble(render(VARIANT), target_of(machine, name))
    made = analyse_for(assembly, machine, {Model.SIMULATION}, InCoreTool.OWN)
    incore = analyse(assembly, machine)
    simulated = simulated_contributions(simulate_kernel(assembly, machine), incore)
    loops = loop_chains(read_kernel(assembly))
    assert repr(made) == repr(Analysed(assembly.code_digest, incore, None, simulated, loops))
    monkeypatch.setattr(predict_module, "_analyse", None)
    assert repr(analyse_for(assembly, machine, {Model.SIMULATION}, InCoreTool.OWN)) == repr(made)


def test_what_was_kept_of_another_core_code_or_model_is_not_taken(assembly, empty_cache):
    slow = replace(ZEN5, core=replace(ZEN5.core, dispatch_width=1))
    other = EmbeddedLLVM().assemble(render(Variant(7, (8,))), find_target("znver5"))
    chain = analyse_for(assembly, ZEN5, {Model.CHAIN}, InCoreTool.OWN)
    assert chain.simulated is None
    first = analyse_for(assembly, ZEN5, {Model.SIMULATION}, InCoreTool.OWN)
    assert first.simulated is not None
    assert analyse_for(assembly, slow, {Model.SIMULATION}, InCoreTool.OWN).simulated != first.simulated
    assert analyse_for(other, ZEN5, {Model.SIMULATION}, InCoreTool.OWN).code != first.code


def test_the_digest_holds_every_module_that_an_analysis_loads():
    """A kept result is of the same code: no module that makes it may be left out of its key."""
    code = (
        "import sys\n"
        "from chainline.models.kernels.predictions import predict\n"
        "from chainline.analysis.machine.load import load_machine\n"
        "from chainline.codegen.target import find_target\n"
        "from chainline.codegen.toolchain import EmbeddedLLVM\n"
        "from chainline.codegen.render import render\n"
        "from chainline.codegen.variant import Variant\n"
        "assembly = EmbeddedLLVM().assemble(render(Variant(3, (4,))), find_target('znver5'))\n"
        "predict._analyse(assembly, load_machine('zen5'), None, True)\n"
        "print(*(name for name in sys.modules if name.startswith('chainline.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = {name.removeprefix("chainline.").replace(".", "/") for name in done.stdout.split()}
    digested = tuple(entry.removesuffix(".py") for entry in ANALYSIS_SOURCES)
    elsewhere = (
        "models",
        "errors",
        "process",
        "files",
        "progress",
        "analysis/traffic",
        "analysis/measurement",
    )
    assert {name for name in names if not name.startswith((*digested, *elsewhere))} <= {"analysis"}


def test_kernels_of_a_search_are_kept(empty_cache, monkeypatch):
    asked = {"order": 3, "mode": Mode.ELEMENT, "dtype": DType.FLOAT64, "language": Language.LLVM}
    found = find_target("znver5")
    searched = SearchTask(**asked, machine=ZEN5, target=found, compiler="llvm", n_elements=4)
    kernels = [Variant(3, (4,)), Variant(3, (2, 2))]
    first = task_module.simulated_kernels(kernels[:1], searched)
    monkeypatch.setattr(task_module, "simulate_kernel", None)
    assert task_module.simulated_kernels(kernels[:1], searched) == first
    with pytest.raises(TypeError):
        task_module.simulated_kernels(kernels[1:], searched)

"""The face of the package: what it names, how soon it is there, and what type checkers see of it."""

import ast
import doctest
import importlib.util
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import chainline
import chainline as cl
import pytest
from chainline.models import empirical

ROOT = Path(chainline.__file__).parent
CLIENT = """
from typing import assert_type

import chainline as cl
from chainline.models.empirical import CPRegressor

machine = cl.machine("zen5")
assert_type(machine, cl.Processor)
assert_type(machine.clock_ghz, float)
assert_type(cl.analyze("a.s", machine), cl.Report)
assert_type(cl.best(7, machine=machine), cl.Ranking)
assert_type(cl.best(range(1, 4), machine="zen5"), tuple[cl.Ranking, ...])
assert_type(cl.kernel(7, schedule=cl.best(7).best), cl.CompiledKernel)
assert_type(cl.measure(7), cl.Measurements)
assert_type(cl.fit("a.csv", target="seconds"), cl.FittedModel)
assert_type(cl.load("a.model"), cl.FittedModel | cl.ScalingLaws | cl.TrainedKernels)
assert_type(cl.fit("t.csv", "seconds", model="pmnf"), cl.ScalingLaws)
assert_type(cl.fit("t.csv", "seconds", "pmnf"), cl.ScalingLaws)
assert_type(cl.__version__, str)
assert_type(CPRegressor(rank=3), CPRegressor)
wrong_name = cl.bset
wrong_type = cl.machine(3)
wrong_option = cl.best(7, modle="chain")
"""
WRONG = {21: "attr-defined", 22: "arg-type", 23: "call-overload"}
"""Lines of the client that no checker may pass, and what it says of each."""


def stub_names(package):
    """Return the names that the stub of a package imports, and where from."""
    tree = ast.parse(Path(package.__file__).with_suffix(".pyi").read_text())
    return {
        alias.asname: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@pytest.mark.parametrize("package", [chainline, empirical])
def test_the_stub_names_what_is_there(package):
    homes = dict(package._HOMES) | ({"__version__": "version"} if package is chainline else {})
    assert stub_names(package) == homes
    assert set(package.__all__) == set(homes)
    assert dir(package) == sorted(homes)


@pytest.mark.parametrize("package", [chainline, empirical])
def test_every_public_name_is_there_and_says_what_it_is(package):
    for name in set(package.__all__) - {"__version__"}:
        value = getattr(package, name)
        assert value.__name__.rpartition(".")[2] == name
        assert inspect.getdoc(value)


def test_every_public_name_has_an_example():
    for name in set(cl.__all__) - {"__version__", "ChainlineError", "RunError", "UsageError"}:
        assert ">>> import chainline as cl" in getattr(cl, name).__doc__, name


def test_the_examples_of_the_face_are_run():
    found = doctest.testmod(chainline)
    assert found.attempted >= 5
    assert found.failed == 0


@pytest.mark.parametrize("package", [chainline, empirical])
def test_an_unknown_name_is_refused_as_by_any_module(package):
    with pytest.raises(AttributeError, match="has no attribute 'bset'"):
        _ = package.bset


def loaded(code):
    """Return the modules that a fresh process has after some code."""
    program = f"{code}\nimport sys; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_loads_next_to_nothing():
    ours = {name for name in loaded("import chainline") if name.startswith("chainline")}
    assert ours == {"chainline", "chainline.version"}


def test_naming_a_machine_loads_neither_a_compiler_nor_pandas():
    there = loaded("import chainline as cl; cl.machine('zen5')")
    assert not there & {"pandas", "llvmlite", "sklearn", "matplotlib", "scipy", "networkx"}


@pytest.mark.measures
def test_importing_takes_a_tenth_of_a_second_at_most():
    times = []
    for _ in range(5):
        command = [sys.executable, "-X", "importtime", "-c", "import chainline"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        (line,) = [each for each in done.stderr.splitlines() if each.endswith("| chainline")]
        times.append(int(line.split("|")[1]) * 1e-6)
    assert min(times) <= 0.1


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="needs mypy")
def test_mypy_sees_exact_types_from_outside(tmp_path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "chainline").symlink_to(ROOT)
    (tmp_path / "client.py").write_text(CLIENT)
    options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports", "--no-error-summary"]
    options.append("--no-site-packages")  # types of others are not looked at, and take most of the time
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "--cache-dir", str(tmp_path / "cache"), "client.py"],
        cwd=tmp_path,
        env=os.environ | {"MYPYPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    found = {int(line.split(":")[1]): line.rsplit("[", 1)[1].rstrip("]") for line in errors}
    assert found == WRONG, done.stdout + done.stderr


@pytest.mark.skipif(importlib.util.find_spec("pyright") is None, reason="needs pyright")
def test_pyright_sees_exact_types_from_outside(tmp_path):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "chainline").symlink_to(ROOT)
    (tmp_path / "client.py").write_text(CLIENT)
    settings = {"include": ["client.py"], "extraPaths": ["site"], "typeCheckingMode": "strict"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)["generalDiagnostics"]
    assert {each["range"]["start"]["line"] + 1 for each in found} == set(WRONG), done.stdout

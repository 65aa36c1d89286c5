"""Commands are declared in no time; what they name, to be loaded when they run, is there and fits."""

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import chainline.cli
import pytest
from chainline.cli.catalogue import load, module_of
from chainline.cli.host.completion import command_parsers
from chainline.cli.main import main

FOLDER = Path(chainline.cli.__file__).parent
SAMPLES = Path(__file__).parents[1] / "samples/loops"
SOURCES = sorted(FOLDER.rglob("*.py"))
PLACE = re.compile(r'"(chainline\.[\w.]+:\w+)"')
PLACES = sorted({place for path in SOURCES for place in PLACE.findall(path.read_text())})
HEAVY = {
    *("numpy", "pandas", "networkx", "llvmlite", "sklearn", "scipy", "xgboost", "matplotlib"),
    *("tqdm", "jinja2", "pyarrow", "sympy"),
}


def test_every_command_names_what_it_runs():
    parsers = command_parsers()
    for name, parser in parsers.items():
        kind = name.partition("study ")[2].replace("-", "_")
        assert parser.get_default("run") == f"chainline.cli.{module_of(name)}:run{kind and '_' + kind}"
    assert {parser.get_default("run") for parser in parsers.values()} <= set(PLACES)


@pytest.mark.parametrize("place", PLACES)
def test_what_is_named_is_there_and_takes_what_it_is_given(place):
    signature = inspect.signature(load(place))
    parameters = list(signature.parameters.values())
    if place.startswith("chainline.api."):
        assert place.partition(":")[2] in chainline.__all__
    elif parameters[0].name == "options":
        assert [each.name for each in parameters] in (["options"], ["options", "settings"])
        assert parameters[0].annotation == "argparse.Namespace" and signature.return_annotation == "None"
    elif place.partition(":")[2].startswith("set_up"):
        assert [each.name for each in parameters] == ["setting", "place"]
        assert signature.return_annotation in ("Work", "BlockWork")
    elif signature.return_annotation == "Iterator[Callable[[Outcome], None]]":
        assert [each.name for each in parameters] == ["manifest"]
    elif signature.return_annotation == "Page":
        assert parameters[-1].name == "options"
    else:
        assert parameters[-1].name == "folder" and signature.return_annotation == "list[Path]"


def _given(caller):
    """Yield each place that is given to a caller of what draws or shows, and how many things go with it."""
    for path in SOURCES:
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == caller:
                _, place, *shown = call.args
                module = ".".join(("chainline.cli", *path.relative_to(FOLDER).with_suffix("").parts))
                named = place.value if isinstance(place, ast.Constant) else None
                yield named or getattr(import_module(module), place.id), len(shown)


def test_what_draws_or_shows_takes_what_it_is_given_and_one_more():
    drawn, shown = dict(_given("draw_into")), dict(_given("write_html"))
    assert len(drawn) >= 9 and len(shown) >= 5
    for place, n_given in (drawn | shown).items():
        assert len(inspect.signature(load(place)).parameters) == n_given + 1, place


def test_all_options_are_declared_without_what_takes_time():
    program = (
        "import sys\n"
        "from chainline.cli.host.completion import command_parsers\n"
        "from chainline.cli.main import parser_for\n"
        "assert len(command_parsers()) > 20 and parser_for(['study', '--help'])\n"
        f"print(*sorted({HEAVY!r} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.split() == []


@pytest.mark.exhaustive
def test_scaling_laws_load_no_more_than_they_take(tmp_path):
    rows = [{"point": [2**p, 2**n], "values": [2**p, 2**p + 1]} for p in range(5) for n in range(5)]
    path = tmp_path / "laws.json"
    path.write_text(json.dumps({"parameters": ["p", "n"], "measurements": {"main": {"time": rows}}}))
    program = (
        "import sys\n"
        "from chainline.cli.main import main\n"
        "code = main(['fit', '--model', 'pmnf', sys.argv[1], '--json'])\n"
        "print(code, *sorted({'numpy.ma', 'shutil', 'tomllib', 'pandas', 'scipy'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", program, str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "0"


UNNEEDED = HEAVY | {
    "dataclasses",
    "inspect",
    "logging",
    "tomllib",
    "csv",
    "shutil",
    "subprocess",
    "tempfile",
    "_hashlib",
}
"""What takes time to load, and the analysis of a small file does without: numpy alone a tenth of a second."""


@pytest.mark.parametrize(
    ("loops", "machine"), [("handwritten.s", "zen5"), ("kernels-sve.s", "a64fx")], ids=["x86-64", "aarch64"]
)
def test_an_assembly_file_is_analysed_without_what_takes_time(loops, machine):
    arguments = ["analyze", str(SAMPLES / loops), "--machine", machine, "--no-graph"]
    assert main(arguments) == 0  # caches are filled
    program = (
        "import argparse, sys\n"
        "argparse.ArgumentParser()\n"  # from Python 3.14 on it loads dataclasses itself
        "before = set(sys.modules)\n"
        "from chainline.cli.main import main\n"
        f"assert main({arguments!r}) == 0\n"
        f"print(*sorted({UNNEEDED!r} & set(sys.modules) - before))"
    )
    # as Python knows it: readline, which pytest loads, tells C of a width
    environment = dict(os.environ)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.splitlines()[-1] == ""

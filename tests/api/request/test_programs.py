"""Functions and commands about any program: the same parameters, defaults and answers."""

import inspect
import json
from pathlib import Path

import chainline as cl
import numpy as np
import pandas as pd
import pytest
from chainline.api.request.parameter import REQUIRED
from chainline.api.request.programs import BENCHMARK, COMPARE_FORMULAS, FIT, NOISE, SAMPLE, SUGGEST
from chainline.cli.main import main, parser_for
from chainline.cli.request_options import arguments_of

SOLVER = Path(__file__).parents[3] / "samples" / "options" / "solver.toml"
JSON = {"json"}
REQUESTS = {
    "fit": (cl.fit, FIT, JSON | {"output", "figures", "html"}),
    "suggest": (cl.suggest, SUGGEST, JSON),
    "noise": (cl.noise, NOISE, JSON | {"figures"}),
    "sample": (cl.sample, SAMPLE, JSON | {"output"}),
    "benchmark": (cl.benchmark, BENCHMARK, JSON),
    "compare-formulas": (cl.compare_formulas, COMPARE_FORMULAS, JSON),
}
"""Function, request, and options that say what the command prints."""
pytestmark = pytest.mark.usefixtures("small_forests")


def command_parser(name):
    return parser_for([name])._subparsers._group_actions[0].choices[name]


@pytest.mark.parametrize("name", REQUESTS)
def test_options_arguments_and_declarations_are_the_same(name):
    function, request, printed = REQUESTS[name]
    signature = inspect.signature(function).parameters
    assert set(signature) == set(request.parameters)
    options = {action.dest: action for action in command_parser(name)._actions if action.dest != "help"}
    assert set(options) - printed == set(signature)
    for parameter, declared in request.parameters.items():
        default = signature[parameter].default
        assert (REQUIRED if default is inspect.Parameter.empty else default) == declared.default
        if declared.default is REQUIRED:
            assert options[parameter].required
        elif not declared.repeatable:
            assert options[parameter].default == declared.default


@pytest.fixture
def runs(tmp_path, monkeypatch):
    """Write a table of runs, and work in its folder."""
    monkeypatch.chdir(tmp_path)
    sizes = np.repeat([2.0, 4, 8, 16, 32, 64], 2)
    noise = np.tile([0.99, 1.01], 6)
    pd.DataFrame({"p": sizes, "seconds": noise * (1 + 0.5 * sizes**2)}).to_csv("runs.csv", index=False)
    return "runs.csv"


@pytest.mark.usefixtures("few_parts")
@pytest.mark.parametrize(
    ("typed", "called"),
    [
        (
            ["fit", "runs.csv", "--target", "seconds", "--model", "pmnf", "--set", "terms=2"],
            lambda: cl.fit("runs.csv", "seconds", "pmnf", settings={"terms": 2}),
        ),
        (
            ["fit", "runs.csv", "--target", "seconds", "--model", "knn", "--features", "p"],
            lambda: cl.fit("runs.csv", "seconds", "knn", ["p"]),
        ),
        (
            ["fit", "runs.csv", "--target", "seconds", "--model", "hybrid", "--analytical", "influence"],
            lambda: cl.fit("runs.csv", "seconds", "hybrid", analytical="influence"),
        ),
        (
            ["suggest", "runs.csv", "--budget", "1e5", "--target", "seconds", "--values", "p=2-512*2"],
            lambda: cl.suggest("runs.csv", 1e5, "seconds", values={"p": [2.0**k for k in range(1, 10)]}),
        ),
        (["noise", "runs.csv", "--target", "seconds"], lambda: cl.noise("runs.csv", "seconds")),
        (
            ["sample", str(SOLVER), "--binary", "random", "--numeric", "random", "--count", "5"],
            lambda: cl.sample(SOLVER, "random", "random", count=5),
        ),
        (
            ["compare-formulas", "cells*post", "2*cells", "--space", str(SOLVER), "--points", "5"],
            lambda: cl.compare_formulas("cells*post", "2*cells", space=SOLVER, points=5),
        ),
    ],
    ids=lambda given: given[0] if isinstance(given, list) else "",
)
def test_the_function_answers_as_the_command(runs, capsys, typed, called):
    assert main([*typed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(called().to_json()))


@pytest.mark.exhaustive
def test_classes_are_tried_alike(runs, capsys):
    assert main(["fit", runs, "--target", "seconds", "--blocks", "1", "--json"]) == 0
    said, found = json.loads(capsys.readouterr().out), cl.fit(runs, "seconds", blocks=1).to_json()
    for each in (said, found):  # wall time
        each["auto"].pop("seconds")
        for tried in each["auto"]["tried"]:
            tried.pop("seconds")
    assert said == json.loads(json.dumps(found))


@pytest.mark.measures
def test_a_routine_is_timed_once_by_either(tmp_path, capsys):
    found = cl.benchmark("gemm", tmp_path / "gemm.csv", configurations=4, range=(8, 16), rounds=1)
    assert (found.new, len(found.to_frame())) == (4, 4)
    words = [
        "benchmark",
        "gemm",
        "--configurations",
        "4",
        "--range",
        "8-16",
        "-o",
        str(tmp_path / "gemm.csv"),
    ]
    assert main([*words, "--json"]) == 0
    again = cl.benchmark("gemm", tmp_path / "gemm.csv", configurations=4, range=(8, 16)).to_json()
    assert json.loads(capsys.readouterr().out) == again == found.to_json() | {"new": 0}


def test_values_are_given_as_text_or_as_numbers():
    typed = ["benchmark", "stencil", "--values", "I=8-32*2", "--values", "J=I", "-o", "x.csv"]
    found = arguments_of(parser_for(typed).parse_args(typed), BENCHMARK)
    assert found["values"] == {"I": [8, 16, 32], "J": "I"}


def test_a_frame_is_a_table_for_each(runs):
    frame = pd.read_csv(runs)
    assert cl.noise(frame, "seconds").to_json() == cl.noise(runs, "seconds").to_json()
    values = {"p": [2.0**k for k in range(1, 10)]}
    by_frame, by_file = (cl.suggest(table, 1e5, "seconds", values=values) for table in (frame, runs))
    assert by_frame.to_json() == by_file.to_json()
    start = cl.suggest(frame[:0], 1e5, "seconds", values=values, number=9, strategy="gpr")
    assert start.to_frame()["p"].nunique() == 5


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: cl.suggest("runs.csv", 0), "budget 0: give what all runs may cost, a number above 0"),
        (lambda: cl.suggest("runs.csv", 1, processes="q"), "processes q: no such parameter; they are p"),
        (lambda: cl.suggest("runs.csv", 1, values={"p": [-1]}), "values: p: -1 must be above 0"),
        (
            lambda: cl.suggest("runs.csv", 1, weights=(0, 0)),
            "weights, switch: weights 0, 0 must be 0 or more",
        ),
        (lambda: cl.noise("runs.csv", above=100), "nothing was measured twice .above 100 %"),
        (lambda: cl.sample(SOLVER, "random", "random"), "random: give count"),
        (lambda: cl.benchmark("gemm", "x.csv", range=(9, 8)), "range 9-8: give two sizes"),
        (lambda: cl.benchmark("qr", "x.csv", oversubscribe=True), "oversubscribe: qr has one process"),
        (lambda: cl.compare_formulas("x", "x", points=3), "points: there are points in a space only"),
        (lambda: cl.compare_formulas("x", "x", settings={"f": 1}), "settings: constants are those of smg-1d"),
        (lambda: cl.fit("runs.csv", time=0), "time 0: give seconds above zero"),
        (lambda: cl.fit("runs.csv", executor="there"), "executor='there': choose local"),
    ],
)
def test_messages_name_arguments(runs, call, said):
    with pytest.raises(cl.UsageError, match=said) as caught:
        call()
    assert "--" not in str(caught.value) and "\n" not in str(caught.value)

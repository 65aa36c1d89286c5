"""Options of the commands that measure, train, predict and score: parameters of their functions."""

import inspect
import json
from importlib import resources
from pathlib import Path

import chainline as cl
import pandas as pd
import pytest
from chainline.api.request.measurement import MEASURE, PEERS, SUGGEST_SPLITS
from chainline.api.request.models import EVALUATE, PREDICT, TRAIN
from chainline.api.request.parameter import REQUIRED
from chainline.cli import main
from chainline.cli.main import parser_for
from chainline.files.checked_json import json_text

ROWS = Path(__file__).parents[2] / "validation" / "campaigns" / "zen5" / "tensor.parquet"
FOLDER = str(resources.files("chainline.models.kernels.learned.stored").joinpath("shipped", "a64fx"))
COMMANDS = {
    "measure": (cl.measure, MEASURE, {"json"}),
    "peers": (cl.peers, PEERS, {"json", "figures"}),
    "suggest-splits": (cl.suggest_splits, SUGGEST_SPLITS, {"json"}),
    "train": (cl.train, TRAIN, {"json", "figures", "verbose"}),
    "predict": (cl.predict, PREDICT, {"json"}),
    "evaluate": (cl.evaluate, EVALUATE, {"json", "figures", "html"}),
}


def _options(command):
    (commands,) = parser_for([command])._subparsers._group_actions
    return {action.dest: action for action in commands.choices[command]._actions if action.dest != "help"}


@pytest.mark.parametrize("command", COMMANDS)
def test_options_are_the_arguments_of_the_function(command):
    function, request, outputs = COMMANDS[command]
    options, arguments = _options(command), inspect.signature(function).parameters
    assert set(options) - outputs == set(request.parameters) == set(arguments)
    for name, parameter in request.parameters.items():
        default = arguments[name].default
        assert parameter.default == (REQUIRED if default is inspect.Parameter.empty else default)
        if options[name].required:
            assert parameter.default is REQUIRED or (command, name) == ("measure", "output")
        else:
            assert options[name].default == (None if parameter.repeatable else parameter.default)


def _json(capsys, *words):
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def _same(found, said):
    assert json.loads(json_text(found.to_json())) == said


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "runs.csv"
    pd.DataFrame({"n": range(1, 31), "seconds": [2.0 * n for n in range(1, 31)]}).to_csv(path, index=False)
    return path


@pytest.mark.exhaustive
def test_configurations_are_predicted_and_scored_as_by_the_commands(table, tmp_path, capsys):
    model, file, new = cl.fit(table, "seconds", "mars"), str(tmp_path / "mars.model"), tmp_path / "new.csv"
    model.save(file)
    pd.DataFrame({"n": [4, 5]}).to_csv(new, index=False)
    _same(cl.predict(file, new), said := _json(capsys, "predict", file, new))
    _same(cl.predict(model, {"n": [4, 5]}), said)
    assert main(["predict", file, str(new), "-o", str(tmp_path / "a.csv")]) == 0
    cl.predict(file, new, output=tmp_path / "b.csv")
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()
    _same(cl.evaluate(file, table), said := _json(capsys, "evaluate", file, table))
    _same(cl.evaluate(model, pd.read_csv(table)), said)


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore:the model learned from simulated")
def test_kernels_are_predicted_as_by_the_command(capsys):
    words = ("--order", 2, "--machine", "a64fx", "--split", "2,1", "--split", 3)
    found = cl.predict(FOLDER, order=2, machine="a64fx", split=["2,1", (3,)])
    _same(found, said := _json(capsys, "predict", FOLDER, *words))
    _same(cl.load(FOLDER).predict(2, "a64fx", split=["2,1", "3"]), said)


@pytest.mark.exhaustive
def test_splits_are_suggested_as_by_the_command(capsys):
    found = cl.suggest_splits([2, 3], machine="zen5", number=2)
    _same(found, _json(capsys, "suggest-splits", "--order", "2-3", "--machine", "zen5", "--number", 2))


@pytest.fixture
def few_rows(tmp_path):
    from chainline.analysis.measurement.dataset import load_rows  # noqa: PLC0415 - the optional part parquet
    from chainline.analysis.measurement.dataset.parquet import write_rows  # noqa: PLC0415

    path = tmp_path / "rows.parquet"
    rows = [
        row for row in load_rows(ROWS) if row.order < 4 and (row.compiler, row.residence) == ("llvm", "L1")
    ]
    write_rows(path, rows)
    return path


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore:llvm")
def test_models_of_kernels_are_scored_as_by_the_command(few_rows, capsys):
    found = cl.evaluate(["chain", "ecm"], few_rows, "zen5")
    _same(found, _json(capsys, "evaluate", "chain,ecm", few_rows, "--machine", "zen5"))
    assert not found.to_frame().empty and "zen5" in found.caption


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_a_model_is_trained_as_by_the_command(few_rows, tmp_path, capsys):
    found = cl.train(few_rows, tmp_path / "a", "zen5").to_json()
    said = _json(capsys, "train", few_rows, "-o", tmp_path / "b", "--machine", "zen5")
    for each in (found, said):
        del each["folder"], each["date"]
    assert json.loads(json.dumps(found)) == said


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.usefixtures("known_host")
def test_rows_are_measured_once_by_the_function_and_the_command(tmp_path, capsys):
    path = tmp_path / "rows.parquet"
    found = cl.measure(1, mode=("x", "y"), rounds=1, output=path)
    assert found.to_json()["added"] == 4
    words = ("--order", 1, "--mode", "x,y", "--rounds", 1, "-o", path)
    _same(cl.measure(1, mode="x,y", rounds=1, output=path), _json(capsys, "measure", *words))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: cl.measure(1, repeat=2), "repeat: goes with output, a data set"),
        (
            lambda: cl.measure(1, repeat=2, salvage=True, output="a.parquet"),
            "salvage: not allowed with repeat",
        ),
        (lambda: cl.measure(1, executor="slurm:x"), r"executor='slurm:x': goes with output"),
        (lambda: cl.measure(1, flags="'"), "flags: No closing quotation"),
        (lambda: cl.train([], "model"), "data: none is given"),
        (lambda: cl.train("a.parquet", "model", also=["gnr"]), "also 'gnr': give a list"),
        (lambda: cl.train("a.parquet", "model", coverage=1.0), "coverage 1: give a share"),
        (lambda: cl.predict("missing", order=None), "missing: no such file"),
        (lambda: cl.predict(3), "model: give a model"),
        (lambda: cl.evaluate("nonsense", "a.parquet"), "model 'nonsense' is unknown"),
        (lambda: cl.evaluate("chain", "a.parquet", options="m.xml"), "options: is for models of"),
        (lambda: cl.evaluate("chain", "a.parquet", executor="slurm"), "executor='slurm': is for"),
        (lambda: cl.suggest_splits(3, "rows.csv"), "ends in .parquet"),
        (lambda: cl.suggest_splits(3, stop=100), "stop 100: give per cent"),
        (lambda: cl.peers(3, peers="mkl"), "peers 'mkl': choose among"),
    ],
)
def test_bad_arguments_are_named(call, said):
    with pytest.raises(cl.UsageError, match=said):
        call()

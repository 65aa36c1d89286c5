"""Options of studies, campaigns and this machine's commands: parameters of their functions, one answer."""

import inspect
import json

import chainline as cl
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.csv_import import import_csv
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.api.request.paper_studies import STUDY_APPLICATIONS, STUDY_PAPER
from chainline.api.request.parameter import REQUIRED
from chainline.api.request.shared import CALIBRATION, CAMPAIGN_REQUEST, LOG, MACHINE_REQUEST, MERGE, TRIAL
from chainline.api.request.studies import CASE_STUDY, LEARNING_CURVE, STUDY_MODELS, STUDY_STRATEGIES
from chainline.cli import main
from chainline.cli.host.completion import command_parsers
from chainline.codegen.target import find_target
from chainline.files.checked_json import json_text

COMMANDS = {
    "study applications": (cl.study.applications, STUDY_APPLICATIONS, {"json", "figures"}),
    "calibrate": (cl.calibrate, CALIBRATION, {"json", "forget", "instructions"}),
    "campaign": (cl.campaign.trial, TRIAL, {"json", "action", "block"}),
    "machine": (cl.machine, MACHINE_REQUEST, {"json", "list", "format", "output", "coverage"}),
    "merge": (cl.merge, MERGE, {"json"}),
    "study case-study": (cl.study.case_study, CASE_STUDY, {"json", "figures"}),
    "study learning-curve": (cl.study.learning_curve, LEARNING_CURVE, {"json", "figures"}),
    "study models": (cl.study.models, STUDY_MODELS, {"json", "figures"}),
    "study paper": (cl.study.paper, STUDY_PAPER, {"json"}),
    "study strategies": (cl.study.strategies, STUDY_STRATEGIES, {"json", "figures"}),
}


@pytest.fixture(scope="module")
def parsers():
    return command_parsers()


@pytest.mark.parametrize("command", COMMANDS)
def test_options_are_the_arguments_of_the_function(command, parsers):
    function, request, outputs = COMMANDS[command]
    actions = {action.dest: action for action in parsers[command]._actions if action.dest != "help"}
    arguments = inspect.signature(function).parameters
    assert set(actions) - outputs == set(request.parameters) == set(arguments)
    for name, parameter in request.parameters.items():
        default = arguments[name].default
        assert parameter.default == (REQUIRED if default is inspect.Parameter.empty else default)
        assert actions[name].required == (parameter.default is REQUIRED)
        if parameter.default is not REQUIRED:
            assert actions[name].default == (None if parameter.repeatable else parameter.default)


@pytest.mark.parametrize(
    ("function", "request_"),
    [
        (cl.campaign.status, CAMPAIGN_REQUEST),
        (cl.campaign.collect, CAMPAIGN_REQUEST),
        (cl.campaign.cancel, CAMPAIGN_REQUEST),
        (cl.campaign.log, LOG),
    ],
)
def test_actions_take_what_is_declared(function, request_):
    assert list(inspect.signature(function).parameters) == list(request_.parameters)
    assert set(request_.parameters) <= {*TRIAL.parameters, "block"}


def _said(capsys, *words):
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def _same(found, said):
    assert json.loads(json_text(found.to_json())) == said


def test_a_campaign_is_the_same_for_both(tmp_path, capsys):
    cl.campaign.trial(tmp_path / "trial", blocks=3)
    found = cl.campaign.status(tmp_path / "trial")
    assert (found.status.done, len(found.to_frame())) == (3, 1) and "3 of 3" in found.caption
    _same(found, _said(capsys, "campaign", "status", tmp_path / "trial"))
    assert any("block 1 " in line for line in cl.campaign.log(tmp_path / "trial", 1))
    with pytest.raises(cl.UsageError, match="block=3: there are blocks 0 to 2"):
        cl.campaign.log(tmp_path / "trial", 3)
    with pytest.raises(cl.UsageError, match="run again: the same call in Python"):
        cl.campaign.collect(tmp_path / "trial")
    with pytest.raises(cl.UsageError, match="ends with its front end"):
        cl.campaign.cancel(tmp_path / "trial")


def test_data_sets_are_merged_as_by_the_command(tmp_path, capsys):
    found = import_csv(
        'order,split,gflops\n2,3,10\n2,"2,1",11\n', "t.csv", load_machine("zen5"), find_target("znver5")
    )
    for name in ("a", "b"):
        write_rows(tmp_path / f"{name}.parquet", found)
    names = [tmp_path / "a.parquet", tmp_path / "b.parquet"]
    said = _said(capsys, "merge", *names, "-o", tmp_path / "all.parquet")
    merged = cl.merge(names, tmp_path / "again.parquet")
    assert merged.to_json() | {"output": said["output"]} == said
    assert len(merged.to_frame()) == 2 and (tmp_path / "again.parquet").is_file()


@pytest.mark.exhaustive
def test_what_there_is_is_the_same_for_both(capsys):
    found = cl.doctor()
    _same(found, _said(capsys, "doctor"))
    assert {"llvm", "matplotlib"} <= set(found.to_frame()["tool"])
    assert [each["machine"] for each in _said(capsys, "machine", "--list")] == [m.key for m in cl.machines()]


@pytest.mark.exhaustive
def test_strategies_are_compared_as_by_the_command(tmp_path, capsys):
    found = cl.study.strategies(
        functions=2, strategies=["full", "cpf"], budgets=[20, 5], workers=1, output=tmp_path / "a.csv"
    )
    words = ("--functions", 2, "--strategies", "full,cpf", "--budgets", "20,5", "--workers", 1)
    _same(found, _said(capsys, "study", "strategies", *words, "-o", tmp_path / "b.csv"))
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "b.csv").read_bytes()


@pytest.fixture
def runs(tmp_path):
    path = tmp_path / "runs.csv"
    rows = [
        f"{p},{n},{(p + n) * (1 + repetition / 100)}"
        for p in (2, 4, 8, 16, 32, 64)
        for n in (1, 2, 3, 4, 5)
        for repetition in (0, 1)
    ]
    path.write_text("\n".join(["p,n,seconds", *rows]) + "\n")
    return path


def test_a_case_study_is_the_same_for_both(runs, capsys):
    import pandas as pd  # noqa: PLC0415 - loads slowly

    options = {"strategies": ["full"], "budgets": [50, 100], "workers": 1, "at": {"p": 64, "n": 5}}
    found = cl.study.case_study(runs, "seconds", **options)
    words = ("--strategies", "full", "--budgets", "50,100", "--workers", 1, "--at", "p=64,n=5")
    _same(found, said := _said(capsys, "study", "case-study", runs, "--target", "seconds", *words))
    _same(cl.study.case_study(pd.read_csv(runs), "seconds", **options), said)
    assert {"within_5", "budget"} <= set(found.to_frame())


@pytest.mark.filterwarnings("ignore:.*draws", "ignore:.*repeat")
def test_a_learning_curve_is_the_same_for_both(runs, capsys):
    import pandas as pd  # noqa: PLC0415 - loads slowly

    options = {"candidates": "dt", "draws": 2, "sizes": [20], "log": False}
    words = ("--candidates", "dt", "--draws", 2, "--sizes", 20, "--log", "no")
    found = cl.study.learning_curve(runs, "seconds", **options)
    _same(found, said := _said(capsys, "study", "learning-curve", runs, "--target", "seconds", *words))
    again = cl.study.learning_curve(pd.read_csv(runs), "seconds", **options)
    assert again.to_json() | {"data": "runs"} == said
    with pytest.raises(cl.UsageError, match="settings: constants are those of an analytical model"):
        cl.study.learning_curve(runs, "seconds", settings={"f": 1.0})


@pytest.mark.exhaustive
def test_models_are_compared_as_by_the_command(runs, tmp_path, capsys):
    found = cl.study.models(runs, runs, "seconds", models=["knn"], sizes=[40], output=tmp_path / "a.csv")
    words = ("--target", "seconds", "--models", "knn", "--sizes", 40, "-o", tmp_path / "a.csv")
    _same(found, _said(capsys, "study", "models", runs, runs, *words))
    assert set(found.to_frame()["model"]) == {"knn"}


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            lambda: cl.study.models("a", "b", "t", beyond=["m"], output="o.csv"),
            "beyond: extrapolation needs beyond, above",
        ),
        (
            lambda: cl.study.strategies(functions=0, output="o.csv"),
            "functions and repetitions must be positive",
        ),
        (lambda: cl.study.applications([], output="o"), "applications: none given; choose some of gemm"),
        (lambda: cl.study.case_study("r.csv", budgets=[0]), "budgets 0: each must be above 0"),
        (lambda: cl.study.case_study("r.csv", executor="slurm:"), "executor='slurm:': choose local"),
        (lambda: cl.study.case_study("r.csv", cluster="c.toml"), "cluster: needs executor='slurm'"),
        (
            lambda: cl.study.case_study("r.csv", executor="a:b"),
            "executor='a:b': say by campaign='FOLDER' where its blocks are kept",
        ),
        (lambda: cl.study.learning_curve("r.csv", "t", log="no"), "log 'no': give True or False"),
        (lambda: cl.study.learning_curve("r.csv", "t", goal=0), "goal 0: give a MAPE"),
        (lambda: cl.calibrate(compare="zen5"), r"compare='zen5': holds no \[measurements\]"),
        (lambda: cl.merge("a.parquet", "all.csv"), "output all.csv: give a name"),
        (lambda: cl.campaign.trial("t", seconds=3600), "seconds=3600.0: give seconds from 0"),
    ],
)
def test_bad_arguments_are_named(call, said):
    with pytest.raises(cl.UsageError, match=said):
        call()

"""`chainline train --model paper`, and the commands that read what it wrote."""

import json
from pathlib import Path

import chainline as cl
import pytest
from chainline.cli import main
from chainline.models.kernels.learned import learners
from chainline.reports.schemas import schema_of

DATA = Path(__file__).parent / "same_answers" / "inputs" / "zen5.parquet"
ROWS, HELD_OUT = 17, 4


@pytest.fixture(scope="module", autouse=True)
def short_search():
    """The search of hyperparameters tries trees of a tenth of the number."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(learners._SEARCH, "n_estimators", [20, 40])
        yield


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "paper"
    assert main(["train", str(DATA), "-o", str(folder), "--machine", "zen5", "--model", "paper"]) == 0
    return folder


@pytest.fixture(scope="module")
def ours(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "ours"
    assert main(["train", str(DATA), "-o", str(folder), "--machine", "zen5"]) == 0
    return folder


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _validate(result, name):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(result, schema_of(name))


def _train(capsys, tmp_path, *options):
    return _run(capsys, "train", DATA, "-o", tmp_path / "model", "--machine", "zen5", *options)


def test_train(capsys, tmp_path):
    code, out, err = _train(capsys, tmp_path, "--model", "paper", "--seed", "3", "--json")
    result = json.loads(out)
    assert code == 0
    # LLVM aligns the frames of some kernels since they were measured
    assert err.endswith("were measured with other code than is compiled here\n") and err.count("\n") == 1
    _validate(result, "train")
    search = result["search"]
    assert (result["model"], search["seed"], search["held_out"]) == ("paper", 3, HELD_OUT)
    assert result["rows"] + search["outside"] == ROWS - HELD_OUT
    assert set(result["scores"]) == {
        "a fifth held out, MAPE paper",
        "a fifth held out, MAPE chain",
        "a fifth held out, MAPE simulation",
        "a fifth held out, mean error of the chain ratio",
    }
    assert sum(one["gain"] for one in result["importance"]) == pytest.approx(1)
    _validate(json.loads((tmp_path / "model" / "manifest.json").read_text()), "trained_model")


@pytest.mark.parametrize(("kind", "of"), [("paper", "the chain ratio"), ("learned", "simulated cycles")])
def test_importance_is_shown_and_drawn(capsys, tmp_path, kind, of):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    figures = tmp_path / "figures"
    code, out, _ = _train(capsys, tmp_path, "--model", kind, "-v", "--figures", figures)
    assert code == 0
    table = out.partition("importance of features: ")[2]
    assert of in table and "permutation" in table
    names = ["importance.png", *(["chain-ratios.png"] if kind == "paper" else [])]
    assert out.endswith("".join(f"drawn: {figures / name}\n" for name in names))
    for name in names:
        assert (figures / name).read_bytes().startswith(b"\x89PNG")
    frame = cl.load(tmp_path / "model").importance
    assert frame["gain"].sum() == pytest.approx(1)
    assert frame["shap"].is_monotonic_decreasing and (frame["shap"].iloc[0] > 0)
    assert frame["feature"].iloc[0] in table


def test_best(capsys, model):
    options = ("--order", 3, "--machine", "zen5", "--model", "paper", "--trained", model)
    code, out, err = _run(capsys, "best", *options, "--json")
    answer = json.loads(out)
    assert (code, err, answer["model"]) == (0, "", "paper")
    _validate(answer, "best")
    for entry in answer["variants"]:
        low, high = entry["interval"]
        assert low < entry["gflops"] < high
        assert "predicted (Eq. 4)" in entry["reason"]
    ranking = cl.best(3, "zen5", model="paper", trained=cl.load(model))
    assert ranking.to_json() == answer


def test_predict_says_what_best_says(capsys, model):
    code, out, _ = _run(capsys, "predict", model, "--order", 3, "--machine", "zen5", "--json")
    result = json.loads(out)
    assert code == 0
    _validate(result, "predict")
    found = {tuple(one["split"]): one["gflops"] for one in result["variants"]}
    ranking = cl.best(3, "zen5", model="paper", trained=model)
    expected = {one.prediction.variant.split: one.prediction.gflops for one in ranking.ranked}
    assert found == pytest.approx(expected)


def test_evaluate(capsys, model):
    code, out, err = _run(capsys, "evaluate", model, DATA, "--machine", "zen5", "--json")
    result = json.loads(out)
    assert (code, result["models"][0]) == (0, "paper")
    assert "the model learned from this data set" in err
    _validate(result, "evaluate")
    errors = {entry["model"]: entry["mape"] for entry in result["overall"]}
    assert errors["paper"] < errors["chain"]


def test_rows_that_are_alike_to_the_model_are_warned_of(tmp_path):
    pd = pytest.importorskip("pandas")
    rows = pd.read_parquet(DATA)
    rows = pd.concat([rows, rows.assign(residence="L2", n_elements=200)], ignore_index=True)
    with pytest.warns(UserWarning, match="rows of 2 levels of the data are alike to the features"):
        cl.train(rows, tmp_path / "model", "zen5", model="paper")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("train", "DATA", "-o", "NEW", "--model", "oracle"), "argument --model: invalid choice: 'oracle'"),
        (("train", "DATA", "-o", "NEW", "--model", "paper", "--score"), "--score: is of --model learned"),
        (("train", "DATA", "-o", "NEW", "--seed", "1"), "--seed 1: is of --model paper"),
        (("evaluate", "paper", "DATA"), "model paper: give the folder of a model of `chainline train`"),
        (("best", "--order", "3", "--model", "paper"), "--model paper: needs a model that `chainline train`"),
        (
            ("best", "--order", "3", "--model", "paper", "--trained", "OURS"),
            "is a model of kind learned, not paper",
        ),
        (
            ("best", "--order", "3", "--model", "learned", "--trained", "PAPER"),
            "is a model of kind paper, not learned",
        ),
        (
            ("best", "--order", "3", "--model", "paper", "--space", "full", "--trained", "PAPER"),
            "--space full: the paper's model predicts splits alone",
        ),
        (("best", "--order", "3", "--model", "paper", "--trained", "nowhere"), "nowhere: no such folder"),
        (("predict", "PAPER", "--order", "3", "--explain"), "--explain: is of models that correct"),
    ],
)
def test_errors_are_one_line(capsys, model, ours, tmp_path, arguments, message):
    paths = {"DATA": DATA, "PAPER": model, "OURS": ours, "NEW": tmp_path / "new"}
    words = [paths.get(argument, argument) for argument in arguments]
    code, out, err = _run(capsys, *words, "--machine", "zen5")
    assert (code, out) == (2, "")
    assert message in err
    assert len(err.strip().splitlines()) == 1


def test_a_kind_that_is_unknown_in_python(tmp_path):
    with pytest.raises(cl.UsageError, match="model 'oracle': unknown; choose one of learned, paper"):
        cl.train(DATA, tmp_path / "model", "zen5", model="oracle")


def test_another_machine_is_simulated_and_said(capsys, model):
    options = ("--order", 1, "--machine", "zen4", "--model", "paper", "--trained", model, "--json")
    code, out, err = _run(capsys, "best", *options)
    assert (code, json.loads(out)["model"]) == (0, "simulation")
    assert "warning: no model of the paper for zen4" in err

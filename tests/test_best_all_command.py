"""`chainline best --model all`: every model side by side, as a user types it and from Python."""

import json
from pathlib import Path

import chainline as cl
import networkx as nx
import pytest
from chainline.cli import main
from chainline.models.kernels.learned import learners
from chainline.models.kernels.predictions.model import ANALYTICAL, Model
from chainline.reports.schemas import schema_of

DATA = Path(__file__).parent / "same_answers" / "inputs" / "zen5.parquet"
ON_ZEN5 = ("--machine", "zen5", "--model", "all")


@pytest.fixture(scope="module")
def paper(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "paper"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(learners._SEARCH, "n_estimators", [20, 40])
        cl.train(DATA, folder, "zen5", model="paper")
    return folder


def _run(capsys, *arguments):
    code = main(["best", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _answer(capsys, *arguments):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    code, out, err = _run(capsys, *arguments, "--json")
    assert code == 0, err
    found = json.loads(out)
    jsonschema.validate(found, schema_of("best_all"))
    return found, err


def test_choices_are_those_of_each_model_alone(capsys):
    found, err = _answer(capsys, "--order", "2", *ON_ZEN5)
    assert (found["judge"], found["source"], err) == ("simulation", None, "")
    choices = {choice["model"]: choice for choice in found["choices"]}
    assert set(choices) == {*map(str, ANALYTICAL), "learned"}
    assert [each["model"] for each in found["absent"]] == ["paper"]
    for model in (Model.CHAIN, Model.MIXTURE, Model.SIMULATION, Model.LEARNED):
        alone = cl.best(2, "zen5", model=model)
        best = alone.answer.taken.prediction
        assert choices[model]["split"] == list(best.variant.split)
        assert choices[model]["gflops"] == pytest.approx(best.gflops)
        assert choices[model]["cycles"] == pytest.approx(best.cycles)
    assert choices["simulation"]["lost"] == pytest.approx(0, abs=1e-3)


def test_measured_rows_judge(capsys, paper):
    options = ("--data", DATA, "--trained", paper)
    found, err = _answer(capsys, "--order", "3-4", *ON_ZEN5, *options)
    assert "paper: zen5.parquet: the model learned from this data set" in err
    assert [each["order"] for each in found] == [3, 4]
    for each in found:
        assert (each["judge"], each["source"], each["absent"]) == ("measured", str(DATA), [])
        assert [choice["model"] for choice in each["choices"]] == list(map(str, Model))
        assert each["judged"] == each["kernels"]
        losses = {choice["model"]: choice["lost"] for choice in each["choices"]}
        assert all(0 <= lost < 0.2 for lost in losses.values())
        of_fastest = [choice for choice in each["choices"] if choice["split"] == each["fastest"]]
        assert all(choice["lost"] == 0 for choice in of_fastest)
        errors = {choice["model"]: choice["error"] for choice in each["choices"]}
        assert errors["paper"] < errors["chain"] < errors["mixture"] + 0.2
    code, out, _ = _run(capsys, "--order", "3", *ON_ZEN5, *options)
    assert code == 0
    assert "2 kernels by every model, judged by measured speeds" in out
    assert out.splitlines()[-3].startswith("measured") or "\nmeasured " in out


def test_an_order_without_rows_is_judged_by_simulation(capsys):
    found, err = _answer(capsys, "--order", "2", *ON_ZEN5, "--data", DATA, "--mode", "x")
    assert found["judge"] == "simulation"
    assert "holds no row of order 2 like these kernels; choices are judged by simulation" in err


def test_python_gives_the_same(capsys, paper):
    found = cl.best(3, "zen5", model="all", trained=[paper, cl.load(paper.parent / "paper")][:1])
    document, _ = _answer(capsys, "--order", "3", *ON_ZEN5, "--trained", paper)
    assert found.to_json() == document
    frame = found.to_frame()
    assert list(frame["model"]) == [str(choice.model) for choice in found.choices] == list(map(str, Model))
    assert found.fastest == found.compared.fastest
    assert "judged by simulation" in repr(found)


def test_the_page_shows_each_choice_and_the_graph_is_of_the_fastest(capsys, tmp_path):
    page, graph = tmp_path / "best.html", tmp_path / "best.graphml"
    code, _, err = _run(capsys, "--order", "2-3", *ON_ZEN5, "--html", page)
    assert code == 0, err
    text = page.read_text()
    for order in (2, 3):
        for choice in cl.best(order, "zen5", model="all").choices:
            assert f"{choice.model}: {choice.prediction.variant.label}" in text
    code, _, err = _run(capsys, "--order", "3", *ON_ZEN5, "--graph", graph)
    assert code == 0, err
    found = cl.best(3, "zen5", model="all")
    assert nx.read_graphml(graph).number_of_nodes() == found.graph.number_of_nodes()


def test_a_doubt_about_a_model_is_told_beside_its_choice_and_not_warned_of(capsys):
    code, out, err = _run(capsys, "--order", "2", "--machine", "clx", "--model", "all")
    assert (code, err) == (0, "")
    assert "learned: nothing was measured on clx" in " ".join(out.split())
    document, _ = _answer(capsys, "--order", "2", "--machine", "clx", "--model", "all")
    notices = {each["model"]: each["notice"] for each in document["choices"]}
    assert "nothing was measured on clx" in notices.pop("learned")
    assert set(notices.values()) == {None}


@pytest.mark.measures
@pytest.mark.usefixtures("known_host")
def test_kernels_are_measured_here(capsys):
    found, err = _answer(capsys, "--order", "1", "--model", "all", "--measure", "--rounds", "5")
    if found["judge"] == "simulation":
        assert "the host was disturbed; choices are judged by simulation" in err
    else:
        assert (found["source"], found["judged"]) == ("measured here", found["kernels"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*ON_ZEN5, "--order", "3,4", "--graph", "graph.svg"), "is of the kernel of one order"),
        ((*ON_ZEN5, "--space", "full"), "--space full: does not go with --model all"),
        ((*ON_ZEN5, "--check"), "--check: does not go with --model all"),
        ((*ON_ZEN5, "--trained", "PAPER", "--trained", "PAPER"), "a second model of kind paper"),
        ((*ON_ZEN5, "--trained", "nowhere"), "nowhere: no such folder"),
        ((*ON_ZEN5, "--data", "nowhere.parquet"), "nowhere.parquet: no such data set"),
        (("--machine", "zen5", "--data", "DATA"), "--data: goes with --model all"),
        (
            ("--machine", "zen5", "--model", "paper", "--trained", "PAPER", "--trained", "PAPER"),
            "--trained: several go with --model all",
        ),
        (
            ("--machine", "zen5", "--trained", "PAPER"),
            "--trained: goes with --model learned or --model paper",
        ),
    ],
)
def test_errors_are_one_line(capsys, paper, arguments, message):
    paths = {"DATA": DATA, "PAPER": paper}
    words = [paths.get(argument, argument) for argument in arguments]
    code, out, err = _run(capsys, "--order", "2", *words)
    assert (code, out) == (2, "")
    assert message in err
    assert len([line for line in err.splitlines() if "error" in line]) == 1

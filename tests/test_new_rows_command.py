"""What `fit` says of new rows, and what `predict` and `evaluate` say of questions far from the data."""

import csv
import json
import subprocess
import sys

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

from .tier import sized

pytestmark = pytest.mark.usefixtures("small_forests")

RNG = np.random.default_rng(1)
_ALL = ["knn", "mars", "influence", "cpr", "cpr-cells", "sgr", "rf", "gb", "et", "gp", "svm", "nn"]
TRIED = sized(["knn", "influence"], _ALL)


def seconds(frame):
    return 2e-6 * frame["n"] ** 2 / frame["p"] + 3e-6 * frame["b"] * frame["n"] * np.log2(frame["n"]) + 0.004


def table(n, noise=0.03):
    frame = pd.DataFrame(
        {"n": RNG.integers(100, 1000, n), "p": 2 ** RNG.integers(0, 6, n), "b": RNG.integers(1, 9, n)}
    )
    return frame.assign(seconds=seconds(frame) * np.exp(noise * RNG.standard_normal(n)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("program")
    table(200).to_csv(folder / "train.csv", index=False)
    table(100).to_csv(folder / "test.csv", index=False)
    near, far = {"n": 500, "p": 4, "b": 4}, {"n": 20_000, "p": 64, "b": 4}
    pd.DataFrame([near]).to_csv(folder / "near.csv", index=False)
    pd.DataFrame([near, far, {**near, "p": 100}]).to_csv(folder / "far.csv", index=False)
    return folder


def run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def valid(text, name):
    found = json.loads(text)
    jsonschema.validate(found, schema_of(name))
    return found


def fitted(capsys, folder, name, *more):
    path = folder / f"{name}.model"
    given = ["--model", name, "--target", "seconds", "-o", path, *more]
    code, out, err = run(capsys, "fit", folder / "train.csv", *given)
    assert code == 0, err
    return path, out


@pytest.mark.exhaustive
def test_fit_says_how_far_off_it_will_be(capsys, folder):
    _, out = fitted(capsys, folder, "knn")
    assert "on new rows: typically " in out and ", nine in ten within " in out
    assert "(200 configurations, held out in 5 parts)" in out and "on them" not in out
    new = valid(fitted(capsys, folder, "knn", "--json")[1], "fit")["new_rows"]
    assert 0.005 < new["typical"] < new["within"] < 2 and new["better_than_mean"]
    assert new["growth"] == {}


@pytest.mark.parametrize("name", TRIED)
def test_a_question_outside_is_answered_with_a_warning_alone(capsys, folder, name):
    path, _ = fitted(capsys, folder, name)
    code, out, err = run(capsys, "predict", path, folder / "near.csv", "--json")
    near = valid(out, "predicted_times")
    assert code == 0 and "outside" not in err and near["outside_range"] == [[]] and near["warnings"] == []
    assert 0 < near["low"][0] < near["predicted"][0] < near["high"][0]
    code, out, err = run(capsys, "predict", path, folder / "far.csv")
    assert code == 0
    near, far, other = csv.DictReader(out.splitlines())
    if not far["seconds"]:  # a sum that falls below zero there
        assert (
            "row 2 without an answer: influence comes to -" in err and "outside of the range of n, p" in err
        )
        assert near["seconds_low"] and other["seconds"] and not far["seconds_low"]
        return
    if name == "gp":  # which goes on along slopes
        assert float(far["seconds_low"]) < float(far["seconds"]) < float(far["seconds_high"])
        return
    assert (near["outside_range"], far["outside_range"], other["outside_range"]) == ("", "n p", "p")
    assert near["seconds_low"] and not far["seconds_low"] and not other["seconds_high"]
    assert "outside of what" in err and "n (learned from 10" in err and "in row 2; p (" in err
    assert "in rows 2, 3; do not rely on it" in err and err.count("\n") == 1


def test_evaluate_says_what_was_inside(capsys, folder):
    path, _ = fitted(capsys, folder, "knn")
    found = valid(run(capsys, "evaluate", path, folder / "test.csv", "--json")[1], "scores")
    assert 0.8 <= found["inside_interval"] <= 1 and found["outside_range"] <= 3
    assert "90% were promised" in run(capsys, "evaluate", path, folder / "test.csv")[1]


def _grid(path):
    points = [(n, p) for n in (50, 100, 200, 400, 800, 1600) for p in (1, 2, 4, 8, 16)]
    frame, random = pd.DataFrame(points, columns=["n", "p"]), np.random.default_rng(2)
    frame["seconds"] = (1e-3 + 2e-6 * frame["n"] ** 2) * np.exp(0.002 * random.standard_normal(len(frame)))
    frame.to_csv(path, index=False)
    return frame


@pytest.mark.parametrize(
    "more",
    [
        ["--model", "pmnf"],
        pytest.param(
            ["--model", "cpr", "--set", "extrapolated=n", "--set", "cells=8", "--set", "rank=2"],
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_a_law_goes_on_without_a_warning_and_its_interval_widens(capsys, tmp_path, more):
    _grid(tmp_path / "train.csv")
    model = tmp_path / "law.model"
    assert run(capsys, "fit", tmp_path / "train.csv", "--target", "seconds", "-o", model, *more)[0] == 0
    pd.DataFrame({"n": [400, 3200, 12_800], "p": [4, 4, 4]}).to_csv(tmp_path / "far.csv", index=False)
    code, out, err = run(capsys, "predict", model, tmp_path / "far.csv", "--json")
    found = valid(out, "predicted_times")
    assert (code, err) == (0, "") and found["outside_range"] == [[], ["n"], ["n"]]
    wide = [high / low for low, high in zip(found["low"], found["high"], strict=True)]
    assert wide[0] < wide[1] < wide[2]
    if more[1] == "pmnf":
        assert found["predicted"][2] == pytest.approx(1e-3 + 2e-6 * 12_800**2, rel=0.1)


def test_a_stored_law_is_a_model_like_others(capsys, tmp_path):
    frame = _grid(tmp_path / "runs.csv")
    law = tmp_path / "law.json"
    fit = ["fit", "--model", "pmnf", tmp_path / "runs.csv", "--target", "seconds"]
    code, out, _ = run(capsys, *fit, "-o", law)
    assert code == 0 and f"written: {law}" in out and "on new rows: typically" in out
    found = valid(run(capsys, "evaluate", law, tmp_path / "runs.csv", "--json")[1], "scores")
    assert found["model"] == "pmnf" and found["n"] == len(frame) and found["mlogq"] < 0.1
    assert run(capsys, "compare-formulas", law, "n^2", "--json")[0] == 0
    hybrid = ["--model", "hybrid", "--analytical", law, "--target", "seconds", "-o", tmp_path / "h.model"]
    assert run(capsys, "fit", tmp_path / "runs.csv", *hybrid)[0] == 0
    code, out, _ = run(capsys, "predict", tmp_path / "h.model", tmp_path / "runs.csv", "--as", "law")
    assert code == 0 and len(out.splitlines()) == len(frame) + 1


def test_of_several_laws_one_is_named(capsys, tmp_path):
    both = pd.concat([_grid(tmp_path / "runs.csv").assign(kernel=name) for name in ("solve", "sort")])
    both.to_csv(tmp_path / "both.csv", index=False)
    law = tmp_path / "laws.json"
    fit = ["fit", "--model", "pmnf", tmp_path / "both.csv", "--target", "seconds", "-o", law]
    assert run(capsys, *fit)[0] == 0
    code, out, err = run(capsys, "predict", law, tmp_path / "runs.csv")
    assert (code, out) == (2, "") and "solve::seconds, sort::seconds" in err and err.count("\n") == 1
    assert run(capsys, "predict", f"{law}::sort", tmp_path / "runs.csv", "--as", "law")[0] == 0
    code, _, err = run(capsys, "evaluate", f"{law}::none", tmp_path / "runs.csv")
    assert code == 2 and "no model 'none'" in err
    older = json.loads(law.read_text())
    for each in older["models"]:
        del each["range"]
    law.write_text(json.dumps(older))
    code, _, err = run(capsys, "predict", f"{law}::sort", tmp_path / "runs.csv")
    assert code == 2 and "an earlier version wrote it" in err


@pytest.mark.parametrize("rows", [4, 19])
def test_below_twenty_configurations_the_interval_is_unknown(capsys, tmp_path, rows):
    table(rows).to_csv(tmp_path / "train.csv", index=False)
    path, out = fitted(capsys, tmp_path, "knn", "--set", "n_neighbors=1")
    assert "the interval is unknown: it takes 20" in out
    asked = tmp_path / "train.csv"
    _, out, err = run(capsys, "predict", path, asked, "--json")
    found = valid(out, "predicted_times")
    assert found["low"] == [None] * rows and "the interval is unknown: it takes 20" in err


@pytest.mark.parametrize("model", ["gone.model", "gone.json::sort"])
def test_a_model_file_that_is_not_there_is_said_to_be_missing(capsys, folder, model):
    code, _, err = run(capsys, "predict", model, folder / "near.csv")
    assert code == 2 and f"{model}: no such file" in err


def test_a_model_that_is_no_better_than_the_mean_says_so(capsys, tmp_path):
    table(60).assign(seconds=np.exp(RNG.standard_normal(60))).to_csv(tmp_path / "train.csv", index=False)
    path, out = fitted(capsys, tmp_path, "knn", "--set", "n_neighbors=1")
    assert "no better than the mean of all rows, which is off by a factor of" in out
    assert "no better than the mean" in run(capsys, "predict", path, tmp_path / "train.csv", "--json")[2]


@pytest.mark.exhaustive
def test_figures_of_any_model(capsys, folder, tmp_path):
    _, out = fitted(capsys, folder, "knn", "--figures", tmp_path / "figures")
    names = ["predicted.png", "residuals.png", "response.png"]
    assert [line for line in out.splitlines() if line.startswith("drawn: ")] == [
        f"drawn: {tmp_path / 'figures' / name}" for name in names
    ]
    assert all((tmp_path / "figures" / name).read_bytes().startswith(b"\x89PNG") for name in names)


@pytest.mark.exhaustive
def test_every_class_predicts_from_its_file_in_a_fresh_process(capsys, folder):
    small = {"nn": ["layers=1", "width=8"], "cpr": ["cells=8", "rank=2"]}
    beside = {"hybrid": ["--analytical", folder / "pmnf.model"]}
    for name in (
        "cpr",
        "cpr-cells",
        "sgr",
        "nn",
        "rf",
        "gb",
        "et",
        "gp",
        "svm",
        "mars",
        "knn",
        "influence",
        "pmnf",
        "hybrid",
    ):
        chosen = [word for each in small.get(name, []) for word in ("--set", each)]
        path, _ = fitted(capsys, folder, name, *chosen, *beside.get(name, []))
        _predicts_the_same_in_a_fresh_process(capsys, path, folder / "near.csv")


@pytest.mark.exhaustive
@pytest.mark.parametrize("analytical", ["influence", "stencil"])
def test_a_hybrid_model_predicts_from_its_file_in_a_fresh_process(capsys, folder, tmp_path, analytical):
    train, near, machine = folder / "train.csv", folder / "near.csv", []
    if analytical == "stencil":  # a formula of named parameters, by a machine's constants
        train, near, machine = tmp_path / "sweeps.csv", tmp_path / "next.csv", ["--machine", "zen3"]
        frame = pd.DataFrame({name: RNG.integers(32, 256, 40) for name in ("I", "J", "K")})
        frame.assign(seconds=1e-9 * frame.prod(axis=1)).to_csv(train, index=False)
        frame[:3].to_csv(near, index=False)
    path = tmp_path / "hybrid.model"
    given = ["--model", "hybrid", "--analytical", analytical, *machine, "--target", "seconds"]
    code, _, err = run(capsys, "fit", train, *given, "-o", path)
    assert code == 0, err
    _predicts_the_same_in_a_fresh_process(capsys, path, near)


def _predicts_the_same_in_a_fresh_process(capsys, path, asked):
    code, here, _ = run(capsys, "predict", path, asked)
    assert code == 0
    program = [sys.executable, "-m", "chainline", "predict", str(path), str(asked)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == here.splitlines(), path.name


@pytest.fixture
def solvers(capsys, tmp_path):
    """Return a command that predicts three rows, one of them with a solver that was not run."""
    n = np.tile(np.arange(1, 31), 2)
    frame = pd.DataFrame({"n": n, "solver": np.repeat(["amg", "lu"], 30)})
    frame.assign(seconds=0.1 * n).to_csv(tmp_path / "runs.csv", index=False)
    given = ["--model", "knn", "--target", "seconds", "-o", tmp_path / "knn.model"]
    assert run(capsys, "fit", tmp_path / "runs.csv", *given)[0] == 0
    (tmp_path / "ask.csv").write_text("n,solver\n4,amg\n5,qr\n6,lu\n")
    return lambda *more: run(capsys, "predict", tmp_path / "knn.model", tmp_path / "ask.csv", *more)


def test_one_refused_row_does_not_refuse_the_others(solvers):
    code, out, err = solvers()
    rows = list(csv.DictReader(out.splitlines()))
    assert code == 0 and [bool(row["seconds"]) for row in rows] == [True, False, True]
    assert "row 2 without an answer: column 'solver': 'qr' is none of amg, lu" in err
    found = valid(solvers("--json")[1], "predicted_times")
    assert found["predicted"][1] is None and found["low"][1] is None and found["predicted"][0] > 0
    code, out, err = solvers("--missing-category", "error")
    assert (code, out) == (2, "") and "row 2, column 'solver': 'qr' is none of amg, lu" in err


def test_an_output_that_is_there_is_replaced_when_asked(solvers, tmp_path):
    path = tmp_path / "times.csv"
    path.write_text("kept\n")
    code, _, err = solvers("-o", path)
    assert code == 2 and path.read_text() == "kept\n" and err.count("\n") == 1
    assert solvers("-o", path, "--overwrite")[0] == 0
    assert path.read_text().startswith("n,solver,seconds,")
    assert solvers("-o", tmp_path / "ask.csv", "--overwrite")[0] == 2

"""`chainline fit`, and `predict` and `evaluate` by its models, as a user types them."""

import csv
import json
import re
import zipfile

import chainline as cl
import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

RNG = np.random.default_rng(0)


def _table(path, n, seconds=lambda m, k, solver: 1e-6 * m * k**0.5 * {"amg": 1, "lu": 5}[solver]):
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["m", "k", "solver", "seconds"])
        for _ in range(n):
            m, k = np.exp(RNG.uniform(np.log(16), np.log(1024), 2)).round().astype(int)
            solver = RNG.choice(["amg", "lu"])
            writer.writerow([m, k, solver, seconds(m, k, solver)])
    return path


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    return _table(folder / "train.csv", 1500), _table(folder / "test.csv", 200)


@pytest.fixture(scope="module")
def model(files, tmp_path_factory):
    path = tmp_path_factory.mktemp("models") / "cpr.model"
    arguments = ["--model", "cpr", "--target", "seconds", "--set", "cells=24", "--set", "rank=3"]
    assert main(["fit", str(files[0]), *arguments, "-o", str(path)]) == 0
    return path


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _valid(text, name):
    found = json.loads(text)
    jsonschema.validate(found, schema_of(name))
    return found


@pytest.mark.exhaustive
def test_what_was_understood_and_learned_is_told(capsys, files, tmp_path):
    path = tmp_path / "my.model"
    code, out, _ = _run(capsys, "fit", files[0], "--model", "cpr", "--target", "seconds", "-o", path)
    assert code == 0
    assert "logarithmic" in out and "amg, lu" in out and "cpr: learned 1500 configurations" in out
    assert path.exists()


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["cpr", "mars", "knn", "et"])
def test_json_follows_the_schema(capsys, files, tmp_path, name):
    path = tmp_path / "my.model"
    arguments = ["--model", name, "--target", "seconds", "--features", "m,k", "-o", path, "--json"]
    code, out, _ = _run(capsys, "fit", files[0], *arguments)
    found = _valid(out, "fit")
    assert code == 0 and found["features"] == ["m", "k"] and found["bytes"] == path.stat().st_size
    assert (found["size"] is None) == (name != "cpr")


@pytest.mark.exhaustive
def test_a_model_is_evaluated_on_a_table(capsys, files, model):
    code, out, _ = _run(capsys, "evaluate", model, files[1], "--json")
    found = _valid(out, "scores")
    assert code == 0 and found["n"] == 200 and found["mlogq"] < 0.05
    code, out, _ = _run(capsys, "evaluate", model, files[1])
    assert code == 0 and re.search(r"mlogq +[0-9.e-]+\n", out)


def test_times_are_predicted_into_a_table(capsys, files, model, tmp_path):
    path = tmp_path / "times.csv"
    code, out, _ = _run(capsys, "predict", model, files[1], "--as", "predicted", "-o", path)
    assert (code, out) == (0, "")
    rows = list(csv.DictReader(path.open()))
    given = list(csv.DictReader(files[1].read_text().splitlines()))
    assert list(rows[0]) == [*given[0], "predicted", "predicted_low", "predicted_high", "outside_range"]
    assert [{name: row[name] for name in given[0]} for row in rows] == given and len(rows) == 200
    _, out, _ = _run(capsys, "predict", model, files[1], "--as", "predicted")
    assert out.splitlines() == path.read_text().splitlines()
    _, out, _ = _run(capsys, "predict", model, files[1], "--json")
    assert _valid(out, "predicted_times")["predicted"] == [float(row["predicted"]) for row in rows]


def test_all_columns_stand_beside_predictions_and_none_is_replaced(capsys, model, tmp_path):
    table, path = tmp_path / "asked.csv", tmp_path / "times.csv"
    table.write_text('run,m,k,host,solver,note\n7,64,0.50,node 1,lu,\n8,32,0.25,,amg,"a, b"\n')
    assert _run(capsys, "predict", model, table, "-o", path)[0] == 0
    rows = list(csv.reader(path.open()))
    assert ",".join(rows[0]) == "run,m,k,host,solver,note,seconds,seconds_low,seconds_high,outside_range"
    assert rows[1][:6] == ["7", "64", "0.50", "node 1", "lu", ""] and float(rows[1][6]) > 0
    assert rows[2][:6] == ["8", "32", "0.25", "", "amg", "a, b"]
    code, out, err = _run(capsys, "predict", model, path)
    assert (code, out) == (2, "") and "times.csv: has a column 'seconds' already" in err
    assert err.count("\n") == 1
    second = tmp_path / "second.csv"
    assert _run(capsys, "predict", model, path, "--as", "second", "-o", second)[0] == 0
    others = list(csv.reader(second.open()))
    assert others[0] == [*rows[0], "second", "second_low", "second_high", "second_outside_range"]
    assert others[1] == [*rows[1], *rows[1][6:]] and others[2] == [*rows[2], *rows[2][6:]]
    code, _, err = _run(capsys, "predict", model, second, "--as", "second", "-o", tmp_path / "third.csv")
    assert code == 2 and "'second' already" in err and not (tmp_path / "third.csv").exists()


def test_two_lines_name_the_columns(capsys, tmp_path):
    (tmp_path / "t.csv").write_text(
        "threads,seconds,n\n" + "".join(f"{p},{n / p},{n}\n" for p in (1, 2, 4, 8) for n in (8, 16, 32))
    )
    (tmp_path / "columns.toml").write_text('parameters = ["n", "threads"]\ntarget = "seconds"\n')
    for model in ("knn", "pmnf"):
        arguments = ["--model", model, "--space", tmp_path / "columns.toml", "--json"]
        code, out, _ = _run(capsys, "fit", tmp_path / "t.csv", *arguments)
        assert code == 0
        found = json.loads(out)
        assert found.get("features", ["n", "threads"]) == ["n", "threads"]
    for text in (
        "parameters = []",
        "parameters = [1]",
        'parameters = ["n"]\ntarget = 1',
        'parameters = ["n"]\nx = 1',
    ):
        (tmp_path / "columns.toml").write_text(text)
        code, _, err = _run(
            capsys, "fit", tmp_path / "t.csv", "--model", "knn", "--space", tmp_path / "columns.toml"
        )
        assert code == 2 and "columns.toml: " in err and err.count("\n") == 1


@pytest.mark.exhaustive
def test_a_space_of_one_s_own(capsys, files, tmp_path):
    space = tmp_path / "space.toml"
    space.write_text(
        "[parameters.m]\nkind = 'integer'\nrange = [16, 1024]\nspacing = 'logarithmic'\n"
        "[parameters.solver]\nkind = 'categorical'\nchoices = ['lu', 'amg', 'pcg']\n"
    )
    arguments = ["--model", "cpr", "--target", "seconds", "--space", space, "-o", tmp_path / "my.model"]
    code, out, _ = _run(capsys, "fit", files[0], *arguments)
    assert code == 0 and "lu, amg, pcg" in out
    code, _, err = _run(capsys, "fit", files[0], *arguments, "--features", "m,k")
    assert code == 2 and "no parameter 'k'; it has m, solver" in err


def _broken(tmp_path, text):
    path = tmp_path / "broken.csv"
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        ("m,t\n1,2\n2,x\n", [], "broken.csv:3: column 't': 'x' is no number"),
        ("m,t\n1,2\n2,0\n", [], "time 0 must be positive"),
        ("m,t\n,2\n,3\n", [], "broken.csv: no row has a value in every column"),
        ("m,t\n1,2\n", ["--features", "n"], "no column 'n'; the columns are m, t"),
        ("m,t\n1,2\n2,3\n", ["--set", "depth=3"], "cpr has no such parameter; choose from cells"),
        ("m,t\n1,2\n2,3\n", ["--set", "rank"], "give a name and a value"),
        (
            "m,t\n1,2\n2,3\n",
            ["--set", "extrapolated=m", "--set", "extrapolated=q", "--set", "rank=1"],
            "extrapolated 'q': no such parameter; they are m",
        ),
        (
            "m,t\n1,2\n2,3\n",
            ["--set", "extrapolated=q", "--set", "extrapolated=m", "--set", "rank=1"],
            "extrapolated 'q': no such parameter; they are m",
        ),
        ("m,t\n1,2\n2,3\n", ["--set", "rank=0"], "rank 0 must be at least 1"),
        ("m,t\n1,2\n2,3\n", ["--space", "none.toml"], "none.toml: cannot be read"),
    ],
)
def test_bad_input_is_one_clear_line(capsys, tmp_path, text, arguments, message):
    path = _broken(tmp_path, text)
    given = ["fit", path, "--model", "cpr", "--target", "t", "-o", tmp_path / "m", *arguments]
    code, out, err = _run(capsys, *given)
    assert (code, out) == (2, "")
    assert message in err and err.count("\n") == 1


def test_unknown_choice_and_missing_column(capsys, model, tmp_path):
    code, _, err = _run(capsys, "evaluate", model, _broken(tmp_path, "m,k,solver,seconds\n16,16,qr,1\n"))
    assert code == 2 and "column 'solver': 'qr' is none of amg, lu" in err
    code, _, err = _run(capsys, "predict", model, _broken(tmp_path, "m,k\n16,16\n"))
    assert code == 2 and "no column 'solver'" in err
    code, _, err = _run(capsys, "predict", model)
    assert code == 2 and "give a CSV file" in err


def test_an_archive_is_no_model(capsys, files, tmp_path):
    with zipfile.ZipFile(tmp_path / "empty.model", "w") as archive:
        archive.writestr("x", "y")
    code, _, err = _run(capsys, "evaluate", tmp_path / "empty.model", files[1])
    assert code == 2 and "is no model of `chainline fit`" in err


@pytest.mark.parametrize("model", ["auto", "knn", "pmnf", "hybrid"])
def test_the_file_is_looked_at_first_and_no_output_is_demanded(capsys, tmp_path, model):
    part = ["--analytical", "influence"] if model == "hybrid" else []
    code, out, err = _run(capsys, "fit", "--model", model, tmp_path / "nowhere.csv", *part)
    assert (code, out) == (2, "") and "nowhere.csv" in err and "--output" not in err and err.count("\n") == 1


@pytest.mark.usefixtures("small_forests", "few_parts")
@pytest.mark.parametrize("model", ["knn", "hybrid"])
def test_without_a_file_the_model_is_told_of_and_not_kept(capsys, tmp_path, monkeypatch, model):
    (tmp_path / "runs.csv").write_text("n,t\n" + "".join(f"{n},{2 * n}\n" for n in range(1, 25)))
    monkeypatch.chdir(tmp_path)
    part = ["--analytical", "influence", "--set", "learner=dt"] if model == "hybrid" else []
    given = ["fit", "--model", model, "runs.csv", "--target", "t", *part]
    code, out, _ = _run(capsys, *given)
    assert code == 0 and "not saved: give --output MODEL to keep the model" in out and "on new rows" in out
    code, out, _ = _run(capsys, *given, "--json", "--html", "page.html")
    found = _valid(out, "fit")
    assert (code, found["path"], found["bytes"]) == (0, None, None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page.html", "runs.csv"]


def test_warnings_in_json_are_in_the_words_of_the_tool(capsys, tmp_path):
    sizes = np.random.default_rng(0).uniform(32, 1000, (200, 2))
    table = pd.DataFrame({"m": sizes[:, 0], "k": sizes[:, 1], "seconds": np.prod(sizes, axis=1)})
    model, beyond = tmp_path / "cpr.model", tmp_path / "beyond.csv"
    cl.fit(table, target="seconds", model="cpr").save(model)
    beyond.write_text("m,k\n64,1e9\n")
    _, out, _ = _run(capsys, "predict", model, beyond, "--json")
    by_option = " ".join(json.loads(out)["warnings"])
    with pytest.warns(UserWarning):
        by_argument = " ".join(cl.predict(str(model), str(beyond)).to_json()["warnings"])
    assert "--set extrapolated=NAME" in by_option and "settings={'extrapolated': 'NAME'}" in by_argument
    assert (by_option + by_argument).isascii()

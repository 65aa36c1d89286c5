"""A table and a model in each other's place: one line says which is which, and the right order."""

import numpy as np
import pandas as pd
import pytest
from chainline.cli import main

N = np.arange(1, 25)
ROWS = pd.DataFrame({"n": N, "p": N % 4 + 1, "seconds": 1e-6 * N})


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("swapped")
    ROWS.to_csv(found / "new.csv", index=False)
    ROWS.to_json(found / "new.jsonl", orient="records", lines=True)
    assert main(["fit", str(found / "new.csv"), "--model", "knn", "-o", str(found / "knn.json")]) == 0
    law = ["--model", "pmnf", "--features", "n", "-o", str(found / "law.json")]
    assert main(["fit", str(found / "new.csv"), *law]) == 0
    return found


def _refused(capsys, *words):
    code = main(list(map(str, words)))
    captured = capsys.readouterr()
    assert (code, captured.out) == (2, "")
    return captured.err.splitlines()[-1]


@pytest.mark.parametrize("command", ["predict", "evaluate"])
@pytest.mark.parametrize("table", ["new.csv", "new.jsonl"])
@pytest.mark.parametrize("model", ["knn.json", "law.json"])
def test_a_table_before_its_model(capsys, folder, command, table, model):
    table, model = folder / table, folder / model
    said = _refused(capsys, command, table, model)
    assert f"{table} is a table and {model} a model; give the model first" in said
    assert said.endswith(f"`chainline {command} {model} {table}`") and "--order" not in said


def test_a_table_before_the_name_of_a_model(capsys, folder):
    assert "`chainline evaluate ecm " in _refused(capsys, "evaluate", folder / "new.csv", "ecm")


def test_a_table_before_the_folder_of_a_model(capsys, folder, tmp_path):
    (tmp_path / "trained").mkdir()
    said = _refused(capsys, "predict", folder / "new.csv", tmp_path / "trained")
    assert f"{tmp_path / 'trained'} a model; give the model first" in said


@pytest.mark.parametrize(
    "words", [("predict", "new.csv"), ("predict", "new.csv", "new.csv"), ("evaluate", "new.csv", "new.csv")]
)
def test_a_table_and_no_model(capsys, folder, words):
    command, *files = words
    said = _refused(capsys, command, *(folder / name for name in files))
    assert "new.csv: is a table, no model; give a model first" in said


@pytest.mark.parametrize("model", ["knn.json", "law.json"])
@pytest.mark.parametrize(
    "before",
    [("fit",), ("fit", "--model", "pmnf"), ("predict", "knn.json"), ("evaluate", "knn.json"), ("noise",)],
)
def test_a_model_where_a_table_is_due(capsys, folder, before, model):
    words = [folder / word if word.endswith(".json") else word for word in before]
    said = _refused(capsys, *words, folder / model)
    assert f"{folder / model}: is a model of `chainline fit`, not a table of runs" in said


def test_a_workbook_is_no_model(capsys, folder, tmp_path):
    pytest.importorskip("openpyxl")
    ROWS.to_excel(tmp_path / "new.xlsx", index=False)
    said = _refused(capsys, "predict", tmp_path / "new.xlsx", folder / "knn.json")
    assert "new.xlsx is a table and" in said


_MODEL = "<vm name='m'><binaryOptions/><numericOptions/></vm>"


@pytest.mark.parametrize("command", ["fit", "noise"])
def test_a_variability_model_before_its_measurements(capsys, tmp_path, command):
    (tmp_path / "model.xml").write_text(_MODEL)
    (tmp_path / "measured.xml").write_text("<results/>")
    given = [tmp_path / "model.xml", "--options", tmp_path / "measured.xml", "--target", "time"]
    said = _refused(capsys, command, *given)
    assert (
        f"give the measurements first: {tmp_path / 'measured.xml'} --options {tmp_path / 'model.xml'}" in said
    )

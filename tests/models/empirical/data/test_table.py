"""One reader of tables: the same rows from every format, for every command that takes a table."""

import json

import pandas as pd
import pytest
from chainline.cli.main import main
from chainline.errors import UsageError
from chainline.models.empirical.data.any_table import read_table
from chainline.models.empirical.data.experiments.read import read_any, read_runs
from chainline.models.empirical.data.table_file import read_measurements

from ....tier import standing

ROWS = pd.DataFrame([(p, n, p * n * (1 + r / 100)) for p in (2, 4, 8) for n in (1, 3, 9) for r in (0, 1)])
ROWS.columns = ["p", "n", "seconds"]


def _lines(frame):
    return frame.to_json(orient="records", lines=True)


def _experiment_lines(frame):
    rows = frame.to_dict("records")
    return "\n".join(
        json.dumps({"params": {"p": r["p"], "n": r["n"]}, "metric": "seconds", "value": r["seconds"]})
        for r in rows
    )


def _experiment_text(frame):
    points = frame.groupby(["p", "n"])["seconds"].apply(list)
    shown = " ".join(f"({p} {n})" for p, n in points.index)
    data = "\n".join("DATA " + " ".join(map(repr, values)) for values in points)
    return f"PARAMETER p\nPARAMETER n\nPOINTS {shown}\nMETRIC seconds\n{data}\n"


FORMATS = ["csv", "parquet", "jsonl", "extra-p lines", "extra-p text"]


@pytest.fixture(params=FORMATS)
def runs(request, tmp_path):
    made = {
        "csv": ("runs.csv", lambda path: path.write_text(ROWS.to_csv(index=False))),
        "parquet": ("runs.parquet", ROWS.to_parquet),
        "jsonl": ("runs.jsonl", lambda path: path.write_text(_lines(ROWS))),
        "extra-p lines": ("experiment.jsonl", lambda path: path.write_text(_experiment_lines(ROWS))),
        "extra-p text": ("experiment.txt", lambda path: path.write_text(_experiment_text(ROWS))),
    }
    name, write = made[request.param]
    write(tmp_path / name)
    return tmp_path / name


def test_rows_are_the_same_whatever_the_format(runs):
    found = read_measurements(str(runs), None, "seconds")
    assert found.features.columns.tolist() == ["p", "n"]
    assert (
        found.features.astype(float).to_numpy().tolist() == ROWS[["p", "n"]].astype(float).to_numpy().tolist()
    )
    assert found.times == pytest.approx(ROWS["seconds"].to_numpy())


def test_series_are_the_same_whatever_the_format(runs):
    asked = (None, None) if runs.stem == "experiment" else ("seconds", ["p", "n"])
    (series,) = read_any(runs, *asked)
    assert series.parameters == ("p", "n") and len(series.points) == 9
    wanted = [group.tolist() for _, group in ROWS.groupby(["p", "n"])["seconds"]]
    assert [values.tolist() for values in series.repetitions] == [pytest.approx(each) for each in wanted]
    assert read_runs(runs, "seconds", None)[0] == ("p", "n")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "runs", standing(FORMATS, for_all=lambda name: name == "extra-p text"), indirect=True
)
def test_every_command_takes_every_format(runs, tmp_path, capsys):
    target, model = ["--target", "seconds"], str(tmp_path / "m")
    series = [] if runs.stem == "experiment" else target
    assert main(["fit", "--model", "knn", str(runs), *target, "-o", model]) == 0
    assert main(["predict", model, str(runs), "--as", "predicted"]) == 0
    assert main(["evaluate", model, str(runs), "--json"]) == 0
    assert main(["suggest", str(runs), *target, "--budget", "1e5"]) == 0
    assert main(["noise", str(runs), *series]) == 0
    assert main(["fit", "--model", "pmnf", str(runs), *series]) == 0
    study = ["study", "models", str(runs), str(runs), *target, "--models", "knn", "--sizes", "18"]
    assert main([*study, "-o", str(tmp_path / "t.csv")]) == 0
    curve = ["study", "learning-curve", str(runs), *target, "--candidates", "dt", "--sizes", "9"]
    assert main([*curve, "--draws", "2"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("t.jsonl", '{"m": 1, "t": null}\n{"m": 2}\n', "t.jsonl: no row has a value in every column: line 1"),
        ("t.jsonl", '{"m": 1, "t": 2}\n[1]\n', "t.jsonl:2: is no row"),
        ("t.jsonl", '{"m": 1, "t": 2}\n{"m": {"a": 1}, "t": 2}\n', "t.jsonl:2: is no row"),
        ("t.jsonl", '{"m": 1, "t": 2}\n{\n', "t.jsonl:2: no JSON"),
        ("t.jsonl", '{"m": 1' + 400 * "0" + ', "t": 2}\n', "t.jsonl:1: column 'm': inf is not finite"),
        ("t.jsonl", '{"m": 1, "t": "x"}\n', "t.jsonl:1: column 't': 'x' is no number"),
        ("t.txt", "PARAMETER m\nPOINTS 1 2\nMETRIC time\nDATA 1\nDATA 2\n", "no metric 't'; it has time"),
        ("t.csv", "m,t\n1,\n", "t.csv: no row has a value in every column: line 2 ('t')"),
        ("t.csv", "m;t\n1;0,5\n2;1\n3\n", "t.csv:4: 1 fields where the header has 2, with semicolons"),
        ("t.csv", "m;t\n1.5;0,5\n2.5;1\n", "t.csv: holds both 0,5 and 1.5; write one decimal mark"),
        ("t.csv", "1,2\n3,4\n", "t.csv:1: is all numbers; name the columns"),
        ("t.json", '[{"m": 1, "t": [2]}]', "t.json: row 1: is no row"),
        ("t.xlsx", "m,t\n1,2\n", "t.xlsx: is no workbook of Excel"),
        ("t.ods", "m,t\n1,2\n", "t.ods: .ods is not read; save the sheet"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, name, content, message):
    (tmp_path / name).write_text(content)
    with pytest.raises(UsageError) as error:
        read_measurements(str(tmp_path / name), None, "t")
    assert message in str(error.value)


def test_missing_values_of_parquet_are_named(tmp_path):
    pd.DataFrame({"m": [1.0, None], "t": [1.0, 2.0]}).to_parquet(tmp_path / "t.parquet")
    with pytest.raises(UsageError, match=r"t\.parquet: row 2: column 'm' is empty"):
        read_measurements(str(tmp_path / "t.parquet"), ["m"], None)
    found = read_measurements(str(tmp_path / "t.parquet"), None, "t")
    assert found.times.tolist() == [1.0] and "1 of 2 rows has no value" in found.warnings[0]


def test_words_and_truths(tmp_path):
    (tmp_path / "t.jsonl").write_text('{"on": true, "solver": "amg"}\n{"on": false, "solver": 3}\n')
    table = read_table(tmp_path / "t.jsonl")
    assert table.column("on").tolist() == [1, 0]
    assert table.column("solver").tolist() == ["amg", "3"]


def test_csv_in_a_file_of_any_name(tmp_path):
    for name in ("times", "times.txt", "times.dat"):
        (tmp_path / name).write_text("m,t\n1,2\n")
        assert read_measurements(str(tmp_path / name), None, "t").times.tolist() == [2]

"""`chainline noise`."""

import json

import jsonschema
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

TEXT = """PARAMETER p
POINTS 2 4
REGION hot
METRIC time
DATA 9 11
DATA 18 20 22
REGION cold
METRIC time
DATA 0.1 0.1
DATA 0.1 0.2
"""


@pytest.fixture
def data(tmp_path):
    path = tmp_path / "runs.txt"
    path.write_text(TEXT)
    return path


def test_ranges_over_means(data, capsys):
    assert main(["noise", str(data), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    schema = schema_of("noise")
    jsonschema.validate(found, schema)
    hot, cold = found["kernels"]
    assert (hot["min"], hot["max"], hot["n"]) == (pytest.approx(20), pytest.approx(20), 2)
    assert cold["max"] == pytest.approx(100 * 0.1 / 0.15)
    assert found["all"]["n"] == 4
    assert hot["deviation"]["max"] == pytest.approx(10)  # 9 and 11 about 10
    assert hot["deviation"]["min"] == pytest.approx(100 * 2 / 3 / 10)  # 18, 20 and 22 about 20
    assert hot["share"] == pytest.approx(20 / 20.15)


def test_kernels_that_do_not_matter_are_left_out(data, capsys, tmp_path):
    folder = tmp_path / "not" / "there"
    assert main(["noise", str(data), "--above", "1", "--figures", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "hot" in out and "cold" not in out
    assert "mean absolute deviation" in out and "range of the repetitions" in out
    assert (folder / "noise-runs.png").stat().st_size > 10_000


def test_nothing_repeated_is_one_line(tmp_path, capsys):
    (tmp_path / "once.txt").write_text("PARAMETER p\nPOINTS 2 4\nDATA 1\nDATA 2\n")
    assert main(["noise", str(tmp_path / "once.txt")]) == 2
    assert "nothing was measured twice" in capsys.readouterr().err


def test_rows_that_differ_in_a_word_are_no_repetitions(tmp_path, capsys):
    rows = [
        (n, solver, n * cost * noise)
        for n in (8, 16)
        for solver, cost in (("cg", 1), ("gmres", 3))
        for noise in (1, 1.02)
    ]
    (tmp_path / "t.csv").write_text(
        "n,solver,time\n" + "".join(f"{n},{solver},{time}\n" for n, solver, time in rows)
    )
    assert main(["noise", str(tmp_path / "t.csv"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {each["kernel"] for each in found["kernels"]} == {"cg", "gmres"}
    assert all(each["n"] == 2 and each["mean"] < 2.1 for each in found["kernels"])

"""`chainline measure` as a user runs it: ten kills, resumed each time; import; bad input."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from chainline.analysis.measurement.dataset import load_rows
from chainline.cli import main
from chainline.reports.schemas import schema_of

CAMPAIGN = ("--order", "1-4", "--rounds", "4", "--block", "2")
ROWS = 2 + 3 + 5 + 7
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


def _run(capsys, *arguments):
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _validate(instance, name):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(instance, schema_of(name))


def _start(path):
    return subprocess.Popen(
        [sys.executable, "-m", "chainline", "measure", *CAMPAIGN, "-o", str(path)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.mark.exhaustive
@pytest.mark.measures
def test_ten_kills_lose_and_double_nothing(tmp_path, capsys):
    path = tmp_path / "rows.parquet"
    moments = random.Random(0)
    kept = 0
    for _ in range(10):
        process = _start(path)
        time.sleep(moments.uniform(0.3, 3.5))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        if path.exists():
            rows = load_rows(path)
            assert len(rows) >= kept, "rows that had been kept are gone"
            assert len({row.key for row in rows}) == len(rows)
            kept = len(rows)
    code, _, err = _run(capsys, "measure", *CAMPAIGN, "-o", str(path))
    rows = load_rows(path)
    assert code == 0, err
    assert len(rows) == len({row.key for row in rows}) == ROWS
    assert all(row.problem is None for row in rows)
    code, out, _ = _run(capsys, "measure", *CAMPAIGN, "-o", str(path), "--json")
    summary = json.loads(out)
    _validate(summary, "measure")
    assert (code, summary["added"], summary["rows"]) == (0, 0, ROWS)


@pytest.mark.exhaustive
@pytest.mark.measures
def test_repeat_reports_how_rows_agree(tmp_path, capsys):
    path = str(tmp_path / "rows.parquet")
    assert _run(capsys, "measure", "--order", "2", "--rounds", "2", "-o", path)[0] == 0
    code, out, _ = _run(capsys, "measure", "--repeat", "2", "--rounds", "2", "-o", path, "--json")
    result = json.loads(out)
    _validate(result, "repeat")
    assert code == 0 and result["rows"] == 2


def test_a_csv_of_another_machine_is_taken_in_once(tmp_path, capsys):
    path, source = str(tmp_path / "rows.parquet"), tmp_path / "papi.csv"
    source.write_text('order,split,gflops,n_fma\n7,"4,4",18,1152\n7,8,14,1344\n')
    command = ("measure", "--import", str(source), "--machine", "a64fx", "-o", path, "--json")
    assert json.loads(_run(capsys, *command)[1])["added"] == 2
    assert json.loads(_run(capsys, *command)[1])["added"] == 0
    assert {row.ratio_in_range for row in load_rows(Path(path))} == {True}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-o", "rows.parquet", "--patience", "-1"), "--patience -1: give seconds, 0 or more"),
        (("-o", "rows.csv"), "-o rows.csv: give a name that ends in .parquet"),
        (
            ("-o", "missing/rows.parquet", "--order", "1"),
            "missing/rows.parquet: cannot be written: No such",
        ),
        (("-o", "rows.parquet", "--compiler", "icc"), "--compiler 'icc': choose among llvm"),
        (("-o", "rows.parquet", "--threads", "9999"), "--threads 9999: give 1 to"),
        (("-o", "rows.parquet", "--order", "3", "--split", "9"), "--split 9: sums to 9"),
        (("-o", "rows.parquet", "--residence", "L9"), "residence 'L9': choose one of L1"),
        (("-o", "rows.parquet", "--vector-bits", "1024"), "vector width 1024"),
        (("-o", "rows.parquet", "--rounds", "0"), "--rounds 0: must be at least 1"),
        (("-o", "rows.parquet", "--elements", "x"), "--elements: 'x' is not a number or a range"),
        (("-o", "rows.parquet", "--import", "x.csv"), "--import: say where it was measured with --machine"),
        (("-o", "rows.parquet", "--repeat", "5"), "rows.parquet: no such data set"),
        (("-o", "rows.parquet", "--salvage"), "rows.parquet: no such data set"),
        (("-o", "rows.parquet", "--machine", "a64fx"), "not on a64fx"),
    ],
)
def test_bad_use_is_one_line_and_exit_code_2(tmp_path, monkeypatch, capsys, arguments, message):
    monkeypatch.chdir(tmp_path)
    code, out, err = _run(capsys, "measure", *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err

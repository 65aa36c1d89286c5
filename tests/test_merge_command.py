"""`chainline merge` as a user runs it: identity, provenance, conflicts, older versions, bad input."""

import json
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.csv_import import import_csv
from chainline.analysis.measurement.dataset import SCHEMA_VERSION, load_rows
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.cli import main
from chainline.codegen.target import find_target
from chainline.reports.schemas import schema_of

TABLE = 'order,split,gflops\n2,3,10\n2,"2,1",11\n2,"1,1,1",12\n'


@pytest.fixture
def rows():
    found = import_csv(TABLE, "table.csv", load_machine("zen5"), find_target("znver5"))
    return [replace(row, cpu="Zen 5", host="n1", date="2026-01-01T00:00:00") for row in found]


@pytest.fixture
def data(tmp_path, rows, monkeypatch):
    """Write three data sets: two that share a row, and one of another processor."""
    monkeypatch.chdir(tmp_path)
    write_rows(Path("a.parquet"), rows[:2])
    write_rows(Path("b.parquet"), rows[1:])
    write_rows(Path("c.parquet"), [replace(row, cpu="Zen 6", host="n9") for row in rows])
    return rows


def _run(capsys, *arguments):
    code = main(["merge", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _validated(out):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    found = json.loads(out)
    jsonschema.validate(found, schema_of("merge"))
    return found


def test_rows_of_several_machines_come_together_once(data, capsys):
    code, out, err = _run(capsys, "a.parquet", "b.parquet", "c.parquet", "-o", "all.parquet", "--json")
    assert code == 0, err
    found = _validated(out)
    assert (found["rows"], found["written"], found["conflicts"]) == (6, True, [])
    assert [each["same"] for each in found["inputs"]] == [0, 1, 0]
    assert {each["cpu"]: each["rows"] for each in found["processors"]} == {"Zen 5": 3, "Zen 6": 3}
    rows = load_rows(Path("all.parquet"))
    assert [row.merged_from for row in rows] == ["a.parquet"] * 2 + ["b.parquet"] + ["c.parquet"] * 3
    code, _, _ = _run(capsys, "all.parquet", "a.parquet", "-o", "again.parquet")
    assert code == 0
    assert load_rows(Path("again.parquet")) == rows, "where rows come from is kept"


def test_rows_in_conflict_are_shown_and_nothing_is_written(data, capsys):
    later = replace(data[1], gflops=22.0, host="n2", date="2026-02-01T00:00:00")
    write_rows(Path("b.parquet"), [later])
    code, out, err = _run(capsys, "a.parquet", "b.parquet", "-o", "all.parquet")
    assert code == 1
    assert not Path("all.parquet").exists()
    assert ["11.00" in out, "22.00" in out, "n1" in out, "n2" in out] == [True] * 4
    assert "1 rows of b.parquet differ from those of a.parquet" in err
    code, out, _ = _run(capsys, "a.parquet", "b.parquet", "-o", "all.parquet", "--json")
    (conflict,) = _validated(out)["conflicts"]
    assert conflict["differ"] == ["gflops", "host", "date"]
    code, _, err = _run(capsys, "a.parquet", "b.parquet", "-o", "all.parquet", "--keep", "newest")
    assert code == 0, err
    assert sorted(row.gflops for row in load_rows(Path("all.parquet"))) == pytest.approx([10.0, 22.0])


def test_a_time_goes_before_a_problem(data, capsys):
    failed = replace(data[0], gflops=None, cycles=None, seconds=None, problem="crashed")
    write_rows(Path("b.parquet"), [failed])
    for order in (("a.parquet", "b.parquet"), ("b.parquet", "a.parquet")):
        Path("all.parquet").unlink(missing_ok=True)
        assert _run(capsys, *order, "-o", "all.parquet")[0] == 0
        assert not [row.problem for row in load_rows(Path("all.parquet")) if row.problem]


def test_data_sets_of_an_earlier_version_are_upgraded(data, capsys):
    table = pq.read_table("a.parquet").drop_columns(["microcode", "os_kernel", "merged_from"])
    older = table.replace_schema_metadata({b"chainline_schema_version": b"1"})
    pq.write_table(older, "a.parquet")
    assert _run(capsys, "a.parquet", "c.parquet", "-o", "all.parquet")[0] == 0
    assert len(load_rows(Path("all.parquet"))) == 5
    metadata = pq.read_schema("all.parquet").metadata
    assert metadata[b"chainline_schema_version"] == str(SCHEMA_VERSION).encode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("a.parquet", "-o", "all.csv"), "ends in .parquet"),
        (("a.parquet", "-o", "a.parquet"), "is read, too"),
        (("a.parquet", "-o", "b.parquet"), "holds something else"),
        (("a.parquet", "none.parquet", "-o", "all.parquet"), "no such data set"),
    ],
)
def test_bad_input_is_one_line(data, capsys, arguments, said):
    code, _, err = _run(capsys, *arguments)
    assert code == 2
    (line,) = err.splitlines()
    assert said in line

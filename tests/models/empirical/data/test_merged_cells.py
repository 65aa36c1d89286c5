"""Merged cells, workbooks with titles and several sheets, columns that are measured beside the target."""

import openpyxl
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_training

GROUPS = [(n, p, c, n / p) for n in (100, 200, 400) for p in (1, 2) for c in ("gcc", "clang")]


def read(path):
    return read_training(str(path), None, None)


def written(tmp_path, text):
    path = tmp_path / "runs.csv"
    path.write_text(text)
    return read(path)


@pytest.mark.parametrize("depth", [1, 2])
def test_parameters_written_once_for_a_group_hold_for_its_rows(tmp_path, depth):
    lines, before = ["n,p,compiler,time"], (None, None)
    for n, p, compiler, time in GROUPS:
        key = (n, p)[:depth]
        shown = ["" if key == before[:depth] else str(each) for each in key]
        if depth == 2 and before[0] == n:
            shown[0] = ""
        rest = [str(p)] if depth == 1 else []
        lines.append(",".join([*shown, *rest, compiler, str(time)]))
        before = (n, p)
    found = written(tmp_path, "\n".join(lines) + "\n")
    assert found.features.values.tolist() == [list(row[:3]) for row in GROUPS]
    assert found.times.tolist() == [row[3] for row in GROUPS]
    assert any("are read as the value above" in line for line in found.warnings)


def test_repetitions_below_a_configuration_are_of_it(tmp_path):
    found = written(tmp_path, "n,p,time\n8,1,5\n,,6\n,,5.5\n8,2,3\n,,3.1\n,,2.9\n")
    assert found.features.values.tolist() == [[8, 1]] * 3 + [[8, 2]] * 3


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("n,p,time\n8,1,5\n,2,3\n16,1,9\n16,2,5\n32,1,17\n32,2,9\n", 5),  # one value is missing
        ("block,n,time\n8,1,5\n,2,3\n8,3,9\n,4,5\n8,5,7\n", 3),  # the same value again: missing ones
        ("time,n\n5,1\n,2\n3,3\n,4\n2,5\n", 3),  # times that are missing
        ("n,p,time\n8,1,5\n16,1,9\n32,1,17\nTotal,,31\n", 3),
    ],
)
def test_missing_values_are_not_filled(tmp_path, text, rows):
    found = written(tmp_path, text)
    assert len(found.times) == rows
    assert not any("value above" in line for line in found.warnings)


def workbook(tmp_path, sheets):
    book, path = openpyxl.Workbook(), tmp_path / "runs.xlsx"
    book.remove(book.active)
    for title, rows in sheets:
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    book.save(path)
    return read(path)


TABLE = [("n", "p", "time"), (8, 1, 0.5), (16, 1, 0.9), (32, 1, 1.7)]


@pytest.mark.parametrize(
    "titles",
    [
        [("Nightly runs",)],
        [("Nightly runs",), (), ("cores", 8)],
        [("machine", "node7"), ("date", "2024-05-01"), ()],
        [],
    ],
)
def test_titles_of_a_sheet_are_no_header(tmp_path, titles):
    found = workbook(tmp_path, [("Runs", titles + TABLE)])
    assert (found.target, list(found.features)) == ("time", ["n", "p"]) and found.times.tolist() == [
        0.5,
        0.9,
        1.7,
    ]
    assert any("above the header" in line for line in found.warnings) == bool(titles)


def test_the_first_sheet_with_a_table_is_read(tmp_path):
    found = workbook(tmp_path, [("About", [("to whom it may concern",), ("see below",)]), ("Runs", TABLE)])
    assert found.target == "time" and len(found.times) == 3
    assert any("sheet About holds no table; sheet Runs is read" in line for line in found.warnings)


def test_a_failed_first_run_does_not_make_the_header_a_title(tmp_path):
    found = workbook(tmp_path, [("Runs", [("compiler", "time"), ("gcc", "ERROR"), ("icx", 0.5), ("gcc", 1)])])
    assert found.times.tolist() == [0.5, 1.0]


def test_times_of_phases_with_a_unit_are_no_parameters(tmp_path):
    text = "n,pause_s,fit_s,predict_s,cpu%,mlogq\n" + "".join(
        f"{2**k},{10 * (k % 3)},{0.2137 * 1.71**k:.6f},{0.0173 * 1.63**k:.6f},{90 + k}%,"
        f"{0.0531 * 0.87**k:.5f}\n"
        for k in range(9)
    )
    found = written(tmp_path, text)
    assert found.target == "predict_s" and list(found.features) == ["n", "pause_s"]


def test_columns_of_chainline_benchmark_are_no_parameters(tmp_path):
    header = "m,n,seconds,gflops,spread,repetitions,reference_seconds,drift,chainline_version,date"
    row = "{},8,{},2.1,0.01,10,0.00075,0.0,0.1.0,2026-11-22T10:04:26+00:00\n"
    found = written(tmp_path, header + "\n" + "".join(row.format(2**k, 0.1 * 2**k) for k in range(6)))
    assert found.target == "seconds" and list(found.features) == ["m", "n"]


@pytest.mark.parametrize("header", ["n,time_t1,time_t4,time_t16", "n,p2,p4,p8"])
def test_columns_for_values_of_a_parameter_are_refused(tmp_path, header):
    with pytest.raises(UsageError, match="differ by a number, as by values of a parameter"):
        written(tmp_path, header + "\n8,9.1,4.2,2.3\n16,18.3,9.9,4.4\n")


KINDS = {
    "a mean behind repetitions": (
        "n,rep0,rep1,mean,std\n8,0.51,0.52,0.515,0.01\n16,0.98,1.01,0.995,0.02\n",
        "rep",
        ["n"],
    ),
    "names behind a word": ("# columns: n, p, time\n8,1,0.5\n16,2,0.7\n", "time", ["n", "p"]),
    "quotients of times": ("n,time,speedup\n8,4,1\n16,2,1\n32,1,1\n", "time", ["n"]),
    "iterations of a run": (
        "iteration,n,time\n0,8,0.5\n1,8,0.52\n0,16,0.9\n1,16,0.93\n",
        "time",
        ["n"],
    ),
    "numbers of runs": (
        "id,n,time\n" + "".join(f"{7919 * k % 1000},{k},{0.1 * k}\n" for k in range(1, 12)),
        "time",
        ["n"],
    ),
    "several rates": (
        "# Size  MB/s  Messages/s\n" + "".join(f"{2**k}  {1.7 * k + 1}  {9.3e5 - k}\n" for k in range(9)),
        "Messages/s",
        ["Size"],
    ),
    "thousands in two columns": ('n,cycles\n"1,000","40,067,120"\n"2,000","80,126,007"\n', "cycles", ["n"]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_tables_of_tools_are_read_as_they_were_meant(tmp_path, kind):
    text, target, features = KINDS[kind]
    found = written(tmp_path, text)
    assert (found.target, list(found.features)) == (target, features)

"""Extra-P's formats: what is written is read back, example files are alike, bad ones are one line."""

import io
import json
import struct
import zipfile
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.experiments import read
from chainline.models.empirical.data.experiments.read import (
    format_json,
    format_json_lines,
    format_text,
    read_series,
)
from chainline.models.empirical.data.experiments.table import frame_of, read_table_series, series_of_frame

from .....public_data import public_data

TEXT = """# two kernels
PARAMETER p
PARAMETER n
POINTS (2 10) (4 10) (2 20)

REGION main->solve
METRIC time
DATA 1.5 1.25
DATA 2.5
DATA 3.5 4
REGION main
METRIC time
DATA 1
DATA 2
DATA 3
"""


def _read(tmp_path, content, name="in.txt"):
    path = tmp_path / name
    path.write_text(content)
    return read_series(path)


def _same(one, other):
    assert [(s.kernel, s.metric, s.parameters) for s in one] == [
        (s.kernel, s.metric, s.parameters) for s in other
    ]
    for a, b in zip(one, other, strict=True):
        assert a.points.tolist() == b.points.tolist()
        assert [r.tolist() for r in a.repetitions] == [r.tolist() for r in b.repetitions]


def test_text_is_read(tmp_path):
    solve, main = _read(tmp_path, TEXT)
    assert (solve.kernel, solve.metric, solve.parameters) == ("main->solve", "time", ("p", "n"))
    assert solve.points.tolist() == [[2, 10], [4, 10], [2, 20]]
    assert [r.tolist() for r in solve.repetitions] == [[1.5, 1.25], [2.5], [3.5, 4]]
    assert main.kernel == "main"


@pytest.mark.parametrize("write", [format_text, format_json, format_json_lines])
def test_what_is_written_is_read_back(write, tmp_path):
    series = _read(tmp_path, TEXT)
    _same(series, _read(tmp_path, write(series), "again"))


def test_tables_hold_the_same(tmp_path):
    series = _read(tmp_path, TEXT)
    frame = frame_of(series).drop(columns=["metric", "repetition"])
    _same(
        series,
        series_of_frame(frame.rename(columns={"value": "time"}), "time", ["p", "n"], ["kernel"], "frame"),
    )
    frame.to_csv(tmp_path / "runs.csv", index=False)
    again = read_table_series(tmp_path / "runs.csv", "value", None)
    assert [r.tolist() for r in again[0].repetitions] == [r.tolist() for r in series[0].repetitions]


@pytest.mark.parametrize("name", ["talpas/talpas_9.txt", "json/input_10.JSON", "json/new/input2.json"])
def test_example_files(name):
    assert read_series(public_data("extrap") / name)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is empty"),
        ("PARAMETER p\nPOINTS 1 2\nDATA 1\nDATA 2\nDATA 3\n", "line 5: a DATA line more than the 2 points"),
        (
            "PARAMETER p\nPOINTS 1 2\nREGION a\nDATA 1\nDATA 2\nREGION b\nDATA 1\n",
            "b has 1 of 2 points, without (2)",
        ),
        ("PARAMETER p\nPOINTS 1 x\n", "line 2: could not convert"),
        ("PARAMETER p q\nPOINTS (1 2) (3)\nDATA 1\nDATA 2\n", "point (3) has not one value for each of p, q"),
        ("PARAMETER p\nPOINTS 1\nDATA nan\n", "is no number"),
        ("POINTS 1 2\n", "POINTS before PARAMETER"),
        ("HELLO 1\n", "'HELLO' is none of"),
        ("PARAMETER p\nPOINTS 1\n", "no measurement"),
        ('{"params": {"p": 1}, "value": 1}\n{"params": {"p": 2}}\n', "line 2: 'value' is missing"),
        ('{"params": {"p": 1}, "value": "x"}\n', "line 1: could not convert"),
        ('{"parameters": ["p"]}', "'measurements' is missing"),
        ('{"callpaths": [], "parameters": 3}', "not of Extra-P's JSON format"),
        ("{\n", "no JSON"),
    ],
)
def test_bad_files_are_one_line(content, message, tmp_path):
    with pytest.raises(UsageError) as error:
        _read(tmp_path, content)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_kernels_are_told_apart_by_several_columns(tmp_path):
    frame = pd.DataFrame(
        {
            "np": [2, 3, 2, 3],
            "compiler": ["gcc", "gcc", "llvm", "llvm"],
            "mode": "x",
            "seconds": [1.0, 2, 3, 4],
        }
    )
    frame.to_parquet(tmp_path / "rows.parquet")
    found = read_table_series(tmp_path / "rows.parquet", "seconds", ["np"], ["compiler", "mode"])
    assert [each.kernel for each in found] == ["gcc x", "llvm x"]
    with pytest.raises(UsageError, match="no column 'language'"):
        read_table_series(tmp_path / "rows.parquet", "seconds", ["np"], ["language"])


def test_a_line_of_json_may_hold_all_repetitions(tmp_path):
    lines = ['{"params": {"p": 2}, "value": [1.0, 1.5]}', '{"params": {"p": 4}, "value": 2}']
    (series,) = _read(tmp_path, "\n".join(lines) + "\n", "in.jsonl")
    assert [values.tolist() for values in series.repetitions] == [[1.0, 1.5], [2.0]]
    with pytest.raises(UsageError, match="line 1: could not convert"):
        _read(tmp_path, '{"params": {"p": 2}, "value": ["x"]}\n', "in.jsonl")
    with pytest.raises(UsageError, match="has no value"):
        _read(tmp_path, '{"params": {"p": 2}, "value": []}\n', "in.jsonl")


RECORDED = Path(__file__).parent / "recorded"


def test_an_archive_that_extrap_has_saved():
    (found,) = read_series(RECORDED / "extrap-4.2.5.extra-p")
    assert (found.kernel, found.metric, found.parameters) == ("main", "time", ("p", "n"))
    assert found.points.tolist() == [[p, n] for p in (2, 4, 8) for n in (10, 20)]
    for (p, n), values in zip(found.points, found.repetitions, strict=True):
        assert values == pytest.approx([0.1 * p * n, 0.102 * p * n], rel=1e-12)


def _archive(path, document, values=b"", index=b""):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("experiment.json", document if isinstance(document, str) else json.dumps(document))
        if values:
            archive.writestr("values/0.vals", b"Extra-P VALUES\0\0" + values)
            archive.writestr("values/0.indx", b"Extra-P INDEX\0\0\0" + index)
    return path


def _experiment(**row):
    return {"parameters": ["p"], "measurements": {"main": {"time": [{"coordinate": [2], **row}]}}}


def test_an_archive_without_repetitions_has_medians(tmp_path):
    (found,) = read_series(_archive(tmp_path / "a.extra-p", _experiment(median=3.5, values=None)))
    assert [each.tolist() for each in found.repetitions] == [[3.5]]


def _saved(array):
    buffer = io.BytesIO()
    np.lib.format.write_array(buffer, array, allow_pickle=True)
    return buffer.getvalue()


def test_processes_of_a_repetition_are_averaged(tmp_path):
    values = _saved(np.array([[1.0, 3.0], [2.0, 6.0]]))
    place = struct.pack("<QQ", 1, 16)
    (found,) = read_series(_archive(tmp_path / "a.extra-p", _experiment(values=[0, 0]), values, place))
    assert found.repetitions[0].tolist() == [2.0, 4.0]


@pytest.mark.parametrize(
    ("document", "values", "index", "said"),
    [
        (
            _experiment(values=[0, 0]),
            _saved(np.array([{"a": 1}])),
            struct.pack("<QQ", 1, 16),
            "is a damaged archive",
        ),
        (_experiment(values=[0, 0]), b"nothing", struct.pack("<QQ", 1, 16), "is a damaged archive"),
        (_experiment(values=[0, -5]), b"nothing", struct.pack("<QQ", 1, 16), "is a damaged archive"),
        (_experiment(values=[0, 9]), b"nothing", struct.pack("<QQ", 1, 16), "is no archive of Extra-P"),
        (_experiment(values=[1, 0]), b"nothing", b"", "is no experiment of Extra-P"),
        (_experiment(), b"", b"", "is no experiment of Extra-P"),
        ("{", b"", b"", "experiment.json"),
        ("[]", b"", b"", "is a damaged archive"),
    ],
)
def test_damaged_archives_are_one_line(tmp_path, document, values, index, said):
    with pytest.raises(UsageError, match=said) as error:
        read_series(_archive(tmp_path / "a.extra-p", document, values, index))
    assert "\n" not in str(error.value)


def test_an_archive_that_unpacks_to_too_much_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(read, "LARGEST_BYTES", 1 << 16)
    path = _archive(tmp_path / "a.extra-p", " " * (1 << 20))
    assert path.stat().st_size < 1 << 13
    with pytest.raises(UsageError, match="unpacks to more than"):
        read_series(path)
    (tmp_path / "b.extra-p").write_bytes(b"PK no zip")
    with pytest.raises(UsageError, match="is no archive of Extra-P"):
        read_series(tmp_path / "b.extra-p")

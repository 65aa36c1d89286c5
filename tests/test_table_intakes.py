"""Tables as people have them: each ends in a prediction or in one line that says what to do."""

import csv
import io
import sys

import numpy as np
import pandas as pd
import pytest
from chainline.cli import main

from .tier import standing

pytestmark = pytest.mark.usefixtures("small_forests", "few_parts")

RNG = np.random.default_rng(0)
N = 24
ROWS = pd.DataFrame({"m": RNG.integers(16, 512, N), "k": RNG.uniform(1, 9, N).round(2)})
ROWS["seconds"] = (1e-3 * ROWS["m"] * ROWS["k"]).round(6)
CHOICES = ROWS.assign(solver=RNG.choice(["amg", "lu"], N))[["m", "k", "solver", "seconds"]]


def _csv(frame=ROWS, **options):
    return frame.to_csv(index=False, **options).encode()


def _bytes(write):
    buffer = io.BytesIO()
    write(buffer)
    return buffer.getvalue()


def _bordered():
    lines = [" | ".join(map(str, row)) for row in [ROWS.columns, ["---"] * 3, *ROWS.itertuples(index=False)]]
    return "\n".join(f"| {line} |" for line in lines).encode()


def _gappy(**options):
    frame = ROWS.astype(object)
    frame.loc[3, "k"], frame.loc[7, "seconds"] = "", "NA"
    return _csv(frame, **options)


def _contradicting():
    again = ROWS[:4].assign(seconds=lambda frame: 5 * frame["seconds"])
    return _csv(pd.concat([ROWS, ROWS[:4], again]))


_UNITS = {"m": "m [count]", "seconds": "time [s]"}
_LINES = ROWS.to_json(orient="records", lines=True)
_HUGE = ROWS.assign(m=ROWS["m"].astype(float).where(ROWS.index != 3, 1e300))
_SECONDS, _GUESSED = ("--target", "seconds"), ()

INTAKES = {
    # name: (name of the file, what it holds, what is given beside, what is said on standard error)
    "semicolons": ("t.csv", _csv(sep=";"), _SECONDS, ""),
    "tabs": ("t.tsv", _csv(sep="\t"), _SECONDS, ""),
    "blanks": ("t.txt", ROWS.to_string(index=False).encode(), _SECONDS, ""),
    "borders": ("result.dat", b"result:\n" + _bordered(), _SECONDS, ""),
    "decimal commas": ("t.csv", _csv(sep=";", decimal=","), _SECONDS, "read as decimal points"),
    "gaps beside decimal commas": (
        "t.csv",
        _gappy(sep=";").replace(b".", b","),
        _SECONDS,
        "2 of 24 rows have no value",
    ),
    "comments": ("t.csv", b"# epyc-1\n" + _csv() + b"# end\n", _SECONDS, ""),
    "names in a comment": ("t.csv", b"# epyc-1\n# " + _csv(), _SECONDS, ""),
    "a byte order mark": ("t.csv", b"\xef\xbb\xbf" + _csv(), _SECONDS, ""),
    "units": ("t.csv", _csv(ROWS.rename(columns=_UNITS)), ("--target", "time"), ""),
    "a name in brackets": ("t.csv", _csv(ROWS.rename(columns={"m": "[/n]"})), _SECONDS, ""),
    "missing values": ("t.csv", _gappy(), _SECONDS, "2 of 24 rows have no value and are left out: line 5"),
    "texts": ("t.csv", _csv(CHOICES), _SECONDS, ""),
    "a constant column": ("t.csv", _csv(ROWS.assign(c=4)), _SECONDS, "one value of c in all rows"),
    "contradicting rows": ("t.csv", _contradicting(), _SECONDS, "differ by up to 5 times, at m="),
    "Parquet": ("t.parquet", _bytes(ROWS.to_parquet), _SECONDS, ""),
    "JSON lines": ("t.jsonl", _LINES.encode(), _SECONDS, ""),
    "a list in JSON": ("t.json", ROWS.to_json(orient="records").encode(), _SECONDS, ""),
    "no number in JSON": (
        "t.jsonl",
        f'{{"m": NaN, "k": 1, "seconds": 1}}\n{_LINES}'.encode(),
        _SECONDS,
        "1 of 25",
    ),
    "neither target nor features": ("t.csv", _csv(), _GUESSED, "--target is 'seconds', named as times are"),
    "no name like times": (
        "t.csv",
        _csv(ROWS.rename(columns={"seconds": "y"})),
        _GUESSED,
        "the last column of",
    ),
}
REFUSED = {
    # name: (name of the file, what it holds, what is given beside, how the line goes on after the file)
    "a column that is not there": (
        "t.csv",
        _csv(),
        ("--target", "t"),
        "no column 't'; the columns are m, k, seco",
    ),
    "brackets in JSON": ("t.json", b"[" * 100_000, _SECONDS, "no JSON: it is nested too deep"),
    "brackets in JSON lines": ("t.jsonl", b"[" * 100_000, _SECONDS, "no JSON: it is nested too deep"),
    "brackets in CSV": ("t.csv", b"[" * 100_000, _SECONDS, "no rows; give a header and a line"),
    "1e300": ("t.csv", _csv(_HUGE), _SECONDS, ":5: column 'm': 1e+300 is beyond 1e+150"),
    "infinity in JSON": (
        "t.jsonl",
        b'{"m": 1, "seconds": -Infinity}',
        _SECONDS,
        ":1: column 'seconds': -inf is not",
    ),
    "no numbers": ("t.csv", b"a,b\nx,y\n", _GUESSED, "no column holds numbers; which was measured?"),
    "a time of zero": ("t.csv", b"m,t\n1,0\n", ("--target", "t"), ":2: column 't': time 0 must be positive"),
}


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def given(tmp_path):
    def write(name, content):
        (tmp_path / name).write_bytes(content)
        return tmp_path / name

    return write


@pytest.mark.parametrize("intake", INTAKES)
def test_a_table_ends_in_predictions(capsys, tmp_path, given, intake):
    if intake == "Parquet":
        pytest.importorskip("pyarrow")
    name, content, beside, said = INTAKES[intake]
    path, model = given(name, content), tmp_path / "a.model"
    code, _, err = _run(capsys, "fit", "--model", "knn", path, *beside, "-o", model)
    assert code == 0, err
    assert said in err if said else "warning" not in err
    if "missing" in intake or "gaps" in intake or "no number" in intake:
        path = given("whole.csv", _csv())
    code, out, err = _run(capsys, "predict", model, path, "--as", "predicted")
    assert code == 0, err
    assert len(list(csv.reader(io.StringIO(out)))) > N


def test_a_workbook_of_excel(capsys, tmp_path):
    pytest.importorskip("openpyxl")
    path, model = tmp_path / "t.xlsx", tmp_path / "a.model"
    CHOICES.to_excel(path, index=False)
    code, _, err = _run(capsys, "fit", "--model", "knn", path, "-o", model)
    assert code == 0 and "--features m, k, solver" in err
    assert _run(capsys, "predict", model, path, "--as", "predicted")[0] == 0


def test_workbooks_need_a_part_that_is_named(capsys, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    code, _, err = _run(capsys, "fit", "--model", "knn", tmp_path / "t.xlsx", "-o", tmp_path / "a.model")
    assert code == 2 and 'needs openpyxl, which is not installed; pip install "chainline[excel]"' in err


@pytest.mark.parametrize("intake", REFUSED)
def test_what_cannot_be_read_is_one_line(capsys, tmp_path, given, intake):
    name, content, beside, said = REFUSED[intake]
    path = given(name, content)
    code, out, err = _run(capsys, "fit", "--model", "knn", path, *beside, "-o", tmp_path / "a.model")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"error: {path}" in err and said in err


@pytest.mark.parametrize("model", ["hybrid", "pmnf"])
def test_texts_are_left_out_with_a_word_where_a_model_takes_none(capsys, tmp_path, given, model):
    beside = ["--analytical", "influence"] if model == "hybrid" else []
    path = given("t.csv", _csv(CHOICES))
    code, _, err = _run(capsys, "fit", "--model", model, path, *beside, "-o", tmp_path / "a.model")
    assert code == 0 and "solver" in err and "left out" in err


@pytest.mark.parametrize(
    "model", standing(["knn", "influence", "et", "cpr"], for_all={"knn", "influence"}.__contains__)
)
def test_an_unknown_choice_is_named_with_those_that_are_known(capsys, tmp_path, given, model):
    path, asked = given("t.csv", _csv(CHOICES)), given("x.csv", b"m,k,solver\n32,4,gmres\n")
    small = ["--set", "cells=4", "--set", "rank=1"] if model == "cpr" else []
    assert _run(capsys, "fit", "--model", model, path, *small, "-o", tmp_path / "a.model")[0] == 0
    code, out, err = _run(capsys, "predict", tmp_path / "a.model", asked)
    assert (code, out) == (2, "") and "row 1, column 'solver': 'gmres' is none of amg, lu" in err
    code, out, err = _run(capsys, "predict", tmp_path / "a.model", given("y.csv", b"m,solver\n3,lu\n"))
    assert (code, out) == (2, "") and "no column 'k'; the columns are m, solver" in err


def test_a_study_names_an_unknown_choice_before_it_fits(capsys, tmp_path, given):
    train, test = given("t.csv", _csv(CHOICES)), given("x.csv", b"m,k,solver,seconds\n32,4,gmres,1\n")
    study = ["study", "models", train, test, "--target", "seconds", "--models", "knn"]
    code, out, err = _run(capsys, *study, "-o", tmp_path / "trials.csv")
    assert (code, out) == (2, "") and f"error: {test}: row 1, column 'solver': 'gmres' is none of" in err
    assert not (tmp_path / "trials.csv").exists()


def test_an_output_that_is_an_input_is_refused(capsys, tmp_path, given):
    path, model = given("t.csv", _csv()), tmp_path / "a.model"
    code, _, err = _run(capsys, "fit", "--model", "knn", path, "-o", path)
    assert code == 2 and "is read, too, and would be lost" in err
    assert _run(capsys, "fit", "--model", "knn", path, "-o", model)[0] == 0
    for taken in (path, model):
        code, _, err = _run(capsys, "predict", model, path, "-o", taken)
        assert code == 2 and "is read, too, and would be lost" in err
    assert path.read_bytes() == _csv()

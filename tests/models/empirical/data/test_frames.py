"""Data frames of any types of columns and indices, as `fit` takes them."""

import datetime
import decimal

import numpy as np
import pandas as pd
import pytest
from chainline.api.tables import training_of

N, TIMES = [8, 16, 32, 64], [0.5, 0.7, 1.1, 1.9]


def _frame(**columns):
    return pd.DataFrame({"n": N, "time": TIMES, **columns})


FRAMES = {
    "nullable": _frame(n=pd.array(N, dtype="Int64"), time=pd.array(TIMES, dtype="Float64")),
    "objects": _frame(n=pd.Series(N, dtype=object), time=pd.Series(TIMES, dtype=object)),
    "texts with units": _frame(n=[str(n) for n in N], time=[f"{time} s" for time in TIMES]),
    "strings": _frame(time=pd.array([f"{1000 * time} ms" for time in TIMES], dtype="string")),
    "categories of numbers": _frame(n=pd.Categorical(N)),
    "time deltas": _frame(time=pd.to_timedelta(TIMES, unit="s")),
    "time deltas of Python": _frame(
        time=pd.Series([datetime.timedelta(seconds=time) for time in TIMES], dtype=object)
    ),
    "decimals": _frame(time=[decimal.Decimal(str(time)) for time in TIMES]),
    "short numbers": _frame(n=np.array(N, dtype="int16")),
    "sparse": _frame(n=pd.arrays.SparseArray(N)),
    "an index": _frame().set_index("n"),
    "an index of several levels": _frame(host=list("aaab")).set_index(["host", "n"]).drop(columns=[]),
    "dates": _frame(date=pd.date_range("2024", periods=4)),
    "dates with a zone": _frame(timestamp=pd.date_range("2024", periods=4, tz="UTC")),
    "numbers of rows": _frame(**{"Unnamed: 0": range(4)}),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_are_read_alike(kind):
    found = training_of(FRAMES[kind], None, None)
    assert found.target == "time" and found.times.tolist() == pytest.approx(TIMES, rel=1e-15)
    assert found.features["n"].tolist() == N and set(found.features) <= {"n", "host"}


def test_levels_of_columns_are_joined():
    frame = _frame()
    frame.columns = pd.MultiIndex.from_tuples([("given", "n"), ("found", "time")])
    found = training_of(frame, "found time", ["given n"])
    assert found.features["given n"].tolist() == N and found.times.tolist() == TIMES


def test_lists_and_columns_of_one_name_are_repetitions():
    twice = [[time, 1.01 * time] for time in TIMES]
    found = training_of(_frame(time=twice), None, None)
    assert found.features["n"].tolist() == [n for n in N for _ in range(2)] and len(found.times) == 8
    frame = pd.DataFrame(
        [[n, *each] for n, each in zip(N, twice, strict=True)], columns=["n", "time", "time"]
    )
    assert sorted(training_of(frame, None, None).times) == sorted(found.times)


def test_missing_values_and_failed_runs_are_left_out():
    found = training_of(_frame(time=pd.array([0.5, None, 1.1, 1.9], dtype="Float64")), None, None)
    assert found.times.tolist() == [0.5, 1.1, 1.9]
    assert training_of(_frame(time=[0.5, "OOM", 1.1, np.inf]), None, None).times.tolist() == [0.5, 1.1]


def test_bytes_are_texts():
    assert training_of(_frame(solver=[b"amg", b"lu"] * 2), None, None).features["solver"].tolist()[:2] == [
        "amg",
        "lu",
    ]

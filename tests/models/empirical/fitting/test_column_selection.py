"""Columns of texts with a name per row are refused by name, before anything grows with their square."""

import tracemalloc

import chainline as cl
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting import fitting as suited_columns
from chainline.models.empirical.fitting.fitting import suited

N = 1200
JOBS = pd.DataFrame(
    {"n": np.arange(1, N + 1), "my job": [f"job-{row}" for row in range(N)], "p": 2, "seconds": np.ones(N)}
)


@pytest.mark.parametrize("model", ["auto", "knn", "et", "gb", "cpr", "influence"])
def test_a_name_per_row_is_refused_with_the_option_that_leaves_it_out(capsys, tmp_path, model):
    JOBS.to_csv(tmp_path / "runs.csv", index=False)
    assert main(["fit", "--model", model, str(tmp_path / "runs.csv")]) == 2
    captured = capsys.readouterr()
    said = (
        "'my job' holds 1200 different texts in 1200 rows, more than 1000: leave it out by `--features n,p`"
    )
    assert said in captured.err and captured.out == ""
    assert captured.err.splitlines()[-1].startswith("chainline: error: ")


def test_in_python_it_is_an_argument():
    with pytest.raises(cl.UsageError, match=r"leave it out by `features=\['n', 'p'\]`$"):
        cl.fit(JOBS, "seconds", "knn")
    assert cl.fit(JOBS, "seconds", "knn", ["n", "p"]).features == ("n", "p")


def test_a_law_leaves_texts_out_as_ever():
    assert cl.fit(JOBS.assign(seconds=JOBS["n"] * 2.0), "seconds", "pmnf") is not None


@pytest.mark.parametrize(
    ("model", "refused"),
    [("knn", True), ("auto", True), ("influence", True), ("et", False), ("hybrid", False)],
)
def test_choices_that_each_take_a_column_are_bounded_in_bytes(monkeypatch, model, refused):
    """Trees take codes, and hybrid models no texts."""
    monkeypatch.setattr(suited_columns, "MOST_BYTES", 100_000)
    frame = pd.DataFrame({"n": np.arange(400), "solver": [f"s{row % 200}" for row in range(400)]})
    table = Measurements(frame, np.ones(400), ())
    if refused:
        with pytest.raises(
            UsageError, match=r"'solver' holds 200 different texts in 400 rows, which would take .* GiB"
        ):
            suited(model, table, chosen=False)
    else:
        assert suited(model, table, chosen=False).features["n"].tolist() == list(range(400))


def test_memory_is_not_taken_before_it_is_refused():
    frame = pd.DataFrame({"n": np.arange(20_000.0), "job": [f"job-{row}" for row in range(20_000)]})
    tracemalloc.start()
    with pytest.raises(UsageError, match="column 'job' holds 20000 different texts"):
        suited("auto", Measurements(frame, np.ones(20_000), ()), chosen=False)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 50e6


def test_a_process_says_how_many_rows_it_learns_from(monkeypatch):
    monkeypatch.setattr(suited_columns, "MOST_ROWS", 100)
    table = Measurements(JOBS[["n"]], np.ones(N), ())
    assert "gp learns from 100 of 1200 rows, drawn at random" in suited("gp", table, chosen=False).warnings[0]
    assert suited("knn", table, chosen=False).warnings == ()

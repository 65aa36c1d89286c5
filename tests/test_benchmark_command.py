"""`chainline benchmark` as a user types it: times, goes on where it stopped, refuses what is not its own."""

import csv
import json
from pathlib import Path

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.analysis.measurement.routines import campaign
from chainline.analysis.measurement.routines.campaign import Block, Sampling, run_routine_campaign
from chainline.analysis.measurement.routines.catalogue import MATRIX_ROUTINES
from chainline.analysis.measurement.routines.routine import drawn_configurations
from chainline.analysis.measurement.routines.worker import time_in_turn
from chainline.cli import main
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.metrics import mlogq
from chainline.reports.schemas import schema_of
from scipy.linalg import qr

ROOT = Path(__file__).parents[1]
SCHEMA = schema_of("benchmark")
GEMM, QR = MATRIX_ROUTINES["gemm"], MATRIX_ROUTINES["qr"]


def _run(capsys, *arguments):
    code = main(["benchmark", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.parametrize("routine", MATRIX_ROUTINES)
def test_sizes_are_timed_with_their_provenance_and_once(capsys, tmp_path, routine):
    path = tmp_path / "times.csv"
    given = [routine, "--configurations", 20, "--range", "8-64", "--rounds", 3, "-o", path]
    code, out, err = _run(capsys, *given)
    assert (code, err) == (0, "") and "20 configurations" in out and "20 of them timed now" in out
    rows = list(csv.DictReader(path.open()))
    names = MATRIX_ROUTINES[routine].parameters
    assert len({tuple(row[name] for name in names) for row in rows}) == 20
    for row in rows:
        operations = MATRIX_ROUTINES[routine].operations(tuple(int(row[name]) for name in names))
        assert float(row["gflops"]) == pytest.approx(operations / float(row["seconds"]) * 1e-9, rel=1e-3)
        assert row["routine"] == routine and row["cpu"] and row["library"] and row["threads"] == "1"
    before = path.read_text()
    code, out, _ = _run(capsys, *given, "--json")
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert (code, found["new"], path.read_text()) == (0, 0, before)


def test_what_is_timed_is_right():
    rng = np.random.default_rng(1)
    product = GEMM.prepare([(5, 4, 3)], rng)[0]()
    rng = np.random.default_rng(1)
    a, b = rng.standard_normal((5, 3)), rng.standard_normal((3, 4))
    np.testing.assert_allclose(product, np.einsum("ik,kj->ij", a, b), rtol=1e-12)
    factored = QR.prepare([(6, 4)], np.random.default_rng(1))[0]()
    a = np.random.default_rng(1).standard_normal((6, 4))
    np.testing.assert_allclose(np.triu(factored[:4]), qr(a, mode="r")[0][:4], rtol=1e-10)


def test_operations_are_those_of_lapack():
    assert GEMM.operations((2, 3, 4)) == 48
    # a square matrix: 4/3 n^3, either way round as many
    assert QR.operations((3, 3)) == pytest.approx(36)
    assert QR.operations((10, 3)) == QR.operations((3, 10))


def test_sizes_are_uniform_in_their_logarithms():
    drawn = np.array(drawn_configurations(GEMM, 4000, 32, 1024, 0))
    assert drawn.min() >= 32 and drawn.max() <= 1024
    assert np.mean(drawn < 181) == pytest.approx(0.5, abs=0.02)  # 181 is in the middle of 32 and 1024
    assert drawn_configurations(QR, 50, 32, 1024, 0) != drawn_configurations(QR, 50, 32, 1024, 1)


def test_calls_are_sampled_in_turn():
    order = []
    samples = time_in_turn([lambda: order.append("a"), lambda: order.append("b")], 3, 0.0)
    assert [len(found) for found in samples] == [3, 3]
    assert order[4:] == ["a", "b"] * 3


def test_a_block_is_timed_again_while_the_machine_is_slow(tmp_path, monkeypatch):
    references = iter([1.0, 1.5, 1.4, 1.02])
    monkeypatch.setattr(campaign, "_BLOCK", 2)
    monkeypatch.setattr(
        campaign, "_timed", lambda r, block, s: Block("x", ((1.0, 0.0),) * len(block), next(references))
    )
    path = tmp_path / "times.csv"
    run_routine_campaign(path, QR, [(1, 2), (3, 4), (5, 6)], Sampling())
    assert [row["drift"] for row in csv.DictReader(path.open())] == ["0.000", "0.000", "0.020"]


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_run_that_was_killed_goes_on(capsys, tmp_path):
    path = tmp_path / "times.csv"
    given = ["qr", "--configurations", 6, "--range", "8-16", "--rounds", 1, "-o", path]
    _run(capsys, *given)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:9])
    assert "3 of them timed now" in _run(capsys, *given)[1]
    known = {tuple(row[:2]) for row in csv.reader(path.open()) if len(row) > 5}
    assert len(known) == 7  # with the header


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["qr", "--range", "32"], "--range 32: give two sizes"),
        (["qr", "--range", "8-9"], "too few configurations"),
        (["qr", "--configurations", "0"], "--configurations 0: must be at least 1"),
        (["gemm", "--rounds", "0"], "--rounds 0: must be at least 1"),
        (["fft"], "invalid choice"),
    ],
)
def test_bad_use_is_one_line(capsys, tmp_path, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_file_of_something_else_is_left_alone(capsys, tmp_path):
    path = tmp_path / "times.csv"
    path.write_text("a,b\n1,2\n")
    code, _, err = _run(capsys, "qr", "-o", path)
    assert code == 2 and "is no table of qr" in err and path.read_text() == "a,b\n1,2\n"
    _run(capsys, "qr", "--configurations", 1, "--range", "8-16", "-o", tmp_path / "other.csv")
    other = tmp_path / "other.csv"
    header, row = other.read_text().splitlines()
    names = header.split(",")
    values = next(csv.reader([row]))
    values[names.index("cpu")] = "another"
    other.write_text(header + "\n" + ",".join(values) + "\n")
    code, _, err = _run(capsys, "qr", "--configurations", 1, "-o", other)
    assert code == 2 and "holds times of another" in err


@pytest.mark.parametrize("routine", MATRIX_ROUTINES)
def test_samples_are_what_the_command_measures_and_can_be_learned(routine):
    train, test = (
        pd.read_csv(ROOT / "tests" / "validation" / "routines" / f"{routine}{end}.csv")
        for end in ("", "-test")
    )
    names = list(MATRIX_ROUTINES[routine].parameters)
    assert tuple(train.columns) == campaign.columns_of(MATRIX_ROUTINES[routine])
    assert len(train) >= 4000 and train[names].min().min() >= 32 and train[names].max().max() <= 1024
    expected = drawn_configurations(MATRIX_ROUTINES[routine], len(test), 32, 1024, 1)
    assert [tuple(row) for row in test[names].to_numpy()] == expected
    model = CPRegressor(cells=16, rank=4, regularization=1e-4, random_state=0)
    model.fit(train[names], train["seconds"])
    assert mlogq(test["seconds"], model.predict(test[names])) < 0.1

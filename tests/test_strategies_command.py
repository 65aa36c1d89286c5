"""`chainline study strategies`."""

import json
from random import Random

import jsonschema
import numpy as np
import pytest
from chainline.cli.main import main
from chainline.models.empirical.acquisition.synthetic import Noise, noisy
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("strategies")
QUICK = ("--functions", "3", "--strategies", "full,cpf,random", "--budgets", "5,20", "--workers", "1")


def _json(capsys, *arguments):
    assert main(["study", "strategies", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.mark.exhaustive
def test_more_is_spent_for_more_and_the_full_matrix_costs_all(tmp_path, capsys):
    found = _json(capsys, *QUICK, "-o", tmp_path / "t.csv", "--figures", tmp_path / "figures")
    rows = {(row["strategy"], row["budget"]): row for row in found["rows"]}
    assert rows["full", 1.0]["spent"] == pytest.approx(1.0)
    assert rows["full", 1.0]["runs"] == 125
    for name in ("cpf", "random"):
        assert rows[name, 0.05]["spent"] <= 0.05
        assert rows[name, 0.05]["runs"] <= rows[name, 0.2]["runs"]
    assert (tmp_path / "figures" / "strategies-2.png").stat().st_size > 10_000


@pytest.mark.exhaustive
def test_more_is_accurate_within_more(tmp_path, capsys):
    found = _json(capsys, *QUICK, "--within", "5,20", "-o", tmp_path / "t.csv", "--figures", tmp_path)
    share = {(row["strategy"], row["budget"], row["within"]): row["accurate"] for row in found["rows"]}
    assert {within for *_, within in share} == {0.05, 0.2}
    assert all(share[name, budget, 0.05] <= share[name, budget, 0.2] for name, budget, _ in share)


def test_several_numbers_of_parameters_are_studied_in_turn(tmp_path, capsys):
    quick = ("--functions", "1", "--strategies", "full", "--noise", "1,5", "--workers", "1")
    path = tmp_path / "t.csv"
    found = _json(
        capsys, *quick, "--parameters", "3,2", "--within", "5,10", "-o", path, "--figures", tmp_path
    )
    keys = [(row["parameters"], row["noise"], row["within"]) for row in found["rows"]]
    assert keys == [(m, n, e) for m in (2, 3) for n in (0.01, 0.05) for e in (0.05, 0.1)]
    assert (tmp_path / "strategies-2-3.png").stat().st_size > 10_000
    done = path.read_text()
    alone = _json(capsys, *quick, "--parameters", "2", "--within", "5,10", "-o", path)
    assert alone["rows"] == found["rows"][:4]
    assert path.read_text() == done


@pytest.mark.exhaustive
def test_a_second_run_goes_on_where_the_first_stopped(tmp_path, capsys):
    path = tmp_path / "t.csv"
    first = _json(capsys, *QUICK, "-o", path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-2]) + lines[-2][:10])  # killed within the last function
    assert _json(capsys, *QUICK, "-o", path) == first
    done = path.read_text()
    assert _json(capsys, *QUICK, "-o", path) == first
    assert path.read_text() == done
    _json(capsys, *QUICK, "-o", path, "--kind", "mixed")
    assert path.read_text().startswith(done)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--strategies", "best"), "'best' is none of"),
        (("--noise", "x"), "--noise: 'x' is not a number or a range"),
        (("--budgets", "0"), "above 0 and at most 100"),
        (("--functions", "0"), "must be positive"),
        (("--parameters", "2,5"), "5"),
    ],
)
def test_bad_use_is_one_line(arguments, message, tmp_path, capsys):
    assert main(["study", "strategies", *arguments, "-o", str(tmp_path / "t.csv")]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


PUBLISHED = {0.01: 0.857, 0.02: 0.840, 0.05: 0.659, 0.10: 0.208}
"""Of everything measured, predicted within 5 % (two parameters, 10,000 functions)."""


@pytest.mark.exhaustive
def test_the_published_accuracy_of_everything_measured(tmp_path, capsys):
    """With the median, and one drifting draw of noise for all functions: within two points."""
    settings = ("--kind", "drifting", "--statistic", "median", "--draw", "10", "--repetitions", "4")
    arguments = ("--strategies", "full", "--noise", "1,2,5,10", "--functions", "2000", "--workers", "1")
    found = _json(capsys, *settings, *arguments, "-o", tmp_path / "t.csv")
    assert {row["noise"]: row["accurate"] for row in found["rows"]} == pytest.approx(PUBLISHED, abs=0.02)


def test_one_draw_of_noise_is_the_same_for_all_functions():
    times = np.array([1.0, 2.0])
    one, again = (noisy(scale * times, 3, 0.1, Noise.DRIFTING, 10) for scale in (1.0, 5.0))
    assert again == pytest.approx(5 * one)
    random = Random(10)
    sign = -1 if random.randint(1, 2) == 1 else 1
    assert one[0, 0] == pytest.approx(1 + sign * random.uniform(0, 0.05))
    assert np.ptp(noisy(times, 3, 0.1, Noise.MIXED, 10)) > 0


def test_settings_are_told_apart_in_a_file_of_trials(tmp_path, capsys):
    quick = ("--functions", "2", "--strategies", "full", "--noise", "10", "--workers", "1")
    path = tmp_path / "t.csv"
    for more in ((), ("--draw", "10"), ("--statistic", "median"), ("--weights", "1,2"), ("--switch", "0.5")):
        before = path.read_text() if path.exists() else ""
        _json(capsys, *quick, *more, "-o", path)
        assert len(path.read_text()) > len(before)

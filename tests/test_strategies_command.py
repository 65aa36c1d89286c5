"""`chainline study strategies`."""

import json
from pathlib import Path

import jsonschema
import pytest
from chainline.cli.main import main

SCHEMA = json.loads(
    (Path(__file__).parents[1] / "reports" / "schemas" / "strategies.schema.json").read_text()
)
QUICK = ("--functions", "3", "--strategies", "full,cpf,random", "--budgets", "5,20", "--workers", "1")


def _json(capsys, *arguments):
    assert main(["study", "strategies", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_more_is_spent_for_more_and_the_full_matrix_costs_all(tmp_path, capsys):
    found = _json(capsys, *QUICK, "-o", tmp_path / "t.csv", "--figures", tmp_path / "figures")
    rows = {(row["strategy"], row["budget"]): row for row in found["rows"]}
    assert rows["full", 1.0]["spent"] == pytest.approx(1.0)
    assert rows["full", 1.0]["runs"] == 125
    for name in ("cpf", "random"):
        assert rows[name, 0.05]["spent"] <= 0.05
        assert rows[name, 0.05]["runs"] <= rows[name, 0.2]["runs"]
    assert (tmp_path / "figures" / "strategies-2.png").stat().st_size > 10_000


def test_more_is_accurate_within_more(tmp_path, capsys):
    found = _json(capsys, *QUICK, "--within", "5,20", "-o", tmp_path / "t.csv", "--figures", tmp_path)
    share = {(row["strategy"], row["budget"], row["within"]): row["accurate"] for row in found["rows"]}
    assert {within for *_, within in share} == {0.05, 0.2}
    assert all(share[name, budget, 0.05] <= share[name, budget, 0.2] for name, budget, _ in share)


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
    ],
)
def test_bad_use_is_one_line(arguments, message, tmp_path, capsys):
    assert main(["study", "strategies", *arguments, "-o", str(tmp_path / "t.csv")]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1

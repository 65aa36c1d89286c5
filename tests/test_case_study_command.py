"""`chainline study case-study`."""

import json

import jsonschema
import numpy as np
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("case_study")
QUICK = ("--workers", "1", "--target", "seconds", "--features", "p,n")


@pytest.fixture
def table(tmp_path):
    """Two kernels that follow scaling laws, and one that takes no time beside them; p = 64, n = 60 last."""
    random = np.random.default_rng(0)
    laws = {
        "sweep": lambda p, n: 5 + 0.02 * n**2 * np.log2(p),
        "solve": lambda p, n: 3 + 0.5 * p + 0.1 * n,
        "idle": lambda p, n: 1e-3 + 0 * n,
    }
    lines = ["kernel,p,n,seconds"]
    for kernel, law in laws.items():
        for p in (2, 4, 8, 16, 32, 64):
            for n in (10, 20, 30, 40, 50, 60):
                for _ in range(3):
                    lines.append(f"{kernel},{p},{n},{law(p, n) * random.uniform(0.999, 1.001):.9g}")
    path = tmp_path / "runs.csv"
    path.write_text("\n".join(lines) + "\n")
    return path


def _json(capsys, *arguments):
    assert main(["study", "case-study", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.mark.exhaustive
def test_scaling_laws_are_foretold_for_a_part_of_the_cost(table, tmp_path, capsys):
    folder = tmp_path / "not" / "there"
    found = _json(capsys, table, *QUICK, "--processes", "p", "--budgets", "10,40,100", "--figures", folder)
    assert found["at"] == {"p": 64.0, "n": 60.0}
    assert found["kernels"] == ["sweep", "solve"]
    assert (found["points"], found["repetitions"]) == (35, 3)
    assert found["noise"] == pytest.approx(0.001, rel=0.5)
    rows = {(row["strategy"], row["budget"]): row for row in found["rows"]}
    assert rows["full", 1.0]["within"]["5"] == 1.0
    assert rows["gpr", 0.4]["within"]["5"] == 1.0
    for name in ("gpr", "cpf"):
        assert rows[name, 0.1]["spent"] <= 0.1
        assert rows[name, 1.0]["runs"] == 35 * 3
        assert rows[name, 1.0]["spent"] == pytest.approx(1.0)
    assert (folder / f"case-study-{table.stem}.png").stat().st_size > 10_000


def test_fewer_runs_of_the_minimum_set_need_less_budget(table, capsys):
    """Of cheapest first, which measures it as often as allowed, nothing changes."""
    rest = ("--strategies", "gpr,cpf", "--budgets", "5,10,15")
    twice, once = (_json(capsys, table, *QUICK, *rest, "--base", base) for base in ("2", "1"))
    assert once["least_budget"]["mean"] < 0.6 * twice["least_budget"]["mean"]
    modelled = {
        base: {(row["strategy"], row["budget"]): row["modelled"] for row in found["rows"]}
        for base, found in ((1, once), (2, twice))
    }
    assert all(modelled[1][key] >= share for key, share in modelled[2].items())
    assert [row for row in once["rows"] if row["strategy"] == "cpf"] == [
        row for row in twice["rows"] if row["strategy"] == "cpf"
    ]


def test_the_point_and_the_kernels_are_chosen(table, capsys):
    rest = ("--at", "p=64,n=50", "--above", "0", "--strategies", "full")
    found = _json(capsys, table, *QUICK, *rest)
    assert found["at"] == {"p": 64.0, "n": 50.0}
    assert "idle" in found["kernels"]
    assert main(["study", "case-study", str(table), *QUICK, *rest]) == 0
    assert "3 kernels that matter, 35 points 3 times" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "p=64,n=55"), "no measurement of that point"),
        (("--at", "p=64"), "give a value of each of p, n"),
        (("--at", "p=64,n"), "such as p=512"),
        (("--metric", "flops"), "no metric 'flops'"),
        (("--processes", "cores"), "no such parameter"),
        (("--above", "99"), "no kernel takes more than 99 %"),
        (("--budgets", "200"), "above 0 and at most 100"),
        (("--strategies", "best"), "'best' is none of"),
        (("--base", "0"), "must be at least 1"),
    ],
)
def test_bad_use_is_one_line(arguments, message, table, capsys):
    assert main(["study", "case-study", str(table), *QUICK, *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([(p, n, 1.0) for p in (2, 4, 8) for n in (1, 2, 3, 4, 5)], "too few points are left"),
        ([(p, n, p - 2.0) for p in (2, 4, 8, 16, 32) for n in (1, 2, 3, 4, 5)], "no kernel takes time"),
        ([(p, n, 1.0) for p in (2, 4, 8) for n in (1, 2, 3) if p + n < 11], "largest in every parameter"),
    ],
)
def test_measurements_that_are_no_case_study(rows, message, tmp_path, capsys):
    path = tmp_path / "runs.csv"
    path.write_text("p,n,seconds\n" + "".join(f"{p},{n},{s}\n" for p, n, s in rows))
    assert main(["study", "case-study", str(path), *QUICK]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.exhaustive
def test_more_parameters_than_scaling_laws_are_of(tmp_path, capsys):
    path = tmp_path / "runs.csv"
    names = [f"p{number}" for number in range(2000)]
    rows = [",".join([str(k)] * len(names)) + f",{k}.5" for k in range(1, 8)]
    path.write_text("\n".join([",".join([*names, "seconds"]), *rows]) + "\n")
    assert main(["study", "case-study", str(path), "--target", "seconds"]) == 2
    assert "2000 parameters, a scaling law is of no more than 12" in capsys.readouterr().err


def test_kernels_without_time_are_left_out_before_anything_is_checked(tmp_path, capsys):
    path = tmp_path / "runs.csv"
    grid = [(p, n) for p in (2, 4, 8, 16, 32, 64) for n in (1, 2, 3, 4, 5, 6)]
    rows = [
        f"{name},{p},{n},{p * n * scale}" for name, scale in (("hot", 1.0), ("idle", 0.0)) for p, n in grid
    ]
    path.write_text("\n".join(["kernel,p,n,seconds", *rows]) + "\n")
    arguments = ("--strategies", "full", "--target", "seconds", "--workers", "1", "--json")
    assert main(["study", "case-study", str(path), *arguments]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert (found["kernels"], found["without_time"]) == (["hot"], ["idle"])
    assert "1 kernel (idle) left out" in printed.err

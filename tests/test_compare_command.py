"""`chainline compare-formulas`."""

import json
from pathlib import Path

import jsonschema
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("compare")
FIRST, SECOND = "3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y", "5*x + 0.5*x^2 + 3*y + y^2"
SPACE = """[parameters.x]
kind = "integer"
range = [1, 100]
[parameters.y]
kind = "integer"
range = [0, 50]
[parameters.solver]
kind = "categorical"
choices = ["amg", "pcg"]
"""
MODEL = """[binary.log]
[numeric.x]
range = [1, 100]
step = 1
[numeric.y]
range = [0, 50]
step = 2
"""
LARGE = ["--set", "alpha=1e308", "--set", "beta=1e308", "--set", "f=1e308"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("space.toml").write_text(SPACE)
    Path("model.toml").write_text(MODEL)
    Path("both.toml").write_text(SPACE + MODEL)
    Path("none_valid.toml").write_text('constraints = ["x * y > 9999"]\n' + MODEL)
    Path("bad_model.toml").write_text("[numeric.x]\nrange = [1, 2]\n")
    Path("empty.toml").write_text("")
    Path("broken.toml").write_text("[")
    Path("deep.toml").write_text("x = " + "[" * 100_000)
    Path("longer.toml").write_text(SPACE.replace("100", "9" * 5000))
    Path("digits.toml").write_text(SPACE.replace("100", "9" * 400))
    rows = [
        f"{p},{n},{2 + 0.5 * p**1.5 + 0.1 * n},{p * p}" for p in (1, 4, 9, 16, 25) for n in (1, 2, 3, 4, 5)
    ]
    Path("runs.csv").write_text("\n".join(["p,n,seconds,joules", *rows, ""]))
    return tmp_path


def _json(capsys, *arguments):
    assert main(["compare-formulas", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_scores_of_classes(capsys):
    found = _json(capsys, FIRST, SECOND)
    assert found["score"] == pytest.approx(-2 / 3)
    assert [each["parameters"] for each in found["classes"]] == [["x"], ["y"], ["x", "y"]]
    assert found["classes"][0]["terms"][1] == {"term": "x^2", "first": None, "second": 0.5, "score": -1}
    assert found["points"] is found["semantic"] is found["combined"] is None


def test_measures_over_a_space(folder, capsys):
    found = _json(capsys, FIRST, SECOND, "--space", "space.toml")
    assert found["points"] == {"n": 5100, "values": {"x": 100, "y": 51}}
    assert found["semantic"]["chebyshev_distance"] == pytest.approx(5200)
    shares = [each["share"] for each in found["classes"]]
    assert sum(shares) == pytest.approx(1)
    weighted = sum(each["share"] * each["score"] for each in found["classes"])
    assert found["combined"]["score"] == pytest.approx(weighted)
    few = _json(capsys, FIRST, SECOND, "--space", "space.toml", "--points", "2")
    assert few["points"]["n"] == 4


def test_the_example_of_section_4_2_over_a_variability_model(folder, capsys):
    found = _json(capsys, FIRST, SECOND, "--space", "model.toml")
    assert found["points"] == {"n": 2600, "values": {"x": 100, "y": 26}}
    assert found["semantic"]["chebyshev_distance"] == pytest.approx(5200)
    few = _json(capsys, FIRST, "x + log", "--space", "model.toml", "--points", "3")
    assert few["points"] == {"n": 18, "values": {"x": 3, "y": 3, "log": 2}}


def test_only_valid_configurations_are_compared(folder, capsys):
    solver = Path(__file__).parents[1] / "samples" / "options" / "solver.toml"
    found = _json(capsys, "cells*post", "2*cells", "--space", str(solver))
    # cells of 40 to 64 in steps of 4, post of 1, 2, 4 with a product of at most 200
    assert found["points"] == {"n": 7 + 7 + 3, "values": {"cells": 7, "post": 3}}


def test_large_ranges_of_whole_numbers(folder, capsys, recwarn):
    for spacing in ("linear", "logarithmic"):
        table = f'[parameters.x]\nkind = "integer"\nrange = [1, {10**21}]\nspacing = "{spacing}"\n'
        Path("large.toml").write_text(table)
        found = _json(capsys, "x", "2*x", "--space", "large.toml")
        assert found["semantic"]["chebyshev_distance"] == pytest.approx(1e21)
    assert not recwarn.list


def test_tables(folder, capsys):
    assert main(["compare-formulas", FIRST, SECOND, "--space", "space.toml"]) == 0
    out = capsys.readouterr().out
    for shown in ("log2(x) y", "0.3333", "-0.6667", "Chebyshev distance", "5200", "weighted by shares"):
        assert shown in out
    assert main(["compare-formulas", "x", "x + 1"]) == 0
    out = capsys.readouterr().out
    assert "share" not in out and "constant" in out


def test_a_constant_formula_has_measures_and_no_shares(folder, capsys):
    found = _json(capsys, "4", "3", "--space", "space.toml")
    assert found["combined"] is None and found["classes"][0]["share"] is None
    assert found["semantic"]["error_rate"] == 0.25
    assert main(["compare-formulas", "x - x", "x", "--space", "space.toml"]) == 0
    assert "undefined" in capsys.readouterr().out


def test_formulas_that_begin_with_a_sign(capsys):
    assert main(["compare-formulas", "--json", "--", "-3*x", "-3*x"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == 2


def test_stored_scaling_laws(folder, capsys):
    fit = ["fit", "--model", "pmnf", "runs.csv", "--features", "p,n"]
    assert main([*fit, "--target", "seconds", "-o", "law.json"]) == 0
    assert main([*fit, "--target", "joules", "-o", "energy.json"]) == 0
    capsys.readouterr()
    found = _json(capsys, "law.json", "2 + 0.5 p^(3/2) + 0.1 n")
    assert found["score"] == pytest.approx(6, abs=1e-6)
    both = json.loads(Path("law.json").read_text())
    both["models"] += json.loads(Path("energy.json").read_text())["models"]
    Path("both.json").write_text(json.dumps(both))
    assert _json(capsys, "both.json::::joules", "energy.json")["score"] == 2 * 1
    assert main(["compare-formulas", "both.json", "p"]) == 2
    assert "both.json: 2 models; choose by FILE::KERNEL::METRIC from ::seconds" in capsys.readouterr().err


def _stored(**changed):
    model = {"kernel": "", "metric": "time", "formula": "1.0*p", "segments": None, **changed}
    return json.dumps({"model": "pmnf", "parameters": ["p"], "models": [model]})


CONSTANTS = ["--set", "alpha=1e-6", "--set", "beta=1e-8", "--set", "f=1e-9"]
NODES = "".join(f"[parameters.{p}]\nkind = 'integer'\nrange = [1, 8]\n" for p in ("px", "py", "pz", "nx"))


def test_analytical_models_by_name(folder, capsys):
    found = _json(capsys, "smg-1d", "2.02e-6*log2(px*nx) + 6e-9*nx", *CONSTANTS)
    assert found["first"]["text"] == "2.02e-06 log2(nx) + 6e-09 nx + 2.02e-06 log2(px)"
    assert found["score"] == pytest.approx(6)
    # whichever side, and against each other
    assert _json(capsys, "2.02e-6*log2(px*nx) + 6e-9*nx", "smg-1d", *CONSTANTS)["score"] == pytest.approx(6)
    classes = _json(capsys, "smg-3d", "smg-2d", *CONSTANTS)["classes"]
    assert {frozenset(each["parameters"]) for each in classes} >= {frozenset({"px", "py", "pz"})}


def test_analytical_models_over_a_space(folder, capsys):
    Path("nodes.toml").write_text(NODES)
    found = _json(capsys, "smg-2d", "smg-3d", *CONSTANTS, "--space", "nodes.toml")
    assert found["points"]["values"] == {"px": 8, "py": 8, "nx": 8, "pz": 8}
    # one process sends as well: two neighbours' worth of logarithms of nx are left at px = py = 1
    alone = "4e-6*log2(nx)*(log2(nx) + 1) + 8e-8*nx*log2(nx) + 2e-8*nx^2"
    one = NODES.replace("[1, 8]", "[1, 1]", 2)
    Path("one.toml").write_text(one)
    same = _json(capsys, "smg-2d", alone, *CONSTANTS, "--space", "one.toml")
    assert same["semantic"]["chebyshev_distance"] < 1e-18


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (_stored(segments={}), "two regimes"),
        (_stored(formula="1.0*q"), "law.json: column 5: 'q' is no parameter; known are p"),
        ('{"model": "pmnf"}', "is damaged"),
        ('{"model": "pmnf", "parameters": ["p"], "models": [3]}', "is damaged"),
        ('{"model": "cpr"}', "has no formula"),
        ("[" * 100_000, "has no formula"),
        ("PK\x03\x04\udcff", "is no model of `chainline fit`"),
    ],
)
def test_files_without_a_formula_are_one_line(folder, capsys, content, problem):
    Path("law.json").write_text(content, errors="surrogateescape")
    assert main(["compare-formulas", "law.json", "p"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("chainline: error: law.json: ") and problem in error and error.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["x +", "x"], "first formula 'x +': column 4: the formula ends"),
        (["x", "exp(x)"], "second formula 'exp(x)': column 1: unknown function 'exp'"),
        (["x\n$", "x"], r"first formula 'x\n$': column 3: '$'"),
        (["x", "z", "--space", "space.toml"], "column 1: 'z' is no parameter; known are x, y, solver"),
        (["x", "solver", "--space", "space.toml"], "parameter solver: choices that are no numbers"),
        (["x", "log2(y)", "--space", "space.toml"], "the second formula has no finite value at x = 1, y = 0"),
        (["x", "x", "--space", "none.toml"], "none.toml: cannot be read"),
        (["x", "x", "--points", "5"], "--points: there are points in a --space only"),
        (["x", "x", "--space", "space.toml", "--points", "1"], "--points 1: must be at least 2"),
        (["x", "x", "--space", "space.toml", "--points", "many"], "invalid int value"),
        (["x", "x", "--space", "space.toml", "--points", "999999999"], "ask for fewer values"),
        (["none.json", "x"], "none.json: cannot be read: No such file"),
        (["x" * 20_000, "x"], "longer than 10000 characters"),
        (["smg-3d", "x"], "smg-3d has no value of alpha, beta, f; give each as in --set alpha=1e-6"),
        (["x", "smg-1d", "--set", "f=1", "--set", "alpha=1"], "smg-1d has no value of beta"),
        (["smg-3d", "x", *CONSTANTS, "--set", "gamma=1"], "--set gamma: smg-3d has no such constant"),
        (["smg-3d", "x", *CONSTANTS, "--set", "beta=0"], "--set beta=0: give a finite number of seconds"),
        (["smg-3d", "x", *CONSTANTS, "--set", "beta=-1"], "--set beta=-1: give a finite number"),
        (["smg-3d", "x", *CONSTANTS, "--set", "beta=nan"], "--set beta=nan: give a finite number"),
        (["smg-3d", "x", *CONSTANTS, "--set", "beta=1,2"], "--set beta=[1, 2]: give a finite number"),
        (["smg-3d", "x", "--set", "beta"], "--set beta: give a name and a value"),
        (["smg-4d", "x"], "'smg-4d': no such model; choose from smg-1d, smg-2d, smg-3d"),
        (["x", "y", *CONSTANTS], "--set: constants are those of smg-1d, smg-2d, smg-3d"),
        (["smg-2d", "x", *CONSTANTS, "--space", "space.toml"], "is no parameter of the space"),
        (["x"], "required: FORMULA"),
        (["------x", "x"], "required: FORMULA; formulas that begin with - follow a --"),
        (["x²", "x"], "first formula 'x²': column 2: '²' in 'x²' cannot be part of a name; write a power"),
        (["(1e300)^(3/2)", "x"], "column 8: a number too large to hold"),
        (["x", "1" * 5000], "is a number too large to hold"),
        (["x", "smg-" + "1" * 5000 + "d"], "no such model"),
        (["lambda*x", "x"], "column 1: 'lambda' is a word of Python"),
        (["smg-1d", "x", *LARGE], "--set alpha=1e+308 --set beta=1e+308 --set f=1e+308: too large"),
        (["smg-1d", "x", *LARGE, "--set", "f=" + "9" * 400], "give a finite number of seconds"),
        (
            ["x", "x", "--space", "both.toml"],
            "both.toml: has both of [parameters], as of a parameter space, and",
        ),
        (["x", "x", "--space", "empty.toml"], "empty.toml: has neither of [parameters]"),
        (["x", "x", "--space", "broken.toml"], "broken.toml: is no TOML file"),
        (["x", "x", "--space", "deep.toml"], "deep.toml: is nested too deep"),
        (["x", "x", "--space", "digits.toml"], "digits.toml: [parameters.x] range: a number is too large"),
        (["x", "x", "--space", "longer.toml"], "longer.toml: has a number with too many digits"),
        (["z", "x", "--space", "model.toml"], "'z' is no parameter; known are log, x, y"),
        (["x", "x", "--space", "none_valid.toml"], "no configuration is valid"),
        (["x", "x", "--space", "bad_model.toml"], "bad_model.toml: [numeric.x]"),
    ],
)
def test_every_bad_use_is_one_line(folder, capsys, arguments, problem):
    code = main(["compare-formulas", *arguments])
    error = capsys.readouterr().err
    assert code == 2 and problem in error and error.count("\n") == 1 and len(error) < 250


@pytest.mark.exhaustive
def test_an_influence_model_is_compared_by_its_formula(capsys, tmp_path):
    data, model = tmp_path / "runs.csv", tmp_path / "influence.model"
    rows = [f"{n},{p},{2 + 3 * n + 0.5 * n * p}" for n in (1, 2, 4, 8) for p in (1, 3, 5)]
    data.write_text("\n".join(["n,p,seconds", *rows]) + "\n")
    fit = ["fit", "--model", "influence", str(data), "--target", "seconds", "-o", str(model)]
    assert main(fit) == 0
    capsys.readouterr()
    assert main(["compare-formulas", str(model), "2 + 3*n + 0.5*n*p", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    # every class has the same term with the same coefficient: 2 each, the intercept included
    assert found["score"] == pytest.approx(2 * len(found["classes"])) == pytest.approx(6)
    trees = ["fit", "--model", "et", str(data), "--target", "seconds", "-o", str(model)]
    assert main(trees) == 0
    capsys.readouterr()
    assert main(["compare-formulas", str(model), "n"]) == 2
    assert "has no formula" in capsys.readouterr().err

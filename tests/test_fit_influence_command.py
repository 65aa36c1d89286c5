"""`chainline fit --model influence` as a user types it: a formula to read, stored, asked and scored."""

import json
import time
from pathlib import Path

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.reports.schemas import schema_of

ROOT = Path(__file__).parents[1]
SCHEMA = schema_of("fit")


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    rng = np.random.default_rng(0)
    frame = pd.DataFrame({"simd": rng.integers(0, 2, 120), "n": rng.integers(2, 64, 120)})
    frame["p"] = rng.integers(1, 9, 120)
    frame["q"] = rng.integers(1, 9, 120)
    frame["seconds"] = 4 + 0.5 * frame["n"] * np.log2(frame["p"]) - 1.5 * frame["simd"]
    frame["solver"] = "amg"
    path = tmp_path_factory.mktemp("influence") / "runs.csv"
    frame.to_csv(path, index=False)
    return path


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _fit(runs, model, *more):
    given = ["--target", "seconds", "--features", "simd,n,p,q", *more]
    return "fit", "--model", "influence", runs, *given, "-o", model


def test_the_formula_is_printed_stored_and_asked(capsys, tmp_path, runs):
    model = tmp_path / "influence.model"
    code, out, err = _run(capsys, *_fit(runs, model, "--set", "max_degree=2"))
    assert (code, err) == (0, "")
    (line,) = [line for line in out.splitlines() if line.startswith("seconds = ")]
    found = read_formula(line.removeprefix("seconds = "))
    expected = read_formula("4 + 0.5 n log2(p) - 1.5 simd", found.parameters)
    assert set(found.products) == set(expected.products)
    code, out, _ = _run(capsys, "evaluate", model, runs, "--json")
    assert code == 0 and json.loads(out)["mape"] < 1e-9


def test_json_follows_the_schema(capsys, tmp_path, runs):
    code, out, _ = _run(capsys, *_fit(runs, tmp_path / "m", "--json"))
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert code == 0 and found["model"] == "influence" and set(found["formula"]) >= {"text", "sympy"}


def test_settings_reach_the_model(capsys, tmp_path, runs):
    given = ["--set", "functions=linear", "--set", "max_terms=1", "--set", "relative=no", "--json"]
    _, out, _ = _run(capsys, *_fit(runs, tmp_path / "m", *given))
    text = json.loads(out)["formula"]["text"]
    assert text.count(" + ") + text.count(" - ") == 1 and "log" not in text and "^" not in text


def test_options_of_one_value_are_named(capsys, tmp_path):
    table, model = tmp_path / "runs.csv", tmp_path / "m"
    table.write_text("n,p,mode,seconds\n" + "".join(f"{n},4,1,{2 + 3 * n}\n" for n in (1, 2, 4, 8)))
    given = ("fit", "--model", "influence", table, "--target", "seconds", "-o", model)
    code, out, err = _run(capsys, *given)
    assert code == 0 and "seconds = 2 + 3 n\n" in out
    assert err == f"chainline: warning: {table}: one value of p, mode: no influence of it can be learned\n"
    model.unlink()
    code, out, err = _run(capsys, *given, "--features", "p,mode")
    assert (code, out, err.count("\n")) == (2, "", 1) and "every column has one value" in err
    assert not model.exists()


def test_n_log_n_is_found(capsys, tmp_path):
    table = tmp_path / "sorts.csv"
    table.write_text("n,seconds\n" + "".join(f"{n},{2 + 0.5 * n * np.log2(n)}\n" for n in range(8, 60)))
    given = ("--target", "seconds", "-o", tmp_path / "m")
    _, out, _ = _run(capsys, "fit", "--model", "influence", table, *given)
    assert "seconds = 2 + 0.5 n log2(n)\n" in out


def test_more_options_in_a_product_than_there_are_take_no_time(capsys, tmp_path, runs):
    begun = time.perf_counter()
    found = [
        _run(capsys, *_fit(runs, tmp_path / "m", "--set", f"max_degree={degree}", "--json"))
        for degree in (4, 10**6)
    ]
    few, many = [json.loads(out)["formula"] for _, out, _ in found]
    assert few == many
    assert time.perf_counter() - begun < 30


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("8,1e400", "runs.csv:6: column 'seconds': inf is not finite"),
        ("inf,8", "runs.csv:6: column 'n': inf is not finite"),
        ("8,1e-310", "runs.csv:6: column 'seconds': time 1e-310 is below 1e-150"),
        ("8,1e307", "runs.csv:6: column 'seconds': 1e+307 is beyond 1e+150"),
        ("1e200,8", "runs.csv:6: column 'n': 1e+200 is beyond 1e+150"),
    ],
)
@pytest.mark.parametrize("model", [["influence"], ["hybrid", "--analytical", "influence"]])
def test_numbers_that_cannot_be_learned_from_are_one_line(capsys, tmp_path, model, line, message):
    table = tmp_path / "runs.csv"
    table.write_text("n,seconds\n" + "".join(f"{n},{2 + 3 * n}\n" for n in (1, 2, 4, 16)) + line + "\n")
    code, out, err = _run(
        capsys, "fit", "--model", *model, table, "--target", "seconds", "-o", tmp_path / "m"
    )
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--set", "rank=8"], "influence has no such parameter; choose from max_terms"),
        (["--set", "backward=2"], "--set backward=2: give yes or no"),
        (["--set", "penalty=l1"], "--set penalty=l1: choose from ebic, bic"),
        (["--set", "threshold=nan"], "--set threshold=nan: give a finite number, 0 or more"),
        (["--set", "threshold=1e999"], "--set threshold=inf: give a finite number, 0 or more"),
        (["--set", "threshold=yes"], "--set threshold=yes: give a finite number, 0 or more"),
        (["--set", "margin=abc"], "--set margin=abc: give a finite number from 0 to below 1"),
        (["--set", "margin=nan"], "--set margin=nan: give a finite number from 0 to below 1"),
        (["--set", "max_degree=2.5"], "--set max_degree=2.5: give a whole number, 1 or more"),
        (["--set", "max_degree=0"], "--set max_degree=0: give a whole number, 1 or more"),
        (["--set", "max_terms=1,2"], "--set max_terms=1,2: give a whole number, 0 or more"),
        (["--set", "look_ahead=no"], "--set look_ahead=no: give a whole number, 0 or more"),
        (["--set", "max_rounds=1.5"], "--set max_rounds=1.5: give a whole number, 0 or more"),
        (
            ["--set", "functions=200"],
            "--set functions=200: exponent 200 of functions; give one from -100 to 100",
        ),
        (["--set", "functions=2,1e9"], "exponent 1e+09 of functions; give one from -100 to 100"),
        (["--set", "functions=nan"], "--set functions=nan: function nan is none of"),
        (["--features", ""], "--features: is empty; give a name"),
        (["--set", "functions=cubic!"], "function 'cubic!' is none of"),
        (["--analytical", "stencil"], "--analytical is for hybrid"),
        (["--features", "solver"], "every column has one value"),
    ],
)
def test_bad_use_is_one_line(capsys, tmp_path, runs, more, message):
    code, out, err = _run(capsys, *_fit(runs, tmp_path / "m", *more))
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1

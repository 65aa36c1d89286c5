"""`chainline study learning-curve` by numbers of rows, and with candidates that need no analytical model."""

import json

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

from .public_data import public_data

pytestmark = pytest.mark.usefixtures("small_forests")

SCHEMA = schema_of("learning_curve")


@pytest.fixture(scope="module")
def options(tmp_path_factory):
    """Return a table of times that are a sum of three influences."""
    rng = np.random.default_rng(0)
    table = pd.DataFrame(rng.integers(0, 2, (90, 5)), columns=list("abcde")).assign(n=np.arange(1, 91))
    table["seconds"] = (20 + table["n"] + 30 * table["a"] * table["b"]) * rng.normal(1, 0.02, 90)
    path = tmp_path_factory.mktemp("curve") / "options.csv"
    table.to_csv(path, index=False)
    return path


def _json(capsys, path, *arguments):
    assert main(["study", "learning-curve", str(path), *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def _means(found):
    return {(row["candidate"], row["n_learned"]): row["mape_mean"] for row in found["errors"]}


@pytest.mark.exhaustive
def test_sizes_are_numbers_of_rows(options, capsys):
    names = "et,xgb,influence,influence-bic,influence-ratio,chosen"
    arguments = ("--target", "seconds", "--draws", "2", "--candidates", names)
    found = _json(capsys, options, *arguments, "--sizes", "40,31")
    means = _means(found)
    assert {size for _, size in means} == {31, 40}
    # all rows that the larger leaves
    assert found["n_tested"] == 50
    assert {row["candidate"] for row in found["differences"]} == set(names.split(",")) - {"et", "xgb"}
    assert means["influence", 40] < 0.03 < means["et", 40]
    assert means["influence-ratio", 40] < means["et", 40] and means["chosen", 40] < means["xgb", 40]
    shares = _json(capsys, options, *arguments, "--fractions", f"{31 / 90},{40 / 90}")
    assert _means(shares) == means


def test_sizes_are_shown_beside_their_shares(options, capsys):
    arguments = ("--target", "seconds", "--draws", "2", "--candidates", "dt", "--sizes", "31")
    assert main(["study", "learning-curve", str(options), *arguments]) == 0
    assert "34.4% (31 rows)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--sizes", "10", "--fractions", "0.1"), "--sizes and --fractions: give one of them"),
        (("--sizes", "10", "--fractions", ""), "--fractions: '' is not a number or a range"),
        (("--sizes", "0", "--draws", "2"), "--sizes: 0 is too few; give 2 or more"),
        (("--sizes", "90", "--draws", "2"), "90 rows are too few"),
        (("--sizes", ""), "--sizes: '' is not a number or a range"),
        (("--fractions", ""), "--fractions: '' is not a number or a range"),
        (("--candidates", ""), "--candidates: '' is unknown"),
        (("--features", ""), "no column ''"),
        (("--candidates", "ratio", "--draws", "2"), "'ratio' needs an analytical model"),
        (("--sizes", "a"), "'a' is not a number or a range"),
        (("--sizes", "10.5"), "10.5 is no whole number"),
        (("--sizes", "10,"), "'' is not a number or a range"),
        (("--sizes", "1,10"), "--sizes: 1 is too few; give 2 or more"),
        (("--sizes", "10,90"), "90 rows are too few: 90 to learn from leave none to test on"),
        (("--candidates", "chosen,ratio"), "'ratio' needs an analytical model"),
    ],
)
def test_bad_use_is_one_line(arguments, message, options, capsys):
    assert main(["study", "learning-curve", str(options), "--target", "seconds", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_a_row_without_a_time_is_left_out_and_named_with_its_line(tmp_path, capsys):
    table = tmp_path / "nan.csv"
    table.write_text("n,t\n1,2\n2,nan\n3,4\n4,5\n")
    assert main(["study", "learning-curve", str(table), "--target", "t", "--sizes", "2", "--draws", "2"]) == 0
    left_out = f"{table}: 1 of 4 rows has no value and is left out: line 3 ('t')\n"
    assert capsys.readouterr().err.count(left_out) == 1


def test_solver_is_predicted_better_than_published(capsys):
    """DeepPerf's mean relative error from 49 random rows is 15.7 %; draws are others than reported."""
    path = public_data("deepperf/Dune_AllNumeric.csv")
    arguments = ("--target", "performance", "--draws", "3", "--seed", "1000", "--sizes", "49")
    found = _json(capsys, path, *arguments, "--candidates", "et,influence,influence-ratio")
    assert found["n_tested"] == found["n_rows"] - 49
    assert max(_means(found).values()) < 0.157

"""`chainline study learning-curve`, as a user types it."""

import json
import shutil

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.cli.main import main
from chainline.isa.registry import host_isa
from chainline.models.empirical.analytical.named import ANALYTICAL, make_analytical
from chainline.models.empirical.evaluation.curves.study import RECIPES
from chainline.models.empirical.fitting.registry import ANALYTICAL as MODELS
from chainline.models.empirical.fitting.registry import CANDIDATES
from chainline.reports.schemas import schema_of

pytestmark = pytest.mark.usefixtures("small_forests")

SCHEMA = schema_of("learning_curve")
ONE = ("--target", "seconds", "--features", "I,J,K")
STENCIL = (*ONE, "--analytical", "stencil", "--machine", "zen4")
QUICK = ("--draws", "3", "--fractions", "0.1,0.3")
needs_gcc = pytest.mark.skipif(
    shutil.which("gcc") is None or host_isa() != "x86-64", reason="needs gcc for x86-64"
)


@pytest.fixture(scope="module")
def grids(tmp_path_factory):
    """Return a table of times that are 1.4 times those of the formula."""
    table = pd.DataFrame(np.random.default_rng(0).integers(64, 300, (60, 3)), columns=["I", "J", "K"])
    noise = np.exp(np.random.default_rng(1).normal(0, 0.02, 60))
    table["seconds"] = 1.4 * noise * make_analytical("stencil", load_machine("zen4")).predict(table)
    path = tmp_path_factory.mktemp("curve") / "grids.csv"
    table.assign(cpu="Some CPU", compiler="gcc").to_csv(path, index=False)
    return path


def _json(capsys, *arguments):
    assert main(["study", "learning-curve", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def _means(found):
    return {(row["candidate"], row["fraction"]): row["mape_mean"] for row in found["errors"]}


@pytest.mark.exhaustive
def test_a_formula_that_is_off_by_a_factor_spares_rows(grids, capsys):
    found = _json(capsys, grids, *STENCIL, *QUICK)
    assert (found["data"], found["cpu"], found["machine"]) == ("grids", "Some CPU", "zen4")
    assert (found["n_rows"], found["n_tested"], found["features"]) == (60, 42, ["I", "J", "K"])
    assert found["analytical_mape"] == pytest.approx(1 - 1 / 1.4, abs=0.02)
    means = _means(found)
    assert {name for name, _ in means} == {"et", "stacked", "hybrid", "ratio", "analytical"}
    assert means["stacked", 0.1] < means["et", 0.1]
    # a factor is learned at once: what is left is noise of 2 %
    assert means["ratio", 0.1] < 0.03 < means["stacked", 0.1]
    assert means["analytical", 0.1] == means["analytical", 0.3] == pytest.approx(0.286, abs=0.02)
    rows = {row["n_learned"] for row in found["errors"] if row["fraction"] == 0.1}
    assert rows == {6}
    for row in found["differences"]:
        name, fraction = row["candidate"], row["fraction"]
        assert row["mape_difference_mean"] == pytest.approx(means[name, fraction] - means["et", fraction])
        assert row["mape_difference_low"] <= row["mape_difference_mean"] <= row["mape_difference_high"]
    assert {row["candidate"] for row in found["differences"]} == {"stacked", "hybrid", "ratio"}


@pytest.mark.exhaustive
def test_rows_needed_follow_the_goal(grids, capsys):
    arguments = (grids, *STENCIL, *QUICK, "--candidates", "fitted,analytical,ratio-fitted,dt,ratio")
    found = _json(capsys, *arguments, "--goal", "5")
    assert found["needed"] == [
        {"candidate": "dt", "fraction": None, "n_learned": None},
        {"candidate": "ratio", "fraction": 0.1, "n_learned": 6},
        {"candidate": "ratio-fitted", "fraction": 0.1, "n_learned": 6},
        {"candidate": "fitted", "fraction": 0.1, "n_learned": 6},
        {"candidate": "analytical", "fraction": None, "n_learned": None},
    ]
    assert found["goal_mape"] == 0.05
    found = _json(capsys, *arguments, "--goal", "50")
    assert found["needed"][-1] == {"candidate": "analytical", "fraction": 0.0, "n_learned": 0}


def test_pure_learners_need_no_formula(grids, capsys):
    found = _json(capsys, grids, *ONE, *QUICK)
    assert {row["candidate"] for row in found["errors"]} == {"dt", "rf", "et"}
    assert found["analytical"] is found["machine"] is found["analytical_mape"] is None
    assert found["differences"] == []


@pytest.mark.exhaustive
def test_what_is_asked_for_is_done(grids, capsys):
    one = (grids, *STENCIL, "--draws", "2", "--fractions", "0.2", "--candidates", "stacked,hybrid,et")
    mean = _means(_json(capsys, *one))
    none = _means(_json(capsys, *one, "--aggregation", "none"))
    assert none["hybrid", 0.2] == none["stacked", 0.2] == mean["stacked", 0.2] != mean["hybrid", 0.2]
    assert _means(_json(capsys, *one, "--log", "no"))["et", 0.2] != mean["et", 0.2]
    assert _means(_json(capsys, *one, "--seed", "1"))["et", 0.2] != mean["et", 0.2]
    assert _means(_json(capsys, *one, "--workers", "2")) == mean


@pytest.mark.exhaustive
def test_tables_and_figure(grids, tmp_path, capsys):
    assert (
        main(["study", "learning-curve", str(grids), *STENCIL, *QUICK, "--figures", str(tmp_path / "f")]) == 0
    )
    out, told = capsys.readouterr()
    assert "stencil on zen4, untuned: MAPE 28." in out
    assert "grids, Some CPU: MAPE of 42 of 60 rows in 3 draws" in out
    assert "10% (6 rows)" in out
    assert "MAPE less that of et" in out
    assert "not reached" in out
    assert (tmp_path / "f" / "learning-curve-grids.png").stat().st_size > 10_000
    assert "warning: 3 draws" in told
    assert told.endswith("draw 1 of 3\ndraw 2 of 3\ndraw 3 of 3\n")


@pytest.mark.exhaustive
def test_a_second_run_goes_on_where_the_first_stopped(grids, tmp_path, capsys):
    path = tmp_path / "errors.csv"
    arguments = (grids, *STENCIL, *QUICK, "-o", path)
    first = _json(capsys, *arguments)
    done = path.read_text()
    lines = done.splitlines(keepends=True)
    assert len(lines) == 1 + 3 * 2 * 5
    path.write_text("".join(lines[:11]) + lines[11][:-3])  # killed within a line
    assert _json(capsys, *arguments) == first
    assert sorted(path.read_text().splitlines()) == sorted(done.splitlines())
    size = path.stat().st_size
    assert _json(capsys, *arguments) == first
    assert path.stat().st_size == size
    # more draws begin with those that are there
    _json(capsys, *arguments, "--draws", "4")
    assert len(path.read_text().splitlines()) == len(lines) + 2 * 5


def test_rows_that_repeat_are_told(grids, tmp_path, capsys):
    table = pd.read_csv(grids)
    twice = tmp_path / "twice.csv"
    pd.concat([table, table[:5]]).to_csv(twice, index=False)
    assert main(["study", "learning-curve", str(twice), *ONE, *QUICK, "--candidates", "dt"]) == 0
    assert "5 rows repeat the parameters of another" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*STENCIL, "--candidates", "et,svm"), "'svm' is unknown; choose some of dt, rf"),
        ((*ONE, "--candidates", "hybrid"), "'hybrid' needs an analytical model"),
        ((*STENCIL, "--fractions", "0.1,1"), "each must be above 0 and below 1"),
        ((*STENCIL, "--fractions", "0"), "each must be above 0 and below 1"),
        ((*STENCIL, "--fractions", "a"), "--fractions: 'a' is not a number or a range"),
        ((*STENCIL, "--fractions", "0.01"), "60 rows are too few: of 1% of them"),
        ((*STENCIL, "--fractions", "0.999"), "leave none to test on; give more rows, or smaller"),
        (("--target", "seconds", "--features", "I,L"), "no column 'L'"),
        (("--target", "time"), "no column 'time'"),
        (("--target", "seconds", "--features", "I,cpu"), "column 'cpu' is no number"),
        ((*ONE, "--analytical", "multigrid"), "invalid choice: 'multigrid'"),
        ((*ONE, "--analytical", "fmm", "--machine", "zen4"), "needs columns N, q, k"),
        ((*ONE, "--analytical", "stencil", "--machine", "abacus"), "abacus"),
        ((*STENCIL, "--aggregation", "2"), "give mean, learned, none, or a share from 0 to 1"),
        ((*STENCIL, "--aggregation", "some"), "give mean, learned, none, or a share from 0 to 1"),
        ((*STENCIL, "--draws", "1"), "needs 2 or more"),
        ((*STENCIL, "--goal", "0"), "above 0"),
        ((*STENCIL, "--goal", "nan"), "above 0"),
        ((*STENCIL, "--seed", "-1"), "give 0 or more"),
        ((*STENCIL, "--workers", "0"), "give 1 or more"),
    ],
)
def test_bad_use_is_one_line(arguments, message, grids, capsys):
    assert main(["study", "learning-curve", str(grids), *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


@pytest.fixture
def particles(tmp_path):
    """Return a table of times that are 3 times those of the formula of one phase."""
    table = pd.DataFrame(
        {"N": np.repeat([4096, 8192, 16384, 32768], 5), "q": np.tile([16, 32, 64, 128, 256], 4)}
    )
    table["k"] = np.resize([2, 4, 6], 20)
    table["seconds"] = 3 * make_analytical("m2l", load_machine("zen4")).predict(table)
    table.to_csv(tmp_path / "particles.csv", index=False)
    return tmp_path / "particles.csv"


def test_a_phase_alone_is_an_analytical_model(particles, capsys):
    arguments = ("--target", "seconds", "--analytical", "m2l", "--machine", "zen4", *QUICK)
    found = _json(capsys, particles, *arguments, "--candidates", "et,ratio")
    assert (found["analytical"], found["analytical_mape"]) == ("m2l", pytest.approx(2 / 3))
    assert _means(found)["ratio", 0.1] < 1e-9 < _means(found)["et", 0.1]


@pytest.mark.exhaustive
@needs_gcc
@pytest.mark.parametrize("name", ["fitted", "ratio-fitted"])
def test_candidates_whose_constants_are_fitted_need_some(name, particles, capsys):
    arguments = ("--target", "seconds", "--analytical", "p2p-code", "--machine", "zen4", *QUICK)
    assert main(["study", "learning-curve", str(particles), *arguments, "--candidates", f"et,{name}"]) == 2
    error = capsys.readouterr().err.splitlines()
    assert error == [
        f"chainline: error: candidate '{name}': the analytical model has no constants to fit; "
        "leave the candidate out"
    ]
    found = _json(capsys, particles, *arguments, "--candidates", "et,ratio")
    assert found["analytical"] == "p2p-code" and {row["candidate"] for row in found["differences"]} == {
        "ratio"
    }


def test_table_of_few_rows_is_one_line(grids, tmp_path, capsys):
    few = tmp_path / "few.csv"
    pd.read_csv(grids)[:5].to_csv(few, index=False)
    assert main(["study", "learning-curve", str(few), *ONE]) == 2
    error = capsys.readouterr().err
    assert "5 rows are too few" in error
    assert error.count("\n") == 1


def test_file_of_something_else_is_left_alone(grids, tmp_path, capsys):
    other = tmp_path / "other.csv"
    other.write_text("a,b\n1,2\n")
    assert main(["study", "learning-curve", str(grids), *ONE, *QUICK, "-o", str(other)]) == 2
    assert "is no file of `chainline study learning-curve`" in capsys.readouterr().err
    assert other.read_text() == "a,b\n1,2\n"


def test_names_are_those_that_there_are():
    named = SCHEMA["$defs"]["CurveError"]["properties"]["candidate"]["enum"]
    assert {*RECIPES} == {*CANDIDATES} == {*named}
    analytical, nothing = SCHEMA["$defs"]["LearningCurveOutput"]["properties"]["analytical"]["anyOf"]
    assert {*ANALYTICAL} == {*MODELS} == {*analytical["enum"]} and nothing == {"type": "null"}

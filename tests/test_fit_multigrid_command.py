"""`chainline fit --model hybrid` and `learning-curve` with formulas of multigrid solvers."""

import json
from pathlib import Path

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.models.empirical.analytical.named import make_analytical
from chainline.reports.schemas import schema_of

pytestmark = pytest.mark.usefixtures("small_forests", "few_parts")

ROOT = Path(__file__).parents[1]
SECONDS = {"alpha": 2e-6, "beta": 3e-8, "f": 1e-9}
GIVEN = ["--set", "alpha=1e-6", "--set", "beta=1e-8", "--set", "f=2e-9"]
FITTED = ["--set", "constants=fitted"]
CYCLE = "nx,ny,nz,smoother,presweeps,postsweeps,cycle"

PYAMG = {"seconds_per_nonzero": 3e-9, "seconds_per_visit": 5e-6}


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """Return a folder of runs in one to three dimensions, and of cycles, with noise of 3 %."""
    folder, random = tmp_path_factory.mktemp("multigrid"), np.random.default_rng(0)
    for dimensions in (1, 2, 3):
        processes = {f"p{axis}": 2 ** random.integers(0, 5, 60) for axis in "xyz"[:dimensions]}
        runs = pd.DataFrame({**processes, "nx": 8 * random.integers(2, 17, 60)})
        times = make_analytical(f"smg-{dimensions}d", None, None, SECONDS).predict(runs)
        runs.assign(seconds=times * np.exp(random.normal(0, 0.03, 60))).to_csv(
            folder / f"smg-{dimensions}d.csv", index=False
        )
    cube = pd.read_csv(folder / "smg-3d.csv")
    cube.assign(ny=cube["nx"], nz=cube["nx"]).to_csv(folder / "cubes.csv", index=False)
    cube.assign(ny=cube["nx"], nz=8).to_csv(folder / "boxes.csv", index=False)
    return folder


@pytest.fixture(scope="module")
def cycles(tables):
    pytest.importorskip("pyamg", reason="pyamg is not installed")
    random = np.random.default_rng(0)
    grid = {axis: random.choice([4, 6, 9], 30) for axis in ("nx", "ny", "nz")}
    sweeps = {"smoother": random.integers(0, 4, 30), "presweeps": random.integers(0, 3, 30)}
    rows = pd.DataFrame({**grid, **sweeps, "postsweeps": 1, "cycle": random.integers(0, 3, 30)})
    times = make_analytical("amg", None, None, PYAMG).predict(rows)
    rows.assign(seconds=times, library="pyamg").to_csv(tables / "amg.csv", index=False)
    return tables / "amg.csv"


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _fit(table, name, output, *more):
    return "fit", "--model", "hybrid", table, "--target", "seconds", "--analytical", name, "-o", output, *more


def _valid(text, name):
    found = json.loads(text)
    jsonschema.validate(found, schema_of(name))
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize("dimensions", [1, 2, 3])
def test_stored_models_answer_as_they_did(capsys, tables, tmp_path, dimensions):
    name, path = f"smg-{dimensions}d", tmp_path / "my.model"
    for settings in (GIVEN, FITTED, [*GIVEN, *FITTED]):
        code, out, err = _run(capsys, *_fit(tables / f"{name}.csv", name, path, *settings))
        whose = "fitted" if FITTED[1] in settings else "as given"
        assert (code, err) == (0, "") and f"analytical: {name}, constants {whose}; its prediction" in out
        (header,) = (line for line in out.splitlines() if line.startswith(f"{name} alone"))
        assert ("given" in header) == (settings != FITTED)
        code, out, _ = _run(capsys, "evaluate", path, tables / f"{name}.csv", "--json")
        assert code == 0 and _valid(out, "scores")["mape"] < 0.05
        code, out, _ = _run(capsys, "predict", path, tables / f"{name}.csv", "--as", "predicted")
        assert code == 0 and len(out.splitlines()) == 61


@pytest.mark.exhaustive
def test_json_follows_the_schema(capsys, tables, tmp_path):
    for settings, whose in ((GIVEN, "given"), (FITTED, "fitted")):
        arguments = _fit(tables / "smg-3d.csv", "smg-3d", tmp_path / "m", *settings, "--json")
        part = _valid(_run(capsys, *arguments)[1], "fit")["hybrid"]
        assert (part["analytical"], part["machine"], part["constants"]) == ("smg-3d", None, whose)
        assert part["fitted_analytical_mape"] < 0.04
        found = part["constants_fitted"]["seconds"]
        assert found == {name: pytest.approx(value, rel=0.3) for name, value in SECONDS.items()}
    assert part["constants_machine"] is part["analytical_mape"] is None


@pytest.mark.exhaustive
def test_equal_points_are_as_one_column(capsys, tables, tmp_path):
    found = [
        _valid(_run(capsys, *_fit(tables / table, "smg-3d", tmp_path / "m", *GIVEN, "--json"))[1], "fit")
        for table in ("smg-3d.csv", "cubes.csv")
    ]
    assert found[0]["hybrid"]["analytical_mape"] == found[1]["hybrid"]["analytical_mape"]


@pytest.mark.exhaustive
def test_cycles_of_pyamg(capsys, cycles, tmp_path):
    given = ["--set", "seconds_per_nonzero=1e-9", "--set", "seconds_per_visit=1e-5"]
    for settings in (FITTED, given):
        arguments = _fit(cycles, "amg", tmp_path / "m", "--features", CYCLE, *settings, "--json")
        part = _valid(_run(capsys, *arguments)[1], "fit")["hybrid"]
        expected = {name: pytest.approx(value, rel=0.05) for name, value in PYAMG.items()}
        assert part["constants_fitted"]["seconds"] == expected
        code, out, _ = _run(capsys, "evaluate", tmp_path / "m", cycles, "--json")
        assert code == 0 and json.loads(out)["mape"] < 0.01


@pytest.mark.exhaustive
def test_learning_curves(capsys, tables, tmp_path):
    arguments = [
        "study",
        "learning-curve",
        tables / "smg-3d.csv",
        "--target",
        "seconds",
        "--analytical",
        "smg-3d",
        *GIVEN,
    ]
    arguments += ["--draws", "2", "--fractions", "0.2", "--candidates", "et,ratio,ratio-fitted,fitted"]
    code, out, _ = _run(capsys, *arguments, "--json")
    found = _valid(out, "learning_curve")
    means = {row["candidate"]: row["mape_mean"] for row in found["errors"]}
    assert code == 0 and (found["analytical"], found["machine"]) == ("smg-3d", None)
    assert max(means["ratio-fitted"], means["fitted"]) < 0.08 < means["et"]
    code, out, _ = _run(capsys, *arguments, "--figures", tmp_path)
    assert code == 0 and out.startswith("smg-3d, untuned: MAPE ")


@pytest.mark.parametrize(
    ("table", "name", "settings", "said"),
    [
        ("smg-3d", "smg-3d", [], "smg-3d has no value of alpha, beta, f; give each as in --set alpha=1e-6"),
        ("smg-3d", "smg-3d", ["--set", "alpha=1", *FITTED], "smg-3d has no value of beta, f"),
        (
            "smg-3d",
            "smg-3d",
            [*GIVEN[:-1], "f=0"],
            "--set f=0: give a finite number of seconds above zero",
        ),
        (
            "smg-3d",
            "smg-3d",
            [*GIVEN, "--set", "gamma=1"],
            "hybrid has no such parameter; choose from learner",
        ),
        ("smg-3d", "smg-3d", ["--set", "constants=machine"], "no machine file has those of smg-3d"),
        (
            "smg-3d",
            "smg-3d",
            [*GIVEN, "--machine", "zen4"],
            "--machine: constants of smg-3d are in no machine",
        ),
        ("smg-3d", "stencil", GIVEN, "--set alpha: hybrid has no such parameter"),
        ("smg-2d", "smg-3d", GIVEN, "'smg-3d' needs columns px, py, pz, nx; the data has no pz"),
        ("smg-3d", "smg-2d", FITTED, "'smg-2d' has no axis z"),
        ("boxes", "smg-3d", GIVEN, "'smg-3d' needs nx = ny = nz; row 1 has"),
        ("boxes", "smg-3d", FITTED, "'smg-3d' needs nx = ny = nz; row 1 has"),
    ],
)
def test_bad_use_is_one_line(capsys, tables, tmp_path, table, name, settings, said):
    code, out, err = _run(capsys, *_fit(tables / f"{table}.csv", name, tmp_path / "m", *settings))
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1
    assert not (tmp_path / "m").exists()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--analytical", "smg-3d"], "smg-3d has no value of alpha, beta, f"),
        (["--analytical", "smg-3d", *GIVEN, "--set", "g=1"], "--set g: smg-3d has no such constant"),
        (["--analytical", "stencil", *GIVEN], "--set: constants of stencil are those of --machine"),
        (GIVEN, "--set: constants are those of an --analytical model; give one"),
    ],
)
def test_bad_use_of_learning_curves(capsys, tables, more, said):
    given = ["study", "learning-curve", tables / "smg-3d.csv", "--target", "seconds", "--draws", "10", *more]
    code, out, err = _run(capsys, *given)
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1

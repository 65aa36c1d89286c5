"""`chainline study models` as a user types it: fits, goes on where it stopped, draws."""

import csv
import json
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from chainline.cli import main
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import read_measurements
from chainline.models.empirical.evaluation.studies import plan
from chainline.models.empirical.evaluation.studies.plan import problem_request
from chainline.models.empirical.evaluation.studies.run import Execution, compare_models
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("study")
RNG = np.random.default_rng(0)


def _table(path, n):
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["m", "n", "seconds"])
        for _ in range(n):
            m, k = np.exp(RNG.uniform(np.log(16), np.log(2048), 2)).round().astype(int)
            writer.writerow([m, k, 1e-9 * m**2 * k])
    return path


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    return str(_table(folder / "train.csv", 600)), str(_table(folder / "test.csv", 100))


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
def test_models_are_compared_and_a_second_run_makes_nothing_again(capsys, tables, tmp_path):
    path = tmp_path / "trials.csv"
    given = [
        "study",
        "models",
        *tables,
        "--target",
        "seconds",
        "--models",
        "knn,mars",
        "--sizes",
        "128,256",
        "--workers",
        "2",
        "-o",
        path,
    ]
    code, out, err = _run(capsys, *given, "--figures", tmp_path / "figures")
    assert code == 0 and "MLogQ of 100 test configurations" in out
    assert err == "" or "mars 128" in err  # what takes seconds tells its progress
    assert (tmp_path / "figures" / "training-size.png").exists()
    before = path.read_text()
    code, out, err = _run(capsys, *given, "--json")
    assert (code, err, path.read_text()) == (0, "", before)
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert found["n_trials"] == before.count("\n") - 1 and found["failed"] == 0
    best = {row["model"]: row["mlogq"] for row in found["training_size"] if row["at"] == 256}
    assert best["mars"] < best["knn"]


@pytest.mark.exhaustive
def test_beyond_the_range_cpr_goes_on(capsys, tables, tmp_path):
    path = tmp_path / "beyond.csv"
    given = [
        "study",
        "models",
        *tables,
        "--target",
        "seconds",
        "--sizes",
        "300",
        "-o",
        path,
        "--json",
        "--models",
        "et",
    ]
    code, out, _ = _run(capsys, *given, "--beyond", "m", "--above", "1024", "--below", "512")
    (found,) = json.loads(out)["extrapolation"]
    assert code == 0 and found["at"] == 512 and found["mlogq"] > 0.5


def _kripke(rng):
    """Return a configuration and time as of the paper's Kripke tables: layout and solver are names."""
    groups, quad = 2 ** rng.integers(3, 8, 2)
    legendre, dset, gset = rng.integers(0, 6), 2 ** rng.integers(3, 7), 2 ** rng.integers(0, 6)
    layout, solver = rng.choice(["dgz", "dzg", "gdz", "gzd", "zdg", "zgd"]), rng.choice(["sweep", "bj"])
    time = 1e-4 * groups * quad * (1 + legendre) * (2.0 if solver == "bj" else 1.0) / (1 + np.log2(gset))
    return [layout, solver, groups, legendre, quad, dset, gset, time * (1.5 if layout[0] == "z" else 1.0)]


def _broadcast(rng):
    nodes, ppn, size = 2 ** rng.integers(0, 8), 2 ** rng.integers(0, 7), int(2 ** rng.uniform(16, 26))
    return [nodes, ppn, size, 1e-6 * np.log2(2 * nodes * ppn) + 1e-10 * size * np.log2(2 * nodes)]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("columns", "made", "options"),
    [
        ("layout,solver,groups,legendre,quad,dset,gset,time", _kripke, []),
        ("nodes,ppn,size,time", _broadcast, []),
        ("nodes,ppn,size,time", _broadcast, ["--beyond", "nodes", "--above", "128", "--below", "64,128"]),
    ],
)
def test_tables_like_those_of_kripke_and_broadcast(capsys, tmp_path, monkeypatch, columns, made, options):
    for name in ("CELLS", "CELLS_BEYOND"):
        monkeypatch.setattr(plan, name, (8, 16))
    for name in ("RANKS", "RANKS_BEYOND"):
        monkeypatch.setattr(plan, name, (1, 2, 4))
    rng = np.random.default_rng(0)
    for name, n in (("train", 600), ("test", 80)):
        rows = [f"{number}," + ",".join(map(str, made(rng))) for number in range(n)]  # with its row number
        (tmp_path / f"{name}.csv").write_text("\n".join([columns, *rows]) + "\n")
    files = [tmp_path / "train.csv", tmp_path / "test.csv", "-o", tmp_path / "trials.csv"]
    given = [
        "study",
        "models",
        *files,
        "--target",
        "time",
        "--models",
        "cpr-cells,knn",
        "--sizes",
        "300",
        *options,
    ]
    code, out, err = _run(capsys, *given, "--json", "--figures", tmp_path / "figures")
    assert code == 0 and "taken as a row number" in err
    found = json.loads(out)["extrapolation" if options else "training_size"]
    best = {(row["model"], row["at"]): row["mlogq"] for row in found}
    assert all(error < best["knn", at] for (model, at), error in best.items() if model == "cpr-cells")
    names = {path.stem for path in (tmp_path / "figures").iterdir()}
    assert names == ({"extrapolation"} if options else names | {"training-size", "refinement", "density"})


@pytest.mark.exhaustive
def test_settings_can_be_narrowed(capsys, tables, tmp_path):
    path = tmp_path / "trials.csv"
    given = [
        "study",
        "models",
        *tables,
        "--target",
        "seconds",
        "--models",
        "knn",
        "--sizes",
        "128",
        "-o",
        path,
    ]
    assert _run(capsys, *given, "--only", "n_neighbors=2")[0] == 0
    few = path.read_text().splitlines()
    assert len(few) > 1 and all('""n_neighbors"": 2' in line for line in few[1:])
    assert _run(capsys, *given)[0] == 0  # and the others after
    assert len(path.read_text().splitlines()) > len(few)


@pytest.mark.exhaustive
def test_a_file_has_the_errors_of_each_table_and_seed_apart(capsys, tables, tmp_path):
    """Another table was once told the errors of the first."""
    path, other = tmp_path / "trials.csv", tmp_path / "other.csv"
    header, *lines = Path(tables[0]).read_text().splitlines()
    flat = [",".join((*line.split(",")[:-1], "1.0")) for line in lines]
    other.write_text("\n".join((header, *flat)) + "\n")
    given = ["--target", "seconds", "--models", "mars", "--sizes", "64", "--json", "-o", str(path)]
    best = []
    for arguments in (tables, [str(other), tables[1]], tables, [*tables, "--seed", "1"]):
        code, out, _ = _run(capsys, "study", "models", *arguments, *given)
        assert code == 0
        best.append(json.loads(out)["training_size"])
    assert best[0] == best[2]
    assert best[0] != best[1] and best[0] != best[3]
    assert len(path.read_text().splitlines()) == 1 + 3 * 6


@pytest.mark.exhaustive
def test_stopping_ends_every_worker(tables, tmp_path):
    """Workers once went on for ever."""
    space = infer_space(read_measurements(tables[0], None, "seconds").features)
    problem = problem_request(*tables, "seconds", space, (), None)

    def stop(_):
        raise KeyboardInterrupt

    path = tmp_path / "trials.csv"
    with pytest.raises(KeyboardInterrupt):
        compare_models(problem, ["knn", "mars"], [64], path, Execution(60.0, workers=2), stop)
    assert len(path.read_text().splitlines()) in (2, 3)  # the other worker may just have ended, too


def test_a_fit_that_takes_too_long_costs_itself_alone(tables, tmp_path, monkeypatch):
    from chainline.models.empirical.evaluation.studies import run as fits  # noqa: PLC0415

    monkeypatch.setattr(fits, "_START_S", 0.0)
    space = infer_space(read_measurements(tables[0], None, "seconds").features)
    problem = problem_request(*tables, "seconds", space, (), None)
    told = []
    trials = compare_models(problem, ["mars"], [64], tmp_path / "trials.csv", Execution(0.05), told.append)
    assert trials == told and len(trials) == 6
    assert all(trial.mlogq is None and trial.note == "more than 0.05 s" for trial in trials)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--models", "cnn"], "--models: 'cnn' is unknown"),
        (["--beyond", "m"], "needs --beyond, --above and --below together"),
        (["--beyond", "q", "--above", "1", "--below", "1"], "--beyond q: no such parameter; they are m, n"),
        (["--beyond", "m", "--above", "1", "--below", "x"], "--below: 'x' is not a number"),
        (["--sizes", "many"], "--sizes: 'many' is not a number or a range; write 1,2,4"),
        (["--features", "q"], "no column 'q'"),
        (["--only", "level"], "--only level: give parameters and values"),
    ],
)
def test_bad_input_is_one_clear_line(capsys, tables, tmp_path, arguments, message):
    given = ["study", "models", *tables, "--target", "seconds", "-o", tmp_path / "t.csv", *arguments]
    code, out, err = _run(capsys, *given)
    assert (code, out) == (2, "")
    assert message in err and err.count("\n") == 1

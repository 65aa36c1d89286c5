"""`chainline study applications`: the six applications of the paper on tensor completion, in a small size."""

import json

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.models.empirical.data.parameter_space import Spacing
from chainline.models.empirical.evaluation.studies import APPLICATIONS
from chainline.models.empirical.evaluation.studies.applications import applications, data_folder
from chainline.models.empirical.evaluation.studies.run import Execution, fit_settings
from chainline.models.empirical.evaluation.studies.trial import Work, setting_text
from chainline.reports.schemas import schema_of

from .public_data import ROOT

SCHEMA = schema_of("applications")
N_PARAMETERS = {"gemm": 3, "qr": 2, "broadcast": 3, "exafmm": 6, "amg": 12, "kripke": 9}


def _broadcast(path, n, seed):
    """Write a table with the columns of the broadcast, which has a row number before them."""
    random = np.random.default_rng(seed)
    size = np.exp(random.uniform(np.log(65536), np.log(67108864), n)).round().astype(int)
    ppn, nodes = 2 ** random.integers(0, 7, n), 2 ** random.integers(0, 8, n)
    seconds = 1e-10 * size * (1 + np.log2(nodes)) * ppn**0.5
    columns = zip(size, ppn, nodes, seconds, strict=True)
    rows = [f"{i},{s},{p},{m},{t},0.01" for i, (s, p, m, t) in enumerate(columns)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("msgsize,ppn,nnodes,avg,std\n" + "\n".join(rows) + "\n")


def broadcast_clone(folder):
    """Write a folder with the broadcast's two tables as they lie in the public clone."""
    broadcast = applications()["broadcast"]
    _broadcast(folder / "app_ed" / broadcast.train, 6000, 0)
    _broadcast(folder / "app_ed" / broadcast.test, 300, 1)


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    broadcast_clone(folder)
    return folder


def _json(capsys, *arguments):
    assert main(["study", "applications", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_every_application_is_declared_as_published():
    assert {name: len(each.space) for name, each in applications().items()} == N_PARAMETERS
    assert list(applications()) == list(APPLICATIONS)
    for each in applications().values():
        assert len(each.published_cells) == len(each.space)
        assert set(each.published().parameters["cells"]) == set(each.space.names)
        assert each.matrix_rows in ("", *each.space.names)
        for beyond in each.beyond:
            assert set(beyond.parameters) <= set(each.space.names)
            assert max(beyond.below) <= beyond.above
    spacings = {p.name: p.spacing for p in applications()["kripke"].space if p.numerical}
    assert [n for n, s in spacings.items() if s is Spacing.LOGARITHMIC] == ["ppn", "nthreads", "ngroupsets"]


@pytest.mark.exhaustive
def test_a_study_is_made_drawn_and_gone_on_with(data, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("CHAINLINE_DATA", str(data))
    folder, figures = tmp_path / "not" / "there", tmp_path / "figures"
    given = ("broadcast", "--models", "knn", "--only", "n_neighbors=3", "--sizes", "64,128", "--most", "200")
    found = _json(capsys, *given, "-o", folder, "--figures", figures)
    (row,) = found["rows"]
    assert (row["configurations"], row["tested"]) == (6000, 300)
    assert row["cpr"] < 0.05
    assert row["published_cpr"] is None  # of more configurations than --most
    assert row["next_best"]["model"] == "knn"
    beyond = {(each["beyond"], each["below"]) for each in row["beyond"]}
    assert beyond >= {("nodes", 65.0), ("message", 524288.0)}
    names = {str(path.relative_to(figures)) for path in figures.rglob("*.png")}
    assert {
        "singular-values.png",
        "broadcast/training-size.png",
        "broadcast-beyond-nodes/extrapolation.png",
        "broadcast-beyond-message/extrapolation.png",
    } <= names
    tables = {path.name: path.read_text() for path in folder.iterdir()}
    assert set(tables) >= {"broadcast.csv", "broadcast-fit.csv", "broadcast-beyond-nodes.csv"}
    assert _json(capsys, *given, "-o", folder) == found
    assert {path.name: path.read_text() for path in folder.iterdir()} == tables


def test_a_part_alone_is_printed(data, tmp_path, capsys):
    given = ["study", "applications", "broadcast", "--data", str(data), "--parts", "fit", "--most", "300"]
    assert main([*given, "-o", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "MPI broadcast" in said
    assert "next best" in said
    assert [path.name for path in tmp_path.glob("*.csv")] == ["broadcast-fit.csv"]


def test_most_bounds_what_is_learned_beyond_the_range(data, tmp_path):
    given = ["--data", str(data), "--parts", "beyond", "--models", "knn", "--only", "n_neighbors=3"]
    assert main(["study", "applications", "broadcast", *given, "--most", "200", "-o", str(tmp_path)]) == 0
    assert set(pd.read_csv(tmp_path / "broadcast-beyond-nodes.csv")["n_train"]) == {200}


@pytest.mark.parametrize(
    ("arguments", "folder", "message"),
    [
        (("all",), None, "CHAINLINE_DATA is not set; run `git clone https://github.com/huttered40/app_ed`"),
        (("all",), "empty", "holds no datasets/stampede2/gemm/1-thread.csv; run `git clone"),
        (("broadcast,qr",), "data", "holds no datasets/stampede2/geqrf"),
        (("lulesh",), None, "'lulesh' is unknown; choose some of gemm, qr, broadcast"),
        (("",), None, "'' is unknown"),
        (("qr", "--parts", "all"), None, "'all' is unknown; choose some of fit, range, beyond"),
    ],
)
def test_bad_use_is_one_line(arguments, folder, message, data, tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("CHAINLINE_DATA", raising=False)
    if folder:
        monkeypatch.setenv("CHAINLINE_DATA", str(data if folder == "data" else tmp_path))
    assert main(["study", "applications", *arguments, "-o", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_fixed_settings_are_fitted_elsewhere_and_once(data, tmp_path):
    """The fits that a table lacks are asked of other machines; what these answer is stored."""
    asked = []

    def spread(kind, setting, missing, take):
        while blocks := missing():
            asked.append((kind, blocks))
            take([{**row, "work": row["work"]} for row in map(_answer, blocks[0]["works"])])

    def _answer(work):
        of_fit = {"fit_s": 1.0, "predict_s": 0.1, "bytes": 10, "n_test": 300, "note": ""}
        return {"work": work, "mlogq": 0.5, **of_fit}

    problem = applications()["broadcast"].request(data_folder(str(data)))
    works = [Work("knn", setting_text({"n_neighbors": n}), 100) for n in (1, 2)]
    path = tmp_path / "fits.csv"
    for _ in range(2):
        found = fit_settings(problem, works, path, Execution(10.0), lambda trial: None, spread)
        assert [trial.work for trial in found] == works
        assert [trial.mlogq for trial in found] == [0.5, 0.5]
    assert len(asked) == 1
    assert len(pd.read_csv(path)) == 2


BARS = {"qr": 0.0250, "broadcast": 0.0345, "kripke": 0.0525}
"""Largest MLogQ of the test, with all configurations."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", BARS)
def test_cpr_on_the_public_measurements(name, tmp_path, capsys):
    application = applications()[name]
    if not (data_folder(str(ROOT)) / application.train).is_file():
        pytest.skip("CHAINLINE_DATA names no folder with app_ed")
    (row,) = _json(capsys, name, "--data", ROOT, "--parts", "fit", "-o", tmp_path)["rows"]
    assert row["cpr"] <= BARS[name]

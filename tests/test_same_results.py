"""What is computed is the same whoever computes it: the JSON of commands here and by executors."""

import json
import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.campaign.measuring.routines import Processor
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.cli import main
from chainline.models.kernels.learned.cross_validation import study

from .tier import sized, spread

pytestmark = pytest.mark.usefixtures("small_forests")

VALIDATION = Path(__file__).parent / "validation"
HANDS = """
from chainline.codegen.process import Future, ProcessExecutor

class InTurn:
    def submit(self, fn, /, *args):
        future = Future()
        try:
            future.set_result(fn(*args))
        except Exception as error:
            future.set_exception(error)
        return future

def in_turn():
    return InTurn()

def two():
    return ProcessExecutor(2)
"""
MEASURED = {"seconds", "fit_s", "predict_s", "date"}
OUTPUTS = {"path", "folder", "trials", "file"}


@pytest.fixture(autouse=True)
def hands(tmp_path, monkeypatch):
    """Put executors of somebody's own where Python finds them."""
    (tmp_path / "somebodys_hands.py").write_text(HANDS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("somebodys_hands", None)


@pytest.fixture
def executor(request):
    """Return the name of an executor; of dask one whose scheduler and workers run here."""
    if request.param != "dask":
        yield f"somebodys_hands:{request.param}"
        return
    distributed = pytest.importorskip("distributed", reason="distributed is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield f"dask:{cluster.scheduler_address}"


def of(*names):
    """Have a test run with executors, all but the first where everything is tested."""
    first, *others = names
    given = [first, *(pytest.param(name, marks=pytest.mark.exhaustive) for name in others)]
    return pytest.mark.parametrize("executor", given, indirect=True)


EVERYWHERE = of("in_turn", "two", "dask")
EXHAUSTIVE = pytest.mark.exhaustive


def _same(capsys, *arguments, here=(), there=()):
    """Return the JSON of a command, which is the same here and there but for what is measured."""
    found = []
    for more in (here, there):
        assert main([*map(str, (*arguments, *more)), "--json"]) == 0
        found.append(_compared(json.loads(capsys.readouterr().out)))
    assert found[0] == found[1]
    return found[0]


def _compared(value):
    if isinstance(value, dict):
        return {k: _compared(v) for k, v in value.items() if k not in MEASURED | OUTPUTS}
    return [_compared(each) for each in value] if isinstance(value, list) else value


@pytest.fixture
def runs(tmp_path):
    """Three parameters, one of them a text, and their times."""
    random = np.random.default_rng(1)
    frame = pd.DataFrame({"m": random.integers(1, 500, 60), "k": random.integers(1, 90, 60)})
    frame["how"] = random.choice(["a", "b c", "d"], 60)
    noise = np.exp(random.normal(0, 0.03, 60))
    frame["seconds"] = 1e-6 * frame.m**1.5 * frame.k * (1 + 0.3 * (frame.how == "a")) * noise
    frame.to_csv(tmp_path / "runs.csv", index=False)
    return tmp_path / "runs.csv"


@EVERYWHERE
def test_the_model_that_is_chosen(executor, runs, tmp_path, capsys):
    given, models = ("fit", runs, "--target", "seconds", "--blocks", 2), (tmp_path / "a", tmp_path / "b")
    there = ("-o", models[1], "--executor", executor)
    found = _same(capsys, *given, here=("-o", models[0]), there=there)
    assert len(found["auto"]["tried"]) == 2
    assert models[0].read_bytes() == models[1].read_bytes()


@EXHAUSTIVE
@pytest.mark.filterwarnings("ignore")
@of("two")
def test_the_model_that_is_chosen_of_all(executor, runs, tmp_path, capsys):
    given, models = ("fit", runs, "--target", "seconds"), (tmp_path / "a", tmp_path / "b")
    there = ("-o", models[1], "--executor", executor)
    assert len(_same(capsys, *given, here=("-o", models[0]), there=there)["auto"]["tried"]) > 10
    assert models[0].read_bytes() == models[1].read_bytes()


@pytest.mark.exhaustive
@EVERYWHERE
def test_a_learning_curve(executor, runs, tmp_path, capsys):
    given = ("study", "learning-curve", runs, "--target", "seconds", "--features", "m,k", "--draws", 2)
    given = (*given, "--sizes", "20,40", "--candidates", "dt,et")
    there = ("--executor", executor, "--campaign", tmp_path / "c")
    assert len(_same(capsys, *given, there=there)["errors"]) == 4
    again = ("-o", tmp_path / "errors.csv", "--executor", executor)
    assert len(_same(capsys, *given, there=again)["errors"]) == 4
    assert len((tmp_path / "errors.csv").read_text().splitlines()) == 1 + 8


@EXHAUSTIVE
@of("two")
def test_a_learning_curve_of_an_analytical_model(executor, tmp_path, capsys):
    grids = pd.read_csv(VALIDATION / "applications" / "grid-sizes.csv").head(60)
    grids.to_csv(tmp_path / "grids.csv", index=False)
    given = ("study", "learning-curve", tmp_path / "grids.csv", "--target", "seconds", "--features", "I,J,K")
    given = (*given, "--analytical", "stencil", "--machine", "zen5", "--draws", 2, "--sizes", "10,20")
    assert _same(capsys, *given, there=("--executor", executor, "--campaign", tmp_path / "c"))["errors"]


@EVERYWHERE
def test_a_case_study(executor, tmp_path, capsys):
    grid = [(p, n) for p in (2, 4, 8, 16, 32, 64) for n in (10, 20, 30, 40, 50, 60)]
    laws = {"sweep": lambda p, n: 5 + 0.02 * n**2 * np.log2(p), "solve": lambda p, n: 3 + 0.5 * p + 0.1 * n}
    lines = [f"{name},{p},{n},{law(p, n)}" for name, law in laws.items() for p, n in grid]
    (tmp_path / "kernels.csv").write_text("\n".join(["kernel,p,n,seconds", *lines]))
    given = ("study", "case-study", "kernels.csv", "--target", "seconds", "--features", "p,n")
    given = (*given, "--strategies", sized("full", "full,cpf"), "--budgets", "40")
    found = _same(capsys, *given, there=("--executor", executor, "--campaign", tmp_path / "c"))
    assert found["kernels"] == ["sweep", "solve"]


@EXHAUSTIVE
@of("two", "dask")
def test_classes_of_models_compared(executor, runs, tmp_path, capsys):
    given = ("study", "models", runs, runs, "--target", "seconds", "--models", "knn,et", "--sizes", "16,32")
    outputs = tmp_path / "a.csv", tmp_path / "b.csv"
    _same(capsys, *given, here=("-o", outputs[0]), there=("-o", outputs[1], "--executor", executor))
    here, there = (pd.read_csv(each).drop(columns=["fit_s", "predict_s"]) for each in outputs)
    order = ["model", "setting", "n_train"]
    assert len(here) > 6
    pd.testing.assert_frame_equal(*(f.sort_values(order, ignore_index=True) for f in (here, there)))


@EXHAUSTIVE
@of("two", "dask")
def test_strategies_compared(executor, tmp_path, capsys):
    given = ("study", "strategies", "--functions", 4, "--strategies", "full,cpf", "--seed", 0)[:-2]
    there = ("-o", tmp_path / "b.csv", "--executor", executor)
    _same(capsys, *given, here=("-o", tmp_path / "a.csv"), there=there)


def _kernels(path, source, orders, most=60):
    rows = [row for row in load_rows(source) if row.order in orders and row.compiler in ("llvm", "gcc")]
    write_rows(path, spread([row for row in rows if row.residence == "L1"], most))
    return path


@EXHAUSTIVE
@of("in_turn")
def test_quick_learners_evaluated(executor, tmp_path, monkeypatch, capsys):
    quick = dict.fromkeys(("plain XGBoost", "paper", "learned"), study.LEARNERS["nearest neighbour"])
    monkeypatch.setattr(study, "LEARNERS", {**study.LEARNERS, **quick})
    monkeypatch.setattr(study, "map_processes", map)  # processes that are spawned would not know of it
    data = _kernels(
        tmp_path / "zen5.parquet", VALIDATION / "campaigns" / "zen5" / "tensor.parquet", range(1, 4)
    )
    given = ("evaluate", "learned", data, "--machine", "zen5")
    assert _same(capsys, *given, there=("--executor", executor, "--campaign", tmp_path / "c"))


@EXHAUSTIVE
@of("two", "dask")
def test_learned_models_evaluated(executor, tmp_path, capsys):
    """With the learners as they are; of few rows, since each is fitted dozens of times."""
    data = _kernels(
        tmp_path / "zen5.parquet", VALIDATION / "campaigns" / "zen5" / "tensor.parquet", range(1, 4), 20
    )
    given = ("evaluate", "learned", data, "--machine", "zen5")
    there = ("--executor", executor, "--campaign", tmp_path / "c")
    assert _same(capsys, *given, there=there)


@EXHAUSTIVE
@of("two", "dask")
def test_orders_and_machines_held_out_in_training(executor, tmp_path, capsys):
    ours = _kernels(
        tmp_path / "zen5.parquet", VALIDATION / "campaigns" / "zen5" / "tensor.parquet", range(1, 6)
    )
    theirs = VALIDATION / "campaigns" / "granite-rapids" / "tensor.parquet"
    theirs = _kernels(tmp_path / "gnr.parquet", theirs, range(1, 6))
    given = ("train", ours, "--machine", "zen5", "--score")
    for number, more in enumerate(((), ("--also", "gnr", theirs))):
        outputs = tmp_path / f"a{number}", tmp_path / f"b{number}"
        there = ("-o", outputs[1], "--executor", executor)
        assert _same(capsys, *given, *more, here=("-o", outputs[0]), there=there)["scores"]


@EXHAUSTIVE
@of("two", "dask")
def test_kernels_simulated_for_training(executor, tmp_path, monkeypatch, capsys):
    """What is simulated elsewhere is what is simulated here, of several machines, too."""
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    ours = _kernels(
        tmp_path / "zen5.parquet", VALIDATION / "campaigns" / "zen5" / "tensor.parquet", range(1, 4)
    )
    theirs = _kernels(
        tmp_path / "gnr.parquet", VALIDATION / "campaigns" / "granite-rapids" / "tensor.parquet", range(1, 4)
    )
    given = ("train", ours, "--machine", "zen5", "--also", "gnr", theirs)
    outputs = tmp_path / "a", tmp_path / "b"
    _same(capsys, *given, here=("-o", outputs[0]), there=("-o", outputs[1], "--executor", executor))
    for file in outputs[0].iterdir():
        assert _undated(file) == _undated(outputs[1] / file.name), file.name
    told = [folder.name for folder in (tmp_path / "b.campaign").glob("observed-*")]
    assert sorted(told) == ["observed-gnr", "observed-zen5"]


def _undated(file):
    return [line for line in file.read_bytes().splitlines() if b'"date"' not in line]


@EXHAUSTIVE
@of("two", "dask")
def test_a_routine_timed(executor, tmp_path, capsys):
    given = ("benchmark", "gemm", "--configurations", 150, "--range", "4-16", "--rounds", 2)
    outputs = tmp_path / "a.csv", tmp_path / "b.csv"
    found = _same(capsys, *given, here=("-o", outputs[0]), there=("-o", outputs[1], "--executor", executor))
    assert (found["configurations"], found["new"]) == (150, 150)
    assert _same(capsys, *given, "-o", outputs[1], there=("--executor", executor))["new"] == 0
    measured = ["seconds", "gflops", "spread", "reference_seconds", "drift", "date"]
    here, there = (pd.read_csv(each).drop(columns=measured) for each in outputs)
    order = ["m", "n", "k"]
    pd.testing.assert_frame_equal(*(f.sort_values(order, ignore_index=True) for f in (here, there)))


def test_a_team_is_held_against_the_node_that_measures(tmp_path, monkeypatch, capsys):
    node = Processor("a processor", 64, 32)
    monkeypatch.setattr("chainline.api.benchmark.asked_processor", lambda spread: node)
    given = ("benchmark", "fmm", "--values", "threads=65", "-o", str(tmp_path / "t.csv"))
    assert main([*given, "--executor", "somebodys_hands:in_turn"]) == 2
    assert "threads: give 1 to 64, a thread a core" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("fit", "runs.csv", "-o", "m", "--target", "seconds", "--time", "5"),
            "with --executor give --blocks",
        ),
        (("fit", "runs.csv", "--model", "et", "-o", "m"), "--executor is for auto"),
        (("fit", "runs.csv", "--model", "pmnf"), "--executor is for auto"),
        (("study", "case-study", "runs.csv"), "say by --campaign FOLDER"),
        (
            ("study", "learning-curve", "runs.csv", "--target", "seconds", "--features", "m"),
            "say by --campaign FOLDER",
        ),
    ],
)
def test_what_is_not_spread_is_one_line(arguments, message, runs, capsys):
    assert main([*arguments, "--executor", "somebodys_hands:in_turn"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert message in line

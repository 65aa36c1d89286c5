"""What commands write: never over what they read or what was measured."""

import shutil
from pathlib import Path

import pytest
from chainline.cli import main

SAMPLES = Path(__file__).parents[1] / "samples"
CAMPAIGNS = Path(__file__).parent / "validation" / "campaigns"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("d.csv").write_text("m,seconds\n" + "".join(f"{m},{1e-3 * m}\n" for m in range(8, 68)))
    Path("t.csv").write_text("m,seconds\n12,0.012\n100,0.1\n")
    for name in ("options/solver.toml", "loops/handwritten.s"):
        shutil.copy(SAMPLES / name, tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    path = tmp_path_factory.mktemp("models") / "m.model"
    table = path.with_name("d.csv")
    table.write_text("m,seconds\n" + "".join(f"{m},{1e-3 * m}\n" for m in range(8, 68)))
    assert main(["fit", str(table), "--target", "seconds", "--model", "knn", "-o", str(path)]) == 0
    return path


def _contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


FIT = ("fit", "d.csv", "--target", "seconds")
SAME = "is read, too, and would be lost"
APPENDED = "is read, too, and would be changed"
LEARN = ("study", "learning-curve", "--target", "mape", "--draws", "2")
OTHER = "holds something else, which would be lost"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*FIT, "--model", "et", "-o", "d.csv"), SAME),
        ((*FIT, "--model", "cpr", "-o", "./d.csv"), SAME),
        ((*FIT, "--model", "et", "-o", "t.csv"), OTHER),
        ((*FIT, "--model", "pmnf", "-o", "d.csv"), SAME),
        ((*FIT, "--model", "pmnf", "-o", "t.csv"), OTHER),
        ((*FIT, "--model", "hybrid", "--analytical", "influence", "-o", "d.csv"), SAME),
        (("predict", "m.model", "t.csv", "-o", "t.csv"), SAME),
        (("predict", "m.model", "t.csv", "-o", "m.model"), SAME),
        (("predict", "m.model", "t.csv", "-o", "d.csv"), OTHER),
        (("sample", "solver.toml", "-o", "solver.toml"), SAME),
        (("sample", "solver.toml", "-o", "d.csv"), OTHER),
        (("generate", "--order", "2", "-o", "d.csv"), OTHER),
        (("analyze", "handwritten.s", "--machine", "zen5", "--graph", "handwritten.svg"), OTHER),
        (("calibrate", "--quick", "-o", "solver.toml"), OTHER),
        (
            ("study", "models", "d.csv", "t.csv", "--target", "seconds", "-o", "solver.toml"),
            "is no table of trials",
        ),
        (("study", "learning-curve", "d.csv", "--target", "seconds", "-o", "t.csv"), "is no file of"),
        (("benchmark", "qr", "--configurations", "1", "-o", "d.csv"), "is no table of qr"),
        (("study", "strategies", "--functions", "1", "-o", "d.csv"), "is no file of"),
        (("peers", "--order", "1", "-o", "d.csv"), "is no file of `chainline peers`"),
        (("calibrate", "--compare", "mine.toml", "-o", "./mine.toml"), SAME),
        ((*LEARN, "learned.csv", "--features", "draw", "-o", "learned.csv"), APPENDED),
        ((*LEARN, "linked.csv", "--features", "draw", "-o", "learned.csv"), APPENDED),
        (
            ("study", "models", "d.csv", "learned.csv", "--target", "mape", "-o", "learned.csv"),
            APPENDED,
        ),
        (("benchmark", "qr", "--list", "learned.csv", "-o", "linked.csv"), APPENDED),
        (("peers", "--order", "1", "--variants", "linked.csv", "-o", "learned.csv"), APPENDED),
    ],
)
@pytest.mark.usefixtures("known_host")
def test_what_was_read_or_measured_stays(folder, capsys, model, arguments, message):
    shutil.copy(model, "m.model")
    Path("handwritten.svg").write_text("something of the user's")
    Path("t.png").write_text("measured, under an odd name")
    shutil.copy(CAMPAIGNS / "zen5/epyc-9005.toml", "mine.toml")
    Path("learned.csv").write_text("draw,mape\n0,0.5\n1,0.25\n")
    Path("linked.csv").symlink_to("learned.csv")
    before = _contents(folder)
    capsys.readouterr()
    assert main(list(arguments)) == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.startswith("chainline: error: ") and message in error
    assert _contents(folder) == before


@pytest.mark.exhaustive
def test_its_own_kind_is_replaced(folder, capsys):
    for model in ("et", "knn"):
        assert main([*FIT, "--model", model, "-o", "m.model"]) == 0
    for _ in range(2):
        assert main([*FIT, "--model", "pmnf", "-o", "law.json"]) == 0
        assert main(["sample", "solver.toml", "-o", "c.csv"]) == 0
        assert main(["generate", "--order", "2", "-o", "k.c"]) == 0
        graph = ("--function", "horner", "--graph", "g.svg", "--no-simulation")
        assert main(["analyze", "handwritten.s", "--machine", "zen5", *graph]) == 0
    assert not [name for name in _contents(folder) if name.startswith(".")]

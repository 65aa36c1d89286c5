"""`chainline export` as a user runs it."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.cli import main
from chainline.codegen.simd.schedule import parse_schedule
from chainline.codegen.variant import Variant
from chainline.models.kernels.ranking import export as models_export
from chainline.models.kernels.search.candidates import Timed

SCHEMAS = Path(__file__).parent.parent / "reports" / "schemas"
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


@pytest.fixture
def quick(monkeypatch):
    """One schedule of each order and mode instead of a search of seconds."""

    def candidates(task, cost_model):
        modes = "x y z" if task.mode == "element" else str(task.mode)
        schedule = parse_schedule(f"128 overlap {modes}")
        split = (task.order + 1,)
        variant = Variant(task.order, split, task.mode, task.language, task.dtype, schedule)
        return [Timed(variant, 100.0, 50)]

    monkeypatch.setattr(models_export, "candidates", candidates)


def _run(capsys, *arguments):
    code = main(["export", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.measures
def test_a_measured_library_builds_and_its_provenance_follows_the_schema(tmp_path, capsys, quick):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    folder = tmp_path / "kernels"
    code, out, err = _run(
        capsys, "--orders", "1-2", "--language", "llvm", "--dtype", "float32", "--modes", "element,x",
        "--measure", "--rounds", "2", "--elements", "3", "--json", "-o", str(folder),
    )  # fmt: skip
    assert code == 0
    lines = err.splitlines()
    assert lines[0] == "chainline: choosing 4 kernels by measuring, seconds for each ..."
    assert [line.split(":")[0] for line in lines[1:-1]] == [
        f"order {order} {mode}" for order in (1, 2) for mode in ("x", "element")
    ]
    assert lines[-1].endswith(f"next: make -C {folder} check")
    document = json.loads((folder / "provenance.json").read_text())
    assert document == json.loads(out)
    jsonschema.validate(document, json.loads((SCHEMAS / "provenance.schema.json").read_text()))
    assert all(kernel["measured_gflops"] > 0 for kernel in document["kernels"])
    assert {kernel["n_elements"] for kernel in document["kernels"]} == {3}
    if shutil.which("make") and shutil.which("gcc"):
        done = subprocess.run(["make", "-C", folder, "check"], capture_output=True, text=True, check=False)
        assert done.returncode == 0 and "4 kernels are right" in done.stdout


def test_a_library_for_another_machine_is_not_measured(tmp_path, capsys, quick):
    arguments = ("--orders", "3", "--language", "llvm", "--modes", "z", "--machine", "a64fx")
    code, out, err = _run(capsys, *arguments, "-o", str(tmp_path))  # empty, and there
    assert (code, out) == (0, "")
    (kernel,) = json.loads((tmp_path / "provenance.json").read_text())["kernels"]
    assert kernel["measured_gflops"] is None
    assert (kernel["machine"], kernel["target"]["cpu"]) == ("a64fx", "a64fx")
    assert "-mcpu=a64fx" in (tmp_path / "Makefile").read_text()
    code, _, err = _run(capsys, *arguments, "--measure", "-o", str(tmp_path / "other"))
    assert (code, err.count("\n")) == (2, 1) and "not on a64fx" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--orders", "16"), "16: must be 1 to 15"),
        (("--language", "cobol"), "argument --language: invalid choice: 'cobol'"),
        (("--modes", "x,w"), "--modes 'w': choose among x, y, z, element"),
        (("--elements", "0"), "--elements 0: must be at least 1"),
        (("--measure", "--rounds", "0"), "--rounds 0: must be at least 1"),
        (("--compiler", "gcc"), "compiler gcc takes language c, not llvm"),
        (("--machine", "pdp11"), "pdp11"),
        (("-o", "full"), "-o full: is not empty, it holds kept.txt; give a new or empty folder"),
        (("-o", "full/kept.txt"), "-o full/kept.txt: is a file"),
        (("-o", "missing/kernels"), "-o missing/kernels: missing is not a folder; make it first"),
    ],
)
def test_bad_use_is_one_line_and_leaves_nothing(tmp_path, monkeypatch, capsys, quick, arguments, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full/kept.txt").write_text("kept")
    given = {"--orders": "2", "--language": "llvm", "-o": "kernels"}
    for option, value in zip(arguments[-2::2], arguments[-1::2], strict=True):
        given[option] = value
    flags = [word for word in arguments[:-2] if word.startswith("--")]
    code, out, err = _run(capsys, *(word for pair in given.items() for word in pair), *flags)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err
    assert sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")) == [
        "full",
        "full/kept.txt",
    ]


def test_a_libceed_backend_is_written(tmp_path, capsys):
    folder = tmp_path / "backend"
    code, out, err = _run(
        capsys, "--interface", "libceed", "--dimensions", "1", "--nodes", "2", "--points", "P,P+1",
        "--width", "128", "--even-odd", "no", "-o", str(folder),
    )  # fmt: skip
    assert (code, out) == (0, "")
    assert "kernels of 2 shapes of bases; next: sh " in err
    assert {path.name for path in folder.glob("*-1d-*.c")} == {
        "ceed-chainline-1d-p2-q2.c",
        "ceed-chainline-1d-p2-q3.c",
    }
    text = (folder / "ceed-chainline-1d-p2-q3.c").read_text()
    assert "CHAINLINE_PLAIN" in text and "CHAINLINE_EVEN_ODD" not in text
    assert "| 1 | 2 | 2, 3 |" in (folder / "README.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--interface", "libceed", "--orders", "3"), "--orders: is not of --interface libceed"),
        (("--interface", "libceed", "--nodes", "17"), "--nodes 17: must be at most 16"),
        (("--interface", "libceed", "--dimensions", "4"), "--dimensions 4: must be at most 3"),
        (("--interface", "libceed", "--points", "5"), "--points '5': write P, P+1 or P-1"),
        (("--interface", "libceed", "--nodes", "1", "--points", "P-1"), "no basis of these dimensions"),
        (("--interface", "libceed", "--width", "100"), "vector width 100"),
        (("--language", "c"), "the following arguments are required: --orders"),
        (("--orders", "3", "--language", "c", "--nodes", "3"), "--nodes: is of --interface libceed"),
    ],
)
def test_bad_use_of_an_interface_is_one_line(tmp_path, capsys, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", str(tmp_path / "made"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err
    assert not (tmp_path / "made").exists()


def test_a_compiler_that_is_missing_is_told_before_anything_is_searched(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", "/nonexistent")
    code, out, err = _run(
        capsys, "--orders", "1", "--language", "c", "--compiler", "fcc", "-o", str(tmp_path / "kernels")
    )
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "compiler 'fcc'" in err and "is not installed" in err

"""`chainline export` as a user runs it."""

import json
import shutil
import subprocess

import numpy as np
import pytest
from chainline.cli import main
from chainline.models.kernels.ranking import export as models_export
from chainline.reports.schemas import schema_of

from .predicted_answers import answer_of

# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


@pytest.fixture
def quick(monkeypatch):
    """One schedule of each order and mode instead of a search of seconds."""

    def found(question):
        modes = "x y z" if question.mode == "element" else str(question.mode)
        return answer_of(question, {f"128 overlap {modes}": 100.0})

    monkeypatch.setattr(models_export, "full_answer", found)
    monkeypatch.setattr(models_export, "measured_choice", lambda _: None)


def _require(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")


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
        "--measure", "--rounds", "2", "--patience", "1", "--elements", "3", "--json", "-o", str(folder),
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
    jsonschema.validate(document, schema_of("provenance"))
    speeds = [kernel["measured_gflops"] for kernel in document["kernels"]]
    assert all(speed is None or speed > 0 for speed in speeds)
    assert speeds.count(None) == err.count("; the host was disturbed while it was measured")
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
        (("--pure-fortran", "--orders", "2"), "--pure-fortran: goes with --language fortran, not llvm"),
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
        (
            ("--orders", "3", "--language", "fortran", "--compiler", "llvm"),
            "--compiler llvm: kernels for Fortran are in C",
        ),
        (("--language", "c"), "the following arguments are required: --orders"),
        (("--orders", "3", "--language", "c", "--nodes", "3"), "--nodes: is of --interface libceed"),
    ],
)
def test_bad_use_of_an_interface_is_one_line(tmp_path, capsys, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", str(tmp_path / "made"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err
    assert not (tmp_path / "made").exists()


FOR_FORTRAN = ("--orders", "2", "--language", "fortran", "--modes", "element")


def test_for_fortran_kernels_are_in_c_behind_a_module(tmp_path, capsys, quick):
    _require("gcc")
    folder = tmp_path / "kernels"
    code, _, _ = _run(capsys, *FOR_FORTRAN, "-o", str(folder))
    assert code == 0
    (kernel,) = json.loads((folder / "provenance.json").read_text())["kernels"]
    assert (kernel["language"], kernel["compiler"], kernel["file"]) == (
        "c", "gcc", "kernels/chainline_element_p2_f64.c",
    )  # fmt: skip
    makefile = (folder / "Makefile").read_text()
    assert "check: build/test_kernels check-fortran" in makefile and "FC = gfortran" in makefile
    assert "all: $(library) fortran" in makefile
    assert "project(chainline_kernels LANGUAGES C Fortran)" in (folder / "CMakeLists.txt").read_text()
    assert 'bind(c, name="chainline_element_p2_f64")' in (folder / "chainline_kernels.f90").read_text()
    assert "with gcc and gfortran, both take others" in (folder / "README.md").read_text()


@pytest.mark.exhaustive
def test_fortran_alone_is_an_option(tmp_path, capsys):
    _require("gcc", "gfortran", "make")
    arguments = ("--orders", "1", "--language", "fortran", "--pure-fortran", "--modes", "x")
    code, _, _ = _run(capsys, *arguments, "-o", str(tmp_path / "kernels"))
    assert code == 0
    assert [path.name for path in (tmp_path / "kernels/kernels").iterdir()] == ["chainline_x_p1_f64.f90"]
    done = subprocess.run(
        ["make", "-C", tmp_path / "kernels", "check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "1 kernels are right when called from Fortran" in done.stdout


PROGRAM = """program apply
  use, intrinsic :: iso_c_binding, only: c_int64_t, c_double
  use chainline_kernels
  implicit none
  integer(c_int64_t), parameter :: n = 5
  real(c_double) :: dx(3, 3), dy(3, 3), dz(3, 3), q(3, 3, 3, n), result(3, 3, 3, n)
  integer :: from, to

  open (newunit=from, file="given", access="stream", form="unformatted", status="old")
  read (from) dx, dy, dz, q
  call chainline_element_p2_f64(n, dx, dy, dz, q, result)
  open (newunit=to, file="made", access="stream", form="unformatted", status="replace")
  write (to) result
end program apply
"""


@pytest.mark.exhaustive
def test_a_fortran_program_computes_what_numpy_does(tmp_path, capsys, quick):
    _require("gcc", "gfortran", "make")
    folder = tmp_path / "kernels"
    code, _, _ = _run(capsys, *FOR_FORTRAN, "-o", str(folder))
    assert code == 0
    random = np.random.default_rng(5)
    dx, dy, dz = random.standard_normal((3, 3, 3))
    q = random.standard_normal((5, 3, 3, 3))
    (tmp_path / "given").write_bytes(b"".join(array.tobytes() for array in (dx.T, dy.T, dz.T, q)))
    (tmp_path / "apply.f90").write_text(PROGRAM)
    library = folder / "libchainline_kernels.a"
    for command in (
        ["make", "-C", folder, "check"],
        ["gfortran", f"-I{folder}/build", "apply.f90", library, "-o", "apply"],
        [tmp_path / "apply"],
    ):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    made = np.frombuffer((tmp_path / "made").read_bytes()).reshape(q.shape)
    expected = np.einsum("im,jo,kp,epom->ekji", dx, dy, dz, q, optimize=True)
    np.testing.assert_allclose(made, expected, rtol=0, atol=1e-13)


def test_without_a_c_compiler_fortran_alone_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", "/nonexistent")
    code, out, err = _run(
        capsys, "--orders", "1", "--language", "fortran", "--compiler", "frt", "-o", str(tmp_path / "kernels")
    )
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "compiler 'fcc'" in err and "or give --pure-fortran" in err


def test_a_compiler_that_is_missing_is_told_before_anything_is_searched(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", "/nonexistent")
    code, out, err = _run(
        capsys, "--orders", "1", "--language", "c", "--compiler", "fcc", "-o", str(tmp_path / "kernels")
    )
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "compiler 'fcc'" in err and "is not installed" in err


def test_a_c_library_is_written(tmp_path, capsys):
    folder = tmp_path / "operators"
    arguments = ("--interface", "c", "--orders", "1", "--points", "P", "--kinds", "interpolation")
    code, out, err = _run(capsys, *arguments, "--machine", "zen3", "--json", "-o", str(folder))
    assert code == 0
    assert err.splitlines()[-1] == (
        f"{folder}: kernels of 1 operators for x86_64_v4 and x86_64_v3; next: make -C {folder} check"
    )
    document = json.loads(out)
    assert (document["interface"], document["orders"]) == ("c", [1])
    assert {"chainline_kernel.h", "kernels/x86_64_v3/interpolation_p2_q2_f64x4.c"} <= set(document["files"])
    assert sorted(document["files"]) == sorted(
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--nodes", "3"), "--nodes: is not of --interface c; leave it out"),
        (("--measure",), "--measure: is not of --interface c; leave it out"),
        (("--language", "c"), "--language: is not of --interface c; leave it out"),
        (("--kinds", "stokes"), "--kinds 'stokes': choose among interpolation"),
        (("--sizes", "4,4:5"), "--sizes 4,4:5: give points taken and made along each axis"),
        (("--width", "64"), "--width 64: no vectors of a library are as narrow; those of x86-64 have"),
        (("--orders", "16"), "16"),
    ],
)
def test_arguments_that_a_c_library_does_not_take(tmp_path, capsys, arguments, said):
    given = ("--interface", "c", "--orders", "2", "--machine", "zen3", "-o", str(tmp_path / "made"))
    code, out, err = _run(capsys, *given, *arguments)
    assert (code, out) == (2, "") and said in err.splitlines()[-1]
    assert not (tmp_path / "made").exists()


def test_kinds_are_of_the_c_library(tmp_path, capsys):
    given = ("--orders", "2", "--language", "c", "--kinds", "gradient", "-o", str(tmp_path / "made"))
    code, _, err = _run(capsys, *given)
    assert code == 2 and "--kinds: is of --interface c; leave it out, or give that interface" in err


def test_a_library_of_faces_alone(tmp_path, capsys):
    folder = tmp_path / "faces"
    arguments = ("--interface", "c", "--sizes", "2,2:-,1", "--kinds", "interpolation", "--width", "256")
    code, _, _ = _run(capsys, *arguments, "--machine", "zen3", "-o", str(folder))
    assert code == 0
    made = {path.name for path in (folder / "kernels" / "x86_64_v3").iterdir()}
    assert made == {
        "interpolation_p2x1_q2x2_f64x4_along_y.c",
        "interpolation_p2x2_q2x1_f64x4_along_y.c",
    }


def test_headers_for_dealii_are_written(tmp_path, capsys):
    folder = tmp_path / "cells"
    arguments = ("--interface", "dealii", "--orders", "1", "--points", "P", "--width", "256")
    code, _, err = _run(capsys, *arguments, "--machine", "zen3", "-o", str(folder))
    assert code == 0
    assert err.splitlines()[-1] == f"{folder}: degrees 1; next: make -C {folder} check DEALII=..."
    assert {path.name for path in folder.iterdir()} == {
        *("chainline_dealii.h", "chainline_dealii_256.h", "test_dealii.cc"),
        *("Makefile", "README.md", "LICENSE"),
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--dtype", "float32"), "--dtype float32: kernels of deal.II are of float64; leave it out"),
        (("--kinds", "gradient"), "--kinds: is not of --interface dealii; leave it out"),
        (("--dimensions", "2"), "--dimensions: is not of --interface dealii; leave it out"),
        (("--points", "P-1"), "no kernels of deal.II: it takes degree + 1 to 16 quadrature points"),
    ],
)
def test_arguments_that_dealii_does_not_take(tmp_path, capsys, arguments, said):
    given = ("--interface", "dealii", "--orders", "2", "--machine", "zen3", "-o", str(tmp_path / "made"))
    code, out, err = _run(capsys, *given, *arguments)
    assert (code, out) == (2, "") and said in err.splitlines()[-1]

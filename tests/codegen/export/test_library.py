"""Libraries as a user builds them, from a clean folder, with make and with cmake."""

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from chainline.codegen.assembly import Provenance
from chainline.codegen.compilers import default_compiler
from chainline.codegen.export.library import Library, LibraryKernel, library_files, write_folder
from chainline.codegen.render import Directives
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.errors import UsageError
from chainline.reports.schemas import schema_of

ROOT = Path(__file__).parent.parent.parent.parent
# widths that any x86-64 or AArch64 machine has, or emulates by two registers
SCHEDULES = {
    Mode.X: "128 overlap x",
    Mode.Y: "128 mask e2 y",
    Mode.Z: "128 overlap z",
    Mode.ELEMENT: "128 mask x y z",
}


def _require(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")


def _provenance(language, target):
    """Return how the installed compiler builds; what one may say where it is not installed."""
    compiler = default_compiler(language)
    try:
        return find_toolchain(compiler, target).provenance(target)
    except UsageError:
        return Provenance(compiler, f"{compiler} 12.2.0", ("-O3", "-fPIC", "-march=native"))


def _library(language, dtype=DType.FLOAT64, orders=(1, 2), modes=tuple(Mode), target="host"):
    built = _provenance(language, find_target(target))
    kernels = []
    for order in orders:
        for mode in modes:
            schedule = None if language is Language.FORTRAN else parse_schedule(SCHEDULES[mode])
            directives = Directives.NONE
            if language is Language.FORTRAN:
                directives = Directives.SIMD if order == 2 else Directives.INDEPENDENT
            variant = Variant(order, (order, 1), mode, language, dtype, schedule)
            kernels.append(LibraryKernel(variant, 10.0, 20.0, "simulation", None, 5, built, directives))
    return Library(tuple(kernels), find_target(target), "zen5", "2026-01-02T03:04:05+00:00")


def _run(folder, *command):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("language", "dtype", "compilers", "goals"),
    [
        (Language.C, DType.FLOAT64, ("gcc",), ("check",)),
        (Language.FORTRAN, DType.FLOAT64, ("gcc", "gfortran"), ("check",)),
        (Language.LLVM, DType.FLOAT32, ("gcc", "gfortran"), ("check", "check-fortran")),
    ],
)
def test_make_builds_it_and_its_test_passes(tmp_path, language, dtype, compilers, goals):
    _require("make", *compilers)
    write_folder(tmp_path / "kernels", library_files(_library(language, dtype)))
    done = _run(tmp_path / "kernels", "make", "-j2", *goals)
    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr
    assert "8 kernels are right\n" in done.stdout
    assert ("from Fortran" in done.stdout) == ("gfortran" in compilers)


def test_a_wrong_kernel_is_named(tmp_path):
    _require("make", "gcc", "gfortran")
    files = library_files(_library(Language.FORTRAN, orders=(1, 2), modes=(Mode.Y,)))
    path = "kernels/chainline_y_p2_f64.f90"
    broken = files[path].replace("dy(j, 1)", "dy(1, 1)")
    assert broken != files[path]
    write_folder(tmp_path / "kernels", files | {path: broken})
    for goal in ("check-fortran", "check"):
        done = _run(tmp_path / "kernels", "make", goal)
        assert done.returncode != 0
        named = {line.split(",")[0] for line in done.stderr.splitlines() if line.startswith("FAILED")}
        assert named == {"FAILED: chainline_y_p2_f64"}


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("do e = 1, n_elements", "do e = 1, n_elements + 1", "outside"),
        ("do e = 1, n_elements", "do e = 1, n_elements - 1", "entries are wrong"),
    ],
)
def test_a_kernel_of_other_elements_is_named(tmp_path, before, after, what):
    _require("make", "gcc", "gfortran")
    files = library_files(_library(Language.FORTRAN, orders=(1,), modes=(Mode.Z,)))
    path = "kernels/chainline_z_p1_f64.f90"
    assert files[path].count(before) == 1
    write_folder(tmp_path / "kernels", files | {path: files[path].replace(before, after)})
    done = _run(tmp_path / "kernels", "make", "build/test_kernels")
    assert done.returncode == 0
    done = _run(tmp_path / "kernels", "build/test_kernels")
    assert done.returncode == 1
    assert what in done.stderr and "chainline_z_p1_f64, 3 elements" in done.stderr


@pytest.mark.exhaustive
def test_cmake_builds_tests_and_installs_it(tmp_path):
    _require("cmake", "ctest", "gcc", "gfortran")
    write_folder(tmp_path / "kernels", library_files(_library(Language.LLVM, orders=(1,), modes=(Mode.X,))))
    for command in (
        "cmake -S kernels -B build",
        "cmake --build build",
        "ctest --test-dir build",
        "cmake --install build --prefix installed",
    ):
        done = _run(tmp_path, *command.split())
        assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "installed").rglob("chainline_kernelsConfig.cmake"))
    assert (tmp_path / "installed/include/chainline_kernels.h").is_file()


def test_it_runs_as_code_of_another_processor(tmp_path):
    prefix = "aarch64-linux-gnu-"
    _require("make", f"{prefix}gcc", f"{prefix}ar", "qemu-aarch64")
    library = _library(Language.LLVM, orders=(1,), modes=(Mode.ELEMENT,), target="a64fx")
    write_folder(tmp_path / "kernels", library_files(library))
    run = "RUN=qemu-aarch64 -cpu a64fx -L /usr/aarch64-linux-gnu"
    done = _run(tmp_path / "kernels", "make", "check", f"CC={prefix}gcc", f"AR={prefix}ar", run)
    assert done.returncode == 0, done.stderr
    assert "-mcpu=a64fx -msve-vector-bits=512" in done.stdout


def test_names_and_files_are_those_that_are_documented():
    files = library_files(_library(Language.LLVM, DType.FLOAT32, orders=(2,), modes=(Mode.X, Mode.ELEMENT)))
    header = " ".join(files["chainline_kernels.h"].split())
    for declaration in (
        "void chainline_element_p2_f32(int64_t n_elements, const float *dx, const float *dy, "
        "const float *dz, float *q, float *tmp);",
        "void chainline_x_p2_f32(int64_t n_elements, const float *dx, const float *q, float *tmp);",
        "int chainline_element_f32(int order, int64_t n_elements, const float *dx, const float *dy, "
        "const float *dz, float *q, float *tmp);",
        "int chainline_x_f32(int order, int64_t n_elements, const float *dx, const float *q, float *tmp);",
    ):
        assert declaration in header
    assert "chainline_y" not in header
    assert {"kernels/chainline_x_p2_f32.s", "ir/chainline_x_p2_f32.ll"} <= files.keys()
    assert "tensor_x" not in files["kernels/chainline_x_p2_f32.s"]
    assert "_openmp" not in "".join(files.values())


def test_the_licence_of_chainline_is_in_it():
    files = library_files(_library(Language.FORTRAN, orders=(1,), modes=(Mode.X,)))
    assert (ROOT / "LICENSE").read_text() in files["LICENSE"]
    assert "LLVM" not in files["LICENSE"]


@pytest.mark.parametrize("language", list(Language))
def test_provenance_follows_its_schema_and_names_files_that_are_there(language):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    files = library_files(_library(language, orders=(1,)))
    document = json.loads(files["provenance.json"])
    jsonschema.validate(document, schema_of("provenance"))
    assert [kernel["mode"] for kernel in document["kernels"]] == ["x", "y", "z", "element"]
    for kernel in document["kernels"]:
        assert kernel["file"] in files and kernel["symbol"] in files[kernel["file"]]
        assert kernel["split"] == [1, 1]
        assert (kernel["schedule"] is None) == (language is Language.FORTRAN)


def test_every_table_row_of_the_read_me_has_as_many_cells_as_its_head():
    readme = library_files(_library(Language.C, orders=(1,)))["README.md"]
    rows = readme[readme.index("| kernel |") :].split("\n\n")[0].splitlines()
    assert len(rows) == 2 + 4
    assert len({row.count("|") for row in rows}) == 1
    assert re.search(r"chainline_z_p1_f64` \| 5 \| 20\.0 \| 1,1 \| 128 overlap z \|", readme)


def test_a_kernel_that_was_disturbed_while_it_was_measured_has_no_speed():
    library = _library(Language.LLVM, orders=(1,), modes=(Mode.X, Mode.Y))
    first, second = library.kernels
    kernels = (replace(first, measured_gflops=12.5), replace(second, measured_gflops=None))
    text = library_files(replace(library, kernels=kernels))["README.md"]
    assert "| 12.5 |" in text and "| disturbed |" in text


def test_files_are_written_whole_or_not_at_all(tmp_path, monkeypatch):
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "mine.txt").write_text("mine")
    with pytest.raises(UsageError, match=r"is not empty, it holds mine\.txt"):
        write_folder(kept, {"a": "b"})
    with pytest.raises(UnicodeEncodeError):
        write_folder(tmp_path / "new", {"a": "b", "c/d": "\udc80"})
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)  # a shell's folder stays the same one
    before = empty.stat().st_ino
    write_folder(empty, {"a": "b", "c/d": "e"})
    assert (empty / "c/d").read_text() == "e" and empty.stat().st_ino == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "kept"]

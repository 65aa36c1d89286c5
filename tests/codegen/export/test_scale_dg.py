"""Kernels for SCALE-DG as their user builds them, against sums that their own test writes out."""

import ctypes
import re
import shutil
import subprocess

import numpy as np
import pytest
from chainline.codegen.export.library import write_folder
from chainline.codegen.export.scale_dg.files import (
    MODULE,
    ScaleExport,
    kernel_sources,
    mirrored_header,
    scale_files,
    scale_kernel,
)
from chainline.codegen.export.scale_dg.kinds import KINDS
from chainline.codegen.target import find_target
from chainline.codegen.variant import DType


def _checked(export, folder):
    for tool in ("make", "gcc", "gfortran"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    write_folder(folder, scale_files(export))
    built = subprocess.run(
        ["make", "-s", "-j2", "CFLAGS=-O1 -std=c99 -march=native", "check"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert built.returncode == 0, built.stderr + built.stdout
    return built.stdout


@pytest.mark.exhaustive
@pytest.mark.parametrize("dtype", list(DType))
@pytest.mark.parametrize("orders", [(1, 2, 3, 4, 5), (6, 7), (8, 9, 15)])
def test_procedures_agree_with_sums_written_out(dtype, orders, tmp_path):
    said = _checked(ScaleExport(orders, find_target("host"), dtype), tmp_path / "made")
    assert said.strip() == f"{78 * len(orders)} results, 0 of them wrong"


@pytest.mark.parametrize("sign", [0, -1])
def test_a_kernel_takes_mirrored_matrices_and_others(sign, tmp_path):
    """Those of the odd derivative by halves; both agree with numpy."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    kind, n = next(kind for kind in KINDS if kind.name == "dirY"), 8
    made = scale_kernel(kind, n - 1, find_target("host"), DType.FLOAT64, None)
    files = {**kernel_sources(made), "chainline_mirrored.h": mirrored_header(DType.FLOAT64)}
    for path, text in files.items():
        (tmp_path / path).write_text(text)
    sources = [path for path in files if path.endswith(".c")]
    flags = ["-O1", "-march=native", "-shared", "-fPIC", "-o", "made.so"]
    subprocess.run(["gcc", *flags, *sources], cwd=tmp_path, check=True)
    random = np.random.default_rng(1)
    matrix, points = random.standard_normal((n, n)), random.standard_normal((n, n, n))
    if sign:
        matrix = matrix + sign * matrix[::-1, ::-1]
    matrix, result = np.ascontiguousarray(matrix), np.empty_like(points)
    procedure = getattr(ctypes.CDLL(str(tmp_path / "made.so")), made.name)
    procedure(*(ctypes.c_void_p(array.ctypes.data) for array in (matrix, points, result)))
    assert np.allclose(result, np.einsum("rm,kmi->kri", matrix, points), rtol=1e-13, atol=1e-13)


@pytest.mark.exhaustive
def test_fortran_alone_agrees_too(tmp_path):
    said = _checked(ScaleExport((1, 7, 8), find_target("host"), pure_fortran=True), tmp_path / "made")
    assert said.strip() == f"{78 * 3} results, 0 of them wrong"


def test_every_procedure_of_the_module_is_there():
    export = ScaleExport((3, 15), find_target("x86-64-v3"), pure_fortran=True)
    module = scale_files(export)[MODULE]
    public = re.findall(r"public :: (\w+)", module)
    assert public == [kind.procedure(order) for order in (3, 15) for kind in KINDS]
    assert re.findall(r"^  subroutine (\w+)", module, re.MULTILINE) == public


@pytest.mark.parametrize(
    ("order", "name", "tested"), [(5, "dirY", ""), (7, "dirY", "8, mattr, -1"), (7, "dirX", "8, mat, -1")]
)
def test_mirrored_matrices_are_looked_for_from_seven_points_on(order, name, tested):
    kind = next(kind for kind in KINDS if kind.name == name)
    made = scale_kernel(kind, order, find_target("x86-64-v3"), DType.FLOAT64, None)
    files = kernel_sources(made)
    assert len(files) == (2 if tested else 1)
    assert f"chainline_mirrored({tested})" in files[f"{made.name}.c"] or not tested

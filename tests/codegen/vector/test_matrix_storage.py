"""C functions that write matrices as a kernel takes them, beside what numpy makes of them."""

import ctypes
import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest
from chainline.codegen.variant import DType, Language
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.matrix_storage import stored_arrays, stored_forms, storing_functions
from chainline.codegen.vector.operator_source import render_operator
from chainline.codegen.vector.plan import Form
from chainline.codegen.vector.registry import named_operator

needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="gcc not installed")
GUARD = 7.0


def kernel_of(kind, symmetric, dtype, wide):
    operator = named_operator(kind, (3, 5, 6), (4, 4, 9), symmetric=symmetric, dtype=dtype)
    kernel = default_kernel(operator, 128, 16, elements=1)
    tiles = [replace(tile, wide=wide and tile.form is not Form.ROWS, kept=0) for tile in kernel.tiles]
    return replace(kernel, tiles=tuple(tiles))


def library(kernel, folder):
    """Return the source of a kernel and its functions, compiled."""
    text = render_operator(kernel, Language.C).text + storing_functions(kernel)
    (folder / "kernel.c").write_text(text)
    command = ("gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "kernel.c")
    subprocess.run((*command, "-o", "kernel.so"), cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "kernel.so"))


def matrices_of(kernel):
    random, found = np.random.default_rng(0), {}
    for matrix in kernel.plan.operator.matrices:
        values = random.standard_normal((matrix.rows, matrix.columns))
        mirrored = values + matrix.parity.sign * values[::-1, ::-1]
        found[matrix.name] = mirrored.astype(str(kernel.plan.operator.dtype))
    return found


def written(function, form, matrix, dtype):
    """Return what a function returns without an array and with one, and the array, a guard behind it."""
    function.restype = ctypes.c_int64
    stored = np.full(form.entries + 1, GUARD, str(dtype))
    laid = form.matrix.stored(matrix)
    return (
        function(laid.ctypes.data_as(ctypes.c_void_p), None),
        function(laid.ctypes.data_as(ctypes.c_void_p), stored.ctypes.data_as(ctypes.c_void_p)),
        stored,
    )


@needs_gcc
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize(("kind", "dtype"), [("gradient", DType.FLOAT64), ("divergence", DType.FLOAT32)])
def test_what_c_writes_is_what_numpy_makes(kind, dtype, symmetric, wide, tmp_path):
    kernel = kernel_of(kind, symmetric, dtype, wide)
    forms, matrices = stored_forms(kernel), matrices_of(kernel)
    assert bool(forms) == (symmetric or wide)
    if not forms:
        assert storing_functions(kernel) == ""
        return
    found, arrays = library(kernel, tmp_path), stored_arrays(kernel, matrices)
    expected = dict(zip(kernel.arrays, arrays, strict=True))
    for form in forms:
        function = getattr(found, f"{kernel.plan.operator.name}_store_{form.name}")
        asked, given, stored = written(function, form, matrices[form.matrix.name], dtype)
        assert asked == given == form.entries
        np.testing.assert_array_equal(stored[:-1], expected[form.matrix, form.halved])
        assert stored[-1] == GUARD


@needs_gcc
@pytest.mark.parametrize("wrong_by", [1e-9, np.nan])
def test_a_matrix_without_the_symmetry_is_refused(wrong_by, tmp_path):
    kernel = kernel_of("interpolation", True, DType.FLOAT64, True)
    found = library(kernel, tmp_path)
    form = next(form for form in stored_forms(kernel) if form.halved)
    matrix = matrices_of(kernel)[form.matrix.name]
    matrix[0, 0] += wrong_by
    function = getattr(found, f"interpolation_store_{form.name}")
    asked, given, stored = written(function, form, matrix, DType.FLOAT64)
    assert (asked, given) == (form.entries, 0)
    assert (stored == GUARD).all()

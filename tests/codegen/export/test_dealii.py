"""Headers for deal.II: kernels agree with einsum without deal.II, and with its own where its sources are."""

import ctypes
import os
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from chainline.codegen.export.dealii import Cell, dealii_headers
from chainline.codegen.target import find_target
from chainline.errors import UsageError

# all that the headers need of deal.II
VECTORIZATION = """
#pragma once
#include <cstddef>
namespace dealii {
template <typename Number> struct alignas(64) VectorizedArray {
  static constexpr std::size_t size() { return LANES; }
  Number data[LANES];
};
}
"""
CALLER = """
#include "chainline_dealii.h"
using kernel = chainline::evaluator<DEGREE, POINTS>;
using V = kernel::V;
extern "C" int apply(int part, const double *b, const double *d, const V *const *in, V *const *out)
{
  try {
    const kernel made(b, d);
    if (part == 0) made.evaluate_values(in[0], out[0]);
    if (part == 1) made.evaluate_gradients(in[0], out[0], out[1], out[2]);
    if (part == 2) made.integrate_values(in[0], out[0]);
    if (part == 3) made.integrate_gradients(in[0], in[1], in[2], out[0]);
    return 0;
  } catch (const std::invalid_argument &) {
    return 1;
  }
}
"""
CELLS = [Cell(2, 3), Cell(2, 4)]


def require(*programs):
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


def write(folder, files):
    for path, text in files.items():
        (folder / path).write_text(text)


@pytest.fixture(scope="module")
def headers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dealii")
    write(folder, dealii_headers([2], (0, 1), find_target("x86-64-v3"), None, "2026-11-30"))
    base = folder / "stub" / "deal.II" / "base"
    base.mkdir(parents=True)
    (base / "vectorization.h").write_text(VECTORIZATION)
    return folder


def built(folder, cell, lanes):
    require("g++")
    source, library = folder / f"caller{cell.n_q}.cc", folder / f"caller{cell.n_q}x{lanes}.so"
    source.write_text(CALLER.replace("DEGREE", str(cell.degree)).replace("POINTS", str(cell.n_q)))
    done = subprocess.run(
        [
            *("g++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-psabi", "-march=native"),
            *("-ffp-contract=fast", "-fPIC", "-shared", f"-DLANES={lanes}"),
            *(f"-DDEAL_II_VECTORIZATION_WIDTH_IN_BITS={64 * lanes}", f"-I{folder}", f"-I{folder / 'stub'}"),
            *(source, "-o", library),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(library))


def matrices(cell):
    """Return interpolation (q, p) and the derivative between quadrature points (q, q)."""
    random = np.random.default_rng(cell.n_q)
    b, d = random.uniform(-1, 1, (cell.n_q, cell.p)), random.uniform(-1, 1, (cell.n_q, cell.n_q))
    b, d = b + b[::-1, ::-1], d - d[::-1, ::-1]
    if cell.nodal:
        b[cell.n_q // 2] = np.arange(cell.p) == cell.p // 2
    return b, d


def along(matrix, values, axis):
    return np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)


def expected(part, b, d, inputs):
    """Return outputs of arrays (z, y, x, lane)."""

    def cube(matrix, values):
        for axis in range(3):
            values = along(matrix, values, axis)
        return values

    if part == 0:
        return [cube(b, inputs[0])]
    if part == 1:
        return [along(d, cube(b, inputs[0]), 2 - axis) for axis in range(3)]
    if part == 2:
        return [cube(b.T, inputs[0])]
    return [cube(b.T, sum(along(d.T, u, 2 - axis) for axis, u in enumerate(inputs)))]


def aligned(shape):
    block = np.full(int(np.prod(shape)) + 8, np.nan)
    at = -block.ctypes.data % 64 // 8
    return block[at : at + int(np.prod(shape))].reshape(shape)


def pointers(arrays):
    return (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))


@pytest.mark.parametrize("lanes", [4, 8])
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_kernels_agree_with_einsum(headers, cell, lanes):
    require("g++")
    if lanes == 8 and "avx512vl" not in Path("/proc/cpuinfo").read_text():
        pytest.skip("the host has no AVX-512")
    library, (b, d) = built(headers, cell, lanes), matrices(cell)
    given = [np.ascontiguousarray(m.T) for m in (b, d)]  # entry i * n_q + q, as deal.II has them
    random = np.random.default_rng(1)
    for part, (n_in, n_out) in enumerate([(1, 1), (1, 3), (1, 1), (3, 1)]):
        taken, made = (cell.p, cell.n_q) if part < 2 else (cell.n_q, cell.p)
        inputs, outputs = (
            [aligned((n,) * 3 + (lanes,)) for _ in range(count)]
            for n, count in ((taken, n_in), (made, n_out))
        )
        for array in inputs:
            array[:] = random.uniform(-1, 1, array.shape)
        at = [ctypes.c_void_p(m.ctypes.data) for m in given]
        assert library.apply(part, *at, pointers(inputs), pointers(outputs)) == 0
        for found, right in zip(outputs, expected(part, b, d, inputs), strict=True):
            assert abs(found - right).max() <= 1e-13 * max(1, abs(right).max()) * cell.n_q**2
        skewed = given[0].copy()
        skewed[0, 0] += 1
        at[0] = ctypes.c_void_p(skewed.ctypes.data)
        assert library.apply(part, *at, pointers(inputs), pointers(outputs)) == 1


def test_kernels_agree_with_those_of_dealii(headers):
    require("g++", "make")
    header = Path("deal.II") / "matrix_free" / "evaluation_kernels.h"
    places = [Path(place) for place in os.environ.get("CPATH", "").split(os.pathsep) if place]
    tree = next((place.parent for place in places if (place / header).is_file()), None)
    if tree is None:
        pytest.skip("deal.II's sources are not on CPATH")
    done = subprocess.run(
        ["make", "-C", headers, "check", f"DEALII={tree}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    rows = re.findall(r"^ +2 +([34])  ([a-z, ]+?) +[\d.]+ +[\d.]+ +[\d.]+$", done.stdout, re.MULTILINE)
    assert len(rows) == 5 * len(CELLS)


def test_requests_that_have_no_kernel():
    target = find_target("x86-64-v3")
    for degrees, extra, width, of in [
        ([2], (-1,), None, target),
        ([15], (1,), None, target),
        ([2], (0,), 128, target),
        ([2], (0,), None, find_target("rv64gcv")),
    ]:
        with pytest.raises(UsageError, match=r"no kernels of deal\.II"):
            dealii_headers(degrees, extra, of, width, "2026-11-30")

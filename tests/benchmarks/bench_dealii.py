"""Operators beside the evaluators of deal.II with even-odd decomposition, eight elements in the lanes.

    git clone --depth 1 https://github.com/dealii/dealii
    CPATH=dealii/include pytest -n 0 tests/benchmarks/bench_dealii.py -s

Headers of deal.II 9.6 or newer are enough: what its build makes is stood in for by a few declarations. Both
sides are compiled by gcc for vectors of the width that is at hand; elements are interlaced.
Results are compared with `numpy.einsum`.
Nanoseconds for eight elements, interleaved minima, data in L1 where that holds it. The middle point is one
of both sides, so that deal.II may use it (`nodal`).
"""

import ctypes
import os
import shutil
from pathlib import Path

import numpy as np
import pytest
from chainline.analysis.measurement.interleaved_timing import least_seconds
from chainline.analysis.measurement.timer import Timer
from chainline.api.machines import machine
from chainline.codegen.buffer_alignment import placed
from chainline.codegen.process import run
from chainline.codegen.target import host_target
from chainline.codegen.vector.function import array_shape, compile_operator, reference
from chainline.codegen.vector.operator import Layout
from chainline.codegen.vector.registry import named_operator
from chainline.models.kernels.search.operator_choice import choose_operator

DEGREES = range(1, 13)
BLOCK, ROUNDS, LEAST_SECONDS = 8, 60, 3e-5
HEADER = "deal.II/matrix_free/tensor_product_kernels.h"
STANDS_IN = ("base/config.h", "base/aligned_vector.h", "base/utilities.h", "matrix_free/shape_info.h")
DECLARATIONS = """#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#define DEAL_II_NAMESPACE_OPEN namespace dealii {
#define DEAL_II_NAMESPACE_CLOSE }
#define DEAL_II_ALWAYS_INLINE __attribute__((always_inline))
#define DEAL_II_RESTRICT __restrict__
#define DEAL_II_OPENMP_SIMD_PRAGMA
#define DEAL_II_ASSERT_UNREACHABLE() ((void)0)
#define DEAL_II_NOT_IMPLEMENTED() ((void)0)
#define Assert(c, e) ((void)0)
#define AssertDimension(a, b) ((void)0)
#define AssertIndexRange(a, b) ((void)0)
namespace dealii {
template <class T> struct AlignedVector {
  T *b; std::size_t n;
  T *begin() const { return b; }
  std::size_t size() const { return n; }
  bool empty() const { return !n; }
};
namespace numbers { template <class T> struct NumberTraits { static constexpr bool is_complex = false; }; }
namespace Utilities {
template <class T> constexpr T pow(T b, int e) { return e <= 0 ? T(1) : b * pow(b, e - 1); }
template <int N, class T> T fixed_power(T x) { T r = 1; for (int i = 0; i < N; ++i) r = r * x; return r; }
}
namespace internal { namespace MatrixFreeFunctions {
enum ElementType { tensor_symmetric_collocation, tensor_symmetric_hermite, tensor_symmetric,
  tensor_symmetric_no_collocation, tensor_general, truncated_tensor, tensor_symmetric_plus_dg0,
  tensor_raviart_thomas, tensor_nedelec, tensor_none };
template <class T> struct UnivariateShapeData;
} }
template <class T, std::size_t... a> struct nested;
template <class T, std::size_t a> struct nested<T, a> { using type = std::array<T, a>; };
template <class T, std::size_t a, std::size_t... r> struct nested<T, a, r...> {
  using type = std::array<typename nested<T, r...>::type, a>;
};
template <class T, std::size_t... a> using ndarray = typename nested<T, a...>::type;
template <int dim, class T> struct Point {};
template <int rank, int dim, class T> struct Tensor {};
}
"""
CALLS = """#include <deal.II/matrix_free/tensor_product_kernels.h>
using namespace dealii::internal;
typedef double V __attribute__((vector_size(8 * LANES)));
typedef EvaluatorTensorProduct<evaluate_evenodd, 3, POINTS, POINTS, V, double> Evaluator;
constexpr int S = POINTS * POINTS * POINTS, PARTS = 8 / LANES;
extern "C" void interpolation(int64_t n, const double *b, const double *in, double *out)
{
  Evaluator values(b, nullptr, nullptr);
  for (int64_t part = 0; part < n / LANES; ++part) {
    const V *u = (const V *)in + part * S;
    V *y = (V *)out + part * S;
    values.values<0, true, false>(u, y);
    values.values<1, true, false>(y, y);
    values.values<2, true, false>(y, y);
  }
}
extern "C" void gradient(
    int64_t n, const double *b, const double *d, const double *in, double *gx, double *gy, double *gz)
{
  Evaluator both(b, d, nullptr);
  V v[S];
  for (int64_t part = 0; part < n / LANES; ++part) {
    const V *u = (const V *)in + part * S;
    both.values<0, true, false>(u, v);
    both.values<1, true, false>(v, v);
    both.values<2, true, false>(v, v);
    both.gradients<0, true, false>(v, (V *)gx + part * S);
    both.gradients<1, true, false>(v, (V *)gy + part * S);
    both.gradients<2, true, false>(v, (V *)gz + part * S);
  }
}
"""


@pytest.fixture(scope="module")
def headers():
    found = [p for p in os.environ.get("CPATH", "").split(os.pathsep) if p and (Path(p) / HEADER).is_file()]
    if not found or shutil.which("g++") is None:
        pytest.skip(f"needs g++, and CPATH with {HEADER}")
    return found[0]


@pytest.mark.parametrize("kind", ["interpolation", "collocated-gradient"])
def test_operators_beside_deal_ii(kind, headers, tmp_path):
    processor, timer, ratios = machine(), Timer(), []
    print(f"\n{kind}\n| degree | deal.II | chainline | ratio |\n| --- | --- | --- | --- |")
    for degree in DEGREES:
        calls = [_theirs(kind, degree + 1, headers, tmp_path), _ours(kind, degree + 1, processor)]
        timed = [lambda n, at=at, arrays=arrays: timer.calls(at, arrays, BLOCK, n) for at, arrays, _ in calls]
        theirs, ours = (1e9 * s for s in least_seconds(timed, ROUNDS, LEAST_SECONDS))
        ratios.append(theirs / ours)
        print(f"| {degree} | {theirs:.1f} | {ours:.1f} | {theirs / ours:.2f} |", flush=True)
    print(f"geometric mean {np.exp(np.mean(np.log(ratios))):.2f}, least {min(ratios):.2f}")


def _case(kind, n):
    """Return operator, matrices, input and the outputs that it must have."""
    random = np.random.default_rng(n)
    nodal = n % 2 == 1 and n > 3  # as deal.II takes it
    options = {"symmetric": True, "nodal": nodal, "layout": Layout.INTERLACED, "interlaced": BLOCK}
    operator = named_operator(kind, (n,) * 3, (n,) * 3, **options)
    b, d = random.standard_normal((2, n, n))
    b, d = b + b[::-1, ::-1], d - d[::-1, ::-1]
    if nodal:
        b[n // 2] = np.arange(n) == n // 2
    matrices = {matrix.name: b if matrix.name.startswith("b") else d for matrix in operator.matrices}
    values = random.standard_normal(array_shape(operator, operator.points[0], BLOCK))
    made = [np.zeros_like(values) for _ in range(operator.n_results)]
    return operator, (b, d), matrices, values, reference(operator, matrices, [values], made)


def _ours(kind, n, processor):
    operator, _, matrices, values, expected = _case(kind, n)
    target = host_target()
    chosen = choose_operator(operator, processor.record, target, "gcc", processor.clock_ghz)
    function = compile_operator(chosen.kernel, "gcc", target)
    stored = function.stored(matrices)
    arrays = function.placed(stored, [values], [np.zeros_like(values) for _ in expected])
    first = len(stored)
    function(arrays[:first], arrays[first : first + 1], arrays[first + 1 :])
    _assert_close(arrays[first + 1 :], expected)
    return function.address, arrays, function


def _theirs(kind, n, headers, folder):
    _, matrices, _, values, expected = _case(kind, n)
    lanes = min(host_target().vector_bits // 64, BLOCK)
    library = _built(n, lanes, headers, folder)
    halves = [_halves(matrix.T) for matrix in matrices[: 1 if kind == "interpolation" else 2]]
    parts = np.stack([values[..., part : part + lanes] for part in range(0, BLOCK, lanes)])
    fields = [np.ascontiguousarray(parts), *(np.zeros_like(parts) for _ in expected)]
    arrays = placed([*halves, *fields], [0] * (len(halves) + len(fields)))
    procedure = library.interpolation if kind == "interpolation" else library.gradient
    procedure(ctypes.c_int64(BLOCK), *(ctypes.c_void_p(a.ctypes.data) for a in arrays))
    _assert_close([np.concatenate(list(a), axis=-1) for a in arrays[-len(expected) :]], expected)
    return ctypes.cast(procedure, ctypes.c_void_p).value, arrays, library


def _built(n, lanes, headers, folder):
    for number, name in enumerate(STANDS_IN):
        path = folder / "deal.II" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#include <deal.II/base/config.h>\n" if number else DECLARATIONS)
    source, library = folder / "calls.cc", folder / f"calls{n}.so"
    source.write_text(CALLS)
    flags = ["-std=c++20", "-O3", "-march=native", f"-mprefer-vector-width={64 * lanes}", "-DNDEBUG"]
    defined = [f"-DPOINTS={n}", f"-DLANES={lanes}", f"-I{folder}", f"-I{headers}"]
    done = run(["g++", *flags, *defined, "-shared", "-fPIC", str(source), "-o", str(library)], 300.0)
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(library))


def _halves(matrix):
    """Return the even and odd halves of a matrix (nodes, points) as deal.II stores them."""
    n, half = len(matrix), (matrix.shape[1] + 1) // 2
    found = np.zeros((n, half))
    for node in range(n // 2):
        mirrored = matrix[node, ::-1]
        found[node] = (matrix[node] + mirrored)[:half] / 2
        found[n - 1 - node] = (matrix[node] - mirrored)[:half] / 2
    if n % 2:
        found[n // 2] = matrix[n // 2, :half]
    return found


def _assert_close(found, expected):
    for made, wanted in zip(found, expected, strict=True):
        np.testing.assert_allclose(made, wanted, atol=1e-9 * abs(wanted).max())

"""One meaning of matrices: `D[i, m]`, in Fortran `D(i, m)`, weighs input m in output i, by every interface.

Matrices are random, and not symmetric, so that a transposed one shows; each interface is compared with
`numpy.einsum` as its user would write it.
"""

import ctypes
import shutil
import subprocess
from dataclasses import dataclass

import chainline as cl
import numpy as np
import pytest
from chainline.codegen.export.library import library_files, write_folder
from chainline.codegen.kernel import load
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Mode, Variant
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.operator import FUSED, KINDS
from chainline.codegen.vector.operator_source import render_interface, render_operator
from chainline.codegen.vector.registry import named_operator

from ...tier import sized
from .test_library import _library

N, ELEMENTS = 3, 2
MODES = {"element": "xyz", "x": "x", "y": "y", "z": "z"}
AXES = {"x": "im,ekjm->ekji", "y": "jm,ekmi->ekji", "z": "km,emji->ekji"}


@dataclass(frozen=True)
class Given:
    """Arrays of a call, and what numpy says of it for each mode."""

    d: dict
    q: np.ndarray

    def expected(self, mode):
        values = self.q
        for axis in MODES[mode]:
            values = np.einsum(AXES[axis], self.d[axis], values)
        return values


@pytest.fixture(scope="module")
def given():
    random = np.random.default_rng(17)
    return Given(
        {axis: random.standard_normal((N, N)) for axis in "xyz"}, random.standard_normal((ELEMENTS, N, N, N))
    )


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12)


def _require(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")


def _run(folder, *command):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("order", [np.ascontiguousarray, np.asfortranarray])
@pytest.mark.parametrize("mode", MODES)
def test_a_kernel_of_python(given, mode, order):
    apply = cl.kernel(N - 1, mode=mode)
    matrices = [order(given.d[axis]) for axis in MODES[mode]]
    close(apply(given.q, matrices if len(matrices) > 1 else matrices[0]), given.expected(mode))
    close(apply.bind(given.q, matrices)(), given.expected(mode))
    if len(matrices) > 1:
        close(apply(given.q, np.stack(matrices)), given.expected(mode))
    rows = [memoryview(matrix.ravel()) for matrix in matrices]  # entries in numpy's order, row after row
    close(apply(given.q, rows), given.expected(mode))


def test_an_operator_of_python(given):
    apply = cl.operator("interpolation", points=N, simulate=False)
    close(apply(given.q, [given.d[axis] for axis in "xyz"]), given.expected("element"))
    close(apply(given.q, {f"b{axis}": given.d[axis] for axis in "zyx"}), given.expected("element"))
    same = cl.kernel(N - 1)
    close(same(given.q, given.d["x"]), apply(given.q, given.d["x"]))


@pytest.mark.parametrize("compiler", ["llvm", "gcc"])
def test_a_kernel_that_a_program_loads(given, compiler):
    if compiler != "llvm":
        _require(compiler)
    variant = Variant(N - 1, (2, 1), language=Language.LLVM if compiler == "llvm" else Language.C)
    kernel = load(find_toolchain(compiler, host_target()).build(render(variant), host_target()))
    out = np.empty_like(given.q)
    kernel(ELEMENTS, [given.d[axis] for axis in "xyz"], given.q.copy(), out)
    close(out, given.expected("element"))


@pytest.mark.parametrize("mode", Mode)
def test_a_library_called_from_c_takes_columns_one_behind_the_other(given, mode, tmp_path):
    """Entry (i, m) lies at `i + Np*m`."""
    _require("gcc")
    library = _library(Language.C, orders=(N - 1,), modes=(mode,))
    write_folder(tmp_path / "made", library_files(library))
    sources = sorted(str(path) for path in (tmp_path / "made" / "kernels").glob("*.c"))
    _run(tmp_path, "gcc", "-O1", "-march=native", "-shared", "-fPIC", *sources, "-o", "made.so")
    procedure = getattr(ctypes.CDLL(str(tmp_path / "made.so")), library.kernels[0].symbol)
    columns = [
        (ctypes.c_double * N**2)(*(given.d[axis][i, m] for m in range(N) for i in range(N)))
        for axis in MODES[mode]
    ]
    q, out = given.q.copy(), np.empty_like(given.q)
    procedure(ctypes.c_int64(ELEMENTS), *columns, *(ctypes.c_void_p(a.ctypes.data) for a in (q, out)))
    close(out, given.expected(mode))


PROGRAM = """
program apply
  use, intrinsic :: iso_c_binding, only: c_double, c_int64_t
  use chainline_kernels
  implicit none
  real(c_double) :: dx({n}, {n}), dy({n}, {n}), dz({n}, {n}), q({n}, {n}, {n}, {elements})
  real(c_double) :: out({n}, {n}, {n}, {elements})
{set}
  call chainline_element_p{order}_f64({elements}_c_int64_t, dx, dy, dz, q, out)
  print "(es25.17)", out
end program
"""


@pytest.mark.parametrize("language", sized((Language.C,), tuple(Language)))
def test_a_library_called_from_fortran_takes_d_i_m(given, language, tmp_path):
    _require("gcc", "gfortran", "make")
    library = _library(language, orders=(N - 1,), modes=(Mode.ELEMENT,))
    write_folder(tmp_path, library_files(library))
    lines = [
        f"  d{axis}({i + 1}, {m + 1}) = {float(given.d[axis][i, m])!r}_c_double"
        for axis in "xyz"
        for i, m in np.ndindex(N, N)
    ]
    lines += [
        f"  q({i + 1}, {j + 1}, {k + 1}, {e + 1}) = {float(given.q[e, k, j, i])!r}_c_double"
        for e, k, j, i in np.ndindex(given.q.shape)
    ]
    text = PROGRAM.format(n=N, order=N - 1, elements=ELEMENTS, set="\n".join(lines))
    (tmp_path / "apply.f90").write_text(text)
    _run(tmp_path, "make", "all", "fortran")
    _run(tmp_path, "gfortran", "-Ibuild", "apply.f90", "libchainline_kernels.a", "-o", "apply")
    found = np.array(_run(tmp_path, "./apply").split(), dtype=np.float64)
    close(found.reshape(given.q.shape), given.expected("element"))


def test_fortran_arrays_of_numpy_are_handed_over_as_they_lie(given):
    """No copy is made of a matrix in Fortran's order; of one in C's order one is."""
    apply = cl.kernel(N - 1)
    fortran = np.asfortranarray(given.d["x"])
    assert apply.bind(given.q, fortran).kept[2] is fortran
    assert not np.may_share_memory(apply.bind(given.q, given.d["x"]).kept[2], given.d["x"])


# what each kind computes, written out: rows r of matrices by points, for x, y and z
FROM, TO = (2, 3, 4), (4, 2, 3)
SUMS = {
    "interpolation": [("b", "b", "b")],
    "gradient": [("g", "b", "b"), ("b", "g", "b"), ("b", "b", "g")],
    "divergence": [("g", "b", "b"), ("b", "g", "b"), ("b", "b", "g")],
    "collocated-gradient": [("db", "b", "b"), ("b", "db", "b"), ("b", "b", "db")],
    "values-and-gradient": [("b", "b", "b"), ("db", "b", "b"), ("b", "db", "b"), ("b", "b", "db")],
    "hessian": [
        ("ddb", "b", "b"),
        ("db", "db", "b"),
        ("db", "b", "db"),
        ("b", "ddb", "b"),
        ("b", "db", "db"),
        ("b", "b", "ddb"),
    ],
    "derivatives": [("d", "", ""), ("", "d", ""), ("", "", "d")],
}


def _matrices(operator):
    random = np.random.default_rng(23)
    return {m.name: random.standard_normal((m.rows, m.columns)) for m in operator.matrices}


def _inputs(operator):
    random = np.random.default_rng(29)
    shapes = [points[::-1] for points in operator.points]
    shapes += [((d.entries,) if d.entries > 1 else ()) + d.points[::-1] for d in operator.data]
    return [random.standard_normal((ELEMENTS, *shape)) for shape in shapes]


def _along(chains, matrices, values):
    for axis, chain in zip("xyz", chains, strict=True):
        for stem in chain[::-1]:
            values = np.einsum(AXES[axis], matrices[stem + axis], values)
    return values


# entries of a symmetric metric, xx, xy, xz, yy, yz, zz
METRIC = ((0, 1, 2), (1, 3, 4), (2, 4, 5))


def _fused(kind, matrices, inputs):
    """Return the transposes applied to data times what is evaluated."""
    data, back = list(inputs[1:]), {name: matrix.T for name, matrix in matrices.items()}
    total = 0
    if kind != "mass":
        metric = data.pop(0)
        gradient = [_along(chains, matrices, inputs[0]) for chains in SUMS["collocated-gradient"]]
        for axis, row in enumerate(METRIC):
            flux = sum(metric[:, number] * each for number, each in zip(row, gradient, strict=True))
            chains = tuple("bd" if axis == along else "b" for along in range(3))
            total = total + _along(chains, back, flux)
    if data:
        total = total + _along("bbb", back, data[0] * _along("bbb", matrices, inputs[0]))
    return [total]


def _expected(kind, matrices, inputs):
    if kind in FUSED:
        return _fused(kind, matrices, inputs)
    sums = SUMS[kind]
    if kind == "divergence":
        return [sum(_along(chains, matrices, u) for chains, u in zip(sums, inputs, strict=True))]
    of = inputs * len(sums) if len(inputs) == 1 else inputs
    return [_along(chains, matrices, u) for chains, u in zip(sums, of, strict=True)]


def _named(kind):
    return named_operator(kind, FROM, FROM if kind == "derivatives" else TO)


@pytest.mark.parametrize("kind", KINDS)
def test_every_named_operator_of_python_between_other_points(kind):
    operator = _named(kind)
    apply = cl.operator(kind, FROM, None if kind == "derivatives" else TO, simulate=False)
    matrices, inputs = _matrices(operator), _inputs(operator)
    assert {name: m.shape for name, m in matrices.items()} == apply.matrices
    arrays = inputs if len(inputs) > 1 else inputs[0]
    for given in (
        matrices,
        list(matrices.values()),
        {name: np.asfortranarray(matrix) for name, matrix in matrices.items()},
    ):
        found = apply(arrays, given)
        for one, wanted in zip(
            found if isinstance(found, tuple) else [found], _expected(kind, matrices, inputs), strict=True
        ):
            close(one, wanted)


@pytest.mark.exhaustive
def test_a_restriction_is_the_transpose_of_an_interpolation():
    b = np.random.default_rng(31).standard_normal((4, 3))
    coarse, fine = np.random.default_rng(37).standard_normal((2, 3, 3, 3)), np.ones((2, 4, 4, 4))
    up, down = (
        cl.operator("interpolation", 3, 4, simulate=False),
        cl.operator("interpolation", 4, 3, simulate=False),
    )
    close((up(coarse, b) * fine).sum(), (coarse * down(fine, b.T)).sum())


@pytest.mark.parametrize("kind", sized(("gradient",), tuple(KINDS)))
def test_an_exported_operator_takes_columns_in_c_and_d_r_m_in_fortran(kind, tmp_path):
    _require("gcc", "gfortran")
    operator = _named(kind)
    kernel = default_kernel(operator, 128, 16, elements=1)
    assert not any(halved or kernel.widens(matrix, halved) for matrix, halved in kernel.arrays)
    matrices, inputs = _matrices(operator), _inputs(operator)
    expected = _expected(kind, matrices, inputs)
    (tmp_path / "kernel.c").write_text(render_operator(kernel, Language.C).text)
    (tmp_path / "interface.f90").write_text(render_interface(kernel))
    _run(tmp_path, "gcc", "-O1", "-shared", "-fPIC", "kernel.c", "-o", "made.so")

    stored = [np.asfortranarray(matrices[matrix.name]) for matrix, _ in kernel.arrays]
    outputs = [np.zeros_like(each) for each in expected]
    procedure = getattr(ctypes.CDLL(str(tmp_path / "made.so")), operator.name.replace("-", "_"))
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in (*stored, *inputs, *outputs)]
    procedure(ctypes.c_int64(ELEMENTS), *pointers)
    for found, wanted in zip(outputs, expected, strict=True):
        close(found, wanted)

    (tmp_path / "apply.f90").write_text(_operator_program(operator, kernel, matrices, inputs, expected))
    _run(tmp_path, "gfortran", "interface.f90", "apply.f90", "./made.so", "-o", "apply")
    found = np.array(_run(tmp_path, "./apply").split(), dtype=np.float64)
    close(found, np.concatenate([wanted.ravel() for wanted in expected]))


def _operator_program(operator, kernel, matrices, inputs, outputs):
    declared, body, names = [], [], []
    for matrix, _ in kernel.arrays:
        names.append(matrix.name)
        declared.append(f"{matrix.name}({matrix.rows}, {matrix.columns})")
        body += [
            f"{matrix.name}({r + 1}, {m + 1}) = {float(matrices[matrix.name][r, m])!r}_c_double"
            for r, m in np.ndindex(matrix.rows, matrix.columns)
        ]
    for letter, arrays in (("in", inputs), ("out", outputs)):
        for number, array in enumerate(arrays):
            fields = array if array.ndim == 5 else array[:, None]
            names.append(f"{letter}{number}")
            declared.append(f"{letter}{number}({', '.join(map(str, fields.shape[::-1]))})")
            body += [
                f"in{number}({', '.join(str(i + 1) for i in at[::-1])}) = {float(fields[at])!r}_c_double"
                for at in np.ndindex(fields.shape)
                if letter == "in"
            ]
    lines = [
        "program apply",
        "  use, intrinsic :: iso_c_binding, only: c_double, c_int64_t",
        f"  use {operator.name}_interface",
        "  implicit none",
        *(f"  real(c_double) :: {each}" for each in declared),
        *(f"  {each}" for each in body),
        f"  call {operator.name}({ELEMENTS}_c_int64_t, " + ", &\n    ".join(names) + ")",
        *(f'  print "(es25.17)", out{number}' for number in range(len(outputs))),
        "end program",
    ]
    return "\n".join(lines)

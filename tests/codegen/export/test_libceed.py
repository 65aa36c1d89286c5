"""A libCEED backend's sources: they compile, and their kernels agree with numpy through a C shim."""

import ctypes
import shutil
import subprocess

import numpy as np
import pytest
from chainline.codegen.export.libceed.files import backend_files
from chainline.codegen.export.libceed.kernels import (
    BLOCK,
    Action,
    BasisShape,
    EvenOdd,
    Request,
    basis_operators,
)
from chainline.codegen.flags import target_flags
from chainline.codegen.target import find_target
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import operator_procedure, render_functions
from chainline.codegen.vector.plan import parse_tile
from chainline.errors import UsageError

WIDTH, REGISTERS = 128, 16
# what the kernels need of libCEED's header, and one entry point by numbers
HEADER = """
#pragma once
typedef double CeedScalar;
typedef int CeedInt;
#define CEED_INTERN extern
"""
SHIM = """
#include "ceed-chainline-kernels.h"
int apply(int shape, int action, int block, int form, int64_t blocks, const CeedScalar *const *matrices,
          const CeedScalar *u, CeedScalar *v, int64_t stride)
{
  ChainlineKernel kernel = chainline_shapes[shape]->kernels[action][block][form];
  ChainlineMatrices m = {matrices[0], matrices[1], matrices[2], matrices[3], matrices[4], matrices[5],
                         matrices[6], matrices[7], matrices[8], matrices[9], matrices[10], matrices[11]};
  if (!kernel) return 1;
  kernel(blocks, &m, u, v, stride);
  return 0;
}
"""


def _request(shapes, even_odd=EvenOdd.YES):
    dimensions, nodes, extra = zip(*shapes, strict=True)
    return Request(tuple(set(dimensions)), tuple(set(nodes)), tuple(set(extra)), WIDTH, REGISTERS, even_odd)


def _matrices(nodes, points, seed):
    """Return interpolation, derivative and collocated derivative between symmetric points."""
    random_numbers = np.random.default_rng(seed)

    def drawn(rows, columns, sign):
        values = random_numbers.uniform(-1, 1, (rows, columns))
        return (values + sign * values[::-1, ::-1]) / 2

    interp = drawn(points, nodes, 1)
    collo = drawn(points, points, -1)
    grad = collo @ interp if points >= nodes else drawn(points, nodes, -1)
    return interp, grad, collo


def _halves(m):
    rows, columns = -(-m.shape[0] // 2), m.shape[1]
    rows = min(m.shape[0], 4 if rows <= 4 else -(-rows // 8) * 8)
    even, odd = [], []
    for c in range(-(-columns // 2)):
        near, far = m[:rows, c], m[:rows, columns - 1 - c]
        even.append(near if c == columns - 1 - c else (near + far) / 2)
        if c < columns // 2:
            odd.append((near - far) / 2)
    return np.concatenate([*even, *odd, np.zeros(15)])


def _stored(matrices):
    """Return every matrix as kernels take it: plain, halves, and both of the transpose."""
    arrays = []
    for m in matrices:
        for each in (m, m.T):
            arrays += [np.ascontiguousarray(each.T).reshape(-1), _halves(each)]
    return arrays


def _along(matrix, values, axis):
    return np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)


def _expected(action, matrices, dimension, u):
    """Return what an action makes of u, shape ([direction], blocks, z, y, x, interlaced)."""
    interp, grad, _ = matrices
    if action.endswith("_t"):
        interp, grad = interp.T, grad.T
    if action.startswith("interp"):
        return _product([interp] * dimension, u)
    directions = []
    for direction in range(dimension):
        along = [None if action.at_nodes else interp] * dimension
        along[direction] = grad
        directions.append(_product(along, u[direction] if action.endswith("_t") else u))
    return sum(directions) if action.endswith("_t") else np.stack(directions)


def _product(along, values):
    for axis, matrix in enumerate(along):  # x is the last axis but that of elements
        if matrix is not None:
            values = _along(matrix, values, values.ndim - 2 - axis)
    return values


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")

    def build(request):
        folder = tmp_path_factory.mktemp("backend")
        for path, text in backend_files(request, find_target("host")).items():
            (folder / path).write_text(text)
        (folder / "ceed").mkdir()
        (folder / "ceed/backend.h").write_text(HEADER)
        (folder / "shim.c").write_text(SHIM)
        sources = ["shim.c", "ceed-chainline-shapes.c", *map(str, folder.glob("ceed-chainline-*d-*.c"))]
        flags = ["-O1", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", "-I."]
        flags += target_flags("gcc", "gcc", find_target("host"))  # its README says so
        subprocess.run(["gcc", *flags, *sources, "-o", "shim.so"], cwd=folder, check=True)
        return ctypes.CDLL(str(folder / "shim.so"))

    return build


def _check(library, request, number, action, block, form, seed):
    """Run a kernel; return whether there is one."""
    shape, components = request.shapes[number], 2
    matrices = _matrices(shape.nodes, shape.points, seed)
    stored = _stored(matrices)
    transposed, directions = action.endswith("_t"), 1 if action.startswith("interp") else shape.dimension

    def zeros(points, with_directions):
        fields = (directions,) if with_directions and not action.startswith("interp") else ()
        return np.zeros((*fields, components, *[points] * shape.dimension, block))

    nodes, points = zeros(shape.nodes, False), zeros(shape.points, True)
    u, v = (points, nodes) if transposed else (nodes, points)
    u[...] = np.random.default_rng(seed).uniform(-1, 1, u.shape)
    wanted = _expected(action, matrices, shape.dimension, u)
    pointers = (ctypes.c_void_p * 12)(*(array.ctypes.data for array in stored))
    missing = library.apply(
        number, list(Action).index(action), int(block > 1), form, ctypes.c_int64(components), pointers,
        ctypes.c_void_p(u.ctypes.data), ctypes.c_void_p(v.ctypes.data),
        ctypes.c_int64(components * shape.points**shape.dimension * block),
    )  # fmt: skip
    if not missing:
        absolute = _expected(action, [abs(m) for m in matrices], shape.dimension, abs(u))
        assert np.all(abs(v - wanted) <= 1e-13 * absolute), (shape, action, block, form)
    return not missing


def _check_all(library, request):
    forms = {0: 0, 1: 0}
    for number, shape in enumerate(request.shapes):
        for action in shape.actions:
            for block in (1, BLOCK):
                for form in (0, 1):
                    forms[form] += _check(library, request, number, action, block, form, seed=number)
                assert forms[0] > 0
    return forms


def test_kernels_agree_with_numpy(built):
    request = _request([(2, 3, 0)])
    forms = _check_all(built(request), request)
    assert forms[0] == forms[1] == sum(2 * len(shape.actions) for shape in request.shapes)


@pytest.mark.exhaustive
@pytest.mark.parametrize("dimension", [1, 2, 3])
@pytest.mark.parametrize("nodes", [1, 2, 4, 5])
def test_kernels_of_all_shapes_agree_with_numpy(built, dimension, nodes):
    request = Request((dimension,), (nodes,), (-1, 0, 1, 2), 256, REGISTERS, EvenOdd.AUTO)
    assert _check_all(built(request), request)[0]


def test_gradients_have_two_ways_where_points_are_enough():
    counts = {
        points: len(basis_operators(BasisShape(3, 4, points), Action.GRADIENT, BLOCK)) for points in (3, 4, 5)
    }
    assert counts == {3: 1, 4: 2, 5: 2}
    assert len(basis_operators(BasisShape(3, 4, 4), Action.GRADIENT_AT_NODES, 1)) == 1


def test_no_shape_is_one_line():
    with pytest.raises(UsageError, match="no basis of these dimensions"):
        Request((3,), (1,), (-1,), WIDTH, REGISTERS)


def test_planes_that_lie_pages_apart_keep_work_arrays_out_of_their_lines():
    kernels = operator_procedure(_block_kernel(8)), operator_procedure(_block_kernel(7))
    assert [procedure.page_apart for procedure in kernels] == [True, False]
    _, functions = render_functions({"kernel": kernels[0]})
    assert "(uintptr_t)out0 + 1024 - (uintptr_t)space0" in functions["kernel"]


def _block_kernel(nodes):
    (operator,) = basis_operators(BasisShape(3, nodes, nodes), Action.INTERPOLATE, BLOCK)
    tile = parse_tile("across")
    return OperatorKernel(plans(operator)[0], 256, (tile, tile, tile))

"""Four lines in four lanes: what lies beside them stays as it is, whatever their length."""

import shutil

import numpy as np
import pytest
from chainline.codegen.variant import Language
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.matrix_storage import stored_arrays
from chainline.codegen.vector.operator import Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import render_operator
from chainline.codegen.vector.plan import parse_tile
from chainline.codegen.vector.registry import interpolation
from chainline.errors import UsageError

needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="gcc not installed")
SHAPES = [
    (4, 4),
    (5, 5),
    (6, 6),
    (7, 7),
    (8, 8),
    (9, 9),
    (10, 10),
    (11, 11),
    (13, 13),
    (4, 7),
    (9, 6),
    (3, 5),
]
TILES = ["turned/u2/eo/wide", "turned/eo", "turned/u3/eo", "turned/u2", "turned/u4/wide", "turned/v2/u2/eo"]


def kernel_of(rows, columns, tile, **options):
    """Return the kernel of one matrix along x, of 5 by 5 lines."""
    matrices = [Matrix("mx", rows, columns, parity=Parity.EVEN), None, None]
    plan = plans(interpolation(matrices, points=(columns, 5, 5), **options))[0]
    return OperatorKernel(plan, 256, (parse_tile(tile),))


def check(kernel, rows, columns, compiler, beta=0.0):
    numbers = np.random.default_rng(rows * 100 + columns)
    values = numbers.uniform(0.2, 1, (rows, columns))
    values += values[::-1, ::-1]
    function = compile_operator(kernel, compiler)
    points = numbers.uniform(-1, 1, (2, 1, 5, 5, columns))
    around = np.full((4, 1, 5, 5, rows), 7.0)
    result = around[1:-1]
    expected = np.einsum("rm,ecabm->ecabr", values, points) + beta * result
    function(function.stored({"mx": values}), [points], [result])
    np.testing.assert_allclose(result, expected, rtol=1e-13, atol=1e-13)
    assert (around[[0, -1]] == 7.0).all()


@pytest.mark.exhaustive
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_lines_of_any_length(rows, columns):
    for tile in TILES:
        check(kernel_of(rows, columns, tile), rows, columns, "llvm")


@needs_gcc
@pytest.mark.parametrize(("rows", "columns"), [(6, 6), (11, 11), (9, 6)])
def test_lines_by_gcc(rows, columns):
    check(kernel_of(rows, columns, TILES[0]), rows, columns, "gcc")


def test_what_is_added_to_is_written_once():
    check(kernel_of(6, 6, "turned/u2/eo/wide", beta=1.0), 6, 6, "llvm", beta=1.0)


def test_wide_tiles_read_entries_in_all_lanes_behind_the_others():
    """Six points: columns of four rows, six of them, and what vectors may reach beyond, on a vector of 16."""
    kernel = kernel_of(6, 6, "turned/u3/eo/wide")
    text = render_operator(kernel, Language.C).text
    assert "broadcast" not in text
    values = np.arange(36.0).reshape(6, 6)
    (stored,) = stored_arrays(kernel, {"mx": values + values[::-1, ::-1]})
    (alone,) = stored_arrays(kernel_of(6, 6, "turned/u3/eo"), {"mx": values + values[::-1, ::-1]})
    assert alone.size == 39
    assert stored.size == 48 + 4 * 39 == kernel.stored_entries(*kernel.arrays[0])
    assert (stored[48:].reshape(39, 4) == alone[:, None]).all()


def test_rows_have_no_wide_entries():
    with pytest.raises(UsageError, match="rows/wide"):
        kernel_of(6, 6, "rows/wide")

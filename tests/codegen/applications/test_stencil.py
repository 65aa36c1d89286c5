"""Stencil kernels: the same as numpy, ghost points kept, vectorised, one way only to misuse them."""

import platform
import re
import shutil
from itertools import product

import numpy as np
import pytest
from chainline.codegen.applications.program import assembly_of
from chainline.codegen.applications.stencil import (
    MAX_ORDER,
    MAX_UNROLL,
    StencilCode,
    diffusion_coefficients,
    flops_per_point,
    load_stencil,
    reference_sweeps,
    render_stencil,
)
from chainline.errors import UsageError

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not on PATH")
_MARGIN = 67


def _guarded(values):
    """Return a copy of a grid between margins of NaN, and the array that holds all."""
    arena = np.full(values.size + 2 * _MARGIN, np.nan)
    grid = arena[_MARGIN:-_MARGIN].reshape(values.shape)
    grid[...] = values
    return grid, arena


def _grid(points, order, seed=0):
    shape = [n + 2 * order for n in reversed(points)]
    return np.random.default_rng(seed).uniform(1, 2, shape)


def _ghosts(grid, order):
    ghost = np.ones(grid.shape, bool)
    ghost[(slice(order, -order),) * 3] = False
    return grid[ghost]


def _check(stencil, points, block=(0, 0, 0), sweeps=1, threads=1):
    """Run a stencil, and compare it with numpy; different coefficients show mistaken distances."""
    order = stencil.code.order
    start = _grid(points, order)
    coefficients = np.random.default_rng(1).uniform(0.05, 0.2, order + 1)
    (a, arena_a), (b, arena_b) = _guarded(start), _guarded(start)
    inner = (slice(order, -order),) * 3
    b[inner] = np.nan  # read before written, it would stay
    stencil.bind(points, block, sweeps, threads, coefficients, a, b)()
    for grid, done in ((a, sweeps - sweeps % 2), (b, sweeps - 1 + sweeps % 2)):
        if done:
            np.testing.assert_allclose(grid, reference_sweeps(start, coefficients, done), rtol=2e-14)
        np.testing.assert_array_equal(_ghosts(grid, order), _ghosts(start, order))
    if sweeps == 1:
        np.testing.assert_array_equal(a, start)
    for arena in (arena_a, arena_b):
        assert np.isnan(arena[:_MARGIN]).all()
        assert np.isnan(arena[-_MARGIN:]).all()


@pytest.mark.exhaustive
@needs_gcc
@pytest.mark.parametrize("order", [1, 2, 3, 4])
@pytest.mark.parametrize("unroll", [0, 1, 3, 8])
def test_every_order_equals_numpy(order, unroll):
    for blocked in (False, True):
        stencil = load_stencil(StencilCode(order, unroll, blocked))
        _check(stencil, (21, 5, 4), (8, 2, 3), sweeps=2)


@needs_gcc
@pytest.mark.parametrize("unroll", range(MAX_UNROLL + 1))
def test_remainders_of_the_unrolled_loop(unroll):
    stencil = load_stencil(StencilCode(1, unroll))
    for n in (*range(1, 19), 33, 70):
        _check(stencil, (n, 2, 3))


@needs_gcc
@pytest.mark.parametrize("block", [(8, 4, 2), (5, 3, 4), (1, 1, 1), (16, 8, 6), (100, 100, 100), (0, 3, 0)])
def test_blocks_that_divide_and_do_not_divide(block):
    for unroll in (0, 4):
        _check(load_stencil(StencilCode(1, unroll, blocked=True)), (16, 8, 6), block, sweeps=3)


@needs_gcc
@pytest.mark.parametrize("points", [(1, 1, 1), (1, 7, 5), (9, 1, 5), (9, 7, 1), (1, 1, 6)])
def test_one_point_along_an_axis(points):
    for order, blocked in product((1, 3), (False, True)):
        _check(load_stencil(StencilCode(order, 2, blocked)), points, (2, 2, 2), sweeps=2)


@needs_gcc
@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("sweeps", [1, 2, 3])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_wait_for_each_other_between_sweeps(blocked, sweeps, threads):
    stencil = load_stencil(StencilCode(2, 0, blocked))
    _check(stencil, (19, 6, 11), (7, 4, 2), sweeps, threads)
    _check(stencil, (5, 1, 1), (2, 1, 1), sweeps, threads)


@needs_gcc
def test_a_bound_call_repeats_and_keeps_its_arrays():
    order, points = 1, (6, 5, 4)
    start = _grid(points, order)
    a, b = start.copy(), start.copy()
    coefficients = diffusion_coefficients(order)
    call = load_stencil(StencilCode(order)).bind(points, points, 2, 1, coefficients, a, b)
    expected = reference_sweeps(start, coefficients, 6)
    view = a[...]
    del a, b
    coefficients[:] = np.nan  # copied when bound
    assert call() is None
    call()
    call()
    np.testing.assert_allclose(view, expected, rtol=1e-13)


@needs_gcc
@pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86 assembly")
@pytest.mark.parametrize("order", [1, MAX_ORDER])
@pytest.mark.parametrize("openmp", [False, True])
def test_the_innermost_loop_is_vectorised(order, openmp):
    text = assembly_of(render_stencil(StencilCode(order)), openmp=openmp)
    assert re.search(r"\bv?(mul|fn?m(add|sub)\d+)pd\b.*%[xyz]mm", text)
    # one copy of the row's code, called by both directions of a sweep
    assert len(re.findall(r"^update_row.*:$", text, re.MULTILINE)) == 1


@needs_gcc
def test_without_openmp_nothing_of_it_is_left():
    assert "GOMP" not in assembly_of(render_stencil(StencilCode(blocked=True)))
    assert "GOMP" in assembly_of(render_stencil(StencilCode(blocked=True)), openmp=True)


@pytest.mark.parametrize("order", range(1, MAX_ORDER + 1))
def test_text_says_what_it_was_asked_for(order):
    for unroll, blocked in product(range(MAX_UNROLL + 1), (False, True)):
        code = StencilCode(order, unroll, blocked)
        program = render_stencil(code)
        assert program == render_stencil(StencilCode(order, unroll, blocked))
        assert f"void {code.symbol}(" in program.text
        assert (f"#pragma GCC unroll {unroll}\n" in program.text) == (unroll > 1)
        assert f"collapse({3 if blocked else 2}) schedule(static)" in program.text
        result = program.text.partition("  for (int64_t i = 0; i < n; ++i) {")[2].partition("}")[0]
        # operations of one result, but for those in indices and the two of the loop
        operations = re.sub(r"\[.*?\]", "", result)
        assert operations.count("*") + operations.count("+") == flops_per_point(order)


def test_symbols_differ():
    codes = [StencilCode(*c) for c in product(range(1, 5), range(9), (False, True))]
    assert len({code.symbol for code in codes}) == len(codes)
    assert StencilCode(1, 4, True).symbol == "stencil_l1_u4_blocked"


@pytest.mark.parametrize("bad", [{"order": 0}, {"order": 5}, {"unroll": -1}, {"unroll": 9}, {"order": 1.0}])
def test_code_out_of_range(bad):
    with pytest.raises(UsageError, match=next(iter(bad))):
        StencilCode(**bad)


@pytest.mark.parametrize("order", range(1, MAX_ORDER + 1))
def test_diffusion_is_a_mean(order):
    coefficients = diffusion_coefficients(order)
    assert coefficients.shape == (order + 1,)
    assert coefficients.min() > 0
    assert coefficients[0] + 6 * coefficients[1:].sum() == pytest.approx(1, abs=1e-15)
    # a constant stays, and values stay between the least and the largest
    np.testing.assert_allclose(reference_sweeps(np.full((9, 9, 9), 3.0), coefficients, 50), 3, rtol=1e-13)
    after = reference_sweeps(_grid((5, 6, 7), order), coefficients, 50)
    assert 1 <= after.min() <= after.max() <= 2


def test_reference_by_its_definition():
    """Algorithm 1 of Ibeid et al. written out for one point, at two distances."""
    order, c = 2, np.array([0.3, 0.05, 0.02])
    grid = _grid((4, 3, 5), order)
    before = grid.copy()
    k, j, i = 3, 2, 4
    expected = c[0] * grid[k, j, i] + sum(
        c[d] * (grid[k + s * d, j, i] + grid[k, j + s * d, i] + grid[k, j, i + s * d])
        for d in (1, 2)
        for s in (-1, 1)
    )
    assert reference_sweeps(grid, c, 1)[k, j, i] == pytest.approx(expected, rel=1e-14)
    np.testing.assert_array_equal(reference_sweeps(grid, c, 0), before)
    np.testing.assert_array_equal(grid, before)


@needs_gcc
@pytest.mark.parametrize(
    "change, message",
    [
        ({"points": (4, 4)}, "give I, J and K of each"),
        ({"block": (4, 4, 4, 4)}, "give I, J and K of each"),
        ({"points": (4, 0, 4)}, "points along J 0"),
        ({"points": (4, 2.5, 4)}, "not a whole number"),
        ({"block": (4, 4, -1)}, "block along K"),
        ({"sweeps": 0}, "sweeps"),
        ({"threads": 0}, "threads"),
        ({"coefficients": [1.0]}, "coefficients"),
        ({"coefficients": [1.0, 2.0, 3.0]}, "coefficients"),
        ({"a": np.ones((6, 6, 5))}, "grid a"),
        ({"b": np.ones((6, 6, 6), np.float32)}, "float64"),
        ({"b": [[[1.0]]]}, "float64"),
        ({"a": np.ones((6, 6, 12))[:, :, ::2]}, "contiguous"),
        ({"a": np.asfortranarray(np.ones((6, 6, 6)))}, "contiguous"),
        ({"b": np.broadcast_to(1.0, (6, 6, 6))}, "contiguous"),
    ],
)
def test_arguments_that_would_crash_are_refused(change, message):
    arguments = {
        "points": (4, 4, 4),
        "block": (4, 4, 4),
        "sweeps": 1,
        "threads": 1,
        "coefficients": diffusion_coefficients(1),
        "a": np.ones((6, 6, 6)),
        "b": np.ones((6, 6, 6)),
    }
    with pytest.raises(UsageError, match=message):
        load_stencil(StencilCode(blocked=True)).bind(**arguments | change)


@needs_gcc
def test_overlapping_grids_are_refused():
    arena = np.ones(2 * 216)
    a, b = arena[:216].reshape(6, 6, 6), arena[215:431].reshape(6, 6, 6)
    with pytest.raises(UsageError, match="overlap"):
        load_stencil(StencilCode()).bind((4, 4, 4), (0, 0, 0), 1, 1, [0.5, 0.1], a, b)

"""Plans whose later steps are done for one plane after the other."""

from dataclasses import replace
from math import prod

import numpy as np
import pytest
from chainline.codegen.variant import Language
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import ranked_kernels
from chainline.codegen.vector.operator import Layout, Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import render_operator
from chainline.codegen.vector.registry import gradient, interpolation
from chainline.codegen.vector.step_tiles import ranked_tiles

from .test_random_operators import deviation


def _operator(points, made, **options):
    matrices = [
        Matrix(f"b{axis}", rows, columns, parity=Parity.EVEN)
        for axis, rows, columns in zip("xyz", made, points, strict=True)
    ]
    return interpolation(matrices, **options)


def _by_planes(operator):
    return [plan for plan in plans(operator) if plan.whole is not None]


def _kernel(plan):
    operator = plan.operator
    chosen = [ranked_tiles(s, 4, operator.interlaced, 16, even_odd=True)[0][1] for s, _ in plan.parts]
    return OperatorKernel(plan, 256, tuple(chosen))


@pytest.mark.parametrize(
    ("points", "made", "options", "n_plans"),
    [
        ((5, 5, 5), (5, 5, 5), {}, 4),
        ((5, 5, 5), (5, 5, 5), {"beta": 0.5, "alpha": -2.0}, 2),
        ((4, 5, 3), (6, 4, 5), {}, 2),
        ((4, 6, 3), (6, 4, 5), {"components": 2, "layout": Layout.COMPONENT}, 2),
        ((3, 3, 3), (3, 3, 3), {"layout": Layout.INTERLACED, "interlaced": 3}, 4),
    ],
)
def test_agrees_with_einsum(points, made, options, n_plans):
    found = _by_planes(_operator(points, made, **options))
    assert len(found) == n_plans
    for plan in found:
        kernel = _kernel(plan)
        assert deviation(kernel, compile_operator(kernel), seed=1) < 200 * np.finfo(float).eps


def test_output_serves_as_work_array_where_a_plane_fits_and_nothing_old_is_needed():
    square, added, wide = (
        _by_planes(_operator((5, 5, 4), made, **options))[0]
        for made, options in (((5, 5, 6), {}), ((5, 5, 6), {"beta": 1.0}), ((6, 5, 6), {}))
    )
    assert (square.steps[0].result, square.work) == ("y0", (25,))
    assert (added.steps[0].result, added.work) == ("w0", (5 * 5 * 6, 25))
    assert wide.steps[0].result == "w0"
    text = render_operator(_kernel(square), Language.C).text
    assert "double *out0" in text
    assert "restrict out0" in render_operator(_kernel(added), Language.C).text


def test_fewer_entries_than_whole_steps_and_as_many_operations():
    operator = _operator((12, 12, 12), (12, 12, 12))
    whole, planes = plans(operator)[0], _by_planes(operator)[0]
    assert (whole.entries, planes.entries) == (4 * 12**3, 2 * 12**3 + 12**2)
    assert planes.flops == whole.flops
    assert sum(times * prod(step.result_points) for step, times in planes.parts) == 3 * 12**3


def test_taken_where_whole_arrays_do_not_fit_the_cache():
    sizes = {n: _operator((n, n, n), (n, n, n)) for n in (8, 14)}
    first = {n: ranked_kernels(operator, 256, 16)[0].plan.whole for n, operator in sizes.items()}
    assert first == {8: None, 14: 1}


def test_none_where_steps_do_not_go_on_from_each_other():
    d = [replace(Matrix("dx", 4, 4), name=f"d{axis}") for axis in "xyz"]
    assert not _by_planes(gradient(d))

"""Arrays that are values of the program: planes and small elements whose lanes are elements."""

import numpy as np
import pytest
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.operator import Layout
from chainline.codegen.vector.operator_kernel import OperatorKernel, lower_operator
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import parse_tile
from chainline.codegen.vector.program import Broadcast, Index, Load, Loop, Store, in_registers, unrolled, walk
from chainline.codegen.vector.registry import named_operator
from chainline.errors import UsageError

from .test_random_operators import deviation


def _kernels(kind, points, tile, **options):
    operator = named_operator(
        kind, (points,) * 3, (points,) * 3, layout=Layout.INTERLACED, interlaced=4, **options
    )
    for plan in plans(operator):
        yield OperatorKernel(plan, 256, (parse_tile(tile),) * len(plan.steps))


def _arrays(kernel):
    body = lower_operator(kernel).loops[0].body
    return {s.array for s in walk(body) if isinstance(s, Load | Store)}


@pytest.mark.parametrize("points", [3, 4, 5])
def test_a_plane_is_no_array(points):
    rows = (points + 1) // 2
    kernels = [
        kernel
        for kernel in _kernels("interpolation", points, f"across/u{rows}/eo", symmetric=True)
        if kernel.plane_in_registers
    ]
    assert kernels
    for kernel in kernels:
        assert "w0" not in _arrays(kernel)
        assert deviation(kernel, compile_operator(kernel), 1) < 200 * np.finfo(float).eps


@pytest.mark.parametrize("kind", ["collocated-gradient", "values-and-gradient", "gradient"])
@pytest.mark.parametrize("options", [{}, {"beta": 1.0}, {"alpha": 2.0, "beta": 0.5}])
def test_a_small_element_has_no_work_array_and_writes_outputs_once(kind, options):
    for kernel in _kernels(kind, 2, "across/u2", **options):
        assert kernel.in_registers
        assert deviation(kernel, compile_operator(kernel), 2) < 200 * np.finfo(float).eps
        if not options:
            body = lower_operator(kernel).loops[0].body
            stores = [(s.array, s.index) for s in walk(body) if isinstance(s, Store)]
            assert len(set(stores)) == len(stores) == 8 * kernel.plan.operator.n_results


def test_what_was_not_stored_or_overlaps_stays_an_array():
    load, store = Load("v1", "w0", Index(4), 4, (0, 4)), Store("v9", "w0", Index(4), 4, (0, 4))
    after = Store("v1", "y0", Index(), 4, (0, 4))
    assert in_registers([load, after], "w0") is None
    assert in_registers([store, load, after], "w0") == [Store("v9", "y0", Index(), 4, (0, 4))]
    assert in_registers([Store("v9", "w0", Index(2), 4, (0, 4))], "w0") is None


def test_rounds_have_values_of_their_own():
    inner = Loop("k2", 2, (Load("v1", "u0", Index(1, (("k1", 8), ("k2", 2))), 4, (0, 4)),))
    found = unrolled([Loop("k1", 2, (inner,))])
    assert [s.index.constant for s in found] == [1, 3, 9, 11]
    assert len({s.result for s in found}) == 4


@pytest.mark.parametrize(("points", "made", "kept"), [(6, 6, 18), (7, 7, 11), (5, 7, 4)])
def test_entries_that_are_kept_are_read_before_the_first_line(points, made, kept):
    operator = named_operator(
        "interpolation",
        (points,) * 3,
        (made,) * 3,
        symmetric=True,
        layout=Layout.INTERLACED,
        interlaced=4,
    )
    plan = plans(operator)[0]
    rows = (made + 1) // 2
    kernel = OperatorKernel(plan, 256, (parse_tile(f"across/u{rows}/k{kept}/eo"),) * 3)
    body = lower_operator(kernel).loops[0].body
    assert sum(isinstance(s, Broadcast) for s in body) == 3 * kept
    assert deviation(kernel, compile_operator(kernel), 3) < 200 * np.finfo(float).eps


def test_a_tile_that_keeps_entries_is_written_as_it_is_read_and_refused_where_it_cannot_be():
    assert str(parse_tile("across/u3/k18/eo/held")) == "across/u3/k18/eo/held"
    operator = named_operator("interpolation", (4, 4, 4), (4, 4, 4))
    plan = plans(operator)[0]
    with pytest.raises(UsageError, match="kept entries are broadcast"):
        OperatorKernel(plan, 256, tuple(map(parse_tile, ("turned/k4", "across", "across"))))

"""Arrays that the steps of an operator share, and what caches move of them."""

import re

import numpy as np
import pytest
from chainline.codegen.variant import Language
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import ranked_kernels
from chainline.codegen.vector.matrix_loads import entries_used
from chainline.codegen.vector.matrix_storage import stored_arrays, with_structure
from chainline.codegen.vector.operator import Layout, Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel, inside_of, lower_operator, lower_step
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import render_operator
from chainline.codegen.vector.plan import Plan, parse_tile
from chainline.codegen.vector.program import Launder, Load, Loop, Store, walk
from chainline.codegen.vector.registry import collocated_gradient, interpolation, named_operator
from chainline.codegen.vector.step_tiles import ranked_tiles, tiles
from chainline.codegen.vector.work_arrays import CacheLevel, moved_cycles
from chainline.errors import UsageError
from chainline.records import replace

from .test_random_operators import deviation


def _matrices(stem, rows, columns, **options):
    return [Matrix(f"{stem}{axis}", rows, columns, **options) for axis in "xyz"]


def _arrays(plan):
    return [(step.source, step.result) for step in plan.steps]


def _smallest(operator):
    """Return the plan without planes that has the fewest entries."""
    return min((p for p in plans(operator) if p.whole is None), key=lambda plan: plan.entries)


def test_interpolation_between_as_many_points_needs_no_work_array():
    plan = _smallest(interpolation(_matrices("b", 5, 5)))
    assert _arrays(plan) == [("u0", "y0"), ("y0", "y0"), ("y0", "y0")]
    assert (plan.work, plan.entries) == ((), 2 * 5**3)


def test_interpolation_to_more_points_works_in_its_output():
    plan = _smallest(interpolation(_matrices("b", 6, 4)))
    assert _arrays(plan) == [("u0", "y0"), ("y0", "w0"), ("w0", "y0")]
    assert plan.work == (4 * 6 * 6,)


def test_output_whose_old_values_are_needed_holds_nothing_else():
    plan = _smallest(interpolation(_matrices("b", 5, 5), beta=1.0))
    assert _arrays(plan) == [("u0", "w0"), ("w0", "w0"), ("w0", "y0")]


def test_collocated_gradient_holds_values_in_the_output_that_is_written_last():
    operator = collocated_gradient(_matrices("b", 4, 4), _matrices("d", 4, 4))
    plan = _smallest(operator)
    assert plan.entries == 4 * 4**3
    assert plan.work == ()
    last = plan.steps[-1]
    assert last.in_place
    assert all(step.source == last.source for step in plan.steps[-3:])


def test_elements_side_by_side_take_one_array_for_input_and_output():
    inside = inside_of(_smallest(interpolation(_matrices("b", 5, 5))))
    assert inside.work == (125,)
    assert [(step.source, step.result) for step in inside.steps] == [("w0", "w0")] * 3
    assert (inside.taken[0].inside, inside.given[0].inside) == ("w0", "w0")


def test_few_points_are_values_in_registers_between_input_and_output():
    options = {"layout": Layout.INTERLACED, "interlaced": 8}
    few, many = (interpolation(_matrices("b", n, n), **options) for n in (3, 6))
    kernel = ranked_kernels(few, 512, 32)[0]
    assert kernel.in_registers
    statements = list(walk(lower_operator(kernel).loops[0].body))
    assert {s.array for s in statements if isinstance(s, Load)} == {"u0"}
    assert sum(isinstance(s, Store) for s in statements) == 3**3
    assert "reread" not in render_operator(kernel, Language.C).text
    assert not ranked_kernels(many, 512, 32)[0].in_registers


@pytest.mark.parametrize("points", [1, 2, 3, 5, 6, 9])
@pytest.mark.parametrize("layout", [{}, {"layout": Layout.INTERLACED, "interlaced": 4}])
def test_every_tile_in_place_agrees_with_einsum(points, layout):
    operator = named_operator("interpolation", (points,) * 3, (points,) * 3, symmetric=True, **layout)
    plan = _smallest(operator)
    found = [list(tiles(s, 4, operator.interlaced, 16, even_odd=True)) for s in plan.steps]
    assert all(found)
    for number in range(0, max(map(len, found)), 3):
        chosen = tuple(each[number % len(each)] for each in found)
        kernel = OperatorKernel(plan, 256, chosen)
        assert deviation(kernel, compile_operator(kernel), seed=number) < 200 * np.finfo(float).eps


@pytest.mark.parametrize("form", ["held", "u3", "eo/held", "u2/eo"])
def test_tiles_that_read_all_points_first_may_overwrite_them(form):
    options = {"layout": Layout.INTERLACED, "interlaced": 4}
    plan = _smallest(named_operator("interpolation", (3,) * 3, (3,) * 3, symmetric=True, **options))
    kernel = OperatorKernel(plan, 256, (parse_tile(f"across/{form}"),) * 3)
    assert deviation(kernel, compile_operator(kernel), seed=1) < 200 * np.finfo(float).eps


@pytest.mark.parametrize(
    ("form", "hidden"), [("eo/held", "bx"), ("u2/eo", "bx"), ("k3/eo/held", "bx"), ("k13/eo/held", "u0")]
)
def test_one_address_is_hidden_from_gcc_in_every_strip(form, hidden):
    options = {"layout": Layout.INTERLACED, "interlaced": 4}
    operator = named_operator("interpolation", (5,) * 3, (5,) * 3, symmetric=True, **options)
    step = _smallest(operator).steps[0]
    body = lower_step(step, parse_tile(f"across/{form}"), 4, 4).loops[0].body
    strips = list(walk([s for s in body if isinstance(s, Loop)]))
    launders = [s for s in strips if isinstance(s, Launder)]
    assert [s.array.partition("_")[0].removesuffix("H") for s in launders if not s.spare] == [hidden]
    assert len(launders) > 1
    before = [s for s in body if isinstance(s, Launder)]
    assert [s.operands for s in before] == ([True, False] if form.startswith("k") else [True])


def test_entries_of_a_step_are_read_in_every_element():
    """A compiler spills entries that it reads once, before the first element: other steps need registers."""
    options = {"layout": Layout.INTERLACED, "interlaced": 4}
    operator = named_operator("interpolation", (5,) * 3, (5,) * 3, symmetric=True, **options)
    kernel = OperatorKernel(_smallest(operator), 256, (parse_tile("across/k13/eo/held"),) * 3)
    text = render_operator(kernel, Language.C).text
    body = text[text.index("void interpolation(") :]
    entries = re.findall(r"broadcast\((b[xyz]H\w*)", body)
    assert len(entries) == 3 * 13
    assert all(re.search(rf"\*{name} = reread\(", body) for name in entries)


def test_a_tile_that_overwrites_what_it_has_yet_to_read_is_refused():
    plan = _smallest(interpolation(_matrices("b", 3, 3), layout=Layout.INTERLACED, interlaced=4))
    first = ranked_tiles(plan.steps[0], 4, 4, 16, even_odd=False)[0][1]
    with pytest.raises(UsageError, match="y0 is overwritten along y before all of it is read"):
        OperatorKernel(plan, 256, (first, parse_tile("across/u2"), first))


def test_cache_that_holds_all_fetches_nothing():
    operator = interpolation(_matrices("b", 8, 8))
    for plan in plans(operator):
        assert moved_cycles(plan, 8, [CacheLevel(1 << 20, 32.0)]) == 0


def test_cache_that_holds_no_two_arrays_fetches_each_in_every_step():
    plan = Plan(operator := interpolation(_matrices("b", 8, 8)), plans(operator)[0].steps, (512, 512))
    assert _arrays(plan) == [("u0", "w0"), ("w0", "w1"), ("w1", "y0")]
    # the source of a step is what the one before it wrote last
    assert moved_cycles(plan, 8, [CacheLevel(8 * 512, 16.0)]) == (3 + 1) * 8 * 512 / 16


def test_plane_by_plane_fetches_less_than_whole_steps_where_two_arrays_do_not_fit():
    found = {plan.whole: plan for plan in plans(interpolation(_matrices("b", 20, 20))) if not plan.work}
    cycles = {whole: moved_cycles(plan, 8, [CacheLevel(48 << 10, 64.0)]) for whole, plan in found.items()}
    assert cycles[1] < cycles[None]


def test_nodal_matrix_keeps_the_middle_value_without_a_product():
    operator = named_operator("interpolation", (5,) * 3, (7,) * 3, symmetric=True, nodal=True)
    assert all(matrix.nodal for matrix in operator.matrices)
    even = named_operator("interpolation", (4,) * 3, (7,) * 3, symmetric=True, nodal=True)
    assert not any(matrix.nodal for matrix in even.matrices)


@pytest.mark.parametrize("form", ["u2/eo", "eo/held"])
def test_nodal_matrix_with_another_middle_row_is_refused(form):
    matrix = Matrix("bx", 5, 5, parity=Parity.EVEN, nodal=True)
    plan = plans(interpolation([matrix], layout=Layout.INTERLACED, interlaced=2))[0]
    values = np.random.default_rng(0).uniform(size=(5, 5))
    values += values[::-1, ::-1]
    kernel = OperatorKernel(plan, 256, (parse_tile(f"across/{form}"),))
    with pytest.raises(UsageError, match="row 2 is not that of the middle point alone, as nodal needs"):
        stored_arrays(kernel, {"bx": values})
    values[2] = [0, 0, 1, 0, 0]
    assert len(stored_arrays(kernel, {"bx": values})) == 1


@pytest.mark.parametrize(
    ("rows", "columns", "parity"), [(4, 5, Parity.EVEN), (5, 5, Parity.ODD), (5, 4, Parity.EVEN)]
)
def test_nodal_needs_a_middle(rows, columns, parity):
    with pytest.raises(UsageError, match="nodal needs a middle row and a middle column, and even parity"):
        Matrix("bx", rows, columns, parity=parity, nodal=True)


def test_nodal_needs_symmetric_points():
    with pytest.raises(UsageError, match="nodal"):
        named_operator("interpolation", (5,), (5,), nodal=True)


def test_partition_of_unity_needs_symmetric_points():
    with pytest.raises(UsageError, match="partition_of_unity"):
        named_operator("interpolation", (5,), (5,), partition_of_unity=True)
    found = named_operator("laplace", (4,) * 3, (5,) * 3, symmetric=True, partition_of_unity=True)
    assert {(m.name[0], m.row_sum) for m in found.matrices} == {("b", 1), ("d", 0)}


@pytest.mark.parametrize(
    ("parity", "nodal", "row_sum"), [(Parity.ODD, False, 1), (Parity.EVEN, True, 0), (Parity.EVEN, False, 2)]
)
def test_sum_of_rows_that_a_parity_cannot_have_is_refused(parity, nodal, row_sum):
    with pytest.raises(UsageError, match=f"not {row_sum}"):
        Matrix("bx", 5, 5, parity=parity, nodal=nodal, row_sum=row_sum)


def test_matrix_whose_rows_add_up_to_something_else_is_refused():
    matrix = Matrix("bx", 4, 4, parity=Parity.EVEN, row_sum=1)
    plan = plans(interpolation([matrix], layout=Layout.INTERLACED, interlaced=2))[0]
    kernel = OperatorKernel(plan, 256, (parse_tile("across/u2/eo/sums"),))
    values = with_structure(matrix, np.random.default_rng(0).uniform(size=(4, 4)))
    assert len(stored_arrays(kernel, {"bx": values})) == 1
    values[1, 0] += 1e-9
    values[2, 3] += 1e-9
    with pytest.raises(UsageError, match="row 1 does not add up to 1 by 1e-09; functions are no partition"):
        stored_arrays(kernel, {"bx": values})


@pytest.mark.parametrize(("parity", "row_sum"), [(Parity.EVEN, 1), (Parity.EVEN, 0), (Parity.ODD, 0)])
@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize(
    ("rows", "columns", "outputs"),
    [(2, 2, 1), (3, 2, 1), (2, 3, 1), (3, 3, 2), (4, 5, 1), (5, 4, 2), (6, 6, 2)],
)
def test_rows_that_add_up_save_products_and_change_no_result(
    parity, row_sum, transposed, rows, columns, outputs
):
    stored = Matrix("bx", rows, columns, parity=parity, row_sum=row_sum)
    plain = Matrix("bx", rows, columns, parity=parity)
    matrix, plain = (m.transpose if transposed else m for m in (stored, plain))
    operator = interpolation([matrix], layout=Layout.INTERLACED, interlaced=2)
    values = with_structure(stored, np.random.default_rng(rows).uniform(size=(rows, columns)))
    points = np.random.default_rng(columns).uniform(size=(1, 1, matrix.columns, 2))
    for held in {False, -(-matrix.rows // 2) > outputs}:
        tile = replace(parse_tile(f"across/u{outputs}/eo/sums"), held=held)
        apply = compile_operator(OperatorKernel(plans(operator)[0], 128, (tile,)))
        found = np.empty((1, 1, matrix.rows, 2))
        apply(apply.stored({"bx": values}), [points], [found])
        expected = np.einsum("rm,bcmi->bcri", values.T if transposed else values, points)
        assert abs(found - expected).max() < 1e-14
    products, before = (len(list(entries_used(m, even_odd=True))) for m in (matrix, plain))
    assert products < before

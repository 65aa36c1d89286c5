"""Plans of fused operators: their arrays, steps of two matrices, and what is refused."""

import numpy as np
import pytest
from chainline.codegen.variant import Language
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import default_kernel, ranked_kernels
from chainline.codegen.vector.matrix_loads import even_odd_flops
from chainline.codegen.vector.operator import FUSED, Layout, Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import operator_procedure, render_operator
from chainline.codegen.vector.plan import parse_tile
from chainline.codegen.vector.registry import named_operator
from chainline.errors import UsageError

from .test_random_operators import deviation

INTERLACED = {"layout": Layout.INTERLACED, "interlaced": 8}


def _laplace(n, made=None, **options):
    return named_operator("laplace", (n,) * 3, (made or n,) * 3, **options)


def test_of_the_gradient_two_thirds_are_no_array_of_all_points():
    """Values and the derivative along z are arrays, that along the other axis of a plane is one plane."""
    found = plans(_laplace(4, 5, **INTERLACED))
    assert min(sum(plan.work) for plan in found) == 2 * 5**3 + 5**2
    assert all(set(plan.steps[0].sizes) - {"u0"} <= {"w0", "w1", "w2"} for plan in found)


@pytest.mark.parametrize("kind", FUSED)
@pytest.mark.parametrize("axes", [1, 2, 3])
def test_every_plan_agrees_with_einsum(kind, axes):
    operator = named_operator(kind, (4,) * axes, (5,) * axes, symmetric=True, **INTERLACED)
    for number, plan in enumerate(plans(operator)):
        tiles = ["across/v2/u2/eo" if number % 2 else "across/u9"] * len(plan.steps)
        kernel = OperatorKernel(plan, 512 if number % 3 else 256, tuple(map(parse_tile, tiles)))
        assert deviation(kernel, compile_operator(kernel), number) < 1e-13


@pytest.mark.parametrize("n", [2, 3])
def test_small_elements_keep_their_fields_in_registers(n):
    kernel = default_kernel(_laplace(n, symmetric=True, **INTERLACED), 512, 32)
    assert kernel.in_registers and not any(operator_procedure(kernel).work)
    assert " w0[" not in render_operator(kernel, Language.C).text
    assert deviation(kernel, compile_operator(kernel), n) < 1e-13


def test_elements_are_brought_side_by_side_with_their_data():
    found = [
        k for k in ranked_kernels(named_operator("helmholtz", (3, 2), (4, 3)), 256, 16) if k.side_by_side
    ]
    assert found
    for kernel in found:
        assert deviation(kernel, compile_operator(kernel), 3, n_elements=7) < 1e-13


def test_a_transpose_is_of_the_same_array_and_halves():
    b = Matrix("bx", 5, 3, parity=Parity.EVEN, nodal=True)
    assert b.transpose.array == b and b.transpose.transpose == b
    assert (b.transpose.rows, b.transpose.strides) == (3, (5, 1))
    # of a nodal one the middle point is added to the middle row alone
    plain = Matrix("bx", 5, 3, parity=Parity.EVEN)
    assert even_odd_flops(b.transpose) < even_odd_flops(plain.transpose)
    operator = named_operator("mass", (3, 3), (5, 5), symmetric=True, nodal=True)
    kernel = default_kernel(operator, 128, 16)
    assert len(kernel.arrays) == 2 and deviation(kernel, compile_operator(kernel), 1) < 1e-13


def test_two_matrices_along_lines_of_one_element_are_refused():
    plan = next(plan for plan in plans(named_operator("mass", (4,), (4,))) if plan.steps[0].second)
    with pytest.raises(UsageError, match="two matrices"):
        OperatorKernel(plan, 256, (parse_tile("turned/u2"),))


def test_data_of_another_shape_is_refused():
    kernel = default_kernel(named_operator("mass", (3, 3), (4, 4)), 256, 16)
    function = compile_operator(kernel)
    b, u = np.ones((4, 3)), np.ones((2, 1, 3, 3))
    stored = function.stored({"bx": b, "by": b})
    with pytest.raises(UsageError, match=r"factor: must be .* shape \(2, 4, 4\)"):
        function(stored, [u, np.ones((2, 4, 3))], [np.ones((2, 1, 3, 3))])
    with pytest.raises(UsageError, match="2 arrays; the operator takes input 0, factor, output 0"):
        function(stored, [u], [np.ones((2, 1, 3, 3))])

"""Operators whose arrays have another type than their arithmetic."""

import chainline as cl
import numpy as np
import pytest
from chainline.codegen.variant import DType
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.registry import named_operator
from chainline.errors import UsageError

KINDS = ("values-and-gradient", "hessian", "laplace", "divergence")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_between_steps_is_rounded_to_the_type_of_arrays(kind):
    for n in (4, 5):
        operator = named_operator(kind, (4,) * 3, (n,) * 3, stored=DType.FLOAT32)
        found = plans(operator)
        assert found
        assert not any(step.source.startswith("y") for plan in found for step in plan.steps)


def test_arithmetic_in_double_precision_rounds_the_result_alone():
    random = np.random.default_rng(0)
    b, u = random.uniform(-1, 1, (5, 4)), random.uniform(-1, 1, (3, 4, 4, 4)).astype(np.float32)
    apply = cl.operator(
        "interpolation", points=4, made=5, dtype="float32", arithmetic="float64", simulate=False
    )
    wanted = np.einsum("rk,qj,pi,ekji->erqp", b, b, b, u.astype(float))
    made = apply(u, b)
    assert made.dtype == np.float32
    assert abs(made - wanted).max() <= np.finfo(np.float32).eps / 2 * abs(wanted).max() * (1 + 1e-6)
    assert apply.caption == "interpolation from 4x4x4 to 5x5x5 points, float32, arithmetic float64"
    assert "of_f32" in apply.operator.name


def test_arithmetic_in_single_precision_has_matrices_of_it():
    random = np.random.default_rng(1)
    b, u = random.uniform(-1, 1, (3, 3)), random.uniform(-1, 1, (2, 3, 3, 3))
    apply = cl.operator("interpolation", points=3, arithmetic="float32", simulate=False)
    made = apply(u, b.astype(np.float32))
    assert made.dtype == np.float64
    np.testing.assert_allclose(made, np.einsum("rk,qj,pi,ekji->erqp", b, b, b, u), atol=1e-5)
    with pytest.raises((UsageError, TypeError), match="float32"):
        apply(u, b)


def test_calls_are_checked_by_the_type_of_each_array():
    apply = cl.operator("interpolation", points=3, dtype="float32", arithmetic="float64", simulate=False)
    assert "(a < 3 ? sizeof(double) : sizeof(float))" in apply.source
    assert "const float *in0, float *out0" in apply.source
    assert "real(c_double), intent(in) :: bx" in apply.fortran_interface
    assert "real(c_float), intent(in) :: in0" in apply.fortran_interface

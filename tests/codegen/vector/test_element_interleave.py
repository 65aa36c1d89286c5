"""Elements that are brought side by side in registers."""

import numpy as np
import pytest
from chainline.codegen.variant import DType
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.operator import Layout, Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.registry import gradient, interpolation
from chainline.codegen.vector.step_tiles import ranked_tiles
from chainline.errors import UsageError

from .test_random_operators import deviation, needs_gcc


def _matrices(rows, columns, parity=Parity.NONE):
    return [Matrix(f"b{axis}", rows, columns, parity=parity) for axis in "xyz"]


def _kernel(operator, width=256):
    plan, lanes = plans(operator)[0], width // operator.dtype.bits
    tiles = [ranked_tiles(step, lanes, lanes, 16, even_odd=True)[0][1] for step in plan.steps]
    return OperatorKernel(plan, width, tuple(tiles), side_by_side=True)


@pytest.mark.parametrize(
    "operator",
    [
        interpolation(_matrices(2, 2)),
        interpolation(_matrices(3, 2), components=2, dtype=DType.FLOAT32),
        interpolation(_matrices(3, 3, Parity.EVEN), components=2, layout=Layout.COMPONENT, beta=0.5),
        gradient(_matrices(3, 3, Parity.ODD), alpha=2.0, beta=1.0),
        interpolation([Matrix("bx", 3, 1)]),
    ],
    ids=lambda operator: operator.name,
)
@pytest.mark.parametrize("n_elements", [1, 5, 8])
@pytest.mark.parametrize("compiler", ["llvm", pytest.param("gcc", marks=[needs_gcc, pytest.mark.exhaustive])])
def test_agrees_with_einsum_also_where_blocks_are_not_full(operator, n_elements, compiler):
    kernel = _kernel(operator)
    found = deviation(kernel, compile_operator(kernel, compiler), 3, n_elements)
    assert found < 200 * np.finfo(str(operator.dtype)).eps


def test_interlaced_elements_are_refused():
    operator = interpolation(_matrices(2, 2), layout=Layout.INTERLACED, interlaced=4)
    with pytest.raises(UsageError, match="not interlaced"):
        _kernel(operator)


def test_taken_of_few_points_and_where_there_are_elements_to_bring():
    operators = {n: interpolation(_matrices(n, n)) for n in (2, 3, 4, 8)}
    taken = {n: default_kernel(operator, 256, 16).side_by_side for n, operator in operators.items()}
    assert taken == {2: True, 3: True, 4: False, 8: False}
    assert not default_kernel(operators[2], 256, 16, elements=1).side_by_side

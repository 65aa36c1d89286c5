"""Lines that end in half a vector, packed by twos; what lies beside them stays as it is."""

import numpy as np
import pytest
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.operator import Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import parse_tile
from chainline.codegen.vector.registry import interpolation


@pytest.mark.parametrize("points", [6, 10])
def test_lines_that_end_in_half_a_vector_are_packed_by_twos(points):
    """Along y of four and of five planes: two lines of six points are three vectors, of ten points five."""
    matrix = Matrix("my", 6, 6, parity=Parity.EVEN)
    numbers = np.random.default_rng(points)
    values = numbers.uniform(0.2, 1, (6, 6))
    values += values[::-1, ::-1]
    for planes in (4, 5):
        operator = interpolation([None, matrix, None], points=(points, 6, planes))
        for tile in ("across/p2/eo", "across/v3/p2/eo", "across/u6/p2/wide"):
            kernel = OperatorKernel(plans(operator)[0], 256, (parse_tile(tile),))
            function = compile_operator(kernel)
            given = numbers.uniform(-1, 1, (2, 1, planes, 6, points))
            around = np.full((4, 1, planes, 6, points), 7.0)
            function(function.stored({"my": values}), [given], [around[1:-1]])
            expected = np.einsum("rm,eczmx->eczrx", values, given)
            np.testing.assert_allclose(around[1:-1], expected, rtol=1e-13, atol=1e-13)
            assert (around[[0, -1]] == 7.0).all()

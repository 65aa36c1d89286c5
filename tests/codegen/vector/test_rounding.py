"""Errors of kernels against a reference in extended precision, and the bounds of them by order.

`python -m chainline.tests.codegen.vector.test_rounding` prints the table of docs/accuracy/correctness.md.
"""

import random
from dataclasses import replace

import numpy as np
import pytest
from chainline.codegen.variant import DType
from chainline.codegen.vector.function import absolute_sums, compile_operator, reference, roundings
from chainline.codegen.vector.operator import Layout
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import parse_tile
from chainline.codegen.vector.registry import named_operator

from ...drawn_operators import drawn_data, drawn_fused_operator, drawn_kernel, drawn_operator
from ...tier import sized

pytestmark = pytest.mark.skipif(
    np.finfo(np.longdouble).eps > 2.0**-60, reason="no extended precision on this machine"
)
UNIT = {DType.FLOAT64: 2.0**-53, DType.FLOAT32: 2.0**-24}
FORMS = {
    "one sum": ("across/u2", {}),
    "four sums": ("across/u2/s4", {}),
    "even-odd": ("across/u2/eo", {"symmetric": True}),
    "even-odd, known sums": ("across/u2/eo/sums", {"symmetric": True, "partition_of_unity": True}),
    "float32": ("across/u2", {"dtype": DType.FLOAT32}),
    "float32, arithmetic float64": ("across/u2", {"stored": DType.FLOAT32}),
    "float64, arithmetic float32": ("across/u2", {"dtype": DType.FLOAT32, "stored": DType.FLOAT64}),
}


def kernel_of(form, order):
    """Return interpolation between as many points, of eight interlaced elements."""
    tile, options = FORMS[form]
    size = (order + 1,) * 3
    operator = named_operator("interpolation", size, size, layout=Layout.INTERLACED, interlaced=8, **options)
    plan = next(plan for plan in plans(operator) if plan.whole is None)
    tiles = [parse_tile(tile + ("/held" if step.in_place else "")) for step in plan.steps]
    return OperatorKernel(plan, 256, tuple(tiles))


def errors(kernel, seed, n_elements=2):
    """Return the largest error over the sums that the bound is of, and the bound."""
    operator = kernel.plan.operator
    n_elements *= operator.interlaced
    matrices, inputs, outputs = drawn_data(operator, n_elements, seed)
    exact = {name: values.astype(np.longdouble) for name, values in matrices.items()}
    arrays = [[a.astype(np.longdouble) for a in some] for some in (inputs, outputs)]
    expected = reference(operator, exact, *arrays)
    halved = {matrix.name for matrix, halves in kernel.arrays if halves}
    steps = zip(kernel.plan.steps, kernel.tiles, strict=True)
    summed = {matrix.name for step, tile in steps if tile.sums for matrix in step.matrices}
    absolute = {
        m.name: absolute_sums(m.array, exact[m.name], halved=m.name in halved, sums=m.name in summed)
        for m in operator.matrices
    }
    positive = replace(operator, alpha=abs(operator.alpha), beta=abs(operator.beta))
    most = reference(positive, absolute, *([abs(a) for a in some] for some in arrays))
    function = compile_operator(kernel)
    function(function.stored(matrices), inputs, outputs)
    found = max(
        float(np.max(abs(made - wanted) / (scale + 1e-300)))
        for made, wanted, scale in zip(outputs, expected, most, strict=True)
    )
    bound = roundings(kernel).bound(UNIT[operator.dtype], UNIT[operator.array_dtype])
    return found, bound


@pytest.mark.parametrize("form", FORMS)
def test_errors_are_within_the_bound_of_their_order(form):
    for order in sized((1, 8), range(1, 16)):
        kernel = kernel_of(form, order)
        found, bound = errors(kernel, order)
        assert 0 < found <= bound, order
        averaged = (order + 1) ** 1.5  # errors of l terms along each of three axes, as the root of l
        assert found >= bound / max(1000, 50 * averaged), "a bound that says nothing"


def test_bounds_count_roundings():
    counts = {form: roundings(kernel_of(form, 7)) for form in FORMS}
    assert [counts[form].arithmetic for form in FORMS] == [24, 12, 21, 27, 24, 24, 25]
    assert [counts[form].stored for form in FORMS] == [0, 0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("seed", range(sized(3, 300)))
def test_errors_of_any_operator_are_within_the_bound(seed):
    draw = random.Random(50_000 + seed)
    operator = (drawn_fused_operator if seed % 2 else drawn_operator)(draw, 5)
    kernel = drawn_kernel(draw, operator)
    found, bound = errors(kernel, seed)
    assert found <= bound, (operator.title, [str(tile) for tile in kernel.tiles])


if __name__ == "__main__":
    orders = (1, 3, 7, 11)
    print("| form | " + " | ".join(f"order {order}" for order in orders) + " |")
    print("| --- |" + " --- |" * len(orders))
    for form in FORMS:
        cells = []
        for order in orders:
            kernel = kernel_of(form, order)
            found, bound = errors(kernel, order)
            unit = UNIT[DType.FLOAT32] if "float32" in form else UNIT[DType.FLOAT64]
            cells.append(f"{found / unit:.2f} of {bound / unit:.0f}")
        print(f"| {form} | " + " | ".join(cells) + " |", flush=True)

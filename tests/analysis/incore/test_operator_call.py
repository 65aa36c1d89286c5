"""Work of operators counted from assembly, and their simulation."""

import random
from math import prod

import pytest
from chainline.analysis.incore.operator_call import count_operator_flops, read_operator, simulate_operator
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.vector.element_kernel import count_flops
from chainline.codegen.vector.function import operator_assembly
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.matrix_loads import even_odd_flops
from chainline.codegen.vector.operator import Layout, Matrix, Parity
from chainline.codegen.vector.operator_kernel import OperatorKernel, lower_operator
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import Form, Tile, scaling_flops, used_by
from chainline.codegen.vector.registry import gradient, interpolation
from chainline.errors import RunError

from ...drawn_operators import drawn_kernel, drawn_operator
from ...tier import sized

OPERATORS, A_TEST = sized(10, 600), 10
TARGET = find_target("x86-64-v3")


@pytest.mark.parametrize("first", range(0, OPERATORS, A_TEST))
def test_work_is_conserved(first):
    """Scalar code of the plain form, where no lane is padded, does exactly what the closed form says.

    But for what steps of the same array have in common, which the compiler makes once.
    """
    for seed in range(first, first + A_TEST):
        draw = random.Random(seed)
        operator = drawn_operator(draw, most=6)
        if operator.layout is Layout.INTERLACED:
            continue  # of blocks: below
        bits = operator.dtype.bits
        kernel = default_kernel(operator, bits, 16, even_odd=False, parts=draw.choice((1, 2)))
        text = operator_assembly(kernel, "llvm", TARGET)
        code = read_operator(kernel, text, TARGET)
        done = count_operator_flops(code, 2)
        assert done <= 2 * kernel.plan.flops, (seed, operator)
        assert _shares_work(kernel) or done == 2 * kernel.plan.flops, (seed, operator)


def test_work_of_blocks_is_conserved():
    matrix = Matrix("bx", 4, 3)
    operator = interpolation([matrix] * 3, components=2, layout=Layout.INTERLACED, interlaced=8)
    kernel = default_kernel(operator, 256, 16, even_odd=False)
    code = read_operator(kernel, operator_assembly(kernel, "llvm", TARGET), TARGET)
    assert count_operator_flops(code, 16) == 16 * kernel.plan.flops


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(0, OPERATORS, A_TEST))
def test_vectors_do_the_work_of_their_program_or_leave_padding_out(first):
    """Assembly of any plan and tiles: no less than the closed form, no more than the program in all lanes."""
    for seed in range(first, first + A_TEST):
        draw = random.Random(seed)
        operator = drawn_operator(draw, most=6)
        kernel = drawn_kernel(draw, operator)
        code = read_operator(kernel, operator_assembly(kernel, "llvm", TARGET), TARGET)
        work = count_operator_flops(code, operator.interlaced) // operator.components
        least = sum(map(_least_flops, kernel.plan.steps, kernel.tiles)) * operator.interlaced
        most = count_flops(lower_operator(kernel)) + _narrowed_products(kernel)
        assert work <= most, (seed, operator)
        assert _shares_work(kernel) or least <= work, (seed, operator)


def _narrowed_products(kernel):
    """Return the lanes beyond those of the program of products that LLVM makes in the narrower, stored type.

    A product of two numbers of float32 is exact in float64, so that rounding it gives the product in float32.
    """
    operator = kernel.plan.operator
    if operator.stored is None or operator.stored.bytes >= operator.dtype.bytes:
        return 0
    scaled = [step for step in kernel.plan.steps if step.alpha != 1]
    entries = sum(prod(step.points) * step.matrix.rows // step.points[step.axis] for step in scaled)
    return entries * operator.interlaced


def _shares_work(kernel):
    """Tell whether steps of an array, or rows, have sums, differences or products in common, made once."""
    sources = [step.source for step in kernel.plan.steps]
    rows = any(m.row_sum == 0 and m.columns == 2 for m in kernel.plan.operator.matrices)
    return len({*sources}) < len(sources) or rows


def _least_flops(step, tile):
    """Return the operations of a step, with sums and differences of mirrored points made once."""
    if not tile.even_odd:
        return step.flops
    scaling = scaling_flops(step.alpha, step.beta) * step.matrix.rows
    return step.before * step.after * (even_odd_flops(used_by(tile, step.matrix)) + scaling)


@pytest.mark.parametrize("parity", [Parity.EVEN, Parity.ODD])
@pytest.mark.parametrize(("rows", "columns"), [(4, 4), (5, 5), (4, 7), (7, 4), (6, 9)])
def test_even_odd_work_is_the_closed_form(rows, columns, parity):
    operator = interpolation([None, Matrix("by", rows, columns, parity=parity)], points=(4, columns))
    step = plans(operator)[0].steps[0]
    for outputs in (1, 2, -(-rows // 2)):
        kernel = OperatorKernel(plans(operator)[0], 256, (Tile(Form.ACROSS, outputs=outputs, even_odd=True),))
        code = read_operator(kernel, operator_assembly(kernel, "llvm", TARGET), TARGET)
        assert count_operator_flops(code) == step.after * even_odd_flops(step.matrix, outputs)


@pytest.mark.parametrize(("parity", "row_sum"), [(Parity.EVEN, 1), (Parity.EVEN, 0), (Parity.ODD, 0)])
@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (4, 4), (5, 5), (4, 7), (7, 4), (3, 2), (6, 9)])
def test_even_odd_work_of_rows_with_a_sum_is_the_closed_form(rows, columns, parity, row_sum, transposed):
    matrix = Matrix("by", rows, columns, parity=parity, row_sum=row_sum)
    matrix = matrix.transpose if transposed else matrix
    plan = plans(interpolation([None, matrix], points=(4, matrix.columns)))[0]
    for outputs in (1, 2, -(-matrix.rows // 2)):
        kernel = OperatorKernel(plan, 256, (Tile(Form.ACROSS, outputs=outputs, even_odd=True, sums=True),))
        code = read_operator(kernel, operator_assembly(kernel, "llvm", TARGET), TARGET)
        assert count_operator_flops(code) == plan.steps[0].after * even_odd_flops(matrix, outputs)


def test_simulation_of_a_wider_tile_is_not_slower():
    matrix = Matrix("bx", 8, 8)
    operator = interpolation([None, matrix, None], points=(8, 8, 8))
    kernel = default_kernel(operator, 256, 16)
    code = read_operator(kernel, operator_assembly(kernel, "llvm", TARGET), TARGET)
    cycles = simulate_operator(code, load_machine("zen3")).cycles_per_iteration
    # 8^4 products on two pipes of four lanes, and what begins and ends
    assert 512 <= cycles < 800


@pytest.mark.exhaustive
@pytest.mark.parametrize(("machine", "target"), [("zen3", TARGET), ("a64fx", find_target("a64fx"))])
def test_more_arguments_than_registers_are_followed(machine, target):
    # eleven arrays and the number of elements: three matrices of each kind, a field, three derivatives
    derivative, across = ([Matrix(f"{kind}{axis}", 2, 2) for axis in "xyz"] for kind in "db")
    kernel = default_kernel(gradient(derivative, across), target.vector_bits, target.vector_registers)
    code = read_operator(kernel, operator_assembly(kernel, "llvm", target), target)
    assert count_operator_flops(code, kernel.block) >= kernel.block * kernel.plan.flops
    assert simulate_operator(code, load_machine(machine), kernel.block).cycles_per_iteration > 20


def test_code_of_another_name_is_refused():
    kernel = default_kernel(interpolation([Matrix("bx", 2, 2)]), 128, 16)
    text = operator_assembly(kernel, "llvm", TARGET).replace("interpolate", "another")
    with pytest.raises(RunError, match="no such function"):
        read_operator(kernel, text, TARGET)

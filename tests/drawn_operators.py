"""Operators drawn at random from all that can be described, with data for them."""

import random

import numpy as np
from chainline.codegen.variant import DType
from chainline.codegen.vector.function import array_shape, data_shape
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.matrix_storage import with_structure
from chainline.codegen.vector.operator import FUSED, Layout, Matrix, Parity, TensorOperator, Term
from chainline.codegen.vector.operator_kernel import OperatorKernel, inside_of
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.registry import (
    collocated_divergence,
    collocated_gradient,
    derivatives,
    divergence,
    gradient,
    interpolation,
    named_operator,
    values_and_gradient,
)
from chainline.codegen.vector.step_tiles import tiles

KINDS = (
    "interpolation",
    "one axis",
    "face",
    "gradient",
    "divergence",
    "derivatives",
    "collocated",
    "values",
    "transposed",
    "sum",
)


def drawn_operator(draw: random.Random, most: int = 9) -> TensorOperator:
    """Return an operator of any kind, with 1 to `most` points along an axis."""
    axes = draw.choice((1, 2, 3, 3))
    options = _options(draw)

    def matrix(name, rows, columns):
        row_major, parity = draw.random() < 0.5, draw.choice(list(Parity))
        nodal = parity is Parity.EVEN and rows % 2 == columns % 2 == 1 and draw.random() < 0.5
        sums = (None, None, 0) if parity is Parity.ODD else (None, 1) if nodal else (None, None, 0, 1)
        return Matrix(name, rows, columns, row_major, parity, nodal, draw.choice(sums))

    points, made = ([draw.randint(1, most) for _ in range(axes)] for _ in range(2))
    pairs = list(zip("xyz", made, points, strict=False))
    along = [matrix(f"b{axis}", rows, columns) for axis, rows, columns in pairs]
    other = [matrix(f"g{axis}", rows, columns) for axis, rows, columns in pairs]
    square = [matrix(f"d{axis}", count, count) for axis, count in zip("xyz", made, strict=False)]
    kind = draw.choice(KINDS)
    if kind == "interpolation":
        return interpolation(along, **options)
    if kind == "one axis":
        axis = draw.randrange(axes)
        end = matrix("end", 1, points[axis])
        chosen = end if draw.random() < 0.5 else along[axis]
        only = [chosen if number == axis else None for number in range(axes)]
        return interpolation(only, points=tuple(points), **options)
    if kind == "face":
        axis = draw.randrange(axes)
        ends = [Matrix("end", 1, points[n]) if n == axis else m for n, m in enumerate(along)]
        return interpolation(ends, **options)
    if kind == "gradient":
        return gradient(other, along, **options)
    if kind == "divergence":
        return divergence(other, along, **options)
    if kind == "derivatives":
        return derivatives(square, **options)
    if kind == "collocated":
        return collocated_gradient(along, square, **options)
    if kind == "values":
        return values_and_gradient(along, square, **options)
    if kind == "transposed":
        before = [matrix(f"d{axis}", count, count) for axis, count in zip("xyz", points, strict=False)]
        return collocated_divergence(before, along, **options)
    return _sum(draw, along, other, options)


def drawn_fused_operator(draw: random.Random, most: int = 12) -> TensorOperator:
    """Return a fused operator, or second derivatives, of 1 to `most` points along an axis, in 3-D to half."""
    axes = draw.choice((1, 2, 3, 3))
    most = most if axes < 3 else -(-most // 2)
    points, made = (tuple(draw.randint(1, most) for _ in range(axes)) for _ in range(2))
    symmetric = draw.random() < 0.6
    return named_operator(
        draw.choice((*FUSED, "hessian")),
        points,
        points if draw.random() < 0.3 else made,
        symmetric=symmetric,
        nodal=symmetric and draw.random() < 0.5,
        partition_of_unity=symmetric and draw.random() < 0.5,
        **_options(draw),
    )


def _sum(draw, along, other, options):
    """Return an operator of any terms between one or two inputs and outputs."""
    sources, results = draw.randint(1, 2), draw.randint(1, 2)
    terms = [
        Term(
            draw.randrange(sources),
            result,
            tuple((draw.choice(pair),) for pair in zip(along, other, strict=True)),
        )
        for result in range(results)
        for _ in range(draw.randint(1, 3))
    ]
    return TensorOperator("sums", (tuple(m.columns for m in along),) * sources, tuple(terms), **options)


def _options(draw):
    layout = draw.choice(list(Layout))
    return {
        "alpha": draw.choice((1.0, 1.0, -0.75)),
        "beta": draw.choice((0.0, 0.0, 1.0, 0.3)),
        "components": draw.choice((1, 1, 3)),
        "layout": layout,
        "interlaced": draw.choice((2, 4, 8)) if layout is Layout.INTERLACED else 1,
        "dtype": draw.choice((DType.FLOAT64, DType.FLOAT64, DType.FLOAT32)),
        "stored": draw.choice((None, None, DType.FLOAT64, DType.FLOAT32)),
    }


def drawn_kernel(draw, operator, widths=(128, 256), registers=16) -> OperatorKernel:
    """Return a kernel of an operator with any plan, width and tiles."""
    width = draw.choice(widths)
    if draw.random() < 0.3:
        return default_kernel(operator, width, registers, even_odd=draw.random() < 0.7)
    lanes, parts = width // operator.dtype.bits, draw.choice((1, 1, 2, 3))
    plan = draw.choice(plans(operator))
    together = operator.interlaced == 1 and plan.whole is None and draw.random() < 0.2
    block = lanes if together else operator.interlaced
    if any(step.second and step.after * block == 1 for step in plan.steps):
        return default_kernel(operator, width, registers)
    steps = inside_of(plan).steps if together else [step for step, _ in plan.parts]
    chosen = [
        draw.choice(list(tiles(step, lanes, block, registers, **_forms(draw), parts=parts))) for step in steps
    ]
    return OperatorKernel(plan, width, tuple(chosen), side_by_side=together)


def _forms(draw):
    return {"even_odd": draw.random() < 0.7, "wide": draw.random() < 0.5}


def drawn_data(operator, n_elements, seed):
    """Return matrices by name, inputs and outputs."""
    random_numbers = np.random.default_rng(seed)
    dtype, stored = str(operator.dtype), str(operator.array_dtype)
    matrices = {}
    for matrix in operator.matrices:
        values = random_numbers.uniform(0.2, 1, (matrix.rows, matrix.columns))
        matrices[matrix.name] = with_structure(matrix, values).astype(dtype)
    inputs = [
        random_numbers.uniform(-1, 1, array_shape(operator, p, n_elements)).astype(stored)
        for p in operator.points
    ]
    inputs += [
        random_numbers.uniform(-1, 1, data_shape(operator, each, n_elements)).astype(stored)
        for each in operator.data
    ]
    points = [operator.result_points(result) for result in range(operator.n_results)]
    outputs = [
        random_numbers.uniform(-1, 1, array_shape(operator, p, n_elements)).astype(stored) for p in points
    ]
    return matrices, inputs, outputs

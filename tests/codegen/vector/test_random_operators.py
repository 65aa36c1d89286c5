"""Operators drawn at random, compiled and run, against numpy.einsum: 30 of them, 5,000 by `--exhaustive`."""

import random
import shutil
from dataclasses import replace

import numpy as np
import pytest
from chainline.codegen.vector.function import compile_operator, reference
from chainline.codegen.vector.kernel_choice import default_kernel

from ...drawn_operators import drawn_data, drawn_fused_operator, drawn_kernel, drawn_operator
from ...tier import sized, standing

needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="gcc not installed")
OPERATORS, SHARE = 5000, 30
A_TEST = 10


def bound(operator):
    """Return the deviation that rounding may make: of arithmetic, and of results stored in another type."""
    arithmetic, stored = (float(np.finfo(str(dtype)).eps) for dtype in (operator.dtype, operator.array_dtype))
    converted = operator.dtype is not operator.array_dtype
    return 200 * arithmetic + (len(operator.terms) + 2) * stored * converted


def deviation(kernel, function, seed, n_elements=3):
    """Return the largest deviation from einsum, relative to the sum of absolute products."""
    operator = kernel.plan.operator
    n_elements *= operator.interlaced
    matrices, inputs, outputs = drawn_data(operator, n_elements, seed)
    exact = {name: values.astype(float) for name, values in matrices.items()}
    expected = reference(
        operator, exact, [a.astype(float) for a in inputs], [a.astype(float) for a in outputs]
    )
    absolute = {name: abs(values) for name, values in exact.items()}
    positive = replace(operator, alpha=abs(operator.alpha), beta=abs(operator.beta))
    scale = reference(
        positive, absolute, [abs(a).astype(float) for a in inputs], [abs(a).astype(float) for a in outputs]
    )
    function(function.stored(matrices), inputs, outputs)
    return max(
        float(np.max(abs(made - wanted) / (most + 1e-30)))
        for made, wanted, most in zip(outputs, expected, scale, strict=True)
    )


@pytest.mark.parametrize(
    "first", standing(range(0, sized(SHARE, OPERATORS), A_TEST), for_all=lambda first: first < SHARE)
)
def test_agrees_with_einsum(first):
    for seed in range(first, first + A_TEST):
        draw = random.Random(seed)
        operator = drawn_operator(draw)
        kernel = drawn_kernel(draw, operator)
        function = compile_operator(kernel)
        found = deviation(kernel, function, seed)
        assert found < bound(operator), (seed, [str(tile) for tile in kernel.tiles], operator)


@pytest.mark.parametrize(
    "first", standing(range(0, sized(20, 300), A_TEST), for_all=lambda first: first < 20)
)
@pytest.mark.parametrize("compiler", ["llvm", pytest.param("gcc", marks=[needs_gcc, pytest.mark.exhaustive])])
def test_fused_operators_agree_with_einsum(first, compiler):
    for seed in range(first, first + A_TEST):
        draw = random.Random(seed)
        operator = drawn_fused_operator(draw)
        kernel = drawn_kernel(draw, operator, (128, 256, 512), 32)
        function = compile_operator(kernel, compiler)
        found = deviation(kernel, function, seed)
        assert found < bound(operator), (seed, [str(tile) for tile in kernel.tiles], operator)


@pytest.mark.parametrize(
    "seed", [146, 210, *(pytest.param(n, marks=pytest.mark.exhaustive) for n in range(100))]
)
def test_scalars_agree_with_einsum(seed):
    """In scalars rows broadcast what a step before has left: arrays that are, lie in memory."""
    draw = random.Random(seed)
    operator = drawn_operator(draw, most=6)
    kernel = default_kernel(operator, operator.dtype.bits, 16, even_odd=False, parts=draw.choice((1, 2)))
    assert deviation(kernel, compile_operator(kernel), seed) < bound(operator)


@pytest.mark.parametrize("compiler", ["llvm", pytest.param("gcc", marks=needs_gcc)])
def test_matrices_that_are_constants_give_the_same(compiler):
    for seed in range(sized(1, 40)):
        draw = random.Random(seed)
        kernel = drawn_kernel(draw, drawn_operator(draw))
        operator = kernel.plan.operator
        n_elements = 3 * operator.interlaced
        matrices, inputs, outputs = drawn_data(operator, n_elements, seed)
        given, constant = (compile_operator(kernel, compiler, matrices=m) for m in (None, matrices))
        again = [array.copy() for array in outputs]
        given(given.stored(matrices), inputs, outputs)
        constant(constant.stored({}), inputs, again)
        for one, other in zip(outputs, again, strict=True):
            np.testing.assert_allclose(
                one, other, rtol=1e-4 if "float32" in (operator.dtype, operator.array_dtype) else 1e-12
            )

"""Sweeps of a 3-D stencil of seven points over a grid, with blocks, unrolling and threads."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ....arrays import Floats
from ....codegen.applications.program import built_by
from ....codegen.applications.stencil import (
    StencilCode,
    diffusion_coefficients,
    flops_per_point,
    load_stencil,
)
from .routine import Call, Configuration, Routine

_ORDER = 1
_PAGE, _HUGE_PAGE = 1 << 12, 1 << 21
_SWEEPS = 2
"""There and back: what is read was written by the sweep before, as in a program."""


def stencil_routine(compiler: str) -> Routine:
    """Return the stencil by a compiler; seconds are those of one sweep."""

    def prepare(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
        # one pair of arrays serves all: a block of large grids would not fit memory otherwise
        most = max(int(np.prod(_shape(configuration))) for configuration in configurations)
        arrays = _grid(most, 0, rng), _grid(most, _PAGE // 2, rng)
        return [_call(configuration, arrays, compiler) for configuration in configurations]

    return Routine(
        name="stencil",
        title="one sweep of a 3-D stencil of 7 points over I x J x K points in blocks of bi x bj x bk",
        parameters=("I", "J", "K", "bi", "bj", "bk", "unroll", "threads"),
        prepare=prepare,
        operations=lambda configuration: flops_per_point(_ORDER) * float(np.prod(configuration[:3])),
        reference=(128, 128, 128, 128, 128, 128, 0, 1),
        library=lambda: built_by(compiler),
        defaults=(128, 128, 128, 0, 0, 0, 0, 1),
        normalise=_in_grid,
        passes=_SWEEPS,
        compiler=compiler,
    )


def _in_grid(configuration: Configuration) -> Configuration:
    """Return blocks that are no larger than the grid; 0 is an axis without blocks."""
    points, blocks, rest = configuration[:3], configuration[3:6], configuration[6:]
    StencilCode(_ORDER, rest[0])
    if min(points) < 1:
        raise ValueError("I, J, K: give 1 or more")
    fitting = (min(block, n) if block else n for n, block in zip(points, blocks, strict=True))
    return (*points, *fitting, *rest)


def _grid(n: int, offset: int, rng: np.random.Generator) -> Floats:
    """Return n random numbers that begin some bytes behind a boundary of huge pages.

    Small pages lie anywhere in memory, so that parts of a grid compete for the same places of a cache in one
    run and not in another: times then differ by a quarter. Two grids at the same offset of a page would have
    loads wait for stores that they do not depend on, see `codegen.kernel.array_layout`.
    """
    whole = np.empty(n + (2 * _HUGE_PAGE + offset) // 8)
    first = (-whole.ctypes.data % _HUGE_PAGE + offset) // whole.itemsize
    grid = whole[first : first + n]
    grid[:] = rng.uniform(0.5, 1.5, n)
    return grid


def _shape(configuration: Configuration) -> tuple[int, int, int]:
    i, j, k = configuration[:3]
    return k + 2 * _ORDER, j + 2 * _ORDER, i + 2 * _ORDER


def _call(configuration: Configuration, arrays: Sequence[Floats], compiler: str) -> Call:
    points, block, (unroll, threads) = configuration[:3], configuration[3:6], configuration[6:]
    code = StencilCode(_ORDER, unroll, blocked=block != points)
    shape = _shape(configuration)
    a, b = (array[: int(np.prod(shape))].reshape(shape) for array in arrays)
    coefficients = diffusion_coefficients(_ORDER)
    return load_stencil(code, compiler).bind(points, block, _SWEEPS, threads, coefficients, a, b)

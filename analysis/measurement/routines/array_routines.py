"""Routines on arrays: matrix product and QR factorisation, sweeps of a stencil, phases of a multipole method.

Matrices are those of numpy and scipy. The 3-D stencil has seven points, with blocks, unrolling and threads.
The multipole method has a uniform tree: its two dearest phases are P2P and M2L.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from ....arrays import Floats
from ....codegen.applications.multipole import ORDERS, load_multipole, m2l_products
from ....codegen.applications.octree import Particles, leaf_dims, m2l_pairs, p2p_pairs, uniform_particles
from ....codegen.applications.program import built_by
from ....codegen.applications.stencil import (
    StencilCode,
    diffusion_coefficients,
    flops_per_point,
    load_stencil,
)
from .routine import Call, Configuration, Prepare, Routine, half_of_memory


def _each(prepare: Callable[[Configuration, np.random.Generator], Call]) -> Prepare:
    def prepare_all(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
        return [prepare(configuration, rng) for configuration in configurations]

    return prepare_all


def _gemm(configuration: Configuration, rng: np.random.Generator) -> Call:
    m, n, k = configuration
    a, b, c = rng.standard_normal((m, k)), rng.standard_normal((k, n)), np.empty((m, n))
    return lambda: np.matmul(a, b, out=c)


def _qr(configuration: Configuration, rng: np.random.Generator) -> Call:
    from scipy.linalg.lapack import dgeqrf, dgeqrf_lwork  # noqa: PLC0415 - only where QR is timed

    m, n = configuration
    a = np.asfortranarray(rng.standard_normal((m, n)))
    lwork = int(dgeqrf_lwork(m, n)[0])
    return lambda: np.asarray(dgeqrf(a, lwork=lwork)[0])


def _qr_operations(configuration: Configuration) -> float:
    long, short = max(configuration), min(configuration)
    return 2.0 * long * short**2 - 2.0 / 3.0 * short**3


def _gemm_bytes(configuration: Configuration) -> float:
    m, n, k = map(float, configuration)
    return 8 * (m * k + k * n + m * n)


def _qr_bytes(configuration: Configuration) -> float:
    m, n = map(float, configuration)
    return 3 * 8 * m * n  # the matrix, its copy and, as it is made, another


def _sized(
    names: str, bytes_of: Callable[[Configuration], float]
) -> Callable[[Configuration], Configuration]:
    """Return a check of configurations: it refuses sizes below one and matrices beyond half of the memory."""

    def normalise(configuration: Configuration) -> Configuration:
        found = " x ".join(map(str, configuration))
        if min(configuration) < 1:
            raise ValueError(f"{found}: give {names} of 1 or more")
        if bytes_of(configuration) > half_of_memory():
            raise ValueError(
                f"{found}: matrices of {bytes_of(configuration) / 2**30:.3g} GiB; give {names} that fit "
                f"{half_of_memory() / 2**30:.3g} GiB, half of the memory"
            )
        return configuration

    return normalise


def blas_library(package: str) -> str:
    """Return name, version and kernels of the BLAS that a Python package has loaded."""
    from threadpoolctl import threadpool_info  # noqa: PLC0415 - the timing process alone needs it

    found: list[dict[str, Any]] = [pool for pool in threadpool_info() if pool["user_api"] == "blas"]
    own = [pool for pool in found if f"{package}.libs" in pool["filepath"]] or found
    if not own:
        return "unknown"
    pool = own[0]
    return f"{pool['internal_api']} {pool['version']} {pool.get('architecture', '')}".strip()


GEMM = Routine(
    name="gemm",
    title="matrix product C = A B of m x k and k x n matrices, numpy.matmul",
    parameters=("m", "n", "k"),
    prepare=_each(_gemm),
    operations=lambda configuration: 2.0 * np.prod(np.array(configuration, float)),
    reference=(256, 256, 256),
    library=partial(blas_library, "numpy"),
    normalise=_sized("m, n, k", _gemm_bytes),
    share=lambda configuration: _gemm_bytes(configuration) / half_of_memory(),
)
QR = Routine(
    name="qr",
    title="QR factorisation of an m x n matrix, LAPACK's dgeqrf, its copy of the matrix included",
    parameters=("m", "n"),
    prepare=_each(_qr),
    operations=_qr_operations,
    reference=(256, 256),
    library=partial(blas_library, "scipy"),
    normalise=_sized("m, n", _qr_bytes),
    share=lambda configuration: _qr_bytes(configuration) / half_of_memory(),
)
"""Matrices are of type float64, operations as LAPACK counts them."""


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
        return [_sweep_call(configuration, arrays, compiler) for configuration in configurations]

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


def _sweep_call(configuration: Configuration, arrays: Sequence[Floats], compiler: str) -> Call:
    points, block, (unroll, threads) = configuration[:3], configuration[3:6], configuration[6:]
    code = StencilCode(_ORDER, unroll, blocked=block != points)
    shape = _shape(configuration)
    a, b = (array[: int(np.prod(shape))].reshape(shape) for array in arrays)
    coefficients = diffusion_coefficients(_ORDER)
    return load_stencil(code, compiler).bind(points, block, _SWEEPS, threads, coefficients, a, b)


_TITLES = {
    "p2p": "P2P: potentials of N particles in leaves of q by those in the same and neighbouring leaves",
    "m2l": "M2L: multipole expansions of order k of cells, turned into local ones of cells farther away",
    "fmm": "P2P and M2L of a fast multipole method, one after the other",
}


def multipole_routine(phases: str, compiler: str) -> Routine:
    """Return a phase, "p2p" or "m2l", or "fmm" for both, by a compiler."""

    def prepare(configurations: Sequence[Configuration], rng: np.random.Generator) -> list[Call]:
        seed = int(rng.integers(2**31))
        sizes = {(configuration[0], configuration[1]) for configuration in configurations}
        trees = {(N, q): uniform_particles(N, q, seed) for N, q in sizes}
        return [_phase_call(phases, c, trees[c[0], c[1]], compiler) for c in configurations]

    return Routine(
        name=phases,
        title=_TITLES[phases],
        parameters=("N", "q", "k", "threads"),
        prepare=prepare,
        operations=lambda configuration: _operations(phases, configuration),
        reference=(4096, 64, 4, 1),
        library=lambda: built_by(compiler),
        defaults=(4096, 64, 4, 1),
        normalise=_in_tree,
        compiler=compiler,
    )


def _in_tree(configuration: Configuration) -> Configuration | None:
    """Return a configuration whose leaves fill a tree, None of others."""
    N, q, k, _ = configuration
    if k not in ORDERS:
        raise ValueError(f"k {k}: give {ORDERS[0]} to {ORDERS[-1]}")
    if min(N, q) < 1:
        raise ValueError("N, q: give 1 or more")
    leaves = N // q
    return configuration if leaves * q == N and leaves & (leaves - 1) == 0 else None


def _phase_call(phases: str, configuration: Configuration, particles: Particles, compiler: str) -> Call:
    k, threads = configuration[2:]
    code = load_multipole(k, compiler)
    calls: list[Callable[[], None]] = []
    if phases != "m2l":
        calls.append(code.bind_p2p(particles, threads))
    if phases != "p2p":
        calls.append(code.bind_m2l(particles, threads))

    def call() -> None:
        for phase in calls:
            phase()

    return call


def _operations(phases: str, configuration: Configuration) -> float:
    """Return operations: 11 of a pair of particles, two of each term of an expansion of a pair of cells."""
    N, q, k, _ = configuration
    dims = leaf_dims(N // q)
    p2p = 0.0 if phases == "m2l" else 11.0 * p2p_pairs(dims, q)
    # derivatives of 1 / r, which each pair of cells needs too, are not counted
    return p2p + (0.0 if phases == "p2p" else 2.0 * m2l_products(k) * m2l_pairs(dims))

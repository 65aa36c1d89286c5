"""Matrix product and QR factorisation, as numpy and scipy call them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

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

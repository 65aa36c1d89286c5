"""Matrix product and QR factorisation, as numpy and scipy call them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from .routine import Call, Configuration, Prepare, Routine


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
)
QR = Routine(
    name="qr",
    title="QR factorisation of an m x n matrix, LAPACK's dgeqrf, its copy of the matrix included",
    parameters=("m", "n"),
    prepare=_each(_qr),
    operations=_qr_operations,
    reference=(256, 256),
    library=partial(blas_library, "scipy"),
)
"""Matrices are of type float64, operations as LAPACK counts them."""

"""The routines that can be timed: matrix product and QR factorisation, as numpy and scipy call them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

Configuration = tuple[int, ...]
Call = Callable[[], npt.NDArray[np.float64]]


@dataclass(frozen=True, slots=True)
class Routine:
    """A routine whose time depends on whole numbers.

    Attributes
    ----------
    name : str
    title : str
        For people.
    parameters : tuple of str
    package : str
        Python package whose BLAS or LAPACK it calls.
    prepare : callable
        From a configuration and a random generator to what is timed; it returns its result.
    operations : callable
        From a configuration to floating-point operations.
    reference : tuple of int
        Configuration that shows whether the machine is slower than before.
    """

    name: str
    title: str
    parameters: tuple[str, ...]
    package: str
    prepare: Callable[[Configuration, np.random.Generator], Call]
    operations: Callable[[Configuration], float]
    reference: Configuration


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


ROUTINES: Mapping[str, Routine] = MappingProxyType(
    {
        routine.name: routine
        for routine in (
            Routine(
                "gemm",
                "matrix product C = A B of m x k and k x n matrices, numpy.matmul",
                ("m", "n", "k"),
                "numpy",
                _gemm,
                lambda configuration: 2.0 * np.prod(np.array(configuration, float)),
                (256, 256, 256),
            ),
            Routine(
                "qr",
                "QR factorisation of an m x n matrix, LAPACK's dgeqrf, its copy of the matrix included",
                ("m", "n"),
                "scipy",
                _qr,
                _qr_operations,
                (256, 256),
            ),
        )
    }
)
"""By name; matrices are of type float64, operations as LAPACK counts them."""


def drawn_configurations(routine: Routine, n: int, least: int, most: int, seed: int) -> list[Configuration]:
    """Return `n` different configurations, each parameter uniform in its logarithm.

    Raises
    ------
    ValueError
        If the range has fewer.
    """
    n_parameters = len(routine.parameters)
    if (most - least + 1) ** n_parameters < 2 * n:
        raise ValueError(
            f"{least} to {most} hold too few configurations of {n_parameters} parameters for {n}"
        )
    rng = np.random.default_rng(seed)
    found: dict[Configuration, None] = {}
    while len(found) < n:
        places = np.exp(rng.uniform(np.log(least), np.log(most + 1), n_parameters))
        found[tuple(int(place) for place in np.minimum(places, most))] = None
    return list(found)

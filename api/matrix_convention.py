"""Warnings of what changed after version 0.1, each once a process: for one release, then to be removed.

Up to 0.1 `cl.kernel(order)` applied the transpose of its matrices, and `cl.operator` took matrices first.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..codegen.kernel import Array
from .listener import warn

_TOLD: set[str] = set()
_SILENCED_BY = "; said once: warnings.filterwarnings('ignore', 'cl', FutureWarning) silences it"


def told_of_transposition() -> bool:
    """Tell whether this process has been warned that matrices are no longer transposed."""
    return "transposition" in _TOLD


def told_of_order() -> bool:
    """Tell whether this process has been warned that arrays come before matrices."""
    return "order" in _TOLD


def warn_of_transposition(matrices: Iterable[Array]) -> None:
    """Warn once of a matrix that is not symmetric, which version 0.1 took as its transpose."""
    if any(matrix.tobytes() != matrix.T.tobytes() for matrix in matrices):
        _warn(
            "transposition",
            "cl.kernel: D[i, m] weighs input m in output i, out_i = sum_m D[i, m] q_m; "
            "up to version 0.1 it was D[m, i]: where that was meant, give D.T",
        )


def warn_of_order() -> None:
    """Warn once that a call fits both orders of its arguments, and which one is taken."""
    _warn(
        "order",
        "cl.operator: arrays come before matrices, apply(arrays, matrices); up to version 0.1 they came "
        "behind them, and this call would fit that too",
    )


def _warn(what: str, line: str) -> None:
    if what not in _TOLD:
        _TOLD.add(what)
        warn(line + _SILENCED_BY, FutureWarning)

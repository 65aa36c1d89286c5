"""The mode products by `numpy.einsum`, one call for each mode over all elements."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import numpy as np

from ..assembly import Binary, BinaryKind, Provenance
from ..kernel import MODE_SUBSCRIPTS, Array
from ..target import host_target
from ..variant import Mode, Variant

_TRIALS = 3


class EinsumKernel:
    """Kernel by `numpy.einsum`, called as a loaded one; its time includes the cost of calling numpy.

    Results go into the arrays that are given. Whether `optimize=True`, which hands the product
    to a matrix library, is faster than numpy's own loops depends on sizes and mode: in the
    first call with a number of elements both are tried, as somebody who needs it fast would.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._optimize: dict[tuple[Mode, int], bool] = {}

    def __call__(self, n_elements: int, operators: Sequence[Array], q: Array, tmp: Array) -> None:
        """Write the product to `tmp`; `q` then holds the input of the last mode."""
        source, result = q, tmp
        for mode, operator in zip(self.variant.modes, operators, strict=True):
            key = mode, n_elements
            if key not in self._optimize:
                self._optimize[key] = _faster_optimized(mode, operator, source, result)
            np.einsum(MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=self._optimize[key])
            source, result = result, source


def _faster_optimized(mode: Mode, operator: Array, source: Array, result: Array) -> bool:
    """Tell whether einsum is faster with `optimize=True`."""
    seconds = []
    for optimize in (False, True):
        call = partial(np.einsum, MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=optimize)
        seconds.append(min(_seconds(call) for _ in range(_TRIALS)))
    return seconds[1] < seconds[0]


def _seconds(call: partial[Array]) -> float:
    begin = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - begin) * 1e-9


def einsum_binary(variant: Variant) -> Binary:
    """Return the binary that stands for `numpy.einsum`, which needs no loading."""
    provenance = Provenance("numpy.einsum", f"numpy {np.__version__}", ())
    return Binary(variant, host_target(), provenance, BinaryKind.EINSUM, Path())

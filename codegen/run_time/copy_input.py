"""A kernel as a function of addresses that leaves its input as it is."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel import Kernel
from ..native import native_functions
from ..variant import Mode

Call = Callable[[int, Sequence[int], int, int], None]
"""Number of elements, and addresses: of the operators, of the input, and of the output."""

_FUNCTIONS = Path(__file__).with_name("protect.ll")
_COPIED_ENTRIES = 2048
"""Of the elements that are copied together: they stay in the nearest cache, beside as much of the output."""


def protecting(kernel: Kernel) -> Call:
    """Return a call of a kernel that does not write to its input, which may be the output of whole elements.

    For single modes the input must not be the output. Calls share nothing, and Python's lock is released
    meanwhile: threads may call at the same time.
    """
    if kernel.variant.mode is not Mode.ELEMENT:
        return overwriting(kernel)
    variant, run = kernel.variant, _protected()
    volume = variant.np**3
    together = 1 if variant.schedule is None else variant.schedule.elements
    block = max(1, _COPIED_ENTRIES // (volume * together)) * together
    words = volume * variant.dtype.bytes // 4

    def call(n_elements: int, operators: Sequence[int], q: int, out: int) -> None:
        run(kernel.address, n_elements, block, words, *operators, q, out)

    return call


def overwriting(kernel: Kernel) -> Call:
    """Return a direct call of a kernel, which overwrites the input of whole elements."""
    pointers = [ctypes.c_void_p] * (len(kernel.variant.modes) + 2)
    run = ctypes.CFUNCTYPE(None, ctypes.c_int64, *pointers)(kernel.address)

    def call(n_elements: int, operators: Sequence[int], q: int, out: int, _kept: Kernel = kernel) -> None:
        run(n_elements, *operators, q, out)

    return call


@cache
def _protected() -> Any:
    functions = native_functions(_FUNCTIONS, vectors=True)
    words, pointers = [ctypes.c_int64] * 3, [ctypes.c_void_p] * 5
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *words, *pointers)
    return prototype(functions.get_function_address("protected"))

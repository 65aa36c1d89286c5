"""Calls of the C functions in `native`, which the package contains as LLVM IR."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .....codegen.native import native_functions

LANES, CHUNK = 8, 32
"""Numbers of columns and of configurations that are processed at once, as in C."""

_FUNCTIONS = Path(__file__).parent / "native" / "sums.ll"


def call(name: str, *arguments: npt.NDArray[Any] | int) -> None:
    """Call a function with arrays, by address, and numbers; other threads run during the call."""
    words = [a if isinstance(a, int) else _address(a) for a in arguments]
    function, _ = _function(name, len(words))
    function(*words)


def padded(rank: int) -> int:
    """Return the number of columns of an array that is padded to a multiple of `LANES`."""
    return -(-rank // LANES) * LANES


def _address(array: npt.NDArray[Any]) -> int:
    assert array.flags.c_contiguous and array.dtype in (np.float64, np.int64)
    return int(array.ctypes.data)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function and its code, which must be kept as long as the function can be called."""
    code, words = native_functions(_FUNCTIONS, vectors=True), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(None, *words)(code.get_function_address(name)), code

"""Calls of what is written in C, in `native`, and comes with the package as LLVM IR."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .....codegen.native import native_functions

LANES, CHUNK = 8, 32
"""Columns that are computed with at once, and configurations, as in the C."""

_FUNCTIONS = Path(__file__).parent / "native" / "sums.ll"


def call(name: str, *arguments: npt.NDArray[Any] | int) -> None:
    """Call a function on arrays, which it takes by address, and numbers; other threads run meanwhile."""
    words = [a if isinstance(a, int) else _address(a) for a in arguments]
    function, _ = _function(name, len(words))
    function(*words)


def padded(rank: int) -> int:
    """Return the columns that arrays of so many have, the last empty."""
    return -(-rank // LANES) * LANES


def _address(array: npt.NDArray[Any]) -> int:
    assert array.flags.c_contiguous and array.dtype in (np.float64, np.int64)
    return int(array.ctypes.data)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function, and its code, which stays where it is as long as it can be called."""
    code, words = native_functions(_FUNCTIONS, vectors=True), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(None, *words)(code.get_function_address(name)), code

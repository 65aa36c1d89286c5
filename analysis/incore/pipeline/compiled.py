"""Calls of the loops that are written in C, in `native`, and come with the package as LLVM IR."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ....codegen.native import native_functions

Array = npt.NDArray[Any]

_FUNCTIONS = Path(__file__).parent / "native" / "pipeline.ll"


def call(name: str, *arguments: Array | int) -> int:
    """Call a function on arrays, which it takes by address, and numbers.

    Returns
    -------
    int
        What it returns; of no meaning if it returns nothing.
    """
    words = [a if isinstance(a, int) else address(a) for a in arguments]
    function, _ = _function(name, len(words))
    result: int = function(*words)
    return result


def address(array: Array) -> int:
    """Return where the rows of an array begin; they must lie one behind the other."""
    assert array.flags.c_contiguous
    return int(array.ctypes.data)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function, and its code, which stays where it is as long as it can be called."""
    code, words = native_functions(_FUNCTIONS), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(ctypes.c_int64, *words)(code.get_function_address(name)), code


def filled(value: int, *shape: int) -> npt.NDArray[np.int64]:
    """Return an array of one number."""
    return np.full(shape, value, np.int64)

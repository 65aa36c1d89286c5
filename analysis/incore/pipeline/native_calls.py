"""Calls of the loops that are written in C, in `native`, and come with the package as LLVM IR.

They take columns, which are arrays of one type, and tables, whose rows `tables` describes. Neither is
numpy's: to load that takes as long as to analyse a file of some thousand instructions. Who computes
with numpy looks at them by `np.asarray`, and at tables by `np.ctypeslib.as_array`.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeAlias

from ....codegen.native import native_functions

Column: TypeAlias = "array[int] | array[float]"
Table: TypeAlias = "ctypes.Array[Any]"

_FUNCTIONS = Path(__file__).parent / "native" / "pipeline.ll"
_WORD_BYTES = 8


def call(name: str, *arguments: Column | Table | int) -> int:
    """Call a function on columns and tables, which it takes by address, and numbers.

    Returns
    -------
    int
        Its result; without meaning if it returns nothing.
    """
    words = [a if isinstance(a, int) else address(a) for a in arguments]
    function, _ = _function(name, len(words))
    result: int = function(*words)
    return result


def address(content: Column | Table) -> int:
    """Return the address of the first byte of a column or a table."""
    return content.buffer_info()[0] if isinstance(content, array) else ctypes.addressof(content)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function, and its code, which stays where it is as long as it can be called."""
    code, words = native_functions(_FUNCTIONS), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(ctypes.c_int64, *words)(code.get_function_address(name)), code


def filled(value: int, n: int) -> array[int]:
    """Return a column of one number."""
    return array("q", (value,)) * n


def zeros(n: int) -> array[int]:
    """Return a column of zeros, quickly."""
    return array("q", bytes(_WORD_BYTES * n))


def starts(lengths: Iterable[int]) -> array[int]:
    """Return the offsets of consecutive parts of some lengths, and the end of the last."""
    return array("q", accumulate(lengths, initial=0))


def table_of(row: type[ctypes.Structure], rows: Iterable[tuple[float, ...]]) -> Table:
    """Return a table of some rows."""
    made: list[Any] = [*rows]
    return (row * len(made))(*made)

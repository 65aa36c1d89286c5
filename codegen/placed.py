"""Arrays of a call in one piece of memory, where a simulation of the call takes them to lie.

Where arrays lie changes the speed of the same code: vectors that cross lines, and loads that wait for a
store at the same offset of another page. What allocators give differs from process to process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

PAGE_BYTES, LINE_BYTES = 4096, 64


def placed(arrays: Sequence[Array], page_offsets: Sequence[int | None]) -> list[Array]:
    """Return copies of arrays, one behind the other, each so many bytes behind the beginning of a page.

    Parameters
    ----------
    arrays : sequence of ndarray
    page_offsets : sequence of int or None
        Of each array; None for the next line.

    Examples
    --------
    >>> first, second = placed([np.zeros(3), np.ones(5)], [0, None])
    >>> second.ctypes.data - first.ctypes.data, second.tolist()
    (64, [1.0, 1.0, 1.0, 1.0, 1.0])
    """
    starts, end = [], 0
    for array, offset in zip(arrays, page_offsets, strict=True):
        start = end + (-end % LINE_BYTES if offset is None else (offset - end) % PAGE_BYTES)
        starts.append(start)
        end = start + array.nbytes
    memory = np.zeros(end + PAGE_BYTES, np.uint8)
    page = -memory.ctypes.data % PAGE_BYTES
    found = []
    for array, start in zip(arrays, starts, strict=True):
        view = memory[page + start : page + start + array.nbytes].view(array.dtype).reshape(array.shape)
        view[...] = array
        found.append(view)
    return found

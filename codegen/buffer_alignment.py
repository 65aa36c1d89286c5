"""Arrays of a call in one piece of memory, where a simulation of the call takes them to lie.

Where arrays lie changes the speed of the same code: vectors that cross lines, and loads that wait for a
store at the same offset of another page. What allocators give differs from process to process. Where a core
finds the way of a line in L1 by a hash of its address, two lines of a set whose hashes are equal drive each
other out: a load takes 23 cycles on Zen 3, not 4 (`tests/validation/core_effects`). Pages that
follow each other have different ones.

References
----------
M. Lipp, V. Hadzic, M. Schwarz, A. Perais, C. Maurice, D. Gruss: Take A Way: Exploring the Security
Implications of AMD's Cache Way Predictors, AsiaCCS 2020 (the hash of Zen and Zen 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

PAGE_BYTES, LINE_BYTES = 4096, 64


def page_offsets(n_stored: int, n_inputs: int, n_outputs: int) -> list[int | None]:
    """Return the page offsets of the arrays of a call; None places an array on the next cache line.

    Inputs begin a page and outputs half a page further, so that no load is taken to depend on a store before
    it by the low bits of its address.

    Parameters
    ----------
    n_stored, n_inputs, n_outputs : int
        Numbers of matrices, inputs and outputs.
    """
    return [None] * n_stored + [0] * n_inputs + [PAGE_BYTES // 2] * n_outputs


def starts_of(
    sizes: Sequence[int], page_offsets: Sequence[int | None], gap: int = 0
) -> tuple[tuple[int, ...], int]:
    """Return the offsets of arrays in bytes from the start of a page, and the end of the last.

    Parameters
    ----------
    sizes : sequence of int
        Bytes of each array.
    page_offsets : sequence of int or None
        Bytes behind the beginning of a page, of each array; None for the next line.
    gap : int
        Bytes that are free before each array at least.

    Examples
    --------
    >>> starts_of([24, 100, 8], [0, 2048, None])
    ((0, 2048, 2176), 2184)
    """
    starts, end = [], 0
    for size, offset in zip(sizes, page_offsets, strict=True):
        start = end + gap
        start += -start % LINE_BYTES if offset is None else (offset - start) % PAGE_BYTES
        starts.append(start)
        end = start + size
    return tuple(starts), end


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
    starts, end = starts_of([array.nbytes for array in arrays], page_offsets)
    memory = np.zeros(end + PAGE_BYTES, np.uint8)
    page = -memory.ctypes.data % PAGE_BYTES
    found = []
    for array, start in zip(arrays, starts, strict=True):
        view = memory[page + start : page + start + array.nbytes].view(array.dtype).reshape(array.shape)
        view[...] = array
        found.append(view)
    return found

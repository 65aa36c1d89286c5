"""Memory that microbenchmarks touch: on huge pages where the system grants them."""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np
import numpy.typing as npt

from ...isa.microbenchmark import BLOCK_BYTES, RING
from .benchmarks.microbenchmark_ir import fill_constants

_HUGE_PAGE = 2 << 20
_LINE = 64
Bytes = npt.NDArray[np.uint8]


def allocate(n_bytes: int) -> Bytes:
    """Return untouched bytes that start a huge page, with advice to use huge pages."""
    region = mmap.mmap(-1, n_bytes + _HUGE_PAGE)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        region.madvise(mmap.MADV_HUGEPAGE)
    whole = np.frombuffer(region, np.uint8)
    start = -whole.ctypes.data % _HUGE_PAGE
    return whole[start : start + n_bytes]


def constants_block() -> Bytes:
    """Return the data block that microbenchmarks take, with their constants."""
    block = allocate(BLOCK_BYTES)
    fill_constants(block)
    return block


def ring(n_bytes: int, seed: int) -> Bytes:
    """Return memory whose cache lines point to one another in one ring of random order."""
    memory = allocate(n_bytes)
    link_ring(memory, seed)
    return memory


def link_ring(memory: Bytes, seed: int) -> None:
    """Make the lines of a memory point to one another in one ring of random order."""
    order = np.random.default_rng(seed).permutation(memory.size // _LINE)
    words = memory.view(np.int64)
    words[order * (_LINE // 8)] = memory.ctypes.data + np.roll(order, -1) * _LINE


def set_ring(block: Bytes, memory: Bytes) -> None:
    """Let the two pointers of a data block start at opposite places of a ring.

    They follow the same random order half the ring apart, so neither finds what the other
    has brought.
    """
    words = memory.view(np.int64)
    first = int(memory.ctypes.data)
    second = first
    # half a ring away would take long to walk to; any other line is as good as random
    second += (words.size * 8 // _LINE // 2) * _LINE
    block.view(np.int64)[RING // 8 : RING // 8 + 2] = first, second


def as_float64(memory: Bytes) -> npt.NDArray[Any]:
    """Return the memory as numbers."""
    return memory.view(np.float64)

"""Buffers that are filled and emptied in program order: when there is room for one more entry.

The reorder buffer, the free registers of each file, the load queue and the store queue differ
only in their size, in what takes an entry, and in when it is given back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....codegen.compiled_loop import compiled_loop

REORDER_BUFFER, VECTOR_REGISTERS, INTEGER_REGISTERS, MASK_REGISTERS, LOAD_QUEUE, STORE_QUEUE = range(6)
RING_NAMES = (
    "reorder buffer",
    "vector registers",
    "integer registers",
    "mask registers",
    "load queue",
    "store queue",
)

RING = np.dtype([("size", np.int64), ("taken", np.int64), ("returned", np.int64)])
"""A buffer: entries (0 where it is no limit), those taken so far, those whose return is known.

Beside the table of buffers goes `free_at`, (6, largest): the cycle in which an entry is given
back, by its number modulo the size.
"""


@compiled_loop
def room_at(rings: Any, free_at: Any, ring: int, entries: int) -> int:
    """Return the first cycle in which `entries` more fit."""
    size = rings[ring].size
    last = rings[ring].taken + entries - 1
    if size == 0 or entries == 0 or last < size:
        return 0
    return free_at[ring, last % size]


@compiled_loop
def give_back(rings: Any, free_at: Any, ring: int, cycle: int) -> None:
    """Note that what was taken since the last call is given back in a cycle."""
    size, taken = rings[ring].size, rings[ring].taken
    if size > 0:
        for entry in range(rings[ring].returned, taken):
            free_at[ring, entry % size] = cycle
    rings[ring].returned = taken

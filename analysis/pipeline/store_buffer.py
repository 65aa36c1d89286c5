"""Stores after they have been executed: what loads get from them, and when they are in L1.

Stores write in program order, a line a cycle; those that follow one another in the same line
share the cycle, as many as the core stores in one.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from .port_calendar import free_port, take
from .stores import FORWARDED

STORE = np.dtype([("data_at", np.int64), ("written_at", np.int64), ("masked", np.int64)])
"""A store of a stream: when its data are there, when they are in L1, whether under a mask."""

WRITER = np.dtype([("cycle", np.int64), ("line", np.int64), ("shared", np.int64), ("owed", np.float64)])
"""What writes to L1: cycle and line of the last write, the share of that cycle that is taken, and
turns of the load ports that writes have not taken yet."""

_NOT_YET = np.iinfo(np.int64).max


@numba.njit(cache=True)
def executed(store: Any, data_at: int, masked: int) -> None:
    """Fill in a store that has been executed and has not retired."""
    store.data_at = data_at
    store.written_at = _NOT_YET
    store.masked = masked


@numba.njit(cache=True)
def loaded_at(access: Any, stores: Any, core: Any, issued: int, latency: int) -> int:
    """Return when a load issued in a cycle has its data: from L1, or from a store before it."""
    result = issued + latency
    if access.store < 0 or stores[access.store].written_at <= issued:
        return result
    store = stores[access.store]
    if access.relation == FORWARDED and (core.forwards_masked or not store.masked):
        return max(result, store.data_at + core.forward_cycles)
    return max(result, store.written_at + core.blocked_cycles)


@numba.njit(cache=True)
def crosses(access: Any, core: Any) -> bool:
    """Tell whether an access touches two cache lines."""
    return access.address >= 0 and access.address % core.line_bytes + access.width_bytes > core.line_bytes


@numba.njit(cache=True)
def write(writer: Any, calendar: Any, turns: Any, core: Any, access: Any, retired: int) -> int:
    """Return the cycle in which a retired store has written its bytes.

    A store wider than an entry of the store queue shares its cycle with no other. Writes and
    loads use the banks of L1 by turns: a full line costs the loads `core.write_load_turns`.
    """
    address, n_bytes = access.address, access.n_bytes
    if retired + 1 > writer.cycle:
        writer.cycle, writer.line, writer.shared = retired + 1, -1, 0
    share = core.stores_per_cycle if n_bytes > core.store_entry_bytes else 1
    first = address // core.line_bytes
    for line in range(first, (address + max(n_bytes, 1) - 1) // core.line_bytes + 1):
        same = address >= 0 and line == writer.line
        if not same or writer.shared + share > core.stores_per_cycle:
            writer.cycle += writer.shared > 0
            writer.shared = 0
        writer.shared += share
        writer.line = line
    writer.owed += core.write_load_turns * min(n_bytes, core.line_bytes) / core.line_bytes
    if writer.owed >= 1.0:
        writer.owed -= 1.0
        port = free_port(calendar, turns, core.load_ports, writer.cycle)
        if port >= 0:
            take(calendar, turns, port, writer.cycle)
    return writer.cycle

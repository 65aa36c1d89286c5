"""Stores after they have been executed: what loads get from them, and when they are in L1.

Stores write in program order, as many a cycle as the core executes; a store into a line that was not
written lately begins a cycle.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....codegen.compiled_loop import compiled_loop
from .port_calendar import take_turns
from .stores import FORWARDED

STORE = np.dtype(
    [("data_at", np.int64), ("written_at", np.int64), ("masked", np.int64), ("entries", np.int64)]
)
"""A store of a stream: when its data are there, when they are in L1, whether under a mask, and entries
of the store queue that it takes."""

WRITER = np.dtype(
    [
        ("cycle", np.int64),
        ("shared", np.int64),
        ("next_recent", np.int64),
        ("dispatched", np.int64),
        ("owed", np.float64),
    ]
)
"""What writes to L1: cycle of the last write, the share of that cycle that is taken, the place of the
next line in the ring of lines written last; the cycle in which the last store was dispatched, and turns
of the load ports that stores have not taken yet."""

_NOT_YET = np.iinfo(np.int64).max


@compiled_loop
def executed(store: Any, masked: int, entries: int, data_at: int) -> None:
    """Fill in a store that has been executed and has not retired."""
    store.data_at = data_at
    store.written_at = _NOT_YET
    store.masked = masked
    store.entries = entries


@compiled_loop
def loaded_at(access: Any, stores: Any, n_stores: int, core: Any, issued: int, latency: int) -> int:
    """Return when a load issued in a cycle has its data: from L1, or from one of the stores before it."""
    result = issued + latency
    if access.store < 0 or stores[access.store].written_at <= issued:
        return result
    store, beyond = stores[access.store], max(latency - core.load_latency, 0)
    if access.relation == FORWARDED and (core.forwards_masked or not store.masked):
        return max(result, _forwarded_at(store, core) + beyond)
    last = _end_of_run(access.store, stores, n_stores) if core.blocked_by_runs else access.store
    return max(result, stores[last].written_at + core.blocked_cycles + beyond)


@compiled_loop
def _end_of_run(store: int, stores: Any, n_stores: int) -> int:
    """Return the last of the stores that write, without a cycle between them, after a store."""
    while store + 1 < n_stores and stores[store + 1].written_at <= stores[store].written_at + 1:
        store += 1
    return store


@compiled_loop
def _forwarded_at(store: Any, core: Any) -> int:
    """Return when a load can have what a store hands over."""
    cycles: int = core.wide_forward_cycles if store.entries > 1 else core.forward_cycles
    return store.data_at + cycles


@compiled_loop
def mistaken(access: Any, stores: Any, core: Any, issued: int, latency: int) -> bool:
    """Tell whether a load issued in a cycle is taken for that of a store that has no data yet."""
    if not core.repeats_early_loads or access.lookalike < 0 or access.lookalike == access.store:
        return False
    store = stores[access.lookalike]
    return _forwarded_at(store, core) > issued + latency


@compiled_loop
def crosses(access: Any, core: Any) -> bool:
    """Tell whether an access touches two cache lines."""
    return access.address >= 0 and access.address % core.line_bytes + access.width_bytes > core.line_bytes


@compiled_loop
def take_from_loads(writer: Any, calendar: Any, turns: Any, core: Any, dispatched: int, issued: int) -> None:
    """Take from the load ports what the second of two stores dispatched in one cycle takes."""
    if writer.dispatched != dispatched:
        writer.dispatched = dispatched
        return
    writer.dispatched = -1
    writer.owed += core.store_pair_load_turns
    if writer.owed >= 1.0:
        writer.owed -= 1.0
        take_turns(calendar, turns, core.load_ports, issued, 1)


@compiled_loop
def write(writer: Any, recent: Any, core: Any, access: Any, retired: int) -> int:
    """Return the cycle in which a retired store has written its bytes.

    A store wider than an entry of the store queue shares its cycle with no other; a line that was
    not written lately begins a cycle.
    """
    address = access.address
    if retired + 1 > writer.cycle:
        writer.cycle, writer.shared = retired + 1, 0
    share = core.stores_per_cycle if access.n_bytes > core.store_entry_bytes else 1
    first = address // core.line_bytes
    last = first + crosses(access, core)
    for line in range(first, last + 1):
        known = address >= 0 and _is_recent(writer, recent, line)
        if writer.shared > 0 and (not known or writer.shared + share > core.stores_per_cycle):
            writer.cycle += 1
            writer.shared = 0
        writer.shared += share
    return writer.cycle


@compiled_loop
def _is_recent(writer: Any, recent: Any, line: int) -> bool:
    """Tell whether a line is among those written last, and note it."""
    for place in range(len(recent)):
        if recent[place] == line:
            return True
    recent[writer.next_recent] = line
    writer.next_recent = (writer.next_recent + 1) % len(recent)
    return False

"""The inner loop of the out-of-order simulation: `native/core.c` on tables of a listing and a core."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .compiled import address, call
from .core_sizes import CoreState
from .data_flow import Role
from .micro_ops import MicroOps
from .tables import ACCESS, RING_NAMES, STORE, VALUE


def run_core(
    tables: MicroOps,
    stream: npt.NDArray[np.int32],
    accesses: npt.NDArray[Any],
    decoding: npt.NDArray[np.float64],
    state: CoreState,
    events: npt.NDArray[Any] | None = None,
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return when each instruction of a stream retires, and what dispatch waited for.

    Parameters
    ----------
    tables : MicroOps
        Tables of the listing's instructions; fractions of cycles that are owed are written.
    stream : ndarray of int32, (n_executed,)
        Instructions in the order executed.
    accesses : ndarray of `ACCESS`, (n_accesses,)
        Their memory accesses in that order.
    decoding : ndarray of float64, (n_executed,)
        Cycles that the decoders take for each, see `decode_cycles`.
    state : CoreState
        An empty core, which is used up.
    events : ndarray of `EVENT`, (`count_micro_ops`,), optional
        Where to write what happened to each micro-op.

    Returns
    -------
    retired : ndarray of int64, (n_executed,)
        Cycles.
    stalls : ndarray of int64, (8 + n_stations,)
        Cycles in which dispatch waited, by buffer, for the decoders, and by station.
    """
    stream = np.ascontiguousarray(stream, np.int32)
    accesses = np.ascontiguousarray(accesses, ACCESS)
    decoding = np.ascontiguousarray(decoding, np.float64)
    values, stores = np.zeros(tables.n_registers, VALUE), np.zeros(_count_stores(tables, stream), STORE)
    retired = np.zeros(len(stream), np.int64)
    stalls = np.zeros(len(RING_NAMES) + 1 + len(state.stations), np.int64)
    # `simulation` of core.c, field by field
    fields = (
        *(tables.instructions, tables.ops, tables.reads, tables.writes),
        *(stream, len(stream), accesses, decoding),
        state.core,
        *(state.rings, state.free_at, state.free_at.shape[1]),
        *(state.stations, state.waiting, state.waiting.shape[1], state.passed, state.passed.shape[1]),
        *(state.calendar, state.turns, tables.uses),
        *(state.bound, state.n_bound, state.booked, state.bound.shape[1], 0, 0),
        *(state.writer, state.recent, len(state.recent)),
        *(values, stores, retired, stalls),
        0 if events is None else events,
    )
    call("run_core", np.array([f if isinstance(f, int) else address(f) for f in fields], np.int64))
    return retired, stalls


def count_micro_ops(tables: MicroOps, stream: npt.NDArray[np.int32]) -> int:
    """Return how many micro-ops a stream executes."""
    return int((tables.instructions["end"] - tables.instructions["first"])[stream].sum())


def _count_stores(tables: MicroOps, stream: npt.NDArray[np.int32]) -> int:
    """Return how many stores a stream executes."""
    first, end = tables.instructions["first"], tables.instructions["end"]
    before = np.concatenate([[0], np.cumsum(tables.ops["role"] == Role.STORE)])
    return int((before[end] - before[first])[stream].sum())

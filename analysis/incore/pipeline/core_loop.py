"""The inner loop of the out-of-order simulation: `native/core.c` on tables of a listing and a core."""

from __future__ import annotations

from array import array

from .core_tables import CoreState
from .data_flow import Role
from .micro_ops import MicroOps
from .native_calls import Column, Table, address, call, zeros
from .stalls import BUFFERS
from .tables import STORE, VALUE

_NONE_YET: tuple[int, ...] = (0,) * 64  # stations that took micro-ops of each kind last, of stations.h


def run_core(
    tables: MicroOps,
    stream: array[int],
    accesses: Table,
    decoding: array[float],
    state: CoreState,
    events: Table | None = None,
) -> tuple[array[int], array[int]]:
    """Return the cycle in which each instruction of a stream retires, and the cycles of dispatch stalls.

    Parameters
    ----------
    tables : MicroOps
        Tables of the listing's instructions; fractions of cycles that are owed are written.
    stream : array of int32, (n_executed,)
        Instructions in the order executed.
    accesses : table of `ACCESS`, (n_accesses,)
        Their memory accesses in that order.
    decoding : array of float64, (n_executed,)
        Cycles that the decoders take for each, see `decode_cycles`.
    state : CoreState
        An empty core, which is used up.
    events : table of `EVENT`, (`count_micro_ops`,), optional
        Table for the events of each micro-op.

    Returns
    -------
    retired : array of int64, (n_executed,)
        Cycles.
    stalls : array of int64, (8 + n_stations,)
        Cycles in which dispatch waited, by buffer, for the decoders, and by station.
    """
    values = (VALUE * tables.n_registers)()
    stores = (STORE * count_micro_ops(tables, stream, Role.STORE))()
    retired, stalls = zeros(len(stream)), zeros(len(BUFFERS) + 1 + len(state.stations))
    # `simulation` of core.c, field by field
    fields: tuple[int | Column | Table, ...] = (
        *(tables.instructions, tables.ops, tables.reads, tables.writes),
        *(stream, len(stream), accesses, decoding),
        state.core,
        *(state.rings, state.free_at, len(state.free_at) // len(state.rings)),
        *(state.stations, state.waiting, len(state.waiting) // len(state.stations)),
        *(state.passed, len(state.passed) // len(state.stations)),
        *_NONE_YET,
        *(state.calendar, state.turns, tables.uses),
        *(state.bound, state.n_bound, state.booked, len(state.bound) // len(state.n_bound), 0, 0, 0),
        *(state.writer, state.recent, len(state.recent)),
        *(values, stores, retired, stalls),
        0 if events is None else events,
    )
    call("run_core", array("q", [f if isinstance(f, int) else address(f) for f in fields]))
    return retired, stalls


_ANY = -1


def count_micro_ops(tables: MicroOps, stream: array[int], role: Role | None = None) -> int:
    """Return the number of micro-ops that a stream executes: all, or those of one role.

    Parameters
    ----------
    tables : MicroOps
        Micro-ops of the instructions.
    stream : array of int32, (n_executed,)
        Instructions in the order executed.
    role : Role, optional
        All roles by default.
    """
    wanted = _ANY if role is None else int(role)
    return call("count_ops", tables.instructions, tables.ops, stream, len(stream), wanted)

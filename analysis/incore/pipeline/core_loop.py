"""The inner loop of the out-of-order simulation, compiled.

Instructions are taken in program order; each finds the first cycle in which buffers have room
for it, its operands are there and its ports are free. Older instructions have reserved their
ports before, so that the outcome is that of a core which always issues the oldest ready
micro-op, but in one pass over the stream instead of one step a cycle.

    dispatch  in order, `dispatch_width` slots a cycle, when the buffers have room (`rings`,
              `stations`)
    issue     out of order, when the operands are there and the ports are free (`port_calendar`)
    retire    in order, `retire_width` slots a cycle
    write     stores, in order, after they have retired (`store_buffer`)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....codegen.compiled_loop import compiled_loop
from .data_flow import Role
from .port_calendar import issue, read_data
from .rings import LOAD_QUEUE, REORDER_BUFFER, RING_NAMES, STORE_QUEUE, give_back, room_at
from .stations import choose, enter, leave, takes_at
from .store_buffer import STORE, crosses, executed, loaded_at, mistaken, take_from_loads, write

VALUE = np.dtype(
    [("ready", np.int64), ("ready_to_add", np.int64), ("family", np.int64), ("origin", np.int64)]
)
"""What a register holds: when it is ready, also to be added to, the family that made it, and where it
comes from."""

_ZERO, _LOADED = 1, 2
"""Origins: rename knows that it is zero; it was loaded, and passes no bypass."""

_LOAD, _STORE, _N_RINGS = int(Role.LOAD), int(Role.STORE), len(RING_NAMES)
_DECODED_AHEAD = 16  # cycles that the decoders are ahead of dispatch at most: their queue


@compiled_loop
def run_core(  # noqa: PLR0912, PLR0915
    tables: Any, stream: Any, accesses: Any, decoding: Any, state: Any
) -> Any:
    """Return when each instruction of a stream retires, and what dispatch waited for.

    Parameters
    ----------
    tables : MicroOps
        Tables of the listing's instructions.
    stream : ndarray of int32, (n_executed,)
        Instructions in the order executed.
    accesses : ndarray of `ACCESS`, (n_accesses,)
        Their memory accesses in that order.
    decoding : ndarray of float64, (n_executed,)
        Cycles that the decoders take for each, see `decode_cycles`.
    state : CoreState
        An empty core.

    Returns
    -------
    retired : ndarray of int64, (n_executed,)
        Cycles.
    stalls : ndarray of int64, (7 + n_stations,)
        Cycles in which dispatch waited, by buffer, for the decoders, and by station.

    Notes
    -----
    One long function on purpose: to hand its tables on to others takes ten times as long as what
    these would do, since compiled code counts references of every array that is handed on.
    """
    instructions, ops, uses, reads, writes, n_values = tables
    core, rings, free_at, stations, waiting, passed, calendar, turns, writer, recent = state
    figures = core[0]
    retired = np.zeros(len(stream), np.int64)
    stalls = np.zeros(_N_RINGS + 1 + len(stations), np.int64)
    values = np.zeros(n_values, VALUE)
    stores = np.zeros(_count_stores(instructions, ops, stream), STORE)
    cycle, slots_used = 0, 0  # of dispatch
    decoded = 0.0
    last_retired, slots_retired = 0, 0
    access = n_stores = n_written = 0
    for index in range(len(stream)):
        instruction = instructions[stream[index]]
        complete, slots_here = 0, 0
        if decoding[index] > 0.0:
            decoded = max(decoded, cycle - _DECODED_AHEAD) + decoding[index]
            if int(decoded) > cycle:
                stalls[_N_RINGS] += int(decoded) - cycle
                cycle, slots_used = int(decoded), 0
        for number in range(instruction.first, instruction.end):
            op = ops[number]
            # dispatch
            start = cycle
            if slots_used + op.slots > figures.dispatch_width and slots_used > 0:
                start += 1
            free, reason = start, -1
            until = room_at(rings, free_at, REORDER_BUFFER, op.slots)
            if until > free:
                free, reason = until, REORDER_BUFFER
            if op.file > 0:
                until = room_at(rings, free_at, op.file, 1)
                if until > free:
                    free, reason = until, op.file
                rings[op.file].taken += 1
            queue, entries = -1, 1
            if op.role == _LOAD:
                queue = LOAD_QUEUE
            elif op.role == _STORE:
                queue = STORE_QUEUE
                entries = max(1, -(-accesses[access + op.access].width_bytes // figures.store_entry_bytes))
            if queue >= 0:
                until = room_at(rings, free_at, queue, entries)
                if until > free:
                    free, reason = until, queue
                rings[queue].taken += entries
            station = choose(stations, waiting, op.stations, cycle)
            if station >= 0:
                until = takes_at(stations, waiting, passed, station)
                if until > free:
                    free, reason = until, _N_RINGS + 1 + station
            if reason >= 0:
                stalls[reason] += free - start
            if free > cycle:
                cycle, slots_used = free, 0
            slots_used += op.slots
            while slots_used > figures.dispatch_width:  # an instruction of more slots than a cycle has
                slots_used -= figures.dispatch_width
                cycle += 1
            rings[REORDER_BUFFER].taken += op.slots
            slots_here += op.slots

            # issue
            ready, ports = cycle + 1, 0
            if station >= 0:
                ready = enter(stations, waiting, passed, station, cycle) + 1
                ports = stations[station].ports
            operands = _operands_at(op, reads, values, ready)
            fresh = _fresh(op, reads, values, figures)
            third = 0 if fresh[1] < 0 else figures.third_reads
            if op.role == _STORE:  # its address half does not wait for the data
                issued = issue(calendar, turns, uses, op, ports, ready, 0, fresh)
                take_from_loads(writer[0], calendar, turns, figures, cycle, issued)
            else:
                issued = issue(calendar, turns, uses, op, ports, operands, third, fresh)
            if station >= 0:
                leave(stations, waiting, station, issued)

            # result
            result = issued + op.latency
            added = issued + op.accumulate_latency
            if op.role == _LOAD:
                result = loaded_at(
                    accesses[access + op.access], stores, n_written, figures, issued, op.latency
                )
                if figures.repeats_early_loads and result > issued + op.latency:
                    result = issue(calendar, turns, uses, op, 0, result - op.latency, 0, fresh) + op.latency
                elif mistaken(accesses[access + op.access], stores, figures, issued, op.latency):
                    issue(calendar, turns, uses, op, 0, issued + 1, 0, fresh)
                if crosses(accesses[access + op.access], figures):  # the second line takes another turn
                    issue(calendar, turns, uses, op, 0, issued + 1, 0, fresh)
                    result += 1
                added = result
            elif op.role == _STORE:
                data = max(issued, operands)
                if third:
                    data = read_data(calendar, turns, figures, data, fresh, entries)
                executed(stores[n_stores], op.masked, entries, data)
                n_stores += 1
                result = data + 1
            for entry in range(op.write_first, op.write_end):
                value = values[writes[entry]]
                value.ready = result
                value.ready_to_add = added
                value.family = op.family
                value.origin = 0
                if op.role == _LOAD:
                    value.origin = _LOADED
                elif op.stations == 0 and op.read_first == op.read_end:
                    value.origin = _ZERO
            complete = max(complete, result)

        # retire
        if complete > last_retired:
            last_retired, slots_retired = complete, 0
        slots_retired += slots_here
        while slots_retired > figures.retire_width:
            slots_retired -= figures.retire_width
            last_retired += 1
        retired[index] = last_retired
        for ring in range(STORE_QUEUE):
            give_back(rings, free_at, ring, last_retired)

        # write
        if n_written < n_stores:
            for number in range(instruction.first, instruction.end):
                op = ops[number]
                if op.role == _STORE:
                    written = write(writer[0], recent, figures, accesses[access + op.access], last_retired)
                    stores[n_written].written_at = written
                    n_written += 1
                    give_back(rings, free_at, STORE_QUEUE, written)
        access += instruction.n_accesses
    return retired, stalls


@compiled_loop
def _count_stores(instructions: Any, ops: Any, stream: Any) -> int:
    per_instruction = np.zeros(len(instructions), np.int64)
    for position in range(len(instructions)):
        for number in range(instructions[position].first, instructions[position].end):
            per_instruction[position] += ops[number].role == _STORE
    total = 0
    for position in stream:
        total += per_instruction[position]
    return total


@compiled_loop
def _operands_at(op: Any, reads: Any, values: Any, ready: int) -> int:
    """Return the first cycle from `ready` on in which all operands are there."""
    for entry in range(op.read_first, op.read_end):
        value = values[reads[entry].register]
        if reads[entry].accumulates and value.family == op.family:
            ready = max(ready, value.ready_to_add)
        else:
            ready = max(ready, value.ready)
    return ready


@compiled_loop
def _fresh(op: Any, reads: Any, values: Any, figures: Any) -> Any:
    """Return the first and the last cycle in which a third operand passes the read ports by.

    The last is -1 for a micro-op without one.
    """
    ready = last = -1
    for entry in range(op.read_first, op.read_end):
        if reads[entry].third:
            value = values[reads[entry].register]
            if value.origin == _ZERO:
                continue
            same = reads[entry].accumulates and value.family == op.family
            ready = value.ready_to_add if same else value.ready
            last = 0 if value.origin == _LOADED else ready + figures.bypass_last
    return ready + figures.bypass_first, last

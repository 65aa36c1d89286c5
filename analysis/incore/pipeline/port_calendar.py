"""Execution ports by cycle: which are taken, and the first cycle that has those one needs."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ....codegen.compiled_loop import compiled_loop

_REMEMBERED = 1 << 15
"""Cycles that are told apart: far more than any core has in flight."""


def new_calendar() -> npt.NDArray[np.int64]:
    """Return a calendar without entries, (_REMEMBERED, 2): a cycle, and the ports taken as bits.

    An entry that belongs to an older cycle counts as free.
    """
    return np.full((_REMEMBERED, 2), -1, np.int64)


@compiled_loop
def free_port(calendar: Any, turns: Any, ports: int, cycle: int) -> int:
    """Return the least used port of a set that is free in a cycle, -1 if none is.

    `turns`, (n_ports,), counts the micro-ops that each port has had.
    """
    place = cycle & (_REMEMBERED - 1)
    rest = ports & ~calendar[place, 1] if calendar[place, 0] == cycle else ports
    best, port = -1, 0
    while rest:
        if rest & 1 and (best < 0 or turns[port] < turns[best]):
            best = port
        rest >>= 1
        port += 1
    return best


@compiled_loop
def take(calendar: Any, turns: Any, port: int, cycle: int) -> None:
    """Reserve a port in a cycle."""
    place = cycle & (_REMEMBERED - 1)
    if calendar[place, 0] != cycle:
        calendar[place, 0] = cycle
        calendar[place, 1] = 0
    calendar[place, 1] |= 1 << port
    turns[port] += 1


@compiled_loop
def _ports(uses: Any, op: Any, use: int, station_ports: int) -> int:
    """Return the ports that a use may take: of the station for the use that waits there."""
    waits = use - op.use_first == op.waiting_use and station_ports != 0
    return uses[use].ports & station_ports if waits else uses[use].ports


@compiled_loop
def _all_free(calendar: Any, turns: Any, uses: Any, op: Any, station_ports: int, ready: int) -> int:
    """Return the first cycle from `ready` on in which each use of a micro-op finds a free port."""
    cycle, use = ready, op.use_first
    while use < op.use_end:
        if free_port(calendar, turns, _ports(uses, op, use, station_ports), cycle) < 0:
            cycle, use = cycle + 1, op.use_first
        else:
            use += 1
    return cycle


@compiled_loop
def issue(
    calendar: Any, turns: Any, uses: Any, op: Any, station_ports: int, ready: int, third: int, fresh: Any
) -> int:
    """Reserve the ports of a micro-op; return the first cycle from `ready` on that has them all.

    A use of several cycles takes further cycles of any of its ports after that one; fractions of
    a cycle add up over executions. A station issues to its own ports alone. Outside the cycles `fresh`
    a port of the set `third` is taken too; where none is free, the turn of the others is lost.
    """
    cycle = ready
    while True:
        cycle = _all_free(calendar, turns, uses, op, station_ports, cycle)
        if not third or fresh[0] <= cycle <= fresh[1] or free_port(calendar, turns, third, cycle) >= 0:
            break
        for use in range(op.use_first, op.use_end):
            lost = free_port(calendar, turns, _ports(uses, op, use, station_ports), cycle)
            take(calendar, turns, lost, cycle)
        cycle += 1
    for use in range(op.use_first, op.use_end):
        uses[use].owed += uses[use].cycles
        slot = cycle
        while uses[use].owed >= 1.0:
            port = free_port(calendar, turns, _ports(uses, op, use, station_ports), slot)
            if port < 0:
                slot += 1
            else:
                take(calendar, turns, port, slot)
                uses[use].owed -= 1.0
    if third and not fresh[0] <= cycle <= fresh[1]:
        take(calendar, turns, free_port(calendar, turns, third, cycle), cycle)
    return cycle


@compiled_loop
def read_data(calendar: Any, turns: Any, core: Any, ready: int, fresh: Any, n_reads: int) -> int:
    """Reserve what moves the data of a store to the store queue; return the cycle of the last read.

    A turn of a pipe for each read. Data that are late, after cycle `fresh[1]` or on the heels of other
    data, take a port for each read too.
    """
    follows = free_port(calendar, turns, core.store_pipes, ready - 1) < 0
    first = take_turns(calendar, turns, core.store_pipes, ready, 1)
    cycle = take_turns(calendar, turns, core.store_pipes, first, n_reads - 1)
    if first > fresh[1] or (n_reads > 1 and follows):
        cycle = take_turns(calendar, turns, core.third_reads, first, n_reads)
    return cycle


@compiled_loop
def take_turns(calendar: Any, turns: Any, ports: int, cycle: int, n_turns: int) -> int:
    """Take turns of some ports as soon as one is free; return the cycle of the last."""
    for _ in range(n_turns):
        port = free_port(calendar, turns, ports, cycle)
        while port < 0:
            cycle += 1
            port = free_port(calendar, turns, ports, cycle)
        take(calendar, turns, port, cycle)
    return cycle

"""Reservation stations: micro-ops leave them in the order in which they are issued.

Stations may have a queue in front that does not schedule, one alone or several together: a micro-op
takes a place in the queue when it is dispatched and moves on, in order, to the station that has room.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....codegen.compiled_loop import compiled_loop

STATION = np.dtype(
    [
        ("entries", np.int64),
        ("queue", np.int64),
        ("ports", np.int64),
        ("n_ports", np.int64),
        ("n_waiting", np.int64),
        ("front", np.int64),
        ("n_passed", np.int64),
        ("last_passed", np.int64),
    ]
)
"""A station: its places and those of the queue before it (0 for none); the ports it issues to, as
bits, and their number; the micro-ops in it; all it has had; the station, itself or one before, in
whose row the queue is kept: those that have passed it, and the cycle of the last.

Beside the table go `waiting`, (n, most entries), heaps of the cycles in which the micro-ops issue,
the next one first, and `passed`, (n, longest queue), rings of the cycles in which they passed.
"""


_SCATTER, _SCATTERED = 0x9E3779B1, 20  # Fibonacci hashing; which bit of the product is used


@compiled_loop
def choose(stations: Any, waiting: Any, allowed: int, cycle: int) -> int:
    """Return which of a set of stations (as bits) takes a micro-op soonest, -1 for an empty set.

    `cycle` is that of dispatch. Of equals, the one in which fewer wait for each of its ports; of these
    now one, now the other, in no order that code could fall into step with.
    """
    best, station, soonest = -1, 0, 0
    while allowed:
        if allowed & 1:
            now = max(cycle, stations[stations[station].front].last_passed)
            _forget(stations, waiting, station, now)
            until = max(now, _place_at(stations, waiting, station))
            here = there = 0
            if best >= 0 and until == soonest:
                here = stations[station].n_waiting * stations[best].n_ports
                there = stations[best].n_waiting * stations[station].n_ports
            fewer = here < there or (here == there and (now * _SCATTER >> _SCATTERED) & 1)
            if best < 0 or until < soonest or (until == soonest and fewer):
                best, soonest = station, until
        allowed >>= 1
        station += 1
    return best


@compiled_loop
def takes_at(stations: Any, waiting: Any, passed: Any, station: int) -> int:
    """Return the first cycle in which a micro-op can be dispatched to a station."""
    front, queue = stations[station].front, stations[station].queue
    if queue == 0:
        return _place_at(stations, waiting, station)
    n_passed = stations[front].n_passed
    return passed[front, n_passed % queue] if n_passed >= queue else 0


@compiled_loop
def _place_at(stations: Any, waiting: Any, station: int) -> int:
    """Return the first cycle in which the station itself has a free place."""
    full = stations[station].n_waiting >= stations[station].entries
    return waiting[station, 0] + 1 if full else 0


@compiled_loop
def _forget(stations: Any, waiting: Any, station: int, cycle: int) -> None:
    """Drop the micro-ops that have left a station before a cycle."""
    row = stations[station]
    while row.n_waiting > 0 and waiting[station, 0] < cycle:
        row.n_waiting -= 1
        _sift_down(waiting, station, row.n_waiting, waiting[station, row.n_waiting])


@compiled_loop
def enter(stations: Any, waiting: Any, passed: Any, station: int, cycle: int) -> int:
    """Return the cycle in which a micro-op dispatched in `cycle` is in the station."""
    row = stations[station]
    front = stations[row.front]
    inside = max(cycle, _place_at(stations, waiting, station), front.last_passed)
    front.last_passed = inside
    if row.queue > 0:
        passed[row.front, front.n_passed % row.queue] = inside
        front.n_passed += 1
    return inside


@compiled_loop
def leave(stations: Any, waiting: Any, station: int, cycle: int) -> None:
    """Note the cycle in which the micro-op that entered last will be issued."""
    size = stations[station].n_waiting
    if size < stations[station].entries:
        stations[station].n_waiting = size + 1
        _sift_up(waiting, station, size, cycle)
    else:
        _sift_down(waiting, station, size, cycle)


@compiled_loop
def _sift_up(heaps: Any, row: int, place: int, value: int) -> None:
    while place > 0:
        parent = (place - 1) >> 1
        if heaps[row, parent] <= value:
            break
        heaps[row, place] = heaps[row, parent]
        place = parent
    heaps[row, place] = value


@compiled_loop
def _sift_down(heaps: Any, row: int, size: int, value: int) -> None:
    """Put a value in the place of the smallest."""
    place = 0
    while 2 * place + 1 < size:
        child = 2 * place + 1
        if child + 1 < size and heaps[row, child + 1] < heaps[row, child]:
            child += 1
        if heaps[row, child] >= value:
            break
        heaps[row, place] = heaps[row, child]
        place = child
    heaps[row, place] = value

"""Loop-carried cycle: the lower bound of an iteration that waits for the one before.

Of all cycles in the graph of dependencies the slowest sets the pace,

    T = max over cycles of  (latencies along it) / (iterations that it spans).

The maximum is found without listing cycles: for a guess T, an arc weighs `latency - T distance`,
and a cycle of positive weight is a slower one than T; it gives the next guess [1]_. A search for
such a cycle relaxes arcs as Bellman and Ford do, in program order, so that one pass settles all
paths within an iteration.

References
----------
.. [1] A. Dasdan, Experimental analysis of the fastest optimum cycle ratio and mean algorithms,
   ACM TODAES 9 (4), 2004: Burns' and Lawler's algorithms belong to the same family.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ....records import record
from .arcs import Arc

_TOLERANCE = 1e-9


@record
class CarriedCycle:
    """The slowest loop-carried cycle.

    Attributes
    ----------
    cycles : float
        Cycles per iteration; 0 without a cycle.
    positions : tuple of int
        Instructions on it in order.
    distance : int
        Iterations that it spans.
    """

    cycles: float
    positions: tuple[int, ...]
    distance: int


def slowest_cycle(arcs: Sequence[Arc]) -> CarriedCycle:
    """Return the cycle with the largest latency per iteration.

    Parameters
    ----------
    arcs : sequence of Arc
        Arcs of distance 0 lead to nodes of higher number.

    Examples
    --------
    Two cycles share instruction 0: one of 4 cycles in one iteration, one of 10 in two.

    >>> arcs = [Arc(0, 2, 2, 0), Arc(2, 0, 2, 1), Arc(0, 4, 5, 0), Arc(4, 0, 5, 2)]
    >>> slowest_cycle(arcs)
    CarriedCycle(cycles=5.0, positions=(0, 2), distance=2)
    """
    best = CarriedCycle(0.0, (), 1)
    if not max(map(attrgetter("distance"), arcs), default=0):  # all lead forward
        return best
    inside = sorted(_on_cycles(arcs), key=lambda arc: (arc.distance > 0, arc.reader, arc.writer))
    while (cycle := _positive_cycle(inside, best.cycles)) is not None:
        distance = sum(arc.distance for arc in cycle)
        ratio = sum(arc.cycles for arc in cycle) / distance
        if ratio <= best.cycles + _TOLERANCE:
            break
        best = CarriedCycle(ratio, tuple(dict.fromkeys(arc.writer // 2 for arc in cycle)), distance)
    return best


def _positive_cycle(arcs: Sequence[Arc], pace: float) -> list[Arc] | None:
    """Return a cycle whose latency exceeds `pace` an iteration, None if there is none."""
    reached: dict[int, float] = {}
    by: dict[int, Arc] = {}
    changed = True
    while changed:
        changed = False
        for arc in arcs:
            weight = reached.get(arc.writer, 0.0) + arc.cycles - pace * arc.distance
            if weight > reached.get(arc.reader, 0.0) + _TOLERANCE:
                reached[arc.reader] = weight
                by[arc.reader] = arc
                changed = True
        if changed and (cycle := _followed_back(by)) is not None:
            return cycle
    return None


def _followed_back(by: dict[int, Arc]) -> list[Arc] | None:
    """Return a cycle among the arcs that last reached each node; where one is, it is positive."""
    seen: dict[int, int] = {}
    for start in by:
        node = start
        while node in by and node not in seen:
            seen[node] = start
            node = by[node].writer
        if node in by and seen[node] == start:
            cycle = [by[node]]
            while cycle[-1].writer != node:
                cycle.append(by[cycle[-1].writer])
            return cycle[::-1]
    return None


def _on_cycles(arcs: Sequence[Arc]) -> list[Arc]:
    """Return the arcs between nodes of one strongly connected set; others are on no cycle."""
    targets: dict[int, list[int]] = {}
    for arc in arcs:
        targets.setdefault(arc.writer, []).append(arc.reader)
    member = _strongly_connected(targets)
    return [arc for arc in arcs if member[arc.writer] == member.get(arc.reader)]


def _strongly_connected(targets: dict[int, list[int]]) -> dict[int, int]:
    """Return a number for the strongly connected set of each node (Tarjan, without recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    member: dict[int, int] = {}
    stack: list[int] = []
    for start, first in targets.items():
        if start in order:
            continue
        calls = [(start, iter(first))]
        order[start] = low[start] = len(order)
        stack.append(start)
        while calls:
            node, rest = calls[-1]
            for target in rest:
                if target not in order:
                    order[target] = low[target] = len(order)
                    stack.append(target)
                    calls.append((target, iter(targets.get(target, ()))))
                    break
                if target not in member:
                    low[node] = min(low[node], order[target])
            else:
                calls.pop()
                if calls:
                    low[calls[-1][0]] = min(low[calls[-1][0]], low[node])
                if low[node] == order[node]:
                    while True:
                        top = stack.pop()
                        member[top] = order[node]
                        if top == node:
                            break
    return member

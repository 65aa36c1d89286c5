"""Dependency graph of a body as a drawing, the limiting instructions in the strong colour.

Program order downwards, cycles to the right: each instruction is a bar from its issue to its result, as if
nothing but dependencies delayed it, the load of a memory operand paler before it. Lines lead from results to
what waits for them, dashed ones into a later iteration.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ...analysis.incore.bodies.graph import body_graph
from ...analysis.incore.bodies.latency import issue_cycles
from ...analysis.incore.bodies.record import BodyAnalysis
from ...analysis.incore.bound_names import CARRIED, CRITICAL_PATH, WINDOWED_BOUNDS
from .drawing import Axis, Drawing, Path, Rect, Shape, Text, number
from .side_by_side import Linked

_ROW, _BAR, _TOP, _LEFT, _CHART = 20.0, 11.0, 42.0, 16.0, 520.0
_CHARACTER, _LEAST, _MOST_TEXT = 7.1, 3.0, 56
_MOST_ROWS = 140
_CHAINED = (CARRIED, CRITICAL_PATH, *WINDOWED_BOUNDS)


@dataclass(frozen=True, slots=True)
class _Limit:
    """The instructions and the steps between them that limit a body."""

    positions: frozenset[int]
    steps: frozenset[tuple[int, int]]


def dependencies_chart(linked: Linked) -> Drawing:
    """Return the graph of a body, of a long one the part at its beginning."""
    analysis = linked.analysis
    code = analysis.body.instructions
    shown = min(len(code), _MOST_ROWS)
    limit = _limit(linked)
    issue = issue_cycles(analysis.costs, analysis.arcs)
    longest = max((issue[n] + analysis.costs[n].compute_cycles for n in range(shown)), default=0.0)
    axis = Axis(0.0, max(longest, 1.0), _LEFT, _LEFT + _CHART)
    shapes = [
        *_cycles(axis, shown),
        *_edges(linked, axis, issue, limit, shown),
        *(shape for n in range(shown) for shape in _row(linked, axis, issue, limit, n)),
    ]
    width = _LEFT + _CHART + 36 + _CHARACTER * max((len(_text(analysis, n)) for n in range(shown)), default=0)
    legend = [("limit", f"limits: {analysis.bottleneck.name}")] if limit.positions else []
    if limit.positions != frozenset(range(len(code))):
        legend.append(("other", "other; pale: its load"))
    note = "Dashed lines lead into a later iteration." if analysis.body.repeats else ""
    if not limit.positions:
        note += f" What limits is none of them, but the {analysis.bottleneck.name}."
    if shown < len(code):
        note += f" The first {shown} of {len(code)} instructions."
    title = f"Dependencies over one {'iteration' if analysis.body.repeats else 'call'}, in cycles"
    return Drawing(title, width, _TOP + _ROW * shown + 10, tuple(shapes), tuple(legend), note.strip())


def _limit(linked: Linked) -> _Limit:
    """Return the instructions that limit: a dependency chain with its steps, or those that share ports."""
    bound = linked.analysis.bottleneck
    positions = bound.positions
    if bound.name not in _CHAINED:
        return _Limit(linked.limits, frozenset())
    steps = list(pairwise(positions))
    if bound.name == CARRIED and positions:
        steps.append((positions[-1], positions[0]))
    return _Limit(frozenset(positions), frozenset(steps))


def _cycles(axis: Axis, shown: int) -> Iterator[Shape]:
    yield Text(axis.start, 14, "cycle from the start of the iteration", "tick")
    for cycle in axis.ticks(12):
        x = axis.place(cycle)
        yield Path(((x, _TOP - 6), (x, _TOP + _ROW * shown)), "grid")
        yield Text(x, _TOP - 10, number(cycle), "tick", "middle")


def _edges(linked: Linked, axis: Axis, issue: Any, limit: _Limit, shown: int) -> Iterator[Shape]:
    """Yield the lines between instructions, those that limit on top."""
    analysis, strong = linked.analysis, []
    for writer, reader, edge in body_graph(analysis).edges(data=True):
        if writer >= shown or reader >= shown:
            continue
        later = edge["distance"] > 0
        line = _line(linked, axis, issue, (writer, reader), edge)
        if (writer, reader) in limit.steps:
            strong.append(Path(line, "limit-later" if later else "limit", True, _said(analysis, edge)))
        else:
            yield Path(line, "later" if later else "edge", True, _said(analysis, edge))
    yield from strong


def _line(
    linked: Linked, axis: Axis, issue: Any, ends: tuple[int, int], edge: Any
) -> tuple[tuple[float, float], tuple[float, float]]:
    writer, reader = ends
    costs = linked.analysis.costs
    start = axis.place(issue[writer] + costs[writer].compute_cycles)
    # an address, or a stored value, is waited for by the load
    loads = edge["latency_cycles"] >= costs[writer].compute_cycles + costs[reader].load_cycles
    end = axis.place(issue[reader] - (costs[reader].load_cycles if loads else 0.0))
    return (start, _y(writer)), (end, _y(reader))


def _said(analysis: BodyAnalysis, edge: Any) -> str:
    later = f", {edge['distance']} iteration{'s' if edge['distance'] > 1 else ''} later"
    return f"{edge['latency_cycles']:g} cycles through {edge['kind']}{later if edge['distance'] else ''}"


def _row(linked: Linked, axis: Axis, issue: Any, limit: _Limit, n: int) -> Iterator[Shape]:
    analysis, cost = linked.analysis, linked.analysis.costs[n]
    style = "limit" if n in limit.positions else "other"
    top, at = _y(n) - _BAR / 2, linked.key(n)
    start, end = axis.place(issue[n]), axis.place(issue[n] + cost.compute_cycles)
    text = _text(analysis, n)
    if cost.load_cycles:
        before = axis.place(issue[n] - cost.load_cycles)
        pale = "limit-pale" if style == "limit" else "pale"
        yield Rect(
            before, top, start - before, _BAR, pale, f"{text.strip()}: load, {cost.load_cycles:g} cycles", at
        )
    if cost.compute_cycles or not cost.load_cycles:
        said = f"{text.strip()}: {cost.compute_cycles:g} cycles"
        yield Rect(start, top, max(end - start, _LEAST), _BAR, style, said, at)
    yield Text(axis.end + 20, _y(n) + 4, text, "code limit" if style == "limit" else "code", at=at)


def _text(analysis: BodyAnalysis, n: int) -> str:
    instruction = analysis.body.instructions[n]
    text = instruction.text
    return f"{instruction.line:4}  {text if len(text) <= _MOST_TEXT else text[: _MOST_TEXT - 1] + '…'}"


def _y(n: int) -> float:
    return _TOP + _ROW * (n + 0.5)

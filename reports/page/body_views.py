"""Views of a body: its dependency graph, port usage of each instruction, and out-of-order timeline.

A dependency graph has program order downwards and cycles to the right: each instruction is a bar from its
issue to its result, as if nothing but dependencies delayed it, the load of a memory operand paler before it.
Lines lead from results to what waits for them, dashed ones into a later iteration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from math import ceil
from typing import Any

from ...analysis.incore.pipeline.timeline import COMPLETE, DISPATCH, WAIT, TimedInstruction, Timeline
from ...analysis.incore.regions.graph import body_graph
from ...analysis.incore.regions.latency import issue_cycles
from ...analysis.incore.regions.record import BodyAnalysis
from ...analysis.incore.vocabulary import CARRIED, CRITICAL_PATH, PORTS, WINDOWED_BOUNDS, Stall
from ...analysis.machine.record import Machine
from ...records import record
from ..layout import Bar
from .charts import BarRow, bars_chart
from .drawing import Axis, Drawing, Path, Rect, Shape, Text, TimelineChart, TimelineRow, TimelineSpan, number
from .page import HeatMap
from .side_by_side import Linked

_ROW, _BAR, _TOP, _LEFT, _CHART = 20.0, 11.0, 42.0, 16.0, 520.0
_CHARACTER, _LEAST, _MOST_TEXT = 7.1, 3.0, 56
_NARROW_CHART, _NARROW_TEXT = 190.0, 9
_MOST_BARS = 140
_CHAINED = (CARRIED, CRITICAL_PATH, *WINDOWED_BOUNDS)


@record
class _Limit:
    """The instructions and the steps between them that limit a body."""

    positions: frozenset[int]
    steps: frozenset[tuple[int, int]]


def limits_chart(bars: Sequence[Bar]) -> Drawing:
    """Return the bounds of a body as bars; the first that has a length is what limits."""
    first = next((bar for bar in bars if bar.value), None)  # what is called has no length
    rows = [
        BarRow(f"{bar.name}: {bar.what}", bar.value, bar.text, "limit" if bar is first else "c5")
        for bar in bars
    ]
    legend = [("limit", "what limits")] if first is not None else []
    if sum(1 for bar in bars if bar.value) > 1:
        simulated = any(bar.name == "simulated" for bar in bars)
        legend.append(("c5", "other bounds, and the simulated time" if simulated else "other bounds"))
    return bars_chart("What limits it, in cycles", rows, legend=tuple(legend))


def dependencies_chart(linked: Linked) -> Drawing:
    """Return the graph of a body, of a long one the part at its beginning."""
    analysis = linked.analysis
    code = analysis.body.instructions
    shown = min(len(code), _MOST_BARS)
    limit = _limit(linked)
    issue = issue_cycles(analysis.costs, analysis.arcs)
    longest = max((issue[n] + analysis.costs[n].compute_cycles for n in range(shown)), default=0.0)
    longest = max(longest, 1.0)

    def drawn(most_text: int, chart: float) -> tuple[float, tuple[Shape, ...]]:
        axis = Axis(0.0, longest, _LEFT, _LEFT + chart)
        texts = [_text(analysis, n, most_text) for n in range(shown)]
        rows = (_row(linked, axis, issue, limit, n, text) for n, text in enumerate(texts))
        width = _LEFT + chart + 36 + _CHARACTER * max(map(len, texts), default=0)
        shapes = (*_cycles(axis, shown), *_edges(linked, axis, issue, limit, shown), *chain(*rows))
        return width, shapes

    legend = [("limit", f"limits: {analysis.bottleneck.name}")] if limit.positions else []
    if limit.positions != frozenset(range(len(code))):
        legend.append(("other", "other; pale: its load"))
    note = "Dashed lines lead into a later iteration." if analysis.body.repeats else ""
    if not limit.positions:
        note += f" What limits is none of them, but the {analysis.bottleneck.name}."
    if shown < len(code):
        note += f" The first {shown} of {len(code)} instructions."
    title = f"Dependencies over one {'iteration' if analysis.body.repeats else 'call'}, in cycles"
    height = _TOP + _ROW * shown + 10
    (width, shapes), (narrow, small) = drawn(_MOST_TEXT, _CHART), drawn(_NARROW_TEXT, _NARROW_CHART)
    return Drawing(
        *(title, width, height, shapes, tuple(legend), note.strip()),
        narrow=Drawing(title, narrow, height, small),
    )


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
    for cycle in axis.ticks(12 if axis.end - axis.start > _NARROW_CHART else 5):
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


def _row(linked: Linked, axis: Axis, issue: Any, limit: _Limit, n: int, label: str) -> Iterator[Shape]:
    cost, text = linked.analysis.costs[n], linked.analysis.body.instructions[n].text
    style = "limit" if n in limit.positions else "other"
    top, at = _y(n) - _BAR / 2, linked.key(n)
    start, end = axis.place(issue[n]), axis.place(issue[n] + cost.compute_cycles)
    if cost.load_cycles:
        before = axis.place(issue[n] - cost.load_cycles)
        pale = "limit-pale" if style == "limit" else "pale"
        yield Rect(before, top, start - before, _BAR, pale, f"{text}: load, {cost.load_cycles:g} cycles", at)
    if cost.compute_cycles or not cost.load_cycles:
        said = f"{text}: {cost.compute_cycles:g} cycles"
        yield Rect(start, top, max(end - start, _LEAST), _BAR, style, said, at)
    yield Text(axis.end + 20, _y(n) + 4, label, "code limit" if style == "limit" else "code", at=at)


def _text(analysis: BodyAnalysis, n: int, most: int) -> str:
    instruction = analysis.body.instructions[n]
    text = instruction.text
    return f"{instruction.line:4}  {text if len(text) <= most else text[: most - 1] + '…'}"


def _y(n: int) -> float:
    return _TOP + _ROW * (n + 0.5)


_MOST_ROWS = 160

Busy = dict[tuple[int, str], float]


def port_map(linked: Linked, machine: Machine, timeline: Timeline | None) -> HeatMap:
    """Return the cycles per iteration that each instruction occupies each port.

    Parameters
    ----------
    linked : Linked
        Analysed body.
    machine : Machine
    timeline : Timeline or None
        Simulation; None spreads each instruction evenly over its ports.
    """
    analysis = linked.analysis
    busy = _even(analysis, machine) if timeline is None else _simulated(timeline, analysis, machine)
    used = {port for _, port in busy}
    ports = tuple(port for port in machine.core.ports if port in used) or machine.core.ports
    code = analysis.body.instructions
    shown = range(min(len(code), _MOST_ROWS))
    limits = (analysis.bottleneck, *analysis.as_busy)
    binding = {name for bound in limits if bound.name == PORTS for name in bound.bottleneck.split()}
    how = "spread evenly over the ports that may take them" if timeline is None else "as simulated"
    idle = [port for port in machine.core.ports if port not in used]
    note = f"Not used: {', '.join(idle)}. " if idle and used else ""
    if any(binding):
        note += f"The bound of ports that limits is that of {', '.join(p for p in ports if p in binding)}. "
    if len(code) > len(shown):
        note += f"The first {len(shown)} of {len(code)} instructions; the last line counts all."
    return HeatMap(
        title=f"Cycles an iteration that each port is busy, {how}",
        names=tuple(f"{code[n].line:4}  {code[n].text}" for n in shown),
        columns=ports,
        values=tuple(tuple(busy.get((n, port), 0.0) for port in ports) for n in shown),
        totals=tuple(sum(busy.get((n, port), 0.0) for n in range(len(code))) for port in ports),
        binding=tuple(port in binding for port in ports),
        at=tuple(linked.key(n) for n in shown),
        note=note.strip(),
    )


def _simulated(timeline: Timeline, analysis: BodyAnalysis, machine: Machine) -> Busy:
    turns: Counter[tuple[int, str]] = Counter()
    executed: Counter[int] = Counter()
    for instruction in timeline.instructions:
        executed[instruction.position] += 1
        turns.update((instruction.position, turn.port) for turn in instruction.turns)
    busy = {key: number / executed[key[0]] for key, number in turns.items()}
    for position, cost in enumerate(analysis.costs):
        for operation in cost.operations:
            for use in machine.operation(operation.name, operation.bits).uses:
                _lengthen(busy, [(position, port) for port in use.ports], use.cycles)
    return busy


def _lengthen(busy: Busy, places: list[tuple[int, str]], cycles: float) -> None:
    """Let ports be busy for as long as a use takes, of which a timeline has the beginning alone."""
    begun = sum(busy.get(place, 0.0) for place in places)
    if 0.0 < begun < cycles:
        for place in places:
            if place in busy:
                busy[place] *= cycles / begun


def _even(analysis: BodyAnalysis, machine: Machine) -> Busy:
    busy: Busy = {}
    for position, cost in enumerate(analysis.costs):
        for operation in cost.operations:
            for use in machine.operation(operation.name, operation.bits).uses:
                for port in use.ports:
                    share = use.cycles / len(use.ports)
                    busy[position, port] = busy.get((position, port), 0.0) + share
    return busy


_ROWS, _LEAST_ITERATIONS = 100, 3
_MOST_EXECUTED = 240
_SAID = {
    DISPATCH: "waits for its turn and for room",
    WAIT: "in a scheduler",
    COMPLETE: "done, waits for those before it to retire",
}
_LEGEND = (
    (DISPATCH, "dispatch: waits for room"),
    (WAIT, "in a scheduler"),
    ("load", "load"),
    ("execute", "execute"),
    ("store", "store"),
    (COMPLETE, "done, not yet retired"),
    ("full", "held up by a full buffer"),
    (Stall.OPERANDS, "waits for operands"),
    (Stall.PORT, "waits for a port"),
    ("path", "critical path"),
)


def stages_chart(linked: Linked, timeline: Timeline) -> TimelineChart:
    """Return the last iterations of a timeline, from the first cycle in which one is executed."""
    n = len(timeline.code)
    iterations = max(_LEAST_ITERATIONS, ceil(_ROWS / n))
    shown = min(len(timeline.instructions), iterations * n, max(_MOST_EXECUTED // n, 1) * n, _MOST_EXECUTED)
    first = len(timeline.instructions) - shown
    lit = critical_places(timeline, first)
    begins = min((each.start for each in timeline.instructions[first:]), default=0)
    rows = tuple(
        _timeline_row(linked, timeline, timeline.instructions[place], place in lit, begins)
        for place in range(first, len(timeline.instructions))
    )
    spans = [span for row in rows for span in row.spans if not span.over]
    begin = min((span.start for span in spans), default=0.0)
    end = max((span.end for span in spans), default=1.0)
    executed = [span.start for span in spans if span.style in ("load", "execute", "store")]
    return TimelineChart(
        title=f"{shown} executed instructions in steady state, cycle by cycle",
        rows=rows,
        first=begin,
        last=end,
        view_first=max(min(executed, default=begin) - 2, begin),
        legend=_LEGEND,
        note="A row is an executed instruction, in program order; the line below it shows its stalls. "
        "The highlighted rows are the critical path: each waited for a result of the one before, or for a "
        "port that it took, back to the instruction that waited for dispatch alone. "
        "Buttons, + and -, the arrow keys, dragging and Ctrl with the wheel zoom and move.",
    )


def critical_places(timeline: Timeline, first: int) -> frozenset[int]:
    """Return the critical path: the chain of instructions, from `first`, that the last to finish waited for.

    An instruction waits for a result of another, or for a port that another took. The path ends where it
    waited for dispatch alone.
    """
    code = timeline.instructions
    taken = {
        (turn.port, turn.cycle): place for place in range(first, len(code)) for turn in code[place].turns
    }
    last = max(range(first, len(code)), key=lambda place: (code[place].done, place), default=None)
    found: set[int] = set()
    while last is not None and last not in found:
        found.add(last)
        last = _waited_for(timeline, last, taken, first)
    return frozenset(found)


def _waited_for(
    timeline: Timeline, place: int, taken: Mapping[tuple[str, int], int], first: int
) -> int | None:
    """Return the place of the instruction that one waited for last, before its last micro-op executed."""
    code = timeline.instructions
    one = code[place]
    for stall in one.stalls:
        if stall.name == Stall.PORT and stall.end == one.woken:
            ports = [turn.port for turn in one.turns if turn.cycle == one.woken]
            cycles = range(one.woken - 1, stall.start - 1, -1)
            others = (taken.get((port, cycle)) for cycle in cycles for port in ports)
            return next((other for other in others if other is not None), None)
    if not any(stall.name == Stall.OPERANDS and stall.end == one.woken for stall in one.stalls):
        return None
    before = [p for p in one.producers if p >= first]
    return max(before, key=lambda producer: code[producer].done, default=None)


def _timeline_row(
    linked: Linked, timeline: Timeline, instruction: TimedInstruction, lit: bool, begins: int
) -> TimelineRow:
    """Return the row of an instruction, in cycles from `begins`."""
    written = timeline.code[instruction.position]
    return TimelineRow(
        line=written.line,
        text=written.text,
        at=linked.key(instruction.position),
        spans=tuple(_spans(instruction, f"line {written.line}, iteration {instruction.iteration}", begins)),
        lit=lit,
        first_of_iteration=instruction.position == 0,
    )


def _spans(instruction: TimedInstruction, where: str, begins: int) -> Iterator[TimelineSpan]:
    ports = ", ".join(dict.fromkeys(turn.port for turn in instruction.turns))
    for stage in instruction.stages:
        said = _SAID.get(stage.name, f"{stage.name}, port {ports}" if ports else stage.name)
        start, end = stage.start - begins, stage.end - begins
        yield TimelineSpan(start, end, stage.name, f"{where}: {said}, cycles {start} to {end}")
    for stall in instruction.stalls:
        style = stall.name if stall.name in (Stall.OPERANDS, Stall.PORT) else "full"
        what = "a port" if stall.name == Stall.PORT else stall.name
        start, end = stall.start - begins, stall.end - begins
        tip = f"{where}: waits for {what}, cycles {start} to {end}"
        yield TimelineSpan(start, end, style, tip, over=True)

"""Out-of-order timeline of a body: stages and stalls of each executed instruction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil

from ...analysis.incore.pipeline.stalls import Stall
from ...analysis.incore.pipeline.timeline import (
    COMPLETE,
    DISPATCH,
    WAIT,
    TimedInstruction,
    Timeline,
)
from .drawing import TimelineChart, TimelineRow, TimelineSpan
from .side_by_side import Linked

_ROWS, _LEAST_ITERATIONS = 100, 3
_MOST_ROWS = 240
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
    shown = min(len(timeline.instructions), iterations * n, max(_MOST_ROWS // n, 1) * n, _MOST_ROWS)
    first = len(timeline.instructions) - shown
    lit = critical_places(timeline, first)
    begins = min((each.start for each in timeline.instructions[first:]), default=0)
    rows = tuple(
        _row(linked, timeline, timeline.instructions[place], place in lit, begins)
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


def _row(
    linked: Linked, timeline: Timeline, instruction: TimedInstruction, lit: bool, begins: int
) -> TimelineRow:
    """Return the row of an instruction, in cycles from `begins`."""
    written = timeline.code[instruction.position]
    return TimelineRow(
        label=f"{written.line:4}  {written.text}",
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

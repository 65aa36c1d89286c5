"""Timelines for viewers: Chrome trace events, and Kanata's format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

from ..analysis.incore.pipeline.timeline import COMPLETE, DISPATCH, WAIT, TimedInstruction, Timeline
from ..analysis.incore.vocabulary import Stall
from ..errors import one_line

_PORTS, _INSTRUCTIONS, _DISPATCH = 1, 2, 3
_GROUPS = {_PORTS: "ports", _INSTRUCTIONS: "instructions", _DISPATCH: "dispatch waits for"}


def trace_text(timeline: Timeline) -> str:
    """Return the text of a file of events."""
    return json.dumps(timeline_to_trace(timeline), separators=(",", ":"), allow_nan=False) + "\n"


def timeline_to_trace(timeline: Timeline) -> dict[str, Any]:
    """Return the events by the keys of the format."""
    rows = _rows(timeline)
    events = [*_names(timeline, max(rows, default=0) + 1)]
    for place, instruction in enumerate(timeline.instructions):
        text = timeline.code[instruction.position].text
        events += _instruction(timeline, instruction, text, rows[place])
        events += _on_ports(timeline, instruction, text)
        events += _waiting(instruction)
        events += _flows(timeline, place, rows)
    return {
        "traceEvents": events,
        "displayTimeUnit": "ms",
        "otherData": {
            "machine": timeline.machine,
            "unit": "1 microsecond is 1 cycle",
            "cycles_per_iteration": timeline.cycles_per_iteration,
        },
    }


def _rows(timeline: Timeline) -> list[int]:
    """Return the row of each instruction: the lowest in which none is in flight any more."""
    free: list[int] = []
    busy: list[tuple[int, int]] = []  # until when, row
    rows: list[int] = []
    for instruction in timeline.instructions:
        while busy and busy[0][0] <= instruction.start:
            heappush(free, heappop(busy)[1])
        row = heappop(free) if free else len(busy)
        heappush(busy, (max(instruction.retired, instruction.start + 1), row))
        rows.append(row)
    return rows


def _names(timeline: Timeline, n_rows: int) -> Iterator[dict[str, Any]]:
    for group, name in _GROUPS.items():
        yield _metadata("process_name", group, 0, name)
    for number, port in enumerate(timeline.ports):
        yield _metadata("thread_name", _PORTS, number, port)
    for row in range(n_rows):
        yield _metadata("thread_name", _INSTRUCTIONS, row, f"in flight {row}")
    yield _metadata("thread_name", _DISPATCH, 0, "waits for")


def _metadata(kind: str, group: int, row: int, name: str) -> dict[str, Any]:
    return {"ph": "M", "name": kind, "pid": group, "tid": row, "args": {"name": name}}


def _slice(group: int, row: int, name: str, start: int, end: int, **args: Any) -> dict[str, Any]:
    event = {"ph": "X", "name": name, "pid": group, "tid": row, "ts": start, "dur": end - start}
    return {**event, "args": args} if args else event


def _instruction(
    timeline: Timeline, instruction: TimedInstruction, text: str, row: int
) -> Iterator[dict[str, Any]]:
    waits: dict[str, int] = {}
    for stall in instruction.stalls:
        waits[stall.name] = waits.get(stall.name, 0) + stall.end - stall.start
    yield _slice(
        *(_INSTRUCTIONS, row, text, instruction.start, instruction.retired),
        line=timeline.code[instruction.position].line,
        iteration=instruction.iteration,
        waits_cycles=waits,
    )
    for stage in instruction.stages:
        yield _slice(_INSTRUCTIONS, row, stage.name, stage.start, stage.end)


def _on_ports(timeline: Timeline, instruction: TimedInstruction, text: str) -> Iterator[dict[str, Any]]:
    for turn in instruction.turns:
        row = timeline.ports.index(turn.port)
        yield _slice(_PORTS, row, text, turn.cycle, turn.cycle + 1, iteration=instruction.iteration)


def _waiting(instruction: TimedInstruction) -> Iterator[dict[str, Any]]:
    for stall in instruction.stalls:
        if stall.name not in (Stall.OPERANDS, Stall.PORT):
            yield _slice(_DISPATCH, 0, stall.name, stall.start, stall.end)


def _flows(timeline: Timeline, place: int, rows: list[int]) -> Iterator[dict[str, Any]]:
    """Yield an arrow from each producer, in the middle of the last cycle in which it is executed."""
    instruction = timeline.instructions[place]
    for producer in instruction.producers:
        made = timeline.instructions[producer]
        if not (made.stages and instruction.stages):
            continue
        arrow = {"name": "result", "cat": "dependency", "id": f"{producer}-{place}", "pid": _INSTRUCTIONS}
        yield {**arrow, "ph": "s", "tid": rows[producer], "ts": made.done - 0.5}
        yield {
            **arrow,
            "ph": "f",
            "bp": "e",
            "tid": rows[place],
            "ts": max(instruction.woken, made.done - 0.5),
        }


_STAGES = {DISPATCH: "Ds", WAIT: "Wt", "load": "Xl", "execute": "X", "store": "Xs", COMPLETE: "Cm"}
"""Konata draws dependencies from and to the last stage whose name has an X."""
_END, _RETIRE, _INSTRUCTION, _START, _WAKE = range(5)
"""Commands of one cycle come in this order, those of one kind and instruction in that of their letters."""

_Command = tuple[int, int, int, str]
"""Cycle, kind, instruction, and the line."""


def kanata_log(timeline: Timeline) -> Iterator[str]:
    """Yield the lines of the log."""
    n = len(timeline.code)
    commands: list[_Command] = []
    for place, instruction in enumerate(timeline.instructions):
        commands += _commands(place, instruction, instruction.iteration * n + instruction.position, timeline)
    commands.sort()
    yield "Kanata\t0004"
    now = commands[0][0]
    yield f"C=\t{now}"
    for cycle, _, _, line in commands:
        if cycle > now:
            yield f"C\t{cycle - now}"
            now = cycle
        yield line


def _commands(
    place: int, instruction: TimedInstruction, executed: int, timeline: Timeline
) -> Iterator[_Command]:
    code = timeline.code[instruction.position]
    start, retired = instruction.start, instruction.retired
    for line in (
        f"I\t{place}\t{executed}\t0",
        f"L\t{place}\t0\t{code.line}: {one_line(code.text)}",
        f"L\t{place}\t1\titeration {instruction.iteration}",
    ):
        yield start, _INSTRUCTION, place, line
    for lane, spans in enumerate((instruction.stages, instruction.stalls)):
        for span in spans:
            name = span.name.replace(" ", "_") if lane else _STAGES[span.name]
            yield span.start, _START, place, f"S\t{place}\t{lane}\t{name}"
            yield span.end, _END, place, f"E\t{place}\t{lane}\t{name}"
    if instruction.woken < retired:
        for producer in instruction.producers:
            yield instruction.woken, _WAKE, place, f"W\t{place}\t{producer}\t0"
    # an instruction without a micro-op may retire in the cycle in which it appears
    yield retired, _RETIRE if retired > start else _WAKE, place, f"R\t{place}\t{place}\t0"

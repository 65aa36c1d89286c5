"""A timeline as a log in Kanata's format, version 0004, which the viewer Konata shows.

    Kanata  0004
    C=      2216                          the log begins in this cycle
    I       0       1497    0             instruction 0 of the log, 1497 of the simulation, thread 0
    L       0       0       13: vaddsd (%rdi), %xmm0, %xmm0
    S       0       0       Ds            lane 0, stages: Ds dispatch, Wt wait, Xl load, X execute, Xs store,
    S       0       1       scheduler_FP                  Cm complete; lane 1, what it waits for
    C       2                             two cycles later
    E       0       0       Ds
    W       1       0       0             instruction 1 waits for the result of instruction 0
    R       0       0       0             it retires

References
----------
R. Shioya: Kanata log format, docs/kanata-log-format.md of github.com/shioyadan/Konata.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..analysis.incore.pipeline.timeline import COMPLETE, DISPATCH, WAIT, TimedInstruction, Timeline
from ..errors import one_line

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

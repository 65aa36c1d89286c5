"""Outer-loop recurrences through memory in the report on a loop."""

from __future__ import annotations

import chainline as cl
from chainline.analysis.incore.regions.outer_loop_recurrence import OuterLoopRecurrence, outer_loop_recurrence


def recurrence_of(report: cl.Report, label: str) -> OuterLoopRecurrence | None:
    """Return the recurrence of the loop around a loop, None where its report tells of none."""
    analysis = report.body(label)
    function = next(one for one in report.found.functions if analysis in one.bodies)
    return outer_loop_recurrence(analysis, function.bodies, report.machine.record)

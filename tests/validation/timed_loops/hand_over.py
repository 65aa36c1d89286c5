"""What runs of a loop hand to the next ones through memory, by the report on it."""

from __future__ import annotations

import chainline as cl
from chainline.analysis.incore.regions.outer_loop_recurrence import HandedOver, handed_over


def handed_over_by(report: cl.Report, label: str) -> HandedOver | None:
    """Return the chain from run to run of a loop, None where its report tells of none."""
    analysis = report.body(label)
    function = next(one for one in report.found.functions if analysis in one.bodies)
    return handed_over(analysis, function.bodies, report.machine.record)

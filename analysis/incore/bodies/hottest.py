"""Which bodies of a function matter most: the innermost, and of those the ones with most work."""

from __future__ import annotations

from ....asm.instruction import FLOPS_PER_LANE
from .body import Shape
from .record import BodyAnalysis, FunctionAnalysis


def hottest_first(function: FunctionAnalysis) -> tuple[BodyAnalysis, ...]:
    """Return the bodies of a function, innermost loops first, of those the ones with most work.

    Marked regions come before all: somebody has pointed at them. Loops that a followed call does not
    enter come last.
    """
    return tuple(sorted(function.bodies, key=_coolness))


def _coolness(analysis: BodyAnalysis) -> tuple[bool, bool, int, float, int, int]:
    body = analysis.body
    work = sum(
        FLOPS_PER_LANE.get(i.kind, 0) * max(i.vector_bits // i.element_bits, 1) if i.element_bits else 0
        for i in body.instructions
    )
    never = analysis.trip_count == 0
    return (
        body.shape is not Shape.REGION,
        never,
        -body.depth,
        -float(work),
        -len(body.instructions),
        body.first_line,
    )

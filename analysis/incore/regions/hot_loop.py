"""The hot loop: one rule for the loop of a function, and of a file, that matters most.

Of a function it is, in this order:

1. a marked region: somebody has pointed at it;
2. where a call could be followed, the loop with the most cycles in it: iterations times cycles of one, as the
   report prints them, without those of inner loops, which are counted for themselves;
3. otherwise the innermost loop; of several the one with most floating-point operations, lanes counted; then
   the longest; then the first.

Of a file it is one of these: by cycles where the calls of all functions could be followed, else by the rest
of the rule. Every report, figure and viewer's file that shows one loop shows this one.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....errors import UsageError
from ....isa.instruction import FLOPS_PER_LANE
from ....records import replace
from .body import Shape
from .record import BodyAnalysis, FileAnalysis, FunctionAnalysis


def hottest_first(function: FunctionAnalysis) -> tuple[BodyAnalysis, ...]:
    """Return the bodies of a function, the hot one first, the others by the same rule."""
    return by_heat(function.bodies)


def hottest_of(function: FunctionAnalysis) -> BodyAnalysis | None:
    """Return the hot body of a function, None where it has no body."""
    return next(iter(hottest_first(function)), None)


def hottest_of_file(found: FileAnalysis) -> BodyAnalysis:
    """Return the hot body of a file.

    Raises
    ------
    UsageError
        If it has none.
    """
    if (hot := next(iter(functions_by_heat(found)), None)) is None:
        raise UsageError("the file has no body of code; pass a compiler's -S output")
    return hot[1]


def functions_by_heat(found: FileAnalysis) -> tuple[tuple[FunctionAnalysis, BodyAnalysis], ...]:
    """Return the functions of a file that have bodies, each with its hot one, that of the file first."""
    pairs = [(function, hot) for function in found.functions if (hot := hottest_of(function)) is not None]
    order = {id(body): place for place, body in enumerate(by_heat([hot for _, hot in pairs]))}
    return tuple(sorted(pairs, key=lambda pair: order[id(pair[1])]))


def with_hot_body(function: FunctionAnalysis) -> FunctionAnalysis:
    """Return a function whose hot body is marked as hot."""
    hot = hottest_of(function)
    bodies = tuple(replace(body, hot=True) if body is hot else body for body in function.bodies)
    return replace(function, bodies=bodies)


def by_heat(bodies: Iterable[BodyAnalysis]) -> tuple[BodyAnalysis, ...]:
    """Return bodies by the rule of the hot loop: by cycles in a call only where these are known of all."""
    bodies = tuple(bodies)
    followed = all(body.cycles_in_a_call is not None for body in bodies)
    return tuple(sorted(bodies, key=lambda body: _coolness(body, followed)))


def _coolness(analysis: BodyAnalysis, followed: bool) -> tuple[bool, bool, float, int, float, int, int]:
    body = analysis.body
    work = sum(
        FLOPS_PER_LANE.get(i.kind, 0) * max(i.vector_bits // i.element_bits, 1) if i.element_bits else 0
        for i in body.instructions
    )
    cycles = (analysis.cycles_in_a_call or 0.0) if followed else 0.0
    return (
        body.shape is not Shape.REGION,
        analysis.trip_count == 0,
        -cycles,
        -body.depth,
        -float(work),
        -len(body.instructions),
        body.first_line,
    )

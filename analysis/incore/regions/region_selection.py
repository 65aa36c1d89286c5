"""Selection of bodies: the hot loop, those of a label, and those that changes are tried on.

The hot loop is one rule for the loop that matters most. Of a function it is, in this order:

1. a marked region: somebody has pointed at it;
2. where a call could be followed, the loop with the most cycles in it: iterations times cycles of one, as the
   report prints them, without those of inner loops, which are counted for themselves;
3. otherwise the innermost loop; of several the one with most floating-point operations, lanes counted; then
   the longest; then the first.

Of a file it is one of these: by cycles where the calls of all functions could be followed, else by the rest
of the rule. Every report, figure and viewer's file that shows one loop shows this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....errors import UsageError, argument
from ....isa.instruction import FLOPS_PER_LANE
from ....records import replace
from ...machine.record import Machine
from .body import Shape
from .record import BodyAnalysis, FileAnalysis, FunctionAnalysis
from .remedies import wanted_trials


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


def bodies_by_heat(found: FileAnalysis) -> tuple[tuple[FunctionAnalysis, BodyAnalysis], ...]:
    """Return the bodies of a file: the hot one of each function, that of the file first, then all others."""
    firsts = functions_by_heat(found)
    hot = {id(body) for _, body in firsts}
    functions = {id(body): function for function in found.functions for body in function.bodies}
    others = by_heat(body for function in found.functions for body in function.bodies if id(body) not in hot)
    return (*firsts, *((functions[id(body)], body) for body in others))


def with_hot_body(function: FunctionAnalysis) -> FunctionAnalysis:
    """Return a function whose hot body is marked as hot."""
    hot = hottest_of(function)
    bodies = tuple(replace(body, hot=True) if body is hot else body for body in function.bodies)
    return replace(function, bodies=bodies)


def by_heat(bodies: Iterable[BodyAnalysis]) -> tuple[BodyAnalysis, ...]:
    """Return bodies by the rule of the hot loop: by cycles in a call only where these are known of all."""
    bodies = tuple(bodies)
    if len(bodies) < 2:
        return bodies
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


_MOST_TRIED = 20
"""Bodies that changes are tried on: each change takes a hundredth of a second."""


def with_gains(functions: Sequence[FunctionAnalysis], machine: Machine) -> tuple[FunctionAnalysis, ...]:
    """Return functions with the gains of changes in their bodies.

    At most `_MOST_TRIED` simulated bodies are tried: the hottest of each function first, then the others.
    """
    ranked = [hottest_first(function) for function in functions]
    wanted = [
        *(body for bodies in ranked for body in bodies[:1]),
        *(b for bodies in ranked for b in bodies[1:]),
    ]
    tried = {
        id(body) for body in [b for b in wanted if b.simulated is not None and not b.gains][:_MOST_TRIED]
    }
    return tuple(
        replace(function, bodies=tuple(_tried(b, machine) if id(b) in tried else b for b in function.bodies))
        for function in functions
    )


def _tried(analysis: BodyAnalysis, machine: Machine) -> BodyAnalysis:
    wanted = wanted_trials(analysis, machine)
    if not wanted or not analysis.body.repeats:  # changes are of loops
        return analysis
    from ..transforms.evaluate import gains_of  # noqa: PLC0415 - what rewrites code is not needed for most bodies

    return replace(analysis, gains=gains_of(analysis, machine, wanted))


_SHOWN = 8


def only_bodies(found: FileAnalysis, label: str, machine: Machine) -> FileAnalysis:
    """Return a file with the bodies of one label alone, and the functions that have them.

    Changes are tried on them as on the hot ones.

    Parameters
    ----------
    found : FileAnalysis
        The file.
    label : str
        Label of the bodies.
    machine : Machine
        The machine that the file was analysed for.

    Raises
    ------
    UsageError
        If there is none.
    """
    functions = tuple(
        replace(function, bodies=bodies)
        for function in found.functions
        if (bodies := tuple(each for each in function.bodies if each.body.label == label))
    )
    if not functions:
        labels = [each.body.label for function in found.functions for each in function.bodies]
        more = f" and {len(labels) - _SHOWN} more" if len(labels) > _SHOWN else ""
        known = f"{', '.join(labels[:_SHOWN])}{more}"
        raise UsageError(f"{argument('loop')} {label}: no such body; there is {known}")
    lines = [range(b.body.first_line, b.body.last_line + 1) for f in functions for b in f.bodies]
    missing = tuple(each for each in found.missing if any(each.line in span for span in lines))
    return replace(found, functions=with_gains(functions, machine), missing=missing)

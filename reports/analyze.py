"""Report of `chainline analyze`: in five lines, the limit of each hot loop, its reason, and a remedy.

    dot.s: x86-64 (att) on zen5

    dot, hot loop .L3, lines 4 to 8: 4.00 cycles an iteration = 4.00 an element
    LIMIT    dependency  vfmadd231sd, line 5            ################  4.00
             ports       load ports LD0 LD1             ####              1.00
             dispatch    5 micro-ops, 8 a cycle         ##                0.62
    WHY      a sum is kept in order: each add waits 4 cycles for the one before
    FIX      -ffast-math or `#pragma omp simd reduction(+:sum)`: about 8 times faster
    ASSUMES  data in L1; how often it runs is unknown: --arg rdx=N tells

Loops that are not the hottest of their function have a line each. `analyze_detail` reports all figures of
every loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from pathlib import PurePath
from typing import TYPE_CHECKING

from ..analysis.incore.regions.body import Body, Notion, Shape
from ..analysis.incore.regions.explanation import least_iterations, reason
from ..analysis.incore.regions.outer_loop_recurrence import outer_loop_recurrence
from ..analysis.incore.regions.record import BodyAnalysis, FileAnalysis, FunctionAnalysis
from ..analysis.incore.regions.region_selection import functions_by_heat, hottest_first
from ..analysis.incore.regions.remedies import Remedy, remedies
from ..analysis.incore.regions.verdict import lines_of
from ..analysis.machine.record import Machine
from ..asm.branch_probability import GIVEN, PROFILED
from ..asm.call_targets import Call
from ..records import record
from .analyze_bounds import bound_bars, figure
from .layout import Bar, Bars, Labelled, Line, Prose

if TYPE_CHECKING:
    from ..analysis.incore.transforms.recompile import Recompiled
    from ..analysis.measurement.block import MeasuredBlock

_ARGUMENTS_SHOWN = 4
_MISSING_SHOWN = 3
_CALLS_SHOWN = 4
_APART = 0.05
"""Least share by which the sum of the loops differs from the whole call where both are reported."""


@record
class Summary:
    """Summary of one body, in words.

    Attributes
    ----------
    name, cycles : str
        Name of the body, and the cycles of an iteration or call.
    limits : tuple of Bar
        Bounds, that which limits first.
    why, fix : str
        The reason, and what can be done.
    calls : str
        Calls that are not counted; empty without any.
    assumes : tuple of str
        Assumptions of the figures.
    """

    name: str
    cycles: str
    limits: tuple[Bar, ...]
    why: str
    calls: str
    fix: str
    assumes: tuple[str, ...]


def summary_of(
    function: FunctionAnalysis, analysis: BodyAnalysis, machine: Machine, tried: Sequence[Recompiled] = ()
) -> Summary:
    """Return the summary of a body; remedies that a compiler has tried carry the compiler's gain.

    Parameters
    ----------
    function : FunctionAnalysis
        The function of the body.
    analysis : BodyAnalysis
        The body.
    machine : Machine
        The machine that it was analysed for.
    tried : sequence of Recompiled
        Results of a compiler's trials of remedies; remedies that won nothing are left out.
    """
    found = proposed = remedies(analysis, machine)
    if tried:
        from ..analysis.incore.transforms.recompile import after_trying  # noqa: PLC0415 - of --try

        found = after_trying(proposed, function.name, analysis.body.label, tried)
    nothing = "none left: what was tried wins nothing" if proposed else "none known inside the core"
    return Summary(
        name=_name(function.name, analysis),
        cycles=_cycles(function, analysis),
        limits=bound_bars(analysis),
        why=reason(analysis, machine),
        calls=_called(analysis) if analysis.calls else "",
        fix="; or ".join(map(_remedy, found)) if found else nothing,
        assumes=tuple(_assumed(function, analysis, machine)),
    )


def analysis_lines(
    path: str,
    found: FileAnalysis,
    machine: Machine,
    *,
    verbose: bool = False,
    everything: bool = False,
    loop: str | None = None,
    tried: Sequence[Recompiled] = (),
    measured: MeasuredBlock | None = None,
) -> Iterator[Line]:
    """Yield the report of `chainline analyze` on one file.

    Parameters
    ----------
    path : str
        Name of the file.
    found : FileAnalysis
        Analysis of the file.
    machine : Machine
        The machine.
    verbose : bool
        Everything that is known of every loop.
    everything : bool
        Print all instructions of a long body, not only the first.
    loop : str or None
        Only bodies of this label.
    tried : sequence of Recompiled
        Results of a compiler's trials of remedies.
    measured : MeasuredBlock or None
        Time of a body on this host.
    """
    yield f"{path}: {found.isa} ({found.syntax}) on {found.machine}"
    yield from _hottest(found)
    for function in found.functions:
        bodies = [body for body in hottest_first(function) if loop in (None, body.body.label)]
        if verbose:
            from .analyze_detail import body_details  # noqa: PLC0415 - asked for by -v

            yield from body_details(function, bodies, machine, everything, tried)
        else:
            yield from _function(function, bodies, machine, loop is not None, tried)
        if tried:
            from .analyze_bounds import recompiled_lines  # noqa: PLC0415 - of --try

            yield from recompiled_lines(one for one in tried if one.function == function.name)
    if measured is not None:
        yield from _measured_lines(measured)
    if found.missing:
        yield ""
        yield "not covered:"
        shown = found.missing if verbose else found.missing[:_MISSING_SHOWN]
        yield from (Prose(f"  line {m.line}: {m.text} ({m.reason})") for m in shown)
        if len(shown) < len(found.missing):
            yield f"  ... and {len(found.missing) - len(shown)} more: -v"
        if any(m.text.startswith(("#", "%")) or "%+" in m.text for m in found.missing):
            yield "  macros are not expanded: assemble it and pass what `objdump -d` prints, or name a file"
            yield "  for the C preprocessor FILE.S, where gcc or clang is installed"


def _measured_lines(measured: MeasuredBlock) -> Iterator[Line]:
    """Yield the measured time of a body beside the simulated one."""
    simulated, deviation = measured.simulated_cycles, measured.deviation
    beside = "nothing simulated"
    if simulated is not None and deviation is not None:
        beside = f"{figure(simulated)} simulated ({100 * deviation:+.1f} %)"
    yield ""
    yield Labelled(
        "MEASURED",
        f"{measured.label}, line {measured.first_line}: {figure(measured.measured_cycles)} cycles an "
        f"iteration on this host at {measured.ghz:.2f} GHz, {beside}; {measured.samples} samples, "
        f"{100 * measured.uncertainty:.1f} % uncertain",
    )
    if measured.disturbed:
        yield Labelled("", "other programs disturb this host: measure again while it is idle")


def _hottest(found: FileAnalysis) -> Iterator[Line]:
    """Yield a line that names the hot body of all functions, where there are several."""
    hot = functions_by_heat(found)
    if len(hot) > 1:
        function, body = hot[0][0], hot[0][1].body
        name = "" if body.shape is Shape.FUNCTION else f", {body.shape} {body.label}"
        yield Prose(f"hottest of {len(hot)} functions: {function.name}{name}, line {body.first_line}")


def _function(
    function: FunctionAnalysis,
    bodies: Sequence[BodyAnalysis],
    machine: Machine,
    chosen: bool,
    tried: Sequence[Recompiled],
) -> Iterator[Line]:
    """Yield the hottest body in full, and so marked regions; of others one line."""
    for number, analysis in enumerate(bodies):
        full = chosen or number == 0 or analysis.body.shape is Shape.REGION
        if full:
            yield ""
            yield from _hot(summary_of(function, analysis, machine, tried))
        else:
            yield Labelled("BESIDE", _other(analysis, bodies))
    executed = function.executed
    if executed.instructions is not None and bodies:
        yield Labelled(
            "TOTAL",
            f"a call takes {executed.instructions} instructions, {executed.fma} FMA, "
            f"{executed.flops} floating-point operations{_whole(function)}",
        )


def _whole(function: FunctionAnalysis) -> str:
    """Return the simulated cycles of a call with loops, and the sum over its loops where that differs."""
    cycles = function.executed.simulated_cycles
    loops = [body.cycles_in_a_call for body in function.bodies if body.body.shape is Shape.LOOP]
    if cycles is None or not loops:
        return ""  # of a function without a loop the head line says it; a marked region is no call
    text = f", {figure(cycles)} cycles simulated as a whole"
    parts = sum(part for part in loops if part is not None)
    if None not in loops and abs(parts / cycles - 1) > _APART:
        text += f", where its loops take {figure(parts)} by themselves"
    return text


def _hot(summary: Summary) -> Iterator[Line]:
    yield Prose(f"{summary.name}: {summary.cycles}")
    yield Bars("LIMIT", summary.limits)
    yield Labelled("WHY", summary.why)
    if summary.calls:
        yield Labelled("CALLS", summary.calls)
    yield Labelled("FIX", summary.fix)
    yield Labelled("ASSUMES", "; ".join(summary.assumes))


def _name(function: str, analysis: BodyAnalysis) -> str:
    body = analysis.body
    where = f"lines {body.first_line} to {body.last_line}"
    if analysis.source is not None:
        where += f" ({PurePath(analysis.source.file).name}:{analysis.source.line})"
    if body.shape is Shape.FUNCTION:
        return f"{function}, {where}"
    kind = " ".join(["hot"] * analysis.hot + ["outer"] * bool(body.inner) + ["loop"])
    return f"{function}, {kind if body.shape is Shape.LOOP else body.shape} {body.label}, {where}"


def _cycles(function: FunctionAnalysis, analysis: BodyAnalysis) -> str:
    """Return the cycles of an iteration or call: simulated, else the lower bound; uncounted parts follow.

    A call of a function without a loop takes longer by itself than in a row of calls, which overlap.
    """
    simulated = analysis.simulated
    cycles = analysis.least_cycles if simulated is None else simulated.cycles
    each = "an iteration" if analysis.body.repeats else "a call by itself"
    least = f"{analysis.certainty} " if analysis.certainty else ""
    if analysis.called_cycles and analysis.every_call_known:
        cycles = analysis.cycles_with_calls
        text = f"{least}{figure(cycles)} cycles {each}, of them {_called_names(analysis, ' and ')}"
    else:
        text = f"{least}{figure(cycles)} cycles {each}"
        text += f" + {_called_names(analysis, ' + ')}" if analysis.calls else ""
    if analysis.every_call_known and analysis.elements and not analysis.body.inner:
        text += f" = {figure(cycles / analysis.elements)} an element"
    in_a_row = function.executed.simulated_cycles
    if not analysis.body.repeats and simulated is not None and in_a_row is not None:
        text += f", {figure(in_a_row)} each in a row of calls"
    return text + "".join(f" + inner loop {label}, N iterations" for label in analysis.body.inner)


def _called_names(analysis: BodyAnalysis, between: str) -> str:
    """Return the names of called functions, with cycles where known; of many the first and a count."""
    terms: dict[str, float | None] = {}
    for call, cycles in zip(analysis.calls, analysis.call_cycles, strict=True):
        known = terms.get(call.name, 0.0)
        terms[call.name] = None if known is None or cycles is None else known + cycles
    shown = [
        name if cycles is None else f"{figure(cycles)} of {name}"
        for name, cycles in list(terms.items())[:_CALLS_SHOWN]
    ]
    if len(terms) > _CALLS_SHOWN:
        shown.append(f"{len(terms) - _CALLS_SHOWN} more functions")
    return between.join(shown)


def _called(analysis: BodyAnalysis) -> str:
    paired = list(zip(analysis.calls, analysis.call_cycles, strict=True))
    known = [(call, cycles) for call, cycles in paired if cycles is not None]
    others = [call for call, cycles in paired if cycles is None]
    parts = []
    if known:
        parts.append(
            _several([f"{call.name} (line {call.line}) {figure(cycles)} cycles" for call, cycles in known])
            + ", as measured by calibrate, in no bound"
        )
    if others:
        parts.append(f"{_not_counted(others)}")
    return "; ".join(parts)


def _not_counted(calls: Sequence[Call]) -> str:
    parts = []
    for mathematics, what in ((True, " of the mathematics library"), (False, "")):
        named = [f"{call.name} (line {call.line})" for call in calls if call.mathematics is mathematics]
        if named:
            parts.append(f"{_several(named)}{what}")
    one = len(calls) == 1
    return f"{' and '.join(parts)}: NOT COUNTED, the time in {'it comes' if one else 'them comes'} on top"


def _several(texts: Sequence[str]) -> str:
    more = f" and {len(texts) - _CALLS_SHOWN} more" if len(texts) > _CALLS_SHOWN else ""
    return ", ".join(texts[:_CALLS_SHOWN]) + more


def _remedy(remedy: Remedy) -> str:
    gain = remedy.times_faster
    if gain is None or gain < 1.05:
        return remedy.change
    if remedy.compiled:
        return f"{remedy.change}: {gain:.2g} times faster (tried)"
    return f"{remedy.change}: about {gain:.2g} times faster{' (simulated)' * remedy.simulated}"


def _assumed(function: FunctionAnalysis, analysis: BodyAnalysis, machine: Machine) -> Iterator[str]:
    if machine.caveat:
        yield machine.caveat
    yield "data in L1"
    if analysis.body.notion is Notion.STRAIGHT_LINE:
        yield "copies in a straight line, without a branch"
    elif analysis.body.notion is Notion.LOOP:
        yield "repeated as a loop; --body straight-line repeats it without a branch"
    least = least_iterations(analysis, machine)
    if least is not None and (analysis.trip_count is None or analysis.trip_count < least):
        yield f"runs of {least} iterations or more: shorter ones overlap"
    handed = outer_loop_recurrence(analysis, function.bodies, machine)
    if handed is not None and (analysis.trip_count is None or analysis.trip_count < handed.least_iterations):
        least, cycles = handed.least_iterations, figure(handed.cycles)
        waited = f"shorter ones wait {cycles} cycles for what the one before stored"
        yield f"runs of {least} iterations or more: {waited}"
    if analysis.body.left_out or any(not decision.reason for decision in analysis.body.decisions):
        yield _path(analysis.body, machine.core.branch_turn_cycles)
    if analysis.uncovered is not None:
        n = len(analysis.uncovered.positions)
        yield f"{n} instruction{'s' if n > 1 else ''} not covered taken for free"
    if analysis.guessed:
        n, lines = len(analysis.guessed), lines_of(analysis, tuple(analysis.guessed))
        yield f"the cost of {n} instruction{'s' if n > 1 else ''} at a guess ({lines})"
    yield from analysis.doubts
    if analysis.trip_count is None and not function.executed.wanted:
        yield "how often it runs is not known from arguments"
    elif analysis.trip_count is None:
        wanted = function.executed.wanted[:_ARGUMENTS_SHOWN]
        yield f"how often it runs is unknown: {' '.join(f'--arg {root}=N' for root in wanted)} tells"
    elif analysis.trip_count is not None and analysis.body.shape is Shape.LOOP:
        yield f"{analysis.trip_count:g} iterations an entry"


def _path(body: Body, turn_cycles: int) -> str:
    """Return the lines that the path leaves out, the reasons for it, and its unsure branches, as a text."""
    decisions = [decision for decision in body.decisions if decision.reason != GIVEN]
    counted = [decision.probability for decision in decisions if decision.reason == PROFILED]
    reasons = dict.fromkeys(d.reason for d in decisions if d.reason not in ("", PROFILED))
    if counted:
        reasons[f"{prod(counted):.0%} of the iterations in the profile"] = None
    unsure = [decision for decision in decisions if not decision.reason]
    text = f"the path without {_ranges(body.left_out)}" if body.left_out else "the path straight on"
    if reasons:
        text += f" ({', '.join(reasons)})"
    if unsure:
        first = unsure[0]
        text += (
            f", though nothing tells at line {first.line}: --taken {first.target}={int(not first.taken)} "
            "for the other way"
        )
        text += f"; each time it turns prediction loses {turn_cycles} cycles" * bool(turn_cycles)
    return text


def _ranges(lines: Sequence[int]) -> str:
    """Return lines in words, those that follow each other within a few as one range."""
    ranges: list[list[int]] = []
    for line in sorted(lines):
        if ranges and line - ranges[-1][1] <= 3:
            ranges[-1][1] = line
        else:
            ranges.append([line, line])
    shown = [str(a) if a == b else f"{a} to {b}" for a, b in ranges[:3]]
    more = " and more" if len(ranges) > 3 else ""
    return f"line{'s' if len(lines) > 1 else ''} {', '.join(shown)}{more}"


def _other(analysis: BodyAnalysis, bodies: Sequence[BodyAnalysis]) -> str:
    """Return one line on a loop that is not the hottest."""
    body = analysis.body
    outer = "outer loop" if body.inner else "loop"
    where = f"{outer} {body.label}, lines {body.first_line} to {body.last_line}"
    cycles = analysis.least_cycles if analysis.simulated is None else analysis.simulated.cycles
    trips = {each.body.label: each.trip_count for each in bodies}
    inner = ""
    for label in body.inner:
        count = trips.get(label)
        inner += f" + inner loop {label}, {'N' if count is None else f'{count:g}'} iterations"
    calls = f" + {_called_names(analysis, ' + ')}" if analysis.calls else ""
    return f"{where}: {figure(cycles)} cycles an iteration{inner}{calls} ({analysis.bottleneck.name})"

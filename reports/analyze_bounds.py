"""Bounds of a body as bars: calls and the limiting bound first, then the others.

`recompiled_lines` reports on a source that was compiled again with other flags:

    TRIED    gcc -ffast-math: .L3 takes 0.50 cycles an element in place of 4.00,
             8 times faster
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..analysis.incore.regions.record import BodyAnalysis, Bound
from ..analysis.incore.regions.verdict import lines_of
from ..analysis.incore.transforms.recompile import Recompiled
from ..analysis.incore.vocabulary import (
    ACCUMULATION,
    CARRIED,
    CRITICAL_PATH,
    DISPATCH,
    FETCH,
    FMA_CHAIN,
    PORTS,
    RETIRE,
    SWITCHES,
    WIDTHS,
    WINDOWED_BOUNDS,
    Stall,
)
from .layout import Bar, Labelled, Line

_NAMES = {
    SWITCHES: "switches",
    PORTS: "ports",
    DISPATCH: "dispatch",
    RETIRE: "retire",
    FETCH: "fetch",
    CARRIED: "dependency",
    CRITICAL_PATH: "latency",
    FMA_CHAIN: "FMA chains",
    ACCUMULATION: "add chains",
}
_ABOVE = 1.1
"""A simulation that takes so much longer than any bound is a row of its own."""
_LONG = 30


def bound_bars(analysis: BodyAnalysis) -> tuple[Bar, ...]:
    """Return a bar for the calls, the limiting bound, the other bounds in order, and the simulation."""
    first, *rest = analysis.bounds
    rest = [bound for bound in rest if bound.cycles and bound.name not in WINDOWED_BOUNDS]
    # all widths count the same micro-ops: the wider of them tell nothing
    widths = [bound for bound in (first, *rest) if bound.name in WIDTHS]
    rest = [bound for bound in rest if bound not in widths[1:]]
    bars = [_first_bar(analysis), *(_bar(analysis, bound) for bound in rest)]
    simulated = analysis.simulated
    if analysis.calls:
        named = list(dict.fromkeys(call.name for call in analysis.calls))
        names = named[0] if len(named) == 1 else f"{len(named)} functions"
        cycles = analysis.called_cycles
        partly = "" if analysis.every_call_known else " and more"
        bars.insert(0, Bar("calls", names, cycles, f"{figure(cycles)}{partly}" if cycles else "not counted"))
    if simulated is not None and simulated.cycles > _ABOVE * first.cycles:
        waits = simulated.bottleneck != Stall.NONE
        what = f"dispatch waits: {simulated.bottleneck}" if waits else "order of execution"
        bars.append(Bar("simulated", what, simulated.cycles, figure(simulated.cycles)))
    return tuple(bars)


def figure(cycles: float) -> str:
    """Return cycles with three digits.

    Examples
    --------
    >>> figure(4.0), figure(16.04), figure(314.2)
    ('4.00', '16.0', '314')
    """
    decimals = 2 if cycles < 9.995 else 1 if cycles < 99.95 else 0
    return f"{cycles:.{decimals}f}"


def _first_bar(analysis: BodyAnalysis) -> Bar:
    """Return the bar of the limiting bound; chains in windows take at most the simulated cycles."""
    bound, cycles = analysis.bottleneck, analysis.limiting_cycles
    what = _made_of(analysis, bound)
    if bound.name in WINDOWED_BOUNDS:
        what += ", at most" if analysis.simulated is None else ", overlapping"
    return Bar(_NAMES[bound.name], what, cycles, figure(cycles))


def _bar(analysis: BodyAnalysis, bound: Bound) -> Bar:
    return Bar(_NAMES[bound.name], _made_of(analysis, bound), bound.cycles, figure(bound.cycles))


def _made_of(analysis: BodyAnalysis, bound: Bound) -> str:
    if bound.name in (CARRIED, CRITICAL_PATH):
        return _in_a_row(analysis, bound)
    if bound.name in WIDTHS:
        return bound.bottleneck.partition(": ")[2]
    if bound.name in WINDOWED_BOUNDS:
        return f"{len(bound.positions)} in a row"
    words = bound.bottleneck.split()
    names = [word for word in words if word[-1:].isdigit() or word.isupper()]
    kind = " ".join(word for word in words if word not in names)
    return bound.bottleneck if len(bound.bottleneck) <= _LONG else f"{len(names)} {kind}"


def _in_a_row(analysis: BodyAnalysis, bound: Bound) -> str:
    """Return the instructions of a chain: one name where they are alike."""
    names = Counter(analysis.body.instructions[position].mnemonic for position in bound.positions)
    if len(names) == 1:
        ((name, count),) = names.items()
        return f"{name}, {lines_of(analysis, bound.positions)}" if count == 1 else f"{name} x{count} in a row"
    return f"{len(bound.positions)} instructions in a row"


_SAME = 0.02


def recompiled_lines(tried: Iterable[Recompiled]) -> Iterator[Line]:
    """Yield the effect of flags on loops, a sentence each."""
    yield from (Labelled("TRIED", recompiled_text(one)) for one in tried)


def recompiled_text(tried: Recompiled) -> str:
    """Return the effect of flags on a loop, in words.

    Examples
    --------
    >>> print(recompiled_text(Recompiled("dot", ".L3", ("-ffast-math",), "gcc", 4.0, 0.5)))
    gcc -ffast-math: .L3 takes 0.50 cycles an element in place of 4.00, 8 times faster
    """
    what = f"{tried.compiler} {' '.join(tried.flags)}".strip()
    gain = tried.times_faster
    if tried.problem or gain is None or tried.before is None or tried.after is None:
        return f"{what}: not compared, {tried.problem}"
    if abs(gain - 1) < _SAME:
        return f"{what}: {tried.label} takes {figure(tried.after)} cycles an element, as before"
    said = f"{gain:.2g} times faster" if gain > 1 else f"{1 / gain:.2g} times slower"
    return (
        f"{what}: {tried.label} takes {figure(tried.after)} cycles an element in place of "
        f"{figure(tried.before)}, {said}"
    )

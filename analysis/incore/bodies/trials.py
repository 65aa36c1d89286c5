"""Selection of the bodies that changes are tried on, and the gains."""

from __future__ import annotations

from collections.abc import Sequence

from ....records import replace
from ...machine.record import Machine
from .hottest import hottest_first
from .record import BodyAnalysis, FunctionAnalysis
from .remedies import wanted_trials

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
    from .tried.trial import gains_of  # noqa: PLC0415 - what rewrites code is not needed for most bodies

    return replace(analysis, gains=gains_of(analysis, machine, wanted))

"""Which bodies changes are tried on, and what they win."""

from __future__ import annotations

from collections.abc import Sequence

from ....records import replace
from ...machine.record import Machine
from .hottest import hottest_of
from .record import BodyAnalysis, FunctionAnalysis
from .remedies import wanted_trials

_MOST_TRIED = 20
"""Functions whose hottest body is tried: each change takes a hundredth of a second."""


def with_gains(functions: Sequence[FunctionAnalysis], machine: Machine) -> tuple[FunctionAnalysis, ...]:
    """Return functions with what changes win of the hot body of each, of many functions the first."""
    tried = tuple(_with_gains(function, machine) for function in functions[:_MOST_TRIED])
    return (*tried, *functions[_MOST_TRIED:])


def _with_gains(function: FunctionAnalysis, machine: Machine) -> FunctionAnalysis:
    hottest = hottest_of(function)
    if hottest is None or hottest.simulated is None or hottest.gains:
        return function
    bodies = tuple(_tried(body, machine) if body is hottest else body for body in function.bodies)
    return replace(function, bodies=bodies)


def _tried(analysis: BodyAnalysis, machine: Machine) -> BodyAnalysis:
    wanted = wanted_trials(analysis, machine)
    if not wanted or not analysis.body.repeats:  # changes are of loops
        return analysis
    from .tried.trial import gains_of  # noqa: PLC0415 - what rewrites code is not needed for most bodies

    return replace(analysis, gains=gains_of(analysis, machine, wanted))

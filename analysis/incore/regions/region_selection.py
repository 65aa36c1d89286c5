"""Selection of the bodies that changes are tried on, and the gains.

Selection of the bodies of one label from an analysed file.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....errors import UsageError, argument
from ....records import replace
from ...machine.record import Machine
from .hot_loop import hottest_first
from .record import BodyAnalysis, FileAnalysis, FunctionAnalysis
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

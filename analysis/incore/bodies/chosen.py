"""Selection of the bodies of one label from an analysed file."""

from __future__ import annotations

from ....errors import UsageError, argument
from ....records import replace
from ...machine.record import Machine
from .record import FileAnalysis
from .trials import with_gains

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

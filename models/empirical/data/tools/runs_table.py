"""Table with roles from the runs in the output of a tool."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .....errors import UsageError
from ..table import Roles, Table

KERNEL = "kernel"


@dataclass(frozen=True, slots=True)
class Run:
    """Measurements of one run of a kernel.

    Attributes
    ----------
    place : str
        File and position, for messages.
    kernel : str
        A call path, or the name of a benchmark without the values of its parameters.
    parameters : mapping of str to number or str
    metrics : mapping of str to float
    """

    place: str
    kernel: str
    parameters: Mapping[str, Any]
    metrics: Mapping[str, float] = field(default_factory=dict)


def table_of_runs(
    path: str, runs: Sequence[Run], metrics: Sequence[str], warnings: Iterable[str] = ()
) -> Table:
    """Return runs as a table with columns of the kernel, the parameters and the metrics.

    Roles leave out parameters with a single value, unless all have one, and all but the first of parameters
    that are always alike. A parameter that some runs lack has gaps in its column.

    Parameters
    ----------
    path : str
        The file, for messages.
    runs : sequence of Run
    metrics : sequence of str
        Modelled metrics, the most important first; others are columns as well.
    warnings : iterable of str

    Raises
    ------
    UsageError
        If there is no run.

    Examples
    --------
    >>> runs = [Run("", "sort", {"n": n, "seed": 0}, {"seconds": 1e-6 * n}) for n in (8, 16)]
    >>> found = table_of_runs("", runs, ["seconds"])
    >>> found.header, found.roles.parameters
    (('kernel', 'n', 'seed', 'seconds'), ('n',))
    """
    if not runs:
        raise UsageError(f"{path}: holds no measurement; nothing to model")
    parameters = tuple(dict.fromkeys(name for run in runs for name in run.parameters))
    measured = tuple(dict.fromkeys([*metrics, *(name for run in runs for name in run.metrics)]))
    columns = {name: [run.parameters.get(name) for run in runs] for name in parameters}
    varied = [name for name in parameters if len(set(columns[name]) - {None}) > 1]
    # one of several parameters that are always alike is enough
    first_like: dict[tuple[Any, ...], str] = {}
    for name in varied:
        first_like.setdefault(tuple(columns[name]), name)
    chosen = tuple(first_like.values()) or parameters
    cells: tuple[list[Any], ...] = (
        [run.kernel for run in runs],
        *columns.values(),
        *([run.metrics.get(name) for run in runs] for name in measured),
    )
    return Table(
        path,
        (KERNEL, *parameters, *measured),
        tuple(run.place for run in runs),
        cells,
        tuple(warnings),
        Roles((KERNEL,), chosen, tuple(metrics)),
    )


def number_or_text(text: Any) -> Any:
    """Return the value of a text: a whole number, another number, or the text itself.

    Examples
    --------
    >>> [number_or_text(text) for text in ("8", "0.5", "amg", 3)]
    [8, 0.5, 'amg', 3]
    """
    if not isinstance(text, str) or len(text) > 40:
        return text
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text

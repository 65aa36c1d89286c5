"""Table with roles from the runs in the output of a tool.

Parameters in the names of benchmarks, commands and folders.

Parameters of a run among the global values of a profile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .....errors import UsageError
from ..column_roles import named_like_time
from ..table import Roles, Table, is_number

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


_IN_FOLDER = re.compile(r"(?<![A-Za-z_])([A-Za-z_]+)=?(\d+(?:[.,]\d+)?)")
_REPETITION = re.compile(r"\.r\d+$")
_IN_BRACKETS = re.compile(r"^(?P<name>[^\[\]()]+)[\[(](?P<pairs>[^\[\]()]*)[\])]$")
_LONGEST = 1000


def folder_parameters(name: str) -> dict[str, float]:
    """Return the parameters in the name of a folder of profiles, as Extra-P has them.

    Examples
    --------
    >>> folder_parameters("mm.x10y1z2,5.r1"), folder_parameters("app.p64.n1000.r2")
    ({'x': 10.0, 'y': 1.0, 'z': 2.5}, {'p': 64.0, 'n': 1000.0})
    """
    found = _IN_FOLDER.findall(_REPETITION.sub("", name[:_LONGEST]))
    return {key: float(value.replace(",", ".")) for key, value in found}


def bracketed_parameters(name: str) -> tuple[str, dict[str, Any]]:
    """Return a name without the parameters that stand in brackets behind it, and those.

    Examples
    --------
    >>> bracketed_parameters("sort[n=1000,kind=merge]"), bracketed_parameters("sort[1000-8]")
    (('sort', {'n': 1000, 'kind': 'merge'}), ('sort', {'arg1': 1000, 'arg2': 8}))
    >>> bracketed_parameters("sort")
    ('sort', {})
    """
    found = _IN_BRACKETS.match(name) if len(name) < _LONGEST else None
    if not found:
        return name, {}
    parts = re.split(r"[,;]\s*", found["pairs"]) if "=" in found["pairs"] else found["pairs"].split("-")
    parameters = {}
    for number, part in enumerate(parts, 1):
        key, sign, value = part.partition("=")
        parameters[key.strip() if sign else f"arg{number}"] = number_or_text((value if sign else key).strip())
    return found["name"], parameters


def without_values(command: str, parameters: Mapping[str, Any]) -> str:
    """Return a command with names in place of the values of its parameters.

    Examples
    --------
    >>> without_values("sort -n 100 data100", {"n": "100"})
    'sort -n {n} data100'
    """
    for name, value in parameters.items():
        command = re.sub(rf"(?<![\w.]){re.escape(str(value))}(?![\w.])", f"{{{name}}}", command)
    return command


_OF_EVERY_RUN = re.compile(
    r"^(cali|spot)\.|launch|elapsed|figure.of.merit|version|date|time|user|executable|cmdline", re.IGNORECASE
)


def run_parameters(beside: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers of a run that may be parameters; times, dates, versions and results are left out.

    Examples
    --------
    >>> run_parameters({"jobsize": "64", "elapsed_time": "5.2", "cluster": "opal", "launchdate": "16166"})
    {'jobsize': 64}
    """
    return {
        str(key): number_or_text(value)
        for key, value in beside.items()
        if is_number(value) and not _OF_EVERY_RUN.search(str(key)) and not named_like_time(str(key))
    }

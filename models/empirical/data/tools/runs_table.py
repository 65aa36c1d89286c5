"""Tables with roles from the runs in the output of a tool, and from profiles with a value for each call path.

Parameters stand in the names of benchmarks, commands and folders, or among the global values of a profile.
A call path that was not entered in every run has no law: its exclusive values are counted to the nearest
caller that was, and its inclusive ones left out, as Extra-P does. Thickets (Brink et al., Thicket) are
profiles of several runs in one data frame, by node and profile.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pandas as pd

from .....errors import UsageError
from .....records import field, record
from ..table import Roles, Table, is_number
from ..target_column import named_like_time

KERNEL = "kernel"


@record
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


ARROW = "->"
INCLUSIVE = " (inclusive)"


@record
class Profile:
    """Profile of one run.

    Attributes
    ----------
    place : str
        The file.
    parameters : mapping of str to float
    exclusive, inclusive : mapping of str to mapping of str to float
        By metric, then by call path, its parts joined by `ARROW`. Metrics that cannot be added up, such as
        the least time of all processes, are in `exclusive` alone.
    """

    place: str
    parameters: Mapping[str, object]
    exclusive: Mapping[str, Mapping[str, float]]
    inclusive: Mapping[str, Mapping[str, float]]


def with_inclusive(exclusive: Mapping[str, float]) -> dict[str, float]:
    """Return the inclusive values of call paths: their own and those of their callees.

    Examples
    --------
    >>> with_inclusive({"main": 1.0, "main->f": 2.0, "main->f->g": 4.0})
    {'main': 7.0, 'main->f': 6.0, 'main->f->g': 4.0}
    """
    found = dict(exclusive)
    for path in sorted(found, key=_depth, reverse=True):
        caller = _nearest(path, found)
        if caller is not None:
            found[caller] += found[path]
    return found


def with_exclusive(inclusive: Mapping[str, float]) -> dict[str, float]:
    """Return the exclusive values of call paths; negative values from rounding become 0.

    Examples
    --------
    >>> with_exclusive({"main": 7.0, "main->f": 6.0, "main->f->g": 4.0})
    {'main': 1.0, 'main->f': 2.0, 'main->f->g': 4.0}
    """
    found = dict(inclusive)
    for path in inclusive:
        caller = _nearest(path, inclusive)
        if caller is not None:
            found[caller] -= inclusive[path]
    return {path: max(value, 0.0) for path, value in found.items()}


def table_of_profiles(path: str, profiles: Sequence[Profile], metrics: Sequence[str]) -> Table:
    """Return profiles as a table, a row for each run and call path.

    Parameters
    ----------
    path : str
        The file or folder, for messages.
    profiles : sequence of Profile
    metrics : sequence of str
        In the order in which they are modelled.
    """
    everywhere = {metric: _everywhere(profiles, metric) for metric in metrics}
    used = [metric for metric in metrics if everywhere[metric]]
    seen = {each for profile in profiles for metric in used for each in profile.exclusive.get(metric, ())}
    kept = list(dict.fromkeys(each for metric in used for each in everywhere[metric]))
    merged = len(seen - set(kept))
    warnings = []
    if merged:
        warnings.append(
            f"{path}: {merged} of {len(seen)} call paths were not entered in every run; what they took is "
            "counted to their callers, and left out where it cannot be added up"
        )
    runs = [run for profile in profiles for run in _rows(profile, used, everywhere, kept)]
    return table_of_runs(path, runs, used, warnings)


def _rows(
    profile: Profile,
    metrics: Sequence[str],
    everywhere: Mapping[str, Mapping[str, None]],
    kept: Sequence[str],
) -> list[Run]:
    values: dict[str, dict[str, float]] = {path: {} for path in kept}
    for metric in metrics:
        own = dict.fromkeys(everywhere[metric], 0.0)
        for path, value in profile.exclusive[metric].items():
            to = path if path in own else _nearest(path, own)
            # of values that cannot be added up the caller keeps its own
            if to is not None and (to == path or metric in profile.inclusive):
                own[to] += value
        for path, value in own.items():
            values[path][metric] = value
            if metric in profile.inclusive:
                values[path][metric + INCLUSIVE] = profile.inclusive[metric][path]
    return [
        Run(f"{profile.place}, {path}", path, profile.parameters, found)
        for path, found in values.items()
        if found
    ]


def _everywhere(profiles: Sequence[Profile], metric: str) -> dict[str, None]:
    """Return the call paths that have a metric in every run, in the order of the first."""
    first = profiles[0].exclusive.get(metric, {})
    others = [set(each.exclusive.get(metric, ())) for each in profiles[1:]]
    return {path: None for path in first if all(path in other for other in others)}


def _nearest(path: str, known: Mapping[str, object]) -> str | None:
    """Return the nearest known caller of a call path; None if there is none."""
    while ARROW in path:
        path = path.rpartition(ARROW)[0]
        if path in known:
            return path
    return None


def _depth(path: str) -> int:
    return path.count(ARROW)


_PLACE = "<thicket>"
_NO_METRICS = ("nid", "rank")


def is_thicket(given: Any) -> bool:
    """Tell whether an object is a thicket: a data frame by node and profile, and one of metadata."""
    frame, metadata = (getattr(given, name, None) for name in ("dataframe", "metadata"))
    if not isinstance(frame, pd.DataFrame) or not isinstance(metadata, pd.DataFrame):
        return False
    return "profile" in frame.index.names


def thicket_table(thicket: Any) -> Table:
    """Return a thicket as a table, a row for each profile and node.

    Values are those of its columns, whether it calls them exclusive or inclusive; parameters are the numbers
    among its metadata that differ between profiles.

    Raises
    ------
    UsageError
        If it has no column of numbers.
    """
    frame = thicket.dataframe
    names = [name for name in frame.columns if pd.api.types.is_numeric_dtype(frame[name])]
    metrics = [str(name) for name in names if name not in _NO_METRICS]
    if not metrics:
        raise UsageError(f"{_PLACE}: has no metric; read profiles that have a time")
    told = [str(name) for name in (*thicket.exc_metrics, *thicket.inc_metrics) if str(name) in metrics]
    ordered = sorted(dict.fromkeys([*told, *metrics]), key=lambda name: "time" not in name.lower())
    profiles = []
    for key, rows in frame.groupby(level="profile", sort=False):
        paths = [_path(node) for node in rows.index.get_level_values("node")]
        values = {
            str(name): {
                path: float(value)
                for path, value in zip(paths, rows[name], strict=True)
                if not pd.isna(value)
            }
            for name in names
            if str(name) in metrics
        }
        beside = thicket.metadata.loc[key].to_dict()
        profiles.append(Profile(f"{_PLACE} {key}", run_parameters(beside), values, {}))
    return table_of_profiles(_PLACE, profiles, ordered)


def _path(node: Any) -> str:
    """Return the call path of a node of hatchet."""
    return ARROW.join(str(each.frame.get("name")) for each in node.path())

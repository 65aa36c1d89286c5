"""Table of exclusive and inclusive values from profiles of runs, with a value for each call path.

A call path that was not entered in every run has no law: its exclusive values are counted to the nearest
caller that was, and its inclusive ones left out, as Extra-P does.

Thickets (Brink et al., Thicket): profiles of several runs in one data frame, by node and profile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd

from .....errors import UsageError
from ..table import Table
from .runs_table import Run, run_parameters, table_of_runs

ARROW = "->"
INCLUSIVE = " (inclusive)"


@dataclass(frozen=True, slots=True)
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

"""Thickets (Brink et al., Thicket): profiles of several runs in one data frame, by node and profile."""

from __future__ import annotations

from typing import Any

import pandas as pd

from .....errors import UsageError
from ..table import Table
from .call_tree import ARROW, Profile, table_of_profiles
from .run_globals import run_parameters

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

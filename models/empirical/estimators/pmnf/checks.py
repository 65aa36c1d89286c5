"""What can be modelled, before it is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .....errors import UsageError
from ...data.experiments.series import Series
from .families import require_few
from .fit import Search
from .lines import longest_line
from .one_parameter import FEWEST_POINTS


def check_series(series: Sequence[Series], where: str, search: Search | None = None) -> list[str]:
    """Return warnings of series that models can be learned from.

    Parameters
    ----------
    series : sequence of Series
    where : str
        File, for messages.
    search : Search, optional

    Raises
    ------
    UsageError
        If a series has fewer than five points, too many parameters, one that never varies, or negative
        values, or what is to be sought is of one parameter alone.
    """
    if search is not None:
        _check_search(series, search)
    warnings: dict[tuple[str, int], str] = {}
    for each in series:
        named = f"{where}: {' '.join(name for name in (each.kernel, each.metric) if name) or 'the kernel'}"
        require_few(len(each.parameters), named)
        n = len(each.points)
        if n < FEWEST_POINTS:
            raise UsageError(f"{named}: {n} points; a model needs {FEWEST_POINTS}, measure more")
        for name, column in zip(each.parameters, each.points.T, strict=True):
            distinct = len(np.unique(column))
            if distinct == 1:
                raise UsageError(f"{named}: parameter {name} never varies; leave it out, or measure others")
            if distinct < FEWEST_POINTS:
                warnings[name, 0] = (
                    f"{where}: {name} has {distinct} values; {FEWEST_POINTS} are needed to tell how "
                    f"{each.metric or 'a value'} grows with it"
                )
            line = longest_line(each.points, each.parameters.index(name))
            if len(each.parameters) > 1 and len(line.x) == n:
                warnings[name, 0] = (
                    f"{where}: no three points differ in {name} alone; measure a line along it"
                )
            if column.min() < 1:
                warnings[name, 2] = f"{where}: {name} falls below 1; no logarithms of it are tried"
        check_times(each, named, zero=True)
    return list(warnings.values())


def _check_search(series: Sequence[Series], search: Search) -> None:
    asked = {"segmented": search.segmented, "terms": search.n_terms > 1}
    several = max(len(each.parameters) for each in series)
    for name in (name for name, given in asked.items() if given and several > 1):
        raise UsageError(
            f"--set {name}: is for laws of one parameter, and there are {several}; leave it out, or choose "
            "one by --features"
        )


def check_times(series: Series, where: str, zero: bool = False) -> None:
    """Refuse negative values, and zero unless it is told to be one.

    Raises
    ------
    UsageError
        If there is one.
    """
    lowest = min(values.min() for values in series.repetitions)
    if lowest < 0:
        raise UsageError(f"{where}: value {lowest:g} is negative; costs cannot be")
    if lowest == 0 and not zero:
        raise UsageError(f"{where}: a time of 0; times must be positive")

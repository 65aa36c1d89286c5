"""Checks of series before a fit, and values of scaling laws at points left out of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .....arrays import Floats
from .....errors import UsageError, argument, setting
from ...data.experiments.series import Series
from .fit import Search, alike, fit_parts
from .model_families import longest_line, require_few
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
    warnings: dict[str, None] = {}
    known: set[tuple[tuple[str, ...], bytes]] = set()
    for each in series:
        named = f"{where}: {' '.join(name for name in (each.kernel, each.metric) if name) or 'the kernel'}"
        check_times(each, named, zero=True)
        alike = each.parameters, each.points.tobytes()
        if alike not in known:  # thousands of kernels are measured at the same points
            known.add(alike)
            warnings |= dict.fromkeys(_check_points(each, named, where))
    return list(warnings)


def _check_points(series: Series, named: str, where: str) -> list[str]:
    require_few(len(series.parameters), named)
    n = len(series.points)
    if n < FEWEST_POINTS:
        raise UsageError(f"{named}: {n} points; a model needs {FEWEST_POINTS}, measure more")
    warnings = []
    for number, (name, column) in enumerate(zip(series.parameters, series.points.T, strict=True)):
        distinct = len(set(column.tolist()))
        if distinct == 1:
            raise UsageError(f"{named}: parameter {name} never varies; leave it out, or measure others")
        if len(series.parameters) > 1 and len(longest_line(series.points, number).x) == n:
            warnings.append(f"{where}: no three points differ in {name} alone; measure a line along it")
        elif distinct < FEWEST_POINTS:
            warnings.append(
                f"{where}: {name} has {distinct} values; {FEWEST_POINTS} are needed to tell how "
                f"{series.metric or 'a value'} grows with it"
            )
        if column.min() < 1:
            warnings.append(f"{where}: {name} falls below 1; no logarithms of it are tried")
    return warnings


def _check_search(series: Sequence[Series], search: Search) -> None:
    asked = {"segmented": search.segmented, "terms": search.n_terms > 1}
    several = max(len(each.parameters) for each in series)
    for name in (name for name, given in asked.items() if given and several > 1):
        raise UsageError(
            f"{setting(name)}: is for laws of one parameter, and there are {several}; leave it out, or "
            f"choose one by {argument('features')}"
        )


def check_times(series: Series, where: str, zero: bool = False) -> None:
    """Refuse negative values, and zero unless `zero` allows it.

    Parameters
    ----------
    series : Series
    where : str
        File, for messages.
    zero : bool
        Whether zero is allowed.

    Raises
    ------
    UsageError
        If there is such a value.
    """
    lowest = np.concatenate(series.repetitions).min()
    if lowest < 0:
        raise UsageError(f"{where}: value {lowest:g} is negative; costs cannot be")
    if lowest == 0 and not zero:
        raise UsageError(f"{where}: a time of 0; times must be positive")


_MOST_POINTS, _FEW_POINTS, _MANY_PARAMETERS = 60, 15, 4


def left_out_values(series: Sequence[Series], search: Search) -> Floats | None:
    """Return the value at each point by laws of the others, (n_series, n).

    Parameters
    ----------
    series : sequence of Series
        Measured at the same points.

    Returns
    -------
    ndarray of float, or None
        NaN of points that were not left out: of many, some at equal steps are, fewer where sums of several
        terms or laws of many parameters take long to find. None where too few points are left to find a law.
    """
    (batch,) = alike(series, search.statistic)
    n = len(batch.points)
    if n <= FEWEST_POINTS:
        return None
    dear = search.n_terms > 1 or len(batch.parameters) > _MANY_PARAMETERS
    most = min(n, _FEW_POINTS if dear else _MOST_POINTS)
    predicted = np.full((len(series), n), np.nan)
    places = [n * k // most for k in range(most)]
    parts = fit_parts([batch.at(np.arange(n) != place) for place in places], search)
    for place, laws in zip(places, parts, strict=True):
        predicted[:, place] = [law.values(batch.points[place : place + 1])[0] for law in laws]
    return predicted

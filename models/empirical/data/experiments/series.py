"""Series of measurements: a metric of a kernel at some points, with repetitions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from .....arrays import Floats
from .....errors import UsageError
from .....records import record

Point: TypeAlias = tuple[float, ...]
Measured: TypeAlias = Mapping[tuple[str, str], Mapping[Point, Sequence[float]]]
"""By kernel and metric, then by point: measured values, one for each repetition."""


@record(eq=False)
class Series:
    """A metric of a kernel.

    Attributes
    ----------
    kernel, metric : str
        Call path or name; "" where the input names none.
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
        Each once.
    repetitions : tuple of ndarray of float, n of (n_repetitions,)
        Measured values at each point.
    """

    kernel: str
    metric: str
    parameters: tuple[str, ...]
    points: Floats
    repetitions: tuple[Floats, ...]


def series_of(measured: Measured, parameters: Sequence[str], where: str) -> list[Series]:
    """Return the series of an input file.

    Parameters
    ----------
    measured : mapping
        Values by kernel and metric, then by point.
    parameters : sequence of str
        Names of the coordinates of points.
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If there are no parameters or measurements, a parameter is named twice, a point has not a value for
        each parameter, a value is missing or not finite, or the points of series differ.
    """
    if not parameters:
        raise UsageError(f"{where}: names no parameter; add them")
    if len(set(parameters)) < len(parameters):
        raise UsageError(f"{where}: names a parameter twice: {', '.join(parameters)}")
    if not any(measured.values()):
        raise UsageError(f"{where}: holds no measurement; nothing to model")
    everywhere = set[Point]().union(*measured.values())
    for names, points in measured.items():
        if len(points) < len(everywhere):
            missing = sorted(everywhere - set(points))
            named = " ".join(filter(None, names)) or "the kernel"
            raise UsageError(
                f"{where}: {named} has {len(points)} of {len(everywhere)} points, "
                f"without {_shown(missing[0])}; measure every kernel and metric at the same points"
            )
    return [_series(names, points, tuple(parameters), where) for names, points in measured.items()]


def _series(
    names: tuple[str, str], measured: Mapping[Point, Sequence[float]], parameters: tuple[str, ...], where: str
) -> Series:
    lengths = set(map(len, measured))
    if lengths != {len(parameters)}:
        point = next(point for point in measured if len(point) != len(parameters))
        shown = f"{', '.join(parameters)}"
        raise UsageError(f"{where}: point {_shown(point)} has not one value for each of {shown}")
    values = list(measured.values())
    if len(set(map(len, values))) == 1:
        repetitions = tuple(np.array(values, np.float64))  # in one step, views of one array
    else:
        repetitions = tuple(np.array(each, np.float64) for each in values)
    points = np.array(list(measured), np.float64)
    if not (all(map(len, repetitions)) and np.isfinite(points).all() and _all_finite(repetitions)):
        raise UsageError(_problem(" ".join(repr(name) for name in names if name), measured, where))
    return Series(*names, parameters, points, repetitions)


def _all_finite(repetitions: Sequence[Floats]) -> bool:
    return bool(np.isfinite(np.concatenate(repetitions)).all())


def _problem(named: str, measured: Mapping[Point, Sequence[float]], where: str) -> str:
    """Return a message about the first point that has no value, or a value that is not finite."""
    for point, values in measured.items():
        if not len(values):
            return f"{where}: {named} point {_shown(point)} has no value; remove or mend it"
        if not np.isfinite([*point, *values]).all():
            break
    return (
        f"{where}: {named} point {_shown(point)} or what was measured there is no number; remove or mend it"
    )


def _shown(point: Iterable[float]) -> str:
    return f"({', '.join(f'{x:g}' for x in point)})"


def largest_first(series: Sequence[Series]) -> list[int]:
    """Return the indices of all series: the largest of each metric, then the second largest, and so on.

    Series are ranked within a metric, as values of different metrics have different units.
    """
    of_metric: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for number, each in enumerate(series):
        of_metric[each.metric].append((-float(np.concatenate(each.repetitions).max()), number))
    ranked = [
        (rank, number) for pairs in of_metric.values() for rank, (_, number) in enumerate(sorted(pairs))
    ]
    return [number for _, number in sorted(ranked)]

"""The longest measured lines along each parameter, the others held, that single models are learned from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats

_FEWEST = 3


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Points along one parameter.

    Attributes
    ----------
    x : ndarray of float, (n_line,)
        Values of the parameter.
    weights : ndarray of float, (n_line, n_points)
        What each value's measurement is the mean of.
    """

    x: Floats
    weights: Floats


def longest_line(points: Floats, parameter: int) -> Line:
    """Return the longest line along a parameter, several of one length averaged.

    Of lines of one length those count that run at places where the first value was measured too. Where no
    line has three points, all points count, the other parameters whatever they are.

    Parameters
    ----------
    points : ndarray of float, (n_points, n_parameters)
        Each once.
    parameter : int
    """
    lines: dict[tuple[float, ...], list[int]] = defaultdict(list)
    for row, point in enumerate(points.tolist()):
        lines[(*point[:parameter], *point[parameter + 1 :])].append(row)
    longest = max(map(len, lines.values()))
    if longest < _FEWEST:
        return Line(points[:, parameter], np.eye(len(points)))
    by_value: dict[float, dict[tuple[float, ...], int]] = defaultdict(dict)
    for place, rows in lines.items():
        if len(rows) == longest:
            for row in rows:
                by_value[points[row, parameter]][place] = row
    places = next(iter(by_value.values())).keys()
    kept = {x: [row for place, row in rows.items() if place in places] for x, rows in by_value.items()}
    kept = {x: rows for x, rows in kept.items() if rows}
    weights = np.zeros((len(kept), len(points)))
    for number, rows in enumerate(kept.values()):
        weights[number, rows] = 1.0 / len(rows)
    return Line(np.array(list(kept)), weights)

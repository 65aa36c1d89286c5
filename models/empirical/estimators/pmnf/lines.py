"""The longest measured lines along each parameter, the others held, that single models are learned from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .....arrays import Floats

_FEWEST = 3


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Points along one parameter.

    Attributes
    ----------
    x : ndarray of float, (n_line,)
        Values of the parameter.
    rows : ndarray of int, (n_rows,)
        The points that are averaged, those of one value behind each other.
    starts : ndarray of int, (n_line,)
        Index in `rows` of the first point of each value.
    """

    x: Floats
    rows: npt.NDArray[np.int64]
    starts: npt.NDArray[np.int64]

    def means(self, values: Floats) -> Floats:
        """Return the mean value at each value of the parameter, (n_kernels, n_points) -> (n_kernels, n_line).

        Examples
        --------
        >>> line = Line(np.array([2.0, 4.0]), np.array([0, 2, 1]), np.array([0, 2]))
        >>> line.means(np.array([[1.0, 7.0, 3.0]])).tolist()
        [[2.0, 7.0]]
        """
        counts = np.diff(self.starts, append=len(self.rows))
        return np.asarray(np.add.reduceat(values[:, self.rows], self.starts, axis=1) / counts)


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
        every = np.arange(len(points))
        return Line(points[:, parameter], every, every)
    by_value: dict[float, dict[tuple[float, ...], int]] = defaultdict(dict)
    for place, rows in lines.items():
        if len(rows) == longest:
            for row in rows:
                by_value[points[row, parameter]][place] = row
    places = next(iter(by_value.values())).keys()
    kept = {x: [row for place, row in rows.items() if place in places] for x, rows in by_value.items()}
    kept = {x: rows for x, rows in kept.items() if rows}
    counts = [len(rows) for rows in kept.values()]
    every = np.concatenate([np.array(rows) for rows in kept.values()])
    return Line(np.array(list(kept)), every, np.cumsum([0, *counts[:-1]]))

"""One factor at a time: each option at several values, the others in the middle."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ....errors import UsageError, argument
from ..data.variability.option import NumericOption
from .design import Design, coarse_note, demand_ranges, numeric_design

NAME = "one-factor-at-a-time"
_LEVELS = 5


def one_at_a_time(options: Sequence[NumericOption], levels: int | None = None) -> Design:
    """Return the middle of all options, and each option at other values, the others in the middle.

    Parameters
    ----------
    options : sequence of NumericOption
    levels : int, optional
        Values of each option, from its first to its last in equal steps; 5 by default.

    Raises
    ------
    UsageError
        If there are fewer than two levels, or an option has one value.

    Notes
    -----
    At most 1 + k L runs of k options. It shows the influence of each option alone: interactions of two are
    not in it, and models of its runs are sums.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "AB"]
    >>> one_at_a_time(options, 3).configurations.to_numpy().tolist()
    [[1, 1], [0, 1], [2, 1], [1, 0], [1, 2]]
    """
    demand_ranges(NAME, options)
    levels = _LEVELS if levels is None else levels
    if levels < 2:
        raise UsageError(f"{NAME}: {levels} levels; give {argument('levels', 2)} or more")
    middle = np.array([option.near(0.5) for option in options], np.float64).reshape(-1)
    points = [middle]
    for place, option in enumerate(options):
        for value in np.unique(option.near(np.linspace(0, 1, levels))):
            if value != middle[place]:
                points.append(np.where(np.arange(len(options)) == place, value, middle))
    notes = [*coarse_note(NAME, options, levels), f"{NAME}: interactions of options are not in it"]
    return numeric_design(NAME, options, np.stack(points), notes)

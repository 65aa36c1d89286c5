"""Box-Behnken designs: pairs of options at their ends, the others in the middle, and the centre."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from ....errors import UsageError
from ..data.variability.option import NumericOption
from .design import Design, coarse_note, demand_ranges, numeric_design

NAME = "box-behnken"
_LEAST, _MOST = 2, 100


def box_behnken(options: Sequence[NumericOption]) -> Design:
    """Return a Box-Behnken design of all pairs, its points moved to the nearest valid values.

    Parameters
    ----------
    options : sequence of NumericOption

    Raises
    ------
    UsageError
        If there are fewer than 2 options or more than 100, or one has one value.

    Notes
    -----
    For each pair of k options the four combinations of their ends, the others in the middle, and the centre
    once: 2 k (k - 1) + 1 runs, 13, 25 and 41 for 3, 4 and 5 options, as Box and Behnken have them but for
    repetitions of the centre; of two options, of which they have none, the corners and the centre. Every run
    is valid at the middle of all but two options; of three options and more, none is a corner.
    From 6 options on they vary three or more at once, in incomplete blocks, which takes fewer runs (48
    beside the centre for 6 options, not 60); a note says so.

    References
    ----------
    G. E. P. Box and D. W. Behnken, Some new three level designs for the study of quantitative variables,
    Technometrics 2(4), 1960.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "ABC"]
    >>> box_behnken(options).configurations.to_numpy()[:5].tolist()
    [[1, 1, 1], [0, 0, 1], [0, 2, 1], [2, 0, 1], [2, 2, 1]]
    """
    demand_ranges(NAME, options)
    if not _LEAST <= len(options) <= _MOST:
        raise UsageError(
            f"{NAME}: {len(options)} numeric options, not {_LEAST} to {_MOST}; take another design, such as "
            "central-composite-face-centred of fewer or plackett-burman of more"
        )
    places = _points(len(options))
    # from the middle to the ends of the values is -1 to 1
    values = [option.near((column + 1) / 2) for option, column in zip(options, places.T, strict=True)]
    notes = coarse_note(NAME, options, 3)
    if len(options) > 5:
        notes.append(
            f"{NAME}: all pairs of {len(options)} options; designs of incomplete blocks have fewer runs"
        )
    return numeric_design(NAME, options, np.column_stack(values), notes)


def _points(options: int) -> npt.NDArray[np.float64]:
    """Return the centre, then four points of each pair, (1 + 2 k (k - 1), k)."""
    ends = np.array([(-1, -1), (-1, 1), (1, -1), (1, 1)], float)
    pairs = list(combinations(range(options), 2))
    found = np.zeros((1 + 4 * len(pairs), options))
    for number, pair in enumerate(pairs):
        found[1 + 4 * number : 5 + 4 * number, pair] = ends
    return found

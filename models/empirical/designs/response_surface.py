"""Response-surface designs: Box-Behnken and central composite."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
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


_MOST_OPTIONS = 16


class CompositeType(StrEnum):
    """Placement of the corners and the star points.

    Inscribed: star points at the ends of the values, corners nearer to the centre by alpha.
    Circumscribed: corners at the ends, star points farther by alpha.
    Face-centred: both at the ends.
    """

    INSCRIBED = "inscribed"
    CIRCUMSCRIBED = "circumscribed"
    FACE_CENTRED = "face-centred"


def central_composite(
    options: Sequence[NumericOption], form: CompositeType = CompositeType.INSCRIBED
) -> Design:
    """Return a central composite design, its points moved to the nearest valid values.

    Parameters
    ----------
    options : sequence of NumericOption
    form : CompositeType

    Raises
    ------
    UsageError
        If an option has one value, or there are more than 16 options (the corners are 2^k).

    Notes
    -----
    For k options alpha = 2^(k/4), with which the design is rotatable. Values end at their bounds, so the
    star points of the circumscribed form are moved there: it then is the face-centred one, as a note says.

    SPL Conqueror's inscribed design (CentralCompositeInscribedDesign.cs) has its corners at ``1 / sqrt(k)``
    of the way to the ends, the same for 2 and 4 options alone (0.58 and not 0.59 for 3, 0.45 and not 0.42
    for 5), and k^2 of them: for 3 options one of the 8 twice, but 25 of 32 for 5 and 36 of 64 for 6.

    References
    ----------
    Kaltenecker 2016, section 2.2.2 and Fig. 2.4; NIST/SEMATECH e-Handbook of Statistical Methods,
    section 5.3.3.6.1.

    Examples
    --------
    >>> a, b = NumericOption("A", (1.0, 2.0, 3.0, 4.0, 5.0)), NumericOption("B", (2.0, 4.0, 6.0, 8.0, 10.0))
    >>> [tuple(map(int, row)) for row in central_composite([a, b]).configurations.to_numpy()]
    [(3, 6), (1, 6), (5, 6), (3, 2), (3, 10), (2, 4), (2, 8), (4, 4), (4, 8)]
    """
    name = f"central-composite-{form}"
    demand_ranges(name, options)
    if len(options) > _MOST_OPTIONS:
        raise UsageError(f"{name}: {len(options)} options have 2^{len(options)} corners; take another design")
    alpha = 2 ** (len(options) / 4)
    corner = 1 / alpha if form is CompositeType.INSCRIBED else 1.0
    # from the middle to the ends of the values is -1 to 1
    places = _composite_points(len(options), corner)
    values = [option.near((column + 1) / 2) for option, column in zip(options, places.T, strict=True)]
    notes = []
    if form is CompositeType.CIRCUMSCRIBED:
        notes.append(f"{name}: star points at {alpha:.3g} of the way to the ends are moved to the ends")
    coarse = [option.name for option in options if len(option.values) < 5]
    if form is CompositeType.INSCRIBED and coarse:
        notes.append(f"{name}: fewer than 5 values of {', '.join(coarse)}: points fall together")
    return numeric_design(name, options, np.column_stack(values), notes)


def _composite_points(options: int, corner: float) -> npt.NDArray[np.float64]:
    """Return the centre, the star points and the corners, (1 + 2 k + 2^k, k)."""
    star = np.repeat(np.eye(options), 2, axis=0)
    star[::2] *= -1
    corners = np.array(np.meshgrid(*[[-corner, corner]] * options, indexing="ij")).reshape(options, -1).T
    return np.vstack([np.zeros(options), star, corners])

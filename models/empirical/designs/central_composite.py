"""Central composite designs: centre, star points on the axes, and the corners of a cube."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from ....errors import UsageError
from ..data.variability.option import NumericOption
from .design import Design, demand_ranges, numeric_design

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
    places = _points(len(options), corner)
    values = [option.near((column + 1) / 2) for option, column in zip(options, places.T, strict=True)]
    notes = []
    if form is CompositeType.CIRCUMSCRIBED:
        notes.append(f"{name}: star points at {alpha:.3g} of the way to the ends are moved to the ends")
    coarse = [option.name for option in options if len(option.values) < 5]
    if form is CompositeType.INSCRIBED and coarse:
        notes.append(f"{name}: fewer than 5 values of {', '.join(coarse)}: points fall together")
    return numeric_design(name, options, np.column_stack(values), notes)


def _points(options: int, corner: float) -> npt.NDArray[np.float64]:
    """Return the centre, the star points and the corners, (1 + 2 k + 2^k, k)."""
    star = np.repeat(np.eye(options), 2, axis=0)
    star[::2] *= -1
    corners = np.array(np.meshgrid(*[[-corner, corner]] * options, indexing="ij")).reshape(options, -1).T
    return np.vstack([np.zeros(options), star, corners])

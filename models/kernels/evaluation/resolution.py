"""Resolution of a campaign: the difference of speed that measurements of equal code show by themselves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .losses import repeat_deviation

_PAIR = 1.96 * math.sqrt(2)
"""Standard deviations within which two measurements of the same code lie in 95 % of the cases."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Resolution of the rows in one place.

    Attributes
    ----------
    residence : str
        Innermost level that holds the data.
    codes, rows : int
        Codes that were measured more than once, as splits of the same code or again, and rows of them.
    deviation : float or None
        Pooled standard deviation of the logarithm of their times; None where there are none.
    """

    residence: str
    codes: int
    rows: int
    deviation: float | None

    @property
    def difference(self) -> float | None:
        """Relative difference up to which two kernels, measured once each, are equal."""
        return None if self.deviation is None else math.expm1(_PAIR * self.deviation)


def resolution_of(residence: str, groups: Iterable[Sequence[Sequence[float]]]) -> Resolution:
    """Return the resolution of measurements.

    Parameters
    ----------
    groups : iterable of sequences of sequences of float
        Logarithms of times by code, of any number of groups.

    Examples
    --------
    >>> found = resolution_of("L1", [[[1.0, 1.02], [5.0]], [[2.0, 2.02]]])
    >>> found.codes, found.rows, round(found.deviation, 4), round(found.difference, 3)
    (2, 4, 0.0141, 0.04)
    """
    codes = [list(group) for group in groups]
    repeated = [logs for group in codes for logs in group if len(logs) > 1]
    return Resolution(residence, len(repeated), sum(map(len, repeated)), repeat_deviation(codes))

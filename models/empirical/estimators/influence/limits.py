"""Limits of the numerical parameters of a performance-influence model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, isfinite
from numbers import Integral, Real
from typing import Any

MOST_POWER = 100
"""Largest exponent, as in formulas that are read; with larger ones most values overflow."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Limit of a parameter: whole or real numbers from `least` to less than `below`."""

    whole: bool
    least: int
    below: float = inf

    def holds(self, value: Any) -> bool:
        """Tell whether a value is within the limit; truth values are not."""
        if isinstance(value, bool) or not isinstance(value, Integral if self.whole else Real):
            return False
        number: Any = value
        # whole numbers of hundreds of digits are no `float`, nor does anything need them to be
        finite = isinstance(number, Integral) or isfinite(number)
        return bool(finite and self.least <= number < self.below)

    def text(self) -> str:
        """Return a description of the numbers within the limit.

        Examples
        --------
        >>> Limit(True, 1).text(), Limit(False, 0, 1).text()
        ('a whole number, 1 or more', 'a finite number from 0 to below 1')
        """
        kind = "a whole number" if self.whole else "a finite number"
        if isfinite(self.below):
            return f"{kind} from {self.least} to below {self.below:g}"
        return f"{kind}, {self.least} or more"


LIMITS: Mapping[str, Limit] = {
    "max_terms": Limit(whole=True, least=0),
    "max_degree": Limit(whole=True, least=1),
    "margin": Limit(whole=False, least=0, below=1),
    "threshold": Limit(whole=False, least=0),
    "max_rounds": Limit(whole=True, least=0),
    "look_ahead": Limit(whole=True, least=0),
}
"""Limits of the numerical parameters of `InfluenceRegressor`, by name."""

"""From values to places on paper, and round numbers to write beside an axis."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10


@dataclass(frozen=True, slots=True)
class Axis:
    """Values `low` to `high` from `start` to `end` on paper, by their logarithms where `log`."""

    low: float
    high: float
    start: float
    end: float
    log: bool = False

    def place(self, value: float) -> float:
        """Return the position of a value on the axis; values beyond the ends are placed at the edge.

        Examples
        --------
        >>> Axis(1, 100, 0, 200, log=True).place(10), Axis(0, 4, 0, 100).place(9)
        (100.0, 100.0)
        """
        value = min(max(value, self.low), self.high)
        if self.log:
            share = (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        else:
            share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, about: int = 6) -> list[float]:
        """Return round values, about so many.

        Examples
        --------
        >>> Axis(0, 4.2, 0, 1).ticks(), Axis(0.5, 300, 0, 1, log=True).ticks()
        ([0.0, 1.0, 2.0, 3.0, 4.0], [1.0, 10.0, 100.0])
        """
        return self._log_ticks(about) if self.log else self._linear_ticks(about)

    def _linear_ticks(self, about: int) -> list[float]:
        rough = (self.high - self.low) / about
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def _log_ticks(self, about: int) -> list[float]:
        low, high = log10(self.low), log10(self.high)
        step = max(1, ceil((high - low) / (about + 2)))
        decades = [10.0**power for power in range(ceil(low - 1e-9), floor(high + 1e-9) + 1, step)]
        if len(decades) >= 3 or (high - low) > 2.5:
            return decades
        between = [m * 10.0**p for p in range(floor(low), ceil(high) + 1) for m in (1, 2, 5)]
        found = [value for value in between if self.low * 0.999 <= value <= self.high * 1.001]
        return found if len(found) >= 3 else self._linear_ticks(about)


def span(values: Iterable[float], *, log: bool, margin: float = 0.06) -> tuple[float, float]:
    """Return the ends of an axis that holds some values, with a margin; a default where there are none.

    Parameters
    ----------
    values : iterable of float
        Those that are not finite, and on a logarithmic axis not positive, are passed over.
    log : bool
        True for a logarithmic axis.
    margin : float
        Share of the range, or of its logarithm, beyond each end.

    Examples
    --------
    >>> span([], log=False), span([2.0, 2.0], log=False, margin=0.5)
    ((0.0, 1.0), (1.0, 3.0))
    """
    found = [value for value in values if isfinite(value) and (value > 0 or not log)]
    if not found:
        return (1.0, 10.0) if log else (0.0, 1.0)
    low, high = min(found), max(found)
    if log:
        factor = max((high / low) ** margin, 1.15)
        return low / factor, high * factor
    room = (high - low) * margin or abs(high) * margin or 1.0
    return low - room, high + room


def number(value: float) -> str:
    """Return a number as it stands beside an axis.

    Examples
    --------
    >>> number(0.0), number(1500.0), number(2.5e-7), number(3e9)
    ('0', '1500', '2.5e-7', '3e9')
    """
    text = f"{value:.4g}"
    mantissa, _, exponent = text.partition("e")
    return f"{mantissa}e{int(exponent)}" if exponent else text

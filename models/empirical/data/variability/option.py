"""Options of a configurable program: binary options are selected or not, numeric options have a value."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from .....errors import UsageError
from .....records import record
from .expression import Node, is_name, parse_arithmetic, value_of

_MOST_VALUES = 100_000
# larger whole numbers are not all floats, and the largest are no 64-bit integers
_MOST_EXACT = 2.0**53


@record
class BinaryOption:
    """Option that is selected or not.

    Attributes
    ----------
    name : str
    optional : bool
        False for an option that is selected with its parent. Of siblings that exclude each other and are
        not optional, one is selected (an alternative group).
    parent : str or None
        Option that must be selected with it.
    excludes : tuple of str
        Options that must not be selected with it.
    implies : tuple of tuple of str
        Of each inner tuple, one must be selected with it.
    """

    name: str
    optional: bool = True
    parent: str | None = None
    excludes: tuple[str, ...] = ()
    implies: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        check_name(self.name)


@record
class NumericOption:
    """Option with a number as value.

    Attributes
    ----------
    name : str
    values : tuple of float
        Possible values, ascending; whole numbers are floats as well.
    """

    name: str
    values: tuple[float, ...]

    def __post_init__(self) -> None:
        check_name(self.name)
        if not self.values:
            raise UsageError(f"option {self.name}: has no values; give some")
        for value in self.values:
            if not math.isfinite(value):
                raise UsageError(f"option {self.name}: has the value {value}; give finite ones")
        for a, b in pairwise(self.values):
            if b <= a:
                raise UsageError(f"option {self.name}: {b:g} follows {a:g}; let values ascend, each once")

    @property
    def whole(self) -> bool:
        """True where all values are whole numbers of at most 2^53, which floats represent exactly."""
        return all(value.is_integer() and abs(value) <= _MOST_EXACT for value in self.values)

    def near(self, shares: npt.ArrayLike) -> npt.NDArray[np.float64]:
        """Return the values nearest to shares of the way from the first value to the last.

        Shares refer to indices and not to values: the middle of an option that doubles is the middle of its
        list of values. Halves are rounded up.

        Examples
        --------
        >>> NumericOption("n", (1.0, 2.0, 4.0, 8.0, 16.0)).near([0, 0.5, 0.6, 1])
        array([ 1.,  4.,  4., 16.])
        """
        places = np.floor(np.asarray(shares, float) * (len(self.values) - 1) + 0.5 + 1e-9).astype(int)
        return np.asarray(np.asarray(self.values)[np.clip(places, 0, len(self.values) - 1)])


def stepped_values(name: str, low: float, high: float, step: str) -> tuple[float, ...]:
    """Return the values from `low` to at most `high` that a step function generates.

    Parameters
    ----------
    name : str
        Name of the option; the step function refers to the previous value by this name or by `n`.
    low, high : float
        Ends of the values, `high` included if the function gives it.
    step : str
        For example `n + 2` or `n * 2`.

    Raises
    ------
    UsageError
        If the name or the function cannot be read, the ends are not finite or not ascending, or the
        function does not ascend by finite numbers or gives more than 100,000 values.

    Examples
    --------
    >>> stepped_values("cells", 50, 55, "n + 2"), stepped_values("width", 0.1, 0.4, "width * 2")
    ((50.0, 52.0, 54.0), (0.1, 0.2, 0.4))
    """
    check_name(name)
    try:
        function = parse_arithmetic(step, {name, "n"})
    except UsageError as error:
        raise UsageError(f"option {name}: {error}") from None
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        raise UsageError(
            f"option {name}: no values from {low:g} to {high:g}; give two finite ends, the lower first"
        )
    values = [float(low)]
    while (following := _following(name, function, step, values[-1], high)) <= high:
        values.append(following)
        if len(values) > _MOST_VALUES:
            raise UsageError(f"option {name}: more than {_MOST_VALUES} values; take a larger step")
    return tuple(values)


def _following(name: str, function: Node, step: str, last: float, high: float) -> float:
    following = float(value_of(function, {name: last, "n": last}))
    said = f"option {name}: step {step!r}"
    if math.isnan(following):
        raise UsageError(f"{said} divides by zero at {last!r}; let it give a finite number there")
    if not following > last:
        raise UsageError(f"{said} does not ascend from {last!r}; let it give a larger number there")
    # one beyond all numbers ends the values as any other beyond the last
    return following if math.isinf(following) else _rounded(following, following - last, high)


def _rounded(value: float, step: float, high: float) -> float:
    """Return a value without the errors of a sum: 0.1 + 0.1 + 0.1 is 0.3, and -0.3 + 0.1 + 0.2 is 0."""
    for exact in (high, 0.0):
        if abs(value - exact) <= 1e-9 * step:
            return exact
    if value > high:
        return value
    # twelve digits, but where the step is small beside the value ten of the step
    digits = max(12, math.floor(math.log10(abs(value))) - math.floor(math.log10(step)) + 10)
    return float(f"{value:.{min(digits, 17)}g}")


def check_name(name: str) -> None:
    """Refuse a name that no constraint can use.

    Raises
    ------
    UsageError
        If the name has other characters than letters, digits and _, or begins with a digit.
    """
    if not is_name(name):
        raise UsageError(f"option {name!r}: use letters, digits 0 to 9 and _ in its name, no digit first")

"""Options of a configurable program: binary ones are selected or not, numeric ones have a value."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...errors import UsageError
from .expression import NAME, value_of
from .grammar import parse_arithmetic

_MOST_VALUES = 100_000


@dataclass(frozen=True, slots=True)
class BinaryOption:
    """An option that is selected or not.

    Attributes
    ----------
    name : str
    optional : bool
        False: selected with its parent; with siblings that exclude each other and are not optional
        either, one of them is (an alternative group).
    parent : str or None
        What must be selected with it.
    excludes : tuple of str
        What must not be selected with it.
    implies : tuple of tuple of str
        Of each inner tuple, one must be selected with it.
    """

    name: str
    optional: bool = True
    parent: str | None = None
    excludes: tuple[str, ...] = ()
    implies: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        _check_name(self.name)


@dataclass(frozen=True, slots=True)
class NumericOption:
    """An option with a number.

    Attributes
    ----------
    name : str
    values : tuple of float
        All that it can have, ascending. Whole numbers and others alike are floats.
    """

    name: str
    values: tuple[float, ...]

    def __post_init__(self) -> None:
        _check_name(self.name)
        if not self.values or not all(map(math.isfinite, self.values)):
            raise UsageError(f"option {self.name}: has no finite values; give some")
        if any(b <= a for a, b in zip(self.values, self.values[1:], strict=False)):
            raise UsageError(f"option {self.name}: its values must ascend, each once")

    @property
    def whole(self) -> bool:
        """Whether all values are whole numbers."""
        return all(value.is_integer() for value in self.values)

    def near(self, shares: npt.ArrayLike) -> npt.NDArray[np.float64]:
        """Return the values nearest to shares of the way from the first to the last, in steps.

        Steps and not values are counted, so that an option that doubles has its middle in the middle of
        its values. Halves go up.

        Examples
        --------
        >>> NumericOption("n", (1.0, 2.0, 4.0, 8.0, 16.0)).near([0, 0.5, 0.6, 1])
        array([ 1.,  4.,  4., 16.])
        """
        places = np.floor(np.asarray(shares, float) * (len(self.values) - 1) + 0.5 + 1e-9).astype(int)
        return np.asarray(np.asarray(self.values)[np.clip(places, 0, len(self.values) - 1)])


def stepped_values(name: str, low: float, high: float, step: str) -> tuple[float, ...]:
    """Return the values from `low` on that a step function gives, up to `high`.

    Parameters
    ----------
    name : str
        Of the option; the step function may call the value before by it or by `n`.
    step : str
        For example `n + 2` or `n * 2`.

    Raises
    ------
    UsageError
        If the function cannot be read, does not ascend, or gives more than 100,000 values.

    Examples
    --------
    >>> stepped_values("cells", 50, 55, "n + 2"), stepped_values("width", 0.1, 0.4, "width * 2")
    ((50.0, 52.0, 54.0), (0.1, 0.2, 0.4))
    """
    function = parse_arithmetic(step, {name, "n"})
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        raise UsageError(f"option {name}: no values from {low:g} to {high:g}")
    values = [float(low)]
    while True:
        following = float(value_of(function, {name: values[-1], "n": values[-1]}))
        following = _rounded(following, abs(following - values[-1]), high)
        if following > high:
            return tuple(values)
        if not following > values[-1]:
            raise UsageError(f"option {name}: step {step!r} does not ascend from {values[-1]:g}")
        values.append(following)
        if len(values) > _MOST_VALUES:
            raise UsageError(f"option {name}: more than {_MOST_VALUES} values; take a larger step")


def _rounded(value: float, step: float, high: float) -> float:
    """Return a value without the errors of a sum: 0.1 + 0.1 + 0.1 is 0.3, and -0.3 + 0.1 + 0.2 is 0."""
    for exact in (high, 0.0):
        if abs(value - exact) < 1e-9 * step:
            return exact
    return float(f"{value:.12g}")


def _check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise UsageError(f"option {name!r}: use letters, digits and _ in its name, no digit first")

"""All combinations of numeric values (section 2.2.2, Full Factorial Design)."""

from __future__ import annotations

from collections.abc import Sequence

from ..data.variability.option import NumericOption
from ..data.variability.space import numeric_grid
from .design import Design, numeric_design

NAME = "full-factorial"


def full_factorial(options: Sequence[NumericOption]) -> Design:
    """Return every combination of the values of options.

    Raises
    ------
    UsageError
        If there are more than a million.

    References
    ----------
    Kaltenecker, *Comparison of Analytical and Empirical Performance Models: A Case Study on Multigrid
    Systems*, 2016, section 2.2.2, Table 2.1.

    Examples
    --------
    >>> a, b, c = (NumericOption(name, (1.0, high)) for name, high in (("A", 2.0), ("B", 5.0), ("C", 2.0)))
    >>> [tuple(map(int, row)) for row in full_factorial([a, b, c]).configurations.to_numpy()[:3]]
    [(1, 1, 1), (1, 1, 2), (1, 5, 1)]
    """
    return numeric_design(NAME, options, numeric_grid(options))

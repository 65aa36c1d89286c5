"""How many elements of a call are simulated."""

from __future__ import annotations

from ....codegen.variant import Variant

_MOST_OPERATIONS = 1 << 18  # of a call: many small elements differ from one another in nothing


def simulated_elements(variant: Variant, n_elements: int) -> int:
    """Return how many of the elements of a call are simulated: two at least, if it has them.

    Examples
    --------
    >>> simulated_elements(Variant(1, (2,)), 10**6), simulated_elements(Variant(15, (16,)), 1)
    (2730, 1)
    """
    return min(n_elements, max(2, _MOST_OPERATIONS // variant.nominal_flops))

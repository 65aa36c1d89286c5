"""Under which conditions a kernel is predicted: clock, working set, active cores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..analysis.machine import Cache
from ..analysis.measurement.measure import residence, resident_elements
from ..codegen.variant import Variant


@dataclass(frozen=True, slots=True)
class Conditions:
    """How a kernel is run.

    Attributes
    ----------
    frequency_ghz : float
        Clock that turns cycles into time.
    n_elements : int
        Elements of a call, per core; the call is repeated.
    residence : str
        Innermost level that holds them: a cache of the machine, or "memory".
    cores : int
        Active cores, each with elements of its own.
    """

    frequency_ghz: float
    n_elements: int = 1
    residence: str = "L1"
    cores: int = 1


def conditions_for(
    variant: Variant,
    caches: Sequence[Cache],
    frequency_ghz: float,
    level: str = "L1",
    n_elements: int | None = None,
) -> Conditions:
    """Return the conditions for elements in a level, or for a number of elements.

    Where not even one element fits the level that is asked for, the residence says where it is.

    Examples
    --------
    >>> from chainline.analysis.machine import load_machine
    >>> conditions_for(Variant(15, (16,)), load_machine("clx").caches, 2.0, "L1")
    Conditions(frequency_ghz=2.0, n_elements=1, residence='L2', cores=1)
    """
    elements = n_elements or resident_elements(variant, caches, level)
    return Conditions(frequency_ghz, elements, residence(variant, elements, caches))

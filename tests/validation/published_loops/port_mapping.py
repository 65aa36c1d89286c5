"""Cycles of instructions without dependences by a port mapping: the busiest set of ports.

A set of ports holds the micro-ops that can go nowhere else, and needs `micro-ops / ports` cycles;
the bound is the greatest of these over all sets. Only unions of what micro-ops may take can be it.

References
----------
F. Ritter and S. Hack, PMEvo: portable inference of port mappings for out-of-order processors by
evolutionary optimization, PLDI 2020, Section 4.5.
"""

from collections import Counter
from collections.abc import Sequence

from experiments import Mapped


def mapped_cycles(forms: Sequence[str], mapping: Mapped) -> float | None:
    """Return the cycles of one instance of each form, None where the mapping lacks one.

    Examples
    --------
    >>> ports = {"add": (frozenset("01"),), "both": (frozenset("01"), frozenset("2"))}
    >>> mapped_cycles(["add", "add", "add", "both"], ports)
    2.0
    """
    if any(form not in mapping for form in forms):
        return None
    counts = Counter(ports for form in forms for ports in mapping[form])
    unions: set[frozenset[str]] = set()
    for ports in counts:
        unions |= {ports, *(ports | union for union in unions)}
    return max(
        (sum(n for ports, n in counts.items() if ports <= union) / len(union) for union in unions),
        default=0.0,
    )

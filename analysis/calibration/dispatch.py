"""Dispatch width in instructions a cycle, and the number of nops that share a slot.

Nops take nothing but a place, so that their rate is the width of dispatch; unless the decoder joins
two of them, as Zen 4's does. Instructions of several kinds, which different ports take, are never
joined, but may wait for a port. So nops tell, unless they are so much faster than the mixture that
no wait explains it.

References
----------
AMD, Software Optimization Guide for the AMD Zen4 Microarchitecture (57647), 2023, Section 2.9.
"""

from __future__ import annotations

from collections.abc import Mapping

NOP, MIXTURE = "nop scalar throughput", "mixture scalar throughput"
_JOINED = 1.5  # two nops in one place are twice as fast, a mixture that waits loses a third at most


def nops_a_place(cycles: Mapping[str, float]) -> int:
    """Return the number of nops that share one slot of dispatch and reorder buffer.

    Parameters
    ----------
    cycles : mapping of str to float
        Cycles of each instruction, by the name of the benchmark.

    Examples
    --------
    >>> nops_a_place({NOP: 0.167, MIXTURE: 0.17}), nops_a_place({NOP: 0.084, MIXTURE: 0.17})
    (1, 2)
    """
    joined = NOP in cycles and MIXTURE in cycles and cycles[MIXTURE] > _JOINED * cycles[NOP]
    return 2 if joined else 1


def dispatch_cycles(cycles: Mapping[str, float]) -> float | None:
    """Return the cycles that dispatch takes for an instruction; None where nothing was seen of it.

    Examples
    --------
    >>> dispatch_cycles({NOP: 0.167, MIXTURE: 0.19}), dispatch_cycles({NOP: 0.084, MIXTURE: 0.17})
    (0.167, 0.17)
    """
    return cycles.get(MIXTURE if nops_a_place(cycles) > 1 else NOP)

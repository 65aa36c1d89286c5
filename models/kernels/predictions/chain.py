"""The dependency-chain model: cycles per FMA from the chain ratio.

All functions take cycles per instruction of one core. The ratio is that of Ren et al. 2026,
Eq. 1: the longest FMA chain over the number of FMA, in the stream or in a window of it.
"""

from __future__ import annotations

FMA_LINK, PAIR_LINK = "FMA", "multiply-add pair"
"""Links of chains: the latter in code for processors without FMA."""


def mixture_cycles_per_fma(ratio: float, latency_cycles: float, throughput_cycles: float) -> float:
    """Return the cycles per FMA as the paper mixes latency and throughput.

    Parameters
    ----------
    ratio : float
        Chain ratio, 0 to 1.
    latency_cycles : float
        Latency of one FMA.
    throughput_cycles : float
        Reciprocal throughput of FMA: 0.5 for two pipes.

    Notes
    -----
    ``T_FMA = Ratio T_latency + (1 - Ratio) T_throughput``

    References
    ----------
    Ren et al. 2026, "Learning-augmented performance model for tensor product factorization in
    high-order FEM", Section 3.2, Eq. 2.

    Examples
    --------
    Pattern B of Table 2 on A64FX:

    >>> mixture_cycles_per_fma(0.5, 9, 0.5)
    4.75
    """
    return ratio * latency_cycles + (1 - ratio) * throughput_cycles


def overlap_cycles_per_fma(ratio: float, latency_cycles: float, throughput_cycles: float) -> float:
    """Return the cycles per FMA when short chains hide behind the longest one.

    Parameters
    ----------
    ratio : float
        Chain ratio, 0 to 1.
    latency_cycles, throughput_cycles : float
        Latency and reciprocal throughput of an FMA.

    Notes
    -----
    ``T_FMA = max(Ratio T_latency, T_throughput)``: the longest chain and the pipes work at
    the same time, so the slower one sets the pace. Closer to the measurements of Table 2 than
    Eq. 2, whose throughput term adds work that overlaps (Ren et al. 2026, Section 3.3).

    Examples
    --------
    Patterns A to E of Table 2 on A64FX, measured as 0.50, 4.5, 6.8, 9.0 and 5.4:

    >>> [overlap_cycles_per_fma(r, 9, 0.5) for r in (0, 0.5, 0.75, 1.0, 0.6)]
    [0.5, 4.5, 6.75, 9.0, 5.3999999999999995]
    """
    return max(ratio * latency_cycles, throughput_cycles)

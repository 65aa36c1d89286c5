"""The classic Roofline of one core."""

from __future__ import annotations

from dataclasses import dataclass

from ..analysis.machine import Machine
from ..codegen.variant import Mode, Variant


@dataclass(frozen=True, slots=True)
class Roofline:
    """The two ceilings over a kernel, per core.

    Attributes
    ----------
    intensity : float
        Arithmetic intensity in nominal floating-point operations per byte.
    peak_gflops : float
        Both FMA pipes busy with full vectors.
    bandwidth_gflops : float
        Memory bandwidth of one core times intensity.
    """

    intensity: float
    peak_gflops: float
    bandwidth_gflops: float

    @property
    def gflops(self) -> float:
        """The lower ceiling (Eq. B.2)."""
        return min(self.peak_gflops, self.bandwidth_gflops)

    @property
    def limit(self) -> str:
        """Name of the lower ceiling."""
        return "FMA peak" if self.peak_gflops <= self.bandwidth_gflops else "memory bandwidth"


def arithmetic_intensity(variant: Variant) -> float:
    """Return nominal operations per byte that crosses memory.

    Notes
    -----
    ``AI = FLOPs / (4 Np^3 x bytes)`` for the element kernel, which reads and writes both
    buffers; a single mode reads one and writes the other, ``2 Np^3``. Operators stay in cache.

    References
    ----------
    Ren et al. 2026, Appendix B.1, Eq. B.1.

    Examples
    --------
    >>> arithmetic_intensity(Variant(7, (8,)))
    1.5
    """
    buffers = 4 if variant.mode is Mode.ELEMENT else 2
    return variant.nominal_flops / (buffers * variant.np**3 * variant.dtype.bytes)


def roofline(variant: Variant, machine: Machine, frequency_ghz: float) -> Roofline:
    """Return the Roofline of a kernel on one core of a machine at a clock in GHz.

    References
    ----------
    Williams et al. 2009, CACM 52(4); Ren et al. 2026, Appendix B.1, Eq. B.2.
    """
    lanes = machine.vector_bits / variant.dtype.bits
    peak = 2 * lanes / machine.fma_throughput_cycles * frequency_ghz
    intensity = arithmetic_intensity(variant)
    return Roofline(intensity, peak, machine.memory.core_bytes_per_second * 1e-9 * intensity)

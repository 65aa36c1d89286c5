"""Roofline of one core: the classic one, and the cache-aware one with in-core ceilings.

GFLOPS, bandwidth and peak are per core, with the number of active cores stated: `n` cores share
the memory bandwidth of the socket, or of the domain that they are in, so that each has
``min(core, domain / n, socket / n)`` of it.
"""

from __future__ import annotations

from ....analysis.incore.kernel import InCore
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import reciprocal_throughput, throughput_bound
from ....analysis.machine.load import Cache, Machine
from ....analysis.machine.record import MEMORY
from ....codegen.variant import DType, Mode, Variant
from ....records import record
from .conditions import Conditions, chain_bounds

FMA_PEAK = "FMA peak"


@record
class Roofline:
    """The two ceilings over a kernel, per core.

    Attributes
    ----------
    intensity : float
        Arithmetic intensity in nominal floating-point operations per byte.
    peak_gflops : float
        Both FMA pipes busy with full vectors.
    bandwidth_gflops : float
        Bandwidth of one core to where the data are, times intensity.
    level : str
        Residence of the data: "memory" for the classic Roofline.
    cores : int
        Active cores.
    """

    intensity: float
    peak_gflops: float
    bandwidth_gflops: float
    level: str = MEMORY
    cores: int = 1

    @property
    def gflops(self) -> float:
        """The lower ceiling (Eq. B.2)."""
        return min(self.peak_gflops, self.bandwidth_gflops)

    @property
    def limit(self) -> str:
        """Name of the lower ceiling."""
        return FMA_PEAK if self.peak_gflops <= self.bandwidth_gflops else f"{self.level} bandwidth"


@record
class Ceiling:
    """Ceiling of a core under a restriction, in GFLOPS."""

    name: str
    gflops: float


@record
class BandwidthRoof:
    """Bandwidth of one level as a core sees it, reading."""

    level: str
    bytes_per_second: float

    def gflops(self, intensity: float) -> float:
        """Return the height of the roof at an intensity in operations per byte."""
        return self.bytes_per_second * intensity * 1e-9


def arithmetic_intensity(variant: Variant) -> float:
    """Return nominal operations per byte of element data.

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
    return variant.nominal_flops / (2 * _element_bytes(variant))


def core_intensity(variant: Variant, incore: InCore) -> float:
    """Return nominal operations per byte that the core requests from any level.

    References
    ----------
    A. Ilic, F. Pratas, L. Sousa: Cache-aware Roofline model: upgrading the loft, IEEE CAL
    13(1), 2014.
    """
    return variant.nominal_flops / (incore.load_bytes + incore.store_bytes)


def roofline(variant: Variant, machine: Machine, frequency_ghz: float, cores: int = 1) -> Roofline:
    """Return the Roofline of a kernel on one of `cores` active cores at a clock in GHz.

    Parameters
    ----------
    variant : Variant
    machine : Machine
    frequency_ghz : float
    cores : int
        Active cores, which share the memory's bandwidth.

    References
    ----------
    Williams et al. 2009, CACM 52(4); Ren et al. 2026, Appendix B.1, Eq. B.2.
    """
    peak = peak_gflops(machine, variant.dtype, machine.vector_bits, frequency_ghz)
    intensity = arithmetic_intensity(variant)
    bandwidth = memory_bytes_per_second(machine, cores) * 1e-9
    return Roofline(intensity, peak, bandwidth * intensity, cores=cores)


def cache_aware_roofline(
    variant: Variant, incore: InCore, machine: Machine, conditions: Conditions
) -> Roofline:
    """Return the Roofline under the ceiling of the level where a kernel's data reside.

    Parameters
    ----------
    variant : Variant
    incore : InCore
        Static analysis of the kernel.
    machine : Machine
    conditions : Conditions
        Clock, residence and active cores.

    Notes
    -----
    In L1 the bytes are those that the core requests (Ilic et al. 2014). From further out come
    the element data alone, since operators and repeated accesses stay in L1: there the bytes
    are those of Eq. B.1, and the ceiling of L1 over the requested bytes holds too. Loads and
    stores of a cache flow at the same time; memory has one bandwidth for both.
    """
    first, *outer = machine.caches
    frequency = conditions.frequency_ghz
    peak = peak_gflops(machine, variant.dtype, machine.vector_bits, frequency)
    inner = Roofline(
        core_intensity(variant, incore),
        peak,
        _cache_gflops(variant, first, incore.load_bytes, incore.store_bytes, frequency),
        first.name,
        conditions.cores,
    )
    if conditions.residence == first.name:
        return inner
    intensity, half = arithmetic_intensity(variant), _element_bytes(variant)
    if conditions.residence == MEMORY:
        gflops = memory_bytes_per_second(machine, conditions.cores) * 1e-9 * intensity
    else:
        level = next(cache for cache in outer if cache.name == conditions.residence)
        gflops = _cache_gflops(variant, level, half, half, frequency)
    far = Roofline(intensity, peak, gflops, conditions.residence, conditions.cores)
    return min(far, inner, key=lambda roof: roof.bandwidth_gflops)


def memory_bytes_per_second(machine: Machine, cores: int) -> float:
    """Return the memory bandwidth that each of `cores` active cores of a socket has.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> [memory_bytes_per_second(load_machine("a64fx"), cores) / 1e9 for cores in (1, 12, 48)]
    [47.25, 21.333333333333332, 21.333333333333332]
    """
    return machine.memory.core_share_bytes_per_second(cores)


def bandwidth_roofs(machine: Machine, frequency_ghz: float, cores: int = 1) -> tuple[BandwidthRoof, ...]:
    """Return one roof for each level, L1 first and memory last, for one of `cores` cores.

    Parameters
    ----------
    machine : Machine
    frequency_ghz : float
    cores : int
        Active cores, which share the memory's bandwidth.
    """
    caches = [BandwidthRoof(c.name, c.load_bytes_per_cycle * frequency_ghz * 1e9) for c in machine.caches]
    return (*caches, BandwidthRoof(MEMORY, memory_bytes_per_second(machine, cores)))


def dense_seconds(variant: Variant, machine: Machine, frequency_ghz: float, cores: int = 1) -> float:
    """Return the least seconds in which a core applies the operator of an element as one dense matrix.

    Parameters
    ----------
    variant : Variant
        Order and type of the numbers; its split does not matter.
    machine : Machine
    frequency_ghz : float
    cores : int
        Active cores, which share the memory's bandwidth.

    Notes
    -----
    The larger of ``2 Np^6`` operations at the FMA peak and the bytes of the ``Np^3 x Np^3`` matrix, read for
    each element from the innermost level that holds it.

    References
    ----------
    Ren et al. 2026, Sec. 2.1 and Fig. 2.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> f"{dense_seconds(Variant(7, (8,)), load_machine('a64fx'), 2.2):.1e}"
    '1.5e-05'
    """
    entries = variant.np**6
    roofs = bandwidth_roofs(machine, frequency_ghz, cores)
    holding = (cache.size_bytes >= entries * variant.dtype.bytes for cache in machine.caches)
    roof = next((roof for roof, holds in zip(roofs, holding, strict=False) if holds), roofs[-1])
    peak = peak_gflops(machine, variant.dtype, machine.vector_bits, frequency_ghz) * 1e9
    return max(2 * entries / peak, entries * variant.dtype.bytes / roof.bytes_per_second)


def peak_gflops(machine: Machine, dtype: DType, bits: int, frequency_ghz: float) -> float:
    """Return the FMA peak of a core at a vector width.

    Parameters
    ----------
    machine : Machine
    dtype : DType
    bits : int
        Vector width; the width of `dtype` for scalar code.
    frequency_ghz : float
    """
    return 2 * (bits // dtype.bits) / reciprocal_throughput(machine, "fma", bits) * frequency_ghz


def in_core_ceilings(machine: Machine, dtype: DType, frequency_ghz: float) -> tuple[Ceiling, ...]:
    """Return the ceilings of a core: FMA of each width down to scalar, and without FMA.

    Without FMA there are as many multiplies as adds; where they have pipes of their own, as on
    AMD, that reaches as much as FMA.

    Parameters
    ----------
    machine : Machine
    dtype : DType
    frequency_ghz : float
    """
    full = machine.vector_bits
    pair = {OperationClass("multiply", full): 1.0, OperationClass("add", full): 1.0}
    unfused = 2 * (full // dtype.bits) / throughput_bound(pair, machine).cycles * frequency_ghz
    widths = [bits for bits in (512, 256, 128) if bits <= full]
    names = {bits: f"FMA, {bits} bits" for bits in widths} | {full: FMA_PEAK, dtype.bits: "FMA, scalar"}
    fused = [
        Ceiling(names[bits], peak_gflops(machine, dtype, bits, frequency_ghz))
        for bits in (*widths, dtype.bits)
    ]
    return (fused[0], Ceiling("multiply and add", unfused), *fused[1:])


def chain_ceiling(variant: Variant, incore: InCore, machine: Machine, frequency_ghz: float) -> Ceiling:
    """Return the ceiling of the slowest dependency chain of a kernel: its chainline.

    Parameters
    ----------
    variant : Variant
    incore : InCore
        Static analysis of the kernel.
    machine : Machine
    frequency_ghz : float
    """
    name, cycles = max(chain_bounds(incore, machine).items(), key=lambda bound: bound[1])
    return Ceiling(name, variant.nominal_flops / cycles * frequency_ghz if cycles else float("inf"))


def _element_bytes(variant: Variant) -> float:
    """Return the bytes of an element read, and as many written, once for each buffer."""
    buffers = 2 if variant.mode is Mode.ELEMENT else 1
    return float(buffers * variant.np**3 * variant.dtype.bytes)


def _cache_gflops(
    variant: Variant, cache: Cache, load_bytes: float, store_bytes: float, frequency_ghz: float
) -> float:
    cycles = max(load_bytes / cache.load_bytes_per_cycle, store_bytes / cache.store_bytes_per_cycle)
    return variant.nominal_flops / cycles * frequency_ghz

"""A measured time, turned back into cycles per FMA and the chain ratio that it amounts to."""

from __future__ import annotations

from functools import lru_cache

from ...codegen.assembly import Assembly
from ...isa.instruction import Kind
from ...records import record
from ..incore.kernel import read_kernel
from ..incore.throughput import reciprocal_throughput
from ..machine.load import Machine

_SMALL_NP, _MANY = 4, 64


@record
class Retrospective:
    """Cycles per FMA instruction and chain ratio of one measurement (Eq. A.2, A.3)."""

    fma_cycles: float
    ratio: float

    @property
    def in_range(self) -> bool:
        """True where the model's assumptions can hold: the ratio lies in [0, 1]."""
        return 0 <= self.ratio <= 1


def kernel_cycles(flops: float, gflops: float, frequency_ghz: float) -> float:
    """Return the cycles of a kernel from the rate a profiler reports.

    Parameters
    ----------
    flops : float
        Operations of the kernel.
    gflops : float
        Rate in GFLOPS.
    frequency_ghz : float

    References
    ----------
    Ren et al. 2026, Appendix A, Eq. A.1.

    Examples
    --------
    >>> kernel_cycles(24576, 24.576, 2.0)
    2000.0
    """
    return flops * frequency_ghz / gflops


def retrospective_ratio(cycles_per_fma: float, latency_cycles: float, throughput_cycles: float) -> float:
    """Return the chain ratio that a measured time per FMA amounts to.

    Values outside [0, 1] are returned as they are: there the assumptions of the model (data
    movement overlapped, FMA dominant) do not hold.

    Parameters
    ----------
    cycles_per_fma : float
        Measured time of an FMA.
    latency_cycles, throughput_cycles : float
        Latency and reciprocal throughput of an FMA.

    References
    ----------
    Ren et al. 2026, Appendix A, Eq. A.3 (the inverse of Eq. 2).

    Examples
    --------
    >>> retrospective_ratio(4.75, 9, 0.5)
    0.5
    """
    return (cycles_per_fma - throughput_cycles) / (latency_cycles - throughput_cycles)


def retrospective(cycles: float, n_fma: float, machine: Machine, vector_bits: int) -> Retrospective:
    """Return cycles per FMA and chain ratio of a measured kernel.

    Parameters
    ----------
    cycles : float
        Clock cycles per element.
    n_fma : float
        FMA instructions per element, above zero.
    machine : Machine
        Gives latency, from accumulator to accumulator, and reciprocal throughput of FMA.
    vector_bits : int
        Width of the FMA.
    """
    latency = machine.operation("fma", vector_bits).accumulate_latency_cycles
    throughput = reciprocal_throughput(machine, "fma", vector_bits)
    fma_cycles = cycles / n_fma
    return Retrospective(fma_cycles, retrospective_ratio(fma_cycles, latency, throughput))


@lru_cache(maxsize=64)  # a block of a campaign has few kernels, and each at many numbers of elements
def count_fma(assembly: Assembly) -> float:
    """Return the FMA instructions that a kernel executes per element, of any width.

    The second half of the elements of a call is what is counted: the first carries the
    prologue. A call has two, or where they are small, and compilers take several at once, many.

    Raises
    ------
    RunError
        If the assembly holds an unknown instruction.
    """
    code = read_kernel(assembly)
    half = _MANY if assembly.variant.np <= _SMALL_NP else 1
    runs = zip(
        code.listing.instructions, code.execute(2 * half).counts, code.execute(half).counts, strict=True
    )
    return sum(two - one for instruction, two, one in runs if instruction.kind is Kind.FMA) / half

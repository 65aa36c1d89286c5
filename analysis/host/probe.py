"""A second of small loops that tell one core from another: FMA, loads, stores, dispatch, clocks.

The loops are those of calibration, by the same names, so that a probe of a processor can be read
from any calibration of it. Without FMA multiplies and adds are probed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...codegen.host_benchmarks import class_benchmarks, widths
from ...codegen.microbenchmark import Microbenchmark
from ..calibration.emulation import TELLTALE, require_real
from ..calibration.figure import per_operation
from ..calibration.patterns import width_label
from ..calibration.session import Host, Sampling, sample_loops
from ..machine_record import Measured

PROBE_VERSION = "1"
TRIES = 3
_ROUNDS_PER_TRY, _SAMPLE_S = 12, 100e-6
_CLASSES = ("fma", "multiply", "add")
_QUANTITIES = ("latency", "accumulate", "throughput")


@dataclass(frozen=True, slots=True)
class Probe:
    """What small loops saw of a core.

    Attributes
    ----------
    tries : tuple of mapping of str to float
        Cycles by the name of the figure, such as `fma 256 latency`, once for each try.
    """

    tries: tuple[Mapping[str, float], ...]

    def best(self, name: str, expected: float) -> float | None:
        """Return, of the tries, the figure nearest to what is expected; None where it was not seen.

        Examples
        --------
        >>> Probe(({"fma 256 latency": 5.2}, {"fma 256 latency": 4.01})).best("fma 256 latency", 4.0)
        4.01
        """
        seen = [figures[name] for figures in self.tries if name in figures]
        return min(seen, key=lambda value: abs(value - expected), default=None)


def probe_names(bits: Sequence[int]) -> list[str]:
    """Return the names of the figures of a probe for widths in bits, 64 standing for scalar.

    Examples
    --------
    >>> probe_names([64])[-3:]
    ['load scalar throughput', 'store scalar throughput', 'nop scalar throughput']
    """
    labels = [width_label(width) for width in bits]
    names = [f"{name} {at} {what}" for at in labels for name in _CLASSES for what in _QUANTITIES]
    names += [f"{name} {at} throughput" for at in labels for name in ("load", "store")]
    return [*names, "nop scalar throughput"]


def probe_host(host: Host) -> Probe:
    """Return what the loops see here, in about a second.

    Raises
    ------
    RunError
        If the measuring process fails as a whole.
    UsageError
        If the processor is emulated.
    """
    every = {b.name: b for b in class_benchmarks(host.target, host.features)}
    telltale = [every[name] for name in TELLTALE]  # first and alone: an emulator needs minutes for the rest
    require_real(per_operation(sample_loops(telltale, host, Sampling(4, _SAMPLE_S)).cycles, telltale))
    wanted = _with_parts(probe_names(widths(host.target, host.features)), every)
    samples = sample_loops(wanted, host, Sampling(TRIES * _ROUNDS_PER_TRY, _SAMPLE_S))
    return Probe(tuple(_one_try(samples.cycles, wanted, number) for number in range(TRIES)))


def recorded_probe(measurements: Mapping[str, Measured]) -> Probe:
    """Return the probe that a calibration contains, as one try."""
    return Probe(({name: figure.value for name, figure in measurements.items() if figure.unit == "cycles"},))


def _with_parts(names: Sequence[str], every: Mapping[str, Microbenchmark]) -> list[Microbenchmark]:
    """Return the named benchmarks that there are, and those whose cycles are subtracted from them."""
    found = [every[name] for name in names if name in every]
    parts = [every[part] for benchmark in found for part, _ in benchmark.minus]
    return list({benchmark.name: benchmark for benchmark in (*found, *parts)}.values())


def _one_try(
    cycles: Mapping[str, Sequence[float]], benchmarks: Sequence[Microbenchmark], number: int
) -> dict[str, float]:
    """Return the figures of one try: every third sample, so that no try has the quiet moments alone."""
    share = {name: samples[number::TRIES] for name, samples in cycles.items()}
    usable = {name: samples for name, samples in share.items() if samples}
    figures = per_operation(usable, benchmarks)
    return {name: figure.value for name, figure in figures.items()}

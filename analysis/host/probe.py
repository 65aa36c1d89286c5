"""A second of small loops that tell one core from another: FMA, loads, stores, dispatch, clocks.

The loops are those of calibration, by the same names, so that a probe of a processor can be read
from any calibration of it. Without FMA multiplies and adds are probed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from ...isa.microbenchmark import Microbenchmark
from ...records import record, replace
from ..calibration.clocks import TELLTALE, clock_shares, looks, require_real
from ..calibration.core_builder import MIXTURE, NOP, dispatch_cycles
from ..calibration.instruction_costs import width_label
from ..calibration.interference import Watch
from ..calibration.measured_value import per_operation
from ..calibration.session import Host, Sampling, sample_loops
from ..machine.record import Measured

TRIES = 6
DISPATCH = "dispatch"
"""Name of the cycles that dispatch takes for an instruction."""
_TELLTALE_ROUNDS, _ROUNDS, _SAMPLE_S = 3, 6, 20e-6
_PATIENCE_S = 2e-3  # every turn of a loop waits so long for the core, on average
_PAUSE_S = 1.0  # another program on the same core is often gone by then
_CLASSES = ("fma", "multiply", "add")
_QUANTITIES = ("latency", "accumulate", "throughput")


@record
class Probe:
    """Observations of a core by small loops.

    Attributes
    ----------
    tries : tuple of mapping of str to float
        Cycles by the name of the figure, such as `fma 256 latency`, once for each try; and clocks, such
        as `clock 512`, over that of scalar code.
    disturbed : float
        What part of the samples other programs slowed.
    """

    tries: tuple[Mapping[str, float], ...]
    disturbed: float = 0.0

    def best(self, name: str, expected: float) -> float | None:
        """Return, of the tries, the figure nearest to what is expected; None where it was not seen.

        Examples
        --------
        >>> Probe(({"fma 256 latency": 5.2}, {"fma 256 latency": 4.01})).best("fma 256 latency", 4.0)
        4.01
        """
        found = (
            dispatch_cycles(figures) if name == DISPATCH else figures.get(name) for figures in self.tries
        )
        seen = [value for value in found if value is not None]
        return min(seen, key=lambda value: abs(value - expected), default=None)


def probe_names(bits: Sequence[int]) -> list[str]:
    """Return the names of the figures of a probe for widths in bits, 64 standing for scalar.

    Examples
    --------
    >>> probe_names([64])[-3:]
    ['store scalar throughput', 'nop scalar throughput', 'mixture scalar throughput']
    """
    labels = [width_label(width) for width in bits]
    names = [f"{name} {at} {what}" for at in labels for name in _CLASSES for what in _QUANTITIES]
    names += [f"{name} {at} throughput" for at in labels for name in ("load", "store")]
    return [*names, NOP, MIXTURE]


def probe_host(host: Host, satisfied: Callable[[Probe], bool] = lambda probe: True) -> Probe:
    """Return the observations of the loops here, in about a second; in up to six tries, a second apart.

    Parameters
    ----------
    host : Host
        The processor.
    satisfied : callable
        Whether what was seen so far is enough: other programs come and go.

    Raises
    ------
    RunError
        If the measuring process fails as a whole.
    UsageError
        If the processor is emulated.
    """
    host = replace(host, watch=Watch(_PATIENCE_S))
    every = {
        b.name: b for b in host.target.instruction_set.benchmarks.class_benchmarks(host.target, host.features)
    }
    telltale = [every[name] for name in TELLTALE]  # first and alone: an emulator needs minutes for the rest
    require_real(looks(telltale, host, Sampling(_TELLTALE_ROUNDS, _SAMPLE_S)))
    wanted = _with_parts(
        probe_names(host.target.instruction_set.benchmarks.widths(host.target, host.features)), every
    )
    probe = Probe((_one_try(host, wanted, 0),))
    while len(probe.tries) < TRIES and not satisfied(probe):
        time.sleep(_PAUSE_S)
        probe = Probe((*probe.tries, _one_try(host, wanted, len(probe.tries))))
    return replace(probe, disturbed=host.watch.disturbed_share)


def recorded_probe(measurements: Mapping[str, Measured]) -> Probe:
    """Return the probe that a calibration contains, as one try."""
    return Probe(({name: figure.value for name, figure in measurements.items() if figure.unit == "cycles"},))


def _with_parts(names: Sequence[str], every: Mapping[str, Microbenchmark]) -> list[Microbenchmark]:
    """Return the named benchmarks that there are, and those whose cycles are subtracted from them."""
    found = [every[name] for name in names if name in every]
    parts = [every[part] for benchmark in found for part, _ in benchmark.minus]
    return list({benchmark.name: benchmark for benchmark in (*found, *parts)}.values())


def _one_try(host: Host, benchmarks: Sequence[Microbenchmark], number: int) -> dict[str, float]:
    samples = sample_loops(benchmarks, host, Sampling(_ROUNDS, _SAMPLE_S, seed=number))
    cycles = {name: figure.value for name, figure in per_operation(samples.cycles, benchmarks).items()}
    return cycles | clock_shares(samples.clocks)

"""Does a machine file describe this processor? Its name suggests a file, everything else may contradict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...errors import UsageError
from ...isa.registry import instruction_set
from ...records import record
from ..calibration.clocks import CLOCK
from ..calibration.instruction_costs import width_label
from ..incore.throughput import reciprocal_throughput
from ..machine.load import available_machines, load_machine
from ..machine.record import Cache, Machine
from .identity import HostIdentity
from .probe import DISPATCH, Probe

TOLERANCE = 0.15
"""A figure that is further off in the best of the tries contradicts a file."""
MOSTLY = 0.5
"""Of the samples of a probe: where other programs slowed more, what is slower than in a file says nothing."""
_SCALAR = 64
_PRIVATE_LEVELS = 2  # sizes of outer caches differ between the products of one core


@record
class Contradiction:
    """One figure of a machine file that this processor does not show.

    Attributes
    ----------
    slower : bool
        Whether another program on the core explains it: nothing becomes faster by that.
    """

    what: str
    seen: str
    stated: str
    slower: bool = False

    def __str__(self) -> str:
        return f"{self.what} is {self.seen} here, {self.stated} there"


def suggested_machine(identity: HostIdentity) -> Machine | None:
    """Return the shipped machine that the name of the processor suggests, if any does."""
    known = instruction_set(identity.isa)
    machines = (m for m in map(load_machine, available_machines()) if m.instruction_set is known)
    return next((m for m in machines if identity.llvm_cpu in m.llvm_cpus), None)


def identity_contradictions(machine: Machine, identity: HostIdentity) -> Iterator[Contradiction]:
    """Yield what contradicts a file before anything was measured: vector width, private caches.

    Parameters
    ----------
    machine : Machine
        The file.
    identity : HostIdentity
        The processor.
    """
    if machine.vector_bits != identity.vector_bits:
        yield Contradiction("vector width", f"{identity.vector_bits} bits", f"{machine.vector_bits}")
    listed = {f"L{cache.level}": cache.size_bytes for cache in identity.caches}
    for cache in machine.caches[:_PRIVATE_LEVELS]:
        size = listed.get(cache.name, cache.size_bytes)
        if size != cache.size_bytes:
            yield _cache_contradiction(cache, size)


def _cache_contradiction(cache: Cache, size: int) -> Contradiction:
    return Contradiction(cache.name, f"{size >> 10} KiB", f"{cache.size_bytes >> 10}")


def probe_contradictions(machine: Machine, probe: Probe) -> Iterator[Contradiction]:
    """Yield the figures of a probe that are off by more than `TOLERANCE`, largest widths first.

    Parameters
    ----------
    machine : Machine
        The file.
    probe : Probe
        What was seen.
    """
    for name, expected in expected_figures(machine):
        seen = probe.best(name, expected)
        if seen is not None and abs(seen / expected - 1) > TOLERANCE:
            slower = seen > expected or name.startswith(CLOCK)
            yield Contradiction(name, f"{seen:.2f}", f"{expected:.2f} {_unit(name)}", slower)


def _unit(name: str) -> str:
    if name == DISPATCH:
        return "cycles an instruction"
    return "of the scalar clock" if name.startswith(CLOCK) else "cycles"


def expected_figures(machine: Machine) -> list[tuple[str, float]]:
    """Return the figures of a probe that a file foretells: name, and cycles or share of a clock.

    Examples
    --------
    >>> dict(expected_figures(load_machine("zen5")))["fma 512 throughput"]
    0.5
    """
    found: list[tuple[str, float]] = []
    for bits in (b for b in (512, 256, 128, _SCALAR) if b <= machine.vector_bits):
        at = width_label(bits)
        operation = machine.operation_or_none("fma", bits)
        if operation is not None and operation.uses:
            found.append((f"fma {at} accumulate", operation.accumulate_latency_cycles))
        for name in ("fma", "load", "store"):
            found += [(f"{name} {at} throughput", cycles) for cycles in _throughput(machine, name, bits)]
        if bits != _SCALAR:
            found.append((f"{CLOCK} {at}", machine.core.clock_share(bits)))
    found.append((DISPATCH, 1 / machine.core.dispatch_width))
    return found


def _throughput(machine: Machine, name: str, bits: int) -> list[float]:
    try:
        cycles = reciprocal_throughput(machine, name, bits)
    except UsageError:
        return []
    return [cycles] if cycles > 0 else []


def recognise(
    machine: Machine | None, identity: HostIdentity, probe: Probe
) -> tuple[Machine | None, Sequence[Contradiction]]:
    """Return the machine if nothing contradicts it, and what does.

    Parameters
    ----------
    machine : Machine or None
        The file that the name suggests; None if it suggests none.
    identity : HostIdentity
        Names and features of the processor.
    probe : Probe
        Latencies and throughputs that were measured quickly.
    """
    if machine is None:
        return None, ()
    against = (*identity_contradictions(machine, identity), *probe_contradictions(machine, probe))
    return (None if against else machine), against


def is_explained(against: Sequence[Contradiction], probe: Probe) -> bool:
    """Tell whether all that contradicts a file may be due to other programs that slowed most of the probe."""
    return probe.disturbed > MOSTLY and all(each.slower for each in against)

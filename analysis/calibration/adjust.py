"""Port uses of a shipped machine, corrected by what was measured.

The names of ports, and what a class does beside its main work, cannot be measured. Its
reciprocal throughput can, and whether it runs beside FMA: where these contradict the shipped
file, its ports are moved or stretched.
"""

from __future__ import annotations

from ..incore.operations import OperationClass
from ..incore.throughput import reciprocal_throughput, throughput_bound
from ..machine.record import Machine, Operation, PortUse
from .costs import ClassFigures
from .ports import mixture_cycles, pipes, shared_pipes

SAME = 0.05
"""Figures that differ by less agree."""
_FITS, _CONTRADICTS = 0.08, 0.1


def adjusted(figures: ClassFigures, given: Operation, shipped: Machine) -> tuple[float, tuple[PortUse, ...]]:
    """Return micro-ops and port uses of a class that agree with its measured throughput.

    Parameters
    ----------
    figures : ClassFigures
        What was measured.
    given : Operation
        What the shipped machine says.
    shipped : Machine
        The shipped machine.
    """
    if figures.throughput is None or not given.uses:
        return given.micro_ops, given.uses
    measured = figures.throughput.value
    moved = _moved(figures, given, shipped)
    if moved is not None:
        return given.micro_ops, moved
    expected = reciprocal_throughput(shipped, figures.name, figures.bits)
    ratio = measured / expected
    if abs(ratio - 1) <= SAME:
        return given.micro_ops, given.uses
    dispatched = given.micro_ops / shipped.core.dispatch_width >= 0.99 * expected
    micro_ops = round(given.micro_ops * ratio, 2) if dispatched and given.micro_ops > 1 else given.micro_ops
    return micro_ops, tuple(PortUse(use.ports, round(use.cycles * ratio, 3)) for use in given.uses)


def shipped_with_fma(shipped: Machine, name: str, bits: int) -> float:
    """Return the cycles that a machine needs for one of a class and one FMA together."""
    work: dict[OperationClass, float] = {OperationClass("fma", bits): 1.0}
    key = OperationClass(name, bits)
    work[key] = work.get(key, 0.0) + 1.0
    return throughput_bound(work, shipped).cycles


def _moved(figures: ClassFigures, given: Operation, shipped: Machine) -> tuple[PortUse, ...] | None:
    """Return other pipes for a class, if the mixture with FMA shows that it uses others."""
    assert figures.throughput is not None
    if figures.with_fma is None or len(given.uses) != 1 or given.uses[0].cycles != 1:
        return None
    together = figures.with_fma.value
    if abs(shipped_with_fma(shipped, figures.name, figures.bits) / together - 1) < _CONTRADICTS:
        return None
    fma = shipped.operation("fma", figures.bits).uses[0]
    alone, own = fma.cycles / len(fma.ports), figures.throughput.value
    count = pipes(own)
    shared = shared_pipes(count, len(fma.ports), own, alone, together)
    ports = _choose(given.uses[0].ports, fma.ports, shared, shipped) + _choose(
        given.uses[0].ports, _beside(fma.ports, shipped), count - shared, shipped
    )
    use = PortUse(tuple(port for port in shipped.core.ports if port in ports))
    explained = mixture_cycles(count, len(fma.ports), shared, own, alone)
    if (
        len(use.ports) != count
        or abs(own * count - 1) > _FITS
        or abs(explained / together - 1) > _CONTRADICTS
    ):
        return None
    return (use,)


def _choose(given: tuple[str, ...], among: tuple[str, ...], count: int, shipped: Machine) -> tuple[str, ...]:
    """Return `count` ports, those that the class already has first."""
    ranked = sorted(among, key=lambda port: (port not in given, shipped.core.ports.index(port)))
    return tuple(ranked[:count])


def _beside(fma: tuple[str, ...], shipped: Machine) -> tuple[str, ...]:
    """Return the vector ports that are not FMA's."""
    names = ("multiply", "add", "vector_integer", "shuffle")
    uses = (use for name in names for use in shipped.operation(name, shipped.vector_bits).uses)
    return tuple({port for use in uses for port in use.ports} - set(fma))

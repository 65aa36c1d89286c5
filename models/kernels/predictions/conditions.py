"""Conditions of a prediction (clock, working set, active cores), and bounds of the core under them.

Bounds have the names of `analysis.incore.vocabulary`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....analysis.incore.kernel import InCore
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import throughput_bound
from ....analysis.incore.vocabulary import ACCUMULATION, FMA_CHAIN, PAIR_CHAIN
from ....analysis.machine.load import Cache, Machine
from ....analysis.machine.residence import residence, resident_elements
from ....codegen.target import Target
from ....codegen.variant import Variant
from ....records import record, replace


@record
class Conditions:
    """Conditions under which a kernel runs.

    Attributes
    ----------
    frequency_ghz : float
        Clock that the code runs at, which turns its cycles into time.
    n_elements : int
        Elements of a call, per core; the call is repeated.
    residence : str
        Innermost level that holds them: a cache of the machine, or "memory".
    cores : int
        Active cores, each with elements of its own.
    """

    frequency_ghz: float
    n_elements: int = 1
    residence: str = "L1"
    cores: int = 1


def conditions_for(
    variant: Variant,
    caches: Sequence[Cache],
    frequency_ghz: float,
    level: str = "L1",
    n_elements: int | None = None,
    cores: int = 1,
) -> Conditions:
    """Return the conditions for elements in a level, or for a number of elements of each active core.

    Where not even one element fits the level asked for, the residence is the level that holds it.

    Parameters
    ----------
    variant : Variant
    caches : sequence of Cache
        Innermost first.
    frequency_ghz : float
    level : str
        Level that is to hold the working set.
    n_elements : int or None
        Elements of a call of each core; replaces `level` where given.
    cores : int
        Active cores.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> conditions_for(Variant(15, (16,)), load_machine("clx").caches, 2.0, "L1")
    Conditions(frequency_ghz=2.0, n_elements=1, residence='L2', cores=1)
    """
    elements = n_elements or resident_elements(variant, caches, level, cores)
    return Conditions(frequency_ghz, elements, residence(variant, elements, caches, cores), cores)


def computed_bits(variant: Variant, target: Target) -> int:
    """Return the width of the vectors that a kernel is to be computed in, before it is compiled."""
    return variant.schedule.width if variant.schedule else target.vector_bits


def at_clock_of(incore: InCore, machine: Machine, conditions: Conditions) -> Conditions:
    """Return the conditions at the clock that a machine sustains in the vectors that a code computes in.

    Parameters
    ----------
    incore : InCore
        In-core analysis of the kernel.
    machine : Machine
        The machine.
    conditions : Conditions
        At the clock of scalar code.
    """
    share = machine.core.clock_share(incore.arithmetic_bits)
    return replace(conditions, frequency_ghz=conditions.frequency_ghz * share)


def chain_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element that the chains of a kernel take, by name.

    Notes
    -----
    ``T_latency`` times the longest chain of each window, summed over the windows: of FMA alone, and of
    FMA and the adds that join the parts of a split, which contains it. In code without FMA the pairs
    of a multiply and an add take the place of FMA, by the latency of the add. The mean of the ratio
    over windows (Eq. 1) makes no cycles: it weighs a window of few FMA as much as one of many.
    """
    latency, _ = link_cycles(incore, machine)
    name = PAIR_CHAIN if incore.has_pairs else FMA_CHAIN
    return {name: incore.links_in_turn * latency, ACCUMULATION: incore.accumulation_cycles}


def link_cycles(incore: InCore, machine: Machine) -> tuple[float, float]:
    """Return latency and reciprocal throughput of a link of a kernel's chains, in cycles.

    Of FMA at the full width, `T_latency` and `T_throughput` of the chain model; of multiply-add pairs the
    latency of the add, and the cycles in which the core executes one of each.
    """
    if not incore.has_pairs:
        return machine.fma_latency_cycles, machine.fma_throughput_cycles
    bits = incore.arithmetic_bits
    pair = {OperationClass("multiply", bits): 1.0, OperationClass("add", bits): 1.0}
    return machine.operation("add", bits).accumulate_latency_cycles, throughput_bound(pair, machine).cycles


def mean_ratio_cycles(incore: InCore, machine: Machine) -> float:
    """Return ``N_FMA Ratio T_latency`` per element, with the mean windowed ratio of Eq. 1.

    No bound: the mean weighs windows alike, whatever FMA they hold. Learned models take it for a feature.
    """
    latency, _ = link_cycles(incore, machine)
    return incore.links * incore.windowed_ratio * latency


def core_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element of every bound of the core, by name."""
    return {incore.throughput.bound: incore.throughput.cycles, **chain_bounds(incore, machine)}

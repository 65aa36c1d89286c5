"""A port layout that explains measured throughputs, for processors that no file describes.

Only what can be told from outside is: how many pipes a class has, and how many of them it
shares with FMA, from the time of mixtures. Pipes that are not FMA's are taken to be the same
ones for all other classes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...records import record
from ..incore.throughput import port_pressure
from ..machine.record import PortUse
from .instruction_costs import ClassFigures, whole_cycles

VECTOR_CLASSES = (
    "fma",
    "fma_by_element",
    "multiply",
    "multiply_by_element",
    "add",
    "fp_other",
    "vector_integer",
    "shuffle",
    "shuffle_in_lane",
    "shuffle_blocks",
    "blend_constant",
    "insert",
    "extract",
    "broadcast",
    "move",
    "mask",
)
_GROUPS = {
    "LD": ("integer_load", "load", "masked_load", "maskmov_load", "gather"),
    "ST": ("integer_store", "store", "masked_store", "maskmov_store", "scatter"),
    "ALU": ("integer", "integer_multiply", "integer_divide", "branch"),
}


@record
class PortLayout:
    """Ports, and for each class and width in bits the ones that can take it."""

    ports: tuple[str, ...]
    by_class: Mapping[tuple[str, int], tuple[str, ...]]

    def uses(self, name: str, bits: int, throughput_cycles: float) -> tuple[PortUse, ...]:
        """Return the port uses of a class that give it a reciprocal throughput.

        Examples
        --------
        >>> PortLayout(("FP0", "FP1"), {("fma", 512): ("FP0", "FP1")}).uses("fma", 512, 0.503)
        (PortUse(ports=('FP0', 'FP1'), cycles=1.0),)
        """
        ports = self.by_class[name, bits]
        if name == "divide":  # the divider is one, and only its start needs a pipe
            return (PortUse(ports), PortUse(("div",), _tidy(throughput_cycles)))
        return (PortUse(ports, _tidy(throughput_cycles * len(ports))),)


def _tidy(cycles: float) -> float:
    nearest = max(1, round(cycles))
    return float(nearest) if abs(cycles - nearest) < 0.08 * nearest else round(cycles, 3)


def pipes(throughput_cycles: float) -> int:
    """Return the number of pipes of a reciprocal throughput, at least 1.

    Examples
    --------
    >>> [pipes(cycles) for cycles in (0.26, 0.34, 0.5, 1.0, 4.0)]
    [4, 3, 2, 1, 1]
    """
    return max(1, round(1 / throughput_cycles))


def mixture_cycles(n_own: int, n_fma: int, shared: int, own: float, fma: float) -> float:
    """Return the cycles of one of a class and one FMA that share some of their pipes.

    Parameters
    ----------
    n_own, n_fma : int
        Pipes of the class, and of FMA.
    shared : int
        Pipes that both have.
    own, fma : float
        Reciprocal throughput of each by itself, in cycles.

    Examples
    --------
    >>> mixture_cycles(2, 2, 2, 0.5, 0.5), mixture_cycles(2, 2, 0, 0.5, 0.5)
    (1.0, 0.5)
    """
    work: dict[frozenset[str], float] = {}
    own_pipes = _named("", n_fma - shared + n_own)[n_fma - shared :]
    for names, cycles in ((_named("", n_fma), fma * n_fma), (own_pipes, own * n_own)):
        work[frozenset(names)] = work.get(frozenset(names), 0.0) + cycles
    return port_pressure(work)[0]


def shared_pipes(n_own: int, n_fma: int, own: float, fma: float, together: float) -> int:
    """Return the number of a class's pipes that FMA shares, from the time of a mixture.

    Parameters
    ----------
    n_own, n_fma : int
        Pipes of the class and of FMA.
    own, fma : float
        Reciprocal throughput of each alone, in cycles.
    together : float
        Cycles of one of each.

    Examples
    --------
    Multiplies on the FMA pipes, adds on others, shuffles on one of each:

    >>> [shared_pipes(2, 2, 0.5, 0.5, t) for t in (1.0, 0.52, 0.667)]
    [2, 0, 1]
    """

    # of equals the most shared: a mixture that more pipes would not speed up does not show them

    def error(shared: int) -> float:
        return abs(mixture_cycles(n_own, n_fma, shared, own, fma) / together - 1)

    choices = range(min(n_own, n_fma), -1, -1)
    return min(choices, key=lambda shared: round(error(shared), 2))


def generic_layout(figures: Sequence[ClassFigures]) -> PortLayout:
    """Return a layout with vector pipes FP0.., ports for loads, stores and integers, a divider."""
    throughput = {(f.name, f.bits): f.throughput.value for f in figures if f.throughput}
    counts = {key: pipes(cycles) for key, cycles in throughput.items()}
    n_fma = {bits: counts.get(("fma", bits), 1) for _, bits in counts}
    most = max(n_fma.values(), default=1)
    shares = {
        (f.name, f.bits): _shared_with_fma(f, counts[f.name, f.bits], throughput.get(("fma", f.bits)))
        for f in figures
        if f.name in VECTOR_CLASSES and f.throughput and not _renamed(f)
    }
    others = max((counts[key] - shared for key, shared in shares.items()), default=0)
    fma, beside = _named("FP", most), _named("FP", most + others)[most:]
    by_class: dict[tuple[str, int], tuple[str, ...]] = {}
    for (name, bits), shared in shares.items():
        own = fma[n_fma[bits] - shared : n_fma[bits]]
        by_class[name, bits] = own + beside[: counts[name, bits] - shared]
    by_class |= {key: fma[:1] for key in counts if key[0] == "divide"}
    ports = [*fma, *beside]
    for prefix, names in _GROUPS.items():
        group = _named(prefix, max([1, *(n for (name, _), n in counts.items() if name in names)]))
        ports += group
        for key, count in counts.items():
            if key[0] in names:  # what takes several cycles is made of parts for all ports
                whole = throughput[key] > 1.5 and key[0] != "integer_divide"
                by_class[key] = group if whole else group[:count]
    return PortLayout((*ports, "div"), by_class)


def _renamed(figures: ClassFigures) -> bool:
    """Tell whether the rename stage does it, without a pipe."""
    return figures.latency is not None and whole_cycles(figures.latency.value) == 0


def _named(prefix: str, count: int) -> tuple[str, ...]:
    return tuple(f"{prefix}{n}" for n in range(count))


def _shared_with_fma(figures: ClassFigures, count: int, fma: float | None) -> int:
    if fma is None or figures.throughput is None:
        return min(count, 1)
    if figures.with_fma is None:  # FMA itself; others are supposed to use its pipes
        return min(count, pipes(fma))
    own = figures.throughput.value
    return shared_pipes(count, pipes(fma), own, fma, figures.with_fma.value)

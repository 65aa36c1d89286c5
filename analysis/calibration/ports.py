"""A port layout that explains measured throughputs, for processors that no file describes.

Only what can be told from outside is: how many pipes a class has, and how many of them it
shares with FMA, from the time of mixtures. Pipes that are not FMA's are taken to be the same
ones for all other classes. Instructions that occupy ports beside a form are told apart by the
times of all pairs of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from random import Random
from types import MappingProxyType

from ...records import record, replace
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
_BY_WIDTH = frozenset(
    {*VECTOR_CLASSES, "load", "masked_load", "maskmov_load", "store", "masked_store", "maskmov_store"}
)
"""Classes whose vectors of twice the width may be carried out in two parts."""


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
    passes = _passes(throughput)
    counts = {key: pipes(cycles / passes[key]) for key, cycles in throughput.items()}
    n_fma = {bits: counts.get(("fma", bits), 1) for _, bits in counts}
    most = max(n_fma.values(), default=1)
    shares = {
        (f.name, f.bits): _shared_with_fma(
            f, counts[f.name, f.bits], n_fma[f.bits], throughput.get(("fma", f.bits))
        )
        for f in figures
        if f.name in VECTOR_CLASSES and f.throughput and not _renamed(f)
    }
    others = max((counts[key] - shared for key, shared in shares.items()), default=0)
    fma, beside = _named("FP", most), _named("FP", most + others)[most:]
    by_class: dict[tuple[str, int], tuple[str, ...]] = {}
    for (name, bits), shared in sorted(shares.items()):
        narrower = max((key for key in by_class if key[0] == name), default=None)
        if narrower and passes[name, bits] > passes[narrower]:
            by_class[name, bits] = by_class[narrower]
            continue
        own = fma[n_fma[bits] - shared : n_fma[bits]]
        by_class[name, bits] = own + beside[: counts[name, bits] - shared]
    by_class |= {key: fma[:1] for key in counts if key[0] == "divide"}
    ports = [*fma, *beside]
    for prefix, names in _GROUPS.items():
        group = _named(prefix, max([1, *(n for (name, _), n in counts.items() if name in names)]))
        ports += group
        for key, count in counts.items():
            if key[0] in names:  # what takes several cycles is made of parts for all ports
                whole = throughput[key] / passes[key] > 1.5 and key[0] != "integer_divide"
                by_class[key] = group if whole else group[:count]
    return PortLayout((*ports, "div"), by_class)


_TWICE, _TWO_PASSES = 0.15, 2
"""Relative difference of a throughput from twice another; parts of vectors twice as wide that are as fast."""


def _passes(throughput: Mapping[tuple[str, int], float]) -> dict[tuple[str, int], int]:
    """Return the parts that each class at a width takes its pipes for, one after another or side by side.

    Vectors that take twice as long as those of half their width hold the same pipes for two cycles: in two
    passes, or two pipes that join. Taken for fewer pipes, they would leave the others to narrow vectors.

    Examples
    --------
    >>> _passes({("add", 64): 0.5, ("add", 128): 0.5, ("add", 256): 0.5, ("add", 512): 1.0})["add", 512]
    2
    """
    found: dict[tuple[str, int], int] = {}
    for name, bits in sorted(throughput):
        narrower = max((key for key in found if key[0] == name), default=None)
        ratio = throughput[name, bits] / throughput[narrower] if narrower else 1.0
        twice = name in _BY_WIDTH and abs(ratio / _TWO_PASSES - 1) <= _TWICE
        found[name, bits] = (found[narrower] if narrower else 1) * (_TWO_PASSES if twice else 1)
    return found


def _renamed(figures: ClassFigures) -> bool:
    """Tell whether the rename stage does it, without a pipe."""
    return figures.latency is not None and whole_cycles(figures.latency.value) == 0


def _named(prefix: str, count: int) -> tuple[str, ...]:
    return tuple(f"{prefix}{n}" for n in range(count))


def _shared_with_fma(figures: ClassFigures, count: int, n_fma: int, fma: float | None) -> int:
    if fma is None or figures.throughput is None:
        return min(count, 1)
    if figures.with_fma is None:  # FMA itself; others are supposed to use its pipes
        return min(count, n_fma)
    own = figures.throughput.value
    return shared_pipes(count, n_fma, own, fma, figures.with_fma.value)


@record
class Blocker:
    """Instruction that keeps ports busy.

    Attributes
    ----------
    name : str
        Of the instruction set, see the part `form_benchmarks`.
    lines : tuple of str
        Its text, behind lines that take no port; copies do not wait for one another.
    ports : frozenset of str
        Ports that take its only micro-op; empty where they are to be found.
    cycles : float
        Cycles that it holds one of them.
    """

    name: str
    lines: tuple[str, ...]
    ports: frozenset[str] = frozenset()
    cycles: float = 1.0


def ports_together(by: Sequence[Blocker]) -> frozenset[str]:
    """Return the ports that some instructions keep busy."""
    return frozenset[str]().union(*(each.ports for each in by))


Together = Mapping[tuple[int, int], tuple[tuple[int, int], float]]
"""Of pairs of blockers, by their places: how often each stands in a body, and the cycles of the body."""


_PAIR_CYCLES = 6.0
"""Cycles of each of two blockers beside each other."""


def pair_body(
    one: Blocker, other: Blocker, one_cycles: float, other_cycles: float
) -> tuple[tuple[int, int], list[str]]:
    """Return the counts of two blockers that take as long as each other, and their body in random order.

    Parameters
    ----------
    one, other : Blocker
    one_cycles, other_cycles : float
        Of each by itself.
    """
    counts = max(1, round(_PAIR_CYCLES / one_cycles)), max(1, round(_PAIR_CYCLES / other_cycles))
    others = [one.lines] * counts[0] + [other.lines] * counts[1]
    Random(0).shuffle(others)
    return counts, [line for lines in others for line in lines]


_MOST_PORTS = 6
_NEW = "X"
"""Beginning of the names of ports that no machine file has."""
_AS_FAST, _SLOWED = 0.08, 1.3
"""How far cycles may be from whole ones, and how many times longer a neighbour on the core makes them."""
_CONTRADICTED, _CERTAINLY = 0.06, 10.0
"""How far a pair may be faster than its ports, and the weight of what is."""
_NEW_PORT, _OTHER_PORTS, _PASSES_AGAIN = 0.05, 0.3, 0.2
"""Costs of a port of its own, of ports that the file does not say, and of two cycles on each."""
_TRIED = 40
"""Assignments of ports that are kept while those of further blockers are chosen."""
_Placed = tuple[Blocker | None, ...]


def placed_blockers(
    blockers: Sequence[Blocker],
    alone: Sequence[float],
    together: Together,
    taken: Set[str] = frozenset(),
    narrower: Mapping[str, Blocker] = MappingProxyType({}),
) -> list[Blocker | None]:
    """Return the blockers with the ports that their times show, None for one that no ports explain.

    Ports of all of them are chosen together, so that the least time of each pair is nearest to what was
    measured, and never above it. Of explanations as good, the one with the ports that the machine file has,
    or those of narrower vectors, is taken, with few ports besides, one cycle on each. Ports that no other
    instruction takes get names of their own.

    Parameters
    ----------
    blockers : sequence of Blocker
    alone : sequence of float
        Cycles of each by itself.
    together : mapping
        Times of pairs.
    taken : set of str
        Names that new ports cannot have.
    narrower : mapping of str to Blocker
        Blockers of the same names on vectors of half the width: wider ones take the same ports, for as long
        or twice as long, if nothing says otherwise.

    Examples
    --------
    A rotation on two of four ports, the second of which multiplies:

    >>> every, second = Blocker("any", (), frozenset("0123")), Blocker("multiply", (), frozenset("1"))
    >>> times = {(0, 1): ((8, 2), 2.6), (0, 2): ((8, 4), 3.1), (1, 2): ((2, 4), 3.0)}
    >>> found = placed_blockers([every, second, Blocker("rotate", ())], [0.25, 1.0, 0.5], times)
    >>> "1" in found[2].ports, len(found[2].ports)
    (True, 2)
    """
    known = [*blockers, *narrower.values()]
    fresh = [name for n in range(8 * _MOST_PORTS) if (name := f"{_NEW}{n}") not in taken]
    states: list[tuple[float, _Placed]] = [(0.0, ())]
    for place, blocker in enumerate(blockers):
        grown: dict[_Placed, float] = {}
        for cost, placed in states:
            for one, own in _options(blocker, alone[place], placed, known, fresh, narrower.get(blocker.name)):
                pairs = sum(
                    _misfit(*together[other, place], before, one)
                    for other, before in enumerate(placed)
                    if before is not None and one is not None and (other, place) in together
                )
                grown[(*placed, one)] = cost + own + pairs
        best = sorted(grown.items(), key=lambda each: (round(each[1], 3), _names(each[0])))[:_TRIED]
        states = [(cost, placed) for placed, cost in best]
    return list(states[0][1])


def _names(placed: _Placed) -> list[list[str]]:
    return [sorted(one.ports) if one else [] for one in placed]


def _misfit(counts: tuple[int, int], cycles: float, one: Blocker, other: Blocker) -> float:
    """Return how far the least time of a pair is from its time, relative; contradictions most."""
    first, second = counts[0] * one.cycles, counts[1] * other.cycles
    both = (first + second) / len(one.ports | other.ports)
    differs = 1 - max(first / len(one.ports), second / len(other.ports), both) / cycles
    return abs(differs) if differs >= -_CONTRADICTED else -_CERTAINLY * differs


def _options(
    blocker: Blocker,
    alone: float,
    placed: _Placed,
    known: Sequence[Blocker],
    fresh: Sequence[str],
    narrower: Blocker | None,
) -> Iterator[tuple[Blocker | None, float]]:
    """Yield a blocker with each set of ports that fits its throughput, and the cost of believing that."""
    sizes = _sizes(alone, narrower) if alone > 0 else {}
    if not sizes:
        yield None, 0.0
        return
    said = [one for one in (blocker, narrower) if one is not None and len(one.ports) in sizes]
    others = [one for one in (*placed, *known) if one is not None]
    for ports in _port_sets(others, sorted(sizes), fresh):
        cycles, cost = sizes[len(ports)]
        old = frozenset[str]().union(*(one.ports for one in others))
        cost += _NEW_PORT * len(ports - old)
        if said and all(one.ports != ports for one in said):
            cost += _OTHER_PORTS
        yield replace(blocker, ports=ports, cycles=cycles), cost


def _sizes(alone: float, narrower: Blocker | None) -> dict[int, tuple[float, float]]:
    """Return the cycles on each port, and the cost of believing that, by number of ports."""
    found: dict[int, tuple[float, float]] = {}
    for size in range(1, _MOST_PORTS + 1):
        cycles = alone * size
        whole = max(round(cycles), 1)
        if abs(cycles / whole - 1) <= _AS_FAST and (size == 1 or whole <= _TWO_PASSES):
            found[size] = float(whole), _PASSES_AGAIN if size > 1 and whole > 1 else 0.0
    if narrower is not None:
        size = len(narrower.ports)
        for passes in (1, _TWO_PASSES):
            cycles = passes * narrower.cycles
            longer = alone * size / cycles
            if 1 - _AS_FAST <= longer <= _SLOWED:  # a neighbour makes times longer, never shorter
                found[size] = cycles, longer - 1 if longer - 1 > _AS_FAST else 0.0
    return found


def _port_sets(
    others: Sequence[Blocker], sizes: Sequence[int], fresh: Sequence[str]
) -> Iterator[frozenset[str]]:
    """Yield sets of ports of some sizes; of ports that the same blockers take, the first ones."""
    alike: dict[frozenset[int], list[str]] = {}
    for port in sorted({port for one in others for port in one.ports}):
        alike.setdefault(frozenset(n for n, one in enumerate(others) if port in one.ports), []).append(port)
    used = {port for ports in alike.values() for port in ports}
    groups = [*alike.values(), [name for name in fresh if name not in used][:_MOST_PORTS]]
    counts: list[tuple[int, ...]] = [()]
    for group in groups:
        counts = [
            (*before, n) for before in counts for n in range(len(group) + 1) if sum(before) + n <= sizes[-1]
        ]
    for chosen in counts:
        if sum(chosen) in sizes:
            yield frozenset(port for group, n in zip(groups, chosen, strict=True) for port in group[:n])

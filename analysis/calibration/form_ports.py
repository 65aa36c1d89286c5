"""Ports of a form of instruction, from its times beside instructions whose ports are known.

Instructions that keep a set of ports U busy take `W / |U|` cycles, W their port cycles. A form beside them
makes that longer by the port cycles of its micro-ops that have no port outside of U:

    c(U) = |U| T - W

A micro-op of the ports S adds its cycles to c(U) where S lies in U, and otherwise goes elsewhere. The ports
of the form are the smallest sets that explain its c(U), and its throughput by itself: `a / |S|` cycles for
one micro-op that holds one of S for `a`.

References
----------
F. Ritter, S. Hack: PMEvo, PLDI 2020 (port mappings from times alone). N. Derumigny et al.: PALMED, CGO 2022
(basic instructions that saturate sets of ports). A. Abel, J. Reineke: uops.info, ASPLOS 2019, section 5.1
(blocking instructions).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import combinations, product

from ...records import record
from ..incore.throughput import port_pressure
from ..machine.instruction_costs import PortUse
from .ports import Blocker, ports_together

_MOST_PORTS = 6
_NOTHING = 0.25
"""Port cycles below which a form does not touch a set of ports."""
_EXPLAINED, _LEAST = 0.3, 0.2
"""Largest difference of an explanation that is believed: of the throughput, and in cycles."""
_STRAYED, _UNEVEN, _ONE_MORE = 0.3, 0.5, 0.75
"""Weights of port cycles on ports that others keep busy, and on a set that is filled unevenly; cycles that
are no disturbance."""
_ALIKE, _WHOLE = 0.06, 0.12
"""Cycles by which explanations differ that are as good; how far the cycles of a micro-op may be from a whole
number, relative."""
_AS_FAST, _UNBALANCED = 0.08, 0.3
"""How far the time of micro-ops may be from a throughput, and how far below where their ports overlap: cores
that choose the port before an instruction waits do not share them out evenly."""
_MOST_LIMITS = 12
_MOST_CYCLES, _TWO = 4, 1.5
"""Cycles of each of two micro-ops at most, and port cycles from which there may be two."""


@record
class Mixture:
    """A form between instructions that keep ports busy.

    Attributes
    ----------
    by : tuple of Blocker
        The instructions.
    counts : tuple of int
        How often each stands in a turn.
    body : tuple of str
        Instructions of a turn.
    """

    by: tuple[Blocker, ...]
    counts: tuple[int, ...]
    body: tuple[str, ...]


def added_cycles(by: Sequence[Blocker], counts: Sequence[int], turn_cycles: float, forms: int) -> float:
    """Return the port cycles c(U) of one of the forms between instructions that keep the ports U busy.

    Parameters
    ----------
    by : sequence of Blocker
        The instructions.
    counts : sequence of int
        How often each stands in a turn.
    turn_cycles : float
        Cycles of a turn.
    forms : int
        Copies of the form in it.

    Examples
    --------
    >>> low = Blocker("low", ("a",), frozenset("01"))
    >>> added_cycles([low], [12], 8.0, 4)
    1.0
    """
    work = sum(n * each.cycles for n, each in zip(counts, by, strict=True))
    return max(0.0, (len(ports_together(by)) * turn_cycles - work) / forms)


def unions(blockers: Sequence[Blocker]) -> dict[frozenset[str], tuple[Blocker, ...]]:
    """Return the sets of ports that an instruction keeps busy, or all that share ports, with these.

    Examples
    --------
    >>> ports = {"low": "01", "middle": "12", "other": "3"}
    >>> by = [Blocker(name, (name,), frozenset(own)) for name, own in ports.items()]
    >>> [("".join(sorted(ports)), len(by)) for ports, by in unions(by).items()]
    [('01', 1), ('12', 1), ('3', 1), ('012', 2)]
    """
    found: dict[frozenset[str], tuple[Blocker, ...]] = {}
    for blocker in blockers:
        found.setdefault(blocker.ports, (blocker,))
    groups = _connected(found)
    for number in range(2, len(blockers) + 1):
        for chosen in combinations(blockers, number):
            ports = ports_together(chosen)
            every = ports in groups
            if every and ports not in found and len(ports) <= _MOST_PORTS and _is_kept_busy(chosen, ports):
                found[ports] = chosen
    return found


def _is_kept_busy(chosen: Sequence[Blocker], ports: frozenset[str]) -> bool:
    """Tell whether as many port cycles of each keep all ports busy."""
    each = len(ports) / len(chosen)
    work: dict[frozenset[str], float] = {}
    for blocker in chosen:
        work[blocker.ports] = work.get(blocker.ports, 0.0) + each
    return port_pressure(work)[0] <= 1 + 1e-9


def mixture(by: Sequence[Blocker], copies: Sequence[Sequence[str]], throughput_cycles: float) -> Mixture:
    """Return a form between instructions that keep ports busy, for twice as long as the form needs.

    Parameters
    ----------
    by : sequence of Blocker
        From `unions`.
    copies : sequence of sequence of str
        Independent copies of the form, each some lines.
    throughput_cycles : float
        Cycles of one copy by itself.
    """
    turn_cycles = max(2 * len(copies) * throughput_cycles, 6.0)
    share = turn_cycles * len(ports_together(by)) / len(by)
    counts = tuple(max(1, round(share / each.cycles)) for each in by)
    turns = range(max(counts))
    others = [each.lines for turn in turns for each, n in zip(by, counts, strict=True) if turn < n]
    body: list[str] = []
    for number, lines in enumerate(copies):
        begin, end = (len(others) * place // len(copies) for place in (number, number + 1))
        body += [*lines, *(line for other in others[begin:end] for line in other)]
    return Mixture(tuple(by), counts, tuple(body))


def explained_uses(
    seen: Mapping[frozenset[str], float],
    throughput_cycles: float,
    slot_cycles: float,
    likely: Set[str] = frozenset(),
    micro_ops: float = 2.0,
) -> tuple[PortUse, ...] | None:
    """Return the micro-ops that explain what is seen of a form, None where no simple ones do.

    Parameters
    ----------
    seen : mapping of frozenset of str to float
        Port cycles c(U) by set of ports.
    throughput_cycles : float
        Reciprocal throughput by itself.
    slot_cycles : float
        Cycles of a dispatch slot: a form as fast as that may need no port.
    likely : set of str
        Ports that are preferred among explanations as good.
    micro_ops : float
        That dispatch shows: where it is one, a second one is believed only where none by itself explains
        what is seen.

    Examples
    --------
    A micro-op on either of two ports, and one that only the second of them takes:

    >>> low, both, high = frozenset("01"), frozenset("0123"), frozenset("12")
    >>> explained_uses({low: 1.0, both: 1.0, high: 0.0}, 0.5, 0.17)
    (PortUse(ports=('0', '1'), cycles=1.0),)
    >>> explained_uses({low: 1.0, both: 1.0, high: 1.0}, 1.0, 0.17)
    (PortUse(ports=('1',), cycles=1.0),)
    """
    if not seen:
        return None
    if max(seen.values()) < _NOTHING:
        return () if throughput_cycles < 1.5 * slot_cycles else None
    groups = _connected(seen)
    sets = [
        frozenset(chosen)
        for group in groups
        for n in range(1, len(group) + 1)
        for chosen in combinations(sorted(group), n)
    ]
    total = sum(max(cycles for ports, cycles in seen.items() if ports <= group) for group in groups)

    def rank(uses: _Uses) -> tuple[float, float, float]:
        elsewhere = sum(cycles * len(ports - likely) / len(ports) for ports, cycles in uses)
        difference = _difference(uses, seen, groups)
        return round(difference / _ALIKE), elsewhere, difference

    best: _Uses = min(_single(sets, throughput_cycles), key=rank, default=())
    limit = max(_EXPLAINED * throughput_cycles, _LEAST)
    off = _difference(best, seen, groups) if best else limit + 1.0
    if off > (limit if micro_ops < _TWO else _ALIKE) and (not best or total > _TWO):
        pairs = (uses for uses in _pairs(sets) if _as_fast(uses, throughput_cycles, _AS_FAST))
        best = min((each for each in (best, *pairs) if each), key=rank, default=())
    if (not best or _difference(best, seen, groups) > limit) and total > _TWO:
        slower = (uses for uses in _pairs(sets) if _as_fast(uses, throughput_cycles, _UNBALANCED))
        best = min(slower, key=rank, default=())
    if not best or _difference(best, seen, groups) > limit:
        return None
    slowed = throughput_cycles / port_pressure(dict(best))[0]
    longer = slowed if slowed > 1 + _AS_FAST else 1.0
    return tuple(PortUse(tuple(sorted(ports)), _tidy(cycles * longer)) for ports, cycles in best)


_Uses = tuple[tuple[frozenset[str], float], ...]


def _connected(sets: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Return the groups of ports that sets with ports in common make.

    Examples
    --------
    >>> sorted(len(group) for group in _connected(map(frozenset, ("01", "12", "3"))))
    [1, 3]
    """
    groups: list[frozenset[str]] = []
    for ports in sets:
        touched = [group for group in groups if group & ports]
        groups = [group for group in groups if not group & ports]
        groups.append(ports.union(*touched))
    return groups


def _single(sets: Sequence[frozenset[str]], throughput_cycles: float) -> Iterator[_Uses]:
    for ports in sets:
        cycles = throughput_cycles * len(ports)
        if round(cycles) >= 1 and abs(cycles / round(cycles) - 1) <= _WHOLE:
            yield ((ports, cycles),)


def _pairs(sets: Sequence[frozenset[str]]) -> Iterator[_Uses]:
    amounts = list(product(range(1, _MOST_CYCLES + 1), repeat=2))
    for one, other in combinations(sets, 2):
        for first, second in amounts:
            yield ((one, float(first)), (other, float(second)))


def _as_fast(uses: _Uses, throughput_cycles: float, slower: float) -> bool:
    """Tell whether micro-ops by themselves take a throughput, or less by a part of it."""
    return -_AS_FAST <= throughput_cycles / port_pressure(dict(uses))[0] - 1 <= slower


def _difference(
    uses: _Uses, seen: Mapping[frozenset[str], float], groups: Sequence[frozenset[str]] = ()
) -> float:
    """Return the largest difference, in cycles of a port, between micro-ops and what is seen.

    Cores that choose the port before an instruction waits send a part of the micro-ops to ports that others
    keep busy although another one is free: what is seen of it counts three tenths up to the share that these
    are of all its ports. And they fill some ports of a set more than others beside a form that needs those:
    more port cycles than explained count a half where a set has all ports of a micro-op and more. Beside
    what keeps a whole group of ports busy no form goes elsewhere: there most of a cycle more is one more.
    """
    differences = []
    for ports, found in seen.items():
        least = sum(cycles for own, cycles in uses if own <= ports)
        most = sum(cycles * len(own & ports) / len(own) for own, cycles in uses)
        strayed = _STRAYED * max(min(found, most) - least, 0.0)
        more = max(found - most, 0.0)
        if any(own < ports for own, _ in uses):
            more *= 1.0 if ports in groups and more > _ONE_MORE else _UNEVEN
        differences.append(max(least - found, strayed + more) / len(ports))
    return max(differences)


def _tidy(cycles: float) -> float:
    nearest = round(cycles)
    return float(nearest) if nearest and abs(cycles - nearest) < 0.1 * nearest else round(cycles, 2)


def shared_limits(
    pairs: Mapping[tuple[str, str], tuple[float, float]],
    alone: Mapping[str, float],
    forms: Mapping[str, int],
) -> list[dict[str, float]]:
    """Return limits beside the ports: cycles that each form takes of one, by name.

    Parameters
    ----------
    pairs : mapping
        Cycles of one of each of two forms side by side, as measured and by their ports.
    alone : mapping
        Cycles of each by itself, which bound what it takes.
    forms : mapping
        How many forms are as each.

    Notes
    -----
    As PALMED does with abstract resources, a limit is begun by the pair whose ports explain its time least,
    weighed by the forms that are as both. It takes in every form that makes another such pair explained,
    and no pair slower than it is.

    Examples
    --------
    Two kinds that no port has in common, but that wait for each other, and a third that does not:

    >>> pairs = {("a", "b"): (0.98, 0.67), ("a", "c"): (0.5, 0.5), ("b", "c"): (0.5, 0.5)}
    >>> [sorted(taken) for taken in shared_limits(pairs, dict.fromkeys("abc", 0.5), dict.fromkeys("abc", 1))]
    [['a', 'b']]
    """
    times = {**pairs, **{(other, one): found for (one, other), found in pairs.items()}}
    left = {pair for pair, found in pairs.items() if not _is_explained(*found, pair, alone)}
    limits: list[dict[str, float]] = []
    while left and len(limits) < _MOST_LIMITS:
        first = max(
            left,
            key=lambda pair: ((times[pair][0] - times[pair][1]) * forms[pair[0]] * forms[pair[1]], pair),
        )
        share = times[first][0] / sum(alone[one] for one in first)
        taken = {one: min(1.0, share) * alone[one] for one in first}
        for name in sorted(alone, key=lambda one: (-forms[one], one)):
            if name not in taken and all((name, one) in times for one in taken):
                room = min(alone[name], *(times[name, one][0] - cycles for one, cycles in taken.items()))
                explains = any(
                    {(name, one), (one, name)} & left
                    and _is_explained(times[name, one][0], room + cycles, (name, one), alone)
                    for one, cycles in taken.items()
                )
                if explains and room > 0:
                    taken[name] = room
        limits.append(taken)
        left = {
            pair
            for pair in left
            if not all(one in taken for one in pair)
            or not _is_explained(times[pair][0], sum(taken[one] for one in pair), pair, alone)
        } - {first}
    return limits


def _is_explained(measured: float, bound: float, pair: tuple[str, str], alone: Mapping[str, float]) -> bool:
    """Tell whether the time of a pair is a bound, by a tenth or a quarter of the faster form."""
    return measured - bound <= max(0.1 * measured, 0.25 * min(alone[one] for one in pair))

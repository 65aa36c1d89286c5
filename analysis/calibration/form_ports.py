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

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations, product

from ...records import record
from ..incore.throughput import port_pressure
from ..machine.instruction_costs import PortUse

_MOST_PORTS = 6
_NOTHING = 0.25
"""Port cycles below which a form does not touch a set of ports."""
_EXPLAINED, _LEAST = 0.3, 0.2
"""Largest difference of an explanation that is believed: of the throughput, and in cycles."""
_STRAYED, _UNEVEN = 0.3, 0.5
"""Weights of port cycles on ports that others keep busy, and on a set that is filled unevenly."""
_ALIKE, _WHOLE = 0.06, 0.12
"""Cycles by which explanations differ that are as good; how far the cycles of a micro-op may be from a whole
number, relative."""
_AS_FAST = 0.08
_MOST_CYCLES, _TWO = 4, 1.5
"""Cycles of each of two micro-ops at most, and port cycles from which there may be two."""


@record
class Blocker:
    """Instruction that keeps ports busy.

    Attributes
    ----------
    line : str
        Its text; copies of it do not wait for one another.
    ports : frozenset of str
        Ports that take its only micro-op.
    cycles : float
        Cycles that it holds one of them.
    """

    line: str
    ports: frozenset[str]
    cycles: float


@record
class Mixture:
    """A form between instructions that keep a set of ports busy.

    Attributes
    ----------
    ports : frozenset of str
        The set.
    body : tuple of str
        Instructions of a turn.
    work_cycles : float
        Port cycles of the others in a turn.
    forms : int
        Copies of the form in a turn.
    """

    ports: frozenset[str]
    body: tuple[str, ...]
    work_cycles: float
    forms: int

    def port_cycles(self, turn_cycles: float) -> float:
        """Return the port cycles of one copy of the form, from the cycles of a turn."""
        return max(0.0, (len(self.ports) * turn_cycles - self.work_cycles) / self.forms)


def unions(blockers: Sequence[Blocker]) -> dict[frozenset[str], tuple[Blocker, ...]]:
    """Return the sets of ports that an instruction keeps busy, or all together, with the instructions.

    Examples
    --------
    >>> low, high = Blocker("a", frozenset("01"), 1.0), Blocker("b", frozenset("23"), 1.0)
    >>> [("".join(sorted(ports)), len(by)) for ports, by in unions([low, high]).items()]
    [('01', 1), ('23', 1), ('0123', 2)]
    """
    found: dict[frozenset[str], tuple[Blocker, ...]] = {blocker.ports: (blocker,) for blocker in blockers}
    for number in range(2, len(blockers) + 1):
        for chosen in combinations(blockers, number):
            ports = frozenset[str]().union(*(each.ports for each in chosen))
            every = ports == frozenset().union(*found)
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


def mixture(
    ports: frozenset[str], by: Sequence[Blocker], copies: Sequence[Sequence[str]], throughput_cycles: float
) -> Mixture:
    """Return a form between instructions that keep ports busy, for twice as long as the form needs.

    Parameters
    ----------
    ports : frozenset of str
        The ports.
    by : sequence of Blocker
        From `unions`.
    copies : sequence of sequence of str
        Independent copies of the form, each some lines.
    throughput_cycles : float
        Cycles of one copy by itself.
    """
    turn_cycles = max(2 * len(copies) * throughput_cycles, 6.0)
    counts = [max(1, round(turn_cycles * len(ports) / len(by) / each.cycles)) for each in by]
    turns = range(max(counts))
    others = [each.line for turn in turns for each, n in zip(by, counts, strict=True) if turn < n]
    work = sum(n * each.cycles for each, n in zip(by, counts, strict=True))
    body: list[str] = []
    for number, lines in enumerate(copies):
        begin, end = (len(others) * place // len(copies) for place in (number, number + 1))
        body += [*lines, *others[begin:end]]
    return Mixture(ports, tuple(body), work, len(copies))


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
    known = sorted(frozenset().union(*seen))
    sets = [frozenset(c) for n in range(1, len(known) + 1) for c in combinations(known, n)]

    def rank(uses: _Uses) -> tuple[float, float, float]:
        elsewhere = sum(cycles * len(ports - likely) / len(ports) for ports, cycles in uses)
        difference = _difference(uses, seen)
        return round(difference / _ALIKE), elsewhere, difference

    best: _Uses = min(_single(sets, throughput_cycles), key=rank, default=())
    limit = max(_EXPLAINED * throughput_cycles, _LEAST)
    off = _difference(best, seen) if best else limit + 1.0
    if off > (limit if micro_ops < _TWO else _ALIKE) and (not best or max(seen.values()) > _TWO):
        pairs = (uses for uses in _pairs(sets) if _as_fast(uses, throughput_cycles))
        best = min((each for each in (best, *pairs) if each), key=rank, default=())
    if not best or _difference(best, seen) > limit:
        return None
    return tuple(PortUse(tuple(sorted(ports)), _tidy(cycles)) for ports, cycles in best)


_Uses = tuple[tuple[frozenset[str], float], ...]


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


def _as_fast(uses: _Uses, throughput_cycles: float) -> bool:
    return abs(port_pressure(dict(uses))[0] / throughput_cycles - 1) <= _AS_FAST


def _difference(uses: _Uses, seen: Mapping[frozenset[str], float]) -> float:
    """Return the largest difference, in cycles of a port, between micro-ops and what is seen.

    Cores that choose the port before an instruction waits send a part of the micro-ops to ports that others
    keep busy although another one is free: what is seen of it counts three tenths up to the share that these
    are of all its ports. And they fill some ports of a set more than others beside a form that needs those:
    more port cycles than explained count a half where a set has all ports of a micro-op and more.
    """
    differences = []
    for ports, found in seen.items():
        least = sum(cycles for own, cycles in uses if own <= ports)
        most = sum(cycles * len(own & ports) / len(own) for own, cycles in uses)
        strayed = _STRAYED * max(min(found, most) - least, 0.0)
        more = max(found - most, 0.0) * (_UNEVEN if any(own < ports for own, _ in uses) else 1.0)
        differences.append(max(least - found, strayed + more) / len(ports))
    return max(differences)


def _tidy(cycles: float) -> float:
    nearest = round(cycles)
    return float(nearest) if nearest and abs(cycles - nearest) < 0.1 * nearest else round(cycles, 2)

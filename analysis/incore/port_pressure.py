"""Port-pressure bound: cycles that an instruction mix needs if nothing ever waits.

Micro-ops that the core may send to any of several ports spread over them as a linear program
would spread them. Its optimum has a closed form, because a set of ports U must do all the
work that no other port can:

    T = max over U of  (port cycles of micro-ops whose ports all lie in U) / |U|

(Hall's condition with weights, as in PMEvo's bottleneck simulation). Only unions of
the port sets that occur need to be tried.

References
----------
A. Abel, J. Reineke: uops.info, ASPLOS 2019. F. Ritter, S. Hack: PMEvo, PLDI 2020 (bottleneck
simulation of port mappings).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def port_pressure(work: Mapping[frozenset[str], float]) -> tuple[float, frozenset[str]]:
    """Return the least cycles for `work`, and the ports that bind.

    Parameters
    ----------
    work : mapping of frozenset of str to float
        Port cycles by the set of ports that may do them.

    Returns
    -------
    cycles : float
        Optimum of the linear program that spreads the work.
    ports : frozenset of str
        The smallest binding set; empty when there is no work.

    Examples
    --------
    >>> fma, shuffle = frozenset({"p0", "p5"}), frozenset({"p5"})
    >>> port_pressure({fma: 2, shuffle: 2})
    (2.0, frozenset({'p5'}))
    >>> cycles, ports = port_pressure({fma: 4, shuffle: 2}); cycles, sorted(ports)
    (3.0, ['p0', 'p5'])
    """
    best, binding = 0.0, frozenset[str]()
    for union in _unions(ports for ports, cycles in work.items() if cycles > 0):
        cycles = sum(amount for ports, amount in work.items() if ports <= union) / len(union)
        if cycles > best:
            best, binding = cycles, union
    return best, binding


def _unions(sets: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Return every union of some of the sets, fewest ports first."""
    unions: set[frozenset[str]] = set()
    for ports in sets:
        unions |= {ports} | {ports | union for union in unions}
    return sorted(unions, key=lambda union: (len(union), sorted(union)))

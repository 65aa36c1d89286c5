"""Immediate dominators of basic blocks, by the iteration of Cooper, Harvey and Kennedy.

References
----------
K. D. Cooper, T. J. Harvey, K. Kennedy, A Simple, Fast Dominance Algorithm, Rice University TR-06-33870.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def immediate_dominators(successors: Sequence[Sequence[int]]) -> dict[int, int | None]:
    """Return the nearest dominator of each node that is reached from node 0; that of 0 is None.

    Parameters
    ----------
    successors : sequence of sequence of int
        By node.

    Examples
    --------
    Two ways from 0 to 3, and a node that none leads to:

    >>> immediate_dominators([(1, 2), (3,), (3,), (), (3,)])
    {0: None, 2: 0, 1: 0, 3: 0}
    """
    order = _reverse_postorder(successors)
    place = {node: number for number, node in enumerate(order)}
    before: dict[int, list[int]] = {node: [] for node in order}
    for node in order:
        for successor in successors[node]:
            before[successor].append(node)
    above = {0: 0}
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            known = [one for one in before[node] if one in above]
            nearest = known[0]
            for one in known[1:]:
                nearest = _common(nearest, one, above, place)
            if above.get(node) != nearest:
                above[node], changed = nearest, True
    return {node: above[node] if node else None for node in order}


def _common(one: int, other: int, above: Mapping[int, int], place: Mapping[int, int]) -> int:
    """Return the nearest node that dominates both."""
    while one != other:
        while place[one] > place[other]:
            one = above[one]
        while place[other] > place[one]:
            other = above[other]
    return one


def _reverse_postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    """Return the nodes that are reached from 0, each before those it leads to, back edges apart."""
    seen, left = {0}, []
    waiting = [(0, iter(successors[0]))]
    while waiting:
        node, ahead = waiting[-1]
        for successor in ahead:
            if successor not in seen:
                seen.add(successor)
                waiting.append((successor, iter(successors[successor])))
                break
        else:
            waiting.pop()
            left.append(node)
    return left[::-1]

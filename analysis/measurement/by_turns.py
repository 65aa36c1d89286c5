"""The least time of each of some calls that take turns: what disturbs the machine meets them all."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

SecondsOf = Callable[[int], float]
"""Returns the seconds that so many calls take together."""


def least_seconds(calls: Sequence[SecondsOf], rounds: int, least_s: float) -> list[float]:
    """Return the seconds of one call of each, the least of some rounds.

    Parameters
    ----------
    calls : sequence of callable
    rounds : int
        In each of which every one has its turn.
    least_s : float
        Seconds that a turn takes: calls are repeated until they do.

    Examples
    --------
    >>> least_seconds([lambda n: 2e-3 * n, lambda n: 5e-3 * n], rounds=3, least_s=0.01)
    [0.002, 0.005]
    """
    repeats = [_repeats(call, least_s) for call in calls]
    best = [math.inf] * len(calls)
    for _ in range(rounds):
        for number, call in enumerate(calls):
            best[number] = min(best[number], call(repeats[number]) / repeats[number])
    return best


def _repeats(call: SecondsOf, least_s: float) -> int:
    repeats = 1
    while call(repeats) < least_s:
        repeats *= 2
    return repeats

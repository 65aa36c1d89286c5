"""Progress of what takes long where no terminal shows a bar: a line on standard error every half minute.

chainline: measuring, row 64 of 192: 35% done, about 4 min left
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from .messages import say

EVERY_S = 30.0
_MINUTE_S, _HOUR_S = 60, 3600


class PipedProgress:
    """Says how much is done, and how long the rest takes at that pace.

    Parameters
    ----------
    clock : callable
        Tells the seconds.
    every_s : float
        Seconds between two lines, and before the first.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, every_s: float = EVERY_S) -> None:
        self._clock, self._every_s = clock, every_s
        self._begun_s = self._said_s = clock()

    def tell(self, what: str, share: float) -> None:
        """Say that a share of the work is done, if the last line is long enough ago.

        Parameters
        ----------
        what : str
            Name of the work.
        share : float
            Share of all the work, from 0 to 1.
        """
        now = self._clock()
        if now < self._said_s + self._every_s:
            return
        self._said_s = now
        left = f", about {spoken((now - self._begun_s) * (1 - share) / share)} left" if share > 0 else ""
        say(f"{what}: {int(100 * share)}% done{left}")
        sys.stderr.flush()


def spoken(seconds: float) -> str:
    """Return a length of time as people say it.

    Examples
    --------
    >>> spoken(42.3), spoken(245), spoken(9000)
    ('42 s', '4 min', '2.5 h')
    """
    if seconds < 2 * _MINUTE_S:
        return f"{seconds:.0f} s"
    if seconds < 2 * _HOUR_S:
        return f"{seconds / _MINUTE_S:.0f} min"
    return f"{seconds / _HOUR_S:.1f} h"

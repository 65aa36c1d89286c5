"""Parameters of functions and commands of several groups."""

from __future__ import annotations

from .kinds import seconds, whole
from .parameter import Parameter

ROUNDS = Parameter(
    whole(1), 20, "timed samples of each kernel or routine (default {default})", metavar="N", convert=int
)
SEED = Parameter(whole(), 0, "seed of the random numbers (default {default})", metavar="N", convert=int)


def patience(default: float, of: str) -> Parameter[float]:
    """Return the parameter of the seconds to wait for undisturbed moments.

    Parameters
    ----------
    default : float
        Seconds.
    of : str
        Name of the measurement that waits.
    """
    said = f"seconds to wait, for {of}, while the machine is disturbed (default {{default}})"
    return Parameter(seconds, default, said, metavar="S", convert=float)

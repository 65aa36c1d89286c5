"""How fast what is kept decoded is fetched: so many micro-ops a cycle, and none behind a taken branch."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .micro_ops import MicroOps


def fetch_cycles(stream: npt.NDArray[np.int32], tables: MicroOps, width: int) -> npt.NDArray[np.float64]:
    """Return for each instruction of a stream the cycles of fetching that begin with it: 1, or 0.

    Parameters
    ----------
    stream : ndarray of int32, (n_executed,)
        Positions of the instructions in the order executed; neighbours in the code follow each other.
    tables : MicroOps
        Of the code.
    width : int
        Micro-ops fetched in a cycle; 0 where nobody has measured, and fetching is never waited for.

    Notes
    -----
    Whether a place begins a line of the cache is not known from assembly: code is taken to lie well.
    """
    cycles = np.zeros(len(stream))
    if not width or not len(stream):
        return cycles
    slots = _slots(tables)[stream]
    begins = np.concatenate([[True], stream[1:] != stream[:-1] + 1])
    before = np.cumsum(slots) - slots
    since = before - before[begins][np.cumsum(begins) - 1]  # the branch that was taken last
    ends = since + slots
    # a group begins at the branch's target, and where micro-ops pass a multiple of the width
    cycles[:] = np.ceil(ends / width - 1e-9) - np.ceil(since / width - 1e-9)
    return cycles


def _slots(tables: MicroOps) -> npt.NDArray[np.float64]:
    """Return the micro-ops of each instruction as the front end counts them."""
    sums = np.concatenate([[0.0], np.cumsum(tables.ops["slots"], dtype=np.float64)])
    return sums[tables.instructions["end"]] - sums[tables.instructions["first"]]

"""Which instructions of a stream are decoded anew, because the cache of decoded ones is too small.

Unrolled code is executed once a call: when it is larger than the cache, nothing of it is there
when it is needed again, and the decoders set the pace.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiled import call
from .tables import WAY

DECODERS = "decoders"
"""What dispatch waits for where code is not kept."""
_ENTRY_INSTRUCTIONS = 6
"""Neighbours that share an entry; of Zen 3 to 5 eight, eight and six."""
_WAYS = 16


def decode_cycles(
    stream: npt.NDArray[np.int32], capacity: int, decode_rate: float
) -> npt.NDArray[np.float64]:
    """Return for each instruction of a stream the cycles that decoders take for it: 0 if it is cached.

    Parameters
    ----------
    stream : ndarray of int32, (n_executed,)
        Positions of the instructions in the order executed; neighbours in the code follow each other.
    capacity : int
        Instructions that the cache holds; 0 where nobody has measured, and nothing is decoded anew.
    decode_rate : float
        Instructions that are decoded in a cycle.

    Notes
    -----
    Sets of 16 ways, the entry that was used longest ago gives way: code that is a little larger
    than the cache and executed again and again finds nothing there.

    Examples
    --------
    >>> once = np.arange(200, dtype=np.int32)
    >>> [float(decode_cycles(once, capacity, 2.0).sum()) for capacity in (300, 100)]
    [0.0, 100.0]
    """
    if not capacity:
        return np.zeros(len(stream))
    n_sets = max(1, round(capacity / (_WAYS * _ENTRY_INSTRUCTIONS)))
    # what is executed has been executed before: the first round finds what the last one left
    return _missed(np.concatenate([stream, stream]), n_sets)[len(stream) :] / decode_rate


def _missed(stream: npt.NDArray[np.int32], n_sets: int) -> npt.NDArray[np.float64]:
    """Return 1 for each instruction that is not in the cache, 0 for the others."""
    sets = np.zeros((n_sets, _WAYS), WAY)
    sets["entry"] = -1
    missed = np.zeros(len(stream))
    call("find_missed", np.ascontiguousarray(stream, np.int32), len(stream), sets, n_sets, missed)
    return missed

"""Which instructions of a stream are decoded anew, because the cache of decoded ones is too small.

Unrolled code is executed once a call: when it is larger than the cache, nothing of it is there
when it is needed again, and the decoders set the pace.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....codegen.compiled_loop import compiled_loop

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


@compiled_loop
def _missed(stream: npt.NDArray[np.int32], n_sets: int) -> npt.NDArray[np.float64]:
    held = np.full((n_sets, _WAYS), -1, np.int64)
    used = np.zeros((n_sets, _WAYS), np.int64)
    missed = np.zeros(len(stream))
    previous, missing = -1, False
    for number in range(len(stream)):
        entry = stream[number] // _ENTRY_INSTRUCTIONS
        back = number > 0 and stream[number] <= stream[number - 1]
        if entry != previous or back:
            ways, times = held[entry % n_sets], used[entry % n_sets]
            way, missing = 0, True
            for candidate in range(_WAYS):
                if ways[candidate] == entry:
                    way, missing = candidate, False
                    break
                if times[candidate] < times[way]:
                    way = candidate
            ways[way], times[way] = entry, number + 1
            previous = entry
        missed[number] = missing
    return missed

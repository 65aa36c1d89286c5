"""Which instructions of a stream are decoded anew, because the cache of decoded ones is too small.

Unrolled code is executed once a call: when it is larger than the cache, nothing of it is there
when it is needed again, and the decoders set the pace.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...machine.record import Core
from .compiled import call
from .tables import WAY

DECODERS = "decoders"
"""What dispatch waits for where code is not kept."""


def decode_cycles(stream: npt.NDArray[np.int32], core: Core) -> npt.NDArray[np.float64]:
    """Return for each instruction of a stream the cycles that decoders take for it: 0 if it is cached.

    Parameters
    ----------
    stream : ndarray of int32, (n_executed,)
        Positions of the instructions in the order executed; neighbours in the code follow each other.
    core : Core
        Which keeps `op_cache_instructions` decoded; 0 where nobody has measured, and nothing is decoded
        anew.

    Notes
    -----
    The entry of a set that was used longest ago gives way: code that is a little larger than the cache
    and executed again and again finds nothing there.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from chainline.analysis.machine.load import load_machine
    >>> once, core = np.arange(200, dtype=np.int32), load_machine("zen5").core
    >>> cores = [replace(core, op_cache_instructions=kept, decode_rate=2.0) for kept in (300, 100)]
    >>> [float(decode_cycles(once, core).sum()) for core in cores]
    [0.0, 100.0]
    """
    if not core.op_cache_instructions:
        return np.zeros(len(stream))
    # what is executed has been executed before: the first round finds what the last one left
    return _missed(np.concatenate([stream, stream]), core)[len(stream) :] / core.decode_rate


def _missed(stream: npt.NDArray[np.int32], core: Core) -> npt.NDArray[np.float64]:
    """Return 1 for each instruction that is not in the cache, 0 for the others."""
    ways, together = core.op_cache_ways, core.op_cache_entry_instructions
    n_sets = max(1, round(core.op_cache_instructions / (ways * together)))
    sets = np.zeros((n_sets, ways), WAY)
    sets["entry"] = -1
    missed = np.zeros(len(stream))
    places = np.ascontiguousarray(stream, np.int32)
    call("find_missed", places, len(stream), sets, n_sets, ways, together, missed)
    return missed

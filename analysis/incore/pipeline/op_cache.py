"""Micro-op cache: the instructions of a stream that miss it and are decoded again.

Unrolled code is executed once a call: when it is larger than the cache, nothing of it is there
when it is needed again, and the decoders set the pace.
"""

from __future__ import annotations

from array import array

from ...machine.record import Core
from .compiled import call, table_of
from .tables import WAY


def decode_cycles(stream: array[int], core: Core) -> array[float]:
    """Return for each instruction of a stream the cycles that decoders take for it: 0 if it is cached.

    Parameters
    ----------
    stream : array of int32, (n_executed,)
        Positions of the instructions in the order executed; neighbours in the code follow each other.
    core : Core
        Core, which keeps `op_cache_instructions` decoded; 0 where nobody has measured, and nothing is decoded
        anew.

    Notes
    -----
    The entry of a set that was used longest ago gives way: code that is a little larger than the cache
    and executed again and again finds nothing there.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from chainline.analysis.machine.load import load_machine
    >>> once, core = array("i", range(200)), load_machine("zen5").core
    >>> cores = [replace(core, op_cache_instructions=kept, decode_rate=2.0) for kept in (300, 100)]
    >>> [sum(decode_cycles(once, core)) for core in cores]
    [0.0, 100.0]
    """
    cycles = array("d", bytes(8 * len(stream)))
    if not core.op_cache_instructions:
        return cycles
    ways, together = core.op_cache_ways, core.op_cache_entry_instructions
    n_sets = max(1, round(core.op_cache_instructions / (ways * together)))
    sets = table_of(WAY, [(-1, 0)] * (n_sets * ways))
    rate = array("d", (core.decode_rate,))
    call("find_missed", stream, len(stream), sets, n_sets, ways, together, rate, cycles)
    return cycles

"""How fast what is kept decoded is fetched: so many micro-ops a cycle, and none behind a taken branch."""

from __future__ import annotations

from array import array

from .compiled import call
from .micro_ops import MicroOps


def add_fetch_cycles(cycles: array[float], stream: array[int], tables: MicroOps, width: int) -> None:
    """Set, where an instruction of a stream takes no decoding, the cycles of fetching that begin with it.

    Parameters
    ----------
    cycles : array of float64, (n_executed,)
        Of decoding; 1 or 0 is written in place of 0.
    stream : array of int32, (n_executed,)
        Positions of the instructions in the order executed; neighbours in the code follow each other.
    tables : MicroOps
        Of the code.
    width : int
        Micro-ops fetched in a cycle; 0 where nobody has measured, and fetching is never waited for.

    Notes
    -----
    Whether a place begins a line of the cache is not known from assembly: code is taken to lie well.
    """
    if width:
        call("add_fetching", stream, len(stream), tables.instructions, tables.ops, width, cycles)

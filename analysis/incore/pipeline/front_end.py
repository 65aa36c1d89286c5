"""Front end: fetch from the micro-op cache, and instructions that miss it."""

from __future__ import annotations

from array import array

from ...machine.record import Core
from .micro_ops import MicroOps
from .native_calls import call, table_of, zeros
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


def add_turn_cycles(cycles: array[float], stream: array[int], n_instructions: int, lost: int) -> None:
    """Add to the cycles of fetching the waits for the prediction of a branch that goes another way.

    Parameters
    ----------
    cycles : array of float64, (n_executed,)
        Of decoding and fetching.
    stream : array of int32, (n_executed,)
        As of `add_fetch_cycles`.
    n_instructions : int
        Of the code.
    lost : int
        Cycles where a branch goes another way than it mostly does; 0 where nobody has measured, and
        prediction is never waited for.

    Notes
    -----
    Every way is taken to be foreseen, but by a predictor that is slower than the one which knows what a
    branch mostly does. Prediction runs ahead of fetching: where it has little to do nothing of it is felt.
    """
    if lost:
        call("add_turns", stream, len(stream), lost, zeros(n_instructions), zeros(n_instructions), cycles)

"""Fetch from the micro-op cache: micro-ops a cycle, up to a taken branch."""

from __future__ import annotations

from array import array

from .compiled import call, zeros
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

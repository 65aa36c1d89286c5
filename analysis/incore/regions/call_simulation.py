"""A whole call on the simulated core: its path, its rows and its addresses, where they can be followed."""

from __future__ import annotations

from collections.abc import Mapping, Set

from ....asm.execute import Unfollowed
from ....asm.listing_record import Function, Listing
from ....asm.trace import trace_call
from ....asm.trace_cache import TraceCache
from ....isa.instruction import Kind
from ...machine.record import Machine
from ..form_costs import uncovered
from ..pipeline.simulate import simulate_calls
from .body import unknown_places

MOST_INSTRUCTIONS = 200_000
"""Largest number of instructions of a simulated call: about a second."""


def simulated_call(
    listing: Listing,
    function: Function,
    machine: Machine,
    arguments: Mapping[str, int],
    memory: Mapping[int, bytes] | None = None,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
) -> float | None:
    """Return the cycles of a call that is made again and again, None where it is not followed.

    What an iteration by itself does not show is in it: rows that end, what they load of each other, accesses
    across cache lines.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    function : Function
        The function.
    machine : Machine
        The machine.
    arguments : mapping of str to int
        Values of argument registers by root.
    memory : mapping of int to bytes, optional
        Contents of memory, by address.
    stepped : set of int, optional
        From `address_slice` of the function, where it is known already.
    cache : TraceCache, optional
        For who simulates bodies of the function, too.

    Notes
    -----
    Not followed are paths that depend on what is not given, calls of other functions, instructions that the
    machine file does not cover, and more than `MOST_INSTRUCTIONS`. Branches are taken to be predicted.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ...machine.load import load_machine
    >>> text = "f: vaddsd (%rdi), %xmm0, %xmm0\\n addq $8, %rdi\\n decq %rsi\\n jne f\\n ret"
    >>> listing = parse(text, "x86-64")
    >>> arguments = {"rdi": 4096, "rsi": 100}
    >>> round(simulated_call(listing, listing.functions[0], load_machine("zen3"), arguments) / 100)
    3
    """
    if any(function.start <= place <= function.stop for place, _ in unknown_places(listing)):
        return None
    try:
        bits = machine.scalable_bits
        trace = trace_call(listing, function, arguments, bits, MOST_INSTRUCTIONS, memory, stepped, cache)
    except Unfollowed:
        return None
    code = [listing.instructions[position] for position in set(trace.stream)]
    if any(instruction.kind is Kind.CALL for instruction in code) or uncovered(code, machine):
        return None
    return simulate_calls(trace, machine, cache=cache).cycles_per_iteration

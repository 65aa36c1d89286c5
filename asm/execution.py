"""One executed call of a function: its path, counts, active lanes and trip counts."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from ..isa.instruction import FLOPS_PER_LANE, Kind
from ..records import record
from .control_flow import Block, ControlFlow
from .listing_record import Function, Listing


@record
class Execution:
    """One call of a function.

    Attributes
    ----------
    listing, function : Listing, Function
        The executed code.
    arguments : mapping of str to int
        Argument registers by root.
    blocks : tuple of Block
        Basic blocks that `trace` refers to.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    trace : array of int32
        Blocks in the order executed.
    counts : array of int64, (len(listing.instructions),)
        Executions of each instruction.
    lanes : array of int64, (len(listing.instructions),)
        Active lanes of each floating-point instruction (kinds of `FLOPS_PER_LANE`), summed over
        its executions; 0 for all others.
    """

    listing: Listing
    function: Function
    arguments: Mapping[str, int]
    blocks: tuple[Block, ...]
    scalable_bits: int
    trace: array[int]
    counts: array[int]
    lanes: array[int]

    @property
    def instructions(self) -> int:
        """Instructions executed."""
        return sum(self.counts)

    @property
    def flops(self) -> int:
        """Floating-point operations executed: active lanes, an FMA counting as two."""
        return flops_of_lanes(self.listing, self.lanes)

    def counts_by_kind(self) -> dict[Kind, int]:
        """Return the instructions executed of each kind that occurs."""
        result: dict[Kind, int] = {}
        for instruction, times in zip(self.listing.instructions, self.counts, strict=True):
            if times:
                result[instruction.kind] = result.get(instruction.kind, 0) + times
        return result


def flops_of_lanes(listing: Listing, lanes: Iterable[int]) -> int:
    """Return the floating-point operations of per-instruction lane totals."""
    totals = zip(listing.instructions, lanes, strict=True)
    return sum(FLOPS_PER_LANE[instruction.kind] * total for instruction, total in totals if total)


def instruction_stream(execution: Execution) -> array[int]:
    """Return the positions of the executed instructions in order, (n_executed,), of int32."""
    return block_positions(execution.blocks, execution.trace)


def block_positions(blocks: Sequence[Block], path: Iterable[int]) -> array[int]:
    """Return the positions of the instructions of a path of blocks, in order, (n_executed,), of int32."""
    positions = [array("i", range(block.start, block.stop)) for block in blocks]
    found = array("i")
    for number in path:
        found += positions[number]
    return found


@record
class LoopRuns:
    """Entries and iterations of a loop in one call.

    Attributes
    ----------
    entries, iterations : int
        An iteration ends at a latch: a loop that tests at its top and leaves at the first test has zero.
    """

    entries: int
    iterations: int

    @property
    def trip_count(self) -> float:
        """Iterations per entry, averaged over the entries."""
        return self.iterations / self.entries


def trip_counts(flow: ControlFlow, execution: Execution) -> dict[int, float]:
    """Return the iterations of each loop per entry, averaged over its entries, by header block.

    A loop that was never entered is absent.
    """
    return {header: runs.trip_count for header, runs in loop_runs(flow, execution).items()}


def loop_runs(flow: ControlFlow, execution: Execution) -> dict[int, LoopRuns]:
    """Return the entries and iterations of each loop that was entered, by its header block."""
    if not flow.loops:
        return {}
    trace = execution.trace
    times, passages = Counter(trace), Counter(pairwise(trace))
    result: dict[int, LoopRuns] = {}
    for loop in flow.loops:
        inside = frozenset(loop.blocks)
        entered = (n for (a, b), n in passages.items() if b in inside and a not in inside)
        entries = sum(entered) + (trace[0] in inside)
        if entries:
            result[loop.header] = LoopRuns(entries, sum(times[latch] for latch in loop.latches))
    return result

"""One executed call of a function: its path, counts, active lanes and trip counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .blocks import Block
from .flow import ControlFlow
from .instruction import FLOPS_PER_LANE, Function, Kind, Listing


@dataclass(frozen=True, slots=True)
class Execution:
    """One call of a function.

    Attributes
    ----------
    listing, function : Listing, Function
        What was executed.
    arguments : mapping of str to int
        Argument registers by root.
    blocks : tuple of Block
        Basic blocks that `trace` refers to.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    trace : ndarray of int32
        Blocks in the order executed.
    counts : ndarray of int64, (len(listing.instructions),)
        Executions of each instruction.
    lanes : ndarray of int64, (len(listing.instructions),)
        Active lanes of each floating-point instruction (kinds of `FLOPS_PER_LANE`), summed over
        its executions; 0 for all others.
    """

    listing: Listing
    function: Function
    arguments: Mapping[str, int]
    blocks: tuple[Block, ...]
    scalable_bits: int
    trace: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int64]
    lanes: npt.NDArray[np.int64]

    @property
    def instructions(self) -> int:
        """Instructions executed."""
        return int(self.counts.sum())

    @property
    def flops(self) -> int:
        """Floating-point operations executed: active lanes, an FMA counting as two."""
        return flops_of_lanes(self.listing, self.lanes)

    def counts_by_kind(self) -> dict[Kind, int]:
        """Return the instructions executed of each kind that occurs."""
        result: dict[Kind, int] = {}
        for position in np.flatnonzero(self.counts):
            kind = self.listing.instructions[position].kind
            result[kind] = result.get(kind, 0) + int(self.counts[position])
        return result


def flops_of_lanes(listing: Listing, lanes: npt.NDArray[np.int64]) -> int:
    """Return the floating-point operations of per-instruction lane totals."""
    code = listing.instructions
    return sum(FLOPS_PER_LANE[code[p].kind] * int(lanes[p]) for p in np.flatnonzero(lanes))


def instruction_stream(execution: Execution) -> npt.NDArray[np.int32]:
    """Return the positions of the executed instructions in order, (n_executed,)."""
    return block_positions(execution.blocks, execution.trace)


def block_positions(blocks: Sequence[Block], path: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """Return the positions of the instructions of a path of blocks, in order, (n_executed,)."""
    starts = np.array([block.start for block in blocks], dtype=np.int64)[path]
    stops = np.array([block.stop for block in blocks], dtype=np.int64)[path]
    lengths = stops - starts
    ends = np.cumsum(lengths)
    return (np.repeat(starts - (ends - lengths), lengths) + np.arange(ends[-1])).astype(np.int32)


def trip_counts(flow: ControlFlow, execution: Execution) -> dict[int, float]:
    """Return the iterations of each loop per entry, averaged over its entries, by header block.

    An iteration ends at a latch: a loop that tests at its top and leaves at the first test has
    zero. A loop that was never entered is absent.
    """
    trace = execution.trace
    result: dict[int, float] = {}
    for loop in flow.loops:
        inside = np.isin(trace, list(loop.blocks))
        entries = int(np.count_nonzero(inside[1:] & ~inside[:-1])) + int(inside[0])
        if entries:
            result[loop.header] = int(np.isin(trace, loop.latches).sum()) / entries
    return result

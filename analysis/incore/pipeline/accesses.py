"""Counts of the memory accesses of a call: line crossings, masked stores, stack accesses, forwarded loads."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ....asm.trace import Trace
from ....isa.instruction import Instruction
from .store_forwarding import BLOCKED, FORWARDED, match_stores


@dataclass(frozen=True, slots=True)
class AccessCounts:
    """Memory accesses of one call, counted by the cause that makes them slow.

    Attributes
    ----------
    loads, stores : int
        Accesses; an instruction that loads and stores counts in both.
    crossing : int
        Accesses that cross a cache line.
    masked_stores : int
        Stores under a mask, full or not.
    partial_stores : int
        Those of them that leave out lanes.
    forwarded_loads : int
        Loads that the store queue hands all bytes of one store of the same call.
    blocked_loads : int
        Loads that wait until a store has written to L1: they need bytes of several stores, or of
        a store and the cache, or of a masked store that the core does not hand over.
    stack : int
        Accesses to the frame: spills, reloads, saved registers.
    unknown : int
        Accesses whose address depends on data, such as those of a gather.
    """

    loads: int
    stores: int
    crossing: int
    masked_stores: int
    partial_stores: int
    forwarded_loads: int
    blocked_loads: int
    stack: int
    unknown: int


def access_counts(
    trace: Trace,
    line_bytes: int,
    stack_from: int,
    forwards_masked_stores: bool = True,
    masks_hide_lanes: bool = True,
    forwards_partial_stores: bool = True,
) -> AccessCounts:
    """Return the counts of the memory accesses of a call.

    Parameters
    ----------
    line_bytes : int
        Cache line.
    stack_from : int
        Lowest address that counts as stack.
    forwards_masked_stores : bool
        Whether the core hands over what was stored under a mask.
    masks_hide_lanes : bool
        Whether masked lanes do not count when loads are compared with stores.
    forwards_partial_stores : bool
        Whether the core hands over what was stored under a mask that leaves out lanes.

    Examples
    --------
    `ret` loads, too: its address.

    >>> from ....asm.listing import parse
    >>> from ....asm.trace import trace_call
    >>> listing = parse("f: vmovsd %xmm0, 60(%rdi)\\n vmovsd 60(%rdi), %xmm1\\n ret", "x86-64")
    >>> trace = trace_call(listing, listing.functions[0], {"rdi": 4096})
    >>> counts = access_counts(trace, 64, 1 << 40)
    >>> counts.loads, counts.stores, counts.crossing, counts.forwarded_loads
    (2, 1, 2, 1)
    """
    stores, masked = _flags(trace)
    addresses, n_bytes, width_bytes = map(np.asarray, (trace.addresses, trace.n_bytes, trace.width_bytes))
    known, partial = addresses >= 0, masked & (n_bytes < width_bytes)
    compared = trace.n_bytes if masks_hide_lanes else trace.width_bytes
    source, relation = map(np.asarray, match_stores(trace.addresses, compared, array("b", stores.tobytes())))
    held = relation == BLOCKED
    if not forwards_masked_stores:
        held |= (relation == FORWARDED) & masked[stores][source]
    if not forwards_partial_stores:
        held |= (relation == FORWARDED) & partial[stores][source]
    crossing = known & (addresses % line_bytes + width_bytes > line_bytes)
    return AccessCounts(
        loads=int((~stores).sum()),
        stores=int(stores.sum()),
        crossing=int(crossing.sum()),
        masked_stores=int((stores & masked).sum()),
        partial_stores=int((stores & partial).sum()),
        forwarded_loads=int(((relation == FORWARDED) & ~held).sum()),
        blocked_loads=int(held.sum()),
        stack=int((addresses >= stack_from).sum()),
        unknown=int((~known).sum()),
    )


def _flags(trace: Trace) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return two flags for each access of a trace: store, and masked."""
    table = [_access_flags(instruction) for instruction in trace.listing.instructions]
    lengths = np.array([len(rows) for rows in table], dtype=np.int64)
    flat = np.array([row for rows in table for row in rows], dtype=np.bool_).reshape(-1, 2)
    first = np.cumsum(lengths) - lengths
    stream = np.asarray(trace.stream)
    counts = lengths[stream]
    begins = np.repeat(first[stream] - (np.cumsum(counts) - counts), counts)
    rows = flat[begins + np.arange(len(begins))]
    return rows[:, 0], rows[:, 1]


def _access_flags(instruction: Instruction) -> list[tuple[bool, bool]]:
    masked = instruction.mask is not None
    return [(False, masked)] * len(instruction.loads) + [(True, masked)] * len(instruction.stores)

"""Tables that the compiled simulation reads and writes: fields of eight bytes, as in `native/tables.h`."""

from __future__ import annotations

import numpy as np

RING_NAMES = (
    "reorder buffer",
    "vector registers",
    "integer registers",
    "mask registers",
    "wide registers",
    "load queue",
    "store queue",
)
"""Buffers that are filled and emptied in program order: rows of a table of `RING`."""

INSTRUCTION = np.dtype([("first", np.int64), ("end", np.int64), ("n_accesses", np.int64)])
"""An instruction: its micro-ops `first` to `end - 1`, and its memory operands."""

OP = np.dtype(
    [
        ("role", np.int64),
        ("latency", np.int64),
        ("accumulate_latency", np.int64),
        ("family", np.int64),
        ("slots", np.int64),
        ("stations", np.int64),
        ("file", np.int64),
        ("bits", np.int64),
        ("holds_wide", np.int64),
        ("access", np.int64),
        ("masked", np.int64),
        ("waiting_use", np.int64),
        ("use_first", np.int64),
        ("use_end", np.int64),
        ("read_first", np.int64),
        ("read_end", np.int64),
        ("write_first", np.int64),
        ("write_end", np.int64),
    ]
)
"""A micro-op: its `Role`; cycles to its result, and between two of one family to an operand that is
added to; the number of its class; dispatch slots; as bits, the reservation stations that may take
it (0 where rename makes the result); the `File` of its result; bits of the vectors that it computes
or moves (0 for none); whether a register of the widest holds its result; which memory operand of the
instruction it accesses; whether it stores under a mask; which of its uses the stations issue to (-1
for none); rows of uses, reads and writes."""

USE = np.dtype([("ports", np.int64), ("cycles", np.float64), ("owed", np.float64)])
"""A port use: the ports as bits, cycles, and fractions of a cycle not taken yet."""

READ = np.dtype([("register", np.int64), ("accumulates", np.int64), ("third", np.int64)])
"""An operand: the register, whether it is added to, whether it is `MicroOp.third`."""

ACCESS = np.dtype(
    [
        ("address", np.int64),
        ("n_bytes", np.int64),
        ("width_bytes", np.int64),
        ("store", np.int64),
        ("relation", np.int64),
        ("lookalike", np.int64),
    ]
)
"""A memory access of a stream: see `Trace`, `match_stores` and `lookalike_stores`."""

CORE = np.dtype(
    [
        ("dispatch_width", np.int64),
        ("retire_width", np.int64),
        ("forward_cycles", np.int64),
        ("blocked_cycles", np.int64),
        ("blocked_by_runs", np.int64),
        ("forwards_masked", np.int64),
        ("forwards_partial", np.int64),
        ("line_bytes", np.int64),
        ("stores_per_cycle", np.int64),
        ("store_entry_bytes", np.int64),
        ("load_ports", np.int64),
        ("store_pair_load_turns", np.float64),
        ("wide_forward_cycles", np.int64),
        ("load_latency", np.int64),
        ("repeats_early_loads", np.int64),
        ("third_reads", np.int64),
        ("store_pipes", np.int64),
        ("bypass_first", np.int64),
        ("bypass_last", np.int64),
        ("vector_bits", np.int64),
        ("third_read_bits", np.int64),
        ("closed_ports", np.int64),
        ("seen_ahead", np.int64),
        ("crossing_ports", np.int64),
        ("binds_ports", np.int64),
        ("bank_bytes", np.int64),
        ("bank_reads", np.int64),
        ("first_bank", np.int64),
        ("splits_slots", np.int64),
        ("new_line_cycles", np.int64),
        ("page_crossing_cycles", np.int64),
        ("decoded_ahead", np.int64),
        ("store_data_entries", np.int64),
        ("data_fronts", np.int64),
        ("n_store_pipes", np.int64),
        ("store_data_reads", np.int64),
        ("bypass_to_stores", np.int64),
        ("dispatch_knows_ports", np.int64),
    ]
)
"""Figures of a core; `load_ports` are, as bits, the ports that limit how many vectors are loaded in
a cycle; `third_reads` are, as bits beyond those of the ports, `Core.third_read_ports`, and
`store_pipes`, beyond these, as many pipes that move data to the store queue; `crossing_ports` are,
beyond these, `Core.crossing_loads_per_cycle`, and from bit `first_bank` on there are as many for each
bank of a line as it serves. `seen_ahead` is how many instructions behind one that waits to be issued are
dispatched already."""

RING = np.dtype([("size", np.int64), ("taken", np.int64), ("returned", np.int64)])
"""A buffer: entries (0 where it is no limit), those taken so far, those whose return is known.

Beside the table of buffers goes `free_at`, (7, largest): the cycle in which an entry is given
back, by its number modulo the size.
"""

STATION = np.dtype(
    [
        ("entries", np.int64),
        ("queue", np.int64),
        ("ports", np.int64),
        ("n_ports", np.int64),
        ("n_waiting", np.int64),
        ("front", np.int64),
        ("n_passed", np.int64),
        ("last_passed", np.int64),
    ]
)
"""A station: its places and those of the queue before it (0 for none); the ports it issues to, as
bits, and their number; the micro-ops in it; all it has had; the station, itself or one before, in
whose row the queue is kept: those that have passed it, and the cycle of the last.

Beside the table go `waiting`, (n, most entries), heaps of the cycles in which the micro-ops issue,
the next one first, and `passed`, (n, longest queue), rings of the cycles in which they passed.
"""

STORE = np.dtype(
    [
        ("data_at", np.int64),
        ("written_at", np.int64),
        ("masked", np.int64),
        ("partial", np.int64),
        ("wide", np.int64),
        ("readable", np.int64),
        ("fresh_last", np.int64),
        ("unread", np.int64),
        ("n_reads", np.int64),
    ]
)
"""A store of a stream: when its data are there, when they are in L1, whether under a mask, whether that
left out lanes, and whether of the widest vectors; since when its data can be read, until when without a
port, and how many reads are left."""

WRITER = np.dtype(
    [
        ("cycle", np.int64),
        ("shared", np.int64),
        ("next_recent", np.int64),
        ("dispatched", np.int64),
        ("owed", np.float64),
    ]
)
"""What writes to L1: cycle of the last write, the share of that cycle that is taken, the place of the
next line in the ring of lines written last; the cycle in which the last store was dispatched, and turns
of the load ports that stores have not taken yet."""

VALUE = np.dtype(
    [("ready", np.int64), ("ready_to_add", np.int64), ("family", np.int64), ("origin", np.int64)]
)
"""What a register holds: when it is ready, also to be added to, the family that made it, and where it
comes from."""

EVENT = np.dtype(
    [
        ("decoding", np.int64),
        ("begins", np.int64),
        ("waits_for", np.int64),
        ("dispatched", np.int64),
        ("ready", np.int64),
        ("issued", np.int64),
        ("done", np.int64),
        ("ports", np.int64),
    ]
)
"""What happened to an executed micro-op: cycles in which dispatch waited for the decoders before `begins`;
when it had a dispatch slot, what it waited for until it was dispatched (a number of `stall_names`, -1 for
nothing), when its operands were there, when it was issued and when its result was there; the ports that it
took, as bits, beside those that stand for limits behind them."""

ADDRESSING = np.dtype([("name", np.int64), ("base", np.int64), ("index", np.int64)])
"""How a memory operand is addressed: a number for registers, scale and low bits of the displacement;
numbers of the registers, 0 for none."""

DAY = np.dtype([("cycle", np.int64), ("taken", np.int64)])
"""A cycle, and the ports taken in it as bits. An entry that belongs to an older cycle counts as free."""

WAY = np.dtype([("entry", np.int64), ("used", np.int64)])
"""A place of the cache of decoded instructions: what it holds, and when that was used last."""

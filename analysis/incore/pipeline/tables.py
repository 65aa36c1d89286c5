"""Calls of the loops that are written in C, in `native`, and the tables that they read and write.

The loops come with the package as LLVM IR. They take columns, which are arrays of one type, and tables, whose
rows have fields of eight bytes, as in `native/tables.h`. Neither is numpy's: to load that takes as long as to
analyse a file of some thousand instructions. Who computes with numpy looks at them by `np.asarray`, and at
tables by `np.ctypeslib.as_array`.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeAlias

from ....codegen.builtin_ir import native_functions
from ...machine.core import Core
from ...machine.parameter import parameters

Column: TypeAlias = "array[int] | array[float]"
Table: TypeAlias = "ctypes.Array[Any]"

_FUNCTIONS = Path(__file__).parent / "native" / "pipeline.ll"


def call(name: str, *arguments: Column | Table | int) -> int:
    """Call a function on columns and tables, which it takes by address, and numbers.

    Returns
    -------
    int
        Its result; without meaning if it returns nothing.
    """
    words = [a if isinstance(a, int) else address(a) for a in arguments]
    function, _ = _function(name, len(words))
    result: int = function(*words)
    return result


def address(content: Column | Table) -> int:
    """Return the address of the first byte of a column or a table."""
    return content.buffer_info()[0] if isinstance(content, array) else ctypes.addressof(content)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function, and its code, which stays where it is as long as it can be called."""
    code, words = native_functions(_FUNCTIONS), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(ctypes.c_int64, *words)(code.get_function_address(name)), code


def filled(value: int, n: int) -> array[int]:
    """Return a column of one number."""
    return array("q", (value,)) * n


def zeros(n: int) -> array[int]:
    """Return a column of zeros, quickly."""
    return _ZERO * n


def real_zeros(n: int) -> array[float]:
    """Return a column of zeros that are no integers."""
    return _REAL_ZERO * n


_ZERO, _REAL_ZERO = array("q", (0,)), array("d", (0.0,))


def starts(lengths: Iterable[int]) -> array[int]:
    """Return the offsets of consecutive parts of some lengths, and the end of the last."""
    return array("q", accumulate(lengths, initial=0))


def table_of(row: type[ctypes.Structure], rows: Iterable[tuple[float, ...]]) -> Table:
    """Return a table of some rows."""
    made: list[Any] = [*rows]
    return (row * len(made))(*made)


INTEGER: TypeAlias = ctypes.c_int64
REAL: TypeAlias = ctypes.c_double


def _row(fields: list[tuple[str, type[INTEGER | REAL]]]) -> type[ctypes.Structure]:
    """Return the type of a table's rows; `(ROW * n)()` is a table of zeros, which numpy can look at."""
    return type("Row", (ctypes.Structure,), {"_fields_": fields})


INSTRUCTION = _row([(name, INTEGER) for name in ("first", "end", "n_accesses", "n_decoded")])
"""An instruction: its micro-ops `first` to `end - 1`, its memory operands, and the micro-ops that decoders
make of it, of which dispatch may take some apart."""

DECODED = _row(
    [
        (name, INTEGER)
        for name in (
            *("address", "n_bytes", "opcode_at", "changes_length", "n_micro_ops"),
            *("may_join", "joined", "ends"),
        )
    ]
)
"""An instruction as decoders see it: bytes from the beginning of the code, its length and that of its
prefixes, whether one of these changes the length; its micro-ops; whether it could be joined with a branch
behind it, whether it is a branch that is joined with the instruction before it, and whether it is the last
that is decoded in a cycle."""

OP = _row(
    [
        ("role", INTEGER),
        ("latency", INTEGER),
        ("accumulate_latency", INTEGER),
        ("family", INTEGER),
        ("slots", INTEGER),
        ("together", INTEGER),
        ("place", INTEGER),
        ("stations", INTEGER),
        ("file", INTEGER),
        ("bits", INTEGER),
        ("holds_wide", INTEGER),
        ("access", INTEGER),
        ("masked", INTEGER),
        ("waiting_use", INTEGER),
        ("stack", INTEGER),
        ("near", INTEGER),
        ("renamed", INTEGER),
        ("use_first", INTEGER),
        ("use_end", INTEGER),
        ("read_first", INTEGER),
        ("read_end", INTEGER),
        ("write_first", INTEGER),
        ("write_end", INTEGER),
    ]
)
"""A micro-op: its `Role`; cycles to its result, and between two of one family to an operand that is
added to; the number of its class; dispatch slots, those that are taken in one cycle
from it on, and its `Place` among those of a cycle; as bits, the
reservation stations that may take it (0 where rename makes the result); the `File` of its result; bits of
the vectors that it computes or moves (0 for none); whether a register of the widest holds its result; which
memory operand of the instruction it accesses; whether it stores under a mask; which of its uses the stations
issue to (-1 for none); `MicroOp.stack`, `.near` and `.renamed`; rows of uses, reads and writes."""

SHAPE = _row([(name, INTEGER) for name in ("first", "end", "n_accesses", "n_decoded", "n_registers")])
"""A shape of instruction: its micro-ops, in a table of those of shapes, its memory operands, the micro-ops
that decoders make of it, and how many registers they read and write."""

USE = _row([("ports", INTEGER), ("cycles", REAL), ("owed", REAL), ("beside_wide", INTEGER)])
"""A port use: the ports as bits, cycles, fractions of a cycle not taken yet, and the ports as bits while one
of the widest operations waits, which closes some to narrower vectors."""

READ = _row([(name, INTEGER) for name in ("register", "accumulates", "third", "addresses")])
"""An operand: the register, whether it is added to, whether it is `MicroOp.third`, and whether it is part of
the address of a store."""

ACCESS = _row(
    [
        ("address", INTEGER),
        ("n_bytes", INTEGER),
        ("width_bytes", INTEGER),
        ("store", INTEGER),
        ("relation", INTEGER),
        ("lookalike", INTEGER),
        ("page", INTEGER),
    ]
)
"""A memory access of a stream: see `Trace`, `match_stores` and `lookalike_stores`; its page, -1 where its
physical address is known at once."""

_DERIVED = (
    *("forward_cycles", "blocked_cycles", "wide_forward_cycles", "integer_forward_cycles"),
    *("line_bytes", "sector_bytes", "stores_per_cycle", "load_ports", "load_latency"),
    *("third_reads", "store_pipes", "n_store_pipes", "data_reads", "data_fronts"),
    *("closed_ports", "crossing_ports", "first_bank", "seen_ahead", "slots_of_schedulers"),
)
_SIMULATED = tuple(name for name, declared in parameters(Core).items() if declared.simulated)
CORE = _row(
    [
        *((name, INTEGER) for name in _DERIVED),
        *((name, REAL if Core.__annotations__[name] == "float" else INTEGER) for name in _SIMULATED),
    ]
)
"""Figures of a core: those that `core_tables` derives from several parameters, then the parameters of `Core`
that are declared ``simulated``, as they are. `load_ports` are, as bits, the ports that limit how many vectors
are loaded in a cycle; `third_reads` are, as bits beyond those of the ports, `Core.third_read_ports`, and
`store_pipes`, beyond these, as many pipes that move data to the store queue; `crossing_ports` are, beyond
these, `Core.crossing_loads_per_cycle`, and from bit `first_bank` on there are as many for each bank of a line
as it serves. `seen_ahead` is how many instructions behind one that waits to be issued are dispatched already;
`slots_of_schedulers` is whether `integer_slots` are one for each integer scheduler."""


def core_header() -> str:
    """Return the text of ``native/core_row.h``: the C struct of a row of `CORE`."""
    types = {INTEGER: "integer", REAL: "double"}
    fields = "\n".join(f"  {types[kind]} {name};" for name, kind in row_fields(CORE))
    return (
        "// Made by build.sh from the parameters of a core; see `tables.py`. All fields are of eight bytes.\n"
        f"typedef struct {{\n{fields}\n}} core_row;\n"
    )


def row_fields(row: type[ctypes.Structure]) -> list[tuple[str, type[INTEGER | REAL]]]:
    """Return names and types of the fields of a table's rows."""
    fields: list[tuple[str, type[INTEGER | REAL]]] = [*row._fields_]  # type: ignore[list-item]
    return fields


RING = _row([("size", INTEGER), ("taken", INTEGER), ("returned", INTEGER)])
"""A buffer of `stalls.BUFFERS`: entries (0 where it is no limit), those taken so far, those whose return is
known.

Beside the table of buffers goes `free_at`, (7, largest): the cycle in which an entry is given
back, by its number modulo the size.
"""

TRANSLATION = _row([(name, INTEGER) for name in ("page", "known_at", "used")])
"""A place of the first-level TLB: the page, the cycle from which on its physical address is known, and the
number of the access that used it last."""

STATION = _row(
    [
        ("entries", INTEGER),
        ("queue", INTEGER),
        ("ports", INTEGER),
        ("n_ports", INTEGER),
        ("n_waiting", INTEGER),
        ("front", INTEGER),
        ("n_passed", INTEGER),
        ("last_passed", INTEGER),
    ]
)
"""A station: its places and those of the queue before it (0 for none); the ports it issues to, as
bits, and their number; the micro-ops in it; all it has had; the station, itself or one before, in
whose row the queue is kept: those that have passed it, and the cycle of the last.

Beside the table go `waiting`, (n, most entries), heaps of the cycles in which the micro-ops issue,
the next one first, and `passed`, (n, longest queue), rings of the cycles in which they passed.
"""

STORE = _row(
    [
        ("data_at", INTEGER),
        ("addressed_at", INTEGER),
        ("written_at", INTEGER),
        ("masked", INTEGER),
        ("partial", INTEGER),
        ("kind", INTEGER),
        ("readable", INTEGER),
        ("fresh_last", INTEGER),
        ("unread", INTEGER),
        ("n_reads", INTEGER),
        ("turns", INTEGER),
        ("address", INTEGER),
        ("narrow", INTEGER),
    ]
)
"""A store of a stream: when its data and its address are there, when it is in L1, whether under a mask,
whether that left out lanes, and whether of an integer (2), the widest vectors (1) or others; since when its
data can be read, until when without a port, how many reads are left, turns that one which has begun still
takes; where it writes, and whether less than 32 bits."""

WRITER = _row(
    [
        ("cycle", INTEGER),
        ("shared", INTEGER),
        ("next_recent", INTEGER),
        ("dispatched", INTEGER),
        ("owed", REAL),
    ]
)
"""State of writes to L1: cycle of the last write, the share of that cycle that is taken, the place of the
next line in the ring of lines written last; the cycle in which the last store was dispatched, and turns
of the load ports that stores have not taken yet."""

VALUE = _row([(name, INTEGER) for name in ("ready", "ready_to_add", "family", "origin", "made")])
"""Value of a register: when it is ready, also to be added to, the family that made it, where it comes
from, and the slot of the stream behind that of the vector operation that made it."""

EVENT = _row(
    [
        ("decoding", INTEGER),
        ("begins", INTEGER),
        ("waits_for", INTEGER),
        ("dispatched", INTEGER),
        ("ready", INTEGER),
        ("issued", INTEGER),
        ("done", INTEGER),
        ("ports", INTEGER),
    ]
)
"""Events of an executed micro-op: cycles in which dispatch waited for the decoders before `begins`;
when it had a dispatch slot, what it waited for until it was dispatched (a number of `dispatch_stalls`, -1 for
nothing), when its operands were there, when it was issued and when its result was there; the ports that it
took, as bits, beside those that stand for limits behind them."""

ADDRESSING = _row([("name", INTEGER), ("base", INTEGER), ("index", INTEGER)])
"""Address of a memory operand: a number for registers, scale and low bits of the displacement;
numbers of the registers, 0 for none."""

DAY = _row([("cycle", INTEGER), ("taken", INTEGER)])
"""A cycle, and the ports taken in it as bits. An entry that belongs to an older cycle counts as free."""

WAY = _row([("entry", INTEGER), ("used", INTEGER)])
"""A place of the cache of decoded instructions: what it holds, and when that was used last."""

FLOW = _row(
    [(name, INTEGER) for name in ("read_first", "read_end", "write_first", "write_end", "n_registers")]
)
"""Registers of a shape of instruction: rows of `SOURCE` (read) and of `TARGET` (written); their number."""

SOURCE = _row([(name, INTEGER) for name in ("place", "before_load", "steps", "adds")])
"""A register that is read: its place among those of the shape; whether the load waits for it, whether the
instruction steps it on beside an access, and whether it is added to."""

TARGET = _row([("place", INTEGER), ("stepped", INTEGER)])
"""A register that is written: its place among those of the shape, and whether it is stepped on."""

COST = _row([("name", INTEGER), ("adds_late", INTEGER), ("load", REAL), ("result", REAL), ("addend", REAL)])
"""A `Cost`: the number of its class, whether an addend may come later than other operands, and cycles from
the address to what is loaded, from operands to the result, and from the addend to the result."""

MEMORY = _row([("writer", INTEGER), ("reader", INTEGER), ("distance", INTEGER), ("cycles", REAL)])
"""A load of what was stored: positions, iterations between them, and the cycles that forwarding takes."""

EDGE = _row([(name, INTEGER) for name in ("writer", "reader", "distance", "register")])
"""A dependency: positions, iterations between them, and the register, -1 where it is through memory."""

"""Cycles of the front end for a stream of instructions: micro-op cache, predecoding, decoding, fetching.

Code that the micro-op cache holds is fetched from there. All else passes two stages, each in order:

    predecode  finds instructions in an aligned part of the code of `predecode_bytes`, at most
               `predecode_width` in a cycle; one that crosses parts is found with the second. A prefix that
               changes the length of an instruction delays all behind it by `length_prefix_cycles`
    decode     makes micro-ops of at most `decoders` instructions in a cycle. One of several micro-ops goes to
               the first decoder alone, and those beside it have what is left of `decoder_micro_ops`; one of
               more micro-ops than a decoder makes comes from microcode, by itself

Code in a straight line is executed once, so that all of it is decoded. What the instruction cache does not
hold is read at `code_bytes_per_cycle`.

References
----------
A. Abel and J. Reineke, uiCA: Accurate Throughput Prediction of Basic Blocks on Recent Intel
Microarchitectures, ICS 2022 (arXiv:2107.14210), section 4.1.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

from ....isa.instruction import Instruction, Kind
from ...machine.instruction_costs import matches_any
from ...machine.record import Core, Machine
from .core_tables import core_row
from .micro_ops import MicroOps
from .tables import CORE, DECODED, WAY, Table, call, real_zeros, table_of, zeros

_COPIES = 300
"""Copies of a body in a straight line, by which is told whether a cache holds their code."""


def front_end_cycles(
    code: Sequence[Instruction],
    stream: array[int],
    tables: MicroOps,
    machine: Machine,
    straight_line: bool = False,
    begin: int = 0,
) -> array[float]:
    """Return for each instruction of a stream the cycles that the front end takes for it.

    Parameters
    ----------
    code : sequence of Instruction
        The code, in the order in which it lies in memory.
    stream : array of int32, (n_executed,)
        Positions of the instructions in the order executed.
    tables : MicroOps
        Of the code.
    machine : Machine
        The machine.
    straight_line : bool
        The body lies in memory many times, one copy behind the other, without a branch.
    begin : int
        Address of the first of these copies.
    """
    core = machine.core
    if not straight_line:
        cycles = decode_cycles(stream, core)
        if core.predecode_bytes and any(cycles):
            _decode(cycles, stream, decoded_rows(code, tables, machine), machine, straight_line)
        add_fetch_cycles(cycles, stream, tables, core.fetch_width)
        add_turn_cycles(cycles, stream, len(code), core.branch_turn_cycles)
    elif core.predecode_bytes:
        cycles = array("d", (1.0,)) * len(stream)
        _decode(cycles, stream, decoded_rows(code, tables, machine), machine, straight_line, begin)
    else:
        cycles = array("d", (1.0 / core.decode_rate if core.decode_rate else 0.0,)) * len(stream)
    return cycles


def _decode(
    cycles: array[float],
    stream: array[int],
    rows: Table,
    machine: Machine,
    straight_line: bool,
    begin: int = 0,
) -> None:
    row = table_of(CORE, [core_row(machine)])
    part_cycles = _cycles_of_a_part(rows, machine.core) if straight_line else 1.0
    part_time = round(part_cycles * _FRACTIONS)
    call("decode_stream", stream, len(stream), rows, row, int(straight_line), begin, part_time, cycles)


_FRACTIONS = 64
"""Of a cycle, as in `native/decoders.c`."""
_MISSED_AT_LEAST = 0.6
"""Share of the lines of code that are read anew where the code is little larger than the cache."""


def _cycles_of_a_part(rows: Table, core: Core) -> float:
    """Return the cycles in which a part of the code of a straight line is read, by where that lies.

    Code that is executed in turn and is larger than the cache finds few of its lines there: measured on an
    Emerald Rapids, four of ten where it is little larger, none where it is twice as large.
    """
    n_bytes = _COPIES * sum(row.n_bytes for row in rows)
    if not core.code_cache_bytes or n_bytes <= core.code_cache_bytes:
        return 1.0
    beyond = min(n_bytes / core.code_cache_bytes - 1.0, 1.0)
    missed = _MISSED_AT_LEAST + (1.0 - _MISSED_AT_LEAST) * beyond
    read = max(core.predecode_bytes / core.code_bytes_per_cycle, 1.0)
    return missed * read + (1.0 - missed)


def decoded_rows(code: Sequence[Instruction], tables: MicroOps, machine: Machine) -> Table:
    """Return the row of each instruction for the decoders: its place, its length, and its micro-ops.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in the order of the text.
    tables : MicroOps
        Micro-ops of the same instructions.
    machine : Machine
        The machine.
    """
    encoding, alone = machine.instruction_set.encoding, machine.core.first_decoder_alone
    rows, address = [], 0
    for instruction, row in zip(code, tables.instructions, strict=True):
        length = encoding.encoded_length(instruction)
        branches = instruction.kind in (Kind.BRANCH, Kind.CALL, Kind.RETURN)
        joined = branches and row.first == row.end
        first = encoding.needs_first_decoder(instruction) or matches_any(instruction.mnemonic, alone)
        least = _SEVERAL if first else 0
        rows.append(
            (
                address,
                length.n_bytes,
                length.opcode_at,
                length.changes_length,
                max(row.n_decoded, least),
                encoding.may_join(instruction),
                joined,
                branches,
            )
        )
        address += length.n_bytes
    return table_of(DECODED, rows)


_SEVERAL = 2


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
    cycles = real_zeros(len(stream))
    if not core.op_cache_instructions:
        return cycles
    ways, together = core.op_cache_ways, core.op_cache_entry_instructions
    n_sets = max(1, round(core.op_cache_instructions / (ways * together)))
    empty = _empty_sets(n_sets * ways)
    sets = type(empty).from_buffer_copy(empty)
    rate = array("d", (core.decode_rate or 1.0,))
    call("find_missed", stream, len(stream), sets, n_sets, ways, together, rate, cycles)
    return cycles


@lru_cache(maxsize=4)
def _empty_sets(n_entries: int) -> Table:
    """Return the entries of an empty cache of micro-ops."""
    return table_of(WAY, [(-1, 0)] * n_entries)


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

"""Instructions of a listing -> tables of micro-ops that the simulation's inner loop reads."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ....asm.instruction import Instruction
from ...machine.record import Machine, Operation
from .data_flow import MicroOp, micro_ops_of
from .tables import INSTRUCTION, OP, READ, USE

_GOLDEN_RATIO = 0.6180339887498949  # multiples of it modulo 1 are spread as evenly as can be


class File(IntEnum):
    """Register file in which renaming gives a result its place; numbers as in `RING_NAMES`."""

    NONE = 0
    VECTOR = 1
    INTEGER = 2
    MASK = 3


class MicroOps(NamedTuple):
    """Micro-ops of a listing as tables, since that is what compiled code takes.

    Attributes
    ----------
    instructions : ndarray of `INSTRUCTION`, (n,)
    ops : ndarray of `OP`, (n_ops,)
    uses : ndarray of `USE`
    reads : ndarray of `READ`
    writes : ndarray of int64
        Registers that receive results.
    n_registers : int
        Size of the register table.
    """

    instructions: npt.NDArray[Any]
    ops: npt.NDArray[Any]
    uses: npt.NDArray[Any]
    reads: npt.NDArray[Any]
    writes: npt.NDArray[np.int64]
    n_registers: int


def micro_op_tables(instructions: Sequence[Instruction], machine: Machine) -> MicroOps:
    """Return the micro-op tables of instructions on a machine.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    by_instruction = [tuple(micro_ops_of(instruction, machine)) for instruction in instructions]
    ops = [op for row in by_instruction for op in row]
    ports = {port: 1 << number for number, port in enumerate(machine.core.ports)}
    homes = {p: number for number, station in enumerate(machine.core.schedulers) for p in station.ports}
    registers = _numbered(value for op in ops for value in (*op.reads, *op.writes))
    families = _numbered(op.name for op in ops)
    uses = [use for op in ops for use in op.operation.uses]
    spans = zip(
        _spans(len(op.operation.uses) for op in ops),
        _spans(len(op.reads) for op in ops),
        _spans(len(op.writes) for op in ops),
        strict=True,
    )
    first = zip(_spans(len(row) for row in by_instruction), instructions, strict=True)
    return MicroOps(
        np.array([(*span, len(i.loads) + len(i.stores)) for span, i in first], dtype=INSTRUCTION),
        np.array(
            [
                (*_op_row(op, families[op.name], homes), *use, *read, *write)
                for op, (use, read, write) in zip(ops, spans, strict=True)
            ],
            dtype=OP,
        ),
        np.array(
            [(sum(ports[p] for p in u.ports), u.cycles, _owed(u.cycles, n)) for n, u in enumerate(uses)],
            dtype=USE,
        ),
        np.array(
            [(registers[v], v in op.accumulates, v in op.third) for op in ops for v in op.reads], dtype=READ
        ),
        np.array([registers[value] for op in ops for value in op.writes], dtype=np.int64),
        len(registers),
    )


def _op_row(op: MicroOp, family: int, homes: Mapping[str, int]) -> tuple[int, ...]:
    cost = op.operation
    return (
        op.role,
        round(cost.latency_cycles),
        round(cost.accumulate_latency_cycles),
        family,
        math.ceil(op.slots),
        _stations(cost, homes),
        _file(op),
        op.bits,
        op.holds_wide,
        op.access,
        op.masked,
        _waiting_use(cost, homes),
    )


def _owed(cycles: float, number: int) -> float:
    """Return what a use owes at first: spread, lest all instructions take a fraction in the same round."""
    return number * _GOLDEN_RATIO % 1.0 if cycles % 1.0 else 0.0


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(dict.fromkeys(names))}


def _spans(lengths: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield where each row of a table of rows starts and ends."""
    end = 0
    for length in lengths:
        start, end = end, end + length
        yield start, end


def _waiting_use(operation: Operation, homes: Mapping[str, int]) -> int:
    """Return which use has the ports whose stations take a micro-op: the first that has any, or -1.

    Further flows of the instruction (FMLA by element of A64FX: FLA, then either pipe) find their
    ports when it is issued.
    """
    uses = enumerate(operation.uses)
    return next((number for number, use in uses if any(port in homes for port in use.ports)), -1)


def _stations(operation: Operation, homes: Mapping[str, int]) -> int:
    """Return as bits the stations that may take a micro-op."""
    waiting = _waiting_use(operation, homes)
    ports = operation.uses[waiting].ports if waiting >= 0 else ()
    return sum(1 << station for station in {homes[port] for port in ports if port in homes})


def _file(op: MicroOp) -> File:
    """Return the register file of a result; flags go with the integer that sets them."""
    for value in op.writes:
        if value.startswith("z"):
            return File.VECTOR
        if value[0] in "kp":
            return File.MASK
        if value[0] in "rxs":
            return File.INTEGER
    return File.NONE

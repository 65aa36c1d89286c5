"""Instructions of a listing -> tables of micro-ops that the simulation's inner loop reads."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ....asm.instruction import Instruction
from ....asm.shape import shape_of
from ...machine.record import Machine, Operation
from .data_flow import COMPUTED, LOADED, MicroOp, micro_ops_of
from .tables import INSTRUCTION, OP, READ, USE

_OP_FIELDS = (OP.names or ())[: -2 * len(("use", "read", "write"))]
_PASSED_ON = (LOADED, COMPUTED)
"""Stand before the registers of every instruction."""
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
    shapes = _Shapes(machine)
    registers: dict[str, int] = {value: number for number, value in enumerate(_PASSED_ON)}
    numbers: list[int] = []
    places: list[int] = []
    for instruction in instructions:
        numbers.append(shapes.number(instruction))
        places += range(len(_PASSED_ON))
        places += [registers.setdefault(root, len(registers)) for root in shape_of(instruction).roots]
    return _tables(shapes, np.array(numbers, np.int64), np.array(places, np.int64), len(registers))


class _Shapes:
    """Rows of the tables for each shape of instruction, its registers by their place in `Shape.roots`."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._numbers: dict[Hashable, int] = {}
        self._families: dict[str, int] = {}
        self._ports = {port: 1 << number for number, port in enumerate(machine.core.ports)}
        stations = enumerate(machine.core.schedulers)
        self._homes = {port: number for number, station in stations for port in station.ports}
        self.sizes: list[tuple[int, int, int]] = []  # micro-ops, memory operands, registers
        self.ops: list[tuple[int, ...]] = []  # without spans
        self.n_of: list[tuple[int, int, int]] = []  # uses, reads and writes of each micro-op
        self.uses: list[tuple[int, float, float]] = []
        self.reads: list[tuple[int, bool, bool]] = []
        self.writes: list[int] = []

    def number(self, instruction: Instruction) -> int:
        """Return the number of an instruction's shape."""
        key = shape_of(instruction).key
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self._numbers)
            self._add(instruction)
        return found

    def _add(self, instruction: Instruction) -> None:
        names = (*_PASSED_ON, *shape_of(instruction).roots)
        place = {name: number for number, name in enumerate(names)}
        ops = tuple(micro_ops_of(instruction, self._machine))
        self.sizes.append((len(ops), len(instruction.loads) + len(instruction.stores), len(names)))
        for op in ops:
            family = self._families.setdefault(op.name, len(self._families))
            self.ops.append(_op_row(op, family, self._homes))
            self.n_of.append((len(op.operation.uses), len(op.reads), len(op.writes)))
            uses = op.operation.uses
            self.uses += [(sum(self._ports[port] for port in use.ports), use.cycles, 0.0) for use in uses]
            self.reads += [(place[v], v in op.accumulates, v in op.third) for v in op.reads]
            self.writes += [place[value] for value in op.writes]


def _tables(
    shapes: _Shapes, numbers: npt.NDArray[np.int64], places: npt.NDArray[np.int64], n_registers: int
) -> MicroOps:
    """Return the tables of instructions of some shapes whose registers are given one after the other."""
    sizes = np.array(shapes.sizes, np.int64).reshape(-1, 3)
    n_of = np.array(shapes.n_of, np.int64).reshape(-1, 3)
    n_ops, n_accesses, n_names = sizes[numbers].T
    rows = _spread(_before(sizes[:, 0])[numbers], n_ops)
    first_name = np.repeat(_before(n_names), n_ops)
    instructions = np.empty(len(numbers), INSTRUCTION)
    _set_span(instructions, "first", "end", n_ops)
    instructions["n_accesses"] = n_accesses
    ops = np.empty(len(rows), OP)
    made = np.array(shapes.ops, np.int64).reshape(-1, len(_OP_FIELDS))
    for name, column in zip(_OP_FIELDS, made[rows].T, strict=True):
        ops[name] = column
    parts = []
    for number, part in enumerate(("use", "read", "write")):
        lengths = n_of[rows, number]
        _set_span(ops, f"{part}_first", f"{part}_end", lengths)
        parts.append((_spread(_before(n_of[:, number])[rows], lengths), np.repeat(first_name, lengths)))
    (use_rows, _), (read_rows, read_names), (write_rows, write_names) = parts
    uses = np.array(shapes.uses, USE)[use_rows]
    # spread, lest all instructions take a fraction of a cycle in the same round
    uses["owed"] = np.where(uses["cycles"] % 1.0, np.arange(len(uses)) * _GOLDEN_RATIO % 1.0, 0.0)
    reads = np.array(shapes.reads, READ)[read_rows]
    reads["register"] = places[read_names + reads["register"]]
    writes = places[write_names + np.array(shapes.writes, np.int64)[write_rows]]
    return MicroOps(instructions, ops, uses, reads, writes, n_registers)


def _set_span(table: npt.NDArray[Any], first: str, end: str, lengths: npt.NDArray[np.int64]) -> None:
    """Set where each row of a table has its part of another, in which the parts lie in order."""
    table[end] = np.cumsum(lengths)
    table[first] = table[end] - lengths


def _before(lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return where each of some parts begins that lie one behind the other."""
    return np.cumsum(lengths) - lengths


def _spread(starts: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return the numbers from each start on, so many of each."""
    return np.repeat(starts - _before(lengths), lengths) + np.arange(lengths.sum())


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

"""Instructions of a listing -> tables of micro-ops that the simulation's inner loop reads."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from ....asm.instruction import Instruction, Kind
from ....asm.shape import shape_of
from ....asm.shaped import ShapedCode, shaped_code
from ...machine.record import Machine, Operation
from .data_flow import COMPUTED, LOADED, MicroOp, Role, micro_ops_of
from .native_calls import Table, call, table_of, zeros
from .tables import INSTRUCTION, OP, READ, SHAPE, USE

_BRANCHES = (Kind.BRANCH, Kind.CALL, Kind.RETURN)
_INTEGERS = (Kind.INTEGER, Kind.INTEGER_MULTIPLY, Kind.INTEGER_DIVIDE)
_PASSED_ON = (LOADED, COMPUTED)
"""Have the first numbers, before registers."""


class File(IntEnum):
    """Register file in which renaming gives a result its place; numbers as in `stalls.BUFFERS`."""

    NONE = 0
    VECTOR = 1
    INTEGER = 2
    MASK = 3


class Place(IntEnum):
    """Slots of a cycle of dispatch of which a core may have few for a kind; numbers as in `tables.h`."""

    ANYWHERE = 0
    AT_ACCESSES = 1
    AT_INTEGERS = 2
    AT_BRANCHES = 3


class MicroOps(NamedTuple):
    """Micro-ops of a listing as tables, the layout of compiled code.

    Attributes
    ----------
    instructions : table of `INSTRUCTION`, (n,)
    ops : table of `OP`, (n_ops,)
    uses : table of `USE`
    reads : table of `READ`
    writes : array of int64
        Registers that receive results.
    n_registers : int
        Size of the register table.
    """

    instructions: Table
    ops: Table
    uses: Table
    reads: Table
    writes: array[int]
    n_registers: int


def micro_op_tables(code: Sequence[Instruction] | ShapedCode, machine: Machine) -> MicroOps:
    """Return the micro-op tables of instructions on a machine.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    shaped = code if isinstance(code, ShapedCode) else shaped_code(code)
    shapes: _Shapes = shaped.once("micro-ops", machine, _shapes_of)
    return shapes.spread(shaped)


def _shapes_of(examples: Sequence[Instruction], machine: Machine) -> _Shapes:
    shapes = _Shapes(machine)
    for example in examples:
        shapes.add(example)
    return shapes


class _Shapes:
    """Rows of the tables for each shape of instruction, its registers by their place in `Shape.roots`."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._families: dict[str, int] = {}
        self._ports = {port: 1 << number for number, port in enumerate(machine.core.ports)}
        stations = enumerate(machine.core.schedulers)
        self._homes = {port: number for number, station in stations for port in station.ports}
        self._shapes: list[tuple[int, int, int, int]] = []
        self._ops: list[tuple[int, ...]] = []
        self._uses: list[tuple[int, float, float]] = []
        self._reads: list[tuple[int, bool, bool]] = []
        self._writes: list[int] = []

    def add(self, instruction: Instruction) -> None:
        """Add the shape of an instruction."""
        names = (*_PASSED_ON, *shape_of(instruction).roots)
        place = {name: number for number, name in enumerate(names)}
        first = len(self._ops)
        for op in micro_ops_of(instruction, self._machine):
            family = self._families.setdefault(op.name, len(self._families))
            before = self._n_parts()
            uses = op.operation.uses
            self._uses += [(sum(self._ports[port] for port in use.ports), use.cycles, 0.0) for use in uses]
            self._reads += [(place[v], v in op.accumulates, v in op.third) for v in op.reads]
            self._writes += [place[value] for value in op.writes]
            spans = (n for span in zip(before, self._n_parts(), strict=True) for n in span)
            self._ops.append((*_op_row(op, family, _place(op, instruction), self._homes), *spans))
        n_accesses = len(instruction.loads) + len(instruction.stores)
        self._shapes.append((first, len(self._ops), n_accesses, len(names) - len(_PASSED_ON)))

    def _n_parts(self) -> tuple[int, int, int]:
        return len(self._uses), len(self._reads), len(self._writes)

    def spread(self, code: ShapedCode) -> MicroOps:
        """Return the tables of a code, whose shapes were added in the order of their numbers."""
        numbers = code.shapes
        n_ops = n_uses = n_reads = n_writes = 0
        for number, times in Counter(numbers).items():
            for op in self._ops[slice(*self._shapes[number][:2])]:
                use_first, use_end, read_first, read_end, write_first, write_end = op[_N_FIGURES:]
                n_ops += times
                n_uses += times * (use_end - use_first)
                n_reads += times * (read_end - read_first)
                n_writes += times * (write_end - write_first)
        made = MicroOps(
            *((INSTRUCTION * len(numbers))(), (OP * n_ops)(), (USE * n_uses)(), (READ * n_reads)()),
            *(zeros(n_writes), len(_PASSED_ON) + len(code.numbers)),
        )
        call(
            "spread_shapes",
            *(numbers, len(numbers), code.registers),
            *(table_of(SHAPE, self._shapes), table_of(OP, self._ops)),
            *(table_of(USE, self._uses), table_of(READ, self._reads), array("q", self._writes)),
            *(made.instructions, made.ops, made.uses, made.reads, made.writes),
        )
        return made


_N_FIGURES = -6
"""Start of the columns of a row of `OP` that place its uses, reads and writes."""


def _op_row(op: MicroOp, family: int, place: Place, homes: Mapping[str, int]) -> tuple[int, ...]:
    cost = op.operation
    return (
        op.role,
        round(cost.latency_cycles),
        round(cost.accumulate_latency_cycles),
        family,
        math.ceil(op.slots),
        place,
        _stations(cost, homes),
        _file(op),
        op.bits,
        op.holds_wide,
        op.access,
        op.masked,
        _waiting_use(cost, homes),
    )


def _place(op: MicroOp, instruction: Instruction) -> Place:
    """Return the slots that a micro-op can take; an address that is read and written needs one of them."""
    if op.role is not Role.COMPUTE:
        return Place.ANYWHERE if op.role is Role.STORE and instruction.loads else Place.AT_ACCESSES
    if not op.slots or not op.operation.uses:
        return Place.ANYWHERE
    if op.name in _BRANCHES:
        return Place.AT_BRANCHES
    return Place.AT_INTEGERS if instruction.kind in _INTEGERS and not op.bits else Place.ANYWHERE


def _waiting_use(operation: Operation, homes: Mapping[str, int]) -> int:
    """Return the index of the first port use with ports of a scheduler, which takes the micro-op; else -1.

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

"""Instructions of a listing -> tables of micro-ops for the simulation, and cycles of fetching them."""

from __future__ import annotations

import math
from _thread import allocate_lock
from array import array
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from ....isa.instruction import Instruction, Kind, Shape
from ....isa.instruction_form import ShapedCode, shape_of, shaped_code
from ....isa.registry import FILES
from ...machine.record import Machine, OnceForMachine, Operation
from ..operations import splits_load
from .data_flow import COMPUTED, LOADED, SYNCS, MicroOp, Role, micro_ops_of
from .tables import INSTRUCTION, OP, READ, SHAPE, USE, Table, call, table_of, zeros

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


_FILES = {root: File[kind.name] for root, kind in FILES.items()}


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
    return _shapes_on(machine).spread(shaped)


_FAMILY = 3
"""Column of a row of `OP` for the number of the family, which differs from code to code."""
_Parts = tuple[
    str, tuple[int, ...], list[tuple[int, float, float, int]], list[tuple[int, bool, bool, bool]], list[int]
]
"""Family of a micro-op, its row of `OP` but for that, its uses, what it reads and writes."""
_MOST_SHAPES = 1 << 14


def _shapes_on(machine: Machine) -> _Shapes:
    """Return the known shapes of a machine."""
    if (known := _kept_shapes(machine)).n_shapes > _MOST_SHAPES:
        _kept_shapes.forget()
        known = _kept_shapes(machine)
    return known


class _Shapes:
    """Rows of the tables for each shape of instruction, its registers by their place in `Shape.roots`."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._families: dict[str, int] = {}
        self._ports = {port: 1 << number for number, port in enumerate(machine.core.ports)}
        stations = enumerate(machine.core.schedulers)
        self._homes = {port: number for number, station in stations for port in station.ports}
        self._numbers: dict[Hashable, int] = {}  # by the key of the shape
        self._shapes: list[tuple[int, int, int, int, int]] = []
        self._spans: list[tuple[int, ...]] = []  # of the uses, reads and writes of each micro-op
        self._n_uses = self._n_reads = 0
        # rows one after the other, to which more are added
        self._ops, self._uses, self._reads, self._writes = array("q"), array("q"), array("q"), array("q")
        self._lock = allocate_lock()

    @property
    def n_shapes(self) -> int:
        """Number of the shapes."""
        return len(self._shapes)

    def _number(self, instruction: Instruction) -> int:
        """Return the number of the shape of an instruction."""
        shape = shape_of(instruction)
        if (number := self._numbers.get(shape.key)) is None:
            self._add(instruction, shape)
            number = self._numbers[shape.key] = len(self._shapes) - 1
        return number

    def _add(self, instruction: Instruction, shape: Shape) -> None:
        decoded, parts = self._parts_of(instruction, shape.roots)
        first, ops = len(self._spans), list[tuple[int, ...]]()
        for name, row, uses, reads, writes in parts:
            family = self._families.setdefault(name, len(self._families))
            before = self._n_uses, self._n_reads, len(self._writes)
            self._uses.frombytes(bytes(table_of(USE, uses)))
            self._reads.frombytes(bytes(table_of(READ, reads)))
            self._writes.extend(writes)
            self._n_uses, self._n_reads = self._n_uses + len(uses), self._n_reads + len(reads)
            after = self._n_uses, self._n_reads, len(self._writes)
            span = tuple(n for ends in zip(before, after, strict=True) for n in ends)
            self._spans.append(span)
            ops.append((*row[:_FAMILY], family, *row[_FAMILY:], *span))
        self._ops.frombytes(bytes(table_of(OP, ops)))
        n_accesses = len(instruction.loads) + len(instruction.stores)
        self._shapes.append((first, len(self._spans), n_accesses, decoded, len(shape.roots)))

    def _parts_of(self, instruction: Instruction, roots: Sequence[str]) -> tuple[int, list[_Parts]]:
        """Return the number of micro-ops that decoders make, and the parts of the rows of each micro-op.

        They are the same for all instructions of a shape.
        """
        place = {name: number for number, name in enumerate((*_PASSED_ON, *roots))}
        found, micro_ops = [], tuple(micro_ops_of(instruction, self._machine))
        splits = splits_load(instruction, self._machine)
        apart = splits or not self._machine.core.unlaminates_indexed_integers
        for number, op in enumerate(micro_ops):
            uses = [
                (self._bits(use.ports), use.cycles, 0.0, self._bits(closed))
                for use, closed in zip(op.operation.uses, self._beside_wide(op), strict=True)
            ]
            reads = [(place[v], v in op.accumulates, v in op.third, v in op.addresses) for v in op.reads]
            together = op.slots if apart else _slots_together(micro_ops[number:])
            row = _op_row(op, together, _place(op, instruction), self._homes)
            found.append((op.name, row, uses, reads, [place[value] for value in op.writes]))
        return _decoded(micro_ops, splits), found

    def _bits(self, ports: Iterable[str]) -> int:
        return sum(self._ports[port] for port in ports)

    def _beside_wide(self, op: MicroOp) -> list[tuple[str, ...]]:
        """Return the ports of each use while one of the widest operations waits.

        Narrower vectors may then be executed where those of full width are: on Golden Cove, a multiplication
        of 256 bits by the second unit on port 5 in place of the one on port 1.
        """
        core, uses = self._machine.core, op.operation.uses
        closed = frozenset(core.ports_closed_beside_wide)
        wide = self._machine.operation_or_none(op.name, self._machine.vector_bits)
        if not core.narrow_takes_wide_ports or wide is None or len(wide.uses) != len(uses):
            wide = op.operation
        found = []
        for own, other in zip(uses, wide.uses, strict=True):
            taken = other.ports if closed.intersection(own.ports) else own.ports
            left = tuple(port for port in taken if port not in closed)
            found.append(left or own.ports)
        return found

    def spread(self, code: ShapedCode) -> MicroOps:
        """Return the tables of a code."""
        with self._lock:  # rows that are added may move those that are read
            shapes = [self._shapes[self._number(example)] for example in code.examples]
            made = self._empty(code, shapes)
            call(
                "spread_shapes",
                *(code.shapes, len(code.shapes), code.registers),
                *(table_of(SHAPE, shapes), self._ops, self._uses, self._reads, self._writes),
                *(made.instructions, made.ops, made.uses, made.reads, made.writes),
            )
        return made

    def _empty(self, code: ShapedCode, shapes: Sequence[tuple[int, ...]]) -> MicroOps:
        """Return tables of the size of those of a code whose shapes have these rows."""
        n_ops = n_uses = n_reads = n_writes = 0
        for number, times in Counter(code.shapes).items():
            for span in self._spans[slice(*shapes[number][:2])]:
                n_ops += times
                n_uses += times * (span[1] - span[0])
                n_reads += times * (span[3] - span[2])
                n_writes += times * (span[5] - span[4])
        return MicroOps(
            *((INSTRUCTION * len(code.shapes))(), (OP * n_ops)(), (USE * n_uses)(), (READ * n_reads)()),
            *(zeros(n_writes), len(_PASSED_ON) + len(code.numbers)),
        )


_kept_shapes = OnceForMachine(_Shapes)


def _slots_together(micro_ops: Sequence[MicroOp]) -> float:
    """Return the slots that a cycle needs for the first of some micro-ops.

    A load and what computes with it are split from each other in the cycle that dispatches both.
    """
    first, *others = micro_ops
    computes = first.role is Role.LOAD and first.slots and others and others[0].role is Role.COMPUTE
    return first.slots + others[0].slots if computes else first.slots


def _op_row(op: MicroOp, together: float, place: Place, homes: Mapping[str, int]) -> tuple[int, ...]:
    cost = op.operation
    return (
        op.role,
        round(cost.latency_cycles),
        round(cost.accumulate_latency_cycles),
        math.ceil(op.slots),
        math.ceil(together),
        place,
        _stations(cost, homes),
        _file(op),
        op.bits,
        op.holds_wide,
        op.access,
        op.masked,
        _waiting_use(cost, homes),
        op.stack,
        op.near,
        op.renamed,
    )


def _decoded(micro_ops: Sequence[MicroOp], splits: bool) -> int:
    """Return the micro-ops that decoders make: a load and what computes with it are one, unless it splits."""
    computes = not splits and any(
        op.role is Role.COMPUTE and op.slots and op.stack != SYNCS for op in micro_ops
    )
    decoded = (op for op in micro_ops if op.stack != SYNCS and not (computes and op.role is Role.LOAD))
    return math.ceil(sum(op.slots for op in decoded))


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
    files = (_FILES.get(root, File.NONE) for root in op.writes)
    return next((file for file in files if file is not File.NONE), File.NONE)

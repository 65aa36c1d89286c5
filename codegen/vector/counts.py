"""Operations of a vector program, counted before anything is compiled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .element_kernel import lower_schedule
from .program import (
    NO_LANE,
    Add,
    Broadcast,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Program,
    Statement,
    Store,
    Subtract,
    count_statements,
    count_used,
    count_uses,
    walk,
)
from .schedule import Schedule, Shape

_BLEND = "blend"


@dataclass(frozen=True, slots=True)
class Counts:
    """Vector operations of a kernel.

    Attributes
    ----------
    fma, multiplies, adds, permutes : float
        Operations on registers.
    blends : float
        Permutations that leave every lane in its place, and choose between two vectors.
    loads, broadcasts, stores : float
        Accesses of vectors, and loads of one entry into all lanes.
    rounds : float
        Rounds of loops.
    """

    fma: float
    multiplies: float
    adds: float
    permutes: float
    blends: float
    loads: float
    broadcasts: float
    stores: float
    rounds: float


def count_operations(shape: Shape, schedule: Schedule) -> Counts:
    """Return the operations per element of a schedule, or of some passes, in calls of one block."""
    program = lower_schedule(shape, schedule)
    block = program.loops[0]
    counted = count_statements((*program.before, *block.body), _kind)
    once = {kind: number / block.elements for kind, number in counted.items()}
    return Counts(
        fma=once.get(MultiplyAdd, 0),
        multiplies=once.get(Multiply, 0),
        adds=once.get(Add, 0),
        permutes=once.get(Permute, 0),
        blends=once.get(_BLEND, 0),
        loads=once.get(Load, 0),
        broadcasts=once.get(Broadcast, 0),
        stores=once.get(Store, 0),
        rounds=once.get(Loop, 0),
    )


def count_flops(program: Program) -> int:
    """Return the operations of a program in all lanes, of values that something stored needs."""
    uses = count_uses(list(walk([*program.before, *(s for loop in program.loops for s in loop.body)])))
    blocks = [program.before, *(loop.body for loop in program.loops)]
    counted = sum((count_used(block, uses) for block in blocks), Counter())
    once = counted[Multiply] + counted[Add] + counted[Subtract]
    return program.lanes * (2 * counted[MultiplyAdd] + once)


def _kind(statement: Statement) -> object:
    return _BLEND if _is_blend(statement) else type(statement)


def _is_blend(statement: Statement) -> bool:
    return isinstance(statement, Permute) and all(
        lane in (NO_LANE, position, position + statement.source_lanes)
        for position, lane in enumerate(statement.lanes)
    )

"""Operations of a vector program, counted before anything is compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .lower import Program, lower_schedule
from .pass_context import Shape
from .program import (
    NO_LANE,
    Add,
    Broadcast,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Statement,
    Store,
    Subtract,
    count_uses,
    walk,
)
from .schedule import Schedule

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
    counted = _count((*program.before, *block.body))
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
    return program.lanes * sum(_flops(block, uses) for block in blocks)


def _flops(statements: Sequence[Statement], uses: Counter[str]) -> int:
    total = 0
    for s in statements:
        if isinstance(s, Loop):
            total += s.count * _flops(s.body, uses)
        elif isinstance(s, MultiplyAdd | Multiply | Add | Subtract) and uses[s.result]:
            total += 2 if isinstance(s, MultiplyAdd) else 1
    return total


def _count(statements: Sequence[Statement]) -> Counter[object]:
    counts: Counter[object] = Counter()
    for statement in statements:
        if isinstance(statement, Loop):
            inner = _count(statement.body)
            counts.update({kind: number * statement.count for kind, number in inner.items()})
            counts[Loop] += statement.count
        else:
            counts[_BLEND if _is_blend(statement) else type(statement)] += 1
    return counts


def _is_blend(statement: Statement) -> bool:
    return isinstance(statement, Permute) and all(
        lane in (NO_LANE, position, position + statement.source_lanes)
        for position, lane in enumerate(statement.lanes)
    )

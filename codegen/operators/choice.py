"""Tiles of steps: all that fit the registers of a target, and those that should be fast.

The estimate of cycles is one for any core: two products or two loads a cycle, one store, five
operations in all. It orders tiles before one that knows the core, or a measurement, decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod

from ..simd.program import (
    Add,
    Broadcast,
    Launder,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Statement,
    Store,
    Subtract,
)
from ..simd.uses import count_uses, walk
from .description import TensorOperator
from .lower import OperatorKernel, lower_step
from .plan import Plan, plans
from .products import even_odd_possible
from .registers import registers_needed
from .step import Step
from .tile import Form, Tile

_MOST_VECTORS = 4
_MORE_WORK = 1.3
"""Operations of a plan over those of the one with fewest, up to which it is tried."""
JUDGED = 6
"""Tiles of each form that a judge is asked of, those estimated to be fastest."""
_L1_BYTES, _L2_BYTES_PER_CYCLE = 32 << 10, 32
"""Of most x86-64 cores; larger caches are not asked for here."""
_A_SPILL = 2.0
"""Cycles that a vector which finds no register costs, in each tile."""
Judge = Callable[[Step, TensorOperator, int, Sequence[Tile]], Sequence[float]]
"""Takes a step, the operator that it is of, lanes and tiles."""


def default_kernel(
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    judge: Judge | None = None,
) -> OperatorKernel:
    """Return the first of `ranked_kernels`."""
    return ranked_kernels(operator, width, registers, even_odd=even_odd, parts=parts, judge=judge)[0]


def ranked_kernels(
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    judge: Judge | None = None,
    judged: int = JUDGED,
) -> list[OperatorKernel]:
    """Return a kernel of each plan of an operator, those that should be fast first.

    Parameters
    ----------
    operator : TensorOperator
    width : int or sequence of int
        Bits of a vector, or several to choose among.
    registers : int
        Vector registers of the target.
    even_odd : bool
        Take the even-odd form where a matrix allows it.
    parts : int
        Parts of every inner product.
    judge : callable or None
        Returns the cycles of a step in each of some tiles; without one the estimate decides.
    judged : int
        Tiles of a step, plain and even-odd, that it is asked of: those estimated to be fastest.
    """
    widths = (width,) if isinstance(width, int) else tuple(width)
    found = [
        candidate
        for bits in widths
        for candidate in _kernels(operator, bits, registers, even_odd, parts, judge, judged)
    ]
    return [kernel for _, kernel in sorted(found, key=lambda pair: pair[0])]


def _kernels(
    operator: TensorOperator,
    width: int,
    registers: int,
    even_odd: bool,
    parts: int,
    judge: Judge | None,
    judged: int,
) -> Iterator[tuple[float, OperatorKernel]]:
    """Yield the best kernel of each plan that does not need much more work than another, with its cycles."""
    lanes = width // operator.dtype.bits
    known: dict[Step, tuple[float, Tile]] = {}
    candidates = plans(operator)
    for plan in candidates:
        if plan.flops > _MORE_WORK * candidates[0].flops:
            return
        total, chosen = 0.0, []
        for step in plan.steps:  # of all planes together also where they come one by one: told better
            alone = replace(step, source="u0", result="y0")
            if alone not in known:
                known[alone] = _best(alone, lanes, operator, registers, even_odd, parts, judge, judged)
            total += known[alone][0]
            chosen.append(known[alone][1])
        yield total + _beyond_l1(plan), OperatorKernel(plan, width, tuple(chosen))


def _beyond_l1(plan: Plan) -> float:
    """Return the cycles that arrays take from L2 and back, once a step, where L1 does not hold all."""
    block = plan.operator.interlaced * plan.operator.dtype.bytes
    if plan.entries * block <= _L1_BYTES:
        return 0.0
    moved = sum(times * (prod(s.points) + prod(s.result_points)) for s, times in plan.parts)
    return moved * block / _L2_BYTES_PER_CYCLE


def _best(
    step: Step,
    lanes: int,
    operator: TensorOperator,
    registers: int,
    even_odd: bool,
    parts: int,
    judge: Judge | None,
    judged: int,
) -> tuple[float, Tile]:
    found, estimates = [], []
    for halved in sorted({False, even_odd and even_odd_possible(step.matrix)}):
        ranked = ranked_tiles(step, lanes, operator.interlaced, registers, even_odd=halved, parts=parts)
        found += [tile for _, tile in ranked[:judged]]
        estimates += [cycles for cycles, _ in ranked[:judged]]
    if judge is None:
        return min(zip(estimates, found, strict=True), key=lambda pair: pair[0])
    return min(zip(judge(step, operator, lanes, found), found, strict=True), key=lambda pair: pair[0])


@lru_cache(maxsize=4096)
def ranked_tiles(
    step: Step, lanes: int, interlaced: int, registers: int, *, even_odd: bool, parts: int = 1
) -> tuple[tuple[float, Tile], ...]:
    """Return the tiles of a step with cycles estimated, the fastest first; at least one."""
    found = [
        (estimated_cycles(step, tile, lanes, interlaced, registers), tile)
        for tile in tiles(step, lanes, interlaced, registers, even_odd=even_odd, parts=parts)
    ]
    return tuple(sorted(found, key=lambda pair: pair[0]))


def tiles(
    step: Step, lanes: int, interlaced: int, registers: int, *, even_odd: bool, parts: int = 1
) -> Iterator[Tile]:
    """Yield the tiles of a step that fit the registers, and the smallest of each form."""
    matrix = step.matrix
    halved = even_odd and even_odd_possible(matrix)
    rows = -(-matrix.rows // 2) if halved else matrix.rows
    forms = [Form.ACROSS] if step.after * interlaced > 1 else [Form.TURNED, Form.ROWS]
    for form in forms:
        if form is Form.ROWS and matrix.row_major and not halved:
            continue
        most = min(step.before, 8) if form is Form.ROWS else rows
        for outputs in range(1, most + 1):
            for vectors in (1,) if form is Form.ROWS else range(1, _MOST_VECTORS + 1):
                for pack in _packs(step, form, lanes, interlaced):
                    tile = Tile(form, vectors, outputs, pack, parts, halved)
                    smallest = outputs == vectors == pack == 1
                    if smallest or registers_needed(step, tile, lanes) < registers:
                        yield tile


def _packs(step: Step, form: Form, lanes: int, interlaced: int) -> list[int]:
    """Return how many lines may be packed: one, or as many short ones as fill vectors."""
    length = step.after * interlaced
    if form is not Form.ACROSS or length >= lanes or step.before == 1:
        return [1]
    return sorted({1, min(step.before, -(-lanes // length)), min(step.before, lanes)})


def estimated_cycles(step: Step, tile: Tile, lanes: int, interlaced: int, registers: int) -> float:
    """Return the cycles of a step for one element or block, by the count of its operations."""
    body = lower_step(step, tile, lanes, interlaced).loops[0].body
    uses = count_uses(list(walk(body)))
    counted = _count(body, uses)
    products = counted[MultiplyAdd] + counted[Multiply]
    sums = counted[Add] + counted[Subtract]
    loads = counted[Load] + counted[Broadcast]
    total = sum(counted.values()) - counted[Launder] - counted[Loop]
    ports = [(products + sums / 2 + counted[Permute] / 2) / 2, loads / 2, counted[Store], total / 5]
    spilled = max(0, registers_needed(step, tile, lanes) - registers + 1) * counted[Launder]
    return max(ports) + 0.1 * sum(ports) + _A_SPILL * spilled + 2 * counted[Loop] / 5


def _count(body: tuple[Statement, ...], uses: Counter[str]) -> Counter[type]:
    counted: Counter[type] = Counter()
    for statement in body:
        if isinstance(statement, Loop):
            inner = _count(statement.body, uses)
            counted.update({kind: number * statement.count for kind, number in inner.items()})
            counted[Loop] += statement.count
        elif isinstance(statement, Store | Launder) or uses[statement.result]:
            counted[type(statement)] += 1
    return counted

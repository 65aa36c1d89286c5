"""Kernels of an operator that should be fast: its plans, with the best tile of each step.

A judge, if there is one, tells the cycles of steps and of whole kernels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import prod
from typing import Protocol

from ...records import field, record, replace
from .operator import Layout, TensorOperator
from .operator_kernel import OperatorKernel, inside_of, moving
from .plan import Plan, Step, Tile, plans
from .products import even_odd_possible
from .step_tiles import estimated_cycles_of, ranked_tiles


class Judge(Protocol):
    """Source of the cycles of steps, each alone in some tile, and of whole kernels."""

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> Sequence[float]:
        """Return the cycles of a step in each of some tiles; infinite where it cannot be told."""

    def cycles(self, kernels: Sequence[OperatorKernel]) -> Sequence[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them.

        Infinite where it cannot be told.
        """


def by_whole(ranked: Sequence[OperatorKernel], judge: Judge, n: int) -> list[OperatorKernel]:
    """Return kernels with the first `n` of each width sorted by the cycles of the whole kernel.

    A step reads the results that the one before it has just written. The same steps in another order
    therefore differ by up to a third (Zen 3, 10 to 14 points), and in vectors of another width or place by a
    factor of three (2 points: a load that takes from two stores waits for both to reach L1).

    Parameters
    ----------
    ranked : sequence of OperatorKernel
        Kernels, those estimated to be fastest first.
    judge : Judge
        Tells the cycles of whole kernels.
    n : int
        Kernels of each width that are judged.
    """
    asked: list[OperatorKernel] = []
    others: list[OperatorKernel] = []
    seen: Counter[int] = Counter()
    for kernel in ranked:
        seen[kernel.width] += 1
        (asked if seen[kernel.width] <= n else others).append(kernel)
    if all(len(kernel.plan.steps) == 1 for kernel in asked):
        return list(ranked)
    cycles = [whole / kernel.block for whole, kernel in zip(judge.cycles(asked), asked, strict=True)]
    order = sorted(range(len(asked)), key=cycles.__getitem__)
    return [*(asked[number] for number in order), *others]


_MORE_WORK = 1.3
"""Operations of a plan over those of the one with fewest, up to which it is tried."""
JUDGED = 6
"""Tiles of each form that a judge is asked of, those estimated to be fastest."""
JUDGED_WHOLE = 8
"""Kernels of a width, the fastest by the sum of their steps, that a judge is asked of as a whole."""
_L1_BYTES, _L2_BYTES_PER_CYCLE = 32 << 10, 32
"""Of most x86-64 cores; larger caches are not asked for here."""


def default_kernel(
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    judge: Judge | None = None,
    elements: int | None = None,
    wide: bool = False,
) -> OperatorKernel:
    """Return the first of `ranked_kernels`.

    Parameters
    ----------
    operator, width, registers, even_odd, parts, judge, elements, wide
        As in `ranked_kernels`.
    """
    found = ranked_kernels(
        operator, width, registers, even_odd=even_odd, parts=parts, judge=judge, elements=elements, wide=wide
    )
    return found[0]


def ranked_kernels(  # noqa: PLR0913 - named, as the choices are
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    judge: Judge | None = None,
    judged: int = JUDGED,
    elements: int | None = None,
    wide: bool = False,
) -> list[OperatorKernel]:
    """Return the kernels of each plan of an operator, those that should be fast first.

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
    judge : Judge or None
        Tells the cycles of steps in some tiles, and of the whole kernels whose steps take least together;
        without one the estimate decides.
    judged : int
        Tiles of a step, plain and even-odd, that it is asked of: those estimated to be fastest.
    elements : int or None
        Of a call: fewer than a vector has lanes are not brought side by side. None of many.
    wide : bool
        Try tiles that take entries of matrices in all lanes, as `stored_arrays` gives them.
    """
    found: list[tuple[float, OperatorKernel]] = []
    for bits in (width,) if isinstance(width, int) else tuple(width):
        search = _Search(operator, bits, registers, even_odd, parts, judge, judged, wide)
        found += search.one_by_one()
        lanes = bits // operator.dtype.bits
        if operator.interlaced == 1 and 1 < lanes <= (elements or lanes):
            found += search.side_by_side()
    ranked = [kernel for _, kernel in sorted(found, key=lambda pair: pair[0])]
    return ranked if judge is None else by_whole(ranked, judge, JUDGED_WHOLE)


@record
class _Search:
    """Request, and the best known tile of each step, by step and elements of a block."""

    operator: TensorOperator
    width: int
    registers: int
    even_odd: bool
    parts: int
    judge: Judge | None
    judged: int
    wide: bool
    _known: dict[tuple[Step, int], tuple[float, Tile]] = field(default_factory=dict)

    def one_by_one(self) -> Iterator[tuple[float, OperatorKernel]]:
        """Yield kernels of elements, or interlaced blocks, one after the other, with the cycles of each."""
        for plan in self._plans():
            # of all planes together also where they come one by one: told better
            cycles, tiles = self._tiles(plan, self.operator)
            yield cycles + _beyond_l1(plan), OperatorKernel(plan, self.width, tiles)

    def side_by_side(self) -> Iterator[tuple[float, OperatorKernel]]:
        """Yield kernels that bring elements side by side where L1 holds a block, with the cycles of one."""
        lanes = self.width // self.operator.dtype.bits
        block = replace(self.operator, layout=Layout.INTERLACED, interlaced=lanes)
        for plan in self._plans():
            outside = plan.entries - sum(plan.work)
            held = (outside + sum(inside_of(plan).work)) * lanes * self.operator.dtype.bytes
            if plan.whole is None and held <= _L1_BYTES:
                cycles, tiles = self._tiles(plan, block)
                moved = estimated_cycles_of(moving(plan, lanes))
                yield (cycles + moved) / lanes, OperatorKernel(plan, self.width, tiles, side_by_side=True)

    def _plans(self) -> list[Plan]:
        """Return the plans that do not need much more work than the one that needs least."""
        found = plans(self.operator)
        return [plan for plan in found if plan.flops <= _MORE_WORK * found[0].flops]

    def _tiles(self, plan: Plan, operator: TensorOperator) -> tuple[float, tuple[Tile, ...]]:
        chosen = []
        for step in plan.steps:
            key = (replace(step, source="u0", result="y0"), operator.interlaced)
            if key not in self._known:
                self._known[key] = self._best(key[0], operator)
            chosen.append(self._known[key])
        return sum(cycles for cycles, _ in chosen), tuple(tile for _, tile in chosen)

    def _best(self, step: Step, operator: TensorOperator) -> tuple[float, Tile]:
        lanes = self.width // operator.dtype.bits
        found: list[tuple[float, Tile]] = []
        for halved in sorted({False, self.even_odd and even_odd_possible(step.matrix)}):
            found += ranked_tiles(
                step,
                lanes,
                operator.interlaced,
                self.registers,
                even_odd=halved,
                parts=self.parts,
                wide=self.wide,
            )[: self.judged]
        if self.judge is not None:
            tiles = [tile for _, tile in found]
            found = list(zip(self.judge(step, operator, lanes, tiles), tiles, strict=True))
        return min(found, key=lambda pair: pair[0])


def _beyond_l1(plan: Plan) -> float:
    """Return the cycles that arrays take from L2 and back, once a step, where L1 does not hold all."""
    block = plan.operator.interlaced * plan.operator.dtype.bytes
    if plan.entries * block <= _L1_BYTES:
        return 0.0
    moved = sum(times * (prod(s.points) + prod(s.result_points)) for s, times in plan.parts)
    return moved * block / _L2_BYTES_PER_CYCLE

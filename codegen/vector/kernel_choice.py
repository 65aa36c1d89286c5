"""Kernels of an operator that should be fast: its plans, with the best tile of each step.

A cost model, if there is one, gives the cycles of steps and of whole kernels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Protocol

from ...records import field, record, replace
from .matrix_loads import even_odd_possible, half_sizes
from .operator import Layout, TensorOperator
from .operator_kernel import (
    OperatorKernel,
    alone_in,
    inside_of,
    lower_operator,
    moving,
)
from .operator_plans import plans
from .plan import Form, Plan, Step, Tile
from .step_tiles import estimated_cycles_of, ranked_tiles
from .work_arrays import USUAL_CACHES, CacheLevel, moved_cycles


class CostModel(Protocol):
    """Source of the cycles of steps, each alone in some tile, and of whole kernels."""

    @property
    def resolution(self) -> float:
        """Share by which cycles must differ to tell which of two is less."""

    @property
    def caches(self) -> Sequence[CacheLevel]:
        """Caches that its cycles do not know, from L1 outwards: it takes all data to be in L1."""

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> Sequence[float]:
        """Return the cycles of a step in each of some tiles; infinite where it cannot be told."""

    def cycles(self, kernels: Sequence[OperatorKernel]) -> Sequence[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them.

        Infinite where it cannot be told.
        """

    def vector_results(self, kernels: Sequence[OperatorKernel]) -> Sequence[float]:
        """Return the vector registers that a call of each writes, which order kernels of equal cycles."""


def by_whole(ranked: Sequence[OperatorKernel], cost_model: CostModel, n: int) -> list[OperatorKernel]:
    """Return kernels with the first `n` of each width sorted by the cycles of the whole kernel.

    A step reads the results that the one before it has just written. The same steps in another order
    therefore differ by up to a third (Zen 3, 10 to 14 points), and in vectors of another width or place by a
    factor of three (2 points: a load that takes from two stores waits for both to reach L1).

    Parameters
    ----------
    ranked : sequence of OperatorKernel
        Kernels, those estimated to be fastest first.
    cost_model : CostModel
        Tells the cycles of whole kernels.
    n : int
        Kernels of each width that are evaluated.
    """
    asked: list[OperatorKernel] = []
    others: list[OperatorKernel] = []
    seen: Counter[int] = Counter()
    for kernel in ranked:
        seen[kernel.width] += 1
        (asked if seen[kernel.width] <= n else others).append(kernel)
    if all(len(kernel.plan.steps) == 1 for kernel in asked):
        return list(ranked)
    cycles = [
        (whole + beyond_l1(kernel, cost_model.caches)) / kernel.block
        for whole, kernel in zip(cost_model.cycles(asked), asked, strict=True)
    ]
    order = _first_of_equals(
        cycles, _equals_by(cost_model, asked, map(_estimated, asked)), cost_model.resolution
    )
    return [*(asked[number] for number in order), *others]


Key = tuple[float, float]
"""Vector results and estimated cycles: order of kernels whose cycles are equal."""


def _equals_by(
    cost_model: CostModel, kernels: Sequence[OperatorKernel], estimates: Iterable[float]
) -> list[Key]:
    """Return the keys of kernels: of equals that with the fewest vector results is taken.

    Each result holds a physical register until its instruction retires: the fewer there are, the more of the
    loads, products and stores of neighbouring tiles are done at once. Where products broadcast an entry from
    memory (AVX-512) that favours small tiles, else large ones. On an EPYC 9004 (Zen 4), whose simulated
    cycles of both are equal, tiles of one vector of 512 bits take 15 to 25 % less time than larger ones.
    """
    results = cost_model.vector_results(kernels)
    per_element = (n / kernel.block for n, kernel in zip(results, kernels, strict=True))
    return list(zip(per_element, estimates, strict=True))


def _first_of_equals(cycles: Sequence[float], keys: Sequence[Key], resolution: float) -> list[int]:
    """Return numbers in the order of cycles, but those that equal the least in the order of their keys.

    Examples
    --------
    >>> _first_of_equals([100, 120, 102, 101], [(9, 0), (1, 0), (7, 0), (7, 1)], 0.05)
    [2, 3, 0, 1]
    """
    most = min(cycles) * (1 + resolution)

    def place(number: int) -> tuple[bool, Key]:
        slower = cycles[number] > most
        return slower, (cycles[number], 0.0) if slower else keys[number]

    return sorted(range(len(cycles)), key=place)


def _estimated(kernel: OperatorKernel) -> float:
    """Return the estimated cycles of a kernel for one element, of its operations and caches."""
    body = lower_operator(kernel).loops[0].body
    cycles = estimated_cycles_of(body, reads_entries=any(tile.wide for tile in kernel.tiles))
    return (cycles + beyond_l1(kernel, USUAL_CACHES)) / kernel.block


_MORE_WORK = 1.3
"""Operations of a plan over those of the one with fewest, up to which it is tried."""
EVALUATED = 6
"""Tiles of each form that a cost model evaluates, those estimated fastest; half as many of those that hold
points or keep entries."""
_HOPELESS = 1.5
"""Estimated cycles of a tile over those of the best, beyond which a cost model is not asked: of seven points
and more, plain products beside the even-odd form."""
EVALUATED_WHOLE = 8
"""Kernels of a width, the fastest by the sum of their steps, that a cost model evaluates as a whole."""


def default_kernel(
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    cost_model: CostModel | None = None,
    elements: int | None = None,
    wide: bool = False,
) -> OperatorKernel:
    """Return the first of `ranked_kernels`.

    Parameters
    ----------
    operator, width, registers, even_odd, parts, cost_model, elements, wide
        As in `ranked_kernels`.
    """
    found = ranked_kernels(
        operator,
        width,
        registers,
        even_odd=even_odd,
        parts=parts,
        cost_model=cost_model,
        elements=elements,
        wide=wide,
    )
    return found[0]


def ranked_kernels(  # noqa: PLR0913 - named, as the choices are
    operator: TensorOperator,
    width: int | Sequence[int],
    registers: int,
    *,
    even_odd: bool = True,
    parts: int = 1,
    cost_model: CostModel | None = None,
    evaluated: int = EVALUATED,
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
    cost_model : CostModel or None
        Tells the cycles of steps in some tiles, and of the whole kernels whose steps take least together;
        without one the estimate decides.
    evaluated : int
        Tiles of a step, plain and even-odd, that it is asked of: those estimated to be fastest. Of those
        that hold points half as many.
    elements : int or None
        Of a call: fewer than a vector has lanes are not brought side by side. None of many.
    wide : bool
        Try tiles that take entries of matrices in all lanes, as `stored_arrays` gives them.
    """
    found: list[tuple[float, OperatorKernel]] = []
    for bits in (width,) if isinstance(width, int) else tuple(width):
        search = _Search(operator, bits, registers, even_odd, parts, cost_model, evaluated, wide)
        found += search.one_by_one()
        lanes = bits // operator.dtype.bits
        if operator.interlaced == 1 and 1 < lanes <= (elements or lanes):
            found += search.side_by_side()
    ranked = [kernel for _, kernel in sorted(found, key=lambda pair: pair[0])]
    return ranked if cost_model is None else by_whole(ranked, cost_model, EVALUATED_WHOLE)


@record
class _Search:
    """Request, and the best known tile of each step, by step and elements of a block."""

    operator: TensorOperator
    width: int
    registers: int
    even_odd: bool
    parts: int
    cost_model: CostModel | None
    evaluated: int
    wide: bool
    _known: dict[tuple[Step, int], tuple[float, Tile]] = field(default_factory=dict)

    def one_by_one(self) -> Iterator[tuple[float, OperatorKernel]]:
        """Yield kernels of elements, or interlaced blocks, one after the other, with the cycles of each."""
        for plan in self._plans():
            if any(s.second and s.after * self.operator.interlaced == 1 for s in plan.steps):
                continue  # of lines whose points lie side by side registers hold several, or none
            # of all planes together also where they come one by one: told better
            cycles, tiles = self._tiles(plan.steps, self.operator)
            kernel = OperatorKernel(plan, self.width, tiles)
            cycles += beyond_l1(kernel, self._caches) - _kept_stores(kernel)
            yield cycles, kernel
            if kernel.in_registers or kernel.plane_in_registers:
                # values of several lines at once need registers that hold those of other steps
                halves = [(halved, False) for halved in {self.even_odd, False}]
                forms = [*halves, *([(True, True)] if self.even_odd else [])]
                small = [
                    tuple(_line_by_line(step, even_odd=halved, sums=sums) for step in plan.steps)
                    for halved, sums in forms
                ]
                yield from ((cycles, replace(kernel, tiles=tiles)) for tiles in dict.fromkeys(small))

    def side_by_side(self) -> Iterator[tuple[float, OperatorKernel]]:
        """Yield kernels that bring elements side by side, with the cycles of one element."""
        lanes = self._lanes
        block = replace(self.operator, layout=Layout.INTERLACED, interlaced=lanes)
        for plan in self._plans():
            if plan.whole is None:
                cycles, tiles = self._tiles(inside_of(plan).steps, block)
                kernel = OperatorKernel(plan, self.width, tiles, side_by_side=True)
                moved = estimated_cycles_of(moving(plan, lanes))
                yield (cycles + moved + beyond_l1(kernel, self._caches)) / lanes, kernel

    @property
    def _lanes(self) -> int:
        return self.width // self.operator.dtype.bits

    @property
    def _caches(self) -> Sequence[CacheLevel]:
        return (self.cost_model.caches if self.cost_model else ()) or USUAL_CACHES

    def _plans(self) -> list[Plan]:
        """Return the plans that do not need much more work than the one that needs least."""
        found = plans(self.operator)
        return [plan for plan in found if plan.flops <= _MORE_WORK * found[0].flops]

    def _tiles(self, steps: Sequence[Step], operator: TensorOperator) -> tuple[float, tuple[Tile, ...]]:
        chosen = []
        for step in steps:
            key = (step.alone, operator.interlaced)
            if key not in self._known:
                self._known[key] = self._best(key[0], operator)
            chosen.append(self._known[key])
        return sum(cycles for cycles, _ in chosen), tuple(tile for _, tile in chosen)

    def _best(self, step: Step, operator: TensorOperator) -> tuple[float, Tile]:
        lanes = self._lanes
        found: list[tuple[float, Tile]] = []
        for halved in sorted({False, self.even_odd and all(map(even_odd_possible, step.matrices))}):
            ranked = ranked_tiles(
                step,
                self._lanes,
                operator.interlaced,
                self.registers,
                even_odd=halved,
                parts=self.parts,
                wide=self.wide,
            )
            for flags in product((False, True), repeat=3):
                group = [(cycles, t) for cycles, t in ranked if (t.held, t.kept > 0, t.sums) == flags]
                found += _of_each_width(group, self.evaluated // (2 if any(flags[:2]) else 1))
        most = _HOPELESS * min(cycles for cycles, _ in found)
        found = [pair for pair in found if pair[0] <= most]
        estimates, tiles = [cycles for cycles, _ in found], [tile for _, tile in found]
        if self.cost_model is None:
            return min(found, key=lambda pair: (pair[0], pair[1].held))
        step = replace(step, source="u0")
        cycles = self.cost_model(step, operator, lanes, tiles)
        alone = [alone_in(tile, step, operator, lanes) for tile in tiles]
        best = _first_of_equals(
            cycles, _equals_by(self.cost_model, alone, estimates), self.cost_model.resolution
        )[0]
        return cycles[best], tiles[best]


def _line_by_line(step: Step, *, even_odd: bool, sums: bool) -> Tile:
    """Return the tile of one vector that makes all rows together."""
    halved = even_odd and all(map(even_odd_possible, step.matrices))
    rows = half_sizes(step.matrix)[0] if halved else step.matrix.rows
    sums = sums and halved and any(matrix.row_sum is not None for matrix in step.matrices)
    return Tile(Form.ACROSS, outputs=rows, even_odd=halved, sums=sums)


def _kept_stores(kernel: OperatorKernel) -> float:
    """Return the cycles of stores, one each, that a plane in registers saves of those that its steps have."""
    held = (kernel.plan.steps[group[0]] for group in kernel.plan.planes if kernel.holds_plane(group))
    return sum(prod(step.result_points) for step in held) * kernel.block / kernel.lanes


def _of_each_width(ranked: Sequence[tuple[float, Tile]], most: int) -> list[tuple[float, Tile]]:
    """Return the first tiles, those that are the first of their number of vectors before others."""
    firsts = {tile.vectors: tile for _, tile in reversed(ranked)}
    return sorted(ranked, key=lambda pair: firsts[pair[1].vectors] != pair[1])[:most]


def beyond_l1(kernel: OperatorKernel, caches: Sequence[CacheLevel]) -> float:
    """Return the cycles that arrays take from beyond L1 in a call for one element, or one block of them."""
    plan, n_bytes = kernel.plan, kernel.block * kernel.plan.operator.dtype.bytes
    if not kernel.side_by_side:
        return moved_cycles(plan, n_bytes, caches)
    inside = inside_of(plan)
    steps = replace(plan, steps=inside.steps, work=inside.work)
    taken = [(moved.outside, moved.inside, moved.entries) for moved in inside.taken]
    given = [(moved.inside, moved.outside, moved.entries) for moved in inside.given]
    return moved_cycles(steps, n_bytes, caches, taken, given)

"""Plan and tiles of a kernel by counts of its operations in closed form.

Steps whose lines fill vectors are what nearly all time goes into, and have as many operations as
their tiles say: they need not be written out to be counted, as `operators.choice` does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from math import ceil

from ...operators.description import TensorOperator
from ...operators.entries import half_sizes
from ...operators.lower import OperatorKernel
from ...operators.plan import Plan, plans
from ...operators.products import even_odd_possible
from ...operators.registers import registers_needed
from ...operators.step import Step
from ...operators.tile import Form, Tile
from ...operators.tiles import ranked_tiles
from ...simd.tiles import evenly

_MOST_VECTORS = 4
_OVERHEAD_CYCLES = 2.0
"""Of a tile: addresses, its loop, and the ends of its sums."""


def chosen_kernel(
    operator: TensorOperator, width: int, registers: int, *, even_odd: bool
) -> tuple[float, OperatorKernel]:
    """Return the estimated cycles of a block, and the kernel with the fewest.

    Parameters
    ----------
    operator : TensorOperator
    width : int
        Bits of a vector.
    registers : int
        Vector registers of the target.
    even_odd : bool
        True to take the even-odd form where a matrix allows it.
    """
    lanes = width // operator.dtype.bits
    found = []
    for plan in _orderly(plans(operator)):
        alone = [replace(step, source="u0", result="y0") for step in plan.steps]
        tiles = [_chosen_tile(step, lanes, operator.interlaced, registers, even_odd) for step in alone]
        cycles = sum(cycles for cycles, _ in tiles)
        found.append((cycles, OperatorKernel(plan, width, tuple(tile for _, tile in tiles))))
    return min(found, key=lambda pair: pair[0])


def _orderly(all_plans: list[Plan]) -> list[Plan]:
    """Return the plans of whole steps that begin and end with x: memory is walked through once, forwards."""
    axes = all_plans[0].operator.axes
    ends = {0, axes - 1}
    kept = [p for p in all_plans if p.whole is None and {p.steps[0].axis, p.steps[-1].axis} <= ends]
    fewest = kept[0].flops
    return [plan for plan in kept if plan.flops <= 1.3 * fewest]


@lru_cache(maxsize=4096)
def _chosen_tile(
    step: Step, lanes: int, interlaced: int, registers: int, even_odd: bool
) -> tuple[float, Tile]:
    halved = even_odd and even_odd_possible(step.matrix)
    if step.after * interlaced < lanes:
        return ranked_tiles(step, lanes, interlaced, registers, even_odd=halved)[0]
    found = [
        (across_cycles(step, tile, lanes, interlaced), tile)
        for tile in _across_tiles(step, halved)
        if tile.vectors == tile.outputs == 1 or registers_needed(step, tile, lanes) < registers
    ]
    return min(found, key=lambda pair: pair[0])


def _across_tiles(step: Step, halved: bool) -> list[Tile]:
    rows = half_sizes(step.matrix)[0] if halved else step.matrix.rows
    return [
        Tile(Form.ACROSS, vectors, outputs, even_odd=halved)
        for vectors in range(1, _MOST_VECTORS + 1)
        for outputs in range(1, rows + 1)
    ]


def across_cycles(step: Step, tile: Tile, lanes: int, interlaced: int) -> float:
    """Return the estimated cycles of a step whose lines fill vectors, for one element or block.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    """
    vectors = ceil(step.after * interlaced / lanes)
    rows = half_sizes(step.matrix)[0] if tile.even_odd else step.matrix.rows
    total = 0.0
    for side, strips in _strips(vectors, tile.vectors).items():
        for outputs, tiles in Counter(evenly(rows, tile.outputs)).items():
            total += strips * tiles * _tile_cycles(step, tile.even_odd, side, outputs)
    return step.before * total


def _strips(vectors: int, most: int) -> dict[int, int]:
    """Return the number of strips of a line by their vectors.

    Examples
    --------
    >>> _strips(11, 4)
    {4: 2, 3: 1}
    """
    full, rest = divmod(vectors, most)
    return {most: full} | ({rest: 1} if rest else {})


def _tile_cycles(step: Step, even_odd: bool, vectors: int, outputs: int) -> float:
    """Return the cycles of a tile on a core of two products and two loads a cycle, one store."""
    columns = step.matrix.columns
    if even_odd:
        _, n_even, n_odd = half_sizes(step.matrix)
        products = outputs * vectors * (n_even + n_odd)
        sums = 2 * vectors * n_odd + 2 * outputs * vectors
        loads = vectors * columns + outputs * (n_even + n_odd)
        stores = 2 * outputs * vectors
        latency = 4.0 * n_even + 6
    else:
        products, sums = outputs * vectors * columns, 0
        loads = vectors * columns + outputs * columns
        stores = outputs * vectors
        latency = 4.0 * columns
    if step.beta:
        loads += stores
        sums += stores
    ports = [(products + sums / 2) / 2, loads / 2, float(stores), (products + sums + loads + stores) / 5]
    # sums of a tile depend on nothing before it: half of its latency hides behind its neighbours
    return max(*ports, latency / 3) + 0.1 * sum(ports) + _OVERHEAD_CYCLES

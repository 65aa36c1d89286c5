"""Mode x with lanes along columns: blocks of entries are transposed in registers, there and back.

A block has as many columns as a vector has lanes. Its columns are loaded as vectors of m and
transposed into vectors of columns, one for each m; operator entries are broadcast, and the
results, one vector for each i, are transposed back.
"""

from __future__ import annotations

from .builder import Builder, Run, Sums
from .matrix_loads import Operator
from .pass_context import Shape, Step
from .program import Index
from .tiles import evenly, scaled


def lower_transposed(builder: Builder, shape: Shape, step: Step, operator: Operator) -> None:
    """Write mode x: blocks of columns, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    operator : Operator
    """
    columns, jam = step.planes * shape.np, step.item.vectors
    chunk = shape.lanes * jam
    full, rest = divmod(columns, chunk)
    if full:
        with builder.loop("c", full, "mode x") as counter:
            _blocks(
                builder,
                shape,
                step,
                operator,
                [shape.lanes] * jam,
                step.base + scaled(counter, chunk * shape.np),
            )
    base = step.base + full * chunk * shape.np
    if rest:
        sizes = [shape.lanes] * (rest // shape.lanes) + ([rest % shape.lanes] if rest % shape.lanes else [])
        _blocks(builder, shape, step, operator, sizes, base)


def _blocks(
    builder: Builder, shape: Shape, step: Step, operator: Operator, sizes: list[int], base: Index
) -> None:
    """Write some blocks together; a block of fewer columns than lanes leaves lanes unused."""
    n = shape.np
    starts = [base + number * shape.lanes * n for number in range(len(sizes))]
    data = [_gather(builder, shape, step.source, at, size) for at, size in zip(starts, sizes, strict=True)]
    results: list[list[str]] = [[] for _ in sizes]
    for size in evenly(n, step.item.outputs):
        operator.renew()
        first = len(results[0])
        sums = Sums(builder, shape.split, size * len(sizes))
        for m in sums.order:
            for output in range(size):
                entry = operator.entry(Index(first + output), m)
                for block, vectors in enumerate(data):
                    sums.add(output * len(sizes) + block, m, vectors[m], entry)
        for output in range(size):
            for block, made in enumerate(results):
                made.append(sums.total(output * len(sizes) + block))
    for at, size, made in zip(starts, sizes, results, strict=True):
        _scatter(builder, shape, step.result, at, size, made)


def _gather(builder: Builder, shape: Shape, source: str, base: Index, columns: int) -> list[str]:
    """Return a vector of columns for each m."""
    n, lanes = shape.np, shape.lanes
    vectors: list[str] = []
    for start in range(0, n, lanes):
        length = min(lanes, n - start)
        block = [
            builder.load(source, [Run(0, length, base + (column * n + start))]) for column in range(columns)
        ]
        vectors += transpose(builder, block, length)
    return vectors


def _scatter(
    builder: Builder, shape: Shape, result: str, base: Index, columns: int, values: list[str]
) -> None:
    n, lanes = shape.np, shape.lanes
    for start in range(0, n, lanes):
        length = min(lanes, n - start)
        for column, vector in enumerate(transpose(builder, values[start : start + length], columns)):
            builder.store(vector, result, [Run(0, length, base + (column * n + start))])


def transpose(builder: Builder, rows: list[str], wanted: int) -> list[str]:
    """Return the first `wanted` columns of a square block whose rows are vectors.

    Missing rows may hold anything. Rows are exchanged at distances 1, 2, 4, ...: the cheapest exchanges,
    within 128 bits, then serve the full block.

    Parameters
    ----------
    builder : Builder
    rows : list of str
        Names of the vectors.
    wanted : int
        Number of columns.
    """
    lanes = builder.lanes
    block = [rows[number] if number < len(rows) else rows[0] for number in range(lanes)]
    distance = 1
    while distance < lanes:
        for low in (number for number in range(lanes) if not number & distance):
            a, b = block[low], block[low + distance]
            kept = tuple(lanes + lane - distance if lane & distance else lane for lane in range(lanes))
            moved = tuple(lanes + lane if lane & distance else lane + distance for lane in range(lanes))
            block[low], block[low + distance] = builder.permute(a, b, kept), builder.permute(a, b, moved)
        distance *= 2
    return block[:wanted]

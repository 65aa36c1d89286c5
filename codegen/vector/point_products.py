"""Products at points: what a step of a fused operator does between its matrices, and behind them.

Data and fields lie as the product of the step does, so that a run of it is one of theirs. Entries of the
metric are fields one behind the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from .builder import Builder, Run
from .plan import Link
from .program import MASKED_LANES, NO_LANE


def at_points(builder: Builder, link: Link, value: str, runs: Sequence[Run], block: int) -> str:
    """Return the product of a step after the operations of its link, without a second matrix.

    Parameters
    ----------
    builder : Builder
    link : Link
    value : str
        Name of a vector of the product.
    runs : sequence of Run
        Its lanes, at the points of the product.
    block : int
        Interlaced elements.
    """
    if link.stored:
        store_runs(builder, value, link.stored, runs)
    if link.added:
        value = builder.add(builder.load(link.added, runs), value)
    if link.factor:
        value = builder.multiply_add(builder.load(link.factor, runs), value, None)
    if not link.metric:
        return value
    values = [builder.load(name, runs) if name else value for name in link.fields]
    entries = _metric(builder, link, runs, block)
    own = link.fields.index("")
    for axis, name in enumerate(link.fields):
        total: str | None = None
        for other, derivative in enumerate(values):
            entry = entries[min(axis, other), max(axis, other)]
            total = builder.multiply_add(entry, derivative, total)
        assert total is not None
        if axis == own:
            value = total
        else:
            store_runs(builder, total, name, runs)
    return value


def _metric(builder: Builder, link: Link, runs: Sequence[Run], block: int) -> dict[tuple[int, int], str]:
    """Return the entries of the metric on and above the diagonal, row by row."""
    axes = range(len(link.fields))
    places = [(row, column) for row in axes for column in axes if column >= row]
    size = link.entries * block
    return {
        place: builder.load(
            link.metric, [Run(run.lane, run.length, run.index + number * size) for run in runs]
        )
        for number, place in enumerate(places)
    }


def weighed(builder: Builder, link: Link, value: str, runs: Sequence[Run]) -> str:
    """Return a result with the weighted array of a link added, if there is one.

    Parameters
    ----------
    builder : Builder
    link : Link
    value : str
        Name of a vector of the result.
    runs : sequence of Run
        Its lanes, at the points of the result.
    """
    if not link.weight:
        return value
    return builder.multiply_add(builder.load(link.weight, runs), builder.load(link.weighted, runs), value)


def store_runs(builder: Builder, value: str, array: str, runs: Sequence[Run]) -> None:
    """Store runs of lanes of a vector.

    Short vectors may have no masks: their runs are stored in parts of one register each.

    Parameters
    ----------
    builder : Builder
    value : str
        Name of the vector.
    array : str
        Array to store to.
    runs : sequence of Run
    """
    lanes = builder.lanes
    for run in runs:
        upper = run.lane == run.length == lanes // 2 > 1
        if run.length == lanes or upper or lanes >= MASKED_LANES:
            builder.store(value, array, [run])
            continue
        done = 0
        while done < run.length:
            size = 1 << (run.length - done).bit_length() - 1
            first = run.lane + done
            moved = tuple(first + lane if lane < size else NO_LANE for lane in range(lanes))
            part = builder.permute(value, value, moved)
            builder.store(part, array, [Run(0, size, run.index + done)])
            done += size

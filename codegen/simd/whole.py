"""All modes of an element without memory between them: it stays in registers.

Entries fill the vectors in the order of memory; each mode product permutes them into the lanes
that they are multiplied in.
"""

from __future__ import annotations

from .builder import Builder, Run
from .operator import Operator
from .program import NO_LANE, Index
from .shape import Shape, Step
from .sums import Sums


def lower_whole(
    builder: Builder, shape: Shape, step: Step, operators: dict[str, Operator], order: str
) -> None:
    """Write the mode products of `shape.elements` elements, held in registers.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    operators : dict of str to Operator
        Operator of each mode.
    order : str
        Order of the modes, such as "zyx".
    """
    total = shape.elements * shape.volume
    runs = [
        Run(0, min(shape.lanes, total - start), step.base + start) for start in range(0, total, shape.lanes)
    ]
    values = [builder.load(step.source, [run]) for run in runs]
    for mode in order:
        values = _mode(builder, shape, values, operators[mode], mode)
    for value, run in zip(values, runs, strict=True):
        builder.store(value, step.result, [run])


def _mode(builder: Builder, shape: Shape, values: list[str], operator: Operator, mode: str) -> list[str]:
    n, lanes = shape.np, shape.lanes
    stride = {"x": 1, "y": n, "z": n * n}[mode]
    total = shape.elements * shape.volume
    sums = Sums(builder, shape.split, len(values))
    for m in sums.order:
        for number in range(len(values)):
            entries = range(number * lanes, min((number + 1) * lanes, total))
            rows = [entry // stride % n for entry in entries]
            sources = [entry + (m - row) * stride for entry, row in zip(entries, rows, strict=True)]
            missing = lanes - len(rows)
            data = builder.collect(values, [*(divmod(s, lanes) for s in sources), *[None] * missing])
            sums.add(number, m, _factor(operator, (*rows, *[NO_LANE] * missing), m), data)
    return [sums.total(number) for number in range(len(values))]


def _factor(operator: Operator, rows: tuple[int, ...], m: int) -> str:
    used = set(rows) - {NO_LANE}
    return operator.entry(Index(used.pop()), m) if len(used) == 1 else operator.lanes(rows, m)

"""Elements that lie one behind the other, brought side by side in registers, and results taken back.

As many elements as a vector has lanes make a block; their points are transposed into a work array, where
every axis has its lanes along elements, as if they were interlaced. Each element has a pointer of its
own, those behind the last one that of the last: it is computed again, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from .builder import Builder, Run
from .lanes_along_lines import transpose
from .plan import Plan, Step
from .point_io import store_runs
from .program import Index, Statement
from .row_vectors import scaled


@dataclass(frozen=True, slots=True)
class Moved:
    """An array of elements, and the work array in which they lie side by side.

    Attributes
    ----------
    outside, inside : str
    entries : int
        Of one element.
    """

    outside: str
    inside: str
    entries: int


@dataclass(frozen=True, slots=True)
class Inside:
    """Steps between work arrays, and the copies to these before and from them after.

    Attributes
    ----------
    steps : tuple of Step
    taken, given : tuple of Moved
    work : tuple of int
        Entries of each work array for one element.
    """

    steps: tuple[Step, ...]
    taken: tuple[Moved, ...]
    given: tuple[Moved, ...]
    work: tuple[int, ...]


def inside_of(plan: Plan) -> Inside:
    """Return the steps of a plan between work arrays; old results are taken where something is added."""
    operator = plan.operator
    inputs = [(f"u{number}", operator.entries(points)) for number, points in enumerate(operator.points)]
    results = range(operator.n_results)
    outputs = [(f"y{number}", operator.entries(operator.result_points(number))) for number in results]
    names = {name: f"w{len(plan.work) + at}" for at, (name, _) in enumerate([*inputs, *outputs])}
    moved = {name: Moved(name, names[name], entries) for name, entries in (*inputs, *outputs)}
    steps = tuple(
        replace(step, source=names.get(step.source, step.source), result=names.get(step.result, step.result))
        for step in plan.steps
    )
    given = tuple(moved[name] for name, _ in outputs)
    taken = tuple(moved[name] for name, _ in inputs) + (given if operator.beta else ())
    return Inside(steps, taken, given, (*plan.work, *(entries for _, entries in (*inputs, *outputs))))


def pointer_of(array: str, lane: int) -> str:
    """Return the name of the pointer to the element of a lane."""
    return f"{array}e{lane}"


def bring(builder: Builder, moved: Moved) -> None:
    """Write the copies that bring the points of a block of elements side by side."""
    lanes = builder.lanes

    def block(at: Index, length: int) -> None:
        lines = [builder.load(pointer_of(moved.outside, lane), [Run(0, length, at)]) for lane in range(lanes)]
        for point, vector in enumerate(transpose(builder, lines, length)):
            builder.store(vector, moved.inside, [Run(0, lanes, scaled(at, lanes) + point * lanes)])

    _blocks(builder, moved.entries, block)


def take_back(builder: Builder, moved: Moved) -> None:
    """Write the copies of results that lie side by side to their elements."""
    lanes = builder.lanes

    def block(at: Index, length: int) -> None:
        points = [
            builder.load(moved.inside, [Run(0, lanes, scaled(at, lanes) + point * lanes)])
            for point in range(length)
        ]
        for lane, vector in enumerate(transpose(builder, points, lanes)):
            store_runs(builder, vector, pointer_of(moved.outside, lane), [Run(0, length, at)])

    _blocks(builder, moved.entries, block)


def moving(plan: Plan, lanes: int) -> tuple[Statement, ...]:
    """Return the statements that move a block of elements there and back."""
    builder, inside = Builder(lanes), inside_of(plan)
    for moved in inside.taken:
        bring(builder, moved)
    for moved in inside.given:
        take_back(builder, moved)
    return builder.statements


def _blocks(builder: Builder, entries: int, block: Callable[[Index, int], None]) -> None:
    """Write blocks of as many points as there are lanes; the last begins early where there are enough."""
    lanes = builder.lanes
    full, rest = divmod(entries, lanes)
    if full:
        with builder.loop("t", full, f"points of {lanes} elements") as counter:
            block(scaled(counter, lanes), lanes)
    if rest:
        block(Index(entries - lanes), lanes) if full else block(Index(), rest)

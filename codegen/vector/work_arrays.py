"""Arrays between the steps of an operator: which steps share one, and the bytes that caches move for them.

A work array that is needed no more is used again. With `overwritten_arrays` a step along an axis whose
matrix is square may overwrite its source, and an output holds what comes before it: interpolation between
as many points then needs no array beside input and output.

Caches are taken to keep what was used last. An array that more than a cache holds has been used since is
fetched from the next level, in every step that uses it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

from ...records import record, replace
from .operator import MAX_AXES

if TYPE_CHECKING:
    from .operator import TensorOperator
    from .plan import Plan, Step

Shared = tuple[tuple["Step", ...], tuple[int, ...]]
"""Steps by the names of their arrays, and the entries of each work array."""


def shared_arrays(steps: Sequence[Step]) -> Shared:
    """Return steps whose work arrays are used again when they are needed no more."""
    last = {step.source: number for number, step in enumerate(steps)}
    names: dict[str, str] = {}
    work = _Work()
    renamed = []
    for number, step in enumerate(steps):
        if step.result.startswith("w") and step.result not in names:
            names[step.result] = work.taken(prod(step.result_points))
        renamed.append(_renamed(step, names))
        if step.source in names and last[step.source] == number:
            work.give_back(names[step.source])
    return tuple(renamed), tuple(work.sizes)


class _Work:
    """Work arrays by number, and those that are free."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self._free: list[int] = []

    def taken(self, entries: int) -> str:
        """Return the name of a free array, which now has as many entries at least."""
        if not self._free:
            self._free.append(len(self.sizes))
            self.sizes.append(0)
        number = self._free.pop()
        self.sizes[number] = max(self.sizes[number], entries)
        return f"w{number}"

    def give_back(self, name: str) -> None:
        """Make a work array free."""
        self._free.append(int(name[1:]))


def overwritten_arrays(operator: TensorOperator, steps: Sequence[Step]) -> Shared:
    """Return steps that overwrite their source, or work in an output that is not yet needed, where they can.

    Parameters
    ----------
    operator : TensorOperator
    steps : sequence of Step
        With an array of its own for each value.
    """
    values = _Lives(operator, steps)
    names: dict[str, str] = {}
    work, held = _Work(), set[str]()
    renamed = []
    for number, step in enumerate(steps):
        if step.result.startswith("w") and step.result not in names:
            source = names.get(step.source, "")
            if source and values.last[step.source] == number and values.may_overwrite(step, source):
                names[step.result] = source
            else:
                free = (name for name in values.outputs if name not in held)
                home = next((name for name in free if values.fits(step, name)), None)
                names[step.result] = home or work.taken(prod(step.result_points))
                held.add(names[step.result])
        renamed.append(_renamed(step, names))
        source = names.get(step.source, "")
        if source and values.last[step.source] == number and source != names.get(step.result):
            held.discard(source)
            if source.startswith("w"):
                work.give_back(source)
    return tuple(renamed), tuple(work.sizes)


class _Lives:
    """Steps by number: the last one that reads each value, and the first one that writes each output."""

    def __init__(self, operator: TensorOperator, steps: Sequence[Step]) -> None:
        self._steps = steps
        self.last = {step.source: number for number, step in enumerate(steps)}
        self._first: dict[str, int] = {}
        for number, step in enumerate(steps):
            self._first.setdefault(step.result, number)
        self._entries = {
            f"y{result}": prod(operator.result_points(result)) for result in range(operator.n_results)
        }
        # old values of an output are read where beta is not 0
        self.outputs = [] if operator.beta else list(self._entries)

    def may_overwrite(self, step: Step, home: str) -> bool:
        """Tell whether the result of a step may take the place of its source."""
        fits = home.startswith("w") or self._in_time(step.result, home)
        return step.matrix.rows == step.matrix.columns and fits

    def fits(self, step: Step, output: str) -> bool:
        """Tell whether an output may hold the result of a step until it is written itself."""
        return prod(step.result_points) <= self._entries[output] and self._in_time(step.result, output)

    def _in_time(self, value: str, output: str) -> bool:
        """Tell whether a value is read no more once an output is written, or by the step that writes it."""
        last, first = self.last[value], self._first[output]
        writer = self._steps[first]
        overwrites = writer.source == value and writer.matrix.rows == writer.matrix.columns
        return last < first or (last == first and overwrites)


def by_planes(operator: TensorOperator, steps: Sequence[Step]) -> Iterator[Shared]:
    """Yield steps of which all but the first are done plane by plane: the array between them is one plane.

    The first step, along z, writes to the output where a plane takes as much room before the others as
    behind them, and its old values are not needed. Then the others may also overwrite their plane there.
    Nothing is yielded where not each step goes on from the one before.
    """
    if len(steps) != operator.axes or operator.axes < MAX_AXES or steps[0].axis != MAX_AXES - 1:
        return
    chained = all(a.result == b.source for a, b in pairwise(steps))
    if not chained or any(step.axis == MAX_AXES - 1 for step in steps[1:]):
        return
    first, middle, last = steps
    in_place = last.beta == 0 and prod(middle.points[:-1]) == prod(last.result_points[:-1])
    between, plane = (last.result, "w0") if in_place else ("w0", "w1")
    one = prod(middle.result_points[:-1])
    work = (one,) if in_place else (prod(middle.points), one)
    yield (
        (
            replace(first, result=between),
            replace(middle, source=between, result=plane),
            replace(last, source=plane),
        ),
        work,
    )
    if in_place and all(step.matrix.rows == step.matrix.columns for step in (middle, last)):
        y = last.result
        yield (replace(first, result=y), replace(middle, source=y, result=y), replace(last, source=y)), ()


def _renamed(step: Step, names: dict[str, str]) -> Step:
    return replace(
        step, source=names.get(step.source, step.source), result=names.get(step.result, step.result)
    )


@record
class CacheLevel:
    """A cache, as plans are judged by it.

    Attributes
    ----------
    size_bytes : int
    fetch_bytes_per_cycle : float
        From the next level.
    """

    size_bytes: int
    fetch_bytes_per_cycle: float


USUAL_CACHES = (CacheLevel(32 << 10, 32.0), CacheLevel(512 << 10, 16.0))
"""Of a processor that is not described: L1 and L2 as small as those of recent x86-64 cores are."""


Copy = tuple[str, str, int]
"""An array, the one that it is copied to, and the entries of each."""


def moved_cycles(
    plan: Plan,
    n_bytes: int,
    caches: Sequence[CacheLevel],
    before: Sequence[Copy] = (),
    behind: Sequence[Copy] = (),
) -> float:
    """Return the cycles that arrays of a plan take between caches, in one of many executions.

    Parameters
    ----------
    plan : Plan
    n_bytes : int
        Of an entry, of all elements of a block.
    caches : sequence of CacheLevel
        From L1 outwards.
    before, behind : sequence of Copy
        Copies before the first step, and behind the last one.
    """
    used = [*_copied(before, n_bytes), *_used(plan, n_bytes), *_copied(behind, n_bytes)]
    return sum(_missed(used, cache.size_bytes) / cache.fetch_bytes_per_cycle for cache in caches)


Use = tuple[tuple[str, int], int]
"""Array and plane, and its bytes."""


def _copied(copies: Sequence[Copy], n_bytes: int) -> Iterator[Use]:
    for source, result, entries in copies:
        yield (source, 0), entries * n_bytes
        yield (result, 0), entries * n_bytes


def _used(plan: Plan, n_bytes: int) -> Iterator[Use]:
    """Yield the parts of arrays in the order in which steps read and write them."""
    count = max((plan.steps[first].points[-1] for first, _ in plan.planes), default=1)
    for group in plan.groups:
        steps = plan.steps[slice(*group)]
        if group not in plan.planes:
            for step in steps:
                for name, size in step.sizes.items():
                    for plane in range(count):
                        yield (name, plane), size * n_bytes // count
            continue
        between = plan.plane_array(group)
        rounds = steps[0].points[-1]
        for plane in range(rounds):
            for step in steps:
                for name, size in step.sizes.items():
                    yield (name, 0 if name == between else plane), size * n_bytes // rounds


def _missed(used: Sequence[Use], size_bytes: int) -> int:
    """Return the bytes that a cache fetches in the second of two rounds, if it keeps what was used last."""
    kept: dict[tuple[str, int], int] = {}
    missed = 0
    for number, (part, n_bytes) in enumerate([*used, *used]):
        if number >= len(used) and part not in kept:
            missed += n_bytes
        kept.pop(part, None)
        kept[part] = n_bytes
        while sum(kept.values()) > size_bytes and len(kept) > 1:
            del kept[next(iter(kept))]
        if n_bytes > size_bytes:
            del kept[part]
    return missed

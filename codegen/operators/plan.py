"""Plans of an operator: the order of its matrices, and the arrays between the steps.

Matrices along different axes commute. Steps are done for the whole element one after the other, or the
later ones plane by plane.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from math import prod

from .description import MAX_AXES, TensorOperator
from .sharing import from_inputs, to_outputs
from .step import Step


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps of an operator, in order.

    Attributes
    ----------
    operator : TensorOperator
    steps : tuple of Step
    work : tuple of int
        Entries of each work array for one element (one block: times the elements of it).
    whole : int or None
        Steps that are done for all points; those behind it are done together for one plane after the
        other. None where all are done for all points.
    """

    operator: TensorOperator
    steps: tuple[Step, ...]
    work: tuple[int, ...]
    whole: int | None = None

    @property
    def parts(self) -> tuple[tuple[Step, int], ...]:
        """Each step as it is written, of one plane where it is done plane by plane, and how often."""
        whole = len(self.steps) if self.whole is None else self.whole
        planes = tuple((replace(s, points=s.points[:-1]), s.points[-1]) for s in self.steps[whole:])
        return (*((step, 1) for step in self.steps[:whole]), *planes)

    @property
    def entries(self) -> int:
        """Entries of all arrays that steps read or write, without matrices, for one element."""
        sizes = {s.source: prod(s.points) for s in self.steps}
        sizes |= {s.result: prod(s.result_points) for s in self.steps}
        outside = sum(size for array, size in sizes.items() if not array.startswith("w"))
        return outside + sum(self.work)

    @property
    def flops(self) -> int:
        """Operations of one element, all its components, by the plain form of every product."""
        return self.operator.components * sum(step.flops for step in self.steps)


def plans(operator: TensorOperator) -> list[Plan]:
    """Return every plan of an operator, of fewest operations first; no two do the same."""
    found: dict[Plan, None] = {}
    for order in permutations(range(operator.axes)):
        for steps in (from_inputs(operator, order), to_outputs(operator, order)):
            if steps is not None:
                found.setdefault(_with_work(operator, steps))
                if (by_planes := _by_planes(operator, steps)) is not None:
                    found.setdefault(by_planes)
    return sorted(found, key=lambda plan: plan.flops)


def _with_work(operator: TensorOperator, steps: tuple[Step, ...]) -> Plan:
    """Return the plan in which work arrays that are needed no more are used again."""
    last = {step.source: number for number, step in enumerate(steps)}
    names: dict[str, int] = {}
    sizes: list[int] = []
    free: list[int] = []
    renamed = []
    for number, step in enumerate(steps):
        if step.result.startswith("w") and step.result not in names:
            if not free:
                free.append(len(sizes))
                sizes.append(0)
            names[step.result] = free.pop()
        for array in (step.result,):
            if array in names:
                sizes[names[array]] = max(sizes[names[array]], prod(step.result_points))
        renamed.append(
            replace(step, source=_renamed(step.source, names), result=_renamed(step.result, names))
        )
        if step.source in names and last[step.source] == number:
            free.append(names[step.source])
    return Plan(operator, tuple(renamed), tuple(sizes))


def _by_planes(operator: TensorOperator, steps: tuple[Step, ...]) -> Plan | None:
    """Return the plan that does all steps but the first plane by plane: the array between them is one plane.

    The first step, along z, writes to the output where a plane takes as much room before the others as
    behind them, and its old values are not needed. None where not each step goes on from the one before.
    """
    if len(steps) != operator.axes or operator.axes < MAX_AXES or steps[0].axis != MAX_AXES - 1:
        return None
    chained = all(a.result == b.source for a, b in pairwise(steps))
    if not chained or any(step.axis == MAX_AXES - 1 for step in steps[1:]):
        return None
    first, middle, last = steps
    in_place = last.beta == 0 and prod(middle.points[:-1]) == prod(last.result_points[:-1])
    between, plane = (last.result, "w0") if in_place else ("w0", "w1")
    work = (
        [prod(middle.result_points[:-1])]
        if in_place
        else [prod(middle.points), prod(middle.result_points[:-1])]
    )
    renamed = (
        replace(first, result=between),
        replace(middle, source=between, result=plane),
        replace(last, source=plane),
    )
    return Plan(operator, renamed, tuple(work), whole=1)


def _renamed(array: str, names: dict[str, int]) -> str:
    return f"w{names[array]}" if array in names else array

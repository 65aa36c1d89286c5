"""Figures of a core that no loop shows alone: those whose simulation fits measured loops best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from operator import ne
from statistics import mean
from typing import Any

from ...asm.listing import parse
from ...isa.instruction_set import CoreLoop
from ...isa.registry import instruction_set
from ..incore.pipeline.simulate import TracedBody, simulate_traced, traced_body
from ..machine.record import InstructionClass, Machine, Operation, PortUse

NEARLY_AS_WELL = 1.05
"""Errors up to so many times the least do not tell two values of a figure apart."""


@dataclass(frozen=True, slots=True)
class MeasuredLoop:
    """A loop, and the core cycles that a round of it took."""

    loop: CoreLoop
    cycles: float


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that is sought.

    Attributes
    ----------
    values : tuple of float
        Those that are tried.
    put : callable
        From a machine and a value to the machine that has it.
    """

    name: str
    values: tuple[float, ...]
    put: Callable[[Machine, float], Machine]


@dataclass(frozen=True, slots=True)
class FittedFigure:
    """The best value of a figure, and the least and the largest that fit nearly as well."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CoreFit:
    """Result of a search over core parameters.

    Attributes
    ----------
    machine : Machine
        With the best values.
    error : float
        Mean absolute error of its simulated cycles.
    """

    machine: Machine
    error: float
    figures: tuple[FittedFigure, ...]


def simulated_cycles(loop: CoreLoop, machine: Machine) -> float:
    """Return the cycles of a round on the simulated core."""
    return simulate_traced(_traced(loop, machine.isa), machine).cycles_per_iteration


@lru_cache(maxsize=256)  # a search simulates every loop on a hundred machines
def _traced(loop: CoreLoop, isa: str) -> TracedBody:
    end = instruction_set(isa).benchmarks.LOOP_END.count_down
    return traced_body(parse("\n".join((*loop.body, *end)), isa).instructions, isa, 0)


def fit_core(
    machine: Machine, figures: Sequence[Figure], loops: Sequence[MeasuredLoop], first_is_neutral: bool = False
) -> CoreFit:
    """Return the values of figures with which the simulation of loops errs least, of all combinations.

    Parameters
    ----------
    machine : Machine
        What is known of the core.
    figures : sequence of Figure
        Each combination of their values is simulated on every loop.
    loops : sequence of MeasuredLoop
        With cycles above zero.
    first_is_neutral : bool
        Whether the first value of each figure says that the core has none of it: of combinations that fit
        nearly as well as the best, the one with the most such values is taken.
    """
    errors = {
        values: mean_error(_with(machine, figures, values), loops)
        for values in product(*(figure.values for figure in figures))
    }
    least = min(errors.values())
    best = min(errors, key=lambda values: errors[values])
    if first_is_neutral:
        neutral = tuple(figure.values[0] for figure in figures)
        near = [values for values in errors if errors[values] <= NEARLY_AS_WELL * least]
        best = min(near, key=lambda values: (sum(map(ne, values, neutral)), errors[values]))
    fitted = [_fitted(figure, place, best, errors) for place, figure in enumerate(figures)]
    return CoreFit(_with(machine, figures, best), errors[best], tuple(fitted))


def mean_error(machine: Machine, loops: Sequence[MeasuredLoop]) -> float:
    """Return by how much simulated cycles are off on average."""
    return mean(abs(simulated_cycles(each.loop, machine) / each.cycles - 1) for each in loops)


def _with(machine: Machine, figures: Sequence[Figure], values: Sequence[float]) -> Machine:
    for figure, value in zip(figures, values, strict=True):
        machine = figure.put(machine, value)
    return machine


def _fitted(
    figure: Figure, place: int, best: tuple[float, ...], errors: Mapping[tuple[float, ...], float]
) -> FittedFigure:
    bound = NEARLY_AS_WELL * min(errors.values())
    near = [values[place] for values, error in errors.items() if error <= bound]
    return FittedFigure(figure.name, best[place], min(near), max(near))


def whole_key(key: str, values: Sequence[int]) -> Figure:
    """Return a key of `[core]` that counts something."""

    def put(machine: Machine, value: float) -> Machine:
        changed: dict[str, Any] = {key: int(value)}
        return replace(machine, core=replace(machine.core, **changed))

    return Figure(key, tuple(values), put)


def turns_at(bits: int, names: Sequence[str], ports: tuple[str, ...], values: Sequence[float]) -> Figure:
    """Return the turns of ports that classes and forms take at a width, beside what they take otherwise."""

    def put(machine: Machine, value: float) -> Machine:
        classes = {
            name: _turning(costs, bits, ports, value) if name in names else costs
            for name, costs in machine.instructions.items()
        }
        forms = tuple(
            replace(form, costs=_turning(form.costs, bits, ports, value)) if form.name in names else form
            for form in machine.forms.forms
        )
        return replace(machine, instructions=classes, forms=replace(machine.forms, forms=forms))

    return Figure(f"turns of {', '.join(names)} at {bits} bits", tuple(values), put)


def _turning(costs: InstructionClass, bits: int, ports: tuple[str, ...], turns: float) -> InstructionClass:
    at: Operation = costs.at(bits)
    uses = [use for use in at.uses if use.ports != ports or use.cycles >= 1]
    uses += [PortUse(ports, turns)] if turns else []
    return replace(costs, by_bits={**costs.by_bits, bits: replace(at, uses=tuple(uses))})

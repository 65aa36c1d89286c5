"""A chosen operator as text and as JSON."""

from __future__ import annotations

from typing import Any

from ..codegen.vector.operator_source import step_product
from ..codegen.vector.plan import Step
from ..models.kernels.search.operator_choice import ChosenOperator
from .layout import Line, NamedTable, Prose
from .outputs.kernels import OperatorOutput, OperatorStep


def operator_lines(chosen: ChosenOperator, machine: str, compiler: str) -> list[Line]:
    """Return the steps of an operator in a table, and the cycles and GFLOPS of the whole.

    Parameters
    ----------
    chosen : ChosenOperator
    machine, compiler : str
        Keys, for the heading.
    """
    steps = zip(chosen.kernel.plan.steps, chosen.kernel.tiles, chosen.step_cycles, strict=True)
    rows = tuple(
        (
            _equation(step),
            "x".join(map(str, step.points)),
            str(tile),
            "" if cycles is None else f"{cycles:.0f}",
        )
        for step, tile, cycles in steps
    )
    together = f", {chosen.kernel.block} elements side by side" if chosen.kernel.side_by_side else ""
    operator, bits = chosen.kernel.plan.operator, chosen.kernel.width
    return [
        f"{operator.title or operator.name} on {machine}, {compiler}, vectors of {bits} bits{together}",
        NamedTable("", ("step", "points", "tile", "cycles"), rows, words=(0, 2)),
        *_by_planes(chosen),
        *_speed(chosen),
        *([Prose(_DISTURBED)] if chosen.disturbed else []),
    ]


_DISTURBED = "the host was disturbed by other programs: measure again; chosen by simulation."


def _speed(chosen: ChosenOperator) -> list[Line]:
    if chosen.cycles is None or chosen.gflops is None:
        return [Prose(f"an element: {chosen.flops} operations, neither simulated nor measured")]
    executed = "" if chosen.executed_flops is None else f", {chosen.executed_flops:.0f} executed"
    how = "measured" if chosen.timed else "simulated"
    return [
        Prose(f"an element: {chosen.cycles:.0f} cycles {how}, {chosen.flops} operations{executed}"),
        Prose(f"{chosen.gflops:.1f} GFLOPS, counted in operations of the plain form"),
    ]


def _by_planes(chosen: ChosenOperator) -> list[Line]:
    plan = chosen.kernel.plan
    if plan.whole is None:
        return []
    if plan.operator.data:
        groups = (", ".join(map(str, range(first + 1, last + 1))) for first, last in plan.planes)
        return [Prose(f"steps {'; '.join(groups)} plane by plane")]
    axes = ["xyz"[step.axis] for step in plan.steps]
    whole, rest = ", ".join(axes[: plan.whole]), ", ".join(axes[plan.whole :])
    return [Prose(f"{whole} for the whole element, then {rest} plane by plane")]


def operator_to_json(chosen: ChosenOperator, machine: str, compiler: str) -> dict[str, Any]:
    """Return the JSON object of `chainline operator --json`.

    Parameters
    ----------
    chosen : ChosenOperator
    machine, compiler : str
        Keys.
    """
    kernel, plan = chosen.kernel, chosen.kernel.plan
    operator = plan.operator
    steps = zip(plan.steps, kernel.tiles, chosen.step_cycles, strict=True)
    return OperatorOutput.of(
        chosen,
        operator=operator.title or operator.name,
        machine=machine,
        compiler=compiler,
        vector_bits=kernel.width,
        points=operator.points,
        made=[operator.result_points(result) for result in range(operator.n_results)],
        quadrature=operator.quadrature,
        data=[data.name for data in operator.data],
        components=operator.components,
        layout=str(operator.layout),
        interlaced=operator.interlaced,
        side_by_side=kernel.block if kernel.side_by_side else 1,
        steps=[
            OperatorStep.of(
                step,
                matrix=step.matrix.name,
                axis="xyz"[step.axis],
                tile=str(tile),
                cycles=cycles,
                second=None if step.second is None else step.second.name,
                data=[data.name for data in step.data],
                by_plane=plan.is_by_plane(number),
            )
            for number, (step, tile, cycles) in enumerate(steps)
        ],
        measured=chosen.timed,
    ).to_json()


def _equation(step: Step) -> str:
    old = "" if step.beta == 0 else " +"
    return f"{step.result}{old} = {step_product(step)} along {'xyz'[step.axis]} of {step.source}"

"""SCALE-DG's kernels in Fortran alone: a loop nest for each matrix, its sums in parts."""

from __future__ import annotations

from typing import Any

from ...operators.matrix import Parity
from ...operators.plan import plans
from ...operators.step import Step
from ...operators.tile import parts_of
from ...splits import terms_by_part
from ...variant import DType
from .kinds import COMPONENTS, Argument, Kind

_LETTERS = "ijk"
_LONG, _PARTS = 8, 3
"""Sums of more terms are cut into as many parts."""
_LIFT = (
    "Lift(i,j,k,1) * vec_in(i,k,1)",
    "Lift(i,j,k,2) * vec_in(j,k,2)",
    "Lift(i,j,k,3) * vec_in(i,k,3)",
    "Lift(i,j,k,4) * vec_in(j,k,4)",
    "Lift(i,j,k,5) * vec_in(i,j,5)",
    "Lift(i,j,k,6) * vec_in(i,j,6)",
)


def pure_procedure(kind: Kind, order: int) -> dict[str, Any]:
    """Return the input of the template of the Fortran module for a procedure."""
    n = order + 1
    parts = _PARTS if n > _LONG and kind.operator is not None else 1
    return {
        "n": n,
        "parts": parts,
        "privates": ", ".join(f"t{number + 1}" for number in range(parts)),
        "components": COMPONENTS if kind.name.endswith(f"var{COMPONENTS}") else 1,
        "nests": _nests(kind, n, parts),
    }


def _nests(kind: Kind, n: int, parts: int) -> list[dict[str, Any]]:
    if kind.operator is None:
        return [{"parts": [{"target": "vec_out(i,j,k)", "terms": _LIFT}]}]
    names = {argument.passed: argument.name for argument in kind.arguments if argument.passed}
    names |= {f"y{number}": names[f"out{number}"] for number in range(3) if f"out{number}" in names}
    names |= {f"u{number}": names[f"in{number}"] for number in range(3) if f"in{number}" in names}
    found = plans(kind.operator(n, DType.FLOAT64, Parity.NONE))
    plan = next(plan for plan in found if plan.whole is None and _in_order(plan.steps))
    # of three steps, output and work array by turns
    names |= {"w0": names["y0"], "w1": _work(kind.arguments)}
    by_component = kind.name.endswith(f"var{COMPONENTS}")
    return [_nest(step, names, parts, ",v" if by_component else "") for step in plan.steps]


def _in_order(steps: tuple[Step, ...]) -> bool:
    return [step.axis for step in steps] == sorted(step.axis for step in steps)


def _work(arguments: tuple[Argument, ...]) -> str:
    return next((a.name for a in arguments if a.written and a.passed is None), "")


def _nest(step: Step, names: dict[str, str], parts: int, component: str) -> dict[str, Any]:
    result = f"{names[step.result]}(i,j,k{component})"
    groups = terms_by_part(parts_of(step.matrix.columns, parts))
    terms = [[_term(step, names, m + 1, component) for m in group] for group in groups]
    if parts == 1:
        return {"parts": [{"target": result, "terms": terms[0]}]}
    made = [{"target": f"t{number + 1}", "terms": group} for number, group in enumerate(terms)]
    return {"parts": [*made, {"target": result, "terms": [f"t{n + 1}" for n in range(len(groups))]}]}


def _term(step: Step, names: dict[str, str], m: int, component: str) -> str:
    row = _LETTERS[step.axis]
    point = ",".join(str(m) if axis == step.axis else letter for axis, letter in enumerate(_LETTERS))
    matrix = names[step.matrix.name]
    entry = f"{matrix}({m},{row})" if step.matrix.row_major else f"{matrix}({row},{m})"
    return f"{entry} * {names[step.source]}({point}{component})"

"""Report of `chainline best --model all`: the split that each model chooses, and what the choice loses.

A report looks like this; "equal" counts the kernels that a model does not tell from its choice, "measured" is
the speed of the choice by rows of a data set, "error" how far predictions are off, mean over all kernels:

    order 7 (Np = 8), zen5 at 2.60 GHz, llvm, float64: 15 kernels by every model, judged by measured speeds
    model       split    equal  cycles  GFLOPS  measured  lost  error
    chain       2,2,2,2      3     712    89.7      80.2  0.9%   5.4%
    simulation  4,4          1     820    77.9      81.0  0.0%   3.3%
    measured    4,4                               81.0  0.0%
"""

from __future__ import annotations

from typing import Any

from ..models.kernels.predictions.model import Model
from ..models.kernels.ranking.compared_models import ComparedModels, ModelChoice
from .layout import Line, NamedTable, Prose, percent
from .outputs.best import AbsentModel, ChoiceOfModel, ComparedChoices


def compared_to_json(compared: ComparedModels) -> dict[str, Any]:
    """Return a comparison of models as plain values."""
    question, speeds = compared.question, compared.speeds
    conditions = question.conditions(compared.fastest)
    return ComparedChoices.of(
        question,
        np=question.order + 1,
        machine=question.machine.key,
        compiler_version=compared.provenance.version,
        flags=compared.provenance.flags,
        residence=conditions.residence,
        n_elements=conditions.n_elements,
        kernels=len(compared.predictions[Model.SIMULATION]),
        judge=compared.judge,
        judged=len(speeds),
        source=compared.source or None,
        resolution=compared.resolution,
        fastest=compared.fastest.split,
        fastest_gflops=max(speeds.values()),
        choices=[_choice(one, compared.notices.get(one.model)) for one in compared.choices],
        absent=[
            AbsentModel.of(compared, model=model, reason=reason) for model, reason in compared.absent.items()
        ],
    ).to_json()


def _choice(choice: ModelChoice, notice: str | None) -> ChoiceOfModel:
    prediction = choice.prediction
    return ChoiceOfModel.of(
        prediction,
        model=choice.model,
        split=prediction.variant.split,
        equal=choice.equal,
        judged_gflops=choice.judged_gflops,
        lost=choice.lost,
        error=choice.error,
        notice=notice,
    )


def compared_lines(compared: ComparedModels) -> list[Line]:
    """Return a comparison of models as a table, and what it was judged by."""
    question = compared.question
    simulated = compared.predictions[Model.SIMULATION]
    heading = "measured" if compared.measured else "simulated"
    title = (
        f"order {question.order} (Np = {question.order + 1}), {question.machine.key} at "
        f"{question.frequency_ghz:.2f} GHz, {question.compiler}, {question.dtype}: {len(simulated)} kernels "
        f"by every model, judged by {heading} speeds"
    )
    errors = ("error",) if compared.measured else ()
    rows = [_cells(choice, errors=bool(errors)) for choice in compared.choices]
    if compared.measured:
        fastest = compared.fastest.label, "", "", "", f"{max(compared.speeds.values()):.1f}", percent(0.0), ""
        rows.append(("measured", *fastest))
    headings = ("model", "split", "equal", "cycles", "GFLOPS", heading, "lost", *errors)
    return [
        NamedTable(title, headings, tuple(rows), words=(0, 1), n_totals=bool(compared.measured)),
        Prose(_judged(compared)),
        *(Prose(f"{model}: {text}.") for model, text in ({**compared.notices, **compared.absent}).items()),
        "",
    ]


def _cells(choice: ModelChoice, *, errors: bool) -> tuple[str, ...]:
    prediction = choice.prediction
    return (
        str(choice.model),
        prediction.variant.label,
        str(choice.equal),
        f"{prediction.cycles:.0f}",
        f"{prediction.gflops:.1f}",
        "" if choice.judged_gflops is None else f"{choice.judged_gflops:.1f}",
        "" if choice.lost is None else percent(choice.lost),
        *((percent(float("nan") if choice.error is None else choice.error),) if errors else ()),
    )


def _judged(compared: ComparedModels) -> str:
    """Return a sentence that names the reference of the losses."""
    speeds = compared.speeds
    fastest = f"{compared.fastest.label}, the fastest of {len(speeds)}"
    if not compared.measured:
        return f"lost: to {fastest} simulated kernels; the simulation judges itself."
    equal = compared.resolution
    told = "" if equal is None else f"; speeds that differ by up to {percent(equal)} count as equal"
    return f"lost: to {fastest} measured kernels ({compared.source}){told}; error: mean over them."

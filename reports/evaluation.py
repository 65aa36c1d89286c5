"""An evaluation of models as JSON and as a table.

A table looks like this, one line for each order, and the means of all at the end:

    MAPE of predicted GFLOPS, zen5, 1826 rows
    residence  compiler  order  rows   chain  roofline   ecm
    L1         gcc           7    22    8.1%     44.5%  7.9%

Below it stands the speed that is lost by the kernel that each model ranks first (`named_kernels`), one line
for each order, mean over its compilers, and all at the end:

    Order of kernels: Kendall's tau, and speed lost by the kernel named
    residence  order  groups  random  unsplit  chain: tau  lost  simulation: tau  lost
    L1             7       4    2.4%     3.1%        0.21  2.2%             0.32  <1.9%

Where no kernel of an order loses more than equal code differs by, the loss is said to be less than that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

from msgspec import UNSET

from ..models.kernels.evaluation.choice_regret import (
    NamedKernel,
    Resolution,
    mean_or_none,
    named_kernels,
    resolutions,
)
from ..models.kernels.evaluation.evaluate import Evaluation, PredictedRow, group_rows, score
from ..models.kernels.predictions.model import Model
from .layout import Line, NamedTable, Prose, percent
from .outputs.kernels import (
    EvaluationOutput,
    GroupScore,
    MeasuredResolution,
    RankingScore,
    ResidenceScore,
    SkippedRows,
)

_UNKNOWN = {"inside": UNSET, "noise": UNSET}
"""Of models that were not learned."""
_NOTE = (
    "tau: 1 where kernels rank as measured, 0 by chance; lost: to the fastest, as expected by what repeated "
    "measurements of the same code differ by, or (*) as "
    "measured, where no code was measured twice; random and unsplit as measured; worst of any group, the "
    "kernels of one order by one compiler"
)


def ranking_lines(
    named: Sequence[NamedKernel], models: Sequence[Model], found: Sequence[Resolution] = ()
) -> list[Line]:
    """Return tau and loss by order, mean and worst of all, and the resolution; nothing without groups.

    Parameters
    ----------
    named : sequence of NamedKernel
        Losses by group and model.
    models : sequence of Model
        Columns of the table.
    found : sequence of Resolution
        Resolutions of the measurements.
    """
    if not named:
        return []
    return [_table(named, models), *resolution_lines(found)]


def resolution_lines(found: Sequence[Resolution]) -> list[Line]:
    """Return the difference between measurements of equal code, a sentence for each residence."""
    return [Prose(_resolution(one)) for one in found]


def _resolution(found: Resolution) -> str:
    """Return a sentence on the difference between measurements of equal code, and its consequence."""
    if found.difference is None:
        return f"resolution in {found.residence}: unknown, since no code was measured twice."
    codes = f"{found.codes} code{'s' if found.codes > 1 else ''}"
    differ = f"{found.rows} rows of {codes} that were measured more than once differ by"
    equal = f"kernels measured once are equal up to {percent(found.difference)}"
    deviation = f"{percent(found.deviation or 0.0)} in standard deviation"
    told = f"{differ} {deviation}, so that {equal}"
    return f"resolution in {found.residence}: {told}; the choice of an order is not scored finer."


def _table(named: Sequence[NamedKernel], models: Sequence[Model]) -> NamedTable:
    rows, totals = [], []
    for residence in dict.fromkeys(one.residence for one in named):
        here = [one for one in named if one.residence == residence]
        for order in sorted({one.order for one in here}):
            of_order = [one for one in here if one.order == order]
            rows.append((residence, str(order), *_means(of_order, models, resolved=True)))
        totals.append((residence, "mean", *_means(here, models)))
        totals.append((residence, "worst", *_worst(here, models)))
    headings = [heading for model in models for heading in (f"{model}: tau", "lost")]
    return NamedTable(
        "Order of kernels: Kendall's tau, and speed lost by the kernel named",
        ("residence", "order", "groups", "random", "unsplit", *headings),
        (*rows, *totals),
        words=(0, 1),
        note=_NOTE,
        n_totals=len(totals),
    )


def _means(group: Sequence[NamedKernel], models: Sequence[Model], *, resolved: bool = False) -> list[str]:
    """Return mean figures; `resolved` means no figure below the difference between equal code."""
    cells = []
    for model in models:
        of_model = [one for one in group if one.model is model]
        tau = mean_or_none(one.kendall_tau for one in of_model if one.told_apart or not resolved)
        lost = _lost([fmean(map(_loss, of_model))], of_model)
        if resolved and not any(one.resolved for one in of_model):
            lost = f"<{percent(max(one.resolution or 0.0 for one in of_model))}"
        cells += ["" if tau is None else f"{tau:.2f}", lost]
    once = [one for one in group if one.model is models[0]]
    means = (fmean(one.random for one in once), fmean(one.unsplit for one in once))
    return [str(len(once)), *map(percent, means), *cells]


def _worst(group: Sequence[NamedKernel], models: Sequence[Model]) -> list[str]:
    cells = []
    for model in models:
        of_model = [one for one in group if one.model is model]
        taus = [one.kendall_tau for one in of_model if one.kendall_tau is not None]
        cells += [f"{min(taus):.2f}" if taus else "", _lost(map(_loss, of_model), of_model)]
    return ["", percent(max(one.random for one in group)), percent(max(one.unsplit for one in group)), *cells]


def _loss(one: NamedKernel) -> float:
    return one.regret if one.expected_regret is None else one.expected_regret


def _lost(losses: Iterable[float], group: Sequence[NamedKernel]) -> str:
    mark = "*" if any(one.expected_regret is None for one in group) else ""
    return percent(max(losses)) + mark


def evaluation_to_json(evaluation: Evaluation) -> dict[str, Any]:
    """Return the evaluation as plain values."""
    models = evaluation.models
    return EvaluationOutput.of(
        evaluation,
        machine=evaluation.machine.key,
        trained=UNSET,
        rows=len(evaluation.rows),
        skipped=skipped_rows(evaluation.skipped),
        scores=[
            GroupScore.of(
                score(rows, model), model=model, residence=where, compiler=compiler, order=order, **_UNKNOWN
            )
            for (where, compiler, order), rows in _groups(evaluation)
            for model in models
        ],
        overall=[
            ResidenceScore.of(score(rows, model), model=model, residence=where, **_UNKNOWN)
            for where, rows in _residences(evaluation)
            for model in models
        ],
        ranking=RankingScore.of_each(named_kernels(evaluation.rows, models)),
        resolution=MeasuredResolution.of_each(resolutions(evaluation.rows)),
    ).to_json()


def skipped_rows(skipped: Mapping[str, int]) -> list[SkippedRows]:
    """Return the numbers of rows left out, by reason."""
    return [SkippedRows(reason=why, rows=count) for why, count in skipped.items()]


def evaluation_lines(evaluation: Evaluation) -> list[Line]:
    """Return the errors of each model, and which rows were left out."""
    models = evaluation.models
    groups = [
        (where, compiler, str(order), str(len(rows)), *_cells(rows, models))
        for (where, compiler, order), rows in _groups(evaluation)
    ]
    means = [
        (where, "all", "all", str(len(rows)), *_cells(rows, models))
        for where, rows in _residences(evaluation)
    ]
    named = named_kernels(evaluation.rows, models)
    return [
        NamedTable(
            f"MAPE of predicted GFLOPS, {evaluation.machine.key}, {len(evaluation.rows)} rows",
            ("residence", "compiler", "order", "rows", *map(str, models)),
            (*groups, *means),
            words=(0, 1),
            n_totals=len(means),
        ),
        *ranking_lines(named, models, resolutions(evaluation.rows)),
        *(Prose(f"left out: {count} rows, {reason}") for reason, count in evaluation.skipped.items()),
    ]


def _cells(rows: list[PredictedRow], models: tuple[Model, ...]) -> list[str]:
    return [f"{score(rows, model).mape:.1%}" for model in models]


def _groups(evaluation: Evaluation) -> list[tuple[tuple[str, str, int], list[PredictedRow]]]:
    groups = group_rows(
        evaluation.rows,
        lambda row: (row.case.conditions.residence, row.case.compiler, row.case.variant.order),
    )
    return sorted(groups.items())


def _residences(evaluation: Evaluation) -> list[tuple[str, list[PredictedRow]]]:
    return sorted(group_rows(evaluation.rows, lambda row: row.case.conditions.residence).items())

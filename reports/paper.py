"""Report of `chainline study paper`, as tables or as JSON:

Table 2
value                                     paper  ours
pattern B, estimated cycles per FMA         2.3  2.25

chain ratio and speed of the splits, and the errors of models
order  splits  ratio of the code  ratio by the speed        GFLOPS  roofline    ecm
    3       4       0.01 to 0.12        0.10 to 0.21  23.6 to 27.9     63.4%  12.3%
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from statistics import fmean
from typing import Any

from ..analysis.measurement.measured_ratio import kernel_cycles, retrospective
from ..models.kernels.learned.published_tables import PublishedValue
from ..models.kernels.predictions.model import Model
from ..models.kernels.predictions.ranking import Prediction
from ..models.kernels.predictions.roofline import dense_seconds
from ..models.kernels.ranking.compared_models import ComparedModels
from ..models.kernels.ranking.request import Question
from ..records import record
from .layout import Line, NamedTable, percent
from .outputs.paper_studies import DenseRow, OrderErrors, PaperOutput, PrintedValue, SplitRow

_FIGURE_2_OF = "a64fx"
FIGURE_2 = {7: 12.0, 11: 36.9}
"""Orders of Fig. 2, and how many times as fast sum factorisation is by its printed times."""
SHOWN = (Model.ROOFLINE, Model.ECM, Model.PAPER)
"""Models of Figs. 11 to 14; that of the paper where one is given."""


@record(eq=False)
class PaperResult:
    """Counterparts of the tables and figures for a machine.

    Attributes
    ----------
    values : tuple of PublishedValue
        Tables 2 to 4.
    compared : tuple of ComparedModels
        Every model about the splits of each order.
    """

    values: tuple[PublishedValue, ...]
    compared: tuple[ComparedModels, ...]

    @property
    def models(self) -> tuple[Model, ...]:
        """Models that are shown, of those that answer for every order."""
        return tuple(model for model in SHOWN if all(model in each.predictions for each in self.compared))

    @property
    def title(self) -> str:
        """Machine, compiler, and the origin of the speeds."""
        first = self.compared[0]
        return f"{first.question.machine.key}, {first.question.compiler}, speeds by {self.judge}"

    @property
    def judge(self) -> str:
        """Origin of the speeds."""
        return self.compared[0].judge


def split_rows(compared: ComparedModels) -> list[SplitRow]:
    """Return a row for each split of an order, those of equal code with the same figures."""
    speeds = compared.speeds
    by_code: dict[Model, dict[str, Prediction]] = {
        model: {one.code: one for one in predictions} for model, predictions in compared.predictions.items()
    }
    simulated = by_code[Model.SIMULATION]
    return [
        SplitRow(
            order=compared.question.order,
            split=split,
            chain_ratio=simulated[code].chain_ratio,
            retrospective_ratio=_retrospective_ratio(simulated[code], speeds.get(code), compared.question),
            speed=speeds.get(code),
            gflops={str(model): found[code].gflops for model, found in by_code.items() if code in found},
        )
        for split, code in compared.codes.items()
    ]


def _retrospective_ratio(kernel: Prediction, speed: float | None, question: Question) -> float | None:
    """Return the chain ratio that a speed amounts to (Eq. A.1 to A.3); None without a speed, or an FMA."""
    if speed is None or not kernel.n_fma:
        return None
    cycles = kernel_cycles(kernel.variant.nominal_flops, speed, question.frequency_ghz)
    return retrospective(cycles, kernel.n_fma, question.machine, question.target.vector_bits).ratio


def order_errors(compared: ComparedModels, models: Sequence[Model]) -> OrderErrors:
    """Return the mean absolute error of each model over the splits whose speed is known."""
    rows = [(row, row.speed) for row in split_rows(compared) if row.speed is not None]
    errors = {
        str(model): fmean(abs(row.gflops[model] / speed - 1) for row, speed in rows)
        for model in models
        if rows
    }
    return OrderErrors(order=compared.question.order, errors=errors)


def dense_rows(result: PaperResult) -> list[DenseRow]:
    """Return the times of Fig. 2 for the orders that it shows."""
    rows = []
    for each in result.compared:
        question, order = each.question, each.question.order
        if order not in FIGURE_2:
            continue
        variant = each.fastest
        speeds = {len(row.split): row.speed for row in split_rows(each) if len(row.split) == 1}
        unsplit = speeds.get(1)
        rows.append(
            DenseRow(
                order=order,
                dense_seconds=dense_seconds(
                    variant, question.machine, question.frequency_ghz, question.threads
                ),
                unsplit_seconds=variant.nominal_flops / unsplit * 1e-9 if unsplit else None,
                fastest_seconds=variant.nominal_flops / max(each.speeds.values()) * 1e-9,
                printed_ratio=FIGURE_2[order] if question.machine.key == _FIGURE_2_OF else None,
            )
        )
    return rows


def paper_to_json(result: PaperResult, figures: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `chainline study paper --json`."""
    question = result.compared[0].question
    return PaperOutput(
        machine=question.machine.key,
        compiler=question.compiler,
        judge=result.judge,
        tables=PrintedValue.of_each(result.values),
        splits=[row for each in result.compared for row in split_rows(each)],
        errors=[order_errors(each, result.models) for each in result.compared],
        dense=dense_rows(result),
        figures=list(figures),
    ).to_json()


def paper_lines(result: PaperResult) -> list[Line]:
    """Return Tables 2 to 4 beside the printed values, and a row for each order."""
    return [*_value_tables(result.values), *_dense_table(result), _order_table(result)]


def _value_tables(values: Sequence[PublishedValue]) -> Iterator[Line]:
    for title, group in groupby(values, key=lambda value: value.table):
        rows = tuple((one.what, one.printed or "not printed", one.ours) for one in group)
        yield NamedTable(title, ("value", "paper", "ours"), rows)
        yield ""


def _dense_table(result: PaperResult) -> Iterator[Line]:
    """Yield Fig. 2 as a table, where one of its orders is there."""
    if not (found := dense_rows(result)):
        return
    rows = tuple(
        (
            str(one.order),
            f"{one.dense_seconds * 1e6:.3g}",
            "" if one.unsplit_seconds is None else f"{one.unsplit_seconds * 1e6:.3g}",
            f"{one.fastest_seconds * 1e6:.3g}",
            f"{one.dense_seconds / one.fastest_seconds:.3g}",
            "" if one.printed_ratio is None else f"{one.printed_ratio:g}",
        )
        for one in found
    )
    headings = ("order", "dense", "unsplit", "fastest", "times faster", "paper")
    note = "dense: one matrix, read for each element, by bandwidth and peak; the paper times a whole filter"
    yield NamedTable(f"Fig. 2: microseconds an element, {result.title}", headings, rows, words=(), note=note)
    yield ""


def _order_table(result: PaperResult) -> NamedTable:
    rows = []
    for each in result.compared:
        found, errors = split_rows(each), order_errors(each, result.models).errors
        speeds = [row.speed for row in found if row.speed is not None]
        ratios = [row.chain_ratio for row in found]
        by_speed = [row.retrospective_ratio for row in found if row.retrospective_ratio is not None]
        rows.append(
            (
                str(each.question.order),
                str(len(found)),
                f"{min(ratios):.2f} to {max(ratios):.2f}",
                f"{min(by_speed):.2f} to {max(by_speed):.2f}" if by_speed else "",
                f"{min(speeds):.1f} to {max(speeds):.1f}" if speeds else "",
                *(percent(errors[model]) if model in errors else "" for model in result.models),
            )
        )
    ratios_by = ("ratio of the code", "ratio by the speed")
    headings = ("order", "splits", *ratios_by, "GFLOPS", *map(str, result.models))
    note = (
        "ratio of the code: mean over windows; by the speed: Eq. A.1 to A.3, Figs. 8 and 9 of the paper; "
        "models: mean absolute error over the splits, Figs. 13 and 14"
    )
    title = f"chain ratio and speed of the splits, and errors of models: {result.title}"
    return NamedTable(title, headings, tuple(rows), words=(), note=note)

"""Report of `chainline fit --model pmnf`, as a table and as JSON:

    kernel       metric  model                grows as  SMAPE  adjusted R2  90 % within
    main->merge  time    -1.299 + 0.2018 x^2  x^2       1.6 %  0.9998       unknown

Laws that fit as well as the one given follow, with the run that would decide between them:

    fits as well: 35 - 5.5 p + 0.75 p n; a run at p = 8, n = 20 would decide
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.data.experiments.series import Series
from ..models.empirical.estimators.pmnf.confidence import deciding_point, interval_ends
from ..models.empirical.estimators.pmnf.fit import SeriesModel, no_law
from ..models.empirical.estimators.pmnf.several_parameters import FittedFormula
from ..models.empirical.estimators.pmnf.several_terms import Segments
from ..models.empirical.fitting.prediction_intervals import NewRows
from ..models.empirical.formulas.formula import Formula, text_factors
from .layout import Line, NamedTable
from .new_rows import new_rows_lines, new_rows_output, off
from .outputs.fitting import LawIntervals, LawSegment, LawSegments, ScalingLaw, ScalingLaws


def ties_note(others: Sequence[Formula], deciding: Mapping[str, float] | None, of: str = "") -> list[str]:
    """Return a line about laws that fit as well, none where there is none.

    Parameters
    ----------
    others : sequence of Formula
    deciding : mapping of str to float, or None
        The point whose run would decide.
    of : str
        Name of the law's series, where there are several.
    """
    if not others:
        return []
    line = f"{of + ': ' if of else ''}fits as well: {'; '.join(law.text() for law in others)}"
    if deciding is not None:
        at = ", ".join(f"{name} = {value:g}" for name, value in deciding.items())
        line += f"; a run at {at} would decide"
    return [line]


def pmnf_to_json(
    series: Sequence[Series], found: Sequence[SeriesModel], validated: Sequence[NewRows], seed: int
) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --model pmnf --json`, and of the file that it writes.

    Parameters
    ----------
    series : sequence of Series
        Measurements.
    found : sequence of SeriesModel
        Model of each series.
    validated : sequence of NewRows
        Error of each model on new points.
    seed : int
        Seed of the intervals.
    """
    intervals = interval_ends(series, [each.model.formula for each in found], seed=seed)
    return ScalingLaws(
        model="pmnf",
        parameters=series[0].parameters,
        models=list(map(_model, series, found, validated, intervals)),
    ).to_json()


def _model(
    series: Series, found: SeriesModel, new: NewRows, intervals: Sequence[tuple[float, float]]
) -> ScalingLaw:
    model, segments = found.model, found.segments
    formula = model.formula
    text, smape = text_and_smape(found)
    ranges = zip(series.parameters, series.points.T, strict=True)
    return ScalingLaw.of(
        model,
        kernel=series.kernel,
        metric=series.metric,
        n=len(series.points),
        range={name: [float(column.min()), float(column.max())] for name, column in ranges},
        new_rows=new_rows_output(new),
        formula=formula.python(),
        text=text,
        latex=formula.latex(),
        sympy=formula.sympy(),
        smape=smape,
        others=[law.text() for law in model.others],
        deciding=deciding(series, model),
        no_law=no_law(series, found),
        order=orders(formula if segments is None else segments.above.formula),
        interval_95=LawIntervals(constant=intervals[0], coefficients=intervals[1:]),
        segments=None if segments is None else _segments(segments),
    )


def _segments(found: Segments) -> LawSegments:
    parts = [
        LawSegment(
            formula=each.formula.python(),
            text=each.formula.text(),
            sympy=each.formula.sympy(),
            smape=each.smape,
        )
        for each in (found.below, found.above)
    ]
    return LawSegments(change=found.change, sympy=found.sympy(), parts=parts)


def orders(formula: Formula) -> dict[str, str]:
    """Return the asymptotic growth of a formula with each parameter, the others held constant."""
    terms = ((name, formula.order(number)) for number, name in enumerate(formula.parameters))
    return {name: "1" if term is None else " ".join(text_factors(name, term)) for name, term in terms}


def text_and_smape(found: SeriesModel) -> tuple[str, float]:
    """Return the law as a person reads it, and its SMAPE: of both regimes where there are two."""
    if found.segments is None:
        return found.model.formula.text(), found.model.smape
    return found.segments.text(), found.segments.smape


def deciding(series: Series, model: FittedFormula) -> dict[str, float] | None:
    """Return the run that would tell a law from those that fit as well, by parameter; None without such."""
    point = deciding_point((model.formula, *model.others), series.points) if model.others else None
    return None if point is None else dict(zip(series.parameters, point.tolist(), strict=True))


def pmnf_lines(
    series: Sequence[Series], found: Sequence[SeriesModel], validated: Sequence[NewRows] = ()
) -> list[Line]:
    """Return a table of the models, the laws that fit as well, and the error on new points of a single model.

    Parameters
    ----------
    series : sequence of Series
        Measurements.
    found : sequence of SeriesModel
        Model of each series.
    validated : sequence of NewRows
        Error of each model on new points; empty where it was not computed.
    """
    headings: tuple[str, ...] = ("kernel", "metric", "model", "grows as", "SMAPE", "adjusted R2")
    rows: tuple[tuple[str, ...], ...] = tuple(
        _cells(each, model) for each, model in zip(series, found, strict=True)
    )
    if validated:
        headings = (*headings, "90 % within")
        rows = tuple((*row, _within(new)) for row, new in zip(rows, validated, strict=True))
    lines: list[Line] = [NamedTable("", headings, rows, words=(0, 1, 2, 3))]
    for each, model in zip(series, found, strict=True):
        named = " ".join(filter(None, (each.kernel, each.metric))) if len(series) > 1 else ""
        if why := no_law(each, model):
            lines.append(f"{named + ': ' if named else ''}no law of the normal form: {why}")
            continue
        lines += ties_note(model.model.others, deciding(each, model.model), named)
    return [*lines, *new_rows_lines(validated[0])] if len(validated) == 1 else lines


def _within(new: NewRows) -> str:
    return off(new.nine_in_ten) if new.known else "unknown"


def _cells(series: Series, found: SeriesModel) -> tuple[str, ...]:
    law = found.model.formula if found.segments is None else found.segments.above.formula
    order = ", ".join(term for term in orders(law).values() if term != "1") or "constant"
    text, smape = text_and_smape(found)
    shown = (f"{smape:.2g} %", f"{found.model.adjusted_r2:.4g}")
    if no_law(series, found):
        return (series.kernel, series.metric, "none", "no law", *shown)
    return (series.kernel, series.metric, text, order, *shown)

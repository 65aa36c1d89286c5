"""Report of `chainline fit --model pmnf`, as a table:

kernel       metric  model                grows as  SMAPE  adjusted R2  90 % within
main->merge  time    -1.299 + 0.2018 x^2  x^2       1.6 %  0.9998       unknown
"""

from __future__ import annotations

from collections.abc import Sequence

from ..models.empirical.data.experiments.series import Series
from ..models.empirical.estimators.pmnf.fit import Found
from ..models.empirical.fitting.new_rows import NewRows
from .law_ties import told_ties
from .line import Line
from .named_table import NamedTable
from .new_rows import new_rows_lines, off
from .pmnf_json import deciding, orders, text_and_smape


def pmnf_lines(
    series: Sequence[Series], found: Sequence[Found], validated: Sequence[NewRows] = ()
) -> list[Line]:
    """Return a table of the models, the laws that fit as well, and the error on new points of a single model.

    Parameters
    ----------
    series : sequence of Series
        Measurements.
    found : sequence of Found
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
        lines += told_ties(model.model.others, deciding(each, model.model), named)
    return [*lines, *new_rows_lines(validated[0])] if len(validated) == 1 else lines


def _within(new: NewRows) -> str:
    return off(new.nine_in_ten) if new.known else "unknown"


def _cells(series: Series, found: Found) -> tuple[str, ...]:
    law = found.model.formula if found.segments is None else found.segments.above.formula
    order = ", ".join(term for term in orders(law).values() if term != "1") or "constant"
    text, smape = text_and_smape(found)
    shown = (f"{smape:.2g} %", f"{found.model.adjusted_r2:.4g}")
    return (series.kernel, series.metric, text, order, *shown)

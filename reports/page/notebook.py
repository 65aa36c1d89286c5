"""Views of results in notebooks: the verdict first, then the picture, then what the terminal says in brief.

    sum, hot loop .L2: 4.00 cycles an iteration
    [bars of the limits]
    why   a sum is kept in order ...
    fix   -ffast-math ...

A view is a piece of HTML that stands by itself: its style is of its own class, its picture is SVG, and it has
no script. Colours are legible on a light and on a dark ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from ...analysis.incore.regions.record import FileAnalysis
from ...analysis.incore.regions.region_selection import functions_by_heat, hottest_first
from ...analysis.incore.transforms.recompile import Recompiled
from ...analysis.machine.record import Machine
from ...arrays import Floats
from ...models.empirical.data.table_file import Measurements
from ...models.empirical.fitting.automatic.fit import Automatic
from ...models.empirical.fitting.laws_cross_validation import FittedLaws
from ...models.empirical.fitting.store.document import StoredModel
from ...models.kernels.ranking.request import Answer
from ..analyze import summary_of
from ..analyze_bounds import figure, recompiled_text
from ..best import worth
from ..best_json import leaders
from ..layout import NamedTable
from ..new_rows import new_rows_lines
from .best import ranking_bars
from .body_views import limits_chart
from .charts import BarRow, bars_chart
from .curves import Predictions, law_curves, members_table, model_curves, prediction_charts
from .drawing import Drawing
from .page import Block, Charts, Facts, Table, Words
from .write import view_html

_MOST_BODIES, _MOST_KERNELS, _MOST_LAWS = 8, 12, 8
_OPERATIONS = ("add", "divide", "fma", "gather", "integer_multiply", "load", "multiply", "shuffle")
"""Classes of instructions whose latency is drawn."""


def analysis_view(title: str, found: FileAnalysis, machine: Machine, tried: Sequence[Recompiled] = ()) -> str:
    """Return the view of an analysed file: its hot loop with what limits it, then the other loops.

    Parameters
    ----------
    title : str
        File, instruction set and machine.
    found : FileAnalysis
        Analysis of the file.
    machine : Machine
        Machine of the figures.
    tried : sequence of Recompiled
        Results of compiling again with the flags of remedies.
    """
    return view_html(title, list(_analysis(found, machine, tried)))


def _analysis(found: FileAnalysis, machine: Machine, tried: Sequence[Recompiled]) -> Iterator[Block]:
    hot = functions_by_heat(found)
    if not hot:
        yield Words("No body of code was found.", strong=True)
        return
    function, body = hot[0]
    summary = summary_of(function, body, machine, tried)
    yield Words(f"{summary.name}: {summary.cycles}", strong=True)
    yield limits_chart(summary.limits)
    own = [one for one in tried if (one.function, one.label) == (function.name, body.body.label)]
    facts = [("why", summary.why), ("calls", summary.calls), ("fix", summary.fix)]
    facts += [("tried", recompiled_text(one)) for one in own]
    facts.append(("assumes", "; ".join(summary.assumes)))
    yield Facts(tuple((name, text) for name, text in facts if text))
    others = [(f, each) for f in found.functions for each in hottest_first(f) if each is not body]
    if others:
        cells = tuple(
            (f.name, each.body.label, figure(each.least_cycles), each.bottleneck.bottleneck)
            for f, each in others[:_MOST_BODIES]
        )
        left = len(others) - len(cells)
        note = f"... and {left} more: to_frame() has all." if left else ""
        headings = ("function", "body", "cycles", "limit")
        yield Table(NamedTable("Other bodies", headings, cells, (0, 1, 3), note))


def ranking_view(title: str, answer: Answer) -> str:
    """Return the view of the kernels of an order: which to take, and the speed of each with its interval.

    Parameters
    ----------
    title : str
        Order, machine, compiler and model.
    answer : Answer
        The kernels by rank.
    """
    taken = answer.taken.prediction
    first = f"Take {taken.variant.label}: {taken.gflops:.1f} GFLOPS, limited by {taken.limits}."
    facts = (("why", taken.reason), ("worth", worth(answer)))
    blocks: list[Block] = [
        Words(first, strong=True),
        ranking_bars(answer, _MOST_KERNELS),
        Facts(facts),
    ]
    if len(leaders(answer)) > _MOST_KERNELS:
        blocks.append(Words("to_frame() has every kernel."))
    return view_html(title, blocks)


def model_view(
    title: str,
    stored: StoredModel,
    measurements: Measurements | None,
    held_out: Floats | None,
    automatic: Automatic | None,
) -> str:
    """Return the view of a fitted model: its error, predicted against measured, curves, members of a blend.

    Parameters
    ----------
    title : str
        Class, target, features and number of rows.
    stored : StoredModel
        The model.
    measurements : Measurements or None
        What it learned from; None where it was loaded.
    held_out : ndarray of float or None
        Predictions of rows by models fitted without them, NaN of others.
    automatic : Automatic or None
        Classes that were tried.
    """
    errors = new_rows_lines(stored.new_rows)
    blocks: list[Block] = [Words(errors[0] if errors else "errors on new rows: unknown", strong=True)]
    blocks += [Words(line) for line in errors[1:]]
    if measurements is not None and measurements.times is not None:
        blocks.append(Charts(tuple(_model_charts(stored, measurements, held_out))))
    if automatic is not None and (members := members_table(automatic)) is not None:
        blocks.append(members)
    if measurements is None:
        rows = tuple(
            (each.name, ", ".join(each.choices) if each.choices else f"{each.low:g} to {each.high:g}")
            for each in stored.ranges
        )
        if rows:
            blocks.append(Table(NamedTable("Learned from", ("parameter", "range"), rows, (0, 1))))
    return view_html(title, blocks)


def _model_charts(
    stored: StoredModel, measurements: Measurements, held_out: Floats | None
) -> Iterator[Drawing]:
    assert measurements.times is not None
    if held_out is not None and np.isfinite(held_out).any():
        shown = Predictions("held out", measurements.times, held_out, ())
    else:
        own = np.asarray(stored.estimator.predict(measurements.features), np.float64)
        shown = Predictions("learned from", measurements.times, own, ())
    yield prediction_charts([shown], stored.target).drawings[0]
    yield from model_curves(stored, measurements)[:3]


def laws_view(title: str, texts: Sequence[tuple[str, str, str, str]], fitted: FittedLaws | None) -> str:
    """Return the view of scaling laws: the formulas, and the curves of the one with the largest values.

    Parameters
    ----------
    title : str
        Number of laws and their parameters.
    texts : sequence of (str, str, str, str)
        Kernel, metric, law and error of each.
    fitted : FittedLaws or None
        What they were found from; None where they were loaded.
    """
    kernel, metric, text, _ = texts[0]
    name = " ".join(filter(None, (kernel, metric))) or "value"
    blocks: list[Block] = []
    if len(texts) == 1:
        blocks.append(Words(f"{name} = {text}", strong=True))
    if fitted is not None:
        sizes = [max(float(np.max(values)) for values in each.repetitions) for each in fitted.series]
        place = int(np.argmax(sizes))
        series, found = fitted.series[place], fitted.found[place]
        if len(texts) > 1:
            blocks.append(Words(f"{texts[place][0]} {texts[place][1]} = {texts[place][2]}", strong=True))
        blocks.append(Charts(tuple(law_curves(series, found, fitted.search.statistic))))
    rows = tuple(texts[:_MOST_LAWS])
    left = len(texts) - len(rows)
    note = f"... and {left} more: to_frame() has all." if left else ""
    blocks.append(Table(NamedTable("", ("kernel", "metric", "law", "SMAPE"), rows, (0, 1, 2), note)))
    return view_html(title, blocks)


def processor_view(title: str, machine: Machine) -> str:
    """Return the view of a processor: its core in a few facts, latencies as bars.

    Parameters
    ----------
    title : str
        Key and title.
    machine : Machine
        The processor.
    """
    core = machine.core
    facts = (
        ("executes", f"{machine.isa}, vectors of {core.vector_bits} bits"),
        ("clock", f"{core.frequency_ghz:g} GHz ({core.frequency_note})"),
        ("dispatch", f"{core.dispatch_width} micro-ops a cycle, {core.retire_width} retired"),
        (
            "window",
            f"reorder buffer {core.reorder_buffer}, {core.load_queue} loads, {core.store_queue} stores",
        ),
        ("ports", "; ".join(f"{s.name}: {' '.join(s.ports)}" for s in core.schedulers)),
        ("caches", ", ".join(f"{c.name} {c.size_bytes / 1024:g} KiB" for c in machine.caches)),
    )
    rows = [
        BarRow(str(name), float(costs.default.latency_cycles), f"{costs.default.latency_cycles:g}", "c0")
        for name, costs in sorted(machine.instructions.items(), key=lambda pair: str(pair[0]))
        if str(name) in _OPERATIONS and costs.default.latency_cycles
    ]
    return view_html(title, [Facts(facts), bars_chart("Latency in cycles", rows)])

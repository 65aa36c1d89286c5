"""The page of `chainline best`: every kernel by rank, and how to make the one to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...models.kernels.predictions.ranking import Ranked
from ...models.kernels.ranking.compared_models import ComparedModels
from ...models.kernels.ranking.request import Answer
from ...records import replace
from ..best import answer_lines, generate_command, kernel_table, measured_sentences, why_taken, worth
from ..best_json import detail_table, leaders, shows_measured, tied
from ..best_models import compared_lines
from ..layout import NamedTable, Prose
from .charts import BarRow, Plane, Points, bars_chart, points_chart
from .drawing import Drawing
from .page import Block, Commands, Facts, Page, Section, Table, Words, typed

_MOST_BARS, _MOST_ROWS = 40, 1500


def best_page(
    answers: Sequence[Answer], command: tuple[str, ...], provenance: tuple[tuple[str, str], ...]
) -> Page:
    """Return the page of `chainline best` for one order or several.

    Parameters
    ----------
    answers : sequence of Answer
        One for each order.
    command : tuple of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    first = answers[0].question
    orders = ", ".join(str(answer.question.order) for answer in answers)
    title = f"Kernels of order {orders} on {first.machine.title}"
    several = len(answers) > 1
    sections = [
        Section(f"order-{answer.question.order}-{number}", _heading(answer, several), tuple(_blocks(answer)))
        for number, answer in enumerate(answers)
    ]
    sections.append(Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),)))
    lead = f"{len(answers)} orders, the best kernel of each by the {first.model} model."
    return Page(title, lead if several else _lead(answers[0]), tuple(sections), provenance)


def compared_page(
    compared: Sequence[ComparedModels], command: tuple[str, ...], provenance: tuple[tuple[str, str], ...]
) -> Page:
    """Return the page of every model side by side, for one order or several.

    Parameters
    ----------
    compared : sequence of ComparedModels
        One for each order.
    command : tuple of str
        Command as typed.
    provenance : tuple of (str, str)
        Names and values.
    """
    first = compared[0].question
    orders = ", ".join(str(one.question.order) for one in compared)
    sections = [
        Section(f"order-{one.question.order}-{number}", f"Order {one.question.order}", tuple(_models(one)))
        for number, one in enumerate(compared)
    ]
    sections.append(Section("repeat", "Repeat it", (Commands(((typed(command), "this page"),)),)))
    lead = f"The split that each model chooses, judged by {compared[0].judge} speeds."
    return Page(
        f"Models of order {orders} on {first.machine.title}", _sentence(lead), tuple(sections), provenance
    )


def _models(compared: ComparedModels) -> Iterator[Block]:
    lines = compared_lines(compared)
    yield Words(f"Fastest: {compared.fastest.label}.", strong=True)
    yield choice_bars(compared)
    yield from (Table(line, code=(1,)) for line in lines if isinstance(line, NamedTable))
    yield from (Words(line.text) for line in lines if isinstance(line, Prose))


def choice_bars(compared: ComparedModels) -> Drawing:
    """Return the predicted speed of the choice of each model, with a mark at the speed it is judged by."""
    fastest = max(compared.speeds.values())
    rows = [
        BarRow(
            name=f"{choice.model}: {choice.prediction.variant.label}",
            value=choice.prediction.gflops,
            text=f"{choice.prediction.gflops:.1f}",
            style="c0" if choice.judged_gflops == fastest else "c5",
            interval=choice.prediction.interval,
            mark=choice.judged_gflops,
            tip=f"{choice.model}: {choice.prediction.variant.label}, {choice.prediction.gflops:.1f} GFLOPS",
        )
        for choice in compared.choices
    ]
    return bars_chart(
        "Predicted GFLOPS of the split that each model chooses",
        rows,
        f"Marks are {compared.judge} speeds; models in the first colour choose the fastest kernel.",
    )


def _lead(answer: Answer) -> str:
    taken = answer.taken
    speed = f"{taken.prediction.gflops:.1f} GFLOPS predicted"
    if taken.measured_gflops is not None and shows_measured(answer):
        speed = f"{taken.measured_gflops:.1f} GFLOPS measured"
    take = f"Order {answer.question.order}: take {taken.prediction.variant.label}, {speed}."
    return f"{take} {_sentence(worth(answer))}"


def _take(answer: Answer) -> str:
    taken, best = answer.taken.prediction, answer.best.prediction
    if answer.taken is answer.best:
        return f"Take {best.variant.label}: limited by {best.limits}."
    predicted = f"Predicted best: {best.variant.label}, limited by {best.limits}."
    return f"Take {taken.variant.label}, which {why_taken(answer)}. {predicted}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _heading(answer: Answer, several: bool) -> str:
    return f"Order {answer.question.order}" if several else "Which kernel"


def _blocks(answer: Answer) -> Iterator[Block]:
    question, best = answer.question, answer.taken.prediction
    yield Words(_take(answer), strong=True)
    yield Words(f"{_sentence(best.reason)}.")
    yield Facts(tuple(_facts(answer)))
    yield ranking_bars(answer)
    table = kernel_table(answer, everything=True)
    yield Table(_first(table), code=(1,))
    if shows_measured(answer):
        yield _against_measured(answer)
    yield Table(_first(detail_table(answer, everything=True), "Chains and cycles per FMA"), code=(1,))
    yield Commands(((generate_command(answer), f"makes the kernel, order {question.order}"),))


def _first(table: NamedTable, title: str = "All kernels by rank") -> NamedTable:
    """Return a table of no more rows than a page has room for."""
    left = len(table.rows) - _MOST_ROWS
    note = f"... and {left} more: chainline best --all prints them." if left > 0 else table.note
    return NamedTable(title, table.headings, table.rows[:_MOST_ROWS], table.words, note)


def _facts(answer: Answer) -> Iterator[tuple[str, str]]:
    """Yield the sentences of the text report beside its table."""
    said = [line.text for line in answer_lines(answer) if isinstance(line, Prose)]
    yield "of", said[0]
    if answer.search is not None:
        yield "searched", said[1]
    yield "worth", worth(answer)
    if answer.measurement is not None:
        yield from (("measured", text) for text in measured_sentences(answer.question, answer.measurement))


def ranking_bars(answer: Answer, most: int = _MOST_BARS) -> Drawing:
    """Return the predicted speed of the kernels that differ in code, the first `most`, with intervals."""
    kernels = leaders(answer)
    shown, same = kernels[:most], tied(answer)
    if not shows_measured(answer):
        shown = [replace(entry, measured_gflops=None) for entry in shown]
    leading = max(same, 1)
    rows = [_bar(entry, number < leading) for number, entry in enumerate(shown)]
    left = len(kernels) - len(shown)
    alike = "the best, and those that differ from it by less than the model's error"
    legend = [("c0", alike if same > 1 else "the best")]
    if len(shown) > leading:
        legend.append(("c5", "slower"))
    if any(entry.prediction.interval for entry in shown):
        legend.append(("interval", "line: interval that the model gives"))
    if shows_measured(answer):
        legend.append(("mark", "mark: measured"))
    note = f"The first {len(shown)} of {len(kernels)} kernels." if left else ""
    return bars_chart("Predicted GFLOPS of each kernel", rows, note, tuple(legend))


def _bar(entry: Ranked, leading: bool) -> BarRow:
    found = entry.prediction
    measured = "" if entry.measured_gflops is None else f", {entry.measured_gflops:.1f} measured"
    return BarRow(
        name=found.variant.label,
        value=found.gflops,
        text=f"{found.gflops:.1f}",
        style="c0" if leading else "c5",
        interval=found.interval,
        mark=entry.measured_gflops,
        tip=f"{found.variant.label}: {found.gflops:.1f} GFLOPS{measured}, limited by {found.limits}",
    )


def _against_measured(answer: Answer) -> Block:
    measured = [entry for entry in leaders(answer) if entry.measured_gflops is not None]
    return points_chart(
        Plane("Predicted against measured speed", "measured GFLOPS", "predicted GFLOPS", diagonal=True),
        [
            Points(
                "",
                tuple(entry.measured_gflops or 0.0 for entry in measured),
                tuple(entry.prediction.gflops for entry in measured),
                tuple(entry.prediction.variant.label for entry in measured),
            )
        ],
    )

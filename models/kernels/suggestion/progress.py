"""Progress of measuring splits: candidates and measured rows, results of each order, the stopping rule."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log
from statistics import median
from typing import TYPE_CHECKING

from ....codegen.splits import Split
from ....codegen.variant import Variant
from ....records import record
from ..evaluation.cases import Case
from ..evaluation.choice_regret import Resolution, resolution_of
from ..ranking.request import Answer, Question
from .process import NOISE, Candidate, SplitProcess
from .suggest import Gain, SplitState, SplitSuggestion, below, fastest, gains

if TYPE_CHECKING:
    import pandas as pd


_FEWEST_REPEATS = 5
OTHER_CODE = "measured with other code than is compiled here"


@record
class KnownMeasurements:
    """Measurements of candidates found in the rows of data sets.

    Attributes
    ----------
    measured : mapping of int to float
        Cycles of an element, by the place of the candidate; the median of its rows.
    rows : int
        Rows used.
    left_out : mapping of str to int
        Rows of the question that were not used, by reason.
    resolution : Resolution
        Difference of speed that rows of equal code show.
    """

    measured: Mapping[int, float]
    rows: int
    left_out: Mapping[str, int]
    resolution: Resolution

    @property
    def noise(self) -> float:
        """Relative standard deviation of a measurement: of these rows, where enough of them repeat one."""
        found = self.resolution
        repeats = found.rows - found.codes
        return found.deviation if found.deviation and repeats >= _FEWEST_REPEATS else NOISE


def split_candidates(answers: Iterable[Answer]) -> tuple[Candidate, ...]:
    """Return the distinct kernels of rankings, those of an order from the one that is predicted fastest."""
    candidates = []
    for answer in answers:
        by_rank = defaultdict(list)
        for entry in answer.ranked:  # of those with the same rank the one with the fewest parts first
            by_rank[entry.rank].append(entry.prediction)
        for _, same in sorted(by_rank.items()):
            splits = tuple(prediction.variant.split for prediction in same)
            candidates.append(Candidate(answer.question.order, splits, same[0].code, same[0].cycles))
    return tuple(candidates)


def rows_asked_for(table: pd.DataFrame, questions: Sequence[Question]) -> pd.DataFrame:
    """Return the rows of a data set that match the compiler, orders and residences of questions.

    Parameters
    ----------
    table : pandas.DataFrame
        As `read_dataset` returns it.
    """
    places = {
        question.order: question.conditions(Variant(question.order, (question.order + 1,))).residence
        for question in questions
    }
    asked = table["residence"] == table["order"].map(places)
    return table[asked & (table["compiler"] == questions[0].compiler)]


def known_cycles(
    cases: Sequence[Case], question: Question, candidates: Sequence[Candidate]
) -> KnownMeasurements:
    """Return the cycles of candidates that have been measured.

    A row with a digest of its code is of the candidate with that code, whatever its split; one without, of
    the candidate of its split. Rows that answer something else are passed over: of another mode or type, with
    several threads, in explicit vectors, or with ordered parts.

    Parameters
    ----------
    cases : sequence of Case
        Of the rows that are asked for.
    question : Question
        Of one of the orders.
    candidates : sequence of Candidate
        Distinct kernels of all orders.
    """
    by_code = {(each.order, each.code): place for place, each in enumerate(candidates)}
    by_split = {(each.order, split): place for place, each in enumerate(candidates) for split in each.splits}
    cycles: dict[int, list[float]] = defaultdict(list)
    left_out: Counter[str] = Counter()
    for case in cases:
        variant = case.variant
        if not _asked(case, question):
            continue
        key = (variant.order, variant.split)
        place = by_code.get((variant.order, case.code)) if case.code else by_split.get(key)
        if place is None:
            left_out[OTHER_CODE] += 1
        else:
            cycles[place].append(variant.nominal_flops / case.gflops * case.conditions.frequency_ghz)
    measured = {place: median(values) for place, values in sorted(cycles.items())}
    logs = [[[log(value) for value in values] for values in cycles.values()]]
    found = resolution_of(question.residence, logs)
    return KnownMeasurements(measured, sum(map(len, cycles.values())), left_out, found)


def _asked(case: Case, question: Question) -> bool:
    variant = case.variant
    return (
        (variant.mode, variant.dtype) == (question.mode, question.dtype)
        and variant.schedule is None
        and case.conditions.cores == 1
        and tuple(sorted(variant.split, reverse=True)) == variant.split
    )


@record
class OrderStanding:
    """Progress of the measurements of one order.

    Attributes
    ----------
    order : int
    n_kernels, n_measured : int
        Distinct kernels, and those that have been measured.
    fastest : tuple of int or None
        Split of the fastest so far; None before the first.
    gflops : float or None
        Its speed.
    improvement : float or None
        As in `Gain`; 0 where nothing is left to measure.
    equal : int
        Measured kernels that are as fast as the fastest, as far as measurements can tell, itself among them.
    """

    order: int
    n_kernels: int
    n_measured: int
    fastest: Split | None
    gflops: float | None
    improvement: float | None
    equal: int = 0


@record
class SplitStanding:
    """Progress of the measurements of all orders, and the next suggestions.

    Attributes
    ----------
    question : Question
        Question of the first order: all have the same machine and compiler.
    n_splits, n_kernels, n_measured : int
        Over all orders.
    stop_below : float
        Least improvement that is worth a measurement, as a share of the time.
    stop : bool
        True where no order promises that much.
    orders : tuple of OrderStanding
    suggestions : tuple of SplitSuggestion
        Next measurements, in order.
    resolution : Resolution
        Difference of speed that measurements of equal code show.
    """

    question: Question
    n_splits: int
    n_kernels: int
    n_measured: int
    stop_below: float
    stop: bool
    orders: tuple[OrderStanding, ...]
    suggestions: tuple[SplitSuggestion, ...]
    resolution: Resolution


def split_standing(
    questions: Sequence[Question],
    state: SplitState,
    process: SplitProcess,
    suggestions: Sequence[SplitSuggestion],
    share: float,
    resolution: Resolution,
) -> SplitStanding:
    """Return the progress of the measurements.

    Parameters
    ----------
    questions : sequence of Question
        One for each order.
    state : SplitState
        Candidates, and the measurements of them.
    process : SplitProcess
        Gaussian process trained on the measurements, as `SplitState.process` gives it.
    suggestions : sequence of SplitSuggestion
        As `suggest_splits` gives them.
    share : float
        Least improvement that is worth a measurement, as a share of the time.
    resolution : Resolution
        Difference of speed that measurements of equal code show so far.
    """
    found = gains(state, process.beliefs(state.measured))
    return SplitStanding(
        question=questions[0],
        n_splits=sum(len(each.splits) for each in state.candidates),
        n_kernels=len(state.candidates),
        n_measured=len(state.measured),
        stop_below=share,
        stop=all(below(gain, share) for gain in found.values()),
        orders=tuple(_of_order(question, state, found, resolution) for question in questions),
        suggestions=tuple(suggestions),
        resolution=resolution,
    )


def gflops(question: Question, order: int, cycles: float) -> float:
    """Return the speed of a kernel in GFLOPS from its cycles per element.

    Parameters
    ----------
    question : Question
        Mode, language, number format and clock.
    order : int
        Polynomial order.
    cycles : float
        Cycles per element.
    """
    variant = Variant(order, (order + 1,), question.mode, question.language, question.dtype)
    return float(variant.nominal_flops / cycles * question.frequency_ghz)


def _of_order(
    question: Question, state: SplitState, found: Mapping[int, Gain], resolution: Resolution
) -> OrderStanding:
    order = question.order
    seen, best = state.seen(order), fastest(state, order)
    least = min((state.measured[place] for place in seen), default=0.0)
    return OrderStanding(
        order=order,
        n_kernels=len(seen) + len(state.left(order)),
        n_measured=len(seen),
        fastest=None if best is None else state.candidates[best].split,
        gflops=None if best is None else gflops(question, order, state.measured[best]),
        improvement=found[order].improvement if order in found else 0.0,
        equal=sum(state.measured[place] <= least * (1 + (resolution.difference or 0.0)) for place in seen),
    )

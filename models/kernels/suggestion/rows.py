"""Candidates from rankings of splits, and their measurements from rows of data sets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from statistics import median
from typing import TYPE_CHECKING

from ....codegen.variant import Variant
from ..evaluation.cases import Case
from ..evaluation.losses import Resolution, resolution_of
from ..ranking.request import Answer, Question
from .candidate import Candidate
from .process import NOISE

if TYPE_CHECKING:
    import pandas as pd

_FEWEST_REPEATS = 5
OTHER_CODE = "measured with other code than is compiled here"


@dataclass(frozen=True, slots=True)
class Known:
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


def known_cycles(cases: Sequence[Case], question: Question, candidates: Sequence[Candidate]) -> Known:
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
    return Known(measured, sum(map(len, cycles.values())), left_out, found)


def _asked(case: Case, question: Question) -> bool:
    variant = case.variant
    return (
        (variant.mode, variant.dtype) == (question.mode, question.dtype)
        and variant.schedule is None
        and case.conditions.cores == 1
        and tuple(sorted(variant.split, reverse=True)) == variant.split
    )

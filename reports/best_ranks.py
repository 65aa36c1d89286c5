"""Ranks as tables print them: kernels that the model cannot tell from the best share `1=`."""

from __future__ import annotations

from ..models.kernels.predictions.model import USUAL_ERROR
from ..models.kernels.predictions.ranked import Ranked
from ..models.kernels.ranking.question import Answer

_SHOWN = 12


def leaders(answer: Answer) -> list[Ranked]:
    """Return the distinct kernels by rank."""
    return [entry for entry in answer.ranked if entry.same_code_as is None]


def shown_leaders(answer: Answer) -> list[Ranked]:
    """Return the foremost distinct kernels, and the one to take at any rank."""
    kernels, code = leaders(answer), answer.taken.prediction.code
    return kernels[:_SHOWN] + [entry for entry in kernels[_SHOWN:] if entry.prediction.code == code]


def tied(answer: Answer) -> int:
    """Return the number of kernels within the model's error of the best, the best included."""
    return sum(_is_tied(answer, entry) for entry in leaders(answer))


def rank_texts(answer: Answer) -> dict[int, str]:
    """Return the text of the column of ranks, by rank."""
    several = tied(answer) > 1
    return {
        entry.rank: "1=" if several and _is_tied(answer, entry) else str(entry.rank)
        for entry in leaders(answer)
    }


def _is_tied(answer: Answer, entry: Ranked) -> bool:
    least = answer.best.prediction.gflops * (1 - USUAL_ERROR[answer.question.model])
    return entry.prediction.gflops >= least

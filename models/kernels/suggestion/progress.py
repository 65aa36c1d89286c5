"""Progress of measuring splits: results of each order, the next candidates, and the stopping rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....codegen.splits import Split
from ....codegen.variant import Variant
from ..evaluation.losses import Resolution
from ..ranking.request import Question
from .process import SplitProcess
from .suggest import Gain, SplitState, SplitSuggestion, below, fastest, gains


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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

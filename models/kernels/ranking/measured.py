"""A ranking held against the machine: its kernels measured in turn, the fastest again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import fmean

from ....analysis.machine.residence import residence, resident_elements
from ....analysis.measurement.measure import Measurement, Plan, measure
from ....codegen.assembly import Binary
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ....errors import RunError
from ..predictions.ranked import Ranked, agreement
from .question import Answer, PredictionError, Question, RankingMeasurement

_REGRET_CANDIDATES = 10
_REGRET_ROUNDS = 20


def add_measurement(
    given: Answer,
    plan: Plan,
    level: str = "L1",
    n_elements: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    most: int | None = None,
) -> Answer:
    """Return the answer with every distinct kernel, or the best predicted, measured on this machine.

    The regret of the predicted best is taken from a second, interleaved measurement of it and
    of the ten fastest, because the minimum over many noisy equals is biased low.

    Parameters
    ----------
    plan : Plan
        Repetitions and limits.
    level : str
        Where the working set is to reside: a cache of the machine, or "memory".
    n_elements : int, optional
        Elements of a call, instead of a level.
    progress : callable, optional
        Called with rounds done and rounds in all.
    most : int, optional
        Kernels to measure at most, by rank.

    Raises
    ------
    RunError
        If a kernel fails its check, crashes or hangs; the line names it.
    """
    leaders = [entry for entry in given.ranked if entry.same_code_as is None][:most]
    variant, caches = leaders[0].prediction.variant, given.question.machine.caches
    elements = n_elements or resident_elements(variant, caches, level)
    measured = _measure(given.question, leaders, elements, plan, progress)
    speeds = {
        entry.prediction.code: result.gflops or 0.0 for entry, result in zip(leaders, measured, strict=True)
    }
    fastest = sorted(leaders, key=lambda entry: -speeds[entry.prediction.code])
    finalists = [leaders[0], *[e for e in fastest[:_REGRET_CANDIDATES] if e is not leaders[0]]]
    again = replace(plan, rounds=max(plan.rounds, _REGRET_ROUNDS))
    repeated = [result.gflops or 0.0 for result in _measure(given.question, finalists, elements, again)]
    verdict = agreement(
        [-float(entry.rank) for entry in leaders],
        [speeds[entry.prediction.code] for entry in leaders],
        choice=repeated[0],
        best=max(repeated),
    )
    ranked = [replace(entry, measured_gflops=speeds.get(entry.prediction.code)) for entry in given.ranked]
    winner = finalists[repeated.index(max(repeated))].prediction.variant
    error = _prediction_error(
        [entry.prediction.gflops for entry in leaders], [speeds[entry.prediction.code] for entry in leaders]
    )
    measurement = RankingMeasurement(
        verdict, residence(variant, elements, caches), tuple(measured), winner, error
    )
    return replace(given, ranked=ranked, measurement=measurement)


def _prediction_error(predicted: Sequence[float], measured: Sequence[float]) -> PredictionError:
    """Return how far predicted speeds are from measured ones.

    Examples
    --------
    >>> _prediction_error([110.0, 60.0], [100.0, 80.0])
    PredictionError(mape=0.175, largest=0.25, bias=-0.075)
    """
    errors = [p / m - 1 for p, m in zip(predicted, measured, strict=True) if m]
    sizes = [abs(error) for error in errors]
    # thousandths of a percent are noise of the last digit
    return PredictionError(*(round(x, 6) for x in (fmean(sizes), max(sizes), fmean(errors))))


def _measure(
    question: Question,
    entries: list[Ranked],
    n_elements: int,
    plan: Plan,
    progress: Callable[[int, int], None] | None = None,
) -> list[Measurement]:
    jobs = [(question.compiler, question.target, entry.prediction.variant) for entry in entries]
    binaries = list(map_processes(build_entry, jobs, chunk=4))
    results = measure(binaries, [n_elements] * len(binaries), plan, progress)
    for result in results:
        if result.problem:
            raise RunError(
                f"{result.variant.symbol} ({question.compiler}): {result.problem}; "
                f"no figure is reported for order {question.order}"
            )
    return results


def build_entry(job: tuple[str, Target, Variant]) -> Binary:
    """Return the kernel that a compiler makes for a target of a variant."""
    compiler, target, variant = job
    return find_toolchain(compiler, target).build(render(variant), target)

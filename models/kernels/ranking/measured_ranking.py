"""Measurement of a ranking: its kernels are measured in turn, the fastest again.

The kernels of an answer, run on this machine and compared with numpy; nothing is timed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean

from ....analysis.machine.residence import residence, resident_elements
from ....analysis.measurement.comparison import Comparison, compared
from ....analysis.measurement.disturbance import median_disturbance
from ....analysis.measurement.measure import Measurement, Plan, measure
from ....codegen.assembly import Binary
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.target import Target, host_target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ....errors import RunError, UsageError
from ....records import replace
from ..predictions.ranking import Agreement, Prediction, Ranked, agreement
from .request import Answer, Checked, PredictionError, Question, RankingMeasurement

_REGRET_CANDIDATES = 10
_REGRET_ROUNDS = 20
_MEMORY = "memory"


def add_measurement(
    given: Answer,
    plan: Plan,
    level: str = "L1",
    n_elements: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    most: int | None = None,
) -> Answer:
    """Return the answer with every distinct kernel, or the best predicted, measured on this machine.

    The chosen kernel and the ten fastest are measured a second time, interleaved, because the minimum over
    many noisy equals is biased low; another one is named only where it is certainly faster there.

    Parameters
    ----------
    given : Answer
        Ranking of an order.
    plan : Plan
        Repetitions and limits; `budget_s` for both measurements together.
    level : str
        Level of the working set: a cache of the machine, or "memory".
    n_elements : int, optional
        Elements of a call, instead of a level.
    progress : callable, optional
        Called with rounds done and rounds in all.
    most : int, optional
        Kernels to measure at most, by rank, beside the chosen one.

    Raises
    ------
    RunError
        If a kernel fails its check, crashes or hangs; the line names it.
    """
    leaders = _leaders(given, most)
    variant, caches = leaders[0].prediction.variant, given.question.machine.caches
    elements = n_elements or resident_elements(variant, caches, level)
    end = time.monotonic() + plan.budget_s
    half = replace(plan, budget_s=plan.budget_s / 2)
    once = _by_code(given.question, leaders, elements, half, progress)
    finalists = _finalists(given, leaders, once)
    again = {entry.prediction.code: once[entry.prediction.code] for entry in finalists}
    if not _disturbed(once.values()):
        rounds, left_s = max(plan.rounds, _REGRET_ROUNDS), max(0.0, end - time.monotonic())
        again = _by_code(given.question, finalists, elements, replace(plan, rounds=rounds, budget_s=left_s))
    return judged(given, once, again, residence(variant, elements, caches))


def judged(
    given: Answer, once: Mapping[str, Measurement], again: Mapping[str, Measurement], place: str
) -> Answer:
    """Return the answer with its measurements.

    Parameters
    ----------
    given : Answer
        Ranking of an order.
    once : mapping of str to Measurement
        By the code of kernels, in the order of their ranks, measured together.
    again : mapping of str to Measurement
        The chosen kernel, first, and the fastest others, measured together.
    place : str
        Innermost level that held the working set.
    """
    predictions = {entry.prediction.code: entry.prediction for entry in reversed(given.ranked)}
    comparison = compared(list(again.values()))
    measured = {**once, **again}
    speeds = {code: _speed(predictions[code], found, place) for code, found in measured.items()}
    telling = {} if comparison.disturbed else measured
    certain = [code for code, found in telling.items() if not found.disturbed]
    rival = None if comparison.rival is None else predictions[list(again)[comparison.rival]].variant
    measurement = RankingMeasurement(
        residence=place,
        measurements=tuple(measured[code] for code in once),
        chosen=given.chosen.prediction.variant,
        comparison=comparison,
        rival=rival,
        fastest=rival if comparison.named else None,
        agreement=_agreement(certain, list(once), speeds, comparison),
        error=prediction_error([predictions[code].gflops for code in certain], [speeds[c] for c in certain]),
    )
    ranked = [replace(entry, measured_gflops=speeds.get(entry.prediction.code)) for entry in given.ranked]
    return replace(given, ranked=ranked, measurement=measurement)


def _leaders(given: Answer, most: int | None) -> list[Ranked]:
    """Return the kernels to measure, by rank, the chosen one among them."""
    distinct = [entry for entry in given.ranked if entry.same_code_as is None]
    kept = distinct[:most]
    chosen = given.chosen.prediction.code
    return kept + [entry for entry in distinct[len(kept) :] if entry.prediction.code == chosen]


def _finalists(given: Answer, leaders: Sequence[Ranked], once: Mapping[str, Measurement]) -> list[Ranked]:
    """Return the chosen kernel, and the fastest others."""
    chosen = given.chosen.prediction.code
    fastest = sorted(leaders, key=lambda entry: -(once[entry.prediction.code].gflops or 0.0))
    first = [entry for entry in leaders if entry.prediction.code == chosen]
    return first + [entry for entry in fastest[:_REGRET_CANDIDATES] if entry.prediction.code != chosen]


def _disturbed(found: Iterable[Measurement]) -> bool:
    seen = median_disturbance([one.disturbance for one in found if one.disturbance is not None])
    return seen is None or seen.disturbed


def _speed(prediction: Prediction, found: Measurement, place: str) -> float:
    """Return the measured speed in GFLOPS at the clock that is predicted for, where data lie in caches.

    The clock of a shared host changes from run to run, and cycles do not; memory has a clock of its own.
    """
    if place == _MEMORY or not found.cycles:
        return found.gflops or 0.0
    return prediction.gflops * prediction.cycles / found.cycles


def _agreement(
    certain: Sequence[str], codes: Sequence[str], speeds: Mapping[str, float], comparison: Comparison
) -> Agreement | None:
    if not certain:
        return None
    found = [speeds[code] for code in codes if code in certain]
    held = agreement([-float(place) for place in range(len(found))], found, 1 - comparison.loss, 1.0)
    equal = max(found) <= (1 + comparison.resolution) * min(found)
    return replace(held, kendall_tau=None) if equal else held


def prediction_error(predicted: Sequence[float], measured: Sequence[float]) -> PredictionError | None:
    """Return the errors of predicted speeds relative to measured ones; None without any.

    Examples
    --------
    >>> prediction_error([110.0, 60.0], [100.0, 80.0])
    PredictionError(mape=0.175, largest=0.25, bias=-0.075)
    """
    errors = [p / m - 1 for p, m in zip(predicted, measured, strict=True) if m]
    if not errors:
        return None
    sizes = [abs(error) for error in errors]
    # thousandths of a percent are noise of the last digit
    return PredictionError(*(round(x, 6) for x in (fmean(sizes), max(sizes), fmean(errors))))


def _by_code(
    question: Question,
    entries: Sequence[Ranked],
    n_elements: int,
    plan: Plan,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Measurement]:
    """Return the measurements of kernels by code; samples wait for half of the budget, then rounds follow."""
    plan = replace(plan, patience_s=plan.budget_s / 2 / (plan.rounds * len(entries)))
    jobs = [(question.compiler, question.target, entry.prediction.variant) for entry in entries]
    binaries = list(map_processes(build_entry, jobs, chunk=4))
    results = measure(binaries, [n_elements] * len(binaries), plan, progress)
    for result in results:
        if result.problem:
            raise RunError(
                f"{result.variant.symbol} ({question.compiler}): {result.problem}; "
                f"no figure is reported for order {question.order}"
            )
    return dict(zip([entry.prediction.code for entry in entries], results, strict=True))


def build_entry(job: tuple[str, Target, Variant]) -> Binary:
    """Return the kernel that a compiler makes for a target of a variant."""
    compiler, target, variant = job
    return find_toolchain(compiler, target).build(render(variant), target)


_ELEMENTS = 1  # the check has its own, of all the remainders that loops have


def checked_target(target: Target, key: str) -> Target:
    """Return the target for running kernels here that are ranked for another processor.

    Parameters
    ----------
    target : Target
        The processor that they are ranked for.
    key : str
        Its name, for the message.

    Raises
    ------
    UsageError
        If it has another instruction set.
    """
    here = host_target()
    if target.instruction_set is not here.instruction_set:
        raise UsageError(
            f"--check runs kernels on this machine ({here.isa}), {key} executes {target.isa}; "
            "choose another --machine"
        )
    # the length of SVE is the process's, and code for another does not run in it
    whole = here.scalable or target.vector_bits >= here.vector_bits
    return here if whole else here.at_width(target.vector_bits)


def check_answer(given: Answer) -> Answer:
    """Return the answer with every distinct kernel compared with numpy on this machine."""
    leaders = [entry for entry in given.ranked if entry.same_code_as is None]
    jobs = [(given.question.compiler, given.question.target, entry.prediction.variant) for entry in leaders]
    binaries = list(map_processes(build_entry, jobs, chunk=4))
    results = measure(binaries, [_ELEMENTS] * len(binaries), Plan(rounds=0))
    wrong = {result.variant.symbol: result.problem for result in results if result.problem}
    errors = [result.error for result in results if result.error is not None]
    tolerances = [result.tolerance for result in results if result.tolerance is not None]
    checked = Checked(len(results), max(errors, default=None), min(tolerances, default=None), wrong)
    return replace(given, checked=checked)

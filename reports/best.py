"""Report of `chainline best`: the kernels by rank, the gain of the choice, and the command for the best.

    order 7 (Np = 8), a64fx at 2.20 GHz, llvm, float64, simulation model
    rank  kernel  chain ratio  GFLOPS  of peak  limit
      1=  4,4           0.071    29.3    41.7%  full vector registers
      1=  3,3,2         0.067    29.0    41.2%  full vector registers
       3  4,3,1         0.079    27.9    39.7%  full vector registers

Kernels whose speeds differ by less than the error of the model share the first rank.
"""

from __future__ import annotations

import shlex
from statistics import median

from ..codegen.variant import DType, Language, Mode
from ..models.kernels.predictions.chain import FMA_LINK
from ..models.kernels.predictions.model import USUAL_ERROR, KernelSpace
from ..models.kernels.predictions.ranking import Ranked
from ..models.kernels.predictions.roofline import peak_gflops
from ..models.kernels.ranking.request import Answer, Checked, PredictionError, Question, RankingMeasurement
from .best_json import (
    detail_table,
    interface_lines,
    leaders,
    loop_table,
    rank_texts,
    shown_leaders,
    shows_measured,
    tied,
)
from .layout import Line, NamedTable, Prose, percent

_CLOCK_DIFFERS, _MEMORY = 0.02, "memory"
_SUFFIXES = {Language.C: "c", Language.FORTRAN: "f90", Language.LLVM: "ll"}


def answer_lines(answer: Answer, everything: bool = False, verbose: bool = False) -> list[Line]:
    """Return the ranking of one order.

    Parameters
    ----------
    answer : Answer
        Ranking of an order.
    everything : bool
        All kernels, not as many as a screen holds.
    verbose : bool
        With chain ratios, cycles per FMA and the kernels of the same code.
    """
    question, best = answer.question, answer.taken
    lines: list[Line] = [
        Prose(
            f"order {question.order} (Np = {question.order + 1}), {question.machine.key} at "
            f"{question.frequency_ghz:.2f} GHz, {question.compiler}, {question.dtype}, {question.model} model"
            f"{_active(question)}"
        )
    ]
    if answer.search is not None:
        kernels, among = len(answer.search.kernels), answer.search.n_schedules
        lines.append(Prose(f"the best {kernels} found among {among:,} schedules, and splits"))
    lines.append(detail_table(answer, everything) if verbose else kernel_table(answer, everything))
    if verbose:
        lines.append(loop_table(best))
    # the terms of a model are for those who ask for them
    reason = best.prediction.reason if verbose else best.prediction.reason.partition(": ")[0]
    lines.append(Prose(f"best: {_written(best)}, limited by {best.prediction.limits}: {reason}."))
    if question.machine.caveat:
        lines.append(Prose(f"{question.machine.key}: {question.machine.caveat}."))
    if predicted := _not_as_predicted(answer):
        lines.append(Prose(predicted))
    lines.append(Prose(worth(answer)))
    if answer.behind_interface is not None:
        lines += interface_lines(answer.behind_interface, best.prediction)
    if answer.measurement is not None:
        lines += map(Prose, measured_sentences(question, answer.measurement))
    if best.prediction.links != FMA_LINK:
        lines.append(Prose(f"this code has no FMA: chains and cycles are of {best.prediction.links}s."))
    if answer.checked is not None:
        lines.append(Prose(_checked(answer.checked)))
    # a command that is copied stays on one line
    return [*lines, f"make it: {generate_command(answer)}", ""]


def _not_as_predicted(answer: Answer) -> str:
    """Return the reason why another kernel than the one predicted best is named; "" where it is that one."""
    if answer.taken is answer.best:
        return ""
    return f"{_written(answer.taken)} {why_taken(answer)}; predicted best: {_written(answer.best)}."


def kernel_table(answer: Answer, everything: bool) -> NamedTable:
    """Return the kernels by rank: those that the model cannot tell from the best share the first."""
    measured = shows_measured(answer)
    kernels = leaders(answer)
    ranks = rank_texts(answer)
    uncertain = _uncertainties(answer)
    shown = kernels if everything else shown_leaders(answer)
    rows = []
    for entry in shown:
        speed = entry.prediction.gflops
        cells = [ranks[entry.rank], _written(entry), f"{entry.prediction.chain_ratio:.3f}", f"{speed:.1f}"]
        cells.append(percent(speed / _peak(answer.question)))
        if measured:
            found = entry.measured_gflops
            cells.append("" if found is None else f"{found:.1f}")
            cells.append(uncertain.get(_written(entry), ""))
        rows.append((*cells, entry.prediction.limits))
    left = len(kernels) - len(rows)
    note = f"      ... {left} more kernels: --all" if left else ""
    figures = ("chain ratio", "GFLOPS", "of peak", *(("measured", "+/-") if measured else ()))
    return NamedTable("", ("rank", "kernel", *figures, "limit"), tuple(rows), (1, -1), note)


def _uncertainties(answer: Answer) -> dict[str, str]:
    """Return the relative uncertainty of the measured speed, by kernel."""
    if answer.measurement is None:
        return {}
    return {
        result.variant.label: percent(result.disturbance.uncertainty)
        for result in answer.measurement.measurements
        if result.disturbance is not None and result.disturbance.uncertainty is not None
    }


def _peak(question: Question) -> float:
    """Return the FMA peak of a core at the clock that it has in its widest vectors."""
    machine = question.machine
    clock = question.frequency_ghz * machine.core.clock_share(machine.vector_bits)
    return peak_gflops(machine, question.dtype, machine.vector_bits, clock)


def why_taken(answer: Answer) -> str:
    """Return the reason why the kernel to take is not the one that is predicted fastest."""
    if answer.fastest is not None:
        return "is certainly faster, measured here"
    known = answer.search.measured if answer.search else None
    if known is not None and answer.taken.prediction.variant == known.variant:
        return "was the fastest when measured on this processor"
    lost = 1 - answer.taken.prediction.gflops / answer.best.prediction.gflops
    least = "code" if answer.question.space is KernelSpace.FULL else "latency"
    return f"has the least {least} among those that predictions do not tell from the best ({lost:.1%} slower)"


def worth(answer: Answer) -> str:
    """Return the predicted gain of the choice, in a sentence."""
    kernels, best = leaders(answer), answer.best.prediction
    error = USUAL_ERROR[answer.question.model]
    if len(kernels) == 1:
        return "there is one kernel only: nothing to choose."
    slowest = min(kernels, key=lambda entry: entry.prediction.gflops)
    factor = best.gflops / slowest.prediction.gflops
    text = f"the choice is worth a factor of {factor:.2f}, from the best to the slowest, {_written(slowest)}"
    if answer.question.machine.caveat:
        return f"{text}; the model's error on this machine is not known."
    same = tied(answer)
    if same == len(kernels):
        return f"{text}: less than the model's error of {error:.1%}, so take any."
    if same > 1:
        return f"{text}; the {same} marked 1= differ by less than the model's error of {error:.1%}."
    return f"{text}; the model's error is {error:.1%}."


def generate_command(answer: Answer) -> str:
    """Return the command that writes the source of the kernel to take."""
    question = answer.question
    variant = answer.taken.prediction.variant
    chosen = [] if variant.schedule is None else ["--schedule", str(variant.schedule)]
    if variant.schedule is None or len(variant.split) > 1:
        chosen += ["--split", ",".join(map(str, variant.split))]
    if question.mode is not Mode.ELEMENT:
        chosen += ["--mode", str(question.mode)]
    if question.dtype is not DType.FLOAT64:
        chosen += ["--dtype", str(question.dtype)]
    name = f"kernel.{_SUFFIXES[variant.language]}"
    parts = ["chainline", "generate", "--order", str(question.order), *chosen]
    return shlex.join([*parts, "--language", str(variant.language), "-o", name])


def _active(question: Question) -> str:
    return f", {question.threads} cores active, figures of one" if question.threads > 1 else ""


def _checked(checked: Checked) -> str:
    right = checked.kernels - len(checked.wrong)
    errors = "" if checked.worst_error is None else f", worst relative error {checked.worst_error:.1e}"
    allowed = "" if checked.tolerance is None else f" of {checked.tolerance:.1e} allowed"
    return f"checked against numpy: {right} of {checked.kernels} kernels right{errors}{allowed}."


def measured_sentences(question: Question, measurement: RankingMeasurement) -> list[str]:
    """Return the results of measuring a ranking, a sentence each; or only the disturbance of the host."""
    if measurement.disturbed:
        return [_disturbed(measurement)]
    said = [_verdict(measurement), _standing(measurement)]
    if measurement.error is not None:
        said.append(_off(question, measurement, measurement.error))
    return said


def _disturbed(measurement: RankingMeasurement) -> str:
    seen = measurement.comparison.disturbance
    if seen is None:
        return "nothing could be timed: the prediction stands."
    why = f"{seen.undisturbed} of {seen.samples} samples count"
    if seen.enough and seen.uncertainty is not None:
        why = f"speeds are uncertain by {seen.uncertainty:.0%}"
    return f"the host was disturbed ({why}): the prediction stands."


def _verdict(measurement: RankingMeasurement) -> str:
    first = measurement.measurements[0]
    tau = None if measurement.agreement is None else measurement.agreement.kendall_tau
    order = "" if tau is None else f"; Kendall tau {tau:.2f} (1: ranked as predicted, 0: by chance)"
    elements = f"{first.n_elements} element" + ("s" if first.n_elements > 1 else "")
    seen = measurement.comparison.disturbance
    samples = "" if seen is None else f", {seen.undisturbed} of {seen.samples} samples of a kernel count"
    return f"measured with {elements} in {measurement.residence}{samples}{order}."


def _standing(measurement: RankingMeasurement) -> str:
    """Say whether another kernel is certainly faster than the one that was chosen before."""
    ratio, limit = measurement.comparison.ratio, measurement.comparison.resolution
    if ratio is None or measurement.rival is None:
        return "the prediction stands: there is no other kernel to compare with."
    rival, chosen = measurement.rival.label, measurement.chosen.label
    faster = f"{abs(ratio.median - 1):.1%} {'faster' if ratio.median >= 1 else 'slower'} than {chosen}"
    if ratio.low is not None and ratio.high is not None:
        faster += f" ({ratio.low - 1:+.1%} to {ratio.high - 1:+.1%})"
    if measurement.fastest is not None:
        return f"{rival} is {faster}, more than the {limit:.1%} that count as equal."
    return (
        f"the prediction stands: the fastest other, {rival}, is {faster}; up to {limit:.1%} count as equal."
    )


def _off(question: Question, measurement: RankingMeasurement, error: PredictionError) -> str:
    """Say how far off a model was from the speeds measured, and which clock they are told at."""
    side = "fast" if error.bias > 0 else "slow"
    clock = median(result.frequency_ghz for result in measurement.measurements if result.frequency_ghz)
    other = abs(clock / question.frequency_ghz - 1) > _CLOCK_DIFFERS
    at = "" if measurement.residence == _MEMORY else ", at which speeds are told"
    clocks = f"; the clock was {clock:.2f} GHz, not {question.frequency_ghz:.2f}{at}" if other else ""
    return (
        f"{question.model} model against measured speed: {error.mape:.1%} off on average, "
        f"{error.largest:.1%} at most, {abs(error.bias):.1%} too {side} on average{clocks}."
    )


def _written(entry: Ranked) -> str:
    return entry.prediction.variant.label

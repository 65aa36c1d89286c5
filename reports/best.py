"""What `chainline best` prints: the kernels by rank, what the choice is worth, and how to make the best.

    order 7 (Np = 8), a64fx at 2.20 GHz, llvm, float64, simulation model
    rank  kernel  GFLOPS  of peak  limit
      1=  4,4       29.3    41.7%  full vector registers
      1=  3,3,2     29.0    41.2%  full vector registers
       3  4,3,1     27.9    39.7%  full vector registers

Kernels whose speeds differ by less than the error of the model share the first rank.
"""

from __future__ import annotations

import shlex
from statistics import median

from ..codegen.variant import DType, Language, Mode
from ..models.kernels.predictions.chain import FMA_LINK
from ..models.kernels.predictions.model import USUAL_ERROR
from ..models.kernels.predictions.ranked import Ranked
from ..models.kernels.predictions.roofline import peak_gflops
from ..models.kernels.ranking.kernel_space import KernelSpace
from ..models.kernels.ranking.question import Answer, Checked, Question, RankingMeasurement
from .best_detail import detail_table
from .best_interface import interface_lines
from .best_ranks import leaders, rank_texts, tied
from .line import Line, Prose
from .named_table import NamedTable, percent

_SHOWN = 12
_CLOCK_DIFFERS = 0.05
_SUFFIXES = {Language.C: "c", Language.FORTRAN: "f90", Language.LLVM: "ll"}


def answer_lines(answer: Answer, everything: bool = False, verbose: bool = False) -> list[Line]:
    """Return the ranking of one order.

    Parameters
    ----------
    everything : bool
        All kernels, not as many as a screen holds.
    verbose : bool
        With chain ratios, cycles per FMA and the kernels of the same code.
    """
    question, best = answer.question, answer.best
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
    # the terms of a model are for those who ask for them
    reason = best.prediction.reason if verbose else best.prediction.reason.partition(": ")[0]
    lines.append(Prose(f"best: {_written(best)}, limited by {best.prediction.limits}: {reason}."))
    lines.append(Prose(worth(answer)))
    if answer.taken is not best and answer.fastest is None:
        lines.append(Prose(f"take: {_written(answer.taken)}, {why_taken(answer)}."))
    if answer.behind_interface is not None:
        lines += interface_lines(answer.behind_interface, best.prediction)
    if answer.measurement is not None:
        lines += [Prose(_verdict(answer.measurement)), Prose(_off(question, answer.measurement))]
        if answer.fastest is not None:
            lines.append(Prose(f"fastest: {_written(answer.fastest)}."))
    if best.prediction.links != FMA_LINK:
        lines.append(Prose(f"this code has no FMA: chains and cycles are of {best.prediction.links}s."))
    if answer.checked is not None:
        lines.append(Prose(_checked(answer.checked)))
    # a command that is copied stays on one line
    return [*lines, f"make it: {generate_command(answer)}", ""]


def kernel_table(answer: Answer, everything: bool) -> NamedTable:
    """Return the kernels by rank: those that the model cannot tell from the best share the first."""
    measured = answer.measurement is not None
    kernels = leaders(answer)
    ranks = rank_texts(answer)
    spreads = _spreads(answer)
    rows = []
    for entry in kernels if everything else kernels[:_SHOWN]:
        speed = entry.prediction.gflops
        cells = [ranks[entry.rank], _written(entry), f"{speed:.1f}", percent(speed / _peak(answer.question))]
        if measured:
            found = entry.measured_gflops
            cells.append("" if found is None else f"{found:.1f}")
            cells.append(spreads.get(_written(entry), ""))
        rows.append((*cells, entry.prediction.limits))
    left = len(kernels) - len(rows)
    note = f"      ... {left} more kernels: --all" if left else ""
    figures = ("GFLOPS", "of peak", *(("measured", "spread") if measured else ()))
    return NamedTable("", ("rank", "kernel", *figures, "limit"), tuple(rows), (1, -1), note)


def _spreads(answer: Answer) -> dict[str, str]:
    """Return by kernel how far the median of its samples is above their least."""
    if answer.measurement is None:
        return {}
    return {
        result.variant.label: percent(result.spread)
        for result in answer.measurement.measurements
        if result.spread is not None
    }


def _peak(question: Question) -> float:
    """Return the FMA peak of a core at the clock that it has in its widest vectors."""
    machine = question.machine
    clock = question.frequency_ghz * machine.core.clock_share(machine.vector_bits)
    return peak_gflops(machine, question.dtype, machine.vector_bits, clock)


def why_taken(answer: Answer) -> str:
    """Say why the kernel to take is not the one that is predicted fastest."""
    known = answer.search.measured if answer.search else None
    if known is not None and answer.taken.prediction.variant == known.variant:
        return "which was the fastest measured on this processor"
    lost = 1 - answer.taken.prediction.gflops / answer.best.prediction.gflops
    least = "code" if answer.question.space is KernelSpace.FULL else "latency"
    return f"of the least {least} among those that predictions do not tell from the best ({lost:.1%} slower)"


def worth(answer: Answer) -> str:
    """Say in a sentence what the choice is worth, by the model."""
    kernels, best = leaders(answer), answer.best.prediction
    error = USUAL_ERROR[answer.question.model]
    if len(kernels) == 1:
        return "there is one kernel only: nothing to choose."
    slowest = min(kernels, key=lambda entry: entry.prediction.gflops)
    factor = best.gflops / slowest.prediction.gflops
    text = f"the choice is worth a factor of {factor:.2f}, from the best to the slowest, {_written(slowest)}"
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


def _verdict(measurement: RankingMeasurement) -> str:
    first, tau = measurement.measurements[0], measurement.agreement.kendall_tau
    order = "one kernel only" if tau is None else f"Kendall tau {tau:.2f}"
    elements = f"{first.n_elements} element" + ("s" if first.n_elements > 1 else "")
    return (
        f"measured with {elements} in {measurement.residence}, {first.repetitions} samples of each kernel: "
        f"{order}; the predicted best loses {measurement.agreement.regret:.1%} to the fastest."
    )


def _off(question: Question, measurement: RankingMeasurement) -> str:
    """Say how far off a model was from the speeds measured, and where the clock has a share in that."""
    error = measurement.error
    side = "fast" if error.bias > 0 else "slow"
    clock = median(result.frequency_ghz for result in measurement.measurements if result.frequency_ghz)
    other = abs(clock / question.frequency_ghz - 1) > _CLOCK_DIFFERS
    clocks = f"; the clock was {clock:.2f} GHz, not {question.frequency_ghz:.2f}" if other else ""
    return (
        f"{question.model} model against measured speed: {error.mape:.1%} off on average, "
        f"{error.largest:.1%} at most, {abs(error.bias):.1%} too {side} on average{clocks}."
    )


def _written(entry: Ranked) -> str:
    return entry.prediction.variant.label

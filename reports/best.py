"""Answers as JSON and as a table.

A table of `--model chain` looks like this; the column "measured" appears with `--measure`:

    order 7 (Np = 8), zen5 at 3.79 GHz, llvm, float64, chain model
    rank  split    chain ratio  cycles/FMA  Eq. 2  GFLOPS  measured  limits      same code
       1  2,2,2,2       0.0000        0.50   0.50   115.4     108.4  load ports
       2  3,3,2         0.0742        0.50   0.76   115.4     108.6  load ports
"""

from __future__ import annotations

from dataclasses import asdict
from statistics import median
from typing import Any

from ..models.kernels.predictions.chain import FMA_LINK
from ..models.kernels.predictions.ranked import Ranked
from ..models.kernels.ranking.kernel_space import KernelSpace
from ..models.kernels.ranking.question import Answer, Checked, Question, RankingMeasurement
from .line import Line, Prose
from .named_table import NamedTable

_SHOWN = 12
_CLOCK_DIFFERS = 0.05


def answer_to_json(answer: Answer) -> dict[str, Any]:
    """Return the answer by the keys of `reports/schemas/best.schema.json`."""
    question = answer.question
    conditions = question.conditions(answer.best.prediction.variant)
    return {
        "order": question.order,
        "np": question.order + 1,
        "machine": question.machine.key,
        "compiler": question.compiler,
        "compiler_version": answer.provenance.version,
        "flags": list(answer.provenance.flags),
        "language": str(question.language),
        "model": str(question.model),
        "space": str(question.space),
        "searched": _n_searched(answer),
        "mode": str(question.mode),
        "dtype": str(question.dtype),
        "frequency_ghz": question.frequency_ghz,
        "residence": conditions.residence,
        "n_elements": conditions.n_elements,
        "threads": question.threads,
        "variants": [_variant_to_json(entry) for entry in answer.ranked],
        "best": _variant_to_json(answer.best),
        "fastest": None if answer.fastest is None else _variant_to_json(answer.fastest),
        "agreement": None if answer.measurement is None else asdict(answer.measurement.agreement),
        "check": None if answer.checked is None else asdict(answer.checked),
        "measurement": None if answer.measurement is None else _measurement_to_json(answer.measurement),
    }


def _n_searched(answer: Answer) -> int | None:
    """Return among how many schedules was searched: none where no one fits, None where nobody searched."""
    if answer.search is not None:
        return answer.search.n_schedules
    return 0 if answer.question.space is KernelSpace.FULL else None


def _measurement_to_json(measurement: RankingMeasurement) -> dict[str, Any]:
    first = measurement.measurements[0]
    frequencies = [result.frequency_ghz for result in measurement.measurements if result.frequency_ghz]
    spreads = [result.spread for result in measurement.measurements if result.spread is not None]
    return {
        "n_elements": first.n_elements,
        "residence": measurement.residence,
        "repetitions": first.repetitions,
        "frequency_ghz": median(frequencies),
        "spread": median(spreads),
        "prediction_error": asdict(measurement.error),
    }


def _variant_to_json(entry: Ranked) -> dict[str, Any]:
    prediction = entry.prediction
    return {
        "rank": entry.rank,
        "split": list(prediction.variant.split),
        "schedule": None if prediction.variant.schedule is None else str(prediction.variant.schedule),
        "same_code_as": None if entry.same_code_as is None else list(entry.same_code_as),
        "chain_ratio": prediction.chain_ratio,
        "fma_cycles": prediction.fma_cycles,
        "fma_cycles_mixture": prediction.fma_cycles_mixture,
        "gflops": prediction.gflops,
        "interval": None if prediction.interval is None else list(prediction.interval),
        "measured_gflops": entry.measured_gflops,
        "limits": prediction.limits,
        "reason": prediction.reason,
        "links": prediction.links,
    }


def answer_lines(answer: Answer, everything: bool = False) -> list[Line]:
    """Return the ranking of one order; of more kernels than a screen holds the foremost, or everything."""
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
    lines.append(_table(answer, answer.measurement is not None, everything))
    limits = f"limited by {best.prediction.limits}: {best.prediction.reason}"
    lines.append(Prose(f"best: {_written(best)}, {limits}."))
    if answer.measurement is not None:
        lines += [Prose(_verdict(answer.measurement)), Prose(_off(question, answer.measurement))]
        if answer.fastest is not None:
            lines.append(Prose(f"fastest: {_written(answer.fastest)}."))
    if best.prediction.links != FMA_LINK:
        lines.append(Prose(f"this code has no FMA: chains and cycles are of {best.prediction.links}s."))
    if answer.checked is not None:
        lines.append(Prose(_checked(answer.checked)))
    return [*lines, ""]


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


def _table(answer: Answer, measured: bool, everything: bool) -> NamedTable:
    named = "split" if answer.question.space is KernelSpace.SPLIT else "schedule or split"
    figures = ("chain ratio", "cycles/FMA", "Eq. 2", "GFLOPS", *(("measured",) if measured else ()))
    headings = ("rank", named, *figures, "limits", "same code")
    leaders = [entry for entry in answer.ranked if entry.same_code_as is None]
    rows = [_row(entry, answer, measured) for entry in (leaders if everything else leaders[:_SHOWN])]
    left = len(leaders) - len(rows)
    note = f"      ... {left} more kernels: --all" if left else ""
    return NamedTable("", headings, tuple(rows), (1, -2, -1), note)


def _row(entry: Ranked, answer: Answer, measured: bool) -> tuple[str, ...]:
    prediction = entry.prediction
    twins = [
        _written(other)
        for other in answer.ranked
        if other.rank == entry.rank and other.same_code_as is not None
    ]
    measured_speed = "" if entry.measured_gflops is None else f"{entry.measured_gflops:.1f}"
    return (
        str(entry.rank),
        _written(entry),
        f"{prediction.chain_ratio:.4f}",
        f"{prediction.fma_cycles:.2f}",
        f"{prediction.fma_cycles_mixture:.2f}",
        f"{prediction.gflops:.1f}",
        *([measured_speed] if measured else []),
        prediction.limits,
        _abridged(twins),
    )


def _abridged(twins: list[str], shown: int = 3) -> str:
    more = f" and {len(twins) - shown} more" if len(twins) > shown else ""
    return "  ".join(twins[:shown]) + more


def _written(entry: Ranked) -> str:
    return entry.prediction.variant.label

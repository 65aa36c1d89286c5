"""Whole ranking of an order, as the table of `chainline best -v` and as JSON.

A table of `--model chain` looks like this; the column "measured" appears with `--measure`:

    rank  split    chain ratio  cycles/FMA  Eq. 2  GFLOPS  measured  limits      same code
      1=  2,2,2,2       0.0000        0.50   0.50   115.4     108.4  load ports
      1=  3,3,2         0.0742        0.50   0.76   115.4     108.6  load ports

Ranks as tables print them: kernels that the model cannot tell from the best share `1=`.

`interface_lines` reports C kernels behind a Fortran interface:

    left on the table: C in explicit vectors behind a Fortran interface, 46.0 GFLOPS by gcc,
    2.1 times as fast: chainline export --orders 7 --language fortran -o kernels
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from statistics import median
from typing import Any, TypeAlias

from ..analysis.incore.kernel import LoopChains
from ..codegen.variant import DType, Mode
from ..models.kernels.predictions.model import USUAL_ERROR, KernelSpace
from ..models.kernels.predictions.ranking import Prediction, Ranked
from ..models.kernels.ranking.request import Answer, BehindInterface, RankingMeasurement
from .layout import Line, NamedTable, Prose
from .outputs.best import (
    BestKernels,
    CheckedKernels,
    InterfaceKernel,
    LoopFmaChains,
    MeasuredRanking,
    RankedVariant,
    RankingAgreement,
    RatioInterval,
    SpeedError,
)

FmaCounts: TypeAlias = tuple[int, tuple[int, ...]]
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


def shows_measured(answer: Answer) -> bool:
    """Tell whether measured speeds are shown: not those of a disturbed host."""
    return answer.measurement is not None and not answer.measurement.disturbed


def detail_table(answer: Answer, everything: bool) -> NamedTable:
    """Return the kernels of an order by rank, the foremost or all.

    Parameters
    ----------
    everything : bool
        All of them, not as many as a screen holds.
    """
    measured = shows_measured(answer)
    named = "split" if answer.question.space is KernelSpace.SPLIT else "schedule or split"
    figures = ("chain ratio", "cycles/FMA", "Eq. 2", "GFLOPS", *(("measured",) if measured else ()))
    headings = ("rank", named, *figures, "limits", "same code")
    ranks = rank_texts(answer)
    shown = leaders(answer) if everything else shown_leaders(answer)
    rows = [_row(ranks[entry.rank], entry, answer, measured) for entry in shown]
    left = len(leaders(answer)) - len(rows)
    note = f"      ... {left} more kernels: --all" if left else ""
    return NamedTable("", headings, tuple(rows), (1, -2, -1), note)


def alike_loops(loops: Sequence[LoopChains]) -> list[tuple[LoopChains, int]]:
    """Return the loops that have FMA, each with the number of loops of as many instructions and FMA."""
    alike: dict[tuple[int, FmaCounts], list[LoopChains]] = {}
    for loop in loops:
        if loop.chains.n_fma:
            counts = loop.chains.n_fma, loop.chains.lengths
            alike.setdefault((loop.instructions, counts), []).append(loop)
    return [(several[0], len(several)) for several in alike.values()]


def loop_table(entry: Ranked) -> NamedTable:
    """Return the loops of a kernel that have FMA, alike ones once, with the longest chain and its lines."""
    rows = [
        (
            loop.label if count == 1 else f"{loop.label} and {count - 1} alike",
            f"{loop.first_line}-{loop.last_line}",
            str(loop.instructions),
            str(loop.chains.n_fma),
            str(loop.chains.longest),
            "" if loop.chains.ratio is None else f"{loop.chains.ratio:.3f}",
            _abridged([str(line) for line in loop.longest_chain_lines], shown=4),
        )
        for loop, count in alike_loops(entry.prediction.loops)
    ]
    headings = ("loop", "lines", "instructions", "FMA", "longest chain", "ratio", "lines of that chain")
    return NamedTable(f"FMA chains of {_written(entry)}:", headings, tuple(rows), (0, 1, -1))


def _row(rank: str, entry: Ranked, answer: Answer, measured: bool) -> tuple[str, ...]:
    prediction = entry.prediction
    twins = [
        _written(other)
        for other in answer.ranked
        if other.rank == entry.rank and other.same_code_as is not None
    ]
    measured_speed = "" if entry.measured_gflops is None else f"{entry.measured_gflops:.1f}"
    return (
        rank,
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


_NOTHING = 1.02


def interface_lines(behind: BehindInterface, best: Prediction) -> list[Line]:
    """Return the gain of a C kernel over the best Fortran kernel, and the command that exports it."""
    speed = behind.prediction.gflops
    ratio = speed / best.gflops
    what = f"C in explicit vectors behind a Fortran interface, {speed:.1f} GFLOPS by {behind.compiler}"
    if ratio < _NOTHING:
        return [Prose(f"nothing is left on the table: {what}, is {ratio:.2f} times as fast.")]
    # a command that is copied stays on one line
    return [Prose(f"left on the table: {what}, {ratio:.1f} times as fast:"), export_command(behind)]


def export_command(behind: BehindInterface) -> str:
    """Return the command that exports a C kernel with a Fortran interface."""
    variant = behind.prediction.variant
    words = ["chainline", "export", "--orders", str(variant.order), "--language", "fortran"]
    if variant.mode is not Mode.ELEMENT:
        words += ["--modes", str(variant.mode)]
    if variant.dtype is not DType.FLOAT64:
        words += ["--dtype", str(variant.dtype)]
    return shlex.join([*words, "-o", "kernels"])


def answer_to_json(answer: Answer) -> dict[str, Any]:
    """Return the answer as plain values."""
    question, measurement = answer.question, answer.measurement
    conditions = question.conditions(answer.best.prediction.variant)
    taken, behind = _variant(answer.taken), answer.behind_interface
    return BestKernels.of(
        question,
        np=question.order + 1,
        machine=question.machine.key,
        compiler_version=answer.provenance.version,
        flags=answer.provenance.flags,
        searched=_n_searched(answer),
        residence=conditions.residence,
        n_elements=conditions.n_elements,
        variants=[_variant(entry) for entry in answer.ranked],
        best=taken,
        predicted=_variant(answer.best),
        taken=taken,
        behind_interface=None if behind is None else _interface(behind),
        fastest=None if answer.fastest is None else _variant(answer.fastest),
        agreement=None if measurement is None else RankingAgreement.or_none(measurement.agreement),
        check=CheckedKernels.or_none(answer.checked),
        measurement=None if measurement is None else _measurement(measurement),
    ).to_json()


def _n_searched(answer: Answer) -> int | None:
    """Return the number of schedules searched: 0 where none fits, None without a search."""
    if answer.search is not None:
        return answer.search.n_schedules
    return 0 if answer.question.space is KernelSpace.FULL else None


def _measurement(measurement: RankingMeasurement) -> MeasuredRanking:
    first, comparison = measurement.measurements[0], measurement.comparison
    frequencies = [result.frequency_ghz for result in measurement.measurements if result.frequency_ghz]
    spreads = [result.spread for result in measurement.measurements if result.spread is not None]
    seen = comparison.disturbance
    return MeasuredRanking(
        n_elements=first.n_elements,
        residence=measurement.residence,
        repetitions=first.repetitions,
        frequency_ghz=median(frequencies),
        spread=median(spreads),
        disturbed=measurement.disturbed,
        undisturbed_share=None if seen is None else seen.undisturbed_share,
        processor_share=None if seen is None else seen.processor_share,
        uncertainty=None if seen is None else seen.uncertainty,
        resolution=comparison.resolution,
        rival=None if measurement.rival is None else measurement.rival.label,
        rival_ratio=RatioInterval.or_none(comparison.ratio),
        prediction_error=SpeedError.or_none(measurement.error),
    )


def _variant(entry: Ranked) -> RankedVariant:
    prediction, variant = entry.prediction, entry.prediction.variant
    return RankedVariant.of(
        prediction,
        rank=entry.rank,
        split=variant.split,
        schedule=None if variant.schedule is None else str(variant.schedule),
        same_code_as=entry.same_code_as,
        measured_gflops=entry.measured_gflops,
        loops=[_loop(loop, count) for loop, count in alike_loops(prediction.loops)],
    )


def _loop(loop: LoopChains, count: int) -> LoopFmaChains:
    return LoopFmaChains.of(
        loop,
        lines=(loop.first_line, loop.last_line),
        alike=count,
        fma=loop.chains.n_fma,
        longest_fma_chain=loop.chains.longest,
        chain_ratio=loop.chains.ratio,
    )


def _interface(behind: BehindInterface) -> InterfaceKernel:
    variant = behind.prediction.variant
    return InterfaceKernel.of(
        variant,
        compiler=behind.compiler,
        schedule=None if variant.schedule is None else str(variant.schedule),
        gflops=behind.prediction.gflops,
        command=export_command(behind),
    )

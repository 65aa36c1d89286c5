"""The answer of `chainline best` as JSON."""

from __future__ import annotations

from statistics import median
from typing import Any

from ..analysis.incore.loop_chains import LoopChains
from ..models.kernels.predictions.model import KernelSpace
from ..models.kernels.predictions.ranking import Ranked
from ..models.kernels.ranking.request import Answer, BehindInterface, RankingMeasurement
from .best_detail import alike_loops, export_command
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

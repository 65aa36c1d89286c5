"""The answer of `chainline best` by the keys of `reports/schemas/best.schema.json`."""

from __future__ import annotations

from dataclasses import asdict
from statistics import median
from typing import Any

from ..analysis.incore.loop_chains import LoopChains
from ..models.kernels.predictions.model import KernelSpace
from ..models.kernels.predictions.ranking import Ranked
from ..models.kernels.ranking.request import Answer, RankingMeasurement
from .best_detail import alike_loops, interface_to_json


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
        "best": _variant_to_json(answer.taken),
        "predicted": _variant_to_json(answer.best),
        "taken": _variant_to_json(answer.taken),
        "behind_interface": interface_to_json(answer.behind_interface),
        "fastest": None if answer.fastest is None else _variant_to_json(answer.fastest),
        "agreement": _agreement(answer.measurement),
        "check": None if answer.checked is None else asdict(answer.checked),
        "measurement": None if answer.measurement is None else _measurement_to_json(answer.measurement),
    }


def _n_searched(answer: Answer) -> int | None:
    """Return the number of schedules searched: 0 where none fits, None without a search."""
    if answer.search is not None:
        return answer.search.n_schedules
    return 0 if answer.question.space is KernelSpace.FULL else None


def _agreement(measurement: RankingMeasurement | None) -> dict[str, Any] | None:
    found = None if measurement is None else measurement.agreement
    return None if found is None else asdict(found)


def _measurement_to_json(measurement: RankingMeasurement) -> dict[str, Any]:
    first, comparison = measurement.measurements[0], measurement.comparison
    frequencies = [result.frequency_ghz for result in measurement.measurements if result.frequency_ghz]
    spreads = [result.spread for result in measurement.measurements if result.spread is not None]
    seen, ratio = comparison.disturbance, comparison.ratio
    interval = None if ratio is None else {"median": ratio.median, "low": ratio.low, "high": ratio.high}
    return {
        "n_elements": first.n_elements,
        "residence": measurement.residence,
        "repetitions": first.repetitions,
        "frequency_ghz": median(frequencies),
        "spread": median(spreads),
        "disturbed": measurement.disturbed,
        "undisturbed_share": None if seen is None else seen.undisturbed_share,
        "processor_share": None if seen is None else seen.processor_share,
        "uncertainty": None if seen is None else seen.uncertainty,
        "resolution": comparison.resolution,
        "rival": None if measurement.rival is None else measurement.rival.label,
        "rival_ratio": interval,
        "prediction_error": None if measurement.error is None else asdict(measurement.error),
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
        "loops": [_loop_to_json(loop, count) for loop, count in alike_loops(prediction.loops)],
    }


def _loop_to_json(loop: LoopChains, count: int) -> dict[str, Any]:
    return {
        "label": loop.label,
        "lines": [loop.first_line, loop.last_line],
        "alike": count,
        "instructions": loop.instructions,
        "fma": loop.chains.n_fma,
        "longest_fma_chain": loop.chains.longest,
        "chain_ratio": loop.chains.ratio,
        "longest_chain_lines": list(loop.longest_chain_lines),
    }

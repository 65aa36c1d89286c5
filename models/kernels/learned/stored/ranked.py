"""A trained model's predictions for every variant of a question, ready to be ranked."""

from __future__ import annotations

from collections.abc import Sequence

from .....analysis.machine.record import Machine
from .....codegen.variant import Variant
from ...predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from ...predictions.ranked import Prediction
from ..samples import LIMIT
from ..unmeasured import RunConditions, unmeasured_samples
from .explain import explain, in_words
from .trained import TrainedModel


def learned_predictions(
    model: TrainedModel, variants: Sequence[Variant], setting: RunConditions
) -> list[Prediction]:
    """Return the predictions of a model for variants, with intervals and a reason in words.

    Parameters
    ----------
    model : TrainedModel
    variants : sequence of Variant
        Kernels to predict.
    setting : RunConditions
        Machine, compiler, clock and size of the working set.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be followed.
    """
    table = unmeasured_samples(variants, setting).table
    predicted, explanations = model.predict(table), explain(model, table)
    factors = model.manifest.interval.factors(table)
    return [
        Prediction(
            variant=variant,
            code=row["code"],
            chain_ratio=row["windowed_ratio"],
            fma_cycles=overlap_cycles_per_fma(row["windowed_ratio"], *_fma_costs(setting.machine)),
            fma_cycles_mixture=mixture_cycles_per_fma(row["windowed_ratio"], *_fma_costs(setting.machine)),
            cycles=explanation.cycles,
            tie_cycles=explanation.bound_cycles,
            gflops=float(predicted.gflops[k]),
            limits=row[LIMIT],
            # the split stands before the reason already
            reason=in_words(explanation).partition(": ")[2],
            interval=(float(predicted.gflops[k] / factors[k]), float(predicted.gflops[k] * factors[k])),
        )
        for k, (variant, row, explanation) in enumerate(
            zip(variants, table.to_dict("records"), explanations, strict=True)
        )
    ]


def _fma_costs(machine: Machine) -> tuple[float, float]:
    return machine.fma_latency_cycles, machine.fma_throughput_cycles

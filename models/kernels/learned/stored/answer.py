"""From splits of one order to their predicted speeds: compile, analyse, predict, explain.

A trained model's predictions for every variant of a question, ready to be ranked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .....analysis.incore.bound_names import FMA_CHAIN, PORTS
from .....analysis.machine.record import Machine
from .....arrays import Floats
from .....codegen.splits import Split
from .....codegen.variant import Variant
from .....errors import RunError, UsageError, argument
from ...predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from ...predictions.ranking import Prediction
from ..samples import LIMIT, RunConditions, unmeasured_samples
from .applicability import machine_warnings, unseen_warnings
from .explain import Explanation, explain, in_words
from .manifest import Manifest
from .paper import KernelModel, PaperModel

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class PredictedVariant:
    """Prediction of a stored model for one kernel.

    Attributes
    ----------
    split : tuple of int
        Of the inner product.
    same_code_as : tuple of int or None
        A faster split that compiles to the same instructions.
    gflops, low_gflops, high_gflops : float
        Predicted per core, and the ends of the interval.
    simulation_gflops : float
        Prediction of the simulation, without anything learned.
    residence : str
        Innermost level that holds the working set.
    n_elements : int
        Elements of a call.
    explanation : Explanation or None
        None where nobody asked.
    """

    split: Split
    same_code_as: Split | None
    gflops: float
    low_gflops: float
    high_gflops: float
    simulation_gflops: float
    residence: str
    n_elements: int
    explanation: Explanation | None


@dataclass(frozen=True, slots=True)
class LearnedAnswer:
    """Predictions for kernels of one order.

    Attributes
    ----------
    order : int
        Polynomial order.
    setting : RunConditions
        Build and run conditions.
    manifest : Manifest
        Of the model.
    warnings : tuple of str
        Warnings of extrapolation.
    variants : tuple of PredictedVariant
        Fastest first.
    """

    order: int
    setting: RunConditions
    manifest: Manifest
    warnings: tuple[str, ...]
    variants: tuple[PredictedVariant, ...]


def predict_variants(
    model: KernelModel,
    variants: Sequence[Variant],
    setting: RunConditions,
    *,
    explained: bool = False,
    transfer: bool = False,
) -> LearnedAnswer:
    """Return the predicted speeds of kernels of one order.

    Parameters
    ----------
    explained : bool
        True to add explanations.
    transfer : bool
        True to allow a machine that the model was not trained for.

    Raises
    ------
    UsageError
        If the machine was never seen, the compiler is not installed, or the model has no explanations.
    RunError
        If a kernel cannot be followed.
    """
    if explained and isinstance(model, PaperModel):
        raise UsageError(
            f"{argument('explain')}: is of models that correct the simulation; the paper's model has a chain "
            "ratio, which `best` shows"
        )
    warnings = machine_warnings(model.manifest, setting.machine, transfer=transfer)
    model = model.on(setting.machine)
    table = unmeasured_samples(variants, setting).table
    warnings += unseen_warnings(model.manifest, table)
    speeds, factors = model.predict(table).gflops, model.manifest.interval.factors(table)
    explanations: list[Explanation | None] = [None] * len(table)
    if isinstance(model, PaperModel):
        _require_fma(variants, speeds)
    elif explained:
        explanations = [*explain(model, table)]
    leaders: dict[str, Split] = {}
    found = []
    for position in sorted(range(len(variants)), key=lambda row: -speeds[row]):
        row, split = table.iloc[position], variants[position].split
        leader = leaders.setdefault(row["code"], split)
        speed = float(speeds[position])
        found.append(
            PredictedVariant(
                split=split,
                same_code_as=None if leader == split else leader,
                gflops=speed,
                low_gflops=speed / float(factors[position]),
                high_gflops=speed * float(factors[position]),
                simulation_gflops=float(row["simulation_gflops"]),
                residence=row["residence"],
                n_elements=int(row["n_elements"]),
                explanation=explanations[position],
            )
        )
    return LearnedAnswer(variants[0].order, setting, model.manifest, tuple(warnings), tuple(found))


def learned_predictions(
    model: KernelModel, variants: Sequence[Variant], setting: RunConditions
) -> list[Prediction]:
    """Return the predictions of a model for variants, with intervals and a reason in words.

    Parameters
    ----------
    model : TrainedModel or PaperModel
    variants : sequence of Variant
        Kernels to predict.
    setting : RunConditions
        Machine, compiler, clock and size of the working set.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be followed, or has no FMA for the paper's model.
    """
    table = unmeasured_samples(variants, setting).table
    if isinstance(model, PaperModel):
        return _paper_predictions(model, variants, setting.machine, table)
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


def _paper_predictions(
    model: PaperModel, variants: Sequence[Variant], machine: Machine, table: pd.DataFrame
) -> list[Prediction]:
    predicted, ratios = model.predict(table), model.ratios(table)
    _require_fma(variants, predicted.gflops)
    assert predicted.low is not None and predicted.high is not None
    costs = _fma_costs(machine)
    found = []
    for k, (variant, row) in enumerate(zip(variants, table.to_dict("records"), strict=True)):
        ratio, static, n_fma = float(ratios[k]), row["windowed_ratio"], float(row["n_fma"])
        per_fma = mixture_cycles_per_fma(ratio, *costs)
        cycles = per_fma * n_fma
        found.append(
            Prediction(
                variant=variant,
                code=row["code"],
                chain_ratio=static,
                fma_cycles=overlap_cycles_per_fma(static, *costs),
                fma_cycles_mixture=mixture_cycles_per_fma(static, *costs),
                cycles=cycles,
                tie_cycles=cycles,
                gflops=float(predicted.gflops[k]),
                limits=FMA_CHAIN if ratio * costs[0] >= (1 - ratio) * costs[1] else PORTS,
                reason=(
                    f"{cycles:.0f} cycles per element: chain ratio {ratio:.3f} predicted (Eq. 4), so "
                    f"{per_fma:.2f} cycles for each of {n_fma:.0f} FMA (Eq. 2)"
                ),
                interval=(float(predicted.low[k]), float(predicted.high[k])),
            )
        )
    return found


def _require_fma(variants: Sequence[Variant], speeds: Floats) -> None:
    """Check that the paper's model has predicted every kernel.

    Raises
    ------
    RunError
        If one has no FMA, and so no chain ratio.
    """
    if np.isnan(speeds).any():
        without = variants[int(np.argmax(np.isnan(speeds)))]
        raise RunError(f"{without.symbol}: has no FMA, and the paper's model predicts cycles for each FMA")


def _fma_costs(machine: Machine) -> tuple[float, float]:
    return machine.fma_latency_cycles, machine.fma_throughput_cycles

"""From splits of one order to their predicted speeds, and the reasons in words.

An explanation reads like this; its percentages are factors, which multiply to the prediction:

    4,4: simulated 812 cycles; +9 % for any kernel; +12 % because of spilled registers (0.41 1/cycle,
    median 0.1); -3 % because of full schedulers (0.2, median 0.853); +1 % for 32 other features;
    predicted 955 cycles (90 %: 920 to 991)

A trained model's predictions for every variant of a question, ready to be ranked.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .....analysis.incore.vocabulary import FMA_CHAIN, PORTS
from .....analysis.machine.record import Machine
from .....arrays import Floats
from .....codegen.splits import Split
from .....codegen.variant import Variant
from .....errors import RunError, UsageError, argument
from .....records import record
from ...predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from ...predictions.ranking import Prediction
from ..columns import STATIC, FeatureSet, matrix
from ..samples import LIMIT, RunConditions, unmeasured_samples
from .applicability import machine_warnings, unseen_warnings
from .manifest import FeatureUsed, Manifest
from .paper import KernelModel, PaperModel
from .trained import TrainedModel

if TYPE_CHECKING:
    import pandas as pd


N_TERMS = 3
"""Terms that are named one by one."""
_NEGLIGIBLE = 0.005
"""Terms below half a percent are not worth a word."""


@record
class Term:
    """Effect of one feature on the predicted cycles.

    Attributes
    ----------
    feature, unit, meaning : str
        As in the features of the model.
    factor : float
        Factor on the cycles, relative to a kernel with usual features.
    value, median : float or None
        Value of this kernel, and median of the training rows; None where there is none.
    """

    feature: str
    unit: str
    meaning: str
    factor: float
    value: float | None
    median: float | None


@record
class Explanation:
    """A prediction as a product.

    Attributes
    ----------
    split : str
        Of the kernel.
    source : str
        "simulated", or "bounded" where the model does without a simulation.
    bound_cycles : float
        Corrected bound, per element.
    usual_factor : float
        The mean correction of the rows learned from.
    terms : tuple of Term
        Of every feature, those that matter most first.
    cycles, low_cycles, high_cycles : float
        ``bound_cycles * usual_factor *`` the factors of all terms, and its interval.
    coverage : float
        Of the interval.

    Notes
    -----
    The factors are exponentials of SHAP values, which share a prediction out among features; of
    features that go together, each takes a part. They tell what the model did, not what would
    happen if the code were changed.

    References
    ----------
    S. M. Lundberg et al.: From local explanations to global understanding with explainable AI for
    trees, Nature Machine Intelligence 2, 2020.
    """

    split: str
    source: str
    bound_cycles: float
    usual_factor: float
    terms: tuple[Term, ...]
    cycles: float
    low_cycles: float
    high_cycles: float
    coverage: float


def explain(model: TrainedModel, table: pd.DataFrame) -> list[Explanation]:
    """Return the explanation of each sample of a table, measured or not."""
    features, X = model.features, matrix(table, model.features.columns)
    cycles, contributions = model.correction.predict(X), model.correction.contributions(X)
    interval = model.manifest.interval
    factors = interval.factors(table)
    return [
        Explanation(
            split=str(row["split"]),
            source="bounded" if features is STATIC else "simulated",
            bound_cycles=float(row[features.bound]),
            usual_factor=float(np.exp(contributed[-1])),
            terms=_terms(row, contributed, features, model.manifest.features),
            cycles=float(predicted),
            low_cycles=float(predicted / factor),
            high_cycles=float(predicted * factor),
            coverage=interval.coverage,
        )
        for row, contributed, predicted, factor in zip(
            table.to_dict("records"), contributions, cycles, factors, strict=True
        )
    ]


def in_words(explanation: Explanation, n_terms: int = N_TERMS) -> str:
    """Return an explanation as one sentence, its largest few terms each and the rest together."""
    named = [term for term in explanation.terms[:n_terms] if abs(term.factor - 1) >= _NEGLIGIBLE]
    rest = explanation.terms[len(named) :]
    parts = [f"{explanation.source} {_cycles(explanation.bound_cycles)} cycles"]
    parts.append(f"{_percent(explanation.usual_factor)} for any kernel")
    parts.extend(f"{_percent(term.factor)} {_reason(term)}" for term in named)
    if rest:
        others = "other features" if named else "features"
        parts.append(f"{_percent(float(np.prod([term.factor for term in rest])))} for {len(rest)} {others}")
    low, high = _cycles(explanation.low_cycles), _cycles(explanation.high_cycles)
    interval = f"({explanation.coverage:.0%}: {low} to {high})".replace("%", " %")
    parts.append(f"predicted {_cycles(explanation.cycles)} cycles {interval}")
    return f"{explanation.split}: {'; '.join(parts)}"


def _terms(
    row: Mapping[Hashable, Any], contributed: Floats, features: FeatureSet, used: Sequence[FeatureUsed]
) -> tuple[Term, ...]:
    medians = {feature.name: feature.median for feature in used}
    # the first column is the bound, the last the mean correction
    found = zip(features.features, contributed[1:-1], strict=True)
    terms = [
        Term(
            feature=feature.name,
            unit=feature.unit,
            meaning=feature.meaning,
            factor=float(np.exp(contribution)),
            value=_present(row[features.prefix + feature.name]),
            median=medians[feature.name],
        )
        for feature, contribution in found
    ]
    return tuple(sorted(terms, key=lambda term: -abs(np.log(term.factor))))


def _present(value: float) -> float | None:
    return float(value) if np.isfinite(value) else None


def _reason(term: Term) -> str:
    """Return why, with the value of the feature beside its median."""
    if term.value == 0:
        usual = f" (median {_quantity(term.median, term.unit)})" if term.median else ""
        return f"without {term.meaning}{usual}"
    return f"because of {term.meaning} ({_quantity(term.value, term.unit)}, median {_quantity(term.median)})"


def _quantity(value: float | None, unit: str = "") -> str:
    return "unknown" if value is None else f"{value:.3g} {unit}".strip()


def _percent(factor: float) -> str:
    percent = round((factor - 1) * 100) or 0  # no "-0"
    return f"{percent:+d} %"


def _cycles(cycles: float) -> str:
    return f"{cycles:.0f}" if cycles >= 100 else f"{cycles:.1f}"


@record
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


@record
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
    model : KernelModel
        The trained model.
    variants : sequence of Variant
        The kernels.
    setting : RunConditions
        Machine, compiler and conditions of the run.
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

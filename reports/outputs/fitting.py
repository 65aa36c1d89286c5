"""Keys of `chainline fit --json`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ...models.empirical.fitting.registry import AUTO, BLEND, FITTED
from .output import NonNegative, Output, Pair, Positive, PositiveInt, Share, about, one_of


class TrainingErrors(Output, frozen=True):
    """Errors on the rows that were learned from."""

    mape: float
    mae: float
    mse: float
    smape: float
    lgmape: Annotated[float | None, about("null where a prediction is exact: minus infinity")]
    mlogq: float
    mlogq2: float


class NewRowsError(Output, frozen=True):
    """Error on rows held out."""

    configurations: Annotated[PositiveInt, about("Different ones that were held out.")]
    parts: Annotated[PositiveInt, about("In so many parts, one after the other.")]
    typical: Annotated[NonNegative | None, about("Of the median row; null where it had no answer.")]
    coverage: Annotated[Share, about("Share of new rows that intervals are to hold.")]
    within: Annotated[
        NonNegative | None,
        about(
            "What that share of new rows is within: intervals are the time divided by and times one more "
            "than this. null where it is unknown."
        ),
    ]
    mlogq: Annotated[
        NonNegative | None, about("Mean absolute logarithm of the factor; null where a row had no answer.")
    ]
    mean_mlogq: Annotated[NonNegative, about("The same of the geometric mean of all rows.")]
    better_than_mean: bool
    growth: Annotated[
        Mapping[str, NonNegative | None],
        about(
            "Of each parameter that the model goes on along by a law: what the logarithm of the factor "
            "grew by per length of its range where the outermost values were held out; null where that is "
            "unknown."
        ),
    ]


class TensorSize(Output, frozen=True):
    """Size of a tensor model."""

    cells: Sequence[PositiveInt]
    rank: PositiveInt
    starts: Annotated[PositiveInt, about("Tensors of this rank that the model is the mean of.")]
    regularization: float
    density: float
    sweeps: PositiveInt
    error: float


class FormulaTexts(Output, frozen=True):
    """A formula in words, and as code that other tools take."""

    text: str
    python: str
    latex: str
    sympy: str


class AnalyticalConstants(Output, frozen=True):
    """Constants of an analytical model: those of a machine, or others by name."""

    ns_per_flop: Annotated[Positive | UnsetType, about("At words of 8 bytes.")] = UNSET
    gb_per_second: Annotated[
        Mapping[str, Positive] | UnsetType, about("Of one core, from each cache and from memory.")
    ] = UNSET
    seconds: Annotated[
        Mapping[str, NonNegative] | UnsetType,
        about("By the names that --set takes; 0 of what no configuration does."),
    ] = UNSET


_OF_MACHINE = {"required": ["ns_per_flop", "gb_per_second"], "maxProperties": 2}
_BY_NAME = {"required": ["seconds"], "maxProperties": 1}
_Constants = Annotated[AnalyticalConstants, Meta(extra_json_schema={"oneOf": [_OF_MACHINE, _BY_NAME]})]


class HybridPart(Output, frozen=True):
    """Analytical part of a hybrid model."""

    analytical: Annotated[
        str,
        about(
            "Name of an analytical model, such as stencil or fmm, influence, or the file of a fitted model."
        ),
    ]
    machine: Annotated[
        str | None,
        about("Of the analytical model; null for a fitted model, and for smg-*, amg and influence."),
    ]
    constants: Annotated[
        Literal["machine", "given", "fitted"] | None,
        about(
            "Which the stored model has: untuned, those of the machine file, as given, or fitted; null "
            "for influence, which has none."
        ),
    ]
    formula: Annotated[
        FormulaTexts | None,
        about("Of the influence model that was learned from the same configurations; null for others."),
    ]
    learner: Literal["dt", "rf", "et"]
    stacking: bool
    ratio: Annotated[
        bool, about("Whether the factor by which the analytical prediction is off is learned, not the time.")
    ]
    aggregation: Annotated[str | float | None, about("mean, learned, or the share asked for; null for none.")]
    weight: Annotated[Share, about("Share of the analytical prediction in the aggregated one.")]
    analytical_mape: Annotated[
        NonNegative | None,
        about(
            "Of the analytical model alone on the configurations, as it is given: untuned, or, of "
            "influence, learned from them. Null where its constants are not given."
        ),
    ]
    fitted_analytical_mape: Annotated[
        NonNegative | None,
        about(
            "The same with constants fitted to them; null for a fitted model, influence, or one "
            "configuration."
        ),
    ]
    constants_machine: Annotated[
        _Constants | None,
        about(
            "Those of the machine file, or of smg-* and amg as given; null for a fitted model or "
            "influence, or where only fitted ones are wanted."
        ),
    ]
    constants_fitted: Annotated[
        _Constants | None,
        about(
            "Fitted to the configurations, whether used or not; null for a fitted model, influence, or "
            "one configuration."
        ),
    ]


class TriedClass(Output, frozen=True):
    """A class of models with its errors on rows held out."""

    name: str
    mlogq: Annotated[NonNegative | None, about("null where a row had no answer, or it could not be fitted.")]
    typical: NonNegative | None
    seconds: NonNegative
    weight: Annotated[Share, about("Share in what was taken.")]


class UntriedClass(Output, frozen=True):
    """A class of models that was left out."""

    name: str
    why: str


class AutomaticChoice(Output, frozen=True):
    """Classes of models that were tried."""

    blocks: Annotated[PositiveInt, about("Classes that were tried, in their order; --blocks repeats it.")]
    of_: PositiveInt = msgspec.field(name="of")
    seconds: NonNegative
    why: str
    mlogq_single: Annotated[
        NonNegative | None, about("Of the best one, chosen without the rows; null where none were held out.")
    ]
    mlogq_blend: Annotated[NonNegative | None, about("Of the best blend, the same.")]
    tried: Annotated[Sequence[TriedClass], Meta(min_length=1)]
    not_tried: Annotated[Sequence[UntriedClass], about("Classes beyond a bound of rows, time or memory.")]


class FitOutput(Output, frozen=True):
    """A fitted model, and its errors on the configurations that it was learned from."""

    model: Annotated[str, one_of({*FITTED, BLEND} - {AUTO})]
    path: Annotated[str | None, about("null of a model that is not kept.")]
    bytes: PositiveInt | None
    n: PositiveInt
    features: Annotated[Sequence[str], Meta(min_length=1)]
    target: str
    training: TrainingErrors
    new_rows: Annotated[
        NewRowsError | None,
        about(
            "What models fitted without some rows say of them: errors as shares of the time, factor minus "
            "one. null where there are too few configurations."
        ),
    ]
    size: Annotated[TensorSize | None, about("Of a tensor; null for other models.")]
    formula: Annotated[FormulaTexts | UnsetType, about("Of an influence model alone.")] = UNSET
    hybrid: Annotated[HybridPart | UnsetType, about("Of a hybrid model alone.")] = UNSET
    auto: Annotated[
        AutomaticChoice | UnsetType,
        about(
            "Of --model auto alone: every class that was tried, the best first. Errors are mean and "
            "median absolute logarithms of factors on rows held out."
        ),
    ] = UNSET


class LawIntervals(Output, frozen=True):
    """Intervals of the coefficients of a law."""

    constant: Pair
    coefficients: Sequence[Pair]


class LawSegment(Output, frozen=True):
    """The law of one regime."""

    formula: str
    text: str
    sympy: str
    smape: NonNegative


class LawSegments(Output, frozen=True):
    """Two regimes of a law."""

    change: Pair
    sympy: Annotated[str, about("both parts as one Piecewise, for sympy.sympify")]
    parts: Annotated[Sequence[LawSegment], Meta(min_length=2, max_length=2)]


class ScalingLaw(Output, frozen=True):
    """The scaling law of a kernel and metric."""

    kernel: str
    metric: str
    n: Annotated[int, Meta(ge=5)]
    range: Annotated[
        Mapping[str, Pair], about("Least and largest value of each parameter that was learned from.")
    ]
    new_rows: Annotated[
        NewRowsError | None,
        about(
            "What models fitted without some rows say of them: errors as shares of the time, factor minus "
            "one. null where there are too few configurations."
        ),
    ]
    formula: str
    text: str
    latex: str
    sympy: Annotated[str, about("the same function as formula and latex, for sympy.sympify")]
    smape: NonNegative
    rss: NonNegative
    adjusted_r2: float
    relative_error: NonNegative
    others: Annotated[Sequence[str], about("laws that fit as well, the simplest first")]
    deciding: Annotated[Mapping[str, float] | None, about("the point whose run would decide between them")]
    no_law: Annotated[
        str | None,
        about("why the times follow no law of the normal form, so that the best found is none; else null"),
    ]
    order: Mapping[str, str]
    interval_95: LawIntervals
    segments: LawSegments | None


class ScalingLaws(Output, frozen=True):
    """The scaling law of each kernel and metric; SMAPE in per cent."""

    model: Literal["pmnf"]
    parameters: Annotated[Sequence[str], Meta(min_length=1)]
    models: Sequence[ScalingLaw]


_HYBRID_ALONE = {
    "if": {"properties": {"model": {"const": "hybrid"}}},
    "then": {"required": ["hybrid"]},
    "else": {"not": {"required": ["hybrid"]}},
}
FittedOutput = Annotated[FitOutput, Meta(extra_json_schema={"allOf": [_HYBRID_ALONE]})]
"""A model of `chainline fit`: one that is hybrid says how."""

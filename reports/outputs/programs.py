"""Keys of the JSON of commands on tables of runs.

`predict`, `evaluate`, `suggest`, `sample`, `noise` and more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from .output import Count, NonNegative, Output, Positive, PositiveInt, Share, about


class PredictedTimes(Output, frozen=True):
    """Times in the unit that the model learned, in the order of the lines, with the interval that nine in
    ten new rows lie in.
    """

    target: str
    n: PositiveInt
    predicted: Annotated[Sequence[Positive | None], about("null where the model has no answer.")]
    coverage: Annotated[Share, about("Share of new rows that lie between low and high.")]
    low: Annotated[Sequence[Positive | None], about("null where it is unknown.")]
    high: Annotated[Sequence[Positive | None], about("null where it is unknown.")]
    outside_range: Annotated[
        Sequence[Sequence[str]],
        about("Of each line the features whose values lie outside what was learned from."),
    ]
    warnings: Sequence[str]


class ModelScores(Output, frozen=True):
    """Errors of a model of chainline fit on measured configurations.

    The metrics of Hutter and Solomonik, Table 1; mae and mse in the unit of the times and its square.
    """

    model: str
    n: PositiveInt
    mape: float
    mae: float
    mse: float
    smape: float
    lgmape: Annotated[float | None, about("null where a prediction is exact: minus infinity")]
    mlogq: float
    mlogq2: float
    outside_range: Annotated[Count, about("Lines with a feature outside what was learned from.")]
    inside_interval: Annotated[
        Share | None,
        about("Share of the lines with an interval whose time lies inside; null where none has one."),
    ]


class SuggestedRun(Output, frozen=True):
    """A run to do next."""

    point: Mapping[str, float | str]
    repetition: PositiveInt
    predicted_time: NonNegative | None
    predicted_cost: NonNegative | None
    why: str


class SuggestOutput(Output, frozen=True):
    """The runs to do next; times in the unit of the target, costs in that times processes, noise a share."""

    suggestions: Sequence[SuggestedRun]
    spent: NonNegative
    budget: float
    points: Count
    measured: Count
    noise: NonNegative
    model: str | None
    smape: NonNegative | None
    stop: bool
    misfit: bool
    others: Sequence[str]
    deciding: Mapping[str, float] | None


class SampleOutput(Output, frozen=True):
    """Configurations to measure: a value for each option, 1 and 0 for binary ones."""

    model: str
    design: str
    binary: Annotated[Sequence[str], about("names of the binary options")]
    numeric: Annotated[Sequence[str], about("names of the numeric options")]
    n: Annotated[PositiveInt, about("number of configurations")]
    configurations: Annotated[Sequence[Mapping[str, float]], Meta(min_length=1)]
    notes: Annotated[Sequence[str], about("what was left out or does not hold")]
    aliased: Annotated[
        Sequence[Annotated[Sequence[str], Meta(min_length=2, max_length=2)]],
        about("pairs of options whose effects the design cannot tell apart"),
    ]


class ComparedFormula(Output, frozen=True):
    """A formula as it was given and in words."""

    formula: Annotated[
        str, about("an expression of Python, where the names of parameters are names in Python")
    ]
    text: str


class ComparedTerm(Output, frozen=True):
    """Coefficients of a term in both formulas."""

    term: Annotated[str, about("without its coefficient; 1 for the constant")]
    first: float | None
    second: float | None
    score: Annotated[float, Meta(ge=-2, le=2)]


class TermClass(Output, frozen=True):
    """Terms of the same parameters."""

    parameters: Sequence[str]
    score: float
    share: Annotated[
        Share | None,
        about("of the variance of the first formula; null without a space, or where it is constant"),
    ]
    terms: Annotated[Sequence[ComparedTerm], Meta(min_length=1)]


class ComparedPoints(Output, frozen=True):
    """Points at which values were compared."""

    n: PositiveInt
    values: Annotated[Mapping[str, PositiveInt], about("how many of each parameter")]


class FormulaDistances(Output, frozen=True):
    """Distances between the values of two formulas."""

    manhattan: NonNegative
    euclidean: NonNegative
    minkowski_3: NonNegative


class ValueDifference(Output, frozen=True):
    """Measures of the difference between the values."""

    error_rate: NonNegative | None
    n_error_rate: Count
    cosine_similarity: Annotated[float, Meta(ge=-1, le=1)] | None
    jaccard_similarity: float | None
    chebyshev_distance: NonNegative
    averaged: Annotated[FormulaDistances, about("means of |difference|^p, without a root")]
    standard: Annotated[FormulaDistances, about("(sum of |difference|^p)^(1/p)")]


class CombinedScore(Output, frozen=True):
    """Scores weighted by the shares of the variance."""

    score: float
    score_per_term: Annotated[float, Meta(ge=-2, le=2)]
    unmatched: Share | None


class ComparedFormulas(Output, frozen=True):
    """Agreement of two formulas, the first of which is the reference. Shares and rates are of 1."""

    first: ComparedFormula
    second: ComparedFormula
    score: float
    classes: Sequence[TermClass]
    points: ComparedPoints | None
    semantic: ValueDifference | None
    combined: CombinedScore | None


class DeviationLevels(Output, frozen=True):
    """Mean absolute deviations of repetitions, in per cent."""

    n: PositiveInt
    min: NonNegative
    median: NonNegative
    mean: NonNegative
    max: NonNegative


class NoiseOfAll(DeviationLevels, frozen=True):
    """Ranges of repetitions, in per cent of their mean, and deviations from it."""

    deviation: DeviationLevels


class KernelNoise(NoiseOfAll, frozen=True):
    """Noise of a kernel."""

    kernel: str
    metric: str
    share: NonNegative


class NoiseOutput(Output, frozen=True):
    """Ranges of repetitions over their mean, and mean absolute deviations from it, in per cent.

    Shares of 1.
    """

    kernels: Sequence[KernelNoise]
    all: NoiseOfAll

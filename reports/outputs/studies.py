"""Keys of the JSON of `chainline study`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from ...models.empirical.fitting.registry import ANALYTICAL, CANDIDATES
from .output import Count, InnerShare, NonNegative, Output, Positive, PositiveInt, Share, about, one_of


class ModelStudyRow(Output, frozen=True):
    """Least error of a class of models."""

    model: str
    at: float
    mlogq: float
    setting: Mapping[str, Any]


class ModelStudyOutput(Output, frozen=True):
    """Least error of each class of models on the test configurations, by configurations learned from and by
    the end of the range learned from.
    """

    trials: str
    n_trials: Count
    failed: Count
    training_size: Sequence[ModelStudyRow]
    extrapolation: Sequence[ModelStudyRow]


class StrategyRow(Output, frozen=True):
    """Accuracy of a strategy with a budget and a level of noise."""

    parameters: Literal[2, 3, 4]
    noise: Share
    kind: Literal["uniform", "drifting", "mixed"]
    repetitions: PositiveInt
    statistic: Literal["mean", "median", "min"]
    draw: Annotated[
        int | None, about("seed of the noise that all functions share; null where each has its own")
    ]
    weights: Annotated[
        Annotated[Sequence[NonNegative], Meta(min_length=2, max_length=2)], about("of accuracy and of cost")
    ]
    switch: Share
    strategy: str
    budget: Share
    functions: PositiveInt
    within: Annotated[Annotated[float, Meta(gt=0, le=1)], about("relative error that counts as accurate")]
    accurate: Share
    modelled: Share
    spent: NonNegative
    points: NonNegative
    runs: NonNegative


class StrategiesOutput(Output, frozen=True):
    """Share of functions predicted within a relative error, by strategy, noise and budget.

    All shares of 1.
    """

    rows: Sequence[StrategyRow]


class LeastBudget(Output, frozen=True):
    """Share of the cost that the minimum set takes."""

    mean: NonNegative
    max: NonNegative


class CaseStudyRow(Output, frozen=True):
    """Accuracy of a strategy with a budget."""

    strategy: str
    budget: Share
    within: Annotated[Mapping[str, Share], about("share of the kernels by the error in per cent")]
    modelled: Share
    spent: NonNegative
    points: NonNegative
    runs: NonNegative


class CaseStudyOutput(Output, frozen=True):
    """Share of the kernels of a program that a part of its measurements foretells; all shares of 1."""

    metric: str
    at: Annotated[Mapping[str, float], about("the point that is predicted")]
    kernels: Annotated[Sequence[str], Meta(min_length=1)]
    without_time: Annotated[Sequence[str], about("kernels left out because a time of theirs is not positive")]
    points: Annotated[PositiveInt, about("that can be measured")]
    repetitions: PositiveInt
    noise: Annotated[NonNegative, about("range of repetitions over their mean, mean of points and kernels")]
    least_budget: Annotated[
        LeastBudget,
        about("share of the cost that the minimum set takes, each point `base` times; of the kernels"),
    ]
    rows: Sequence[CaseStudyRow]


CandidateName = Annotated[str, one_of(CANDIDATES)]
"""Model that a learning curve is drawn of."""


class CurveError(Output, frozen=True):
    """Error of a candidate that learned from a share of the rows."""

    candidate: CandidateName
    fraction: InnerShare
    n_learned: PositiveInt
    n_draws: Annotated[int, Meta(ge=2)]
    mape_mean: NonNegative
    mape_median: NonNegative
    mape_lower_quartile: NonNegative
    mape_upper_quartile: NonNegative
    mlogq_mean: NonNegative


class CurveDifference(Output, frozen=True):
    """Difference between the errors of two candidates."""

    candidate: CandidateName
    against: CandidateName
    fraction: InnerShare
    n_learned: PositiveInt
    mape_difference_mean: float
    mape_difference_low: float
    mape_difference_high: float
    excludes_zero: bool


class NeededRows(Output, frozen=True):
    """Rows that a candidate needs to reach the goal."""

    candidate: CandidateName
    fraction: Annotated[float, Meta(ge=0, lt=1)] | None
    n_learned: Count | None


class LearningCurveOutput(Output, frozen=True):
    """Errors of pure learning and of hybrid models by the share of the rows learned from.

    MAPE is a fraction of the time (0.1 is 10 %), MLogQ the mean absolute logarithm of the accuracy ratio;
    both over the rows predicted, and their means over the draws.
    """

    data: str
    cpu: Annotated[str | None, about("where the rows were measured, if the table says so")]
    target: str
    features: Annotated[Sequence[str], Meta(min_length=1)]
    n_rows: PositiveInt
    n_tested: Annotated[PositiveInt, about("rows predicted in each draw, the same at every share")]
    n_draws: Annotated[int, Meta(ge=2)]
    seed: Count
    log: Annotated[bool, about("whether logarithms of times were learned")]
    analytical: Annotated[str, one_of(ANALYTICAL)] | None
    machine: Annotated[
        str | None, about("whose constants the analytical model has; null where they are given by --set")
    ]
    aggregation: Annotated[
        Literal["mean", "learned", "none"] | Share,
        about("of the candidate hybrid; a number is the share of the analytical prediction"),
    ]
    analytical_mape: Annotated[NonNegative | None, about("of the untuned analytical model on all rows")]
    goal_mape: Positive
    errors: Annotated[Sequence[CurveError], Meta(min_length=1)]
    differences: Annotated[
        Sequence[CurveDifference],
        about(
            "MAPE of a candidate less that of pure learning in the same draws, with the 95 % interval of "
            "the mean; negative where the candidate is better"
        ),
    ]
    needed: Annotated[
        Annotated[Sequence[NeededRows], Meta(min_length=1)],
        about(
            "least share of those tried whose mean MAPE is at most goal_mape; null where none is, 0 of "
            "what learns nothing"
        ),
    ]

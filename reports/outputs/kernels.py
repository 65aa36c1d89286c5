"""Keys of the JSON of predictions of kernels.

`evaluate`, `predict`, `peers`, `operator`, `suggest-splits`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ...analysis.incore.vocabulary import InCoreTool
from ...codegen.vector.operator import Layout
from .best import LanguageName, ModelName, ModeName, RatioInterval, TypeName
from .output import (
    Count,
    InnerShare,
    NonNegative,
    Output,
    Positive,
    PositiveInt,
    Share,
    Split,
    Text,
    about,
    one_of,
)


class SkippedRows(Output, frozen=True):
    """Rows left out for one reason."""

    reason: Text
    rows: PositiveInt


class ResidenceScore(Output, frozen=True):
    """Error of a model on all rows of a residence."""

    model: ModelName
    residence: str
    rows: PositiveInt
    mape: NonNegative
    bias: float
    inside: float | UnsetType | None = UNSET
    noise: float | UnsetType | None = UNSET


class GroupScore(ResidenceScore, frozen=True, kw_only=True):
    """Error of a model on the rows of one order by one compiler."""

    compiler: str
    order: Annotated[int, Meta(ge=1, le=15)]


class TrainedOn(Output, frozen=True):
    """The trained model: what it learned from."""

    machine: Text
    origin: Literal["measured", "simulated"]
    rows: Annotated[int, Meta(ge=2)]
    coverage: Annotated[InnerShare, about("nominal, of its intervals")]
    date: Text


class RankingScore(Output, frozen=True):
    """Order of the kernels of one order by one compiler, and speed lost by the kernel that a model names."""

    model: ModelName
    residence: str
    compiler: str
    order: Annotated[int, Meta(ge=1, le=15)]
    kernels: Annotated[Annotated[int, Meta(ge=2)], about("distinct ones")]
    kendall_tau: Annotated[
        float | None, about("of predicted and measured cycles; null where either are all equal")
    ]
    regret: Annotated[Share, about("share of speed lost to the fastest, as measured")]
    expected_regret: Annotated[
        float | None,
        about(
            "the same if the noise of measuring is taken into account; null where no code was measured twice"
        ),
    ]
    unsplit: Annotated[Share, about("lost, as measured, by the kernel with the fewest parts")]
    random: Annotated[Share, about("lost, as measured, by any kernel on average")]
    resolution: Annotated[
        float | None,
        about(
            "difference of speed that measurements of equal code show; null where no code was measured twice"
        ),
    ]
    resolved: Annotated[bool, about("whether regret is more than that")]


class MeasuredResolution(Output, frozen=True):
    """Difference between measurements of equal code."""

    residence: str
    codes: Annotated[Count, about("measured more than once")]
    rows: Annotated[Count, about("of these codes")]
    deviation: Annotated[
        float | None, about("pooled standard deviation of the logarithm of their times; null without any")
    ]
    difference: Annotated[
        float | None,
        about("relative difference of speed up to which two kernels that were measured once are equal"),
    ]


class EvaluationOutput(Output, frozen=True):
    """Errors of models against measured rows. Errors are fractions, means over rows."""

    machine: str
    models: Annotated[Sequence[ModelName], Meta(min_length=1)]
    in_core: Annotated[str, one_of(InCoreTool), about("who gave the in-core part of the ECM model")]
    rows: Annotated[PositiveInt, about("rows predicted")]
    skipped: Annotated[Sequence[SkippedRows], about("rows left out, by reason")]
    warnings: Annotated[Sequence[str], about("where what is compiled here is not what was measured")]
    scores: Sequence[GroupScore]
    overall: Sequence[ResidenceScore]
    trained: Annotated[TrainedOn | UnsetType, about("the trained model: what it learned from")] = UNSET
    ranking: Annotated[
        Sequence[RankingScore] | UnsetType,
        about(
            "what taking the kernel that a model ranks first loses, for each order by each compiler; "
            "without a trained model"
        ),
    ] = UNSET
    resolution: Annotated[
        Sequence[MeasuredResolution] | UnsetType,
        about("by how much measurements of equal code differ, for each residence; without a trained model"),
    ] = UNSET


class HeldOutNoise(Output, frozen=True):
    """Error of predicting a row by the mean of its equals."""

    mape: NonNegative | None
    rows: Annotated[Count, about("rows that have others")]


class HeldOutScore(Output, frozen=True):
    """Error of a learner on a part of the rows held out."""

    division: Text
    learner: Text
    part: Annotated[str | None, about("what one division holds out; null: all")]
    residence: Annotated[str | None, about("level that held the data; null: all")]
    order: Annotated[PositiveInt | None, about("polynomial order; null: all")]
    rows: PositiveInt
    predicted: Annotated[Count, about("rows of which the learner says something")]
    mape: Annotated[NonNegative | None, about("mean of |predicted - measured| / measured")]
    bias: Annotated[float | None, about("the same mean with its sign; positive is too fast")]
    mlogq: Annotated[
        NonNegative | None,
        about("mean of |log(predicted / measured)|; null also where a prediction is not positive"),
    ]
    coverage: Annotated[Share | None, about("share of measurements in the predicted interval")]
    interval_factor: Annotated[
        Annotated[float, Meta(ge=1)] | None, about("geometric mean of sqrt(high / low) of the intervals")
    ]
    noise: Annotated[NonNegative | None, about("noise floor of the same rows")]
    noise_rows: Annotated[Count, about("how many of them it is a mean over")]


class LearningCurveRow(Output, frozen=True):
    """Error of a learner by the rows that it learned from."""

    learner: Text
    learned_rows: PositiveInt
    repeats: Annotated[PositiveInt, about("random choices of these rows")]
    mape: Annotated[NonNegative | None, about("mean of the repeats")]
    lowest_mape: NonNegative | None
    highest_mape: NonNegative | None


class HeldOutOutput(Output, frozen=True):
    """Errors are fractions of measured GFLOPS, means over rows.

    Null where there is nothing to take a mean of.
    """

    machines: Annotated[Sequence[str], Meta(min_length=1)]
    samples: Annotated[PositiveInt, about("rows of the table")]
    codes: Annotated[PositiveInt, about("distinct kernels among them")]
    noise: Annotated[
        HeldOutNoise,
        about("error of predicting a row by the mean of the others with the same code and conditions"),
    ]
    divisions: Sequence[Text]
    learners: Annotated[Sequence[Text], Meta(min_length=1)]
    scores: Annotated[
        Sequence[HeldOutScore], about("over all held-out rows of a kind of division, and over groups of them")
    ]
    learning_curve: Sequence[LearningCurveRow]


class ExplanationTerm(Output, frozen=True):
    """Factor of a feature."""

    feature: Text
    unit: str
    meaning: Text
    factor: Annotated[Positive, about("by which it multiplies the cycles")]
    value: float | None
    median: Annotated[float | None, about("of the rows learned from")]


class PredictionExplanation(Output, frozen=True):
    """Terms that a prediction is the product of."""

    source: Annotated[
        Literal["simulated", "bounded"],
        about("what is corrected: the simulation, or bounds where the model does without"),
    ]
    bound_cycles: Annotated[Positive, about("per element")]
    usual_factor: Annotated[Positive, about("mean correction of the rows learned from")]
    terms: Annotated[
        Sequence[ExplanationTerm],
        about(
            "of every feature, those that matter most first; bound_cycles * usual_factor * factors = cycles"
        ),
    ]
    cycles: Positive
    low_cycles: Positive
    high_cycles: Positive
    words: Text


class PredictedVariant(Output, frozen=True):
    """Predicted speed of a kernel."""

    split: Split
    same_code_as: Annotated[Split | None, about("a faster split with the same instructions")]
    gflops: Positive
    low_gflops: Positive
    high_gflops: Positive
    simulation_gflops: Annotated[Positive, about("without anything learned")]
    residence: Text
    n_elements: PositiveInt
    explanation: PredictionExplanation | None


class PredictOutput(Output, frozen=True):
    """Predictions of a trained model for the splits of one order. GFLOPS are per core."""

    order: Annotated[int, Meta(ge=1, le=15)]
    np: Annotated[int, Meta(ge=2, le=16)]
    machine: Text
    compiler: Text
    frequency_ghz: Positive
    trained: Annotated[TrainedOn, about("the trained model: what it learned from")]
    warnings: Annotated[Sequence[Text], about("where the model extrapolates")]
    variants: Annotated[Annotated[Sequence[PredictedVariant], Meta(min_length=1)], about("fastest first")]


class Contender(Output, frozen=True):
    """Speed of a contender at one order."""

    contender: str
    tool: Annotated[str, about("Compiler or library.")]
    version: str
    flags: Sequence[str]
    split: Sequence[PositiveInt] | None
    schedule: str | None
    chosen_from: Annotated[Count, about("Kernels tried before; 0: none runs.")]
    gflops: Annotated[float | None, about("6 Np^4 operations, at the fastest sample.")]
    median_seconds: Annotated[float | None, about("Per element.")]
    frequency_ghz: float | None
    peak_gflops: Annotated[float | None, about("FMA peak at that clock.")]
    lanes_gflops: Annotated[float | None, about("What the lanes allow.")]
    share_of_peak: float | None
    share_of_lanes: float | None
    rounds: Count
    undisturbed_rounds: Annotated[Count, about("Of these.")]
    uncertainty: Annotated[float | None, about("Relative, of the fastest sample.")]
    error: Annotated[float | None, about("Relative, against numpy.")]
    problem: str | None
    date: str
    ratio: Annotated[
        RatioInterval | None,
        about(
            "Our speed over theirs, paired by round, with a 95 % interval; null for ours, and where "
            "disturbed."
        ),
    ]


class PeerOrder(Output, frozen=True):
    """Contenders of one order."""

    order: Annotated[int, Meta(ge=1, le=15)]
    np: int
    n_elements: Annotated[PositiveInt, about("Elements of a call.")]
    residence: Annotated[str, about("Innermost level that holds the working set.")]
    disturbed: Annotated[bool, about("Whether other programs left nothing to compare.")]
    contenders: Annotated[Sequence[Contender], Meta(min_length=1)]


class PeerMean(Output, frozen=True):
    """Geometric mean of the ratios over orders."""

    contender: str
    orders: Sequence[int]
    ratio: Annotated[float, about("Our speed over theirs, geometric mean.")]
    low_orders_ratio: Annotated[float | None, about("The same over orders 1 to 3.")]
    least: Annotated[float, about("Smallest paired ratio of an order.")]
    least_order: int


class SlowerOrder(Output, frozen=True):
    """A contender that was faster at an order."""

    order: int
    contender: str
    ratio: float


class OperatorContender(Output, frozen=True):
    """An operator by us and by a peer, whose results were both checked against einsum."""

    operator: str
    order: int
    peer: str
    version: str
    layout: Literal["interlaced", "element"]
    compiler: str
    vector_bits: PositiveInt
    seconds: Annotated[Positive, about("Ours, of an element: the least of interleaved rounds.")]
    peer_seconds: Positive
    ratio: Annotated[Positive, about("Our speed over theirs.")]
    error: Annotated[NonNegative, about("Largest difference from einsum, over the largest result.")]
    kernel: Annotated[str, about("Steps and tiles of ours.")]


class PeersOutput(Output, frozen=True):
    """Comparison of kernels with those of libraries and compilers."""

    machine: str
    cpu: str
    dtype: TypeName
    ours: Annotated[str, about("Name of our contender: kernels in explicit vectors.")]
    at_least_as_fast: Annotated[float, about("Paired ratio that counts as such.")]
    orders: Annotated[Sequence[PeerOrder], about("None where operators alone were compared.")]
    means: Sequence[PeerMean]
    slower: Annotated[Sequence[SlowerOrder], about("Where ours is not at least as fast.")]
    operators: Annotated[
        Sequence[OperatorContender] | UnsetType,
        about("Operators beside deal.II, where asked for."),
    ] = UNSET


class OperatorStep(Output, frozen=True):
    """One contraction of an operator."""

    result: str
    source: str
    matrix: str
    second: Annotated[
        str | None, about("matrix that is applied to the product in registers, transposed or not")
    ]
    data: Annotated[Sequence[str], about("data that it multiplies by at each point, in between or behind")]
    axis: Literal["x", "y", "z"]
    tile: str
    cycles: Annotated[float | None, about("of all components, alone")]
    by_plane: Annotated[bool, about("done plane by plane, with its neighbours that are")]


class OperatorOutput(Output, frozen=True):
    """The kernel of a tensor operator, and what is predicted of it: of one element, its data in L1."""

    operator: str
    machine: str
    compiler: Annotated[str, about("whose code was judged")]
    vector_bits: int
    points: Annotated[Sequence[Sequence[int]], about("of each input, along x, y, z")]
    made: Annotated[Sequence[Sequence[int]], about("of each output, along x, y, z")]
    quadrature: Annotated[
        Sequence[int] | None, about("points at which data is given, along x, y, z; null without data")
    ]
    data: Annotated[Sequence[str], about("arrays behind the inputs, at quadrature points: metric, factor")]
    components: int
    layout: Annotated[str, one_of(Layout)]
    interlaced: Annotated[int, about("elements of a block")]
    side_by_side: Annotated[
        int, about("elements that are brought together in registers, each in a lane; 1 without")
    ]
    steps: Annotated[
        Sequence[OperatorStep],
        about(
            "matrices in the order in which they are applied; u, w and y are inputs, work arrays and outputs"
        ),
    ]
    measured: Annotated[bool, about("cycles are of this machine's clock, else simulated")]
    disturbed: Annotated[
        bool, about("whether it was to be measured and other programs left too few undisturbed samples")
    ]
    cycles: Annotated[float | None, about("null where neither simulated nor measured")]
    flops: Annotated[int, about("operations of the plain form")]
    executed_flops: Annotated[
        float | None,
        about("operations that the code executes in all lanes; null where arguments are on the stack"),
    ]
    gflops: Annotated[float | None, about("operations of the plain form by time")]


class LibraryTarget(Output, frozen=True):
    """Processor that a kernel is compiled for."""

    name: str
    cpu: Annotated[str, about("The processor's LLVM name.")]
    vector_bits: int


class KernelProvenance(Output, frozen=True):
    """Origin of a kernel, and what is known of its speed."""

    order: Annotated[int, Meta(ge=1, le=15)]
    mode: ModeName
    dtype: TypeName
    symbol: Annotated[str, Meta(pattern=r"^chainline_(x|y|z|element)_p[0-9]+_f(64|32)$")]
    file: Annotated[str, about("What is compiled or assembled, in the library's folder.")]
    language: LanguageName
    schedule: Annotated[str | None, about("Layout in explicit vectors; null where the compiler vectorises.")]
    split: Split
    directives: Annotated[
        Literal["none", "ivdep", "simd"], about("What a Fortran source tells compilers of its inner loops.")
    ]
    n_elements: Annotated[PositiveInt, about("Elements of the call judged.")]
    model: str
    predicted_cycles: Annotated[Positive, about("Per element.")]
    predicted_gflops: Annotated[
        Positive, about("One core; counts 2 Np^4 operations per element and mode product.")
    ]
    measured_gflops: Annotated[float | None, about("The same, measured; null where it was not.")]
    compiler: Annotated[str, about("Whose code was judged.")]
    compiler_version: str
    flags: Sequence[str]
    target: LibraryTarget
    machine: str
    chainline: Annotated[str, about("Version of chainline.")]
    date: Annotated[str, about("ISO 8601, UTC.")]


class LibraryProvenance(Output, frozen=True):
    """Provenance of the kernels of a library."""

    library: Literal["chainline_kernels"]
    kernels: Annotated[Sequence[KernelProvenance], Meta(min_length=1)]


class SplitOrderProgress(Output, frozen=True):
    """Progress of the measurements of one order."""

    order: PositiveInt
    kernels: PositiveInt
    measured: Count
    fastest: Split | None
    gflops: NonNegative | None
    equal: Annotated[
        Count, about("measured kernels as fast as the fastest, as far as that can be told, itself among them")
    ]
    improvement: NonNegative | None


class SuggestedSplit(Output, frozen=True):
    """A split to measure next."""

    order: PositiveInt
    split: Split
    same_code: Sequence[Split]
    code: str
    predicted_gflops: NonNegative
    expected_gflops: NonNegative
    deviation: NonNegative
    improvement: NonNegative | None
    why: str


class SuggestSplitsOutput(Output, frozen=True):
    """The splits to measure next.

    Improvements are expected shares of the time of the fastest measured kernel of an order, null before the
    first; deviation is the standard deviation of the logarithm of the expected speed; kernels are splits
    with distinct code.
    """

    machine: str
    compiler: str
    model: Literal["chain", "ecm", "simulation"]
    mode: ModeName
    dtype: TypeName
    frequency_ghz: NonNegative
    splits: Count
    kernels: Count
    measured: Count
    stop_below: NonNegative
    stop: bool
    resolution: Annotated[
        NonNegative | None,
        about(
            "relative difference of speed up to which kernels that were measured once are equal; null "
            "where no code was measured twice"
        ),
    ]
    orders: Sequence[SplitOrderProgress]
    suggestions: Sequence[SuggestedSplit]
    command: str | None

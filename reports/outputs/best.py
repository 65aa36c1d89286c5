"""Keys of `chainline best --json`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ...codegen.variant import DType, Language, Mode
from ...models.kernels.predictions.model import KernelSpace, Model
from .output import Count, NonNegative, Output, Pair, Positive, PositiveInt, Share, Split, Text, about, one_of

ModelName = Annotated[str, one_of(Model)]
LanguageName = Annotated[str, one_of(Language)]
ModeName = Annotated[str, one_of(Mode)]
TypeName = Annotated[str, one_of(DType)]


class LoopFmaChains(Output, frozen=True):
    """FMA chains of the loops of a kernel that are alike."""

    label: Annotated[str, about("label of the first of them in the assembly")]
    lines: Annotated[
        Annotated[Sequence[PositiveInt], Meta(min_length=2, max_length=2)],
        about("its first and last line in the assembly"),
    ]
    alike: Annotated[PositiveInt, about("loops with as many instructions, FMA and chains")]
    instructions: Annotated[PositiveInt, about("instructions of one iteration")]
    fma: Annotated[PositiveInt, about("N_s, FMA of one iteration")]
    longest_fma_chain: Annotated[Count, about("max(l_n), FMA on the longest chain of one iteration")]
    chain_ratio: Annotated[Share, about("Eq. 1: longest_fma_chain over fma")]
    longest_chain_lines: Annotated[
        Sequence[PositiveInt], about("lines in the assembly of the FMA on the longest chain")
    ]


class RankedVariant(Output, frozen=True):
    """A kernel with its rank and speed."""

    rank: Annotated[PositiveInt, about("1 is fastest; variants with the same code share a rank")]
    split: Split
    schedule: Annotated[
        str | None, about("layout of a kernel in explicit vectors, null where the compiler vectorises")
    ]
    same_code_as: Annotated[Split | None, about("the first split that compiles to the same code, or null")]
    chain_ratio: Annotated[Share, about("mean windowed chain ratio")]
    fma_cycles: Annotated[Positive, about("cycles per FMA, overlap law")]
    fma_cycles_mixture: Annotated[Positive, about("cycles per FMA, Eq. 2")]
    gflops: Annotated[Positive, about("predicted, per core, nominal work 2 Np^4 per mode")]
    interval: Annotated[Pair | None, about("prediction interval of gflops, null where the model has none")]
    measured_gflops: Annotated[float | None, about("measured on this machine, null without --measure")]
    limits: Text
    reason: Text
    links: Annotated[Literal["FMA", "multiply-add pair"], about("what chain_ratio and fma_cycles count")]
    loops: Annotated[
        Sequence[LoopFmaChains],
        about("FMA chains of the loops that have FMA, from their dependency graphs, in program order"),
    ]


class InterfaceKernel(Output, frozen=True):
    """The C kernel behind a Fortran interface."""

    compiler: Annotated[str, about("whose code is predicted")]
    language: Literal["c", "llvm"]
    split: Split
    schedule: str | None
    gflops: float
    command: Annotated[str, about("exports it with a Fortran module")]


class RankingAgreement(Output, frozen=True):
    """Agreement of the predicted with the measured ranking."""

    kendall_tau: Annotated[float, Meta(ge=-1, le=1)] | None
    regret: Share


class CheckedKernels(Output, frozen=True):
    """Comparison of kernels with numpy."""

    kernels: int
    worst_error: Annotated[float | None, about("relative")]
    tolerance: float | None
    wrong: Annotated[Mapping[str, str], about("kernels that differ from numpy or crash, by symbol")]


class RatioInterval(Output, frozen=True):
    """A paired ratio with its 95 % interval."""

    median: float
    low: float | None
    high: float | None


class SpeedError(Output, frozen=True):
    """Errors of predicted speeds."""

    mape: Annotated[NonNegative, about("mean of the absolute errors")]
    largest: Annotated[NonNegative, about("largest of them")]
    bias: Annotated[float, about("mean error: positive where predicted too fast")]


class MeasuredRanking(Output, frozen=True):
    """Measurement of the foremost kernels."""

    n_elements: Annotated[PositiveInt, about("elements of one call")]
    residence: Annotated[str, about("innermost level that held the working set")]
    repetitions: Annotated[PositiveInt, about("samples of each kernel")]
    frequency_ghz: Annotated[Positive, about("median clock beside the samples")]
    spread: Annotated[NonNegative, about("median over kernels of median sample over minimum, less one")]
    disturbed: Annotated[
        bool,
        about(
            "whether other programs left too few undisturbed samples, or speeds too uncertain, to decide "
            "anything"
        ),
    ]
    undisturbed_share: Annotated[
        Share | None, about("samples that were taken while nobody else had a share of the core")
    ]
    processor_share: Annotated[
        Share | None, about("share of the time in which the measuring process had a processor")
    ]
    uncertainty: Annotated[
        NonNegative | None, about("relative uncertainty of a measured speed, median over kernels")
    ]
    resolution: Annotated[NonNegative, about("relative difference of speed that counts as equal")]
    rival: Annotated[str | None, about("the fastest other kernel measured beside the chosen one")]
    rival_ratio: Annotated[
        RatioInterval | None,
        about("paired ratio of its speed to that of the chosen kernel, with its 95 % interval"),
    ]
    prediction_error: Annotated[
        SpeedError | None,
        about(
            "predicted over measured speed less one, over the kernels measured; null where the host was "
            "disturbed"
        ),
    ]


class BestKernels(Output, frozen=True):
    """Kernels of one order by rank."""

    order: Annotated[int, Meta(ge=1, le=15)]
    np: Annotated[int, Meta(ge=2, le=16)]
    machine: str
    compiler: str
    compiler_version: str
    flags: Sequence[str]
    language: LanguageName
    model: ModelName
    space: Annotated[str, one_of(KernelSpace)]
    searched: Annotated[
        PositiveInt | None,
        about("schedules among which those of the full space were found, null for splits alone"),
    ]
    mode: ModeName
    dtype: TypeName
    frequency_ghz: Annotated[Positive, about("clock that turns cycles into GFLOPS")]
    residence: Annotated[str, about("innermost level that holds the working set predicted for")]
    n_elements: Annotated[PositiveInt, about("elements of one call")]
    threads: Annotated[PositiveInt, about("active cores, which share memory; speeds are of one")]
    variants: Annotated[Annotated[Sequence[RankedVariant], Meta(min_length=1)], about("by rank")]
    best: Annotated[RankedVariant, about("the kernel to take: the same as taken")]
    predicted: Annotated[RankedVariant, about("the kernel predicted best")]
    taken: Annotated[
        RankedVariant,
        about("to be taken: the fastest measured, here or before on this processor, else the best predicted"),
    ]
    behind_interface: Annotated[
        InterfaceKernel | None,
        about(
            "of Fortran: the kernel in C that it can call instead, null where none is stored for the "
            "processor"
        ),
    ]
    fastest: Annotated[
        RankedVariant | None,
        about(
            "certainly faster than the kernel chosen before, when measured beside it; null where none is, "
            "or nothing was measured"
        ),
    ]
    agreement: Annotated[
        RankingAgreement | None,
        about("prediction against measurement, null without --measure and where the host was disturbed"),
    ]
    check: Annotated[CheckedKernels | None, about("kernels run beside numpy, null without --check")]
    measurement: Annotated[MeasuredRanking | None, about("how it was measured, null without --measure")]


class ChoiceOfModel(Output, frozen=True):
    """Split that a model chooses."""

    model: ModelName
    split: Split
    equal: Annotated[
        PositiveInt, about("distinct kernels that the model does not tell from it, itself among them")
    ]
    cycles: Annotated[Positive, about("predicted, per element")]
    gflops: Annotated[Positive, about("predicted, per core")]
    interval: Annotated[Pair | None, about("prediction interval of gflops, null where the model has none")]
    limits: Text
    reason: Text
    judged_gflops: Annotated[
        float | None, about("speed of the choice as measured, or simulated; null where it was not measured")
    ]
    lost: Annotated[Share | None, about("share of speed lost to the fastest kernel, by the same speeds")]
    error: Annotated[
        NonNegative | None,
        about("mean absolute error of the speeds predicted for all kernels; null without measured ones"),
    ]
    notice: Annotated[Text | None, about("reason to doubt the model on this machine, null without one")] = (
        None
    )


class AbsentModel(Output, frozen=True):
    """Model that does not answer."""

    model: ModelName
    reason: Text


class ComparedChoices(Output, frozen=True):
    """Every model about the splits of one order."""

    order: Annotated[int, Meta(ge=1, le=15)]
    np: Annotated[int, Meta(ge=2, le=16)]
    machine: str
    compiler: str
    compiler_version: str
    flags: Sequence[str]
    language: LanguageName
    mode: ModeName
    dtype: TypeName
    frequency_ghz: Annotated[Positive, about("clock that turns cycles into GFLOPS")]
    residence: Annotated[str, about("innermost level that holds the working set predicted for")]
    n_elements: Annotated[PositiveInt, about("elements of one call")]
    threads: Annotated[PositiveInt, about("active cores, which share memory; speeds are of one")]
    kernels: Annotated[PositiveInt, about("distinct kernels that the splits compile to")]
    judge: Annotated[
        Literal["measured", "simulation"], about("origin of the speeds that choices are judged by")
    ]
    judged: Annotated[PositiveInt, about("distinct kernels that have such a speed")]
    source: Annotated[str | None, about("where measured speeds come from, null without any")]
    resolution: Annotated[
        NonNegative | None,
        about(
            "share by which measured speeds of equal code differ by themselves, null where nothing tells it"
        ),
    ]
    fastest: Annotated[Split, about("split that is fastest by these speeds")]
    fastest_gflops: Annotated[Positive, about("its speed")]
    choices: Annotated[
        Annotated[Sequence[ChoiceOfModel], Meta(min_length=1)], about("of the models that answer")
    ]
    absent: Annotated[Sequence[AbsentModel], about("models that do not answer, and why")]


ComparedOutput: TypeAlias = ComparedChoices | Annotated[Sequence[ComparedChoices], Meta(min_length=1)]
"""One object for one order; a list for a range of orders."""
BestOutput: TypeAlias = BestKernels | Annotated[Sequence[BestKernels], Meta(min_length=1)]
"""One object for one order; a list for a range of orders."""

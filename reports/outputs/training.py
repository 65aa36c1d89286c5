"""Keys of `chainline train --json`, and of the manifest of a trained model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .kernels import SkippedRows
from .output import Count, Digest, InnerShare, NonNegative, Output, Share, Text, about


class TrainedFeature(Output, frozen=True):
    """A feature with its unit and median."""

    name: Text
    unit: Annotated[str, about("empty for shares and counts")]
    median: Annotated[float | None, about("of the rows learned from")]


class TrainedMachine(Output, frozen=True):
    """A machine that rows were measured on."""

    key: Text
    title: Text
    digest: Annotated[str, about("of the machine record")]
    target: Annotated[str, about("name of the processor for compilers")]


class TrainedData(Output, frozen=True):
    """A data set that was learned from."""

    file: Text
    rows: Count
    sha256: Digest


class TrainedRange(Output, frozen=True):
    """Values that the rows had."""

    compilers: Annotated[Sequence[Text], Meta(min_length=1)]
    orders: Annotated[Sequence[Annotated[int, Meta(ge=1, le=15)]], Meta(min_length=1)]
    residences: Annotated[Sequence[Text], Meta(min_length=1)]
    modes: Annotated[Sequence[Text], Meta(min_length=1)]
    dtypes: Annotated[Sequence[Text], Meta(min_length=1)]


class TrainedInterval(Output, frozen=True):
    """Width of the interval of predictions."""

    coverage: InnerShare
    quantile: Annotated[NonNegative, about("of |log(measured / predicted)| / s on held-out orders")]
    intercept: float
    slopes: Annotated[Mapping[str, float], about("by column")]
    median_factor: Annotated[NonNegative, about("the factor for the median of the kernels learned from")]


class RatioSearch(Output, frozen=True):
    """Training of the paper's model: rows held out, and the random search of hyperparameters."""

    seed: Annotated[Count, about("of the rows held out, of the search and of the trees")]
    held_out: Annotated[Count, about("rows that nothing was learned from")]
    outside: Annotated[Count, about("rows not learned from, since their ratio is outside of 0 to 1")]
    settings: Annotated[Count, about("settings tried")]
    folds: Annotated[Count, about("of the cross-validation that compared them")]
    parameters: Annotated[Mapping[str, float], about("of XGBoost, the best setting")]


class ImportanceOfFeature(Output, frozen=True):
    """Importance of one feature."""

    feature: Text
    gain: Annotated[Share, about("mean gain of the splits by it, over the sum of all features")]
    permutation: Annotated[
        float | None, about("rise of the mean absolute error on rows held out when its values are shuffled")
    ]
    shap: Annotated[NonNegative, about("mean absolute SHAP value over the rows learned from")]


class TrainedManifest(Output, frozen=True):
    """Origin of a trained model: features, rows that it learned from, interval, and scores."""

    features: Annotated[
        Annotated[Sequence[TrainedFeature], Meta(min_length=1)],
        about("in the order of the columns that the trees take"),
    ]
    bound: Annotated[
        str, about("column that is corrected, in the unit of the target; empty for the paper's model")
    ]
    target: Annotated[
        str,
        about("what is predicted: cycles, bound * exp(trees), or of the paper's model chain_ratio, by trees"),
    ]
    target_unit: Text
    origin: Literal["measured", "simulated"]
    machine: TrainedMachine
    data: Annotated[Sequence[TrainedData], Meta(min_length=1)]
    rows: Annotated[Annotated[int, Meta(ge=2)], about("rows learned from")]
    seen: Annotated[TrainedRange, about("of what the rows were")]
    interval: Annotated[
        TrainedInterval,
        about(
            "predictions are within a factor of exp(quantile * s), where log s = intercept + sum of "
            "slopes times columns, 0.003 <= s <= 1"
        ),
    ]
    versions: Mapping[str, str]
    scores: Annotated[
        Mapping[str, NonNegative],
        about("errors on rows held out, fractions; empty without --score, of the paper's model always there"),
    ]
    date: Annotated[str, about("UTC, ISO 8601")]
    format_version: Literal[1]


class TrainOutput(TrainedManifest, frozen=True):
    """The manifest of the model, where it lies, and which rows were left out."""

    further_machines: Annotated[
        Sequence[TrainedMachine], about("besides machine, where it learned from several")
    ]
    elsewhere: Annotated[
        TrainedInterval | None, about("for machines that it has not seen, from each machine held out in turn")
    ]
    model: Annotated[Literal["learned", "paper"], about("our model, or that of Ren et al. 2026")]
    search: Annotated[RatioSearch | None, about("of the paper's model")]
    importance: Annotated[Sequence[ImportanceOfFeature], about("of the features, in their order")]
    folder: Text
    skipped: Annotated[Sequence[SkippedRows], about("rows left out, by reason")]


class BoosterFile(Output, frozen=True):
    """File of the trees."""

    file: Literal["correction.ubj", "ratio.ubj"]
    sha256: Digest


class TrainedModel(TrainedManifest, frozen=True):
    """Beside it lies the booster, a file of XGBoost in its UBJSON format. Nothing is pickled."""

    booster: BoosterFile
    further_machines: Annotated[
        Sequence[TrainedMachine] | UnsetType, about("besides machine, where it learned from several")
    ] = UNSET
    elsewhere: Annotated[
        TrainedInterval | UnsetType,
        about("for machines that it has not seen, from each machine held out in turn"),
    ] = UNSET
    model: Annotated[
        Literal["paper"] | UnsetType, about("the model of Ren et al. 2026; left out for ours")
    ] = UNSET
    search: Annotated[RatioSearch | UnsetType, about("of the paper's model")] = UNSET
    importance: Annotated[
        Sequence[ImportanceOfFeature] | UnsetType, about("of the features, in their order")
    ] = UNSET

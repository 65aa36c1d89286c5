"""Keys of `chainline train --json`, and of the manifest of a trained model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .kernels import SkippedRows
from .output import Count, Digest, InnerShare, NonNegative, Output, Text, about


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


class TrainedManifest(Output, frozen=True):
    """Origin of a trained model: features, rows that it learned from, interval, and scores."""

    features: Annotated[
        Annotated[Sequence[TrainedFeature], Meta(min_length=1)],
        about("in the order of the columns that the trees take"),
    ]
    bound: Annotated[str, about("column that is corrected, in the unit of the target")]
    target: Annotated[str, about("what is predicted: bound * exp(trees)")]
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
        Mapping[str, NonNegative], about("errors on rows held out, fractions; empty without --score")
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
    folder: Text
    skipped: Annotated[Sequence[SkippedRows], about("rows left out, by reason")]


class BoosterFile(Output, frozen=True):
    """File of the trees."""

    file: Literal["correction.ubj"]
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

"""Keys of the JSON of `chainline study paper` and `chainline study applications`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from .output import Count, NonNegative, Output, Positive, PositiveInt, Split, Text, about


class PrintedValue(Output, frozen=True):
    """A value of Tables 2 to 4."""

    table: Text
    what: Text
    printed: Annotated[str | None, about("as the paper prints it; null where it says nothing of the machine")]
    ours: str


class SplitRow(Output, frozen=True):
    """Every model's speed for the code of a split."""

    order: PositiveInt
    split: Split
    chain_ratio: Annotated[NonNegative, about("of the code, mean over windows")]
    retrospective_ratio: Annotated[
        float | None, about("that the speed amounts to (Eq. A.1 to A.3); null without a speed, or an FMA")
    ]
    speed: Annotated[float | None, about("GFLOPS as measured or simulated; null where it was not measured")]
    gflops: Annotated[Mapping[str, Positive], about("by model")]


class OrderErrors(Output, frozen=True):
    """Mean absolute errors of models over the splits of an order."""

    order: PositiveInt
    errors: Annotated[Mapping[str, NonNegative], about("by model, as shares of the speed")]


class DenseRow(Output, frozen=True):
    """Time of an element by one dense matrix, and by sum factorisation (Fig. 2)."""

    order: PositiveInt
    dense_seconds: Annotated[Positive, about("by bandwidth and FMA peak, the matrix read for each element")]
    unsplit_seconds: Annotated[float | None, about("measured or simulated; null where it was not measured")]
    fastest_seconds: Annotated[Positive, about("of the fastest split")]
    printed_ratio: Annotated[float | None, about("speed-up that the paper prints; null for other orders")]


class PaperOutput(Output, frozen=True):
    """Counterparts of the figures and tables of Ren et al. 2026 for a machine."""

    machine: Text
    compiler: Text
    judge: Annotated[Text, about("origin of the speeds: measured or simulation")]
    tables: Sequence[PrintedValue]
    splits: Sequence[SplitRow]
    errors: Sequence[OrderErrors]
    dense: Sequence[DenseRow]
    figures: Annotated[Sequence[str], about("files drawn")]


class ClassError(Output, frozen=True):
    """Error of a class of models on the configurations of the test, by its best setting there."""

    model: str
    learned: Annotated[Count, about("configurations learned from")]
    mlogq: NonNegative
    setting: Mapping[str, Any]


class BeyondError(Output, frozen=True):
    """Least error of a class of models beyond the range."""

    beyond: Annotated[str, about("name of the extrapolation")]
    model: str
    below: Annotated[float, about("end of the range learned from")]
    mlogq: NonNegative
    setting: Mapping[str, Any]


class ApplicationRow(Output, frozen=True):
    """Errors on one application; null where a part was not made."""

    application: str
    title: str
    configurations: Count
    tested: Count
    cpr: Annotated[float | None, about("MLogQ of CPR with a size chosen on configurations held out")]
    published_cpr: Annotated[
        float | None, about("MLogQ of CPR as published, in the largest size of the paper's scripts")
    ]
    next_best: Annotated[ClassError | None, about("best class but CPR, by its best setting on the test")]
    classes: Sequence[ClassError]
    peers: Annotated[
        Sequence[ClassError],
        about("SG++, py-earth, and our classes that learn the same, where there are"),
    ]
    beyond: Sequence[BeyondError]


class ApplicationsOutput(Output, frozen=True):
    """Errors of CPR and of the other classes on the applications of Hutter and Solomonik."""

    trials: Annotated[str, about("folder of the tables of fits")]
    rows: Sequence[ApplicationRow]

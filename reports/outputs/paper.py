"""Keys of the JSON of `chainline study paper`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from .output import NonNegative, Output, Positive, PositiveInt, Split, Text, about


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
    chain_ratio: NonNegative
    speed: Annotated[float | None, about("GFLOPS as measured or simulated; null where it was not measured")]
    gflops: Annotated[Mapping[str, Positive], about("by model")]


class OrderErrors(Output, frozen=True):
    """Mean absolute errors of models over the splits of an order."""

    order: PositiveInt
    errors: Annotated[Mapping[str, NonNegative], about("by model, as shares of the speed")]


class PaperOutput(Output, frozen=True):
    """Counterparts of the figures and tables of Ren et al. 2026 for a machine."""

    machine: Text
    compiler: Text
    judge: Annotated[Text, about("origin of the speeds: measured or simulation")]
    tables: Sequence[PrintedValue]
    splits: Sequence[SplitRow]
    errors: Sequence[OrderErrors]
    figures: Annotated[Sequence[str], about("files drawn")]

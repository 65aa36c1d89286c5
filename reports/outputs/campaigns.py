"""Keys of the JSON of `chainline measure`, `campaign status`, `merge` and `benchmark`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from .output import Count, NonNegative, Output, PositiveInt, Share, about


class FailedBlock(Output, frozen=True, forbid_unknown_fields=False):
    """A block that failed."""

    block: int
    problem: str


class NodeBlocks(Output, frozen=True, forbid_unknown_fields=False):
    """Blocks that a node has done."""

    node: str
    blocks: int


class CampaignOutput(Output, frozen=True, forbid_unknown_fields=False):
    """Progress of a campaign."""

    path: str
    kind: str
    executor: str
    output: str
    blocks: Count
    done: Count
    twice: Count
    failed: Sequence[FailedBlock]
    nodes: Sequence[NodeBlocks]
    block_seconds: float | None
    per_second: float
    last: str | None
    left_s: float | None


class MeasuredSummary(Output, frozen=True):
    """Summary of a run of a campaign; the last four count over the whole data set."""

    path: Annotated[str, about("The data set.")]
    asked: Annotated[Count, about("Rows that the options ask for.")]
    added: Annotated[Count, about("Rows that this run appended.")]
    rows: Annotated[Count, about("Rows in the data set.")]
    problems: Annotated[Sequence[str], about("Of the rows appended.")]
    without_time: Annotated[Count, about("Rows in the data set with a problem.")]
    drifted: Annotated[Count, about("Rows beside a reference more than 5 % slow.")]
    ratio_outside: Annotated[Count, about("Rows with a chain ratio outside [0, 1].")]
    disturbed: Annotated[
        Count, about("Rows in the data set whose time decides nothing, since other programs disturbed it.")
    ]


class RepeatedRow(Output, frozen=True):
    """A row measured again."""

    order: int
    split: Sequence[PositiveInt]
    mode: str
    compiler: str
    residence: str
    n_elements: int
    threads: int
    gflops: float
    gflops_again: float | None
    difference: Annotated[float | None, about("New over old speed, less one.")]
    same_code: bool
    problem: str | None


class RepeatOutput(Output, frozen=True):
    """Rows of a data set measured again."""

    rows: Annotated[PositiveInt, about("Rows measured again.")]
    share_close: Annotated[Share, about("Share that agrees.")]
    close: Annotated[float, about("Relative difference up to which rows agree.")]
    median_difference: NonNegative
    worst_difference: NonNegative
    repeats: Sequence[RepeatedRow]


class MergedPart(Output, frozen=True, forbid_unknown_fields=False):
    """A data set that was merged."""

    file: str
    rows: int
    same: int


class MergedProcessor(Output, frozen=True, forbid_unknown_fields=False):
    """Rows of a processor."""

    cpu: str
    rows: int


class MergeConflict(Output, frozen=True, forbid_unknown_fields=False):
    """Two rows that measure the same thing, and differ."""

    order: int
    split: str
    mode: str
    compiler: str
    flags: str
    threads: int
    n_elements: int
    cpu: str
    schedule: str | None
    differ: Sequence[str]
    first: Mapping[str, Any]
    second: Mapping[str, Any]


class MergeOutput(Output, frozen=True, forbid_unknown_fields=False):
    """Outcome of merging data sets."""

    output: str
    written: bool
    rows: Count
    inputs: Sequence[MergedPart]
    processors: Sequence[MergedProcessor]
    conflicts: Sequence[MergeConflict]


class BenchmarkOutput(Output, frozen=True):
    """Configurations of a routine in a file, and how many of them were timed now."""

    routine: Literal["gemm", "qr", "amg", "amg-setup", "smg", "boomeramg", "stencil", "p2p", "m2l", "fmm"]
    file: str
    configurations: PositiveInt
    new: Count

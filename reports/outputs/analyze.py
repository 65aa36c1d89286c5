"""Keys of `chainline analyze --json`. Cycles are per iteration, per call where a function has no loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ...analysis.incore.vocabulary import PRECEDENCE
from .output import Count, IsaName, NonNegative, Output, Positive, PositiveInt, Share, Text, about, one_of


class HotLoop(Output, frozen=True):
    """The loop that takes most of the time."""

    function: str
    label: str
    lines: Sequence[PositiveInt]


class AnalysedBound(Output, frozen=True):
    """Bound of the cycles of a body, and the instructions that cause it."""

    name: Annotated[str, one_of(PRECEDENCE)]
    cycles: NonNegative
    bottleneck: Annotated[Text, about("what binds, in words")]
    lines: Annotated[Sequence[PositiveInt], about("the instructions that form the bound")]


class SourceLine(Output, frozen=True):
    """A line of a source file."""

    file: str
    line: Count


class AnalysedChain(Output, frozen=True):
    """One FMA chain."""

    length: Count
    lines: Sequence[PositiveInt]
    source: Annotated[SourceLine | None, about("high-level code, where line information exists")]


class AnalysedChains(Output, frozen=True):
    """Dependency chains of a body through FMA, multiplies and adds."""

    needed: Annotated[Positive, about("independent FMA chains that keep the pipes busy: latency times pipes")]
    in_flight: Annotated[
        Annotated[float, Meta(ge=1)] | None,
        about("independent FMA chains in the window of the machine; null where no FMA waits for another"),
    ]
    split_parts: Annotated[
        PositiveInt | None,
        about("parts of each chain that make the body throughput-bound; null where the chains are too short"),
    ]
    in_flight_after_split: Annotated[float, Meta(ge=1)] | None
    multiplies: Count
    adds: Count
    each: Annotated[Sequence[AnalysedChain], about("the chains, longest first")]


class WindowSweepPoint(Output, frozen=True):
    """Bound of the chains in a window of one size."""

    window: PositiveInt
    chain_cycles: NonNegative


class WindowSweep(Output, frozen=True):
    """Bound of the chains by the size of the window."""

    latency_bound_below: Annotated[
        Count | None,
        about(
            "window in instructions below which FMA chains are the limit; 0 where they never are, null "
            "where they always are"
        ),
    ]
    points: Sequence[WindowSweepPoint]


class UncoveredLoads(Output, frozen=True):
    """Bounds where every load misses the caches."""

    throughput_cycles: NonNegative
    critical_path_cycles: NonNegative
    loop_carried_cycles: NonNegative
    latency_cycles: Annotated[
        NonNegative, about("longest latency in the machine file, given to each uncovered instruction")
    ]
    lines: Sequence[PositiveInt]


class AnalysedCall(Output, frozen=True):
    """A call in a body."""

    line: PositiveInt
    name: str
    mathematics: Annotated[bool, about("whether of the mathematics library")]
    cycles: Annotated[
        NonNegative | UnsetType | None,
        about("as the machine file has it, in no bound; null where it is not known"),
    ] = UNSET


class PathBranch(Output, frozen=True):
    """A branch on a path."""

    line: PositiveInt
    target: str
    taken: bool
    probability: Annotated[Share, about("of what the path does")]
    reason: Annotated[str, about("empty where nothing tells")]


class AnalysedPath(Output, frozen=True):
    """A path through the branches of a body."""

    probability: Share
    cycles: Annotated[NonNegative, about("by the largest bound")]
    bound: str
    lines: Sequence[PositiveInt]
    branches: Sequence[PathBranch]


class AnalysedRemedy(Output, frozen=True):
    """A change that would make a body faster."""

    change: Text
    times_faster: Annotated[NonNegative | None, about("about how many; null where the code does not tell")]
    simulated: Annotated[bool, about("whether the change was tried in the simulation")]
    compiled: Annotated[
        bool,
        about(
            "whether a compiler has tried it (--try), whose figure this is; what has won nothing is left out"
        ),
    ]
    tried: Annotated[
        str | UnsetType | None,
        about(
            "what was simulated on the loop's own instructions: wider, unrolled, aligned, halves, "
            "one_by_one, unmasked; null for other changes"
        ),
    ] = UNSET


class AnalysedBody(Output, frozen=True):
    """A loop without its inner loops, a marked block, or a function without loops."""

    label: str
    shape: Literal["loop", "region", "function"]
    hot: Annotated[bool, about("whether it is the hot body of its function, which the text shows in full")]
    lines: Annotated[
        Annotated[Sequence[PositiveInt], Meta(min_length=2, max_length=2)], about("first and last line")
    ]
    depth: Annotated[Count, about("1 for an outermost loop, 0 without a loop")]
    instructions: PositiveInt
    fma: Count
    trip_count: Annotated[
        NonNegative | None,
        about("iterations per entry, averaged; 1 without a loop; null where arguments are needed"),
    ]
    throughput_cycles: Annotated[NonNegative, about("by ports, dispatch and retirement")]
    critical_path_cycles: Annotated[NonNegative, about("latency through one iteration")]
    critical_path_lines: Sequence[PositiveInt]
    loop_carried_cycles: Annotated[NonNegative, about("0 where nothing is carried")]
    longest_fma_chain: Count
    chain_ratio: Annotated[Share | None, about("null without an FMA")]
    windowed_ratio: Annotated[Share | None, about("null without an FMA")]
    simulated_cycles: Annotated[
        NonNegative | None,
        about(
            "out-of-order simulation in steady state, of a function without a loop a call by itself; null "
            "where it was not run"
        ),
    ]
    stalls: Annotated[
        Mapping[str, NonNegative] | None, about("share of the simulated cycles by what dispatch waited for")
    ]
    certainty: Annotated[
        Literal["about", "at least"] | None,
        about("word before the cycles in the text; null where every cost, and how they meet, is known"),
    ]
    guessed_lines: Annotated[
        Sequence[PositiveInt], about("instructions whose cost is a guess, or depends on what is not known")
    ]
    bottleneck: Text
    verdict: Text
    bounds: Annotated[Sequence[AnalysedBound], Meta(min_length=1)]
    chains: AnalysedChains
    window_sweep: Annotated[WindowSweep | None, about("FMA chains over sizes of window; null without an FMA")]
    live_vector_registers: Annotated[Count, about("most at one point")]
    spill_stores: Count
    spill_reloads: Count
    worst: Annotated[
        UncoveredLoads | None,
        about(
            "bounds where uncovered instructions cost most; the others take them for free; null if all "
            "are covered"
        ),
    ]
    elements: Annotated[
        Annotated[float, Meta(ge=1)] | None,
        about("array elements that an iteration takes; null where its code does not tell"),
    ]
    source: Annotated[
        SourceLine | None,
        about("high-level line that most instructions come from, where line information exists"),
    ]
    calls: Annotated[
        Sequence[AnalysedCall], about("functions called on the path: no bound counts what they take")
    ]
    inner_loops: Annotated[
        Sequence[str], about("labels of loops that the path passes, which no figure counts")
    ]
    left_out_lines: Annotated[Sequence[PositiveInt], about("lines of the loop that its path leaves out")]
    paths: Annotated[
        Sequence[AnalysedPath],
        about("ways through the loop, that of the figures first; empty where there is one only"),
    ]
    remedies: Sequence[AnalysedRemedy]


class ExecutedInstructions(Output, frozen=True):
    """Instructions that a call executes."""

    instructions: Count
    fma: Count
    flops: Count
    simulated_cycles: Annotated[
        NonNegative | None,
        about(
            "of each of a row of such calls, which overlap; null where it calls, is too long, or is not "
            "simulated"
        ),
    ]


class AnalysedFunction(Output, frozen=True):
    """A function and its loops."""

    name: str
    loops: Sequence[AnalysedBody]
    executed: Annotated[ExecutedInstructions | None, about("by one call; null where the path is unknown")]
    executed_reason: Annotated[str | None, about("why executed is null")]
    wanted_arguments: Annotated[Sequence[str], about("argument registers that would tell what is executed")]


class UnknownInstruction(Output, frozen=True):
    """An instruction without known costs."""

    line: PositiveInt
    text: str
    reason: Annotated[
        str, about("not decoded, no such class in the machine file, or charged as any of its class")
    ]


class TriedRemedy(Output, frozen=True):
    """A remedy that a compiler was made to apply."""

    function: str
    label: Annotated[str, about("of the loop in the assembly that was given")]
    change: Annotated[str, about("of the remedy that names them, its words")]
    flags: Annotated[Sequence[str], about("that were added")]
    compiler: str
    cycles_per_element_before: NonNegative | None
    cycles_per_element_after: NonNegative | None
    times_faster: NonNegative | None
    promised: Annotated[NonNegative | None, about("what the remedy said")]
    problem: Annotated[str | None, about("why nothing is compared")]


class MeasuredBody(Output, frozen=True):
    """Time of a body on this host (--measure)."""

    label: str
    first_line: PositiveInt
    measured_cycles: Annotated[NonNegative, about("of an iteration, data in the nearest cache")]
    simulated_cycles: Annotated[
        NonNegative | None, about("of one iteration after the other; null where nothing is simulated")
    ]
    deviation: Annotated[float | None, about("simulated over measured, less 1")]
    ghz: Annotated[NonNegative, about("clock beside the samples, by a chain of adds")]
    uncertainty: Annotated[NonNegative, about("relative, of the least of several runs")]
    disturbed: Annotated[bool, about("whether other programs have made the time uncertain")]
    samples: Count
    pages: Annotated[Count, about("pages of memory that a sample touches")]
    host: Annotated[str, about("processor that it was measured on")]


class AnalysedFile(Output, frozen=True):
    """One assembly file on one machine."""

    isa: IsaName
    syntax: Literal["att", "intel", "gas"]
    machine: str
    hot: Annotated[
        HotLoop | None,
        about("the body that graphs, timelines and the lead of the page show; null without a body"),
    ]
    functions: Sequence[AnalysedFunction]
    unknown_instructions: Sequence[UnknownInstruction]
    tried: Annotated[
        Sequence[TriedRemedy] | UnsetType | None,
        about("loops of the source compiled again with the flags of remedies (--try), null without"),
    ] = UNSET
    measured: Annotated[
        MeasuredBody | UnsetType,
        about("time of the hot body, or of that of --loop, on this host; with --measure alone"),
    ] = UNSET

"""In-core analysis of the loops of some assembly: bounds, bottlenecks, remedies."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ..analysis.incore.regions.body import Notion
from ..analysis.incore.regions.file import analyse_file, probabilities, register_values, require_machine_of
from ..analysis.incore.regions.record import BodyAnalysis, FileAnalysis
from ..analysis.incore.regions.region_selection import by_heat, hottest_of_file, only_bodies
from ..analysis.incore.regions.verdict import verdict
from ..asm.format_detection import is_binary
from ..asm.listing import (
    COMPILED_SUFFIXES,
    LARGEST_BYTES,
    STANDARD_INPUT,
    TEXT,
    listing_of_content,
    read_content,
    refuse_other_sources,
    standard_input,
)
from ..asm.listing_record import Listing
from ..asm.profile.counts import Profile
from ..errors import UsageError, argument
from ..isa.instruction_set import InstructionSet
from ..records import record, replace
from ..reports.analyze import analysis_lines
from ..reports.layout import Line
from ..reports.terminal import USUAL_WIDTH, as_text
from .listener import listener
from .machines import MachineLike, Processor
from .machines import machine as machine_of
from .request.assembly import ANALYZE
from .request.kinds import checked, text
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd
    from matplotlib.axes import Axes

    from ..analysis.incore.pipeline.timeline import Timeline
    from ..analysis.incore.transforms.recompile import Recompiled
    from ..analysis.measurement.block import MeasuredBlock

Given = TypeVar("Given")
Pairs: TypeAlias = Mapping[str, Given] | Sequence[tuple[str, Given]]
"""Values by name; in a sequence of pairs a name may come twice."""

_COLUMNS = (
    *("label", "shape", "hot", "depth", "instructions", "fma", "trip_count", "throughput_cycles"),
    *("critical_path_cycles", "loop_carried_cycles", "longest_fma_chain", "chain_ratio", "windowed_ratio"),
    *("simulated_cycles", "bottleneck", "verdict"),
)


@record
class Report(Shown):
    """The loops of some assembly on a machine; printed, it is what `chainline analyze` prints.

    Attributes
    ----------
    source : str
        The file, or "<text>".
    found : FileAnalysis
        Functions and their bodies: loops, marked regions, or the whole where there is no loop.
    machine : Processor
        Machine of the figures.
    listing : Listing
        Decoded assembly.
    loop : str or None
        Label of the only loop that was asked for.
    tried : tuple of Recompiled or None
        Loops whose source was compiled again; None where that was not asked for.
    measured : MeasuredBlock or None
        Time of `main` on this host; None where that was not asked for.

    Examples
    --------
    >>> import chainline as cl
    >>> text = "sum:; .L2:; vfmadd231sd (%rdi), %xmm1, %xmm0; addq $8, %rdi; decq %rcx; jne .L2; ret"
    >>> report = cl.analyze(text.replace("; ", chr(10)), machine="zen5")
    >>> report.main.bottleneck.name, report.main.bottleneck.cycles
    ('loop-carried dependency', 4.0)
    >>> report.to_json()["functions"][0]["loops"][0]["loop_carried_cycles"]
    4.0
    """

    source: str
    found: FileAnalysis
    machine: Processor
    listing: Listing
    loop: str | None = None
    tried: tuple[Recompiled, ...] | None = None
    measured: MeasuredBlock | None = None

    __repr__ = Shown.__repr__

    @property
    def caption(self) -> str:
        """Source, instruction set and machine."""
        return f"{self.source}: {self.found.isa} ({self.found.syntax}) on {self.found.machine}"

    def __str__(self) -> str:
        return "\n".join(as_text(self.lines(), USUAL_WIDTH))

    def _repr_html_(self) -> str:
        from ..reports.page.notebook import analysis_view  # noqa: PLC0415 - of notebooks alone

        return analysis_view(self.caption, self.found, self.machine.record, self.tried or ())

    def lines(self, *, verbose: bool = False, everything: bool = False) -> Iterator[Line]:
        """Return the lines that `chainline analyze` prints; `verbose` and `everything` are its options."""
        return analysis_lines(
            self.source,
            self.found,
            self.machine.record,
            tried=self.tried or (),
            measured=self.measured,
            verbose=verbose or everything,
            everything=everything,
            loop=self.loop,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the analysis by the keys of `chainline analyze --json`."""
        from ..reports.analyze_json import analysis_to_json  # noqa: PLC0415 - one form of four

        return analysis_to_json(self.found, self.machine.record, self.tried, self.measured)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each loop or body, with cycles per iteration.

        Examples
        --------
        >>> import chainline as cl
        >>> report = cl.analyze("vmulpd %zmm0, %zmm1, %zmm2" + chr(10), machine="zen5")
        >>> list(report.to_frame().columns[:4])
        ['function', 'label', 'shape', 'hot']
        """
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = [
            {"function": function["name"]} | {name: body[name] for name in _COLUMNS}
            for function in self.to_json()["functions"]
            for body in function["loops"]
        ]
        return pd.DataFrame(rows, columns=["function", *_COLUMNS])

    @property
    def bodies(self) -> tuple[BodyAnalysis, ...]:
        """Analyses of the bodies, in the order of the text."""
        return tuple(analysis for function in self.found.functions for analysis in function.bodies)

    @property
    def main(self) -> BodyAnalysis:
        """The hot body, that `--graph`, `--kanata` and `--trace` take: see `regions.region_selection`."""
        return self.body()

    @checked(label=text)
    def body(self, label: str | None = None) -> BodyAnalysis:
        """Return the body of a label, of several the hot one; by default the hot one of all.

        Raises
        ------
        UsageError
            If there is none.
        """
        bodies = [each for each in self.bodies if label in (None, each.body.label)]
        if not bodies:
            known = ", ".join(each.body.label for each in self.bodies[:8]) or "no body at all"
            raise UsageError(f"{self.source}: no loop {label!r}; there is {known}")
        return hottest_of_file(self.found) if label is None else by_heat(bodies)[0]

    @property
    def verdict(self) -> str:
        """Paragraph on the bottleneck of `main` and its remedies."""
        return verdict(self.main, self.machine.record)

    @property
    def graph(self) -> nx.DiGraph:
        """True dependencies of `main`, as `analysis.incore.regions.graph.body_graph` gives them.

        Nodes are positions in the body, with their latency and what they are part of; edges have `kind`,
        `distance` in iterations, and latency in cycles.

        Examples
        --------
        >>> import chainline as cl
        >>> text = ".L2: vfmadd231sd (%rdi), %xmm1, %xmm0; addq $8, %rdi; decq %rcx; jne .L2"
        >>> report = cl.analyze("sum:" + chr(10) + text.replace("; ", chr(10)), machine="zen5")
        >>> edge = report.graph.edges[0, 0]
        >>> edge["kind"], edge["distance"], edge["latency_cycles"]
        ('register', 1, 4.0)
        """
        return self.graph_of()

    def graph_of(self, label: str | None = None) -> nx.DiGraph:
        """Return the true dependencies of the body of a label; see `graph`."""
        from ..analysis.incore.regions.graph import body_graph  # noqa: PLC0415 - loads networkx

        return body_graph(self.body(label))

    def sources(self) -> dict[str, tuple[str, ...]]:
        """Return the lines of the source files that the assembly names and that may be read, by name."""
        from ..asm.listing import read_sources  # noqa: PLC0415 - of few reports

        return read_sources(self.listing, self.source)

    def timeline(self, label: str | None = None) -> Timeline:
        """Return the simulated pipeline of a body, cycle by cycle; by default of the hot body, `Report.main`.

        Raises
        ------
        UsageError
            If a cost would have to be guessed.
        """
        from ..analysis.incore.pipeline.timeline import timeline_of  # noqa: PLC0415 - loads numpy

        analysis, machine = self.body(label), self.machine.record
        body = analysis.body
        codes = zip(body.instructions, analysis.costs, strict=True)
        if unknown := next((code for code, cost in codes if not cost.covered), None):
            raise UsageError(
                f"{self.source}, line {unknown.line}: has no cost on {machine.key}, so that nothing is "
                f"simulated; choose another {argument('loop')} or {argument('machine')}"
            )
        return timeline_of(body.instructions, machine, body.repeats, straight_line=body.straight_line)

    def plot(self, axes: Axes | None = None, label: str | None = None) -> Axes:
        """Draw the bounds of a body, by default of `main`, in cycles per iteration.

        Parameters
        ----------
        axes : matplotlib.axes.Axes, optional
            Axes to draw on; new ones by default.
        label : str, optional
            Of the body.
        """
        axes = axes_or_new(axes)
        from ..reports.figures.result_plots import draw_bounds  # noqa: PLC0415 - needs matplotlib

        draw_bounds(self.body(label), axes)
        return axes


@ANALYZE.checks
def analyze(  # noqa: PLR0913
    source: str | os.PathLike[str],
    machine: MachineLike | None = None,
    function: str | None = None,
    *,
    calibrate: bool = True,
    syntax: str | None = None,
    arguments: Pairs[int] | None = None,
    simulate: bool = True,
    taken: Pairs[float] | None = None,
    profile: str | os.PathLike[str] | None = None,
    loop: str | None = None,
    recompile: bool = False,
    source_file: str | os.PathLike[str] | None = None,
    compile: str | None = None,
    measure: bool = False,
    body: str | None = None,
    compiler: str | None = None,
    flags: str | None = None,
    dependency_graph: bool = True,
) -> Report:
    """Return the in-core analysis of each loop of some assembly: its bounds and its bottleneck.

    Parameters
    ----------
    source : str or path
        A file, compiler output (`-S`) or what `objdump -d` prints, or "-", standard input; a str of several
        lines is the assembly itself. An object file or an archive is disassembled, and a source in C, C++,
        Fortran or LLVM IR compiled.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    function : str, optional
        Only this function.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    syntax : str, optional
        "att" or "intel" of x86-64; by default as it looks.
    arguments : mapping of str to int, optional
        Values of argument registers, such as ``{"rdi": 2}``, for executed counts.
    simulate : bool
        Whether the out-of-order simulation is run, which takes most of the time.
    taken : mapping of str to float, optional
        Probability of branches by label, such as ``{".L5": 0.1}``; of others static prediction tells.
    profile : str or path, optional
        The same of all branches, as a run has counted it: a `.gcda`, what gcov writes, what
        `perf annotate --stdio` prints, or a sample profile of LLVM as text.
    loop : str, optional
        Only the loops of this label.
    recompile : bool
        Whether the source is compiled again with the flags that remedies name.
    source_file, compile : str, optional
        Source to compile, with the flags that gcc -g records; or the command that compiles it.
    measure : bool
        Whether the body of `loop`, else the hot one, is run on this host, in a process without system calls.
    body : str, optional
        "loop" or "straight-line": how marked regions and functions without a loop are repeated, with a branch
        back or as copies one behind the other. By default a region is a loop, and a function runs once.
    compiler, flags : str, optional
        Of a source that is analysed: by default gcc's compiler of the language, else clang's, with -O3 and
        the flags for the machine.
    dependency_graph : bool
        Whether FMA chains are found in networkx graphs of the loops, of files with at most 2,000
        instructions in loops; else in arrays, which is faster and gives the same.

    Raises
    ------
    UsageError
        If the file cannot be read or is no assembly of the machine, there is no such function or loop, the
        profile is of another build, or the source to compile is not known.
    RunError
        If the source cannot be compiled as it was, or a body to measure does not run to its end.

    Examples
    --------
    >>> import chainline as cl
    >>> report = cl.analyze("vmulpd %zmm0, %zmm1, %zmm2" + chr(10), machine="zen5", simulate=False)
    >>> report.main.critical_path.cycles
    3.0
    """
    for name, given in (("source_file", source_file), ("compile", compile)):
        if given is not None and not recompile:
            raise UsageError(f"{argument(name)}: is of {argument('recompile')}; give that, too")
    compiled = _is_source(os.fspath(source))
    for name, given in (("compiler", compiler), ("flags", flags)):
        if given is not None and not compiled:
            raise UsageError(f"{argument(name)}: is of a source that is analysed; {source} is none")
    made = None
    if compiled:
        from .recompilation import compiled_source  # noqa: PLC0415 - compilers are looked for

        made = machine_of(machine, calibrate=calibrate)
        text = compiled_source(Path(source), made, compiler, flags)
        source_file = source if recompile and compile is None and source_file is None else source_file
        name, listing = os.fspath(source), listing_of_content(text.encode(), os.fspath(source), syntax=syntax)
    else:
        with _without_collector():
            name, listing = _listing(os.fspath(source), syntax)
    # after the input is known to be good: a host may have to be calibrated first
    chosen = made or machine_of(machine, calibrate=calibrate)
    require_machine_of(listing, chosen.record, name)
    with _without_collector():
        found = analyse_file(
            listing,
            chosen.record,
            arguments=register_values(_pairs(arguments), listing.isa),
            function=function,
            simulate=simulate,
            taken=probabilities(_pairs(taken)),
            profile=None if profile is None else _profile(profile, listing),
            graph=dependency_graph,
            notion=None if body is None else Notion(body),
        )
    if loop is not None:
        found = only_bodies(found, loop, chosen.record)
    report = Report(name, found, chosen, listing, loop)
    if measure:
        from ..analysis.measurement.block import measure_body  # noqa: PLC0415 - runs code, on request alone

        measured = measure_body(report.main, listing.syntax, chosen.record, name)
        report = replace(report, measured=measured)
    if not recompile:
        return report
    from .recompilation import Recompilation, recompiled  # noqa: PLC0415 - compilers are looked for

    asked = Recompilation(os.fspath(source), report, simulate, source_file, compile)
    return replace(report, tried=recompiled(asked))


def _pairs(given: Pairs[Any] | None) -> Iterable[tuple[object, object]]:
    return given.items() if isinstance(given, Mapping) else given or ()


def _listing(source: str, syntax: str | None) -> tuple[str, Listing]:
    """Return the name of some assembly, and its code."""
    if "\n" in source:
        name, content = TEXT, source.encode(errors="replace")
    elif source != "-":
        content = read_content(Path(source))
        refuse_other_sources(source)
        name = source
    else:
        if sys.stdin is not None and sys.stdin.isatty():
            listener().note("reading assembly from the terminal; Ctrl-D ends it")
        name, content = STANDARD_INPUT, standard_input()
    signs = not _NO_TEXT.isdisjoint(content[:_SIGNATURE])
    binary = (signs or is_binary(content[:_BEGINNING])) and content[:2] not in _WIDE_TEXT
    if len(content) <= LARGEST_BYTES and (binary or b"(SB)" in content or content.startswith(_ELF)):
        from .recompilation import disassembled  # noqa: PLC0415 - of few files

        content = disassembled(content, name)
    return name, listing_of_content(content, name, syntax=syntax, decode=_decoded)


_BEGINNING, _SIGNATURE = 1 << 12, 16
_NO_TEXT = frozenset((*range(1, 9), *range(14, 27)))
"""Bytes that begin formats, as those of pictures and packed files, and no text."""
_WIDE_TEXT, _ELF = (b"\xff\xfe", b"\xfe\xff"), b"\x7fELF"


def _is_source(source: str) -> bool:
    """Tell whether a name is that of a source in a language that is compiled, or preprocessed."""
    if "\n" in source:
        return False
    suffix = PurePath(source).suffix
    if suffix == ".S":
        from ..codegen.recompile import is_preprocessed  # noqa: PLC0415 - of few files

        return is_preprocessed(Path(source))
    return suffix.lower() in COMPILED_SUFFIXES


def _decoded(isa: InstructionSet, runs: Sequence[bytes]) -> list[list[tuple[int, str]]]:
    """Return the instructions of machine code in a text, where a disassembler is there."""
    from ..codegen.disassembly import decoded_bytes  # noqa: PLC0415 - of few files

    return decoded_bytes(isa, runs)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Pause the search for cycles among objects: hundreds of thousands live here, none in a cycle.

    It would take two fifths of the time of a file of 20,000 instructions.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()  # lest it searches at once what has been made meanwhile
            gc.enable()


def _profile(path: str | os.PathLike[str], listing: Listing) -> Profile:
    # imported here since most reports have none, and what starts gcov takes its time
    from ..analysis.measurement.run_profile import profile_of_run  # noqa: PLC0415

    return profile_of_run(Path(path), listing)

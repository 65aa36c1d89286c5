"""In-core analysis of the loops of some assembly: bounds, bottlenecks, remedies."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.incore.bodies.file import analyse_file
from ..analysis.incore.bodies.given import probabilities, register_values, require_machine_of
from ..analysis.incore.bodies.graph import body_graph
from ..analysis.incore.bodies.hottest import by_heat, hottest_of_file
from ..analysis.incore.bodies.record import BodyAnalysis, FileAnalysis
from ..analysis.incore.bodies.verdict import verdict
from ..asm.assembly_file import TEXT, listing_of_text, read_listing
from ..asm.instruction import Listing
from ..asm.profile.record import Profile
from ..errors import UsageError
from ..reports.analyze import analysis_lines
from ..reports.analyze_json import analysis_to_json
from ..reports.terminal import USUAL_WIDTH, as_text
from .machines import MachineLike, Processor
from .machines import machine as machine_of
from .request.kinds import by_name, checked, file_path, real, text, truth
from .request.machine import machine_like
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd
    from matplotlib.axes import Axes

_COLUMNS = (
    *("label", "shape", "hot", "depth", "instructions", "fma", "trip_count", "throughput_cycles"),
    *("critical_path_cycles", "loop_carried_cycles", "longest_fma_chain", "chain_ratio", "windowed_ratio"),
    *("simulated_cycles", "bottleneck", "verdict"),
)


@dataclass(frozen=True, slots=True, repr=False)
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

    @property
    def caption(self) -> str:
        """Source, instruction set and machine."""
        return f"{self.source}: {self.found.isa} ({self.found.syntax}) on {self.found.machine}"

    def __str__(self) -> str:
        lines = analysis_lines(self.source, self.found, self.machine.record)
        return "\n".join(as_text(lines, USUAL_WIDTH))

    def to_json(self) -> dict[str, Any]:
        """Return the analysis by the keys of `chainline analyze --json`."""
        return analysis_to_json(self.found, self.machine.record)

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
        """The hot body: that of `--graph`, `--kanata` and `--trace`, see `analysis.incore.bodies.hottest`."""
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
        """True dependencies of `main`, as `analysis.incore.bodies.graph.body_graph` gives them.

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
        return body_graph(self.body(label))

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


@checked(
    source=lambda name, value: value if isinstance(value, str) and "\n" in value else file_path(name, value),
    machine=machine_like,
    function=text,
    syntax=text,
    arguments=by_name(),
    simulate=truth,
    taken=by_name(real),
    profile=file_path,
)
def analyze(
    source: str | os.PathLike[str],
    machine: MachineLike | None = None,
    function: str | None = None,
    *,
    syntax: str | None = None,
    arguments: Mapping[str, int] | None = None,
    simulate: bool = True,
    taken: Mapping[str, float] | None = None,
    profile: str | os.PathLike[str] | None = None,
) -> Report:
    """Return the in-core analysis of each loop of some assembly: its bounds and its bottleneck.

    Parameters
    ----------
    source : str or path
        A file, compiler output (`-S`) or what `objdump -d` prints; a str of several lines is the
        assembly itself.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    function : str, optional
        Only this function.
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

    Raises
    ------
    UsageError
        If the file cannot be read or is no assembly of the machine, there is no such function, or the
        profile is of another build.

    Examples
    --------
    >>> import chainline as cl
    >>> report = cl.analyze("vmulpd %zmm0, %zmm1, %zmm2" + chr(10), machine="zen5", simulate=False)
    >>> report.main.critical_path.cycles
    3.0
    """
    chosen = machine_of(machine)
    if isinstance(source, str) and "\n" in source:
        name, listing = TEXT, listing_of_text(source, syntax=syntax)
    else:
        name, listing = os.fspath(source), read_listing(Path(source), syntax=syntax)
    require_machine_of(listing, chosen.record, name, "machine")
    found = analyse_file(
        listing,
        chosen.record,
        arguments=register_values((arguments or {}).items(), listing.isa, "arguments:"),
        function=function,
        simulate=simulate,
        taken=probabilities((taken or {}).items(), "taken:"),
        profile=None if profile is None else _profile(profile, listing),
        prefix="",
    )
    return Report(name, found, chosen)


def _profile(path: str | os.PathLike[str], listing: Listing) -> Profile:
    # imported here since most reports have none, and what starts gcov takes its time
    from ..analysis.measurement.run_profile import profile_of_run  # noqa: PLC0415

    return profile_of_run(Path(path), listing)

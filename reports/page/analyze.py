"""The page of `chainline analyze`: the hottest bodies in full, the others in a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import PurePath

from ...analysis.incore.pipeline.timeline import Timeline, timeline_of
from ...analysis.incore.regions.record import BodyAnalysis, FileAnalysis, FunctionAnalysis
from ...analysis.incore.regions.region_selection import bodies_by_heat
from ...analysis.incore.regions.work_per_iteration import work_of
from ...analysis.incore.transforms.recompile import Recompiled
from ...analysis.incore.transforms.what_if import (
    BITS,
    COPIES,
    OFFSET,
    SUMS,
    WIDTH,
    WINDOW,
    WhatIf,
    what_if,
    what_if_code,
)
from ...analysis.machine.record import Machine
from ...asm.listing_record import Listing
from ...codegen.variant import DType
from ...models.kernels.predictions.roofline import bandwidth_roofs, in_core_ceilings
from ...records import record, replace
from ..analyze import Summary, summary_of
from ..analyze_bounds import figure, recompiled_text
from ..analyze_detail import bounds_table, instruction_table, paths_table
from ..layout import NamedTable
from .body_views import dependencies_chart, limits_chart, port_map, stages_chart
from .charts import BarRow, Stand, bars_chart, roofline_chart
from .page import Block, Commands, Facts, Page, Section, Slider, Table, WhatIfs, Words, typed
from .side_by_side import Linked, Sources, side_by_side

MOST_BODIES = 3
"""Shown in full: what is simulated for each takes a second."""
_MOST_IN_BRIEF = 1500
"""Instructions of the bodies that are shown beside these, with verdict and code alone."""
_LEAST_STALL = 0.005
_MOST_LISTED, _MOST_MISSING, _MOST_STALLS = 300, 60, 6
_SLIDERS = {
    WINDOW: ("window: reorder buffer", "entries"),
    SUMS: ("independent sums in place of each", ""),
    WIDTH: ("dispatch width", "micro-ops a cycle"),
    BITS: ("vectors", "bits"),
    COPIES: ("unrolled: iterations as one", ""),
    OFFSET: ("arrays begin behind a cache line by", "bytes"),
}


@record
class AnalysedFile:
    """Contents of the page of an analysed file.

    Attributes
    ----------
    path : str
        As it was named.
    found : FileAnalysis
        Analysis of the file.
    machine : Machine
        Machine it is analysed for.
    listing : Listing
        Text that was read.
    sources : mapping
        Source files that could be read.
    command : tuple of str
        As it was typed.
    tried : tuple of Recompiled
        Results of compiling again with the flags of remedies.
    """

    path: str
    found: FileAnalysis
    machine: Machine
    listing: Listing
    sources: Sources
    command: tuple[str, ...]
    tried: tuple[Recompiled, ...] = ()


def analysis_page(file: AnalysedFile, provenance: tuple[tuple[str, str], ...]) -> Page:
    """Return the page of an analysed file; simulates the bodies that it shows in full once more."""
    bodies = bodies_by_heat(file.found)
    full, n_shown = bodies[:MOST_BODIES], _n_shown(bodies)
    summaries = [summary_of(function, body, file.machine, file.tried) for function, body in bodies[:n_shown]]
    lead = f"{summaries[0].name}: {summaries[0].cycles}." if summaries else "No body of code was found."
    sections = []
    if len(bodies) > 1:
        sections.append(Section("bodies", "All loops", tuple(_overview(bodies, n_shown))))
    others = []
    for number, ((function, body), summary) in enumerate(zip(bodies, summaries, strict=False)):
        linked, tried = Linked(body, number), _tried_of(file, function, body)
        if number < MOST_BODIES:
            sections += _body_sections(file, linked, summary, tried)
        else:
            code = side_by_side(linked, file.listing, file.path, file.sources)
            others.append(Section(f"body-{number}", summary.name, (*_summary(summary, tried), code), 3))
    if others:
        words = Words("Verdict and code of each: `--loop LABEL` shows one in full.")
        sections += [Section("others", "Other loops", (words,)), *others]
    if file.found.missing:
        sections.append(Section("missing", "Not covered", (Table(_missing(file.found)),)))
    sections.append(Section("repeat", "Repeat it", (Commands(tuple(_commands(file, full))),)))
    title = f"{PurePath(file.path).name} on {file.machine.title}"
    return Page(title, lead, tuple(sections), provenance)


def _n_shown(bodies: Sequence[tuple[FunctionAnalysis, BodyAnalysis]]) -> int:
    """Return the number of bodies that have a part of the page, the hottest: in full, or in brief."""
    sizes = accumulate(len(body.body.instructions) for _, body in bodies[MOST_BODIES:])
    return min(len(bodies), MOST_BODIES) + sum(size <= _MOST_IN_BRIEF for size in sizes)


def _tried_of(file: AnalysedFile, function: FunctionAnalysis, body: BodyAnalysis) -> list[Recompiled]:
    return [one for one in file.tried if (one.function, one.label) == (function.name, body.body.label)]


def _body_sections(
    file: AnalysedFile, linked: Linked, summary: Summary, tried_of_it: Sequence[Recompiled]
) -> Iterator[Section]:
    """Yield the parts about one body."""
    analysis, machine, key = linked.analysis, file.machine, f"body-{linked.number}"
    timeline = _timeline(analysis, machine)
    yield Section(key, summary.name, tuple(_summary(summary, tried_of_it)))
    code = side_by_side(linked, file.listing, file.path, file.sources)
    yield Section(f"{key}-code", "Source and assembly", (code,), 3)
    yield Section(f"{key}-ports", "Execution ports", (port_map(linked, machine, timeline),), 3)
    if timeline is not None:
        yield Section(f"{key}-timeline", "Timeline", tuple(_stages(linked, timeline)), 3)
    yield Section(f"{key}-graph", "Dependencies", (dependencies_chart(linked),), 3)
    if (tried := what_if(analysis, machine)) is not None:
        yield Section(f"{key}-what-if", "What if the core were another", tuple(_what_if(tried)), 3)
    if (changed := what_if_code(analysis, machine)) is not None:
        yield Section(f"{key}-other-code", "What if the code were other", tuple(_other_code(changed)), 3)
    yield Section(f"{key}-roofline", "Roofline", tuple(_roofline(analysis, machine, summary.name)), 3)
    yield Section(f"{key}-tables", "Instructions and bounds", tuple(_tables(linked, machine)), 3)


def _summary(summary: Summary, tried: Sequence[Recompiled]) -> Iterator[Block]:
    yield Words(f"{summary.cycles[:1].upper()}{summary.cycles[1:]}.", strong=True)
    yield limits_chart(summary.limits)
    facts = [("why", summary.why)]
    if summary.calls:
        facts.append(("calls", summary.calls))
    facts.append(("what to do", summary.fix))
    facts += [("tried", recompiled_text(one)) for one in tried]
    facts += [("assumes", "; ".join(summary.assumes))]
    yield Facts(tuple(facts))


def _timeline(analysis: BodyAnalysis, machine: Machine) -> Timeline | None:
    if analysis.simulated is None:
        return None
    found = timeline_of(
        analysis.body.instructions,
        machine,
        analysis.body.repeats,
        straight_line=analysis.body.straight_line,
    )
    return found if found.instructions else None


def _stages(linked: Linked, timeline: Timeline) -> Iterator[Block]:
    simulated = linked.analysis.simulated
    if simulated is not None and simulated.stalls:
        largest = sorted(simulated.stalls.items(), key=lambda item: -item[1])[:_MOST_STALLS]
        rows = [
            BarRow(name, share, f"{share:.0%} of the cycles", "full")
            for name, share in largest
            if share > _LEAST_STALL
        ]
        if rows:
            legend = (("full", "share of the cycles in which it waited for this"),)
            yield bars_chart("What dispatch waited for", rows, legend=legend)
    yield stages_chart(linked, timeline)


def _sliders(tried: WhatIf) -> tuple[Slider, ...]:
    return tuple(
        Slider(*_SLIDERS[change.name], tuple(map(float, change.values)), change.now)
        for change in tried.changes
    )


def _other_code(tried: WhatIf) -> Iterator[Block]:
    yield WhatIfs(
        "What it would take with other code: each place was simulated",
        _sliders(tried),
        "cycles for what an iteration does now",
        tried.cycles,
    )
    yield Words(
        "Made of the loop's own instructions: the same operations on wider vectors; several iterations with "
        "one counter, comparison and branch, whose sums still wait for each other; arrays as malloc may "
        "leave them."
    )


def _what_if(tried: WhatIf) -> Iterator[Block]:
    yield WhatIfs(
        "What it would take on another core, or with more sums: each place was simulated",
        _sliders(tried),
        "cycles an iteration",
        tried.cycles,
    )
    yield Words(
        "The window is the reorder buffer, and with it schedulers, queues and registers in the same measure; "
        "the width is that of dispatch and retirement. More sums are the loop's own instructions written out "
        "as often, each copy with sums of its own in registers that the loop leaves free."
    )


def _roofline(analysis: BodyAnalysis, machine: Machine, name: str) -> Iterator[Block]:
    work = work_of(analysis, machine)
    cycles = analysis.least_cycles if analysis.simulated is None else analysis.simulated.cycles
    if work.intensity is None or not cycles:
        yield Words("No floating-point operations on data in memory: it has no place under a roofline.")
        return
    clock = machine.core.frequency_ghz
    dtype = DType.FLOAT32 if work.element_bits == DType.FLOAT32.bits else DType.FLOAT64
    gflops = work.flops / cycles * clock
    note = f"{work.flops} operations and {work.bytes:g} bytes an iteration, all lanes active, data in L1."
    if analysis.calls:
        note += " What it calls is not counted."
    yield roofline_chart(
        f"Roofline of one core of {machine.key} at {clock:.2f} GHz, {dtype}",
        bandwidth_roofs(machine, clock),
        in_core_ceilings(machine, dtype, clock),
        [Stand(work.intensity, gflops, name)],
        note,
    )


def _tables(linked: Linked, machine: Machine) -> Iterator[Block]:
    analysis = linked.analysis
    yield Table(replace(bounds_table(analysis), title="Bounds"))
    instructions = replace(instruction_table(analysis, machine, everything=False), title="Instructions")
    if len(instructions.rows) < len(analysis.body.instructions):
        left = f"The first {len(instructions.rows)} of {len(analysis.body.instructions)} instructions."
        instructions = replace(instructions, note=left)
    keys = tuple(linked.key(n) for n in range(len(instructions.rows)))
    yield Table(instructions, keys, code=(5, 6))
    if analysis.paths:
        yield Table(replace(paths_table(analysis), title="Paths"))


def _overview(bodies: Sequence[tuple[FunctionAnalysis, BodyAnalysis]], n_shown: int) -> Iterator[Block]:
    rows = []
    for function, analysis in bodies[:_MOST_LISTED]:
        body, simulated = analysis.body, analysis.simulated
        cells = (
            function.name,
            f"{body.shape}\u00a0{body.label}",
            str(body.first_line),
            str(len(body.instructions)),
            figure(analysis.least_cycles),
            "" if simulated is None else figure(simulated.cycles),
            "" if analysis.elements is None else f"{analysis.elements:g}",
            analysis.bottleneck.bottleneck,
        )
        rows.append(cells)
    headings = ("function", "body", "line", "instructions", "bound", "simulated", "elements", "limit")
    left = len(bodies) - len(rows)
    notes = ["Hottest first, the hot loop of each function before the others."]
    notes += [f"... and {left} more."] if left else []
    if len(bodies) > MOST_BODIES:
        notes.append(f"The first {MOST_BODIES} are below in full: --loop LABEL shows another so.")
    notes.append("Cycles are of an iteration, or of a call by itself where there is no loop.")
    table = NamedTable("", headings, tuple(rows), (0, 1, -1), " ".join(notes))
    yield Table(table, to=tuple(f"body-{n}" if n < n_shown else "" for n in range(len(rows))))


def _missing(found: FileAnalysis) -> NamedTable:
    rows = [(str(each.line), each.text, each.reason) for each in found.missing[:_MOST_MISSING]]
    left = len(found.missing) - len(rows)
    note = f"... and {left} more: chainline analyze -v lists them." if left else ""
    return NamedTable("", ("line", "instruction", "why"), tuple(rows), (1, 2), note)


def _commands(
    file: AnalysedFile, full: Sequence[tuple[FunctionAnalysis, BodyAnalysis]]
) -> Iterator[tuple[str, str]]:
    yield typed(file.command), "this page"
    if not full:
        return
    body = full[0][1].body
    chosen = ["analyze", file.path, "--machine", file.machine.key, "--loop", body.label]
    yield typed([*chosen, "-v"]), "everything of the first body, as text"
    yield typed([*chosen, "--json"]), "the same as JSON"
    if full[0][1].simulated is not None:
        yield typed([*chosen, "--kanata", "chain.log"]), "the whole timeline, for Konata"

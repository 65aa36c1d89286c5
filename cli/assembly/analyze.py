"""Print what limits each loop of an assembly file, in the form that was asked for, and write its files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.assembly import ANALYZE
from ..messages import note
from ..output_files import (
    BEGINNINGS,
    add_graph,
    add_html,
    digests,
    require_graph,
    require_html,
    tell_html,
    write_graph,
    write_html,
)
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.analysis import Report
    from ...reports.page.page import Page

_ANALYZE_EXAMPLE = """examples:
  chainline analyze kernel.s
  chainline analyze kernel.s --machine a64fx --function kernel --arg x0=2
  chainline analyze kernel.s --machine zen4 --json --no-simulation
  chainline analyze kernel.s -v --taken .L5=0.1
  chainline analyze kernel.s --profile kernel.gcda
  chainline analyze kernel.s --graph kernel.svg
  chainline analyze kernel.s --html kernel.html
  chainline analyze dot.s --try --compile 'gcc -O3 -march=native -c dot.c'
  gcc -O3 -march=native -g -S -o - kernel.c | chainline analyze - --format short"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    analyze = commands.add_parser(
        "analyze",
        description="Report what limits each loop of a compiler's assembly on a machine, and why.",
        epilog=_ANALYZE_EXAMPLE,
    )
    add_request(analyze, ANALYZE)
    add_graph(analyze, "a body")
    analyze.add_argument(
        "--kanata", metavar="OUT", help="write the simulated timeline of a body for the viewer Konata"
    )
    analyze.add_argument(
        "--trace",
        metavar="OUT.json",
        help="write the simulated timeline as Chrome trace events, for Perfetto",
    )
    add_html(analyze, "source beside assembly, ports, timeline, dependencies, what-if, roofline")
    add_json(analyze)
    analyze.add_argument(
        "--format",
        choices=["text", "short", "sarif"],
        default="text",
        help="text for people (default); short (FILE:LINE: note: ...) or sarif (SARIF 2.1.0) for editors",
    )
    analyze.add_argument(
        "-v", "--verbose", action="store_true", help="show every loop with its instructions, bounds and paths"
    )
    analyze.add_argument("--all", action="store_true", help="show every instruction of a long loop as well")
    analyze.set_defaults(run="chainline.cli.assembly.analyze:run", one_thread=True)


_STARTS = {
    "graph": BEGINNINGS,
    "kanata": (b"Kanata\t",),
    "trace": (b'{"traceEvents":',),
}
"""Beginnings of the files of each option, which may be replaced."""


def run(options: argparse.Namespace) -> None:
    """Run `chainline analyze`."""
    from ...api.analysis import analyze
    from ...errors import UsageError

    if options.json and options.format != "text":
        raise UsageError(f"--json and --format {options.format}: two formats; give one")
    if options.recompile and options.format != "text":
        raise UsageError(f"--try: --format {options.format} has no place for it; use text, --json or --html")
    _require_outputs(options)
    report = analyze(**arguments_of(options, ANALYZE))
    _write_files(options, report)
    write_html(options, "chainline.cli.assembly.analyze:page", report)
    _print(options, report)
    tell_html(options)


def _require_outputs(options: argparse.Namespace) -> None:
    """Check that each file may be written, before anything is analysed."""
    from ...errors import UsageError
    from ...files.atomic_write import begins, require_output

    read = (options.source, options.machine, options.profile, options.source_file)
    inputs = [name for name in read if name]
    require_graph(options.graph, inputs)
    written: list[Path] = []
    for option, starts in _STARTS.items():
        if (name := getattr(options, option)) is None:
            continue
        path = require_output(name, inputs, begins(*starts), f"--{option}").absolute()
        if path in written:
            raise UsageError(f"--{option} {name}: is written by another option, too; choose another name")
        written.append(path)
    require_html(options, inputs, (options.graph, options.kanata, options.trace))


def _write_files(options: argparse.Namespace, report: Report) -> None:
    write_graph(options.graph, report)
    if options.kanata is None and options.trace is None:
        return
    from ...reports.timeline_formats import kanata_log, trace_text

    timeline = report.timeline()
    if not timeline.whole:
        n, label = len(timeline.instructions), report.main.body.label
        note(f"{label}: the files hold the first {n} instructions of what is simulated")
    if options.kanata is not None:
        _write("--kanata", options.kanata, "\n".join(kanata_log(timeline)) + "\n")
    if options.trace is not None:
        _write("--trace", options.trace, trace_text(timeline))


def _write(option: str, name: str, content: str) -> None:
    from ...errors import UsageError
    from ...files.atomic_write import replace_file

    try:
        replace_file(Path(name), content.encode("utf-8", errors="backslashreplace"))
    except OSError as error:
        raise UsageError(f"{option} {name}: cannot be written: {error.strerror}; choose another") from None


def _print(options: argparse.Namespace, report: Report) -> None:
    from ...errors import one_line
    from ...reports.editor_notes import notes_of, short_notes
    from ...reports.terminal import print_lines

    if options.json:
        print_json(report.to_json())
        return
    if options.format == "text":
        print_lines(report.lines(verbose=options.verbose, everything=options.all))
        return
    notes = notes_of(report.source, report.found, report.machine.record, report.listing.locations)
    if options.format == "short":
        print_lines(map(one_line, short_notes(notes)))
        return
    from ...reports.editor_notes import notes_to_sarif

    print_json(notes_to_sarif(notes))


def page(report: Report, options: argparse.Namespace) -> Page:
    """Return the page, with the source where it can be read."""
    from ...reports.page.analyze import AnalysedFile, analysis_page
    from ...reports.page.page import provenance

    machine, sources = report.machine.record, report.sources()
    file = AnalysedFile(
        report.source, report.found, machine, report.listing, sources, options.typed, report.tried or ()
    )
    inputs = [name for name in (options.source, options.profile) if name]
    return analysis_page(file, provenance(options.typed, machine, digests(inputs)))

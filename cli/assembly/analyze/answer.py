"""Bottlenecks of each loop of an assembly file, and their causes."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ....analysis.incore.bodies.chosen import only_bodies
from ....analysis.incore.bodies.file import analyse_file
from ....analysis.incore.bodies.given import probabilities, register_values, require_machine_of
from ....analysis.incore.bodies.hottest import hottest_of_file
from ....analysis.incore.bodies.record import BodyAnalysis, FileAnalysis
from ....analysis.machine.record import Machine
from ....asm.assembly_file import STANDARD_INPUT, read_listing, read_standard_input
from ....asm.instruction import Listing
from ....asm.profile.record import Profile
from ....errors import UsageError, one_line
from ....files.output import begins, require_output
from ....patterns import pattern
from ....reports.analyze import analysis_lines
from ....reports.notes import notes_of, short_notes
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import note
from ...options.chosen_machine import chosen_machine
from ...options.page import require_html, tell_html, write_html
from .inputs import inputs_of

if TYPE_CHECKING:
    from ....analysis.incore.bodies.tried.recompile import Recompiled

_ARGUMENT = pattern(r"(\w+)=([+-]?(?:0[xX][0-9a-fA-F]+|\d+))")
_TAKEN = pattern(r"(?P<label>\S+)=(?P<probability>[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)")
_STANDARD_INPUT = "-"
_PAGE = "chainline.cli.assembly.analyze.page:page"
_GRAPHS = (".graphml", ".dot", ".svg")


def answer(options: argparse.Namespace) -> None:
    """Print the bottlenecks of the loops of a file, in the form that was asked for."""
    if options.json and options.format != "text":
        raise UsageError(f"--json and --format {options.format}: two formats; give one")
    _require_try(options)
    if options.graph is not None:
        _require_graph(options)
    for_viewers = options.kanata is not None or options.trace is not None
    if for_viewers:
        from .viewers import require_viewer_files  # noqa: PLC0415 - most runs write none

        require_viewer_files(options)
    outputs = options.graph, options.kanata, options.trace
    require_html(options, inputs_of(options), outputs)
    machine = chosen_machine(options)
    with _without_collector():
        listing = _listing(options, machine)
        found = _analysed(options, listing, machine)
    if options.loop is not None:
        found = only_bodies(found, options.loop, machine)
    if options.graph is not None:
        _draw(hottest_of_file(found), Path(options.graph))
    if for_viewers:
        from .viewers import write_viewer_files  # noqa: PLC0415 - as above

        write_viewer_files(options, hottest_of_file(found), machine)
    name = STANDARD_INPUT if options.file == _STANDARD_INPUT else options.file
    tried = _recompiled(options, listing, found, machine)
    write_html(options, _PAGE, name, found, machine, listing, tried)
    _print(options, name, found, machine, listing, tried)
    tell_html(options)


def _require_try(options: argparse.Namespace) -> None:
    """Refuse options of `--try` without it, and formats that cannot show its result."""
    for option in ("source", "compile"):
        if getattr(options, option) is not None and not options.recompile:
            raise UsageError(f"--{option}: is of --try; give that, too")
    if options.recompile and options.format != "text":
        raise UsageError(f"--try: --format {options.format} has no place for it; use text, --json or --html")


def _recompiled(
    options: argparse.Namespace, listing: Listing, found: FileAnalysis, machine: Machine
) -> tuple[Recompiled, ...] | None:
    if not options.recompile:
        return None
    from .recompile import recompiled  # noqa: PLC0415 - compilers are looked for

    return recompiled(options, listing, found, machine)


def _print(
    options: argparse.Namespace,
    name: str,
    found: FileAnalysis,
    machine: Machine,
    listing: Listing,
    tried: tuple[Recompiled, ...] | None,
) -> None:
    if options.json:
        from ....reports.analyze_json import analysis_to_json  # noqa: PLC0415 - one format of four

        print_json(analysis_to_json(found, machine, tried))
    elif options.format == "text":
        shown = {"verbose": options.verbose or options.all, "everything": options.all, "loop": options.loop}
        print_lines(analysis_lines(name, found, machine, tried=tried or (), **shown))
    else:
        notes = notes_of(name, found, machine, listing.locations)
        if options.format == "sarif":
            from ....reports.sarif import notes_to_sarif  # noqa: PLC0415 - one format of four

            print_json(notes_to_sarif(notes))
        else:
            print_lines(map(one_line, short_notes(notes)))


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


def _listing(options: argparse.Namespace, machine: Machine) -> Listing:
    if options.file == _STANDARD_INPUT:
        if sys.stdin is not None and sys.stdin.isatty():
            note("reading assembly from the terminal; Ctrl-D ends it")
        listing = read_standard_input(syntax=options.syntax)
    else:
        listing = read_listing(options.file, syntax=options.syntax)
    require_machine_of(listing, machine, options.file, "--machine")
    return listing


def _analysed(options: argparse.Namespace, listing: Listing, machine: Machine) -> FileAnalysis:
    return analyse_file(
        listing,
        machine,
        arguments=_arguments(options.arg, listing.isa),
        function=options.function,
        simulate=not options.no_simulation,
        taken=_taken(options.taken),
        profile=_profile(options, listing),
    )


def _profile(options: argparse.Namespace, listing: Listing) -> Profile | None:
    if options.profile is None:
        return None
    # imported here since most runs have none
    from ....analysis.measurement.run_profile import profile_of_run  # noqa: PLC0415

    return profile_of_run(Path(options.profile), listing)


def _arguments(texts: Sequence[str], isa: str) -> dict[str, int]:
    """Return the values of argument registers by the register."""
    values: list[tuple[str, int]] = []
    for text in texts:
        match = _ARGUMENT.fullmatch(text)
        if match is None:
            raise UsageError(f"--arg {text!r}: write REGISTER=VALUE, such as rdi=2")
        values.append((match[1], int(match[2], 0) if "x" in match[2].lower() else int(match[2])))
    return register_values(values, isa, "--arg")


def _taken(texts: Sequence[str]) -> dict[str, float]:
    """Return the probability that branches are taken, by the label that they go to."""
    values: list[tuple[str, float]] = []
    for text in texts:
        match = _TAKEN.fullmatch(text)
        if match is None:
            raise UsageError(f"--taken {text!r}: write LABEL=PROBABILITY from 0 to 1, such as .L5=0.1")
        values.append((match["label"], float(match["probability"])))
    return probabilities(values, "--taken")


def _require_graph(options: argparse.Namespace) -> None:
    path = Path(options.graph)
    if path.suffix not in _GRAPHS:
        raise UsageError(f"--graph {path}: unknown format; the name must end in {', '.join(_GRAPHS)}")
    require_output(path, inputs_of(options), begins(b"<svg", b"<?xml", b"digraph body"), "--graph")


def _draw(analysis: BodyAnalysis, path: Path) -> None:
    from ....reports.figures.dependency_graph import write_graph  # noqa: PLC0415 - networkx takes its time

    try:
        write_graph(analysis, path)
    except OSError as error:
        raise UsageError(f"--graph {path}: cannot be written: {error.strerror}") from None

"""What limits each loop of an assembly file, and why."""

from __future__ import annotations

import argparse
import gc
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ....analysis.incore.bodies.file import analyse_file
from ....analysis.incore.bodies.record import BodyAnalysis, FileAnalysis
from ....analysis.machine.record import Machine
from ....asm.assembly_file import read_listing
from ....asm.registers import RegisterKind, aarch64_register, x86_register
from ....errors import UsageError
from ....files.output import begins, require_output
from ....reports.analyze import analysis_lines
from ....reports.analyze_json import analysis_to_json
from ....reports.figures.dependency_graph import write_graph
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.chosen_machine import chosen_machine

_ARGUMENT = re.compile(r"(\w+)=([+-]?(?:0[xX][0-9a-fA-F]+|\d+))")
_TAKEN = re.compile(r"(?P<label>\S+)=(?P<probability>\d*\.?\d+(?:[eE][+-]?\d+)?)")
_LABELS_SHOWN = 8
_GRAPHS = (".graphml", ".dot", ".svg")


def run(options: argparse.Namespace) -> None:
    """Run `chainline analyze`."""
    if options.graph is not None:
        _require_graph(options)
    machine = chosen_machine(options)
    with _without_collector():
        found = _analysed(options, machine)
    if options.loop is not None or options.graph is not None:
        chosen = _chosen(found, options.loop)
        if options.graph is not None:
            _draw(chosen, Path(options.graph))
    if options.json:
        print_json(analysis_to_json(found, machine))
    else:
        shown = {"verbose": options.verbose or options.all, "everything": options.all, "loop": options.loop}
        print_lines(analysis_lines(options.file, found, machine, **shown))


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
            gc.enable()


def _analysed(options: argparse.Namespace, machine: Machine) -> FileAnalysis:
    listing = read_listing(options.file, syntax=options.syntax)
    if listing.isa != machine.isa:
        raise UsageError(
            f"{options.file}: is {listing.isa} code, machine {machine.key} executes {machine.isa}; "
            f"choose another --machine"
        )
    return analyse_file(
        listing,
        machine,
        arguments=_arguments(options.arg, listing.isa),
        function=options.function,
        simulate=not options.no_simulation,
        taken=_taken(options.taken),
    )


def _arguments(texts: Sequence[str], isa: str) -> dict[str, int]:
    """Return argument registers by root: `rdi=2` and `edi=2` are the same."""
    register = aarch64_register if isa == "aarch64" else x86_register
    values: dict[str, int] = {}
    for text in texts:
        match = _ARGUMENT.fullmatch(text)
        if match is None:
            raise UsageError(f"--arg {text!r}: write REGISTER=VALUE, such as rdi=2")
        found = register(match[1].lower())
        if found is None or found.kind is not RegisterKind.INTEGER:
            raise UsageError(f"--arg {text!r}: {match[1]} is no general register of {isa}")
        values[found.root] = int(match[2], 0) if "x" in match[2].lower() else int(match[2])
    return values


def _taken(texts: Sequence[str]) -> dict[str, float]:
    """Return how often branches are taken by the label that they go to."""
    found: dict[str, float] = {}
    for text in texts:
        match = _TAKEN.fullmatch(text)
        if match is None or not 0 <= float(match["probability"]) <= 1:
            raise UsageError(f"--taken {text!r}: write LABEL=PROBABILITY from 0 to 1, such as .L5=0.1")
        found[match["label"]] = float(match["probability"])
    return found


def _require_graph(options: argparse.Namespace) -> None:
    path = Path(options.graph)
    if path.suffix not in _GRAPHS:
        raise UsageError(f"--graph {path}: unknown format; the name must end in {', '.join(_GRAPHS)}")
    inputs = [name for name in (options.file, options.machine) if name]
    require_output(path, inputs, begins(b"<svg", b"<?xml", b"digraph body"), "--graph")


def _chosen(found: FileAnalysis, label: str | None) -> BodyAnalysis:
    bodies = [analysis for function in found.functions for analysis in function.bodies]
    labels = [analysis.body.label for analysis in bodies]
    if label is not None:
        bodies = [analysis for analysis in bodies if analysis.body.label == label]
    if not bodies:
        known = ", ".join(list(dict.fromkeys(labels))[:_LABELS_SHOWN]) or "none"
        raise UsageError(f"--loop {label}: no such loop; there is {known}")
    return max(bodies, key=lambda analysis: (analysis.body.depth, analysis.chains.found.n_fma))


def _draw(analysis: BodyAnalysis, path: Path) -> None:
    try:
        write_graph(analysis, path)
    except OSError as error:
        raise UsageError(f"--graph {path}: cannot be written: {error.strerror}") from None

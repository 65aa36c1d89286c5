"""`--kanata` and `--trace`: the simulated timeline of a body in files for viewers."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ....analysis.incore.bodies.record import BodyAnalysis
from ....analysis.incore.pipeline.timeline import MOST_INSTRUCTIONS, Timeline, timeline_of
from ....analysis.machine.record import Machine
from ....errors import UsageError
from ....files.output import begins, replace_file, require_output
from ....reports.chrome_trace import timeline_to_trace
from ....reports.kanata import kanata_log
from ...messages import note
from .inputs import inputs_of

_TRACE = b'{"traceEvents":'


def require_viewer_files(options: argparse.Namespace) -> None:
    """Refuse files that are not to be written, before anything is analysed; UsageError says why."""
    inputs = inputs_of(options)
    written = [] if options.graph is None else [Path(options.graph).absolute()]
    for option, start in (("kanata", b"Kanata\t"), ("trace", _TRACE)):
        if (name := getattr(options, option)) is None:
            continue
        path = require_output(name, inputs, begins(start), f"--{option}").absolute()
        if path in written:
            raise UsageError(f"--{option} {name}: is written by another option, too; choose another name")
        written.append(path)


def write_viewer_files(options: argparse.Namespace, analysis: BodyAnalysis, machine: Machine) -> None:
    """Simulate a body again, and write the files of `--kanata` and `--trace`.

    Parameters
    ----------
    options : Namespace
    analysis : BodyAnalysis
    machine : Machine

    Raises
    ------
    UsageError
        If a cost would have to be guessed, or a file cannot be written.
    """
    body = analysis.body
    for position, cost in enumerate(analysis.costs):
        if not cost.covered:
            line = body.instructions[position].line
            raise UsageError(
                f"{options.file}, line {line}: has no cost on {machine.key}, so that nothing is simulated; "
                "choose another --loop or --machine"
            )
    timeline = timeline_of(body.instructions, machine, body.repeats)
    if not timeline.whole:
        note(f"{body.label}: the files hold the first {MOST_INSTRUCTIONS} instructions of what is simulated")
    if options.kanata is not None:
        _write(Path(options.kanata), "\n".join(kanata_log(timeline)) + "\n", "--kanata")
    if options.trace is not None:
        _write(Path(options.trace), _trace_text(timeline), "--trace")


def _trace_text(timeline: Timeline) -> str:
    return json.dumps(timeline_to_trace(timeline), separators=(",", ":"), allow_nan=False) + "\n"


def _write(path: Path, text: str, option: str) -> None:
    try:
        replace_file(path, text.encode("utf-8", errors="backslashreplace"))
    except OSError as error:
        raise UsageError(f"{option} {path}: cannot be written: {error.strerror}; choose another") from None

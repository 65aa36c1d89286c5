"""`--graph OUT`: a dependency graph as a file, of commands that analyse loops."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import UsageError

if TYPE_CHECKING:
    from ...api.analysis import Report
    from ..parser import Parser

FORMATS = (".graphml", ".dot", ".svg")
BEGINNINGS = (b"<svg", b"<?xml", b"digraph body")
"""Beginnings of files of these formats, which may be replaced."""


def add_graph(parser: Parser, what: str) -> None:
    """Add `--graph OUT`; `what` names the body whose graph it is."""
    formats = "OUT.svg, .dot or .graphml"
    parser.add_argument("--graph", metavar="OUT", help=f"write the dependency graph of {what}: {formats}")


def require_graph(name: str | None, inputs: Iterable[str | Path]) -> None:
    """Check that the file can be written, before anything is analysed; nothing where none is asked for.

    Raises
    ------
    UsageError
        If its name ends in no known format, or the file is not to be replaced.
    """
    if name is None:
        return
    from ...files.atomic_write import begins, require_output

    if Path(name).suffix not in FORMATS:
        raise UsageError(f"--graph {name}: unknown format; the name must end in {', '.join(FORMATS)}")
    require_output(name, inputs, begins(*BEGINNINGS), "--graph")


def write_graph(name: str | None, report: Report) -> None:
    """Write the graph of the hot body of a report.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    if name is None:
        return
    from ...reports.figures.dependency_graph import write_graph as write

    try:
        write(report.main, Path(name))
    except OSError as error:
        raise UsageError(f"--graph {name}: cannot be written: {error.strerror}") from None

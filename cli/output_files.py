"""Options of the files that a command writes: figures, a dependency graph, an HTML page."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import UsageError
from ..files.atomic_write import begins, require_output
from .catalogue import load

if TYPE_CHECKING:
    from ..api.analysis import Report
    from .parser import Parser


def add_figures(parser: argparse.ArgumentParser, what: str = "draw figures") -> None:
    """Add `--figures DIR`; `what` describes the figures in the help."""
    parser.add_argument(
        "--figures", metavar="DIR", help=f"{what} into this folder, which is made if it is missing"
    )


def draw_into(options: argparse.Namespace, draw: str, *shown: Any) -> list[Path]:
    """Return the files drawn into the folder of `--figures`, made when missing; none without the option.

    Parameters
    ----------
    options : argparse.Namespace
        With `figures`.
    draw : str
        Location of the drawing function, as `load` takes it: matplotlib is loaded only when needed.
    shown
        Arguments of that function, before the folder.

    Raises
    ------
    UsageError
        If the folder cannot be made or written.
    """
    if not options.figures:
        return []
    folder = Path(options.figures)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return list(load(draw)(*shown, folder))
    except OSError as error:
        raise UsageError(f"{folder}: cannot be written: {error.strerror}; choose another --figures") from None


def tell_drawn(paths: Sequence[Path], options: argparse.Namespace) -> None:
    """Print the names of drawn files, on standard error where standard output is JSON."""
    for path in paths:
        print(f"drawn: {path}", file=sys.stderr if options.json else sys.stdout)


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
    from ..files.atomic_write import begins, require_output

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
    from ..reports.figures.dependency_graph import write_graph as write

    try:
        write(report.main, Path(name))
    except OSError as error:
        raise UsageError(f"--graph {name}: cannot be written: {error.strerror}") from None


_START = b'<!DOCTYPE html>\n<html lang="en" data-by="chainline"'


def add_html(parser: argparse.ArgumentParser, what: str) -> None:
    """Add `--html FILE`; `what` describes the page in the help."""
    parser.add_argument("--html", metavar="FILE", help=f"write an HTML page, one self-contained file: {what}")


def require_html(
    options: argparse.Namespace, inputs: Iterable[str | Path], outputs: Iterable[str | None] = ()
) -> None:
    """Check that the file of `--html` can be written, before anything is computed.

    Parameters
    ----------
    options : argparse.Namespace
        With `html`.
    inputs : iterable of str or Path
        Files that the command reads.
    outputs : iterable of str or None
        Other files that it writes; None for those not asked for.

    Raises
    ------
    UsageError
        If the file is one of these, or is not to be replaced.
    """
    if options.html is None:
        return
    path = require_output(options.html, inputs, begins(_START), "--html").absolute()
    if any(path == Path(name).absolute() for name in outputs if name):
        raise UsageError(f"--html {path.name}: is written by another option, too; choose another name")


def write_html(options: argparse.Namespace, build: str, *shown: Any) -> None:
    """Write the page of `--html`; nothing where it is not given.

    Parameters
    ----------
    build : str
        Location of the building function, as `load` takes it: pages are loaded only when needed.
    shown
        Arguments of that function, before the options.

    Raises
    ------
    UsageError
        If it cannot be written; nothing is left behind then.
    """
    if options.html is not None:
        # imported here since few runs write a page, and templates take time to load
        from ..reports.page.write import write_page

        write_page(load(build)(*shown, options), Path(options.html))


def tell_html(options: argparse.Namespace) -> None:
    """Name the page, on standard error where standard output is for another program."""
    if options.html is not None:
        machines = options.json or getattr(options, "format", "text") != "text"
        print(f"page: {options.html}", file=sys.stderr if machines else sys.stdout)


def digests(paths: Iterable[str]) -> dict[str, str]:
    """Return the digest (SHA-256) of each file that can be read again: of pipes nothing is left."""
    import hashlib

    found = {}
    for name in paths:
        if Path(name).is_file():
            with suppress(OSError), Path(name).open("rb") as file:
                found[name] = hashlib.file_digest(file, "sha256").hexdigest()
    return found

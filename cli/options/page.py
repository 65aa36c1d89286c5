"""`--html FILE`: a page to look at, where every command writes one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...files.atomic_write import begins, require_output
from ..loading import load

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
        from ...reports.page.write import write_page

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

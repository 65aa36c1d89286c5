"""Option `--figures DIR`: the folder of all figures, and the line that names them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ..loading import load


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

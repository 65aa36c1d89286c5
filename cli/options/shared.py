"""Options of commands of every group, and their parsing."""

from __future__ import annotations

import argparse


def add_json(parser: argparse.ArgumentParser, instead_of: str = "a table") -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help=f"print JSON instead of {instead_of}")


def input_files(options: argparse.Namespace) -> list[str]:
    """Return the files that a command was told to read: none of them may be written."""
    names = ("data", "table", "space", "variability", "options", "machine", "model")
    return [name for name in (getattr(options, name, None) for name in names) if name]

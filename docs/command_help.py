"""The help of every command, as the argument parser has it."""

from __future__ import annotations

import argparse
import os
from unittest import mock

from chainline.cli.host.completion import command_parsers as parsers_by_name
from chainline.cli.main import parser_for


def command_parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command by what is typed for it, `chainline best` say; first that of all."""
    of_each = {f"chainline {name}": parser for name, parser in parsers_by_name().items()}
    return {"chainline": parser_for([]), **of_each}


def write_page() -> str:
    """Return the page of all commands, in Markdown."""
    with mock.patch.dict(os.environ, COLUMNS="80"):
        return _page()


def _page() -> str:
    lines = [
        "# Commands",
        "",
        "What `chainline COMMAND --help` prints, for every command; made from the argument parser itself.",
        "",
    ]
    for name, parser in command_parsers().items():
        lines += [f"## {name}", "", "```text", parser.format_help().rstrip(), "```", ""]
    return "\n".join(lines)

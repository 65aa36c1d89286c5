"""The help of every command, as the argument parser has it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator

from chainline.cli.main import _parser


def command_parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command by what is typed for it, `chainline best` say; first that of all."""
    return dict(_below("chainline", _parser([])))


def _below(name: str, parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield name, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, below in action.choices.items():
                yield from _below(f"{name} {word}", below)


def write_page() -> str:
    """Return the page of all commands, in Markdown."""
    os.environ["COLUMNS"] = "80"
    lines = [
        "# Commands",
        "",
        "What `chainline COMMAND --help` prints, for every command; made from the argument parser itself.",
        "",
    ]
    for name, parser in command_parsers().items():
        lines += [f"## {name}", "", "```text", parser.format_help().rstrip(), "```", ""]
    return "\n".join(lines)

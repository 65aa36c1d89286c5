"""Arguments -> one command; errors -> one line and an exit code."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from .. import __version__
from ..errors import ChainlineError
from .parser import Parser

COMMANDS = (
    "analyze",
    "benchmark",
    "best",
    "calibrate",
    "case-study",
    "compare",
    "evaluate",
    "export",
    "fit",
    "generate",
    "learning-curve",
    "measure",
    "noise",
    "peers",
    "predict",
    "sample",
    "strategies",
    "study",
    "suggest",
    "suggest-splits",
    "train",
)


class _Notes(logging.Handler):
    """Shows what is logged on standard error, a line each."""

    def emit(self, record: logging.LogRecord) -> None:
        print(f"chainline: note: {record.getMessage()}", file=sys.stderr)


def _show_notes() -> None:
    logger = logging.getLogger("chainline")
    if not logger.handlers:
        logger.addHandler(_Notes())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 2 bad use, 1 a failed run."""
    try:
        given = sys.argv[1:] if arguments is None else list(arguments)
        options = _parser(given).parse_args(given)
        _show_notes()
        options.run(options)
    except ChainlineError as error:
        print(f"chainline: error: {error}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        # the reader of our output has gone, as with `| head`: not an error of ours
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print("chainline: interrupted", file=sys.stderr)
        return 130
    return 0


def _parser(arguments: Sequence[str]) -> Parser:
    parser = Parser(prog="chainline", description="What limits a kernel, and which variant to choose.")
    parser.add_argument("--version", action="version", version=f"chainline {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    # a command loads what it needs, compilers and data frames too: load that of one command alone
    for name in [name for name in COMMANDS if name in arguments[:1]] or COMMANDS:
        plain = name.replace("-", "_")
        module = import_module(f".{plain}", __package__)
        getattr(module, f"add_{plain}")(commands)
    return parser

"""Arguments -> one command; errors -> one line and an exit code."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from .. import __version__
from ..errors import ChainlineError
from .messages import note, say
from .parser import Parser
from .unexpected import leave_output, tell_unexpected

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
        note(record.getMessage())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 2 bad use, 1 a failed run, 70 a fault of ours."""
    try:
        try:
            _run(sys.argv[1:] if arguments is None else list(arguments))
        finally:
            sys.stdout.flush()  # here, where an error is told: a full disk, no reader
    except ChainlineError as error:
        say(f"error: {error}")
        return error.exit_code
    except BrokenPipeError:
        # the reader of our output has gone, as with `| head`: not an error of ours
        leave_output()
        return 0
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except Exception as error:
        if isinstance(error, OSError):
            leave_output()
        return tell_unexpected(error)
    return 0


def _run(arguments: Sequence[str]) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # file names need not be text
    options = _parser(arguments).parse_args(arguments)
    logger = logging.getLogger("chainline")
    if not logger.handlers:
        logger.addHandler(_Notes())
    options.run(options)


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

"""Arguments -> one command; errors -> one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from .. import __version__
from ..errors import ChainlineError
from .best import add_best
from .calibrate import add_calibrate
from .evaluate import add_evaluate
from .generate import add_generate
from .measure import add_measure
from .options import Parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 2 bad use, 1 a failed run."""
    try:
        options = _parser().parse_args(arguments)
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


def _parser() -> Parser:
    parser = Parser(prog="chainline", description="What limits a kernel, and which variant to choose.")
    parser.add_argument("--version", action="version", version=f"chainline {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    add_best(commands)
    add_calibrate(commands)
    add_evaluate(commands)
    add_generate(commands)
    add_measure(commands)
    return parser

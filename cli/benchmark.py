"""`chainline benchmark`: a library routine timed over its parameters, into a table to learn from."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from ..errors import UsageError
from .parser import Commands

_ROUTINES = ("gemm", "qr")
_EXAMPLE = """examples:
  chainline benchmark gemm -o gemm.csv
  chainline benchmark gemm --configurations 1000 --seed 1 -o gemm-test.csv
  chainline benchmark qr --range 32-512 -o qr.csv
  chainline fit --model cpr gemm.csv --target seconds --features m,n,k -o gemm.model"""


def add_benchmark(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "benchmark",
        help="time a matrix routine of numpy or scipy over its sizes, as a table to learn from",
        description="Time a routine on one core for sizes drawn at random, uniform in their logarithms, and "
        "append a line for each to a CSV file. What the file holds already is not timed again.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("routine", choices=_ROUTINES, help="matrix product (sizes m, n, k) or QR factorisation (m, n)")
    add("--configurations", type=int, default=4096, metavar="N", help="how many (default 4096)")
    add("--range", default="32-1024", metavar="A-B", help="of every size (default 32-1024)")
    add("--rounds", type=int, default=10, metavar="N", help="samples of each, the least counts (default 10)")
    add("--seed", type=int, default=0, metavar="N", help="of sizes and data (default 0)")
    add("-o", "--output", required=True, metavar="DATA.csv", help="appended to")
    add("--json", action="store_true", help="print a summary as JSON")
    parser.set_defaults(run=_benchmark)


def _benchmark(options: argparse.Namespace) -> None:
    # numpy takes a tenth of a second to import, which the parser does not need
    from ..analysis.routines.campaign import Sampling, run_routine_campaign  # noqa: PLC0415
    from ..analysis.routines.routine import ROUTINES, drawn_configurations  # noqa: PLC0415

    routine, path = ROUTINES[options.routine], Path(options.output)
    for name in ("configurations", "rounds"):
        if getattr(options, name) < 1:
            raise UsageError(f"--{name} {getattr(options, name)}: must be at least 1")
    least, most = _range(options.range)
    try:
        configurations = drawn_configurations(routine, options.configurations, least, most, options.seed)
    except ValueError as error:
        raise UsageError(f"--range {options.range}: {error}; widen it") from None
    sampling = Sampling(options.rounds, seed=options.seed)
    new = run_routine_campaign(path, routine, configurations, sampling, _told)
    found = {"routine": routine.name, "file": str(path), "configurations": len(configurations), "new": new}
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        print(f"{routine.name}: {len(configurations)} configurations in {path}, {new} of them timed now")


def _range(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,6})-(\d{1,6})", text)
    least, most = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 1 <= least < most:
        raise UsageError(f"--range {text}: give two sizes, such as 32-1024")
    return least, most


def _told(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {total} configurations", end="\n" if done == total else "", file=sys.stderr)

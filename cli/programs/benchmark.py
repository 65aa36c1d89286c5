"""`chainline benchmark`: a routine or an application's kernel timed over its parameters, as a table."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import UsageError
from ...files.output import require_not_read
from ..json_output import print_json
from ..options.shared import add_json, add_rounds, add_seed, require_positive
from ..parser import Commands
from .configuration_list import configuration_rows

if TYPE_CHECKING:
    from ...analysis.measurement.routines.routine import Configuration, Routine

_MATRIX_ROUTINES, _MULTIGRID = ("gemm", "qr"), ("amg", "amg-setup")
_PARALLEL = ("smg", "boomeramg")
_APPLICATIONS = ("stencil", "p2p", "m2l", "fmm")
_COMPILERS = ("gcc", "clang")
_N_DRAWN, _RANGE = 4096, "32-1024"
_EXAMPLE = """examples:
  chainline benchmark gemm -o gemm.csv
  chainline benchmark gemm --configurations 1000 --seed 1 -o gemm-test.csv
  chainline benchmark qr --range 32-512 -o qr.csv
  chainline benchmark stencil --values I=128-256:16 --values J=128-256:16 --values K=64,128 -o grids.csv
  chainline benchmark stencil --values J=128 --values bj=1-128*2 --values unroll=0-8 -o blocks.csv
  chainline benchmark fmm --values N=4096 --values q=16-256*2 --values k=2-8 --values threads=1-2 -o fmm.csv
  chainline benchmark amg --values nx=16-32:8 --values smoother=0-3 --values cycle=0-2 -o amg.csv
  chainline benchmark smg --values px=1-2 --values nx=16-64:16 --values postsweeps=0-1 -o smg.csv
  chainline benchmark smg --list design.csv --values ny=nx --values nz=nx -o smg.csv
  chainline benchmark boomeramg --values px=1-4 --values smoother=3,18 --oversubscribe -o boomeramg.csv
  chainline fit --model cpr gemm.csv --target seconds --features m,n,k -o gemm.model"""


def add_benchmark(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "benchmark",
        description="Time a routine for many values of its parameters, and append a line for each to a CSV "
        "file: matrix routines of numpy and scipy on one core, for sizes drawn at random, uniform in their "
        "logarithms; for every combination of --values a stencil (I, J, K, bi, bj, bk, unroll, threads) and "
        "phases of a fast multipole method (N, q, k, threads), generated in C, and on one core algebraic "
        "multigrid of pyamg: five cycles (nx, ny, nz, smoother 0 Jacobi, 1 Gauss-Seidel, 2 SOR, 3 symmetric "
        "Gauss-Seidel, presweeps, postsweeps, cycle 0 V, 1 W, 2 F) or the setup before them (nx, ny, nz, "
        "strength in percent). px x py x pz MPI processes of nx x ny x nz points each solve by hypre: cycles "
        "of SMG (presweeps, postsweeps) or BoomerAMG (smoother 0 Jacobi, 3 hybrid, 6 hybrid symmetric, 8 l1 "
        "symmetric Gauss-Seidel, 18 l1 Jacobi, sweeps, cycle 0 V, 1 W); axes of one point are left out. "
        "What the file holds already is not timed again.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add(
        "routine",
        choices=(*_MATRIX_ROUTINES, *_MULTIGRID, *_PARALLEL, *_APPLICATIONS),
        help="gemm (sizes m, n, k), qr (m, n), amg, amg-setup, smg, boomeramg, stencil, p2p, m2l, fmm (both)",
    )
    what = "1,2,4 or 16-128:16 or 1-64*2, or another parameter: ny=nx"
    add("--values", action="append", default=[], metavar="NAME=LIST", help=what)
    add(
        "--list", metavar="FILE.csv", help="configurations, a line each, as `chainline sample -o` writes them"
    )
    add("--configurations", type=int, metavar="N", help=f"how many (matrices: {_N_DRAWN}; others: all)")
    add("--range", metavar="A-B", help=f"of every size of a matrix (default {_RANGE})")
    add_rounds(parser, 10)
    add("--compiler", choices=_COMPILERS, help="of stencil, p2p, m2l, fmm (default gcc)")
    add("--oversubscribe", action="store_true", help="smg, boomeramg: up to four processes a core")
    add_seed(parser, "configurations and data")
    add("-o", "--output", required=True, metavar="DATA.csv", help="appended to")
    add_json(parser, "a summary in words")
    parser.set_defaults(run=_benchmark)


def _benchmark(options: argparse.Namespace) -> None:
    # numpy takes a tenth of a second to import, which the parser does not need
    from ...analysis.measurement.routines.campaign import Sampling, run_routine_campaign  # noqa: PLC0415
    from ...analysis.measurement.routines.catalogue import find_routine  # noqa: PLC0415

    require_positive(options, "configurations", "rounds")
    if options.compiler and options.routine not in _APPLICATIONS:
        raise UsageError(f"--compiler: {options.routine} is a library's; leave it out")
    if options.oversubscribe and options.routine not in _PARALLEL:
        raise UsageError(f"--oversubscribe: {options.routine} has one process; leave it out")
    require_not_read(options.output, filter(None, [options.list]))
    routine = find_routine(options.routine, options.compiler, options.oversubscribe)
    path = Path(options.output)
    configurations = _configurations(routine, options)
    sampling = Sampling(options.rounds, seed=options.seed)
    new = run_routine_campaign(path, routine, configurations, sampling, _on_progress)
    found = {"routine": routine.name, "file": str(path), "configurations": len(configurations), "new": new}
    if options.json:
        print_json(found)
    else:
        print(f"{routine.name}: {len(configurations)} configurations in {path}, {new} of them timed now")


def _configurations(routine: Routine, options: argparse.Namespace) -> list[Configuration]:
    from ...analysis.measurement.routines.routine import drawn_configurations, listed_configurations  # noqa: PLC0415

    if options.values or options.list or routine.defaults:
        if options.range:
            raise UsageError("--range: is of matrix routines without --values and --list; leave it out")
        rows = configuration_rows(options.list, options.values)
        try:
            return listed_configurations(routine, rows, options.seed)[: options.configurations]
        except ValueError as error:
            raise UsageError(f"{options.list or '--values'}: {error}") from None
    n, text = options.configurations or _N_DRAWN, options.range or _RANGE
    least, most = _range(text)
    try:
        return drawn_configurations(routine, n, least, most, options.seed)
    except ValueError as error:
        raise UsageError(f"--range {text}: {error}") from None


def _range(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,6})-(\d{1,6})", text)
    least, most = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 1 <= least < most:
        raise UsageError(f"--range {text}: give two sizes, such as 32-1024")
    return least, most


def _on_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {total} configurations", end="\n" if done == total else "", file=sys.stderr)

"""Command-line options of `chainline benchmark`."""

from __future__ import annotations

from ...options.executor import add_executor
from ...options.shared import add_json, add_rounds, add_seed
from ...parser import Commands

_MATRIX_ROUTINES, _MULTIGRID = ("gemm", "qr"), ("amg", "amg-setup")
PARALLEL = ("smg", "boomeramg")
APPLICATIONS = ("stencil", "p2p", "m2l", "fmm")
_COMPILERS = ("gcc", "clang")
N_DRAWN, RANGE = 4096, "32-1024"
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
  chainline fit --model cpr gemm.csv --target seconds --features m,n,k -o gemm.model

routines and their parameters:
  gemm, qr      matrix product (m, n, k) and factorisation (m, n) of numpy and scipy, on one core
  stencil       generated C: I, J, K, bi, bj, bk, unroll, threads
  p2p, m2l      phases of a fast multipole method, generated C: N, q, k, threads
  fmm           both phases
  amg           five cycles of algebraic multigrid of pyamg, on one core: nx, ny, nz, smoother (0 Jacobi, \
1 Gauss-Seidel, 2 SOR, 3 symmetric Gauss-Seidel), presweeps, postsweeps, cycle (0 V, 1 W, 2 F)
  amg-setup     its setup: nx, ny, nz, strength in per cent
  smg           cycles of SMG of hypre in px x py x pz MPI processes of nx x ny x nz points each: presweeps, \
postsweeps
  boomeramg     cycles of BoomerAMG, likewise: smoother (0 Jacobi, 3 hybrid, 6 hybrid symmetric, 8 l1 \
symmetric Gauss-Seidel, 18 l1 Jacobi), sweeps, cycle (0 V, 1 W)

Axes of smg and boomeramg with one point are left out."""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "benchmark",
        description="Time a routine for many values of its parameters, and append a line for each to a CSV "
        "file. Sizes of matrices are drawn at random, uniform in their logarithms; the other "
        "routines run for "
        "every combination of --values. Configurations that the file holds already are not timed again.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add(
        "routine",
        choices=(*_MATRIX_ROUTINES, *_MULTIGRID, *PARALLEL, *APPLICATIONS),
        help="routine to time; parameters below",
    )
    what = (
        "values of a parameter: 1,2,4 or 16-128:16 or 1-64*2, or another parameter, as in ny=nx; repeatable"
    )
    add("--values", action="append", default=[], metavar="NAME=LIST", help=what)
    add(
        "--list",
        metavar="FILE.csv",
        help="configurations, a line for each, as `chainline sample -o` writes them",
    )
    add(
        "--configurations",
        type=int,
        metavar="N",
        help=f"number of configurations (default: {N_DRAWN} of matrices, all of others)",
    )
    add("--range", metavar="A-B", help=f"range of every size of a matrix (default {RANGE})")
    add_rounds(parser, 10)
    add("--compiler", choices=_COMPILERS, help="compiler of stencil, p2p, m2l and fmm (default gcc)")
    add(
        "--oversubscribe",
        action="store_true",
        help="of smg and boomeramg: allow up to four processes on a core",
    )
    add_executor(parser)
    add_seed(parser, "configurations and data")
    add("-o", "--output", required=True, metavar="DATA.csv", help="table to which lines are appended")
    add_json(parser, "a summary in words")
    parser.set_defaults(run="chainline.cli.programs.benchmark.run:run")

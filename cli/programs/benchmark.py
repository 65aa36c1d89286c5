"""A routine or an application's kernel timed over its parameters, as a table."""

from __future__ import annotations

import argparse

from ...api.request.programs import BENCHMARK
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

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
    add_request(parser, BENCHMARK)
    add_json(parser, "a summary in words")
    parser.set_defaults(run="chainline.cli.programs.benchmark:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline benchmark`."""
    from ...api.benchmark import benchmark

    found = benchmark(**arguments_of(options, BENCHMARK))
    if options.json:
        print_json(found.to_json())
    else:
        print(found.caption)

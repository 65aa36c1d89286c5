"""What is typed after `chainline peers`."""

from __future__ import annotations

import argparse

from ....codegen.variant import DType
from ....models.kernels.peers.names import PEERS
from ....models.kernels.ranking.shortlist import PATIENCE_S
from ...options.figures import add_figures
from ...options.machine import add_machine_option
from ...options.shared import add_json, add_patience, add_rounds
from ...parser import Commands

_EXAMPLE = """examples:
  chainline peers --order 7
  chainline peers --order 1-15 -o peers.csv --figures figures        # again: resumes
  chainline peers --order 1-15 --residence memory --dtype float32 -o streamed.csv
  chainline peers --order 3-7 --peers libxsmm,gcc --variants mine.csv --json

A file of --variants has lines of order,schedule,split, such as: 7,512 mask z/v3/u6 xy/u6,"4,4" """


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    peers = commands.add_parser(
        "peers",
        description="Measure kernels in explicit vectors, libxsmm, OpenBLAS, numpy.einsum and what compilers "
        "vectorise by themselves (unsplit, and the best of their splits: all up to order 5, balanced ones of "
        "2 to 4 parts above) in interleaved rounds on this machine.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    peers.add_argument("--order", required=True, metavar="P", help="such as 7, 1-15 or 3,5,7-9")
    peers.add_argument("--dtype", choices=list(DType), default=DType.FLOAT64, help="default: float64")
    where = peers.add_mutually_exclusive_group()
    where.add_argument("--elements", type=int, metavar="N", help="elements of a call (default 1)")
    where.add_argument("--residence", metavar="LEVEL", help="as many as reside in L1, L2, L3 or memory")
    peers.add_argument(
        "--peers", default=",".join(PEERS), metavar="NAMES", help=f"of {', '.join(PEERS)} (default: all)"
    )
    peers.add_argument(
        "--variants", metavar="FILE", help="our kernels, instead of those that `best --space full` ranks"
    )
    add_machine_option(peers, host_only=True)
    add_rounds(peers)
    add_patience(peers, PATIENCE_S, "the contenders of each order")
    peers.add_argument("-o", "--output", metavar="FILE.csv", help="append the results of each order; resumes")
    add_figures(peers, "draw GFLOPS and shares by order")
    add_json(peers, "tables")
    peers.set_defaults(run="chainline.cli.kernels.peers.run:run")

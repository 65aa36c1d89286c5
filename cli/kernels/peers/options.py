"""Command-line options of `chainline peers`."""

from __future__ import annotations

from ....codegen.variant import DType
from ....models.kernels.peers.names import PEERS
from ....models.kernels.ranking.shortlist import PATIENCE_S
from ...options.figures import add_figures
from ...options.machine import add_machine_option
from ...options.shared import add_json, add_patience, add_rounds
from ...parser import Commands

_EXAMPLE = """examples:
  chainline peers --order 7
  chainline peers --order 1-15 -o peers.csv --figures figures        # when run again, it resumes
  chainline peers --order 1-15 --residence memory --dtype float32 -o streamed.csv
  chainline peers --order 3-7 --peers libxsmm,gcc --variants mine.csv --json

a file of --variants:
  order,schedule,split
  7,512 mask z/v3/u6 xy/u6,"4,4"
"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    peers = commands.add_parser(
        "peers",
        description="Measure kernels in explicit vectors beside libxsmm, OpenBLAS, numpy.einsum and kernels "
        "that compilers vectorise, in interleaved rounds on this machine. Of the compilers the "
        "unsplit kernel "
        "and the fastest split are shown: of all splits up to order 5, of balanced ones of 2 to 4 "
        "parts above.",
        epilog=_EXAMPLE,
    )
    peers.add_argument(
        "--order", required=True, metavar="P", help="polynomial orders, such as 7, 1-15 or 3,5,7-9"
    )
    peers.add_argument(
        "--dtype", choices=list(DType), default=DType.FLOAT64, help="type of numbers (default: float64)"
    )
    where = peers.add_mutually_exclusive_group()
    where.add_argument("--elements", type=int, metavar="N", help="elements of a call (default 1)")
    where.add_argument(
        "--residence", metavar="LEVEL", help="as many elements as reside in L1, L2, L3 or memory"
    )
    peers.add_argument(
        "--peers",
        default=",".join(PEERS),
        metavar="NAMES",
        help=f"libraries and compilers, of {', '.join(PEERS)} (default: all)",
    )
    peers.add_argument(
        "--variants",
        metavar="FILE",
        help="kernels in explicit vectors (default: the best of `best --space full`)",
    )
    add_machine_option(peers, host_only=True)
    add_rounds(peers)
    add_patience(peers, PATIENCE_S, "the contenders of each order")
    peers.add_argument(
        "-o",
        "--output",
        metavar="FILE.csv",
        help="append the results of each order; a run that was stopped resumes",
    )
    add_figures(peers, "draw GFLOPS and shares by order")
    add_json(peers, "tables")
    peers.set_defaults(run="chainline.cli.kernels.peers.run:run")

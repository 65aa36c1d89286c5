"""Command-line options of `chainline peers`."""

from __future__ import annotations

from ....api.request.measurement import PEERS
from ...options.figures import add_figures
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    add_request(peers, PEERS)
    add_figures(peers, "draw GFLOPS and shares by order")
    add_json(peers, "tables")
    peers.set_defaults(run="chainline.cli.kernels.peers.run:run")

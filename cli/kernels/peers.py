"""Command `chainline peers`: kernels in explicit vectors beside libraries and compilers, in one run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.measurement import PEERS
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer

if TYPE_CHECKING:
    from ...api.peers import PeerComparison

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
    peers.set_defaults(run="chainline.cli.kernels.peers:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline peers`."""
    from ...api.peers import peers

    found = peers(**arguments_of(options, PEERS))
    print_answer(found, options)
    tell_drawn(draw_into(options, "chainline.cli.kernels.peers:draw", found), options)


def draw(found: PeerComparison, folder: Path) -> list[Path]:
    """Draw the figure of a comparison; return its file in a list."""
    return found.draw(folder)

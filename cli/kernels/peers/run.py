"""Command `chainline peers`: kernels in explicit vectors beside libraries and compilers, in one run."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.peers import PeerComparison, peers
from ....api.request.measurement import PEERS
from ...json_output import print_answer
from ...options.figures import draw_into, tell_drawn
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline peers`."""
    found = peers(**arguments_of(options, PEERS))
    print_answer(found, options)
    tell_drawn(draw_into(options, "chainline.cli.kernels.peers.run:draw", found), options)


def draw(found: PeerComparison, folder: Path) -> list[Path]:
    """Draw the figure of a comparison; return its file in a list."""
    return found.draw(folder)

"""Command `chainline study paper`: figures and tables of Ren et al. 2026 for a machine."""

from __future__ import annotations

import argparse

from ...api.request.paper_studies import STUDY_PAPER
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline study paper --machine a64fx --order 3,7,8 -o a64fx
  chainline study paper --machine clx --threads 20 -o clx --json
  chainline study paper --machine zen5 --data zen5.parquet --trained paper-model -o zen5"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "paper",
        description="Print Tables 2 to 4 of Ren et al. (2026) with the printed values beside ours, and draw "
        "the counterparts of Figs 3, 8, 9 and 11 to 14 for a machine, from simulated speeds or from measured "
        "data sets.",
        epilog=_EXAMPLE,
    )
    add_request(parser, STUDY_PAPER)
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.paper:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study paper`."""
    from ...api.study.paper_figures import paper
    from ...reports.paper import paper_lines
    from ...reports.terminal import print_lines

    found = paper(**arguments_of(options, STUDY_PAPER))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines([*paper_lines(found.result), "", f"drawn: {', '.join(found.figures)}"])

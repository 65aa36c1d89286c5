"""Noise of repeated measurements."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...api.request.programs import NOISE
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline noise experiment.jsonl
  chainline noise rows.parquet                                # of chainline measure
  chainline noise runs.csv --target seconds --features p,n --above 1 --figures figures --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "noise",
        description="Report the noise of repeated measurements: the range of the repetitions over their "
        "mean, by kernel and over all points. In a data set of `chainline measure` rows of equal code are "
        "repetitions of each other.",
        epilog=_EXAMPLE,
    )
    add_request(parser, NOISE)
    add_figures(parser, "draw the distribution, a violin for each metric")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.programs.noise:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline noise`."""
    from ...api.noise import noise
    from ...reports.new_rows import noise_lines
    from ...reports.terminal import print_lines

    found = noise(**arguments_of(options, NOISE))
    name = Path(options.table).stem
    drawn = draw_into(options, "chainline.reports.figures.result_plots:draw_noise", found.levels, name)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(noise_lines(found.levels))
    tell_drawn(drawn, options)

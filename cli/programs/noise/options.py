"""What is typed after `chainline noise`."""

from __future__ import annotations

import argparse

from ...options.figures import add_figures
from ...options.shared import add_columns, add_json, add_kernel, add_variability
from ...parser import Commands

_EXAMPLE = """examples:
  chainline noise experiment.jsonl
  chainline noise rows.parquet                                # of chainline measure
  chainline noise runs.csv --target seconds --features p,n --above 1 --figures figures --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "noise",
        description="The range of repetitions over their mean, by kernel, and over all points. In a data set "
        "of `chainline measure` rows of equal code are repetitions of each other.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add("--above", type=float, default=0.0, metavar="PERCENT", help="only kernels with more of the total")
    add_figures(parser, "draw the distribution, a violin for each metric")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.programs.noise.run:run")

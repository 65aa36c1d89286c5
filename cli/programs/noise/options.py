"""Command-line options of `chainline noise`."""

from __future__ import annotations

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
        description="Report the noise of repeated measurements: the range of the repetitions over their "
        "mean, by kernel and over all points. In a data set of `chainline measure` rows of equal code are "
        "repetitions of each other.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="table of runs: a format of Extra-P, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add(
        "--above",
        type=float,
        default=0.0,
        metavar="PERCENT",
        help="only kernels with more than this share of the total (default 0)",
    )
    add_figures(parser, "draw the distribution, a violin for each metric")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.programs.noise.run:run")

"""What is typed after `chainline study models`."""

from __future__ import annotations

from ....models.empirical.fitting.registry import COMPARED
from ...options.executor import add_executor
from ...options.figures import add_figures
from ...options.shared import add_columns, add_json, add_seed, add_workers
from ...parser import Commands

_EXAMPLE = """examples:
  chainline study models train.csv test.csv --target seconds --features m,n,k -o trials.csv \\
      --figures figures
  chainline study models train.csv test.csv --target seconds --models cpr,et,knn --most 8192 -o t.csv --json
  chainline study models train.csv test.csv --target seconds --beyond m --above 2048 --below 512,1024,2048 \\
      --sizes 4096 -o beyond.csv --figures figures"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "models",
        description="Fit every class of models over its ranges of parameters to more and more of TRAIN.csv, "
        "predict TEST.csv, and draw the counterparts of Figs 3 to 8 of Hutter and Solomonik. Hours for large "
        "tables; killed and started again it goes on where it stopped.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("train", metavar="TRAIN.csv", help="header, then a line for each measured configuration")
    add("test", metavar="TEST.csv", help="the same columns")
    add_columns(parser, required=True)
    add("--space", metavar="FILE.toml", help="kind, range and spacing of each parameter (inferred)")
    add("--models", metavar="NAMES", help=f"of {', '.join(COMPARED)} (all)")
    add("--only", metavar="A=X,B=Y", help="settings with these parameters (default: all of the plan)")
    add("--most", type=int, metavar="N", help="configurations to learn from at most (default: all)")
    add("--sizes", metavar="N,N,...", help="configurations to learn from, in place of 256, 512, ...")
    add("--limit", type=float, default=1000.0, metavar="SECONDS", help="for a fit (default 1000)")
    add_workers(parser, 1)
    add_executor(parser)
    add("--beyond", metavar="A,B,...", help="parameters that are extrapolated")
    add("--above", type=float, metavar="VALUE", help="test where all of them are at least this")
    add("--below", metavar="V,V,...", help="learn where all of them are below each of these in turn")
    add_seed(parser)
    add("-o", "--output", required=True, metavar="TRIALS.csv", help="every fit, a line; appended to")
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.models.run:run")

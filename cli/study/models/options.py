"""Options of `chainline study models`."""

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
        "predict TEST.csv, and draw the counterparts of Figs 3 to 8 of Hutter and Solomonik. Takes hours for "
        "large tables; a run that was stopped resumes.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("train", metavar="TRAIN.csv", help="table with a header and a line for each measured configuration")
    add("test", metavar="TEST.csv", help="table of the configurations to predict, with the same columns")
    add_columns(parser, required=True)
    add("--space", metavar="FILE.toml", help="kind, range and spacing of each parameter (default: inferred)")
    add("--models", metavar="NAMES", help=f"classes of models, of {', '.join(COMPARED)} (default: all)")
    add("--only", metavar="A=X,B=Y", help="try only settings with these values (default: all settings)")
    add("--most", type=int, metavar="N", help="most configurations to learn from (default: all)")
    add(
        "--sizes", metavar="N,N,...", help="numbers of configurations to learn from, instead of 256, 512, ..."
    )
    add("--limit", type=float, default=1000.0, metavar="SECONDS", help="time limit of a fit (default 1000)")
    add_workers(parser, 1)
    add_executor(parser)
    add("--beyond", metavar="A,B,...", help="parameters to extrapolate")
    add(
        "--above",
        type=float,
        metavar="VALUE",
        help="test rows: those in which all of --beyond are at least this",
    )
    add(
        "--below",
        metavar="V,V,...",
        help="rows to learn from: those in which all of --beyond are below each of these in turn",
    )
    add_seed(parser)
    add(
        "-o",
        "--output",
        required=True,
        metavar="TRIALS.csv",
        help="table with a line for each fit, to which new lines are appended",
    )
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.models.run:run")

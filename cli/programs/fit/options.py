"""Command-line options of `chainline fit`."""

from __future__ import annotations

from ....models.empirical.fitting.registry import ANALYTICAL, FITTED, titled
from ...options.executor import add_executor
from ...options.figures import add_figures
from ...options.machine import MACHINE_NAMES, add_no_calibration
from ...options.page import add_html
from ...options.shared import add_columns, add_json, add_kernel, add_seed, add_variability
from ...parser import Commands

_EXAMPLE = """examples:
  chainline fit train.csv                        # chooses the class of models, and says how good it is
  chainline fit train.csv --target seconds -o my.model                 # and keeps it
  chainline fit train.csv --target seconds --time 60 -o my.model
  chainline fit --model cpr train.csv --target seconds --features m,n,k -o gemm.model
  chainline fit --model cpr train.csv --target seconds --space space.toml --set rank=8 -o my.model
  chainline fit --model et train.csv --target seconds -o trees.model --json
  chainline fit --model et runs.xlsx -o trees.model    # what is the target is guessed, and told
  chainline fit --model pmnf profiles/ --target "time (inclusive)"    # a set of .cubex or .cali files
  chainline fit --model pmnf experiment.txt            # Extra-P's text, JSON, JSON Lines or Talpas
  chainline fit --model pmnf runs.csv --target seconds --features p,n --set segmented=yes --json
  chainline fit --model pmnf experiment.txt --figures figures    # each law over its measurements
  chainline fit --model hybrid --analytical stencil sweeps.csv --target seconds --features I,J,K -o s.model
  chainline fit --model influence runs.csv --target seconds --set max_degree=2 -o influence.model
  chainline fit --model influence measurements.xml --options model.xml --target Performance -o my.model
  chainline fit --model hybrid --analytical influence runs.csv --target seconds -o my.model
  chainline fit --model hybrid --analytical other.model runs.csv --target seconds -o my.model
  chainline fit --model hybrid --analytical smg-3d runs.csv --target seconds --set constants=fitted -o s.model
  chainline fit --model hybrid --analytical smg-3d runs.csv --target seconds \\
      --set alpha=1e-6 --set beta=1e-8 --set f=1e-9 -o s.model"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "fit",
        description="Fit a model of execution times to a table, a row for each measured configuration.",
        epilog=_EXAMPLE,
    )
    parser.add_argument(
        "data",
        metavar="TRAIN.csv",
        help="table (text, Excel, Parquet, JSON) with a row for each run, or what a tool wrote: .cubex, "
        ".cali, a folder of them, JSON of Google Benchmark, pyperf, hyperfine, logs of ReFrame; see "
        "--options",
    )
    parser.add_argument(
        "--model",
        default="auto",
        choices=list(FITTED),
        help=f"{titled(FITTED)}; default auto",
    )
    parser.add_argument(
        "--analytical",
        metavar="MODEL",
        help=f"what a hybrid model learns from beside the parameters: {titled(ANALYTICAL)}; influence, "
        "learned from the same rows first; or a file of this command",
    )
    parser.add_argument(
        "--machine",
        metavar="KEY",
        help=f"machine of the analytical models except smg-*, amg and influence: {MACHINE_NAMES}",
    )
    add_no_calibration(parser)
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    parser.add_argument(
        "--time", type=float, metavar="SECONDS", help="of auto: start no further class after this time"
    )
    parser.add_argument(
        "--blocks",
        type=int,
        metavar="N",
        help="of auto: try the first N classes, to repeat a run with --time",
    )
    parser.add_argument("--space", metavar="FILE.toml", help="kind, range and spacing of each parameter")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a parameter of the model, such as rank=8; given again the last counts, but lists add up "
        "(extrapolated=m,n or in two); of a hybrid model constants=fitted, or the seconds "
        "of smg-* (alpha per message, beta per double that is sent, f per operation) and amg "
        "(seconds_per_nonzero, seconds_per_visit), or, with --analytical influence, what --model influence "
        "takes, such as penalty=bic; of influence, threshold is the error that is enough, as a share of the "
        "root mean square, and margin the share of the squared error that a term must take away",
    )
    add_seed(parser)
    add_executor(parser, " (of auto)")
    parser.add_argument(
        "-o",
        "--output",
        metavar="MODEL",
        help="file to write the model into; without it the model is told of, and not kept",
    )
    add_figures(
        parser,
        "draw predicted against measured, residuals and the response along each parameter; of pmnf each law",
    )
    add_html(parser, "predicted beside measured, residuals, formula, errors of held-out rows")
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.programs.fit.run:run")

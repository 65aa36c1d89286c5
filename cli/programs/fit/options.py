"""Command-line options of `chainline fit`."""

from __future__ import annotations

from ....api.request.programs import FIT
from ...options.figures import add_figures
from ...options.page import add_html
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    add_request(parser, FIT)
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

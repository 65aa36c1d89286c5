"""Options of `chainline study models`."""

from __future__ import annotations

from ....api.request.studies import STUDY_MODELS
from ...options.figures import add_figures
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    add_request(parser, STUDY_MODELS)
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.models.run:run")

"""Command `chainline study learning-curve`: pure learning against hybrid models, by the rows learned from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.studies import LEARNING_CURVE
from ..output_files import add_figures, draw_into, tell_drawn
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.study.learning_curves import LearningCurve

_EXAMPLE = """examples:
  chainline study learning-curve grids.csv --target seconds --features I,J,K --analytical stencil \\
      -o errors.csv
  chainline study learning-curve fmm.csv --target seconds --features threads,N,q,k --analytical fmm \\
      --aggregation none --fractions 0.05,0.1,0.2,0.4 -o errors.csv --figures figures
  chainline study learning-curve grids.csv --target seconds --features I,J,K --candidates dt,rf,et --json
  chainline study learning-curve solver.csv --target seconds --candidates et,influence,chosen \\
      --sizes 50,400"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "learning-curve",
        description="Fit learned, analytical and hybrid models to random shares of DATA.csv, and predict the "
        "rows that no share holds. Prints the MAPE of each model and share, paired differences, and the "
        "number of rows needed for a MAPE: the counterparts of Figs 5 and 7 "
        "to 10 of Ibeid et al. Killed and started again with the same -o it goes on where it stopped.",
        epilog=_EXAMPLE,
    )
    add_request(parser, LEARNING_CURVE)
    add_figures(parser, "draw learning-curve-DATA.png")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.learning_curve:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline study learning-curve`."""
    from ...api.study.learning_curves import learning_curve
    from ...reports.rows_learned_from import learning_curve_lines
    from ...reports.terminal import print_lines

    found = learning_curve(**arguments_of(options, LEARNING_CURVE))
    drawn = draw_into(options, "chainline.cli.study.learning_curve:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(learning_curve_lines(found.run, found.curve))
    tell_drawn(drawn, options)


def draw(found: LearningCurve, folder: Path) -> list[Path]:
    """Draw a learning curve into a folder; return the file."""
    from ...reports.figures.studies import draw_training_share

    return [draw_training_share(found.run, found.curve, folder / f"learning-curve-{found.run.data}.png")]

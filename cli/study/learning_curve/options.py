"""Options of `chainline study learning-curve`."""

from __future__ import annotations

import argparse

from ....models.empirical.fitting.registry import ANALYTICAL, CANDIDATES, titled
from ...options.executor import add_campaign, add_executor
from ...options.figures import add_figures
from ...options.machine import add_machine_option
from ...options.shared import add_columns, add_json, add_seed, add_variability, add_workers
from ...parser import Commands

_EXAMPLE = """examples:
  chainline study learning-curve grids.csv --target seconds --features I,J,K --analytical stencil \\
      -o errors.csv
  chainline study learning-curve fmm.csv --target seconds --features threads,N,q,k --analytical fmm \\
      --aggregation none --fractions 0.05,0.1,0.2,0.4 -o errors.csv --figures figures
  chainline study learning-curve grids.csv --target seconds --features I,J,K --candidates dt,rf,et --json
  chainline study learning-curve solver.csv --target seconds --candidates et,influence,chosen \\
      --sizes 50,400"""
FRACTIONS = (0.01, 0.02, 0.04, 0.1, 0.15, 0.2)
"""Fractions of Fig. 7 of Ibeid et al., both panels."""
USUAL, USUAL_PURE = "et,stacked,hybrid,ratio,analytical", "dt,rf,et"


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
    _add_what_is_compared(parser)
    add = parser.add_argument
    add("--goal", type=float, default=10.0, metavar="PERCENT", help="MAPE to reach (default 10)")
    add_seed(parser, "the draws")
    add_workers(parser, 1)
    add_executor(parser)
    add_campaign(parser)
    add("-o", "--output", metavar="ERRORS.csv", help="table of errors, to which new lines are appended")
    add_figures(parser, "draw learning-curve-DATA.png")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study.learning_curve.run:run")


def _add_what_is_compared(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("data", metavar="DATA.csv", help="table with a header and a line for each measured configuration")
    add_columns(parser, required=True)
    add_variability(parser)
    models = f"analytical model, with its columns: {titled(ANALYTICAL)}; *-code: from the assembly of gcc"
    add("--analytical", choices=list(ANALYTICAL), metavar="MODEL", help=models)
    add_machine_option(parser, "machine of the analytical model: ")
    constants = "seconds in the analytical model: alpha, beta and f (smg-*), seconds_per_nonzero and "
    constants += "seconds_per_visit (amg)"
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=constants)
    _add_draws(parser)
    names = (
        f"models to compare, of {titled(CANDIDATES)} (default: {USUAL}; without --analytical: {USUAL_PURE})"
    )
    add("--candidates", metavar="NAMES", help=names)
    add(
        "--aggregation",
        default="mean",
        metavar="HOW",
        help="of hybrid: mean (default), learned, none, or a weight from 0 to 1",
    )
    add(
        "--log",
        choices=("yes", "no"),
        default="yes",
        help="fit logarithms of the times (default yes; published: no)",
    )


def _add_draws(parser: argparse.ArgumentParser) -> None:
    """Add `--draws`, `--sizes` and `--fractions`: which rows are learned from."""
    add = parser.add_argument
    shares = ",".join(map(str, FRACTIONS))
    add(
        "--fractions",
        metavar="F,F,...",
        help=f"shares of the rows to learn from (default {shares}, where they have enough rows)",
    )
    add("--sizes", metavar="N,N,...", help="numbers of rows to learn from, instead of --fractions")
    add(
        "--draws", type=int, default=30, metavar="N", help="random draws of the rows, at least 2 (default 30)"
    )

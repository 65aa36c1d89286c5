"""`chainline study learning-curve`: pure learning against hybrid models, by the rows learned from."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...files.output import require_not_read
from ..figures import add_figures, draw_into, tell_drawn
from ..json_output import print_json
from ..machine_option import add_machine_option
from ..options import add_columns, add_json, add_seed, add_variability, add_workers, input_files
from ..parser import Commands
from .learning_curve_options import (
    ANALYTICAL,
    CANDIDATES,
    DEFAULT,
    DEFAULT_PURE,
    FRACTIONS,
    check_numbers,
    draw_rows,
    load_analytical,
    parse_aggregation,
    parse_names,
    predict_rows,
    read_rows,
    warn_of_rows,
    where_measured,
)

if TYPE_CHECKING:
    from ...models.empirical.evaluation.curves.curve import CurveRun, ShareCurve
    from ...models.empirical.evaluation.curves.study import Draw

_EXAMPLE = """examples:
  chainline study learning-curve grids.csv --target seconds --features I,J,K --analytical stencil \\
      -o errors.csv
  chainline study learning-curve fmm.csv --target seconds --features threads,N,q,k --analytical fmm \\
      --aggregation none --fractions 0.05,0.1,0.2,0.4 -o errors.csv --figures figures
  chainline study learning-curve grids.csv --target seconds --features I,J,K --candidates dt,rf,et --json
  chainline study learning-curve solver.csv --target seconds --candidates et,influence,chosen \\
      --sizes 50,400"""


def add_learning_curve(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "learning-curve",
        description="Learn from random shares of DATA.csv, by trees alone, by trees that see what an "
        "analytical model predicts, and by influence models; predict all rows that are in none of the "
        "shares, the same at every share. Prints MAPE, the "
        "differences in the same draws, and the rows needed for a MAPE: the counterparts of Figs 5 and 7 "
        "to 10 of Ibeid et al. Killed and started again with the same -o it goes on where it stopped.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_what_is_compared(parser)
    add = parser.add_argument
    add("--draws", type=int, default=30, metavar="N", help="of the rows, two at least (default 30)")
    add("--goal", type=float, default=10.0, metavar="PERCENT", help="MAPE that is enough (default 10)")
    add_seed(parser, "the draws")
    add_workers(parser, 1)
    add("-o", "--output", metavar="ERRORS.csv", help="a line for each error; appended to")
    add_figures(parser, "draw learning-curve-DATA.png")
    add_json(parser, "tables")
    parser.set_defaults(run=_learning_curve)


def _add_what_is_compared(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("data", metavar="DATA.csv", help="header, then a line for each measured configuration")
    add_columns(parser, required=True)
    add_variability(parser)
    columns = "of columns I,J,K[,bi,bj,bk] (stencil, stencil-code), N,q[,k] (fmm, p2p, m2l, p2p-code), "
    columns += "px[,py,pz],nx (smg-*) or those of `chainline benchmark amg`"
    add("--analytical", choices=ANALYTICAL, help=f"model, {columns}; *-code: from the assembly of gcc")
    add_machine_option(parser, "of the model: ")
    constants = "seconds of the model: alpha, beta and f (smg-*), seconds_per_nonzero and _visit (amg)"
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=constants)
    shares = ",".join(map(str, FRACTIONS))
    add("--fractions", metavar="F,F,...", help=f"of the rows, learned from (default {shares}, if enough)")
    add("--sizes", metavar="N,N,...", help="numbers of rows learned from, in place of --fractions")
    names = f"some of {', '.join(CANDIDATES)} (default {DEFAULT}; without --analytical {DEFAULT_PURE})"
    add("--candidates", metavar="NAMES", help=names)
    add("--aggregation", default="mean", metavar="HOW", help="of hybrid: mean (default), learned, none, 0-1")
    add("--log", choices=("yes", "no"), default="yes", help="learn logarithms (default yes; published: no)")


def _learning_curve(options: argparse.Namespace) -> None:
    # scikit-learn takes seconds to import, which other commands do not need
    from ...models.empirical.evaluation.curves.candidates import Ingredients, make_candidates  # noqa: PLC0415
    from ...models.empirical.evaluation.curves.curve import CurveRun, share_curve  # noqa: PLC0415
    from ...models.empirical.evaluation.curves.draw_by_draw import resumed_errors  # noqa: PLC0415
    from ...models.empirical.evaluation.curves.error_file import ErrorFile, digest, run_columns  # noqa: PLC0415
    from ...models.empirical.metrics import mape  # noqa: PLC0415

    if options.output:
        require_not_read(options.output, input_files(options))
    check_numbers(options)
    names, aggregation = parse_names(options), parse_aggregation(options.aggregation)
    table = read_rows(options)
    X, y = table.features, table.times
    assert y is not None, "a target is required"
    model, machine = load_analytical(options, X) or (None, None)
    candidates = make_candidates(names, Ingredients(model, aggregation, options.log == "yes"))
    draws = draw_rows(options, len(X))
    predictions = None if model is None else predict_rows(options.data, model, X)
    run = CurveRun(
        data=Path(options.data).stem,
        cpu=where_measured(options.data),
        target=options.target,
        features=tuple(X.columns),
        n_rows=len(X),
        n_tested=len(draws[0].tested),
        n_draws=options.draws,
        seed=options.seed,
        log=options.log == "yes",
        analytical=options.analytical,
        machine=machine,
        aggregation=aggregation,
        analytical_mape=None if predictions is None else mape(y, predictions),
    )
    file = None
    if options.output:
        of_model = "" if predictions is None else digest(predictions)
        file = ErrorFile(Path(options.output), run_columns(run, names, digest(X.to_numpy(), y), of_model))
    warn_of_rows(options, table)
    errors = resumed_errors(candidates, X, y, draws, file, _teller(options.draws), options.workers)
    _show(options, run, share_curve(errors, options.goal / 100))


def _teller(n_draws: int) -> Callable[[Draw], None]:
    """Return what says on standard error that a draw is begun, once for all of its shares."""
    said: set[int] = set()

    def on_draw(draw: Draw) -> None:
        if draw.number not in said:
            print(f"draw {draw.number + 1} of {n_draws}", file=sys.stderr)
            said.add(draw.number)

    return on_draw


def _show(options: argparse.Namespace, run: CurveRun, curve: ShareCurve) -> None:
    from ...reports.learning_curve import learning_curve_report, learning_curve_to_json  # noqa: PLC0415

    drawn = draw_into(options, partial(_draw, run, curve))
    if options.json:
        print_json(learning_curve_to_json(run, curve))
    else:
        learning_curve_report(run, curve)
    tell_drawn(drawn, options)


def _draw(run: CurveRun, curve: ShareCurve, folder: Path) -> list[Path]:
    from ...reports.figures.training_share import draw_training_share  # noqa: PLC0415 - an optional part

    return [draw_training_share(run, curve, folder / f"learning-curve-{run.data}.png")]

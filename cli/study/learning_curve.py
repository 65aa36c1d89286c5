"""`chainline study learning-curve`: pure learning against hybrid models, by the rows learned from."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...arrays import Floats
from ...errors import UsageError
from ...files.output import require_not_read
from ...models.empirical.fitting.registry import ANALYTICAL, CANDIDATES, titled
from ..json_output import print_json
from ..options.chosen_machine import chosen_machine
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.machine import add_machine_option
from ..options.settings import parse_settings
from ..options.shared import (
    add_columns,
    add_json,
    add_seed,
    add_variability,
    add_workers,
    input_files,
    require_positive,
)
from ..parser import Commands
from .draws import add_draws, draw_rows
from .measured_rows import read_rows, warn_of_rows, where_measured

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...models.empirical.analytical.named import ApplicationModel
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


_DEFAULT, _DEFAULT_PURE = "et,stacked,hybrid,ratio,analytical", "dt,rf,et"


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
    models = f"model, and the columns that it is of: {titled(ANALYTICAL)}; *-code: from the assembly of gcc"
    add("--analytical", choices=list(ANALYTICAL), metavar="MODEL", help=models)
    add_machine_option(parser, "of the model: ")
    constants = "seconds of the model: alpha, beta and f (smg-*), seconds_per_nonzero and _visit (amg)"
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=constants)
    add_draws(parser)
    names = f"some of {titled(CANDIDATES)}; default {_DEFAULT}, without --analytical {_DEFAULT_PURE}"
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
    _check_numbers(options)
    names, aggregation = _candidate_names(options), _aggregation(options.aggregation)
    table = read_rows(options)
    X, y = table.features, table.times
    assert y is not None, "a target is required"
    model, machine = _analytical(options, X) or (None, None)
    candidates = make_candidates(names, Ingredients(model, aggregation, options.log == "yes"))
    draws = draw_rows(options, len(X))
    predictions = None if model is None else _predicted(options.data, model, X)
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


def _check_numbers(options: argparse.Namespace) -> None:
    """Raise a UsageError if a number given is of no use."""
    if options.draws < 2:
        raise UsageError(f"--draws {options.draws}: an interval needs 2 or more")
    require_positive(options, "workers")
    if options.seed < 0:
        raise UsageError(f"--seed {options.seed}: give 0 or more")
    if not (math.isfinite(options.goal) and options.goal > 0):
        raise UsageError(f"--goal {options.goal:g}: give a MAPE in per cent, above 0")


def _candidate_names(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the candidates that are asked for, each once."""
    default = _DEFAULT if options.analytical else _DEFAULT_PURE
    given = default if options.candidates is None else options.candidates
    names = tuple(dict.fromkeys(given.split(",")))
    if unknown := [name for name in names if name not in CANDIDATES]:
        raise UsageError(f"--candidates: {unknown[0]!r} is unknown; choose some of {', '.join(CANDIDATES)}")
    return names


def _aggregation(text: str) -> str | float | None:
    """Return how predictions are aggregated, as `HybridRegressor` takes it."""
    if text in ("mean", "learned", "none"):
        return None if text == "none" else text
    with suppress(ValueError):
        share = float(text)
        if 0 <= share <= 1:
            return share
    raise UsageError(f"--aggregation {text}: give mean, learned, none, or a share from 0 to 1")


def _analytical(options: argparse.Namespace, table: DataFrame) -> tuple[ApplicationModel, str | None] | None:
    """Return the analytical model, and the key of the machine whose constants it has, if of one."""
    if not options.analytical:
        if options.set:
            raise UsageError("--set: constants are those of an --analytical model; give one")
        return None
    from ...models.empirical.analytical.multigrid.by_name import positive_constants  # noqa: PLC0415
    from ...models.empirical.analytical.named import COUNTED, make_analytical  # noqa: PLC0415

    if options.analytical in COUNTED:
        names = COUNTED[options.analytical].constant_names
        given = positive_constants(options.analytical, names, parse_settings(options.set))
        return make_analytical(options.analytical, None, table, given), None
    if options.set:
        raise UsageError(f"--set: constants of {options.analytical} are those of --machine; leave it out")
    machine = chosen_machine(options)
    return make_analytical(options.analytical, machine, table), machine.key


def _predicted(path: str, model: ApplicationModel, features: DataFrame) -> Floats:
    """Return what an analytical model says of every row, before hours are spent on what it cannot say."""
    from ...models.empirical.estimators.hybrid.analytical import analytical_times  # noqa: PLC0415

    try:
        return analytical_times(model, features, positive=True)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None


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

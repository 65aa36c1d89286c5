"""Pure learning against hybrid models, by the rows learned from."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from pandas import DataFrame

from ....arrays import Floats
from ....errors import UsageError
from ....files.output import require_not_read
from ....models.empirical.analytical.multigrid.by_name import positive_constants
from ....models.empirical.analytical.named import COUNTED, ApplicationModel, make_analytical
from ....models.empirical.estimators.hybrid.analytical import analytical_times
from ....models.empirical.evaluation.curves.candidates import Ingredients, make_candidates
from ....models.empirical.evaluation.curves.curve import CurveRun, ShareCurve, share_curve
from ....models.empirical.evaluation.curves.draws import AnalyticalUsed, Elsewhere, resumed_errors
from ....models.empirical.evaluation.curves.error_file import ErrorFile, digest, run_columns
from ....models.empirical.evaluation.curves.study import Draw
from ....models.empirical.fitting.registry import CANDIDATES
from ....models.empirical.metrics import mape
from ....reports.learning_curve import learning_curve_lines, learning_curve_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...options.chosen_machine import chosen_machine
from ...options.figures import draw_into, tell_drawn
from ...options.settings import parse_settings
from ...options.shared import input_files, require_positive
from .draws import draw_rows
from .measured_rows import read_rows, warn_of_rows, where_measured
from .options import USUAL, USUAL_PURE


def run(options: argparse.Namespace) -> None:
    """Run `chainline study learning-curve`."""
    if options.output:
        require_not_read(options.output, input_files(options))
    _check_numbers(options)
    names, aggregation = _candidate_names(options), _aggregation(options.aggregation)
    table = read_rows(options)
    X, y = table.features, table.times
    assert y is not None, "a target is required"
    spread = chosen_spread(options)
    used = _analytical(options, X)
    model = None if used is None else used.model
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
        machine=None if used is None or used.machine is None else used.machine.key,
        aggregation=aggregation,
        analytical_mape=None if predictions is None else mape(y, predictions),
    )
    file = None
    if options.output:
        of_model = "" if predictions is None else digest(predictions)
        file = ErrorFile(Path(options.output), run_columns(run, names, digest(X.to_numpy(), y), of_model))
    warn_of_rows(options, table)
    elsewhere = None
    if spread is not None:
        elsewhere = Elsewhere(spread, aggregation, options.log == "yes", used, options.seed)
    told = _teller(options.draws)
    errors = resumed_errors(candidates, X, y, draws, file, told, options.workers, elsewhere)
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
    default = USUAL if options.analytical else USUAL_PURE
    given = default if options.candidates is None else options.candidates
    names = tuple(dict.fromkeys(given.split(",")))
    if unknown := [name for name in names if name not in CANDIDATES]:
        raise UsageError(f"--candidates: {unknown[0]!r} is unknown; choose some of {', '.join(CANDIDATES)}")
    return names


def _aggregation(text: str) -> str | float | None:
    """Return the value of `--aggregation` for `HybridRegressor`."""
    if text in ("mean", "learned", "none"):
        return None if text == "none" else text
    with suppress(ValueError):
        share = float(text)
        if 0 <= share <= 1:
            return share
    raise UsageError(f"--aggregation {text}: give mean, learned, none, or a share from 0 to 1")


def _analytical(options: argparse.Namespace, table: DataFrame) -> AnalyticalUsed | None:
    """Return the analytical model, and its description."""
    if not options.analytical:
        if options.set:
            raise UsageError("--set: constants are those of an --analytical model; give one")
        return None
    if options.analytical in COUNTED:
        names = COUNTED[options.analytical].constant_names
        given = positive_constants(options.analytical, names, parse_settings(options.set))
        return AnalyticalUsed(
            options.analytical, None, given, make_analytical(options.analytical, None, table, given)
        )
    if options.set:
        raise UsageError(f"--set: constants of {options.analytical} are those of --machine; leave it out")
    machine = chosen_machine(options)
    return AnalyticalUsed(
        options.analytical, machine, None, make_analytical(options.analytical, machine, table)
    )


def _predicted(path: str, model: ApplicationModel, features: DataFrame) -> Floats:
    """Return the analytical prediction of every row; an error here precedes hours of training."""
    try:
        return analytical_times(model, features, positive=True)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None


def _teller(n_draws: int) -> Callable[[Draw], None]:
    """Return a function that prints each new draw to standard error, once for all of its shares."""
    said: set[int] = set()

    def on_draw(draw: Draw) -> None:
        if draw.number not in said:
            print(f"draw {draw.number + 1} of {n_draws}", file=sys.stderr)
            said.add(draw.number)

    return on_draw


def _show(options: argparse.Namespace, run: CurveRun, curve: ShareCurve) -> None:
    drawn = draw_into(options, "chainline.cli.study.learning_curve.draw:draw", run, curve)
    if options.json:
        print_json(learning_curve_to_json(run, curve))
    else:
        print_lines(learning_curve_lines(run, curve))
    tell_drawn(drawn, options)

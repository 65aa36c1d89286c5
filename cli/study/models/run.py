"""Command `chainline study models`: errors of classes of models of a program, by the number of rows."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ....api.request.ranges import parse_numbers, parse_whole_numbers
from ....errors import UsageError
from ....files.output import require_not_read
from ....models.empirical.data.parameter_space import infer_space, outside_space
from ....models.empirical.data.space_file import read_space
from ....models.empirical.data.table_file import read_measurements
from ....models.empirical.evaluation.studies.plan import sizes_up_to
from ....models.empirical.evaluation.studies.problem import problem_request
from ....models.empirical.evaluation.studies.run import Execution, compare_models
from ....models.empirical.evaluation.studies.trial import Trial
from ....models.empirical.fitting.registry import COMPARED
from ....reports.compared_models import compared_models_lines, compared_models_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...messages import warn
from ...options.figures import draw_into, tell_drawn
from ...options.shared import require_positive


def run(options: argparse.Namespace) -> None:
    """Run `chainline study models`.

    Raises
    ------
    UsageError
        If an option or a file is wrong, or a row of the test table is outside the parameter space.
    """
    require_not_read(options.output, [options.train, options.test, *filter(None, [options.space])])
    models = _some_models(options.models or ",".join(COMPARED))
    require_positive(options, "workers", "most")
    spread = chosen_spread(options)
    beyond, below = _extrapolation(options)
    space = read_space(options.space) if options.space else None
    features = options.features.split(",") if options.features else (list(space.names) if space else None)
    table = read_measurements(options.train, features, options.target)
    test = read_measurements(options.test, list(table.features.columns), options.target)
    warn(*table.warnings)
    space = space or infer_space(table.features)
    if unlike := outside_space(space.chosen(list(table.features.columns)), test.features):
        raise UsageError(f"{options.test}: {unlike}")
    if unknown := [name for name in beyond if name not in space.names]:
        raise UsageError(f"--beyond {unknown[0]}: no such parameter; they are {', '.join(space.names)}")
    most = min(options.most or len(table.features), len(table.features))
    sizes = sorted(parse_whole_numbers("--sizes", options.sizes)) if options.sizes else sizes_up_to(most)
    problem = problem_request(options.train, options.test, options.target, space, beyond, options.above)
    execution = Execution(options.limit, options.seed, options.workers, _only(options.only))
    trials = compare_models(problem, models, sizes, Path(options.output), execution, _on_trial, below, spread)
    drawn = draw_into(
        options,
        "chainline.cli.study.models.draw:draw",
        trials,
        f"{Path(options.train).stem}: {options.target}",
    )
    if options.json:
        print_json(compared_models_to_json(trials, options.output))
    else:
        print_lines(compared_models_lines(trials))
    tell_drawn(drawn, options)


def _on_trial(trial: Trial) -> None:
    error = trial.note if trial.mlogq is None else f"MLogQ {trial.mlogq:.4g} ({trial.fit_s:.1f} s)"
    limit = "" if trial.work.below is None else f" below {trial.work.below:g}"
    print(f"{trial.work.model} {trial.work.n_train}{limit} {trial.work.setting}: {error}", file=sys.stderr)


def _some_models(text: str) -> list[str]:
    names = list(dict.fromkeys(text.split(",")))
    for name in names:
        if name not in COMPARED:
            raise UsageError(f"--models: {name!r} is unknown; choose some of {', '.join(COMPARED)}")
    return names


def _extrapolation(options: argparse.Namespace) -> tuple[tuple[str, ...], tuple[float | None, ...]]:
    given = [name for name in ("beyond", "above", "below") if getattr(options, name) is not None]
    if not given:
        return (), (None,)
    if len(given) < 3:
        raise UsageError(f"--{given[0]}: extrapolation needs --beyond, --above and --below together")
    return tuple(options.beyond.split(",")), tuple(parse_numbers("--below", options.below))


def _only(text: str | None) -> dict[str, str]:
    parts = [part.partition("=") for part in text.split(",")] if text else []
    if any(not name or not value for name, _, value in parts):
        raise UsageError(f"--only {text}: give parameters and values, such as level=2,refinements=16")
    return {name: value for name, _, value in parts}

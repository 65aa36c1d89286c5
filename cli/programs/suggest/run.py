"""The runs to do next, for a budget."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from ....api.request.ranges import parse_numbers
from ....errors import UsageError
from ....models.empirical.acquisition.plan import search_space, short_parameters, state_of
from ....models.empirical.acquisition.suggest import standing, suggest
from ....models.empirical.data.experiments.read import read_runs
from ....models.empirical.estimators.pmnf.checks import check_times
from ....models.empirical.estimators.pmnf.families import require_few
from ....models.empirical.estimators.pmnf.fit import Statistic
from ....reports.suggest import suggest_lines, suggest_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.rating import tuning_of
from ...options.shared import column_names, require_positive, variability_file


def run(options: argparse.Namespace) -> None:
    """Run `chainline suggest`."""
    require_positive(options, "number", "repetitions", "patience")
    if not 0 < options.budget < math.inf:
        raise UsageError(f"--budget {options.budget:g}: give what all runs may cost, a number above 0")
    tuning, statistic = tuning_of(options), Statistic(options.statistic)
    features = column_names(options.features)
    variability = variability_file(options)
    parameters, series = read_runs(Path(options.data), options.target, features, variability)
    require_few(len(parameters), options.data)
    if series is not None:
        check_times(series, options.data)
    values = dict(map(_values, options.values))
    if unknown := sorted(set(values) - set(parameters)):
        raise UsageError(f"--values {unknown[0]}: no such parameter; they are {', '.join(parameters)}")
    for number, name in enumerate(parameters):
        if name not in values and series is None:
            raise UsageError(f"{options.data}: nothing measured; say what {name} can be by --values")
        if name not in values and series is not None:
            values[name] = sorted(set(series.points[:, number].tolist()))
    names, points = search_space({name: values[name] for name in parameters}, options.constraint)
    warn(*(f"{options.data}: {line}" for line in short_parameters(names, points)))
    state = state_of(series, names, points, options.processes, options.repetitions, statistic)
    runs = suggest(state, options.budget, options.strategy, options.number, options.seed, tuning)
    found = standing(state, runs, options.budget, options.patience)
    if options.json:
        print_json(suggest_to_json(found))
    else:
        print_lines(suggest_lines(found))


def _values(text: str) -> tuple[str, list[float]]:
    """Return name and values of `p=8-512*2`."""
    name, sign, given = text.partition("=")
    if not sign or not name:
        raise UsageError(f"--values {text}: give a parameter and its values, such as p=8-512*2")
    values = parse_numbers(f"--values {name}", given)
    if min(values) <= 0:
        raise UsageError(f"--values {text}: {min(values):g} must be above 0")
    return name, values

"""`chainline suggest`: the runs to do next, for a budget."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...errors import UsageError
from ...models.empirical.acquisition.registry import SUGGESTED
from ..json_output import print_json
from ..options.ranges import parse_numbers
from ..options.shared import (
    add_columns,
    add_json,
    add_seed,
    add_variability,
    column_names,
    require_positive,
    variability_file,
)
from ..parser import Commands

_EXAMPLE = """examples:
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --processes p \\
      --values p=8-512*2 --values n=10-50:10 --number 3
  chainline suggest runs.csv --target seconds --features p,n --budget 5000 --values p=8-1000 \\
      --constraint 'cube(p)' --constraint 'p*n<=20000' --json"""


def add_suggest(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest",
        description="From runs so far and a budget to the next runs, what they are expected to cost and why. "
        "A table with no rows but its header is answered with the runs to start with.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add(
        "data",
        metavar="RUNS",
        help=".csv or .parquet: a line for each run so far, in their order; see --options",
    )
    add_columns(parser, required=True)
    add_variability(parser)
    add("--budget", type=float, required=True, metavar="COST", help="of all runs, those done among them")
    add("--processes", metavar="NAME", help="a second costs as much as this parameter (default: 1)")
    add("--values", action="append", default=[], metavar="NAME=LIST", help="that a parameter can have")
    add("--constraint", action="append", default=[], metavar="TEXT", help="such as cube(p), n%%10, p*n<=4096")
    add("--strategy", choices=SUGGESTED, default="gpr", help="how to choose (default gpr)")
    add("--number", type=int, default=1, metavar="N", help="runs at most (default 1)")
    add("--repetitions", type=int, default=5, metavar="N", help="of a point at most (default 5)")
    add("--patience", type=int, default=3, metavar="N", help="runs without a better fit before it says stop")
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run=_suggest)


def _suggest(options: argparse.Namespace) -> None:
    # scikit-learn and pandas take seconds to import, which other commands do not need
    from ...models.empirical.acquisition.plan import search_space, state_of  # noqa: PLC0415
    from ...models.empirical.acquisition.suggest import suggest  # noqa: PLC0415
    from ...models.empirical.data.experiments.read import read_runs  # noqa: PLC0415
    from ...models.empirical.estimators.pmnf.checks import check_times  # noqa: PLC0415
    from ...models.empirical.estimators.pmnf.families import require_few  # noqa: PLC0415
    from ...reports.suggest import suggest_report, suggest_to_json  # noqa: PLC0415

    require_positive(options, "number", "repetitions", "patience")
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
    state = state_of(series, names, points, options.processes, options.repetitions)
    runs = suggest(state, options.budget, options.strategy, options.number, options.seed)
    document = suggest_to_json(state, runs, options.budget, options.patience)
    if options.json:
        print_json(document)
    else:
        suggest_report(document)


def _values(text: str) -> tuple[str, list[float]]:
    """Return name and values of `p=8-512*2`."""
    name, sign, given = text.partition("=")
    if not sign or not name:
        raise UsageError(f"--values {text}: give a parameter and its values, such as p=8-512*2")
    values = parse_numbers(f"--values {name}", given)
    if min(values) <= 0:
        raise UsageError(f"--values {text}: {min(values):g} must be above 0")
    return name, values

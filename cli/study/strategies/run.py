"""Command `chainline study strategies`: accuracy of scaling laws by measuring strategy and cost."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ....api.request.ranges import parse_shares
from ....errors import UsageError
from ....models.empirical.acquisition.registry import REPLAYED
from ....models.empirical.acquisition.synthetic.random_pool import Noise, Scenario
from ....models.empirical.acquisition.synthetic.tournament import tournament
from ....models.empirical.estimators.pmnf.fit import Statistic
from ....reports.strategies import strategies_lines, strategies_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...options.rating import tuning_of
from ...progress import rewrite_line


def run(options: argparse.Namespace) -> None:
    """Run `chainline study strategies`.

    Raises
    ------
    UsageError
        If an option is wrong.
    """
    names = list(dict.fromkeys(options.strategies.split(",")))
    if unknown := [name for name in names if name not in REPLAYED]:
        raise UsageError(f"--strategies: {unknown[0]!r} is none of {', '.join(REPLAYED)}")
    if options.functions < 1 or options.repetitions < 1:
        raise UsageError("--functions and --repetitions must be positive")
    given = ("noise", "budgets", "within")
    levels, budgets, limits = (parse_shares(f"--{name}", getattr(options, name)) for name in given)
    spread = chosen_spread(options)
    tuning, found = tuning_of(options), []
    for level in levels:
        kind, repetitions = Noise(options.kind), options.repetitions
        statistic, draw = Statistic(options.statistic), options.draw
        shares = tuple(budgets)
        setting = Scenario(options.parameters, level, kind, repetitions, shares, statistic, draw, tuning)
        path = Path(options.output)
        outcomes = tournament(options.functions, names, setting, path, _on_function, options.workers, spread)
        found.append((setting, outcomes))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    drawn = draw_into(options, "chainline.cli.study.strategies.draw:draw", found, limits, options.parameters)
    if options.json:
        print_json(strategies_to_json(found, limits))
    else:
        print_lines(strategies_lines(found, limits))
    tell_drawn(drawn, options)


def _on_function(number: int) -> None:
    if sys.stderr.isatty():
        rewrite_line(f"function {number}")

"""Command `chainline study strategies`: accuracy of scaling laws by measuring strategy and cost."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.request.studies import STUDY_STRATEGIES
from ....api.study.strategy_comparison import StrategyComparison, strategies
from ....reports.strategies import strategies_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline study strategies`."""
    found = strategies(**arguments_of(options, STUDY_STRATEGIES))
    drawn = draw_into(options, "chainline.cli.study.strategies.run:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(strategies_lines(found.found, found.limits))
    tell_drawn(drawn, options)


def draw(found: StrategyComparison, folder: Path) -> list[Path]:
    """Draw the figure of strategies into a folder; return the file."""
    from ....reports.figures.studies import draw_strategies  # noqa: PLC0415 - needs matplotlib

    return [draw_strategies(found.found, found.limits, folder / f"strategies-{found.n_parameters}.png")]

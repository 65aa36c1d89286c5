"""Command `chainline study learning-curve`: pure learning against hybrid models, by the rows learned from."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.request.studies import LEARNING_CURVE
from ....api.study.learning_curves import LearningCurve, learning_curve
from ....reports.learning_curve import learning_curve_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline study learning-curve`."""
    found = learning_curve(**arguments_of(options, LEARNING_CURVE))
    drawn = draw_into(options, "chainline.cli.study.learning_curve.run:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(learning_curve_lines(found.run, found.curve))
    tell_drawn(drawn, options)


def draw(found: LearningCurve, folder: Path) -> list[Path]:
    """Draw a learning curve into a folder; return the file."""
    from ....reports.figures.training_share import draw_training_share  # noqa: PLC0415 - needs matplotlib

    return [draw_training_share(found.run, found.curve, folder / f"learning-curve-{found.run.data}.png")]

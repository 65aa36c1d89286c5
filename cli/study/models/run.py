"""Command `chainline study models`: errors of classes of models of a program, by the number of rows."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.request.studies import STUDY_MODELS
from ....api.study.model_comparison import ModelComparison, models
from ....reports.compared_models import compared_models_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline study models`."""
    found = models(**arguments_of(options, STUDY_MODELS))
    drawn = draw_into(options, "chainline.cli.study.models.run:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(compared_models_lines(found.trials))
    tell_drawn(drawn, options)


def draw(found: ModelComparison, folder: Path) -> list[Path]:
    """Draw the figures of a comparison into a folder; return the files."""
    from ....reports.figures.compared_models import draw_compared_models  # noqa: PLC0415 - needs matplotlib

    return draw_compared_models(found.trials, found.title, folder)

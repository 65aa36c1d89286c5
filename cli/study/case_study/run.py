"""Command `chainline study case-study`; its first message precedes the import of the models."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ....api.request.studies import CASE_STUDY
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...progress import stage
from ...request_options import arguments_of

if TYPE_CHECKING:
    from ....api.study.case_studies import CaseStudyReplay


def run(options: argparse.Namespace) -> None:
    """Run `chainline study case-study`."""
    stage(f"reading {options.table}", quiet=True)
    from ....api.study.case_studies import case_study  # noqa: PLC0415 - loads the models
    from ....reports.case_study import case_study_lines  # noqa: PLC0415

    found = case_study(**arguments_of(options, CASE_STUDY))
    drawn = draw_into(options, "chainline.cli.study.case_study.run:draw", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(case_study_lines(found.study, found.outcomes))
    tell_drawn(drawn, options)


def draw(found: CaseStudyReplay, folder: Path) -> list[Path]:
    """Draw the figure of a case study into a folder; return the file."""
    from ....reports.figures.studies import draw_case_study  # noqa: PLC0415 - needs matplotlib

    return [draw_case_study(found.study, found.outcomes, folder / f"case-study-{found.name}.png")]

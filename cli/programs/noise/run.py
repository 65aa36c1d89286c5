"""Noise of repeated measurements."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.noise import noise
from ....api.request.programs import NOISE
from ....reports.noise import noise_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline noise`."""
    found = noise(**arguments_of(options, NOISE))
    name = Path(options.table).stem
    drawn = draw_into(options, "chainline.reports.figures.noise:draw_noise", found.levels, name)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(noise_lines(found.levels))
    tell_drawn(drawn, options)

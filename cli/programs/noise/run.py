"""Noise of repeated measurements."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....errors import UsageError
from ....models.empirical.data.experiments.noise import noise_levels, read_repeated
from ....reports.noise import noise_lines, noise_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.figures import draw_into, tell_drawn
from ...options.shared import column_names, variability_file


def run(options: argparse.Namespace) -> None:
    """Run `chainline noise`."""
    features, kernels = column_names(options.features), column_names(options.kernel)
    series = read_repeated(Path(options.data), options.target, features, kernels, variability_file(options))
    found = noise_levels(series, options.above / 100)
    if not found:
        raise UsageError(f"{options.data}: nothing was measured twice (above {options.above:g} %)")
    drawn = draw_into(options, "chainline.cli.programs.noise.draw:draw", found, Path(options.data).stem)
    if options.json:
        print_json(noise_to_json(found))
    else:
        print_lines(noise_lines(found))
    tell_drawn(drawn, options)

"""`chainline fit --model auto`: every class of models in turn, the best taken, or several blended."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Mapping
from typing import Any

from ....errors import UsageError
from ....models.empirical.fitting.automatic.fit import Trying, fit_automatically
from ....reports.fit import fit_lines, fit_to_json
from ....reports.model_comparison import league_lines, league_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...messages import warn
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...options.shared import require_positive
from ...progress_bar import progress_bar
from .measurements import measurements_and_space
from .stored import file_to_write, saved

_PAGE = "chainline.cli.programs.fit.page:page"
_FIGURES = "chainline.cli.programs.fit.figures:draw"
_BAR = "{desc:<40} {bar:30} {n_fmt}/{total_fmt} classes, {elapsed}"


def fit_automatic(options: argparse.Namespace, settings: Mapping[str, Any]) -> None:
    """Write the model that was chosen; print why, and how all have done."""
    if settings:
        raise UsageError(f"--set {next(iter(settings))}: is of one class of models; name it by --model")
    if options.time is not None and not (math.isfinite(options.time) and options.time > 0):
        raise UsageError(f"--time {options.time:g}: give seconds above zero")
    require_positive(options, "blocks")
    spread = chosen_spread(options)
    if spread is not None and options.time is not None:
        raise UsageError("--time: is of one machine; with --executor give --blocks, or leave it out")
    measurements, space = measurements_and_space(options)
    path = file_to_write(options)
    warn(*measurements.warnings)
    with progress_bar(_BAR) as tell:
        trying = Trying(options.time, options.blocks, spread)
        chosen = fit_automatically(
            measurements, measurements.target, space, options.seed, time.monotonic, trying, tell
        )
    found = chosen.validated
    size = saved(found.stored, path)
    drawn = draw_into(options, _FIGURES, found, measurements, options.seed)
    write_html(options, _PAGE, found, measurements, None, size)
    if options.json:
        print_json(
            {**fit_to_json(found.stored, measurements, options.output, size), "auto": league_to_json(chosen)}
        )
    else:
        print_lines(league_lines(chosen))
        print_lines(fit_lines(found.stored, measurements, options.output, size))
    tell_drawn(drawn, options)
    tell_html(options)

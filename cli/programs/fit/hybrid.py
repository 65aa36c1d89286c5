"""Command `chainline fit --model hybrid`: learns from measurements and an analytical model of them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from ....analysis.host.default_machine import default_machine
from ....analysis.machine.record import Machine
from ....errors import UsageError
from ....models.empirical.data.table_file import read_training
from ....models.empirical.fitting.analytical_part import analytical_part, require_analytical
from ....models.empirical.fitting.cross_validation import fit_validated
from ....models.empirical.fitting.hybrid_fitting import HYBRID, FittedHybrid, analytical_errors
from ....models.empirical.fitting.influence_fitting import INFLUENCE, one_value_warnings
from ....models.empirical.fitting.suited_columns import suited
from ....reports.fit import fit_lines, fit_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import named_machine
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...progress import done, stage
from .stored import file_to_write, saved

_PAGE = "chainline.cli.programs.fit.page:page"
_FIGURES = "chainline.cli.programs.fit.figures:draw"


def fit_hybrid(options: argparse.Namespace, settings: Mapping[str, Any]) -> None:
    """Write a hybrid model; print its fit, and the errors of its analytical part alone."""
    if options.space:
        raise UsageError("--space: a hybrid model takes parameters as they are; leave it out")
    require_analytical(options.analytical, machine_given=options.machine is not None)
    features = None if options.features is None else options.features.split(",")
    measurements = read_training(options.data, features, options.target, options.variability)
    path = file_to_write(options)
    measurements = suited(HYBRID, measurements, chosen=features is not None)

    def machine() -> Machine:
        # a machine that was calibrated elsewhere need not be a target to compile for: nothing is compiled
        named = options.machine or default_machine().machine
        return named_machine(named, calibrated=not options.no_calibration)

    part = analytical_part(options.analytical, settings, measurements.features, machine)
    warn(*measurements.warnings)
    stage(f"fitting hybrid to {len(measurements.features)} rows, and to parts of them", quiet=True)
    target, seed = measurements.target, options.seed
    found = fit_validated(HYBRID, measurements, target, None, part.settings, seed, part.model)
    stored, analytical = found.stored, part.model
    if options.analytical == INFLUENCE:
        warn(*(f"{options.data}: {line}" for line in one_value_warnings(measurements)))
        analytical = stored.estimator.analytical
    errors = analytical_errors(analytical, measurements)
    done()
    size = saved(stored, path)
    shown = FittedHybrid(stored.estimator, options.analytical, part.machine, part.constants, errors)
    drawn = draw_into(options, _FIGURES, found, measurements, options.seed)
    write_html(options, _PAGE, found, measurements, shown, size)
    if options.json:
        print_json(fit_to_json(stored, measurements, options.output, size, shown))
    else:
        print_lines(fit_lines(stored, measurements, options.output, size, shown))
    tell_drawn(drawn, options)
    tell_html(options)

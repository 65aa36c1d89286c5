"""`chainline fit` for models that learn from rows alone: measurements, a space, settings."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from ....errors import UsageError
from ....models.empirical.data.parameter_space import ParameterSpace
from ....models.empirical.data.space_file import read_space
from ....models.empirical.data.table_file import Measurements, read_training
from ....models.empirical.estimators.progress import listening
from ....models.empirical.fitting.cross_validation import fit_validated
from ....models.empirical.fitting.influence_fitting import INFLUENCE, one_value_warnings
from ....models.empirical.fitting.suited_columns import suited
from ....reports.fit import fit_lines, fit_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...progress import bar, done, stage
from .stored import file_to_write, saved

_PAGE = "chainline.cli.programs.fit.page:page"
_FIGURES = "chainline.cli.programs.fit.figures:draw"


def fit_measurements(options: argparse.Namespace, settings: Mapping[str, Any]) -> None:
    """Write a model; print its fit."""
    measurements, space = measurements_and_space(options)
    path = file_to_write(options)
    warn(*measurements.warnings)
    stage(f"fitting {options.model} to {len(measurements.features)} rows, and to parts of them", quiet=True)
    target = measurements.target
    with listening(bar):
        found = fit_validated(options.model, measurements, target, space, settings, options.seed)
    stored = found.stored
    done()
    if options.model == INFLUENCE:
        warn(*(f"{options.data}: {line}" for line in one_value_warnings(measurements)))
    size = saved(stored, path)
    drawn = draw_into(options, _FIGURES, found, measurements, options.seed)
    write_html(options, _PAGE, found, measurements, None, size)
    if options.json:
        print_json(fit_to_json(stored, measurements, options.output, size))
    else:
        print_lines(fit_lines(stored, measurements, options.output, size))
    tell_drawn(drawn, options)
    tell_html(options)


def measurements_and_space(options: argparse.Namespace) -> tuple[Measurements, ParameterSpace | None]:
    """Read the table, and the space of its parameters where there is a file of it."""
    space = read_space(options.space) if options.space else None
    features = list(space.names) if space else None
    if options.features is not None:
        features = options.features.split(",")
    if space is not None and features is not None:
        if missing := [name for name in features if name not in space.names]:
            raise UsageError(f"{options.space}: no parameter {missing[0]!r}; it has {', '.join(space.names)}")
        space = space.chosen(features)
    measurements = read_training(options.data, features, options.target, options.variability)
    return suited(options.model, measurements, chosen=features is not None), space

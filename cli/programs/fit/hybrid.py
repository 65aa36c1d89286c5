"""`chainline fit --model hybrid`: learn from measurements and from what an analytical model says of them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pandas import DataFrame

from ....analysis.host.default import default_machine
from ....errors import UsageError
from ....models.empirical.analytical.multigrid.by_name import positive_constants
from ....models.empirical.analytical.named import ANALYTICAL, COUNTED, make_analytical
from ....models.empirical.data.table_file import read_training
from ....models.empirical.estimators.hybrid.fitted_analytical import FittedAnalytical
from ....models.empirical.fitting.hybrid_fitting import (
    FITTED,
    GIVEN,
    HYBRID,
    FittedHybrid,
    analytical_errors,
    hybrid_settings,
)
from ....models.empirical.fitting.influence_fitting import INFLUENCE, one_value_warnings
from ....models.empirical.fitting.model_file import require_model_file, save_model
from ....models.empirical.fitting.stored import file_of, stored_model
from ....models.empirical.fitting.suited_columns import suited
from ....models.empirical.fitting.validated import fit_validated
from ....reports.fit import fit_lines, fit_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import named_machine
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...options.shared import input_files
from ...progress import done, stage

_PAGE = "chainline.cli.programs.fit.page:page"
_FIGURES = "chainline.cli.programs.fit.figures:draw"


def fit_hybrid(options: argparse.Namespace, settings: Mapping[str, Any]) -> None:
    """Write a hybrid model; print what was learned, and what its analytical part is worth alone."""
    if options.space:
        raise UsageError("--space: a hybrid model takes parameters as they are; leave it out")
    path = require_model_file(options.output, input_files(options))
    given, settings, constants = _split(options.analytical, settings)
    _require_known(options.analytical, options.machine)
    features = None if options.features is None else options.features.split(",")
    measurements = read_training(options.data, features, options.target, options.variability)
    measurements = suited(HYBRID, measurements, chosen=features is not None)
    analytical, machine = _analytical(
        options.analytical, options.machine, not options.no_calibration, measurements.features, given
    )
    warn(*measurements.warnings)
    stage(f"fitting hybrid to {len(measurements.features)} rows, and to parts of them", quiet=True)
    found = fit_validated(HYBRID, measurements, measurements.target, None, settings, options.seed, analytical)
    stored = found.stored
    if options.analytical == INFLUENCE:
        warn(*(f"{options.data}: {line}" for line in one_value_warnings(measurements)))
        analytical = stored.estimator.analytical
    errors = analytical_errors(analytical, measurements)
    done()
    size = save_model(stored, path)
    part = FittedHybrid(stored.estimator, options.analytical, machine, constants, errors)
    drawn = draw_into(options, _FIGURES, found, measurements, options.seed)
    write_html(options, _PAGE, found, measurements, part, size)
    if options.json:
        print_json(fit_to_json(stored, measurements, options.output, size, part))
    else:
        print_lines(fit_lines(stored, measurements, options.output, size, part))
    tell_drawn(drawn, options)
    tell_html(options)


def _split(
    name: str, settings: Mapping[str, Any]
) -> tuple[Mapping[str, float] | None, Mapping[str, Any], str | None]:
    """Return constants of an analytical model, settings of the hybrid one, and whose constants they are."""
    if name == INFLUENCE:
        return None, settings, None
    if name not in COUNTED:
        return None, settings, hybrid_settings(settings)[1]
    names = COUNTED[name].constant_names
    given = {key: value for key, value in settings.items() if key in names}
    others = {key: value for key, value in settings.items() if key not in names}
    fitted = hybrid_settings(others, names)[1] == FITTED
    if "constants" in others and not fitted:
        raise UsageError(
            f"--set constants={others['constants']}: no machine file has those of {name}; "
            f"give {', '.join(names)} by --set, or constants=fitted"
        )
    if not given and fitted:
        return None, others, FITTED
    if not given:
        raise UsageError(
            f"{name} has no value of {', '.join(names)}; give each as in --set {names[0]}=1e-6, in seconds, "
            "or --set constants=fitted"
        )
    return positive_constants(name, names, given), others, FITTED if fitted else GIVEN


def _require_known(name: str, machine: str | None) -> None:
    """Raise a UsageError if an analytical model is neither a name nor a file, or has no machine."""
    if name == INFLUENCE and machine is not None:
        raise UsageError("--machine: an influence model has no constants of a machine; leave it out")
    if name in COUNTED and machine is not None:
        raise UsageError(f"--machine: constants of {name} are in no machine file; leave it out")
    known = (*ANALYTICAL, INFLUENCE)
    if name in known:
        return
    if not Path(file_of(name)).is_file():
        raise UsageError(
            f"--analytical {name}: no such model or file; give {', '.join(known)}, "
            "or a file of `chainline fit`"
        )
    if machine is not None:
        raise UsageError(
            f"--machine: {name} is a fitted model and has no constants of a machine; leave it out"
        )


def _analytical(
    name: str, machine: str | None, calibrated: bool, table: DataFrame, given: Mapping[str, float] | None
) -> tuple[Any, str | None]:
    """Return an analytical model by its name or file, and the key of its machine if it has one."""
    if name == INFLUENCE:
        return name, None
    if name in COUNTED:
        return make_analytical(name, None, table, given), None
    if name in ANALYTICAL:
        # a machine that was calibrated elsewhere need not be a target to compile for: nothing is compiled
        constants = named_machine(machine or default_machine().machine, calibrated=calibrated)
        return make_analytical(name, constants, table), constants.key
    stored = stored_model(name)
    return FittedAnalytical(name, stored.features, stored.estimator), None

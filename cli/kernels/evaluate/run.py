"""Hold models, analytical or trained, against measured data sets."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....errors import UsageError
from ....models.empirical.fitting.stored import is_stored_model
from ....models.kernels.predictions.model import Model
from ...loading import load
from ...options.executor import LOCAL
from ...options.model_first import require_model_first
from ...options.page import require_html

_ANALYTICAL = "chainline.cli.kernels.evaluate.analytical:evaluate_analytical"
_HELD_OUT = "chainline.cli.kernels.evaluate.learned:evaluate_held_out"
_STORED = "chainline.cli.kernels.evaluate.learned:evaluate_stored_model"
_CONFIGURATIONS = "chainline.cli.programs.predict_configurations:evaluate_configurations"


def run(options: argparse.Namespace) -> None:
    """Run `chainline evaluate`: each kind of model loads libraries of its own, for a second."""
    scorer = _scorer(options)
    if options.executor != LOCAL and scorer != _HELD_OUT:
        raise UsageError(f"--executor {options.executor}: is for `evaluate learned`; leave it out")
    require_html(options, [name for name in (options.models, *options.data, options.machine) if name])
    load(scorer)(options)


def _scorer(options: argparse.Namespace) -> str:
    """Return the location of the function that scores the named models."""
    require_model_first("evaluate", options.models, options.data)
    fitted = is_stored_model(options.models)
    if options.variability is not None and not fitted:
        raise UsageError("--options: is for models of `chainline fit`; leave it out")
    if options.models == Model.LEARNED:  # before folders of that name, which ./learned gives
        return _HELD_OUT
    if Path(options.models).is_dir():
        return _STORED
    return _CONFIGURATIONS if fitted else _ANALYTICAL

"""Predictions of a trained model for kernels, or of a fitted one for configurations."""

from __future__ import annotations

import argparse

from ....models.empirical.fitting.stored import is_stored_model
from ...loading import load
from ...options.model_first import require_model_first

_KERNELS = "chainline.cli.kernels.predict.kernels:predict_kernels"
_CONFIGURATIONS = "chainline.cli.programs.predict_configurations:predict_configurations"


def run(options: argparse.Namespace) -> None:
    """Run `chainline predict`: each kind of model loads libraries of its own, for a second."""
    require_model_first("predict", options.model, [] if options.data is None else [options.data])
    load(_CONFIGURATIONS if is_stored_model(options.model) else _KERNELS)(options)

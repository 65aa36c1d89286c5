"""What a trained model says of kernels, or a fitted one of configurations."""

from __future__ import annotations

import argparse

from ....models.empirical.fitting.stored import is_stored_model
from ...loading import load

_KERNELS = "chainline.cli.kernels.predict.kernels:predict_kernels"
_CONFIGURATIONS = "chainline.cli.programs.predict_configurations:predict_configurations"


def run(options: argparse.Namespace) -> None:
    """Run `chainline predict`: each kind of model loads libraries of its own, for a second."""
    load(_CONFIGURATIONS if is_stored_model(options.model) else _KERNELS)(options)

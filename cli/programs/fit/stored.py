"""The file of `chainline fit --output`, where there is to be one."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....models.empirical.fitting.model_file import require_model_file, save_model
from ....models.empirical.fitting.store.stored_model import StoredModel
from ...options.shared import input_files


def file_to_write(options: argparse.Namespace) -> Path | None:
    """Return the file that a model is to be written into, after a look whether it may be; None of none."""
    return require_model_file(options.output, input_files(options)) if options.output else None


def saved(stored: StoredModel, path: Path | None) -> int | None:
    """Write a model where a file was asked for; return its bytes."""
    return None if path is None else save_model(stored, path)

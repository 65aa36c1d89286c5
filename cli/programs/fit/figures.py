"""Figures of `chainline fit --figures` for models that learn from rows."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ....models.empirical.data.repetitions import repetition_noise
from ....models.empirical.data.table_file import Measurements
from ....models.empirical.fitting.answers import raw_answers
from ....models.empirical.fitting.cross_validation import Validated
from ....models.empirical.fitting.partial_dependence import responses
from ....reports.figures.fitted_model import DrawnModel, draw_model


def draw(found: Validated, measurements: Measurements, seed: int, folder: Path) -> list[Path]:
    """Draw predicted against measured times, residuals and responses of a model; return the files.

    Parameters
    ----------
    found : Validated
    measurements : Measurements
        Measurements that the model was fitted to.
    seed : int
        Seed of the choice of rows for the responses.
    folder : Path
    """
    stored, held = found.stored, found.held_out
    predicted = held.predicted if held.parts else raw_answers(stored, measurements.features)
    new = stored.new_rows
    drawn = DrawnModel(
        f"{stored.model}, {stored.n_configurations} configurations",
        stored.target,
        measurements.features,
        np.asarray(measurements.times),
        predicted,
        held_out=held.parts > 0,
        half_width=new.nine_in_ten if new is not None and new.known else np.nan,
        noise=repetition_noise(measurements),
        responses=responses(stored, measurements.features, seed),
    )
    return draw_model(drawn, folder)

"""Figures of `chainline fit --figures`: of models that learn from rows, and of scaling laws."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd

from ...models.empirical.data.experiments.series import Series
from ...models.empirical.data.table_file import Measurements, repetition_noise
from ...models.empirical.fitting.cross_validation import HeldOut
from ...models.empirical.fitting.laws_cross_validation import FittedLaws, ValidatedLaw
from ...models.empirical.fitting.predictions import raw_answers, responses
from ...models.empirical.fitting.store.document import StoredModel
from ...models.empirical.fitting.stored import stored_law
from ..pmnf import pmnf_to_json
from .fitted_model import DrawnModel, draw_model
from .scaling_law import draw_scaling_laws


def draw_fit(
    stored: StoredModel, held: HeldOut, measurements: Measurements, seed: int, folder: Path
) -> list[Path]:
    """Draw predicted against measured times, residuals and responses of a model; return the files.

    Parameters
    ----------
    stored : StoredModel
    held : HeldOut
        Predictions of rows by models fitted without them.
    measurements : Measurements
        Measurements that the model was fitted to.
    seed : int
        Seed of the choice of rows for the responses.
    folder : Path
    """
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


def draw_laws(fitted: FittedLaws, folder: Path) -> list[Path]:
    """Draw laws over their measurements, of many the largest alone; return the files.

    A single law is drawn as a model too.

    Parameters
    ----------
    fitted : FittedLaws
    folder : Path
    """
    series, seed = fitted.series, fitted.seed
    drawn = draw_scaling_laws(series, fitted.found, folder, fitted.search.statistic, seed)
    if len(series) == 1:
        document = pmnf_to_json(series, fitted.found, [each.new_rows for each in fitted.validated], seed)
        stored = stored_law(document, "", "the law")
        drawn += _as_a_model(series[0], fitted.validated[0], stored, seed, folder)
    return drawn


def _as_a_model(
    series: Series, law: ValidatedLaw, stored: StoredModel, seed: int, folder: Path
) -> list[Path]:
    counts = [len(each) for each in series.repetitions]
    times, predicted = np.concatenate(series.repetitions), np.repeat(law.predicted, counts)
    frame = pd.DataFrame(np.repeat(series.points, counts, axis=0), columns=list(series.parameters))
    positive = times > 0
    if not positive.any():
        return []
    rows = Measurements(frame[positive].reset_index(drop=True), times[positive], ())
    new = law.new_rows
    held = HeldOut(predicted[positive], np.isfinite(predicted)[positive], new.configurations, new.parts)
    return draw_fit(stored, held, rows, seed, folder)
